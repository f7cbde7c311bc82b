"""How heroes grow: what experience buys between quests.  UN-1131 to UN-1161"""

from __future__ import annotations

import msgspec

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Ask, Option, Roll, Script
from undercroft.systems.universalis.cards.definitions import SKILLS, SPELLS, Hero
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import GIFTS, size_of
from undercroft.systems.universalis.cards.words import CHEAP_SPELLS, INVULNERABLE, Attribute
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes import creation
from undercroft.systems.universalis.heroes.creation import PROFESSIONAL, RAISABLE, class_of, race_of
from undercroft.systems.universalis.heroes.making import receive_gift, sheet, write
from undercroft.systems.universalis.rolls.dice import ONE
from undercroft.systems.universalis.state import Character

XP = 3
"""Experience for one upgrade, and for each development point.  UN-1139, UN-1146"""

SPELL, GIFTED = "spell-", "scholarly"
"""How the spells of the gods are named among the skills to learn, and the deck they are in.  UN-C471"""

VP = 2
"""Value Points each upgrade adds.  UN-1160"""

APPRENTICE_BELOW = 15
ARCHMAGE_FROM = 30
"""A spellcaster's rank by Value Points.  UN-1157, UN-1158"""


def rank(vp: int) -> str:
    """Apprentice, wizard or archmage.  UN-1157, UN-1158"""
    return "apprentice" if vp < APPRENTICE_BELOW else "archmage" if vp >= ARCHMAGE_FROM else "wizard"


def upgraded(hero: Hero, xp: int) -> Hero:
    """An upgrade has been paid: whatever it cost, the hero is worth 2 more.  UN-1160, UN-1161"""
    return msgspec.structs.replace(hero, xp=hero.xp - xp, vp=hero.vp + VP)


# skills


def professional(hero: Hero) -> list[str]:
    """The professional skills learnt since creation, in order."""
    known = library()[SKILLS]
    return [id for id in hero.learned if known[id].deck in PROFESSIONAL]


def shared_skills(game: Universalis, who: Character) -> set[str]:
    """Professional skills and spells of the others in the group, which a hero does not learn as well.

    UN-0020, UN-0021, UN-1143, UN-1144
    """
    known = library()[SKILLS]
    others = [sheet(one) for one in game.state.heroes if one.id != who.id and one.card]
    skills = {id for hero in others for id in hero.skills if known[id].deck in PROFESSIONAL}
    return skills | {f"{SPELL}{spell}" for hero in others for spell in hero.spells}


def lessons(hero: Hero, taken: set[str]) -> dict[str, tuple[str, ...]]:
    """The skills a hero may learn now, by deck; none once it has learnt twice its Intelligence.  Champions of the
    gods learn more of their spells as if these were skills of the same deck.

    UN-1115, UN-1116, UN-1143, UN-1471, UN-C471, UN-C472
    """
    if len(professional(hero)) + _further_gifts(hero) >= 2 * hero.stats.intelligence:
        return {}
    found = {deck: creation.learnable(hero, deck) for deck in PROFESSIONAL}
    found[GIFTED] += tuple(f"{SPELL}{spell}" for spell in creation.gifts_to_learn(hero))
    left = {deck: tuple(one for one in found[deck] if one not in taken) for deck in PROFESSIONAL}
    return {deck: skills for deck, skills in left.items() if skills}


def _further_gifts(hero: Hero) -> int:
    """How many spells of the gods a hero has learnt beyond the one that comes with each such skill."""
    return max(0, len(creation.gifts(hero)) - sum(skill in GIFTS for skill in hero.skills))


def decks_open(hero: Hero, rolled: str, open: dict[str, tuple[str, ...]]) -> list[str]:
    """The decks a hero may learn from after the roll: the one rolled; any deck if the last skill learnt came from
    that one, or if it has nothing for the hero.  UN-1140 to UN-1142"""
    before = professional(hero)
    again = bool(before) and library()[SKILLS][before[-1]].deck == rolled
    return list(open) if again or rolled not in open else [rolled]


def learn_skill(game: Universalis, who: Character) -> Script[None]:
    """For 3 XP a hero learns a professional skill: the die says from which deck, the player chooses the skill.

    UN-1139 to UN-1143
    """
    hero = sheet(who)
    open = lessons(hero, shared_skills(game, who))
    face: int = yield Roll((ONE,), TOTAL, who.seat, who.id, "learn", "map")
    decks = decks_open(hero, class_of(hero).learns[face - 1], open)
    names = [one if one.startswith(SPELL) else f"skill-{one}" for deck in decks for one in open[deck]]
    option: Option = yield Ask("learn-skill", who.seat, [Option("learn", what=name) for name in names], who=who.id)
    if option.what.startswith(SPELL):
        write(who, upgraded(creation.with_gift(sheet(who), option.what.removeprefix(SPELL)), XP))
        game.tell(Changed, "learned", who.id, detail=option.what, rules=("UN-C471",))
        return
    _learned(game, who, option.what)
    if option.what.removeprefix("skill-") in GIFTS:
        taken = shared_skills(game, who)
        yield from receive_gift(game, who, {one.removeprefix(SPELL) for one in taken if one.startswith(SPELL)})


def nature_lessons(hero: Hero) -> tuple[str, ...]:
    """Nature skills a hero may learn, where the race card allows it.  UN-1145"""
    return creation.learnable(hero, "nature") if race_of(hero).nature else ()


