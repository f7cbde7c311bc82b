"""Goals of scenarios as they are written."""

from __future__ import annotations

from contextlib import suppress

import msgspec
import pytest

from systems.doria.build import SYSTEM, hero, position
from undercroft.kernel.game import Over
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.cards.definitions import MODIFIERS
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.cards.scenarios import SCENARIOS
from undercroft.systems.doria.dungeon.monsters import place, tire
from undercroft.systems.doria.quests.as_written import last_round, left_of, put_there, round_ends, scenario
from undercroft.systems.doria.status import hp_left


@pytest.mark.parametrize(("inside", "left"), [(6, 0), (5, 1)])
def test_a_whole_group_has_come_to_the_stairs_when_it_is_on_their_tile(inside: int, left: int):
    table = Table(SYSTEM, SYSTEM.default_setup("three-cages", 6, "stairs"))
    game = table.game
    squares = sorted(game.ground.starts())[:6]
    for number, (one, at) in enumerate(zip(game.state.party, squares)):
        one.at = at if number < inside else -1
    number, goal = next((n, one) for n, one in enumerate(scenario(game).goals, 1) if one.kind == "reach")
    assert left_of(game, number, goal) == left


@pytest.mark.parametrize(
    ("quest", "modifiers"),
    [("the-war-kitchen", 13), ("the-silver-bell", 50), ("the-sealed-well", 0), ("the-salt-stair", 0)],
)
def test_where_only_some_monsters_come_they_have_as_many_modifiers_as_in_the_whole_deck(quest: str, modifiers: int):
    cards = Table(SYSTEM, SYSTEM.default_setup(quest, 4, "deck")).state.piles["monsters"].cards
    monsters = [card for card in cards if card not in library()[MODIFIERS]]
    assert len(cards) - len(monsters) == modifiers
    assert set(monsters) <= set(library()[SCENARIOS][quest].only or monsters)
    assert not modifiers or abs(modifiers / len(monsters) - 50 / 110) < 0.04


@pytest.mark.parametrize(("characters", "sooner", "last"), [(1, 2, 8), (2, 2, 7), (5, 2, 6), (6, 1, 2), (6, 0, 8)])
def test_a_bigger_group_may_have_fewer_rounds(characters: int, sooner: int, last: int):
    plan = msgspec.structs.replace(library()[SCENARIOS]["the-drum-road"], limit=8, sooner=sooner)
    assert last_round(plan, characters) == last


@rule("DO-0521")
@pytest.mark.parametrize(("characters", "missing"), [(1, 6), (2, 4), (4, 0), (6, 0)])
def test_a_small_group_may_meet_a_weary_boss(characters: int, missing: int):
    game = Table(SYSTEM, SYSTEM.default_setup("the-last-harvest", characters, "boss")).game
    put = next(one for one in scenario(game).puts if one.mark == "reaper")
    put_there(game, 0, msgspec.structs.replace(put, tile=game.state.plan.laid[0].tile))
    reaper = game.state.monsters[-1]
    assert (reaper.mark, reaper.hurt) == ("reaper", missing)


@rule("DO-0521")
@pytest.mark.parametrize(("characters", "left"), [(1, 1), (2, 1), (3, 3), (4, 7)])
def test_who_arrives_weary_has_at_least_one_hp_left(characters: int, left: int):
    game = Table(SYSTEM, SYSTEM.default_setup("first-steps", characters, "king")).game
    king = place(game, "goblin-king", min(game.ground.starts()))
    assert king is not None
    tire(game, king, 4)
    assert hp_left(game, king) == left


@pytest.mark.parametrize(("before", "over"), [(1, False), (0, True)])
def test_after_its_last_round_a_scenario_is_lost(before: int, over: bool):
    people = {"W": hero(at="a1"), "S": hero("shield-maiden", at="b1")}
    play = position(quest="the-drum-road", **people, turn="actions")
    play.state.round = last_round(scenario(play.game), 2) - before
    with suppress(Over):
        round_ends(play.game)
    assert (play.state.outcome is not None and not play.state.outcome.won) is over
