"""How often does the sole leader at half-time win? The plot of `lascaux balance`, from its results.

lascaux balance krom --games 500 --jobs 2 --keep krom.sqlite
python docs/half_time.py krom.sqlite half-time.png
"""

import json
import sqlite3
import sys
from pathlib import Path

import pandas as pd

import lascaux.games  # noqa: F401  registers the games
from lascaux.kernel.game import find
from lascaux.lab.intervals import Estimate, share
from lascaux.lab.measures import Finding, band_of
from lascaux.lab.plots import TITLES, dots

USAGE = "usage: python docs/half_time.py RESULTS PICTURE, with results kept by the lab (--keep)"


def read(file: str) -> tuple[pd.DataFrame, ...]:
    with sqlite3.connect(f"{Path(file).resolve().as_uri()}?mode=ro", uri=True) as base:
        tables = ("plans", "games", "seats", "race")
        return tuple(pd.read_sql(f"SELECT * FROM {table}", base) for table in tables)  # noqa: S608


def leaders(games: pd.DataFrame, seats: pd.DataFrame, race: pd.DataFrame) -> pd.DataFrame:
    """The sole leaders after half of the rounds (or years), rounded down, and whether they won."""
    key = ["plan", "game"]
    race = race.merge(games, on=key)
    half = race[race["round"] == race["length"] // 2]
    ahead = half[half["score"] == half.groupby(key)["score"].transform("max")]
    alone = ahead[ahead.groupby(key)["seat"].transform("size") == 1]
    return alone.merge(seats[[*key, "seat", "won"]], on=[*key, "seat"])


def estimates(file: str) -> list[tuple[pd.Series, Estimate]]:
    """Plan by plan, never mixed: a file may hold games of several sizes, and of different bots."""
    plans, *played = read(file)
    won = leaders(*played).groupby("plan")["won"]
    hits, games = (found.reindex(plans["plan"], fill_value=0) for found in (won.sum(), won.size()))
    return [
        (plan, share(hits[plan["plan"]], int(games[plan["plan"]]))) for _, plan in plans.iterrows()
    ]


def draw(file: str, picture: str) -> None:
    rows = estimates(file)
    if not rows:
        sys.exit(f"{file}: nothing was played there")
    columns = ("game", "bots", "options", "deck", "seed")
    differing = [name for name in columns if len({plan[name] for plan, _ in rows}) > 1]
    found, names = [], []
    for plan, estimate in rows:
        game = find(plan["game"])
        target = next(t for t in (*game.targets, *game.shown) if t.what == "leader")
        band = band_of(target, game, plan["players"], json.loads(plan["options"]))
        found.append(Finding(target, "half-time", estimate, band))
        games = f"{estimate.n:,} games with such a leader"
        names.append(", ".join([f"{plan['players']} players", *map(str, plan[differing]), games]))
    dots(TITLES["leader"], found, names).savefig(picture, dpi=120)


if __name__ == "__main__":
    if len(sys.argv) != 3 or not Path(sys.argv[1]).is_file():
        sys.exit(USAGE)
    try:
        draw(*sys.argv[1:])
    except (pd.errors.DatabaseError, sqlite3.Error):
        sys.exit(USAGE)
    except (OSError, ValueError) as error:  # no such folder, no such kind of picture
        sys.exit(f"{sys.argv[2]}: no picture can be drawn there ({error})")
