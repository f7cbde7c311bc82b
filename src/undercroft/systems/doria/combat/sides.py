"""What each side of an attack throws and adds: the one count that offers, odds, dice and bots share.

DO-0083 to DO-0092, DO-0129, DO-0390, DO-0423, DO-0457 to DO-0461
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from undercroft.content.vocabulary import Effects, Word
from undercroft.crawl.game import is_hero, numbered
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import FigureId, Option
from undercroft.kernel.tally import Tally
from undercroft.systems.doria.cards import item_words, monster_words
from undercroft.systems.doria.cards.definitions import TRAPS, AttackKind, ItemCard, Power
from undercroft.systems.doria.cards.kit import DODGE, SKILL_DICE, WILL, Guard, Held, Kit, guard_against, item_name
from undercroft.systems.doria.cards.library import item_cards, library
from undercroft.systems.doria.cards.stats import printed
from undercroft.systems.doria.cards.trap_words import ATTACKABLE, Body
from undercroft.systems.doria.combat.occasions import AT_GUARD, AT_ROLL, AT_ROLL_OF_OTHERS, words_at
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.rolls import AVERAGE
from undercroft.systems.doria.state import Attack, Character, Monster, Trap

WORDS: dict[AttackKind, Word[int]] = {
    "melee": item_words.MELEE,
    "ranged": item_words.RANGED,
    "magic": item_words.MAGIC,
}
GUARD_WORDS: dict[Guard, Word[int]] = {"defence": item_words.DEFENCE, "resistance": item_words.RESISTANCE}
BONUS_RULES: dict[AttackKind, str] = {"melee": "DO-0457", "ranged": "DO-0458", "magic": "DO-0459"}

DODGING: Option = Option("dodge")
WILLING: Option = Option("psi-resistance")
UNDEFENDED: Option = Option("undefended")


class Count(NamedTuple):
    """How many dice a side throws, and what it adds to them."""

    dice: Tally
    bonus: Tally

    @property
    def mean(self) -> float:
        """What it comes to on average: a die that is rolled on after a 0 shows 55/9."""
        return self.dice.total * 55 / 9 + self.bonus.total


# powers that PP were paid for


def power_name(card: str, number: int) -> str:
    """A power of a card, by its number."""
    return f"{card}/{number}"


def paid_for(attack: Attack, card: ItemCard) -> Iterator[Power]:
    """The powers of a card that were paid for in this attack."""
    for number, power in enumerate(card.powers):
        if power_name(card.id, number) in attack.powers:
            yield power


def bought(attack: Attack, card: ItemCard, word: Word[int]) -> int:
    """What powers that were paid for add of one word."""
    return sum(sum(word.of(power.do)) for power in paid_for(attack, card))


def effects_of(attack: Attack, card: ItemCard) -> Effects:
    """What befalls whom an attack with this card has wounded, with the powers that were paid for."""
    return Effects((*card.hits, *(effect for power in paid_for(attack, card) for effect in power.do)))


# the attack


def attack_count(game: Doria, attack: Attack) -> Count:
    """The dice of the attacker and what it adds.  DO-0083 to DO-0088, DO-0383"""
    who = attack.attack.who
    if is_hero(who):
        return character_attack(game, game.character(who), attack)
    return monster_attack(game, game.monster(who), attack)


def character_attack(game: Doria, who: Character, attack: Attack) -> Count:
    """The dice printed on the card and every bonus to attacks of its kind, a die more for the hero bonus.

    DO-0086 to DO-0088, DO-0383, DO-0404, DO-0457 to DO-0459
    """
    assert attack.attack.item is not None
    card, kit, kind = item_cards()[attack.attack.item.card], game.kit(who), attack.kind
    thrown, plus = printed(getattr(card, kind))
    name = item_name(card.id)
    dice = Tally(thrown, name).add(int(kind in kit.bonuses), f"bonus-{kind}", BONUS_RULES[kind])
    dice.add(bought(attack, card, item_words.DICE), name, "DO-0424")
    bonus = Tally().add(plus, name).add(bought(attack, card, item_words.PLUS), name, "DO-0424")
    for term in kit.terms(WORDS[kind]):
        bonus.add(term.value, term.source, term.rule)
    return _weakened(Count(dice, bonus), who)


def monster_attack(game: Doria, monster: Monster, attack: Attack) -> Count:
    """The dice of its level card, its modifiers and what its words count.  DO-0384, DO-C21"""
    stats = game.stats(monster)
    bonus = Tally()
    for term in stats.attack_terms:
        bonus.add(term.value, term.source, term.rule)
    words_at(game, monster, AT_ROLL, attack, bonus)
    for other in game.state.monsters:
        if other.id != monster.id:
            words_at(game, other, AT_ROLL_OF_OTHERS, attack, bonus)
    return averaged(game, _weakened(Count(Tally(stats.attack.dice, monster.card), bonus), monster))


def _weakened(count: Count, who: Character | Monster) -> Count:
    """Whoever is Disarmed rolls 1 die less, never fewer than none.  DO-0129, DO-G64"""
    if who.disarmed and count.dice.total:
        count.dice.add(-1, "disarmed", "DO-0129")
    return count


def averaged(game: Doria, count: Count) -> Count:
    """Where monsters' dice are not rolled, each counts 6; they never fumble then.  DO-0520"""
    if game.setup.options.get("average-dice") and count.dice.total:
        count.bonus.add(AVERAGE * count.dice.total, "average-dice", "DO-0520")
        count.dice.add(-count.dice.total, "average-dice", "DO-0520")
    return count


