"""What a vignette expects: facts about figures and things, the log, the options, the odds, the end."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from undercroft.content.positions import Data, Where
from undercroft.content.problems import shown, unknown
from undercroft.content.vignette_words import complaint
from undercroft.kernel.events import AnyEvent
from undercroft.kernel.odds import Odds, odds
from undercroft.kernel.requests import Ask, FigureId, Option
from undercroft.kernel.table import Table

WORDS = ("log", "options", "odds", "over", "refused")
"""What an expectation may name besides figures and things."""

Difference = tuple[Where, str]
"""Where in the expectation, and what was expected and found."""

_ROUGHLY = 0.0005
_EXACTLY = 1e-9
_CHANCE = re.compile(r"(\d{1,9})\s*/\s*(\d{1,9})|(\d{1,9}(?:\.\d{1,9})?)\s*%")


class Checker:
    """Compares a table with what a vignette expects of it."""

    def __init__(
        self,
        table: Table[Any, Any],
        names: Mapping[str, FigureId],
        meant: Callable[[str, Ask], Option | None],
    ) -> None:
        self.table = table
        self.names = names
        self.meant = meant

    def differences(self, expected: Mapping[str, Data]) -> Iterator[Difference]:
        """Everything that is not as expected, in the order it is written."""
        for key, value in expected.items():
            if key == "log":
                yield from self._log(value)
            elif key == "options":
                yield from self._options(value)
            elif key == "odds":
                yield from self._odds(value)
            elif key == "over":
                yield from self._over(value)
            elif key == "refused":
                yield from self._lacks(_listed(value), ("refused",))
            else:
                yield from self._thing(key, value)

    # figures and things

    def _thing(self, name: str, expected: Data) -> Iterator[Difference]:
        facts = self.table.system.observe(self.table.game, name, self.names)
        if facts is None:
            yield (name,), unknown("figure or thing", name, (*self.names, *WORDS))
            return
        if isinstance(expected, str):
            expected = {expected: True}
        if not isinstance(expected, dict):
            yield (name,), f"{name}: expected facts such as {{{next(iter(facts), 'gone')}: …}}, found {shown(expected)}"
            return
        for fact, value in expected.items():
            if fact not in facts and fact != "gone":
                yield (name, fact), f"{name}: {unknown('fact', fact, facts)}"
                continue
            found = _plain(facts.get(fact, False))
            problem = _compare(value, found) or self._misspelt(value)
            if problem:
                yield (name, fact), f"{name} {fact}: {problem}"

    def _misspelt(self, value: Data) -> str | None:
        """Check that a word expected to be missing is one that could be there."""
        unwanted = _listed(value.get("lacks", [])) if isinstance(value, dict) else []
        wrong = (complaint(word, self.table.system.name, tuple(self.names)) for word in unwanted)
        return next(filter(None, wrong), None)

    # log

    def _log(self, value: Data) -> Iterator[Difference]:
        has, lacks = _has_and_lacks(value)
        events = [told.event for told in self.table.told]
        at = 0
        before = ""
        for wanted in has:
            found = next((n for n in range(at, len(events)) if self._tells(events[n], wanted)), None)
            if found is None:
                happened = ", ".join(_kind(event) for event in events[at:][:16]) or "nothing"
                yield ("log",), f"log: expected {_written(wanted)}{before}, found {happened}"
                return
            at = found + 1
            before = f" after {_written(wanted)}"
        for unwanted in lacks:
            if any(self._tells(event, unwanted) for event in events):
                yield ("log",), f"log: {_written(unwanted)} happened, and must not"
            for word in unwanted if isinstance(unwanted, dict) else (unwanted,):
                if wrong := complaint(word, self.table.system.name):
                    yield ("log",), f"log: {wrong}"

    def _tells(self, event: AnyEvent, wanted: Data) -> bool:
        """Is this the event an author means: its kind or message, with these fields if any are given?"""
        if isinstance(wanted, dict):
            return all(
                self._tells(event, kind) and self._has_fields(event, fields if isinstance(fields, dict) else {})
                for kind, fields in wanted.items()
            )
        return wanted in (_kind(event), getattr(event, "message", None), getattr(event, "what", None))

    def _has_fields(self, event: AnyEvent, fields: Mapping[str, Data]) -> bool:
        for name, value in fields.items():
            found = _plain(getattr(event, name, None))
            if isinstance(value, str) and isinstance(found, int) and value in self.names:
                value = self.names[value]
            if found != value:
                return False
        return True

    # options and odds

    def _options(self, value: Data) -> Iterator[Difference]:
        if not isinstance(value, dict) or not set(value) <= {"has", "lacks"}:
            yield ("options",), f"options: expected has and lacks, found {shown(value)}"
            return
        yield from self._has(_listed(value.get("has", [])), ("options", "has"))
        yield from self._lacks(_listed(value.get("lacks", [])), ("options", "lacks"))

    def _has(self, sentences: list[Data], path: Where) -> Iterator[Difference]:
        for sentence in sentences:
            if self._found(sentence) is None:
                yield path, f"{shown(sentence)} is not offered; {self.offered()}"

    def _lacks(self, sentences: list[Data], path: Where) -> Iterator[Difference]:
        for sentence in sentences:
            option = self._found(sentence)
            if option is not None:
                yield path, f"{shown(sentence)} is offered ({self.show(option)}), and must not be"
            elif why := self.table.system.unclear(self.table.game, str(sentence), self.names):
                yield path, why

    def _found(self, sentence: Data) -> Option | None:
        ask = self.table.ask
        return None if ask is None else self.meant(str(sentence), ask)

    def _odds(self, value: Data) -> Iterator[Difference]:
        if not isinstance(value, dict):
            yield ("odds",), f"odds: expected a sentence with chances, found {shown(value)}"
            return
        for sentence, chances in value.items():
            path = ("odds", sentence)
            option = self._found(sentence)
            if option is None:
                yield path, f"{shown(sentence)} is not offered; {self.offered()}"
            elif not isinstance(chances, dict):
                yield path, f"odds: expected facts with their chances, found {shown(chances)}"
            else:
                result = odds(self.table, option)
                for fact, chance in chances.items():
                    yield from self._chance(result, fact, chance, (*path, fact))

    def _chance(self, result: Odds, fact: str, expected: Data, path: Where) -> Iterator[Difference]:
        known = dict.fromkeys(name for one in result.results for name, _ in one.facts)
        if fact not in known:
            yield path, f"odds: {unknown('fact', fact, known)}"
        elif isinstance(expected, dict):
            for case, chance in expected.items():
                found = result.mean(fact) if case == "mean" else result.spread(fact).get(_number(case), 0.0)
                yield from _differs(result, f"{fact} {case}", chance, found, (*path, case))
        else:
            yield from _differs(result, fact, expected, result.chance(lambda one: one[fact] != 0), path)

    # the end

    def _over(self, value: Data) -> Iterator[Difference]:
        outcome = self.table.state.outcome
        found = "no" if outcome is None else "won" if outcome.won else "lost"
        wanted = {True: "yes", False: "no"}.get(value) if isinstance(value, bool) else value
        if wanted not in ("won", "lost", "no"):
            yield ("over",), f"over: expected won, lost or no, found {shown(value)}"
        elif wanted != found:
            yield ("over",), f"over: expected {wanted}, found {found}"

    # words

    def show(self, option: Option) -> str:
        """An option in its text form, figures by their names."""
        name = next((name for name, who in self.names.items() if who == option.who), None)
        return str(option) if name is None else str(option).replace(f"#{option.who}", f"#{name}", 1)

    def offered(self) -> str:
        """What the pending ask offers, in words."""
        ask = self.table.ask
        if ask is None:
            return "the game is over"
        more = f" … ({len(ask.options)} in all)" if len(ask.options) > 16 else ""
        return f"{ask.prompt} offers {', '.join(map(self.show, ask.options[:16]))}{more}"


def _kind(event: AnyEvent) -> str:
    return str(event.__struct_config__.tag)


def _plain(value: Any) -> Any:
    """A fact as an author would write it: tuples are lists, structs mappings."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _compare(expected: Data, found: Any) -> str | None:
    if isinstance(found, list) and isinstance(expected, dict) and set(expected) <= {"has", "lacks"}:
        has, lacks = _has_and_lacks(expected)
        missing = [one for one in has if one not in found]
        extra = [one for one in lacks if one in found]
        parts = [f"expected {_words(missing)}"] if missing else []
        parts += [f"expected no {_words(extra)}"] if extra else []
        return f"{' and '.join(parts)}, found {_words(found)}" if parts else None
    if isinstance(expected, str) and isinstance(found, str):
        expected, found = expected.rstrip(), found.rstrip()
    if expected == found:
        return None
    if isinstance(expected, str) and isinstance(found, str) and "\n" in expected + found:
        return f"expected\n{_indented(expected)}\nfound\n{_indented(found)}"
    return f"expected {_words(expected)}, found {_words(found)}"


