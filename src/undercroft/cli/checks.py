"""Commands that check and tell: rules, vignettes, packs, records."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from undercroft.cli.brought import Pack, layout_of, with_packs
from undercroft.cli.common import USAGE, WRONG, Stop, all_systems, one_system, say, say_json, waiting
from undercroft.cli.games import Json, Language

if TYPE_CHECKING:
    from undercroft.kernel.events import AnyEvent
    from undercroft.kernel.record import Record
    from undercroft.kernel.table import Table
    from undercroft.kernel.verify import Verdict

File = Annotated[Path, typer.Argument(help="A record of a game.", exists=True, dir_okay=False)]
packs = typer.Typer(help="Packs of quests and cards.", no_args_is_help=True, pretty_exceptions_enable=False)


def rules(
    system: Annotated[
        str, typer.Argument(help="A game that has a catalogue of rules, such as darkness; or a rule: DA-0288.")
    ],
    missing: Annotated[bool, typer.Option("--missing", help="Show only the rules without a proof.")] = False,
    language: Language = None,
    json: Json = False,
) -> None:
    """List every rule of a game with the tests that prove it, or show one rule with its code and its tests."""
    from undercroft.proofs.catalogue import ChecklistError, listed
    from undercroft.proofs.checklist import as_json, as_text, rule_page, survey

    all_systems()
    if re.fullmatch(r"[A-Z]{2}-[A-Z]?\d+", system):
        from undercroft.text.language import default_language

        try:
            say(rule_page(system, language or default_language()))
        except ChecklistError as error:
            raise Stop(str(error), WRONG) from error
        return
    if system not in listed():
        raise Stop(f'no catalogue of "{system}"; one of {", ".join(listed())}', USAGE)
    try:
        found = survey(system)
    except ChecklistError as error:
        raise Stop(str(error), WRONG) from error
    if json:
        say_json(as_json(found))
    else:
        say(as_text(found, missing=missing))


def vignette(
    files: Annotated[list[Path], typer.Argument(help="Vignettes, or folders of them.", exists=True)],
    pack: Pack = None,
    json: Json = False,
) -> None:
    """Run worked examples and show where they differ."""
    from undercroft.content.vignette import run_files

    all_systems()
    system, packs = with_packs(None, pack)
    layout = layout_of(one_system(system)) if system else None
    paths = list(_vignettes(files))
    if not paths:
        raise Stop("no vignettes there; expected files that end in .yaml", USAGE)
    with waiting("vignettes", len(paths)) as progress:
        results = []
        for path in paths:
            results += run_files([path], packs, layout)
            progress(1)
    failed = [result for result in results if not result.ok]
    if json:
        told = [
            {"file": r.file, "title": r.title, "ok": r.ok, "problems": [str(p) for p in r.problems]} for r in results
        ]
        say_json({"vignettes": len(results), "failed": len(failed), "results": told})
    else:
        for result in failed:
            say(f"{result}\n")
        say(f"{len(results)} vignettes, {len(failed)} failed")
    if failed:
        raise typer.Exit(WRONG)


def _vignettes(files: Sequence[Path]) -> Iterator[Path]:
    for path in files:
        if path.is_dir():
            yield from sorted(path.glob("**/*.yaml"))
        else:
            yield path


def replay(
    file: File,
    to: Annotated[int | None, typer.Option(min=0, help="Stop after so many answers.")] = None,
    language: Language = None,
    json: Json = False,
) -> None:
    """Tell the story of a recorded game."""
    import msgspec

    record = _load(file)
    told = record.events or _played(record).told
    events = list(_first_answers([entry.event for entry in told], to))
    if json:
        outcome = msgspec.to_builtins(record.outcome)
        shape = {"system": record.system, "version": record.version, "quest": record.setup.quest, "outcome": outcome}
        say_json({**shape, "events": msgspec.to_builtins(events)})
        return
    for line in _in_words(record, events, language):
        say(line)


def _load(file: Path) -> Record:
    from undercroft.kernel.record import RecordError, load

    try:
        return load(file)
    except RecordError as error:
        raise Stop(str(error), WRONG) from error


def _played(record: Record, upto: int | None = None) -> Table[Any, Any]:
    """The record played again, or its beginning."""
    from undercroft.kernel.record import replay

    all_systems()
    try:
        return replay(record, upto=upto)
    except Exception as error:
        raise Stop(f"the record cannot be played: {error}", WRONG) from error


def _first_answers(events: Sequence[AnyEvent], count: int | None) -> Iterator[AnyEvent]:
    from undercroft.kernel.events import Chose

    answers = 0
    for event in events:
        answers += isinstance(event, Chose)
        if count is not None and answers > count:
            return
        yield event


def _in_words(record: Record, events: Sequence[AnyEvent], language: str | None) -> Iterator[str]:
    """Events as they are narrated; as data where there is no narrator."""
    import msgspec

    try:
        from undercroft.text.names import Names
        from undercroft.text.narrate import voice
    except ImportError:
        yield from (msgspec.json.encode(event).decode() for event in events)
        return
    from undercroft.kernel.requests import SeatId

    names = Names()
    names.system = record.system
    with suppress(Stop):
        for upto in (0, None):
            names.learn(_played(record, upto).scene(SeatId(0)))
    speaker = voice(names, language or "en")
    for event in events:
        names.hear(event)
        yield speaker.tell(event)


Promised = Annotated[str, typer.Option("--commitment", help="What the table showed as its seed's hash at the start.")]


def verify(file: File, commitment: Promised = "", json: Json = False) -> None:
    """Check a record: its dice are those of the promised seed, its choices were legal, its states and its end right.

    What cannot be proved (corrections, dice typed by hand, ways taken back, branches) is named, and the record then
    does not pass.
    """
    from undercroft.kernel.verify import verify

    record = _load(file)
    all_systems()
    try:
        verdict = verify(record, commitment.strip().lower())
    except Exception as error:
        raise Stop(f"{file}: the record cannot be played: {error}", WRONG) from error
    if json:
        shape = {"ok": verdict.whole, "answers": verdict.answers, "rolls": verdict.rolls}
        unproved = [{"kind": one.kind, "at": one.at, "text": one.text} for one in verdict.reservations]
        proved = {"commitment": record.commitment, "promised": bool(commitment) and verdict.ok}
        say_json({**shape, "problem": verdict.problem, "at": verdict.at, **proved, "unproved": unproved})
    else:
        for line in _verdict(verdict, record.commitment, bool(commitment)):
            say(f"{file}: {line}")
    if not verdict.whole:
        raise typer.Exit(WRONG)


def _verdict(verdict: Verdict, commitment: str, promised: bool) -> Iterator[str]:
    """What a check has proved and what it has not, line by line."""
    if not verdict.ok:
        where = f" (item {verdict.at})" if verdict.at >= 0 else ""
        yield f"wrong{where}: {verdict.problem}"
        return
    counted = f"{verdict.answers} answers and {verdict.rolls} rolls"
    if verdict.whole:
        yield f"right: {counted}, every state and every event as the rules and the seed say"
    else:
        yield f"not wrong, but not all of it can be proved: {counted}"
        yield from (f"not proved (item {one.at}): {one.kind}: {one.text}" for one in verdict.reservations)
    if not promised:
        yield f"the seed's hash is {commitment}: compare it with the one shown at the start, or give --commitment"


@packs.command(epilog="**Example**\n\n`undercroft packs check my-quests`")
def check(
    folders: Annotated[list[Path], typer.Argument(help="Folders of packs.", exists=True)],
    json: Json = False,
) -> None:
    """Check packs: everything wrong with them, with file and line."""
    from undercroft.content import Layout
    from undercroft.content import check as check_packs
    from undercroft.kernel.system import find

    layouts = {name: layout for name in all_systems() if isinstance(layout := find(name).layout, Layout)}
    report = check_packs(folders, layouts)
    if json:
        told = [
            {"path": pack.path, "id": pack.id, "ok": not pack.problems, "problems": [str(one) for one in pack.problems]}
            for pack in report.packs
        ]
        say_json({"ok": report.ok, "packs": told})
    else:
        say(str(report))
    if not report.ok:
        raise typer.Exit(WRONG)
