"""Cards, skills and choices as phrases, which clients put into words: `when-melee pay-bam:1 : word-hits:2`.

The messages are `darkness-when-…`, `-need-…`, `-pay-…` and, for each word of `words`, `darkness-word-…`.
"""

from __future__ import annotations

import msgspec

from undercroft.content.vocabulary import Effect, Effects
from undercroft.crawl.game import is_hero
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Ask, FigureId, Option
from undercroft.kernel.scene import Number
from undercroft.kernel.tally import total
from undercroft.systems.darkness.actions.attack import fight_of
from undercroft.systems.darkness.actions.rush import RUSHES
from undercroft.systems.darkness.cards.definitions import CLASSES, HEROES, DoorCard, EventCard, FoeCard, Gear, Skill
from undercroft.systems.darkness.cards.library import gear_cards, library
from undercroft.systems.darkness.cards.words import MoreActions, Patrol, Power, Rush
from undercroft.systems.darkness.combat.powers import arms, bearer_of, in_force, spells
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.heroes.experience import next_step
from undercroft.systems.darkness.state import Fight, Hero

Facts = tuple[tuple[str, str], ...]

DICE = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
FULLY = 99
PRINTED = "DA-0273"
"""The rule by which a die is thrown that is printed on a card."""

PLACES = {-1: "below", 0: "here", 1: "above"}


# effects and powers


def effect_words(effect: Effect[object]) -> str:
    """One effect: its word with its number, or with what it is about."""
    args, word = effect.args, f"word-{effect.name}"
    if args is None or isinstance(args, Rush):
        return word
    if isinstance(args, MoreActions):
        return f"{word}-{args.only}:{args.n}"
    if isinstance(args, Patrol):
        return f"{word}-{PLACES[args.at]}"
    if isinstance(args, int):
        return f"{word}-fully" if args == FULLY else f"{word}:{args}"
    return f"{word}-{args}"


def effects_words(effects: Effects) -> str:
    """Several effects."""
    return " ".join(map(effect_words, effects))


def power_words(power: Power, *before: str) -> tuple[str, str]:
    """A power as a fact: when it works, what it needs and costs; what it does."""
    parts = [*before, f"when-{power.when}", *needs(power), *price(power)]
    if power.repeat > 1:
        parts.append(f"repeat:{power.repeat}")
    if power.allies:
        parts.append("for-allies")
    return " ".join(parts), effects_words(power.do)


def needs(power: Power) -> list[str]:
    """What a power needs: conditions, Wounds suffered before, Wounds to be suffered for it."""
    found = [f"need-{need}" for need in power.needs]
    if power.wounded:
        found.append(f"need-wounded:{power.wounded}")
    if power.blood:
        found.append(f"need-{'blood-tribute' if power.tribute else 'bloodlust'}:{power.blood}")
    return found


def price(power: Power) -> list[str]:
    """What an enchantment costs."""
    costs = (("bam", power.pay.count("B")), ("diamond", power.pay.count("D")))
    return [f"pay-{symbol}:{n}" for symbol, n in costs if n]


def gift_facts(gives: Effects) -> Facts:
    """Lasting gifts, each a fact; a Charge or a Safe Shot with the powers of its attack."""
    facts: list[tuple[str, str]] = []
    for effect in gives:
        facts.append(("", effect_words(effect)))
        if isinstance(effect.args, Rush):
            facts += [power_words(power, f"rush-{effect.name}") for power in effect.args.powers]
    return tuple(facts)


def skill_facts(skill: Skill) -> Facts:
    """What a skill does."""
    powers = tuple(map(power_words, skill.powers))
    used = (("use-signature", effects_words(skill.use)),) if skill.use else ()
    return powers + gift_facts(skill.gives) + used


def flat(facts: Facts) -> str:
    """Facts as one phrase."""
    return " ; ".join(f"{about} : {says}" if about and says else about or says for about, says in facts)


# cards


def dice_words(letters: str) -> str:
    """Dice of a card: 1 red + 2 yellow."""
    return " + ".join(f"dice-{DICE[letter]}:{letters.count(letter)}" for letter in "rygb" if letter in letters)


def _dice_facts(card: Gear | FoeCard) -> list[tuple[str, str]]:
    kinds = ("melee", "ranged", "magic", "defense")
    return [(f"when-{kind}", dice_words(getattr(card, kind))) for kind in kinds if getattr(card, kind)]


@remembered(512)
def gear_facts(id: str) -> Facts:
    """An Equipment card: dice, enchantments, gifts, what happens when it is used or found."""
    card = gear_cards()[id]
    once = ("use-once",) if card.consumable else ()
    facts = _dice_facts(card) + [power_words(power, *once) for power in card.powers]
    facts += gift_facts(card.gives)
    for name, effects in (("once", card.use), ("trap", card.trap), ("luck", card.luck)):
        if effects:
            facts.append((f"use-{name}", effects_words(effects)))
    return tuple(facts)


def foe_facts(card: FoeCard) -> Facts:
    """An Enemy's card: dice, natural enchantments, gifts."""
    return (*_dice_facts(card), *map(power_words, card.powers), *gift_facts(card.gives))


def door_facts(card: DoorCard) -> Facts:
    """A Door card: what comes into the first, second and third Zone.  DA-0202, DA-0206 to DA-0208"""
    facts: list[tuple[str, str]] = [("", "behind-ambush")] if card.ambush else []
    for number, block in enumerate(card.zones, 1):
        parts = ["behind-spawn"] if block.spawn else []
        parts += [f"behind-{kind}:{n}" for kind, n in (("treasure", block.treasure), ("special", block.special)) if n]
        facts.append((f"behind-zone:{number}", " ".join(parts) or "behind-nothing"))
    return tuple(facts)


