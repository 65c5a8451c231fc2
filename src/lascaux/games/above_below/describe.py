"""Questions, choices and refusals of Above and Below as phrases; the words are in texts/."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below import terms as t
from lascaux.games.above_below.effects import chosen_option, lanterns, purse, slot_of
from lascaux.games.above_below.references import (
    Args,
    building,
    item,
    option_text,
    seats,
    talents,
    terms_of,
    villager,
)
from lascaux.games.above_below.rules.actions import Harvest, Menu, Name
from lascaux.games.above_below.rules.build import Build, CheapBuilding, Train, fee, price
from lascaux.games.above_below.rules.encounter import ChooseOption, Injure, Lanterns
from lascaux.games.above_below.rules.payment import Pay
from lascaux.games.above_below.rules.rest import Beds, Drink
from lascaux.games.above_below.rules.track import Shelve
from lascaux.games.above_below.rules.trade import Answer, Price, least
from lascaux.kernel.describe import Asked, Choice, Phrase, Refusal
from lascaux.kernel.rules import CHANCE, Question

if TYPE_CHECKING:
    from lascaux.games.above_below.state import Table
    from lascaux.kernel.rules import Refused


def asked(s: Table, seat: int | None) -> Asked:
    """The question as this seat sees it. Others see who is asked and what about, never the choices."""
    waiting = tuple(s.waiting())
    if s.over:
        return Asked("over", "A34", waiting, Phrase("prompt-over", {"who": seats(s.winners)}))
    rule = s.question()
    if s.turn == CHANCE:
        return Asked("chance", rule.clause, waiting, Phrase("prompt-chance"))
    topic = topic_of(rule)
    if seat is None or seat != s.turn:
        what = {"message": f"doing-{topic}"}
        prompt = Phrase("prompt-waiting", {"who": seats(waiting), "what": what})
        return Asked(topic, clause_of(rule), waiting, prompt)
    legal = s.choices
    refusals = [
        Refusal(choice, *reason_of(s, rule, seat, choice))
        for choice in rule.wishes(s, seat)
        if choice not in legal
    ]
    prompt = Phrase(f"prompt-{topic}", prompt_args(s, rule, seat))
    choices = tuple(Choice(choice, choice_phrase(s, rule, seat, choice)) for choice in legal)
    return Asked(topic, clause_of(rule), waiting, prompt, choices, tuple(refusals))


TOPICS: dict[type, str] = {
    Menu: "actions",
    Harvest: "harvest",
    Build: "build",
    CheapBuilding: "cheap-building",
    Train: "train",
    Price: "price",
    Answer: "answer",
    Pay: "pay",
    ChooseOption: "option",
    Lanterns: "lanterns",
    Injure: "injure",
    Drink: "drink",
    Beds: "beds",
    Shelve: "shelve",
}
CLAUSES = {t.EXPLORE: "A6", t.BUILD: "A14", t.HARVEST: "A15", t.TRAIN: "A16", t.LABOR: "A17"}


def topic_of(rule: Question) -> str:
    return f"name-{t.ACTIONS[rule.action]}" if isinstance(rule, Name) else TOPICS[type(rule)]


def clause_of(rule: Question) -> str:
    return CLAUSES[rule.action] if isinstance(rule, Name) else rule.clause


def reason_of(s: Table, rule: Question, seat: int, choice: int) -> tuple[str, Phrase, Phrase]:
    """Clause, wish and reason of something that cannot be chosen now."""
    clause, _, key = rule.bar(s, seat, choice).partition(" ")
    wish = choice_phrase(s, rule, seat, choice)
    return clause, wish, Phrase(f"refuse-{key}", reason_args(s, rule, seat, choice, key))


def refusal(s: Table, refused: Refused) -> Phrase:
    """A refused answer in words; the clause is in `refused`."""
    general = refused.key in {"not-your-turn", "no-such-choice", "game-over", "undo-locked"}
    args: Args = {}
    if refused.key == "not-your-turn":
        args = {"who": seats(s.waiting())}
    elif not general:
        args = reason_args(s, s.question(), refused.seat, refused.choice, refused.key)
    return Phrase(f"refuse-{refused.key}", args)


# Prompts.


def prompt_args(s: Table, rule: Question, seat: int) -> Args:
    match rule:
        case Menu():
            return {"n": len(s.ready[seat]), "coins": s.coins[seat]}
        case Name():
            return {"n": len(s.named), "goods": sum(s.laid[seat])}
        case Build():
            return {"who": villager(s, rule.builder), "coins": purse(s, seat)}
        case CheapBuilding():
            return {"most": rule.most}
        case Train():
            return {"who": villager(s, rule.trainer), "coins": purse(s, seat)}
        case Harvest():
            return {"n": rule.left}
        case Price():
            return {
                "who": {"seat": rule.seller},
                "item": on_sale(s, rule.seller),
                "coins": s.coins[seat],
            }
        case Answer():
            return {"who": {"seat": rule.seat}, "item": on_sale(s, seat), "price": rule.price}
        case Pay():
            return {"n": rule.amount}
        case Lanterns():
            targets = chosen_option(s).targets
            total = lanterns(s, seat)
            higher = next(target for target in targets if target > total)
            return {"n": total, "target": higher, "reached": sum(a <= total for a in targets)}
        case Injure() | Beds():
            return {"n": rule.left if isinstance(rule, Injure) else rule.beds}
    return {}


def on_sale(s: Table, seat: int) -> Args:
    return item(t.ITEMS[s.sale[seat]])


# Choices.


def choice_phrase(s: Table, rule: Question, seat: int, choice: int) -> Phrase:
    if choice >= t.PRICE:
        return Phrase("choice-price", {"price": choice - t.PRICE})
    if choice >= t.REROLL:
        return person_phrase(s, rule, choice)
    if choice >= t.MARKET:
        return market_phrase(s, rule, s.market[choice - t.MARKET])
    if choice >= t.TAKE:
        where, good = divmod(choice - t.TAKE, 8)
        key = f"choice-take-{t.DESTINATIONS[where]}"
        return Phrase(key, {"item": item(t.GOODS[good]), **shelf(s, seat, good)})
    if choice >= t.SLOT:
        assert isinstance(rule, Train)
        trainee = s.trainees[choice - t.SLOT]
        cost = fee(s, choice - t.SLOT, rule.trainer)
        args = {"cost": cost, "who": villager(s, trainee), "talents": talents(s, trainee)}
        return Phrase("choice-train-villager", args)
    if choice >= t.OFFER:
        seller = choice - t.OFFER
        return Phrase("choice-offer", {"who": {"seat": seller}, "item": on_sale(s, seller)})
    if choice >= t.SHELVE:
        good = choice - t.SHELVE
        return Phrase("choice-shelve", {"item": item(t.GOODS[good]), **shelf(s, seat, good)})
    if choice >= t.SELL:
        return Phrase("choice-sell", {"item": item(t.ITEMS[choice - t.SELL])})
    if choice >= t.OPTION:
        paragraph = s.settings.deck.book.paragraphs[s.paragraph]
        place = choice - t.OPTION
        said = {"option": option_text(paragraph.id, place)}
        return Phrase("choice-option", {**said, "terms": terms_of(paragraph.options[place])})
    return simple_phrase(s, rule, seat, choice)


def shelf(s: Table, seat: int, good: int) -> Args:
    slot = slot_of(s, seat, good)
    return {"points": s.settings.deck.track_points[slot], "slot": slot + 1}


def person_phrase(s: Table, rule: Question, choice: int) -> Phrase:
    """Something to do with a villager."""
    if choice >= t.TIRED:
        who, area = (choice - t.HURT, "hurt") if choice >= t.HURT else (choice - t.TIRED, "tired")
        key = f"choice-{'bed' if isinstance(rule, Beds) else 'drink'}-{area}"
        return Phrase(key, {"who": villager(s, who)})
    if choice >= t.VILLAGER:
        who = choice - t.VILLAGER
        return Phrase("choice-villager", {"who": villager(s, who), "talents": talents(s, who)})
    if choice >= t.EXERT:
        key = "choice-injure" if isinstance(rule, Injure) else "choice-exert"
        return Phrase(key, {"who": villager(s, choice - t.EXERT)})
    place = choice - t.REROLL
    return Phrase("choice-reroll", {"who": villager(s, s.party[place]), "die": s.rolled[place]})


def market_phrase(s: Table, rule: Question, number: t.Card) -> Phrase:
    card = building(s, number)
    if isinstance(rule, Build):
        return Phrase("choice-build-card", {"card": card, "cost": price(s, number, rule.builder)})
    return Phrase("choice-build-free", {"card": card})


def simple_phrase(s: Table, rule: Question, seat: int, choice: int) -> Phrase:
    match choice:
        case t.READY:
            return Phrase("choice-named", {"n": len(s.named)})
        case t.TAKE_BACK:
            return Phrase("choice-take-back", {"item": on_sale(s, seat)})
        case t.ACCEPT:
            assert isinstance(rule, Answer)
            return Phrase("choice-accept", {"price": rule.price})
    if choice in t.ACTIONS:
        return Phrase(f"choice-{t.ACTIONS[choice]}")
    if choice in (t.REFRESH, t.REFRESH + 1):
        return Phrase(f"choice-refresh-{t.ROWS[choice - t.REFRESH]}", {"cost": t.REFRESH_COST})
    if isinstance(rule, Pay):
        key = ("coins", "cider", "potion")[choice - t.PAY]
        return Phrase(f"choice-pay-{key}", {"n": rule.amount})
    return Phrase(END_KEYS[type(rule)])


END_KEYS: dict[type, str] = {
    Menu: "choice-pass",
    CheapBuilding: "choice-no-building",
    Answer: "choice-refuse",
    Lanterns: "choice-enough",
    Drink: "choice-no-drink",
    Shelve: "choice-no-shelve",
}


# Reasons.


def reason_args(s: Table, rule: Question, seat: int, choice: int, key: str) -> Args:
    match key:
        case "cost":
            return {"missing": missing(s, rule, seat, choice)}
        case "too-few-coins":
            seller = choice - t.OFFER
            return {"least": least(s, seller), "coins": s.coins[seat]}
        case "asked-enough":
            return {"n": t.ASKED_AT_MOST}
        case "too-dear":
            assert isinstance(rule, CheapBuilding)
            return {"most": rule.most}
        case "more-than-goods":
            return {"n": sum(s.laid[seat])}
    return {}


def missing(s: Table, rule: Question, seat: int, choice: int) -> Args:
    """What is lacking for a price, as goods."""
    if isinstance(rule, ChooseOption):
        cost = s.settings.deck.book.paragraphs[s.paragraph].options[choice - t.OPTION].cost
        lacks = {}
        for thing, amount in cost:
            here = purse(s, seat) if thing == t.COINS else s.stock[seat][thing]
            if here < amount:
                lacks["coins" if thing == t.COINS else t.ITEMS[thing]] = amount - here
        return {"goods": lacks}
    if isinstance(rule, Train):
        due = fee(s, choice - t.SLOT, rule.trainer)
    else:
        assert isinstance(rule, Build)
        due = price(s, s.market[choice - t.MARKET], rule.builder)
    return {"goods": {"coins": due - purse(s, seat)}}
