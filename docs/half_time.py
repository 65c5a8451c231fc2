"""How often does who leads after a round win in the end? A plot from the lab's results.

lascaux simulate krom --games 500 --jobs 2 --keep krom.sqlite
python docs/half_time.py krom.sqlite half-time.png
"""

import sqlite3
import sys

import matplotlib as mpl
import pandas as pd

mpl.use("agg")


def leaders(file: str) -> pd.DataFrame:
    """By part of the game played, in tenths: how often who led alone there won."""
    with sqlite3.connect(file) as base:
        race = pd.read_sql("SELECT * FROM race", base)
        seats = pd.read_sql("SELECT plan, game, seat, won FROM seats", base)
        games = pd.read_sql("SELECT plan, game, length FROM games", base)
    moment = ["plan", "game", "round"]
    best = race.groupby(moment)["score"].transform("max")
    ahead = race[race["score"] == best]
    alone = ahead[ahead.groupby(moment)["seat"].transform("size") == 1]
    alone = alone.merge(seats, on=["plan", "game", "seat"]).merge(games, on=["plan", "game"])
    alone["tenth"] = (10 * alone["round"] / alone["length"]).round().astype(int)
    return alone.groupby("tenth")["won"].agg(["mean", "size"])


def draw(file: str, picture: str) -> None:
    found = leaders(file)
    axes = found["mean"].plot(color="#a63a17", marker="o", ylim=(0, 1), figsize=(7, 4))
    axes.set(title="Who leads alone wins", xlabel="tenths of the game played", ylabel="")
    axes.figure.savefig(picture, dpi=120)


if __name__ == "__main__":
    draw(*sys.argv[1:3])
