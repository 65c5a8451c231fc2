"""What every game says alike about a question, made of the parts that only the game knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from lascaux.kernel.describe import Asked, Choice, Phrase, Refusal
from lascaux.kernel.rules import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from lascaux.kernel.rules import Position, Question, Refused

Args = dict[str, Any]
GENERAL = {"no-such-choice", "game-over", "undo-locked"}  # reasons that need no arguments


def seats(numbers: Iterable[int]) -> Args:
    return {"list": [{"seat": number} for number in numbers]}


class Wording(NamedTuple):
    """The words of a game: a topic for each question, and the arguments of its phrases."""

    topics: Mapping[str, str]  # by the name of the rule that asks
    prompt: Callable[[Any, Question, int], Args]  # table, question, seat
    choice: Callable[[Any, Question, int, int], Phrase]  # table, question, seat, choice
    reason: Callable[[Any, Question, int, int, str], Args]  # the same, and the reason's key

    def topic(self, rule: Question) -> str:
        return self.topics[type(rule).__name__]

    def asked(self, s: Position, seat: int | None) -> Asked:
        """The question as this seat sees it. Others see who is asked and what about, never the choices."""
        waiting = tuple(s.waiting())
        if s.over:
            return Asked("over", s.ENDED, waiting, Phrase("prompt-over", {"who": seats(s.winners)}))
        if s.turn == CHANCE:
            return Asked("chance", s.public_question().clause, waiting, Phrase("prompt-chance"))
        legal = () if seat is None else s.legal(seat)
        if not legal or seat is None:
            rule = s.public_question()
            what = {"message": f"doing-{self.topic(rule)}"}
            prompt = Phrase("prompt-waiting", {"who": seats(waiting), "what": what})
            return Asked(self.topic(rule), rule.clause, waiting, prompt)
        rule = s.question()
        refusals = tuple(
            self.refused(s, rule, seat, choice)
            for choice in rule.wishes(s, seat)
            if choice not in legal
        )
        prompt = Phrase(f"prompt-{self.topic(rule)}", self.prompt(s, rule, seat))
        if seat not in waiting:  # he has answered together with others, and may answer anew
            prompt = Phrase("prompt-chosen", {"who": seats(waiting)})
        choices = tuple(Choice(choice, self.choice(s, rule, seat, choice)) for choice in legal)
        return Asked(self.topic(rule), rule.clause, waiting, prompt, choices, refusals)

    def refused(self, s: Position, rule: Question, seat: int, choice: int) -> Refusal:
        """Something that cannot be chosen now: clause, wish and reason."""
        clause, _, key = rule.bar(s, seat, choice).partition(" ")
        reason = Phrase(f"refuse-{key}", self.reason(s, rule, seat, choice, key))
        return Refusal(choice, clause, self.choice(s, rule, seat, choice), reason)

    def refusal(self, s: Position, refused: Refused) -> Phrase:
        """A refused answer in words; the clause is in `refused`."""
        args: Args = {}
        if refused.key == "not-your-turn":
            args = {"who": seats(s.waiting())}
        elif refused.key not in GENERAL:
            args = self.reason(s, s.question(), refused.seat, refused.choice, refused.key)
        return Phrase(f"refuse-{refused.key}", args)
