"""A game as it was played: a header and the list of answers, chance included, as one JSON file."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from lascaux import __version__
from lascaux.kernel import errors
from lascaux.kernel.errors import BadInput

FORMAT = 1


@dataclass(slots=True)
class Record:
    """Everything needed to play a game again on any machine."""

    game: str
    version: int  # of the game's rules
    players: int
    options: dict[str, str]
    deck: str  # its hash: a replay never runs on other cards
    seats: list[str]  # who played: a bot's name, or "human"
    commitment: str
    nonces: list[str]
    seed: str | None  # hex; None until it is revealed
    answers: list[tuple[int, int]] = field(default_factory=list)  # seat or CHANCE, and the choice
    hash: str | None = None  # of the last position, once the game is over
    winners: list[int] = field(default_factory=list)
    engine: str = __version__
    seating: list[int] | None = None  # where each seat was before the lot; None: no lot was drawn

    def text(self) -> str:
        data = {"lascaux-record": FORMAT, **asdict(self)}
        if self.seating is None:
            del data["seating"]
        return json.dumps(data, separators=(",", ":")) + "\n"

    def write(self, file: Path) -> None:
        """Replace the file in one step: whenever the machine stops, one whole record is there."""
        new = file.with_name(f".{file.name}.new")
        try:
            with new.open("w", encoding="utf-8") as stream:
                stream.write(self.text())
                stream.flush()
                os.fsync(stream.fileno())
            new.replace(file)
            sync_folder(file.parent)
        except OSError as error:
            new.unlink(missing_ok=True)
            raise BadInput(f"{file}: cannot be written ({error.strerror})") from None


def sync_folder(folder: Path) -> None:
    """Make the new name last, too, where the system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read(file: Path) -> Record:
    """The record in a file, or BadInput that says what is wrong with it."""
    try:
        data = json.loads(errors.read_text(file))
    except (ValueError, RecursionError):
        raise BadInput(f"{file}: broken or truncated: this is not a whole record") from None
    return parse(data, str(file))


def parse(data: Any, where: str) -> Record:
    version = errors.field(data, "lascaux-record", int, where)
    if version != FORMAT:
        raise BadInput(f"{where}: a record of format {version}; this program reads format {FORMAT}")
    text = {
        name: errors.field(data, name, str, where)
        for name in ("game", "deck", "commitment", "engine")
    }
    options = errors.field(data, "options", dict, where)
    if not all(isinstance(value, str) for value in options.values()):
        raise BadInput(f"{where}: options must be texts")
    lists = {name: errors.field(data, name, list, where) for name in ("seats", "nonces", "winners")}
    if not all(isinstance(value, str) for value in [*lists["seats"], *lists["nonces"]]):
        raise BadInput(f"{where}: seats and nonces must be texts")
    for nonce in lists["nonces"]:
        hex_bytes(nonce, f"{where}: nonce")
    if not all(type(value) is int for value in lists["winners"]):
        raise BadInput(f"{where}: winners must be seats")
    seating = data.get("seating")
    if seating is not None and sorted_numbers(seating) != list(range(len(lists["seats"]))):
        raise BadInput(f"{where}: seating must name every seat once")
    seed = errors.field(data, "seed", (str, type(None)), where)
    if seed is not None:
        hex_bytes(seed, f"{where}: seed")
    known = {"lascaux-record", *Record.__dataclass_fields__}
    for name in data:
        if name not in known:
            raise BadInput(f"{where}: unknown entry {name!r}")
    return Record(
        version=errors.field(data, "version", int, where),
        players=errors.field(data, "players", int, where),
        options=options,
        seed=seed,
        seating=seating,
        answers=answers(errors.field(data, "answers", list, where), where),
        hash=errors.field(data, "hash", (str, type(None)), where),
        **lists,
        **text,
    )


def sorted_numbers(data: Any) -> list[int] | None:
    whole = isinstance(data, list) and all(type(value) is int for value in data)
    return sorted(data) if whole else None


def answers(data: list[Any], where: str) -> list[tuple[int, int]]:
    for i, answer in enumerate(data):
        match answer:
            case [int(seat), int(choice)] if type(seat) is int and type(choice) is int:
                pass
            case _:
                raise BadInput(f"{where}: answer {i + 1} must be [seat, choice], not {answer!r}")
    return [(seat, choice) for seat, choice in data]


def hex_bytes(text: str, where: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadInput(f"{where}: {text!r} is not hexadecimal") from None
