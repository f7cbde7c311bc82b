"""A standpoint: a character in a game that looks about before it acts."""

from __future__ import annotations

from undercroft.board.bits import Bits
from undercroft.kernel.remembering import worked_out
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import pressed
from undercroft.systems.universalis.state import Activation, Character


class Standpoint:
    """What a character has and sees about it where it stands, most of it worked out when it is first asked for.

    It is true for as long as nobody moves, changes or comes and goes: make another afterwards.
    """

    active: Activation
    """The activation that is going on; outside of one nothing asks for it."""

    def __init__(self, game: Universalis, who: Character) -> None:
        self.game = game
        self.who = who
        self.kit = game.kit(who)
        """Its attributes, weapons and skills."""
        self.cover = game.cover(who)
        """The squares under its base."""
        self.enemies = game.enemies(who)
        """Everybody of the other side on the board who is not Knocked Out."""
        if game.state.active is not None:
            self.active = game.state.active

    @worked_out
    def taken(self) -> Bits:
        """The squares of everybody else."""
        return self.game.occupied(self.who.id)

    @worked_out
    def pressed(self) -> bool:
        """Is any enemy adjacent, or near enough with a long weapon?  UN-0163, UN-0287"""
        return bool(self.enemies) and pressed(self.game, self.who)
