"""The built client as it is served: small at first, and told ahead what it will need."""

from __future__ import annotations

import gzip
import re

import pytest

from lascaux.server.pages import STATIC, links, spoken

BUDGET = 200_000  # bytes of JS and CSS, zipped, before the board
built = pytest.mark.skipif(
    not (STATIC / "ahead.json").exists(), reason="the client is not built: python hatch_build.py"
)


def named(html: str) -> set[str]:
    return set(re.findall(r'"/(assets/[^"]+\.(?:js|css))"', html))


@built
def test_the_lobby_in_the_largest_language_fits_its_budget() -> None:
    page = named((STATIC / "index.html").read_text(encoding="utf-8"))
    scenes = {f"assets/{file.name}" for file in (STATIC / "assets").glob("lobby-*.js")}
    assert len(page) > 2
    assert len(scenes) == 1

    def size(language: str) -> int:
        files = page | scenes | named(links("/", language))
        return sum(len(gzip.compress((STATIC / file).read_bytes(), 9)) for file in files)

    assert max(map(size, ("en", "fr", "de", "it"))) <= BUDGET


@built
def test_a_page_is_told_ahead_what_it_will_need() -> None:
    table = links("/table/abc", "de-CH,de;q=0.9")
    assert re.search(r"/assets/Table-.*\.js", table)
    assert re.search(r"/assets/app-.*\.js", table)
    assert 'href="/api/me"' in table
    assert named(table) >= named(links("/nowhere", "de"))
    assert all((STATIC / file).exists() for file in named(table))
    assert re.search(r"/assets/rules-.*\.js", links("/rules/krom", "fr"))
    assert named(links("/rules/krom", "fr")) != named(links("/rules/krom", "it"))


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("it-CH,de;q=0.8", "it"),
        ("rm, fr;q=0.5", "fr"),
        ("FR-fr", "fr"),
        ("pt-BR", "en"),
        ("", "en"),
    ],
)
def test_the_first_language_that_we_speak_is_sent_ahead(header: str, language: str) -> None:
    assert spoken(header) == language
