"""Between dungeons: what a stay in a settlement is for, what is bought and sold, how heroes improve."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from undercroft.crawl.bot import by_act
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import Ask, FigureId, Option
from undercroft.systems.league.bot.lookout import Lookout
from undercroft.systems.league.bot.wardrobe import bare, wishes
from undercroft.systems.league.cards.library import armour, things
from undercroft.systems.league.cards.things import ArmourCard, GearCard, ThingCard

SHAKEN = 8
"""Whoever has no more SANITY than this had better sleep in a bed."""
BANDAGES, RATIONS = 2, 1
"""How many of these each hero should carry."""
USUAL = 75
"""Only what shops nearly always have is worth a way to the market."""
SPARE = 60
"""Coins that are kept when something is learnt."""
WORN_OUT = 0.5
"""A thing that has lost so much of its durability is repaired."""
TRADES = ("value-arcane-arts", "value-battle-prayers", "value-combat-skill", "value-ranged-skill")
"""The skills one of which a hero lives by."""


def stay(ask: Ask, look: Lookout) -> Option:
    """A level first, then gear in order, a bed for whoever needs it, cures, the smith, the market; then a quest."""
    found = chain(
        by_act(ask, "rise"),
        (one for one in by_act(ask, "rearrange") if next(wishes(look, one.who), None) is not None),
        _visits(ask, look),
    )
    return next(found, ask.options[ask.default])


def _visits(ask: Ask, look: Lookout) -> Iterator[Option]:
    """The counters at which there is something to be done, what matters most first."""
    worth = {
        "service-inn": any(_needs_bed(look, who) for who in look.sheets),
        "service-chapel": True,
        "service-wards": True,
        "service-smith": any(look.number("coins", who) >= SPARE for who in look.sheets),
        "service-market": any(_wanted(look, who) or _to_sell(look, who) for who in look.sheets),
    }
    open_to = {one.what: one for one in by_act(ask, "visit") if one.what not in look.been}
    return (open_to[name] for name, wanted in worth.items() if wanted and name in open_to)


def _needs_bed(look: Lookout, who: FigureId) -> bool:
    hp = look.total("hp", who)
    return hp[0] < hp[1] or look.number("sanity", who) <= SHAKEN


def _worn_out(option: Option) -> bool:
    """Is a thing nearly broken?"""
    item = parse_item(option.what)
    return item.wear >= things()[item.card].dur * WORN_OUT


# the market


def _wanted(look: Lookout, who: FigureId) -> list[str]:
    """What a hero lacks, can carry and can pay for, what matters most first: bandages, something to eat, armour where
    nothing protects it."""
    mine = [card.id for card in (*look.worn(who), *look.carried("quick", who), *look.carried("backpack", who))]
    burden, most = look.total("encumbrance", who)
    found: list[str] = []
    if mine.count("bandage") < BANDAGES:
        found.append("bandage")
    if mine.count("ration") < RATIONS:
        found.append("ration")
    packed = {place for id in mine if (one := armour(id)) is not None for place in one.covers}
    gaps = [place for place in bare(look, who) if place not in packed]
    found += [id for id, card in things().items() if _covers(card, gaps)]
    able = [id for id in found if things()[id].price <= look.number("coins", who)]
    return [id for id in able if things()[id].enc <= most - burden]


def _covers(card: ThingCard, gaps: list[str]) -> bool:
    fits = isinstance(card, ArmourCard) and not card.shield and set(card.covers) <= set(gaps)
    return fits and card.availability >= USUAL


def _to_sell(look: Lookout, who: FigureId) -> list[str]:
    """What a hero carries that is only worth its price."""
    return [card.id for card in look.carried("backpack", who) if _is_treasure(things()[card.id])]


def _is_treasure(card: ThingCard) -> bool:
    """Is it good for nothing but to be sold?"""
    return isinstance(card, GearCard) and not (card.tool or card.slot or card.use or card.imbues)


def counter(ask: Ask, look: Lookout) -> Option:
    """What one came for, then out again."""
    found = chain(
        by_act(ask, "haggle"),
        by_act(ask, "rest-at-inn", "be-cured", "be-nursed"),
        (one for one in by_act(ask, "repair") if _worn_out(one)),
        (one for one in by_act(ask, "sell") if parse_item(one.what).card in _to_sell(look, one.who)),
        (one for one in by_act(ask, "buy") if one.what in _wanted(look, one.who)),
        (one for one in by_act(ask, "learn-spell", "learn-prayer") if _can_spare(look, one)),
        (one for one in by_act(ask, "counter") if _worth_a_look(look, one)),
    )
    return next(found, ask.options[ask.default])


def _can_spare(look: Lookout, option: Option) -> bool:
    return look.number("coins", option.who) >= option.n + SPARE


def _worth_a_look(look: Lookout, option: Option) -> bool:
    """Is anything on this shelf that a hero wants, or does it want to sell something?"""
    if option.what == "shelf-sell":
        return bool(_to_sell(look, option.who))
    return option.what == shelf_of(_wanted(look, option.who))


def shelf_of(wanted: list[str]) -> str:
    """The shelf where the first thing of these lies."""
    if not wanted:
        return ""
    return "shelf-gear" if armour(wanted[0]) is None else "shelf-armour"


# making a hero

LIKES = {
    "warrior": ("strength", "constitution"),
    "barbarian": ("strength", "strength"),
    "ranger": ("dexterity", "dexterity"),
    "duellist": ("dexterity", "strength"),
    "rogue": ("dexterity", "wisdom"),
    "wizard": ("wisdom", "wisdom"),
    "warrior-priest": ("resolve", "strength"),
    "alchemist": ("wisdom", "dexterity"),
}
"""The two stats a profession lives by."""


def profession(ask: Ask, look: Lookout) -> Option:
    """The profession for which the dice have been kindest."""

    def fits(option: Option) -> int:
        likes = LIKES.get(option.what.removeprefix("profession-"), ())
        return sum(look.number(f"value-{stat}", ask.who) for stat in likes)

    return max(ask.options, key=fits)


def shop(ask: Ask, look: Lookout) -> Option:
    """The shelf where the first thing lies that a new hero lacks."""
    shelf = shelf_of(_wanted(look, ask.who))
    return next((one for one in by_act(ask, "counter") if one.what == shelf), ask.options[ask.default])


def purchase(ask: Ask, look: Lookout) -> Option:
    """What a new hero lacks."""
    wanted = _wanted(look, ask.who)
    return next((one for one in by_act(ask, "buy") if one.what in wanted[:1]), ask.options[ask.default])


# rising


def improve(ask: Ask, look: Lookout) -> Option:
    """HP, then the skill a hero lives by, then dodging, CON and healing."""
    trade = max(TRADES, key=lambda name: look.number(name, ask.who))
    wishes = ("value-hp", trade, "value-dodge", "value-constitution", "value-heal")
    found = (one for wish in wishes for one in by_act(ask, "improve") if one.what == wish)
    return next(found, ask.options[ask.default])
