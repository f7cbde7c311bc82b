"""Single clauses of Power cards and the die that brings them.  UN-0587, UN-0671 to UN-0677"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, named, orc, position, square, troll
from systems.universalis.rooms import rooms
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import NextCreature, OrderCreatures, PowerDie
from undercroft.systems.universalis.cards.definitions import DARK_CARDS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.dark.power_cards import act_again, flee, may_have, needs_creature, refuges
from undercroft.systems.universalis.dark.power_die import bearers, for_certain, power_die
from undercroft.systems.universalis.dungeon.obstacles import card_of


def lair(**people: Any) -> Play:
    return position(HALL, turn="S", **{"S": hero(at="b2"), "k": orc(at="h8"), **people})


def power(word: str) -> str:
    """A Power card that says a word."""
    return next(
        id
        for id, card in library()[DARK_CARDS].items()
        if card.kind == "power" and any(effect.name == word for effect in card.effects)
    )


@rule("UN-0673", "UN-0587")
def test_a_power_is_for_whom_it_does_some_good() -> None:
    play = lair(m=orc(at="j8"))
    who = play.who("k")
    healing, again = power("heal"), power("creature-again")
    assert not may_have(play.game, healing, who)
    who.conditions = ("stunned",)
    assert may_have(play.game, healing, who)
    who.conditions, who.wounds = (), 1
    assert may_have(play.game, healing, who)
    assert may_have(play.game, again, who)
    by_hand = lair(hand=[])
    by_hand.who("k").activated = False
    assert not may_have(by_hand.game, again, by_hand.who("k"))
    by_hand.who("k").activated = True
    assert may_have(by_hand.game, again, by_hand.who("k"))


@rule("UN-0673")
def test_of_those_a_power_helps_the_leader_has_it_or_the_dearest() -> None:
    healing = power("heal")
    play = lair(m=troll(at="e5"), n=orc(at="j8"))
    assert bearers(play.game, healing) == []
    for one in play.state.creatures:
        one.wounds = 1
    assert [one.id for one in bearers(play.game, healing)] == [play.who("m").id]
    play.who("n").leader = True
    assert [one.id for one in bearers(play.game, healing)] == [play.who("n").id]


@rule("UN-0587", "UN-0620")
def test_a_creature_vanishes_to_another_section_away_from_all_heroes() -> None:
    board = rooms([4, 8], 4, {0: (2, "/")})
    play = position(board, S=hero(at="a1"), k=orc(at="b2"), m=orc(at="f2"), turn="S", start=("l4",))
    found = named(play, refuges(play.game, play.who("k")))
    assert not found & {f"{column}{row}" for column in "abcd" for row in "1234"}
    assert not found & {"f2", "l4"}
    assert "h3" in found
    carried_out(flee(play.game, play.who("k")))
    assert play.see("k")["at"] in found
    far = max(play.game.plan.board.distance(play.who("S").at, square(play, at)) for at in found)
    assert play.game.plan.board.distance(play.who("S").at, play.who("k").at) == far


@rule("UN-0587")
def test_a_creature_acts_again_last_of_the_order() -> None:
    play = lair(m=orc(at="j8"))
    who = play.who("k")
    who.activated = True
    play.state.agenda = [NextCreature(order=(play.who("m").id,)), OrderCreatures()]
    act_again(play.game, who)
    assert play.state.agenda == [NextCreature(order=(play.who("m").id, who.id)), OrderCreatures(again=(who.id,))]
    assert not who.activated


@rule("UN-0676", "UN-0758")
@pytest.mark.parametrize(("main", "heroes", "sure"), [(True, 2, True), (False, 2, False), (True, 1, False)])
def test_while_creatures_of_the_main_room_are_in_play_a_power_comes_for_certain_but_not_against_one_alone(
    main: bool, heroes: int, sure: bool
) -> None:
    more = {"B": hero("borgron", at="d2")} if heroes == 2 else {}
    play = lair(main=main, **more)
    play.who("k").home = 0
    assert for_certain(play.game) is (sure and not play.game.alone())
    play.who("k").home = -1
    assert not for_certain(play.game)


@rule("UN-0671", "UN-0672")
@pytest.mark.parametrize(("cards", "at", "rolled"), [(True, "d4", True), (False, "d4", False)])
def test_the_power_die_is_rolled_in_a_combat_turn_while_there_are_cards(cards: bool, at: str, rolled: bool) -> None:
    play = lair(k=orc(at=at), decks={"powers": [power("heal")] if cards else []})
    script = power_die(play.game, PowerDie())
    if rolled:
        assert next(script).why == "scenario-power"
    else:
        carried_out(script)


@rule("UN-0587")
def test_only_gains_of_the_reserve_are_for_no_creature() -> None:
    for id, card in library()[DARK_CARDS].items():
        if card.kind == "power":
            assert needs_creature(id) is any(effect.name != "gain-reserve" for effect in card_of(id).effects)
