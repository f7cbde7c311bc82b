"""What the sensible player does."""

from __future__ import annotations

from typing import Any

import pytest

from systems.doria.build import SYSTEM, Play, goblin, hero, position
from undercroft.bots import Chair
from undercroft.kernel.requests import Option
from undercroft.kernel.table import Table
from undercroft.systems.doria.cards.definitions import TRAPS
from undercroft.systems.doria.cards.library import library

BOT = SYSTEM.bots["sensible"](0)
DOOR = """
+-+-+-+-+-+
|. . . . .|
+ + + + + +
|. . . . .|
+ + + + + +
|. . . . W=
+ + + + + +
|. . . . .|
+ + + + + +
|. . . . .|
+-+-+-+-+-+
"""


def choice(play: Play) -> Option:
    ask = play.table.ask
    assert ask is not None
    return BOT.answer(Chair(play.table, ask.seats()[0]))  # type: ignore[no-any-return]


def test_it_strikes_what_is_in_reach():
    play = position(W=hero(at="a1", hand=["combat-hammer"]), g=goblin(at="a2"), turn="W")
    assert (choice(play).act, choice(play).who) == ("melee", play.names["g"])


def test_it_walks_up_to_a_monster_and_keeps_an_ap_for_the_blow():
    play = position(W=hero(at="a1", hand=["combat-hammer"], ap=4), g=goblin(at="a5"), turn="W")
    walk = choice(play)
    assert (walk.act, walk.at) == ("walk", play.at("a4"))
    play.table.choose(walk)
    assert play.see("W")["ap"] == 1


@pytest.mark.parametrize(("hp", "act"), [(2, "use"), (13, "melee")])
def test_it_drinks_when_it_is_weak_and_fights_when_it_is_not(hp: int, act: str):
    people = {"W": hero(at="a1", hp=hp, hand=["combat-hammer"], belt=["small-healing-potion"]), "g": goblin(at="a2")}
    assert choice(position(**people, turn="W")).act == act


@pytest.mark.parametrize(("hp", "act"), [(13, "open"), (1, "wait")])
def test_it_opens_a_door_while_the_group_is_fit(hp: int, act: str):
    assert choice(position(DOOR, W=hero(hp=hp), turn="W", decks={"tiles": ["a-3"]})).act == act


def test_it_searches_with_care_when_there_is_time():
    play = position(W=hero(at="a1"), tokens={"loot": ["a1"]}, turn="W")
    assert choice(play).act == "search-with-care"
    assert choice(position(W=hero(at="a1", ap=2), tokens={"loot": ["a1"]}, turn="W")).act == "search"


def test_it_repairs_when_nobody_is_about():
    people = {"W": hero(at="a1", torso=["tri-anon-armor+damaged"])}
    assert choice(position(**people, turn="W")).act == "repair"


def test_it_buys_what_somebody_can_use_with_what_nobody_can():
    trap = next(id for id, card in library()[TRAPS].items() if card.gold)
    figures = {"W": hero(at="a1", pack=[trap]), "M": hero("mage", at="a2")}
    play = position(**figures, turn="shop", shop=("dagger", "", ""))
    assert (choice(play).act, choice(play).what) == ("sell", trap)
    play.table.choose(choice(play))
    assert choice(play).act == "buy"


def test_it_chooses_the_bonus_of_its_best_weapon():
    for card, bonus in (("combat-hammer", "melee"), ("hunting-bow", "ranged")):
        people = {"W": hero(attributes={"agi": 10, "per": 13}, hand=[card]), "M": hero("mage", at="a1")}
        assert choice(position(**people, turn="level-up", round=7)).what == bonus


def test_it_raises_what_a_card_in_its_backpack_lacks():
    people = {"W": hero("adventurer", points=1, pack=["leather-shield"]), "M": hero("mage", at="a1")}
    assert choice(position(**people, turn="level-up")).what == "con"


@pytest.mark.parametrize(("hp", "act"), [(-3, "yes"), (-15, "no")])
def test_it_gets_up_when_a_die_is_likely_to_do(hp: int, act: str):
    people = {"W": hero(hp=hp, unconscious=True), "M": hero("mage", at="a1")}
    play = position(**people, turn="level-up").take("W rests with 3 for HP")
    assert choice(play).act == act


@pytest.mark.parametrize("seed", range(3))
def test_it_plays_whole_games_the_same_way_twice(seed: int):
    def played() -> Any:
        table = Table(SYSTEM, SYSTEM.unwatched(SYSTEM.default_setup("first-steps", 3, f"bot {seed}")))
        while (ask := table.ask) is not None:
            table.choose(BOT.answer(Chair(table, ask.seats()[0])))
        return table.state

    one, other = played(), played()
    assert one == other
    assert one.outcome.won
