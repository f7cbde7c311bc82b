"""How a sensible player uses magic: heal the hurt, blast where enemies are many, strengthen those who fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Figure
from undercroft.systems.universalis.cards.definitions import SPELLS, Spell
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.words import (
    ATTRIBUTES,
    BLAST,
    HEAL,
    LINGERS,
    PULL,
    SPELL_ENHANCED,
    SUFFER,
    SUMMON,
    WALL,
)
from undercroft.systems.universalis.combat.blasts import OFFENSIVE

if TYPE_CHECKING:
    from undercroft.systems.universalis.bot.sight import Look

FAR = 6
"""How near enemies must be to a friend worth strengthening."""

PROOF = ("ethereal", "invulnerable")
"""Skills of figures that plain weapons hardly wound."""

WORTH = 3
"""The least a spell must be worth, in damage dice."""

SPARE = 2
"""The Vitality a caster will not go below to pay for a spell."""
CHARGE = 3
"""A wall helps against enemies who are at least this far away, and an undertow drags from beyond this."""


def bar(figure: Figure, name: str) -> tuple[int, int]:
    """What is left on a bar of a figure, and how much it holds."""
    return next(((one.now, one.most) for one in figure.bars if one.name == name), (0, 0))


def best_spell(ask: Ask, look: Look, me: Figure) -> Option | None:
    """The spell most worth casting now, if there is one."""
    found = [(worth_of(option, look, me), option) for option in ask.options if option.act in ("cast", "cast-at")]
    worth, best = max(found, key=lambda pair: pair[0], default=(0, None))
    return best if worth >= WORTH else None


def worth_of(option: Option, look: Look, me: Figure) -> int:
    """The worth of casting a spell, in damage dice, less a die for each Vitality it costs its caster."""
    price = _card(option).vitality
    if price and bar(me, "vitality")[0] - price < SPARE:
        return 0
    if option.act == "cast":
        return max(0, _at_figure(option, look, me) - price)
    effects = _card(option).effects
    if not look.foes or "keeps-spell" in me.marks:
        return 0
    if SUMMON.of(effects):
        return 2 * WORTH
    return WORTH if WALL.of(effects) and _in_need(look, me) else 0


def _in_need(look: Look, me: Figure) -> bool:
    """Are enemies coming, but not here yet, while one of us is badly hurt?"""
    hurt = any(2 * now <= most for now, most in (bar(hero, "vitality") for hero in look.heroes) if now)
    return hurt and CHARGE <= look.nearest(me.at) <= 2 * CHARGE


def _card(option: Option) -> Spell:
    return library()[SPELLS][option.what]


def _at_figure(option: Option, look: Look, me: Figure) -> int:
    spell, target = _card(option), look.figures[option.who]
    if heals := HEAL.of(spell.effects):
        floors = SUFFER.of(spell.effects) and look.nearest(target.at) <= 1
        return 0 if floors else _healing(heals[0], spell, target, look)
    if not look.foes:
        return 0
    if spell.nature in OFFENSIVE:
        return _attack(spell, target, look, me)
    if "keeps-spell" in me.marks or spell.id in target.marks or look.nearest(target.at, look.foes) > FAR:
        return 0
    if target.id != me.id and any(more.get("strength", 0) < 0 for more in ATTRIBUTES.of(spell.effects)):
        return 0
    worth = WORTH + (look.nearest(target.at, look.foes) <= 2) + (target.id != me.id)
    if SPELL_ENHANCED.of(spell.effects):
        return 2 * worth if _ghosts(look) else 0
    return worth


def _ghosts(look: Look) -> bool:
    """Is there an enemy that plain weapons hardly wound?  What enhances weapons is kept for it.  UN-C527, UN-C536"""
    foes = {foe.id for foe in look.foes}
    sheets = [sheet for sheet in look.scene.sheets if sheet.who in foes]
    return any(card.id in PROOF for sheet in sheets for card in sheet.skills)


def _healing(amount: int, spell: Spell, target: Figure, look: Look) -> int:
    """The worth of healing: three times the Vitality that would come back, and nothing for a scratch.

    What leaves a friend helpless waits until no enemy is near.
    """
    helpless = any("stationary" in names for names in SUFFER.of(spell.effects))
    if helpless and look.nearest(target.at, look.foes) <= FAR:
        return 0
    touched = [hero for hero in look.heroes if look.gap(hero.at, target.at) <= spell.area] if spell.area else [target]
    lost = [most - now for now, most in (bar(hero, "vitality") for hero in touched)]
    return 3 * sum(min(amount, less) for less in lost if less >= min(amount, 2))


def _attack(spell: Spell, target: Figure, look: Look, me: Figure) -> int:
    """The worth of a spell that harms: its dice per foe more than friends hit; others suit the strong and Leaders."""
    foes = sum(look.gap(foe.at, target.at) <= spell.area for foe in look.foes)
    friends = sum(look.gap(hero.at, target.at) <= spell.area for hero in look.heroes) if spell.targets == "all" else 0
    if blasts := BLAST.of(spell.effects):
        lingers = WORTH if LINGERS.of(spell.effects) and spell.id not in target.marks else 0
        dice = max(blasts[0].dice, blasts[0].light or 0) + lingers
        return dice * (foes - 2 * friends) + int("leader" in target.marks)
    if spell.id in target.marks or (spell.permanent and "keeps-spell" in me.marks):
        return 0
    if PULL.of(spell.effects) and look.nearest(target.at, look.heroes) <= CHARGE:
        return 0
    strong = "leader" in target.marks or bar(target, "vitality")[0] >= 4
    return 2 * (foes - 2 * friends) + 3 * strong


def dispel(ask: Ask, look: Look) -> Option:
    """Dispel whatever the dark side casts, with a scroll only if nothing else is left."""
    tries = [option for option in ask.options if option.act == "dispel"]
    return next((option for option in tries if not option.what), ask.options[0])


def aid(ask: Ask, look: Look) -> Option:
    """Use scrolls and Components whenever there is a fight."""
    return ask.options[-1] if look.foes else ask.options[0]


def aim(ask: Ask, look: Look) -> Option:
    """Aim as near to the enemies as possible; a wall halfway to the nearest of them."""
    me = look.me
    if me is None or not look.foes or not WALL.of(_card(ask.options[0]).effects):
        return min(ask.options, key=lambda option: (look.nearest(option.at, look.foes), option.at))
    foe = _nearest(look, me.at)

    def halfway(option: Option) -> tuple[int, int, int, int]:
        there, back = look.gap(option.at, foe.at), look.gap(option.at, me.at)
        aside = sum(sum(abs(n) for n in _offset(look, option.at, end)) for end in (foe.at, me.at))
        return there + back, abs(there - back), aside, option.at

    return min(ask.options, key=halfway)


def across(ask: Ask, look: Look) -> Option:
    """Build a wall across the way of the nearest enemy."""
    if not look.foes:
        return ask.options[0]
    at = ask.options[0].at
    x, y = _offset(look, at, _nearest(look, at).at)
    ways = {(1, 0): 0, (1, 1): 1, (0, 1): 2, (1, -1): 3}
    ahead = (x > 0) - (x < 0), (y > 0) - (y < 0)
    way = ways.get(ahead, ways.get((-ahead[0], -ahead[1]), 0))
    return next((option for option in ask.options if option.n == way), ask.options[0])


def _offset(look: Look, at: int, to: int) -> tuple[int, int]:
    """Columns and rows from one cell to another."""
    (ay, ax), (by, bx) = divmod(at, look.board.width), divmod(to, look.board.width)
    return bx - ax, by - ay


def _nearest(look: Look, at: int) -> Figure:
    return min(look.foes, key=lambda foe: (look.gap(foe.at, at), foe.id))
