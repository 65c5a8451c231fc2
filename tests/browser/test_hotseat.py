"""Two players on one device: neither sees what the other holds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from leaks import searched

from lascaux.games import KROM
from lascaux.kernel.texts import Texts

from .person import Person

ROUNDS = 3
# Looks through the document but for the sheets of drawings, which hold all cards' pictures.
NAMED = """(names) => {
  const copy = document.documentElement.cloneNode(true);
  for (const sheet of copy.querySelectorAll(".sheets, script, style")) sheet.remove();
  const page = copy.outerHTML;
  return names.filter((name) => page.includes(name));
}"""
CARDS = {card.id: Texts(KROM.folder, "en").card(card.id) for card in KROM.deck().bonus}


def named(person: Person) -> set[str]:
    """The Bonus cards that are anywhere in the page."""
    found = person.page.evaluate(NAMED, list(CARDS.values()))
    return {card for card, name in CARDS.items() if name in found}


def told(person: Person) -> set[str]:
    """The Bonus cards that the seat on show may know of."""
    text = searched(person.state)
    return {card for card in CARDS if f'"{card}"' in text}


def take_over(me: Person) -> None:
    """The player who is asked takes the device."""
    me.page.get_by_role("button", name="I am ").click()
    me.page.locator("[role=log]").wait_for()
    assert me.wait(lambda: me.must)


def shows(me: Person, hand: set[str]) -> bool:
    return me.wait(lambda: hand <= named(me))


def test_the_device_shows_one_hand_at_a_time_and_none_while_it_is_passed_on(
    arrive: Callable[..., Person],
) -> None:
    me = arrive()
    me.table("me", "hotseat", "greedy")
    assert me.turn()
    hands: dict[int, set[str]] = {}
    known: dict[int, set[str]] = defaultdict(set)
    hidden = passed_on = 0
    pass_on = me.page.get_by_role("heading", name="Pass the device to")
    pass_on.wait_for()
    while (me.round <= ROUNDS or hidden <= ROUNDS) and not me.over:  # some deals hide little
        assert me.wait(lambda: me.must or me.over or pass_on.is_visible())
        me.drawn()
        if pass_on.is_visible():
            passed_on += 1
            assert named(me) == set()
            assert me.page.locator(".krom, [data-choice], [data-open], [role=log]").count() == 0
            take_over(me)
        elif not me.must:
            continue
        seat = me.state["seat"]
        hands[seat] = set(me.state["view"]["hand"])
        known[seat] |= told(me)
        others = {card for other, hand in hands.items() if other != seat for card in hand}
        secret = others - known[seat]
        assert shows(me, hands[seat])
        assert named(me) & secret == set()
        hidden += len(secret)
        me.act()
    assert set(hands) == set(me.state["seats"])
    assert passed_on >= 2 * ROUNDS
    assert hidden > ROUNDS


def test_after_a_reload_people_say_who_they_are_before_a_hand_is_shown(
    arrive: Callable[..., Person],
) -> None:
    me = arrive()
    me.table("me", "hotseat", "greedy")
    pass_on = me.page.get_by_role("heading", name="Pass the device to")
    pass_on.wait_for()
    assert named(me) == set()
    take_over(me)
    assert shows(me, set(me.state["view"]["hand"]))
    me.page.reload()
    pass_on.wait_for()
    assert named(me) == set()
