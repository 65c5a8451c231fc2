"""How every game puts a question into words, made of the parts that only the game knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from lascaux.kernel.choices import verb_of
from lascaux.kernel.describe import Asked, Choice, Phrase, Refusal
from lascaux.kernel.references import seats
from lascaux.kernel.rules import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lascaux.kernel.choices import Verb
    from lascaux.kernel.references import Args, Message
    from lascaux.kernel.rules import Position, Question, Refused

GENERAL = {"no-such-choice", "game-over", "undo-locked"}  # reasons that need no arguments


def clause_of(rule: Question) -> str:
    return rule.clause


class Wording(NamedTuple):
    """The words of a game: its verbs, a topic for each question, the arguments of its phrases."""

    verbs: Sequence[Verb]  # for questions that name none of their own
    topic: Callable[[Question], str]
    prompt: Callable[[Any, Question, int], Args]  # table, question, seat
    choice: Callable[[Any, Question, int, int], Phrase]  # table, question, seat, choice
    reason: Callable[[Any, Question, int, int, str], Args]  # the same, and the reason's key
    clause: Callable[[Question], str] = clause_of

    def asked(self, s: Position, seat: int | None) -> Asked:
        """The question as this seat sees it. Others see who is asked and what about, never the choices."""
        waiting = tuple(s.waiting())
        if s.over:
            return Asked(
                "over", s.ENDED, waiting, Phrase("prompt-over", {"who": seats(s.winners)}), (), ()
            )
        if s.turn == CHANCE:
            return Asked(
                "chance",
                self.clause(s.public_question()),
                waiting,
                Phrase("prompt-chance", {}),
                (),
                (),
            )
        legal = () if seat is None else s.legal(seat)
        if not legal or seat is None:
            rule = s.public_question()
            what: Message = {"message": f"doing-{self.topic(rule)}"}
            prompt = Phrase("prompt-waiting", {"who": seats(waiting), "what": what})
            return Asked(self.topic(rule), self.clause(rule), waiting, prompt, (), ())
        rule = s.question()
        refusals = tuple(
            self.refused(s, rule, seat, choice)
            for choice in rule.wishes(s, seat)
            if choice not in legal
        )
        prompt = Phrase(f"prompt-{self.topic(rule)}", self.prompt(s, rule, seat))
        if seat not in waiting:  # it has answered together with others, and may answer anew
            prompt = Phrase("prompt-chosen", {"who": seats(waiting)})
        choices = tuple(self.offered(s, rule, seat, choice) for choice in legal)
        return Asked(self.topic(rule), self.clause(rule), waiting, prompt, choices, refusals)

    def named(self, s: Any, rule: Question, choice: int) -> tuple[str, tuple[str | int, ...]]:
        """The verb of a choice and what it is about."""
        verb = verb_of(rule.verbs or self.verbs, choice)
        return verb.name, verb.named(s.settings.deck, choice)

    def offered(self, s: Position, rule: Question, seat: int, choice: int) -> Choice:
        """Something that can be chosen now."""
        return Choice(choice, *self.named(s, rule, choice), self.choice(s, rule, seat, choice))

    def refused(self, s: Position, rule: Question, seat: int, choice: int) -> Refusal:
        """Something that cannot be chosen now: clause, wish and reason."""
        clause, _, key = rule.bar(s, seat, choice).partition(" ")
        reason = Phrase(f"refuse-{key}", self.reason(s, rule, seat, choice, key))
        wish = self.choice(s, rule, seat, choice)
        return Refusal(choice, *self.named(s, rule, choice), clause, wish, reason)

    def refusal(self, s: Position, refused: Refused) -> Phrase:
        """A refused answer in words; the clause is in `refused`."""
        args: Args = {}
        if refused.key == "not-your-turn":
            args = {"who": seats(s.waiting())}
        elif refused.key not in GENERAL:
            args = self.reason(s, s.question(), refused.seat, refused.choice, refused.key)
        return Phrase(f"refuse-{refused.key}", args)
