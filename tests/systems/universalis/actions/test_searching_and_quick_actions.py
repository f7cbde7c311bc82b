"""Searching for secret doors, rooms and elements; Quick Actions.  UN-0227 to UN-0241, UN-0286 to UN-0294"""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import HALL, hero, orc, position
from undercroft.kernel.chance import Seeded
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.melee import weapons
from undercroft.systems.universalis.actions.search import outcome_of
from undercroft.systems.universalis.cards.definitions import FURNITURE
from undercroft.systems.universalis.ground.fixtures import alter, fixture, piece_id
from undercroft.systems.universalis.heroes.ledger import Ledger, close_ledger, open_ledger
from undercroft.systems.universalis.maps.terrain import piece_card
from undercroft.systems.universalis.rolls.tests import tally_of
from undercroft.systems.universalis.state import Fixture, State

ROOM = "######\n#S...#\n#....#\n######"
SECRET = "+-+-+-+-+\n|S . .=.|\n+-+-+-+-+"
HIDDEN = {"c1": {"kind": "secret-door"}}
BOXES = [{"kind": "barrels-and-boxes", "at": "c2"}]
SWORD = ["broadsword"]


def keen(**more):
    return hero("taeral", **{"attributes": {"perception": 2}, "hands": SWORD, **more})


# secret doors


@rule("UN-0227")
def test_who_searches_for_secret_doors_does_not_move():
    moved = position(SECRET, S=keen(), turn="S", doors=HIDDEN).take("S moves to b1")
    assert not moved.offers("S searches for secret doors")
    play = position(SECRET, S=keen(), turn="S", dice=[1, 2], doors=HIDDEN).take("S searches for secret doors")
    assert play.see("S")["points"] == 0


@rule("UN-0228", "UN-0229")
def test_perception_finds_the_secret_doors_of_the_section_wherever_one_stands():
    dice = {"S search-secret": [5, 4], "scenario-encounter": [1]}
    play = position(SECRET, S=keen(), turn=["S", "S"], dice=dice, doors=HIDDEN)
    play.take("S searches for secret doors", "S ends", "S moves to c1", "S opens d1")
    assert play.rolled("search-secret") == 1
    assert play.see("table")["sections"] == ["s1", "s2"]


@rule("UN-0229")
def test_an_undiscovered_secret_door_is_not_there():
    play = position(SECRET, S=keen(at="c1"), turn="S", doors=HIDDEN)
    assert not play.offers("S opens d1")


@rule("UN-0229")
def test_a_secret_door_that_was_found_may_turn_out_to_be_locked():
    doors = {"c1": {"kind": "secret-door", "state": "locked"}}
    play = position(SECRET, S=keen(), turn=["S", "S"], dice=[6, 6], doors=doors)
    play.take("S searches for secret doors", "S ends", "S moves to c1", "S opens d1")
    assert play.see("door c1")["lock"] == "lock"


@rule("UN-0230")
def test_who_found_nothing_may_search_again_later():
    play = position(SECRET, S=keen(), turn=["S", "S"], dice=[1, 2], doors=HIDDEN)
    play.take("S searches for secret doors", "S ends")
    assert play.offers("S searches for secret doors")
    assert not play.state.tried


# rooms


@rule("UN-0231")
def test_indoor_rooms_are_searched_but_not_corridors_nor_the_open():
    assert position(ROOM, S=keen(), turn="S").offers("S searches the room")
    assert not position(ROOM, S=keen(), turn="S", corridor=True).offers("S searches the room")
    assert not position(ROOM, S=keen(), turn="S", outdoor=True).offers("S searches the room")


@rule("UN-0232")
def test_searching_a_room_leaves_no_move():
    assert not position(ROOM, S=keen(), turn="S").take("S moves to c2").offers("S searches the room")
    play = position(ROOM, S=keen(), turn="S", dice=[1, 2]).take("S searches the room")
    assert play.see("S")["points"] == 0


@rule("UN-0233", "UN-0236")
def test_the_group_searches_a_room_once_and_may_find_nothing():
    people = {"S": keen(), "B": hero("borgron", at="d3")}
    play = position(ROOM, turn=["S", "B"], dice=[1, 2], **people).take("S searches the room", "S ends")
    assert play.see("S")["coins"] == 0
    assert not play.offers("B searches the room")


