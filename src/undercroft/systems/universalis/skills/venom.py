"""Skills whose wounds carry poison or disease.  UN-C548, UN-C550, UN-C551"""

from __future__ import annotations

from undercroft.kernel.requests import Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.people import skill_card
from undercroft.systems.universalis.cards.words import VENOM
from undercroft.systems.universalis.effects.poison import envenom
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character, Hit


@moments.STRUCK.on("poisonous")
def poison(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """A wound that reaches the blood: the target is Poisoned and loses 1 Vitality more.  UN-C551"""
    yield from _infect(game, who, hit, "poisonous")


@moments.STRUCK.on("plague-bearer")
def plague(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """A wound that festers: the target is Diseased.  UN-C550"""
    yield from _infect(game, who, hit, "plague-bearer")


@moments.STRUCK.on("paralyzing-poison")
def paralyze(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """A wound that numbs: the target loses its next activation.  UN-C548"""
    yield from _infect(game, who, hit, "paralyzing-poison")


def _infect(game: Universalis, who: Character, hit: Hit, skill: str) -> Script[None]:
    yield from envenom(game, who, hit, VENOM.of(skill_card(skill).effects), source=skill, roll=skill)
