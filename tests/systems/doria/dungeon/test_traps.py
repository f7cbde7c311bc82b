"""Traps of three kinds: who checks, what befalls whom, what lasts and how it ends.  DO-0287 to DO-0298, DO-0305"""

from __future__ import annotations

from typing import Any

import pytest

from systems.doria.build import Play, goblin, hero, monster, position
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import Act, PhaseF, SpringTrap
from undercroft.systems.doria.cards import item_words
from undercroft.systems.doria.cards.definitions import TRAPS
from undercroft.systems.doria.cards.library import item_cards, library
from undercroft.systems.doria.dungeon.trap_effects import WHEN_CAUGHT, WHEN_SPRUNG
from undercroft.systems.doria.state import FigureId

WIDE = """
+-+-+-+-+-+-+-+-+-+-+
|. . . . .|. . . . .|
+ + + + + + + + + + +
|. . . . .|. . . . .|
+ + + + + + + + + + +
|. W . M ./. . A . .|
+ + + + + + + + + + +
|. . . . .|. . . . .|
+ + + + + + + + + + +
|. . . . .|. . . . .|
+-+-+-+-+-+-+-+-+-+-+
"""
"""Two tiles with an open door between them."""
LARGE = """
W........M
..........
..........
..........
..........
"""
"""Two tiles of one Large Room, with W and M on one each."""

FAIL, PASS = [2, 3], [9, 9]


def sprung(card: str, board: str = "", *, dice: Any = None, then: tuple[Any, ...] = (), **given: Any) -> Play:
    """W, the first of the party, draws a Trap."""
    do = [SpringTrap(FigureId(1), card), *then]
    people = given if "W" in given else {"W": hero(), **given}
    return position(board, do=do, dice=dice, **people) if board else position(do=do, dice=dice, **people)


def gold(play: Play, name: str) -> list[str]:
    return [item.card for item in play.who(name).outfit.pack if item.card in library()[TRAPS]]


@rule("DO-0291", "DO-0294", "DO-X02")
def test_the_warrior_of_the_example_just_holds_on_to_the_edge_of_the_pit():
    strong = {"attributes": {"str": 15, "agi": 10}}
    held = sprung("pit", dice={"W trap": [6, 4]}, W=hero(**strong)).finish()
    assert held.who("W").hp == held.game.kit(held.who("W")).max_hp
    fallen = sprung("pit", dice={"W trap": [6, 3]}, W=hero(**strong)).finish()
    assert fallen.who("W").hp == fallen.game.kit(fallen.who("W")).max_hp - 2


@rule("DO-0291", "DO-X27", "DO-C90")
@pytest.mark.parametrize(("ml", "dice", "hurt"), [(1, [9, 5], 0), (1, [9, 4], 3), (2, [9, 7], 3), (2, [9, 8], 0)])
def test_the_boulder_trap_needs_28_and_three_times_the_monster_level(ml: int, dice: list[int], hurt: int):
    who = hero("adventurer", attributes={"str": 9, "agi": 8})
    play = sprung("boulder-trap", dice={"W trap": dice}, W=who, ml=ml).finish()
    assert play.game.kit(play.who("W")).max_hp - play.who("W").hp == hurt


@rule("DO-0123")
def test_a_trap_bonus_counts_for_every_check_against_a_trap():
    bonus, card = next(
        (sum(item_words.TRAP.of(one.gives)), one)
        for one in item_cards().values()
        if item_words.TRAP.of(one.gives) and one.zone in ("head", "torso", "arms", "legs", "feet", "accessory")
    )
    needs = {name: max(value, 9) for name, value in card.needs.items()}
    who = hero("adventurer", attributes={**needs, "str": 9, "agi": 8}, **{card.zone: [card.id]})
    exactly = 31 - 9 - 8 - bonus
    play = sprung("boulder-trap", dice={"W trap": [9, exactly - 9]}, W=who).finish()
    assert [event.what for event in play.events("changed") if event.what.startswith("trap-e")] == ["trap-escaped"]


@rule("DO-0289")
def test_a_person_trap_concerns_whoever_drew_it_alone():
    play = sprung("log-trap", WIDE, dice={"W trap": PASS}, W=hero(), M=hero("mage"), A=hero("adventurer"))
    assert play.finish().rolled("trap") == 1


@rule("DO-0289")
def test_an_area_trap_concerns_everybody_around_whoever_drew_it():
    people = {"W": hero(), "M": hero("mage", at="c2"), "A": hero("adventurer", at="e5")}
    play = sprung("boulder-trap", dice={"W trap": PASS, "M trap": PASS}, **people).finish()
    assert play.rolled("trap") == 2


