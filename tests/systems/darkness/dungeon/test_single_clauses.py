"""Clauses of spawning, doors, events and rounds that proofs of whole rules pass over: each position makes one count."""

from __future__ import annotations

import msgspec
import pytest

from systems.darkness.build import (
    SYSTEM,
    TEST_BOARD,
    DarknessTable,
    enemy,
    finish,
    first,
    foe,
    hero,
    move,
    named,
    offered,
    pick_up,
    position,
    prompt,
    take,
    until,
    zone,
)
from systems.darkness.duel import behind_door, duellist, effects, made, monster
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import Experience, FindArtifact, SpawnGuard, SpawnRoamer
from undercroft.systems.darkness.cards.definitions import Block
from undercroft.systems.darkness.cards.library import foe_cards
from undercroft.systems.darkness.dungeon.spawn import enough_miniatures, open_door, put_treasure
from undercroft.systems.darkness.state import Token

LEVEL_2 = TEST_BOARD + "    level 2: b1\n"
HALL = """
    ###########
    #* l+L L L#
    ####### ###
    #    L L L#
    ###########
"""
"""Behind the door c1, beyond it d1; beyond that e1 or d2, and beyond d2 either c2 or e2."""
FORK = """
    #########
    #* l+L L#
    ##### # #
    #    L#L#
    #########
"""
"""Behind the door c1, beside it d1 and c2; beyond d1 only d2."""


def levels_told(table: DarknessTable) -> list[int]:
    """The Levels that everybody has been told of."""
    events = table.events(SeatId(0))
    return [event.now for event in events if isinstance(event, Changed) and event.what == "level"]


# the Current Level


@rule("DA-0074", "DA-0263")
def test_a_hero_on_a_higher_tile_when_the_event_phase_begins_raises_the_level_before_the_card() -> None:
    table = position(sketch=LEVEL_2, do="events", decks={"event": ["boots-on-stone"]})
    assert (table.state.level, table.game.card(enemy(table)).level) == (2, 2)


@rule("DA-0074")
def test_a_killed_hero_on_a_higher_tile_raises_nothing() -> None:
    for gone in ({"dead": True, "health": 0}, {"left": True}):
        table = position(sketch=LEVEL_2, heroes=[hero("bjorn", **gone)], do="events")
        assert table.state.level == 1


@rule("DA-0074", "DA-0077")
def test_a_level_that_is_reached_already_is_not_told_of_again() -> None:
    table = position(sketch=LEVEL_2, level=2)
    move(table, "b1")
    assert (table.state.level, levels_told(table)) == (2, [])
    assert levels_told(move(position(sketch=LEVEL_2), "b1")) == [2]


@rule("DA-0347", "DA-C42", "DA-G62")
def test_a_higher_maximum_heals_once_and_not_again_with_every_level() -> None:
    coat = made(slot="body", gives=effects(max_health=2))
    table = position(heroes=[hero("bjorn", body=coat, health=1)])
    table.game.set_level(2)
    assert (first(table).health, first(table).raised) == (3, 2)
    table.game.set_level(3)
    assert first(table).health == 3


# the Round


@rule("DA-0174", "DA-0263")
def test_while_an_event_is_resolved_it_is_the_event_phase() -> None:
    assert position(do="events", decks={"event": ["holy-spring"]}).state.phase == "events"


@rule("DA-0174", "DA-0268")
def test_a_quest_that_is_lost_when_the_round_ends_is_lost_in_the_end_phase() -> None:
    counters = {"pieces": 3, "exit": 1}
    table = position("the-chosen-one", heroes=["bjorn"], do="end", quest=counters, noted={"sword-of-dawn": 1})
    assert table.over
    assert table.state.phase == "end"


@rule("DA-0174", "DA-0270")
def test_a_game_with_a_limit_of_rounds_is_lost_when_another_would_begin() -> None:
    setup = msgspec.structs.replace(SYSTEM.default_setup("walking-in-the-dark", 1, "late"), round_limit=2)
    table = finish(Table(SYSTEM, setup))
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.won, outcome.why, table.state.round) == (False, "darkness-too-late", 2)


@rule("DA-0259", "DA-0174")
def test_when_one_hero_has_learned_enough_the_next_is_asked_and_then_the_next() -> None:
    heroes = [hero("bjorn", xp=9), hero("sibyl", xp=9), hero("owen", xp=9)]
    table = position(heroes=heroes, do=(Experience(),))
    asked = []
    while table.ask is not None:
        asked.append(table.ask.who)
        take(table, "done")
    assert asked == [1, 2, 3]


