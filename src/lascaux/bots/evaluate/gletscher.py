"""What a table of Gletscher is worth to a seat, in actions of a clan card."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from lascaux.bots.evaluate import Level, Manner
from lascaux.bots.evaluate.odds import shares, won
from lascaux.games.gletscher.choices import PLAY
from lascaux.games.gletscher.effects import face, food, is_herb, modified, weapon_bonus
from lascaux.games.gletscher.rules.actions import Gather
from lascaux.games.gletscher.rules.drawing import Roll
from lascaux.games.gletscher.rules.hunt import Help, Hunt, RollOrNot, Team
from lascaux.games.gletscher.rules.losses import LoseClan
from lascaux.games.gletscher.rules.reactions import Reaction
from lascaux.games.gletscher.rules.yellow import FaceThePredator, LoseStore, Plunder
from lascaux.games.gletscher.terms import HERB, NO_CARD, PREY, SURPLUS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lascaux.games.gletscher.state import Table
    from lascaux.games.gletscher.terms import Card, Cards

LADDER = (
    Level(0.5, haze=2.5),
    Level(0.14, haze=2.2),
    Level(0.0, haze=1.0),
    Level(0.0, 60),
)
MANNER = Manner(heat=1.0, margin=3.0, turns=True)
WORLDS = 3
WIN = 300.0
GOAL = 36.0  # all trophies that one needs
EARLY = 0.45  # of a contest's worth when winter is far
CLAN = (0.0, 9.0, 15.0, 19.0, 22.0, 24.5, 26.5)  # by clan cards; without any all is lost (G28)
MORE_CLAN = 1.5
HUNTER = 0.6
HALF_FED = 6.0  # not to lose a clan card
FED = 4.5  # to gain one
LAST_CARD = 0.3  # of the trophies' worth is in danger while one clan card is left
SPARE_FOOD = 0.25
STORED = 1.5  # the card of a store that is missed least
WEAPON = 0.75  # per point of its bonus, both sizes averaged
WEAPONS = (1.0, 0.7, 0.4, 0.2)  # the second one waits longer for its hunt
ARTEFACT = 1.6
ASLEEP = 1.2
MIGRATING = 3.4
WOUND = 0.9
WOUNDED_HUNTER = 0.35
ACTION = 0.7
ACTION_HUNTER = 0.3
FATE = {
    "lucky-hunt": 1.6,
    "offering": 1.0,
    "dispute": 1.3,
    "broken-weapon": 0.9,
    "storm": 0.6,
    "migration": 1.8,
    "spoiled-herbs": 0.7,
    "raid": 1.2,
    "predator": 1.1,
    "wrath": 0.7,
    "scavenger": 0.9,
}
ANY_FATE = 1.4
FATES = (1.0, 0.9, 0.7, 0.5, 0.3, 0.2, 0.1, 0.1)  # one cannot play them all
LEADER = 0.55  # weight of the strongest opponent's worth
SPREAD = 14.0  # of worth between two players of whom one wins e times as often
OTHERS = 0.03  # and of everybody's: to ruin who trails wins nothing


def evaluate(s: Table, seat: int) -> float:
    """Own worth less a share of the others'; a hunt in progress counts with its odds."""
    if s.over:
        return WIN if seat in s.winners else -WIN
    tales = [stories(s, other) for other in range(s.settings.players)]
    worths = [worth(s, other, tales, other == seat) for other in range(s.settings.players)]
    mine = worths.pop(seat)
    return mine - LEADER * max(worths) - OTHERS * sum(worths)


def chances(s: Table) -> list[float]:
    """By worth, everybody's cards in sight."""
    seats = range(s.settings.players)
    if s.over:
        return won(s.winners, s.settings.players)
    tales = [stories(s, seat) for seat in seats]
    return shares([worth(s, seat, tales, mine=True) for seat in seats], SPREAD)


def foresees(s: Table) -> bool:
    """The die of a hunt need not be tried: its odds are counted in."""
    return not s.over and isinstance(s.stack[-1], Roll) and isinstance(s.stack[-2], Hunt)


def prospect(s: Table, seat: int, choice: int) -> float:  # noqa: ARG001
    """What the fate card that is kept through the winter is worth (G23)."""
    return 4 * FATE.get(s.settings.deck.fate[PLAY.part(choice)].effect.name, ANY_FATE)


Stories = tuple[int, int, int]  # best story of hunters, herbalists, shamans; -1: takes no part


class Hoard(NamedTuple):
    """What store and shed come to."""

    prey: int  # the best story, -1 without any
    herb: int
    food: int
    armed: float


HOARDS: dict[tuple[str, Cards, Cards], Hoard] = {}
MANY_HOARDS = 100_000