@rule("DO-0289")
def test_an_area_trap_reaches_as_many_squares_as_its_card_says_and_no_more():
    people = {"W": hero(), "M": hero("mage", at="c1")}
    assert sprung("boulder-trap", dice={"W trap": PASS}, **people).finish().rolled("trap") == 1
    wide = sprung("choking-spores", dice={"W trap": PASS, "M trap": PASS}, **people).finish()
    assert wide.rolled("trap") == 2


@rule("DO-0289", "DO-0290", "DO-0279")
def test_a_room_trap_concerns_every_tile_up_to_the_next_doors():
    play = sprung("pitfall", LARGE, dice={"W trap": PASS, "M trap": PASS}, W=hero(), M=hero("mage")).finish()
    assert play.rolled("trap") == 2
    beyond = sprung("pitfall", WIDE, dice={"W trap": PASS, "M trap": PASS}, W=hero(), M=hero("mage"), A=hero("ranger"))
    assert beyond.finish().rolled("trap") == 2


@rule("DO-0296")
def test_monsters_and_the_unconscious_are_immune():
    people = {"W": hero(), "M": hero("mage", at="a1", unconscious=True), "g": goblin(at="b3")}
    play = sprung("pitfall", dice={"W trap": PASS}, **people).finish()
    assert play.rolled("trap") == 1
    assert play.monster("g").hurt == 0


@rule("DO-0293", "DO-0120")
@pytest.mark.parametrize("dice", [PASS, FAIL])
def test_the_trap_is_kept_as_gold_and_gives_its_xp_whether_it_was_escaped_or_not(dice: list[int]):
    play = sprung("log-trap", dice={"W trap": dice}).finish()
    assert gold(play, "W") == ["log-trap"]
    assert play.state.xp == 1


@rule("DO-0295")
def test_critical_failures_make_a_trap_no_worse():
    weak = hero(attributes={"agi": 1, "per": 1})
    play = sprung("log-trap", dice={"W trap": [1, 2]}, W=weak).finish()
    assert play.game.kit(play.who("W")).max_hp - play.who("W").hp == 4


@rule("DO-0039")
def test_two_ones_fail_against_a_trap_whatever_the_total():
    strong = hero(attributes={"agi": 20, "per": 20})
    play = sprung("log-trap", dice={"W trap": [1, 1]}, W=strong).finish()
    assert play.game.kit(play.who("W")).max_hp - play.who("W").hp == 4


@rule("DO-0095", "DO-0294", "DO-G38")
def test_one_armor_card_may_stop_a_part_of_a_traps_damage_and_becomes_damaged():
    play = sprung("log-trap", dice={"W trap": FAIL}, W=hero(torso=["tri-anon-armor"]))
    assert play.asks() == "use-armor"
    play.choose("armor")
    lost = play.game.kit(play.who("W")).max_hp - play.who("W").hp
    assert 0 < lost < 4
    assert "damaged" in play.who("W").outfit.at("torso")[0].marks


@rule("DO-0107", "DO-G38")
def test_against_piercing_damage_of_a_trap_armor_is_of_no_use():
    play = sprung("caltrops", dice={"W trap": FAIL}, W=hero(torso=["tri-anon-armor"])).finish()
    assert play.game.kit(play.who("W")).max_hp - play.who("W").hp == 1
    assert not play.who("W").outfit.at("torso")[0].marks


@rule("DO-0340")
def test_a_hole_opens_under_whoever_failed_and_it_stays_there():
    play = sprung("pit", dice={"W trap": FAIL}, W=hero()).finish()
    assert play.game.ground.holes >> play.who("W").at & 1


@rule("DO-0128", "DO-0305", "DO-0292", "DO-0296")
def test_a_water_pit_holds_whoever_failed_who_may_still_attack_and_get_free():
    people = {"W": hero(hand=["combat-hammer"], ap=30, attributes={"con": 10}), "g": goblin(at="c4")}
    play = position(
        do=[SpringTrap(FigureId(1), "water-pit"), Act(FigureId(1))], dice={"W trap": [FAIL, PASS]}, **people
    )
    acts = {act.split()[0] for act in play.acts()}
    assert "melee" in acts
    assert not acts & {"walk", "jump", "move", "combine"}
    before = play.who("W").ap
    play.choose("get-free")
    assert before - play.who("W").ap == 10
    assert not play.who("W").held
    assert not play.state.traps
    assert gold(play, "W") == ["water-pit"]


@rule("DO-0292", "DO-0297", "DO-0335", "DO-0336")
def test_spiked_walls_block_the_doors_of_the_room_until_they_are_disarmed():
    people = {"W": hero(ap=30), "A": hero("adventurer")}
    do = [SpringTrap(FigureId(1), "spiked-walls"), Act(FigureId(1))]
    play = position(WIDE.replace("M", "."), do=do, dice={"W trap": [FAIL, PASS]}, **people)
    ground, here, there = play.game.ground, play.who("W").at, play.who("A").at
    assert play.state.barred
    assert ground.walk(here, there) is None
    assert not ground.sees(here, there)
    play.choose("disarm")
    assert not play.state.barred
    assert gold(play, "W") == ["spiked-walls"]
    assert play.state.xp == 2


