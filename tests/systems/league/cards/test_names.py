"""Everything heroes are and carry has words, in English and in Italian."""

from __future__ import annotations

import pytest

from systems.listening import fresh
from undercroft.systems.league.cards.enchantments import ENCHANTMENTS
from undercroft.systems.league.cards.heroes import (
    BACKGROUNDS,
    HEROES,
    MERCENARIES,
    PERKS,
    PROFESSIONS,
    SPECIES,
    TALENTS,
)
from undercroft.systems.league.cards.library import library, things
from undercroft.systems.league.cards.treasure import TREASURES
from undercroft.text.messages import LANGUAGES, Messages

BOX = library()
SAID = (SPECIES, PROFESSIONS, TALENTS, PERKS, BACKGROUNDS)


@pytest.fixture(params=LANGUAGES)
def said(request: pytest.FixtureRequest) -> Messages:
    return fresh("league", request.param)


def missing(said: Messages, kind: str, ids: object, *parts: str) -> list[str]:
    """The names that have no words, or lack one of these parts."""
    names = [f"league-{kind}-{id}" for id in ids]  # type: ignore[attr-defined]
    return [name for name in names if not (said.has(name) and all(said.has(name, part) for part in parts))]


@pytest.mark.parametrize("section", SAID, ids=lambda section: section.name)
def test_it_has_a_name_and_says_what_it_does(said: Messages, section) -> None:
    assert missing(said, section.kind, BOX[section], "the", "text") == []


def test_every_hero_and_mercenary_has_a_story(said: Messages) -> None:
    assert missing(said, "hero", BOX[HEROES], "story") == []
    assert missing(said, "role", BOX[HEROES]) == []
    assert missing(said, "mercenary", BOX[MERCENARIES], "story") == []


def test_everything_that_is_carried_has_a_name(said: Messages) -> None:
    assert missing(said, "thing", things(), "the") == []


def test_legendary_things_and_relics_have_a_story(said: Messages) -> None:
    rare = [id for id, card in things().items() if card.legendary or card.relic]
    assert missing(said, "thing", rare, "story") == []


def test_every_enchantment_has_a_name_and_a_mark(said: Messages) -> None:
    assert missing(said, "enchantment", BOX[ENCHANTMENTS], "text") == []
    assert [id for id in BOX[ENCHANTMENTS] if not said.has(f"mark-{id}")] == []


def test_every_table_of_treasure_has_a_name_and_a_throw(said: Messages) -> None:
    assert missing(said, "treasure", BOX[TREASURES]) == []
    assert [id for id in BOX[TREASURES] if not said.has(f"roll-treasure-{id}")] == []


def test_every_group_of_talents_has_a_name(said: Messages) -> None:
    assert missing(said, "group", sorted({card.group for card in BOX[TALENTS].values()})) == []


def test_no_name_is_given_to_two_things() -> None:
    for language in LANGUAGES:
        said = fresh("league", language)
        names = [said.say(f"league-thing-{id}") for id in things()]
        assert sorted({name for name in names if names.count(name) > 1}) == []
