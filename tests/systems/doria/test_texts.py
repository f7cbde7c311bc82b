"""What only Dungeons of Doria has to say: its cards and their words, in English and in Italian."""

from __future__ import annotations

import pytest

from systems.listening import fresh
from undercroft.crawl.things import Item
from undercroft.systems.doria.cards.definitions import (
    BOSSES,
    DOOR_EVENTS,
    EVENTS,
    HEROES,
    MODIFIERS,
    MONSTERS,
    TILES,
    TRAPS,
)
from undercroft.systems.doria.cards.event_words import ARRIVE
from undercroft.systems.doria.cards.library import item_cards, library
from undercroft.systems.doria.cards.scenarios import SCENARIOS
from undercroft.systems.doria.scene.cards import face, item_view, monster_view
from undercroft.text.messages import LANGUAGES, Messages
from undercroft.text.names import Names
from undercroft.text.narrate import Voice


@pytest.fixture(params=LANGUAGES)
def said(request: pytest.FixtureRequest) -> Messages:
    return fresh("doria", request.param)


def test_every_item_can_be_read(said: Messages) -> None:
    voice = Voice(said, Names())
    for id in item_cards():
        view = item_view(Item(id))
        assert said.say(view.name)
        assert all(map(voice.fact, view.facts)), id
    assert (list(said.missing), said.faults) == ([], {})


@pytest.mark.parametrize("section", [TRAPS, EVENTS, MODIFIERS, DOOR_EVENTS], ids=lambda section: section.name)
def test_every_card_that_is_turned_over_can_be_read(said: Messages, section) -> None:
    voice = Voice(said, Names())
    for id in library()[section]:
        view = face(id)
        assert view is not None
        assert said.say(view.name)
        assert all(map(voice.fact, view.facts)), id
    assert (list(said.missing), said.faults) == ([], {})


def test_every_monster_can_be_read_at_every_level(said: Messages) -> None:
    voice = Voice(said, Names())
    for section in (MONSTERS, BOSSES):
        for id in library()[section]:
            for ml in range(1, 6):
                view = monster_view(id, ml)
                assert said.say(view.name)
                assert all(map(voice.fact, view.facts)), id
    assert (list(said.missing), said.faults) == ([], {})


def test_every_hero_and_every_tile_has_a_name(said: Messages) -> None:
    assert [id for id in library()[HEROES] if not said.has(f"doria-hero-{id}", "story")] == []
    assert [id for id in library()[HEROES] if not said.has(f"doria-role-{id}")] == []
    assert [id for id in library()[TILES] if not said.has(f"doria-tile-{id}")] == []


def test_every_thing_and_every_monster_that_a_story_names_is_called_by_words(said: Messages) -> None:
    scenarios = library()[SCENARIOS].values()
    told = [effects for one in scenarios for turn in one.turns for effects in (turn.do, *turn.ways.values())]
    marks = {put.mark for one in scenarios for put in one.puts if put.mark}
    marks |= {arrivals.mark for effects in told for arrivals in ARRIVE.of(effects) if arrivals.mark}
    assert [name for name in sorted(marks) if not said.has(f"doria-mark-{name}")] == []
    assert [name for one in scenarios for name in one.things if not said.has(f"doria-thing-{name}")] == []
