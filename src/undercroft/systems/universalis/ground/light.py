"""Darkness, and sources of light against it.  UN-0258 to UN-0260, UN-C110, UN-C541, UN-C567

In Darkness everybody has -1 to Perception tests and to shots from or into the section; in Complete Darkness -2, and -1
to blows besides (ruling `in-the-dark`).
"""

from __future__ import annotations

from undercroft.kernel.requests import NOWHERE
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis.cards.definitions import Thing
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.words import DARK_SIGHT, LOST_IN_THE_DARK
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character, Hit

DIM, PITCH = 1, 2


def gloom(game: Universalis, section: int) -> int:
    """How dark a section is: 0 where there is light, 1 in Darkness, 2 in Complete Darkness.  UN-0258, UN-0259"""
    state = game.state
    deep = PITCH if state.pitch >> section & 1 else 0
    dim = DIM if state.dark >> section & 1 or game.plan.sections[section].plan.dark else 0
    return 0 if not (deep or dim) or lit(game, section) else max(deep, dim)


def lit(game: Universalis, section: int) -> bool:
    """Is a source of light in the section, in the hand of a hero, worn, or set down on a square?  UN-0260"""
    area = game.plan.sections[section].squares
    for hero in game.state.heroes:
        if hero.here and game.cover(hero) & area and any(shines(item) for item in (*hero.hands, *hero.body)):
            return True
    return any(area >> lying.at & 1 and shines(lying.what) for lying in game.state.dropped)


def shines(item: str) -> bool:
    """Is it a source of light?"""
    card = gear_cards()[item]
    return isinstance(card, Thing) and card.kind == "light"


def darkness_for(game: Universalis, who: Character, section: int) -> int:
    """How dark a section is to a character; one that sees in the dark minds Complete Darkness as it minds Darkness."""
    deep = gloom(game, section)
    return min(deep, DIM) if deep and game.kit(who).has(DARK_SIGHT) else deep


def shade(game: Universalis, who: Character, attribute: str, tally: Tally) -> None:
    """A test in the dark.  UN-0258, UN-C541"""
    if who.at == NOWHERE or not any_gloom(game):
        return
    section = game.section(who)
    if attribute == "perception":
        tally.add(-darkness_for(game, who, section), "darkness", "UN-0258")
    _lost(game, who, section, tally)


def shade_blow(game: Universalis, who: Character, hit: Hit, tally: Tally) -> None:
    """An attack or a defense in the dark, a shot from or into it.  UN-0258, UN-0259, UN-C541"""
    if not any_gloom(game):
        return
    here = game.section(who)
    other = game.find(hit.target if hit.attacker == who.id else hit.attacker)
    there = game.section(other) if other is not None and other.at != NOWHERE else here
    if hit.kind == "melee":
        tally.add(-int(darkness_for(game, who, here) == PITCH), "darkness", "UN-0258")
    else:
        tally.add(-max(darkness_for(game, who, here), darkness_for(game, who, there)), "darkness", "UN-0258")
    if not _lost(game, who, here, tally) and hit.kind != "melee":
        _lost(game, who, there, tally)


def _lost(game: Universalis, who: Character, section: int, tally: Tally) -> bool:
    """Those who fear the dark have -1 in it.  UN-C541"""
    lost = game.kit(who).has(LOST_IN_THE_DARK) and gloom(game, section) > 0
    tally.add(-int(lost), "lost-in-the-dark", "UN-C541")
    return lost


def any_gloom(game: Universalis) -> bool:
    """Does darkness lie on any part of the table?"""
    return bool(game.state.dark or game.state.pitch or game.plan.dark)
