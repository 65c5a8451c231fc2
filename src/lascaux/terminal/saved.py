"""The games that are kept in the data folder, and how to go on with each."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from lascaux.kernel import match as matches
from lascaux.kernel import record as records
from lascaux.kernel.errors import BadInput
from lascaux.kernel.texts import Texts
from lascaux.terminal.bookmark import Bookmark, brought_along
from lascaux.terminal.opening import games_folder
from lascaux.terminal.words import FOLDER

if TYPE_CHECKING:
    from rich.console import Console

    from lascaux.kernel.game import Deck, Game
    from lascaux.kernel.record import Record

SOME_DECK = Path("FILE")  # a record knows its deck by hash, not where it lies


def list_saved(language: str, lang: str | None, console: Console) -> None:
    """Newest first; a file that is not a game is named, and does no harm."""
    texts, folder = Texts(FOLDER, language), games_folder()
    files = sorted(folder.glob("*.json"), key=changed, reverse=True)
    title = "saved-games" if files else "saved-none"
    console.print(Text(texts(title, folder=str(folder))), soft_wrap=True)
    for file in files:
        try:
            record = records.read(file)
            about, command = describe(record, file, texts, lang)
        except BadInput as error:
            about, command = str(error), ""
        when = datetime.fromtimestamp(changed(file)).astimezone()
        console.print(Text(f"\n{when:%Y-%m-%d %H:%M}  ").append(about), soft_wrap=True)
        if command:
            console.print(Text(f"    {command}", "bold"), soft_wrap=True)


def changed(file: Path) -> float:
    try:
        return file.lstat().st_mtime
    except OSError:  # gone meanwhile
        return 0


def describe(record: Record, file: Path, texts: Texts, lang: str | None) -> tuple[str, str]:
    """A line about a game and the command for it; BadInput if it cannot be opened here."""
    game = matches.playable(record, str(file))
    deck = tribe_deck(game)
    ours = record.deck == deck.hash
    kept = Bookmark(file, None if ours else SOME_DECK, lang, brought_along(record.seats))
    own = Texts(game.folder, texts.language)
    parts = [own("game-name"), players(record, texts)]
    if not ours:
        parts.append(texts("saved-deck"))
    if record.hash is not None:
        return " · ".join([*parts, result(record, texts)]), kept.replay()
    if ours:
        match = matches.replay(record, deck, str(file))
        begun = game.round(match.position)
        said = own if own.has("round") else texts
        parts.append(said("round", n=begun) if begun else texts("saved-setup"))
    return " · ".join(parts), kept.go_on(game.id)


@cache
def tribe_deck(game: Game) -> Deck:
    deck: Deck = game.deck()
    return deck


def players(record: Record, texts: Texts) -> str:
    """You and the bots, or how many people."""
    seated = Counter(record.seats)
    people = seated.pop("human", 0)
    first = [texts("saved-people", n=people)] if people else []
    return ", ".join([*first, *(texts("saved-bots", bot=bot, n=n) for bot, n in seated.items())])


def result(record: Record, texts: Texts) -> str:
    people = [seat for seat, name in enumerate(record.seats) if name == "human"]
    if len(people) != 1:
        return texts("saved-over")
    return texts("saved-won" if people[0] in record.winners else "saved-lost")
