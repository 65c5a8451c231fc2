"""Questions, choices, refusals and events of Krom as phrases; the words are in texts/."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.krom import choices as c
from lascaux.games.krom import terms as t
from lascaux.games.krom.effects import amounts
from lascaux.games.krom.references import (
    effect,
    effect_of,
    goods,
    note,
    of_kind,
    place,
    reward,
)
from lascaux.games.krom.rules.bonus import ChooseKind, ChooseTarget, CounterWindow
from lascaux.games.krom.rules.bonus_effects import ChooseLoss
from lascaux.games.krom.rules.cave import Cave, Services
from lascaux.games.krom.rules.combat import BonusWindow, Robbery
from lascaux.games.krom.rules.drawing import ChooseReward
from lascaux.games.krom.rules.forest import Forest, Picking
from lascaux.games.krom.rules.menu import Done
from lascaux.games.krom.rules.mountain import Mountain, Reroll, combination
from lascaux.games.krom.rules.round import Movement
from lascaux.games.krom.rules.savanna import BuyDice, Savanna
from lascaux.games.krom.rules.setup import ChooseCharacter
from lascaux.kernel.describe import Phrase
from lascaux.kernel.rules import Question
from lascaux.kernel.wording import Wording

if TYPE_CHECKING:
    from lascaux.games.krom.state import Table
    from lascaux.kernel.references import Args, Message, Within


TOPICS: dict[type[Question], str] = {
    Movement: "movement",
    ChooseCharacter: "character",
    BonusWindow: "bonus-window",
    CounterWindow: "counter-window",
    Robbery: "robbery",
    Cave: "cave",
    Services: "services",
    Forest: "forest",
    Picking: "picking",
    Savanna: "savanna",
    BuyDice: "extra-dice",
    Mountain: "mountain",
    Reroll: "reroll",
    Done: "done",
    ChooseReward: "reward",
    ChooseTarget: "target",
    ChooseKind: "kind",
    ChooseLoss: "loss",
}


# Prompts.


def prompt_args(s: Table, rule: Question, seat: int) -> Args:
    match rule:
        case BonusWindow():
            i = s.fighters.index(seat)
            return {"total": s.totals[i], "best": max(s.totals)}
        case CounterWindow():
            who, card, target, give, take = s.chain[-1]
            bonus = s.settings.deck.bonus[card]
            whom: Within = {"phrase": ["on-target", {"who": {"seat": target}}]}
            return {
                "who": {"seat": who},
                "card": {"card": bonus.id},
                "effect": effect(bonus.effect.name, bonus.number, amounts(give), amounts(take)),
                "target": whom if target != t.NO_SEAT else {"message": "empty"},
            }
        case BuyDice():
            prey = s.settings.deck.hunting[rule.card]
            return {"card": {"card": prey.id}, "dice": prey.dice, "value": prey.value}
        case Reroll():
            return {
                "dice": {"dice": list(s.dice)},
                "lifted": {"dice": list(s.lifted)},
                "krom": s.krom[seat],
            }
        case ChooseTarget():
            bonus = s.settings.deck.bonus[rule.card]
            return {"card": {"card": bonus.id}, "effect": effect_of(bonus)}
        case ChooseKind():
            return {"card": {"card": s.settings.deck.bonus[rule.card].id}}
        case ChooseLoss():
            return {"n": rule.count}
    return {}


# Choices.


def choice_phrase(s: Table, rule: Question, _seat: int, choice: int) -> Phrase:
    match rule:
        case Movement():
            return Phrase("choice-go", {"place": place(c.GO.part(choice))})
        case ChooseCharacter():
            deck, character = s.settings.deck, c.BECOME.part(choice)
            return Phrase(
                "choice-character",
                {
                    "name": {"character": deck.characters[character]},
                    "weight": deck.weights[character],
                },
            )
        case Reroll():
            return reroll_phrase(s, rule, choice)
        case Robbery():
            return robbery_phrase(s, choice)
        case BuyDice():
            n = c.ADD_DICE.part(choice)
            return Phrase("choice-extra-dice", {"n": n, "price": t.EXTRA_DICE_PRICES[n]})
        case ChooseReward():
            return Phrase("choice-reward", {"goods": goods(rule.mixes[c.TAKE.part(choice)])})
        case ChooseTarget():
            return Phrase("choice-target", {"who": {"seat": c.TARGET.part(choice)}})
        case ChooseKind():
            key = "choice-give" if rule.give[t.ANY] else "choice-take"
            return Phrase(key, {"goods": of_kind(c.NAME.part(choice), 1)})
        case ChooseLoss():
            return Phrase("choice-give", {"goods": of_kind(c.NAME.part(choice), 1)})
    return menu_phrase(s, rule, choice)


def reroll_phrase(s: Table, rule: Reroll, choice: int) -> Phrase:
    if choice == c.END:
        if s.lifted:
            return Phrase("choice-take-dice", {})
        category = combination(s.dice)
        name: Message = {"message": f"combination-{t.COMBINATIONS[category]}"}
        return Phrase(
            "choice-take-combination",
            {"name": name, "reward": reward(s.settings.deck.mountain[category])},
        )
    if choice == c.ROLL:
        price = t.REROLL_PRICES[min(rule.rerolls, len(t.REROLL_PRICES) - 1)]
        return Phrase("choice-reroll", {"n": len(s.lifted), "price": price})
    return Phrase("choice-lift", {"face": c.LIFT.part(choice)})


def robbery_phrase(s: Table, choice: int) -> Phrase:
    if choice == c.END:
        return Phrase("choice-stop-robbing", {})
    victim, kind = c.ROB.parts(choice)
    n = (s.krom[victim] + 1) // 2 if kind == t.KROM else 1
    return Phrase("choice-rob", {"who": {"seat": victim}, "goods": of_kind(kind, n)})


def menu_phrase(s: Table, rule: Question, choice: int) -> Phrase:
    """What the action phase offers; cards in a window read the same."""
    deck = s.settings.deck
    if choice in c.PLAY:
        bonus = deck.bonus[c.PLAY.part(choice)]
        args: Args = {
            "card": {"card": bonus.id},
            "effect": effect_of(bonus),
            "symbol": note(bonus.place),
        }
        return Phrase("choice-play", args)
    if choice in c.REALISE:
        card = deck.evolutions[c.REALISE.part(choice)]
        args = {
            "card": {"card": card.id},
            "points": card.points,
            "cost": goods(card.cost),
            "symbol": note(card.place),
        }
        return Phrase("choice-realise", args)
    if choice in c.HUNT:
        return Phrase("choice-hunt-again", {}) if isinstance(rule, Done) else hunt_phrase(s, choice)
    return simple_phrase(s, rule, choice)


def hunt_phrase(s: Table, choice: int) -> Phrase:
    prey = s.settings.deck.hunting[c.HUNT.part(choice)]
    args: Args = {
        "card": {"card": prey.id},
        "dice": prey.dice,
        "value": prey.value,
        "reward": reward(prey.reward),
    }
    return Phrase("choice-hunt", args)


def simple_phrase(s: Table, rule: Question, choice: int) -> Phrase:
    match choice:
        case c.END:
            window = isinstance(rule, BonusWindow | CounterWindow)
            return Phrase("choice-pass" if window else "choice-end", {})
        case c.REST:
            return Phrase(
                "choice-rest",
                {
                    "krom": of_kind(t.KROM, t.REST_KROM),
                    "hit_points": of_kind(t.HIT_POINTS, t.REST_HIT_POINTS),
                },
            )
        case c.SERVICES:
            return Phrase("choice-services", {})
        case c.PICK:
            picked = rule.picked if isinstance(rule, Picking) else 0
            price = t.PICK_PRICES[min(picked, len(t.PICK_PRICES) - 1)]
            return Phrase("choice-pick", {"price": price})
        case c.SHUFFLE:
            return Phrase("choice-shuffle", {"n": len(s.picking_discards)})
        case c.CLIMB:
            return Phrase("choice-climb", {})
    kind = c.BUY.part(choice)
    n = t.SERVICE_HIT_POINTS if kind == t.HIT_POINTS else 1
    return Phrase("choice-buy", {"goods": of_kind(kind, n), "price": t.PRICES[kind]})


# Reasons.


def reason_args(s: Table, rule: Question, seat: int, choice: int, key: str) -> Args:
    deck = s.settings.deck
    match key:
        case "evolution-place":
            return {"place": place(deck.evolutions[c.REALISE.part(choice)].place)}
        case "evolution-cost":
            cost = deck.evolutions[c.REALISE.part(choice)].cost
            lacking = {
                t.KINDS[k]: cost[k] - s.stock(k)[seat]
                for k in range(t.HIT_POINTS)
                if cost[k] > s.stock(k)[seat]
            }
            return {"goods": {"goods": lacking}}
        case "card-place":
            return {"place": place(deck.bonus[c.PLAY.part(choice)].place)}
        case "cannot-give":
            return {"goods": goods(deck.bonus[c.PLAY.part(choice)].y)}
        case "target-lacks":
            assert isinstance(rule, ChooseTarget)
            who = c.TARGET.part(choice)
            return {"who": {"seat": who}, "goods": goods(deck.bonus[rule.card].x)}
        case "target-elsewhere":
            return {"who": {"seat": c.TARGET.part(choice)}}
        case "nothing-to-rob":
            return {"who": {"seat": c.ROB.parts(choice)[0]}}
        case "supply-empty":
            return {"kind": {"message": f"kind-{t.KINDS[c.BUY.part(choice)]}"}}
        case "too-few-krom":
            return {"price": price_of(rule, choice), "krom": s.krom[seat]}
        case "no-more-cards":
            return {"n": len(t.PICK_PRICES)}
        case "no-more-rerolls":
            return {"n": len(t.REROLL_PRICES)}
        case "character-taken":
            return {"who": {"seat": s.characters.index(c.BECOME.part(choice))}}
    return {}


def price_of(rule: Question, choice: int) -> int:
    match rule:
        case Picking():
            return t.PICK_PRICES[rule.picked]
        case BuyDice():
            return t.EXTRA_DICE_PRICES[c.ADD_DICE.part(choice)]
        case Reroll():
            return t.REROLL_PRICES[rule.rerolls]
    return t.PRICES[c.BUY.part(choice)]


def topic_of(rule: Question) -> str:
    return TOPICS[type(rule)]


WORDING = Wording(c.VERBS, topic_of, prompt_args, choice_phrase, reason_args)
