"""A word of a pack that is misspelt by one letter never passes: every id, circumstance, condition, Zone and square."""

from __future__ import annotations

import pytest

from content.misspelling import Slip, free_leaves, passes, plain_texts, slips
from undercroft.content import Layout
from undercroft.systems.darkness.quests.examining import EXAMINED as DARKNESS
from undercroft.systems.doria.quests.examining import EXAMINED as DORIA
from undercroft.systems.league.quests.examining import EXAMINED as LEAGUE
from undercroft.systems.universalis.quests.examining import EXAMINED as UNIVERSALIS

SYSTEMS = pytest.mark.parametrize(
    "layout", [DARKNESS, DORIA, LEAGUE, UNIVERSALIS], ids=["darkness", "doria", "league", "universalis"]
)


def words(layout: Layout, each: bool) -> list[Slip]:
    """One word of every kind, or every word of every kind."""
    assert layout.home is not None
    found = {(slip.kind, slip.leaf.word if each else ""): slip for slip in slips(layout, layout.home)}
    return list(found.values())


@SYSTEMS
def test_one_word_of_every_kind_is_refused_when_it_is_misspelt(layout: Layout) -> None:
    assert [str(slip) for slip in words(layout, each=False) if passes(layout, slip)] == []


@pytest.mark.slow
@SYSTEMS
def test_every_word_is_refused_when_it_is_misspelt(layout: Layout) -> None:
    assert [str(slip) for slip in words(layout, each=True) if passes(layout, slip)] == []


PICTURE = "the name of a picture, which only the client can draw"
FREE = {
    "a drawing",
    "a name that the rules of the Quest use",
    "a name that the rules of the quest use",
    "a name that the scenario gives to a thing or a monster of its own",
    "a name that this ruling gives",
    "a name that this sheet gives",
    "what people are called",
    "what potions of three strengths have in common",
    "words for people",
    PICTURE,
}
"""What may be anything, and why; all else is a word that is known or refused."""


@SYSTEMS
def test_only_these_texts_may_be_anything(layout: Layout) -> None:
    assert layout.home is not None
    assert {why for _, why in free_leaves(layout, layout.home)} <= FREE


@SYSTEMS
def test_no_field_and_no_word_takes_any_text_without_a_reason(layout: Layout) -> None:
    assert plain_texts(layout) == set()
