"""Doors and chests: opening, locks, forcing, picking.  LE-0178 to LE-0200"""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, position
from systems.league.driving import follow
from systems.league.dungeon.inside import QUEST, at, inside, on_tile
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import CheckEncounter, LayTile, NewTile, Turn
from undercroft.systems.league.cards.dungeon import LOCKS, row_at
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.dungeon import locks as known
from undercroft.systems.league.dungeon.doors import open_now
from undercroft.systems.league.dungeon.locks import of_chest, of_door
from undercroft.systems.league.dungeon.new_tiles import new_tile
from undercroft.systems.league.state import Lock

QUIET = {"encounter?": [100]}
"""Nobody is behind the door."""
BEFORE = {"W": "c1"}
"""A square before the north door of the guard room."""
LOCKED = Lock(door=1, tried=True, locked=True, modifier=-10, hp=15)


def opened(play, door=1):
    return of_door(play.game, door).open


# opening


@rule("LE-0178", "LE-0371")
def test_a_door_is_opened_for_one_ap_by_whoever_stands_before_it():
    play = inside(behind=["well-room"], stand=BEFORE, dice={"W open": [3, 2], **QUIET})
    play.choose("open", n=2).on()
    assert play.who("W").ap == 1
    assert opened(play)
    away = inside(behind=["well-room"], stand={"W": "c3"})
    assert not any(act.startswith("open") for act in away.acts())


@rule("LE-0178")
def test_a_chest_is_opened_from_any_square_beside_it():
    play = inside("treasury", stand={"W": "b2"}, turn="W")
    chest = at(play, "a1")
    assert f"open @{chest}" in play.acts()
    assert f"open @{at(play, 'd1')}" not in play.acts()


@rule("LE-0042", "LE-0043", "LE-0044", "LE-0045")
def test_the_first_door_is_neither_locked_nor_heard():
    play = position(quest=QUEST, W=hero(at="b1"), decks={"route-0": ("guard-room",)}, dice=QUIET)
    threat = play.state.threat
    play.choose("open", n=1).on()
    assert opened(play, 0)
    assert play.rolled("open") == 0
    assert play.state.threat == threat


@rule("LE-0179", "LE-0180", "LE-0229")
def test_opening_raises_the_threat_and_throws_both_dice_together():
    play = inside(behind=["well-room"], stand=BEFORE, dice={"W open": [3, 2], **QUIET})
    play.choose("open", n=2)
    assert play.changed("threat") == [3]
    (rolled,) = [event for event in play.events("rolled") if event.why == "open"]
    assert rolled.labels == (("lock", "trap"),)


@rule("LE-G68")
def test_what_has_been_tried_is_not_heard_again():
    lock = Lock(door=1, tried=True)
    play = inside(behind=["well-room"], stand=BEFORE, locks=[lock], dice=QUIET)
    play.choose("open", n=2).on()
    assert opened(play)
    assert play.changed("threat") == []


@rule("LE-0181")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_six_means_a_trap_and_no_other_face_does(face):
    dice = {"W open": [3, face], "W notice-trap?": [1], **QUIET}
    play = inside(behind=["well-room"], stand=BEFORE, traps=["alarm-bell"], dice=dice)
    play.choose("open", n=2)
    assert (of_door(play.game, 1).trap == "alarm-bell") == (face == 6)


@rule("LE-0182", "LE-G21")
@pytest.mark.parametrize(("face", "locked", "modifier", "hp"), [(6, False, 0, 10), (7, True, 0, 10), (8, True, 0, 10)])
def test_the_door_table_says_whether_it_is_locked(face, locked, modifier, hp):
    play = inside(behind=["well-room"], stand=BEFORE, dice={"W open": [face, 2], **QUIET})
    play.choose("open", n=2).on()
    lock = of_door(play.game, 1)
    assert (lock.locked, lock.open) == (locked, not locked)
    assert not locked or (lock.modifier, lock.hp) == (modifier, hp)


@rule("LE-0182", "LE-G21")
def test_the_best_locks_are_hardest_to_pick_and_to_break():
    rows = {face: row_at(tuple(library()[LOCKS].values()), face) for face in range(1, 11)}
    assert [face for face, row in rows.items() if row.locked] == [7, 8, 9, 10]
    assert [(rows[face].modifier, rows[face].hp) for face in (8, 9, 10)] == [(0, 10), (-10, 15), (-20, 20)]


