"""The situations every kernel must express, in the proving game's own small terms."""

from __future__ import annotations

import random

import pytest

from proving import SYSTEM
from proving.agenda import Activate, TurnEnds, Walk
from proving.cards.library import KINDS
from undercroft.kernel.requests import SeatId
from undercroft.kernel.table import Refused, Table
from undercroft.proofs.contract import check_secrets

K = {"kind": "knight", "facing": 2}

# 1: walking out of the light, with a dark player

LIGHT = """
#######
#K*...#
#*....#
#######
"""


def leaving(stage, hand=(), dice=()):
    return stage(LIGHT, "K", {"K": K}, dice, hand=hand).does("move", "go e2")


def test_situation_1_the_walk_stops_at_the_edge_of_the_light_and_the_dark_player_is_asked(stage):
    scene = leaving(stage, ["snare"])
    assert scene.prompt == "ambush"
    assert scene.of("K")["at"] == "c2"


def test_situation_1_the_window_opens_whatever_the_hand_holds(stage):
    scene = leaving(stage)
    assert (scene.prompt, scene.acts) == ("ambush", ["pass"])


def test_situation_1_a_pass_lets_the_walk_go_on(stage):
    assert leaving(stage).does("pass").of("K")["at"] == "e2"


def test_situation_1_a_trap_that_is_noticed_stops_the_walk_and_all_moving_in_this_turn(stage):
    scene = leaving(stage, ["snare"], [4]).does("trap snare")
    assert (scene.of("K")["at"], scene.of("K")["rooted"], scene.of("K")["wounds"]) == ("c2", True, 0)
    assert not scene.offers("move")


def test_situation_1_a_trap_that_is_not_noticed_hurts(stage):
    assert leaving(stage, ["snare"], [3]).does("trap snare").of("K")["wounds"] == 1


def test_situation_1_fog_only_ends_the_walk(stage):
    scene = leaving(stage, ["fog"], [1]).does("trap fog")
    assert (scene.of("K")["at"], scene.of("K")["wounds"], scene.offers("move")) == ("c2", 0, True)


def test_situation_1_a_bell_brings_the_nearest_foe_into_the_middle_of_the_walk(stage):
    board = "##########\n#K*......#\n#........#\n#.......g#\n##########"
    scene = stage(board, "K", {"K": K, "g": {"kind": "goblin"}}, [1], hand=["bell"])
    scene.does("move", "go e2", "trap bell")
    assert (scene.of("K")["at"], scene.of("g")["at"]) == ("e2", "h2")


def test_situation_1_the_dark_answer_even_a_pass_bars_the_hero_from_taking_back_his_route(stage):
    scene = leaving(stage)
    assert scene.table.can_undo(SeatId(0))
    scene.does("pass")
    assert not scene.table.can_undo(SeatId(0))
    with pytest.raises(Refused):
        scene.table.undo(SeatId(0))


def test_situation_1_heroes_cannot_tell_one_hand_from_another():
    assert "hand.cards" in check_secrets(SYSTEM, "cellar", 4, "windows")


# 3: a bodyguard takes a shot that has hit


def guarded(stage, dice):
    figures = {
        "A": {"kind": "archer", "seat": 0},
        "s": {"kind": "slinger"},
        "K": {"kind": "knight", "seat": 0},
        "P": {"kind": "priest", "seat": 1},
    }
    board = "\n#########\n#KA...s.#\n#.P.....#\n#########\n"
    return stage(board, "s", figures, dice, seats=2)


def test_situation_3_bodyguards_of_two_seats_are_offered_the_hit_each_by_its_own_seat(stage):
    scene = guarded(stage, [((6, 6), (1,))])
    scene.does("shoot A")
    assert [(option.act, option.who, option.seats) for option in scene.table.ask.options] == [
        ("stay", scene.names["K"], (0,)),
        ("guard", scene.names["K"], (0,)),
        ("stay", scene.names["P"], (1,)),
        ("guard", scene.names["P"], (1,)),
    ]


def test_situation_3_who_steps_in_is_hit_and_later_stages_read_the_new_target(stage):
    scene = guarded(stage, [((6, 6), (1,)), 1]).does("shoot A", "guard P", "yes")
    assert (scene.of("A")["wounds"], scene.of("P")["wounds"], scene.of("P")["shield"]) == (0, 2, False)


def test_situation_3_when_all_stay_the_hit_is_the_targets(stage):
    scene = guarded(stage, [((6, 6), (1,))]).does("shoot A", "stay P", "stay K")
    assert scene.of("A")["wounds"] == 2