@rule("DO-0169", "DO-0170", "DO-0292")
def test_a_trap_that_lasts_hurts_in_phase_f_and_ends_when_its_rounds_are_over():
    play = sprung("spiked-walls", then=(PhaseF(), PhaseF(), PhaseF(), PhaseF()), dice={"W trap": FAIL}).finish()
    assert play.game.kit(play.who("W")).max_hp - play.who("W").hp == 9
    assert not play.state.traps
    assert gold(play, "W") == ["spiked-walls"]


@rule("DO-0298", "DO-0289")
def test_only_whoever_is_in_the_room_when_it_acts_is_hurt():
    people = {"W": hero(), "M": hero("mage"), "A": hero("adventurer")}
    play = sprung("flooding-room", WIDE, then=(PhaseF(),), dice={"W trap": FAIL}, **people).finish()
    lost = [play.game.kit(play.who(name)).max_hp - play.who(name).hp for name in "WMA"]
    assert lost == [2, 2, 0]


@rule("DO-0343", "DO-0345")
def test_whoever_is_buried_stays_until_the_rubble_is_cleared_for_10_ap():
    do = [SpringTrap(FigureId(1), "cave-in"), Act(FigureId(1))]
    play = position(do=do, dice={"W trap": FAIL}, W=hero(ap=30)).on()
    assert play.game.ground.rubble >> play.who("W").at & 1
    assert not {act.split()[0] for act in play.acts()} & {"walk", "jump", "move", "combine"}
    before = play.who("W").ap
    play.choose("clear-rubble")
    assert before - play.who("W").ap == 10
    assert not play.game.ground.rubble
    assert not play.who("W").held


@rule("DO-0161", "DO-0063", "DO-0128", "DO-0129")
def test_each_penalty_befalls_whoever_fails_and_nobody_else():
    cases: dict[str, Any] = {
        "needle-lock": lambda who: who.poison == 3,
        "thought-thorn": lambda who: who.pp == 0,
        "frost-burst": lambda who: who.disarmed and who.held == ("round",),
        "snare": lambda who: who.ap == 17 and who.held,
    }
    for card, holds in cases.items():
        caught = sprung(card, dice={"W trap": FAIL}, W=hero(pp=3, ap=20)).finish()
        assert holds(caught.who("W")), card
        escaped = sprung(card, dice={"W trap": [9, 19]}, W=hero(pp=3, ap=20)).finish()
        assert not holds(escaped.who("W")), card


@rule("DO-0097", "DO-0294")
def test_the_rust_cloud_damages_two_cards_of_its_victims_choice():
    play = sprung(
        "rust-cloud", dice={"W trap": FAIL}, W=hero(hand=["combat-hammer"], torso=["tri-anon-armor"])
    ).finish()
    assert all("damaged" in item.marks for item in play.who("W").outfit.items() if item.card != "rust-cloud")


def test_the_magpie_claw_takes_a_card_from_the_belt():
    play = sprung("magpie-claw", dice={"W trap": FAIL}, W=hero(belt=["tomahawk"])).finish()
    assert not play.who("W").outfit.at("belt")


@rule("DO-0183", "DO-0294")
def test_an_alarm_lets_every_monster_act_once():
    people = {"W": hero(), "g": monster("goblin", at="a1")}
    play = sprung("alarm-bell", dice={"W trap": FAIL, "g melee-attack?": [[2, 3], [9, 9]]}, **people)
    assert play.on().monster("g").at != play.at("a1")


@rule("DO-0315", "DO-0294")
def test_a_biting_chest_brings_a_monster():
    play = sprung("biting-chest", dice={"W trap": FAIL}, W=hero(), decks={"monsters": ["orc"]})
    assert [one.card for one in play.on().state.monsters] == ["orc"]


@rule("DO-0177", "DO-0294")
def test_a_doom_idol_moves_the_doom_counter():
    assert sprung("doom-idol", dice={"W trap": FAIL}).finish().state.doom == 40
    assert sprung("doom-idol", dice={"W trap": [9, 19]}).finish().state.doom == 41


def test_no_word_of_a_trap_is_idle():
    said = {effect.name for card in library()[TRAPS].values() for effect in card.do}
    assert said <= {*WHEN_CAUGHT.words, *WHEN_SPRUNG.words}


def test_there_are_sixty_traps_of_at_least_24_designs():
    cards = library()[TRAPS].values()
    assert sum(card.copies for card in cards) == 60
    assert len(cards) >= 24
