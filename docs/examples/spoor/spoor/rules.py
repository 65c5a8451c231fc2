"""The rules of Spoor, clause by clause, and the table that they are about."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from lascaux.kernel.choices import Part, Verb
from lascaux.kernel.dice import Roll
from lascaux.kernel.rules import Position, Question, Rule, Together

DAYS, TORCHES, MOST = 5, 3, 5  # MOST: tracks that anybody may boast of

FOLLOW, HOME, TORCH = range(3)  # these numbers never change: records are made of them
BOAST = Verb("boast", 10, Part(MOST + 1))
VERBS = (Verb("follow", FOLLOW), Verb("home", HOME), Verb("torch", TORCH), BOAST)


class Settings(NamedTuple):
    players: int
    options: Mapping[str, str]
    deck: Any


class Table(Position):
    FIELDS = ("round", "points", "torches", "boasts", "dice")
    __slots__ = (*FIELDS, "settings")
    ENDED = "S6"
    HIDDEN = "S2"

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.round = 0  # the day
        self.points = [0] * settings.players
        self.torches = [TORCHES] * settings.players
        self.boasts = [0] * settings.players
        self.dice: tuple[int, ...] = ()  # the trail that is being followed


class Day(Rule):
    """S1: all boast, then they go out in turn. S6: after the last day somebody has won."""

    def resume(self, s: Table, step: int) -> None:
        seats = range(s.settings.players)
        if step == 0:
            s.round += 1
            s.boasts = [0] * len(seats)
            s.tell("round", day=s.round)
            s.call(Boasting())
        elif step <= len(seats):
            s.call(Hunt((s.round + step - 2) % len(seats)))
            s.call(Track(1))
        elif s.round < DAYS:
            s.goto(Day())
        else:
            ranks = list(zip(s.points, s.torches, strict=True))
            s.finish([seat for seat in seats if ranks[seat] == max(ranks)])


class Boasting(Together):
    """S2: everybody at once, in secret."""

    clause = "S2"

    def seats(self, s: Table) -> Sequence[int]:
        return range(s.settings.players)

    def options(self, s: Table, seat: int) -> Sequence[int]:
        return BOAST.each(range(MOST + 1))

    def revealed(self, s: Table, answers: list[int]) -> None:
        s.boasts = [BOAST.part(answer) for answer in answers]
        for seat, boast in enumerate(s.boasts):
            s.tell("boasted", seat=seat, boast=boast)
        s.end()


class Track(Roll):  # one more die, beside those that lie there
    clause = "S3"


class Hunt(Question):
    """S3, S4: follow the trail, go home, or burn a torch where the trail is lost."""

    __slots__ = ("seat",)
    clause = "S3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, s: Table) -> int:
        return self.seat

    def wishes(self, s: Table, seat: int) -> Sequence[int]:
        return FOLLOW, HOME, TORCH

    def bar(self, s: Table, seat: int, choice: int) -> str:
        if choice == TORCH and not s.torches[seat]:
            return "S4 no-torch"
        if choice == TORCH:
            return "" if is_lost(s) else "S4 not-lost"
        return "S3 lost" if choice == FOLLOW and is_lost(s) else ""

    def chosen(self, s: Table, choice: int) -> None:
        if choice == FOLLOW:
            s.call(Track(1))
        elif choice == TORCH:
            s.torches[self.seat] -= 1
            s.dice = s.dice[:-1]
            s.tell("torch", seat=self.seat)
        else:
            s.points[self.seat] += worth(s, self.seat)
            s.tell("home", seat=self.seat, points=worth(s, self.seat))
            s.dice = ()
            s.end()


def is_lost(s: Table) -> bool:
    return len(s.dice) > 1 and s.dice[-1] < s.dice[-2]


def worth(s: Table, seat: int) -> int:
    """S5: a point for each track, and a boast that is kept times itself."""
    boast, tracks = s.boasts[seat], len(s.dice)
    return 0 if is_lost(s) else tracks + (boast * boast if tracks >= boast else 0)


RULES: dict[str, type[Rule]] = {rule.__name__: rule for rule in (Day, Boasting, Track, Hunt)}
