"""A hero as it is kept between games: its sheet.  LE-0003, LE-0049, LE-0303

A premade hero goes into a party by its id, any other as this sheet written as JSON.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated

import msgspec

from undercroft.crawl.things import EMPTY, Outfit
from undercroft.kernel.ranges import MANY, Number, Sum, Tag, Tags
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.system import SetupError
from undercroft.systems.league.cards.heroes import HEROES, PROFESSIONS
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.values import Values
from undercroft.systems.league.heroes.fresh import refresh
from undercroft.systems.league.heroes.premade import premade
from undercroft.systems.league.state import MOST_SANITY, Hero, Recipe


class Missing(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Points that a hero has lost: HP, ENERGY, LUCK, mana; tests against poison still to come.  LE-0661, LE-0662"""

    hp: Number = 0
    energy: Number = 0
    luck: Number = 0
    mana: Number = 0
    poison: Number = 0


class Kept(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is on a hero's sheet.  LE-0003"""

    id: Tag
    """Who it is, whatever becomes of it."""
    name: Tag
    species: Tag
    profession: Tag
    values: Values
    max_hp: Number
    level: Number = 1
    xp: Sum = 0
    points: Number = 0
    talents: Tags = ()
    perks: Tags = ()
    background: Tag = ""
    conditions: Tags = ()
    spells: Tags = ()
    prayers: Tags = ()
    recipes: Annotated[tuple[Recipe, ...], MANY] = ()
    sanity: Number = MOST_SANITY
    diseased: bool = False
    outfit: Outfit = EMPTY
    coins: Sum = 0
    enchanted: Number = 0
    scribed: Number = 0
    """Things enchanted and scrolls tried since the last quest.  LE-0649"""
    raised: Tags = ()
    """Values that a perfect roll has raised since the last settlement.  LE-G50"""
    lost: Missing = Missing()
    """Points that it has lost and not regained."""
    quests: Number = 0
    """How many games it has been through."""
    hired: bool = False
    """Is it a mercenary?  LE-0002"""


def kept(hero: Hero, id: str = "", quests: int = 0) -> Kept:
    """The sheet of a hero as it leaves a game."""
    return Kept(
        id=id or hero.card,
        name=hero.card,
        species=hero.species,
        profession=hero.profession,
        values=hero.values,
        max_hp=hero.max_hp,
        level=hero.level,
        xp=hero.xp,
        points=hero.points,
        talents=hero.talents,
        perks=hero.perks,
        background=hero.background,
        conditions=hero.conditions,
        spells=hero.spells,
        prayers=hero.prayers,
        recipes=hero.recipes,
        sanity=hero.sanity,
        diseased=hero.diseased,
        outfit=hero.outfit,
        coins=hero.coins,
        enchanted=hero.enchanted,
        scribed=hero.scribed,
        raised=hero.raised,
        lost=missing(hero),
        quests=quests,
        hired=hero.hired,
    )


def missing(hero: Hero) -> Missing:
    """What a hero lacks of its points."""
    fresh = refresh(msgspec.structs.replace(hero))
    return Missing(
        hp=max(0, fresh.hp - max(1, hero.hp)),
        energy=max(0, fresh.energy - hero.energy),
        luck=max(0, fresh.luck - hero.luck),
        mana=max(0, fresh.mana - hero.mana),
        poison=hero.poison,
    )


def written(sheet: Kept) -> str:
    """A sheet as it goes into a party."""
    return msgspec.json.encode(sheet).decode()


def read(entry: str) -> Kept | None:
    """The sheet that an entry of a party is; None for a premade hero.  Raises `SetupError` where it is no sheet."""
    if not entry.startswith("{"):
        return None
    try:
        return msgspec.json.decode(entry, type=Kept)
    except msgspec.MsgspecError as error:
        raise SetupError(f"this is no hero of League of Dungeoneers: {error}") from error


def joins(entry: str, id: FigureId, seat: SeatId) -> Hero:
    """A hero as it comes into a game, premade or from its sheet, without the points it has lost.  LE-0003, LE-0661"""
    sheet = read(entry)
    if sheet is None:
        return premade(entry, id, seat)
    hero = Hero(
        id=id,
        seat=seat,
        card=sheet.name,
        species=sheet.species,
        profession=sheet.profession,
        values=sheet.values,
        max_hp=sheet.max_hp,
        level=sheet.level,
        xp=sheet.xp,
        points=sheet.points,
        talents=sheet.talents,
        perks=sheet.perks,
        background=sheet.background,
        conditions=sheet.conditions,
        spells=sheet.spells,
        prayers=sheet.prayers,
        recipes=sheet.recipes,
        sanity=sheet.sanity,
        diseased=sheet.diseased,
        outfit=sheet.outfit,
        coins=sheet.coins,
        enchanted=sheet.enchanted,
        scribed=sheet.scribed,
        raised=sheet.raised,
        hired=sheet.hired,
    )
    refresh(hero)
    lost = sheet.lost
    hero.hp, hero.energy = max(1, hero.hp - lost.hp), max(0, hero.energy - lost.energy)
    hero.luck, hero.mana, hero.poison = max(0, hero.luck - lost.luck), max(0, hero.mana - lost.mana), lost.poison
    return hero


def icon_of(sheet: Kept) -> str:
    """The picture of a hero: its own if it is premade, else that of its profession."""
    box = library()
    return box[HEROES][sheet.id].icon if sheet.id in box[HEROES] else box[PROFESSIONS][sheet.profession].icon


def key_of(name: str, seed: str) -> str:
    """What a hero is kept under who has just been made; a premade one under its own id."""
    if name in library()[HEROES]:
        return name
    mark = blake2b(seed.encode(), digest_size=5).hexdigest()
    return f"{name.lower()}-{mark}"
