"""Guests are named in their own language, until they choose a name."""

from __future__ import annotations

import json
from urllib.request import Request, urlopen

import pytest
from serving import Server

from lascaux.kernel.texts import LANGUAGES
from lascaux.server.names import invented, preferred, seen, words


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("ja, it;q=0.4, de;q=0.6", "de"),
        ("en;q=0.2, IT-ch;q=0.3", "it"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("rm, *;q=0.5", "en"),
        ("de;q=lots, ;;;, fr", "fr"),
    ],
)
def test_the_language_that_a_browser_likes_best(header: str, language: str) -> None:
    assert preferred(header) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_agrees_and_is_short_enough(language: str) -> None:
    ours = words()[language]
    beasts = [beast for kind in ours["beasts"] for beast in kind]
    assert len(beasts) == len(set(beasts)) >= 30
    assert len(ours["manners"]) >= 25
    assert all(len(forms) == len(ours["beasts"]) for forms in ours["manners"])
    longest = max(len(form) for forms in ours["manners"] for form in forms)
    assert longest + 1 + max(map(len, beasts)) <= 40
    name = invented(language)
    assert any(beast in name for beast in beasts)


def test_a_french_guest_has_a_french_name(server: Server) -> None:
    asked = Request(f"{server.address}/api/me", headers={"accept-language": "fr-FR,fr;q=0.9"})  # noqa: S310
    with urlopen(asked) as answer:  # noqa: S310
        name = json.load(answer)["name"]
    ours = words()["fr"]
    pairs = [(kind, beast) for kind, beasts in enumerate(ours["beasts"]) for beast in beasts]
    assert name in {f"{beast} {forms[kind]}" for kind, beast in pairs for forms in ours["manners"]}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("  Ulf \n the  Old ", "Ulf the Old"),
        ("\u202eflU", "flU"),  # writes backwards what follows
        ("\u200d \u0007", ""),
        ("Ulf\u200d\u200d", "Ulf"),  # or else this would look like another Ulf
        ("\U0001f469\u200d\U0001f467", "\U0001f469\u200d\U0001f467"),  # one family, one picture
    ],
)
def test_only_what_can_be_seen_of_a_name_is_kept(text: str, left: str) -> None:
    assert seen(text) == left
