"""Rulings: where a rulebook is silent or contradicts itself, the choice taken and what else it could be."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated

import msgspec

from undercroft.content.entries import Entry, Section, Text
from undercroft.content.library import Library
from undercroft.content.problems import Fault, Faults, quoted, unknown
from undercroft.content.shapes import Free
from undercroft.proofs.catalogue import Catalogue, nearest

RuleId = Annotated[
    str, msgspec.Meta(pattern=r"^[A-Z]{2}-[A-Z]?[0-9]{2,4}$", description="a rule id such as UN-0517 or DA-G12")
]


class Switch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An option of a game by which players choose between readings; the default is the ruling's choice."""

    values: dict[Annotated[str, Free("a name that this ruling gives")], Text]
    default: Annotated[str, msgspec.Meta(min_length=1)]

    def __post_init__(self) -> None:
        if self.default not in self.values:
            raise Faults([(("default",), unknown("value", self.default, self.values))])


class Ruling(Entry, frozen=True, kw_only=True):
    """One question the rulebook leaves open, with the answer this program plays by."""

    rules: Annotated[tuple[RuleId, ...], msgspec.Meta(min_length=1)]
    question: Text
    choice: Text
    alternatives: tuple[Text, ...] = ()
    switch: Switch | None = None


RULINGS = Section("rulings", Ruling, file="rulings.yaml")


def unknown_rules(box: Library, id: str) -> Iterator[Fault]:
    """Complain of rules named by a ruling that are not in the catalogue of its game."""
    return not_in_catalogue(box, box[RULINGS][id].rules, "rules")


def not_in_catalogue(box: Library, named: Sequence[str], *where: str | int) -> Iterator[Fault]:
    """The rules among these that the catalogue of a game lacks, with what may have been meant."""
    known = Catalogue.load(box.layout.system).rules
    for n, rule in enumerate(named):
        if rule not in known:
            meant = nearest(rule, known)
            yield Fault((*where, n), f"unknown rule {quoted(rule)}" + (f" (did you mean {meant}?)" if meant else ""))


def switches(rulings: Mapping[str, Ruling]) -> dict[str, Switch]:
    """The rulings players may decide otherwise, by ruling id, in the order written."""
    return {id: ruling.switch for id, ruling in rulings.items() if ruling.switch}


def settle(rulings: Mapping[str, Ruling], chosen: Mapping[str, str]) -> dict[str, str]:
    """The value of every switch: as chosen, else its default; ValueError for an unknown switch or value."""
    known = switches(rulings)
    for id, value in chosen.items():
        if id not in known:
            raise ValueError(unknown("switch", id, known))
        if value not in known[id].values:
            raise ValueError(unknown(f"value of {id}", value, known[id].values))
    return {id: chosen.get(id, switch.default) for id, switch in known.items()}
