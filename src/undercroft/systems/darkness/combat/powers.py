"""Combat skills and enchantments: which are in force, and what each word does to a fight.  DA-0351 to DA-0359"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from undercroft.kernel.requests import FigureId
from undercroft.kernel.tally import Term, Terms
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.kit import Kit, Owned, gear_name
from undercroft.systems.darkness.cards.library import gear_cards
from undercroft.systems.darkness.combat.throws import Dice, dice_thrown
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.rolls import Result
from undercroft.systems.darkness.state import Fight, Hero

ATTACK, DEFENSE = "attack", "defense"
SIDES = {"red": ATTACK, "yellow": ATTACK, "green": DEFENSE, "blue": DEFENSE}
"""Which side throws dice of a colour."""

PRICES = ("bloodlust", "blood-tribute")


def the_fight(game: Darkness) -> Fight:
    """The fight that is going on."""
    fight = game.state.fight
    assert fight is not None
    return fight


def kit_of(game: Darkness, who: FigureId) -> Kit | None:
    """The kit of a Hero or an Enemy; a Pillar has none."""
    if who < 100:
        return game.kit(game.hero(who))
    foe = game.foe_or_none(who)
    return None if foe is None else game.foe_kit(foe)


def way(fight: Fight) -> str:
    """The kind of attack as kits sort it: a blade cast as a spell is its own."""
    return "blade" if fight.blade else fight.kind


def user_of(fight: Fight, side: str) -> FigureId:
    """Who fights on a side."""
    return fight.attacker if side == ATTACK else fight.defender


def skills(game: Darkness, fight: Fight, side: str) -> list[Owned]:
    """The combat skills in force for a side, conditions met and prices paid, in order: hero, class, cards, then what
    was chosen for this fight, then Allies' skills that reach the Zone."""
    who = user_of(fight, side)
    kit = kit_of(game, who)
    if kit is None:
        return []
    known = kit.attack_skills[way(fight)] if side == ATTACK else kit.defense_skills[fight.kind]
    found = [owned for owned in known if holds(game, fight, who, kit, owned)]
    if who < 100:
        found += [owned for owned in chosen(game, fight, kit, who, side) if _serves(owned, fight, side)]
        if side == DEFENSE:
            found += _from_allies(game, fight, game.hero(who))
    return found


def spells(game: Darkness, fight: Fight, side: str) -> list[Owned]:
    """The enchantments a side could still pay for, in the order Enemies use them: natural before Equipment.

    Two copies of a card have an Enchantment each; they are one choice, to be used that often.
    DA-0145, DA-0166, DA-0282 to DA-0285
    """
    known = [owned for owned in enchantments(game, fight, side) if affordable(fight, side, owned.power.pay)]
    copies = Counter(owned.key for owned in known)
    each = {owned.key: owned for owned in known}
    return [owned for key, owned in each.items() if fight.spent.count(key) < owned.power.repeat * copies[key]]


def enchantments(game: Darkness, fight: Fight, side: str) -> list[Owned]:
    """The enchantments a side may use in this fight, symbols permitting.  DA-0282, DA-0285"""
    who = user_of(fight, side)
    kit = kit_of(game, who)
    if kit is None:
        return []
    known = kit.attack_spells[way(fight)] if side == ATTACK else kit.defense_spells[fight.kind]
    return [owned for owned in known if holds(game, fight, who, kit, owned)]


def affordable(fight: Fight, side: str, pay: str) -> bool:
    """Are there Bams and Diamonds enough left?"""
    result = fight.attack if side == ATTACK else fight.defense
    return pay.count("B") <= result[1] and pay.count("D") <= result[2]


def pay_for(fight: Fight, side: str, owned: Owned) -> None:
    """Spend the symbols and count the use."""
    bams, diamonds = owned.power.pay.count("B"), owned.power.pay.count("D")
    change(fight, side, bams=-bams, diamonds=-diamonds)
    fight.spent += (owned.key,)


