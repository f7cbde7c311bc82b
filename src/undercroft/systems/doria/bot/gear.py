"""What equipment is worth to whom: a card goes where it makes its owner strongest, and to whom it helps most."""

from __future__ import annotations

from undercroft.crawl.bot import by_act
from undercroft.crawl.things import Item, Outfit, gain, lose, parse_item, wear
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Ask, FigureId, Option
from undercroft.systems.doria.bot.fighting import Arm, arm_of, harm
from undercroft.systems.doria.bot.lookout import DIE, Foe, Lookout, mean
from undercroft.systems.doria.cards.definitions import AttackKind, Attributes, ItemCard
from undercroft.systems.doria.cards.item_words import ANTIDOTE, HEAL, PSI
from undercroft.systems.doria.cards.kit import BELT, DAMAGED, DODGE, KINDS, SKILL_DICE, Kit, kit_of
from undercroft.systems.doria.cards.library import item_cards
from undercroft.systems.doria.cards.stats import stats_of
from undercroft.systems.doria.things.slots import body_slots, rooms, size, use_cost

LIKELY = ("orc", "skeleton", "gargoyle", "poltergeist")
"""Monsters by which a weapon is judged: plain ones, a hard one, and one that only magic hurts."""

A_GUARD, A_WILL, AN_AR, AN_HP, AN_IP, A_PP = 0.12, 0.04, 0.3, 0.12, 0.13, 0.05
"""What a point of each is worth, in HP that are saved in a round."""

QUICKEST = 5
"""However few AP an attack costs, one walks between attacks."""

A_REST = 0.4
"""What regaining a HP and a PP in every round is worth."""

BROKEN = 0.5
"""What a damaged card still counts for."""

CURE = 0.8
"""What something that heals is worth at hand."""

WORTH_IT = {"equip-from-belt": 0.15, "equip-from-pack": 0.4}
"""So much stronger a card must make its owner to be taken out, when there is time."""

SURE = 0.6
"""What a Loot Card that is drawn may be expected to be worth: many fit nobody."""

TELLING = 0.05
"""A difference worth acting upon."""


@remembered(65536)
def strength(attributes: Attributes, outfit: Outfit, bonuses: tuple[str, ...], level: int = 1) -> float:
    """What a character is worth with these things on: harm done, harm kept off, in HP of a round."""
    kit = kit_of(attributes, outfit, bonuses)
    found = _offence(kit, level) + _defence(attributes, kit)
    found += AN_HP * kit.max_hp + AN_IP * kit.ip + A_PP * kit.max_pp
    found += AN_IP * DIE * ("initiative" in bonuses) + A_REST * ("regeneration" in bonuses)
    found += sum(CURE for one in kit.usable if HEAL.of(one.card.use))
    found += sum(CURE / 4 for one in kit.usable if PSI.of(one.card.use) or ANTIDOTE.of(one.card.use))
    return found + sum(0.1 * len(one.card.gives) for one in kit.worn)


def _offence(kit: Kit, level: int) -> float:
    """The harm of ten AP against what is likely to come, with the best card for each."""
    found = 0.0
    for monster in LIKELY:
        blows = (
            10
            * likely_harm(one.card.id, kind, arm_of(kit, one.card, kind), monster, level)
            / max(QUICKEST, use_cost(kit, one))
            * (1.1 if one.card.range > 2 else 1.0)
            for one in kit.hands
            for kind in KINDS
            if getattr(one.card, kind) and (not one.card.pp or kit.max_pp > one.card.pp)
        )
        found += max(blows, default=0.0)
    return 2.0 * found / len(LIKELY)


@remembered(65536)
def likely_harm(card: str, kind: AttackKind, arm: Arm, monster: str, level: int) -> float:
    """The harm a card does to a plain monster of a kind."""
    stats = stats_of(monster, level, ())
    return harm(item_cards()[card], kind, Foe(FigureId(0), 0, stats.hp, stats, False, True, ()), arm)


def _defence(attributes: Attributes, kit: Kit) -> float:
    """What the best guard and armor keep off."""
    guard = max((mean(one.card.defence) - one.card.pp for one in kit.guards("defence")), default=0.0)
    if attributes.agi >= DODGE:
        guard = max(guard, SKILL_DICE * mean("1D"))
    will = max((mean(one.card.resistance) for one in kit.guards("resistance")), default=0.0)
    found = (
        A_GUARD * (guard + kit.defence + DIE * ("defence" in kit.bonuses))
        + A_WILL * (will + kit.resistance)
        + AN_AR * 2 * kit.tough
    )
    return found + sum(AN_AR * one.card.ar * (BROKEN if DAMAGED in one.item.marks else 1) for one in kit.worn)


