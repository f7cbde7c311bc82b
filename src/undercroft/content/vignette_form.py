"""The form of a vignette: what its author writes, read and checked with file and line."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from undercroft.content.labelled_dice import Labelled
from undercroft.content.positions import Data, Document, Limits, Where, read_document
from undercroft.content.problems import Complaints, PackError, Problem, shown, unknown

STAGED = ("board", "figures", "turn")
"""What belongs to the position and may stand at the top."""

_KEYS = ("title", "system", "rules", "proves", "note", *STAGED, "position", "play", "expect")
_LIMITS = Limits()

Face = int | str
"""A face of a die: its number, or the symbols it shows."""


class Batch(msgspec.Struct):
    """Dice given together: one list of faces, or groups of them; with a label, one figure's; or groups by label."""

    line: int
    label: str = ""
    flat: list[Face] = []
    groups: list[list[Face]] = []
    labelled: Labelled[Face] = msgspec.field(default_factory=lambda: Labelled({}))

    def __bool__(self) -> bool:
        return bool(self.flat or self.groups or self.labelled)

    def __str__(self) -> str:
        return str(self.labelled or self.groups or self.flat)

    def copy(self) -> "Batch":
        """A copy of the dice, to be taken independently."""
        return Batch(self.line, self.label, self.flat[:], self.groups[:], self.labelled.copy())


class Move(msgspec.Struct, kw_only=True):
    """One item of `play`: a sentence, a forced choice, dice alone, or something to check on the way."""

    line: int
    say: str = ""
    choose: str = ""
    expect: dict[str, Data] | None = None
    path: Where = ()
    rolls: list[Batch] = []
    draws: list[str] | None = None

    def __str__(self) -> str:
        return self.say or self.choose or ("expect" if self.expect is not None else "dice")


class Vignette(msgspec.Struct, kw_only=True):
    """A position, the dice, the choices, and what must follow."""

    file: str
    line: int
    title: str
    system: str
    rules: tuple[str, ...]
    position: dict[str, Data]
    moves: list[Move]
    document: Document
    path: Where

    def line_of(self, path: Where) -> int:
        """The line of something below the top of this vignette."""
        return self.document.line((*self.path, *path))

    def line_staged(self, path: Where) -> int:
        """The line of something in the position, wherever the author put it."""
        top = self.document.data
        for step in self.path:
            top = top[step] if isinstance(top, list) and isinstance(step, int) else None
        inside = isinstance(top, dict) and bool(path) and path[0] in top
        return self.line_of(path if inside else ("position", *path))