@rule("DA-0259", "DA-G49")
def test_heroes_who_can_pay_for_nothing_or_are_killed_are_passed_over() -> None:
    poor, killed, learns = {}, {"xp": 9, "dead": True, "health": 0}, {"xp": 9}
    for order in ((poor, killed, learns), (poor, learns, killed), (killed, learns, poor)):
        heroes = [hero(card, **fields) for card, fields in zip(("bjorn", "sibyl", "owen"), order)]
        table = position(heroes=heroes, do=(Experience(),))
        assert table.ask is not None
        assert table.ask.who == order.index(learns) + 1


# Enemies appear


@rule("DA-0136")
def test_every_enemy_has_a_number_of_its_own() -> None:
    table = position(foes=[foe("goblin-warriors-1a", "b1"), foe("orc-agent-1", "b1"), foe("hellhound-lesser", "b1")])
    assert [one.id for one in table.state.foes] == [100, 101, 102]
    assert table.state.next_id == 103


@rule("DA-0080")
def test_one_guard_card_appears_at_a_time() -> None:
    decks = {"guard-1": ["goblin-warriors-1a", "orc-flayers-1a"]}
    table = position(do=(SpawnGuard(at=1, level=1),), decks=decks)
    assert [one.card for one in table.state.foes] == ["goblin-warriors-1a"]


@rule("DA-0039", "DA-0080")
def test_where_a_deck_of_guards_is_exhausted_the_next_higher_one_serves() -> None:
    for empty, level in (((), 1), ((1,), 2), ((1, 2), 3), ((1, 2, 3, 4), 5)):
        piles = position().state.piles
        for one in empty:
            piles[f"guard-{one}"].cards = ()
        table = position(do=(SpawnGuard(at=1, level=1),), piles=piles)
        assert table.game.card(enemy(table)).level == level


@rule("DA-0266", "DA-0036")
@pytest.mark.parametrize("kind", ["lesser", "greater"])
def test_a_monster_without_a_figure_goes_to_the_discards_of_its_own_deck(kind: str) -> None:
    other = "greater" if kind == "lesser" else "lesser"
    figures = [foe(f"high-troll-{other}", "d1")]
    spawn = SpawnRoamer(at=1, greater=kind == "greater")
    table = finish(position(foes=figures, do=(spawn,), decks={kind: [f"high-troll-{kind}"]}))
    assert [one.card for one in table.state.foes] == [f"high-troll-{other}"]
    assert (table.state.piles[kind].discards, table.state.piles[other].discards) == ((f"high-troll-{kind}",), ())


@rule("DA-0266", "DA-G24")
def test_of_minions_that_the_box_does_not_have_there_is_none() -> None:
    strange = foe_cards()[monster(role="mob", type="kobolds", minions=1)]
    alone = foe_cards()[monster(role="roamer", type="kobold-king")]
    game = position().game
    assert not enough_miniatures(game, strange)
    assert enough_miniatures(game, alone)


@rule("DA-0264", "DA-0374", "DA-G31")
def test_an_event_that_wakes_roaming_monsters_wakes_no_other_enemy() -> None:
    foes = [
        foe("high-troll-lesser", "d1"),
        foe("goblin-warriors-1a", "d1"),
        foe("hellhound-lesser", "d1", counts=False),
    ]
    table = position(heroes=[duellist()], foes=foes, do="events", decks={"event": ["something-sniffs"]})
    finish(table)
    assert [named(table, one.at) for one in table.state.foes] == ["b1", "d1", "d1"]


@rule("DA-0374", "DA-G31")
def test_a_sleeping_roaming_monster_keeps_another_from_coming_and_does_not_act() -> None:
    sleeper = foe("high-troll-lesser", "d1", asleep=True)
    table = position(heroes=[duellist()], foes=[sleeper], do="events", decks={"event": ["something-sniffs"]})
    assert [(one.card, named(table, one.at)) for one in table.state.foes] == [("high-troll-lesser", "d1")]


# doors


@rule("DA-0198")
def test_a_door_that_was_locked_is_neither_closed_nor_locked_once_it_is_open() -> None:
    table = position(sketch=HALL, locked=1)
    open_door(table.game, 0, zone(table, "c1"))
    assert (table.state.closed, table.state.locked) == (0, 0)


