"""Door Events and room events, and what their words do.  DO-0348 to DO-0350, DO-G12, DO-G13"""

from __future__ import annotations

from typing import Any

import pytest

from systems.doria.build import Play, hero, position
from undercroft.content.vocabulary import Effects
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import RoomEvents
from undercroft.systems.doria.cards.definitions import DOOR_EVENTS, EVENTS, ROOM_EVENTS, TILES
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.dungeon.laying import may_open
from undercroft.systems.doria.dungeon.loot import WHEN_DRAWN
from undercroft.systems.doria.state import FigureId

FIRST = FigureId(1)


def at_the_door(
    event: str, *, on: bool = True, dice: Any = None, tiles: tuple[str, ...] = ("a-7",), **who: Any
) -> Play:
    """W stands at the eastern door of the start tile and opens it."""
    return position(
        quest="first-steps",
        W=hero(at="e3", ap=20),
        turn="W",
        decks={"door-events": (event,), "tiles": tiles, "monsters": ("ogre", "troll", "golem", "orc")},
        options={"door-events": on},
        dice=dice,
    )


def opened(play: Play) -> Play:
    east = max((option for option in play.table.ask.options if option.act == "open"), key=lambda one: one.at)
    play.table.choose(east)
    return play


@rule("DO-0348", "DO-0011", "DO-0177")
def test_with_the_option_a_door_event_is_resolved_before_the_tile_is_laid():
    play = opened(at_the_door("dark-omen"))
    kinds = [(type(told.event).__name__, getattr(told.event, "what", "")) for told in play.table.told]
    assert kinds.index(("Changed", "doom")) < next(n for n, (kind, _) in enumerate(kinds) if kind == "Revealed")
    assert play.state.doom == 40


@rule("DO-0348")
def test_without_the_option_none_is_drawn():
    play = opened(at_the_door("dark-omen", on=False))
    assert play.state.doom == 41
    assert not play.state.piles["door-events"].discards


@rule("DO-0349")
def test_there_are_sixty_door_events_fifteen_of_them_no_event():
    cards = library()[DOOR_EVENTS]
    assert sum(card.copies for card in cards.values()) == 60
    assert sum(card.copies for card in cards.values() if not card.do) == 15


@rule("DO-0348", "DO-0234")
def test_a_jammed_door_stays_shut_and_may_be_tried_again():
    play = opened(at_the_door("swollen-wood"))
    assert len(play.state.plan.laid) == 1
    assert not play.state.opened
    assert not play.state.door_opened
    assert play.who("W").ap == 17
    assert may_open(play.game, 2)


@rule("DO-0348", "DO-0310")
def test_behind_a_silent_door_there_are_no_monsters_and_behind_a_doubled_watch_one_more():
    def monsters(event: str) -> int:
        play = opened(at_the_door(event))
        if play.asks() == "lay":
            play.table.choose(play.table.ask.options[0])
        return len(play.events("placed"))

    assert monsters("dead-silence") == 0
    assert monsters("doubled-watch") > monsters("no-event") > 0


@rule("DO-0348", "DO-0317")
def test_monsters_behind_a_door_may_have_a_modifier():
    play = opened(at_the_door("smell-of-burning")).on()
    assert all("fire-creature" in one.modifiers for one in play.state.monsters)
    assert play.state.monsters


@rule("DO-0348", "DO-0286")
def test_a_torn_map_leads_to_a_loot_marker_more():
    plain, rich = (opened(at_the_door(event)).on() for event in ("no-event", "torn-map"))
    count = [sum(token.kind == "loot" for token in play.state.tokens) for play in (plain, rich)]
    assert count[1] == count[0] + 1


@rule("DO-0027")
def test_a_detour_puts_the_next_tile_under_the_deck():
    play = opened(at_the_door("false-door", tiles=("a-4", "a-7"))).on()
    assert play.state.plan.laid[-1].tile == "a-4"
    assert play.state.piles["tiles"].cards[0] == "a-7"


@rule("DO-0035", "DO-0095", "DO-G38")
@pytest.mark.parametrize(("dice", "lost"), [([9, 8], 0), ([2, 3], 2)])
def test_a_spiked_handle_is_avoided_by_a_check(dice: list[int], lost: int):
    play = opened(at_the_door("spiked-handle", dice={"W event": dice}))
    assert play.game.kit(play.who("W")).max_hp - play.who("W").hp == lost