def read_vignettes(path: Path, names: Mapping[str, str] | None = None) -> list[Vignette]:
    """The vignettes of a file, one or a list of them; PackError with everything wrong in it.

    `names` are those that entries of packs have in this process, by what their authors call them.
    """
    try:
        with path.open("rb") as stream:
            raw = stream.read(_LIMITS.file_bytes + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not a path"
        raise PackError([Problem(path.as_posix(), 1, f"cannot be read: {reason}")]) from None
    return parse_vignettes(_renamed(raw, names) if names else raw, path.as_posix())


def _renamed(raw: bytes, names: Mapping[str, str]) -> bytes:
    ids = b"|".join(re.escape(id.encode()) for id in sorted(names, key=len, reverse=True))
    return re.sub(rb"(?<![\w-])(?:" + ids + rb")(?![\w-])", lambda found: names[found[0].decode()].encode(), raw)


def parse_vignettes(raw: bytes, file: str) -> list[Vignette]:
    """The vignettes in the bytes of a file."""
    complaints = Complaints()
    document = read_document(raw, file, complaints, _LIMITS)
    found: list[Vignette] = []
    if document is not None:
        if isinstance(document.data, list):
            found = [_Reader(document, complaints, (n,)).vignette(top) for n, top in enumerate(document.data)]
        else:
            found = [_Reader(document, complaints, ()).vignette(document.data)]
        if not found:
            complaints.add(file, 1, "expected a vignette, found an empty list")
    complaints.settle()
    return found


class _Reader:
    """Reads one vignette, noting everything that is wrong."""

    def __init__(self, document: Document, complaints: Complaints, path: Where) -> None:
        self.document = document
        self.complaints = complaints
        self.path = path

    def line(self, path: Where) -> int:
        return self.document.line((*self.path, *path))

    def wrong(self, path: Where, message: str) -> None:
        self.complaints.add(self.document.file, self.line(path), message)

    def vignette(self, top: Data) -> Vignette:
        data = self.mapping(top, ())
        for key in data:
            if key not in _KEYS:
                self.wrong((key,), unknown("key", key, _KEYS))
        position = dict(self.mapping(data.get("position", {}), ("position",)))
        for key in STAGED:
            if key in data:
                position[key] = data[key]
        moves = list(self.moves(data.get("play", [])))
        if "expect" in data:
            moves.append(self.expectation(data["expect"], ("expect",)))
        elif not any(move.expect is not None for move in moves):
            self.wrong((), "a vignette says what must follow: expect is missing")
        return Vignette(
            file=self.document.file,
            line=self.line(()),
            title=self.text(data, "title"),
            system=self.text(data, "system"),
            rules=(*self.words(data, "rules"), *self.words(data, "proves")),
            position=position,
            moves=moves,
            document=self.document,
            path=self.path,
        )

    def mapping(self, value: Data, path: Where) -> dict[str, Data]:
        if isinstance(value, dict):
            return value
        self.wrong(path, f"expected a mapping, found {shown(value)}")
        return {}

    def text(self, data: Mapping[str, Data], key: str) -> str:
        value = data.get(key)
        if isinstance(value, str) and value.strip():
            return value.strip()
        self.wrong((key,), f"{key} is missing" if key not in data else f"{key} is text, found {shown(value)}")
        return ""

    def words(self, data: Mapping[str, Data], key: str) -> list[str]:
        value = data.get(key, [])
        listed = value if isinstance(value, list) else [value]
        for word in listed:
            if not isinstance(word, str):
                self.wrong((key,), f"{key} lists identifiers such as DA-0142, found {shown(word)}")
        return [word for word in listed if isinstance(word, str)]

    def moves(self, play: Data) -> Iterator[Move]:
        if not isinstance(play, list):
            self.wrong(("play",), f"play is a list of sentences, found {shown(play)}")
            return
        for n, item in enumerate(play):
            yield self.move(item, ("play", n))

    def move(self, item: Data, path: Where) -> Move:
        if isinstance(item, str) and item.strip():
            return Move(line=self.line(path), say=item.strip(), path=path)
        if not isinstance(item, dict) or not item:
            self.wrong(path, f"expected a sentence, or a sentence with its dice, found {shown(item)}")
            return Move(line=self.line(path))
        if "expect" in item:
            for key in item:
                if key != "expect":
                    self.wrong((*path, key), f"{shown(key)} cannot stand beside expect; make it an item of its own")
            return self.expectation(item["expect"], (*path, "expect"))
        if "choose" in item:
            chosen = item["choose"]
            if not isinstance(chosen, str):
                self.wrong((*path, "choose"), f"choose names an option such as strike #k, found {shown(chosen)}")
                chosen = ""
            return self.with_dice({k: v for k, v in item.items() if k != "choose"}, path, choose=chosen)
        if all(_is_dice(key, value) for key, value in item.items()):
            return self.with_dice(item, path)
        if len(item) > 1:
            self.wrong(path, f"one sentence an item; found {', '.join(map(shown, item))}")
        sentence, dice = next(iter(item.items()))
        return self.with_dice(dice, (*path, sentence), say=sentence)

    def expectation(self, value: Data, path: Where) -> Move:
        return Move(line=self.line(path), expect=self.mapping(value, path), path=path)

    def with_dice(self, dice: Data, path: Where, *, say: str = "", choose: str = "") -> Move:
        """A move with what falls and what is drawn after it."""
        move = Move(line=self.line(path), say=say, choose=choose, path=path)
        if isinstance(dice, list):
            dice = {"rolls": dice}
        for key, value in self.mapping({} if dice is None else dice, path).items():
            at = (*path, key)
            if key == "draws":
                cards = value if isinstance(value, list) else [value]
                move.draws = [str(card) for card in cards if isinstance(card, str | int)]
                if len(move.draws) != len(cards):
                    self.wrong(at, "draws lists cards by their ids")
            elif _names_dice(key):
                move.rolls = [*move.rolls, self.batch(value, at, key[: -len("rolls")].strip())]
            else:
                self.wrong(at, f"expected rolls, draws or a figure's rolls (k rolls), found {shown(key)}")
        return move

    def batch(self, value: Data, path: Where, label: str) -> Batch:
        batch = Batch(self.line(path), label)
        if isinstance(value, dict) and not label:
            for one in value:
                if one.endswith("?"):
                    self.wrong((*path, one), f"{shown(one)} either falls or does not: a vignette is one case")
            batch.labelled = Labelled({one: self.groups(_side(faces), (*path, one)) for one, faces in value.items()})
            return batch
        items = _side(value)
        if any(isinstance(item, list) for item in items):
            batch.groups = self.groups(items, path)
        else:
            batch.flat = self.faces(items, path)
        return batch

    def groups(self, items: list[Data], path: Where) -> list[list[Face]]:
        """A list for each side of each throw; one alone may be written without a list around it."""
        if not any(isinstance(item, list) for item in items):
            return [self.faces(items, path)]
        found: list[list[Face]] = []
        for item in items:
            throw = item if isinstance(item, list) and any(isinstance(side, list) for side in item) else [item]
            found += [self.faces(side, path) for side in map(_side, throw)]
        return found

    def faces(self, items: list[Data], path: Where) -> list[Face]:
        found: list[Face] = []
        for item in items:
            if isinstance(item, str) or (isinstance(item, int) and not isinstance(item, bool)):
                found.append(item)
            else:
                self.wrong(path, f"a face is a number or the symbols it shows, found {shown(item)}")
        return found


def _names_dice(key: str) -> bool:
    return key in ("rolls", "draws") or key.endswith(" rolls")


def _is_dice(key: str, value: Data) -> bool:
    """Is this no sentence?  Dice by label stand under `rolls` alone."""
    return _names_dice(key) and value is not None and (key == "rolls" or not isinstance(value, dict))


def _side(value: Data) -> list[Data]:
    return value if isinstance(value, list) else [value]