@rule("UN-0234", "UN-0043")
@pytest.mark.parametrize(("face", "coins"), [(2, 2), (3, 3), (5, 4)])
def test_a_searched_room_holds_a_few_coins(face, coins):
    play = position(ROOM, S=keen(), turn="S", dice={"S search-room": [6, 5], "S coins": [face]})
    before = play.see("S")["coins"]
    assert play.take("S searches the room").see("S")["coins"] == before + coins


@rule("UN-0235")
def test_a_double_six_finds_a_treasure_unless_perception_is_negative():
    dice = {"S search-room": [6, 6], "S coins": [3]}
    play = position(ROOM, S=keen(), turn="S", dice=dice).take("S searches the room").on()
    assert len(play.state.piles["treasure"].discards) == 1
    dull = keen(attributes={"perception": -1})
    poor = position(ROOM, S=dull, turn="S", dice={"S search-room": [6, 6], "S coins": [3]})
    before = poor.see("S")["coins"]
    poor.take("S searches the room")
    assert "treasure" not in poor.state.piles
    assert poor.see("S")["coins"] == before + 3


@rule("UN-0237", "UN-0241")
def test_when_the_main_room_is_seen_what_lies_behind_is_not_searched_any_more():
    people = {"S": keen(), "B": hero("borgron", at="d3")}
    play = position(ROOM, turn=["S", "S"], furniture=BOXES, **people)
    assert play.offers("S searches c2")
    play.state.main_seen, play.state.before_main = True, 1
    play.take("S ends")
    assert not play.offers("S searches the room")
    assert not play.offers("S searches c2")
    fresh = position(ROOM, turn=["S", "S"], furniture=BOXES, **people)
    fresh.state.main_seen = True
    fresh.take("S ends")
    assert fresh.offers("S searches the room")
    assert fresh.offers("S searches c2")


@rule("UN-0237")
def test_revealing_the_main_room_closes_the_rooms_before_it():
    board = "+-+-+-+\n|. S=.|\n+-+-+-+"
    play = position(board, S=keen(), turn="S", dice={"spawn": [1], "scenario-encounter": [1]}, main=True)
    play.take("S opens c1")
    assert play.state.main_seen
    assert play.state.before_main == 1


# elements


@rule("UN-0238")
def test_who_stands_next_to_a_piece_reads_its_card():
    near = position(ROOM, S=keen(), turn="S", dice={"S search-element": [6, 3], "S coins": [2]}, furniture=BOXES)
    before = near.see("S")["coins"]
    near.take("S searches c2")
    assert near.rolled("search-element") == 1
    assert near.see("S")["coins"] == before + 2
    far = position("#######\n#S....#\n#######", S=keen(), turn="S", furniture=[{"kind": "throne", "at": "e2"}])
    assert not far.offers("S searches e2")


@rule("UN-0238")
@pytest.mark.parametrize(("total", "row"), [(2, "2"), (7, "3-7"), (9, "8-9"), (12, "12"), (14, "12")])
def test_the_table_of_a_card_is_read_by_the_total(total, row):
    card = piece_card("barrels-and-boxes")
    assert outcome_of(card, total) == card.search[row]


@rule("UN-0239", "UN-1063")
def test_each_piece_is_searched_once():
    people = {"S": keen(), "B": hero("borgron", at="d2")}
    play = position(ROOM, turn=["S", "B"], dice=[2, 3], furniture=BOXES, **people)
    assert play.offers("S searches c2")
    play.take("S searches c2", "S ends")
    assert not play.offers("B searches c2")


@rule("UN-1063")
@pytest.mark.parametrize("kind", [kind for kind, card in BOX[FURNITURE].items() if card.search])
def test_no_piece_of_furniture_is_searched_by_a_second_hero(kind):
    def offered(*searched: FigureId) -> bool:
        def prepare(state: State) -> None:
            (piece,) = state.ground.features
            state.fixtures = (Fixture(piece_id(piece), searched=7, by=searched),) if searched else ()

        people = {"S": keen(at="b3"), "B": hero("borgron", at="j8")}
        furniture = [{"kind": kind, "at": "c3"}]
        return position(HALL, turn="S", furniture=furniture, prepare=prepare, **people).offers("S searches c3")

    assert offered()
    assert not offered(FigureId(2))


