"""Casting spells, and ending spells that last.  UN-0423, UN-0432, UN-0436, UN-0450, UN-0451"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Ask, FigureId, Option, Script
from undercroft.systems.universalis.actions.needs import Family, action_left, on_card, on_occasion
from undercroft.systems.universalis.actions.occasions import Occasion
from undercroft.systems.universalis.cards.definitions import SPELLS, Spell
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.words import WALL
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.magic.casting import start_casting
from undercroft.systems.universalis.magic.effects import wall_squares
from undercroft.systems.universalis.magic.spells import Circle, at_squares, castable, gifts_of, may_cast, squares_for
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.improved_creatures import extra_actions
from undercroft.systems.universalis.status.lasting_spells import end, of_caster


@on_card
def spells_known(who: tuple[str, tuple[str, ...]]) -> bool:
    """It knows spells, by its lore or by the gift of a god.  UN-0421, UN-C471"""
    card = person(who[0])
    return bool(card.spells or card.lores or gifts_of(*who))


@on_occasion
def more_casting(now: Occasion) -> bool:
    """There may be a spell to end, or a creature's extra Action.  UN-0432, UN-0752"""
    return now.spells


FAMILY = Family("spells", after="skills", needs=spells_known & (action_left | more_casting))
WAYS = 4
"""A wall runs in one of four directions."""


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Every spell with everybody it can be cast at, spells for squares, and spells to end."""
    game, who = here.game, here.who
    found: list[Option] = []
    spells = castable(game, who) if may_cast(game, who) else ()
    if spells:
        circle = Circle(game, who)
        for spell in spells:
            for one in circle.figures(spell):
                found.append(_casting(spell.id, one.id))
            if at_squares(spell.id) and squares_for(game, who, spell, first=True):
                found.append(Option("cast-at", what=spell.id))
    if game.state.lasting:
        found += [Option("end-spell", what=spell.spell) for spell in of_caster(game, who)]
    return found


@remembered(4096)
def _casting(spell: str, target: FigureId) -> Option:
    return Option("cast", target, what=spell)


@FAMILY.deed("cast")
def cast(game: Universalis, who: Character, option: Option) -> None:
    """Spend the Action on a spell; a move that had begun is over, and no move goes with a superior spell.

    UN-0114, UN-0423, UN-0436, UN-0752
    """
    active = game.active
    active.spend_action()
    active.faced = False
    if not who.hero and extra_actions(game, who):
        active.attacks += 1
    active.target = option.who if option.who != who.id else active.target
    if library()[SPELLS][option.what].superior:
        active.points = 0
    start_casting(game, who, option.what, option)


@FAMILY.deed("cast-at")
def cast_at(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Cast at a square of the caster's choice, a wall in the direction of its choice.  UN-0451"""
    spell = library()[SPELLS][option.what]
    there = squares_for(game, who, spell)
    choices = [Option("aim", at=int(square), what=spell.id) for square in squares(there)]
    chosen: Option = yield Ask("spell-square", who.seat, choices, who=who.id, about=spell.id)
    way = 0
    if WALL.of(spell.effects):
        way = yield from _direction(game, who, spell, chosen.at)
    cast(game, who, Option("cast", at=chosen.at, what=spell.id, n=way))


def _direction(game: Universalis, who: Character, spell: Spell, at: int) -> Script[int]:
    """Which way a wall runs; ways that give the same wall are one."""
    (length,) = WALL.of(spell.effects)
    ways: dict[tuple[int, ...], int] = {}
    for way in range(WAYS):
        ways.setdefault(wall_squares(game, at, way, length), way)
    if len(ways) == 1:
        return 0
    names = ("north", "north-east", "east", "south-east")
    choices = [Option("wall", at=at, what=names[way], n=way) for way in ways.values()]
    chosen: Option = yield Ask("spell-wall", who.seat, choices, who=who.id, about=spell.id)
    return chosen.n


@FAMILY.deed("end-spell")
def end_spell(game: Universalis, who: Character, option: Option) -> None:
    """The caster ends one of its own spells.  UN-0432"""
    end(game, [spell for spell in of_caster(game, who) if spell.spell == option.what])
