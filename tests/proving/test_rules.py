"""The rules of the proving game itself, so that it is a game and not a mock."""

from __future__ import annotations

import random

import msgspec
import pytest
from positions import OPEN, K, board

from proving import SYSTEM
from proving.heroes import Ledger, ledger_of
from proving.moments import MOMENTS
from undercroft.kernel.ledger import Campaign, Line
from undercroft.kernel.moments import bound_sources
from undercroft.kernel.record import record
from undercroft.kernel.requests import SeatId
from undercroft.kernel.setup import SeatPlan
from undercroft.kernel.state import digest
from undercroft.kernel.system import SetupError
from undercroft.kernel.table import Table
from undercroft.lab.play import quick_table
from undercroft.proofs.contract import begin, steps


def test_a_foe_is_attacked_before_or_beside_oneself_but_not_behind(stage):
    here = board("#...g...#", "#..xKy..#", "#.......#")
    figures = {"K": K, "g": {"kind": "rat"}, "x": {"kind": "rat"}, "y": {"kind": "rat"}}
    scene = stage(here, "K", figures)
    assert [scene.offers(f"melee {mark}") for mark in "gxy"] == [True, False, True]


def test_an_attack_from_behind_has_one_die_more(stage):
    scene = stage(board("#..Kg...#"), "K", {"K": K, "g": {"kind": "goblin", "facing": 2}}, [((4, 4, 4), (1,))])
    assert scene.does("melee g").of("g")["gone"]


def test_the_zone_of_a_foe_stops_a_walk(stage):
    here = board("#.......#", "#K.g....#", "#.......#")
    scene = stage(here, "K", {"K": K, "g": {"kind": "goblin", "facing": 6}}).does("move")
    assert scene.offers("go d2")
    assert not scene.offers("go e2")


def test_a_closed_door_stops_sight_and_walk(stage):
    here = "+-+-+-+-+\n|A .=. g|\n+-+-+-+-+"
    scene = stage(here, "A", {"A": {"kind": "archer", "facing": 2}, "g": {"kind": "goblin"}})
    assert not scene.offers("shot g")
    scene.does("move")
    assert not scene.offers("go c1")


def test_an_open_door_lets_shots_through(stage):
    here = "+-+-+-+-+\n|A ./. g|\n+-+-+-+-+"
    assert stage(here, "A", {"A": {"kind": "archer", "facing": 2}, "g": {"kind": "goblin"}}).offers("shot g")


def test_a_figure_in_between_stops_a_shot(stage):
    figures = {"A": {"kind": "archer", "facing": 2}, "K": K, "g": {"kind": "goblin"}}
    assert not stage(board("#A.K.g..#"), "A", figures).offers("shot g")


def test_an_ogre_stands_on_four_squares_and_is_attacked_on_any_of_them(stage):
    here = board("#...O...#", "#..K....#")
    scene = stage(here, "K", {"K": K, "O": {"kind": "ogre"}})
    assert scene.offers("melee O")


def test_an_ogre_walks_only_where_all_of_it_fits(stage):
    wide = board("#K......#", "#.....O.#", "#.......#")
    scene = stage(wide, "O", {"K": K, "O": {"kind": "ogre"}})
    assert scene.of("O")["at"] == "f2"
    narrow = board("#K...####", "####..O.#", "#####...#")
    assert stage(narrow, "O", {"K": K, "O": {"kind": "ogre"}}).of("O")["at"] == "g3"


def test_a_hero_who_walks_into_a_pit_falls_and_everybody_sees_it(stage):
    scene = stage(board("#K?.....#"), "K", {"K": K}, pits=["c2"]).does("move", "go d2")
    assert (scene.of("K")["at"], scene.of("K")["wounds"], scene.of("table")["found"]) == ("c2", 1, ["c2"])


def test_a_foe_that_walks_into_a_pit_falls_too(stage):
    scene = stage(board("#K...?r.#"), "r", {"K": K, "r": {"kind": "rat"}}, pits=["f2"])
    assert scene.of("r")["gone"]


def test_a_point_buys_another_throw(stage):
    figures = {"K": K | {"points": 1}, "g": {"kind": "rat"}}
    scene = stage(board("#..Kg...#"), "K", figures, [((1, 1, 1), ()), ((6, 6, 6), ())])
    scene.does("melee g", "yes")
    assert (scene.of("g")["gone"], scene.of("K")["points"]) == (True, 0)


