"""What families of Actions cost and need, and who may have them: each a question with a name, put to a standpoint.

A need says what must be at hand for a family to have anything to offer; whether it is legal its offers decide.
"""

from __future__ import annotations

from undercroft.crawl import families
from undercroft.crawl.families import Need, need, need_of
from undercroft.crawl.things import without
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Option
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.cards.kit import Kit
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Hero


class Standpoint:
    """A Hero about to take an Action: in its own Activation, or at once and for free at another Hero's command.

    DA-0177, DA-C46
    """

    __slots__ = ("commanded", "game", "hero", "kit")

    def __init__(self, game: Darkness, hero: Hero, *, commanded: bool = False) -> None:
        self.game = game
        self.hero = hero
        self.kit = game.kit(hero)
        """Its dice, powers and gifts."""
        self.commanded = commanded
        """Is it commanded?  Then the Action costs nothing, and an attack draws no Counter-Attack."""


Deed = families.Deed[Darkness, Standpoint]
"""How an option is carried out."""


# what it costs


def _purse(here: Standpoint) -> tuple[bool, tuple[str, ...]]:
    return here.commanded or here.hero.actions > 0, here.hero.bonus


with_purse = need_of(_purse)
"""A need about what is left to spend: an Action, or bonus Actions of some kinds."""


@with_purse
def action_left(purse: tuple[bool, tuple[str, ...]]) -> bool:
    """One of its Actions is left, or it is commanded.  DA-0177, DA-C46"""
    return purse[0]


class Cost:
    """What an Action costs: one of the Hero's Actions, or instead a bonus Action of one of these kinds.

    DA-0177, DA-C43
    """

    def __init__(self, *kinds: str) -> None:
        self.kinds = kinds
        self.payable: Need[Standpoint] = action_left
        """Can a Hero pay for it?"""
        if kinds:
            self.payable = with_purse(self._left)

    def _left(self, purse: tuple[bool, tuple[str, ...]]) -> bool:
        action, bonus = purse
        return action or any(kind in bonus for kind in self.kinds)

    def pay(self, hero: Hero) -> None:
        """Pay for the Action; a bonus Action goes first.  DA-0177, DA-C43"""
        for kind in self.kinds:
            if kind in hero.bonus:
                hero.bonus = without(hero.bonus, kind)
                return
        hero.actions -= 1


ACTION = Cost()
"""One of the Hero's Actions."""


# who may


@need
def upright(here: Standpoint) -> bool:
    """It is not Stunned.  DA-0191"""
    return not here.hero.stunned


@need
def stunned(here: Standpoint) -> bool:
    """It is Stunned.  DA-0191"""
    return here.hero.stunned


anybody = upright | stunned


# the families


class Family(families.Family[Standpoint, Darkness, Standpoint]):
    """A family of what a Hero may do in its Activation.

    It costs an Action unless it says otherwise; `None` is for what costs nothing.  A Stunned Hero has it only if `by`
    says so.  DA-0177, DA-0179, DA-0191
    """

    def __init__(
        self,
        name: str,
        *,
        after: str = "",
        needs: Need[Standpoint] | None = None,
        by: Need[Standpoint] = upright,
        cost: Cost | None = ACTION,
    ) -> None:
        super().__init__(name, after=after, needs=needs, by=by if cost is None else by & cost.payable)
        self.cost = cost


@remembered(1)
def all_families() -> families.Families[Standpoint, Darkness, Standpoint]:
    """All families of Actions in order: every module of this package that holds one is found by itself."""
    return families.Families(families.gather("undercroft.systems.darkness.actions", Family))


def pay(here: Standpoint, option: Option) -> None:
    """A Hero pays for the Action it has chosen.  DA-0177, DA-0179"""
    family = all_families().family_of(option)
    assert isinstance(family, Family)
    if family.cost is not None:
        family.cost.pay(here.hero)


# what must be at hand


def _kit(here: Standpoint) -> Kit:
    return here.kit


in_kit = need_of(_kit)
"""A need about a Hero's dice, powers and gifts."""


@need
def targets_about(here: Standpoint) -> bool:
    """There is an Enemy or a Pillar."""
    return bool(here.game.state.foes or here.game.state.pillars)


TRANSMUTED = 3


def enough_to_transmute(hero: Hero) -> bool:
    """Has a Hero three cards?  DA-0225"""
    return len(hero.hands) + len(hero.pack) + bool(hero.body) >= TRANSMUTED


@need
def cards_enough(here: Standpoint) -> bool:
    """It has three cards.  DA-0225"""
    return enough_to_transmute(here.hero)


@need
def offered_by_quest(here: Standpoint) -> bool:
    """The Quest has Actions of its own."""
    return bool(moments.HERO_OFFERS.deeds(here.game.quest))
