"""From YAML parser events to a document; apart from `positions` so that yaml is imported only when needed."""

import re

import yaml

from undercroft.content.positions import Data, Document, Limits, Refused
from undercroft.content.problems import Complaints, quoted

_INTEGER = re.compile(r"[-+]?[0-9]+\Z")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]{1,3})?\Z")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
_PLAIN: dict[str, bool | None] = {"": None, "~": None, "null": None, "true": True, "false": False}
_MOST_DIGITS = 6


class _Open:
    """A mapping or list whose end has not come yet."""

    __slots__ = ("container", "key", "key_line")

    def __init__(self, container: dict[str, Data] | list[Data]) -> None:
        self.container = container
        self.key: str | None = None
        self.key_line = 0


class _Builder:
    """Builds the document from the parser's events, one call per event."""

    def __init__(self, document: Document, limits: Limits, complaints: Complaints) -> None:
        self.document = document
        self.limits = limits
        self.complaints = complaints
        self.open: list[_Open] = []
        self.nodes = 0
        self.documents = 0

    def take(self, event: yaml.Event) -> None:
        """Add what one event says to the document."""
        line = event.start_mark.line + 1 if event.start_mark else 1
        if isinstance(event, yaml.ScalarEvent):
            self._scalar(event, line)
        elif isinstance(event, yaml.MappingStartEvent):
            self._start(event, line, self.document.open_mapping())
        elif isinstance(event, yaml.SequenceStartEvent):
            self._start(event, line, self.document.open_list())
        elif isinstance(event, yaml.CollectionEndEvent):
            self.open.pop()
        elif isinstance(event, yaml.AliasEvent):
            raise Refused(line, f"aliases are not allowed in packs, found *{event.anchor}")
        elif isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                raise Refused(line, "a file holds one document, found a second after ---")

    def _scalar(self, event: yaml.ScalarEvent, line: int) -> None:
        self._plain_node(event, line)
        top = self.open[-1] if self.open else None
        if top is not None and isinstance(top.container, dict) and top.key is None:
            top.key, top.key_line = _text(event.value, line), line
        elif event.style in (None, ""):
            self._place(_resolve(event.value, line), line)
        else:
            self._place(_text(event.value, line), line)

    def _start(self, event: yaml.CollectionStartEvent, line: int, node: dict[str, Data] | list[Data]) -> None:
        self._plain_node(event, line)
        if len(self.open) >= self.limits.depth:
            raise Refused(line, f"nested deeper than {self.limits.depth} levels")
        if self.open and isinstance(self.open[-1].container, dict) and self.open[-1].key is None:
            raise Refused(
                line, f"a key must be a word or number, found a {'list' if isinstance(node, list) else 'mapping'}"
            )
        self._place(node, line)
        self.open.append(_Open(node))

    def _plain_node(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent, line: int) -> None:
        self.nodes += 1
        if self.nodes > self.limits.nodes:
            raise Refused(line, f"more than {self.limits.nodes} values in one file")
        if event.anchor is not None:
            raise Refused(line, f"anchors are not allowed in packs, found &{event.anchor}")
        if event.tag is not None:
            raise Refused(line, f"tags are not allowed in packs, found {quoted(event.tag)}")

    def _place(self, value: Data, line: int) -> None:
        if not self.open:
            self.document.data = value
            return
        top = self.open[-1]
        key = top.key or ""
        at = line if isinstance(top.container, list) else top.key_line
        if not self.document.put(top.container, key, at, value):
            self.complaints.add(self.document.file, at, f"the key {quoted(key)} is given twice")
        top.key = None


def _text(value: str, line: int) -> str:
    if _CONTROL.search(value):
        raise Refused(line, f"control characters are not allowed in text, found {quoted(value)}")
    return value


def _resolve(word: str, line: int) -> Data:
    if word in _PLAIN:
        return _PLAIN[word]
    if _INTEGER.match(word):
        if len(word) > _MOST_DIGITS:
            raise Refused(line, f"a number may have {_MOST_DIGITS} digits, found {quoted(word)}")
        return int(word)
    if _FLOAT.match(word):
        number = float(word)
        if number in (float("inf"), float("-inf")):
            raise Refused(line, f"the number {quoted(word)} is too large")
        return number
    return word


def parse(text: str, document: Document, complaints: Complaints, limits: Limits, pure: bool) -> Document:
    """Fill the document from its text, with the C parser unless it is missing."""
    loader = yaml.SafeLoader if pure else getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    builder = _Builder(document, limits, complaints)
    try:
        for event in yaml.parse(text, Loader=loader):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise Refused(mark.line + 1 if mark else 1, f"not valid YAML: {error.problem or error.context}") from None
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        raise Refused(1, f"not valid YAML: {quoted(str(error))}") from None
    return document
