"""Creatures of the water that a Dark Player keeps below until they come up.  UN-C519"""

from __future__ import annotations

from undercroft.kernel.requests import PASS, Ask, Option, Script
from undercroft.systems.universalis.agenda import RISEN, Initiative
from undercroft.systems.universalis.dark.hiring import put
from undercroft.systems.universalis.dungeon.dark_hand import hand_of
from undercroft.systems.universalis.dungeon.placing import water_corners
from undercroft.systems.universalis.game import Universalis


def surface(game: Universalis) -> Script[None]:
    """At the start of the Dark Player's turn each may appear in a corner of its water, and rolls Initiative (ruling
    `kept-under-water`).  UN-C519"""
    dark = hand_of(game)
    for one in dark.lurkers:
        corners = water_corners(game, one.section, one.card)
        if not corners:
            continue
        options = [PASS, *(Option("surface", what=one.card, at=at) for at in corners)]
        option: Option = yield Ask("surface", game.dark, options, about=one.card)
        if option.act == PASS.act:
            continue
        left = list(dark.lurkers)
        left.remove(one)
        dark.lurkers = tuple(left)
        creature = put(game, one.card, one.set, option.at)
        creature.extra = one.extra
        game.push(Initiative(newcomers=(creature.id,), why=RISEN))
