"""Vignettes: small worked examples as data.  A position, the dice, the choices, and what must follow.

Anyone can write one (`docs/authoring/vignettes.md`).  The system says what figures are, how a sentence names a choice
and which facts can be expected (`System.stage`, `phrase`, `observe`); everything else is alike for all systems.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from undercroft.content.brought import names_in
from undercroft.content.entries import Layout
from undercroft.content.problems import PackError, Problem, unknown
from undercroft.content.vignette_checks import Checker
from undercroft.content.vignette_dice import Supply, Wrong
from undercroft.content.vignette_form import Move, Vignette, parse_vignettes, read_vignettes
from undercroft.kernel.packs import PackPlan, unmarked
from undercroft.kernel.requests import Ask, Draw, FigureId, Option, Roll, parse_option
from undercroft.kernel.system import AnySystem, SetupError, StageError, UnknownSystem, find, installed
from undercroft.kernel.table import Refused, Table

__all__ = ["Result", "Vignette", "parse_vignettes", "read_vignettes", "run", "run_files"]

MOST_DEFAULTS = 40
"""A sentence that no ask takes within this many default answers is given up."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a vignette went: what is wrong, and what happened on the way."""

    file: str
    title: str = ""
    rules: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()
    story: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Did everything come out as written?"""
        return not self.problems

    def __str__(self) -> str:
        if self.ok:
            return f"{self.file}: {self.title}"
        lines = [str(problem) for problem in self.problems]
        if self.title:
            lines.append(f"    in: {self.title}")
        if self.story:
            lines += ["    what happened:", *("      " + line for line in self.story)]
        return "\n".join(lines)


def run_files(paths: Iterable[Path], packs: Sequence[PackPlan] = (), layout: Layout | None = None) -> list[Result]:
    """Run every vignette of these files; a file that cannot be read is a result with its problems.

    Given the layout of a system, its vignettes are played with packs, whose entries they call as their authors do.
    """
    results: list[Result] = []
    names = names_in(layout, packs) if layout is not None else {}
    for path in paths:
        try:
            results += [run(vignette, packs) for vignette in read_vignettes(path, names)]
        except PackError as error:
            results.append(Result(file=path.as_posix(), problems=error.problems))
    return results


def run(vignette: Vignette, packs: Sequence[PackPlan] = ()) -> Result:
    """Play a vignette and compare."""
    story: list[str] = []
    problems: list[Problem] = []

    def wrong(line: int, message: str) -> None:
        problems.append(Problem(vignette.file, line, unmarked(message)))

    try:
        _play(vignette, story, wrong, tuple(packs))
    except StageError as error:
        wrong(vignette.line_staged(error.path), str(error))
    except SetupError as error:
        wrong(vignette.line, str(error))
    except Wrong as error:
        wrong(error.line, "\n    ".join([str(error), *error.details]))
    except Exception as error:
        wrong(vignette.line, f"the rules broke off: {type(error).__name__}: {error}")
    return Result(
        file=vignette.file,
        title=unmarked(vignette.title),
        rules=vignette.rules,
        problems=tuple(problems),
        story=tuple(map(unmarked, story)) if problems else (),
    )


def _play(vignette: Vignette, story: list[str], wrong: Callable[[int, str], None], packs: tuple[PackPlan, ...]) -> None:
    try:
        system = find(vignette.system)
    except UnknownSystem:
        raise Wrong(vignette.line_of(("system",)), unknown("system", vignette.system, installed())) from None
    state, setup, names = system.stage(vignette.position)
    setup = msgspec.structs.replace(setup, dice="typed-all", cards="named", seed=setup.seed or "vignette", packs=packs)
    table = Table(system, setup, state=state, digests=False)
    player = _Player(system, table, names, story, vignette.line)
    for move in vignette.moves:
        if move.expect is None:
            player.make(move)
            continue
        player.line = move.line
        player.settle()
        found = list(player.checker.differences(move.expect))
        for path, message in found:
            wrong(vignette.line_of((*move.path, *path)), message)
        if found:
            return
    player.settle()


class _Player:
    """Plays the moves of a vignette at a table that asks for every die and card."""

    def __init__(
        self,
        system: AnySystem,
        table: Table[Any, Any],
        names: Mapping[str, FigureId],
        story: list[str],
        line: int,
    ) -> None:
        self.system = system
        self.table = table
        self.names = names
        self.story = story
        self.line = line
        self.supply = Supply(Move(line=line, say="the start"))
        self.checker = Checker(table, names, self._offered)

    def make(self, move: Move) -> None:
        """Find the ask that a move answers, and answer it; its dice serve everything up to the next move."""
        if not (move.say or move.choose):
            self.supply.add(move)
            return
        passed: list[str] = []
        self.line = move.line
        try:
            self._answer(move, passed)
        except Wrong as error:
            if passed:
                error.details += [f'"{move}" was offered nowhere:', *("  " + line for line in passed[:4])]
            raise

    def _answer(self, move: Move, passed: list[str]) -> None:
        while len(passed) < MOST_DEFAULTS:
            ask = self._serve()
            if ask is None:
                raise Wrong(move.line, f'the game is over before "{move}"')
            option = self._forced(move, ask) if move.choose else self._offered(move.say, ask)
            if option is not None:
                self.supply.check_used()
                self._take(ask, option, move)
                return
            passed.append(f"{self.checker.offered()}; answered by default")
            self._by_default(ask)
        raise Wrong(move.line, f'no question takes "{move}"')

    def settle(self) -> None:
        """Let all given dice and cards fall, answering by default; nothing may be left over."""
        ask = self._serve()
        for _ in range(MOST_DEFAULTS):
            if ask is None or not self.supply.left:
                break
            self._by_default(ask)
            ask = self._serve()
        self.supply.check_used()

    def _serve(self) -> Ask | None:
        """Throw and draw what the rules ask for, until somebody must choose or the game is over."""
        while True:
            pending = self.table.pending
            try:
                if isinstance(pending, Roll):
                    faces = self.supply.faces(pending, self.system.known(self.table.game, self.names))
                    self.story.append(
                        f"  {pending.why or 'roll'}: {' against '.join(str(list(side)) for side in faces)}"
                    )
                    self.table.supply(faces)
                elif isinstance(pending, Draw):
                    cards = self.supply.cards(pending, self.table.state.piles[pending.pile].cards)
                    self.story.append(f"  drawn from {pending.pile}: {', '.join(cards) or 'nothing'}")
                    self.table.name_cards(cards)
                else:
                    return pending
            except Refused as error:
                raise Wrong(self.supply.line, str(error)) from None

    def _offered(self, text: str, ask: Ask) -> Option | None:
        """The option of this ask that a sentence means."""
        try:
            wanted = self.system.phrase(self.table.game, text, self.names, ask)
        except StageError as error:
            raise Wrong(self.line, str(error)) from None
        return None if wanted is None else _among(ask, wanted)

    def _forced(self, move: Move, ask: Ask) -> Option | None:
        text = move.choose
        for name in sorted(self.names, key=len, reverse=True):
            text = f"{text} ".replace(f" #{name} ", f" #{self.names[name]} ").rstrip()
        try:
            return _among(ask, parse_option(text))
        except ValueError as error:
            raise Wrong(move.line, str(error)) from None

    def _take(self, ask: Ask, option: Option, move: Move) -> None:
        self.story.append(str(move))
        self.supply = Supply(move)
        self.table.choose(option, ask.seats_of(option)[0])

    def _by_default(self, ask: Ask) -> None:
        option = ask.options[ask.default]
        self.story.append(f"  {ask.prompt}: {self.checker.show(option)} (by default)")
        self.table.choose(option, ask.seats_of(option)[0])


def _among(ask: Ask, wanted: Option) -> Option | None:
    return next((option for option in ask.options if option.same(wanted)), None)
