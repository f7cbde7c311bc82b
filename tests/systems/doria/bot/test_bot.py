"""What the sensible player does."""

from __future__ import annotations

from typing import Any

import pytest

from systems.doria.build import SYSTEM, Play, goblin, hero, monster, position
from undercroft.bots import Chair
from undercroft.kernel.requests import FigureId, Option
from undercroft.kernel.table import Table
from undercroft.systems.doria.agenda import Receive
from undercroft.systems.doria.bot.errands import falls_to
from undercroft.systems.doria.bot.lookout import Lookout
from undercroft.systems.doria.cards.definitions import TRAPS
from undercroft.systems.doria.cards.library import item_cards, library
from undercroft.systems.doria.cards.scenarios import SCENARIOS
from undercroft.systems.doria.cards.trap_words import LOSE_PP
from undercroft.systems.doria.quests.as_written import THING
from undercroft.systems.doria.state import State, Token

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


@pytest.mark.parametrize(
    ("card", "bonus"), [("combat-hammer", "initiative"), ("hunting-bow", "ranged"), ("psi-orb", "quickness")]
)
def test_it_chooses_the_bonus_that_does_most_with_what_it_has(card: str, bonus: str):
    able = {"agi": 10, "per": 13, "wis": 10, "psi": 11}
    people = {"W": hero(attributes=able, hand=[card]), "M": hero("mage", at="a1")}
    assert choice(position(**people, turn="level-up", round=7)).what == bonus


def test_it_raises_what_a_card_in_its_backpack_lacks():
    people = {"W": hero("adventurer", points=1, pack=["leather-shield"]), "M": hero("mage", at="a1")}
    assert choice(position(**people, turn="level-up")).what == "con"


@pytest.mark.parametrize(("hp", "act"), [(3, "yes"), (-3, "no")])
def test_it_lies_still_until_a_good_part_of_its_hp_is_back(hp: int, act: str):
    people = {"W": hero(hp=hp, unconscious=True), "M": hero("mage", at="a1"), "R": hero("ranger", at="a2")}
    play = position(**people, turn="level-up").take("W rests with 3 for HP")
    assert choice(play).act == act


@pytest.mark.parametrize(("hand", "act"), [("combat-hammer", "open"), ("flame-blade", "walk")])
def test_a_monster_that_it_cannot_hurt_does_not_keep_it_from_exploring(hand: str, act: str):
    ghost = monster("poltergeist", at="a1")
    play = position(DOOR, W=hero(hand=[hand]), p=ghost, turn="W", decks={"tiles": ["a-3"]})
    assert choice(play).act == act


@pytest.mark.parametrize(("torso", "act"), [("tri-anon-armor", "to-pack"), ("leather-armor", "to-torso")])
def test_it_puts_on_what_is_better_than_what_it_wears(torso: str, act: str):
    found = "leather-armor" if torso == "tri-anon-armor" else "tri-anon-armor"
    play = position(W=hero(at="a1", torso=[torso]), do=[Receive(FigureId(1), found)])
    assert choice(play).act == act


@pytest.mark.parametrize(("pp", "act"), [(3, "power"), (0, "done")])
def test_it_pays_for_a_flame_while_it_has_the_pp(pp: int, act: str):
    play = position(W=hero(at="a1", pp=pp, hand=["flame-blade"]), t=monster("troll", at="a2"), turn="W")
    play.table.choose(choice(play))
    assert choice(play).act == act


@pytest.mark.parametrize(("acted", "act"), [(True, "repair"), (False, "melee")])
def test_it_mends_its_armor_before_the_last_blow_unless_the_monster_would_strike_first(acted: bool, act: str):
    armor = hero(at="a1", ap=12, hand=["combat-hammer"], torso=["tri-anon-armor+damaged"])
    assert choice(position(W=armor, o=monster("orc", at="a2", acted=acted), turn="W")).act == act


def test_whoever_is_badly_hurt_steps_behind_a_friend():
    people = {"W": hero(at="b1", hp=1, hand=["combat-hammer"]), "S": hero("shield-maiden", at="b2")}
    play = position(**people, o=monster("ogre", at="c1"), turn="W")
    step = choice(play)
    assert step.act == "walk"


def test_it_goes_to_the_tile_where_the_others_are():
    board = """
+-+-+-+-+-+-+-+-+-+-+
|. . . . . . . . . .|
+-+-+-+-+-+-+-+-+-+-+
"""
    people = {"W": hero(at="j1"), "S": hero("shield-maiden", at="a1"), "R": hero("ranger", at="b1")}
    assert choice(position(board, **people, turn="W")).at == position(board, **people).at("e1")