def hoard(s: Table, seat: int) -> Hoard:
    key = (s.settings.deck.hash, s.store[seat], s.shed[seat])
    if key not in HOARDS:
        if len(HOARDS) > MANY_HOARDS:
            HOARDS.clear()
        HOARDS[key] = counted(s, s.store[seat], s.shed[seat])
    return HOARDS[key]


def counted(s: Table, store: Cards, shed: Cards) -> Hoard:
    faces = [face(s, card) for card in store + shed]
    return Hoard(
        max((said.story for said in faces if said.kind == PREY), default=-1),
        max((said.story for said in faces if said.kind == HERB), default=-1),
        sum(food(s, card) for card in store),
        armed(s, shed),
    )


def stories(s: Table, seat: int) -> Stories:
    prey, herb, _, _ = hoard(s, seat)
    artefact = s.artefact[seat]
    awake = artefact != NO_CARD and not s.asleep[seat]
    return prey, herb, s.settings.deck.hunt[artefact].story if awake else -1


def worth(s: Table, seat: int, tales: Sequence[Stories], mine: bool) -> float:
    clan = s.clan(seat)
    _, _, provisions, weapons = hoard(s, seat)
    value = GOAL / s.settings.goal * s.trophies[seat] * (1 - LAST_CARD * (len(clan) == 1))
    value += clan_worth(len(clan)) + HUNTER * sum(clan)
    value += fed(provisions, sum(clan)) + told(s, seat, tales[seat], tales) + weapons
    if s.artefact[seat] != NO_CARD:
        value += ARTEFACT - ASLEEP * s.asleep[seat]
    value -= MIGRATING * s.migrating[seat]
    for hunters in s.wounded[seat]:
        value -= WOUND + WOUNDED_HUNTER * hunters
    value += fate_worth(s, seat, mine)
    if seat == s.active and s.row and not s.migrating[seat]:
        value += sum([ACTION + ACTION_HUNTER * hunters for hunters in s.hand[seat]])
        value += pending(s, seat, tales)
    return value - threatened(s, seat)


def threatened(s: Table, seat: int) -> float:
    """What a clan is about to lose: whose turn it is to choose, the harm is done (G20)."""
    rule = s.stack[-1]
    if isinstance(rule, LoseClan | FaceThePredator) and rule.seat == seat:
        if isinstance(rule, FaceThePredator) and any(is_herb(s, card) for card in s.store[seat]):
            return STORED
        clan = s.clan(seat)
        return clan_worth(len(clan)) - clan_worth(len(clan) - 1) + HUNTER * min(clan)
    if isinstance(rule, LoseStore) and rule.seat == seat:
        return STORED * rule.count
    if isinstance(rule, Plunder) and seat in {rule.seat, rule.target}:
        return 2 * STORED * rule.count * (1 if seat == rule.target else -1)
    return 0.0


def clan_worth(cards: int) -> float:
    return CLAN[cards] if cards < len(CLAN) else CLAN[-1] + MORE_CLAN * (cards + 1 - len(CLAN))


@cache
def fed(provisions: int, hunters: int) -> float:
    """Food is dear up to half of what is needed, then a little less, then hardly of use.

    A clan about to be refounded has no hunters yet (G28): it will have one at least.
    """
    half = max(1, hunters) / 2
    value = HALF_FED * min(1.0, provisions / half)
    value += FED * min(1.0, max(0.0, provisions - half) / half)
    return value + SPARE_FOOD * max(0, provisions - hunters)


def told(s: Table, seat: int, mine: Stories, tales: Sequence[Stories]) -> float:
    """The trophies to be won with these stories, less while winter is far."""
    others = tuple([tale for other, tale in enumerate(tales) if other != seat])
    left = sum(map(len, s.hunt_pile)) / len(s.settings.hunt_cards)
    near = EARLY + (1 - EARLY) * max(0.0, 1 - left)
    return prizes(mine, others) * near * GOAL / s.settings.goal


@lru_cache(100_000)
def prizes(mine: Stories, others: tuple[Stories, ...]) -> float:
    """How many of the three contests are won on average."""
    return sum(
        chance(mine[contest], tuple(sorted(t[contest] for t in others if t[contest] >= 0)))
        for contest in range(3)
        if mine[contest] >= 0
    )


@cache
def chance(mine: int, others: tuple[int, ...]) -> float:
    """Of winning a contest; ties are broken evenly (G24)."""
    won = 0.0
    for die, *dice in product(range(1, 7), repeat=1 + len(others)):
        totals = [story + rolled for story, rolled in zip(others, dice, strict=True)]
        best = max(totals, default=0)
        if mine + die > best:
            won += 1
        elif mine + die == best:
            won += 1 / (1 + totals.count(best))
    return won / int(6 ** (1 + len(others)))


