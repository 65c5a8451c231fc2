"""The shelf of golden games: records that must replay for ever, with what happens in them.

`python tests/games/golden.py` adds the games of GAMES_TO_KEEP that are not on the shelf yet. It never
changes a record; `--transcripts` writes the transcripts anew after an intended change of events.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from walks import fixed_deck

from lascaux.kernel import record as records
from lascaux.kernel.chance import derived
from lascaux.kernel.game import GAMES
from lascaux.kernel.match import Match, check, start
from lascaux.kernel.record import Record

SHELF = Path(__file__).with_name("golden")
GAMES_TO_KEEP: dict[str, tuple[str, int, dict[str, str]]] = {
    "krom-2-default": ("krom", 2, {}),
    "krom-4-glacial-kromosaurus": ("krom", 4, {"glacial": "on", "kromosaurus": "on"}),
    "krom-6-all-variants": (
        "krom",
        6,
        {
            "long-game": "on",
            "stun-recovery": "6",
            "unlimited-supply": "on",
            "glacial": "on",
            "kromosaurus": "on",
            "characters": "chosen",
        },
    ),
    "gletscher-2-default": ("gletscher", 2, {}),
    "gletscher-3-default": ("gletscher", 3, {}),
    "gletscher-4-herbs-heal": ("gletscher", 4, {"herbs-heal": "on"}),
    "above_below-2-default": ("above_below", 2, {}),
    "above_below-3-default": ("above_below", 3, {}),
    "above_below-4-finite-supply": ("above_below", 4, {"finite-supply": "on"}),
}


def transcript(record: Record, deck: Any) -> str:
    """Every answer and every event, secrets included, and the last view of a spectator."""
    game = check(record, deck, "golden")
    match = Match(record, deck)
    lines = []
    for seat, choice in record.answers:
        heard = len(match.events)
        said = "chance" if seat < 0 else described(match, seat, choice)
        match.take(seat, choice)
        lines.append(f"{seat} {choice} {said}")
        lines += [f"    {e.name} {json.dumps(e.facts | e.secret)}" for e in match.events[heard:]]
    view = json.dumps(game.view(match.position, None), indent=1)
    return "\n".join([*lines, view, ""])


def described(match: Match, seat: int, choice: int) -> str:
    asked = match.game.describe(match.position, seat)
    phrase = next(c.phrase for c in asked.choices if c.id == choice)
    return f"{phrase.key} {json.dumps(phrase.args)}"


def played(name: str) -> Record:
    """A game between players who choose anything, changing their minds now and then."""
    game_id, players, options = GAMES_TO_KEEP[name]
    game = GAMES[game_id]
    luck = random.Random(name)
    nonces = [f"{seat:02x}" for seat in range(players)]
    deck = fixed_deck(game_id)
    match = start(
        game, players, options, deck, ["random"] * players, derived("golden", name), nonces
    )
    while not match.position.over:
        seat = luck.choice(match.position.waiting())
        match.answer(seat, luck.choice(list(match.position.legal(seat))))
    return match.record


def main() -> None:
    for name, (game_id, _, _) in GAMES_TO_KEEP.items():
        file = SHELF / f"{name}.json"
        new = not file.exists()
        if new:
            played(name).write(file)
        if new or "--transcripts" in sys.argv:
            deck = fixed_deck(game_id)
            file.with_suffix(".txt").write_text(
                transcript(records.read(file), deck), encoding="utf-8"
            )
            print(f"written: {file.with_suffix('.txt').name}")


if __name__ == "__main__":
    main()
