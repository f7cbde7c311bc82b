"""Hit or parried, damage and armor, and what a wound brings.  DO-0392 to DO-0404"""

from __future__ import annotations

from undercroft.crawl.effects import Deeds
from undercroft.crawl.game import is_hero, numbered
from undercroft.crawl.steps import step
from undercroft.crawl.things import parse_item
from undercroft.kernel.events import Changed, Harmed, Summed
from undercroft.kernel.requests import DONE, Ask, Option, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.doria import status
from undercroft.systems.doria.agenda import AfterHit, Damage, Defeated, HitOrMiss, NextTarget, TrapBroken
from undercroft.systems.doria.cards import item_words, monster_words
from undercroft.systems.doria.cards.kit import Held, item_name
from undercroft.systems.doria.cards.library import item_cards
from undercroft.systems.doria.combat.attack import go_on, margin, pay_power, power_options, totals, under_way
from undercroft.systems.doria.combat.occasions import AT_ARMOR, AT_DAMAGE, AT_PARRY, AT_WOUND, words_at
from undercroft.systems.doria.combat.sides import body_of, bought, effects_of, shrugged_off
from undercroft.systems.doria.combat.stakes import stakes_of
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.rolls import STEP
from undercroft.systems.doria.state import Attack, Character, Monster, Side, Trap


@step(HitOrMiss, attack=True)
def hit_or_miss(game: Doria, entry: HitOrMiss) -> Script[None]:
    """An attack total equal to the defence's or higher hits, each full 10 points above it are a critical; a fumbled
    attack misses whatever the totals, a fumbled defence lets it in with one critical more.

    DO-0031, DO-0032, DO-0036, DO-0039, DO-0392, DO-0398 to DO-0403, DO-0424, DO-G30, DO-G31, DO-G34
    """
    attack = under_way(game)
    own, other = attack.attack, attack.defence
    above = margin(attack)
    attack.hit = not own.fumbled and (above >= 0 or other.fumbled)
    attack.criticals = criticals(above, other.fumbled) if attack.hit else 0
    if game.listening:
        for what, side, tally in zip(("attack-total", "defence-total"), (own, other), totals(attack)):
            game.tell(Summed, what, side.who, tally.total, tally.frozen())
        game.tell(Changed, "hit" if attack.hit else "parried", other.who, now=attack.criticals, rules=("DO-0392",))
    for side in (own, other):
        fumble(game, side)
    if attack.hit:
        yield from _pay_afterwards(game, attack)
    else:
        game.cut(NextTarget)
        _parried(game, attack)


def fumble(game: Doria, side: Side) -> None:
    """A character that fumbles damages the weapon or spell it used; Dodge and the sheet's Psi Resistance take no harm,
    and a monster simply fails.  DO-0391, DO-0399, DO-0403, DO-G30, DO-G31"""
    if side.fumbled:
        game.tell(Changed, "fumble", side.who, rules=("DO-0038",))
        if side.item is not None:
            status.damage_item(game, game.character(side.who), side.item, "DO-0399")


def _pay_afterwards(game: Doria, attack: Attack) -> Script[None]:
    """Effects that may be paid for when the attack has hit.  DO-0424"""
    own = attack.attack
    if own.item is None:
        return
    who, card = game.character(own.who), item_cards()[own.item.card]
    while options := power_options(attack, card, "attack", after=True):
        option: Option = yield Ask("powers-after", who.seat, (DONE, *options), who=who.id, stakes=stakes_of(attack))
        if option.act == "done":
            return
        pay_power(game, attack, who, option)


def _parried(game: Doria, attack: Attack) -> None:
    """A monster may have something to say to an attack that it has parried."""
    monster = numbered(game.state.monsters, attack.defence.who)
    if monster is not None:
        for effect in game.stats(monster).effects:
            if effect.name in AT_PARRY:
                AT_PARRY.do(game, monster, effect, attack)


def criticals(above: int, fumbled: bool) -> int:
    """How many critical hits an attack is that is so far above the defence.  DO-0036, DO-0398, DO-G31"""
    return max(0, above) // STEP + int(fumbled)


