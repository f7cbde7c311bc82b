"""Searching, furniture, corpses.  LE-0160 to LE-0176"""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, monster, position
from systems.league.driving import drive
from systems.league.dungeon.inside import at, inside, on_tile
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import FindTreasure, ShareLoot
from undercroft.systems.league.cards.dungeon import FURNITURE, SEARCHES
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.monsters import MONSTERS
from undercroft.systems.league.dungeon.looting import loot_all, loot_of, share_loot
from undercroft.systems.league.dungeon.searching import best_of, in_reach, search_furniture, search_result
from undercroft.systems.league.state import Token

SEER = {"perception": 40}
CORPSE = "corpse"


def acts(play, act):
    return [one for one in play.acts() if one.split()[0] == act]


# rooms and corridors


@rule("LE-0160", "LE-0402", "LE-0685")
@pytest.mark.parametrize(("roll", "found"), [(40, True), (41, False)])
def test_searching_takes_the_whole_turn_and_a_perception_check(roll, found):
    dice = {"W search": [roll], "W search-room?": [20]}
    play = inside(stand={"W": "c2"}, W=hero(values=SEER), dice=dice)
    play.choose("search")
    assert play.who("W").ap == 0
    assert bool(play.rolled("search-room")) == found


@rule("LE-0160", "LE-0402")
def test_whoever_has_spent_an_action_searches_no_more():
    play = inside(stand={"W": "c2"}, W=hero())
    assert acts(play, "search")
    play.choose("walk", at=at(play, "c1"))
    assert not acts(play, "search")


def together(roll, *answers):
    dice = {
        "W search?": [roll],
        "X search?": [roll],
        "Y search?": [roll],
        "W search-room?": [20],
        "X search-room?": [20],
    }
    play = inside(
        stand={"W": "c2", "X": "d2", "Y": "b3"},
        W=hero(values={"perception": 30}),
        X=hero("ogrim", values={"perception": 40}),
        Y=hero("pip", values={"perception": 20}, talents=[]),
        dice=dice,
    )
    play.choose("search")
    for answer in answers:
        play.choose(answer)
    return play


@rule("LE-0161", "LE-0163")
@pytest.mark.parametrize(("roll", "found"), [(50, True), (51, False)])
def test_a_second_searcher_adds_ten_to_the_best_perception_among_them(roll, found):
    play = together(roll, "yes", "no")
    assert bool(play.rolled("search-room")) == found
    assert play.who("X").acted
    assert not play.who("Y").acted


@rule("LE-0162")
@pytest.mark.parametrize(("roll", "found"), [(55, True), (56, False)])
def test_each_further_searcher_adds_five(roll, found):
    assert bool(together(roll, "yes", "yes").rolled("search-room")) == found


@rule("LE-0163")
def test_the_best_of_the_searchers_rolls():
    play = inside(W=hero(values={"perception": 30}), X=hero("ogrim", values={"perception": 50}), stand={"W": "c1"})
    assert best_of(play.game, [play.who("W"), play.who("X")]) is play.who("X")


@rule("LE-0164")
def test_a_tile_is_searched_once_whatever_comes_of_it():
    people = {"W": hero(), "X": hero("ogrim")}
    play = inside(stand={"W": "c2", "X": "d2"}, turn=["W", "X"], dice={"W search": [100]}, **people)
    play.choose("search").choose("no")
    assert play.state.searched == (1,)
    assert play.table.ask is not None
    assert play.table.ask.who == play.names["X"]
    assert not acts(play, "search")


@rule("LE-0165", "LE-G23")
def test_rooms_and_corridors_have_tables_of_their_own():
    room = inside(stand={"W": "c2"})
    drive(search_result(room.game, room.who("W"), 1), 45, 3)
    corridor = inside("long-passage", stand={"W": "a1"})
    drive(search_result(corridor.game, corridor.who("W"), 1), 60, 3)
    said = [one.what for play in (room, corridor) for one in play.events("revealed")]
    assert said == ["league-search-forgotten-purse", "league-search-dropped-coins"]
    for where in ("room", "corridor"):
        ends = [row.to for row in library()[SEARCHES].values() if row.where == where]
        assert ends == sorted(set(ends))
        assert ends[-1] == 100


@rule("LE-0165", "LE-0264")
def test_a_search_may_spring_a_trap():
    play = inside(stand={"W": "c2"}, traps=["alarm-bell"])
    drive(search_result(play.game, play.who("W"), 1), 5, "alarm-bell", 1)
    assert [token.name for token in play.state.tokens] == ["alarm-bell"]


# furniture


@rule("LE-0172", "LE-0173", "LE-0398")
def test_searchable_furniture_beside_a_hero_is_searched_for_one_ap_without_a_check():
    play = inside(stand={"W": "b1"}, W=hero(), dice={"W treasure-furniture": [1], "W coins?": [1]})
    assert acts(play, "search-furniture")
    play.choose("search-furniture", at=at(play, "a1"))
    assert play.who("W").ap == 1
    assert play.rolled("treasure-furniture") == 1


@rule("LE-0172")
def test_what_the_card_does_not_call_searchable_is_not_searched():
    play = inside(stand={"W": "c2"}, W=hero())
    assert not library()[FURNITURE]["table"].searched
    assert not acts(play, "search-furniture")


