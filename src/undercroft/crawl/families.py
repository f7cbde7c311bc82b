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

MOST = 1024
"""So many parts of standpoints, and so many sets of answers, are remembered with what they lead to."""

OFTEN = 5
"""What at least one family in so many depends on is asked before anything else."""


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


class Rest(Generic[Here]):
    """What is left to ask once what most families depend on is known: the questions, and where answers led before."""

    __slots__ = ("known", "open", "questions", "sure")

    def __init__(self, sure: list[int], open_: list[tuple[int, list[int]]], bits: Mapping[Fact[Here], int]) -> None:
        self.sure = sure
        """The families that are asked in any case, by their place in the order."""
        self.open = open_
        """Those that depend on more, each with its ways, as bits of what must be so."""
        wanted = 0
        for _, ways in open_:
            for way in ways:
                wanted |= way
        self.questions = [(fact.test, bit) for fact, bit in bits.items() if bit & wanted]
        self.known: Kept[int, list[Offers[Here]]] = Kept(MOST)

    def asked(self, so: int, offers: list[Offers[Here]]) -> list[Offers[Here]]:
        """How the families list their options that are asked where so much is so."""
        found = [*self.sure, *(n for n, ways in self.open if any(not way & ~so for way in ways))]
        return self.known.keep(so, [offers[n] for n in sorted(found)])


class Part(Generic[Here]):
    """A part of standpoints that stays as it is, and the facts that depend on it alone, each with its bit."""

    __slots__ = ("about", "facts", "known")

    def __init__(self, about: Callable[[Here], Hashable], facts: list[tuple[Fact[Here], int]]) -> None:
        self.about = about
        self.facts = facts
        self.known: Kept[Hashable, int] = Kept(MOST)
        """For each part that was looked at the bits of what is so."""

    def look(self, here: Here, part: Hashable) -> int:
        """The bits of what is so."""
        return self.known.keep(part, sum(bit for fact, bit in self.facts if fact.test(here)))


class Families(Generic[Here, Game, Who]):
    """All families of a game in order, and the quick way to those that may have something to offer.

    What depends on one part of a standpoint is looked up by that part; then come the questions on which many families
    depend, and then those that still make a difference.  Where answers led before is remembered.
    """

    def __init__(self, families: Iterable[Family[Here, Game, Who]]) -> None:
        self.all = in_order(families)
        self.deeds: Mapping[str, Deed[Game, Who]] = _all_deeds(self.all)
        self._offers = [_offers_of(family) for family in self.all]
        needs = [(family.by & family.needs).ways for family in self.all]
        counted = Counter(fact for ways in needs for fact in frozenset().union(*ways))
        facts = sorted(counted, key=lambda fact: (-counted[fact], fact.name))
        self._bits = {fact: 1 << n for n, fact in enumerate(facts)}
        """A bit for every fact; what most families ask comes first."""
        lasting = [about for about in dict.fromkeys(fact.about for fact in facts) if about is not None]
        self._parts = [Part(about, [one for one in self._bits.items() if one[0].about is about]) for about in lasting]
        self._needs = [[sum(self._bits[fact] for fact in way) for way in ways] for ways in needs]
        often = [fact for fact in facts if fact.about is None and counted[fact] * OFTEN >= len(self.all)]
        self._common = [(fact.test, self._bits[fact]) for fact in often]
        """What many families depend on, asked first."""
        self._decided = sum(bit for fact, bit in self._bits.items() if fact.about is not None or fact in often)
        self._rests: Kept[int, Rest[Here]] = Kept(MOST)
        """What is left to ask, by the bits of what depends on parts and of what is asked first."""

    def asked(self, here: Here) -> list[Offers[Here]]:
        """How those families list their options that somebody may have and whose needs are met.

        The families are the same as those whose `by` and `needs` are met, asked one by one.
        """
        facts = 0
        for part in self._parts:
            which = part.about(here)
            found = part.known.get(which)
            facts |= part.look(here, which) if found is None else found
        for test, bit in self._common:
            if test(here):
                facts |= bit
        rest = self._rests.get(facts)
        if rest is None:
            rest = self._rests.keep(facts, self._rest(facts))
        so = 0
        for test, bit in rest.questions:
            if test(here):
                so |= bit
        asked = rest.known.get(so)
        return rest.asked(so, self._offers) if asked is None else asked

    def _rest(self, facts: int) -> Rest[Here]:
        """What is left to ask where so much is so, and the rest of what is decided is not."""
        not_so, sure, open_ = self._decided & ~facts, list[int](), list[tuple[int, list[int]]]()
        for n, ways in enumerate(self._needs):
            left = [way & ~facts for way in ways if not way & not_so]
            if 0 in left:
                sure.append(n)
            elif left:
                open_.append((n, left))
        return Rest(sure, open_, self._bits)

    def allowed(self, here: Here) -> list[Offers[Here]]:
        """How all families list their options that somebody may have, whatever is at hand."""
        return [offers for family, offers in zip(self.all, self._offers, strict=True) if family.by.met(here)]


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
