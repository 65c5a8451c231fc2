"""Questions, choices and refusals of Above and Below as phrases; the words are in texts/."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.above_below import choices as c
from lascaux.games.above_below import terms as t
from lascaux.games.above_below.effects import chosen_option, lanterns, purse, slot_of
from lascaux.games.above_below.references import (
    building,
    item,
    option_text,
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
from lascaux.kernel.describe import Phrase
from lascaux.kernel.rules import Question
from lascaux.kernel.wording import Wording

if TYPE_CHECKING:
    from lascaux.games.above_below.state import Table
    from lascaux.kernel.references import Args, Goods, Message


TOPICS: dict[type[Question], str] = {
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
CLAUSES = {c.EXPLORE: "A6", c.BUILD: "A14", c.HARVEST: "A15", c.TRAIN: "A16", c.LABOR: "A17"}


def topic_of(rule: Question) -> str:
    return f"name-{c.ACTIONS[rule.action]}" if isinstance(rule, Name) else TOPICS[type(rule)]


def clause_of(rule: Question) -> str:
    return CLAUSES[rule.action] if isinstance(rule, Name) else rule.clause


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


def on_sale(s: Table, seat: int) -> Message:
    return item(t.ITEMS[s.sale[seat]])


# Choices.


def choice_phrase(s: Table, rule: Question, seat: int, choice: int) -> Phrase:
    if choice in c.PRICE:
        return Phrase("choice-price", {"price": c.PRICE.part(choice)})
    if any(choice in verb for verb in PEOPLE):
        return person_phrase(s, rule, choice)
    if choice in c.MARKET:
        return market_phrase(s, rule, s.market[c.MARKET.part(choice)])
    if choice in c.TAKE:
        where, good = c.TAKE.parts(choice)
        key = f"choice-take-{t.DESTINATIONS[where]}"
        return Phrase(key, {"item": item(t.GOODS[good]), **shelf(s, seat, good)})
    if choice in c.SLOT:
        assert isinstance(rule, Train)
        trainee = s.trainees[c.SLOT.part(choice)]
        cost = fee(s, c.SLOT.part(choice), rule.trainer)
        args: Args = {"cost": cost, "who": villager(s, trainee), "talents": talents(s, trainee)}
        return Phrase("choice-train-villager", args)
    if choice in c.OFFER:
        seller = c.OFFER.part(choice)
        return Phrase("choice-offer", {"who": {"seat": seller}, "item": on_sale(s, seller)})
    if choice in c.SHELVE:
        good = c.SHELVE.part(choice)
        return Phrase("choice-shelve", {"item": item(t.GOODS[good]), **shelf(s, seat, good)})
    if choice in c.SELL:
        return Phrase("choice-sell", {"item": item(t.ITEMS[c.SELL.part(choice)])})
    if choice in c.OPTION:
        paragraph = s.settings.deck.book.paragraphs[s.paragraph]
        place = c.OPTION.part(choice)
        said = {"option": option_text(paragraph.id, place)}
        return Phrase("choice-option", {**said, "terms": terms_of(paragraph.options[place])})
    return simple_phrase(s, rule, seat, choice)


def shelf(s: Table, seat: int, good: int) -> Args:
    slot = slot_of(s, seat, good)
    return {"points": s.settings.deck.track_points[slot], "slot": slot + 1}


PEOPLE = (c.REROLL, c.EXERT, c.VILLAGER, c.TIRED, c.HURT)


def person_phrase(s: Table, rule: Question, choice: int) -> Phrase:
    """Something to do with a villager."""
    for verb, area in ((c.HURT, "hurt"), (c.TIRED, "tired")):
        if choice in verb:
            key = f"choice-{'bed' if isinstance(rule, Beds) else 'drink'}-{area}"
            return Phrase(key, {"who": villager(s, verb.part(choice))})
    if choice in c.VILLAGER:
        who = c.VILLAGER.part(choice)
        return Phrase("choice-villager", {"who": villager(s, who), "talents": talents(s, who)})
    if choice in c.EXERT:
        key = "choice-injure" if isinstance(rule, Injure) else "choice-exert"
        return Phrase(key, {"who": villager(s, c.EXERT.part(choice))})
    place = c.REROLL.part(choice)
    return Phrase("choice-reroll", {"who": villager(s, s.party[place]), "die": s.rolled[place]})


def market_phrase(s: Table, rule: Question, number: t.Card) -> Phrase:
    card = building(s, number)
    if isinstance(rule, Build):
        return Phrase("choice-build-card", {"card": card, "cost": price(s, number, rule.builder)})
    return Phrase("choice-build-free", {"card": card})


def simple_phrase(s: Table, rule: Question, seat: int, choice: int) -> Phrase:
    match choice:
        case c.READY:
            return Phrase("choice-named", {"n": len(s.named)})
        case c.TAKE_BACK:
            return Phrase("choice-take-back", {"item": on_sale(s, seat)})
        case c.ACCEPT:
            assert isinstance(rule, Answer)
            return Phrase("choice-accept", {"price": rule.price})
    if choice in c.ACTIONS:
        return Phrase(f"choice-{c.ACTIONS[choice]}", {})
    if choice in c.REFRESH:
        return Phrase(f"choice-refresh-{t.ROWS[c.REFRESH.part(choice)]}", {"cost": t.REFRESH_COST})
    if isinstance(rule, Pay):
        return Phrase(f"choice-pay-{c.MEANS[c.PAY.part(choice)]}", {"n": rule.amount})
    return Phrase(END_KEYS[type(rule)], {})


END_KEYS: dict[type[Question], str] = {
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
            seller = c.OFFER.part(choice)
            return {"least": least(s, seller), "coins": s.coins[seat]}
        case "asked-enough":
            return {"n": t.ASKED_AT_MOST}
        case "too-dear":
            assert isinstance(rule, CheapBuilding)
            return {"most": rule.most}
        case "more-than-goods":
            return {"n": sum(s.laid[seat])}
    return {}


def missing(s: Table, rule: Question, seat: int, choice: int) -> Goods:
    """What is lacking for a price, as goods."""
    if isinstance(rule, ChooseOption):
        cost = s.settings.deck.book.paragraphs[s.paragraph].options[c.OPTION.part(choice)].cost
        lacks = {}
        for thing, amount in cost:
            here = purse(s, seat) if thing == t.COINS else s.stock[seat][thing]
            if here < amount:
                lacks["coins" if thing == t.COINS else t.ITEMS[thing]] = amount - here
        return {"goods": lacks}
    if isinstance(rule, Train):
        due = fee(s, c.SLOT.part(choice), rule.trainer)
    else:
        assert isinstance(rule, Build)
        due = price(s, s.market[c.MARKET.part(choice)], rule.builder)
    return {"goods": {"coins": due - purse(s, seat)}}


WORDING = Wording(c.VERBS, topic_of, prompt_args, choice_phrase, reason_args, clause_of)