@rule("UN-0240")
def test_a_fountain_does_the_same_to_everybody_once():
    fountain = [{"kind": "fountain", "at": "c2"}]
    people = {"S": keen(wounds=2), "B": hero("borgron", at="e2", wounds=2)}
    play = position(ROOM, turn=["S", "B", "B"], dice=[4, 3], furniture=fountain, **people)
    play.take("S searches c2", "S ends", "B searches c2")
    assert (play.see("S")["wounds"], play.see("B")["wounds"]) == (1, 1)
    assert play.rolled("search-element") == 1
    play.take("B ends")
    assert not play.offers("B searches c2")


@rule("UN-0169")
def test_a_double_one_in_a_search_gives_the_dark_player_a_point():
    play = position(ROOM, S=keen(), turn="S", dice=[1, 1], furniture=[{"kind": "table", "at": "c2"}], reserve=2)
    assert play.take("S searches c2").see("table")["reserve"] == 3


@rule("UN-0102")
def test_fortune_does_not_help_a_search_of_furniture():
    play = position(ROOM, S=keen(fortune=3), turn="S", dice=[2, 3], furniture=BOXES).take("S searches c2")
    assert play.asks() in ("act", "")
    assert play.see("S")["fortune"] == 3


@rule("UN-0166", "UN-0168")
def test_in_a_combat_turn_nothing_is_searched():
    hall = "##########\n#S.......#\n#........#\n##########"
    searches = ("S searches the room", "S searches for secret doors", "S searches c2", "S opens the chest")
    chest = [*BOXES, {"kind": "chest", "at": "b3"}]
    calm = position(hall, S=keen(), turn="S", furniture=chest)
    fight = position(hall, S=keen(), k=orc(at="h3"), turn="S", furniture=chest)
    assert [calm.offers(one) for one in searches] == [True] * 4
    assert [fight.offers(one) for one in searches] == [False] * 4


@rule("UN-0166")
def test_breaking_and_running_are_not_exploratory():
    hall = "##########\n#S.......#\n#........#\n##########"
    at = position(hall, S=keen()).game.plan.board.parse("b3")

    def battered(state: State) -> None:
        state.fixtures = (Fixture(f"chest {at}", tried=True),)

    chest = {"furniture": [{"kind": "chest", "at": "b3"}], "prepare": battered}
    fight = position(hall, S=keen(), k=orc(at="h3"), turn="S", **chest)
    deeds = ("S breaks b3", "S runs", "S searches the room")
    assert [fight.offers(one) for one in deeds] == [True, True, False]


@rule("UN-0209")
def test_who_runs_is_worse_at_every_perception_test_until_the_activation_ends():
    play = position(ROOM, S=keen(), turn="S", dice=[3, 3])
    before = tally_of(play.game, play.who("S"), "perception", "detect-trap").total
    play.take("S runs")
    assert tally_of(play.game, play.who("S"), "perception", "detect-trap").total == before - 2
    assert tally_of(play.game, play.who("S"), "perception", "initiative").total == before - 2


@rule("UN-0173")
def test_an_arrow_on_a_wall_becomes_an_opening():
    board = "+-+-+-+\n|. S/.|\n+-+-+-+"
    play = position(board, S=keen(), turn="S", dice=[1])
    assert not play.offers("S moves to c1")
    play.take("S reveals c1")
    assert play.offers("S moves to c1")


@rule("UN-0171")
def test_all_arrows_beside_one_another_are_removed_with_the_one_that_was_used():
    play = position("+-+-+-+\n|. S/.|\n+ + + +\n|. ./.|\n+-+-+-+", S=keen(), turn="S", dice=[1])
    play.take("S reveals c1", "S moves to b2")
    assert not play.offers("S reveals c2")
    assert play.offers("S moves to c2")


@rule("UN-0171", "UN-0173")
def test_an_arrow_to_a_section_that_was_reached_by_another_way_is_removed_too():
    board = "+-+-+-+-+\n|. S/./T|\n+-+-+-+-+"
    play = position(board, S=keen(), T=hero("borgron"), turn=["S", "T"], explored=["d1"], dice=[1])
    play.take("S reveals c1", "S ends")
    assert play.offers("T moves to c1")


# quick actions


def pair(turn=("S", "B"), **more):
    people = {"S": keen(pack=["rope"]), "B": hero("borgron", at="c2", hands=[], pack=[])}
    return position(ROOM, turn=list(turn), **{**people, **more})


@rule("UN-0288")
def test_a_thing_is_handed_to_a_friend_beside_one():
    play = pair().take("S hands something to B", "S chooses rope")
    assert (play.see("S")["pack"], play.see("B")["pack"]) == ([], ["rope"])
    assert play.see("S")["action"]
    assert not pair(B=hero("borgron", at="e3")).offers("S hands something to B")


