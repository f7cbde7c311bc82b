"""The occasions of an attack at which words of cards come in: special rules of enemies, talents, magic of weapons.

What each word does is bound by its own room.  A word is handed the game, whose word it is, its argument, and the
attack; where a number is worked out, its tally, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from undercroft.content.vocabulary import Effect
from undercroft.crawl.effects import Deeds
from undercroft.kernel.requests import FigureId, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.cards.values import Amount
from undercroft.systems.league.cards.vocabulary import WORDS
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero, Hit

Model = Hero | Enemy

AT_ROLL: Deeds[League, Model, [Hit, Tally], None] = Deeds("when it attacks")
"""What counts for the attacker's roll."""

AT_GUARD: Deeds[League, Model, [Hit, Tally], None] = Deeds("when it is attacked")
"""What the target's words count for the attacker's roll."""

AT_AVOID: Deeds[League, Model, [Hit, Tally], None] = Deeds("when it dodges or parries")
"""What counts for a hero's dodge or parry."""

MORE_DICE: Deeds[League, Model, [Hit], Amount] = Deeds("when its damage is rolled")
"""Dice that are thrown besides for the attacker's damage; "0" for none."""

AT_DAMAGE: Deeds[League, Model, [Hit, Tally], None] = Deeds("when its damage is worked out")
"""What counts for the attacker's damage."""

AT_HARM: Deeds[League, Model, [Hit, Tally], None] = Deeds("when it is to be harmed")
"""What the target's words make of damage before armour: half of it, nothing."""

AT_ARMOUR: Deeds[League, Model, [Hit, Tally], None] = Deeds("when damage reaches its armour")
"""What counts for what the target's armour stops."""

AT_HIT: Deeds[League, Model, [Hit], Script[None]] = Deeds("when it has hit")
"""What the attacker's words do to a target that was hit, harmed or not."""

AT_WOUND: Deeds[League, Model, [Hit], Script[None]] = Deeds("when it has wounded")
"""What the attacker's words do to a target that lost at least 1 HP.  LE-G113"""

AT_STRUCK: Deeds[League, Model, [Hit], Script[None]] = Deeds("when it was struck")
"""What the target's words do to whoever hit it."""

AFTERWARDS: Deeds[League, Model, [Hit], Script[None]] = Deeds("when its attack is over")
"""What the attacker's words do after an attack that hit or missed."""


class Blow(NamedTuple):
    """Damage that somebody has taken, from an attack or anything else."""

    dealt: int
    by: FigureId
    source: str = ""
    """`fire`, `frost`, `acid`, `water`, `silver`; empty for plain damage."""
    magic: bool = False


WHEN_HARMED: Deeds[League, Enemy, [Blow], Script[None]] = Deeds("when it has lost HP")
"""What the words of an enemy do when it has lost HP and lives."""

Landing = Callable[[League, Hit], Script[None]]
_landings: dict[str, Landing] = {}


def lands(special: str) -> Callable[[Landing], Landing]:
    """Bind what an attack of this name does instead of damage when it has hit and was neither dodged nor parried."""

    def bind(landing: Landing) -> Landing:
        if special in _landings:
            raise ValueError(f'"{special}" lands in two ways')
        _landings[special] = landing
        return landing

    return bind


def landing_of(special: str) -> Landing:
    """What an attack of this name does when it lands."""
    return _landings[special]


def effects_of(game: League, model: Model, hit: Hit | None = None) -> tuple[Effect[object], ...]:
    """Everything in force on a model, with the weapon of an attack if it makes one, and the rules it has gained."""
    attacks = hit is not None and hit.attacker == model.id
    found = (game.armed(model, hit.weapon) if hit is not None and attacks else game.kit(model)).effects
    if isinstance(model, Enemy) and model.gained:
        return (*found, *gained_by(game, model))
    return found


def gained_by(game: League, enemy: Enemy) -> tuple[Effect[object], ...]:
    """Special rules that an enemy has gained and has not on its card; what they would number counts 0.  LE-G74"""
    printed = {effect.name for effect in game.kit(enemy).effects}
    fresh = [word for word in WORDS if word.name in enemy.gained and word.name not in printed]
    return tuple(Effect(word.name, None if word.form is type(None) else 0) for word in fresh)


def count(
    occasion: Deeds[League, Model, [Hit, Tally], None], game: League, model: Model, hit: Hit, tally: Tally
) -> None:
    """Every word in force on a model counts for a number on this occasion."""
    for effect in effects_of(game, model, hit):
        if effect.name in occasion:
            occasion.do(game, model, effect, hit, tally)


def follow(occasion: Deeds[League, Model, [Hit], Script[None]], game: League, model: Model, hit: Hit) -> Script[None]:
    """Every word in force on a model does what it does on this occasion, as long as the model is there."""
    for effect in effects_of(game, model, hit):
        if effect.name in occasion and not game.gone(model.id):
            yield from occasion.do(game, model, effect, hit)
