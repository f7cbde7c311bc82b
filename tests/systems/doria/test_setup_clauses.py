"""Clause by clause: options, the first state, characters that come from elsewhere, who carries whom."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from systems.doria.build import SYSTEM, hero, position
from undercroft.crawl.campaign import closed
from undercroft.crawl.things import Item, Outfit
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.system import SetupError
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import BeginGame, Moving, OpenCamp, PhaseD
from undercroft.systems.doria.cards.definitions import HEROES
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.cards.scenarios import SCENARIOS, DeckPart, Scenario
from undercroft.systems.doria.heroes.ledger import CAMP, Ledger, Traveller
from undercroft.systems.doria.maps.tiles import SIDE
from undercroft.systems.doria.party import stand
from undercroft.systems.doria.setup import FARTHEST, first_state, start_plan
from undercroft.systems.doria.system import _in_motion

GREENSKINS = "invasion-of-the-greenskins"


@rule("DO-0011", "DO-0204", "DO-0246", "DO-0348", "DO-0349", "DO-0408", "DO-0484", "DO-0520")
def test_every_optional_rule_is_off_until_somebody_wants_it_but_bosses_come():
    switches = {one.name: one for one in SYSTEM.choices if isinstance(one.default, bool)}
    optional = {"door-events", "room-events", "traps-leave-shop", "keep-by-gold", "sight-throws", "stop-after-trap"}
    optional |= {"average-dice", "open-table"}
    assert {name for name, one in switches.items() if one.default is False} >= optional
    assert switches["bosses"].default is True
    assert all(set(one.values) == {True, False} and one.values[0] is one.default for one in switches.values())


def setup(scenario: str = "first-steps", party: tuple[str, ...] = ("warrior", "mage"), **more: Any) -> Setup:
    made = SYSTEM.default_setup(scenario, len(party), "clauses")
    return msgspec.structs.replace(made, party=party, **more)


def ledger(**more: Any) -> bytes:
    sheet = library()[HEROES]["warrior"].attributes
    warrior = Traveller(attributes=sheet, points=2, earned=5, bonuses=("melee",), items=(Item("dagger"),))
    return closed(Ledger(campaign=GREENSKINS, heroes={"warrior": warrior}, points=23, xp=4, ways=("mercy",), **more))


@rule("DO-0021", "DO-0477", "DO-0479", "DO-0489")
def test_a_campaign_goes_on_with_its_characters_its_xp_its_monster_level_and_its_ways():
    state = first_state(setup("the-drum-road", ledger=ledger()))
    warrior, mage = state.party
    assert (warrior.points, warrior.earned, warrior.bonuses) == (2, 5, ("melee",))
    assert warrior.outfit == Outfit(pack=(Item("dagger"),))
    assert (mage.points, mage.earned, mage.outfit) == (0, 0, Outfit())
    assert (state.campaign, state.ml, state.xp, state.noted) == (GREENSKINS, 3, 4, {"remembered-mercy": 1})
    assert state.agenda == [BeginGame()]


@rule("DO-0021")
def test_without_a_ledger_no_campaign_is_played():
    state = first_state(setup("the-drum-road"))
    assert (state.campaign, state.ml, state.xp, state.noted) == ("", library()[SCENARIOS]["the-drum-road"].ml, 0, {})


@rule("DO-0479", "DO-0499")
def test_the_camp_is_held_after_a_scenario_and_the_dead_are_there():
    state = first_state(setup(CAMP, ledger=ledger(camp=True)))
    assert state.agenda == [OpenCamp()]
    with pytest.raises(SetupError, match="camp is held after"):
        first_state(setup(CAMP, ledger=ledger()))
    sheet = library()[HEROES]["mage"].attributes
    dead = closed(Ledger(campaign=GREENSKINS, heroes={"mage": Traveller(attributes=sheet, dead=True)}, camp=True))
    assert first_state(setup(CAMP, ledger=dead)).party[1].dead
    with pytest.raises(SetupError, match="mage is dead"):
        first_state(setup("the-drum-road", ledger=dead))


@rule("DO-0025")
@pytest.mark.parametrize(("named", "drawn", "out"), [(2, 0, 2), (0, 3, 3), (2, 3, 5), (20, 20, FARTHEST), (0, 0, 0)])
def test_the_start_tile_lies_in_the_middle_of_a_table_for_the_whole_deck(named: int, drawn: int, out: int):
    deck = (DeckPart(tiles=tuple(f"E-{n + 1}" for n in range(named)), n=drawn),)
    plan = start_plan(Scenario(id="s", number=1, deck=deck))
    assert (plan.width, plan.height) == (SIDE * (2 * out + 1),) * 2
    (laid,) = plan.laid
    assert (laid.x, laid.y) == (SIDE * out,) * 2


@rule("DO-0001", "DO-0003", "DO-0023", "DO-0507")
def test_seats_take_turns_in_playing_characters_and_nobody_is_there_twice():
    party = first_state(setup(party=("warrior", "mage", "ranger"), seats=(SeatPlan("a"), SeatPlan("b")))).party
    assert [(one.id, one.seat) for one in party] == [(1, 0), (2, 1), (3, 0)]
    with pytest.raises(SetupError):
        first_state(setup(party=("warrior", "warrior")))
    with pytest.raises(SetupError):
        first_state(setup(party=tuple(library()[HEROES])[:7]))
    with pytest.raises(SetupError):
        first_state(setup(party=()))


@rule("DO-0043", "DO-0051", "DO-0054")
def test_a_premade_character_has_its_sheet_and_one_of_ones_own_44_points_to_distribute():
    party = first_state(setup(party=("warrior", '{"name":"Ulla"}'))).party
    assert (party[0].points, party[0].attributes) == (0, library()[HEROES]["warrior"].attributes)
    assert party[1].points == 44
    assert {party[1].attributes.of(name) for name in ("str", "con", "agi", "per", "wis", "psi")} == {1}
    values = {"str": 9, "con": 9, "agi": 8, "per": 8, "wis": 8, "psi": 8}
    made = first_state(setup(party=("warrior", json.dumps({"name": "Ulla", "attributes": values})))).party[1]
    assert (made.points, made.attributes.of("str")) == (0, 9)
    with pytest.raises(SetupError, match="no-such"):
        first_state(setup(party=("no-such",)))


@rule("DO-0008", "DO-0009")
def test_who_survives_a_single_scenario_may_be_carried_on_with_level_and_monster_level():
    table = Table(SYSTEM, setup(party=("warrior", '{"name":"Ulla"}')))
    warrior, ulla = table.state.party
    warrior.bonuses, warrior.earned, table.state.ml = ("melee", "magic"), 4, 5
    kept = SYSTEM.made(table.game)
    assert [(one.key, one.name, one.role) for one in kept] == [
        ("warrior", "Warrior", "doria-role-warrior"),
        ("Ulla", "Ulla", ""),
    ]
    assert (kept[0].text, kept[0].age) == ("kept-level:3 kept-monster-level:5", 4)
    assert kept[1].text == "kept-level:1 kept-monster-level:5"
    ulla.dead = True
    assert [one.key for one in SYSTEM.made(table.game)] == ["warrior"]
    table.state.campaign = GREENSKINS
    assert SYSTEM.made(table.game) == ()


@rule("DO-0213")
def test_only_a_character_on_its_way_may_share_a_square_for_a_moment():
    play = position(W=hero())
    assert _in_motion(Moving(play.names["W"]))
    assert not _in_motion(PhaseD())


@rule("DO-0265")
def test_whoever_is_carried_goes_along_and_nobody_else():
    people = {"W": hero(carries="M"), "M": hero("mage", at="c3", unconscious=True), "A": hero("adventurer", at="a1")}
    play = position(**people)
    stand(play.game, play.who("W"), play.at("d4"))
    assert [play.see(name)["at"] for name in "WMA"] == ["d4", "d4", "a1"]
    stand(play.game, play.who("A"), play.at("b1"))
    assert [play.see(name)["at"] for name in "WMA"] == ["d4", "d4", "b1"]