def learn_nature(game: Universalis, who: Character) -> Script[None]:
    """Instead of rolling, a hero learns a suitable Nature skill.  UN-1145"""
    options = [Option("learn", what=f"skill-{skill}") for skill in nature_lessons(sheet(who))]
    option: Option = yield Ask("learn-skill", who.seat, options, who=who.id)
    _learned(game, who, option.what)


def _learned(game: Universalis, who: Character, what: str) -> None:
    skill = what.removeprefix("skill-")
    hero = upgraded(creation.with_skill(sheet(who), skill), XP)
    write(who, msgspec.structs.replace(hero, learned=(*hero.learned, skill)))
    game.tell(Changed, "learned", who.id, detail=what, rules=("UN-1139",))


# attributes and Fortune


def raise_cost(hero: Hero, attribute: Attribute) -> int | None:
    """Experience for +1: 3 for each development point; None if experience has raised it before or it is at its
    maximum.  UN-1146 to UN-1149"""
    points = creation.step_cost(hero, attribute)
    return None if points is None or attribute in hero.raised else XP * points


def raise_attribute(game: Universalis, who: Character, attribute: Attribute) -> None:
    """An attribute rises by 1, once and for all.  UN-1146 to UN-1148"""
    hero = sheet(who)
    cost = raise_cost(hero, attribute)
    assert cost is not None
    hero = upgraded(creation.raised(hero, attribute), cost)
    write(who, msgspec.structs.replace(hero, raised=(*hero.raised, attribute)))
    game.tell(Changed, "attribute", who.id, now=getattr(hero.stats, attribute), detail=attribute, rules=("UN-1146",))


def most_fortune(hero: Hero) -> int:
    """The most Fortune a hero may have: 2 points above the race's; 1 for the Large, the Invulnerable, and those who
    began with 2 or 3.  UN-1151, UN-1152"""
    initial, known = race_of(hero).fortune, library()[SKILLS]
    hard = any(INVULNERABLE.name == effect.name for id in hero.skills for effect in known[id].effects)
    slow = hard or size_of(hero.skills) >= 3 or initial in (2, 3)
    return initial + (1 if slow else 2)


def raise_fortune(game: Universalis, who: Character) -> None:
    """For 3 XP a hero gains a permanent point of Fortune.  UN-1150"""
    hero = upgraded(sheet(who), XP)
    write(who, msgspec.structs.replace(hero, fortune=hero.fortune + 1))
    who.fortune += 1
    game.tell(Changed, "fortune", who.id, now=who.fortune, rules=("UN-1150",))


# spells


def spell_cost(hero: Hero, spell: str) -> tuple[int, int]:
    """What learning a spell costs in coins and experience; less with a Powerful Mind.  UN-1153, UN-G93"""
    known = library()[SKILLS]
    coins, xp = library()[SPELLS][spell].cost, XP
    for id in hero.skills:
        for lore in CHEAP_SPELLS.of(known[id].effects):
            coins, xp = max(0, coins - lore.coins), lore.xp
    return coins, xp


def spells_on_offer(game: Universalis, who: Character) -> list[str]:
    """The spells a hero may learn at a School of Magic and can pay for; none that another of the group knows.

    UN-0021, UN-1153, UN-1154
    """
    hero = sheet(who)
    others = {spell for one in game.state.heroes if one.id != who.id and one.card for spell in sheet(one).spells}
    found = []
    for spell in creation.spells_to_learn(hero):
        coins, xp = spell_cost(hero, spell)
        if spell not in others and coins <= who.coins and xp <= hero.xp:
            found.append(spell)
    return found


def learn_spell(game: Universalis, who: Character, spell: str) -> None:
    """The hero learns a spell, which brings 2 Mana up to the limit.  UN-1153, UN-1155, UN-1156"""
    hero = sheet(who)
    coins, xp = spell_cost(hero, spell)
    before = hero.stats.mana
    write(who, upgraded(creation.with_spell(hero, spell), xp))
    who.coins -= coins
    who.mana += sheet(who).stats.mana - before
    game.tell(Changed, "learned", who.id, detail=f"spell-{spell}", rules=("UN-1153",))


# what is offered


def upgrades(game: Universalis, who: Character) -> list[Option]:
    """What a hero's experience can buy now; spells wait for a School of Magic.

    UN-1137, UN-1139, UN-1143, UN-1145, UN-1148, UN-1151, UN-1153
    """
    hero = sheet(who)
    if hero.xp < XP:
        return []
    found: list[Option] = []
    if lessons(hero, shared_skills(game, who)):
        found.append(Option("train", what="skill", n=XP))
    if nature_lessons(hero):
        found.append(Option("train", what="nature", n=XP))
    if hero.fortune < most_fortune(hero):
        found.append(Option("train", what="fortune", n=XP))
    for attribute in RAISABLE:
        cost = raise_cost(hero, attribute)
        if cost is not None and cost <= hero.xp:
            found.append(Option("train", what=attribute, n=cost))
    return found


def train(game: Universalis, who: Character, what: str) -> Script[None]:
    """The hero spends experience on what the player chooses.  UN-1139, UN-1145, UN-1148, UN-1150, UN-1160"""
    if what == "skill":
        yield from learn_skill(game, who)
    elif what == "nature":
        yield from learn_nature(game, who)
    elif what == "fortune":
        raise_fortune(game, who)
    else:
        raise_attribute(game, who, next(name for name in RAISABLE if name == what))
