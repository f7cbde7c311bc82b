"""What odds put aside between the targets of one spell or skill: what befell those it has done with.

Fields of the attack that nobody asks for any more are forgotten without this (see `state.hit`).
"""

from __future__ import annotations

from undercroft.kernel.requests import FigureId
from undercroft.kernel.system import Focus
from undercroft.systems.universalis.agenda import NextTarget, Panic, SpellOnTarget
from undercroft.systems.universalis.cards.definitions import SPELLS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.words import LEECH, SOFTEN
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.light import shines
from undercroft.systems.universalis.odds.outcome import Facts, add, pairs, whose_side
from undercroft.systems.universalis.state import Hit, State


def put_aside(game: Universalis, focus: Focus) -> Facts:
    """On the way what is more than fatal is no more than that; between two targets, those the attack is done with are
    counted and taken back."""
    state = game.state
    top = state.agenda[-1]
    if state.hit is not None:
        _no_more_than_fatal(game, state.hit)
    if type(top) is Panic:
        _pass_over_panic(state)
    if type(top) is NextTarget or (type(top) is SpellOnTarget and not top.rest):
        return _between_targets(game, focus)
    return {}


def _no_more_than_fatal(game: Universalis, hit: Hit) -> None:
    """Wounds of a hit beyond what kills even the hardened make no difference, unless to a leech; dead is dead."""
    target, attacker = game.find(hit.target), game.find(hit.attacker)
    if target is None or attacker is None or game.kit(attacker).has(LEECH):
        return
    if hit.wounds:
        hit.wounds = min(hit.wounds, game.left(target) + int(SOFTEN.name in game.kit(target).speakers))
    if target.suffers("knocked-out"):
        target.wounds = game.vitality(target)


def _between_targets(game: Universalis, focus: Focus) -> Facts:
    """A target that the attack is done with is as before, once what befell it is counted; the fallen stay fallen.

    For all that concerns the others, it does as well wounded as unhurt, frightened or not, armed or not, with more
    Fortune or less.  Conditions that a lasting spell holds stay, and a target that a projectile Knocked Down no
    longer hides those behind.
    """
    state, facts = game.state, Facts()
    waiting = _still_waiting(state)
    fleeting = state.lasting == focus.before.lasting
    aimed = state.casting is not None and library()[SPELLS][state.casting.spell].nature == "projectile"
    for one, now in pairs(game, focus.before):
        if now is None or one.id in waiting:
            continue
        now.fortune, now.hands = one.fortune, one.hands
        if now.suffers("knocked-out"):
            continue
        add(facts, f"{whose_side(game, focus, one)}wounds", max(0, now.wounds - one.wounds))
        now.wounds = one.wounds
        if fleeting and now.conditions is not one.conditions and not (aimed and now.down is not one.down):
            add(facts, f"{whose_side(game, focus, one)}down", int(now.down and not one.down))
            now.conditions = one.conditions
    state.hit = None
    _forget_gains(state, focus.before)
    return facts


def _still_waiting(state: State) -> set[FigureId]:
    """The targets to which the attack has yet to come, and its attacker."""
    found = {state.casting.caster} if state.casting is not None else set()
    if state.active is not None:
        found.add(state.active.who)
    for entry in reversed(state.agenda):
        if type(entry) is SpellOnTarget:
            found.add(entry.who)
        elif type(entry) is NextTarget:
            found.update((entry.who, *entry.targets))
        else:
            break
    return found


def _forget_gains(state: State, before: State) -> None:
    """Points, trophies, things on the floor that give no light, room to act after a push: what nobody asks for before
    all blows have fallen."""
    state.suffered, state.achieved = before.suffered, before.achieved
    for one, now in zip(before.heroes, state.heroes):
        now.achieved, now.trophy = one.achieved, one.trophy
    if state.active is not None and before.active is not None:
        state.active.momentum = before.active.momentum
    if not any(shines(lying.what) for lying in state.dropped[len(before.dropped) :]):
        state.dropped = before.dropped


def _pass_over_panic(state: State) -> None:
    """Creatures that flee because their Leader has fallen to the last blow were neither hit nor slain by it."""
    agenda = state.agenda
    if state.hit is None or not state.hit.slain or any(type(entry) is NextTarget for entry in agenda):
        return
    while type(agenda[-1]) is Panic:
        agenda.pop()
