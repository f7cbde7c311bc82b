"""Names of figures, seats and places.

Figures are remembered after they have left the board, for the log still speaks of them.  A figure's label is short
enough for a square of the board and stays the same for the whole game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from string import ascii_uppercase

import msgspec

from undercroft.kernel.events import AnyEvent, Placed, Removed
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId, SeatId
from undercroft.kernel.scene import Figure, GridBoard, MapBoard, Scene, SeatView, Zone, ZoneBoard
from undercroft.text.functions import Value
from undercroft.text.messages import Messages

FIRST = "A"
_TAILS = "123456789abcdefghijklmnopqrstuvwxyz"


class Named(msgspec.Struct, frozen=True):
    """How a figure is called: the message of its name, the label on the board, its side, the letter on its base."""

    name: str
    label: str = ""
    side: str = "other"
    letter: str = ""


class Names:
    """The names of everything, learnt from the scenes of one seat."""

    def __init__(self, scene: Scene | None = None, figures: dict[FigureId, str] | None = None) -> None:
        self.system = ""
        self.figures: dict[FigureId, Named] = {who: Named(name) for who, name in (figures or {}).items()}
        self.seats: tuple[SeatView, ...] = ()
        self.board: GridBoard | ZoneBoard | MapBoard | None = None
        self._labels: set[str] = set()
        self._kinds: dict[str, str] = {}
        if scene is not None:
            self.learn(scene)

    def learn(self, scene: Scene, messages: Messages | None = None) -> Names:
        """Remember everybody in a scene; labels are given at first sight and kept."""
        self.system, self.seats, self.board = scene.system, scene.seats, scene.board
        for figure in scene.figures:
            known = self.figures.get(figure.id)
            if known is None or not known.label:
                self.figures[figure.id] = Named(figure.name, self._label(figure, messages), figure.side, figure.letter)
            elif known.name != figure.name or (figure.letter and not known.letter):
                self.figures[figure.id] = Named(figure.name, known.label, figure.side, figure.letter or known.letter)
        return self

    def hear(self, event: AnyEvent) -> None:
        """Remember who came onto the board or left it, even if nobody looks while they are there."""
        if not isinstance(event, Placed | Removed) or event.who == NO_ONE:
            return
        known = self.figures.get(event.who)
        if known is None or (isinstance(event, Removed) and not known.label):
            self.figures[event.who] = Named(event.what, letter=event.letter)

    def _label(self, figure: Figure, messages: Messages | None) -> str:
        called = figure.name.removeprefix(f"{self.system}-") if messages is None else messages.say(figure.name)
        if isinstance(self.board, ZoneBoard) and figure.side != "hero":
            return self._initials(called, figure.letter)
        if figure.side == "hero":
            letter = (figure.letter or called or "?")[0].upper()
            return self._first_free(letter, ("", *_TAILS))
        return self._first_free(
            self._kind(figure.name, called), (*((figure.letter,) if figure.letter else ()), *ascii_uppercase, *_TAILS)
        )

    def _first_free(self, letter: str, tails: Iterable[str]) -> str:
        label = next((letter + tail for tail in tails if letter + tail not in self._labels), letter)
        self._labels.add(label)
        return label

    def _kind(self, name: str, called: str) -> str:
        """The letter for all figures of one name; with another letter behind it, it cannot be taken for a square.
        `gA`, `gB`; if the goblins have the g, the ghouls get the next letter of their name."""
        if name not in self._kinds:
            parts = [part for part in re.split(r"[\W_]+", called.lower()) if part]
            letters = "".join(part[0] for part in parts) + "".join(parts) or "?"
            free = (letter for letter in letters if letter not in self._kinds.values())
            self._kinds[name] = next(free, letters[0])
        return self._kinds[name]

    def _initials(self, called: str, letter: str) -> str:
        """A label that cannot be taken for a place: `gw` for goblin warriors, `gwB` for those with a B on their base,
        `gw2` where that is taken."""
        parts = [part for part in re.split(r"[\W_]+", called.lower()) if part]
        letters = "".join(part[0] for part in parts[:2]) if len(parts) > 1 else (parts[0] if parts else "?")[:2]
        tails = ("", *map(str, range(2, 1000)))
        label = next(letters + letter + tail for tail in tails if letters + letter + tail not in self._labels)
        self._labels.add(label)
        return label

    def label(self, who: FigureId) -> str:
        """The figure's label on the board."""
        return self.figures[who].label if who in self.figures else "?"

    def figure(self, who: FigureId, messages: Messages) -> str:
        """A figure in a sentence: `the goblin`, `Bjorn`; with its label if several share the name, or its letter
        says that several have been there."""
        named = self.figures.get(who)
        if named is None:
            return messages.text("someone")
        text = definite(named.name, messages)
        alike = sum(other.name == named.name for other in self.figures.values())
        sign = named.label or named.letter
        return f"{text} {sign}" if sign and (alike > 1 or named.letter not in ("", FIRST)) else text

    def figure_args(self, slot: str, who: FigureId, messages: Messages) -> dict[str, Value]:
        """The arguments for a figure in a message: `$who`, `$who-form`, `$who-number`."""
        named = self.figures.get(who)
        form = form_of(named.name, messages) if named is not None else "m"
        return {slot: self.figure(who, messages) if who != NO_ONE else "", **grammar(slot, form)}

    def seat(self, seat: SeatId, messages: Messages) -> str:
        """A seat by the name of the player who sits there."""
        for view in self.seats:
            if view.id == seat:
                id = messages.word(view.name, "seat")
                return view.name if id is None else messages.text(id)
        return messages.text("seat-game")

    def place(self, at: int, messages: Messages) -> str:
        """A place in words: `c4` on a grid, the name or number of a zone or of a territory."""
        if at == NOWHERE:
            return ""
        if isinstance(self.board, GridBoard):
            return square(self.board, at)
        if isinstance(self.board, ZoneBoard):
            zone = next((zone for zone in self.board.zones if zone.id == at), None)
            return zone_name(zone, messages) if zone is not None else messages.text("place-zone", n=str(at))
        if isinstance(self.board, MapBoard):
            return region_name(self.board, at, messages)
        return messages.text("place-number", n=str(at))