def armed(s: Table, shed: Cards) -> float:
    if not shed:
        return 0.0
    bonuses = sorted((weapon_worth(s, card) for card in shed), reverse=True)
    return sum(a * b for a, b in zip(bonuses, (*WEAPONS, *[0.1] * len(bonuses)), strict=False))


def weapon_worth(s: Table, card: Card) -> float:
    said = face(s, card)
    return WEAPON * (said.small + said.large)


def fate_worth(s: Table, seat: int, mine: bool) -> float:
    """One's own cards by kind; others' are unknown, so they count alike."""
    cards = s.fate[seat]
    if not cards:
        return 0.0
    if not mine:
        return ANY_FATE * sum(FATES[: len(cards)])
    fate = s.settings.deck.fate
    values = sorted([FATE.get(fate[card].effect.name, ANY_FATE) for card in cards], reverse=True)
    return sum([a * b for a, b in zip(values, FATES, strict=False)])


def pending(s: Table, seat: int, tales: Sequence[Stories]) -> float:
    """What the active player is about to bring home."""
    rule = s.stack[-1]
    if isinstance(rule, Gather):
        herb = s.row[rule.slot]
        cost = min(
            (
                sum(ACTION + ACTION_HUNTER * hunters for hunters in more)
                for more in teams(s.hand[seat])
                if sum(more) + sum(s.team) >= face(s, herb).clan
            ),
            default=0.0,
        )
        return gain(s, seat, herb, tales) - cost
    if s.prey == NO_CARD:
        return 0.0
    if isinstance(rule, Team | Help):
        return best_plan(s, seat, tales, isinstance(rule, Team))
    if isinstance(rule, RollOrNot | Reaction) or foresees(s):
        value = gain(s, seat, s.prey, tales)
        return hunt_worth(value, face(s, s.prey).hunt - modified(s), s.team)
    return 0.0


def gain(s: Table, seat: int, card: Card, tales: Sequence[Stories]) -> float:
    """What one more card in the store is worth."""
    said = face(s, card)
    provisions = hoard(s, seat).food
    hunters = s.hunters(seat)
    value = fed(provisions + said.food, hunters) - fed(provisions, hunters)
    contest = 0 if said.kind == PREY else 1
    mine = tales[seat]
    if said.story > mine[contest]:
        better = list(mine)
        better[contest] = said.story
        value += told(s, seat, (better[0], better[1], better[2]), tales)
        value -= told(s, seat, mine, tales)
    return value + (0.3 * weapon_worth(s, card) if said.can_be_made else 0.0)


def hunt_worth(value: float, least: int, team: Cards) -> float:
    """The prey by the odds of the die, less the wound of a miss."""
    odds = min(6, max(0, 7 - least)) / 6
    return odds * value - (1 - odds) * (WOUND + WOUNDED_HUNTER * min(team, default=1))


@cache
def teams(hand: Cards) -> tuple[Cards, ...]:
    """Every different set of these clan cards, the empty one too."""
    counts = [hand.count(hunters) for hunters in (1, 2, 3)]
    return tuple(
        (1,) * ones + (2,) * twos + (3,) * threes
        for ones, twos, threes in product(*(range(count + 1) for count in counts))
    )


def best_plan(s: Table, seat: int, tales: Sequence[Stories], recruiting: bool) -> float:
    """The best that can be made of the hunt with more clan cards, a weapon and the artefact."""
    prey = face(s, s.prey)
    value = gain(s, seat, s.prey, tales)
    least = prey.hunt - modified(s)
    sent = sum(s.team)
    best = -WIN
    for more in teams(s.hand[seat]) if recruiting else ((),):
        team = s.team + more
        if not team:
            continue
        cost = sum(ACTION + ACTION_HUNTER * hunters for hunters in more)
        need = least + crew(sent, prey.clan) - crew(sum(team), prey.clan)
        for bonus, price in help_at_hand(s, seat):
            best = max(best, hunt_worth(value, need - bonus, team) - cost - price)
    return best


def crew(hunters: int, needed: int) -> int:
    """G10, as a modifier."""
    return SURPLUS if hunters > needed else hunters - needed


def help_at_hand(s: Table, seat: int) -> Iterator[tuple[int, float]]:
    """What could still be added to the die, and what that costs."""
    yield 0, 0.0
    artefact = 0
    if s.artefact[seat] != NO_CARD and not s.asleep[seat] and not s.invoked:
        artefact = s.settings.deck.hunt[s.artefact[seat]].bonus
        yield artefact, 0.1
    if s.weapon == NO_CARD:
        for weapon in s.shed[seat]:
            bonus = weapon_bonus(s, weapon, s.prey)
            if bonus:
                yield bonus + artefact, 0.1 + weapon_worth(s, weapon) * WEAPONS[1]
