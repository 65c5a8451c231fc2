"""The built client as it is served: small at first, and told ahead what it will need."""

from __future__ import annotations

import gzip
import re
from urllib.request import Request, urlopen

import pytest
from serving import Server, table_of

from lascaux.client import Visitor
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
    scenes = {f"assets/{file.name}" for file in (STATIC / "assets").glob("lobby-*.svg")}
    assert sorted(file.rpartition(".")[2] for file in page) == ["css", "js", "js"]
    assert len(scenes) == 1

    def size(language: str) -> int:
        files = page | scenes | named(links("/", language))
        return sum(len(gzip.compress((STATIC / file).read_bytes(), 9)) for file in files)

    assert max(map(size, ("en", "fr", "de", "it"))) <= BUDGET


@built
def test_a_page_is_told_ahead_what_it_will_need() -> None:
    table = links("/table/abc", "de-CH,de;q=0.9")
    assert re.search(r"/assets/table-.*\.js", table)
    assert re.search(r"/assets/app-.*\.js", table)
    assert 'href="/api/me"' in table
    assert named(table) >= named(links("/nowhere", "de"))
    assert not re.search(r"/assets/Lobby-.*\.js", table)
    assert re.search(r"/assets/Lobby-.*\.js", links("/", "de"))
    assert not re.search(r"/assets/table-.*\.js", links("/new/krom", "de"))
    assert all((STATIC / file).exists() for file in named(table))
    assert re.search(r"/assets/rules-.*\.js", links("/rules/krom", "fr"))
    assert named(links("/rules/krom", "fr")) != named(links("/rules/krom", "it"))


@built
def test_a_table_is_told_ahead_of_its_board_and_cards_as_far_as_it_may_be_seen(
    server: Server,
) -> None:
    host, stranger = server.visitor(), server.visitor()
    made = host.call("POST", "/api/tables", table_of(["me", "greedy"]))["table"]
    address = f"/table/{made['id']}"

    def ahead(who: Visitor) -> str:
        with who.opener.open(server.address + address) as answer:
            return str(answer.read(), "utf-8")

    words, board = r"/assets/krom-en-.*\.js", r"/assets/krom-[\w-]{8}\.js"
    assert re.search(words, ahead(host))
    assert made["deck"] not in ahead(host)  # nobody plays yet
    assert re.search(r"/assets/WaitingRoom-.*\.js", ahead(host))
    assert 'href="/api/games"' in ahead(host)
    host.call("POST", f"/api/tables/{made['id']}/start")
    assert re.search(board, ahead(host))
    assert not re.search(r"/assets/(WaitingRoom|scenes)-.*\.js", ahead(host))
    assert f'href="/api/decks/{made["deck"]}"' in ahead(host)
    assert made["deck"] not in ahead(stranger)
    assert not re.search(words, ahead(stranger))


@built
def test_files_come_in_the_smallest_form_that_the_browser_reads(server: Server) -> None:
    file = next((STATIC / "assets").glob("index-*.js"))
    plain = file.read_bytes()

    def sent(accepted: str) -> tuple[str | None, bytes]:
        address = f"{server.address}/assets/{file.name}"
        asked = Request(address, headers={"accept-encoding": accepted})  # noqa: S310
        with urlopen(asked) as answer:  # noqa: S310
            return answer.headers["content-encoding"], answer.read()

    assert sent("identity") == (None, plain)
    way, zipped = sent("gzip, deflate")
    assert (way, gzip.decompress(zipped)) == ("gzip", plain)
    way, pressed = sent("gzip, deflate, br")
    assert way == "br"
    assert len(pressed) < len(zipped)


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
