"""What the rulebook says of Heroes and classes, in fights: each skill where it tells, and where it must not."""

from __future__ import annotations

import pytest

from systems.darkness.build import (
    DarknessTable,
    Figure,
    dice,
    end_turn,
    enemy,
    first,
    foe,
    offered,
    position,
    take,
    until,
)
from systems.darkness.duel import acts, declare, last_fight, made, monster, power
from undercroft.kernel.tally import total
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.words import Whose
from undercroft.systems.darkness.state import Fight

LIGHT, DARK = "a1", "d1"


def person(card: str, at: str = LIGHT, **fields: object) -> Figure:
    """A Hero with a weapon for every kind of attack and no armour."""
    return Figure(card, at, {"hands": (made(melee="ryy", ranged="ryy", magic="ryy"),), "body": "", **fields})


def shot(
    card: str,
    attack: str,
    defense: str = "",
    *,
    at: str = LIGHT,
    kind: str = "melee",
    level: int = 1,
    foes_dice: str = "ggbb",
    **fields: object,
) -> DarknessTable:
    """A Hero attacks an Enemy with four Defense dice; the table waits where somebody may choose."""
    beside = {LIGHT: "b1", DARK: "c1"}[at]
    where = at if kind == "melee" else beside
    table = position(heroes=[person(card, at, **fields)], foes=[foe(monster(defense=foes_dice), where)], level=level)
    return declare(table, attack, defense, kind)


def done(table: DarknessTable) -> Fight:
    """The fight, the rest of it answered by default."""
    until(table, "hero-action")
    return last_fight(table)


# Heroes


@rule("DA-C23", "DA-G39")
@pytest.mark.parametrize(("at", "dealt"), [(DARK, 4), (LIGHT, 1)])
def test_elias_has_a_bam_more_in_attacks_from_the_shadows(at: str, dealt: int) -> None:
    ring = made(power("attack", "B", hits=3), slot="none")
    assert done(shot("elias", "h", at=at, pack=(ring,))).dealt == dealt


@rule("DA-C24")
@pytest.mark.parametrize(("at", "dealt"), [(DARK, 2), (LIGHT, 1)])
def test_whisper_takes_a_shield_from_whoever_she_attacks_out_of_the_shadows(at: str, dealt: int) -> None:
    assert done(shot("whisper:shadow-barbarian", "hh", "s", at=at)).dealt == dealt


@rule("DA-C19", "DA-G33")
@pytest.mark.parametrize(("kind", "again"), [("ranged", True), ("melee", False)])
def test_eagle_eyed_rolls_blanks_of_ranged_attacks_again(kind: str, again: bool) -> None:
    table = shot("sibyl:shadow-barbarian", "h", kind=kind)
    dice(table, "hh h")
    fight = done(table)
    assert (fight.rerolled, fight.attack.shown.value) == (again, 4 if again else 1)


# the Nightshade Ranger


RANGER = "elias:nightshade-ranger"


@rule("DA-C32")
def test_find_weakness_rolls_any_number_of_defense_dice_again_for_one_xp() -> None:
    table = take(shot(RANGER, "hh hh", "ss s s s", xp=1), "sign")
    take(table, "reroll-die", what="green", n=2)
    take(table, "reroll-die", what="blue", n=4)
    dice(table, "-")
    take(table, "done")
    assert (first(table).xp, last_fight(table).defense.shown.value, last_fight(table).dealt) == (0, 2, 2)


@rule("DA-C33")
def test_the_ranger_walks_away_from_enemies() -> None:
    table = position(heroes=[person(RANGER)], foes=[foe(monster(), LIGHT)])
    assert offered(take(table, "move"), "step")
    other = position(heroes=[person("elias:shadow-barbarian")], foes=[foe(monster(), LIGHT)])
    assert "move" not in acts(other)


@rule("DA-C35")
@pytest.mark.parametrize(
    ("known", "level", "at", "left"),
    [(1, 2, DARK, 3), (2, 4, DARK, 2), (2, 2, DARK, 3), (1, 1, DARK, 4), (2, 4, LIGHT, 4)],
)
def test_a_shadow_hunter_takes_defense_dice_from_the_dark(known: int, level: int, at: str, left: int) -> None:
    fight = done(shot(RANGER, "h", at=at, level=level, skills=("shadow-hunter",) * known))
    assert fight.defense.better + fight.defense.plainer == left


