"""Sides, goals and counters.  UN-0002, UN-0003, UN-0006, UN-0009"""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import HALL, hero, orc, position
from systems.universalis.dark.lairs import sprung
from systems.universalis.magic.casters import facing_orc
from undercroft.kernel.setup import SeatPlan
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.plans import plan_of
from undercroft.systems.universalis.state import Fixture, State
from undercroft.systems.universalis.things.decks import box_of


@rule("UN-0002", "UN-0629")
@pytest.mark.parametrize(("seated", "decks"), [(False, {"obstacles", "encounters"}), (True, set())])
def test_the_dark_player_is_a_person_where_one_sits_there_and_the_game_itself_where_nobody_does(seated, decks):
    setup = SYSTEM.default_setup("the-silent-bell", 2, "sides")
    if seated:
        setup = msgspec.structs.replace(setup, seats=(*setup.seats, SeatPlan("dark", role="dark")))
    state = SYSTEM.start(setup)
    assert (state.player is not None) is seated
    assert decks <= set(state.piles)
    assert ("obstacles-box" in state.piles) is not seated


def sat_down(seed: str) -> Table[State, Universalis]:
    """A game whose quest and Dark Player are chosen, at its first question."""
    setup = SYSTEM.default_setup("the-silent-bell", 2, seed)
    return Table(SYSTEM, msgspec.structs.replace(setup, seats=(*setup.seats, SeatPlan("dark", role="dark"))))


@rule("UN-0007")
@pytest.mark.parametrize("pile", ["treasure", "magic", "relic"])
def test_treasures_magic_objects_and_relics_are_shuffled_at_set_up(pile):
    orders = {sat_down(f"cards {n}").state.piles[pile].cards for n in range(4)}
    assert len(orders) == 4
    assert {tuple(sorted(cards)) for cards in orders} == {tuple(sorted(box_of(pile)))}


@rule("UN-0007")
def test_the_shuffled_decks_lie_face_down():
    one, other = sat_down("face down"), sat_down("face down")
    for pile in ("treasure", "magic", "relic"):
        other.state.piles[pile].cards = other.state.piles[pile].cards[::-1]
        assert other.state.piles[pile].cards != one.state.piles[pile].cards
    assert [one.scene(seat) for seat in range(3)] == [other.scene(seat) for seat in range(3)]


@rule("UN-0007")
@pytest.mark.parametrize("pile", ["common", "special", "weapon"])
def test_the_other_decks_of_objects_are_not_shuffled_at_set_up(pile):
    assert pile not in sat_down("sorted").state.piles


@rule("UN-0007")
def test_quest_dark_player_and_counters_are_there_before_a_card_is_shuffled():
    setup = SYSTEM.default_setup("the-silent-bell", 2, "order")
    state = SYSTEM.start(msgspec.structs.replace(setup, seats=(*setup.seats, SeatPlan("dark", role="dark"))))
    assert state.player is not None
    assert (state.player.owner, state.achieved, state.suffered) == (2, 0, 0)
    assert not any(state.counters.values())


@rule("UN-0003", "UN-0060")
@pytest.mark.parametrize("quest", list(BOX[QUESTS]))
def test_a_quest_has_its_goal_from_its_sheet_from_the_start(quest):
    goal = BOX[QUESTS][quest].goal
    assert plan_of(quest).quest.goal is goal
    assert goal.kind != "slay-leader" or BOX[QUESTS][quest].leader is not None


@rule("UN-0006", "UN-0143")
def test_what_a_skill_says_goes_over_the_general_rule():
    board = "\n".join(["#" * 8, "#T,,,,,#", "#" * 8])
    slow = position(board, T=hero("taeral"), turn="T")
    quick = position(board, T=hero("taeral", skills=["scout"]), turn="T")
    assert not slow.offers("T moves to f2")
    assert quick.offers("T moves to f2")


@rule("UN-0009")
def test_both_sides_begin_with_no_achievement_points():
    play = position(HALL, start=["b2"], turn="set-up", S={"hero": "shara"})
    assert (play.state.achieved, play.state.suffered) == (0, 0)


@rule("UN-0009", "UN-0062")
def test_the_counters_are_kept_apart():
    play = position(HALL, S=hero(at="b2"), k=orc(at="c2", wounds=1), turn="S", dice=[6, 5, 1, 2, *[6] * 9])
    play.take("S attacks k").on()
    assert (play.state.achieved, play.state.suffered) == (1, 0)


def chest(state: State) -> None:
    state.fixtures = (Fixture(f"chest {CHEST_AT}", lock="riddle"),)


DOOR = "+-+-+-+-+\n|. S=. .|\n+-+-+-+-+"
CELL = "#####\n#S..#\n#...#\n#####"
CHEST_AT = int(position(CELL, S=hero()).game.plan.board.parse("c2"))
BOX_THERE = [{"kind": "chest", "at": "c2"}]
FEATS: dict[str, tuple[dict[str, object], list[str], list[int]]] = {
    "a lock": ({"board": DOOR, "doors": {"b1": {"state": "locked"}}}, ["S opens c1", "S unlocks the door"], [6, 6, 1]),
    "a riddle on a door": (
        {"board": DOOR, "doors": {"b1": {"state": "riddle"}}},
        ["S opens c1", "S solves the riddle"],
        [6, 6, 1],
    ),
    "a chest": ({"board": CELL, "furniture": BOX_THERE}, ["S opens the chest"], [6, 6, *[3] * 6]),
    "a riddle on a chest": (
        {"board": CELL, "furniture": BOX_THERE, "prepare": chest},
        ["S solves the riddle"],
        [6, 6, *[3] * 6],
    ),
    "a secret door": (
        {"board": DOOR, "doors": {"b1": {"kind": "secret-door"}}},
        ["S searches for secret doors"],
        [6, 6],
    ),
}


@rule("UN-0062", "UN-C123")
@pytest.mark.parametrize("name", FEATS)
def test_each_feat_of_the_achievement_card_is_worth_a_point(name):
    given, sentences, dice = FEATS[name]
    play = position(S=hero(), dice=dice, **given).take(*sentences)
    assert (play.state.achieved, play.who("S").achieved) == (1, 1)


@rule("UN-0062", "UN-C123")
@pytest.mark.parametrize("name", ["a lock", "a chest"])
def test_a_feat_that_fails_is_worth_nothing(name):
    given, sentences, _ = FEATS[name]
    play = position(S=hero(), dice=[1, 2], **given).take(*sentences)
    assert play.state.achieved == 0


@rule("UN-0062", "UN-0247")
def test_disarming_a_trap_is_worth_a_point():
    play = sprung("poison-dart", [5, 4, 6, 6], deed="door", board=DOOR, S=hero()).take("S stays")
    assert play.take("S disarms poison-dart").state.achieved == 1


@rule("UN-0062", "UN-X80")
@pytest.mark.parametrize(("spell", "target"), [("lightning", "k"), ("rune-of-iron", "B")])
def test_every_spell_a_hero_casts_is_worth_a_point(spell, target):
    play = facing_orc([5, 4, *[1] * 6]).take(f"B casts {spell} at {target}").on()
    assert play.state.achieved == 1
