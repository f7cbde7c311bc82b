"""Everything the game shows or tells has words, in English and in Italian."""

from __future__ import annotations

import random
from functools import cache

import pytest

from systems.universalis.box import SYSTEM
from systems.universalis.build import hero, orc, position
from undercroft.bots.chair import Chair
from undercroft.kernel.events import Summed
from undercroft.kernel.odds import odds
from undercroft.kernel.requests import Ask, SeatId
from undercroft.kernel.scene import Scene
from undercroft.kernel.table import Table
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.scene.sheets import item_card
from undercroft.systems.universalis.state import State
from undercroft.terminal import screen
from undercroft.terminal.draw import describe, draw
from undercroft.text.explain import explain, odds_lines
from undercroft.text.messages import COMMON, LANGUAGES, Messages, texts_of
from undercroft.text.names import Names
from undercroft.text.narrate import Voice, story

QUESTS = [quest.id for quest in SYSTEM.quests()]


@cache
def spoken(language: str) -> Messages:
    own = texts_of(SYSTEM)
    assert own is not None
    return Messages(language, [own, COMMON], "universalis")


def look_around(scene: Scene, voice: Voice) -> None:
    """Everything that lies on the table."""
    screen.head(scene, voice)
    draw(scene, voice.names, voice.messages)
    describe(scene, voice.names, voice.messages)
    screen.figures(scene, voice)
    screen.holdings(scene, voice)
    screen.sheets(scene, voice)


class Listener:
    """Somebody who reads out everything in both languages."""

    def __init__(self, table: Table[State, Universalis]) -> None:
        self.table = table
        self.heard = 0
        self.voices = [Voice(spoken(language), Names()) for language in LANGUAGES]
        for voice in self.voices:
            voice.messages.missing.clear()
            voice.messages.faults.clear()

    def read_out(self) -> None:
        """The scene, the question, what happened since the last time."""
        seat = self.table.pending.seats()[0] if type(self.table.pending) is Ask else SeatId(0)
        scene = self.table.scene(seat)
        events = self.table.events(seat)
        news, self.heard = events[self.heard :], len(events)
        for voice in self.voices:
            voice.names.learn(scene, voice.messages)
            look_around(scene, voice)
            if scene.ask is not None:
                voice.prompt(scene.ask)
                for n, option in enumerate(scene.ask.options):
                    voice.option(option, scene.ask.texts[n] if scene.ask.texts else "")
            for event in story(news):
                voice.names.hear(event)
                voice.tell(event)
                if isinstance(event, Summed):
                    explain(event.terms, voice.messages)

    def missed(self) -> dict[str, list[str]]:
        return {
            voice.messages.language: [*voice.messages.missing, *voice.messages.faults]
            for voice in self.voices
            if voice.messages.missing or voice.messages.faults
        }


def missed_in_play(
    table: Table[State, Universalis], luck: random.Random, *, choices: int, every: int, eager: float
) -> dict[str, list[str]]:
    """What has no words in so many choices of a game read out every few of them; `eager` is the share that is sensible,
    the rest is left to luck."""
    listener, bot = Listener(table), SYSTEM.bots["sensible"](0)
    for n in range(choices):
        if table.over:
            break
        if n % every == 0:
            listener.read_out()
        ask = table.ask
        assert ask is not None
        sensible = luck.random() < eager
        table.choose(bot.answer(Chair(table, ask.seats()[0])) if sensible else luck.choice(list(ask.options)))
    listener.read_out()
    return listener.missed()


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("quest", QUESTS)
def test_a_game_read_out_has_words_for_everything(quest, seed):
    table: Table[State, Universalis] = Table(SYSTEM, SYSTEM.default_setup(quest, 3, f"read out {seed}"))
    assert missed_in_play(table, random.Random(seed), choices=140, every=4, eager=0.7) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_of_an_attack_have_words(language):
    play = position(S={**hero(), "fortune": 3}, k=orc(hands=["broadsword", "shield"]), turn="S")
    option = play.meaning("S attacks k")
    assert option is not None
    said = spoken(language)
    said.missing.clear()
    odds_lines(odds(play.table, option), said)
    assert list(said.missing) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_equipment_cards_state_has_words(language):
    said = spoken(language)
    said.missing.clear()
    said.faults.clear()
    voice = Voice(said, Names())
    for item in gear_cards():
        card = item_card(item)
        assert all(map(voice.fact, card.facts)), item
        assert said.say(card.text) != card.text
    assert (list(said.missing), list(said.faults)) == ([], [])


def test_an_end_that_is_neither_won_nor_lost_is_no_victory():
    voice = Voice(spoken("en"), Names())
    assert voice.ending(True, "universalis-set-out") == "The group sets out again."
    assert voice.ending(True, "escaped") == "Victory: the heroes got out."
