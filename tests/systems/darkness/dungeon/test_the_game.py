"""1.1 The game: players, aim, victory and defeat, the two modes, which rule goes over which."""

from __future__ import annotations

import msgspec
import pytest

from systems.darkness.build import (
    SYSTEM,
    DarknessTable,
    dice,
    end_turn,
    finish,
    first,
    foe,
    hero,
    offered,
    party,
    position,
    set_up,
    take,
    until,
    won,
)
from undercroft.kernel.requests import SeatId
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import SetupError
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import BeginRound
from undercroft.systems.darkness.cards.definitions import QUESTS, TILES, Placed, Quest
from undercroft.systems.darkness.cards.library import library
from undercroft.systems.darkness.heroes.ledger import open_ledger
from undercroft.systems.darkness.maps.charts import chart, lay_out
from undercroft.systems.darkness.setup import ready_setup

EXIT = """
    #####
    #* X#
    #####
"""


@rule("DA-0001")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_one_to_six_heroes_can_play(number: int) -> None:
    assert len(SYSTEM.start(ready_setup("walking-in-the-dark", number, "one to six")).heroes) == number


@rule("DA-0001")
@pytest.mark.parametrize("number", [0, 7])
def test_fewer_than_one_or_more_than_six_heroes_cannot_play(number: int) -> None:
    with pytest.raises(SetupError, match="1 to 6 heroes"):
        ready_setup("walking-in-the-dark", number, "too many")


@rule("DA-0001", "DA-0006")
def test_all_seats_lose_together_when_nobody_can_be_resurrected() -> None:
    table = position(heroes=[hero("bjorn", dead=True, health=0), hero("sibyl")], do="round", lifebringer=0)
    assert table.over
    assert [table.scene(SeatId(seat)).won for seat in (0, 1)] == [False, False]


@rule("DA-0006")
def test_a_killed_hero_costs_nothing_while_a_token_is_left() -> None:
    table = position(heroes=[hero("bjorn", dead=True, health=0)], do="round", lifebringer=1)
    assert won(table) is None
    assert table.state.lifebringer == 0


@rule("DA-0005", "DA-0006")
@pytest.mark.parametrize("rounds", [40, 400])
def test_however_many_rounds_people_play_the_game_is_not_lost_by_it(rounds: int) -> None:
    assert won(_after(rounds, SYSTEM.default_setup("black-widow", 2, "slow"))) is None


def test_only_a_game_that_nobody_watches_is_given_up_some_day() -> None:
    setup = SYSTEM.unwatched(SYSTEM.default_setup("black-widow", 2, "slow"))
    assert won(_after(SYSTEM.patience - 1, setup)) is None
    assert won(_after(SYSTEM.patience, setup)) is False


def _after(rounds: int, setup: Setup) -> DarknessTable:
    """The game at the start of a Round, so many having been played."""
    table = set_up(setup)
    table.state.round = rounds
    table.state.agenda[:] = [BeginRound()]
    return DarknessTable(SYSTEM, setup, state=table.state)


@rule("DA-0002")
def test_every_seat_plays_heroes_and_none_the_enemies() -> None:
    assert SYSTEM.roles == ("heroes",)
    assert [one.seat for one in position(heroes=party(3)).state.heroes] == [0, 1, 2]


@rule("DA-0002", "DA-0043")
def test_an_enemy_with_one_target_acts_without_anybody_choosing() -> None:
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("orc-flayers-1a", "b1")], do="enemies")
    assert table.over
    assert table.state.fight is not None
    assert table.state.fight.defense.who == first(table).id


@rule("DA-0003", "DA-0004")
def test_the_game_is_won_the_moment_the_last_objective_is_met() -> None:
    table = position(sketch=EXIT, heroes=[hero("bjorn", "b1")], quest={"exit": 1})
    end_turn(table)
    take(table, "yes")
    assert won(table) is True
    assert table.over


@rule("DA-0003")
def test_without_the_quests_objectives_nobody_can_leave() -> None:
    table = position(sketch=EXIT, heroes=[hero("bjorn", "b1")])
    end_turn(table)
    assert won(table) is None
    assert not first(table).left


@rule("DA-0005")
def test_the_game_is_won_the_moment_the_objectives_are_met() -> None:
    plan = chart("the-fiends-treasure")
    table = position("the-fiends-treasure", heroes=[hero("bjorn", plan.name(plan.mark("hellhound")), hands=("mace",))])
    hellhound = table.state.foes[0]
    hellhound.boss_hurt = hellhound.most - 1
    dice(table, "h")
    finish(take(table, "melee"))
    assert won(table) is True
    assert table.over


@rule("DA-0005")
def test_the_game_is_lost_the_moment_the_quest_can_no_longer_be_won() -> None:
    plan = chart("the-chosen-one")
    start = plan.name(plan.start)
    chosen = hero("bjorn", start, health=1, mark="chosen-one")
    table = position(
        "the-chosen-one", heroes=[chosen, "sibyl"], foes=[foe("orc-flayers-1a", start)], do="turn, enemies"
    )
    end_turn(table)
    dice(table, "hh")
    until(table, "attack-target")
    take(table, "target", who=1)
    assert won(table) is False
    assert table.over


@rule("DA-0007")
def test_in_standard_mode_nothing_is_kept_for_the_next_quest() -> None:
    table = position(sketch=EXIT, heroes=[hero("bjorn", "b1", xp=9, skills=("charge",))], quest={"exit": 1})
    end_turn(table)
    take(table, "yes")
    assert SYSTEM.finish(table.game) == b""


@rule("DA-0008")
def test_in_story_mode_heroes_keep_what_they_have_become() -> None:
    table = position(
        sketch=EXIT,
        heroes=[hero("bjorn", "b1", xp=9, skills=("charge",), pack=("whetstone",))],
        quest={"exit": 1},
        options={"mode": "story"},
    )
    end_turn(table)
    take(table, "yes")
    bjorn = open_ledger(SYSTEM.finish(table.game)).heroes["bjorn"]
    assert (bjorn.xp, bjorn.skills, bjorn.pack) == (9, ("charge",), ("whetstone",))


@rule("DA-0009")
def test_a_quest_of_ones_own_may_be_laid_out_of_the_tiles() -> None:
    box = library()
    known = next(iter(box[QUESTS].values()))
    mine = msgspec.structs.replace(
        known, id="mine", tiles=(Placed("4r", (0, 0), level=2),), start="4r:1", exit="", doors=(), tokens=(), levels=()
    )
    assert isinstance(mine, Quest)
    made = lay_out(mine, box[TILES])
    assert (len(made.zones), made.level_at(made.start)) == (9, 2)


@rule("DA-0009", "DA-0032")
def test_a_quest_may_be_replayed_with_other_conditions() -> None:
    assert position("black-widow", options={"lifebringer": 5}).state.lifebringer == 5


@rule("DA-0011")
def test_a_skill_goes_over_the_general_rules() -> None:
    table = position(heroes=[hero("whisper", "b1")], foes=[foe("orc-flayers-1a", "b1")])
    take(table, "move")
    assert offered(table, "step")


@rule("DA-0011")
def test_a_quest_rule_goes_over_the_general_rules() -> None:
    table = position("maze-of-darkness", heroes=[hero("bjorn", "5r:2")], level=1)
    end_turn(table)
    assert table.game.tile_level(first(table).at) == 3
    assert table.state.level == 1
