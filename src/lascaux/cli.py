"""The command `lascaux`. Bad input gets one clear line and exit code 2, work broken off exit code 1."""

from __future__ import annotations

import secrets
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lascaux import __version__
from lascaux.arguments import (
    Bots,
    Clause,
    DeckFile,
    GameName,
    Lang,
    Options,
    Seed,
    find_game,
    game_names,
    games,
    load_deck,
    parse_bots,
    parse_options,
)
from lascaux.kernel import match as matches
from lascaux.kernel import record as records
from lascaux.kernel.chance import derived
from lascaux.kernel.errors import BadInput, BrokenOff
from lascaux.kernel.texts import LANGUAGES, Texts
from lascaux.lab import commands
from lascaux.language import language
from lascaux.welcome import HELP, Commands

if TYPE_CHECKING:
    from lascaux.kernel.game import Deck

app = typer.Typer(
    help=HELP,
    cls=Commands,
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
deck_app = typer.Typer(help="Print our deck as a file to start from, or check your own.")
app.add_typer(deck_app, name="deck")
book_app = typer.Typer(help="Check the book of encounters of Above and Below.")
app.add_typer(book_app, name="book")
for command in (
    commands.simulate,
    commands.tournament,
    commands.ladder,
    commands.balance,
    commands.tune,
    commands.bench,
):
    app.command()(command)


def print_version(wanted: bool) -> None:
    if wanted:
        print(f"lascaux {__version__}")
        raise typer.Exit


@app.callback()
def lascaux(
    ctx: typer.Context,
    version: Annotated[  # noqa: ARG001  said by its callback
        bool,
        typer.Option("--version", callback=print_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    if ctx.invoked_subcommand is None:
        assert isinstance(ctx.command, Commands)
        print(ctx.command.welcome(ctx))


@app.command()
def play(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="How many players.", show_default="4")] = None,
    lang: Lang = None,
    option: Options = None,
    seed: Seed = None,
    bots: Bots = "gatherer",
    hotseat: Annotated[
        bool, typer.Option("--hotseat", help="People play all seats, at one keyboard.")
    ] = False,
    save: Annotated[
        Path | None, typer.Option(help="Keep the game in this file, or continue the one in it.")
    ] = None,
    deck: DeckFile = None,
) -> None:
    """Play in the terminal, against bots or together."""
    from rich.console import Console

    from lascaux.terminal.bookmark import Bookmark, brought_along
    from lascaux.terminal.opening import fresh_save, nonce, resume, seat_people
    from lascaux.terminal.play import play as play_match

    kind = find_game(game)
    tongue = language(lang)
    options = parse_options(option)
    full = kind.choose_options(4 if players is None else players, options)
    names = parse_bots(bots)
    cards = load_deck(kind, deck)
    if save and save.exists():
        match = resume(kind, save, cards, players, options, seed, names)
    else:
        secret = secrets.token_hex(16) if seed is None else str(seed)
        seats = seat_people(4 if players is None else players, names, secret, hotseat)
        nonces = [nonce(seed, seat) for seat in range(len(seats))]
        match = matches.start(kind, len(seats), full, cards, seats, derived(secret, "seed"), nonces)
        save = save or fresh_save(kind)
        match.record.write(save)
    humans = [seat for seat, name in enumerate(match.record.seats) if name == "human"]
    kept = Bookmark(save, deck, lang, brought_along(match.record.seats))
    play_match(match, tongue, humans, kept, Console())


@app.command()
def serve(
    port: Annotated[int, typer.Option(help="The port to listen on; 0 takes any free one.")] = 8765,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
    database: Annotated[
        str | None, typer.Option(help="Keep the tables there: sqlite:///FILE or postgresql://…")
    ] = None,
    host: Annotated[str | None, typer.Option(help="Listen on this address of the machine.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let other devices on your network join.")
    ] = False,
) -> None:
    """Play in the browser, with friends and bots."""
    from lascaux.server.address import ANYWHERE, THIS_MACHINE
    from lascaux.server.serve import serve as run

    run(port, not no_open, database, host or (ANYWHERE if lan else THIS_MACHINE))


@app.command()
def rules(
    game: GameName,
    clause: Clause = None,
    lang: Lang = None,
    deck: DeckFile = None,
) -> None:
    """Read the rules of a game, or one clause."""
    from lascaux.terminal.rules import print_rules

    kind = find_game(game)
    print_rules(kind, load_deck(kind, deck), Texts(kind.folder, language(lang)), clause)


@deck_app.command("export")
def deck_export(game: GameName) -> None:
    """Print the tribe deck as TOML: a starting point for your own."""
    sys.stdout.write(find_game(game).tribe())


@deck_app.command("check")
def deck_check(
    file: Annotated[Path, typer.Argument(help="A deck file.")],
    game: Annotated[
        str, typer.Option(help="The game, unless the file names it.", autocompletion=game_names)
    ] = "krom",
) -> None:
    """Check a deck file against the rules of its game."""
    from lascaux.kernel.deckfile import parsed

    named = parsed(file).get("game")
    kind = find_game(named if named in games() else game)
    deck = load_deck(kind, file)
    print(f"{file}: {deck.name}: a good deck for {kind.id} (hash {deck.hash[:12]})")


@book_app.callback()
def book() -> None:
    """Check the book of encounters of Above and Below."""


@book_app.command("check")
def book_check(
    file: Annotated[Path | None, typer.Argument(help="Other figures than ours (TOML).")] = None,
) -> None:
    """Look for dead links, missing texts, unreachable paragraphs and figures out of range."""
    from lascaux.games.above_below import book as books
    from lascaux.games.above_below import pages

    found = books.read(file)
    wrong = pages.check(found)
    for line in wrong:
        print(line)
    if wrong:
        raise typer.Exit(1)
    roots = sum(not paragraph.linked for paragraph in found.paragraphs)
    linked = len(found.paragraphs) - roots
    print(
        f"a good book: {roots} encounters, {linked} linked paragraphs, {len(LANGUAGES)} languages"
    )


@app.command()
def saved(lang: Lang = None) -> None:
    """List your saved games and how to go on with each."""
    from rich.console import Console

    from lascaux.terminal.saved import list_saved

    tongue = language(lang)
    games()
    list_saved(tongue, lang, Console())


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    lang: Lang = None,
    seat: Annotated[
        int | None, typer.Option(help="See it as this seat did (0 is the first).")
    ] = None,
    deck: DeckFile = None,
) -> None:
    """Show a recorded game step by step."""
    from rich.console import Console

    from lascaux.terminal.replay import replay as show_replay

    tongue = language(lang)
    record, cards = open_record(file, deck)
    matches.replay(record, cards, str(file))
    if seat is not None and seat not in range(record.players):
        raise BadInput(f"seat {seat}: this game has seats 0 to {record.players - 1}")
    ask = input if sys.stdin.isatty() and sys.stdout.isatty() else None
    show_replay(record, cards, tongue, Console(), ask, seat)


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A record.")], deck: DeckFile = None) -> None:
    """Prove that every roll and draw of a recorded game was fair.

    The exit status is 0 when it is proved and 1 when something differs.
    """
    record, cards = open_record(file, deck)
    differs = matches.verify(record, cards, str(file))
    for line in differs:
        print(f"{file}: {line}")
    if differs:
        raise typer.Exit(1)
    rolls = sum(who < 0 for who, _ in record.answers)
    print(f"{file}: proved ({rolls} rolls and draws, {len(record.answers)} answers)")


def open_record(file: Path, deck: Path | None) -> tuple[records.Record, Deck]:
    record = records.read(file)
    try:
        kind = find_game(record.game)
    except BadInput as error:
        raise BadInput(f"{file}: {error}") from None
    return record, load_deck(kind, deck)


def main() -> None:
    """Run the command; whatever the input, one clear line instead of a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(prog_name="lascaux", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        code = complain(error.format_message())
    except BadInput as error:
        code = complain(str(error))
    except BrokenOff as error:
        complain(str(error))
        code = 1
    except BrokenPipeError:
        sys.stdout = None  # the reader has gone; say nothing more
        code = 0
    except OSError as error:
        code = complain(f"{error.filename or 'output'}: {error.strerror}")
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)


def complain(line: str) -> int:
    print(f"lascaux: {line}", file=sys.stderr)
    return 2
