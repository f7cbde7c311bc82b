"""The bag of initiative tokens."""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, monster, position
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import BattleTurn, DrawToken, TurnEnds
from undercroft.systems.league.dungeon import initiative

ROOM = """
W.X....
.......
...g.h.
"""


def room(**more):
    figures = {"W": hero(), "X": hero("ogrim"), "g": goblin(), "h": goblin()}
    return position(ROOM, **{**figures, **more})


def bag(**more):
    """What lies in the bag after it has been filled."""
    play = room(do=[], **more)
    initiative.fill(play.game)
    return dict(initiative.ORDER.content(play.game))


def drawn(*tokens, **more):
    """Tokens are drawn in this order."""
    return room(do=[DrawToken()], decks={"order": tuple(reversed(tokens))}, **more)


@rule("LE-0319")
def test_the_bag_holds_a_token_for_every_hero_and_every_enemy():
    assert bag() == {"enemy": 2, "hero": 2}


@rule("LE-0319", "LE-G47")
def test_the_bag_is_filled_at_the_beginning_of_a_battle_turn():
    play = room(do=[BattleTurn()], has={"battle": 1})
    drawn_already = len(play.events("drawn"))
    assert drawn_already >= 1
    assert len(play.state.piles["order"].cards) + drawn_already == 4


@rule("LE-0320")
@pytest.mark.parametrize(("turn", "enemies"), [(1, 4), (2, 2)])
def test_where_the_door_was_broken_down_the_enemy_has_two_tokens_more_in_the_first_battle_turn(turn, enemies):
    assert bag(has={"bashed": True, "battle": turn}, battle=turn)["enemy"] == enemies


@rule("LE-0321", "LE-0323")
def test_what_a_door_gave_is_not_put_back():
    play = room(do=[TurnEnds(battle=True)], has={"bashed": True, "through_door": True, "battle": 1})
    assert (play.state.bashed, play.state.through_door, play.state.battle) == (False, False, 2)


@rule("LE-0322")
@pytest.mark.parametrize(
    ("talents", "door", "turn", "heroes"),
    [(["bats-ears"], True, 1, 3), (["bats-ears"], False, 1, 2), (["bats-ears"], True, 2, 2), ([], True, 1, 2)],
)
def test_heroes_with_perfect_hearing_have_a_token_more_when_a_door_began_the_battle(talents, door, turn, heroes):
    has = {"through_door": door, "battle": turn}
    assert bag(W=hero(talents=talents), has=has, battle=turn)["hero"] == heroes


@rule("LE-0322", "LE-0795")
def test_enemies_with_perfect_hearing_have_a_token_more():
    assert bag(g=monster("wolf"), has={"through_door": True}) == {"enemy": 3, "hero": 2}


@rule("LE-0324")
def test_where_both_sides_hear_perfectly_neither_has_one_more():
    found = bag(W=hero(talents=["bats-ears"]), g=monster("wolf"), has={"through_door": True})
    assert found == {"enemy": 2, "hero": 2}


@rule("LE-0811")
def test_silent_enemies_are_not_heard():
    found = bag(W=hero(talents=["bats-ears"]), g=monster("lizardman"), has={"through_door": True})
    assert found["hero"] == 2


@rule("LE-0325")
def test_a_named_monster_adds_a_token_for_as_long_as_it_lives():
    assert bag(g=monster("goblin-king"))["enemy"] == 3
    assert bag(g=monster("goblin-king"), has={"battle": 4}, battle=4)["enemy"] == 3


@rule("LE-0814")
def test_a_sneaky_enemy_adds_a_token():
    assert bag(g=monster("goblin-cutthroat"))["enemy"] == 3


@rule("LE-0325", "LE-0814")
@pytest.mark.parametrize(("card", "tokens"), [("goblin", 1), ("goblin-king", 2), ("goblin-cutthroat", 2)])
def test_whoever_joins_a_battle_brings_as_many_tokens_as_one_who_was_there(card, tokens):
    play = drawn("hero", g=monster(card))
    before = play.state.piles["order"].cards
    initiative.join(play.game, play.enemy("g"))
    assert len(play.state.piles["order"].cards) == len(before) + tokens


