"""Everything that dungeons show and tell has words, in English and in Italian."""

from __future__ import annotations

import pytest

from systems.listening import fresh
from undercroft.systems.league.cards.dungeon import ALL, FURNITURE, TILES
from undercroft.systems.league.cards.library import library
from undercroft.text.messages import LANGUAGES, Messages

STORIES = ("search", "lever", "dungeon-event")
"""What is turned up with a sentence."""


@pytest.fixture(params=LANGUAGES)
def said(request: pytest.FixtureRequest) -> Messages:
    return fresh("league", request.param)


@pytest.mark.parametrize("section", [one for one in ALL if one is not TILES], ids=lambda section: section.name)
def test_every_card_has_a_name_and_what_needs_one_a_sentence(said: Messages, section) -> None:
    ids = [f"league-{section.kind}-{id}" for id in library()[section]]
    assert [id for id in ids if not said.has(id)] == []
    if section.kind in STORIES:
        assert [id for id in ids if not said.has(id, "story")] == []
    if section.kind == "trap":
        assert [id for id in ids if not said.has(id, "text")] == []


def test_every_tile_has_a_name(said: Messages) -> None:
    tiles = [id for id, card in library()[TILES].items() if not card.outdoors]
    assert [id for id in tiles if not said.has(f"league-tile-{id}", "the")] == []


def test_what_is_printed_besides_furniture_has_a_name(said: Messages) -> None:
    assert library()[FURNITURE]
    for kind in ("chest", "pit", "chasm", "lava", "lever"):
        assert said.has(f"league-furniture-{kind}", "the")