# damage


@step(Damage, attack=True)
def damage(game: Doria, entry: Damage) -> Script[None]:
    """Base damage, criticals and bonuses; then armor: a monster's AR always, of a character one card of its choice.

    DO-0094, DO-0098, DO-0393 to DO-0398, DO-G35
    """
    attack = under_way(game)
    tally = damage_of(game, attack)
    attack.damage = tally.frozen()
    target = attack.defence.who
    if game.listening:
        game.tell(Summed, "damage", attack.attack.who, tally.total, tally.frozen())
    if is_hero(target):
        who = game.character(target)
        left = yield from armored(game, who, tally, attack)
        attack.dealt = left
        status.lose_hp(game, who, left, f"{attack.kind}-attack", ("DO-0394",), attack.attack.who)
    elif (trap := numbered(game.state.traps, target)) is not None:
        attack.dealt = tally.total
        attack.felled = break_trap(game, trap, tally.total, attack)
    else:
        monster = game.monster(target)
        attack.dealt = max(0, tally.total - armor_of(game, monster, attack).total)
        status.wound_monster(game, monster, attack.dealt, attack.attack.who, f"{attack.kind}-attack", ("DO-0396",))
        attack.felled = monster not in game.state.monsters


def break_trap(game: Doria, trap: Trap, damage: int, attack: Attack) -> bool:
    """A Trap that can be attacked loses HP; is it done for?  It ends when the attack has.  DO-0306, DO-C96, DO-G92"""
    body = body_of(trap)
    assert body is not None
    trap.hurt += damage
    left = max(0, body.hp - trap.hurt)
    game.tell(Harmed, trap.id, damage, left, attack.attack.who, f"{attack.kind}-attack", rules=("DO-0306",))
    return left == 0


def damage_of(game: Doria, attack: Attack) -> Tally:
    """The damage of a hit before armor, a term for each reason.

    DO-0094, DO-0393, DO-0396, DO-0398, DO-0402, DO-0418, DO-0460, DO-G35, DO-G91
    """
    own = attack.attack
    target = numbered(game.state.monsters, attack.defence.who)
    tally = Tally()
    if own.item is not None:
        card, kit = item_cards()[own.item.card], game.kit(game.character(own.who))
        tally.add(card.damage, item_name(card.id), "DO-0094")
        tally.add(bought(attack, card, item_words.FORCE), item_name(card.id), "DO-0424")
        if attack.kind == "melee":
            for term in kit.terms(item_words.MIGHT):
                tally.add(term.value, term.source, term.rule)
        if tally.total:
            tally.add(int("damage" in kit.bonuses), "bonus-damage", "DO-0460")
        deals = card.damage > 0
    else:
        monster = game.monster(own.who)
        stats = game.stats(monster)
        for term in stats.damage_terms:
            tally.add(term.value, term.source, term.rule)
        words_at(game, monster, AT_DAMAGE, attack, tally)
        deals = tally.total > 0
    solid = target is not None and game.stats(target).says(monster_words.SOLID)
    if deals and not solid:
        tally.add(attack.criticals, "critical-hits", "DO-0398")
    if target is not None and attack.element in monster_words.IMMUNE.of(game.stats(target).effects):
        tally.add(-tally.total, "immune", "DO-G10")
    return tally.floor(0, "least-damage")


def armor_of(game: Doria, monster: Monster, attack: Attack) -> Tally:
    """A monster's AR against this hit; it never becomes damaged.

    DO-0098, DO-0102, DO-0107, DO-0397, DO-0415, DO-0522
    """
    stats = game.stats(monster)
    ar = Tally()
    if attack.piercing or attack.element == stats.vulnerable:
        return ar
    for term in stats.ar_terms:
        ar.add(term.value, term.source, term.rule)
    words_at(game, monster, AT_ARMOR, attack, ar)
    return ar.floor(0, "least-armor")