@pytest.mark.parametrize(("face", "wounds", "shield"), [(1, 2, False), (3, 2, True), (4, 0, True)])
def test_a_shield_holds_on_a_four_and_breaks_on_a_one(stage, face, wounds, shield):
    figures = {"K": K | {"shield": True}, "g": {"kind": "goblin"}}
    scene = stage(board("#..Kg...#"), "g", figures, [((6, 6), (1, 1)), face]).does("yes")
    assert (scene.of("K")["wounds"], scene.of("K")["shield"]) == (wounds, shield)


def test_who_slays_a_foe_draws_loot_and_a_charm_is_a_point(stage):
    scene = stage(board("#..Kg...#"), "K", {"K": K, "g": {"kind": "rat"}}, [((6, 6), ())], loot=LOOT_CHARM)
    scene.does("melee g")
    assert (scene.of("K")["bag"], scene.of("K")["points"]) == (["charm"], 1)


LOOT_CHARM = ["axe", "blade", "potion", "cloak", "purse", "cobweb", "bone", "mirror", "charm"]


def test_a_chest_is_searched_once(stage):
    scene = stage(board("#..K$...#"), "K", {"K": K}).does("move", "go e2", "face 2", "search")
    assert len(scene.of("K")["bag"]) == 1
    assert not scene.offers("search")


def test_a_potion_heals_two_wounds(stage):
    loot = [card for card in LOOT_CHARM if card != "potion"]
    scene = stage(board("#..K....#"), "K", {"K": K | {"bag": ["potion"], "wounds": 3}}, loot=loot).does("drink potion")
    assert (scene.of("K")["wounds"], scene.of("K")["bag"]) == (1, [])


def test_a_hero_may_look_another_way(stage):
    assert stage(board("#..K....#"), "K", {"K": K}).does("face 6").of("K")["facing"] == 6


def test_the_dark_player_chooses_among_several_targets(stage):
    figures = {"K": K, "A": {"kind": "archer"}, "g": {"kind": "goblin"}}
    scene = stage(board("#..KgA..#"), "g", figures)
    assert (scene.prompt, scene.table.ask.seats()) == ("target", (1,))


def test_the_dark_player_draws_secretly_up_to_three_cards(stage):
    scene = stage(board("#..K....#"), "K", {"K": K}).does("end", "end", "end", "end")
    assert len(scene.table.state.hand.cards) == 3
    drawn = [event for event in scene.table.events(SeatId(0)) if type(event).__name__ == "Drawn"]
    assert [event.cards for event in drawn] == [()] * 3


def test_too_many_rounds_lose_the_game(stage):
    state, setup, _ = SYSTEM.stage({"board": OPEN, "turn": "K", "figures": {"K": K}})
    table = Table(SYSTEM, msgspec.structs.replace(setup, round_limit=1), state=state)
    table.answer(0)
    assert (table.state.outcome.won, table.state.outcome.why) == (False, "too-late")


def test_without_heroes_the_game_is_lost(stage):
    figures = {"K": K | {"wounds": 4}, "g": {"kind": "goblin"}}
    scene = stage(board("#..Kg...#"), "g", figures, [((6, 6), (1, 1))])
    assert scene.table.state.outcome.why == "party-slain"


def test_the_hunt_is_won_with_the_ogre(stage):
    figures = {"K": K, "O": {"kind": "ogre", "wounds": 4}}
    scene = stage(board("#..KO...#", "#.......#"), "K", figures, [((6, 6), (1,))]).does("melee O")
    assert (scene.table.state.outcome.won, scene.table.state.outcome.why) == (True, "ogre-slain")


def test_the_vigil_is_won_at_dawn():
    table, luck = begin(SYSTEM, "vigil", 4, "dawn")
    for _ in steps(table, luck, 5_000):
        pass
    assert (table.state.outcome.won, table.state.round) == (True, 6)


def test_every_skill_card_and_quest_rule_is_bound_to_a_moment():
    assert set(bound_sources(MOMENTS)) == {
        "axe",
        "backstab",
        "blade",
        "cloak",
        "hunt",
        "mirror",
        "potion",
        "shove",
        "sweep",
        "vigil",
        "warren",
    }


# campaign and setup


