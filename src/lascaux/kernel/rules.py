"""A game is a stack of rules: small immutable Rules in progress on a Position of plain data."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, TypeVar

from lascaux.kernel.events import Event
from lascaux.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lascaux.kernel.choices import Verb

T = TypeVar("T")
Secret = Annotated[T, "secret"]  # the kind of a field that not every seat may see

CHANCE: Final = -1  # answers for the dice and the decks
NOBODY: Final = -2  # the game is over
UNSEALED: Final = -1  # a seat that must still answer a question put to several
NOT_ASKED: Final = -2


class Refused(Exception):  # noqa: N818  it is an answer, not a failure
    """A choice that a clause forbids; the table is as it was."""

    def __init__(self, reason: str, seat: int, choice: int) -> None:
        self.clause, _, self.key = reason.partition(" ")
        self.seat = seat
        self.choice = choice
        super().__init__(f"{self.clause}: {self.key} (seat {seat}, choice {choice})")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """A rule in progress: numbered steps, or a Question. Its slots are its arguments, by alphabet."""

    __slots__: ClassVar[tuple[str, ...]] = ()
    arguments: ClassVar[tuple[str, ...]] = ()
    asking: ClassVar[bool] = False
    together: ClassVar[bool] = False
    private: ClassVar[bool] = False  # others see only the stack below it

    def __init_subclass__(cls) -> None:
        cls.arguments = tuple(sorted({*cls.arguments, *cls.__slots__}))
        cls.__slots__ = ()  # read, and a compiled class must not inherit any

    def resume(self, s: Any, step: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Rule):
    """Puts a question to one seat or to CHANCE.

    Define `wishes` and `bar` (what a player might want, and the reason against each: "K25 place" or ""),
    or `options` alone where nothing can be refused. Only `chosen` changes the table.
    """

    __slots__ = ()
    asking = True
    clause: ClassVar[str] = ""  # forbids what no closer reason forbids
    verbs: ClassVar[tuple[Verb, ...]] = ()  # its own vocabulary, where it is not the game's
    # An interruption: the first option passes, and a seat can pass beforehand (Game.stretch).
    window: ClassVar[bool] = False

    def asks(self, s: Any) -> int:
        raise NotImplementedError

    def wishes(self, s: Any, seat: int) -> Sequence[int]:
        return self.options(s, seat)

    def bar(self, s: Any, seat: int, choice: int) -> str:
        return "" if choice in self.options(s, seat) else f"{self.clause} no-such-choice"

    def options(self, s: Any, seat: int) -> Sequence[int]:
        found = []
        bar = self.bar
        for choice in self.wishes(s, seat):  # a comprehension would cost a closure
            if not bar(s, seat, choice):
                found.append(choice)  # noqa: PERF401
        return found

    def hides(self, s: Any) -> bool:
        """Must be asked even with a single option, because not being asked would tell a secret."""
        return self.window

    def chosen(self, s: Any, choice: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Question):
    """A question to CHANCE: each entry of `options` is equally likely, repeated ones more so."""

    __slots__ = ()
    label: ClassVar[str]  # what is drawn, for provable luck: never change it, old records need it

    def asks(self, s: Any) -> int:
        return CHANCE


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Question):
    """A question to several seats, answered in any order, revealed when the last answer is in.

    A seat may change its answer until then.
    """

    __slots__ = ()
    together = True

    def seats(self, s: Any) -> Sequence[int]:
        raise NotImplementedError

    def revealed(self, s: Any, answers: list[int]) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A table at one moment: the data of a game (its subclass) and the stack of rules."""

    __slots__: ClassVar[tuple[str, ...]] = (
        "choices",
        "events",
        "locks",
        "sealed",
        "stack",
        "steps",
        "turn",
        "winners",
    )

    def __init__(self) -> None:
        self.stack: list[Rule] = []
        self.steps: list[int] = []
        self.turn: int = NOBODY  # who is asked; the first who has not answered, if several are
        self.choices: Sequence[int] = ()  # what `turn` may answer
        self.sealed: list[int] = []  # secret: the answers to a Together so far
        self.locks: int = 0  # how often something could no longer be taken back
        self.events: list[Event] | None = None
        self.winners: tuple[int, ...] = ()

    ENDED: ClassVar[str] = ""  # the clause that ends the game
    HIDDEN: ClassVar[str] = ""  # the clause that says what is hidden: undo cannot hide it again
    FIELDS: ClassVar[tuple[str, ...]] = ()  # what lies on the table: whole numbers, lists, tuples
    SECRET: ClassVar[tuple[str, ...]] = ()  # those that not every seat may see

    # The three verbs by which rules move play.

    def call(self, rule: Rule) -> None:
        self.stack.append(rule)
        self.steps.append(0)

    def goto(self, rule: Rule) -> None:
        self.stack[-1] = rule
        self.steps[-1] = 0

    def end(self) -> None:
        self.stack.pop()
        self.steps.pop()

    def finish(self, winners: Sequence[int]) -> None:
        """End the game at once, in the middle of anything."""
        self.winners = tuple(winners)
        self.stack.clear()
        self.steps.clear()

    def lock(self) -> None:
        """Something hidden has been shown: nothing before this can be undone."""
        self.locks += 1

    def tell(
        self, name: str, /, *, to: tuple[int, ...] = (), secret: Any = None, **facts: Any
    ) -> None:
        """Report what happened. Callers check `events` first, so that it costs nothing if nobody listens."""
        if self.events is not None:
            self.events.append(Event(name, facts, secret or {}, to))

    # Playing.

    @property
    def over(self) -> bool:
        return self.turn == NOBODY

    def waiting(self) -> list[int]:
        """The seats that must answer now; none while CHANCE is asked or when the game is over."""
        if self.sealed:
            return [seat for seat, answer in enumerate(self.sealed) if answer == UNSEALED]
        return [self.turn] if self.turn >= 0 else []

    def legal(self, seat: int) -> Sequence[int]:
        """Exactly what `answer` accepts from this seat now."""
        if seat == self.turn:
            return self.choices
        if seat >= 0 and seat < len(self.sealed) and self.sealed[seat] != NOT_ASKED:
            return self.question().options(self, seat)
        return ()

    def question(self) -> Question:
        rule = self.stack[-1]
        assert isinstance(rule, Question)
        return rule

    def public_depth(self) -> int:
        """How much of the stack everybody may see."""
        for depth, rule in enumerate(self.stack):
            if rule.private:
                return depth
        return len(self.stack)

    def public_question(self) -> Question:
        rule = self.stack[self.public_depth() - 1]
        assert isinstance(rule, Question)
        return rule

    def odds(self) -> dict[int, Fraction]:
        """The chance of each outcome while CHANCE is asked."""
        assert self.turn == CHANCE
        total = len(self.choices)
        return {c: Fraction(n, total) for c, n in sorted(Counter(self.choices).items())}

    def answer(self, seat: int, choice: int) -> None:
        """Answer the question, or raise Refused and change nothing."""
        if (seat != self.turn or choice not in self.choices) and choice not in self.legal(seat):
            raise Refused(self.reason(seat, choice), seat, choice)
        rule: Any = self.stack[-1]
        if rule.together:
            self.sealed[seat] = choice
            if UNSEALED not in self.sealed:
                answers, self.sealed = self.sealed, []
                self.locks += 1
                rule.revealed(self, answers)
        else:
            if seat == CHANCE:
                self.locks += 1
            rule.chosen(self, choice)
        self.advance()

    def reason(self, seat: int, choice: int) -> str:
        """Why this seat cannot answer this: a clause and a key. Tells nothing that is hidden from it."""
        if self.turn == NOBODY:
            return f"{self.ENDED} game-over"
        if seat < 0 or not self.legal(seat):
            return f"{self.public_question().clause} not-your-turn"
        rule = self.question()
        reason = rule.bar(self, seat, choice) if choice in rule.wishes(self, seat) else ""
        return reason or f"{rule.clause} no-such-choice"

    def advance(self) -> None:
        """Run rules until a question needs somebody, or nothing is left."""
        stack = self.stack
        steps = self.steps
        while stack:
            rule: Any = stack[-1]
            if not rule.asking:
                step = steps[-1]
                steps[-1] = step + 1
                rule.resume(self, step)
            elif rule.together:
                self.ask_together(rule)
                return
            else:
                turn = rule.asks(self)
                choices = rule.options(self, turn)
                if len(choices) == 1 and not rule.hides(self):
                    if turn == CHANCE:
                        self.locks += 1
                    rule.chosen(self, choices[0])
                else:
                    self.turn = turn
                    self.choices = choices
                    return
        self.turn = NOBODY
        self.choices = ()

    def ask_together(self, rule: Together) -> None:
        if not self.sealed:
            asked = rule.seats(self)
            self.sealed = [
                UNSEALED if seat in asked else NOT_ASKED for seat in range(max(asked) + 1)
            ]
        self.turn = self.sealed.index(UNSEALED)
        self.choices = rule.options(self, self.turn)

    def copy(self) -> Position:
        """Field by field. A game that bots search deeply lays out a faster one (tools/fields.py)."""
        table: Any = self  # every game has settings of its own
        new: Position = type(table)(table.settings)
        new.copy_progress(self)
        for name in self.FIELDS:
            value = getattr(self, name)
            setattr(new, name, value[:] if isinstance(value, list) else value)
        return new

    def copy_progress(self, other: Position) -> None:
        """The kernel's share of a copy; nobody listens to it."""
        self.stack = other.stack[:]
        self.steps = other.steps[:]
        self.turn = other.turn
        self.choices = other.choices
        self.sealed = other.sealed[:] if other.sealed else other.sealed  # never filled, replaced
        self.locks = other.locks
        self.events = None
        self.winners = other.winners


Position.__slots__ = ()  # they are laid out, and a compiled class must not inherit any
