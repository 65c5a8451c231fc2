"""What the commands have in common: arguments and options, and how they are read."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lascaux.kernel.errors import BadInput, unknown
from lascaux.kernel.texts import LANGUAGES

if TYPE_CHECKING:
    from lascaux.kernel.game import Deck, Game


def game_names() -> list[str]:
    return list(games())


def bot_names(incomplete: str) -> list[str]:
    """The last name of a list is the one being typed."""
    from lascaux.bots import BOTS

    typed, comma, _ = incomplete.rpartition(",")
    return [f"{typed}{comma}{name}" for name in BOTS]


def named_before(ctx: typer.Context) -> list[Game]:
    """The game on the line so far, if there is one: before an option's value it is still unread."""
    return [game for game in games().values() if game.id in {ctx.params.get("game"), *ctx.args}]


def variants(ctx: typer.Context) -> list[str]:
    return [
        f"{name}={value}"
        for game in named_before(ctx)
        for name, option in game.options.items()
        for value in option.values
    ]


def clauses(ctx: typer.Context) -> list[str]:
    return [c for game in named_before(ctx) for chapter in game.clauses.values() for c in chapter]


GameName = Annotated[
    str, typer.Argument(help="Which game, for example krom.", autocompletion=game_names)
]
Clause = Annotated[
    str | None, typer.Argument(help="One clause, for example K19.", autocompletion=clauses)
]
Players = Annotated[int, typer.Option(help="How many players.")]
Lang = Annotated[
    str | None,
    typer.Option(
        help=f"Language: {', '.join(LANGUAGES)}.",
        show_default="your system's",
        autocompletion=lambda: list(LANGUAGES),
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", help="A variant as name=value; can be repeated.", autocompletion=variants
    ),
]
DeckFile = Annotated[
    Path | None, typer.Option("--deck", help="A deck file to use instead of the tribe deck.")
]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same luck.")]
# SQLite, which keeps the seed of a run, has whole numbers of 64 bits.
LabSeed = Annotated[
    int, typer.Option(min=-(2**63), max=2**63 - 1, help="The same seed gives the same games.")
]
Jobs = Annotated[int, typer.Option(min=1, help="How many processes.")]
Keep = Annotated[
    Path | None,
    typer.Option(help="Keep the results in this SQLite file and continue where it stopped."),
]
Cluster = Annotated[str | None, typer.Option(help="Play on a Dask cluster at tcp://HOST:PORT.")]
Bots = Annotated[
    str,
    typer.Option(
        help="Bots, separated by commas: child (often moves at random), gatherer (looks one step "
        "ahead), hunter (weighs every step), elder (takes its time and reads the table); "
        "for the lab also greedy and random; or your own, as module:Class.",
        autocompletion=bot_names,
    ),
]


def games() -> dict[str, Game]:
    """The games. Loading them takes longest, so a command that needs none does without."""
    import lascaux.games  # noqa: F401  registers the games
    from lascaux.kernel.game import GAMES

    return GAMES


def find_game(name: str) -> Game:
    known = games()
    if name not in known:
        raise unknown("game", name, sorted(known))
    return known[name]


def parse_options(pairs: list[str] | None) -> dict[str, str]:
    options = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"option {pair!r} must be written name=value")
        options[name] = value
    return options


def parse_bots(names: str) -> tuple[str, ...]:
    from lascaux.bots import maker

    found = tuple(name.strip() for name in names.split(","))
    for name in found:
        maker(name)
    return found


def load_deck(game: Game, file: Path | None) -> Deck:
    deck = game.deck(file)
    for warning in deck.warnings:
        print(f"lascaux: warning: {warning}", file=sys.stderr)
    return deck
