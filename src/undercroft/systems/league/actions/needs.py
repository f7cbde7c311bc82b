"""What families of actions need, and what actions cost in AP.

A need says what must be at hand for a family to have anything to offer; whether it is legal its offers decide.  What
an action costs is said once, by the function that the family marks with `costs`: its deed pays what that function says,
and clients show it before it is taken.

    FAMILY = Family("levers", after="furniture", needs=action_left & out_of_battle, by=on_its_feet)

    @FAMILY.offers
    def offers(here: Standpoint) -> list[Option]: ...

    @FAMILY.costs
    def cost(here: Standpoint, option: Option) -> int: ...

    @FAMILY.deed("pull")
    def pull(game: League, here: Standpoint, option: Option) -> Script[None]:
        pay(game, here.hero, cost(here, option))
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.board.bits import Bits
from undercroft.crawl import families
from undercroft.crawl.families import Need, need
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NOWHERE, Option
from undercroft.systems.league.cards.kit import Kit
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import adjacent_foes
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.dropping import is_disarmed


class Standpoint:
    """A hero about to choose an action.  LE-0061, LE-0062"""

    __slots__ = ("_adjacent", "ap", "game", "hero", "kit")

    def __init__(self, game: League, hero: Hero) -> None:
        self.game = game
        self.hero = hero
        self.kit: Kit = game.kit(hero)
        """What its species, talents and equipment come to."""
        self.ap: int = hero.ap
        """AP it has left."""
        self._adjacent: list[Enemy] | None = None

    @property
    def near(self) -> Bits:
        """The squares adjacent to it, no wall between."""
        return self.game.ground.near[self.hero.at]

    @property
    def adjacent(self) -> list[Enemy]:
        """The enemies adjacent to it, in order of their numbers."""
        if self._adjacent is None:
            found = adjacent_foes(self.game, self.hero)
            self._adjacent = [one for one in found if isinstance(one, Enemy)]
        return self._adjacent

    @property
    def companions(self) -> list[Hero]:
        """The other heroes on the board, those who are down among them, in seat order."""
        mine = self.hero
        return [one for one in self.game.state.party if one is not mine and one.here and one.at != NOWHERE]


Cost = Callable[[Standpoint, Option], int]
"""What an option costs in AP."""


class Family(families.Family[Standpoint, League, Standpoint]):
    """A family of what a hero may do in its activation."""

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


def pay(game: League, hero: Hero, ap: int) -> None:
    """AP are spent as an action begins.  LE-0061 to LE-0063"""
    if ap > 0:
        was, hero.ap = hero.ap, max(0, hero.ap - ap)
        game.tell(Changed, "ap", hero.id, now=hero.ap, was=was, rules=("LE-0061",))


# who may act so


@need
def on_its_feet(here: Standpoint) -> bool:
    """It stands, is caught in nothing and is in no pit: it may do whatever is done with the body.

    LE-0426, LE-0831, LE-G11, LE-G118
    """
    hero = here.hero
    return not (hero.prone or hero.netted or hero.pit)


@need
def hands_free(here: Standpoint) -> bool:
    """It may use what it has at hand: lying down or in a pit it can, caught in a net it cannot.  LE-G11, LE-G118"""
    return not here.hero.netted


# what must be at hand


@need
def action_left(here: Standpoint) -> bool:
    """It has an AP."""
    return here.ap > 0


@need
def two_actions_left(here: Standpoint) -> bool:
    """It has two AP."""
    return here.ap > 1


@need
def in_battle(here: Standpoint) -> bool:
    """A battle is going on."""
    return here.game.state.battle > 0


@need
def out_of_battle(here: Standpoint) -> bool:
    """No battle is going on."""
    return here.game.state.battle == 0


@need
def not_disarmed(here: Standpoint) -> bool:
    """Its weapon has not slipped from its hands.  LE-0243"""
    return not is_disarmed(here.game, here.hero)


@need
def enemies_about(here: Standpoint) -> bool:
    """There are enemies on the board."""
    return bool(here.game.state.enemies)


@need
def nobody_beside(here: Standpoint) -> bool:
    """No enemy is adjacent."""
    return not here.adjacent


@need
def somebody_beside(here: Standpoint) -> bool:
    """An enemy is adjacent."""
    return bool(here.adjacent)
