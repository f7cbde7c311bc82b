"""A dungeon that grows while it is explored, turns out of a bag, and the order on the table."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from proving import SYSTEM
from proving.agenda import NextToken, RoundEnds, Turn, TurnEnds
from proving.dungeon.warren import FOE, ORDER
from proving.maps.tiles import DECK, GOAL, START, TILES
from proving.quests.warren import fallen
from undercroft.board.facing import Facing
from undercroft.board.layouts import Laid
from undercroft.kernel.chance import Scripted
from undercroft.kernel.piles import segments_of
from undercroft.kernel.record import parse, record, replay
from undercroft.kernel.requests import FigureId, Option, SeatId
from undercroft.kernel.scene import Place
from undercroft.kernel.state import Pile, encode
from undercroft.kernel.table import Refused, Table
from undercroft.proofs.contract import CHECKS


def fresh(heroes=2, seed="warren", **changes):
    setup = SYSTEM.default_setup("warren", heroes, seed)
    return Table(SYSTEM, setup, **changes)


def standing(at, tiles, brood=("quiet",), plan=START, dice=()):
    """The knight has the turn at a square of the canvas; these tiles come next, the first of them first."""
    setup = SYSTEM.default_setup("warren", 1, "stand")
    state = SYSTEM.start(setup)
    state.round, state.plan = 1, plan
    board = TILES.board(plan)
    state.closed = (1 << len(board.doors)) - 1
    state.figures[0].at = board.parse(at)
    state.piles["tiles"] = Pile(tuple(reversed(tiles)))
    state.piles["brood"] = Pile(tuple(reversed(brood)))
    state.agenda = [RoundEnds(), NextToken(), TurnEnds(FigureId(1)), Turn(FigureId(1))]
    return Table(SYSTEM, setup, state=state, chance=Scripted(dice))


def laid(table):
    return [(tile.tile, tile.x, tile.y, tile.turns) for tile in table.state.plan.laid[1:]]


def opens(table, side="east"):
    door = {"east": 0, "south": 1}[side]
    table.answer(next(option for option in table.ask.options if option.act == "open" and option.n == door + 1))
    return table


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_contract_holds_in_a_dungeon_that_grows(check):
    check(SYSTEM, "warren", 3, "grows")


# the deck of tiles


def test_the_den_lies_in_the_lower_half_of_the_tiles_and_nobody_knows_where():
    table = fresh()
    tiles = table.state.piles["tiles"]
    half = len(DECK) // 2
    assert GOAL in tiles.cards[: half + 1]
    assert segments_of(tiles)[0].among == (GOAL,)
    dens = Counter(
        table.imagine(SeatId(0), random.Random(n)).state.piles["tiles"].cards.index(GOAL) for n in range(200)
    )
    assert sorted(dens) == list(range(half + 1))


def test_the_other_tiles_may_be_anywhere_in_the_imagination():
    table = fresh()
    tops = {table.imagine(SeatId(0), random.Random(n)).state.piles["tiles"].cards[-1] for n in range(100)}
    assert tops == set(DECK)


def test_a_tile_known_to_lie_deeper_cannot_be_named_and_nothing_changes():
    setup = msgspec.structs.replace(SYSTEM.default_setup("warren", 1, "named"), cards="named")
    table = Table(SYSTEM, setup)
    table.name_cards(("hero",))
    for option in (Option("move"), Option("go", at=table.game.level.board.parse("o14")), Option("face")):
        table.answer(option)
    opens(table)
    before = encode(table.state)
    with pytest.raises(Refused, match="den cannot lie on top of the pile tiles: one lies deeper"):
        table.name_cards((GOAL,))
    assert encode(table.state) == before
    lower = next(card for card in table.state.piles["tiles"].cards[:4] if card not in (GOAL, "bridge"))
    table.name_cards((lower,))
    assert GOAL in table.state.piles["tiles"].cards[:5]


# tiles are laid


def test_a_tile_is_laid_against_the_door_that_is_opened_and_the_board_grows():
    table = opens(standing("o14", ["cell"]))
    assert laid(table) == [("cell", 15, 12, 2)]
    board = table.game.level.board
    assert table.game.layout.steps.from_(1 << board.parse("o14")) >> board.parse("p14") & 1


def test_squares_and_doors_keep_their_numbers():
    table = standing("o14", ["cross"])
    before = table.game.level.board
    after = opens(table).game.level.board
    assert before.floor & after.floor == before.floor
    assert after.doors[: len(before.doors)] == before.doors


def test_whoever_opens_chooses_how_a_tile_lies():
    table = opens(standing("o14", ["bend"]))
    assert table.ask.prompt == "lay"
    turns = [option.n - 1 for option in table.ask.options]
    table.answer(table.ask.options[1])
    assert laid(table) == [("bend", 15, 12, turns[1])]


def test_the_doors_of_a_new_tile_are_closed_but_the_one_it_was_laid_against():
    table = opens(standing("o14", ["cross"]))
    table.answer(0)
    closed = table.state.closed
    doors = table.game.level.board.doors
    assert [closed >> n & 1 for n in range(len(doors))] == [0, 1, 1, 1, 1]


def test_open_sides_are_covered_by_more_tiles_at_once():
    table = opens(standing("o14", ["hall", "hall"], brood=("nobody", "nobody")))
    while table.ask.prompt == "lay":
        table.answer(0)
    assert [tile for tile, *_ in laid(table)] == ["hall", "hall"]
    assert not [exit for exit in TILES.exits(table.state.plan) if exit.width > 1]
    assert TILES.room(table.state.plan, 1) == (1, 2)


def test_doors_between_tiles_laid_together_are_open():
    table = opens(standing("o14", ["hall", "cell"], brood=("nobody", "nobody")))
    while table.ask.prompt == "lay":
        table.answer(0)
    between = TILES.doors_between(table.state.plan, (1, 2))
    assert between
    assert not table.state.closed & between


def test_with_no_tile_left_a_door_leads_nowhere_and_is_a_wall():
    table = opens(standing("o14", []))
    board = table.game.level.board
    assert table.state.plan.walls == (START.edge(board.parse("o14"), Facing.EAST),)
    assert not table.game.layout.near[board.parse("o14")] >> board.parse("p14") & 1
    assert not any(option.act == "open" for option in table.ask.options)


def test_a_tile_that_fits_nowhere_goes_under_the_others_for_all_to_see():
    plan = START.with_tile(Laid("cell", 18, 12))
    table = opens(standing("o14", ["den", "cell"], plan=plan))
    tiles = table.state.piles["tiles"]
    assert tiles.cards == ("den", "cell")
    assert segments_of(tiles)[0].shown
    assert len(table.state.plan.walls) == 1


def test_where_no_way_on_is_left_there_is_a_secret_door():
    plan = START.shut(TILES.board(START).parse("n15"), Facing.SOUTH)
    table = opens(standing("o14", ["cell", GOAL], plan=plan))
    (added,) = table.state.plan.doors
    exit = TILES.exits(table.state.plan)
    assert len(exit) == 1
    board = table.game.level.board
    number = board.door_at(added.edge.at, upright=added.edge.side is Facing.EAST)
    assert number == len(board.doors) - 1
    assert table.state.closed >> number & 1


def test_a_secret_door_is_not_needed_while_another_door_is_there():
    assert opens(standing("o14", ["cell", GOAL])).state.plan.doors == ()


def test_the_den_holds_the_ogre():
    table = opens(standing("o14", [GOAL]))
    ogre = table.state.figures[-1]
    assert ogre.kind == "ogre"
    assert table.game.cover(FigureId(len(table.state.figures))) & TILES.cover(
        table.state.plan, table.state.plan.laid[1]
    )


def test_where_nobody_lives_rubble_falls_and_everybody_sees_it():
    table = opens(standing("o14", ["cell"]))
    (square,) = table.state.plan.blocked
    board = table.game.level.board
    assert not board.floor >> square & 1
    feature = next(one for one in table.scene(SeatId(0)).board.features if one.kind == "rubble")
    assert feature.cells == (square,)


def test_rubble_beside_a_hero_is_cleared_by_an_action():
    plan = START.block(TILES.board(START).parse("n14"))
    table = standing("o14", [], plan=plan)
    square = plan.blocked[0]
    table.answer(Option("clear", at=square))
    assert table.state.plan.blocked == ()
    assert table.game.level.board.floor >> square & 1


def test_one_walks_under_the_bridge():
    plan = START.with_tile(Laid("bridge", 15, 12))
    table = standing("q14", [], plan=plan)
    table.answer(Option("move"))
    board = table.game.level.board
    places = {board.name(option.at) for option in table.ask.options}
    assert "s14" in places
    assert "r14" not in places


def test_the_scene_shows_only_what_lies():
    table = opens(standing("o14", ["cell"], brood=("nobody",)))
    board = table.scene(SeatId(0)).board
    shown = {at for at, sign in enumerate(board.floor) if sign != " "}
    assert shown == {at for at in range(len(board.floor)) if table.game.level.board.floor >> at & 1}
    assert len(shown) == 18


def test_a_dungeon_that_grew_is_saved_forked_and_played_again_to_the_bit():
    table = opens(standing("o14", ["cross", "cell"]))
    table.answer(1)
    twin = table.fork()
    assert encode(twin.state) == encode(table.state)
    assert twin.game.level is table.game.level
    whole = fresh(3)
    luck = random.Random(4)
    for _ in range(120):
        whole.choose(luck.choice(whole.ask.options))
    again = replay(parse(msgspec.json.encode(record(whole))))
    assert encode(again.state) == encode(whole.state)


# the bag and the order


def test_a_round_has_a_token_for_everybody_and_the_scene_says_which_are_left():
    table = fresh(3)
    order = table.scene(SeatId(0)).order
    assert (order.name, order.kind) == ("order", "bag")
    assert order.places == (Place(token="hero", n=2),)


def test_a_foe_that_comes_brings_a_token_and_takes_it_along_when_it_falls():
    missed = ((1, 1), (1, 1))
    table = opens(standing("o14", ["cell"], brood=("goblins",), dice=[missed] * 4))
    while table.ask.prompt != "act":
        table.answer(Option("no"))
    assert ORDER.count(table.game, FOE) == 2
    fallen(table.game, table.state.figures[1])
    assert ORDER.count(table.game, FOE) == 1
    table.state.figures[2].acted = True
    fallen(table.game, table.state.figures[2])
    assert ORDER.count(table.game, FOE) == 1


def test_everybody_acts_once_a_round():
    table = fresh(3)
    luck, acted = random.Random(1), Counter()
    while table.state.round == 1 and not table.over:
        if table.ask.prompt == "act":
            acted[table.ask.who] += table.state.figures[table.ask.who - 1].left == 3
            table.choose(table.ask.options[0])
        else:
            table.choose(luck.choice(table.ask.options))
    assert acted == {1: 1, 2: 1, 3: 1}


def test_the_next_token_is_nobodys_secret_but_the_bags():
    table = fresh(4)
    orders = {table.imagine(SeatId(0), random.Random(n)).state.piles["order"].cards for n in range(5)}
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(table.state.piles["order"].cards))}


def test_elsewhere_heroes_stand_on_a_track_with_the_actions_they_have(stage):
    figures = {"K": {"kind": "knight"}, "A": {"kind": "archer"}, "g": {"kind": "goblin"}}
    table = stage("#########\n#K.A...g#\n#########", "K", figures).table
    order = table.scene(SeatId(0)).order
    assert (order.kind, order.most) == ("track", 3)
    assert [(place.who, place.n) for place in order.places] == [(1, 3), (2, 3), (3, 3)]
    table.answer(Option("face", n=2))
    order = table.scene(SeatId(0)).order
    assert [(place.who, place.n) for place in order.places] == [(2, 3), (3, 3), (1, 2)]


def test_each_action_says_where_it_would_leave_the_hero_on_the_track(stage):
    table = stage("######\n#K...#\n######", "K", {"K": {"kind": "knight"}}).table
    ask = table.scene(SeatId(0)).ask
    left = {option.act: numbers[0].value for option, numbers in zip(ask.options, ask.previews)}
    assert (left["end"], left["move"]) == (0, 2)
    assert {number.name for numbers in ask.previews for number in numbers} == {table.scene(SeatId(0)).order.name}
