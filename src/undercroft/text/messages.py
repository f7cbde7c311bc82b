"""Messages by id, in one language: a system's own first, then those all games share.

A message that no file has is read off the id itself (hyphens become spaces) and noted in `missing`, so that a game can
be played before it is translated and a test can demand that nothing is left untranslated.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from undercroft.kernel.packs import plain
from undercroft.kernel.system import AnySystem, UnknownSystem, find
from undercroft.text.functions import FUNCTIONS, Value
from undercroft.text.language import LANGUAGES as LANGUAGES

COMMON = Path(__file__).parent
"""The folder of the messages that all games share."""

ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
"""The form of a message id."""

_PLAIN = re.compile(r"[^\sA-Z]+")
_TOKEN = re.compile(r"([a-zA-Z][a-zA-Z0-9_.-]*)(?::(-?\d+))?")
_POINTS = {":": ": ", ";": "; ", ".": ". ", "+": " + ", "~": " "}
_ISOLATES = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))


class UnknownLanguage(LookupError):
    """There are no messages in this language."""


class Unwritten(str):
    """A name read off its id because nobody has written it; noted when a message shows it."""

    id: str

    def __new__(cls, text: str, id: str) -> Unwritten:
        """The text, and the id that was looked for."""
        made = super().__new__(cls, text)
        made.id = id
        return made


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self, pattern: ast.Pattern | None) -> None:
        self.found: set[str] = set()
        if pattern is not None:
            self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A variable."""
        self.found.add(node.id.name)