@rule("UN-0288")
def test_a_weapon_used_this_turn_is_of_no_use_to_a_friend_until_the_next():
    board = "######\n#.k..#\n#S...#\n######"
    people = {"S": keen(at="b3"), "B": hero("borgron", at="c3", hands=[], pack=[], skills=[]), "k": orc(at="c2")}
    dice = {"S attack": [6, 5], "k defense": [1, 2], "S damage": [6] * 5}
    play = position(board, turn=["S", "B"], dice=dice, **people)
    play.take("S attacks k").on()
    play.take("S hands something to B", "S chooses broadsword", "S ends", "B draws broadsword")
    assert [card.id for card in weapons(play.game, play.who("B"))] == ["unarmed"]
    play.who("B").lent = ()
    assert [card.id for card in weapons(play.game, play.who("B"))] == ["broadsword"]


@rule("UN-0289")
@pytest.mark.parametrize("at", ["b2", "c3"])
def test_things_are_left_where_one_stands_or_beside_and_picked_up_again_from_there(at):
    play = pair(turn=("S", "S")).take("S leaves something", "S chooses rope")
    assert not play.offers("S leaves it at d4")
    play.take(f"S leaves it at {at}")
    assert play.see("table")["dropped"] == [f"rope at {at}"]
    assert not play.see("S")["quick"]
    play.take("S ends", "S picks up rope")
    assert play.see("table")["dropped"] == []
    assert "rope" in (*play.who("S").pack, *play.who("S").hands)


@rule("UN-0289")
def test_what_lies_farther_off_than_beside_one_is_picked_up_on_the_way_past_it():
    board = "########\n#S.....#\n########"
    play = position(board, S=keen(at="b2"), turn="S", dropped={"e2": "rope"})
    assert not play.offers("S picks up rope")
    play.take("S moves to d2", "S picks up rope", "S moves to e2")
    assert "rope" in (*play.who("S").pack, *play.who("S").hands)


@rule("UN-0290")
def test_a_lever_is_pulled_with_a_quick_action():
    play = position(ROOM, S=keen(), turn="S", dice=[3, 3], furniture=[{"kind": "lever", "at": "c2"}])
    assert not play.offers("S searches c2")
    play.take("S pulls the lever at c2")
    assert play.see("S")["action"]
    assert play.rolled("search-element") == 1


@rule("UN-0292")
def test_what_is_in_hand_and_in_the_backpack_changes_places():
    play = position(ROOM, S=keen(hands=["battleaxe"], pack=["torch"]), turn="S").take("S draws torch")
    assert (play.see("S")["hands"], play.see("S")["pack"]) == (["torch"], ["battleaxe"])
    away = position(ROOM, S=keen(), turn="S").take("S puts broadsword away")
    assert (away.see("S")["hands"], away.see("S")["quick"]) == ([], False)


@rule("UN-0287")
def test_next_to_an_enemy_nothing_is_handed_over_or_left():
    play = pair(k=orc(at="b3"))
    assert not play.offers("S hands something to B")
    assert not play.offers("S leaves something")
    assert not play.offers("S puts broadsword away")


@rule("UN-0239", "UN-0240")
def test_what_was_searched_stays_so_when_the_heroes_come_back():
    visited = msgspec.msgpack.encode(Ledger(searched={"the-broken-tusk": {"cupboard 21": 7}}))
    setup = msgspec.structs.replace(SYSTEM.default_setup("the-broken-tusk", 1, "again"), ledger=visited)
    game = SYSTEM.game(SYSTEM.start(setup), setup, Seeded("again"))
    assert fixture(game, "cupboard 21").searched == 7
    alter(game, Fixture("table 5", searched=9))
    assert open_ledger(close_ledger(game)).searched["the-broken-tusk"] == {"cupboard 21": 7, "table 5": 9}


@rule("UN-0229")
def test_a_secret_door_looks_like_a_wall_until_it_is_found():
    def seen(doors, *sentences):
        play = position(SECRET, S=keen(), turn="S", dice=[6, 5], doors=doors).take(*sentences)
        board = play.table.scene(SeatId(0)).board
        return len(board.doors), len(board.walls)

    doors, walls = seen({})
    assert seen(HIDDEN) == (doors - 1, walls + 1)
    assert seen(HIDDEN, "S searches for secret doors") == (doors, walls)
