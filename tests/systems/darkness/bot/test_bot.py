"""The sensible bot: what it does in a position, and that it plays every quest to its end."""

from __future__ import annotations

import random

import pytest

from systems.darkness.build import SYSTEM, DarknessTable, dice, end_turn, first, foe, hero, named, position, zone
from systems.darkness.duel import THEN_ENEMIES, declare, duellist, made, monster, power
from undercroft.bots import Chair
from undercroft.kernel.requests import Option
from undercroft.lab.play import play
from undercroft.systems.darkness.agenda import QuestStep
from undercroft.systems.darkness.bot import SensibleBot
from undercroft.systems.darkness.bot.strength import wounds
from undercroft.systems.darkness.cards.words import Whose
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Token

HALL = """
    #############
    #* l l d d d#
    #############
"""
CORNER = """
    #######
    #* l l#
    ### ###
      #d#
      ###
"""


def answer(table: DarknessTable) -> Option:
    """What the bot on the chair that is asked would do."""
    ask = table.ask
    assert ask is not None
    return SensibleBot(0).answer(Chair(table, ask.seats()[0]))


def play_turn(table: DarknessTable) -> list[Option]:
    """Let bots answer until the position is played out."""
    taken = []
    while (ask := table.ask) is not None:
        taken.append(answer(table))
        table.answer(taken[-1], ask.seats()[0])
    return taken


def lying(kind: str, at: str):
    def put(game: Darkness) -> None:
        game.state.tokens.append(Token(kind=kind, at=game.chart.zone(at)))

    return put


# estimates


def test_two_yellow_dice_against_one_blue_deal_a_little_more_than_one_wound():
    assert wounds(0, 2, 0, 1) == pytest.approx(1.25, abs=0.05)


def test_more_hits_count_in_full_against_nobody():
    assert wounds(0, 0, 0, 0, 3) == 3


# an activation


def test_a_hero_strikes_whom_it_stands_beside():
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("goblin-warriors-1a", "b1")])
    assert answer(table).act == "melee"


def test_a_wounded_mob_is_finished_before_a_fresh_one():
    fresh, hurt = foe("orc-enforcers-1a", "b1"), foe("dwarf-warriors-1a", "b1", minions=0, boss_hurt=1)
    table = position(heroes=[hero("bjorn", "b1")], foes=[fresh, hurt])
    assert answer(table).who == table.state.foes[1].id


def test_an_agent_who_calls_others_is_struck_first():
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("dwarf-defenders-1a", "b1"), foe("goblin-agent-1", "b1")])
    assert answer(table).who == table.state.foes[1].id


def test_a_hurt_archer_ends_its_activation_in_the_dark_out_of_sight():
    table = position(sketch=CORNER, heroes=[hero("sibyl", "b1", health=1)], foes=[foe("orc-flayers-1a", "c1")])
    play_turn(table)
    assert named(table, first(table).at) == "b2"


def test_a_stunned_hero_gets_up():
    assert answer(position(heroes=[hero("bjorn", stunned=True)])).act == "get-up"


def test_treasure_within_reach_is_picked_up():
    table = position(sketch=HALL, heroes=[hero("bjorn", "a1")], before=lying("treasure", "c1"))
    play_turn(table)
    assert not [token for token in table.state.tokens if token.kind == "treasure"]


def test_a_badly_hurt_hero_drinks():
    table = position(heroes=[hero("bjorn", health=2, pack=("healing-potion",))])
    assert answer(table) == Option("use", what="healing-potion")


def test_a_sound_hero_does_not_drink():
    assert answer(position(heroes=[hero("bjorn", pack=("healing-potion",))])).act != "use"


# a fight


@pytest.mark.parametrize(("shields", "act"), [("-", "reroll"), ("ss", "keep")])
def test_a_hero_who_is_attacked_rolls_its_own_dice_again_where_they_stop_nothing(shields, act):
    shield = made(power("defense", reroll=Whose.DEFENSE), defense="g")
    table = position(heroes=[duellist(shield)], foes=[foe(monster(melee="y"), "a1")], do=THEN_ENEMIES)
    dice(table, "hh", shields)
    end_turn(table)
    assert answer(table).act == act


def test_a_hero_who_is_attacked_rolls_its_blanks_again():
    shield = made(power("defense", reroll_blanks=Whose.DEFENSE), defense="g")
    table = position(heroes=[duellist(shield)], foes=[foe(monster(melee="y"), "a1")], do=THEN_ENEMIES)
    dice(table, "hh", "-")
    end_turn(table)
    assert answer(table) == Option("reroll", what="defense")


# cards


def test_three_idle_cards_are_melted_down():
    cards = ("short-sword", "mace", "hatchet")
    table = position(heroes=[hero("bjorn", hands=("woodsmans-axe",), pack=cards)])
    assert answer(table).act == "transmute"


def test_a_bow_that_was_found_goes_to_the_archer():
    table = position(
        sketch=HALL, heroes=["bjorn", "sibyl"], decks={"treasure-1": ["hunting-bow"]}, before=lying("treasure", "a1")
    )
    play_turn(table)
    assert table.state.heroes[1].hands == ("hunting-bow",)


def test_better_armour_that_was_found_is_worn_at_once():
    table = position(sketch=HALL, decks={"treasure-1": ["chainmail-armor"]}, before=lying("treasure", "a1"))
    play_turn(table)
    assert first(table).body == "chainmail-armor"