# words


def happening(code: str, *, dice: Any = None, prepare: Any = None, **people: Any) -> Play:
    """The room event of a tile happens to W, as if that tile had just been laid."""

    def on(state: Any) -> None:
        laid = state.plan.laid[0]
        state.plan = type(state.plan)(state.plan.width, state.plan.height, (type(laid)(code, laid.x, laid.y),))
        for one in state.party:
            one.at = next(iter(_floor(state)))
        if prepare is not None:
            prepare(state)

    given = people or {"W": hero(hp=3, pp=1, poison=2, ap=10)}
    do = [RoomEvents(FIRST, (0,))]
    return position(do=do, dice=dice, prepare=on, options={"room-events": True}, **given)


def _floor(state: Any) -> list[int]:
    from undercroft.board.bits import squares
    from undercroft.systems.doria.maps.ground import ground_of

    return squares(ground_of(state.plan, ()).enterable)


@rule("DO-G13")
@pytest.mark.parametrize(
    ("code", "holds"),
    [
        pytest.param("a-1", lambda play: play.who("W").hp == 4, marks=rule("DO-0064", "DO-G62")),
        ("a-4", lambda play: play.who("W").ap == 8),
        pytest.param("a-6", lambda play: play.who("W").ap == 13, marks=rule("DO-0141")),
        pytest.param("a-8", lambda play: play.who("W").pp == 2, marks=rule("DO-0064", "DO-G62")),
        pytest.param("b-2", lambda play: play.state.noted["gold"] == 1, marks=rule("DO-0194")),
        ("b-7", lambda play: play.who("W").hp == 5),
        pytest.param("c-3", lambda play: play.who("W").poison == 0, marks=rule("DO-0167")),
        pytest.param("d-3", lambda play: play.who("W").poison == 3, marks=rule("DO-0161")),
        ("d-8", lambda play: play.state.omen.quiet),
        pytest.param("e-3", lambda play: play.state.xp == 1, marks=rule("DO-0410")),
        pytest.param("e-5", lambda play: play.who("W").pp == 0, marks=rule("DO-0063")),
        pytest.param("f-4", lambda play: play.state.doom == 40, marks=rule("DO-0177")),
    ],
)
def test_what_is_written_for_a_room_happens(code: str, holds: Any):
    assert holds(happening(code))


@rule("DO-0011", "DO-G13")
def test_a_room_event_needs_the_option():
    play = position(do=[RoomEvents(FIRST, (0,))], W=hero(hp=3))
    assert not play.changed("room-event")


@rule("DO-0255")
def test_the_smithy_repairs_what_is_damaged_on_the_body():
    play = happening("c-7", W=hero(torso=["tri-anon-armor+damaged"]))
    assert not play.who("W").outfit.at("torso")[0].marks


@rule("DO-0176")
def test_the_island_turns_the_doom_counter_back_but_not_past_the_head():
    def at(field: int) -> Any:
        def prepare(state: Any) -> None:
            state.doom = field

        return prepare

    assert happening("d-7", dice={"W event": [9, 19]}, prepare=at(35)).state.doom == 37
    assert happening("d-7", dice={"W event": [9, 19]}, prepare=at(40)).state.doom == 41


@rule("DO-0134", "DO-0199")
def test_the_market_vault_has_a_fresh_shop():
    def stocked(state: Any) -> None:
        state.shop = ("dagger", "", "log-trap")

    play = happening("f-5", prepare=stocked)
    assert play.state.shop == ("", "", "")


def test_everybody_in_the_room_and_nobody_else_is_meant_unless_it_says_anywhere():
    play = happening("a-1", W=hero(hp=3), M=hero("mage", hp=1))
    assert (play.who("W").hp, play.who("M").hp) == (4, 2)


def test_every_tile_has_an_event_of_its_own_and_no_word_is_idle():
    events = library()[ROOM_EVENTS]
    assert set(events) == set(library()[TILES])
    effects: list[Effects] = [one.do for one in events.values()]
    effects += [one.do for one in library()[DOOR_EVENTS].values()]
    effects += [one.do for one in library()[EVENTS].values()]
    assert {effect.name for some in effects for effect in some} <= set(WHEN_DRAWN.words)
    assert len({(str(one.do), one.icon) for one in events.values()}) == len(events)
