"""One game being played, or played again: position, record and luck together."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from lascaux.kernel.chance import ProvableLuck, commitment, draw_seats, house_nonce, outcome
from lascaux.kernel.codec import digest
from lascaux.kernel.errors import BadInput
from lascaux.kernel.game import find
from lascaux.kernel.record import Record, hex_bytes
from lascaux.kernel.rules import CHANCE, Refused

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from lascaux.kernel.events import Event
    from lascaux.kernel.game import Deck, Game
    from lascaux.kernel.rules import Position


class Outcome(NamedTuple):
    """What would follow from an answer: what CHANCE says to it, and whether the game ends."""

    chance: list[int]
    ends: bool


class Match:
    """Seats answer, CHANCE answers by provable luck, the record grows, events are kept.

    `marks[i]` says how many events there were, and how much was locked, before answer i.
    """

    def __init__(self, record: Record, deck: Deck) -> None:
        self.game: Game = find(record.game)
        self.record = record
        self.deck = deck
        self.restart()

    def restart(self) -> None:
        record = self.record
        self.position: Position = self.game.setup(record.players, record.options, self.deck)
        self.events: list[Event] = []
        self.position.events = self.events
        self.marks: list[tuple[int, int]] = []

    def answer(self, seat: int, choice: int) -> None:
        """A seat answers and CHANCE settles what follows; or Refused, and nothing has changed."""
        self.apply(seat, choice)
        self.settle()

    def foresee(self, seat: int, choice: int) -> Outcome:
        """What follows from an answer; or Refused. Nothing changes."""
        trial = self.position.copy()
        trial.answer(seat, choice)
        chance = []
        if trial.turn == CHANCE:
            luck = self.luck()
            while trial.turn == CHANCE:
                chance.append(outcome(trial, luck))
                trial.answer(CHANCE, chance[-1])
        return Outcome(chance, trial.over)

    def apply(self, seat: int, choice: int) -> None:
        """One answer, of a seat or of CHANCE, that goes into the record; or Refused."""
        self.take(seat, choice)
        self.record.answers.append((seat, choice))
        if self.position.over:
            self.close()

    def take(self, seat: int, choice: int) -> None:
        """One answer that is in the record already."""
        mark = (len(self.events), self.position.locks)
        self.position.answer(seat, choice)
        self.marks.append(mark)

    def settle(self) -> None:
        """Let CHANCE answer until a seat is asked; close the record when the game is over."""
        if self.position.turn == CHANCE:
            luck = self.luck()
            while self.position.turn == CHANCE:
                self.apply(CHANCE, outcome(self.position, luck))
        if self.position.over:
            self.close()

    def close(self) -> None:
        """The game is over: the record says how it ended."""
        if self.record.hash is None:
            self.record.hash = digest(self.position)
            self.record.winners = list(self.position.winners)

    def luck(self) -> ProvableLuck:
        record = self.record
        if record.seed is None:
            raise BadInput("this record has no seed: it can be replayed, not continued")
        drawn = sum(seat == CHANCE for seat, _ in record.answers)
        return ProvableLuck(hex_bytes(record.seed, "seed"), record.nonces, drawn)

    def can_undo(self, seat: int) -> bool:
        """Never across a die, a draw, a reveal or another player's answer."""
        answers = self.record.answers
        return bool(answers) and answers[-1][0] == seat and self.marks[-1][1] == self.position.locks

    def check_undo(self, seat: int) -> None:
        """Refused where this seat cannot take back its last answer."""
        if not self.can_undo(seat):
            raise Refused(f"{self.position.HIDDEN} undo-locked", seat, 0)

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer; or Refused, and nothing has changed."""
        self.check_undo(seat)
        answers = self.record.answers[:-1]
        self.restart()
        for who, choice in answers:
            self.take(who, choice)
        self.record.answers = answers
        self.record.hash = None
        self.record.winners = []


def start(
    game: Game,
    players: int,
    options: Mapping[str, str],
    deck: Deck,
    seats: Sequence[str],
    seed: bytes,
    nonces: Sequence[str],
) -> Match:
    """A new game. The commitment is fixed before the seats add their nonces."""
    record = Record(
        game=game.id,
        version=game.version,
        players=players,
        options=game.choose_options(players, options),
        deck=deck.hash,
        seats=list(seats),
        commitment=commitment(seed),
        nonces=list(nonces),
        seed=seed.hex(),
    )
    match = Match(record, deck)
    match.settle()
    return match


def check(record: Record, deck: Deck, where: str) -> Game:
    """That this record can be played here, with this deck."""
    game = playable(record, where)
    if deck.hash != record.deck:
        other = f"started with another deck (hash {record.deck[:12]}…)"
        raise BadInput(f"{where}: {other}: give its file with --deck FILE")
    return game


def playable(record: Record, where: str) -> Game:
    """The game, if the record can be played here: version, players and options."""
    try:
        game = find(record.game)
        options = game.choose_options(record.players, record.options)
    except BadInput as error:
        raise BadInput(f"{where}: {error}") from None
    if record.version != game.version:
        known = f"this program plays version {game.version}"
        raise BadInput(f"{where}: rules of {game.id} version {record.version}; {known}")
    if options != record.options:
        raise BadInput(f"{where}: options are not complete")
    if not len(record.seats) == len(record.nonces) == record.players:
        counts = f"{len(record.seats)} seats and {len(record.nonces)} nonces"
        raise BadInput(f"{where}: {record.players} players, but {counts}")
    return game


def replay(record: Record, deck: Deck, where: str) -> Match:
    """Play the whole record again; BadInput names the first answer that the rules refuse."""
    check(record, deck, where)
    match = Match(record, deck)
    for i, (seat, choice) in enumerate(record.answers):
        try:
            match.take(seat, choice)
        except Refused as refused:
            raise BadInput(f"{where}: answer {i + 1} is against the rules ({refused})") from None
    if record.hash is not None:
        differs = end_differs(match)
        if differs:
            raise BadInput(f"{where}: {differs[0]}")
    return match


def verify(record: Record, deck: Deck, where: str) -> list[str]:
    """Recompute every roll and the end; what differs, or nothing when the game is proved."""
    check(record, deck, where)
    if record.seed is None:
        return ["the seed is not revealed"]
    seed = hex_bytes(record.seed, f"{where}: seed")
    differs = []
    if commitment(seed) != record.commitment:
        differs.append("the seed does not fit the commitment")
    differs += seats_differ(record, seed)
    luck = ProvableLuck(seed, record.nonces)
    match = Match(record, deck)
    for i, (seat, choice) in enumerate(record.answers):
        if seat == CHANCE and match.position.turn == CHANCE:
            drawn = outcome(match.position, luck)
            if drawn != choice:
                differs.append(f"answer {i + 1}: the record says {choice}, luck gives {drawn}")
        try:
            match.take(seat, choice)
        except Refused as refused:
            return [*differs, f"answer {i + 1} is against the rules ({refused})"]
    return differs + end_differs(match)


def seats_differ(record: Record, seed: bytes) -> list[str]:
    """How the lot that seated the players was not drawn by this seed and these nonces."""
    seating = record.seating
    if seating is None:
        return []
    nonces = [record.nonces[seating.index(place)] for place in range(record.players)]
    drawn = draw_seats(ProvableLuck(seed, nonces), record.players)
    differs = [] if drawn == seating else [f"the seats are {seating}, luck gives {drawn}"]
    for seat, place in enumerate(seating):
        if record.seats[seat] != "human" and nonces[place] != house_nonce(record.commitment, place):
            differs.append(f"seat {seat}: the bot's nonce does not follow from the commitment")
    return differs


def end_differs(match: Match) -> list[str]:
    """How the end of the game is not the one that its record names."""
    record, winners = match.record, list(match.position.winners)
    if not match.position.over:
        return ["the game is not finished"]
    differs = []
    if digest(match.position) != record.hash:
        differs.append("the last position is not the one that the record names")
    if winners != record.winners:
        differs.append(f"the winners are {winners}, not {record.winners}")
    return differs