def change(fight: Fight, side: str, *, bams: int = 0, diamonds: int = 0) -> None:
    """More or fewer symbols in a side's result, never below none."""
    result = fight.attack if side == ATTACK else fight.defense
    changed: Result = (result[0], max(0, result[1] + bams), max(0, result[2] + diamonds), result[3], result[4])
    if side == ATTACK:
        fight.attack = changed
    else:
        fight.defense = changed


def holds(game: Darkness, fight: Fight, who: FigureId, kit: Kit, owned: Owned) -> bool:
    """Are all conditions of a power satisfied, prices included?  DA-0359, DA-C90 to DA-C99"""
    for need in owned.power.needs:
        word, _, number = need.partition(":")
        if word in PRICES:
            if f"paid {owned.key}" not in fight.spent:
                return False
        elif not condition(game, who, kit, word, int(number or 0)):
            return False
    return True


def condition(game: Darkness, who: FigureId, kit: Kit, word: str, number: int) -> bool:
    """Is one condition satisfied?"""
    if word == "shadow":
        at = game.hero(who).at if who < 100 else game.foe(who).at
        return game.in_shadow(at)
    if word == "wounded":
        if who < 100:
            hero = game.hero(who)
            return game.max_health(hero) - hero.health >= number
        foe = game.foe(who)
        return sum(foe.hurt) + foe.boss_hurt >= number
    return word in kit.met


def chosen(game: Darkness, fight: Fight, kit: Kit, who: FigureId, side: str) -> list[Owned]:
    """Powers taken up for this fight: of a rush, a signature paid for, a consumable used."""
    found: list[Owned] = []
    if side == ATTACK and fight.rush:
        rush = kit.charge if fight.rush == "charge" else kit.safe_shot
        found += [Owned(fight.rush, power, n, fight.rush) for n, power in enumerate(rush.powers if rush else ())]
    for key in fight.spent:
        if key == f"signature {who}" and kit.signature is not None:
            name = f"darkness-class-{game.hero(who).klass}.signature"
            found += [Owned("signature", power, n, name) for n, power in enumerate(kit.signature.powers)]
        elif key.startswith(f"used {who} "):
            card = key.rpartition(" ")[2]
            found += [Owned(card, power, n, gear_name(card)) for n, power in enumerate(gear_cards()[card].powers)]
    return [owned for owned in found if holds(game, fight, who, kit, owned)]


def _serves(owned: Owned, fight: Fight, side: str) -> bool:
    return not owned.power.pay and serves(owned.power.when, fight, side)


def serves(when: str, fight: Fight, side: str) -> bool:
    """Is a power of this combat type of use on this side of this fight?"""
    if side == ATTACK:
        return when == "attack" or when == fight.kind
    return when == "defense" or when == f"{fight.kind}-defense"


def _from_allies(game: Darkness, fight: Fight, hero: Hero) -> list[Owned]:
    """Skills of other Heroes in the Zone that protect Allies too, and their Signatures paid for this fight."""
    found: list[Owned] = []
    for ally in game.heroes_at(hero.at):
        if ally.id != hero.id and not ally.stunned:
            kit = game.kit(ally)
            known = (*kit.defense_skills[fight.kind], *chosen(game, fight, kit, ally.id, DEFENSE))
            found += [
                owned
                for owned in known
                if owned.power.allies and _serves(owned, fight, DEFENSE) and holds(game, fight, ally.id, kit, owned)
            ]
    return found


# the dice before a roll


def dice_of(game: Darkness, fight: Fight) -> Dice:
    """The dice of both sides as things stand, with their reasons.  DA-0095, DA-0096, DA-0358"""
    attacker, defender = kit_of(game, fight.attacker), kit_of(game, fight.defender)
    return dice_thrown(
        attacker.printed[way(fight)] if attacker else (),
        defender.printed["defense"] if defender else (),
        skills(game, fight, ATTACK),
        skills(game, fight, DEFENSE),
    )


# what the words do to a result after the roll

Deed = Callable[[Fight, str, str, Any], None]
"""What a word does to a fight, on which side, by which power (its name), with what number."""


