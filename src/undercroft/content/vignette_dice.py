"""The dice and cards of a vignette, handed out as the rules ask for them."""

import re
from collections.abc import Mapping, Sequence

from undercroft.content.labelled_dice import Unlike
from undercroft.content.problems import quoted
from undercroft.content.vignette_form import Face, Move
from undercroft.kernel.dice import Die, Faces, Pool, describe
from undercroft.kernel.requests import Draw, FigureId, Roll

_BLANK = ("blank", "-")


class Wrong(Exception):
    """Something in a vignette does not come out as written: its line, what happened, and further lines about it."""

    def __init__(self, line: int, message: str, *details: str) -> None:
        super().__init__(message)
        self.line = line
        self.details = list(details)


class Supply:
    """The dice and cards given between one sentence and the next."""

    def __init__(self, move: Move) -> None:
        self._after = str(move)
        self.line = move.line
        self._batches = [one.copy() for one in move.rolls]
        self._draws = None if move.draws is None else move.draws[:]

    def add(self, move: Move) -> None:
        """Add dice given in an item of their own."""
        more = Supply(move)
        self._batches += more._batches
        if more._draws is not None:
            self._draws = (self._draws or []) + more._draws

    @property
    def left(self) -> bool:
        """Are dice or cards still to come?"""
        return bool(self._draws) or any(self._batches)

    def check_used(self) -> None:
        """Complain of dice and cards that nobody asked for."""
        unused = [f"{batch.label} rolls {batch}".strip() for batch in self._batches if batch]
        if self._draws:
            unused.append(f"draws {self._draws}")
        if unused:
            line = next((batch.line for batch in self._batches if batch), self.line)
            raise Wrong(line, f'left over after "{self._after}": {", ".join(unused)}')

    def faces(self, request: Roll, names: Mapping[str, FigureId]) -> Faces:
        """The faces of a throw."""
        batch = next((batch for batch in self._batches if batch), None)
        if batch is None or not batch.labelled:
            return tuple(self._side(request, dice, names) for dice in request.dice)
        try:
            sides = batch.labelled.take(request, names)
        except Unlike as error:
            raise Wrong(batch.line, str(error)) from None
        return tuple(
            tuple(_face(die, face, batch.line) for die, face in zip(dice, faces))
            for dice, faces in zip(request.dice, sides)
        )

    def _side(self, request: Roll, dice: Pool, names: Mapping[str, FigureId]) -> tuple[int, ...]:
        batch = next((batch for batch in self._batches if batch), None)
        thrown = f"{request.why or 'a roll'} throws {describe(dice)}" + _of(request, names)
        if batch is None:
            if not dice:
                return ()
            raise Wrong(self.line, f'dice are missing after "{self._after}": {thrown}')
        if batch.label and len(request.dice) == 1 and request.who and names.get(batch.label) != request.who:
            raise Wrong(batch.line, f"these dice are for {batch.label}, but {thrown}")
        if batch.groups:
            faces = batch.groups.pop(0)
        else:
            faces, batch.flat = batch.flat[: len(dice)], batch.flat[len(dice) :]
        if len(faces) != len(dice):
            raise Wrong(batch.line, f"{thrown}, the next dice given are {faces}")
        return tuple(_face(die, face, batch.line) for die, face in zip(dice, faces))

    def cards(self, request: Draw, pile: Sequence[str]) -> tuple[str, ...]:
        """The cards of a draw: those given, or if none are given, those on top."""
        count = min(request.n, len(pile))
        if self._draws is None:
            return tuple(reversed(pile))[:count]
        if len(self._draws) < count:
            raise Wrong(self.line, f'cards are missing after "{self._after}": {count} of {request.pile} are drawn')
        taken, self._draws = self._draws[:count], self._draws[count:]
        return tuple(taken)


def _of(request: Roll, names: Mapping[str, FigureId]) -> str:
    return next((f" for {name}" for name, who in names.items() if who == request.who), "")


def _face(die: Die, written: Face, line: int) -> int:
    """The face an author means."""
    if isinstance(written, int):
        return written
    if die.symbols:
        wanted = sorted(word for word in re.split(r"[+,\s]+", written) if word and word not in _BLANK)
        for face, symbols in enumerate(die.symbols, start=1):
            if sorted(symbols) == wanted:
                return face
        shown = dict.fromkeys("+".join(symbols) or "blank" for symbols in die.symbols)
        raise Wrong(line, f"no face of the {die.name} die shows {quoted(written)}; it shows {', '.join(shown)}")
    chain = [int(part) for part in re.split(r"[+,\s]+", written) if re.fullmatch(r"\d{1,6}", part)]
    if die.explodes and chain:
        return sum(chain)
    raise Wrong(line, f"a {die.name} shows a number, found {quoted(written)}")