def test_situation_3_a_hit_at_arms_length_cannot_be_taken_by_another(stage):
    board = "\n#########\n#KAg....#\n#.......#\n#########\n"
    figures = {"K": {"kind": "knight"}, "A": {"kind": "archer", "facing": 2}, "g": {"kind": "goblin"}}
    assert stage(board, "g", figures, [((6, 6), (1,))]).of("A")["wounds"] == 2


# 5: a defensive shot

CHARGE = """
#########
#K...s..#
#.......#
#########
"""


def charging(stage, dice, **more):
    figures = {"K": K | more, "s": {"kind": "slinger", "facing": 6}}
    return stage(CHARGE, "K", figures, dice).does("move", "charge s")


def test_situation_5_a_move_may_name_the_foe_it_is_for(stage):
    scene = stage(CHARGE, "K", {"K": K, "s": {"kind": "slinger"}}).does("move")
    assert scene.offers("charge s")


def test_situation_5_the_charged_slinger_shoots_when_the_hero_is_near_and_a_miss_does_not_stop_him(stage):
    scene = charging(stage, [((1, 1), (6, 6)), ((4, 4), ())])
    assert scene.of("s")["gone"]
    assert scene.of("K")["at"] == "e2"


def test_situation_5_a_hit_stops_the_charge_and_the_hero_may_think_again(stage):
    scene = charging(stage, [((6, 6), (1, 1))], shield=False)
    assert (scene.of("K")["wounds"], scene.of("K")["at"], scene.prompt) == (2, "c2", "act")
    assert not any(isinstance(entry, Walk) for entry in scene.table.state.agenda)


def test_situation_5_a_hit_stopped_by_the_shield_does_not_stop_the_charge(stage):
    scene = charging(stage, [((6, 6), (1, 1)), 6, ((1, 1), ())]).does("yes")
    assert scene.of("K")["at"] == "e2"


# 6: pushing towards a pit nobody has seen

PUSH = """
#######
#Kg?..#
#.....#
#######
"""


def pushing(stage, pits):
    return stage(PUSH, "K", {"K": K, "g": {"kind": "goblin"}}, pits=pits)


def test_situation_6_the_options_do_not_betray_the_pit(stage):
    with_pit, without = pushing(stage, ["d2"]), pushing(stage, [])
    assert with_pit.table.ask == without.table.ask
    assert with_pit.table.scene(SeatId(0)) == without.table.scene(SeatId(0))
    assert with_pit.offers("shove g d2")


def test_situation_6_the_script_finds_out(stage):
    scene = pushing(stage, ["d2"]).does("shove g d2")
    assert (scene.of("g")["wounds"], scene.of("table")["found"]) == (1, ["d2"])
    assert "Revealed" in scene.seen()


def test_situation_6_where_no_pit_was_the_square_is_known_to_be_safe(stage):
    scene = pushing(stage, []).does("shove g d2")
    assert (scene.of("g")["wounds"], scene.table.state.doubtful) == (0, ())


def test_situation_6_what_the_push_brought_to_light_is_not_taken_back(stage):
    assert not pushing(stage, []).does("shove g d2").table.can_undo(SeatId(0))


# 9: behind a door, surprise ends the turn

DOOR = """
+-+-+-+-+-+
|. K=a a a|
+ + + + + +
|. .|a a a|
+-+-+-+-+-+
"""


def opening(stage, dice, brood="goblins"):
    return stage(DOOR, "K", {"K": K}, dice, brood=["quiet", brood]).does("open door-0")


def test_situation_9_what_lies_behind_the_door_comes_to_light(stage):
    scene = opening(stage, [3])
    assert scene.of("table")["foes"] == 2
    assert scene.prompt == "act"


def test_situation_9_surprise_cuts_the_turn(stage):
    scene = opening(stage, [2, *[((1, 1), (1, 1))] * 2])
    assert (scene.of("table")["round"], scene.prompt) == (2, "act")


def test_situation_9_after_the_cut_the_end_of_the_turn_comes_next(stage):
    state, setup, _ = SYSTEM.stage({"board": DOOR, "turn": "K", "figures": {"K": K}})
    game = Table(SYSTEM, setup, state=state).game
    game.push(Walk(SeatId(1)), Activate(SeatId(1)))
    game.cut(TurnEnds)
    assert type(game.state.agenda[-1]) is TurnEnds


def test_situation_9_an_empty_room_surprises_nobody(stage):
    scene = stage(DOOR, "K", {"K": K}, [], brood=["quiet"]).does("open door-0")
    assert (scene.of("table")["foes"], scene.prompt) == (0, "act")


# 13: a room revealed in the middle of a walk, where they act at once

