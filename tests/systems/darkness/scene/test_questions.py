"""A question in the middle of a fight shows both sides' dice, and odds tell what each answer is worth."""

from __future__ import annotations

from systems.darkness.build import DarknessTable, dice, take
from systems.darkness.duel import declare, duel, made, monster, power
from undercroft.kernel.odds import odds
from undercroft.kernel.requests import NOBODY, SeatId
from undercroft.kernel.stakes import Stakes
from undercroft.systems.darkness.cards.words import Whose
from undercroft.systems.darkness.rolls import DICE


def stakes_of(table: DarknessTable, seat: int = 0) -> Stakes:
    view = table.scene(SeatId(seat)).ask
    assert view is not None
    assert view.stakes is not None
    return view.stakes


def shown(stakes: Stakes, side: int) -> list[str]:
    """What the dice of a side show, one by one."""
    lying = stakes.sides[side]
    return [" ".join(DICE[die].symbols[face - 1]) or "-" for die, face in zip(lying.dice, lying.faces)]


def count(stakes: Stakes) -> list[tuple[str, int]]:
    return [(side.counts, side.total) for side in stakes.sides]


def test_a_re_roll_shows_hits_against_shields_with_the_dice_of_both():
    table = declare(duel(made(power("melee", reroll=Whose.EITHER), melee="r"), monster(defense="b")), "hh", "s")
    stakes = stakes_of(table)
    assert count(stakes) == [("hits", 2), ("shields", 1)]
    assert [len(side.faces) for side in stakes.sides] == [1, 1]
    assert stakes_of(table, NOBODY).sides == stakes.sides


def test_dice_thrown_again_lie_where_the_blank_ones_lay():
    blade = made(power("melee", "B", hits=1), power("melee", reroll_blanks=Whose.ATTACK), melee="yyy")
    table = declare(duel(blade), "hh")
    assert shown(stakes_of(table), 0) == ["hit hit", "-", "-"]
    dice(table, "hb h")
    take(table, "reroll", what="attack")
    assert shown(stakes_of(table), 0) == ["hit hit", "hit bam", "hit"]
    assert count(stakes_of(table))[0] == ("hits", 4)


def test_every_answer_of_a_re_roll_has_its_odds():
    table = declare(duel(made(power("melee", reroll=Whose.ATTACK), melee="rr"), monster(defense="b")), "-", "-")
    ask = table.ask
    assert ask is not None
    keep, again = (odds(table, option).mean("wounds") for option in ask.options)
    assert keep == 0 < again