def event_facts(card: EventCard) -> Facts:
    """An Event card: what happens, in reading order.  DA-0263"""
    return tuple(("", effect_words(effect)) for effect in card.do)


# choices


ATTACKS = ("melee", "ranged", "magic", "blade")


def explain(game: Darkness, ask: Ask, option: Option) -> str:
    """More about a choice, where it concerns cards, skills, dice or a fight under way."""
    act = option.act
    fight = game.state.fight if game.state.fight is not None and not game.state.fight.over else None
    if act in ("take", "wear", "use", "keep", "give", "swap") and option.what:
        return " ; ".join(flat(gear_facts(card)) for card in option.what.split("+") if card in gear_cards())
    if act in ATTACKS and is_hero(ask.who):
        return attack_words(game, _declared(ask, option))
    if act in ("enchant", "bleed") and fight is not None:
        return _power(game, fight, ask.who, option.what)
    if act == "learn":
        return _lesson(game.hero(ask.who), option.what)
    if act == "sign" and is_hero(ask.who):
        return flat(skill_facts(library()[CLASSES][game.hero(ask.who).klass].signature))
    if act in ("remove", "reroll-die"):
        return f"die-{option.what}-{option.n}"
    if act in ("done", "reroll") and fight is not None and ask.prompt.startswith(("enchant", "reroll")):
        return result_words(fight)
    return ""


def preview(game: Darkness, ask: Ask, option: Option) -> tuple[Number, ...]:
    """The dice an attack will be thrown with, each colour with its terms, as the log will tell them.

    DA-0095, DA-0096, DA-0273 to DA-0277
    """
    if option.act not in ATTACKS or not is_hero(ask.who):
        return ()
    dice = in_force(game, _declared(ask, option)).dice
    return tuple(
        Number(f"{colour}-dice", tally.total, tally.frozen())
        for colour, tally in zip(dice._fields, dice)
        if tally.terms
    )


def _declared(ask: Ask, option: Option) -> Fight:
    """The attack an option names."""
    rush = next((skill for skill, kind in RUSHES.items() if kind == option.act and ask.prompt == "rush-target"), "")
    return fight_of(ask.who, option, rush)


def attack_words(game: Darkness, fight: Fight) -> str:
    """The dice both sides would throw; where more than cards make them up, the terms of each colour."""
    dice = in_force(game, fight).dice
    red, yellow, green, blue = dice.totals()
    shown = f"{_counted(red=red, yellow=yellow)} ~ {_against(green, blue)}"
    if all(term.rule == PRINTED for tally in dice for term in tally.terms):
        return shown
    terms = [
        f"term-{colour}:{term.value} ~ {term.source}"
        for colour, tally in zip(dice._fields, dice)
        for term in tally.terms
    ]
    return f"{shown} : {' '.join(terms)}"


def _against(green: int, blue: int) -> str:
    if green and blue:
        return f"against-green:{green} + dice-blue:{blue}"
    return f"against-green:{green}" if green else f"against-blue:{blue}" if blue else "against-nothing"


def _counted(**dice: int) -> str:
    return " + ".join(f"dice-{colour}:{n}" for colour, n in dice.items() if n) or "dice-none"


def result_words(fight: Fight) -> str:
    """How a fight stands after the dice."""
    parts: list[str] = []
    for side, symbol in ((fight.attack, "hits"), (fight.defense, "shields")):
        parts.append(f"so-far-{symbol}:{max(0, side.shown.value + total(side.more))}")
        left = (("bam", side.shown.bams), ("diamond", side.shown.diamonds))
        parts += [f"left-{name}:{n}" for name, n in left if n]
    return " ".join(parts)


def _power(game: Darkness, fight: Fight, who: FigureId, key: str) -> str:
    """What the power of a figure in the fight costs and does."""
    bearer = bearer_of(game, who)
    for side in (fight.attack, fight.defense):
        if side.who == who and bearer is not None:
            known = (
                bearer.kit.attack_skills[fight.way] if side is fight.attack else bearer.kit.defense_skills[fight.kind]
            )
            for one in (*spells(side, arms(game, fight, side).enchantments), *known):
                if one.key == key:
                    return f"{' '.join(price(one.power))} : {effects_words(one.power.do)}".removeprefix(" : ")
    return ""


def _lesson(hero: Hero, line: str) -> str:
    step = next_step(hero, line)
    return f"skill-level:{step.level} : {flat(skill_facts(step))}" if step is not None else ""


class Native(msgspec.Struct, frozen=True):
    """A skill that comes with a Hero or a class: its id, its name and what it does."""

    id: str
    name: str
    facts: Facts


@remembered(64)
def native_skills(card: str, klass: str) -> tuple[Native, ...]:
    """The four skills a Hero has from the start: in shadow, special, of the class, the Signature."""
    person, sheet = library()[HEROES][card], library()[CLASSES][klass]
    return (
        Native("shadow", f"darkness-hero-{card}.shadow", skill_facts(person.shadow)),
        Native("special", f"darkness-hero-{card}.special", skill_facts(person.special)),
        Native("free", f"darkness-class-{klass}.free", skill_facts(sheet.free)),
        Native(
            "signature", f"darkness-class-{klass}.signature", (("signature-cost", ""), *skill_facts(sheet.signature))
        ),
    )
