"""The texts of games, for clients that were built without them."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from serving import Server

from lascaux.kernel.game import GAMES

if TYPE_CHECKING:
    from email.message import Message
    from pathlib import Path

UNSHELVED = "from lascaux.games import GLETSCHER; type(GLETSCHER).on_shelf = False"


def texts(server: Server, game: str, language: str, known: str = "") -> tuple[str, Message]:
    address = f"{server.address}/api/games/{game}/texts/{language}"
    with urlopen(Request(address, headers={"if-none-match": known})) as answer:  # noqa: S310
        return answer.read().decode(), answer.headers


def refused(server: Server, game: str, language: str, known: str = "") -> tuple[int, str]:
    with pytest.raises(HTTPError) as refusal:
        texts(server, game, language, known)
    with refusal.value as answer:
        return answer.code, answer.read().decode()


def test_a_client_can_ask_for_all_that_a_game_says_in_a_language(server: Server) -> None:
    for language, savanna in (("en", "Savanna"), ("de", "Savanne")):
        said, headers = texts(server, "krom", language)
        assert headers.get_content_type() == "text/plain"
        assert f"\nplace-savanna = {savanna}\n" in said
        assert "\nrule-K1 =" in said
        assert "\ncard-" in said


def test_what_a_client_must_not_know_is_not_among_them(server: Server) -> None:
    book = GAMES["above_below"].folder / "texts" / "en" / "book.ftl"
    assert "trombone" in book.read_text(encoding="utf-8")
    assert "trombone" not in texts(server, "above_below", "en")[0]


def test_texts_that_a_client_has_are_not_sent_again(server: Server) -> None:
    mark = texts(server, "gletscher", "fr")[1]["etag"]
    assert refused(server, "gletscher", "fr", mark) == (304, "")
    assert texts(server, "gletscher", "it", mark)[0]


@pytest.mark.parametrize(("game", "language"), [("chess", "en"), ("krom", "es")])
def test_no_game_and_no_language_that_is_not_here(server: Server, game: str, language: str) -> None:
    code, said = refused(server, game, language)
    assert code == 404
    assert "no such game" in said


def test_the_lobby_is_told_which_games_stand_on_the_shelf(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/lascaux.db", first=UNSHELVED)
    try:
        games = server.visitor().call("GET", "/api/games")
    finally:
        server.stop()
    shelf = {game["id"]: game["shelf"] for game in games}
    assert shelf == {"krom": True, "gletscher": False, "above_below": True}
