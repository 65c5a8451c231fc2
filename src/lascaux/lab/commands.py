"""The commands of the lab."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from lascaux.arguments import (
    Bots,
    Cluster,
    DeckFile,
    GameName,
    Jobs,
    Keep,
    LabSeed,
    Options,
    Players,
    find_game,
    load_deck,
    parse_bots,
    parse_options,
)
from lascaux.kernel.errors import BadInput
from lascaux.kernel.extras import need

TRIALS = 1000  # games of a balance report, where the game does not say


def simulate(
    game: GameName,
    players: Players = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Bots = "greedy",
    seed: LabSeed = 1,
    jobs: Jobs = 1,
    option: Options = None,
    deck: DeckFile = None,
    records_dir: Annotated[
        Path | None, typer.Option("--records", help="Write every record into this folder.")
    ] = None,
    keep: Keep = None,
    cluster: Cluster = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Let bots play many games, and report on them."""
    from lascaux.lab.play import Plan
    from lascaux.lab.report import progress_bar, show
    from lascaux.lab.results import Results
    from lascaux.lab.simulate import simulate as run
    from lascaux.lab.workers import workers

    kind = find_game(game)
    options = kind.choose_options(players, parse_options(option))
    plan = Plan(
        kind.id, players, options, load_deck(kind, deck), parse_bots(bots), seed, records_dir
    )
    with workers(jobs, cluster, keep) as executor, progress_bar(games) as progress:
        report = run(plan, games, executor, progress, Results(keep))
    print(json.dumps(report, indent=2)) if as_json else show(report)


def balance(
    game: GameName,
    bots: Bots = "greedy",
    games: Annotated[
        int | None,
        typer.Option(min=1, help="How many games.", show_default="what the contract asks"),
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many players.", show_default="each number in turn")
    ] = None,
    seed: LabSeed = 1,
    jobs: Jobs = 1,
    option: Options = None,
    deck: DeckFile = None,
    keep: Keep = None,
    cluster: Cluster = None,
    out: Annotated[
        Path | None, typer.Option(help="The folder for the report.", show_default="the current one")
    ] = None,
) -> None:
    """Measure a deck against its targets, and write a report."""
    from lascaux.lab import balance as run
    from lascaux.lab.pages import write
    from lascaux.lab.report import progress_bar, show_balance
    from lascaux.lab.results import Results
    from lascaux.lab.simulate import make_folder
    from lascaux.lab.workers import workers

    kind, options = find_game(game), parse_options(option)
    seats = kind.seats if players is None else [players]
    for n in seats:
        kind.choose_options(n, options)
    need("matplotlib", "lab", "a report")
    if not (kind.targets or kind.shown):
        raise BadInput(f"{kind.id} has no targets to be measured against")
    many = {n: games or kind.trials.get(n, TRIALS) for n in seats}
    cards, folder = load_deck(kind, deck), out or Path()
    names = parse_bots(bots)
    with workers(jobs, cluster, keep) as executor, progress_bar(sum(many.values())) as progress:
        results = Results(keep)
        make_folder(folder)
        found = run.samples(kind, cards, names, seed, options, many, results, executor, progress)
    show_balance(found)
    for file in write(found, folder):
        print(file)


def tune(
    game: GameName,
    players: Players = 2,
    games: Annotated[int, typer.Option(min=2, help="How many games per round.")] = 400,
    rounds: Annotated[int, typer.Option(min=1, help="How many times to move the numbers.")] = 1,
    seed: LabSeed = 1,
) -> None:
    """Look for better numbers in a game's evaluation by self-play."""
    from lascaux.bots.evaluate import evaluation_of
    from lascaux.bots.tune import compare, numbers, variant
    from lascaux.bots.tune import tune as run
    from lascaux.lab.report import progress_bar

    found = find_game(game)
    weights = old = numbers(found)
    for slopes in run(found, players, games, rounds, seed, progress_bar):
        for one in sorted(slopes, key=lambda slope: -slope.sure):
            moved = f"{one.old} -> {one.new}" if one.new != one.old else f"{one.old} stays"
            print(f"{one.name}: {one.gain:+.2f} ± {one.error:.2f} points, {moved}", flush=True)
        weights = {one.name: one.new for one in slopes}
    better = {name: value for name, value in weights.items() if value != old[name]}
    new, now = variant(found, better), evaluation_of(found)
    with progress_bar(games) as progress:
        won = compare(found, new, now, players, games, str(seed), progress)
    print(f"together they win {won / games:.3f} of {games} games, {1 / players:.3f} is their share")
    for name, value in better.items():
        print(f"{name} = {value}")


