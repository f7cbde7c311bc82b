"""Rules for solo heroes.  UN-0755 to UN-0767"""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import HALL, Play, hero, orc, position
from undercroft.kernel.checklist import rule
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.systems.universalis.burdens import burden, load
from undercroft.systems.universalis.cards import COMPANIONS, HEROES
from undercroft.systems.universalis.creation import COINS, SOLO_COINS
from undercroft.systems.universalis.damage import turned_aside
from undercroft.systems.universalis.ending import standard
from undercroft.systems.universalis.party import solo_fortune
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.trials import can_spend, spend

MERCENARY = next(id for id, card in BOX[COMPANIONS].items() if card.kind == "mercenary")


def of(size: int) -> str:
    from undercroft.systems.universalis.people import person

    return next(id for id in BOX[HEROES] if person(id).size == size)


@rule("UN-0762", "UN-0755")
def test_a_hero_alone_has_three_points_of_fortune_more():
    alone = SYSTEM.start(SYSTEM.default_setup("the-broken-tusk", 1, "alone"))
    two = SYSTEM.start(SYSTEM.default_setup("the-broken-tusk", 2, "two"))
    assert alone.heroes[0].fortune == two.heroes[0].fortune + 3


@rule("UN-0762", "UN-D62")
@pytest.mark.parametrize(("size", "more"), [(1, 4), (2, 3), (3, 2)])
def test_small_heroes_have_four_more_and_large_ones_two(size, more):
    assert solo_fortune(of(size)) == more


@rule("UN-0759")
@pytest.mark.parametrize(("alone", "coins"), [("no", COINS), ("yes", SOLO_COINS)])
def test_a_hero_made_to_play_alone_begins_with_thirty_coins(alone, coins):
    from undercroft.kernel.table import Table
    from undercroft.systems.universalis.chapters import CREATION

    setup = Setup(
        system="universalis", quest=CREATION, seats=(SeatPlan("maker"),), options={"plays-alone": alone}, seed="x"
    )
    table = Table(SYSTEM, setup)
    while table.ask is not None and not table.state.heroes:
        table.choose(table.ask.options[0])
    assert table.state.heroes[0].coins == coins == {"no": 20, "yes": 30}[alone]


@rule("UN-0760")
def test_a_hero_alone_carries_up_to_sixty_coins():
    assert load("shara", (), 60)["coins"] == (60, 30)
    assert load("shara", (), 60, alone=True)["coins"] == (60, 60)
    assert (burden("shara", (), 60), burden("shara", (), 60, alone=True)) == (1, 0)


def with_companion() -> Play:
    """Shara, who has 2 points of Fortune, and a mercenary who has none."""
    play = position(HALL, S=hero(at="b2", fortune=2), k=orc(at="h6"), turn="S")
    play.state.heroes.append(Character(id=FigureId(2), card=MERCENARY, seat=SeatId(0), at=play.who("S").at + 1))
    return play


@rule("UN-0763")
def test_companions_of_a_hero_alone_spend_his_fortune():
    play = with_companion()
    companion = play.state.heroes[1]
    assert can_spend(play.game, companion)
    spend(play.game, companion)
    assert (play.who("S").fortune, companion.fortune) == (1, 0)


@rule("UN-0763", "UN-0096")
def test_his_fortune_may_turn_a_fatal_blow_from_a_companion():
    play = with_companion()
    script = turned_aside(play.game, play.state.heroes[1])
    assert next(script).prompt == "fatal-blow"


@rule("UN-0763")
def test_companions_of_several_heroes_have_none_of_their_fortune():
    play = position(HALL, S=hero(at="b2", fortune=2), T=hero("taeral", at="c5", fortune=2), turn="S")
    companion = Character(id=FigureId(3), card=MERCENARY, seat=SeatId(0), at=play.who("S").at + 1)
    play.state.heroes.append(companion)
    assert not can_spend(play.game, companion)


@rule("UN-0766")
def test_at_the_end_a_hero_alone_counts_his_achievement_points_twice():
    play = position(HALL, S=hero(at="b2"), turn="S")
    play.state.achieved, play.state.suffered = 3, 5
    alone = standard(play.game)
    two = position(HALL, S=hero(at="b2"), T=hero("taeral", at="c5"), turn="S")
    two.state.achieved, two.state.suffered = 3, 5
    assert alone == standard(two.game) + 1