class Messages:
    """All messages of one language that a system can use.

    `missing` collects the ids that were asked for and not found, `faults` the messages that were found and could not
    be filled in; both in order of first asking.
    """

    def __init__(self, language: str, folders: Iterable[Path], system: str = "") -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f'no messages in "{language}"; there are {", ".join(LANGUAGES)}')
        self.language = language
        self.system = system
        self.missing: dict[str, None] = {}
        self.faults: dict[str, str] = {}
        self._patterns: dict[tuple[str, str], ast.Pattern | None] = {}
        self._used: dict[tuple[str, str], frozenset[str]] = {}
        self._packs: set[str] = set()
        self._bundle = FluentBundle([language], functions=dict(FUNCTIONS), use_isolating=False)
        for folder in folders:
            for file in files(folder, language):
                self._add(FluentResource(file.read_text(encoding="utf-8")))
        kinds = f"{system}-names"
        self._kinds = self._fill(kinds, "", {}).split() if system and self.has(kinds) else []

    def add_packs(self, words: Mapping[str, str]) -> None:
        """Take in the words of packs that are not here yet, by the marks of the packs."""
        for mark, source in words.items():
            if mark not in self._packs:
                self._packs.add(mark)
                self._add(FluentResource(source))

    def _add(self, resource: ast.Resource) -> None:
        """Take in a file; what an earlier file says stays."""
        for entry in resource.body:
            if isinstance(entry, ast.Message) and not self._bundle.has_message(entry.id.name):
                self._patterns[entry.id.name, ""] = entry.value
                self._patterns |= {(entry.id.name, part.id.name): part.value for part in entry.attributes}
        self._bundle.add_resource(resource)

    def has(self, id: str, attribute: str = "") -> bool:
        """Is there such a message, or such an attribute of it?"""
        if not self._bundle.has_message(id):
            return False
        message = self._bundle.get_message(id)
        return attribute in message.attributes if attribute else message.value is not None

    def text(self, id: str, attribute: str = "", /, **args: Value) -> str:
        """A message filled in; read off its id if nobody wrote it."""
        if not self.has(id, attribute):
            return self.fallback(id)
        return self._fill(id, attribute, args)

    def fill(self, id: str, args: dict[str, Value], attribute: str = "") -> str:
        """A message filled in with arguments by name, for names that Python cannot spell (`who-form`)."""
        return self._fill(id, attribute, args) if self.has(id, attribute) else self.fallback(id)

    def first(self, *ids: str) -> str | None:
        """The first of these ids that has a message."""
        return next((id for id in ids if self.has(id)), None)

    def word(self, name: str, *families: str) -> str | None:
        """The id of the message for a name that rules use: in one of the families (`roll-` and so on), under the
        system's own prefix, as it is, or among the kinds of names that the system lists in `<system>-names`."""
        kinds = (f"{self.system}-{kind}-{name}" for kind in self._kinds)
        return self.first(*(f"{family}-{name}" for family in families), f"{self.system}-{name}", name, *kinds)

    def say(self, name: str, *families: str) -> str:
        """A name that rules use, in words."""
        return self._noted(self.peek(name, *families))

    def peek(self, name: str, *families: str) -> str:
        """A name that rules use, in words for another message; it counts as missing only if that message shows it."""
        return self._part(name, {}, *families)

    def phrase(self, text: str) -> str:
        """Several messages as one text: `when-melee pay-bam:1 : word-hits:2` is “Melee, 1 Bam: +2 Hits”.

        Each part is a name as rules use it, if need be with an attribute after a point and a number after a colon.
        Between parts stands a comma, or the colon, semicolon, full stop or plus that stands alone; ~ makes a space.
        """
        said, point = "", ""
        for token in text.split():
            if token in _POINTS:
                point = _POINTS[token]
                continue
            match = _TOKEN.fullmatch(token)
            if match is None:
                said += point + token
            else:
                said += point + self._noted(self._part(match[1], {"n": int(match[2])} if match[2] else {}))
            point = ", "
        return said

    def _part(self, name: str, args: dict[str, Value], *families: str) -> str:
        """A name in words; `name.attribute` is that attribute of its message."""
        bare, _, attribute = name.partition(".")
        id = self.word(bare, *families)
        if id is None or not self.has(id, attribute):
            return self._read_off("-".join((*families[:1], name)), name)
        return self._fill(id, attribute, args)

    def fallback(self, id: str, name: str = "") -> str:
        """What can be read off an id that has no message."""
        return self._noted(self._read_off(id, name or id))

    def _read_off(self, id: str, name: str) -> str:
        """A name in words; something that was never an id (a number, a name a person typed) is shown as it is."""
        if name.isdecimal() or not _PLAIN.fullmatch(name):
            return name
        own = plain(name.removeprefix(f"{self.system}-") if self.system else name)
        return Unwritten(own.replace("-", " ").replace("_", " "), id)

    def _noted(self, text: str) -> str:
        if isinstance(text, Unwritten):
            self.missing.setdefault(text.id)
        return str(text)

    def uses(self, id: str, attribute: str = "") -> frozenset[str]:
        """The variables that a message uses."""
        key = (id, attribute)
        if key not in self._used:
            self._used[key] = frozenset(Variables(self._patterns.get(key)).found)
        return self._used[key]

    def _fill(self, id: str, attribute: str, args: dict[str, Value]) -> str:
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        for name, value in args.items():
            if isinstance(value, Unwritten) and name in self.uses(id, attribute):
                self._noted(value)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            self.faults[id] = "; ".join(map(str, errors))
        return str(text).translate(_ISOLATES)


def files(folder: Path, language: str) -> list[Path]:
    """The Fluent files of a language in a folder: `it.ftl`, then all of `it/`, by name."""
    single = folder / f"{language}.ftl"
    return [single] * single.is_file() + sorted((folder / language).glob("*.ftl"))


def texts_of(system: AnySystem) -> Path | None:
    """The folder of a system's messages: where its attribute `texts` says, otherwise `text/` beside its class."""
    stated: Path | None = getattr(system, "texts", None)
    if stated is not None:
        return stated
    beside = Path(inspect.getfile(type(system))).parent / "text"
    return beside if beside.is_dir() else None


def messages(language: str, system: str = "") -> Messages:
    """The messages of a language for a system, by its name; read once, but for the words of packs that games bring."""
    try:
        rules = find(system) if system else None
    except UnknownSystem:
        rules = None
    said = _read(language, texts_of(rules) if rules else None, system)
    if rules is not None:
        said.add_packs(rules.pack_words(language))
    return said


@cache
def _read(language: str, own: Path | None, system: str) -> Messages:
    return Messages(language, [COMMON] if own is None else [own, COMMON], system)
