"""Single clauses of Obstacles, traps and what a section brings.  UN-0244, UN-0569 to UN-0612, UN-0645 to UN-0680"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, named, orc, position, square, troll
from systems.universalis.rooms import rooms
from undercroft.kernel.requests import NOWHERE, Option
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import Act, Encounter, ObstacleMet, ObstacleWindow
from undercroft.systems.universalis.cards.definitions import DARK_CARDS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.dungeon.obstacles import (
    affords,
    dig,
    fits,
    icon_of,
    pay,
    place_of,
    taken,
)
from undercroft.systems.universalis.dungeon.obstacles import price as price_of_card
from undercroft.systems.universalis.dungeon.revealing import (
    full,
    leave_behind,
    nearest_room,
    note_encounter,
    place,
    spawn_modifier,
    throw_away,
)
from undercroft.systems.universalis.dungeon.traps import (
    _beside,
    _retreat,
    dormant_at,
    dormant_near,
    obstacle_met,
)
from undercroft.systems.universalis.ground.walking import FACINGS
from undercroft.systems.universalis.rolls.dice import Alike
from undercroft.systems.universalis.state import Obstacle


def hall(turn: str = "S", board: str = HALL, **people: Any) -> Play:
    return position(board, turn=turn, **{"S": hero(at="b2"), "k": orc(at="h8"), **people})


def step_on(play: Play, card: str = "stake", **more: Any) -> ObstacleMet:
    return ObstacleMet(
        play.who("S").id, **{"card": card, "deed": "step", "access": NOWHERE, "at": play.who("S").at, **more}
    )


# what Obstacles cost and where they fit


@rule("UN-0575", "UN-0576", "UN-0582")
@pytest.mark.parametrize(
    ("reserve", "points", "able"), [(3, 3, True), (2, 3, False), (0, 0, True), (-1, 0, True), (-1, 1, False)]
)
def test_the_reserve_pays_what_it_has(reserve: int, points: int, able: bool) -> None:
    play = hall()
    play.state.reserve = reserve
    assert affords(play.game, points) is able
    pay(play.game, points)
    assert play.state.reserve == reserve - points


@rule("UN-0569", "UN-0646", "UN-0678")
@pytest.mark.parametrize(("challenge", "times"), [([], 1), (["traps"], 2), (["elites"], 1)])
def test_traps_cost_double_where_the_challenge_says_so(challenge: list[str], times: int) -> None:
    play = hall(hand=[], challenge=challenge)
    trap = next(card for card in library()[DARK_CARDS].values() if card.trap is not None and card.cost)
    other = next(
        card for card in library()[DARK_CARDS].values() if card.trap is None and card.kind == "obstacle" and card.cost
    )
    assert price_of_card(play.game, trap.id) == trap.cost * times
    assert price_of_card(play.game, other.id) == other.cost


@rule("UN-0035", "UN-0590", "UN-0591", "UN-0648")
@pytest.mark.parametrize(
    ("deed", "corridor", "icon"),
    [("door", False, "door"), ("chest", True, "chest"), ("step", False, "room"), ("step", True, "corridor")],
)
def test_an_obstacle_must_show_what_is_opened_or_where_one_is(deed: str, corridor: bool, icon: str) -> None:
    play = hall(corridor=corridor)
    entry = ObstacleWindow(play.who("S").id, deed=deed)
    assert icon_of(play.game, entry) == icon
    for card in library()[DARK_CARDS].values():
        assert fits(play.game, card.id, entry) is (card.kind == "obstacle" and icon in card.where)


@rule("UN-0590", "UN-0612")
def test_no_pit_opens_under_a_large_base() -> None:
    play = hall(k=troll(at="f5"))
    pit = next(card for card in library()[DARK_CARDS].values() if card.id == "pit")
    kind = play.game.plan.sections[0].plan.kind
    assert fits(play.game, "pit", ObstacleWindow(play.who("S").id, deed="step")) is (kind in pit.where)
    assert not fits(play.game, "pit", ObstacleWindow(play.who("k").id, deed="step"))


@rule("UN-0601", "UN-0602", "UN-0659", "UN-0661")
@pytest.mark.parametrize(("at", "found"), [("b2", True), ("c3", True), ("d2", False)])
def test_no_obstacle_lies_on_or_next_to_another(at: str, found: bool) -> None:
    play = hall()
    play.state.obstacles = (Obstacle("stake", (square(play, at),)),)
    assert taken(play.game, ObstacleWindow(play.who("S").id, deed="step", at=play.who("S").at)) is found


@rule("UN-0603", "UN-0244")
def test_an_obstacle_lies_on_the_square_meant_or_under_who_sets_it_off() -> None:
    play = hall()
    assert place_of(play.game, ObstacleWindow(play.who("S").id, deed="step")) == (play.who("S").at,)
    assert place_of(play.game, ObstacleWindow(play.who("S").id, deed="chest", at=square(play, "d4"))) == (
        square(play, "d4"),
    )


# traps


@rule("UN-0604", "UN-0605", "UN-0569")
@pytest.mark.parametrize(
    ("dice", "known", "detected"), [((6, 6), False, True), ((1, 1), False, False), (None, True, False)]
)
def test_a_trap_that_is_not_known_is_detected_by_a_test_or_goes_off(dice: Any, known: bool, detected: bool) -> None:
    play = hall(hand=[])
    play.state.agenda.append(Act(play.who("S").id))
    entry = step_on(play, back=square(play, "c2"), known=known)
    script = obstacle_met(play.game, entry)
    assert (next(script).why == "detect-trap") is not known
    if detected:
        with pytest.raises(StopIteration):
            script.send(Alike(dice, lambda one: one))
    elif not known:
        assert script.send(Alike(dice, lambda one: one)).why != "detect-trap"
    assert [one.dormant for one in play.state.obstacles] == [detected]
    assert play.game.active.over is not detected
    if detected:
        assert (play.see("S")["at"], play.state.obstacles[0].keen) == ("c2", True)
        assert (play.game.active.halted, play.game.active.points) == (True, 0)


@rule("UN-0606", "UN-0607", "UN-0609")
@pytest.mark.parametrize(("must", "options"), [(True, 7), (False, 8)])
def test_who_detects_a_trap_may_step_back_and_must_where_a_pit_opens(must: bool, options: int) -> None:
    play = hall(S=hero(at="d4"), m=orc(at="d5"), hand=[])
    assert len(next(_retreat(play.game, play.who("S"), 0, must=must)).options) == options
    assert len(next(_retreat(play.game, play.who("S"), 1 << square(play, "e4"), must=must)).options) == options - 1
    carried_out(_retreat(play.game, play.who("S"), 0, must=False), Option("retreat", at=square(play, "e4")))
    assert play.see("S")["at"] == "e4"


@rule("UN-0609", "UN-C338")
def test_a_pit_spreads_over_the_sides_of_a_square_without_creatures() -> None:
    play = hall(S=hero(at="d4"), k=orc(at="d5"))
    assert named(play, _beside(play.game, 1 << square(play, "d4"))) == {"d3", "c4", "e4"}
    corner = hall(S=hero(at="b2"))
    assert named(corner, _beside(corner.game, 1 << square(corner, "b2"))) == {"c2", "b3"}


@rule("UN-0611")
@pytest.mark.parametrize(("dormant", "at", "found"), [(True, "b2", "stake"), (False, "b2", ""), (True, "c3", "")])
def test_only_a_detected_trap_at_this_very_place_is_set_off(dormant: bool, at: str, found: str) -> None:
    play = hall()
    play.state.obstacles = (Obstacle("stake", (square(play, at),), dormant=dormant),)
    assert dormant_at(play.game, ObstacleWindow(play.who("S").id, deed="hit", at=play.who("S").at)) == found


@rule("UN-0611")
@pytest.mark.parametrize(("deed", "trap", "found"), [(0, 0, "stake"), (0, 1, ""), (0, -1, ""), (-1, 0, "")])
def test_a_trap_on_a_door_is_set_off_at_the_door_alone(deed: int, trap: int, found: str) -> None:
    play = position(rooms([4, 4, 4], 3, {0: (2, "="), 1: (2, "=")}), S=hero(at="d2"), turn="S", hand=[])
    spot = play.who("S").at
    play.state.obstacles = (Obstacle("stake", (spot,), access=trap, dormant=True),)
    assert dormant_at(play.game, ObstacleWindow(play.who("S").id, deed="door", access=deed, at=spot)) == found


@rule("UN-0244", "UN-0245", "UN-0249")
@pytest.mark.parametrize(
    ("card", "dormant", "at", "found"),
    [("stake", True, "c3", 1), ("stake", True, "b2", 1), ("stake", False, "c3", 0), ("stake", True, "d2", 0)],
)
def test_detected_traps_beside_one_can_be_disarmed(card: str, dormant: bool, at: str, found: int) -> None:
    play = hall()
    play.state.obstacles = (Obstacle(card, (square(play, at),), dormant=dormant),)
    assert len(dormant_near(play.game, play.who("S"))) == found


@rule("UN-0295", "UN-0297", "UN-0609")
def test_whoever_stands_where_a_pit_opens_falls() -> None:
    play = hall(S=hero(at="d4"), k=orc(at="e4"), m=orc(at="h8"))
    before = len(play.state.agenda)
    dig(play.game, (square(play, "d4"), square(play, "e4")))
    assert named(play, play.game.terrain.holes) == {"d4", "e4"}
    assert {(entry.who, entry.height) for entry in play.state.agenda[before:]} == {
        (play.who("S").id, 4),
        (play.who("k").id, 4),
    }


# revealing


@rule("UN-0622")
def test_two_encounter_cards_fill_a_section() -> None:
    play = hall()
    note_encounter(play.game, 0)
    assert not full(play.game, 0)
    note_encounter(play.game, 1)
    assert not full(play.game, 0)
    note_encounter(play.game, 0)
    assert full(play.game, 0)


@rule("UN-0645", "UN-0647", "UN-0677")
@pytest.mark.parametrize("used", [True, False])
def test_a_card_without_effect_adds_its_points_to_the_reserve(used: bool) -> None:
    play = hall(hand=[])
    card = next(card for card in library()[DARK_CARDS].values() if card.discard)
    before = play.state.reserve
    throw_away(play.game, card.id, used=used)
    counter = play.game.plan.quest.counter
    assert play.state.reserve == before + (card.discard if counter and not used else 0)


@rule("UN-0665")
@pytest.mark.parametrize(("group", "more"), [(29, 0), (30, 1), (90, 3), (119, 3), (120, 4), (300, 4)])
def test_strong_groups_roll_higher_on_the_spawn_table(group: int, more: int) -> None:
    play = position("######\n#....#\n######", S=hero(at="b2"), turn="S")
    play.state.group = group
    assert spawn_modifier(play.game, 0) == more


@rule("UN-0646", "UN-0680", "UN-1175")
@pytest.mark.parametrize(
    ("reserve", "free", "owed", "comes", "left"),
    [
        (9, False, False, True, 8),
        (0, False, False, False, 0),
        (0, True, False, True, 0),
        (0, False, True, True, -1),
        (1, False, False, True, 0),
    ],
)
def test_a_creature_is_paid_for_or_does_not_come(reserve: int, free: bool, owed: bool, comes: bool, left: int) -> None:
    play = hall()
    play.state.reserve = reserve
    cost = person("orc-warrior").vp
    assert cost == 1
    script = place(play.game, Encounter(section=0), ("orc-warrior", 0), square(play, "f5"), free=free, owed=owed)
    assert bool(carried_out(script)) is comes
    counter = play.game.plan.quest.counter
    assert play.state.reserve == (left if counter else reserve)


@rule("UN-0680")
def test_a_newcomer_faces_the_nearest_hero_and_has_been_activated() -> None:
    play = hall(S=hero(at="b5"), B=hero("borgron", at="k2"))
    (id,) = carried_out(place(play.game, Encounter(section=0), ("orc-warrior", 0), square(play, "d5"), free=True))
    newcomer = play.game.character(id)
    assert (newcomer.facing, newcomer.activated, newcomer.home) == (FACINGS.index("west"), True, 0)
    assert newcomer.id == play.state.next_id - 1
    assert newcomer in play.state.creatures


@rule("UN-1190", "UN-0749")
def test_the_nearest_place_with_room_is_no_starting_square() -> None:
    play = hall(start=("d4", "d5"))
    board = play.game.plan.board.floor
    assert nearest_room(play.game, "orc-warrior", square(play, "d4"), board) not in (
        square(play, "d4"),
        square(play, "d5"),
    )
    assert nearest_room(play.game, "orc-warrior", square(play, "f6"), board) == square(play, "f6")
    assert nearest_room(play.game, "orc-warrior", square(play, "f6"), 0) is None
    assert nearest_room(play.game, "troll", square(play, "k9"), board) == square(play, "j8")


@rule("UN-0250", "UN-0251")
def test_with_a_new_section_nothing_of_the_last_combat_is_left() -> None:
    play = hall()
    play.state.corpses, play.state.spoils, play.who("S").fought = ("orc-warrior",), ("axe",), True
    leave_behind(play.game)
    assert (play.state.corpses, play.state.spoils, play.who("S").fought) == ((), (), False)
