"""Setup: decks, tracks, the party, who wins and loses together.  DO-0001 to DO-0028, DO-0507 to DO-0521"""

from __future__ import annotations

import json
from collections import Counter

import msgspec
import pytest

from systems.doria.build import SYSTEM, goblin, hero, position, quiet
from undercroft.kernel.requests import SeatId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.system import SetupError
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import DoomStep
from undercroft.systems.doria.cards.definitions import (
    BOSSES,
    CAMPAIGN_ITEMS,
    EVENTS,
    HEROES,
    ITEMS,
    MODIFIERS,
    MONSTERS,
    STANDARD,
    TRAPS,
)
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.cards.scenarios import SCENARIOS
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.setup import decks
from undercroft.systems.doria.state import DOOM_START, State
from undercroft.systems.doria.things.decks import STACKS


def table(characters: int = 3, seed: str = "setup", **changes: object) -> Table[State, Doria]:
    """A game that has just been set up; nobody has answered anything."""
    setup = SYSTEM.default_setup("first-steps", characters, seed)
    return Table(SYSTEM, msgspec.structs.replace(setup, **changes))


@rule("DO-0001", "DO-0002", "DO-0003", "DO-0507")
@pytest.mark.parametrize("characters", range(1, 7))
def test_one_to_six_characters_play_whoever_controls_them(characters: int):
    game = table(characters, seats=(SeatPlan("Anna"), SeatPlan("Bruno")))
    assert game.state.starting == len(game.state.party) == characters
    assert [one.seat for one in game.state.party] == [SeatId(n % 2) for n in range(characters)]


@rule("DO-0001")
@pytest.mark.parametrize("characters", [0, 7])
def test_nobody_and_more_than_six_are_refused(characters: int):
    with pytest.raises(SetupError):
        SYSTEM.default_setup("first-steps", characters, "x")


