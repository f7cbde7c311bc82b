"""Families of options: what a figure may do, family by family, each in a file of its own.

A family's file holds when it is offered, what it shows before the dice and what it does:

    FAMILY = Family("chests", after="locks", needs=action_left & chest_at_hand)

    @FAMILY.offers
    def offers(here: Standpoint) -> list[Option]: ...

    @FAMILY.deed("open")
    def open_chest(game: Universalis, who: Character, option: Option) -> Script[None]: ...

Nothing else has to be told that the family exists: `gather` finds every family of a package and puts them in order.

`needs` name what must be at hand for the family to have anything to offer, so that it is not asked in vain.  They never
decide what is legal: `offers` does.  `by` names who may do it at all, such as a rider or somebody on the floor; that is
a rule, and always looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Generic, TypeVar

from undercroft.kernel.remembering import Kept
from undercroft.kernel.requests import Option, Script

Here = TypeVar("Here")
Game = TypeVar("Game")
Who = TypeVar("Who")
Done = TypeVar("Done", bound=Script[None] | None)
Thing = TypeVar("Thing", bound=Hashable)
Kind = TypeVar("Kind")
Listed = TypeVar("Listed", bound=Iterable[Option])

Deed = Callable[[Game, Who, Option], Script[None] | None]
"""How an option is carried out."""

Offers = Callable[[Here], Iterable[Option]]
"""How a family lists its options."""

MOST = 8192
"""So many parts of standpoints, and so many sets of ways, are remembered with what they lead to."""


class Fact(Generic[Here]):
    """One thing that is so or not: a question with a name, put to a standpoint."""

    __slots__ = ("name", "test")

    def __init__(self, name: str, test: Callable[[Here], object]) -> None:
        self.name = name
        self.test = test

    def __repr__(self) -> str:
        return self.name


class PartFact(Fact[Here], Generic[Here, Thing]):
    """One thing that depends on one part of a standpoint alone."""

    __slots__ = ("about", "of")

    def __init__(self, name: str, of: Callable[[Thing], object], about: Callable[[Here], Thing]) -> None:
        super().__init__(name, lambda here: of(about(here)))
        self.of = of
        """The question, put to the part."""
        self.about = about
        """The part of a standpoint."""


Ways = tuple[frozenset[Fact[Here]], ...]
"""Any of these will do; of each, everything must be so."""


class Need(Generic[Here]):
    """What must be so: `one & other` both, `one | other` either of them."""

    __slots__ = ("ways",)

    def __init__(self, *ways: frozenset[Fact[Here]]) -> None:
        self.ways: Ways[Here] = ways

    def __and__(self, other: Need[Here]) -> Need[Here]:
        return Need(*(mine | theirs for mine in self.ways for theirs in other.ways))

    def __or__(self, other: Need[Here]) -> Need[Here]:
        return Need(*self.ways, *other.ways)

    def met(self, here: Here) -> bool:
        """Is it so for this standpoint?"""
        for way in self.ways:
            for fact in way:
                if not fact.test(here):
                    break
            else:
                return True
        return False

    def __repr__(self) -> str:
        return " | ".join(" & ".join(sorted(fact.name for fact in way)) or "always" for way in self.ways) or "never"


def need(test: Callable[[Here], object]) -> Need[Here]:
    """A question about a standpoint as a need; its name is the function's."""
    return Need(frozenset((Fact(_name(test), test),)))


def need_of(about: Callable[[Here], Thing]) -> Callable[[Callable[[Thing], object]], Need[Here]]:
    """A question about one part of a standpoint that stays as it is: looked at once for each such part.

    With `here.place` as the part, `chest_at_hand` is found once for every place on the board.
    """

    def asking(test: Callable[[Thing], object]) -> Need[Here]:
        return Need(frozenset((PartFact(_name(test), test, about),)))

    return asking


def _name(test: Callable[..., object]) -> str:
    return str(getattr(test, "__name__", test))


