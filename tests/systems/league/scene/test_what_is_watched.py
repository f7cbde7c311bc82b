"""What everybody watches: threat and what it may bring, morale, the bag, sanity, wear, where blows land."""

from __future__ import annotations

import pytest

from systems.league.build import goblin, hero, position
from systems.league.driving import standing
from undercroft.crawl.things import Item
from undercroft.kernel.requests import Ask, Option, SeatId
from undercroft.systems.league.cards.dungeon import THREATS
from undercroft.systems.league.combat.attack import declared
from undercroft.systems.league.dungeon.initiative import fill
from undercroft.systems.league.scene.cards import item_view
from undercroft.systems.league.scene.telling import explain
from undercroft.systems.league.scene.tracks import morale, order, threatens
from undercroft.systems.league.scene.view import scene, spots
from undercroft.systems.league.status.morale import is_low
from undercroft.systems.league.status.wear import wear


@pytest.mark.parametrize(("battle", "highest"), [(0, 20), (1, 10)])
def test_the_threat_track_says_what_every_number_of_its_die_brings(battle, highest):
    play = standing(W=hero())
    play.game.state.battle = battle
    rows = [about for about, says in threatens(play.game) if about and says.startswith("league-threat-")][2:]
    numbers = [n for row in rows for n in range(int(row.split("–")[0]), int(row.split("–")[-1]) + 1)]
    assert numbers == list(range(1, highest + 1))
    cards = [one for one in play.game.box[THREATS].values() if one.battle == bool(battle)]
    assert len(rows) == len(cards)


def test_the_threat_track_says_up_to_which_roll_something_happens():
    play = standing(W=hero())
    play.game.state.threat = 7
    assert ("league-threat-when:9", "league-threat-strikes:7") in threatens(play.game)
    play.game.state.threat = 25
    assert ("league-threat-when:9", "league-threat-strikes:19") in threatens(play.game)
    play.game.state.die_bonus = 1
    assert ("league-threat-when:8", "league-threat-strikes:19") in threatens(play.game)


@pytest.mark.parametrize("start", [15, 16])
def test_morale_bites_at_the_most_at_which_it_is_low(start):
    play = standing(W=hero())
    state = play.game.state
    state.starting_morale = state.morale = start
    (bite,) = morale(play.game).bites
    assert morale(play.game).falling
    state.morale = bite
    assert is_low(play.game)
    state.morale = bite + 1
    assert not is_low(play.game)


def test_the_bag_tells_how_many_tokens_of_each_side_are_in_it():
    play = standing("Wg.h.", W=hero(), g=goblin(), h=goblin())
    play.game.state.battle = 1
    fill(play.game)
    bag = order(play.game)
    assert bag is not None
    assert {(place.side, place.n) for place in bag.places} == {("hero", 1), ("foe", 2)}


def test_whoever_acts_has_action_points_to_spend_and_everybody_a_mind_to_keep():
    play = position("WV", W=hero(sanity=4), V=hero("corvo"), turn="W")
    acts, waits = (one for one in scene(play.game, SeatId(0)).figures if one.side == "hero")
    assert [bar.now for bar in acts.bars if bar.kind == "purse"] == [2]
    assert [bar.now for bar in acts.bars if bar.kind == "mind"] == [4]
    assert not [bar for bar in waits.bars if bar.kind == "purse"]


def test_a_sheet_says_where_blows_land_and_what_stops_them_there():
    play = standing(W=hero(head=["leather-cap"], values={"constitution": 20}))
    found = {spot.name: spot for spot in spots(play.game, play.who("W"))}
    assert {name.removeprefix("league-location-"): spot.guard.value for name, spot in found.items()} == {
        "head": 2,
        "arms": 0,
        "torso": 0,
        "legs": 0,
    }
    assert found["league-location-torso"].chance == 50


def test_a_worn_weapon_shows_what_it_has_left_and_warns_before_it_breaks():
    lasts = item_view(Item("broadsword", wear=5)).wear
    assert lasts is not None
    assert (lasts.now, lasts.most) == (1, 6)
    play = standing(W=hero(hand=["broadsword"]))
    assert "wearing-out" not in scene(play.game, SeatId(0)).figures[0].marks
    who = play.who("W")
    for _ in range(5):
        wear(play.game, who, next(iter(who.outfit.items())))
    assert "wearing-out" in scene(play.game, SeatId(0)).figures[0].marks
    assert item_view(Item("rope")).wear is None


def test_an_answer_to_an_attack_says_what_place_is_struck_and_what_stops_it():
    play = standing("Wg...", W=hero(hand=["broadsword", "round-shield"], values={"constitution": 20}), g=goblin())
    play.game.state.hit = declared(play.game, play.names["g"], play.names["W"], Item("dagger"))
    play.game.state.hit.location = "torso"
    ask = Ask("avoid", SeatId(0), [Option("pass")], 0, play.names["W"])
    assert explain(play.game, ask, Option("pass")) == "league-struck-torso league-stopped:0"
    assert explain(play.game, ask, Option("dodge")) == "league-if-avoided"
    assert explain(play.game, ask, Option("parry-shield", what="round-shield")).endswith("league-stopped:4")


@pytest.mark.parametrize(
    ("option", "told"),
    [
        (Option("choose", what="species-elf"), "league-species-elf.text"),
        (Option("learn", what="talent-tough"), "league-talent-tough.text"),
        (Option("buy", what="dagger", n=5), "league-fact-damage"),
        (Option("cast", what="magic-dart"), "league-fact-school"),
        (Option("improve", what="value-dodge"), "league-now:"),
        (Option("take-quest", what="the-cellar"), "league-quest-the-cellar.goal"),
    ],
)
def test_a_choice_says_what_it_is_about(option, told):
    play = standing(W=hero())
    assert told in explain(play.game, Ask("any", SeatId(0), [option], 0, play.names["W"]), option)