@rule("DO-0018")
def test_the_loot_cards_are_three_stacks_as_equal_as_can_be():
    state = table().state
    loot = [*library()[ITEMS].values(), *library()[TRAPS].values(), *library()[EVENTS].values()]
    assert max(len(state.piles[name].cards) for name in STACKS) == -(-sum(card.copies for card in loot) // 3)
    dealt = Counter(card for name in STACKS for card in state.piles[name].cards)
    assert dealt == Counter({card.id: card.copies for card in loot})


@rule("DO-0018", "DO-0020")
def test_another_seed_shuffles_otherwise():
    one, other = table(seed="one").state, table(seed="two").state
    assert [one.piles[name].cards for name in STACKS] != [other.piles[name].cards for name in STACKS]


@rule("DO-0019")
def test_a_loot_card_is_drawn_from_a_stack_of_the_drawers_choice():
    game = table()
    game.choose(game.ask.options[game.ask.default])  # type: ignore[union-attr]
    ask = game.ask
    assert ask is not None
    assert (ask.prompt, [option.what for option in ask.options]) == ("which-stack", list(STACKS))
    top = game.state.piles["loot-2"].cards[-1]
    game.choose(ask.options[1])
    assert len(game.state.piles["loot-2"].cards) < len(game.state.piles["loot-1"].cards)
    assert top not in game.state.piles["loot-2"].cards[-1:] or top in game.state.piles["loot-2"].cards


@rule("DO-0020")
def test_the_monster_cards_are_one_deck():
    box = library()
    kinds = {id: card.cards for id, card in box[MONSTERS].items() if card.cards}
    assert Counter(decks()["monsters"]) == Counter(kinds | {id: card.copies for id, card in box[MODIFIERS].items()})


@rule("DO-0021", "DO-0022")
def test_markers_begin_on_their_first_fields():
    state = table().state
    assert (state.ml, state.doom, state.round, state.xp) == (1, DOOM_START, 0, 0)


@rule("DO-0023")
def test_every_character_has_a_seat_of_its_own_unless_somebody_plays_several():
    assert [one.seat for one in table(3).state.party] == [0, 1, 2]


@rule("DO-0025", "DO-0026", "DO-0027")
def test_the_start_tile_lies_and_the_deck_of_the_scenario_is_hidden():
    state = table().state
    assert [laid.tile for laid in state.plan.laid] == ["a-1"]
    wanted = [tile for part in library()[SCENARIOS]["first-steps"].deck for tile in part.tiles]
    assert sorted(state.piles["tiles"].cards) == sorted(wanted)
    scene = SYSTEM.scene(table().game, SeatId(0))
    assert next(pile for pile in scene.piles if pile.name == "doria-pile-tiles").top == ""


@rule("DO-0026", "DO-0027")
def test_bots_imagine_the_tiles_of_a_layer_where_it_lies():
    import random

    game = table()
    for n in range(5):
        imagined = game.imagine(SeatId(0), random.Random(n))
        assert sorted(imagined.state.piles["tiles"].cards) == sorted(game.state.piles["tiles"].cards)


@rule("DO-0028")
@pytest.mark.parametrize("language", ["en", "it"])
def test_story_and_goal_are_there_for_all_before_the_game(language: str):
    from undercroft.text.messages import messages

    said = messages(language, "doria")
    assert said.has("doria-quest-first-steps", "story")
    assert said.has("doria-quest-first-steps", "goal")


@rule("DO-0004", "DO-0014", "DO-0396")
def test_a_scenario_ends_at_once_when_its_goal_is_fulfilled():
    people = {
        "W": hero(at="c3", ap=20, hand=["combat-hammer"]),
        "M": hero("mage", at="a1"),
        "g": goblin(at="c2", hurt=0),
    }
    dice = {"W melee-attack": [[9, 9, 9], [2, 2]]}
    play = position(quest="first-steps", **people, turn="W", dice=dice, prepare=nearly_done)
    play.take("W strikes g with combat-hammer")
    assert play.see("table")["won"]


def nearly_done(state: State) -> None:
    """No tile is left, and the goblin is about to fall."""
    state.piles["tiles"].cards = ()
    state.monsters[0].hurt = 1


@rule("DO-0017", "DO-0515")
@pytest.mark.parametrize("people", [["W"], ["W", "M"]])
def test_the_death_of_one_ends_the_scenario_for_all(people: list[str]):
    from undercroft.systems.doria.agenda import Fall

    figures = {"W": hero(hp=-15), "M": hero("mage", at="a1")}
    chosen = {name: figures[name] for name in people}
    from undercroft.kernel.requests import FigureId

    play = position(**chosen, do=[Fall(FigureId(1), damage=5)])
    assert play.see("table")["lost"]


@rule("DO-0005", "DO-0006")
def test_a_single_scenario_stands_alone():
    game = table()
    assert game.state.campaign == ""
    assert SYSTEM.finish(game.game) == b""


@rule("DO-0006", "DO-0521", "DO-0020")
def test_the_rules_of_a_scenario_change_the_setup():
    assert set(table().state.piles["monsters"].cards) == {"goblin"}


# one or two


@rule("DO-0508", "DO-0509")
def test_two_characters_count_as_two_for_whatever_asks_for_their_number():
    play = position(W=hero(), M=hero("mage", at="a1"), turn="level-up", xp=2)
    assert play.asks() == "redeem-xp"


@rule("DO-0510", "DO-0511", "DO-0517", "DO-0518", "DO-0046", "DO-G27")
@pytest.mark.parametrize(("characters", "cards", "bonuses"), [(1, 10, 1), (2, 8, 1), (3, 6, 0), (6, 6, 0)])
def test_one_or_two_characters_draw_more_and_begin_with_a_bonus(characters: int, cards: int, bonuses: int):
    game = table(characters)
    while game.state.round == 0:
        ask = game.ask
        assert ask is not None
        game.choose(ask.options[ask.default])
    for one in game.state.party:
        assert len(one.outfit.items()) + len(one.set_aside) == cards
        assert len(one.bonuses) == bonuses


# characters


@rule("DO-0043", "DO-0044", "DO-0024")
def test_the_premade_characters_begin_with_their_two_standard_items():
    heroes = library()[HEROES]
    assert len(heroes) == 8
    for one in table(6).state.party:
        assert {item.card for item in one.outfit.items()} == set(heroes[one.card].items)


def made(**attributes: int) -> str:
    return json.dumps({"name": "Galdor", "attributes": attributes})


FAIR = {"str": 13, "con": 9, "agi": 8, "per": 8, "wis": 6, "psi": 6}


@rule("DO-0051", "DO-0052")
@pytest.mark.parametrize(
    "change",
    [{"str": 14, "con": 8}, {"psi": 7}, {"psi": 5}, {"wis": 0}],
    ids=["above 13", "51 points", "49 points", "0"],
)
def test_a_custom_character_has_50_points_each_attribute_from_1_to_13(change: dict[str, int]):
    Table(SYSTEM, Setup(system="doria", quest="first-steps", party=(made(**FAIR), "mage"), seed="x"))
    with pytest.raises(SetupError):
        SYSTEM.start(Setup(system="doria", quest="first-steps", party=(made(**(FAIR | change)), "mage"), seed="x"))


@rule("DO-0054", "DO-0023")
def test_a_custom_character_may_see_its_cards_before_its_points_are_distributed():
    game = Table(
        SYSTEM, Setup(system="doria", quest="first-steps", party=('{"name": "Amara"}', "mage", "ranger"), seed="x")
    )
    ask = game.ask
    while ask is not None and ask.prompt != "outfit":
        game.choose(ask.options[ask.default])
        ask = game.ask
    assert ask is not None
    amara = game.state.party[0]
    assert len(amara.outfit.items()) + len(amara.set_aside) == 6
    while game.ask is not None and game.ask.who == amara.id:
        assert all(option.act != "done" for option in game.ask.options) == bool(game.state.party[0].points)
        if not game.state.party[0].points:
            break
        raised = [option for option in game.ask.options if option.act == "raise"]
        game.choose(raised[0])
        amara = game.state.party[0]
    attributes = game.state.party[0].attributes
    values = [attributes.of(name) for name in ("str", "con", "agi", "per", "wis", "psi")]
    assert sum(values) == 50
    assert max(values) == 13
    assert game.state.party[0].hp == game.game.kit(game.state.party[0]).max_hp


@rule("DO-0043", "DO-0002")
def test_nobody_is_in_the_party_twice():
    with pytest.raises(SetupError):
        SYSTEM.start(Setup(system="doria", quest="first-steps", party=("mage", "mage"), seed="x"))


@rule("DO-0015", "DO-0146")
def test_the_doom_counter_does_not_end_a_game():
    play = position(W=hero(), M=hero("mage", at="a1"), do=[DoomStep(fields=30)], prepare=quiet)
    assert play.state.outcome is None


def test_no_two_cards_that_may_lie_in_one_deck_share_a_name():
    box = library()
    ids = [id for section in (ITEMS, STANDARD, CAMPAIGN_ITEMS, TRAPS, EVENTS) for id in box[section]]
    ids += [id for section in (MONSTERS, MODIFIERS, BOSSES) for id in box[section]]
    assert [id for id, n in Counter(ids).items() if n > 1] == []


@rule("DO-0008", "DO-0009", "DO-0021")
def test_a_character_may_be_carried_into_another_scenario_with_its_level_and_that_of_the_monsters():
    def grown(state: State) -> None:
        state.ml = 3
        state.party[0].bonuses, state.party[0].earned = ("melee", "damage"), 2

    figures = {"W": hero(attributes={"str": 14, "con": 14}), "M": hero("mage", at="a1")}
    before = position(**figures, prepare=grown)
    warrior = next(one for one in SYSTEM.made(before.game) if one.key == "warrior")
    state = SYSTEM.start(Setup(system="doria", quest="first-steps", party=(warrior.entry, "mage"), seed="x"))
    assert state.ml == 3
    assert state.party[0].bonuses == ("melee", "damage")
    assert (state.party[0].attributes.of("str"), state.party[0].earned) == (14, 2)
    assert state.party[0].outfit.items() == ()


@rule("DO-0009")
def test_nobody_brings_points_or_bonuses_that_do_not_add_up():
    entry = {"name": "Galdor", "attributes": FAIR | {"str": 14}, "earned": 2}
    twice = {"name": "Galdor", "attributes": FAIR, "bonuses": ["melee", "melee"]}
    for wrong in (entry, twice):
        with pytest.raises(SetupError):
            SYSTEM.start(Setup(system="doria", quest="first-steps", party=(json.dumps(wrong), "mage"), seed="x"))


@rule("DO-0350")
@pytest.mark.parametrize(("quest", "drawn"), [("hold-the-stairs", 0), ("first-steps", 1)])
def test_some_scenarios_have_no_door_events(quest: str, drawn: int):
    from undercroft.kernel.requests import FigureId
    from undercroft.systems.doria.agenda import DoorEvents

    people = {"W": hero(at="a1"), "M": hero("mage", at="a2")}
    decks = {"door-events": ["no-event"]}
    play = position(quest=quest, **people, do=[DoorEvents(FigureId(1))], options={"door-events": True}, decks=decks)
    assert len(play.state.piles["door-events"].discards) == drawn