class Family(Generic[Here, Game, Who]):
    """Options of one kind: who may have them, what they need, how they are offered and done.

    `after` is the family whose options come right before this one's; families that come after the same one are in order
    of their names.
    """

    def __init__(
        self, name: str, *, after: str = "", needs: Need[Here] | None = None, by: Need[Here] | None = None
    ) -> None:
        self.name = name
        self.after = after
        self.needs: Need[Here] = needs or Need(frozenset())
        self.by: Need[Here] = by or Need(frozenset())
        self.deeds: dict[str, Deed[Game, Who]] = {}
        self.offered: Offers[Here] | None = None
        """What it offers to a standpoint, once `offers` has been told."""
        self.does_the_rest: Deed[Game, Who] | None = None
        """What it does where no family says how an option is carried out."""

    def offers(self, work: Callable[[Here], Listed]) -> Callable[[Here], Listed]:
        """This function lists the family's options."""
        if self.offered is not None:
            raise ValueError(f'the family "{self.name}" lists its options in one function, not two')
        self.offered = work
        return work

    def deed(self, *acts: str) -> Callable[[Callable[[Game, Who, Option], Done]], Callable[[Game, Who, Option], Done]]:
        """This function does what options with these acts say."""

        def doing(work: Callable[[Game, Who, Option], Done]) -> Callable[[Game, Who, Option], Done]:
            for act in acts:
                if act in self.deeds:
                    raise ValueError(f'the family "{self.name}" has two deeds for "{act}"')
                self.deeds[act] = work
            return work

        return doing

    def otherwise(self, work: Callable[[Game, Who, Option], Done]) -> Callable[[Game, Who, Option], Done]:
        """This function does what options say of which no family does: those of the rules of a quest."""
        self.does_the_rest = work
        return work


class Part(Generic[Here, Thing]):
    """A part of standpoints and the facts that depend on it alone, each with the ways that need it.

    A way is one bit of a number: families are asked for which any of theirs is left.
    """

    __slots__ = ("about", "facts", "known")

    def __init__(self, about: Callable[[Here], Thing], facts: list[tuple[PartFact[Here, Thing], int]]) -> None:
        self.about = about
        self.facts = facts
        self.known: Kept[Thing, int] = Kept(MOST)
        """For each part that was looked at the ways that it bars."""

    def look(self, part: Thing) -> int:
        """The ways that are barred because something they need is not so."""
        barred = 0
        for fact, ways in self.facts:
            if not fact.of(part):
                barred |= ways
        return self.known.keep(part, barred)


