"""What several quests do: send for creatures, and let them appear in a place."""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.kernel.requests import NO_ONE, FigureId, Script
from undercroft.systems.universalis.agenda import Encounter
from undercroft.systems.universalis.dungeon.revealing import place, spawn
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.ledger import open_ledger
from undercroft.systems.universalis.state import Character


def section_named(game: Universalis, name: str) -> int:
    """A section by the name it has on the sheet."""
    return next(n for n, section in enumerate(game.plan.sections) if section.name == name)


def arrive(game: Universalis, name: str, column: str) -> Script[list[FigureId]]:
    """A group of the Spawn Table comes to a section that lies open, away from the heroes, and is paid for.  UN-0702"""
    section = section_named(game, name)
    access = next(n for n, one in enumerate(game.plan.accesses) if section in one.sections)
    return (yield from spawn(game, Encounter(NO_ONE, section=section, access=access, apart=True), column))


def appear(game: Universalis, cards: list[str], where: str) -> Script[list[FigureId]]:
    """Creatures appear on free squares of a place of the sheet that has been seen, as many as there are room and points
    for.  UN-1175"""
    came: list[FigureId] = []
    for card in cards:
        seen = game.plan.places[where] & game.plan.inside(game.state.revealed)
        free = seen & game.terrain.standable[2] & ~game.occupied()
        if free:
            at = int(squares(free)[0])
            entry = Encounter(NO_ONE, section=game.plan.section_of[at])
            came += yield from place(game, entry, (card, 0), at)
    return came


def leader_of(game: Universalis) -> Character | None:
    """The Quest Leader, while it is on the board."""
    return next((creature for creature in game.state.creatures if creature.leader), None)


def chosen(game: Universalis, quest: str) -> str:
    """What the heroes chose in an earlier quest of the campaign, if they have played it.  UN-1183"""
    return open_ledger(game.setup.ledger).chosen.get(quest, "")
