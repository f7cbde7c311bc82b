"""What an attack has come to, as odds and the story of a game's luck count it: how everybody stands before and after.

The facts are told from the side of the chooser: `wounds`, `down` and `slain` of enemies, with `own-` before them of the
chooser and with `friends-` of the others on its side.
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NO_ONE, FigureId
from undercroft.kernel.system import Fact, Focus, Side
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character, Hit, State

Facts = dict[str, int]
SIDES: tuple[Side, ...] = ("", "own", "friends")
BLOWS = ("attack", "shoot", "throw")
SPELLS = ("cast", "cast-at", "aim", "wall")
ALWAYS = ("wounds", "down", "slain", "own-wounds", "own-down", "own-slain")
"""What is told of every attack, in both directions."""

FACTS = (
    *(Fact(f"{side}{side and '-'}wounds", "harm", side) for side in SIDES),
    *(Fact(f"{side}{side and '-'}down", "", side) for side in SIDES),
    *(Fact(f"{side}{side and '-'}slain", "fall", side) for side in SIDES),
    Fact("hit", "hit"),
    Fact("own-hit", "hit", "own"),
    Fact("cast", "hit"),
)
"""What each fact is about, and on which side."""


@remembered(256)
def burns(weapon: str) -> bool:
    """Is it a gunpowder weapon, which may hurt its shooter after the shot?  UN-1020"""
    card = gear_cards()[weapon]
    return isinstance(card, Weapon) and bool(card.noise)


def outcome(game: Universalis, focus: Focus) -> Facts:
    """How everybody has fared, and whether the attack hit, the spell was cast, or one slipped away."""
    facts = dict.fromkeys(ALWAYS, 0)
    _fared(game, focus, facts)
    act, state = focus.option.act, game.state
    if act == "disengage":
        facts["slips"] = int(state.active is not None and bool(state.active.slipped))
    elif act in SPELLS and state.casting is not None:
        facts["cast"] = int(state.casting.cast and not state.casting.dispelled)
    elif state.hit is not None and (act in BLOWS or (act != "skill" and state.hit != focus.before.hit)):
        _landed(game, focus, state.hit, facts)
    elif focus.option.who:
        facts["hit"] = int(_touched(game, focus))
    return facts


def _landed(game: Universalis, focus: Focus, hit: Hit, facts: Facts) -> None:
    """A blow or shot has landed or not, on an enemy or on the one who chose."""
    struck = hit.landed and not hit.stray
    facts["hit"] = int(struck and _side(focus.before, hit.target) is not _chooses(game, focus))
    if struck and hit.target == focus.ask.who and _mine(focus, hit.target):
        facts["own-hit"] = 1


def _touched(game: Universalis, focus: Focus) -> bool:
    """Has the target lost something, or does it suffer from something new?"""
    for one, now in pairs(game, focus.before):
        if one.id == focus.option.who:
            return (
                now is None
                or now.wounds > one.wounds
                or now.mana < one.mana
                or bool(set(now.conditions) - set(one.conditions))
            )
    return False


def _fared(game: Universalis, focus: Focus, facts: Facts) -> None:
    """Add up what everybody has lost since, and the fallen."""
    for one, now in pairs(game, focus.before):
        if now is not None and now.wounds == one.wounds and now.conditions is one.conditions:
            continue
        whose = whose_side(game, focus, one)
        if fell(game, focus.before, one, now):
            add(facts, f"{whose}slain", 1)
            add(facts, f"{whose}wounds", max(0, game.vitality(one) - one.wounds))
        elif now is not None:
            add(facts, f"{whose}wounds", max(0, now.wounds - one.wounds))
            add(facts, f"{whose}down", int(now.suffers("knocked-down") and not one.down))


def add(facts: Facts, name: str, n: int) -> None:
    """Add to a fact; what comes to nothing is not mentioned."""
    if n:
        facts[name] = facts.get(name, 0) + n


def pairs(game: Universalis, before: State) -> Iterator[tuple[Character, Character | None]]:
    """Everybody who was there, before and now; None for a figure that has gone."""
    now = game.state
    for one, same in zip(before.heroes, now.heroes):
        if one.here:
            yield one, same
    if len(before.creatures) == len(now.creatures):
        yield from zip(before.creatures, now.creatures)
        return
    left = {one.id: one for one in now.creatures}
    for one in before.creatures:
        yield one, left.get(one.id)


def fell(game: Universalis, before: State, one: Character, now: Character | None) -> bool:
    """Is it Knocked Out, not merely gone?"""
    if now is not None:
        return now.suffers("knocked-out")
    return one.id in before.swayed or one.id in _slain(game.state, before)


def _slain(now: State, before: State) -> list[FigureId]:
    """Those of the creatures gone since who were slain and did not flee; of several with one card, first the one struck
    last."""
    cards = list(now.slain[len(before.slain) :])
    struck = now.hit.target if now.hit is not None else NO_ONE
    left = [one.id for one in now.creatures]
    found = []
    for one in sorted(before.creatures, key=lambda one: one.id != struck):
        if one.id not in left and one.card in cards:
            cards.remove(one.card)
            found.append(one.id)
    return found


def whose_side(game: Universalis, focus: Focus, one: Character) -> str:
    """What facts about somebody begin with."""
    if one.id == focus.ask.who and _mine(focus, one.id):
        return "own-"
    return "friends-" if _side(focus.before, one.id) is _chooses(game, focus) else ""


def _mine(focus: Focus, who: FigureId) -> bool:
    """Does the chooser play this character?"""
    before: State = focus.before
    them = before.heroes if who < FIRST_FOE else before.creatures
    return any(one.id == who and one.seat in focus.ask.seats_of(focus.option) for one in them)


def _side(before: State, who: FigureId) -> bool:
    """Did somebody fight for the heroes?"""
    return (who < FIRST_FOE) != (who in before.swayed)


def _chooses(game: Universalis, focus: Focus) -> bool:
    """Is the choice one of the heroes' side?"""
    if focus.ask.who and _mine(focus, focus.ask.who):
        return _side(focus.before, focus.ask.who)
    return focus.ask.seat != game.dark
