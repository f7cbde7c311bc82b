"""What is on a model besides hit points: prone, stunned, in a stance, aiming, poisoned, burning, diseased, afraid.

LE-0352, LE-0410 to LE-0416, LE-0513 to LE-0532, LE-0622, LE-0740
"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NO_ONE, FigureId
from undercroft.systems.league.cards import words
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero


def fall(game: League, model: Hero | Enemy, *rules: str) -> None:
    """A model falls over; a priest's prayer ends.  LE-0352, LE-0421, LE-0423, LE-0622"""
    if model.prone:
        return
    model.prone, model.stance, model.aim = True, False, NO_ONE
    game.tell(Changed, "prone", model.id, now=1, rules=rules)
    if isinstance(model, Hero) and not game.kit(model).says(words.UNBROKEN_PRAYER):
        end_prayer(game, model)


def rise(game: League, model: Hero | Enemy) -> None:
    """A model that was lying down stands in its own square.  LE-0426"""
    if model.prone:
        model.prone = False
        game.tell(Changed, "prone", model.id, was=1, rules=("LE-0426",))


def stun(game: League, model: Hero | Enemy, n: int = 1, *rules: str) -> None:
    """A model will have so many AP less in its next turn; stuns do not add up.  A priest's prayer ends.

    LE-0532, LE-0622, LE-G93
    """
    was, model.stun = model.stun, max(model.stun, n)
    if model.stun != was:
        game.tell(Changed, "stunned", model.id, now=model.stun, was=was, rules=("LE-0532", *rules))
    if isinstance(model, Hero) and not game.kit(model).says(words.UNBROKEN_PRAYER):
        end_prayer(game, model)


def take_stance(game: League, model: Hero | Enemy) -> None:
    """A model takes a parry stance until its next activation.  LE-0373, LE-0446, LE-0491, LE-G91"""
    model.stance = True
    game.tell(Changed, "stance", model.id, now=1, rules=("LE-0491",))


def take_aim(game: League, model: Hero | Enemy, target: FigureId) -> None:
    """A model aims at somebody.  LE-0410"""
    model.aim = target
    game.tell(Changed, "aiming", model.id, now=1, rules=("LE-0410",))


def poisoned(game: League, model: Hero | Enemy, tests: int) -> None:
    """A model is poisoned and has so many CON tests to come.  LE-0520"""
    model.poison = tests
    game.tell(Changed, "poison", model.id, now=tests, rules=("LE-0520",))


def cure_poison(game: League, model: Hero | Enemy, *rules: str) -> None:
    """The poison is gone, and with it the tests that were to come.  LE-0522, LE-0523"""
    if model.poison:
        was, model.poison = model.poison, 0
        game.tell(Changed, "poison", model.id, was=was, rules=rules)


def cure_disease(game: League, hero: Hero, *rules: str) -> None:
    """A hero is healthy again.  LE-0530, LE-0531"""
    if hero.diseased:
        hero.diseased = hero.incubating = False
        game.tell(Changed, "disease", hero.id, was=1, rules=rules)


def frighten(game: League, hero: Hero, card: str, *rules: str) -> None:
    """A hero is afraid of enemies of a kind: -10 on what it does against them.  LE-0740"""
    if card not in hero.afraid:
        hero.afraid = (*hero.afraid, card)
        game.tell(Changed, "afraid", hero.id, now=1, detail=f"league-monster-{card}", rules=("LE-0740", *rules))


def encourage(game: League, hero: Hero, *rules: str) -> None:
    """A hero is afraid of nobody any more.  LE-0635"""
    if hero.afraid:
        hero.afraid = ()
        game.tell(Changed, "afraid", hero.id, was=1, rules=rules)


def end_prayer(game: League, priest: Hero, *rules: str) -> None:
    """The prayer of a priest ends, if one of its own is in force.  LE-0619 to LE-0622"""
    state = game.state
    if state.prayer and state.praying == priest.id:
        was, state.prayer = state.prayer, ""
        state.praying, state.prayer_turns = NO_ONE, 0
        game.tell(Changed, "prayer", priest.id, was=1, detail=f"league-prayer-{was}", rules=rules or ("LE-0622",))
