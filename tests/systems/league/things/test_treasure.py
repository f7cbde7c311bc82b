"""Treasure: tables, coins, who takes what, fine and wonderful finds.  LE-0102, LE-0105, LE-0169, LE-0176, LE-0216"""

from __future__ import annotations

import pytest

from systems.league.build import hero, position
from systems.league.driving import drive, standing
from undercroft.content.tables import outcomes
from undercroft.crawl.things import Item, parse_item
from undercroft.kernel.requests import Option
from undercroft.proofs.checklist import rule
from undercroft.systems.league.agenda import FindTreasure
from undercroft.systems.league.cards.library import library, things
from undercroft.systems.league.cards.monsters import MONSTERS
from undercroft.systems.league.cards.treasure import TREASURES
from undercroft.systems.league.cards.values import measure
from undercroft.systems.league.things.treasure import gain_coins, hand_out, roll_on, take


def finder(**who):
    """A hero by itself, who finds something."""
    play = standing(W=hero(**who))
    return play.game, play.who("W")


def found(table, *replies, **who):
    """What a hero finds by a table."""
    game, one = finder(**who)
    return game, one, drive(roll_on(game, one, table), *replies)


@rule("LE-0169", "LE-G25", "LE-C184")
@pytest.mark.parametrize("table", ["t1", "t2", "t3", "t4", "t5"])
def test_a_monster_card_names_a_table_that_there_is(table):
    assert table in library()[TREASURES]
    assert any(card.loot == table for card in library()[MONSTERS].values())


@rule("LE-G25")
def test_the_tables_grow_richer():
    worth = [_worth(table) for table in ("t1", "t2", "t3", "t4", "t5")]
    assert worth == sorted(worth)
    assert worth[0] < 15
    assert worth[-1] > 120


def _worth(table, depth=0):
    """What a roll on a table brings on average, in coins."""
    card = library()[TREASURES][table]
    rolls = outcomes(card.die)
    total = 0.0
    for roll in rolls:
        for find in card.result(roll):
            if find.coins:
                dice, plus = measure(find.coins)
                total += plus + sum((die.sides + 1) / 2 for die in dice)
            if find.thing:
                total += things()[find.thing].price
            if find.table and depth < 4:
                total += _worth(find.table, depth + 1)
    return total / len(rolls)


@rule("LE-0169")
def test_coins_go_to_whoever_finds_them():
    _, one, items = found("t1", 30, 7, coins=3)
    assert items == ()
    assert one.coins == 10


@rule("LE-0171", "LE-0169")
def test_a_table_may_give_nothing():
    _, one, items = found("t1", 5, coins=3)
    assert (items, one.coins) == ((), 3)


@rule("LE-0169")
def test_things_that_are_found_are_as_worn_as_the_dice_say_and_never_broken():
    _, _, items = found("t1", 83, 4)
    assert items == (Item("dagger", 4),)
    _, _, items = found("t1", 72, 3)
    assert items == (Item("ration"),) * 3


@rule("LE-0102", "LE-C182")
def test_fine_treasure_lifts_the_partys_morale_by_1():
    game, one = finder()
    before = game.state.morale
    drive(roll_on(game, one, "fine"), 1)
    assert game.state.morale == before + 1


@rule("LE-0105", "LE-C183")
def test_wonderful_treasure_lifts_it_by_3():
    game, one = finder()
    before = game.state.morale
    drive(roll_on(game, one, "wonderful"), 1)
    assert game.state.morale == before + 3


@rule("LE-0102", "LE-0105")
def test_common_treasure_does_not():
    game, one = finder()
    before = game.state.morale
    drive(roll_on(game, one, "t3"), 20, (1, 1, 1, 1))
    assert game.state.morale == before


@rule("LE-0216", "LE-C185")
def test_treasure_may_hold_a_clue_for_levers():
    game, _, items = found("furniture", 92)
    assert items == ()
    assert game.state.clues == 1


@rule("LE-0184", "LE-0173", "LE-G24")
@pytest.mark.parametrize("table", ["furniture", "chest"])
def test_furniture_and_chests_have_a_table_each(table):
    assert set(outcomes("d100")) == {roll for roll in outcomes("d100") if library()[TREASURES][table].row(roll)}