def worth_of(look: Lookout, who: FigureId, outfit: Outfit) -> float:
    """What a character is worth with other things on."""
    return strength(look.attributes(who), outfit, look.bonuses(who), look.level)


def put(outfit: Outfit, item: Item, place: str, kit: Kit) -> Outfit:
    """The outfit with an item of the Backpack in a place."""
    return wear(outfit, item, place, rooms(kit), size) if place in rooms(kit) else outfit


def with_card(look: Lookout, who: FigureId, item: Item) -> float:
    """How much stronger somebody is with a card, where it serves best."""
    card = item_cards().get(item.card)
    if card is None:
        return 0.0
    before, kit = look.outfit(who), look.kit(who)
    outfit = gain(before, item)
    places = (*body_slots(look.attributes(who), card), BELT)
    return max(worth_of(look, who, put(outfit, item, place, kit)) for place in places) - worth_of(look, who, before)


def without_card(look: Lookout, who: FigureId, item: Item) -> float:
    """How much weaker somebody is without a card."""
    before = look.outfit(who)
    return worth_of(look, who, before) - worth_of(look, who, lose(before, item))


def standard(ask: Ask, look: Lookout) -> Option:
    """A Standard Item is taken in place of a Loot Card that nobody knows, where it makes one clearly stronger and is no
    weapon: of these one has enough, as of what is worn in one place."""
    cards = item_cards()
    zones = {cards[item.card].zone for item in look.outfit().items()}
    worth = {
        option: with_card(look, look.who, parse_item(option.what))
        for option in by_act(ask, "take")
        if cards[option.what].kind != "weapon" and cards[option.what].zone not in zones
    }
    best = max(worth, key=lambda option: worth[option], default=None)
    return best if best is not None and worth[best] > SURE else ask.options[ask.default]


def receive(ask: Ask, look: Lookout) -> Option:
    """A card that was found goes where it makes its finder strongest."""
    outfit, kit = look.outfit(), look.kit()
    default = ask.options[ask.default]
    item = parse_item(default.what)
    if item not in outfit.pack:
        return default
    worth = {
        option: worth_of(look, look.who, put(outfit, item, option.act.removeprefix("to-"), kit))
        for option in ask.options
    }
    best = max(ask.options, key=lambda option: worth[option])
    return best if worth[best] > worth[default] + TELLING else default


def gives_way(ask: Ask, look: Lookout) -> Option:
    """Of several cards in a full slot that which is missed least."""
    return min(ask.options, key=lambda option: (without_card(look, look.who, parse_item(option.what)), option.what))


def hand_round(ask: Ask, look: Lookout) -> Option | None:
    """Before the start a card goes to whom it helps most."""
    best: tuple[float, Option] | None = None
    for option in by_act(ask, "give"):
        item = parse_item(option.what)
        more = with_card(look, option.who, item) - without_card(look, look.who, item)
        if more > 2 * TELLING and (best is None or more > best[0]):
            best = (more, option)
    return best[1] if best else None


def arm(ask: Ask, look: Lookout) -> Option | None:
    """A card that makes its owner clearly stronger is taken out of Belt or Backpack."""
    outfit, kit = look.outfit(), look.kit()
    now = worth_of(look, look.who, outfit)
    best: tuple[float, Option] | None = None
    for option in by_act(ask, *WORTH_IT):
        item = parse_item(option.what)
        card = item_cards().get(item.card)
        if card is None or DAMAGED in item.marks:
            continue
        there = outfit if item in outfit.pack and option.act == "equip-from-pack" else gain(lose(outfit, item), item)
        worth = [worth_of(look, look.who, put(there, item, place, kit)) for place in _above(look, card, option)]
        more = max(worth, default=now) - now
        if more > WORTH_IT[option.act] and (best is None or more > best[0]):
            best = (more, option)
    return best[1] if best else None


def _above(look: Lookout, card: ItemCard, option: Option) -> tuple[str, ...]:
    slots = body_slots(look.attributes(), card)
    return (*slots, BELT) if option.act == "equip-from-pack" else slots
