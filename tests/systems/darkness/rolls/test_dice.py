"""1.9 Combat dice: what they show, how many are thrown, what takes them away."""

from __future__ import annotations

from systems.darkness.build import dice, end_turn, foe, hero, offered, position, take
from systems.darkness.duel import enchanted
from undercroft.kernel.dice import Die
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.rolls import BLUE, GREEN, RED, YELLOW
from undercroft.systems.darkness.state import Fight

ATTACK, DEFENSE = (YELLOW, RED), (BLUE, GREEN)


def count(die: Die, symbol: str) -> int:
    return sum(face.count(symbol) for face in die.symbols)


def shown(*dice: Die) -> set[str]:
    return {symbol for die in dice for face in die.symbols for symbol in face}


def struck(**fields: object) -> Fight:
    """Bjorn strikes Orc Flayers, who have no Defense dice, with blank dice."""
    table = position(heroes=[hero("bjorn", "b1", **fields)], foes=[foe("orc-flayers-1a", "b1")])
    take(table, "melee")
    assert table.state.fight is not None
    return table.state.fight


@rule("DA-0088")
def test_attack_dice_show_hits_and_red_more_of_them_than_yellow() -> None:
    assert shown(*ATTACK) == {"hit", "bam", "diamond"}
    assert count(RED, "hit") > count(YELLOW, "hit")


@rule("DA-0089")
def test_defense_dice_show_shields_and_green_more_of_them_than_blue() -> None:
    assert shown(*DEFENSE) == {"shield", "bam", "diamond"}
    assert count(GREEN, "shield") > count(BLUE, "shield")


@rule("DA-0090")
def test_every_die_can_show_a_bam() -> None:
    assert all(count(die, "bam") for die in (*ATTACK, *DEFENSE))


@rule("DA-0091")
def test_only_red_and_green_dice_can_show_a_diamond() -> None:
    assert [bool(count(die, "diamond")) for die in (RED, GREEN, YELLOW, BLUE)] == [True, True, False, False]


@rule("DA-0094")
def test_every_die_has_a_blank_face() -> None:
    assert all(() in map(tuple, die.symbols) for die in (*ATTACK, *DEFENSE))


@rule("DA-0092")
def test_bams_count_for_nothing_unless_they_are_spent() -> None:
    table = position(heroes=[hero("bjorn", "b1", hands=("mace",))], foes=[foe("orc-flayers-1a", "b1")])
    dice(table, "hb hb")
    take(table, "melee")
    assert table.state.fight is not None
    assert table.state.fight.dealt == 2


@rule("DA-0092")
def test_a_bam_spent_on_an_enchantment_adds_to_the_hits() -> None:
    table = position(heroes=[hero("bjorn", "b1", hands=("fire-sword",))], foes=[foe("orc-flayers-1a", "b1")])
    dice(table, "hb")
    take(table, "melee")
    take(table, "enchant")
    assert table.state.fight is not None
    assert table.state.fight.dealt == 3


@rule("DA-0093")
def test_attack_symbols_feed_no_defense_enchantment() -> None:
    table = position(
        heroes=[hero("bjorn", "b1", body="chainmail-armor", hands=("mace",))], foes=[foe("orc-flayers-1a", "b1")]
    )
    dice(table, "hb hb")
    take(table, "melee")
    assert offered(table, "enchant") == []


@rule("DA-0093")
def test_defense_symbols_feed_no_attack_enchantment() -> None:
    table = position(
        heroes=[hero("bjorn", "b1", hands=("fire-sword",))], foes=[foe("orc-flayers-1a", "b1")], do="turn, enemies"
    )
    dice(table, "hh", "sb")
    end_turn(table)
    assert table.over
    assert table.state.fight is not None
    assert enchanted(table.state.fight) == ()


@rule("DA-0095")
def test_a_roll_has_at_most_three_dice_of_a_colour() -> None:
    assert struck(hands=("hammer", "soldiers-sword")).attack.plainer == 3


@rule("DA-0095")
def test_a_roll_may_have_three_dice_of_each_colour() -> None:
    fight = struck(hands=("hammer-of-the-first-king",))
    assert (fight.attack.better, fight.attack.plainer) == (3, 3)


@rule("DA-0096")
def test_penalties_come_after_the_limit_of_three() -> None:
    mob = foe("goblin-warriors-2a", "b1", gear="long-sword")
    table = position(heroes=[hero("siegfried", "b1")], foes=[mob], do="enemies")
    assert table.game.foe_kit(table.state.foes[0]).dice["melee"] == (0, 4)
    assert table.state.fight is not None
    assert table.state.fight.attack.plainer == 2


@rule("DA-0096")
def test_penalties_come_after_the_bonus_dice() -> None:
    defender = hero("owen", "d1", skills=("challenge", "challenge"))
    table = position(heroes=[defender], foes=[foe("dwarf-warriors-3b", "d1")], do="enemies", level=4)
    assert table.state.fight is not None
    assert (table.state.fight.attack.better, table.state.fight.attack.plainer) == (0, 2)
