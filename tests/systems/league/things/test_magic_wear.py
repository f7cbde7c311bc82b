"""Magic that wears, breaks and goes.  LE-0585 to LE-0591, LE-G94, LE-G95"""

from __future__ import annotations

import pytest

from systems.league.build import hero
from systems.league.driving import standing
from undercroft.crawl.things import parse_item
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.kit import own_sources
from undercroft.systems.league.cards.marks import usable
from undercroft.systems.league.status.wear import fumble_with, is_magic, left, wear


def bearer(item, slot="hand"):
    """A hero with one thing."""
    play = standing(W=hero(**{slot: [item]}))
    return play.game, play.who("W")


def only(who):
    """The one thing a hero has."""
    (item,) = who.outfit.items()
    return item


@rule("LE-0589", "LE-G94")
@pytest.mark.parametrize(
    ("item", "slot"), [("broadsword~7+keen+magic", "hand"), ("mail-shirt~7+magic+of-health", "torso")]
)
def test_magic_that_breaks_is_kept_without_its_magic(item, slot):
    game, who = bearer(item, slot)
    wear(game, who, only(who), "LE-0508")
    wreck = only(who)
    assert not is_magic(wreck)
    assert not usable(wreck)
    assert own_sources(wreck) == own_sources(parse_item(wreck.card))
    assert who.outfit.pack == (wreck,)


@rule("LE-0506", "LE-G94")
def test_what_is_not_magic_is_gone():
    game, who = bearer("broadsword~5")
    wear(game, who, only(who), "LE-0508")
    assert who.outfit.items() == ()


@rule("LE-0587")
def test_a_fumble_ends_the_power_of_a_magic_weapon():
    game, who = bearer("broadsword+keen+magic")
    fumble_with(game, who, only(who))
    assert not is_magic(only(who))
    assert usable(only(who))
    assert not game.armed(who, only(who)).effects[len(game.kit(who).effects) :]


@rule("LE-0588", "LE-G95")
@pytest.mark.parametrize(("lost", "still"), [(0, 5), (4, 1)])
def test_what_is_left_counts_from_6_then(lost, still):
    game, who = bearer(f"broadsword~{lost}+keen+magic")
    fumble_with(game, who, only(who))
    assert left(only(who)) == still


@rule("LE-0588", "LE-G95")
def test_a_worn_magic_weapon_breaks_with_its_magic():
    game, who = bearer("broadsword~5+keen+magic")
    fumble_with(game, who, only(who))
    assert not usable(only(who))


@rule("LE-0586")
def test_magic_jewellery_takes_no_damage():
    game, who = bearer("plain-ring+magic+of-strength", "quick")
    wear(game, who, only(who), "LE-0508")
    assert only(who).wear == 0


@rule("LE-G34")
def test_what_is_everlasting_never_wears():
    game, who = bearer("broadsword+everlasting+magic")
    wear(game, who, only(who), "LE-0350")
    assert only(who).wear == 0


@rule("LE-0590")
def test_magic_that_was_called_back_is_as_it_was():
    spent = parse_item("broadsword+keen+magic+spent")
    assert not is_magic(spent)
    assert own_sources(spent.unmarked("spent")) == own_sources(parse_item("broadsword+keen+magic"))
