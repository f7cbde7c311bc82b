"""What is done when an object is used, an element searched or a card takes effect: the words for it, one by one."""

from __future__ import annotations

from undercroft.content.vocabulary import Effects
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Script
from undercroft.systems.universalis import words
from undercroft.systems.universalis.conditions import cure, heal, suffer
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character


def apply_all(game: Universalis, who: Character, effects: Effects) -> Script[None]:
    """Let effects befall a character, in the order written."""
    for effect in effects:
        if words.HEAL.names(effect):
            heal(game, who, effect.args, "used")
        elif words.CURE.names(effect):
            for condition in effect.args:
                cure(game, who, condition.value)
        elif words.SUFFER.names(effect):
            for condition in effect.args:
                suffer(game, who, condition.value)
        elif words.GAIN_MANA.names(effect):
            who.mana = min(game.kit(who).mana, who.mana + effect.args)
        elif words.GAIN_FORTUNE.names(effect) or words.CREATURE_FORTUNE.names(effect):
            who.fortune += effect.args
            game.tell(Changed, "fortune", who.id, now=who.fortune, was=who.fortune - effect.args)
    yield from ()