def bench(
    seconds: Annotated[
        float, typer.Option(min=0.01, max=600, help="How long to measure each figure.")
    ] = 1.5,
    as_json: Annotated[bool, typer.Option("--json", help="Print the rows as JSON.")] = False,
) -> None:
    """Measure how many decisions and copies a second one core makes."""
    from lascaux.lab.bench import rows, tables
    from lascaux.lab.report import progress_bar, show_bench

    with progress_bar(len(tables()), "tables") as progress:
        found = rows(seconds, progress)
    print(json.dumps(found, indent=2)) if as_json else show_bench(found)


def tournament(
    game: GameName,
    bots: Bots,
    players: Players = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games per table of bots.")] = 100,
    seed: LabSeed = 1,
    jobs: Jobs = 1,
    option: Options = None,
    deck: DeckFile = None,
    keep: Keep = None,
    cluster: Cluster = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the tables as JSON.")] = False,
) -> None:
    """Let every bot play every other from equal seats, and rate them."""
    from lascaux.lab.play import Plan
    from lascaux.lab.report import progress_bar, show_tournament
    from lascaux.lab.results import Results
    from lascaux.lab.tournament import tournament as run
    from lascaux.lab.tournament import whole
    from lascaux.lab.workers import workers

    kind = find_game(game)
    options = kind.choose_options(players, parse_options(option))
    plan = Plan(kind.id, players, options, load_deck(kind, deck), parse_bots(bots), seed)
    need("openskill", "lab", "a tournament")
    with workers(jobs, cluster, keep) as executor, progress_bar(whole(plan, games)) as progress:
        standings, pairings = run(plan, games, Results(keep), executor, progress)
    if as_json:
        print(json.dumps({"standings": standings, "pairings": pairings}, default=asdict, indent=2))
    else:
        show_tournament(plan, standings, pairings)


def ladder(
    game: GameName,
    players: Annotated[
        int, typer.Option(help="2 for one against one, 4 for one against three.")
    ] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games per rung.")] = 1000,
    seed: LabSeed = 1,
    jobs: Jobs = 1,
    keep: Keep = None,
    cluster: Cluster = None,
    times: Annotated[
        int, typer.Option(min=0, help="Time the thinking instead, in this many games.")
    ] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the table as JSON.")] = False,
) -> None:
    """Let each level play the one below, or time how long it thinks."""
    from lascaux.lab.ladder import RUNGS, as_data, matches, pairs, thinking
    from lascaux.lab.report import progress_bar, show_matches, show_thinking
    from lascaux.lab.results import Results
    from lascaux.lab.simulate import shifted
    from lascaux.lab.tournament import equal_seats
    from lascaux.lab.workers import workers

    kind = find_game(game)
    kind.choose_options(players, {})
    if times:
        with progress_bar(times * len(RUNGS)) as progress:
            thought = [
                thinking(kind, level, players, times, seed, partial(shifted, progress, i * times))
                for i, level in enumerate(RUNGS)
            ]
        print(json.dumps(thought, default=as_data)) if as_json else show_thinking(thought)
        return
    each = equal_seats(games, players)
    whole = each * len(pairs(players))
    with workers(jobs, cluster, keep) as executor, progress_bar(whole) as progress:
        found = matches(kind, players, each, seed, Results(keep), executor, progress)
    print(json.dumps(found, default=as_data)) if as_json else show_matches(found)
