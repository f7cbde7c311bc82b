"""The checklist: every rule of every catalogue, and the tests and places in the code that answer for it.

`survey` compares a catalogue with the evidence of tests, vignettes and code.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from undercroft.proofs.catalogue import (
    Catalogue,
    ChecklistError,
    catalogue_folder,
    checkout,
    cited,
    complaint,
    find_rule,
    known_ids,
    listed,
    parts,
    system_of,
)
from undercroft.proofs.evidence import Evidence, Place, scan

if TYPE_CHECKING:
    import pytest


class Survey(msgspec.Struct, frozen=True):
    """How far one system is proved. `untestable` and `later` give reasons; what has a test is in neither."""

    catalogue: Catalogue
    evidence: Evidence
    total: int
    proved: tuple[str, ...]
    missing: tuple[str, ...]
    untestable: dict[str, str]
    later: dict[str, str]
    examples: tuple[str, ...]
    examples_proved: tuple[str, ...]
    unknown: tuple[tuple[str, Place], ...]

    @property
    def share(self) -> float:
        """The proved part of what can be proved, from 0 to 1."""
        provable = self.total - len(self.untestable)
        return len(self.proved) / provable if provable else 1.0


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules a test proves: a decorator for tests and classes, or a value for `pytestmark`."""
    import pytest

    return pytest.mark.rule(*ids)


def rule_page(identifier: str, language: str = "en") -> str:
    """A rule for people: what it says and where, the code that carries it out, the tests that prove it."""
    entry = find_rule(identifier, language=language)
    if entry is None:
        raise ChecklistError(complaint([identifier], known_ids()) or identifier)
    system = system_of(identifier)
    found = survey(system)
    lines = [f"{entry.id}  {_standing(entry.id, found)}", f"    {entry.text}"]
    lines.append(f"    {entry.file}:{entry.line}, {entry.chapter}")
    code = [place for place in found.evidence.citations.get(entry.id, []) if f"systems/{system}/" in place.path]
    for title, places in (("code", code), ("tests", found.evidence.proofs.get(entry.id, []))):
        lines += [title, *(f"    {place}" for place in places)]
    return "\n".join(lines)


def survey(system: str, root: Path | None = None, evidence: Evidence | None = None) -> Survey:
    """Compare a system's catalogue with the evidence of a tree (by default this checkout, if it is one)."""
    root = root or checkout()
    folder = catalogue_folder(root)
    catalogue = Catalogue.load(system, folder if system in listed(folder) else None)
    evidence = evidence or (scan(root) if root else _written_down(folder))
    proofs = evidence.proofs
    untestable = _reasons(folder / "untestable.yaml", catalogue)
    later = _reasons(folder / "later.yaml", catalogue)
    for twice in sorted(untestable.keys() & later.keys()):
        raise ChecklistError(f"{folder / 'later.yaml'}: {twice} is also in untestable.yaml; it can be one only")
    numbered = [entry.id for entry in catalogue.numbered()]
    untestable = {i: why for i, why in untestable.items() if i not in proofs}
    later = {i: why for i, why in later.items() if i not in proofs}
    later |= {i: why for i, why in _later_examples(catalogue, later) if i not in proofs}
    examples = tuple(i for i, entry in catalogue.rules.items() if entry.kind == "X" and i not in later)
    return Survey(
        catalogue=catalogue,
        evidence=evidence,
        total=sum(i not in later for i in numbered),
        proved=tuple(i for i in numbered if i in proofs),
        missing=tuple(i for i in numbered if i not in proofs and i not in untestable and i not in later),
        untestable={i: untestable[i] for i in numbered if i in untestable},
        later={i: later[i] for i in catalogue.rules if i in later},
        examples=examples,
        examples_proved=tuple(i for i in examples if i in proofs),
        unknown=tuple(_unknown(catalogue, evidence)),
    )


def _written_down(folder: Path) -> Evidence:
    """What the tests prove, as it stood when the package was made: the tests themselves are not in it."""
    path = folder / "evidence.json"
    if not path.is_file():
        raise ChecklistError(f"{path}: not found; expected what the tests prove, as every wheel has it")
    return msgspec.json.decode(path.read_bytes(), type=Evidence)