def test_a_hero_keeps_a_weapon_in_hand_rather_than_the_best_of_shields():
    table = position(
        sketch=HALL,
        heroes=[hero("bjorn", hands=("boar-spear",), pack=("shield-of-the-unbroken-oath",))],
        decks={"treasure-1": ["oak-shield"]},
        before=lying("treasure", "a1"),
    )
    play_turn(table)
    assert "boar-spear" in first(table).hands


# quests


def bridge(at: str, pillars: int, who: str = "sibyl", **fields: object) -> DarknessTable:
    """The Immortal in a Zone, Archers away, so many Pillars left, a Hero west of the Bridge."""

    def change(game: Darkness) -> None:
        state = game.state
        immortal = state.foes[1]
        immortal.at = game.chart.zone(at)
        state.foes = [immortal]
        del state.pillars[pillars:]
        state.quest["pillars"] = pillars

    return position("the-immortals-downfall", heroes=[hero(who, "2v:4", **fields)], before=change)


def test_the_last_pillar_stands_while_the_immortal_is_not_on_the_bridge():
    table = bridge("7r:4", 1)
    play_turn(table)
    assert table.state.pillars[0].health == 5


def test_the_last_pillar_is_struck_while_the_immortal_is_on_the_bridge():
    table = bridge("2v:3", 1)
    assert answer(table).who == table.state.pillars[0].id


def test_a_firework_burns_on_the_bridge_when_the_immortal_is_about_to_see_it():
    table = bridge("7r:4", 2, tokens=("firework",))
    play_turn(table)
    assert [named(table, token.at) for token in table.state.tokens if token.kind == "firework"] == ["2v:3"]


def test_whoever_lit_the_firework_does_not_wait_for_the_immortal():
    table = bridge("7r:4", 2, tokens=("firework",))
    play_turn(table)
    assert named(table, first(table).at) not in ("2v:2", "2v:3", "2v:6")


def test_nobody_stays_on_a_tile_that_falls_this_round():
    table = position("goblin-war-drums", heroes=[hero("bjorn", "6r:6")], quest={"drums": 1}, noted={"6r": 1})
    play_turn(table)
    assert table.game.chart.tile_of[first(table).at] != table.game.chart.tile("6r")


def test_the_second_pillar_of_an_enforcer_is_left_standing():
    def change(game: Darkness) -> None:
        state = game.state
        state.pillars = [one for one in state.pillars if one.at != game.chart.zone("7r:4")]

    table = position("big-game-hunting", heroes=[hero("bjorn", "7r:8")], before=change)
    other = next(one for one in table.state.pillars if one.at == zone(table, "7r:8"))
    assert answer(table).who != other.id


def test_the_chosen_one_is_somebody_nobody_can_hold():
    table = position("the-chosen-one", heroes=["owen", "sibyl"], do=(QuestStep(what="choose"),))
    assert answer(table).who == table.state.heroes[1].id


def test_a_switch_is_flipped_while_both_pillars_stand():
    table = position(
        "the-heart-of-darkness", heroes=[hero("bjorn", "3r:3")], quest={"emissaries": 2, "stage": 3}, level=5
    )
    assert answer(table).act == "flip-switch"


# the whole


def test_a_bot_answers_the_same_whatever_it_cannot_know():
    table = position("scorched-earth", heroes=["bjorn", "sibyl"])
    twin = table.imagine(first(table).seat, random.Random(7))
    assert answer(table) == answer(twin)


def test_the_same_seed_plays_the_same_game():
    setup = SYSTEM.default_setup("walking-in-the-dark", 2, "again")
    assert play(SYSTEM, setup, "sensible") == play(SYSTEM, setup, "sensible")


@pytest.mark.parametrize("heroes", [1, 3, 6])
@pytest.mark.parametrize("quest", [card.id for card in SYSTEM.quests()])
def test_every_quest_is_played_to_its_end(quest: str, heroes: int):
    played = play(SYSTEM, SYSTEM.default_setup(quest, heroes, f"end {heroes}"), "sensible", check=True)
    assert played.rounds >= 1


@pytest.mark.parametrize("card", SYSTEM.quests(), ids=lambda card: card.id)
def test_every_quest_card_says_how_often_it_was_won_and_by_whom(card):
    assert {(one.heroes, one.bot) for one in card.measured} >= {(2, "sensible"), (4, "sensible")}


@pytest.mark.parametrize("card", SYSTEM.quests(), ids=lambda card: card.id)
def test_every_quest_is_won_between_ten_and_ninety_times_in_a_hundred(card):
    assert all(0.1 <= one.rate <= 0.9 for one in card.measured)


@pytest.mark.parametrize(("health", "hits", "whom"), [(3, "hh -", "minion"), (3, "hhh -", "boss"), (1, "hh -", "boss")])
def test_wounds_go_to_the_boss_of_a_stunned_mob_when_they_kill_it(health: int, hits: str, whom: str) -> None:
    mob = foe(monster(role="mob", minions=1, health=health), "a1")._replace(fields={"minions": 3, "stunned": True})
    table = position(heroes=[duellist(made(melee="rr"))], foes=[mob])
    assert answer(declare(table, hits)).what == whom
