"""Opening a game: who sits where, where it is kept, and going on with one."""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from lascaux.bots import BOTS
from lascaux.kernel import match as matches
from lascaux.kernel import record as records
from lascaux.kernel.chance import commitment, derived
from lascaux.kernel.errors import BadInput, unknown

if TYPE_CHECKING:
    from pathlib import Path

    from lascaux.kernel.game import Deck, Game


def resume(
    game: Game,
    save: Path,
    deck: Deck,
    players: int | None,
    options: dict[str, str],
    seed: int | None,
    bots: tuple[str, ...],
) -> matches.Match:
    """The game in a file, if it is the one that the command names.

    A bot that is not ours must be named again: a file from elsewhere may not say what is run here.
    """
    record = records.read(save)
    named = {"game": game.id, "players": players or record.players, **options}
    kept = {"game": record.game, "players": record.players, **record.options}
    for name, value in named.items():
        if kept.get(name) != value:
            raise BadInput(f"{save}: a game with {name} {kept.get(name)}, not {value}")
    if seed is not None and commitment(derived(str(seed), "seed")) != record.commitment:
        raise BadInput(f"{save}: a game with a seed other than {seed}")
    for name in record.seats:
        if ":" in name and name not in bots:
            raise BadInput(f"{save}: bot {name!r} plays here: name it again with --bots {name}")
        if name not in {"human", *BOTS, *bots}:
            raise BadInput(f"{save}: {unknown('bot', name, list(BOTS))}")
    match = matches.replay(record, deck, str(save))
    match.settle()
    return match


def nonce(seed: int | None, seat: int) -> str:
    """A seat's share of the luck: repeatable with a seed, else from the system."""
    return secrets.token_hex(8) if seed is None else derived(str(seed), "nonce", seat).hex()[:16]


def games_folder() -> Path:
    return user_data_path("lascaux", appauthor=False) / "games"


def fresh_save(game: Game) -> Path:
    """Where a game is kept if no file is named, so that Ctrl-C loses nothing."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game.id}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.json"


def seat_people(players: int, bots: tuple[str, ...], secret: str, hotseat: bool) -> list[str]:
    """Who sits where: a fixed random order, the person's seat among the bots'."""
    if hotseat:
        return ["human"] * players
    others = [bots[i % len(bots)] for i in range(players - 1)]
    person = int.from_bytes(derived(secret, "seats")[:8], "big") % players
    return [*others[:person], "human", *others[person:]]
