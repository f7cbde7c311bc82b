"""What is left of Initiative, sight, melee and the Artificial Dark Player.  UN-0313, UN-0325, UN-0409, UN-0630 …"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.rooms import rooms
from undercroft.kernel.requests import Ask, SeatId
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions import search
from undercroft.systems.universalis.cards.definitions import FURNITURE
from undercroft.systems.universalis.cards.quest_files import as_setup
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.things.decks import LOOT

ROOM = rooms([6, 6], 5, {0: (3, "/")})
OBSTACLES, ENCOUNTER, POWER = 1, 3, 5


# Initiative


@rule("UN-0313", "UN-0324")
@pytest.mark.parametrize(("dice", "side"), [([6, 5, 1, 2], "heroes"), ([1, 2, 6, 5], "dark")])
def test_enemies_met_by_revealing_in_a_combat_turn_end_the_turn_or_begin_a_new_one(dice, side):
    place = {"reserve": 20, "group": 10, "decks": {"encounters": ["wandering-creature"]}}
    people = {"T": hero("taeral", at="f3"), "S": hero(at="a1"), "k": orc(at="a5", conditions=["stationary"])}
    play = position(ROOM, turn="heroes", dice=[ENCOUNTER, 1, *dice, *[1, 2, 6, 5] * 40], **people, **place)
    play.take("T acts", "T reveals g3")
    began = [event.what for event in play.events("began")]
    assert began.count("heroes-turn") == (1 if side == "heroes" else began.count("heroes-turn"))
    assert ("dark-turn" in began) is (side == "dark")
    assert not any(event.how == "surprise" for event in play.events("moved"))


@rule("UN-0704", "UN-X92", "UN-G11")
def test_the_dark_side_rolls_with_its_best_perception_wherever_it_stands():
    people = {"T": hero("taeral", at="b3", skills=[]), "k": orc(at="f3"), "w": {"creature": "dire-wolf", "at": "k8"}}
    play = position(HALL, turn=["initiative", "heroes"], dice=[6, 5, 1, 2], **people)
    sums = [event for event in play.events("summed") if event.what == "initiative"]
    assert [(event.who, event.total) for event in sums][1] == (play.names["w"], play.game.kit(play.who("w")).perception)
    assert play.game.kit(play.who("w")).perception == 1


@rule("UN-0679", "UN-0701")
@pytest.mark.parametrize(("face", "name"), [(1, "S"), (2, "T")])
def test_of_two_heroes_a_thief_could_come_to_one_is_taken_at_random(face, name):
    place = {"reserve": 10, "group": 10, "decks": {"obstacles": ["thief"]}}
    plain = {"attributes": {"perception": 0}, "body": []}
    people = {"S": hero(at="a5", **plain), "T": hero("taeral", at="a3", **plain)}
    play = position(ROOM, turn="heroes", dice=[OBSTACLES, face, *([1] * (face == 1)), 6, 5, 1, 2], **people, **place)
    play.take("T acts", "T moves to d2").on()
    (creature,) = play.state.creatures
    assert play.game.plan.board.distance(creature.at, play.who(name).at) == 3


# sight and flying


@rule("UN-0325")
def test_an_enemy_nobody_sees_is_no_target_until_a_move_brings_it_into_sight():
    board = "\n".join(["#########", "#......k#", "#...#...#", "#T..#...#", "#########"])
    play = position(board, T=hero("taeral", hands=["longbow"]), k=orc(), turn="T")
    assert not play.offers("T shoots k with longbow")
    play.take("T moves to b2")
    assert play.offers("T shoots k with longbow")


@rule("UN-0409")
def test_it_is_harder_to_strike_at_somebody_who_flies():
    play = position(HALL, S=hero(at="e5"), k={"creature": "imp", "at": "f5", "conditions": ["flying"]}, turn="S")
    low = position(HALL, S=hero(at="e5"), k={"creature": "imp", "at": "f5"}, turn="S")
    assert play.see("S attacking k")["attack"] == low.see("S attacking k")["attack"] - 1
    assert "target-flying -1" in play.see("S attacking k")["terms"]


@rule("UN-0410")
def test_whoever_flies_comes_down_to_strike_at_somebody_on_the_ground():
    people = {"S": hero(at="e5"), "k": orc(at="f5", conditions=["flying"])}
    play = position(HALL, turn="k", dice=[1, 2, 6, 5], **people)
    assert play.see("k")["conditions"] == []


@rule("UN-0410")
def test_two_who_fly_stay_up():
    people = {"S": hero(at="e5", conditions=["flying"]), "k": orc(at="f5", conditions=["flying"])}
    play = position(HALL, turn="k", dice=[1, 2, 6, 5], **people)
    assert play.see("k")["conditions"] == ["flying"]


# the Artificial Dark Player


@rule("UN-0630", "UN-0629")
def test_cards_dice_and_behaviors_drive_the_dark_side_and_nobody_is_asked():
    people = {
        "S": hero(at="b2"),
        "T": hero("taeral", at="b5"),
        "k": orc(at="f5"),
        "a": {"creature": "orc-archer", "at": "h6"},
    }
    play = position(
        HALL, turn="dark", dice=[POWER, 1, *[1, 2, 6, 5] * 20], reserve=10, decks={"powers": ["fortune"]}, **people
    )
    ask = play.table.ask
    assert ask is None or all(seat >= 0 for seat in ask.seats())
    assert play.rolled("attack") + play.rolled("shot") >= 2


@rule("UN-0634")
def test_after_set_up_the_reserve_is_counted_and_three_shuffled_decks_lie_ready():
    one, other = (SYSTEM.start(SYSTEM.default_setup("the-broken-tusk", 2, "a")) for _ in range(2))
    assert one.reserve == other.reserve > 0
    play = position(HALL, start=["b2", "b3"], turn="set-up", A={"hero": "shara"}, B={"hero": "taeral"})
    assert [name for name in play.state.piles if not name.endswith("-box") and name not in LOOT] == [
        "obstacles",
        "powers",
        "encounters",
        "spent",
    ]
    assert sorted(play.state.piles["obstacles"].cards) != list(play.state.piles["obstacles"].cards)
    assert {"thief", "ambush"} <= set(play.state.piles["obstacles"].cards)
    assert "reinforcements" in play.state.piles["powers"].cards


@rule("UN-0635", "UN-0011")
def test_what_the_sheet_says_of_a_section_is_not_shown_before_it_is_revealed():
    table: Table[Any, Any] = Table(SYSTEM, SYSTEM.default_setup("the-broken-tusk", 2, "unread"))
    assert type(table.pending) is Ask
    scene = table.scene(SeatId(0))
    hidden = [section for section in table.game.plan.sections if not section.squares & table.game.plan.start]
    assert hidden
    for section in hidden:
        assert all(scene.board.floor[at] == " " for at in range(len(scene.board.floor)) if section.squares >> at & 1)
    kinds = {feature.kind for feature in scene.board.features}
    assert not kinds & {piece.kind for section in hidden for piece in section.plan.furniture}


# Obstacles at chests, in searches and on squares of the sheet


def searching(dice: list[int], *, furniture: list[Any] | None = None) -> Play:
    place = {"reserve": 10, "group": 10, "decks": {"obstacles": ["stake"]}, "furniture": furniture or []}
    return position(ROOM, turn="T", dice=dice, T=hero("taeral", at="c3"), S=hero(at="a1"), **place)


@rule("UN-0652")
def test_the_die_is_rolled_when_somebody_declares_to_open_a_chest():
    play = searching([POWER, 1, 2], furniture=[{"kind": "chest", "at": "d3"}])
    option = next(one for one in play.table.ask.options if one.act == "open-chest")
    play.table.choose(option)
    assert play.rolled("scenario-obstacles") == 1


@rule("UN-0653", "UN-X96")
def test_the_die_is_rolled_when_somebody_declares_to_search_a_room():
    play = searching([POWER, 1, 2])
    play.table.choose(next(one for one in play.table.ask.options if one.act == "search-room"))
    assert play.rolled("scenario-obstacles") == 1
    assert play.rolled("search-room") == 1


@rule("UN-0653", "UN-0610")
def test_a_trap_that_goes_off_keeps_him_from_searching():
    play = searching([OBSTACLES, 1, 2, 1, 1, 1, 1])
    play.table.choose(next(one for one in play.table.ask.options if one.act == "search-room"))
    assert play.rolled("search-room") == 0


@rule("UN-0654")
@pytest.mark.parametrize(("dice", "rolls"), [([1, 1, POWER], 1), ([1, 2], 0)])
def test_searching_furniture_that_may_be_trapped_rolls_only_on_a_critical_failure(dice, rolls):
    kind = next(id for id, card in BOX[FURNITURE].items() if card.trapped and card.search)
    play = searching([*dice, *[1] * 20], furniture=[{"kind": kind, "at": "d3"}])
    play.table.choose(next(one for one in play.table.ask.options if one.act == "search"))
    assert play.rolled("scenario-obstacles") == rolls


def stirred_up(monkeypatch: pytest.MonkeyPatch, dice: list[int], **more: Any) -> Play:
    """A tomb is searched with a critical failure, and creatures come out of it as well."""
    monkeypatch.setattr(search, "outcome_of", lambda card, total: card.search["3-4"])
    place = {"reserve": 10, "group": 10, "decks": {"obstacles": ["stake"]}, "furniture": [{"kind": "tomb", "at": "d3"}]}
    people = {"T": hero("taeral", at="c3", **more), "S": hero(at="a1")}
    rest = [1, *[6, 5, 1, 2] * 20]
    play = position(ROOM, turn="heroes", dice=[1, 1, OBSTACLES, *dice, *rest], **people, **place).take("T acts")
    play.table.choose(next(one for one in play.table.ask.options if one.act == "search"))
    return play.on()


def noted(play: Play, what: str) -> list[str]:
    return [event.detail for event in play.events("changed") if event.what == what]


@rule("UN-0654", "UN-1050")
def test_creatures_that_come_out_of_furniture_do_not_keep_a_trap_from_going_off(monkeypatch):
    play = stirred_up(monkeypatch, [1, 2, *[1] * 4])
    assert noted(play, "trapped") == ["stake"]
    assert play.rolled("initiative") == 1


@rule("UN-0605", "UN-1050")
def test_creatures_come_out_of_furniture_though_its_trap_was_detected(monkeypatch):
    play = stirred_up(monkeypatch, [6, 6])
    assert noted(play, "detected") == ["stake"]
    assert play.rolled("initiative") == 1


@rule("UN-0610", "UN-1050")
def test_creatures_come_out_of_furniture_though_its_trap_has_felled_the_searcher(monkeypatch):
    play = stirred_up(monkeypatch, [1, 2, *[6] * 4], wounds=4)
    assert "knocked-out" in play.see("T")["conditions"]
    assert play.rolled("initiative") == 1


@rule("UN-0654")
def test_searching_furniture_whose_card_names_no_traps_never_rolls():
    kind = next(id for id, card in BOX[FURNITURE].items() if not card.trapped and card.search and card.size == (1, 1))
    play = searching([1, 1, *[1] * 6], furniture=[{"kind": kind, "at": "d3"}])
    play.table.choose(next(one for one in play.table.ask.options if one.act == "search"))
    assert play.rolled("scenario-obstacles") == 0


@rule("UN-0030", "UN-0660", "UN-0596")
def test_on_a_square_the_sheet_has_trapped_the_card_is_read_and_no_die_is_rolled():
    sheet = BOX[QUESTS]["the-broken-tusk"]
    gate = msgspec.structs.replace(sheet.sections["gate"], traps={"b3": "stake"})
    trapped = msgspec.structs.replace(sheet, sections={**sheet.sections, "gate": gate})
    place = {"quest": as_setup(trapped), "explored": ["a3"], "reserve": 10, "decks": {"obstacles": ["pit"]}}
    people = {"T": hero("taeral", at="a3"), "S": hero(at="a4")}
    play = position(turn="T", dice=[1, 2, 1, 1, 1, 1], **people, **place)
    play.take("T moves to b3")
    assert play.rolled("scenario-obstacles") == 0
    assert play.rolled("detect-trap") == 1
    assert play.state.obstacles[0].card == "stake"
