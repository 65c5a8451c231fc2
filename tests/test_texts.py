"""Texts: the same keys and arguments in four languages, and every sentence can be said."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import lascaux.games  # noqa: F401  registers the games
from lascaux.bots.levels import LEVELS
from lascaux.kernel.describe import Phrase
from lascaux.kernel.game import GAMES, Game
from lascaux.kernel.references import Args
from lascaux.kernel.rules import Refused
from lascaux.kernel.texts import LANGUAGES, Texts
from lascaux.kernel.wording import GENERAL

SOURCE = Path(__file__).parents[1] / "src" / "lascaux"
KERNEL = SOURCE / "kernel"
WEB = Path(__file__).parents[1] / "web" / "src"
FOLDERS = sorted(
    {file.parents[1] for root in (SOURCE, WEB) for file in root.rglob("texts/en/*.ftl")}
)


class Variables(Visitor):
    """The arguments that a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(file: Path) -> dict[str, set[str]]:
    """Every message and attribute of a file, with its arguments; fails on anything that is not Fluent."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, value in parts.items():
                assert key not in found, f"{file}: {key} twice"
                variables = Variables()
                variables.visit(value)
                found[key] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_four_languages_have_the_same_keys_and_arguments(folder: Path, language: str) -> None:
    english = sorted(file.name for file in (folder / "en").iterdir())
    assert sorted(file.name for file in (folder / language).iterdir()) == english
    for name in english:
        assert messages(folder / language / name) == messages(folder / "en" / name)


def entries(file: Path) -> dict[str, str]:
    """Every message of a file as it is written."""
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    said = FluentSerializer().serialize_entry
    return {entry.id.name: said(entry) for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_kernel_says_has_words_of_its_own(language: str) -> None:
    """Whatever the game: each prompt, refusal and joint that kernel code names."""
    source = "".join((KERNEL / name).read_text() for name in ("wording.py", "rules.py", "match.py"))
    named = set(re.findall(r'"(prompt-[a-z-]+)"', source))
    named |= {f"refuse-{key}" for key in (*GENERAL, "not-your-turn")}
    named |= set(re.findall(r'self\("([a-z-]+)"', (KERNEL / "texts.py").read_text()))
    assert {"prompt-over", "refuse-game-over", "a-seat"} <= named
    assert named <= set(entries(KERNEL / "texts" / language / "table.ftl"))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_no_game_says_again_what_every_table_says(game: Game) -> None:
    for language in LANGUAGES:
        file = Path("texts") / language / "table.ftl"
        assert not entries(KERNEL / file).items() & entries(game.folder / file).items()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ines robs Bo of a Bonus card: Timber!"),
        ("fr", "Ines prend une carte Bonus à Bo\u00a0: «\u00a0Timber!\u00a0»."),
        ("de", "Ines raubt Bo eine Bonuskarte: „Timber!“."),
        ("it", "Ines deruba Bo di una carta Bonus: «Timber!»."),
    ],
)
def test_a_sentence_ends_once_after_a_card_whose_name_ends_like_one(
    language: str, said: str
) -> None:
    texts = Texts(GAMES["krom"].folder, language, ["Ines", "Bo"], {"loud": "Timber!"})
    args: Args = {"seat": {"seat": 0}, "victim": {"seat": 1}, "card": {"card": "loud"}}
    assert texts.say(Phrase("log-robbed-bonus-card", args)) == said


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_card_that_a_sentence_names_stands_in_quotes(game: Game, language: str) -> None:
    """As titles do, in languages that write them in small letters: hints and log alike."""
    file = game.folder / "texts" / language / "table.ftl"
    sentence = ("choice-", "prompt-", "threat-", "log-")
    named = 0
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(sentence):
            said = FluentSerializer().serialize_entry(entry)
            for before, name in re.findall(r"(.?)\u00a0?\{ \$(card|net) \}", said):
                alone = entry.id.name == "log-event"  # the event's own name, called out
                assert alone or before in "«„(", f"{entry.id.name}: {name}"
                named += 1
    assert named > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_is_described_alike_in_the_app_and_in_the_terminal(language: str) -> None:
    """Child: means well, and so on; the app has the name above and begins with a capital."""
    app, terminal = Texts(WEB, language), Texts(SOURCE / "terminal", language)
    for level in LEVELS:
        name, sentence = re.split(r"\u00a0?: ", terminal(f"level-{level}"), maxsplit=1)
        assert app(f"seat-{level}").endswith(f": {name}")
        assert app(f"seat-{level}", "note") == sentence[0].upper() + sentence[1:]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_reference_covers_every_clause_and_option(game: Game, language: str) -> None:
    texts = Texts(game.folder, language)
    for chapter, clauses in game.clauses.items():
        assert texts(f"chapter-{chapter}")
        for clause in clauses:
            assert texts(f"rule-{clause}", "title")
            assert len(texts(f"rule-{clause}", **game.constants())) > 30
    for option in game.options:
        assert texts(f"option-{option}")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_card_of_the_tribe_deck_has_a_name_and_a_flavour(game: Game) -> None:
    deck = game.deck()
    for language in LANGUAGES:
        texts = Texts(game.folder, language)
        for card in deck.index:
            assert texts.card(card) != card
            assert texts(f"card-{card}", "flavour")
        for character in getattr(deck, "characters", ()):
            assert texts.character(character) != character
            assert texts(f"character-{character}", "flavour")


@cache
def phrases(game: Game) -> list[tuple[str, list[Phrase]]]:
    """Everything that six random games would tell a seat and a spectator, each thing once:
    a clause, and what is said with it."""
    found: dict[str, tuple[str, list[Phrase]]] = {}

    def hear(*said: Phrase, clause: str = "") -> None:
        found.setdefault(repr((clause, said)), (clause, list(said)))

    deck = game.deck()
    for seed in range(6):
        luck = random.Random(seed)
        options = {name: luck.choice(option.values) for name, option in game.options.items()}
        position = game.setup(4, game.choose_options(4, options), deck)
        position.events = []
        while not position.over:
            for seat in (0, None):
                asked = game.describe(position, seat)
                hear(asked.prompt)
                for able in asked.choices:
                    hear(able.phrase)
                for unable in asked.refusals:
                    hear(unable.wish, unable.reason, clause=unable.clause)
            for choice in (0, 9, 999):
                try:
                    position.copy().answer(0, choice)
                except Refused as refused:
                    hear(game.refusal(position, refused))
            waiting = position.waiting() or [position.turn]
            seat = luck.choice(waiting)
            position.answer(seat, luck.choice(list(position.legal(seat))))
            for event in position.events:
                for reader in (0, 1, None):
                    if phrase := game.log(event.seen_by(reader)):
                        hear(phrase)
            position.events.clear()
    return list(found.values())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_choice_refusal_and_event_can_be_said(game: Game, language: str) -> None:
    texts = Texts(game.folder, language, ["Anna", "Bert", "Cleo", "Dora"], game.deck().names)
    said = {": ".join((clause, *map(texts.say, told))) for clause, told in phrases(game)}
    assert len(said) > 500
    assert not [text for text in said if "{" in text or "None" in text or "  " in text]


def test_an_unknown_language_is_refused() -> None:
    from lascaux.kernel.errors import BadInput

    with pytest.raises(BadInput, match="unknown language 'es'"):
        Texts(SOURCE / "games" / "krom", "es")


def test_a_foreign_decks_own_names_are_used() -> None:
    texts = Texts(SOURCE / "games" / "krom", "fr", (), {"trousers": "Bermuda"})
    assert texts.card("trousers") == "Bermuda"
    assert texts.card("no-such-card") == "no-such-card"