def as_json(result: Survey) -> dict[str, str | int | list[str]]:
    """The survey in the stable shape that `undercroft rules --json` prints."""
    return {
        "system": result.catalogue.system,
        "total": result.total,
        "proved": len(result.proved),
        "untestable": len(result.untestable),
        "missing": list(result.missing),
        "examples": len(result.examples),
        "examples_proved": len(result.examples_proved),
        "later": len(result.later),
    }


def as_text(result: Survey, *, missing: bool = False) -> str:
    """The survey for people: one line for each rule with its tests (or only the missing), then the sums."""
    shown = result.missing if missing else _rules_and_examples(result.catalogue)
    lines = []
    for identifier in shown:
        lines.append(f"{identifier}  {_standing(identifier, result)}  {result.catalogue.rules[identifier].text}")
        lines += [f"    {place}" for place in result.evidence.proofs.get(identifier, [])]
    lines += [f'unknown rule "{wrong}" in {place}' for wrong, place in result.unknown]
    title = result.catalogue.title
    lines.append(
        f"{title}: {len(result.proved)} of {result.total} rules proved ({result.share:.1%} of what can be), "
        f"{len(result.untestable)} untestable, {len(result.missing)} missing, {len(result.later)} later; "
        f"{len(result.examples_proved)} of {len(result.examples)} worked examples"
    )
    return "\n".join(lines)


def _rules_and_examples(catalogue: Catalogue) -> tuple[str, ...]:
    examples = (entry.id for entry in catalogue.rules.values() if entry.kind == "X")
    return (*(entry.id for entry in catalogue.numbered()), *examples)


def _later_examples(catalogue: Catalogue, later: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The worked examples of rules left for later: of all the rules that point to them or that they name."""
    shown: dict[str, list[str]] = {}
    for entry in catalogue.rules.values():
        for named in cited(entry.text, [catalogue]):
            if not entry.kind and named in catalogue.rules and catalogue.rules[named].kind == "X":
                shown.setdefault(named, []).append(entry.id)
            elif entry.kind == "X" and named in catalogue.rules and not catalogue.rules[named].kind:
                shown.setdefault(entry.id, []).append(named)
    for example, rules in shown.items():
        if all(i in later for i in rules):
            yield example, later[rules[0]]


def _standing(identifier: str, result: Survey) -> str:
    if identifier in result.evidence.proofs:
        return "proved"
    if identifier in result.untestable:
        return f"untestable ({result.untestable[identifier]})"
    if identifier in result.later:
        return f"later ({result.later[identifier]})"
    return "missing"


def _unknown(catalogue: Catalogue, evidence: Evidence) -> Iterator[tuple[str, Place]]:
    prefix = catalogue.prefix + "-"
    for found in (evidence.proofs, evidence.citations):
        for wrong, places in found.items():
            if wrong.startswith(prefix) and wrong not in catalogue.rules:
                yield from ((wrong, place) for place in places)


def _reasons(path: Path, catalogue: Catalogue) -> dict[str, str]:
    """Identifier or range to reason, as in untestable.yaml and later.yaml, for one system's identifiers."""
    if not path.is_file():
        return {}
    try:
        stated = msgspec.yaml.decode(path.read_bytes(), type=dict[str, str | None] | None) or {}
    except msgspec.MsgspecError as wrong:
        raise ChecklistError(f"{path}: {wrong}; expected lines `DA-0142: reason`") from wrong
    reasons: dict[str, str] = {}
    for key, reason in stated.items():
        ends = [end.strip() for end in key.split("..")]
        if parts(ends[0])[0] != catalogue.prefix:
            continue
        for end in ends:
            if end not in catalogue.rules:
                raise ChecklistError(f"{path}: {complaint([end], catalogue.rules)}")
        if not (reason or "").strip():
            raise ChecklistError(f"{path}: {key} has no reason; expected one sentence that says why")
        reasons.update(dict.fromkeys(catalogue.span(ends[0], ends[-1]), str(reason)))
    return reasons