NICHE = """
########
#K..aaa#
#...aaa#
########
"""


def entering(stage, brood="rats", dice=(), **figures):
    return stage(NICHE, "K", {"K": K, **figures}, dice, brood=["quiet", brood]).does("move", "go e2")


def test_situation_13_foes_that_are_met_in_a_walk_act_at_once(stage):
    scene = entering(stage, "goblins", [((1, 1), (1, 1))] * 2)
    assert scene.of("table")["foes"] == 2
    moved = [event for event in scene.seen() if event in ("Revealed", "Placed", "Rolled", "Moved")]
    assert moved.index("Revealed") < moved.index("Placed") < moved.index("Rolled")


def test_situation_13_after_that_the_walk_goes_on_to_its_end(stage):
    assert entering(stage, "quiet").prompt == "face"


def test_situation_13_where_no_figures_are_left_in_the_box_none_are_placed(stage):
    rats = {mark: {"kind": "rat"} for mark in "wxyz"}
    board = "########\n#K..aaa#\n#...aaa#\n#wxyz..#\n########"
    scene = stage(board, "K", {"K": K, **rats}, [], brood=["rats"])
    assert sum(figure.kind == "rat" for figure in scene.table.state.figures) == KINDS["rat"].box
    scene.does("move", "go e2")
    assert scene.of("table")["foes"] == 4


# 17: several trade on one ask

TRADERS = """
#####
#KA.#
#R..#
#####
"""


def trading(stage):
    figures = {
        "K": {"kind": "knight", "seat": 0, "bag": ["blade"]},
        "A": {"kind": "archer", "seat": 1, "bag": ["potion"]},
        "R": {"kind": "rogue", "seat": 2},
    }
    return stage(TRADERS, "K", figures, loot=[], seats=3).does("trade")


def give(scene, text, seat):
    option = SYSTEM.phrase(scene.table.game, text, scene.names, scene.table.ask)
    scene.table.answer(option, SeatId(seat))


@pytest.fixture
def trade(stage, monkeypatch):
    monkeypatch.setattr("proving.system.LOOT", ("blade", "potion"))
    return trading(stage)


def test_situation_17_every_seat_may_act_on_the_same_ask_for_its_own_goods(trade):
    assert trade.table.ask.seats() == (0, 1)
    give(trade, "give potion K", 1)
    give(trade, "give blade R", 0)
    assert (trade.of("K")["bag"], trade.of("A")["bag"], trade.of("R")["bag"]) == (["potion"], [], ["blade"])


def test_situation_17_nobody_gives_away_what_is_anothers(trade):
    with pytest.raises(Refused, match="is not among these options: done"):
        give(trade, "give potion K", 0)


def test_situation_17_a_card_moves_once_a_trade_so_that_trades_end(trade):
    give(trade, "give potion K", 1)
    give(trade, "give blade A", 0)
    assert trade.prompt == "act"


def test_situation_17_a_seat_that_is_done_is_not_asked_again(trade):
    trade.does("done 1")
    assert trade.table.ask.seats() == (1,)
    trade.does("done 2")
    assert trade.prompt == "act"


# 21: waves, and pillars that count as heroes

SHRINE = """
#######
#g.X..#
#....K#
#######
"""


def shrine(stage, dice, quest="vigil", **pillar):
    figures = {"g": {"kind": "goblin"}, "X": {"kind": "pillar", **pillar}, "K": K}
    return stage(SHRINE, "g", figures, dice, quest=quest)


def test_situation_21_in_this_quest_foes_go_for_the_pillar(stage):
    assert shrine(stage, [((6, 6), ())]).of("X")["wounds"] == 2


def test_situation_21_in_another_quest_a_pillar_is_a_pillar(stage):
    assert shrine(stage, [((1, 1), (6, 6))] * 3, "cellar").of("X")["wounds"] == 0


def test_situation_21_without_the_pillar_the_quest_is_lost(stage):
    scene = shrine(stage, [((6, 6), ())], wounds=4)
    assert scene.table.state.outcome.why == "pillar-fallen"


def ended(quest):
    table = Table(SYSTEM, SYSTEM.default_setup(quest, 4, "waves"), listen=False)
    luck = random.Random(3)
    figures = {}
    while not table.over:
        figures[table.state.round] = len(table.state.figures)
        table.choose(luck.choice(table.ask.options))
    return table, figures


def test_situation_21_waves_come_every_second_round_by_the_quests_own_rule():
    _, figures = ended("vigil")
    assert figures[1] < figures[2] == figures[3] < figures[4]


def test_situation_21_another_quest_has_no_waves():
    _, figures = ended("cellar")
    assert figures[2] == figures[1]