@rule("LE-0325", "LE-0327", "LE-G48")
def test_a_token_too_many_is_of_no_effect_and_nobody_acts_twice():
    play = drawn("hero", "hero", "hero")
    play.take("W goes first").choose("end", n=0)
    assert play.table.ask.who == play.names["X"]
    play.choose("end", n=0)
    assert play.state.piles["order"].cards == ()
    assert play.table.pending is None or play.asks() == ""


@rule("LE-0326", "LE-G48")
def test_a_hero_token_lets_the_players_choose_who_acts():
    play = drawn("hero", "hero")
    assert play.asks() == "who-first"
    play.take("X goes first")
    assert play.table.ask.who == play.names["X"]


@rule("LE-0326", "LE-G48")
def test_a_monster_token_activates_an_enemy():
    play = drawn("enemy", g=goblin(stun=2), h=goblin(stun=2, acted=True))
    assert [event.who for event in play.events("began") if event.what == "activation"] == [play.names["g"]]


@rule("LE-0327")
def test_whoever_has_acted_is_not_activated_again():
    play = drawn("hero", W=hero(acted=True))
    assert (play.asks(), play.table.ask.who) == ("act", play.names["X"])


@rule("LE-0328")
def test_whoever_is_knocked_out_has_no_token_in_the_next_turn():
    assert bag(X=hero("ogrim", hp=0)) == {"enemy": 2, "hero": 1}


@rule("LE-0328")
def test_when_the_bag_is_empty_a_new_battle_turn_begins():
    play = room(turn="turn", g=goblin(stun=2), h=goblin(stun=2), options={"g47": "heroes-first"})
    play.take("W goes first").choose("end", n=0).choose("end", n=0)
    assert play.state.battle == 2
    assert all(not one.acted for one in play.state.party)


@rule("LE-0331")
def test_whoever_is_on_overwatch_has_no_token():
    assert bag(W=hero(watching=True)) == {"enemy": 2, "hero": 1}


@rule("LE-0319", "LE-G47")
def test_without_the_bag_all_heroes_act_before_all_enemies():
    figures = {"g": goblin(stun=2), "h": goblin(stun=2)}
    play = room(do=[DrawToken()], options={"g47": "heroes-first"}, **figures)
    play.take("W goes first").choose("end", n=0).choose("end", n=0)
    acted = [event.who for event in play.events("began") if event.what == "activation"]
    assert acted[:2] == [play.names["W"], play.names["X"]]
    assert set(acted[2:]) == {play.names["g"], play.names["h"]}


@rule("LE-0065")
def test_the_enemies_act_by_their_list_when_all_heroes_have():
    figures = {"W": hero(acted=True), "X": hero("ogrim", acted=True), "g": goblin(stun=2), "h": goblin(stun=2, at="b2")}
    play = room(do=[DrawToken()], options={"g47": "heroes-first"}, **figures)
    acted = [event.who for event in play.events("began") if event.what == "activation"]
    assert acted[0] == play.names["h"]


@rule("LE-0245")
def test_whoever_came_late_acts_after_everybody_else():
    play = room(do=[], g=goblin(stun=2), h=goblin(stun=2, acted=True), decks={"order": ("hero",)})
    initiative.join(play.game, play.enemy("g"), late=True)
    assert play.state.figures == (play.names["g"],)
    assert initiative.enemies_to_act(play.game) == []
    assert initiative.enemies_to_act(play.game, late=True) == [play.enemy("g")]


@rule("LE-0319")
def test_an_enemy_that_joins_has_its_token_in_the_bag():
    play = room(do=[], decks={"order": ("hero",)})
    initiative.join(play.game, play.enemy("g"))
    assert dict(initiative.ORDER.content(play.game)) == {"enemy": 1, "hero": 1}


@rule("LE-G116")
def test_an_enemy_that_hides_still_has_its_turn():
    play = room(do=[], g=goblin())
    play.enemy("g").at = -1
    assert play.enemy("g") in initiative.enemies_to_act(play.game)


def test_the_bag_gives_nothing_away():
    play = room(do=[DrawToken()], decks={"order": ("enemy", "hero")})
    scene = play.table.scene(0)
    assert scene.order is not None
    assert {(place.token, place.n) for place in scene.order.places} == {("enemy", 1)}