@rule("DA-0199", "DA-0200")
def test_opening_a_door_where_no_card_is_drawn_may_be_taken_back() -> None:
    for opened, free in ((-1, True), (0, False)):
        table = position(
            sketch=HALL, heroes=[duellist(at="b1")], opened=opened & 0b11111111, decks={"door": ["cold-ashes"]}
        )
        take(take(table, "move"), "open")
        assert table.can_undo(SeatId(0)) is free


@rule("DA-0207")
def test_only_the_first_enemies_of_an_ambush_are_beside_the_opener() -> None:
    card = behind_door(Block(spawn=True), Block(spawn=True), ambush=True)
    decks = {"guard-1": ["goblin-warriors-1a", "orc-flayers-1a"]}
    table = position(sketch=FORK, heroes=[duellist(at="b1")], decks=decks)
    table.state.piles["door"].cards += (card,)
    take(take(table, "move"), "open")
    take(until(table, "next-room"), "place", at="d1")
    until(table, "hero-action")
    assert [named(table, one.at) for one in table.state.foes] == ["b1", "d1"]


@rule("DA-0202", "DA-0204", "DA-0205")
def test_three_rooms_are_all_that_a_door_card_asks_for() -> None:
    table = position(sketch=HALL, heroes=[duellist(at="b1")], decks={"door": ["looted-vault"]})
    take(take(table, "move"), "open")
    assert {named(table, option.at) for option in offered(table, "place")} == {"e1", "d2"}
    take(table, "place", at="d2")
    assert prompt(table) == "walk"
    assert [named(table, token.at) for token in table.state.tokens] == ["d2"]


@rule("DA-0203", "DA-0204")
def test_the_third_room_is_beyond_the_second_where_there_is_one() -> None:
    table = position(sketch=FORK, heroes=[duellist(at="b1")], decks={"door": ["looted-vault"]})
    take(take(table, "move"), "open")
    assert {named(table, option.at) for option in offered(table, "place")} == {"d1", "c2"}
    take(table, "place", at="d1")
    assert prompt(table) == "walk"
    assert [named(table, token.at) for token in table.state.tokens] == ["d2"]


@rule("DA-0208", "DA-C06")
@pytest.mark.parametrize(("kind", "other", "most"), [("treasure", "special", 30), ("special", "treasure", 4)])
def test_there_are_only_so_many_treasure_tokens_of_each_kind(kind: str, other: str, most: int) -> None:
    for lying, after in ((most - 1, most), (most, most)):
        table = position(tokens=[Token(kind=kind, at=0)] * lying)
        put_treasure(table.game, kind, 1)
        put_treasure(table.game, other, 1)
        assert sum(token.kind == kind for token in table.state.tokens) == after
        assert sum(token.kind == other for token in table.state.tokens) == 1


# what is found


@rule("DA-0017", "DA-0301")
def test_an_artifact_may_be_given_to_a_hero_in_the_zone() -> None:
    table = position(
        heroes=[duellist(), "bjorn"], do=(FindArtifact(FigureId(1)),), decks={"artifact": ["sword-of-dawn"]}
    )
    take(table, "give", who=2)
    assert "sword-of-dawn" in table.state.heroes[1].pack


@rule("DA-0213", "DA-0214")
def test_each_hero_who_keeps_a_card_rearranges_once_however_many_it_keeps() -> None:
    lying = [Token(kind="treasure", at=0)] * 3
    decks = {"treasure-1": ["hammer", "soldiers-sword", "oak-shield"]}
    table = position(heroes=[duellist(), "bjorn"], tokens=lying, decks=decks)
    take(take(table, "move"), "pick-up")
    for card, act in (("hammer", "keep"), ("soldiers-sword", "keep"), ("oak-shield", "give")):
        take(table, act, what=card)
    asked = []
    while prompt(table) == "reorganise":
        assert table.ask is not None
        asked.append(table.ask.who)
        take(table, "done")
    assert asked == [1, 2]


@rule("DA-0213", "DA-0214")
def test_a_hero_killed_by_a_trap_keeps_the_other_cards_and_shares_none() -> None:
    lying = [Token(kind="treasure", at=0), Token(kind="treasure", at=0)]
    trap = made(slot="none", trap=effects(hurt=9))
    table = position(heroes=[duellist(), "bjorn"], tokens=lying, decks={"treasure-1": ["hammer"]})
    pile = table.state.piles["treasure-1"]
    pile.cards = (*pile.cards[:-1], trap, pile.cards[-1])
    pick_up(table)
    assert (first(table).dead, first(table).pack) == (True, ("hammer",))
    assert table.state.heroes[1].pack == ()