@rule("LE-0183", "LE-0137")
def test_behind_an_unlocked_door_the_next_tile_is_laid():
    play = inside(behind=["well-room", "fork"], stand=BEFORE, dice={"W open": [1, 1], **QUIET})
    play.choose("open", n=2).on()
    assert [laid.tile for laid in play.state.plan.laid] == ["start", "guard-room", "well-room"]


@rule("LE-0184")
def test_what_is_in_a_chest_the_table_for_chests_says():
    dice = {"W open": [1, 1], "W treasure-chest": [1], "W coins?": [1]}
    play = inside("treasury", stand={"W": "b2"}, dice=dice)
    play.choose("open", at=at(play, "a1"))
    assert of_chest(play.game, at(play, "a1")).open
    assert play.rolled("treasure-chest") == 1
    assert f"open @{at(play, 'a1')}" not in play.acts()


@rule("LE-0185")
def test_when_a_door_is_open_a_roll_says_whether_somebody_is_behind_it():
    play = inside(behind=["well-room"], stand=BEFORE, dice={"W open": [1, 1], **QUIET})
    play.choose("open", n=2).on()
    assert play.rolled("encounter") == 1


def checked(bashed: bool) -> list[tuple[bool, bool]]:
    """What the check for an encounter is told of the door."""
    play = inside(behind=["well-room"], stand=BEFORE)
    open_now(play.game, play.names["W"], of_door(play.game, 1), bashed=bashed)
    entry = play.state.agenda.pop()
    assert isinstance(entry, LayTile)
    follow(new_tile(play.game, NewTile(entry.who, 1, entry.bashed)), iter(()))
    entry = play.state.agenda[-1]
    assert isinstance(entry, CheckEncounter)
    return [(entry.door, entry.bashed)]


@rule("LE-0322")
def test_a_battle_that_begins_behind_a_door_has_begun_by_opening_it():
    assert checked(bashed=False) == [(True, False)]


@rule("LE-0320")
def test_a_battle_behind_a_door_that_was_broken_down_has_begun_so():
    assert checked(bashed=True) == [(True, True)]


TWO_ROOMS = """
+-+-+-+-+-+-+-+-+-+-+
|. . . . .|. . . . .|
+ + + + + + + + + + +
|. . . . W=. . . . .|
+ + + + + + + + + + +
|. . . . .=. . . . .|
+ + + + + + + + + + +
|. . . . .|. . . . .|
+ + + + + + + + + + +
|. . . . .|. . . . .|
+-+-+-+-+-+-+-+-+-+-+
"""


def test_a_door_between_two_tiles_that_lie_is_opened_without_laying_another():
    play = position(TWO_ROOMS, W=hero())
    play.choose("open", n=1)
    assert opened(play, 0)
    assert len(play.state.plan.laid) == 2
    assert any(act.startswith(f"walk @{play.at('f2')}") for act in play.acts())


# forcing


@rule("LE-0194", "LE-0196", "LE-0231", "LE-0383")
def test_forcing_hits_by_itself_and_takes_the_damage_off_the_door():
    axe = hero(hand=["broadsword"], values={"strength": 30})
    play = inside(behind=["well-room"], stand=BEFORE, locks=[LOCKED], W=axe, dice={"W force": [5]})
    play.choose("force", n=2, what="broadsword")
    assert of_door(play.game, 1).hp == 15 - (5 + 1)
    assert play.changed("threat") == [4]
    assert play.who("W").ap == 1


@rule("LE-0196")
def test_every_attempt_to_force_is_heard():
    fists = {"W force": [[1], [1]]}
    play = inside(behind=["well-room"], stand=BEFORE, locks=[LOCKED], W=hero(values={"strength": 30}), dice=fists)
    play.choose("force", n=2).choose("force", n=2)
    assert play.changed("threat") == [4, 6]


@rule("LE-0195")
def test_a_door_without_hit_points_is_open():
    weak = Lock(door=1, tried=True, locked=True, hp=3)
    strong = hero(hand=["broadsword"])
    play = inside(behind=["well-room"], stand=BEFORE, locks=[weak], W=strong, dice={"W force": [8], **QUIET})
    play.choose("force", n=2).on()
    assert opened(play)
    assert play.state.plan.laid[-1].tile == "well-room"


@rule("LE-0194", "LE-0184")
def test_a_chest_is_forced_like_a_door():
    dice = {"W force": [3], "W treasure-chest": [1], "W coins?": [1]}
    play = inside("treasury", stand={"W": "b2"}, dice=dice, prepare=locked_chest)
    play.choose("force", at=at(play, "a1"))
    assert of_chest(play.game, at(play, "a1")).open


