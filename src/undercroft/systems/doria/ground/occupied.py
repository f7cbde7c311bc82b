"""Squares that are taken, and those that are free.  DO-0212, DO-0213, DO-0432, DO-0433"""

from __future__ import annotations

from undercroft.board.bits import Bits
from undercroft.board.reach import rings
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId
from undercroft.systems.doria.game import Doria


def monsters_at(game: Doria, but: FigureId = NO_ONE) -> Bits:
    """The squares on which monsters stand; those that wait outside stand nowhere yet.  DO-0212, DO-G56"""
    found = 0
    for monster in game.state.monsters:
        if not monster.outside and monster.id != but:
            found |= 1 << monster.at
    return found


def characters_at(game: Doria, but: FigureId = NO_ONE) -> Bits:
    """The squares that characters occupy; whoever is unconscious occupies none.  DO-0212, DO-0213, DO-0432"""
    found = 0
    for character in game.state.party:
        if character.awake and character.at != NOWHERE and character.id != but:
            found |= 1 << character.at
    return found


def taken(game: Doria, but: FigureId = NO_ONE) -> Bits:
    """The squares on which somebody stands."""
    return monsters_at(game, but) | characters_at(game, but)


def free_squares(game: Doria, but: FigureId = NO_ONE) -> Bits:
    """Every square on which somebody else could stand.  DO-0212 to DO-0214"""
    return game.ground.enterable & ~taken(game, but)


def free(game: Doria, square: int) -> bool:
    """Could somebody else stand here?"""
    return bool(free_squares(game) >> square & 1)


def nearest_free(game: Doria, square: int, but: FigureId = NO_ONE) -> Bits:
    """The free squares with the fewest steps from one, itself if it is free.  DO-0315, DO-0433, DO-G55, DO-G60"""
    wanted = free_squares(game, but)
    for ring in rings(game.ground.steps, 1 << square, game.ground.passable):
        if ring & wanted:
            return ring & wanted
    return 0
