"""The command `lascaux`. Bad input gets one clear line and exit code 2."""

from __future__ import annotations

import json
import secrets
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import lascaux.games  # noqa: F401  registers the games
from lascaux.kernel import match as matches
from lascaux.kernel import record as records
from lascaux.kernel.chance import derived
from lascaux.kernel.errors import BadInput, unknown
from lascaux.kernel.game import GAMES, find
from lascaux.kernel.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from lascaux.kernel.game import Game

app = typer.Typer(
    help="Board games of the cave age: play them, prove them, study them.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
deck_app = typer.Typer(help="Deck files: print ours, check yours.")
app.add_typer(deck_app, name="deck")

GameName = Annotated[str, typer.Argument(help="Which game, for example krom.")]
Players = Annotated[int, typer.Option(help="How many seats.")]
Lang = Annotated[str, typer.Option(help=f"Language: {', '.join(LANGUAGES)}.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="A variant, name=value; repeatable.")
]
DeckFile = Annotated[
    Path | None, typer.Option("--deck", help="A deck file instead of the tribe deck.")
]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same luck.")]
Bots = Annotated[
    str,
    typer.Option(help="Bots, separated by commas: child, gatherer, hunter, elder; greedy, random."),
]


def language(name: str) -> str:
    if name not in LANGUAGES:
        raise unknown("language", name, list(LANGUAGES))
    return name


def parse_options(pairs: list[str] | None) -> dict[str, str]:
    options = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"option {pair!r} must be written name=value")
        options[name] = value
    return options


def parse_bots(names: str) -> tuple[str, ...]:
    from lascaux.bots import BOTS

    bots = tuple(name.strip() for name in names.split(","))
    for name in bots:
        if name not in BOTS:
            raise unknown("bot", name, list(BOTS))
    return bots


def load_deck(game: Game, file: Path | None) -> Any:
    deck = game.deck(file)
    for warning in deck.warnings:
        print(f"lascaux: warning: {warning}", file=sys.stderr)
    return deck


@app.command()
def play(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="How many seats; 4 unless said.")] = None,
    lang: Lang = "en",
    option: Options = None,
    seed: Seed = None,
    bots: Bots = "gatherer",
    hotseat: Annotated[
        bool, typer.Option("--hotseat", help="People on all seats, one keyboard.")
    ] = False,
    save: Annotated[
        Path | None, typer.Option(help="Keep the game in this file, and go on from it.")
    ] = None,
    deck: DeckFile = None,
) -> None:
    """Play in the terminal, against bots or together."""
    from rich.console import Console

    from lascaux.terminal.opening import fresh_save, nonce, resume, seat_people
    from lascaux.terminal.play import play as play_match

    kind = find(game)
    language(lang)
    options = parse_options(option)
    full = kind.choose_options(4 if players is None else players, options)
    names = parse_bots(bots)
    cards = load_deck(kind, deck)
    if save and save.exists():
        match = resume(kind, save, cards, players, options, seed)
    else:
        secret = secrets.token_hex(16) if seed is None else str(seed)
        seats = seat_people(4 if players is None else players, names, secret, hotseat)
        nonces = [nonce(seed, seat) for seat in range(len(seats))]
        match = matches.start(kind, len(seats), full, cards, seats, derived(secret, "seed"), nonces)
        save = save or fresh_save(kind)
        match.record.write(save)
    humans = [seat for seat, name in enumerate(match.record.seats) if name == "human"]
    play_match(match, lang, humans, save, Console())


@app.command()
def serve(
    port: Annotated[int, typer.Option(help="Where to listen; 0 takes any free port.")] = 8765,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
    database: Annotated[str | None, typer.Option(help="sqlite:///FILE or postgresql://…")] = None,
    host: Annotated[str | None, typer.Option(help="Listen at this address of the machine.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let other devices in the network join, too.")
    ] = False,
) -> None:
    """Play in the browser, with friends and bots."""
    from lascaux.server.address import ANYWHERE, THIS_MACHINE
    from lascaux.server.serve import serve as run

    run(port, not no_open, database, host or (ANYWHERE if lan else THIS_MACHINE))


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(help="One clause, for example K19.")] = None,
    lang: Lang = "en",
    deck: DeckFile = None,
) -> None:
    """The rules of a game in our own words, or one clause."""
    from lascaux.terminal.rules import print_rules

    kind = find(game)
    print_rules(kind, load_deck(kind, deck), Texts(kind.folder, language(lang)), clause)


@deck_app.command("export")
def deck_export(game: GameName) -> None:
    """Print the tribe deck as TOML: a starting point for your own."""
    sys.stdout.write((find(game).folder / "deck.toml").read_text(encoding="utf-8"))


