"""How much an attack is worth, and what it is made with: the harm it does, the danger it ends, what its dice cost."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from undercroft.crawl.bot import by_act
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.doria.bot import errands
from undercroft.systems.doria.bot.lookout import DIE, Foe, Lookout, above, mean, spread
from undercroft.systems.doria.cards import item_words, monster_words
from undercroft.systems.doria.cards.definitions import AttackKind, ItemCard, Power
from undercroft.systems.doria.cards.kit import KINDS, Kit
from undercroft.systems.doria.cards.library import item_cards
from undercroft.systems.doria.cards.stats import Throw

GUARD = 14.0
"""What a character defends with on average."""

TRIFLE = 0.04
"""An attack that does no more harm than this is as good as none."""

SLIGHT = 0.12
"""Nobody stays to fight what they do no more harm than this with an attack."""

WANTED = 1.5
"""A monster that the scenario wants defeated is worth so much more."""

LOWEST_PP = -6
"""Nobody goes lower than this for a spell: below 0 one is slow, and at −20 one dies."""

COSTLY = 0.25
"""A PP is paid for what does so much more harm."""

DEEDS = ("summons", "multiplies", "dooms", "inspires", "mends", "haunts", "saps")
"""Words by which a monster does more harm than by its attack."""


WIDE = ("chain", "sweep", "burst", "line")
"""Words by which an attack reaches several."""


def chance_to_hit(ours: float, theirs: float, dice: int) -> float:
    """The chance that one total reaches another, with so many dice on both sides together."""
    return above(ours - theirs, spread(dice))


class Arm(NamedTuple):
    """What whoever attacks adds to a card: dice, a bonus, damage."""

    dice: int
    bonus: int
    damage: int


def arm_of(kit: Kit, card: ItemCard, kind: AttackKind) -> Arm:
    """What somebody with this kit adds to attacks of this kind with a card."""
    might = kit.might if kind == "melee" else 0
    return Arm(int(kind in kit.bonuses), getattr(kit, kind), might + (card.damage > 0 and "damage" in kit.bonuses))


def harm(card: ItemCard, kind: AttackKind, foe: Foe, arm: Arm, paid: tuple[Power, ...] = ()) -> float:
    """The HP an attack with this card takes on average, as far as the foe has any."""
    if not _of_use(card, foe):
        return 0.0
    guard: Throw = foe.stats.resistance if kind == "magic" else foe.stats.defence
    attack = mean(getattr(card, kind)) + DIE * arm.dice + arm.bonus
    damage = float(card.damage + arm.damage)
    elements = {card.element} - {None}
    piercing = card.piercing
    for power in paid:
        attack += DIE * sum(item_words.DICE.of(power.do)) + sum(item_words.PLUS.of(power.do))
        damage += sum(item_words.FORCE.of(power.do))
        elements |= set(item_words.ELEMENT.of(power.do))
        piercing = piercing or bool(item_words.PIERCE.of(power.do))
    if elements & set(monster_words.IMMUNE.of(foe.stats.effects)):
        return 0.0
    dice = round(attack / DIE) + guard.dice
    theirs = guard.dice * DIE + guard.bonus
    width = spread(dice)
    armor = 0 if piercing or foe.stats.vulnerable in elements else foe.ar
    found = 0.0
    most = 0 if foe.stats.says(monster_words.SOLID) or not card.damage else 3
    for criticals in range(most + 1):
        reached = above(attack - theirs - 10 * criticals, width)
        beyond = above(attack - theirs - 10 * (criticals + 1), width) if criticals < most else 0.0
        found += (reached - beyond) * min(max(0.0, damage + criticals - armor), foe.hp)
    return found


def _of_use(card: ItemCard, foe: Foe) -> bool:
    """Can it be used against this monster at all?"""
    if card.kind == "spell":
        return True
    return not foe.stats.says(monster_words.NO_MAGIC if card.enchanted else monster_words.ONLY_MAGIC)


def danger(foe: Foe, look: Lookout) -> float:
    """The harm a monster does in a round, roughly; more where the scenario wants it defeated."""
    stats = foe.stats
    hits = chance_to_hit(stats.attack.dice * DIE + stats.attack.bonus, GUARD, stats.attack.dice + 2)
    many = min(3, len(look.awake)) if any(effect.name in WIDE for effect in stats.effects) else 1
    found = 0.5 + hits * stats.damage * many + sum(effect.name in DEEDS for effect in stats.effects)
    return found * (WANTED if set(foe.marks) & errands.wanted(look) else 1.0)


def best_harm(foe: Foe, kit: Kit) -> float:
    """The most harm that somebody can do a monster with one attack."""
    return max(
        (
            harm(one.card, kind, foe, arm_of(kit, one.card, kind))
            for one in kit.hands
            for kind in KINDS
            if getattr(one.card, kind)
        ),
        default=0.0,
    )


def worth_while(foe: Foe, kit: Kit) -> bool:
    """Can somebody do a monster harm that is worth the AP?"""
    return best_harm(foe, kit) > SLIGHT


def attack(ask: Ask, look: Lookout) -> Option | None:
    """The attack that ends most danger for what it costs; what is nearly defeated is finished first."""
    foes = {foe.id: foe for foe in look.foes}
    ap, kit = look.number("ap"), look.kit()

    def worth(option: Option) -> float:
        card, foe = item_cards()[parse_item(option.what).card], foes[option.who]
        kind = next(kind for kind in KINDS if kind == option.act)
        hurt = harm(card, kind, foe, arm_of(kit, card, kind))
        if hurt <= TRIFLE or (card.pp and look.number("pp") - card.pp < LOWEST_PP):
            return 0.0
        share = hurt / foe.hp
        poor = 2.0 if card.pp and look.number("pp") - card.pp < 0 else 1.0
        found = danger(foe, look) * (share + share * share) + _more(card, foe, kind, look, kit)
        return found / sqrt(min(ap, max(1, card.ap))) / poor

    attacks = [option for option in by_act(ask, *KINDS) if option.who in foes]
    best = max(attacks, key=worth, default=None)
    return best if best is not None and worth(best) > 0 else None


def _more(card: ItemCard, first: Foe, kind: AttackKind, look: Lookout, kit: Kit) -> float:
    """What an attack that spreads does to others: harm to monsters, and harm to friends where it affects them."""
    if not card.spread:
        return 0.0
    centre = look.me.at if card.spread == "sweep" else first.at
    far = card.range if card.spread == "sweep" else card.area
    foes = [foe for foe in look.foes if foe.id != first.id and not foe.outside and look.far(centre, foe.at) <= far]
    arm = arm_of(kit, card, kind)
    found = sum(danger(foe, look) * harm(card, kind, foe, arm) / foe.hp for foe in foes)
    if card.friends:
        friends = [one for one in look.awake if one.id != look.who and look.far(centre, one.at) <= far]
        found -= 2.0 * card.damage * len(friends)
    return found


def powers(ask: Ask, look: Lookout) -> Option:
    """What a weapon can do for PP is paid for where it does clearly more harm and the PP are there."""
    offered = by_act(ask, "power")
    foes = [foe for foe in look.foes if not foe.outside and look.far(look.me.at, foe.at) <= 2] or look.foes
    if not offered or not foes:
        return ask.options[ask.default]
    kit = look.kit()

    def gain(option: Option) -> float:
        card = item_cards()[option.what.partition("/")[0]]
        power = card.powers[int(option.what.partition("/")[2])]
        kinds = [kind for kind in KINDS if getattr(card, kind)]
        if ask.prompt == "powers-defence" or not kinds:
            return 1.0
        if any(item_words.DISARM.of(power.do)) or any(item_words.HOLD.of(power.do)):
            return 1.0
        arms = {kind: arm_of(kit, card, kind) for kind in kinds}
        return max(
            harm(card, kind, foe, arm, (power,)) - harm(card, kind, foe, arm)
            for kind, arm in arms.items()
            for foe in foes
        )

    able = [option for option in offered if look.number("pp") >= option.n and gain(option) >= COSTLY * option.n]
    return max(able, key=gain) if able else ask.options[ask.default]
