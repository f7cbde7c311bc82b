"""What families of actions need, and what actions cost in AP.

A need says what must be at hand for a family to have anything to offer; whether it is legal its offers decide.  What
an action costs is said once, by the function that the family marks with `costs`: its deed pays what that function says,
and clients show on which field of the Initiative Board it would leave the character.

    FAMILY = Family("search", after="reveal", needs=loot_here)

    @FAMILY.offers
    def offers(here: Standpoint) -> list[Option]: ...

    @FAMILY.costs
    def cost(here: Standpoint, option: Option) -> int: ...

    @FAMILY.deed("search", "search-with-care")
    def search(game: Doria, here: Standpoint, option: Option) -> Script[None]:
        pay(game, here.character, cost(here, option))
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.crawl import families
from undercroft.crawl.families import Need, need
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option
from undercroft.systems.doria.cards.kit import Kit
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Character


class Standpoint:
    """A character about to take an action.  DO-0149, DO-0150"""

    __slots__ = ("character", "game", "kit")

    def __init__(self, game: Doria, character: Character) -> None:
        self.game = game
        self.character = character
        self.kit: Kit = game.kit(character)
        """What its attributes, equipment and hero bonuses come to."""


Cost = Callable[[Standpoint, Option], int]
"""What an option costs in AP."""


class Family(families.Family[Standpoint, Doria, Standpoint]):
    """A family of what a character may do when it is active.  DO-0150"""

    def __init__(
        self, name: str, *, after: str = "", needs: Need[Standpoint] | None = None, by: Need[Standpoint] | None = None
    ) -> None:
        super().__init__(name, after=after, needs=needs, by=by)
        self.cost: Cost | None = None
        """What its options cost, once `costs` has been told; nothing otherwise."""

    def costs(self, work: Cost) -> Cost:
        """This function says what the family's options cost."""
        self.cost = work
        return work


def pay(game: Doria, character: Character, ap: int) -> None:
    """AP are deducted as the action starts; whoever has too few goes to 0 without a penalty.

    DO-0118, DO-0150, DO-0153, DO-0223
    """
    if ap > 0:
        was, character.ap = character.ap, max(0, character.ap - ap)
        game.tell(Changed, "ap", character.id, now=character.ap, was=was, rules=("DO-0118", "DO-0150"))


# what must be at hand


@need
def free_to_move(here: Standpoint) -> bool:
    """Nothing keeps it from moving.  DO-0128, DO-0305"""
    return not here.character.held


@need
def monsters_about(here: Standpoint) -> bool:
    """There is a monster on the board, or a Trap that can be attacked.  DO-0306"""
    return bool(here.game.state.monsters or here.game.state.traps)