def armored(game: Doria, who: Character, tally: Tally, attack: Attack) -> Script[int]:
    """What is left of the damage to a character: its wards, then one armor card of its choice, which becomes damaged as
    a whole.  DO-0095, DO-0096, DO-0099 to DO-0101, DO-0107, DO-0394, DO-0395, DO-0397"""
    left = tally.total
    if not attack.piercing:
        left = max(0, left - game.kit(who).tough)
    cards = [] if attack.piercing else usable_armor(game, who, attack.element, attack)
    return (yield from stop_with_armor(game, who, left, cards))


def usable_armor(game: Doria, who: Character, element: str = "", attack: Attack | None = None) -> list[Held]:
    """Undamaged equipped cards with AR, each once, those that are vulnerable to the element left out, and magic ones
    where they are of no use.  DO-0095, DO-0099, DO-0101, DO-0127, DO-0394, DO-0397, DO-G37"""
    found = {str(one.item): one for one in game.kit(who).armor if not element or one.card.vulnerable != element}
    other = attack.attack.who if attack is not None else who.id
    return [one for one in found.values() if not shrugged_off(game, other, one.card)]


def stop_with_armor(game: Doria, who: Character, damage: int, cards: list[Held]) -> Script[int]:
    """One armor card may reduce damage by its AR; it becomes damaged.  DO-0095, DO-0096, DO-0394"""
    if damage <= 0 or not cards:
        return max(0, damage)
    cards = sorted(cards, key=lambda one: armor_order(one, damage))
    options = [Option("armor", what=str(one.item), n=min(damage, one.card.ar)) for one in cards]
    option: Option = yield Ask("use-armor", who.seat, (*options, Option("no-armor")), who=who.id, about=str(damage))
    if option.act == "no-armor":
        return damage
    item = parse_item(option.what)
    status.damage_item(game, who, item, "DO-0096")
    return damage - option.n


def armor_order(one: Held, damage: int) -> tuple[int, int, str]:
    """What most would use first: what leaves least damage, and of that what has the least AR to lose."""
    return max(0, damage - one.card.ar), one.card.ar, one.card.id


# afterwards

WHEN_HIT: Deeds[Doria, Attack, [], None] = Deeds("when it has wounded")
"""What each word of a card does to a target that it has wounded, in reading order; bound in `effects`."""


@step(AfterHit, attack=True)
def after_hit(game: Doria, entry: AfterHit) -> None:
    """Poison, disarming and the like befall a target that lost HP; a card that deals no damage at all needs a hit only.

    DO-0108, DO-0129, DO-G35, DO-G91
    """
    attack = under_way(game)
    own = attack.attack
    if own.item is None:
        monster = numbered(game.state.monsters, own.who)
        if monster is not None and attack.dealt:
            for effect in game.stats(monster).effects:
                if effect.name in AT_WOUND:
                    AT_WOUND.do(game, monster, effect, attack)
        return
    card = item_cards()[own.item.card]
    if attack.dealt or not card.damage:
        for effect in effects_of(attack, card):
            if effect.name in WHEN_HIT:
                WHEN_HIT.do(game, attack, effect)


@step(NextTarget, attack=True)
def next_target(game: Doria, entry: NextTarget) -> None:
    """Further targets defend against the same roll; a fumbled attack misses them all.  When the last has been dealt
    with, the monsters that were defeated are, and Traps of which nothing is left.

    DO-0306, DO-0405, DO-0406, DO-0523, DO-G30, DO-G89, DO-G92
    """
    attack = under_way(game)
    while attack.also and not attack.attack.fumbled:
        target, *others = attack.also
        attack.also = tuple(others)
        if game.gone(target):
            continue
        attack.defence, attack.at = Side(who=target), game.square_of(target)
        attack.felled, attack.dealt, attack.damage = False, 0, ()
        go_on(game)
        return
    attack.also, attack.over = (), True
    by = attack.attack.who
    if game.state.defeated:
        game.push(Defeated(by=by if is_hero(by) else attack.defence.who))
    for trap in game.state.traps:
        body = body_of(trap)
        if body is not None and trap.hurt >= body.hp:
            game.push(TrapBroken(trap.id, by))