class Families(Generic[Here, Game, Who]):
    """All families of a game in order, and the quick way to those that may have something to offer.

    Of all the ways in which the needs of families can be met, those are struck out that lack something: first what
    depends on one part of a standpoint and is looked up by that part, then question by question what is asked by most
    ways, as long as any way is left that asks it.  Which families the ways that are left belong to is remembered.
    """

    def __init__(self, families: Iterable[Family[Here, Game, Who]]) -> None:
        self.all = in_order(families)
        self.deeds: Mapping[str, Deed[Game, Who]] = _all_deeds(self.all)
        self._offers = [_offers_of(family) for family in self.all]
        self._by_act = {act: family for family in self.all for act in family.deeds}
        self._of_the_rest = next((family for family in self.all if family.does_the_rest is not None), None)
        ways = [(n, way) for n, family in enumerate(self.all) for way in (family.by & family.needs).ways]
        self._families = [n for n, _ in ways]
        """The family of each way, by its place in the order."""
        self._every = (1 << len(ways)) - 1
        counted = Counter(fact for _, way in ways for fact in way)
        facts = sorted(counted, key=lambda fact: (-counted[fact], fact.name))
        needing = {fact: sum(1 << n for n, (_, way) in enumerate(ways) if fact in way) for fact in facts}
        """For every fact the ways that need it; what most ways ask comes first."""
        of_parts = [(fact, its) for fact, its in needing.items() if isinstance(fact, PartFact)]
        abouts = dict.fromkeys(fact.about for fact, _ in of_parts)
        self._parts = [Part(about, [one for one in of_parts if one[0].about is about]) for about in abouts]
        self._questions = [(fact.test, its) for fact, its in needing.items() if not isinstance(fact, PartFact)]
        self._led: Kept[int, list[Offers[Here]]] = Kept(MOST)
        """How the families list their options to which the ways that are left belong."""

    def asked(self, here: Here) -> list[Offers[Here]]:
        """How those families list their options that somebody may have and whose needs are met.

        The families are the same as those whose `by` and `needs` are met, asked one by one.
        """
        left = self._every
        for part in self._parts:
            which = part.about(here)
            barred = part.known.get(which)
            left &= ~(part.look(which) if barred is None else barred)
        for test, needing in self._questions:
            if left & needing and not test(here):
                left &= ~needing
        led = self._led.get(left)
        return self._lead(left) if led is None else led

    def _lead(self, left: int) -> list[Offers[Here]]:
        numbers = dict.fromkeys(family for way, family in enumerate(self._families) if left >> way & 1)
        return self._led.keep(left, [self._offers[n] for n in numbers])

    def allowed(self, here: Here) -> list[Offers[Here]]:
        """How all families list their options that somebody may have, whatever is at hand."""
        return [offers for family, offers in zip(self.all, self._offers, strict=True) if family.by.met(here)]

    def listed(self, here: Here) -> list[Option]:
        """Everything that may be done now, family by family, with those asked whose needs are met."""
        found: list[Option] = []
        for offered in self.asked(here):
            found += offered(here)
        return found

    def everything(self, here: Here) -> list[Option]:
        """The same options, with every family asked whatever it needs: what proves `listed`."""
        return [option for offered in self.allowed(here) for option in offered(here)]

    def family_of(self, option: Option) -> Family[Here, Game, Who]:
        """The family that carries an option out."""
        found = self._by_act.get(option.act, self._of_the_rest)
        if found is None:
            raise LookupError(f'no family says how "{option.act}" is done')
        return found

    def do(self, game: Game, who: Who, option: Option, otherwise: Deed[Game, Who] | None = None) -> Script[None] | None:
        """Carry out what was chosen, as its family does it; what no family does is done otherwise."""
        rest = self._of_the_rest.does_the_rest if self._of_the_rest is not None else None
        deed = self.deeds.get(option.act, otherwise or rest)
        if deed is None:
            raise LookupError(f'no family says how "{option.act}" is done')
        return deed(game, who, option)


def _offers_of(family: Family[Here, Game, Who]) -> Offers[Here]:
    if family.offered is None:
        raise ValueError(f'the family "{family.name}" offers nothing; mark a function with @FAMILY.offers')
    return family.offered


def _all_deeds(families: Iterable[Family[Here, Game, Who]]) -> dict[str, Deed[Game, Who]]:
    found: dict[str, Deed[Game, Who]] = {}
    owner: dict[str, str] = {}
    for family in families:
        for act, deed in family.deeds.items():
            if act in found:
                raise ValueError(f'both "{owner[act]}" and "{family.name}" say how "{act}" is done')
            found[act], owner[act] = deed, family.name
    return found


def in_order(families: Iterable[Family[Here, Game, Who]]) -> list[Family[Here, Game, Who]]:
    """Each family behind the one it names, those behind the same one in order of their names."""
    waiting = sorted(families, key=lambda family: family.name)
    names = {family.name for family in waiting}
    if len(names) < len(waiting):
        raise ValueError(f"two families have one name: {', '.join(family.name for family in waiting)}")
    for family in waiting:
        if family.after and family.after not in names:
            raise ValueError(f'"{family.name}" comes after "{family.after}", and there is no such family')
    found = _behind("", waiting)
    if len(found) < len(waiting):
        lost = [family.name for family in waiting if family not in found]
        raise ValueError(f"these families come after one another in a circle: {', '.join(lost)}")
    return found


def _behind(name: str, families: list[Family[Here, Game, Who]]) -> list[Family[Here, Game, Who]]:
    found: list[Family[Here, Game, Who]] = []
    for family in families:
        if family.after == name:
            found += [family, *_behind(family.name, families)]
    return found


def gather(package: str, kind: type[Kind]) -> list[Kind]:
    """Every object of a kind that stands in a module of a package, each once: the modules in order of their names."""
    found: dict[int, Kind] = {}
    for module in sorted(info.name for info in iter_modules(import_module(package).__path__)):
        for value in vars(import_module(f"{package}.{module}")).values():
            if isinstance(value, kind):
                found[id(value)] = value
    return list(found.values())