def added(terms: Terms, number: int, name: str) -> Terms:
    """The terms with one more; what one power adds in several goes is one term."""
    before = next((term.value for term in terms if term.source == name), 0)
    others = tuple(term for term in terms if term.source != name)
    return tuple(sorted((*others, Term(before + number, name, "DA-0288")), key=lambda term: term.source))


def add_hits(fight: Fight, side: str, name: str, n: int) -> None:
    """More or fewer Hits."""
    fight.hits = added(fight.hits, n, name)


def _shields(fight: Fight, side: str, name: str, n: int) -> None:
    fight.shields = added(fight.shields, n, name)


def _bams(fight: Fight, side: str, name: str, n: int) -> None:
    change(fight, side, bams=n)


def _diamonds(fight: Fight, side: str, name: str, n: int) -> None:
    change(fight, side, diamonds=n)


def _wounds(fight: Fight, side: str, name: str, n: int) -> None:
    fight.extra = added(fight.extra, n, name)


def _cancel(fight: Fight, side: str, name: str, what: words.Symbol) -> None:
    whose, _, symbol = what.partition("-")
    most = 99 if symbol == "all" else 1
    if symbol in ("bam", "all"):
        change(fight, whose, bams=-most)
    if symbol in ("diamond", "all"):
        change(fight, whose, diamonds=-most)


def _double(fight: Fight, side: str, name: str, _: None) -> None:
    add_hits(fight, side, name, fight.attack[0])


def _marked(word: str) -> Deed:
    def mark(fight: Fight, side: str, name: str, n: int | None) -> None:
        fight.marks += (f"{word} {side} {n or 0}",)

    return mark


DEEDS: dict[str, Deed] = {
    words.HITS.name: add_hits,
    words.ATTACKER_HITS.name: add_hits,
    words.SHIELDS.name: _shields,
    words.DEFENDER_SHIELDS.name: _shields,
    words.BAMS.name: _bams,
    words.DIAMONDS.name: _diamonds,
    words.WOUNDS.name: _wounds,
    words.CANCEL.name: _cancel,
    words.DOUBLE_HITS.name: _double,
    **{
        word: _marked(word)
        for word in (
            words.NO_WOUND.name,
            words.STUN.name,
            words.STRIKE_BOSS.name,
            words.KILL.name,
            words.SWEEP.name,
            words.DRAIN.name,
            words.TROPHY.name,
            words.STEP_AFTER.name,
        )
    },
}
"""What each word does to a fight once dice have been thrown; dice words and re-rolls have their own places."""


REMOVES: dict[str, tuple[str, tuple[str, ...]]] = {
    words.ATTACKER_DICE.name: (ATTACK, ("red", "yellow")),
    words.ATTACKER_RED.name: (ATTACK, ("red",)),
    words.ATTACKER_YELLOW.name: (ATTACK, ("yellow",)),
    words.DEFENDER_DICE.name: (DEFENSE, ("green", "blue")),
    words.DEFENDER_GREEN.name: (DEFENSE, ("green",)),
    words.DEFENDER_BLUE.name: (DEFENSE, ("blue",)),
}
"""Words that, in an enchantment, take rolled dice away: from which side, of which colours.  DA-0357"""


def marked(fight: Fight, word: str) -> list[tuple[str, int]]:
    """The promises of this word: which side made it, and its number."""
    found = []
    for mark in fight.marks:
        name, side, number = mark.rsplit(" ", 2)
        if name == word:
            found.append((side, int(number)))
    return found


def mean_of(fight: Fight, side: str) -> float:
    """What a side's dice show on average."""
    if side == ATTACK:
        return fight.red * 10 / 6 + fight.yellow * 5 / 6
    return fight.green * 7 / 6 + fight.blue * 3 / 6


def names_of(fight: Fight, side: str) -> tuple[str, ...]:
    """The colours of a side's dice, in the order they are thrown."""
    if side == ATTACK:
        return ("red",) * fight.red + ("yellow",) * fight.yellow
    return ("green",) * fight.green + ("blue",) * fight.blue
