"""Opening doors."""

from __future__ import annotations

from typing import Any

import pytest

from systems.doria.build import Play, goblin, hero, position
from undercroft.proofs.checklist import rule


def stairs(*, deck: tuple[str, ...] = ("a-3",), **people: Any) -> Play:
    """The start tile with its doors at c1, a3 and e3; an orc waits behind each, with an initiative of 7."""
    figures = people or {"W": hero(at="e3", ap=20)}
    decks = {"tiles": deck, "monsters": ("orc", "orc")}
    return position(quest="first-steps", turn="actions", decks=decks, dice=MISS, **figures)


MISS = {f"orc-{n} melee-attack?": [[1, 1], [9, 9]] for n in (1, 2)}


@rule("DO-0234", "DO-0237")
def test_a_door_is_opened_for_nothing_by_whoever_stands_before_it_and_wants_to():
    play = stairs()
    assert play.see("table")["tiles"] == ["a-1"]
    play.take("W opens the door to f3")
    assert play.see("table")["tiles"] == ["a-1", "a-3"]
    assert (play.see("W")["ap"], play.see("W")["at"]) == (20, "e3")


@rule("DO-0234")
def test_passing_a_door_or_stopping_there_does_not_open_it():
    play = stairs(W=hero(at="e1", ap=20))
    play.take("W walks to e3")
    assert play.see("table")["tiles"] == ["a-1"]
    assert play.offers("W opens the door to f3")


@rule("DO-0238")
def test_only_whoever_stands_before_a_door_opens_it():
    play = stairs(W=hero(at="d3", ap=20), M=hero("mage", at="e3", ap=5))
    assert not any(option.startswith("open") for option in play.acts())


@rule("DO-0235", "DO-0210")
def test_what_was_walked_before_the_door_is_deducted_before_it_is_opened():
    play = stairs(W=hero(at="e1", ap=20)).take("W walks to e3")
    assert play.see("W")["ap"] == 18
    assert play.take("W opens the door to f3").see("W")["ap"] == 18


@rule("DO-0236", "DO-0160", "DO-0323")
@pytest.mark.parametrize(("ap", "acted"), [(8, False), (7, False), (6, True)])
def test_after_a_tile_is_laid_the_initiative_board_decides_who_is_next(ap, acted):
    play = stairs(deck=("a-4",), W=hero(at="e3", ap=ap)).take("W opens the door to f3").on()
    assert [one.acted for one in play.state.monsters] == [acted]


@rule("DO-0133", "DO-0173")
def test_opening_a_door_to_a_new_tile_turns_the_round_marker():
    play = stairs()
    assert not play.see("table")["door opened"]
    assert play.take("W opens the door to f3").see("table")["door opened"]


@rule("DO-0274", "DO-X23", "DO-X24")
@pytest.mark.parametrize(("tile", "ways"), [("f-1", 3), ("c-7", 2)])
def test_the_player_who_opened_it_decides_how_the_tile_lies(tile, ways):
    for chosen in range(ways):
        play = stairs(deck=(tile,), W=hero(at="a1", ap=3), M=hero("mage", at="e3", ap=9))
        ask = play.choose("open").table.ask
        assert ask is not None
        assert (ask.prompt, ask.seat) == ("lay", play.who("M").seat)
        turns = [option.n - 1 for option in ask.options]
        assert sorted(set(turns)) == turns
        assert len(turns) == ways
        play.table.choose(ask.options[chosen])
        assert play.state.plan.laid[-1].turns == turns[chosen]


@rule("DO-0271", "DO-X22")
def test_where_a_tile_lies_in_one_way_only_nobody_is_asked():
    play = stairs(deck=("a-3",)).take("W opens the door to f3")
    assert not [one for one in play.events("chose") if one.act == "lay"]  # type: ignore[union-attr]


@rule("DO-0288", "DO-0348")
def test_a_tile_behind_a_secret_door_has_no_door_event():
    decks = {"loot": ("secret-door",), "tiles": ("a-3",), "monsters": ("orc",)}
    more = {"tokens": {"loot": ["c3"]}, "options": {"door-events": True}, "decks": decks}
    play = position(W=hero(ap=20), **more).take("W searches").choose("draw-from", what="loot-1").on()
    assert len(play.state.plan.laid) == 2
    assert not [one for one in play.events("drawn") if one.pile == "door-events"]  # type: ignore[union-attr]


@rule("DO-G48")
def test_without_tiles_doors_are_walls():
    assert not stairs(deck=()).offers("W opens the door to f3")


@rule("DO-0305")
def test_whoever_is_held_may_still_open_a_door():
    assert stairs(W=hero(at="e3", ap=20, held=["round"])).offers("W opens the door to f3")


def test_a_monster_before_a_door_does_not_keep_others_from_it():
    play = stairs(W=hero(at="e3", ap=20), g=goblin(at="d3"))
    assert play.offers("W opens the door to f3")
