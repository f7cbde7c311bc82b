"""The dice shown before an attack are the dice thrown, and every power that counts is a term of its own."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from systems.darkness.build import (
    SYSTEM,
    DarknessTable,
    enemy,
    foe,
    hero,
    offered,
    position,
    set_up,
    take,
    until,
)
from systems.darkness.duel import duel, duellist, effects, made, monster, power, strike
from undercroft.kernel.events import Rolled, Summed
from undercroft.kernel.requests import Option, SeatId
from undercroft.kernel.tally import total
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.definitions import CLASSES, QUESTS
from undercroft.systems.darkness.cards.kit import Owned, Printed
from undercroft.systems.darkness.cards.library import library
from undercroft.systems.darkness.cards.words import Rush
from undercroft.systems.darkness.rolls import dice_thrown
from undercroft.text.messages import messages

Thrown = tuple[int, int, int, int]
COLOURS = ("red", "yellow", "green", "blue")
ATTACKS = ("melee", "ranged", "magic", "blade")


def shown(table: DarknessTable, option: Option) -> Thrown:
    """The dice that an option tells of, as red, yellow, green, blue."""
    assert table.ask is not None
    text = SYSTEM.explain(table.game, table.ask, option).partition(" : ")[0]
    found = dict(re.findall(r"(?:dice|against)-(red|yellow|green|blue):(\d+)", text))
    red, yellow, green, blue = (int(found.get(colour, 0)) for colour in COLOURS)
    return red, yellow, green, blue


def thrown(table: DarknessTable, option: Option) -> Thrown:
    """The dice that are thrown when the option is taken and nothing is taken up for it."""
    twin = table.fork(listen=True)
    told = len(twin.told)
    twin.choose(option)
    while not (rolls := [one.event for one in twin.told[told:] if isinstance(one.event, Rolled)]):
        assert twin.ask is not None
        twin.choose(twin.ask.options[twin.ask.default])
    dice = [die for side in rolls[0].dice for die in side]
    red, yellow, green, blue = map(dice.count, COLOURS)
    return red, yellow, green, blue


def attacks(table: DarknessTable) -> list[Option]:
    return [option for option in table.ask.options if option.act in ATTACKS] if table.ask else []


@rule("DA-0273", "DA-0095")
def test_the_terms_on_the_slip_are_the_terms_of_the_log() -> None:
    table = position(heroes=[hero("bjorn", "d1", hands=("mace",))], foes=[foe("goblin-warriors-1a", "d1")])
    (option,) = attacks(table)
    assert table.ask is not None
    slip = {one.name: (one.value, one.terms) for one in SYSTEM.preview(table.game, table.ask, option)}
    twin = table.fork(listen=True)
    told = len(twin.told)
    twin.choose(option)
    summed = [one.event for one in twin.told[told:] if isinstance(one.event, Summed)]
    log = {one.what: (one.total, one.terms) for one in summed if one.what.endswith("-dice")}
    assert slip == log
    assert [value for value, _ in slip.values()] == [3, 1]
    assert sum(len(terms) for _, terms in slip.values()) >= 3


@rule("DA-0095", "DA-0096", "DA-0273", "DA-0358")
def test_bjorn_in_the_dark_is_shown_the_die_the_dark_gives_him() -> None:
    table = position(heroes=[hero("bjorn", "d1", hands=("mace",))], foes=[foe("goblin-warriors-1a", "d1")])
    (option,) = attacks(table)
    assert shown(table, option) == thrown(table, option) == (0, 3, 0, 1)


@rule("DA-0358")
def test_siegfried_in_the_dark_is_shown_that_his_foe_throws_one_die_less() -> None:
    table = position(heroes=[hero("siegfried", "d1", hands=("mace",))], foes=[foe("goblin-warriors-1a", "d1")])
    (option,) = attacks(table)
    assert shown(table, option) == thrown(table, option) == (0, 2, 0, 0)


def games() -> Iterator[tuple[str, int]]:
    """A few games of many quests."""
    for n, quest in enumerate(library()[QUESTS]):
        yield quest, 1 + n % 4


@rule("DA-0272", "DA-0273", "DA-0274")
@pytest.mark.parametrize(("quest", "heroes"), list(games()))
def test_in_whole_games_every_attack_offered_shows_the_dice_it_throws(quest: str, heroes: int) -> None:
    table = set_up(SYSTEM.default_setup(quest, heroes, f"shown {quest}"))
    luck = random.Random(quest)
    for one in table.state.heroes:
        one.skills = tuple(luck.choice(list(library()[CLASSES][one.klass].lines)) for _ in range(6))
    table.game.set_level(5)
    for _ in range(300):
        if table.ask is None:
            break
        for option in attacks(table):
            if table.ask.prompt in ("hero-action", "rush-target"):
                assert shown(table, option) == thrown(table, option), option
        fights = [option for option in table.ask.options if option.act in (*ATTACKS, "charge", "safe-shot", "open")]
        table.choose(luck.choice(fights if fights and luck.random() < 0.7 else list(table.ask.options)))


@rule("DA-0095", "DA-0273")
def test_every_card_and_power_is_a_term_of_the_dice() -> None:
    skill = Owned("x", power("attack", yellow=2, defender_blue=-1), "x/0", "a skill")
    ward = Owned("y", power("defense", attacker_dice=-2, defense_dice=1), "y/0", "a ward")
    dice = dice_thrown([Printed("a mace", 1, 2)], [Printed("a coat", 0, 2)], [skill], [ward])
    told = [[(term.value, term.source) for term in tally.terms] for tally in dice]
    assert told == [
        [(1, "a mace"), (-1, "a ward")],
        [(2, "a mace"), (2, "a skill"), (-1, "three-of-a-colour"), (-1, "a ward")],
        [(1, "a ward")],
        [(2, "a coat"), (-1, "a skill")],
    ]
    assert dice.totals() == (0, 2, 1, 1)


@rule("DA-0288")
def test_every_power_is_a_term_of_hits_shields_and_wounds() -> None:
    ring = made(power("melee", hits=2), power("melee", "B", wounds=1), slot="none")
    table = duel(made(melee="yyy"), monster(power("defense", shields=1), defense="b"), pack=(ring,))
    strike(table, "hb h", "s")
    told = {one.event.what: one.event for one in table.told if isinstance(one.event, Summed)}
    assert [(term.value, term.source) for term in told["hits"].terms] == [
        (2, "attack-dice"),
        (2, f"darkness-gear-{ring}"),
    ]
    kind = table.game.card(enemy(table)).type
    assert [(term.value, term.source) for term in told["shields"].terms] == [
        (1, "defense-dice"),
        (1, f"darkness-foe-{kind}"),
    ]
    assert [(term.value, term.source) for term in told["wounds"].terms] == [
        (2, "hits-past-shields"),
        (1, f"darkness-gear-{ring}"),
    ]
    assert all(one.total == total(one.terms) for one in told.values())


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "3 yellow against 1 blue: +2 yellow Mace, +1 yellow Bear in the Cave, +1 blue Goblin Warriors"),
        ("it", "3 gialli contro 1 blu: +2 gialli Mazza, +1 giallo Orso nella tana, +1 blu guerrieri goblin"),
    ],
)
def test_the_terms_are_told_with_the_choice(language: str, said: str) -> None:
    table = position(heroes=[hero("bjorn", "d1", hands=("mace",))], foes=[foe("goblin-warriors-1a", "d1")])
    scene = table.scene(SeatId(0))
    assert scene.ask is not None
    (text,) = [text for option, text in zip(scene.ask.options, scene.ask.texts) if option.act == "melee"]
    assert messages(language, "darkness").phrase(text).lower() == said.lower()


def test_a_charge_shows_the_dice_of_the_charge() -> None:
    lance = made(melee="r", slot="two-handed", gives=effects(charge=Rush(powers=(power("melee", red=1),))))
    table = position(heroes=[duellist(lance)], foes=[foe(monster(), "b1"), foe(monster(), "b1")])
    take(table, "charge", at="b1")
    assert until(table, "rush-target")
    for option in offered(table, "melee"):
        assert shown(table, option) == thrown(table, option) == (2, 0, 0, 0)