def test_it_jumps_over_a_pit_that_lies_before_the_only_door():
    board = """
+-+-+-+-+-+
|. . o . W=
+-+-+-+-+-+
"""
    play = position(board.replace("W", "."), W=hero(at="a1"), turn="W", decks={"tiles": ["a-3"]})
    assert choice(play).at == play.at("b1")
    play = position(board.replace("W", "."), W=hero(at="b1"), turn="W", decks={"tiles": ["a-3"]})
    play.table.choose(choice(play))
    assert (choice(play).act, choice(play).at) == ("jump", play.at("d1"))


def test_it_begins_no_jump_where_there_is_no_room_to_land():
    board = """
+-+-+-+-+-+
|. . o . .=
+-+-+-+-+-+
"""
    others = {"S": hero("shield-maiden", at="d1"), "R": hero("ranger", at="e1")}
    play = position(board, W=hero(at="b1"), **others, turn="W", decks={"tiles": ["a-3"]})
    assert choice(play).act != "combine"


def test_it_fights_from_the_tile_of_the_others_where_it_can():
    board = """
+-+-+-+-+-+-+-+-+-+-+
|. . . . . . . . . .|
+ + + + + + + + + + +
|. . . . . . . . . .|
+-+-+-+-+-+-+-+-+-+-+
"""
    archer = hero("huntress", at="f1", hand=["hunting-bow"], ap=20)
    people = {"H": archer, "S": hero("shield-maiden", at="a1"), "R": hero("ranger", at="b1")}
    play = position(board, **people, g=goblin(at="b2"), turn="H")
    assert (choice(play).act, choice(play).at) == ("walk", play.at("e1"))


def beside_a_thing(scenario: str, pp: int, level: int = 1, **friends: dict[str, Any]) -> Play:
    """A warrior on the square of a thing, a check with which costs PP where it fails."""
    plan = library()[SCENARIOS][scenario]
    name = next(name for name, thing in plan.things.items() if LOSE_PP.of(thing.failed))

    def prepare(state: State) -> None:
        state.tokens += (Token(kind=THING, at=state.party[0].at, name=name),)
        state.quest = {f"{scenario}-{n}": 1 for n, _ in enumerate(plan.goals, 1)}
        state.ml = level

    return position(quest=scenario, W=hero(at="c3", pp=pp), **friends, turn="W", prepare=prepare)


@pytest.mark.parametrize(("pp", "tries"), [(3, True), (-4, True), (-6, False)])
def test_it_pays_for_failures_where_the_scenario_insists_but_never_comes_near_death_by_it(pp: int, tries: bool):
    assert (choice(beside_a_thing("the-hall-of-mirrors", pp)).act == "use-thing") is tries


@pytest.mark.parametrize(("scenario", "pp", "level"), [("the-wailing-court", 3, 4), ("the-last-harvest", 1, 1)])
def test_where_the_scenario_does_not_insist_it_tries_nothing_that_it_can_hardly_do_or_pay(
    scenario: str, pp: int, level: int
):
    assert choice(beside_a_thing(scenario, pp, level)).act != "use-thing"


@pytest.mark.parametrize(("friend", "falls"), [("mage", False), ("shield-maiden", True)])
def test_what_is_to_be_done_falls_to_whoever_is_likeliest_to_succeed(friend: str, falls: bool):
    play = beside_a_thing("the-hall-of-mirrors", 3, M=hero(friend, at="a1"))
    warrior = play.state.party[0]
    look = Lookout(Chair(play.table, warrior.seat).scene(), warrior.id)
    assert falls_to(look, warrior.at) is falls


def test_in_place_of_a_loot_card_it_takes_a_standard_item_that_makes_it_clearly_stronger():
    table: Table[Any, Any] = Table(SYSTEM, SYSTEM.default_setup("exploration", 1, "a"))
    taken = []
    while table.ask is not None and table.ask.prompt == "standard-items":
        taken.append(BOT.answer(Chair(table, table.ask.seats()[0])))
        table.answer(taken[-1])
    assert [option.act for option in taken][-2:] == ["take", "done"]
    cards = [item_cards()[option.what] for option in taken if option.what]
    assert not [card for card in cards if card.kind == "weapon"]
    assert len({card.zone for card in cards}) == len(cards)


def test_a_monster_that_it_hardly_hurts_does_not_hold_it_up():
    people = {"W": hero(hand=["worn-dagger"])}
    golem = monster("golem", at="a1")
    assert choice(position(DOOR, **people, o=golem, turn="W", decks={"tiles": ["a-3"]})).act == "open"


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_it_plays_whole_games_the_same_way_twice(seed: int):
    def played() -> Any:
        table = Table(SYSTEM, SYSTEM.unwatched(SYSTEM.default_setup("first-steps", 3, f"bot {seed}")))
        while (ask := table.ask) is not None:
            table.choose(BOT.answer(Chair(table, ask.seats()[0])))
        return table.state

    one, other = played(), played()
    assert one == other
    assert one.outcome.won
