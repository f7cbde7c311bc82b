"""Odds read dice no finer than somebody looks at them; read face by face they come to the same."""

from __future__ import annotations

import random

import pytest

from systems.darkness.build import DarknessTable, foe, offered, position
from systems.darkness.combat.test_odds import FIGHTS
from systems.darkness.duel import duellist, effects, made, monster, power
from undercroft.kernel import exploring
from undercroft.kernel.dice import Pool, Reading
from undercroft.kernel.odds import Odds, odds
from undercroft.systems.darkness.cards.words import Power, Symbol, When, Whose
from undercroft.systems.darkness.combat import attack, rerolls
from undercroft.systems.darkness.rolls import EVERYTHING, Shown, one_side, results
from undercroft.systems.darkness.system import DarknessSystem

Both = Reading[tuple[Shown, Shown]]


def the_odds(table: DarknessTable) -> Odds:
    """Of the only attack there is."""
    (option,) = (option for kind in ("melee", "ranged", "magic") for option in offered(table, kind))
    return odds(table, option, limit=400_000)


def face_by_face(table: DarknessTable, monkeypatch: pytest.MonkeyPatch) -> Odds:
    """The odds with every die read by itself, nothing forgotten and nothing set against anything."""

    def both(fight: object, known: object, dice: tuple[Pool, Pool]) -> tuple[Both, Both]:
        plain = results(dice, EVERYTHING, EVERYTHING)
        return plain, plain

    def one(game: object, fight: object, side: object, dice: Pool) -> tuple[Reading[Shown], Reading[Shown]]:
        plain = one_side(dice, EVERYTHING)
        return plain, plain

    with monkeypatch.context() as patch:
        patch.setattr(attack, "_readings", both)
        patch.setattr(rerolls, "_readings", one)
        patch.setattr(DarknessSystem, "put_aside", lambda self, game, focus: {})
        patch.setattr(exploring, "forget", lambda state: None)
        patch.setattr(exploring, "places_of", lambda kind: ())
        return the_odds(table)


def agree(table: DarknessTable, monkeypatch: pytest.MonkeyPatch) -> None:
    coarse, plain = the_odds(table), face_by_face(table, monkeypatch)
    assert coarse.exact
    assert plain.exact
    assert coarse.cases <= plain.cases
    expected = {result.facts: result.chance for result in plain.results}
    assert {result.facts: result.chance for result in coarse.results} == pytest.approx(expected)


@pytest.mark.parametrize("number", range(len(FIGHTS)))
def test_fights_of_every_kind_come_to_the_same_face_by_face(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    agree(FIGHTS[number](), monkeypatch)


def a_power(luck: random.Random, when: When) -> Power:
    """Some power for one side."""
    attacks = when == "attack"
    own, other = (Whose.ATTACK, Whose.DEFENSE) if attacks else (Whose.DEFENSE, Whose.ATTACK)
    skills: list[dict[str, object]] = [
        {"reroll_blanks": own},
        {"reroll_blanks": Whose.EITHER},
        {"reroll": luck.choice([own, other])},
        {"cancel": luck.choice(list(Symbol))},
        {"bams": 1},
        {"hits": luck.choice([-1, 1])} if attacks else {"shields": luck.choice([-1, 1])},
        {"defender_shields": -1} if attacks else {"attacker_hits": -1},
        {"flip_blanks": luck.choice([1, 6])},
    ]
    skills += [{"reroll_any": luck.choice([own, other])}, {"mend_blank": 1}, {"if_no_wound": 1}] if attacks else []
    spells: list[dict[str, object]] = [
        {"cancel": luck.choice(list(Symbol))},
        {"stun": None},
        *([{"defender_dice": -luck.choice([1, 2])}, {"defender_green": -1}, {"defender_blue": -1}] * attacks),
        *([{"attacker_dice": -luck.choice([1, 2])}, {"attacker_red": -1}] * (not attacks)),
        *([{"hits": 1}, {"wounds": 1}, {"double_hits": None}, {"defender_no_dice": None}] * attacks),
        *([{"shields": 1}] * (not attacks)),
    ]
    if luck.random() < 0.5:
        return power(when, **luck.choice(skills))
    return power(when, luck.choice(["B", "B", "D", "BB"]), repeat=luck.choice([1, 1, 2]), **luck.choice(spells))


def a_fight(seed: int) -> DarknessTable:
    """A duel with some powers on both sides and a few dice."""
    luck = random.Random(seed)
    blade = made(*[a_power(luck, "attack") for _ in range(luck.randrange(4))], melee=luck.choice(["ry", "ryy", "rr"]))
    gives = effects(payback=1) if luck.random() < 0.5 else effects()
    guard = [a_power(luck, "defense") for _ in range(luck.randrange(3))]
    ogre = monster(*guard, defense=luck.choice(["gb", "g", "bb"]), health=3, gives=gives)
    return position(heroes=[duellist(blade)], foes=[foe(ogre, "a1")])


@pytest.mark.parametrize("seed", range(80))
def test_any_powers_come_to_the_same_face_by_face(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    agree(a_fight(seed), monkeypatch)