@deck_app.command("check")
def deck_check(
    file: Annotated[Path, typer.Argument(help="A deck file.")],
    game: Annotated[str, typer.Option(help="Unless the file names it.")] = "krom",
) -> None:
    """Check a deck file against the rules of its game."""
    from lascaux.kernel.deckfile import parsed

    named = parsed(file).get("game")
    kind = GAMES[named] if isinstance(named, str) and named in GAMES else find(game)
    deck = load_deck(kind, file)
    print(f"{file}: {deck.name}: a good deck for {kind.id} (hash {deck.hash[:12]})")


@app.command()
def simulate(
    game: GameName,
    players: Players = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Bots = "gatherer",
    seed: Annotated[int, typer.Option(help="Same seed, same result.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    option: Options = None,
    deck: DeckFile = None,
    records_dir: Annotated[
        Path | None, typer.Option("--records", help="Write every record here.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The report as JSON.")] = False,
) -> None:
    """Let bots play many games and report on them."""
    from lascaux.lab.report import progress_bar, show
    from lascaux.lab.simulate import Plan
    from lascaux.lab.simulate import simulate as run

    kind = find(game)
    options = kind.choose_options(players, parse_options(option))
    plan = Plan(
        kind.id, players, options, load_deck(kind, deck), parse_bots(bots), seed, records_dir
    )
    with progress_bar(games) as progress:
        report = run(plan, games, jobs, progress)
    print(json.dumps(report, indent=2)) if as_json else show(report)


@app.command()
def tune(
    game: GameName,
    players: Players = 2,
    games: Annotated[int, typer.Option(min=2, help="Games for each number tried.")] = 200,
    rounds: Annotated[int, typer.Option(min=1, help="How often all numbers are tried.")] = 1,
    seed: Annotated[int, typer.Option(help="Same seed, same result.")] = 1,
) -> None:
    """Look for better numbers in a game's evaluation, by letting bots play with them."""
    from lascaux.bots.tune import tune as run

    better: dict[str, float] = {}
    for trial in run(find(game), players, games, rounds, seed):
        said = "better" if trial.better else "no better"
        share = f"{trial.won / trial.games:.3f} of {trial.games} games"
        print(f"{trial.name}: {trial.old} -> {trial.new} wins {share}, {said}", flush=True)
        if trial.better:
            better[trial.name] = trial.new
    for name, value in better.items():
        print(f"{name} = {value}")


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="The rows as JSON.")] = False,
) -> None:
    """Decisions and copies per second, one core, per game and player count."""
    from lascaux.lab.bench import rows
    from lascaux.lab.report import show_bench

    found = rows()
    print(json.dumps(found, indent=2)) if as_json else show_bench(found)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    lang: Lang = "en",
    seat: Annotated[
        int | None, typer.Option(help="See it as this seat saw it (0 is the first).")
    ] = None,
    deck: DeckFile = None,
) -> None:
    """Show a recorded game step by step."""
    from rich.console import Console

    from lascaux.terminal.replay import replay as show_replay

    language(lang)
    record, cards = open_record(file, deck)
    matches.replay(record, cards, str(file))
    if seat is not None and seat not in range(record.players):
        raise BadInput(f"seat {seat}: this game has seats 0 to {record.players - 1}")
    ask = input if sys.stdin.isatty() and sys.stdout.isatty() else None
    show_replay(record, cards, lang, Console(), ask, seat)


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A record.")], deck: DeckFile = None) -> None:
    """Recompute every roll of a record; exit 0 when it is proved, 1 when something differs."""
    record, cards = open_record(file, deck)
    differs = matches.verify(record, cards, str(file))
    for line in differs:
        print(f"{file}: {line}")
    if differs:
        raise typer.Exit(1)
    rolls = sum(who < 0 for who, _ in record.answers)
    print(f"{file}: proved ({rolls} rolls and draws, {len(record.answers)} answers)")


def open_record(file: Path, deck: Path | None) -> tuple[records.Record, Any]:
    record = records.read(file)
    if record.game not in GAMES:
        raise BadInput(f"{file}: {unknown('game', record.game, sorted(GAMES))}")
    return record, load_deck(find(record.game), deck)


def main() -> None:
    """Run the command; whatever the input, one clear line instead of a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        code = complain(error.format_message())
    except BadInput as error:
        code = complain(str(error))
    except BrokenPipeError:
        sys.stdout = None  # whoever read has gone; say nothing more
        code = 0
    except OSError as error:
        code = complain(f"{error.filename or 'output'}: {error.strerror}")
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)


def complain(line: str) -> int:
    print(f"lascaux: {line}", file=sys.stderr)
    return 2
