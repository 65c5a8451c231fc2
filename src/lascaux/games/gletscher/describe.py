"""Questions, choices and refusals of Gletscher as phrases; the words are in texts/."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lascaux.games.gletscher import choices as c
from lascaux.games.gletscher import terms as t
from lascaux.games.gletscher.effects import face, food, modified, weapon_bonus
from lascaux.games.gletscher.references import card, clan, die, effect, signed
from lascaux.games.gletscher.rules.actions import Actions, Gather, Work
from lascaux.games.gletscher.rules.events import LoseGear
from lascaux.games.gletscher.rules.feeding import Meal, Welcome
from lascaux.games.gletscher.rules.hunt import Help, RollOrNot, Team, Wound
from lascaux.games.gletscher.rules.losses import LoseClan
from lascaux.games.gletscher.rules.reactions import (
    DisputeWindow,
    Offering,
    OfferPrey,
    Reaction,
    threat,
)
from lascaux.games.gletscher.rules.turn import Heal, Healed, Limit, Take
from lascaux.games.gletscher.rules.winter import KeepFate
from lascaux.games.gletscher.rules.yellow import (
    ChooseTarget,
    EndOfTurn,
    FaceThePredator,
    LoseStore,
    Plunder,
)
from lascaux.kernel.describe import Phrase
from lascaux.kernel.rules import Question
from lascaux.kernel.wording import Wording

if TYPE_CHECKING:
    from lascaux.games.gletscher.state import Table
    from lascaux.kernel.references import Args, Message


TOPICS: dict[type[Question], str] = {
    Take: "take",
    Heal: "heal",
    Healed: "healed",
    Actions: "actions",
    Gather: "gather",
    Work: "work",
    Team: "team",
    Help: "help",
    Reaction: "reaction",
    Offering: "offering",
    OfferPrey: "offer",
    RollOrNot: "roll",
    Wound: "wound",
    DisputeWindow: "dispute",
    EndOfTurn: "end-of-turn",
    ChooseTarget: "target",
    Plunder: "plunder",
    LoseStore: "lose-store",
    FaceThePredator: "predator",
    LoseGear: "lose-gear",
    LoseClan: "lose-clan",
    Limit: "limit",
    KeepFate: "keep-fate",
    Meal: "meal",
    Welcome: "welcome",
}


# Prompts.


def prompt_args(s: Table, rule: Question, seat: int) -> Args:
    match rule:
        case Actions():
            return {"n": len(s.hand[seat])}
        case Gather():
            herb = s.row[rule.slot]
            return {"card": card(s, herb), "needed": face(s, herb).clan, "sent": sum(s.team)}
        case Team():
            prey = face(s, s.prey)
            return {"card": {"card": prey.id}, "needed": prey.clan, "sent": sum(s.team)}
        case Help() | RollOrNot() | Reaction():
            return {"who": {"seat": s.active}, **plan(s)}
        case DisputeWindow() | Wound():
            return {"who": {"seat": s.active}, "card": card(s, s.prey)}
        case Offering():
            what: Args = {
                "card": {"card": threat(s)},
                "die": s.dice[0] if s.dice else 0,
                "who": {"seat": s.in_play[0]},
            }
            key = "threat-earthquake" if s.in_play[0] == t.NO_SEAT else "threat-card"
            return {"what": {"phrase": [key, what]}}
        case ChooseTarget():
            fate = s.settings.deck.fate[rule.card]
            return {"card": {"card": fate.id}, "effect": effect(fate)}
        case Limit():
            return {"n": len(s.fate[seat]) + len(s.clan(seat)), "limit": t.LIMIT}
        case Meal():
            eaten = sum(food(s, other) for other in s.meal)
            return {"price": rule.price, "eaten": eaten}
        case Plunder():
            return {"n": rule.count, "who": {"seat": rule.target}}
        case LoseStore():
            return {"n": rule.count}
    return {}


def plan(s: Table) -> Args:
    """What a hunt needs, what it has, and the die it takes."""
    prey, have = face(s, s.prey), modified(s)
    return {
        "card": {"card": prey.id},
        "need": prey.hunt,
        "have": signed(have),
        "die": die(have, prey.hunt),
    }


# Choices.


def choice_phrase(s: Table, rule: Question, seat: int, choice: int) -> Phrase:
    if choice in c.PLAY:
        fate = s.settings.deck.fate[c.PLAY.part(choice)]
        keys = {Limit: "choice-discard-fate", KeepFate: "choice-keep"}
        return Phrase(
            keys.get(type(rule), "choice-play"), {"card": {"card": fate.id}, "effect": effect(fate)}
        )
    if choice in c.SHED:
        return shed_phrase(s, rule, seat, c.SHED.part(choice))
    if choice in c.MAKE:
        made = s.store[seat][c.MAKE.part(choice)]
        said = face(s, made)
        if not said.can_be_made:
            return Phrase("choice-make-nothing", {"card": card(s, made)})
        figures = {"small": said.small, "large": said.large}
        return Phrase("choice-make", {"card": card(s, made), **figures})
    if choice in c.STORE:
        owner = rule.target if isinstance(rule, Plunder) else seat
        stored = s.store[owner][c.STORE.part(choice)]
        return Phrase(STORE_KEYS[type(rule)], {"card": card(s, stored), "food": food(s, stored)})
    if choice in c.TARGET:
        return Phrase("choice-target", {"who": {"seat": c.TARGET.part(choice)}})
    for key, verb in ROW_KEYS:
        if choice in verb:
            return row_phrase(s, key, verb.part(choice))
    if choice in c.CLAN:
        zone, hunters = c.CLAN.parts(choice)
        where: Message = {"message": f"zone-{t.ZONES[zone]}"}
        key = CLAN_KEYS.get(type(rule), "choice-lose-clan")
        return Phrase(key, {"clan": clan(hunters), "zone": where})
    return simple_phrase(s, rule, seat, choice)


STORE_KEYS: dict[type[Question], str] = {
    Help: "choice-sacrifice",
    OfferPrey: "choice-offer",
    Heal: "choice-heal",
    Meal: "choice-eat",
    Plunder: "choice-plunder",
    LoseStore: "choice-lose-card",
    FaceThePredator: "choice-lose-card",
}
CLAN_KEYS: dict[type[Question], str] = {
    Team: "choice-send",
    Gather: "choice-send",
    Work: "choice-work",
    Wound: "choice-wound",
    Healed: "choice-healed",
}


def shed_phrase(s: Table, rule: Question, seat: int, place: int) -> Phrase:
    weapon = s.shed[seat][place]
    if isinstance(rule, LoseGear):
        return Phrase("choice-lose-card", {"card": card(s, weapon), "food": 0})
    bonus = weapon_bonus(s, weapon, s.prey)
    return Phrase("choice-weapon", {"card": card(s, weapon), "bonus": signed(bonus)})


def row_phrase(s: Table, key: str, slot: int) -> Phrase:
    """Something to be done with a revealed card."""
    shown = face(s, s.row[slot])
    facts = {"food": shown.food, "needed": shown.clan, "need": shown.hunt, "story": shown.story}
    return Phrase(key, {"card": {"card": shown.id}, **facts})


ROW_KEYS = (("choice-take", c.TAKE), ("choice-gather", c.GATHER), ("choice-hunt", c.HUNT))


def simple_phrase(s: Table, rule: Question, seat: int, choice: int) -> Phrase:
    match choice:
        case c.READY:
            return Phrase("choice-go-on" if isinstance(rule, Help) else "choice-team-ready", {})
        case c.ROLL:
            return Phrase("choice-roll", {})
        case c.CALL_OFF:
            return Phrase("choice-call-off", {})
        case c.DRAW:
            return Phrase("choice-welcome" if isinstance(rule, Welcome) else "choice-draw-fate", {})
        case c.INVOKE:
            artefact = face(s, s.artefact[seat])
            return Phrase(
                "choice-invoke", {"card": {"card": artefact.id}, "bonus": signed(artefact.bonus)}
            )
        case c.SHATTER:
            return Phrase("choice-lose-card", {"card": card(s, s.artefact[seat]), "food": 0})
    return Phrase(END_KEYS.get(type(rule), "choice-pass"), {})


END_KEYS: dict[type[Question], str] = {
    Take: "choice-leave",
    Heal: "choice-heal-no-more",
    Actions: "choice-stop",
    EndOfTurn: "choice-no-card",
    Limit: "choice-keep-all",
    Welcome: "choice-no-welcome",
}


# Reasons.


def reason_args(s: Table, rule: Question, seat: int, choice: int, key: str) -> Args:
    match key:
        case "too-few-hunters":
            slot = rule.slot if isinstance(rule, Gather) else c.GATHER.part(choice)
            there = s.team if isinstance(rule, Gather) else s.hand[seat]
            return {"needed": face(s, s.row[slot]).clan, "n": sum(there)}
        case "no-bonus":
            return {"size": {"message": "large-game" if face(s, s.prey).is_large else "small-game"}}
        case "over-the-limit":
            return {"limit": t.LIMIT}
    if isinstance(rule, ChooseTarget):
        return {"who": {"seat": c.TARGET.part(choice)}}
    return {}


def topic_of(rule: Question) -> str:
    return TOPICS[type(rule)]


WORDING = Wording(c.VERBS, topic_of, prompt_args, choice_phrase, reason_args)