def test_a_campaign_carries_gold_from_quest_to_quest():
    campaign = Campaign(system="proving", version="1")
    table, luck = begin(SYSTEM, "vigil", 4, "campaign")
    for _ in steps(table, luck, 5_000):
        pass
    ledger = SYSTEM.finish(table.game)
    assert ledger_of(ledger).won == ("vigil",)
    assert ledger_of(ledger).gold == table.state.slain
    campaign.leave(ledger, Line(1, "vigil", True), msgspec.json.encode(record(table)))
    setup = campaign.enter(SYSTEM.default_setup("cellar", 4, "next"))
    assert setup.ledger == ledger


def test_gold_brings_luck():
    poor = SYSTEM.default_setup("cellar", 4, "next")
    rich = msgspec.structs.replace(poor, ledger=msgspec.msgpack.encode(Ledger(gold=20)))
    points = [SYSTEM.start(setup).figures[0].points for setup in (poor, rich)]
    assert points == [1, 3]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"quest": "attic"}, 'no quest "attic"; one of cellar, gatehouse, vigil'),
        ({"party": ("wizard",)}, "expected one to four different of knight"),
        ({"party": ()}, "expected one to four different"),
        ({"seats": (SeatPlan("alone"),)}, "one dark seat"),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(change, why):
    setup = msgspec.structs.replace(SYSTEM.default_setup("cellar", 2, "x"), **change)
    with pytest.raises(SetupError, match=why):
        SYSTEM.start(setup)


def test_there_are_no_parties_of_five():
    with pytest.raises(SetupError, match="5 heroes; expected one to four"):
        SYSTEM.default_setup("cellar", 5, "x")


def test_one_person_may_play_several_heroes():
    setup = SYSTEM.default_setup("cellar", 4, "x")
    shared = msgspec.structs.replace(setup, seats=(SeatPlan("all"), SeatPlan("dark", "dark")))
    assert [figure.seat for figure in SYSTEM.start(shared).figures[:4]] == [0, 0, 0, 0]


def test_a_dark_person_types_the_dice_of_the_foes_and_a_program_does_not(stage):
    for controller, typed in (("person", True), ("bot", False)):
        state, setup, _ = SYSTEM.stage(
            {"board": board("#..Kg...#"), "turn": "g", "figures": {"K": K, "g": {"kind": "goblin"}}}
        )
        seats = (SeatPlan("hero"), SeatPlan("dark", "dark", controller))
        table = Table(SYSTEM, msgspec.structs.replace(setup, seats=seats, dice="typed"), state=state)
        assert (table.ask is None) is typed


def test_a_position_is_worth_to_the_dark_side_what_it_costs_the_heroes():
    table, luck = begin(SYSTEM, "cellar", 2, "value")
    assert SYSTEM.value(table.game, SeatId(2)) == -SYSTEM.value(table.game, SeatId(0))
    for _ in steps(table, luck, 5_000):
        pass
    assert abs(SYSTEM.value(table.game, SeatId(0))) == 1


def test_a_finished_game_is_summed_up_in_numbers():
    table, luck = begin(SYSTEM, "cellar", 4, "summary")
    for _ in steps(table, luck, 5_000):
        pass
    assert SYSTEM.summary(table.game) == {
        "deaths": 4 - len(table.game.heroes),
        "slain": table.state.slain,
        "rounds": table.state.round,
    }


def test_a_party_is_chosen_among_four_heroes():
    assert [hero.id for hero in SYSTEM.heroes({})] == ["knight", "archer", "rogue", "priest"]


def test_a_sentence_that_means_nothing_offered_means_nothing(stage):
    assert not stage(OPEN, "K", {"K": K}).offers("fly away")


# a game played out


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_game_played_out_ends_as_the_same_game_chosen_step_by_step(seed: str) -> None:
    setup = SYSTEM.default_setup("cellar", 3, seed)
    tables = [quick_table(SYSTEM, setup) for _ in range(2)]
    lots = [random.Random(seed) for _ in range(2)]
    tables[0].play_out(lambda ask: lots[0].choice(ask.options))
    while (ask := tables[1].ask) is not None:
        tables[1].choose(lots[1].choice(ask.options))
    assert digest(tables[0].state) == digest(tables[1].state)


def test_a_table_that_is_kept_is_not_played_out() -> None:
    table = Table(SYSTEM, SYSTEM.default_setup("cellar", 1, "kept"))
    with pytest.raises(ValueError, match="keeps nothing"):
        table.play_out(lambda ask: ask.options[0])
