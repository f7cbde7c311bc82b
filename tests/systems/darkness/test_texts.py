"""What only Massive Darkness has to say: its cards, skills, words, market and camp, in English and in Italian."""

from __future__ import annotations

import random

import msgspec
import pytest

from systems.listening import Listener, fresh
from undercroft.bots import Bot, Chair, GreedyBot
from undercroft.content.vocabulary import Effect, Word
from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import find
from undercroft.kernel.table import Table
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.definitions import CLASSES, DOORS, EVENTS, HEROES, QUESTS
from undercroft.systems.darkness.cards.library import foe_cards, gear_cards, library
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.heroes.ledger import Ledger, Traveller
from undercroft.systems.darkness.scene import wording
from undercroft.systems.darkness.scene.view import card_view
from undercroft.systems.darkness.state import State
from undercroft.text.messages import LANGUAGES, Messages
from undercroft.text.names import Names
from undercroft.text.narrate import Voice

SYSTEM = find("darkness")
QUEST_IDS = [card.id for card in SYSTEM.quests()]
EAGER = 0.8
"""How often a player who draws lots prefers doing something to ending the turn."""


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
    return fresh("darkness", request.param)


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


def test_every_quest_tells_its_rules(said: Messages) -> None:
    assert [id for id in library()[QUESTS] if not said.has(f"darkness-quest-{id}", "rules")] == []


def test_an_enchantment_reads_like_a_card() -> None:
    facts = wording.gear_facts("fire-sword")
    read = ["; ".join(map(Voice(fresh("darkness", language), Names()).fact, facts)) for language in LANGUAGES]
    assert read == ["Melee: 1 red; Melee, 1 Bam: +2 Hits", "Mischia: 1 rosso; Mischia, 1 Bam: +2 Colpi"]
