"""Objects and healing spells in a campaign turn, before the Travel Event roll is made.  UN-1227, UN-1232, UN-1235"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis.campaign.entrusting import hand_over
from undercroft.systems.universalis.campaign.world import group_at, members
from undercroft.systems.universalis.cards.definitions import SPELLS, THINGS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import hero_card
from undercroft.systems.universalis.cards.words import CURE, GAIN_MANA, HEAL
from undercroft.systems.universalis.effects import Cause, apply_all
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Character

RESTORING = {HEAL.name, CURE.name, GAIN_MANA.name}
"""What is worth doing on the way."""


def offers(game: Universalis, n: int) -> list[Option]:
    """Potions, herbs, provisions and healing spells, as long as the group has not yet moved or stayed.  UN-1235"""
    group = group_at(game, n)
    if group.chose:
        return []
    everybody = members(game, group)
    return [option for one in everybody for option in (*_things(game, one), *_spells(game, one, everybody))]


def _things(game: Universalis, who: Character) -> list[Option]:
    """What a hero carries that would do it good now."""
    known = library()[THINGS]
    held = dict.fromkeys(item for item in (*who.pack, *who.hands) if item in known)
    return [
        Option("use-on-the-way", who=who.id, what=item)
        for item in held
        if known[item].use and {effect.name for effect in known[item].use} <= RESTORING and _wanted(game, who, item)
    ]


def _wanted(game: Universalis, who: Character, item: str) -> bool:
    """Would using it change anything?"""
    use = library()[THINGS][item].use
    ill = any(name in who.conditions for names in CURE.of(use) for name in names)
    drained = bool(GAIN_MANA.of(use)) and who.mana < game.kit(who).mana
    return ill or drained or (bool(HEAL.of(use)) and who.wounds > 0)


def _spells(game: Universalis, who: Character, everybody: list[Character]) -> list[Option]:
    """The healing spells a hero has Mana for, for each who needs them."""
    known = library()[SPELLS]
    spells = [id for id in hero_card(who.card).spells if known[id].nature == "healing" and known[id].mana <= who.mana]
    hurt = [one for one in everybody if one.wounds]
    return [
        Option("heal-on-the-way", who=one.id, what=f"spell-{id}", n=who.id)
        for id in spells
        for one in hurt
        if HEAL.of(known[id].effects) and (known[id].range or one.id == who.id)
    ]


def use(game: Universalis, n: int, option: Option) -> Script[None]:
    """A hero uses up what it carries.  UN-1235"""
    who = game.character(option.who)
    card = library()[THINGS][option.what]
    if not card.reusable:
        hand_over(who, option.what)
    game.tell(Changed, "used-on-the-way", who.id, detail=option.what, rules=("UN-1235",))
    yield from apply_all(game, who, card.use, Cause(id=option.what, by=who.id))


def heal(game: Universalis, n: int, option: Option) -> Script[None]:
    """A hero casts a healing spell: its Mana is spent, and it works if the test is passed.  UN-1232, UN-1235"""
    caster = next(one for one in members(game, group_at(game, n)) if one.id == option.n)
    id = option.what.removeprefix("spell-")
    spell = library()[SPELLS][id]
    caster.mana -= spell.mana
    game.tell(Changed, "mana", caster.id, now=caster.mana)
    result = yield from trial(game, caster, "intelligence", "cast")
    if result.passed:
        yield from apply_all(game, game.character(option.who), spell.effects, Cause(id=id, by=caster.id, magic=True))


DEEDS = {"use-on-the-way": use, "heal-on-the-way": heal}