@rule("LE-0580", "LE-G34")
def test_what_is_found_magic_has_to_be_identified():
    _, _, items = found("magic-jewellery", 2)
    assert items == (parse_item("plain-ring+magic+unknown"),)


@rule("LE-G36", "LE-G35", "LE-G34")
@pytest.mark.parametrize(("table", "n"), [("relics", 8), ("powerstones", 10), ("legendary", 12)])
def test_every_relic_powerstone_and_legendary_thing_can_be_found(table, n):
    card = library()[TREASURES][table]
    listed = {find.thing for roll in outcomes(card.die) for find in card.result(roll)}
    kinds = {
        "relics": {id for id, one in things().items() if one.relic},
        "legendary": {id for id, one in things().items() if one.legendary},
        "powerstones": {id for id in things() if id.startswith("stone-of-")},
    }
    assert listed == kinds[table]
    assert len(listed) == n


# who takes it


@rule("LE-0176")
def test_the_finder_says_who_takes_it():
    play = standing("WV", W=hero(), V=hero("pip"))
    finder, friend = play.who("W"), play.who("V")
    script = hand_out(play.game, finder, Item("rope"))
    drive(script, Option("takes", friend.id), "to-quick")
    assert Item("rope") in friend.outfit.at("quick")
    assert not finder.outfit.items()


@rule("LE-0176")
def test_what_is_found_is_put_where_it_belongs_as_part_of_the_search():
    game, one = finder(hand=["broadsword"])
    drive(take(game, one, Item("round-shield")), "to-hand")
    assert Item("round-shield") in one.outfit.at("hand")
    drive(take(game, one, Item("leather-cap")), "to-head")
    assert one.outfit.at("head") == (Item("leather-cap"),)


@rule("LE-0119")
def test_nobody_takes_what_it_cannot_carry():
    game, one = finder(values={"strength": 20}, pack=["maul", "greatsword"])
    drive(hand_out(game, one, Item("crowbar")))
    assert Item("crowbar") not in one.outfit.items()


@rule("LE-0176")
def test_it_may_be_left_lying():
    game, one = finder()
    drive(hand_out(game, one, Item("rope")), "leave-it")
    assert not one.outfit.items()


@rule("LE-G06", "LE-0169")
def test_a_nose_for_gold_finds_a_quarter_more():
    game, one = finder(talents=["nose-for-gold"], coins=0)
    gain_coins(game, one, 40)
    assert one.coins == 50


@rule("LE-0506", "LE-G25")
def test_nothing_is_found_broken():
    finds = [find for card in library()[TREASURES].values() for row in card.rows.values() for find in row]
    worn = [(find.thing, measure(find.worn)) for find in finds if find.thing]
    assert all(
        sum(die.sides for die in lost.dice) + lost.plus < things()[thing].dur for thing, lost in worn if lost.dice
    )


@rule("LE-0176")
def test_whoever_says_nothing_has_it_in_the_backpack():
    play = position(W=hero(), do=[FindTreasure(1, table="chest")], dice={"W treasure-chest": [80]})
    assert play.finish().who("W").outfit.pack == (Item("alchemist-belt"),)


@rule("LE-0173", "LE-0184", "LE-G24", "LE-G25")
def test_what_a_chest_holds_is_handed_out():
    play = position(W=hero(), do=[FindTreasure(1, table="chest")], dice={"W treasure-chest": [80]})
    assert play.asks() == "who-takes"


@rule("LE-0173", "LE-0184", "LE-G24")
def test_a_table_may_be_rolled_on_twice():
    play = position(W=hero(), do=[FindTreasure(1, table="chest", n=2)], dice={"W treasure-chest": [[80], [80]]})
    assert play.finish().who("W").outfit.pack == (Item("alchemist-belt"),) * 2


@rule("LE-0173", "LE-0184")
def test_a_chest_is_rolled_for_in_a_game():
    play = position(
        W=hero(coins=0),
        do=[FindTreasure(1, table="chest")],
        dice={"W treasure-chest": [20], "W coins": [5, 4, 3, 2, 1]},
    )
    assert play.finish().who("W").coins == 15
