"""Cards: what to wear, to whom to give, what to melt down, what to learn."""

from __future__ import annotations

from itertools import combinations

from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Ask, FigureId, Option
from undercroft.systems.darkness.bot.lookout import Lookout, Person
from undercroft.systems.darkness.bot.strength import might
from undercroft.systems.darkness.cards.definitions import CLASSES
from undercroft.systems.darkness.cards.kit import hero_kit
from undercroft.systems.darkness.cards.library import card_level, gear_cards, library

Outfit = tuple[str, tuple[str, ...]]
"""What is worn on the body and held in the hands."""

ENOUGH = 0.05
"""A change must be worth so much."""

KEPT_LOOSE = 0.25
"""A loose card is worth keeping for itself if it adds so much."""


@remembered(16384)
def best_outfit(
    card: str, klass: str, skills: tuple[str, ...], cards: tuple[str, ...], level: int, usable: int
) -> tuple[float, Outfit]:
    """The strongest a Hero can be with these cards, and what is worn then."""
    gear = gear_cards()
    may = [one for one in dict.fromkeys(cards) if card_level(one) <= usable]
    bodies = ["", *(one for one in may if gear[one].slot == "body")]
    hand = [one for one in cards if gear[one].slot == "hand" and card_level(one) <= usable]
    held: list[tuple[str, ...]] = [(), *((one,) for one in may if gear[one].slot == "two-handed")]
    held += [(one,) for one in dict.fromkeys(hand)] + list(dict.fromkeys(combinations(sorted(hand), 2)))
    loose = tuple(one for one in cards if gear[one].slot == "none")
    best: tuple[float, Outfit] = (-99.0, ("", ()))
    for body in bodies:
        for hands in held:
            value = might(hero_kit(card, klass, skills, body, hands, loose, level, usable), level)
            if value > best[0]:
                best = (value, (body, hands))
    return best


def _all(person: Person) -> tuple[str, ...]:
    return tuple(sorted(((person.body,) if person.body else ()) + person.hands + person.carried))


def outfit(person: Person, level: int, cards: tuple[str, ...] | None = None) -> tuple[float, Outfit]:
    """The best outfit of a Hero from its own cards, or from these."""
    owned = _all(person) if cards is None else tuple(sorted(cards))
    return best_outfit(person.card, person.klass, person.skills, owned, level, person.usable)


def gain(person: Person, level: int, card: str) -> float:
    """How much stronger a Hero would be with one card more."""
    return outfit(person, level, (*_all(person), card))[0] - outfit(person, level)[0]


def loss(person: Person, level: int, card: str) -> float:
    """How much weaker a Hero would be without a card it has."""
    left = list(_all(person))
    left.remove(card)
    return outfit(person, level)[0] - outfit(person, level, tuple(left))[0]


def idle(person: Person, level: int) -> list[str]:
    """Cards that would not be missed: neither worn nor of use where they lie, and nothing to drink or throw."""
    gear = gear_cards()
    worn = outfit(person, level)[1]
    wanted = [worn[0], *worn[1]]
    found = []
    for card in _all(person):
        if card in wanted:
            wanted.remove(card)
        elif gear[card].slot == "none":
            if not gear[card].consumable and loss(person, level, card) < KEPT_LOOSE:
                found.append(card)
        else:
            found.append(card)
    return found


def badly_dressed(person: Person, level: int) -> bool:
    """Would other cards of its own make a Hero stronger?"""
    now = might(person.kit, level)
    return outfit(person, level)[0] > now + ENOUGH


# answers


def dress(ask: Ask, look: Lookout) -> Option:
    """Put on what belongs to the best outfit, then be done; a Hero only asked along changes as little as possible."""
    mine = {option.who for option in ask.options if option.act in ("wear", "stow")}
    for person in look.people:
        if person.id in mine and (option := _next_piece(ask, person, look.level)) is not None:
            return option
    done = next((option for option in ask.options if option.act == "done"), None)
    return done or _least_harm(ask, look)


def _next_piece(ask: Ask, person: Person, level: int) -> Option | None:
    if not badly_dressed(person, level):
        return None
    body, hands = outfit(person, level)[1]
    wearable = [option for option in ask.options if option.act == "wear" and option.who == person.id]
    for option in wearable:
        if option.what == body and person.body != body:
            return option
    missing = list(hands)
    for card in person.hands:
        if card in missing:
            missing.remove(card)
    for option in wearable:
        if option.what in missing and (option.n == 0 or person.hands[option.n - 1] not in hands):
            return option
    return next((option for option in wearable if option.what in missing), None)


def _least_harm(ask: Ask, look: Lookout) -> Option:
    """Hand over what nobody misses rather than undress."""
    for option in ask.options:
        giver = look.person(FigureId(option.n)) if option.act == "hand" else None
        if giver is not None and option.what in idle(giver, look.level):
            return option
    return ask.options[ask.default]


def share(ask: Ask, look: Lookout) -> Option:
    """A card just found goes to the Hero in the Zone who gains most by it."""
    card = ask.options[0].what
    keep, best = ask.options[0], ask.options[0]
    most = loss(look.me, look.level, card) + ENOUGH
    for option in ask.options:
        person = look.person(option.who) if option.act == "give" else None
        if person is not None and not person.down and gain(person, look.level, card) > most:
            best, most = option, gain(person, look.level, card)
    return best if best is not keep else _healer(ask, look, card) or keep


def _healer(ask: Ask, look: Lookout, card: str) -> Option | None:
    """A card that heals goes to the Hero who is worst off."""
    if not any(effect.name == "heal" for effect in gear_cards()[card].use):
        return None
    hurt = [option for option in ask.options if option.act == "give"]
    people = [(person.health, option.who, option) for option in hurt if (person := look.person(option.who)) is not None]
    if not people:
        return None
    health, _, option = min(people, key=lambda one: one[:2])
    return option if health < look.me.health - 1 else None


def throw_in(ask: Ask, look: Lookout) -> Option:
    """Melt down what is idle, the best of it last; the Level of the new card follows the lowest."""
    spare = idle(look.me, look.level)
    options = [option for option in ask.options if option.what in spare] or list(ask.options)
    return min(options, key=lambda option: (loss(look.me, look.level, option.what), card_level(option.what)))


def learn(ask: Ask, look: Lookout) -> Option:
    """Buy the skill that adds most strength for its price; one that works only later counts for less."""
    me = look.me
    lines = library()[CLASSES][me.klass].lines
    now = might(me.kit, look.level)
    rated = []
    for n, option in enumerate(ask.options):
        if option.act != "learn":
            continue
        step = lines[option.what][me.skills.count(option.what)]
        level = max(look.level, step.level)
        skills = (*me.skills, option.what)
        then = might(hero_kit(me.card, me.klass, skills, me.body, me.hands, me.carried, level, me.usable), level)
        base = (
            now
            if level == look.level
            else might(hero_kit(me.card, me.klass, me.skills, me.body, me.hands, me.carried, level, me.usable), level)
        )
        later = 1.0 if step.level <= look.level else 0.35 if step.level == look.level + 1 else 0.1
        rated.append((later * (then - base) / option.n + 0.001 * (step.level <= look.level), -n))
    value, n = max(rated)
    patient = me.xp < 12 and value < 0.012
    return ask.options[-1] if patient else ask.options[-n]
