"""What only Dungeon Universalis has to say: odds, equipment, endings, in English and in Italian."""

from __future__ import annotations

import random

import pytest

from systems import listening
from systems.listening import Listener
from systems.universalis.box import SYSTEM
from systems.universalis.build import hero, orc, position
from undercroft.bots.chair import Chair
from undercroft.kernel.odds import odds
from undercroft.kernel.table import Table
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.scene.sheets import item_card
from undercroft.systems.universalis.state import State
from undercroft.text.explain import odds_lines
from undercroft.text.messages import LANGUAGES, Messages
from undercroft.text.names import Names
from undercroft.text.narrate import Voice

QUESTS = [quest.id for quest in SYSTEM.quests()]


def spoken(language: str) -> Messages:
    """The messages of this game."""
    return listening.spoken("universalis", language)


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
