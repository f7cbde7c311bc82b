"""Single clauses of handing over, climbing, casting, furniture and jumps onto enemies.  UN-0261, UN-0287, UN-1413"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, named, orc, position, square, troll
from undercroft.kernel.requests import NO_ONE, NOWHERE, YES, FigureId, Option
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.cast import cast
from undercroft.systems.universalis.actions.choices import _listed, families
from undercroft.systems.universalis.actions.climb_walls import _slip, may_scale, scale, surfaces
from undercroft.systems.universalis.actions.furniture_and_bridges import build, move_piece, places
from undercroft.systems.universalis.actions.hand_over import _takes, drop, give
from undercroft.systems.universalis.actions.hand_over import offers as handing
from undercroft.systems.universalis.actions.jump_on_enemies import (
    _below,
    _come_down_on_larger,
    clung,
    free_beside,
    hold_on,
    jump_at,
    strike_from_above,
)
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.rolls.dice import Alike
from undercroft.systems.universalis.state import Dropped
from undercroft.systems.universalis.state.character import Form

WALLS = {"climbing-surfaces": "on"}


def hall(turn: str = "S", board: str = HALL, **people: Any) -> Play:
    return position(board, turn=turn, **{"S": hero(at="b2"), "k": orc(at="h8"), **people})


def here(play: Play, name: str = "S") -> Standpoint:
    return Standpoint(play.game, play.who(name))


# handing over


@rule("UN-0287", "UN-0292", "UN-0623", "UN-0764")
@pytest.mark.parametrize(
    ("change", "acts"),
    [
        ({}, {"give", "drop", "stow"}),
        ({"quick": False}, {"give", "drop", "stow"}),
        ({"quick": False, "action": False}, set()),
        ({"at": "d2"}, {"drop", "stow"}),
        ({"pack": ()}, {"give", "drop", "stow"}),
        ({"hands": ()}, {"give", "drop"}),
        ({"hands": (), "pack": ()}, set()),
        ({"enemy": "c3"}, set()),
    ],
)
def test_things_are_handed_to_a_friend_beside_one_dropped_or_put_away_while_no_enemy_is_near(
    change: dict[str, Any], acts: set[str]
) -> None:
    play = hall(S=hero(at="b2", hands=["broadsword"], pack=["rope"]), B=hero("borgron", at=change.get("at", "c2")))
    for name in ("quick", "action"):
        setattr(play.game.active, name, change.get(name, True))
    for name in ("pack", "hands"):
        if name in change:
            setattr(play.who("S"), name, change[name])
    if "enemy" in change:
        play.who("k").at = square(play, change["enemy"])
    assert {option.act for option in handing(here(play))} == acts


@rule("UN-0287", "UN-0764")
def test_a_rider_takes_what_is_handed_up_and_nobody_off_the_board_does() -> None:
    people = {
        "S": hero(at="b5", pack=["rope"]),
        "B": hero("borgron", rides="h"),
        "h": {"companion": "horse", "at": "d5"},
    }
    play = position(HALL, turn="S", outdoor=True, k=orc(at="k9"), **people)
    play.who("B").at = play.who("h").at
    near = {option.who for option in handing(here(play)) if option.act == "give"}
    play.who("S").at = square(play, "c5")
    assert near == set()
    assert play.who("B").id in {option.who for option in handing(here(play)) if option.act == "give"}
    gone = hall(S=hero(at="b2", pack=["rope"]), B=hero("borgron", at="c2"))
    gone.who("B").at = NOWHERE
    assert not [option for option in handing(here(gone)) if option.act == "give"]


@rule("UN-0288", "UN-0461", "UN-0764", "UN-1083")
@pytest.mark.parametrize(
    ("conditions", "takes"), [((), True), (("stunned",), True), (("knocked-down",), False), (("knocked-out",), False)]
)
def test_whoever_is_on_its_feet_takes_what_is_handed_over(conditions: tuple[Any, ...], takes: bool) -> None:
    play = hall(
        S=hero(at="b2", pack=["rope", "broadsword"]), B=hero("borgron", at="c2"), d={"companion": "wolf", "at": "b3"}
    )
    play.who("B").conditions = conditions
    assert _takes(play.game, play.who("S"), play.who("B")) is takes
    assert not _takes(play.game, play.who("S"), play.who("d"))
    play.who("S").pack = ("healing-potion",)
    assert _takes(play.game, play.who("S"), play.who("d"))
    play.who("B").conditions, play.who("B").form = (), Form(card="wolf")
    assert not _takes(play.game, play.who("S"), play.who("B"))


@rule("UN-0288", "UN-0764", "UN-1083")
def test_what_is_given_changes_hands_with_a_quick_action_and_what_was_used_is_lent() -> None:
    play = hall(
        S=hero(at="b2", pack=["rope", "healing-potion"]),
        B=hero("borgron", at="c2", pack=[]),
        d={"companion": "wolf", "at": "b3"},
    )
    play.who("S").used = ("rope",)
    carried_out(give(play.game, play.who("S"), Option("give", play.who("B").id)), Option("choose", what="rope"))
    assert (play.who("S").pack, play.who("B").pack, play.who("B").lent) == (("healing-potion",), ("rope",), ("rope",))
    assert (play.game.active.quick, play.game.active.action) == (False, True)
    carried_out(
        give(play.game, play.who("S"), Option("give", play.who("d").id)), Option("choose", what="healing-potion")
    )
    assert (play.who("S").pack, play.who("d").given, play.who("d").lent) == ((), ("healing-potion",), ())
    assert not play.game.active.action


@rule("UN-0289")
def test_what_is_dropped_is_gone_from_the_pack_and_lies_where_it_was_laid() -> None:
    play = hall(S=hero(at="b2", pack=["rope"], hands=["broadsword"]))
    script = drop(play.game, play.who("S"), Option("drop"))
    carried_out(script, Option("choose", what="rope"), Option("drop-at", at=square(play, "c2")))
    assert (play.who("S").pack, play.state.dropped) == ((), (Dropped("rope", square(play, "c2")),))
    assert not play.game.active.quick


# climbing walls


TOWER = "########\n#......#\n#.22...#\n#.22...#\n#......#\n########"


@rule("UN-1423", "UN-1427")
def test_one_scales_to_free_floor_beside_one_on_another_level() -> None:
    play = hall(board=TOWER, S=hero(at="e3", hands=[]), k=orc(at="g5"), options=WALLS)
    assert named(play, surfaces(play.game, play.who("S"))) == {"d3", "d4"}
    play.who("k").at = square(play, "d4")
    assert named(play, surfaces(play.game, play.who("S"))) == {"d3"}
    play.who("S").at = square(play, "d3")
    assert {"e2", "e3", "e4", "d2", "c2"} == named(play, surfaces(play.game, play.who("S")))


@rule("UN-1424", "UN-1426")
@pytest.mark.parametrize(
    ("change", "may"),
    [
        ({}, True),
        ({"action": False}, False),
        ({"over": True}, False),
        ({"points": 1}, False),
        ({"points": 2}, True),
        ({"running": True}, False),
        ({"swimming": True}, False),
        ({"hands": ("rope",)}, True),
        ({"hands": ("broadsword",)}, False),
        ({"conditions": ("knocked-down",)}, False),
    ],
)
def test_one_scales_with_an_action_points_for_a_level_and_free_hands(change: dict[str, Any], may: bool) -> None:
    play = hall(board=TOWER, S=hero(at="e3", hands=[]), k=orc(at="g5"), options=WALLS)
    play.game.active.points = 4
    for name, value in change.items():
        setattr(play.who("S") if name in ("hands", "conditions") else play.game.active, name, value)
    assert may_scale(play.game, play.who("S"), play.game.active) is may


@rule("UN-1424", "UN-1425", "UN-1427", "UN-1430")
@pytest.mark.parametrize(("points", "at", "scaling", "left"), [(4, "d3", (), 0), (3, "e3", 1, 1), (5, "d3", (), 1)])
def test_each_level_costs_two_points_and_who_runs_out_of_them_hangs_on_the_wall(
    points: int, at: str, scaling: Any, left: int
) -> None:
    play = hall(board=TOWER, S=hero(at="e3", hands=[]), k=orc(at="g5"), options=WALLS)
    active = play.game.active
    active.points = points
    to = square(play, "d3")
    carried_out(scale(play.game, play.who("S"), Option("scale", at=to)), Alike((6, 6), lambda dice: dice))
    assert (play.see("S")["at"], active.points, active.walked) == (at, left, points - left)
    assert play.who("S").scaling == ((to, scaling) if scaling else ())
    assert (play.who("S").suffers("stationary"), active.over, active.action) == (bool(scaling), bool(scaling), False)


@rule("UN-1430", "UN-1427")
def test_who_hangs_on_the_wall_climbs_the_rest_of_it() -> None:
    play = hall(board=TOWER, S=hero(at="e3", hands=[]), k=orc(at="g5"), options=WALLS)
    who, to = play.who("S"), square(play, "d3")
    who.scaling, play.game.active.points = (to, 1), 2
    carried_out(scale(play.game, who, Option("scale", at=to)), Alike((6, 6), lambda dice: dice))
    assert (play.see("S")["at"], who.scaling, play.game.active.points) == ("d3", (), 0)


@rule("UN-1429", "UN-1431")
@pytest.mark.parametrize(
    ("scaling", "rise", "at", "falls"),
    [((), 2, "e3", []), (("d3", 1), 2, "e3", [2]), (("e5", 1), -2, "e5", [1]), (("g5", 1), -2, "e3", [1])],
)
def test_from_the_wall_one_falls_from_where_one_meant_to_be_and_from_the_ground_not_at_all(
    scaling: Any, rise: int, at: str, falls: list[int]
) -> None:
    play = hall(board=TOWER, S=hero(at="e3", hands=[]), k=orc(at="g5"), options=WALLS)
    who = play.who("S")
    who.scaling = (square(play, scaling[0]), scaling[1]) if scaling else ()
    before = len(play.state.agenda)
    _slip(play.game, who, 1 if scaling else 0, 1, rise)
    assert (play.see("S")["at"], who.scaling) == (at, ())
    assert [entry.height for entry in play.state.agenda[before:]] == falls


@rule("UN-0113", "UN-1430")
def test_whoever_stayed_down_or_hangs_on_a_wall_has_little_choice() -> None:
    play = hall(board=TOWER, S=hero(at="e3", hands=["broadsword"]), k=orc(at="g5"), options=WALLS)
    who = play.who("S")
    everything = [option.act for option in _listed(here(play), families().asked)]
    assert everything[-1] == "end"
    assert "move" in everything
    who.lay = True
    assert "move" in [option.act for option in _listed(here(play), families().asked)]
    who.conditions = ("knocked-down",)
    assert [option.act for option in _listed(here(play), families().asked)] == ["end"]
    who.conditions, who.lay, who.hands = (), False, ()
    who.scaling, play.game.active.points = (square(play, "d3"), 1), 4
    assert [option.act for option in _listed(here(play), families().asked)] == ["scale", "end"]


# casting


@rule("UN-0114", "UN-0423", "UN-0436")
def test_a_spell_takes_the_action_and_notes_its_target_but_not_the_caster() -> None:
    play = position(HALL, B=hero("maeliss", at="b2"), k=orc(at="e2"), turn="B")
    active = play.game.active
    active.points, active.walked, active.faced, active.target = 4, 1, True, FigureId(7)
    cast(play.game, play.who("B"), Option("cast", play.who("k").id, what="fireball"))
    assert (active.action, active.points, active.faced, active.target) == (False, 0, False, play.who("k").id)
    assert active.attacks == 0
    active.target = FigureId(7)
    cast(play.game, play.who("B"), Option("cast", play.who("B").id, what="fireball"))
    assert active.target == FigureId(7)


# furniture and bridges


@rule("UN-0261")
def test_a_piece_is_moved_one_square_on_to_open_floor_where_nothing_stands() -> None:
    board = "######\n#....#\n#....#\n#.o..#\n######"
    pieces = [{"kind": "chest", "at": "c3"}, {"kind": "chest", "at": "d2"}]
    play = position(board, S=hero(at="b3"), k=orc(at="d4"), turn="S", furniture=pieces)
    feature = next(one for one in play.state.ground.features if one.at == square(play, "c3"))
    assert {play.game.plan.board.name(at) for at in places(play.game, feature)} == {"b2", "c2", "d3", "b4"}


@rule("UN-0261", "UN-0262")
def test_only_the_piece_that_was_chosen_is_moved() -> None:
    pieces = [{"kind": "chest", "at": "c3"}, {"kind": "chest", "at": "e2"}]
    play = hall(S=hero(at="b3"), furniture=pieces)
    option = Option("move-piece", at=square(play, "c4"), what="chest", n=square(play, "c3"))
    script = move_piece(play.game, play.who("S"), option)
    try:
        next(script)
        with pytest.raises(StopIteration):
            script.send(Alike((6, 6), lambda dice: dice))
    except StopIteration:
        pass
    assert {one.at for one in play.state.ground.features} == {square(play, "c4"), square(play, "e2")}
    assert not play.game.active.action


@rule("UN-0264")
@pytest.mark.parametrize(
    ("mine", "theirs", "left"),
    [
        (["rope", "pickaxes"], ["rope"], ([], ["rope"])),
        (["rope"], ["rope", "pickaxes"], (["rope"], [])),
        (["pickaxes"], ["rope", "pickaxes"], (["pickaxes"], [])),
    ],
)
def test_who_has_both_gives_the_rope_and_the_pickaxes_for_good(mine: list[str], theirs: list[str], left: Any) -> None:
    board = "########\n#..oo..#\n#..oo..#\n########"
    play = hall(board=board, S=hero(at="c2", pack=mine), B=hero("borgron", at="f2", pack=theirs), k=orc(at="g3"))
    consents = [YES] if play.who("S").seat != play.who("B").seat else []
    carried_out(
        build(play.game, play.who("S"), Option("build-bridge", play.who("B").id, square(play, "d2"))), *consents
    )
    assert ([*play.who("S").pack], [*play.who("B").pack]) == left
    assert (play.who("B").lent_a_hand, play.game.active.action) == (True, False)
    assert {"d2", "e2"} <= named(play, play.game.terrain.bridges)


# jumping on enemies


LEDGE = "########\n#......#\n#..22..#\n#......#\n########"


@rule("UN-1413")
@pytest.mark.parametrize(
    ("mine", "theirs", "below"), [("d3", "d4", True), ("d3", "e3", False), ("d3", "g4", False), ("b2", "b3", False)]
)
def test_one_jumps_on_enemies_right_below(mine: str, theirs: str, below: bool) -> None:
    play = hall(board=LEDGE, S=hero(at=mine), k=orc(at=theirs))
    assert bool(_below(play.game, play.who("S"))) is below


@rule("UN-1414", "UN-1415", "UN-1190")
def test_beside_an_enemy_are_its_free_squares_that_are_no_higher() -> None:
    play = hall(board=LEDGE, S=hero(at="d3"), k=orc(at="d4"), start=("c4",))
    assert named(play, free_beside(play.game, play.who("S"), play.who("k"))) == {"c3", "c4", "e4"}
    assert named(play, free_beside(play.game, play.who("k"), play.who("k"))) == {"c3", "e4"}


@rule("UN-1413", "UN-1414", "UN-1415", "UN-0214")
@pytest.mark.parametrize(("dice", "over"), [((6, 6), False), ((1, 1), True)])
def test_a_jump_at_an_enemy_takes_the_action_and_the_move(dice: Any, over: bool) -> None:
    play = hall(board=LEDGE, S=hero(at="d3", hands=["broadsword"]), k=orc(at="d4"))
    active = play.game.active
    active.points = 4
    script = jump_at(play.game, play.who("S"), Option("jump-at", play.who("k").id))
    next(script)
    try:
        ask = script.send(Alike(dice, lambda one: one))
        with pytest.raises(StopIteration):
            script.send(ask.options[0])
    except StopIteration:
        pass
    assert (active.action, active.points, active.over) == (False, 0, over)
    if over:
        assert play.state.agenda[-1].height == 2
    else:
        assert play.see("S")["at"] == "d4"
        assert (play.game.hit.drop, play.game.hit.attacker) == (2, play.who("S").id)


@rule("UN-1416", "UN-1421")
def test_the_blow_from_above_has_dice_for_the_height_and_no_learnt_combat_skills() -> None:
    play = hall(S=hero(at="d3", hands=["broadsword"], skills=["sword-master", "lynx"]), k=orc(at="d4"))
    strike_from_above(play.game, play.who("S"), play.who("k"), 3)
    assert (play.game.hit.drop, play.game.hit.muted) == (3, ("sword-master",))


@rule("UN-1417", "UN-1418")
def test_onto_a_larger_enemy_one_clings_and_it_is_stunned() -> None:
    play = hall(S=hero(at="d3"), k=troll(at="d5"))
    carried_out(_come_down_on_larger(play.game, play.who("S"), play.who("k"), 2), Option("cling"))
    assert (play.who("S").clings, play.who("S").at, play.game.active.over) == (play.who("k").id, NOWHERE, True)
    assert play.who("k").suffers("stunned")
    assert clung(play.game, play.who("k"))
    assert not clung(play.game, play.who("S"))


@rule("UN-1419", "UN-1420")
@pytest.mark.parametrize(("wins", "clings"), [(True, True), (False, False)])
def test_who_loses_hold_falls_beside_the_enemy_stunned(wins: bool, clings: bool) -> None:
    play = hall(S=hero(at="d3"), k=troll(at="d5"))
    who, enemy = play.who("S"), play.who("k")
    who.clings, who.at, enemy.conditions = enemy.id, NOWHERE, ("stunned",)
    dice = ((6, 6), (1, 2)) if wins else ((1, 1), (6, 5))
    assert carried_out(hold_on(play.game, who), Alike(dice, lambda one: one)) is True
    assert (bool(who.clings), who.at == NOWHERE, who.suffers("stunned"), enemy.suffers("stunned")) == (
        clings,
        clings,
        not clings,
        clings,
    )
    assert play.game.active.over


@rule("UN-1419")
def test_who_clings_to_one_who_is_gone_clings_no_longer() -> None:
    play = hall(S=hero(at="d3"))
    play.who("S").clings = FigureId(199)
    assert carried_out(hold_on(play.game, play.who("S"))) is False
    assert play.who("S").clings == NO_ONE


@rule("UN-1414", "UN-1416")
def test_the_height_of_a_jump_is_that_above_the_enemy() -> None:
    play = hall(board="########\n#......#\n#..31..#\n#......#\n########", S=hero(at="d3"), k=orc(at="e3"))
    script = jump_at(play.game, play.who("S"), Option("jump-at", play.who("k").id))
    next(script)
    with pytest.raises(StopIteration):
        script.send(Alike((1, 1), lambda one: one))
    assert play.state.agenda[-1].height == 2
