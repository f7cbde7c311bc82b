"""Characters who carry others.  DO-0265 to DO-0269"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NO_ONE
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Character


def carrier_of(game: Doria, character: Character) -> Character | None:
    """Who carries a character, if anybody does."""
    return next((one for one in game.state.party if one.carries == character.id), None)


def may_be_carried(game: Doria, character: Character, by: Character) -> bool:
    """Is it unconscious, on the carrier's square, and carried by nobody?  A carrier carries one at most.

    DO-0265, DO-0266, DO-0269
    """
    lies_there = character.here and character.unconscious and character.at == by.at and character is not by
    return lies_there and not by.carries and carrier_of(game, character) is None


def pick_up(game: Doria, carrier: Character, character: Character) -> None:
    """Take up whoever lies on the same square, for nothing.  DO-0266"""
    carrier.carries = character.id
    game.tell(Changed, "carried", character.id, carrier.at, now=1, rules=("DO-0266",))


def drop(game: Doria, carrier: Character) -> None:
    """Lay down whoever is carried, for nothing.  DO-0266"""
    if carrier.carries:
        game.tell(Changed, "carried", carrier.carries, carrier.at, was=1, rules=("DO-0266",))
        carrier.carries = NO_ONE


def stand(game: Doria, character: Character, at: int) -> None:
    """A character stands on a square now, and with it whoever it carries.  DO-0265"""
    character.at = at
    if character.carries:
        game.character(character.carries).at = at
