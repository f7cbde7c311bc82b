"""Odds of attacks: they sum to one, are exact, and agree with what is rolled."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest

from systems.darkness.build import DarknessTable, foe, hero, offered, position
from systems.darkness.duel import duellist, effects, made, monster, power
from undercroft.kernel.odds import Odds, odds
from undercroft.kernel.requests import SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.library import gear_cards
from undercroft.systems.darkness.cards.words import Symbol, Whose

ROLLS = 4000
ERRORS = 4.5


def plain() -> DarknessTable:
    """A Mace against a Mob of Goblin Warriors."""
    return position(heroes=[hero("siegfried", hands=("mace",))], foes=[foe("goblin-warriors-1a", "a1")])


def enchanted() -> DarknessTable:
    """Enchantments on both sides, against a Mob whose Boss holds a shield."""
    mob = foe("dwarf-defenders-2a", "a1", gear="tower-shield", hurt=(1,))
    return position(heroes=[hero("whisper", hands=("fire-sword", "hatchet"))], foes=[mob])


def re_rolled() -> DarknessTable:
    """A re-roll of all dice, one of blanks, and a blank mended."""
    archer = hero("sibyl", hands=("hunting-bow",), skills=("ranged-specialist", "precise-aim"))
    return position(heroes=[archer], foes=[foe("orc-enforcers-2a", "b1")])


def flipped() -> DarknessTable:
    """A re-roll after which a blank die is turned over."""
    archer = hero("sibyl", hands=("yew-longbow",), skills=("ranged-specialist", "precise-aim", "precise-aim"))
    return position(heroes=[archer], foes=[foe("dwarf-agent-3", "b1")], level=3)


def dice_taken() -> DarknessTable:
    """Enchantments of both sides that take rolled dice away."""
    stone = monster(power("defense", "B", attacker_dice=-1), defense="gb", health=4)
    return position(heroes=[hero("siegfried", hands=("ice-sword", "night-knife"))], foes=[foe(stone, "a1")])


def stunned_mob() -> DarknessTable:
    """A Stunned Mob among which the Wounds are divided."""
    mob = foe("goblin-warriors-4a", "a1", stunned=True, minions=2)
    return position(heroes=[hero("siegfried", hands=("orc-cleaver",))], foes=[mob])


def everything() -> DarknessTable:
    """Symbols cancelled, Hits doubled, Wounds past Shields, the last chance of a failed attack."""
    blade = made(
        power("melee", "B", wounds=1),
        power("melee", "D", double_hits=None),
        power("melee", if_no_wound=1, reroll=Whose.DEFENSE),
        melee="ry",
    )
    imp = monster(power("defense", cancel=Symbol.ATTACK_BAM), defense="gb", health=5, gives=effects(payback=1))
    return position(heroes=[duellist(blade)], foes=[foe(imp, "a1")])


FIGHTS = (plain, enchanted, re_rolled, flipped, dice_taken, stunned_mob, everything)


def the_odds(table: DarknessTable) -> Odds:
    """Of the only attack there is."""
    (attack,) = (option for kind in ("melee", "ranged", "magic") for option in offered(table, kind))
    return odds(table, attack)


def rolled(table: DarknessTable, seed: int) -> Counter[tuple[tuple[str, int], ...]]:
    """What came of the attack, many times over, everything answered by default."""
    (attack,) = (option for kind in ("melee", "ranged", "magic") for option in offered(table, kind))
    luck = random.Random(seed)
    found: Counter[tuple[tuple[str, int], ...]] = Counter()
    for _ in range(ROLLS):
        twin = table.imagine(SeatId(0), luck)
        twin.choose(attack)
        while twin.ask is not None and twin.ask.prompt != "hero-action":
            twin.choose(twin.ask.options[twin.ask.default])
        fight = twin.state.fight
        assert fight is not None
        found[(("killed", fight.killed), ("slain", int(fight.slain)), ("wounds", fight.dealt))] += 1
    return found


@rule("DA-0484", "DA-0288")
@pytest.mark.parametrize("fight", FIGHTS)
def test_the_odds_of_an_attack_sum_to_one_and_are_exact(fight: object) -> None:
    assert callable(fight)
    found = the_odds(fight())
    assert found.exact
    assert math.isclose(math.fsum(result.chance for result in found.results), 1.0)
    assert len(found.results) > 2


@pytest.mark.parametrize("number", range(len(FIGHTS)))
def test_the_odds_agree_with_what_is_rolled(number: int) -> None:
    table = FIGHTS[number]()
    expected = {result.facts: result.chance for result in the_odds(table).results}
    found = rolled(table, number)
    assert set(found) <= set(expected)
    for facts, chance in expected.items():
        error = math.sqrt(chance * (1 - chance) / ROLLS)
        assert abs(found[facts] / ROLLS - chance) <= ERRORS * error + 1e-12, f"{facts}: {found[facts]} against {chance}"


@rule("DA-0088")
def test_the_chance_of_a_single_yellow_die_is_counted_on_the_fingers() -> None:
    table = position(heroes=[duellist(made(melee="y"))], foes=[foe(monster(), "a1")])
    assert the_odds(table).spread("wounds") == pytest.approx({0: 2 / 6, 1: 3 / 6, 2: 1 / 6})


@rule("DA-0278", "DA-G74")
def test_a_sensible_re_roll_is_assumed_and_named() -> None:
    table = position(
        heroes=[duellist(made(power("melee", reroll=Whose.ATTACK), melee="y"))], foes=[foe(monster(), "a1")]
    )
    found = the_odds(table)
    assert dict(found.assumed)["reroll-all"]
    assert found.spread("wounds")[0] == pytest.approx(2 / 6 * 2 / 6)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_weapon_of_the_first_three_levels_has_exact_odds_against_well_armoured_guards(level: int) -> None:
    guard = foe(f"dwarf-defenders-{level}a", "a1", gear="plate-armor")
    for card in gear_cards().values():
        if card.kind == "treasure" and card.level == level and card.slot in ("hand", "two-handed"):
            for kind, at in (("melee", "a1"), ("ranged", "b1"), ("magic", "b1")):
                if kind in ("melee", "ranged", "magic") and getattr(card, kind):
                    table = position(
                        heroes=[hero("siegfried", hands=(card.id,))], foes=[guard._replace(at=at)], level=level
                    )
                    (attack,) = offered(table, kind)
                    assert odds(table, attack).exact, f"{card.id}, {kind}"
