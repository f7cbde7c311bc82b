"""Everything the game shows or tells has words, in English and in Italian."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from undercroft.bots import Bot, Chair, GreedyBot
from undercroft.content.vocabulary import Effect, Word
from undercroft.kernel.events import Summed
from undercroft.kernel.requests import Ask, Option, SeatId
from undercroft.kernel.scene import Scene
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import find
from undercroft.kernel.table import Table
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.definitions import CLASSES, DOORS, EVENTS, HEROES, QUESTS
from undercroft.systems.darkness.cards.library import HERE, foe_cards, gear_cards, library
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.heroes.ledger import Ledger, Traveller
from undercroft.systems.darkness.scene import wording
from undercroft.systems.darkness.scene.view import card_view
from undercroft.systems.darkness.state import State
from undercroft.terminal import screen
from undercroft.terminal.draw import describe, draw
from undercroft.text.explain import explain
from undercroft.text.messages import COMMON, LANGUAGES, Messages, texts_of
from undercroft.text.names import Names
from undercroft.text.narrate import Voice, story

SYSTEM = find("darkness")
QUEST_IDS = [card.id for card in SYSTEM.quests()]
EAGER = 0.8
"""How often a player who draws lots prefers doing something to ending the turn."""


@cache
def spoken(language: str) -> Messages:
    own = texts_of(SYSTEM)
    assert own is not None
    return Messages(language, [own, COMMON], "darkness")


def fresh(language: str) -> Messages:
    """The messages, with nothing missed so far."""
    said = spoken(language)
    said.missing.clear()
    said.faults.clear()
    return said


def look_around(scene: Scene, voice: Voice) -> None:
    """Everything that lies on the table."""
    screen.head(scene, voice)
    draw(scene, voice.names, voice.messages)
    describe(scene, voice.names, voice.messages)
    screen.figures(scene, voice)
    screen.holdings(scene, voice)
    screen.sheets(scene, voice)
    for pile in scene.piles:
        voice.messages.say(pile.name)
        if pile.top:
            voice.messages.say(pile.top)


class Listener:
    """Somebody who reads out everything in both languages."""

    def __init__(self, table: Table[State, Darkness]) -> None:
        self.table = table
        self.heard = 0
        self.seen = (-1, "")
        self.voices = [Voice(fresh(language), Names()) for language in LANGUAGES]

    def read_out(self) -> None:
        """The scene, the question, what happened since the last time."""
        seat = self.table.pending.seats()[0] if type(self.table.pending) is Ask else SeatId(0)
        scene = self.table.scene(seat)
        events = self.table.events(seat)
        news, self.heard = events[self.heard :], len(events)
        for voice in self.voices:
            voice.names.learn(scene, voice.messages)
            if self.seen != (scene.round, scene.phase):
                look_around(scene, voice)
            if scene.ask is not None:
                voice.prompt(scene.ask)
                for n, option in enumerate(scene.ask.options):
                    voice.option(option, scene.ask.texts[n] if scene.ask.texts else "")
                screen.cannots(scene.ask.barred, voice)
            for event in story(news):
                voice.names.hear(event)
                voice.tell(event)
                if isinstance(event, Summed):
                    explain(event.terms, voice.messages)
        self.seen = (scene.round, scene.phase)

    def missed(self) -> dict[str, list[str]]:
        """What nobody has written, or what could not be filled in, by language."""
        return {
            voice.messages.language: [*voice.messages.missing, *voice.messages.faults]
            for voice in self.voices
            if voice.messages.missing or voice.messages.faults
        }


def pick(ask: Ask, luck: random.Random) -> Option:
    """An answer by lot, from somebody who would rather act than not."""
    busy = [option for option in ask.options if option.act not in ("end", "stop", "done", "keep", "decline")]
    return luck.choice(busy) if busy and luck.random() < EAGER else luck.choice(ask.options)


def play(setup: Setup, answers: int, bot: Bot | None = None) -> Listener:
    """Play by lot, or as a bot would, and read everything out."""
    table: Table[State, Darkness] = Table(SYSTEM, setup)
    listener, luck = Listener(table), random.Random(f"{setup.seed} {setup.quest}")
    for _ in range(answers):
        listener.read_out()
        ask = table.pending
        if type(ask) is not Ask:
            break
        seat = ask.seats()[0]
        option = pick(ask, luck) if bot is None else bot.answer(Chair(table, seat))
        table.answer(option, ask.seats_of(option)[0] if bot is None else seat)
    listener.read_out()
    return listener


@pytest.mark.parametrize("seed", ["candle", "torch"])
@pytest.mark.parametrize("quest", QUEST_IDS)
def test_whole_games_are_told_in_both_languages(quest: str, seed: str) -> None:
    heroes = 3 if seed == "candle" else 6
    assert play(SYSTEM.default_setup(quest, heroes, seed), 200).missed() == {}


@pytest.mark.slow
@pytest.mark.parametrize("quest", QUEST_IDS)
def test_games_of_somebody_who_plays_to_win_are_told_in_both_languages(quest: str) -> None:
    assert play(SYSTEM.default_setup(quest, 4, "lantern"), 800, GreedyBot(1)).missed() == {}


@pytest.mark.parametrize("quest", ["town-market", "camp"])
def test_the_market_and_the_camp_are_told_in_both_languages(quest: str) -> None:
    pack = ("long-sword", "hammer", "healing-potion", "kings-crown", "tower-shield", "ice-sword")
    someone = Traveller(klass="shadow-barbarian", xp=7, skills=("charge",), body="plate-armor", pack=pack)
    ledger = Ledger(heroes={"bjorn": someone, "elias": someone}, last="black-widow", lost=quest == "camp", rested=False)
    setup = SYSTEM.default_setup("black-widow", 2, "fair")
    setup = msgspec.structs.replace(setup, quest=quest, party=("bjorn", "elias"), ledger=msgspec.msgpack.encode(ledger))
    assert play(setup, 120).missed() == {}


# what may be said but seldom is


@pytest.fixture(params=LANGUAGES)
def said(request: pytest.FixtureRequest) -> Messages:
    return fresh(request.param)


def test_every_card_can_be_read(said: Messages) -> None:
    voice = Voice(said, Names())
    for id in gear_cards():
        view = card_view(id)
        assert said.say(view.name)
        assert all(map(voice.fact, view.facts)), id
    for id, foe in foe_cards().items():
        assert said.say(f"darkness-foe-card-{id}")
        assert said.phrase(wording.flat(wording.foe_facts(foe))) or not (foe.powers or foe.gives), id
    assert (list(said.missing), said.faults) == ([], {})


def test_every_skill_can_be_read(said: Messages) -> None:
    for card in library()[HEROES]:
        for klass, sheet in library()[CLASSES].items():
            for skill in wording.native_skills(card, klass):
                assert said.say(skill.name)
                assert said.phrase(wording.flat(skill.facts))
            for steps in sheet.lines.values():
                assert all(said.phrase(wording.flat(wording.skill_facts(step))) for step in steps)
    assert (list(said.missing), said.faults) == ([], {})


def test_every_event_and_door_card_can_be_read(said: Messages) -> None:
    for id, event in library()[EVENTS].items():
        assert said.say(id, "card")
        assert said.phrase(wording.effects_words(event.do))
    for id in library()[DOORS]:
        assert said.say(id, "card")
    assert (list(said.missing), said.faults) == ([], {})


def arguments(word: Word[object]) -> list[object]:
    """What may stand behind a word."""
    plain: dict[str, list[object]] = {
        "reroll": [*words.Whose],
        "reroll-any": [*words.Whose],
        "reroll-blanks": [*words.Whose],
        "cancel": [*words.Symbol],
        "patrol": [words.Patrol(at) for at in (-1, 0, 1)],
        "roamer": [words.Patrol(at) for at in (-1, 0, 1)],
        "actions": [words.MoreActions(1, only) for only in ("any", "melee", "ranged", "magic", "movement", "combat")],
        "charge": [words.Rush()],
        "safe-shot": [words.Rush()],
    }
    return [None] if word.form is type(None) else plain.get(word.name, [1, 2])


@pytest.mark.parametrize("word", list(words.WORDS), ids=lambda word: word.name)
def test_every_word_of_the_vocabulary_has_a_sentence(said: Messages, word: Word[object]) -> None:
    for args in arguments(word):
        assert said.phrase(wording.effect_words(Effect(word.name, args)))
    assert (list(said.missing), said.faults) == ([], {})


def test_an_enchantment_reads_like_a_card() -> None:
    facts = wording.gear_facts("fire-sword")
    read = ["; ".join(map(Voice(fresh(language), Names()).fact, facts)) for language in LANGUAGES]
    assert read == ["Melee: 1 red; Melee, 1 Bam: +2 Hits", "Mischia: 1 rosso; Mischia, 1 Bam: +2 Colpi"]


def test_every_face_of_the_dice_has_a_name(said: Messages) -> None:
    for die in SYSTEM.dice:
        assert said.has(f"dice-{die.name}")
        assert all(said.has(f"die-{die.name}-{face}") for face in range(1, die.sides + 1))


def test_every_quest_tells_its_story_and_goal(said: Messages) -> None:
    for id in library()[QUESTS]:
        assert all(said.has(f"darkness-quest-{id}", part) for part in ("", "story", "goal", "rules"))


def test_the_front_page_and_the_options_have_words(said: Messages) -> None:
    card = SYSTEM.card()
    assert said.has(card.title)
    assert said.has(card.pitch)
    for choice in SYSTEM.choices:
        assert said.has(f"option-{choice.name}", "help")
        named = [value for value in choice.values if isinstance(value, str)]
        assert all(said.has(f"option-{choice.name}", value) for value in named)


# what the rules can ask, offer and tell, whether or not it came up in a game


def calls(name: str) -> Iterator[ast.Call]:
    """Every call of this name in the rules."""
    for file in sorted(HERE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called == name:
                    yield node


def literals(name: str, place: int) -> list[str]:
    """The strings that stand at a place of such calls."""
    found = [call.args[place] for call in calls(name) if len(call.args) > place]
    return sorted({node.value for node in found if isinstance(node, ast.Constant) and isinstance(node.value, str)})


@pytest.mark.parametrize("prompt", literals("Ask", 0))
def test_every_question_has_words(said: Messages, prompt: str) -> None:
    assert said.has(f"ask-{prompt}")


@pytest.mark.parametrize("act", literals("Option", 0))
def test_every_choice_has_words(said: Messages, act: str) -> None:
    assert said.has(f"act-{act}")


@pytest.mark.parametrize("why", literals("Barred", 1))
def test_every_reason_has_words(said: Messages, why: str) -> None:
    assert said.word(why, "barred")


@pytest.mark.parametrize("why", literals("end", 1))
def test_every_ending_has_words(said: Messages, why: str) -> None:
    assert said.word(why, "end")


@pytest.mark.parametrize("kind", ["Changed", "Began"])
def test_every_change_and_beginning_has_a_sentence_of_its_own(said: Messages, kind: str) -> None:
    for call in calls("tell"):
        event, *rest = call.args
        if isinstance(event, ast.Name) and event.id == kind and isinstance(rest[0], ast.Constant):
            assert said.has(f"event-{kind.lower()}-{rest[0].value!s}")
