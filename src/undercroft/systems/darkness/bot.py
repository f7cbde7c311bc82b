"""A sensible player of Massive Darkness: a readable policy over what a seat sees.

It fights what is near, from the shadow where it can, finishes wounded mobs first, picks treasure up, wears the better
card, spends experience, and otherwise goes where the Quest wants the party (`aims`).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Scene
from undercroft.systems.darkness.aims import aims_of
from undercroft.systems.darkness.cards import gear_cards
from undercroft.systems.darkness.dice import count
from undercroft.systems.darkness.lookout import Lookout, Person

RED, YELLOW, GREEN, BLUE = 10 / 6, 5 / 6, 7 / 6, 3 / 6


class Seat(Protocol):
    """What the bot needs of its chair."""

    @property
    def ask(self) -> Ask:
        """The question."""
        ...

    def scene(self) -> Scene:
        """What is seen."""
        ...


class SensibleBot:
    """Plays Heroes with common sense; the same seed plays the same game."""

    def __init__(self, seed: int) -> None:
        self._luck = random.Random(seed)

    def answer(self, chair: Seat) -> Option:
        """The option common sense takes."""
        ask = chair.ask
        judge = _JUDGES.get(ask.prompt)
        if judge is None or len(ask.options) == 1:
            return ask.options[ask.default]
        return judge(ask, Lookout(chair.scene(), ask.who))


def by_act(ask: Ask, act: str) -> list[Option]:
    """The options of one deed."""
    return [option for option in ask.options if option.act == act]


# choosing an action


def act(ask: Ask, look: Lookout) -> Option:
    """What to do next in an Activation."""
    me = look.me
    up = by_act(ask, "get-up")
    if up:
        return up[0]
    drink = _drink(ask, me)
    if drink is not None:
        return drink
    spare = _transmute(ask, me)
    if spare is not None:
        return spare
    deed = aims_of(look).deed(ask, look)
    if deed is not None:
        return deed
    blow = best_blow(ask, look)
    if blow is not None:
        return blow
    charge = _charge(ask, look)
    if charge is not None:
        return charge
    if look.here_foes and not look.can_leave:
        return _rearm(ask, me) or _end(ask)
    move = by_act(ask, "move")
    goal = aims_of(look).goal(look)
    if move and goal is not None and (goal != me.at or look.something_here()):
        return move[0]
    return _rearm(ask, me) or _end(ask)


def _end(ask: Ask) -> Option:
    return next(option for option in ask.options if option.act == "end")


def _drink(ask: Ask, me: Person) -> Option | None:
    """Heal when hurt."""
    if me.health > me.most - 2:
        return None
    for option in by_act(ask, "use"):
        effects = {effect.name: effect.args for effect in gear_cards()[option.what].use}
        if "heal" in effects or "heal-zone" in effects or "heal-all" in effects:
            return option
    return None


def _transmute(ask: Ask, me: Person) -> Option | None:
    """Three cards that lie idle are worth one better card."""
    return by_act(ask, "transmute")[0] if len(idle(me)) >= 3 and by_act(ask, "transmute") else None


def idle(me: Person) -> list[str]:
    """Carried cards that would not be put on and do nothing where they are."""
    gear = gear_cards()
    return [card for card in me.carried if gear[card].slot != "none" and not better(me, card)]


def best_blow(ask: Ask, look: Lookout) -> Option | None:
    """The attack that promises most: kills, then Wounds; none that promises next to nothing."""
    blows = [option for option in ask.options if option.act in ("melee", "ranged", "magic", "blade")]
    rated = [(look.promise(option) + aims_of(look).hatred(option, look), n) for n, option in enumerate(blows)]
    if not rated:
        return None
    value, n = max(rated)
    return blows[n] if value > 0.25 or look.here_foes else None


def _charge(ask: Ask, look: Lookout) -> Option | None:
    charges = by_act(ask, "charge") or by_act(ask, "safe-shot")
    if not charges or look.me.health <= 1:
        return None
    safest = min(charges, key=lambda option: (len(look.foes_in(option.at)), option.at))
    return safest if safest.act == "charge" else None


def _rearm(ask: Ask, me: Person) -> Option | None:
    """Put better cards on when there is nothing better to do."""
    if any(better(me, card) for card in me.carried) and by_act(ask, "trade"):
        return by_act(ask, "trade")[0]
    return None


# walking


def walk(ask: Ask, look: Lookout) -> Option:
    """Pick up what lies here, open what must be opened, else step towards the aim."""
    pick = by_act(ask, "pick-up")
    if pick:
        return pick[0]
    other = [option for option in ask.options if option.act not in ("step", "open", "stop")]
    deed = aims_of(look).walking(other, look)
    if deed is not None:
        return deed
    goal = aims_of(look).goal(look)
    if goal is None:
        return ask.options[-1]
    doors = [option for option in by_act(ask, "open") if look.through(option.at, goal)]
    if doors:
        return doors[0]
    steps = {option.at: option for option in by_act(ask, "step")}
    nearer = look.steps_to(goal, steps)
    if not nearer:
        return ask.options[-1]
    return steps[min(nearer, key=lambda zone: (not look.dark(zone), zone))]


# cards


def worth(card: str) -> float:
    """How good a card is in the hand: dice, then powers."""
    gear = gear_cards()[card]
    strong, plain = count(gear.defense)
    value = strong * GREEN + plain * BLUE
    for dice in (gear.melee, gear.ranged, gear.magic):
        red, yellow = count(dice)
        value += red * RED + yellow * YELLOW
    return value + 0.6 * len(gear.powers) + 0.5 * len(gear.gives)


def better(me: Person, card: str) -> bool:
    """Would this card do more than what is worn in its place?"""
    gear = gear_cards()[card]
    if gear.slot == "none" or gear.level > me.usable:
        return False
    if gear.slot == "body":
        return worth(card) > (worth(me.body) if me.body else 0)
    if (gear.melee or gear.ranged or gear.magic) and not _suits(me, card):
        return False
    if gear.slot == "two-handed":
        return worth(card) > sum(map(worth, me.hands)) + 0.2
    if len(me.hands) < 2 and not any(gear_cards()[held].slot == "two-handed" for held in me.hands):
        return True
    return worth(card) > min(map(worth, me.hands), default=0) + 0.2


def _suits(me: Person, card: str) -> bool:
    """A weapon of the kind the class is good at, or of the kind already in hand."""
    gear = gear_cards()[card]
    return bool(getattr(gear, me.kind) or gear.defense)


def dress(ask: Ask, look: Lookout) -> Option:
    """Wear what is better."""
    person = look.me
    wearable = [option for option in by_act(ask, "wear") if option.who == person.id and better(person, option.what)]
    if not wearable:
        return next(option for option in ask.options if option.act == "done")
    best = max(wearable, key=lambda option: worth(option.what))
    same = [option for option in wearable if option.what == best.what]
    if len(same) > 1:
        return min(same, key=lambda option: worth(person.hands[option.n - 1]))
    return best


def share(ask: Ask, look: Lookout) -> Option:
    """Give a card to the Hero in the Zone who gains most by it."""
    card = ask.options[0].what
    if better(look.me, card):
        return ask.options[0]
    for option in by_act(ask, "give"):
        person = look.person(option.who)
        if person is not None and better(person, card):
            return option
    return ask.options[0]


def throw_in(ask: Ask, look: Lookout) -> Option:
    """Transmute what is idle, the lowest first."""
    spare = idle(look.me)
    options = [option for option in ask.options if option.what in spare] or list(ask.options)
    return min(options, key=lambda option: (gear_cards()[option.what].level, worth(option.what)))


# fighting


def before(ask: Ask, look: Lookout) -> Option:
    """A Signature is worth its price against something big; a consumable when in need."""
    if look.fights_something_big():
        signed = by_act(ask, "sign")
        if signed:
            return signed[0]
        used = by_act(ask, "use")
        if used:
            return used[0]
    return by_act(ask, "done")[0]


def again(ask: Ask, look: Lookout) -> Option:
    """Roll again what fell short of the mean, or the other side's when it did better."""
    shown = look.shown()
    for option in by_act(ask, "reroll"):
        mine = option.what == ("attack" if look.attacking() else "defense")
        if shown is not None and (shown[option.what] < 0) == mine:
            return option
    return ask.options[0]


def learn(ask: Ask, look: Lookout) -> Option:
    """Buy what works at once, the cheapest first; save up only when nothing does."""
    level = look.level
    options = by_act(ask, "learn")
    useful = [option for option in options if look.skill_level(option.what) <= level]
    if useful:
        return min(useful, key=lambda option: (option.n, ask.options.index(option)))
    if look.me.xp >= 10 and options:
        return min(options, key=lambda option: (look.skill_level(option.what), option.n))
    return ask.options[-1]


# for the other side


def sturdiest(ask: Ask, look: Lookout) -> Option:
    """Where the party may say whom an Enemy goes for: the Hero who can bear it best."""
    return max(ask.options, key=lambda option: (look.sturdiness(option.who), -option.who))


Judge = Callable[[Ask, Lookout], Option]

_JUDGES: dict[str, Judge] = {
    "hero-action": act,
    "commanded": act,
    "walk": walk,
    "reorganise": dress,
    "trade": dress,
    "share-card": share,
    "transmute": throw_in,
    "before-attack": before,
    "before-defense": before,
    "reroll-all": again,
    "reroll-blanks": again,
    "learn-skill": learn,
    "attack-target": sturdiest,
    "move-target": sturdiest,
}
