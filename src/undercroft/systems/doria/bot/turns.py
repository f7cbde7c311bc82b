"""What the active character does: attack what is in reach, come near what is not, heal, search, open the next door."""

from __future__ import annotations

from math import erf, sqrt

from undercroft.crawl.bot import by_act
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.doria.bot import errands
from undercroft.systems.doria.bot.lookout import DIE, Foe, Lookout, mean
from undercroft.systems.doria.cards.definitions import ItemCard
from undercroft.systems.doria.cards.item_words import ANTIDOTE, HEAL, PSI
from undercroft.systems.doria.cards.kit import DAMAGED, KINDS
from undercroft.systems.doria.cards.library import item_cards

SPREAD = 3.9
"""The standard deviation of one die, a little more for those that are rolled on."""

WEAK = 0.5
"""Below this part of its HP a character drinks."""

READY = 0.4
"""The group opens no door while it has less than this part of its HP."""

FAR = 99
"""There is no way."""

BETTER = 3.0
"""A weapon that is worth so much more is taken in hand."""

STING = 3.0
"""What a point of damage is worth, in points of the dice."""

NEAR = 8
"""Monsters farther away than this do not keep anybody from searching and exploring."""

CAREFUL_AP = 6
"""With so many AP one searches with care."""


def act(ask: Ask, look: Lookout) -> Option:
    """One action."""
    return (
        _heal(ask, look)
        or _free(ask)
        or _errand(ask, look)
        or _attack(ask, look)
        or _approach(ask, look)
        or _mend(ask, look)
        or _arm(ask, look)
        or _search(ask, look)
        or _towards(ask, look, errands.destinations(look))
        or _stay_put(ask, look)
        or _explore(ask, look)
        or _hunt(ask, look)
        or _linger(ask, look)
    )


# fighting


def chance_to_hit(ours: float, theirs: float, dice: int) -> float:
    """The chance that one total reaches another, with so many dice on both sides together."""
    return 0.5 * (1 + erf((ours - theirs) / (SPREAD * sqrt(2 * max(1, dice)))))


def harm(card: ItemCard, kind: str, foe: Foe) -> float:
    """The HP an attack with this card takes on average, as far as the foe has any; and something for its end."""
    guard = foe.stats.resistance if kind == "magic" else foe.stats.defence
    attack = mean(getattr(card, kind))
    dice = round(attack / DIE) + guard.dice
    theirs = guard.dice * DIE + guard.bonus
    armor = 0 if card.element and card.element == foe.stats.vulnerable else foe.stats.ar
    damage = card.damage + max(0.0, attack - theirs) / 10 - armor
    if damage <= 0:
        return 0.05
    kills = 2.0 if damage >= foe.hp else 0.0
    return chance_to_hit(attack, theirs, dice) * (min(damage, foe.hp) + kills)


def _attack(ask: Ask, look: Lookout) -> Option | None:
    """The attack that does most harm for what it costs."""
    foes = {foe.id: foe for foe in look.foes}
    ap = look.number("ap")

    def worth(option: Option) -> float:
        card = item_cards()[parse_item(option.what).card]
        price = min(ap, max(1, card.ap))
        poor = 2.0 if card.pp and look.number("pp") - card.pp < 0 else 1.0
        return harm(card, option.act, foes[option.who]) / sqrt(price) / poor

    attacks = [option for option in by_act(ask, *KINDS) if option.who in foes]
    return max(attacks, key=worth) if attacks else None


def _approach(ask: Ask, look: Lookout) -> Option | None:
    """Walk to the nearest square from which something near can be attacked with an AP that is left, nearer still where
    it is in range and out of sight; else towards the nearest monster."""
    here = near(look)
    if not here:
        return None
    reach = _reach(look)
    if not reach:
        return None
    now = min(look.far(look.me.at, foe.at) for foe in here)
    close = now - 1 if now <= reach else reach
    ap = look.number("ap")
    good = [
        (option.n, -gap, option.at, option)
        for option in by_act(ask, "walk")
        if option.n < ap and (gap := min(look.far(option.at, foe.at) for foe in here)) <= close
    ]
    if good:
        return min(good, key=lambda one: one[:3])[3]
    return _towards(ask, look, [foe.at for foe in here])


def near(look: Lookout) -> list[Foe]:
    """The monsters that matter now."""
    return [foe for foe in look.foes if not foe.outside and look.far(look.me.at, foe.at) <= NEAR]


def _hunt(ask: Ask, look: Lookout) -> Option | None:
    """With nothing else to do: towards whatever monster there is a way to."""
    return _towards(ask, look, [foe.at for foe in look.foes if look.far(look.me.at, foe.at) < FAR])


def _reach(look: Lookout) -> int:
    """How far the character can attack with what it has at hand; 0 where it cannot."""
    armed = [card for _, card, _ in look.worn() if any(getattr(card, kind) for kind in KINDS)]
    return max((card.range for card in armed), default=0)