def locked_chest(state):
    chest = on_tile(state.plan, 1, "a1")
    state.locks = (*state.locks, Lock(at=chest, kind="chest", tried=True, locked=True, hp=2))


@rule("LE-0197", "LE-0231", "LE-G69", "LE-C142")
def test_a_crowbar_does_eight_and_the_damage_bonus_with_less_noise_once_in_a_turn():
    bearer = hero(pack=["crowbar"], values={"strength": 50})
    play = inside(behind=["well-room"], stand=BEFORE, locks=[LOCKED], W=bearer, dice={})
    play.choose("pry", n=2)
    assert of_door(play.game, 1).hp == 15 - (8 + 2)
    assert play.changed("threat") == [3]
    assert not any(act.startswith("pry") for act in play.acts())


@rule("LE-0197", "LE-G69")
def test_a_crowbar_is_ready_again_in_the_next_turn():
    def used(state):
        state.party[0].pried = True
        state.entered = False

    play = inside(
        stand=BEFORE, behind=["well-room"], locks=[LOCKED], W=hero(pack=["crowbar"]), do=[Turn()], prepare=used
    )
    play.on()
    assert any(act.startswith("pry") for act in play.acts())


@rule("LE-0116")
def test_in_battle_a_crowbar_in_the_backpack_is_out_of_reach():
    for slot, there in (("pack", False), ("quick", True)):
        bearer = hero(**{slot: ["crowbar"]})
        play = inside(behind=["well-room"], stand=BEFORE, locks=[LOCKED], W=bearer, g=goblin(at="b6"))
        assert any(act.startswith("pry") for act in play.acts()) == there


# picking


@rule("LE-0198", "LE-0199", "LE-0200", "LE-0384", "LE-0677", "LE-C140")
def test_picking_a_lock_takes_two_ap_and_a_check_and_opens_the_door_without_noise():
    thief = hero(pack=["lock-picks"], values={"pick-locks": 60})
    play = inside(behind=["well-room"], stand=BEFORE, locks=[LOCKED], W=thief, dice={"W pick-lock": [50], **QUIET})
    play.choose("pick-lock", n=2).on()
    assert opened(play)
    assert play.who("W").ap == 0
    assert play.changed("threat") == []
    assert "lock-picks" in play.see("W")["pack"]


@rule("LE-0198")
def test_the_modifier_of_the_lock_counts():
    thief = hero(pack=["lock-picks"], values={"pick-locks": 60})
    play = inside(behind=["well-room"], stand=BEFORE, locks=[LOCKED], W=thief, dice={"W pick-lock": [51]})
    play.choose("pick-lock", n=2)
    assert not opened(play)


@rule("LE-0678", "LE-0679")
def test_a_failure_uses_up_the_pick_and_it_can_be_tried_as_long_as_there_are_picks():
    thief = hero(pack=["lock-picks", "lock-picks"], values={"pick-locks": 20})
    play = inside(behind=["well-room"], stand=BEFORE, locks=[LOCKED], W=thief, dice={"W pick-lock": [90]})
    play.choose("pick-lock", n=2)
    assert play.see("W")["pack"] == ["lock-picks"]
    none = inside(behind=["well-room"], stand=BEFORE, locks=[LOCKED], W=hero())
    assert not any(act.startswith("pick-lock") for act in none.acts())


@rule("LE-0428")
def test_in_battle_a_lock_is_picked_only_with_no_enemy_beside():
    def fighting(where):
        def prepare(state):
            state.enemies[0].at = on_tile(state.plan, 1, where)

        return prepare

    thief = hero(quick=["lock-picks"])
    near = inside(
        behind=["well-room"], stand=BEFORE, locks=[LOCKED], W=thief, g=goblin(at="b1"), prepare=fighting("c2")
    )
    assert not any(act.startswith("pick-lock") for act in near.acts())
    far = inside(behind=["well-room"], stand=BEFORE, locks=[LOCKED], W=thief, g=goblin(at="b1"), prepare=fighting("e4"))
    assert any(act.startswith("pick-lock") for act in far.acts())


@rule("LE-0127", "LE-0195")
def test_a_door_that_is_open_is_neither_locked_nor_trapped_nor_sealed():
    play = inside("guard-room", stand={"W": "c2"})
    lock = known.opened(play.game, Lock(door=1, trap="alarm-bell", locked=True, sealed=True))
    assert lock == of_door(play.game, 1) == Lock(door=1, tried=True, open=True)