@rule("LE-0174")
def test_each_piece_is_searched_once_however_many_squares_it_has():
    play = inside("library", stand={"W": "b2"}, W=hero())
    before = {square for square, _ in in_reach(play.game, play.who("W"), play.state.emptied)}
    search_furniture(play.game, play.who("W"), at(play, "a1"))
    after = {square for square, _ in in_reach(play.game, play.who("W"), play.state.emptied)}
    assert len(before) - len(after) == 1
    assert {at(play, "a1"), at(play, "b1"), at(play, "c1")} <= set(play.state.emptied)


@rule("LE-0175", "LE-G67")
def test_no_furniture_is_searched_while_anybody_of_the_party_sees_an_enemy():
    calm = {"battle": 0}
    seen = inside(stand={"W": "b1", "X": "c2"}, W=hero(), X=hero("ogrim"), g=goblin(), **calm, prepare=in_room("e3"))
    assert not acts(seen, "search-furniture")


def in_room(where):
    def prepare(state):
        state.enemies[0].at = on_tile(state.plan, 1, where)

    return prepare


@rule("LE-0388", "LE-0430", "LE-G67")
def test_in_battle_it_takes_two_ap_and_nobody_beside():
    far = inside(
        stand={"W": "b1"},
        W=hero(),
        g=goblin(),
        prepare=in_room("e4"),
        dice={"W treasure-furniture": [1], "W coins?": [1]},
    )
    far.choose("search-furniture", at=at(far, "a1"))
    assert far.who("W").ap == 0
    near = inside(stand={"W": "b1"}, W=hero(), g=goblin(), prepare=in_room("c2"))
    assert not acts(near, "search-furniture")


@rule("LE-0150", "LE-G20")
def test_furniture_one_can_interact_with_does_something_by_a_d10_once():
    dice = {"W use-furniture": [7], "W healing": [4]}
    well = inside("fountain-court", stand={"W": "c4"}, W=hero(hp=3), dice=dice)
    well.choose("use-furniture")
    assert well.who("W").hp == 7
    assert not acts(well, "use-furniture")


# corpses


def with_corpse(where, card="goblin", *, hardcore=True, **more):
    def lie(state):
        state.tokens = (Token(kind=CORPSE, at=on_tile(state.plan, 1, where), name=card),)

    return inside(stand={"W": "c2"}, prepare=lie, options={"hardcore": hardcore}, **more)


@rule("LE-0166", "LE-0168", "LE-0399")
def test_in_hardcore_mode_corpses_beside_a_hero_are_searched_for_one_ap_each():
    play = with_corpse("d2", dice={"W treasure-t1": [1], "W coins?": [1], "W how-many?": [1]})
    play.choose("search-corpse", at=at(play, "d2"))
    assert play.who("W").ap == 1
    assert not play.state.tokens
    assert play.rolled("treasure-t1") == 1
    assert not acts(with_corpse("e4"), "search-corpse")


@rule("LE-0167", "LE-0168")
def test_in_streamlined_mode_nobody_searches_corpses():
    assert not acts(with_corpse("d2", hardcore=False), "search-corpse")


@rule("LE-0167", "LE-0168")
@pytest.mark.parametrize(("hardcore", "shared"), [(False, True), (True, False)])
def test_in_streamlined_mode_loot_is_rolled_for_every_enemy_after_the_battle(hardcore, shared):
    play = with_corpse("e4", hardcore=hardcore)
    play.state.agenda = []
    loot_all(play.game)
    assert play.state.agenda == ([ShareLoot()] if shared else [])


@rule("LE-0167", "LE-0169")
def test_the_players_share_it_out_without_moving():
    play = position("W.X", W=hero(), X=hero("ogrim"))
    play.state.tokens = tuple(Token(kind=CORPSE, at=play.at("b1"), name=name) for name in ("goblin", "wolf", "orc"))
    play.state.agenda = []
    takes = next(iter([play.names["X"]]))
    script = share_loot(play.game, ShareLoot())
    ask = script.send(None)
    assert [option.who for option in ask.options] == [play.names["W"], takes]
    with pytest.raises(StopIteration):
        script.send(ask.options[1])
    assert play.state.agenda[::-1] == [FindTreasure(takes, table=loot_of("goblin")), ShareLoot()]


@rule("LE-0169", "LE-0170", "LE-0171")
def test_the_monster_card_names_the_table_and_parts_or_nothing_give_no_loot():
    loots = {card.loot for card in library()[MONSTERS].values()}
    assert {"t1", "t2", "t3", "t4", "t5", "part", "none"} <= loots
    for id, card in library()[MONSTERS].items():
        assert loot_of(id) == ("" if card.loot in ("part", "none") else card.loot)


@rule("LE-0170")
def test_a_corpse_with_parts_alone_is_not_offered():
    part = next(id for id, card in library()[MONSTERS].items() if card.loot == "part")
    assert not acts(with_corpse("d2", part), "search-corpse")


@rule("LE-0388", "LE-0430")
def test_in_battle_a_corpse_takes_two_ap_and_nobody_beside():
    def fighting(where):
        def prepare(state):
            state.tokens = (Token(kind=CORPSE, at=on_tile(state.plan, 1, "d2"), name="goblin"),)
            state.enemies[0].at = on_tile(state.plan, 1, where)

        return inside(stand={"W": "c2"}, W=hero(), g=monster("goblin"), prepare=prepare, options={"hardcore": True})

    assert acts(fighting("b2"), "search-corpse") == []
    assert acts(fighting("f4"), "search-corpse")