@rule("DA-C36")
@pytest.mark.parametrize(("known", "level", "sides"), [(1, 1, ["attack"]), (2, 3, ["attack", "defense"])])
def test_a_ranged_specialist_rolls_all_dice_of_a_ranged_attack_again(known: int, level: int, sides: list[str]) -> None:
    skills = ("ranged-specialist",) * known
    table = until(shot(RANGER, "h", "ss", kind="ranged", level=level, skills=skills), "reroll-all")
    assert [option.what for option in offered(table, "reroll")] == sides
    dice(table, "hh hh")
    assert done(take(table, "reroll", what="attack")).attack.shown.value == 4
    assert not done(shot(RANGER, "h", "ss", level=level, skills=skills)).rerolled


@rule("DA-C37", "DA-G36")
@pytest.mark.parametrize(("level", "health"), [(5, 3), (4, 2)])
def test_defense_training_halves_wounds_rounded_up_at_level_5(level: int, health: int) -> None:
    table = position(
        heroes=[person(RANGER, skills=("defense-training",))],
        foes=[foe(monster(melee="r"), LIGHT)],
        do="turn, enemies",
        level=level,
    )
    dice(table, "hhh")
    end_turn(table)
    assert first(table).health == health


@rule("DA-C38", "DA-G36", "DA-G37")
@pytest.mark.parametrize(("known", "level", "hits"), [(1, 1, 2), (2, 3, 4), (3, 5, 5)])
def test_precise_aim_mends_a_blank_then_flips_one_then_all_after_a_reroll(known: int, level: int, hits: int) -> None:
    ring = made(power("attack", reroll_blanks=Whose.ATTACK), slot="none")
    fight = done(shot(RANGER, "h - -", level=level, skills=("precise-aim",) * known, pack=(ring,)))
    assert fight.attack.shown.value + total(fight.attack.more) == hits
    untouched = done(shot(RANGER, "h - -", level=level, skills=("precise-aim",) * known))
    assert untouched.attack.shown.value + total(untouched.attack.more) == 1


@rule("DA-C39", "DA-G36")
@pytest.mark.parametrize(("known", "level", "thrown"), [(1, 2, 3), (2, 4, 4)])
def test_the_second_safe_shot_adds_an_attack_die(known: int, level: int, thrown: int) -> None:
    table = position(heroes=[person(RANGER, skills=("safe-shot",) * known)], foes=[foe(monster(), LIGHT)], level=level)
    fight = done(take(table, "safe-shot", at="b1"))
    assert (fight.kind, fight.attack.better + fight.attack.plainer) == ("ranged", thrown)


# the Shadow Barbarian, the Paladin of Fury


@rule("DA-C40", "DA-G38")
@pytest.mark.parametrize(("known", "level", "again", "dealt"), [(1, 1, False, 1), (2, 2, True, 1), (3, 4, False, 4)])
def test_a_charge_is_plain_then_rolls_again_then_hits_three_more(
    known: int, level: int, again: bool, dealt: int
) -> None:
    table = position(
        heroes=[person("elias:shadow-barbarian", skills=("charge",) * known)], foes=[foe(monster(), "b1")], level=level
    )
    dice(table, "h")
    take(table, "charge", at="b1")
    assert bool(offered(table, "reroll")) == again
    if again:
        take(table, "keep")
    assert done(table).dealt == dealt


@rule("DA-C41", "DA-G35")
@pytest.mark.parametrize(("known", "level", "saved"), [(0, 1, 0), (1, 1, 0), (2, 3, 1), (3, 5, 2)])
def test_a_shield_bearer_shields_allies_in_the_zone_from_level_3_on(known: int, level: int, saved: int) -> None:
    shield = made(defense="b", tags=("shield",))
    owen = person("owen:paladin-of-fury", skills=("shield-bearer",) * known, hands=(shield,), guarded=True)
    heroes = [person("elias:shadow-barbarian", xp=5), owen]
    table = position(heroes=heroes, foes=[foe(monster(melee="r"), LIGHT)], do="turn, enemies", level=level)
    dice(table, "hhh")
    end_turn(table)
    assert first(table).health == 2 + saved


@rule("DA-C41", "DA-G35")
def test_the_paladins_signature_gives_an_ally_two_shields_and_a_bulwark_takes_the_blow() -> None:
    heroes = [person("elias:shadow-barbarian", xp=5), person("owen:paladin-of-fury", xp=1)]
    table = position(heroes=heroes, foes=[foe(monster(melee="r"), LIGHT)], do="turn, enemies")
    dice(table, "hhh")
    end_turn(table)
    shielded = table.fork()
    take(take(shielded, "decline"), "sign")
    assert [one.health for one in shielded.state.heroes] == [4, 5]
    until(take(table, "step-in"), "before-defense")
    take(table, "done")
    assert [one.health for one in table.state.heroes] == [5, 2]
    assert enemy(table)