# the defence


def guard_options(game: Doria, who: Character, attack: Attack) -> list[Option]:
    """What a character may fend an attack off with, what is best on average first: one card on the Body, or the sheet's
    Dodge or Psi Resistance.  DO-0089, DO-0091, DO-0254, DO-0390, DO-0391, DO-0404, DO-0420, DO-G19"""
    guard, kit = guard_against(attack.kind), game.kit(who)
    found = [Option("defend", what=str(one.item), n=guard_pp(one.card, guard)) for one in guards(game, kit, attack)]
    if guard == "defence" and who.attributes.agi >= DODGE:
        found.append(DODGING)
    if guard == "resistance" and who.attributes.wis >= WILL:
        found.append(WILLING)
    found.sort(key=lambda option: -guard_count(game, who, attack, option).mean)
    return found or [UNDEFENDED]


def guards(game: Doria, kit: Kit, attack: Attack) -> list[Held]:
    """The cards to fend an attack off with, each once; magic weapons are of no use against some.  DO-0127"""
    found = {str(one.item): one for one in kit.guards(guard_against(attack.kind))}
    return [one for one in found.values() if not shrugged_off(game, attack.attack.who, one.card)]


def shrugged_off(game: Doria, other: FigureId, card: ItemCard) -> bool:
    """Is it a magic weapon or magic armor, and the other a monster against which they cannot be used?  Spells can.

    DO-0127, DO-0525
    """
    monster = numbered(game.state.monsters, other) if card.enchanted and card.kind != "spell" else None
    return monster is not None and game.stats(monster).says(monster_words.NO_MAGIC)


def guard_pp(card: ItemCard, guard: Guard) -> int:
    """Resisting with a spell costs nothing; a spell that defends against melee or ranged attacks costs its PP.

    DO-0423
    """
    return card.pp if guard == "defence" and card.kind == "spell" else 0


def guard_count(game: Doria, who: Character, attack: Attack, option: Option) -> Count:
    """The dice of a defender and what it adds; without a usable defence the total is 0.

    DO-0089 to DO-0092, DO-0390, DO-0420, DO-0461, DO-G19
    """
    guard, kit = guard_against(attack.kind), game.kit(who)
    if option == UNDEFENDED:
        return Count(Tally(), Tally())
    dice, bonus = Tally(), Tally()
    if option.act == "defend":
        card = item_cards()[parse_item(option.what).card]
        thrown, plus = printed(getattr(card, guard))
        name = item_name(card.id)
        dice.add(thrown, name).add(bought(attack, card, item_words.DICE), name, "DO-0424")
        bonus.add(plus, name).add(bought(attack, card, item_words.PLUS), name, "DO-0424")
    else:
        dice.add(SKILL_DICE, option.act, "DO-G19")
    dice.add(int("defence" in kit.bonuses), "bonus-defence", "DO-0461")
    for term in kit.terms(GUARD_WORDS[guard]):
        bonus.add(term.value, term.source, term.rule)
    return _weakened(Count(dice, bonus), who)


def trap_guard(trap: Trap, attack: Attack) -> Count:
    """The dice with which a Trap withstands an attack.  DO-0306"""
    body = body_of(trap)
    assert body is not None
    thrown, plus = printed(body.resistance if attack.kind == "magic" else body.defence)
    return Count(Tally().add(thrown, f"doria-trap-{trap.card}"), Tally().add(plus, f"doria-trap-{trap.card}"))


def body_of(trap: Trap) -> Body | None:
    """What of a Trap can be attacked, if anything can.  DO-0306, DO-C96"""
    found = ATTACKABLE.of(library()[TRAPS][trap.card].holds)
    return found[0] if found else None


def monster_guard(game: Doria, monster: Monster, attack: Attack) -> Count:
    """The dice of its level card, its modifiers and what its words count."""
    stats = game.stats(monster)
    magic = attack.kind == "magic"
    bonus = Tally()
    for term in stats.resistance_terms if magic else stats.defence_terms:
        bonus.add(term.value, term.source, term.rule)
    words_at(game, monster, AT_GUARD, attack, bonus)
    dice = Tally((stats.resistance if magic else stats.defence).dice, monster.card)
    return averaged(game, _weakened(Count(dice, bonus), monster))
