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

from collections.abc import Callable, Hashable, Iterable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Generic, TypeVar

from undercroft.kernel.requests import Option

Here = TypeVar("Here")
Deed = TypeVar("Deed")
Thing = TypeVar("Thing", bound=Hashable)
Kind = TypeVar("Kind")

MOST = 4096
"""So many combinations of facts are remembered with the families they lead to."""


class Fact(Generic[Here]):
    """One thing that is so or not: a question with a name, put to a standpoint."""

    __slots__ = ("about", "name", "test")

    def __init__(
        self, name: str, test: Callable[[Here], object], about: Callable[[Here], Hashable] | None = None
    ) -> None:
        self.name = name
        self.test = test
        self.about = about
        """The part of a standpoint on which alone it depends, if there is one."""

    def __repr__(self) -> str:
        return self.name


class Need(Generic[Here]):
    """What must be so: `one & other` both, `one | other` either of them."""

    __slots__ = ("ways",)

    def __init__(self, *ways: frozenset[Fact[Here]]) -> None:
        self.ways = ways
        """Any of these will do; of each, everything must be so."""

    def __and__(self, other: Need[Here]) -> Need[Here]:
        return Need(*(mine | theirs for mine in self.ways for theirs in other.ways))

    def __or__(self, other: Need[Here]) -> Need[Here]:
        return Need(*self.ways, *other.ways)

    def met(self, here: Here) -> bool:
        """Is it so for this standpoint?"""
        return any(all(fact.test(here) for fact in way) for way in self.ways)

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
        return Need(frozenset((Fact(_name(test), lambda here: test(about(here)), about),)))

    return asking


def _name(test: Callable[..., object]) -> str:
    return str(getattr(test, "__name__", test))


class Family(Generic[Here, Deed]):
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
        self.deeds: dict[str, Deed] = {}
        self.offered: Callable[[Here], Iterable[Option]] | None = None
        """What it offers to a standpoint, once `offers` has been told."""

    def offers(self, work: Callable[[Here], Iterable[Option]]) -> Callable[[Here], Iterable[Option]]:
        """This function lists the family's options."""
        if self.offered is not None:
            raise ValueError(f'the family "{self.name}" lists its options in one function, not two')
        self.offered = work
        return work

    def deed(self, *acts: str) -> Callable[[Deed], Deed]:
        """This function does what options with these acts say."""

        def doing(work: Deed) -> Deed:
            for act in acts:
                if act in self.deeds:
                    raise ValueError(f'the family "{self.name}" has two deeds for "{act}"')
                self.deeds[act] = work
            return work

        return doing


class Families(Generic[Here, Deed]):
    """All families of a game in order, and the quick way to those that may have something to offer."""

    def __init__(self, families: Iterable[Family[Here, Deed]]) -> None:
        self.all = in_order(families)
        self.deeds: Mapping[str, Deed] = _all_deeds(self.all)
        self._offers = [(family, _offers_of(family)) for family in self.all]
        self._bits: dict[Fact[Here], int] = {}
        for family in self.all:
            for need in (family.by, family.needs):
                for way in need.ways:
                    for fact in sorted(way, key=lambda one: one.name):
                        self._bits.setdefault(fact, 1 << len(self._bits))
        self._passing = [(fact.test, bit) for fact, bit in self._bits.items() if fact.about is None]
        self._lasting: list[tuple[Callable[[Here], Hashable], list[tuple[Fact[Here], int]], dict[Hashable, int]]] = []
        for about in dict.fromkeys(fact.about for fact in self._bits):
            if about is not None:
                facts = [(fact, bit) for fact, bit in self._bits.items() if fact.about is about]
                self._lasting.append((about, facts, {}))
        self._known: dict[int, list[Callable[[Here], Iterable[Option]]]] = {}

    def asked(self, here: Here) -> list[Callable[[Here], Iterable[Option]]]:
        """How those families list their options that somebody may have and whose needs are met.

        The same as asking each family by itself, as `met` would; every fact is looked at once.
        """
        facts = 0
        for test, bit in self._passing:
            if test(here):
                facts |= bit
        for about, lasting, known in self._lasting:
            part = about(here)
            found = known.get(part)
            if found is None:
                if len(known) >= MOST:
                    known.clear()
                found = known[part] = sum(bit for fact, bit in lasting if fact.test(here))
            facts |= found
        asked = self._known.get(facts)
        if asked is None:
            if len(self._known) >= MOST:
                self._known.clear()
            asked = self._known[facts] = self._meeting(facts)
        return asked

    def _meeting(self, facts: int) -> list[Callable[[Here], Iterable[Option]]]:
        return [offers for family, offers in self._offers if self._met(family.by & family.needs, facts)]

    def _met(self, need: Need[Here], facts: int) -> bool:
        return any(all(self._bits[fact] & facts for fact in way) for way in need.ways)

    def allowed(self, here: Here) -> list[Callable[[Here], Iterable[Option]]]:
        """How all families list their options that somebody may have, whatever is at hand."""
        return [offers for family, offers in self._offers if family.by.met(here)]


def _offers_of(family: Family[Here, Deed]) -> Callable[[Here], Iterable[Option]]:
    if family.offered is None:
        raise ValueError(f'the family "{family.name}" offers nothing; mark a function with @FAMILY.offers')
    return family.offered


def _all_deeds(families: Iterable[Family[Here, Deed]]) -> dict[str, Deed]:
    found: dict[str, Deed] = {}
    owner: dict[str, str] = {}
    for family in families:
        for act, deed in family.deeds.items():
            if act in found:
                raise ValueError(f'both "{owner[act]}" and "{family.name}" say how "{act}" is done')
            found[act], owner[act] = deed, family.name
    return found


def in_order(families: Iterable[Family[Here, Deed]]) -> list[Family[Here, Deed]]:
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


def _behind(name: str, families: list[Family[Here, Deed]]) -> list[Family[Here, Deed]]:
    found: list[Family[Here, Deed]] = []
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