def square(board: GridBoard, at: int) -> str:
    """A square as on a chess board, counted from the top left: a1, c4, aa12; the name that its map gives it."""
    row, column = divmod(at, board.width)
    return f"{column_name(board, column)}{row_name(board, row)}"


def column_name(board: GridBoard, column: int) -> str:
    """The letters of a column: a, z, aa."""
    letters = ""
    column += 1 - board.rim
    while column > 0:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("a") + letter) + letters
    return letters


def row_name(board: GridBoard, row: int) -> str:
    """The number of a row, from 1."""
    return str(row + 1 - board.rim)


def zone_name(zone: Zone, messages: Messages) -> str:
    """A zone by its name, else by its number."""
    return messages.say(zone.name) if zone.name else messages.text("place-zone", n=str(zone.id))


def region_name(board: MapBoard, at: int, messages: Messages) -> str:
    """A territory by its settlement, else by its own name, else by its number."""
    named = next((one.name for one in board.settlements if one.at == at), "")
    named = named or next((one.name for one in board.regions if one.id == at), "")
    return messages.say(named) if named else messages.text("place-region", n=str(at))


def definite(name: str, messages: Messages) -> str:
    """A name as it stands in a sentence: its attribute `the`, else the name itself."""
    id = messages.word(name)
    if id is not None and messages.has(id, "the"):
        return messages.text(id, "the")
    return messages.say(name)


def form_of(name: str, messages: Messages) -> str:
    """Gender and number of a name: m, f, mp or fp; m where nothing is said."""
    id = messages.word(name)
    return messages.text(id, "form") if id is not None and messages.has(id, "form") else "m"


def grammar(slot: str, form: str) -> dict[str, Value]:
    """The arguments a message needs to agree with a name."""
    return {f"{slot}-form": form, f"{slot}-number": "many" if form.endswith("p") else "one"}
