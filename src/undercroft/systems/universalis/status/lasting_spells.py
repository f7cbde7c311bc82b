"""Spells in force: how they begin, what they hold, how they end.  UN-0427 to UN-0432, UN-0452, UN-0456"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from undercroft.board.bits import Square
from undercroft.board.features import Feature
from undercroft.kernel.events import Changed, Removed
from undercroft.kernel.requests import FigureId
from undercroft.systems.universalis.cards.definitions import SPELLS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character, Lasting


def begin(game: Universalis, spell: Lasting) -> None:
    """A spell comes into force: what it lays on the ground appears, and those it sways change sides."""
    state = game.state
    state.lasting = (*state.lasting, spell)
    state.swayed = (*state.swayed, *spell.swayed)
    if spell.laid:
        for square in spell.squares:
            game.lay(state.ground.with_feature(Feature(spell.laid, Square(square))))


def replace(game: Universalis, old: Lasting, new: Lasting) -> None:
    """A spell takes hold of more characters."""
    state = game.state
    state.lasting = tuple(new if one is old else one for one in state.lasting)
    state.swayed = (*state.swayed, *(id for id in new.swayed if id not in old.swayed))


def end(game: Universalis, spells: Iterable[Lasting]) -> None:
    """Spells are over: what they caused goes with them.  UN-0430, UN-0452, UN-0456, UN-0428"""
    for spell in spells:
        state = game.state
        state.lasting = tuple(one for one in state.lasting if one is not spell)
        state.swayed = tuple(id for id in state.swayed if id not in spell.swayed)
        for id in spell.swayed:
            _free(game, id)
        if spell.laid:
            for square in spell.squares:
                game.lay(state.ground.without_feature(Feature(spell.laid, Square(square))))
        game.tell(Changed, "spell-over", spell.caster, detail=spell.spell, rules=("UN-0428",))
        for id, condition in spell.held:
            _release(game, id, condition)
        for id in spell.summoned:
            _dismiss(game, id)


def _free(game: Universalis, id: FigureId) -> None:
    """A controlled creature obeys its own side again."""
    who = game.find(id)
    if who is not None and not who.hero:
        who.seat = game.dark


def _release(game: Universalis, id: FigureId, condition: str) -> None:
    """A condition ends with the spell that caused it, unless another spell holds it too.  UN-0452"""
    who = game.find(id)
    if who is not None and condition in who.conditions and condition not in held(game, who):
        who.conditions = tuple(name for name in who.conditions if name != condition)
        game.tell(Changed, condition, who.id, now=0, was=1, rules=("UN-0452",))


def _dismiss(game: Universalis, id: FigureId) -> None:
    who = game.find(id)
    if who is not None:
        game.state.creatures.remove(who)
        game.tell(Removed, who.name, who.id, who.at, "spell-over", who.letter, rules=("UN-0428",))


def held(game: Universalis, who: Character) -> tuple[str, ...]:
    """The conditions that spells hold a character in, which no recovery can end.  UN-0452, UN-0492"""
    lasting = game.state.lasting
    return tuple([name for one in lasting for id, name in one.held if id == who.id]) if lasting else ()


def let_go(game: Universalis, who: Character, condition: str) -> None:
    """A condition has ended in spite of its spell, as Stationary does when the bearer is hit.  UN-0501"""
    for spell in game.state.lasting:
        if (who.id, condition) in spell.held:
            kept = tuple(pair for pair in spell.held if pair != (who.id, condition))
            replace(game, spell, msgspec.structs.replace(spell, held=kept))


def of_caster(game: Universalis, who: Character) -> list[Lasting]:
    """The spells that a caster keeps up."""
    return [one for one in game.state.lasting if one.caster == who.id]


def sing_on(game: Universalis, who: Character) -> None:
    """A song goes on while its singer takes no Action: this turn does not count."""
    for spell in of_caster(game, who):
        if library()[SPELLS][spell.spell].sung:
            replace(game, spell, msgspec.structs.replace(spell, turns=spell.turns + 1))


def turn_over(game: Universalis, bright: bool) -> None:
    """When a side's turn is over, its spells have one turn less; those with none left end.  UN-0428, UN-D36"""
    for spell in game.state.lasting:
        caster = game.find(spell.caster)
        if caster is None or game.bright(caster) is bright:
            if spell.turns > 1:
                replace(game, spell, msgspec.structs.replace(spell, turns=spell.turns - 1))
            else:
                end(game, (spell,))


def fall_out(game: Universalis, who: Character, attacker: Character) -> None:
    """A controlled character attacked by its controller's side is controlled no longer.  UN-0456"""
    if game.bright(attacker) is game.bright(who):
        end(game, [one for one in game.state.lasting if who.id in one.swayed and who.id not in one.summoned])
