"""YAML with line numbers, read as if the author meant harm.

Only plain data comes through: mappings, lists, text, whole numbers, numbers, true, false and nothing. Tags,
anchors and aliases, keys given twice, deep nesting and large files are refused with their line.  Words such
as `yes`, `on` and `12:30` stay text, as in YAML 1.2.
"""

import re
from collections.abc import Iterable

import msgspec

from undercroft.content.problems import Complaints, Fault

Data = None | bool | int | float | str | list["Data"] | dict[str, "Data"]
Where = tuple[str | int, ...]

_UNREADABLE = re.compile(r"[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Limits(msgspec.Struct, frozen=True):
    """How much a pack may hold; generous for authors, small for a server."""

    file_bytes: int = 1_000_000
    pack_bytes: int = 16_000_000
    files: int = 500
    nodes: int = 200_000
    depth: int = 24


class Document:
    """One YAML file: its data, and the line of every key and list item in it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.data: Data = None
        self._keys: dict[int, dict[str, int]] = {}
        self._items: dict[int, list[int]] = {}

    def line(self, path: Where) -> int:
        """The line of the node at this path, or of the nearest node above it that has one."""
        line, node = 1, self.data
        for step in path:
            if isinstance(node, dict) and isinstance(step, str) and step in self._keys[id(node)]:
                line, node = self._keys[id(node)][step], node[step]
            elif isinstance(node, list) and isinstance(step, int) and step < len(node):
                line, node = self._items[id(node)][step], node[step]
            else:
                break
        return line

    def report(self, complaints: Complaints, faults: Iterable[Fault], above: Where = ()) -> None:
        """Pass faults on as problems with their lines."""
        for fault in faults:
            complaints.add(self.file, self.line(above + fault.path), fault.message)

    def open_mapping(self) -> dict[str, Data]:
        """A new mapping of this document, whose keys will have lines."""
        mapping: dict[str, Data] = {}
        self._keys[id(mapping)] = {}
        return mapping

    def open_list(self) -> list[Data]:
        """A new list of this document, whose items will have lines."""
        items: list[Data] = []
        self._items[id(items)] = []
        return items

    def put(self, container: "dict[str, Data] | list[Data]", key: str, line: int, value: Data) -> bool:
        """Add a node to its mapping or list; False if the mapping has the key already."""
        if isinstance(container, list):
            container.append(value)
            self._items[id(container)].append(line)
            return True
        if key in container:
            return False
        container[key] = value
        self._keys[id(container)][key] = line
        return True


class Refused(Exception):
    """A file that is not read any further, with the line and the reason."""

    def __init__(self, line: int, message: str) -> None:
        self.line = line
        self.message = message
        super().__init__(message)


def read_document(
    raw: bytes, file: str, complaints: Complaints, limits: Limits, *, pure: bool = False
) -> Document | None:
    """The document in these bytes; None if it is refused, with the reason among the complaints."""
    from undercroft.content.events import parse

    try:
        return parse(_decode(raw, limits), Document(file), complaints, limits, pure)
    except Refused as refused:
        complaints.add(file, refused.line, refused.message)
        return None


def _decode(raw: bytes, limits: Limits) -> str:
    if len(raw) > limits.file_bytes:
        raise Refused(1, f"a file may have {limits.file_bytes} bytes, this one has more")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise Refused(line, f"expected UTF-8 text, found the byte 0x{raw[error.start]:02x}") from None
    if odd := _UNREADABLE.search(text):
        line = text.count("\n", 0, odd.start()) + 1
        raise Refused(line, f"control characters are not allowed, found U+{ord(odd[0]):04X}")
    return text
