"""Real dice and cards: the program says what to throw or draw, and people say what came."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from undercroft.kernel import journal as j
from undercroft.kernel.dice import Faces
from undercroft.kernel.requests import Draw, Roll, SeatId
from undercroft.kernel.table import Refused
from undercroft.terminal.wording import WrongFaces, command, matching, read_faces, read_numbers

if TYPE_CHECKING:
    from undercroft.terminal.play import Session


def throw(session: Session, roll: Roll, seat: SeatId) -> None:
    """Ask what the dice on the table show."""
    _question(session, seat)
    _legend(session, roll)
    session.tell("terminal-dice-hint")

    def supply(line: str) -> None:
        session.table.supply(read_faces(line, roll.dice))

    _until_it_fits(session, seat, supply)


def draw(session: Session, draw: Draw, seat: SeatId) -> None:
    """Ask which cards came off the real deck."""
    asked = session.table.scene(seat).ask
    cards = asked.cards if asked is not None else ()
    texts = [session.said.say(card, "card") for card in cards]
    _question(session, seat)
    session.say(*(f"  {n:>2}  {text}" for n, text in enumerate(texts, 1)))
    session.tell("terminal-cards-hint")

    def name(line: str) -> None:
        found = [matching(part, texts) for part in line.split(",")]
        wrong = next((n for n, one in enumerate(found) if len(one) != 1), None)
        if wrong is not None:
            raise WrongFaces("terminal-unknown", typed=line.split(",")[wrong].strip(), most=len(cards))
        session.table.name_cards([cards[one[0]] for one in found])

    _until_it_fits(session, seat, name)


def fix(session: Session, seat: SeatId) -> None:
    """Correct the newest dice that were typed; the table says when it is too late."""
    session.tell("terminal-fix")
    thrown = next((item for item in reversed(session.table.journal) if type(item) is j.Thrown), None)
    sizes = [len(side) for side in thrown.faces] if thrown is not None else []

    def correct(line: str) -> None:
        session.table.retype(_sides(read_numbers(line), sizes))

    while line := session.read(session.said.text("terminal-prompt")).strip():
        if _attempt(session, correct, line):
            return


def _sides(numbers: list[int], sizes: list[int]) -> Faces:
    """The faces typed, on the sides these dice had before; too many or too few are left for the table to refuse."""
    ends = [sum(sizes[: n + 1]) for n in range(len(sizes))]
    starts = [0, *ends[:-1]]
    sides = [tuple(numbers[start:end]) for start, end in zip(starts, ends)]
    return (*sides, tuple(numbers[ends[-1] :])) if ends and len(numbers) > ends[-1] else tuple(sides)


def _question(session: Session, seat: SeatId) -> None:
    asked = session.table.scene(seat).ask
    session.say("")
    if asked is not None:
        session.say(session.voice(seat).prompt(asked), style="bold")


def _legend(session: Session, roll: Roll) -> None:
    """For dice with different purposes, the order to type them in; for dice with symbols, the number of each face."""
    thrown = [die for pool in roll.dice for die in pool]
    if any(die.label for die in thrown):
        session.say("  " + ", ".join(f"{die.name} {session.said.say(die.label, 'die')}".strip() for die in thrown))
    for die in dict.fromkeys(die for pool in roll.dice for die in pool if die.symbols):
        faces = [
            f"{n} = {', '.join(session.said.say(symbol, 'symbol') for symbol in face) or '–'}"
            for n, face in enumerate(die.symbols, 1)
        ]
        session.say(f"  {session.said.say(die.name, 'die')}: {'   '.join(faces)}")


def _until_it_fits(session: Session, seat: SeatId, use: Callable[[str], None]) -> None:
    """Read lines until the table has moved on; commands work here too."""
    before = session.table.version
    while session.table.version == before:
        line = session.read(session.said.text("terminal-prompt"))
        order = command(line, session.said)
        if order is None:
            _attempt(session, use, line)
        elif session.obey(*order, [], seat):
            return


def _attempt(session: Session, use: Callable[[str], None], line: str) -> bool:
    """Hand on what was typed, or say in a friendly way what is wrong with it; True if that settles it, because it was
    taken or comes too late."""
    try:
        use(line)
    except WrongFaces as wrong:
        session.tell(wrong.message, **wrong.given)
        return False
    except Refused as refused:
        session.tell(f"refused-{refused.code}")
        return refused.code not in ("faces", "dice")
    return True