# everything else


def _heal(ask: Ask, look: Lookout) -> Option | None:
    """A potion or a spell for whoever needs it most."""
    needy = {one.id: one.hp / max(1, one.most_hp) for one in look.friends}
    best: tuple[float, Option] | None = None
    for option in by_act(ask, "use"):
        card = item_cards()[parse_item(option.what).card]
        who = option.who or look.who
        if HEAL.of(card.use) and needy.get(who, 1.0) < WEAK:
            found = (needy[who], option)
        elif PSI.of(card.use) and look.number("pp", who) < 0:
            found = (0.3, option)
        elif ANTIDOTE.of(card.use) and look.number("poison", who) > 1:
            found = (0.2, option)
        else:
            continue
        if best is None or found[0] < best[0]:
            best = found
    return best[1] if best else None


def _free(ask: Ask) -> Option | None:
    """Get free of what holds one, and disarm what lasts."""
    return next(iter(by_act(ask, "get-free", "disarm")), None)


def _mend(ask: Ask, look: Lookout) -> Option | None:
    """Repair what is damaged, when nobody threatens: whole sets first, one's own things first."""
    if near(look):
        return None
    own = [option for option in by_act(ask, "repair-set", "repair") if option.who in (0, look.who)]
    return min(own, key=lambda option: (option.act != "repair-set", option.what)) if own else None


def _arm(ask: Ask, look: Lookout) -> Option | None:
    """Take a clearly better weapon in hand, when nobody threatens."""
    if near(look):
        return None
    best = max((power(card) for _, card, slot in look.worn() if slot != "belt"), default=0.0)
    found = [
        (power(card), option)
        for option in by_act(ask, "equip-from-belt", "equip-from-pack")
        if (card := item_cards().get(parse_item(option.what).card)) is not None and DAMAGED not in option.what
    ]
    better = [one for one in found if one[0] > best + BETTER]
    return max(better, key=lambda one: one[0])[1] if better else None


def power(card: ItemCard) -> float:
    """What a weapon or spell is worth: its dice and its damage."""
    return (
        max((mean(getattr(card, kind)) for kind in KINDS), default=0.0) + STING * card.damage if _attacks(card) else 0.0
    )


def _attacks(card: ItemCard) -> bool:
    return any(getattr(card, kind) for kind in KINDS)


def _errand(ask: Ask, look: Lookout) -> Option | None:
    """What the scenario asks for is done where it lies; whoever is nearest to it and has no monster beside it goes
    there while the others fight, and where only the way out is left, everybody goes."""
    if errands.hurry(look):
        return errands.at_hand(ask, look) or _towards(ask, look, errands.destinations(look))
    if any(look.far(look.me.at, foe.at) <= 1 for foe in look.foes if not foe.outside):
        return None
    others = [one.at for one in look.friends if one.id != look.who and not one.down and one.at >= 0]
    goals = errands.destinations(look)
    mine = [at for at in goals if all(look.far(look.me.at, at) <= look.far(there, at) for there in others)]
    return errands.at_hand(ask, look) or _towards(ask, look, mine)


def _search(ask: Ask, look: Lookout) -> Option | None:
    """Search here, or go where there is something to be searched."""
    care, quick = by_act(ask, "search-with-care"), by_act(ask, "search")
    if care and look.number("ap") >= CAREFUL_AP:
        return care[0]
    if quick:
        return quick[0]
    return None if near(look) else _towards(ask, look, look.loot())


def _stay_put(ask: Ask, look: Lookout) -> Option | None:
    """Whoever stands where the scenario wants everybody stays there."""
    return _linger(ask, look) if errands.hurry(look) and look.me.at in errands.destinations(look) else None


def _explore(ask: Ask, look: Lookout) -> Option | None:
    """Open a door when no monster is about and the group is fit; else go to the nearest one."""
    if near(look):
        return None
    fit = sum(max(0, one.hp) for one in look.friends) >= READY * sum(one.most_hp for one in look.friends)
    doors = by_act(ask, "open")
    if look.opened and look.foes:
        return None
    if doors and fit:
        return doors[0]
    return _towards(ask, look, look.doors())


def _towards(ask: Ask, look: Lookout, goals: list[int]) -> Option | None:
    """The walk that comes nearest to one of these squares, if it comes nearer at all; the shortest such walk."""
    walks = by_act(ask, "walk")
    if not goals or not walks:
        return None
    now = min(look.far(look.me.at, goal) for goal in goals)
    best = min(walks, key=lambda walk: (min(look.far(walk.at, goal) for goal in goals), walk.n, walk.at))
    return best if min(look.far(best.at, goal) for goal in goals) < now else None


def _linger(ask: Ask, look: Lookout) -> Option:
    """Wait: all that is left, so that the round goes on."""
    waits = by_act(ask, "wait")
    return max(waits, key=lambda option: option.n) if waits else ask.options[ask.default]
