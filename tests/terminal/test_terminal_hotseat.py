"""Several people at one keyboard: nobody sees another's cards (K36)."""

from __future__ import annotations

from seated import Screen, match, name, sit, typist

from lascaux.kernel.texts import Texts

CLEARED = "\x1b[2J\x1b[H"


def test_nobody_sees_another_hand_while_playing() -> None:
    """Everything printed for one player, hand-over to hand-over, against all that others hold.

    A card counts as seen if a copy of it is public, or in the reader's own hand, or known to the reader.
    """
    table = match("human", "human", "human", "greedy")
    texts = Texts(table.game.folder, "en")
    screen = Screen()
    type_number = typist(table, [0, 1, 2])
    checked = 0

    def ask(prompt: str) -> str:
        nonlocal checked
        shown = screen.new()
        seats = [seat for seat in table.position.waiting() if seat < 3]
        view = table.game.view(table.position, seats[0])
        seen = {*view["hand"], *view["bonus_discards"], *(card for _, _, card in view["known"])}
        seen |= {played["card"] for played in view["chain"]}
        for other in range(4):
            for card in table.game.view(table.position, other)["hand"]:
                if card not in seen:
                    checked += 1
                    assert texts.card(card) not in shown, f"{prompt} {card}"
        return type_number(prompt)

    sit(table, [0, 1, 2], ask, screen)
    assert table.position.over
    assert checked > 100


def test_the_screen_is_cleared_and_the_next_player_named() -> None:
    """Also what has scrolled out of sight."""
    table = match("human", "human")
    screen = Screen(terminal=True)
    asked = []

    def ask(prompt: str) -> str:
        asked.append((prompt.replace("\u00a0", " "), screen.new()))
        if len(asked) > 5:
            raise KeyboardInterrupt
        return "1"

    sit(table, [0, 1], ask, screen)
    prompts = [prompt for prompt, _ in asked]
    assert prompts[1] == prompts[3] == "Press Enter. "
    assert [prompts[2], prompts[4]] == [f"{name(table, 0)} > ", f"{name(table, 1)} > "]
    over = asked[3][1]
    assert over.startswith(CLEARED)
    assert "\x1b[3J" in over
    assert f"Pass the keyboard to {name(table, 1)}." in over
    assert asked[4][1].startswith(CLEARED)


def test_a_sealed_choice_is_not_told_to_the_next_player() -> None:
    """K6: nobody sees anything before the last has chosen."""
    table = match("human", "human")
    screen = Screen()
    shown = []

    def ask(_prompt: str) -> str:
        shown.append(screen.new())
        if len(shown) > 7:
            raise KeyboardInterrupt
        return "1"

    sit(table, [0, 1], ask, screen)
    assert "goes" not in "".join(shown[:5])
    assert f"{name(table, 0)} goes to the Forest." in "".join(shown[5:])


def test_a_player_alone_is_not_asked_to_hand_over() -> None:
    table = match("human", "random")
    assert "Pass the keyboard" not in sit(table, [0], typist(table, [0])).text()