def _words(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "nothing"
    return shown(value)


def _indented(text: str) -> str:
    return "\n".join("    " + line for line in text.splitlines())


def _listed(value: Data) -> list[Data]:
    return value if isinstance(value, list) else [value]


def _has_and_lacks(value: Data) -> tuple[list[Data], list[Data]]:
    if isinstance(value, dict) and value and set(value) <= {"has", "lacks"}:
        return _listed(value.get("has", [])), _listed(value.get("lacks", []))
    return _listed(value), []


def _written(wanted: Data) -> str:
    if isinstance(wanted, dict):
        return ", ".join(
            f"{kind} {{{', '.join(f'{k}: {v}' for k, v in fields.items())}}}" if isinstance(fields, dict) else kind
            for kind, fields in wanted.items()
        )
    return str(wanted)


def _number(case: str) -> int:
    return int(case) if re.fullmatch(r"-?\d{1,9}", case) else -(10**9)


def _differs(result: Odds, what: str, expected: Data, found: float, path: Where) -> Iterator[Difference]:
    wanted, exact = _read_chance(expected)
    if wanted is None:
        yield path, f"odds: {what} is a chance such as 0.25, 1/6 or 25 %, found {shown(expected)}"
        return
    slack = (_EXACTLY if exact else _ROUGHLY) + 4 * result.error
    if abs(found - wanted) > slack:
        yield path, f"odds: {what}: expected {expected}, found {found:.4f}"


def _read_chance(value: Data) -> tuple[float | None, bool]:
    """A chance and whether it is meant to the last digit."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return float(value), isinstance(value, int)
    match = _CHANCE.fullmatch(value.strip()) if isinstance(value, str) else None
    if match is None or (match[2] and not int(match[2])):
        return None, False
    if match[2]:
        return int(match[1]) / int(match[2]), True
    return float(match[3]) / 100, False
