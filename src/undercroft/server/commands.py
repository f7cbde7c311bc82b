"""What can be done to a game, as it is written into its log."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from undercroft.kernel.dice import Faces
from undercroft.kernel.events import Told
from undercroft.kernel.requests import Option
from undercroft.server.noticing import Missed


class _Command(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True):
    """Base of the commands."""


class Answer(_Command, frozen=True, tag="answer"):
    """A seat takes an option."""

    option: Option


class Throw(_Command, frozen=True, tag="faces"):
    """What the dice on the real table show."""

    faces: Faces


class Name(_Command, frozen=True, tag="cards"):
    """Which cards came off the real deck."""

    cards: tuple[str, ...]


class Retype(_Command, frozen=True, tag="retype"):
    """The newest typed dice were wrong."""

    faces: Faces


class Undo(_Command, frozen=True, tag="undo"):
    """The newest answer is taken back; `agreed` by everybody where dice, cards or others' answers came after it."""

    agreed: bool = False


class Redo(_Command, frozen=True, tag="redo"):
    """What was undone last is done again."""


class Correct(_Command, frozen=True, tag="correct"):
    """The host set the state right."""

    state: bytes
    what: str


class Resume(_Command, frozen=True, tag="resume"):
    """The rules have changed: the game goes on from this checkpoint, under these rules."""

    state: bytes
    rules: str
    told: Sequence[Told] = ()
    """What had been told by then: events are counted on from there."""
    missed: Sequence[Missed] = ()
    """Moves that passed somebody by: versions and lines are counted on, too."""


Command = Answer | Throw | Name | Retype | Undo | Redo | Correct | Resume

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Command)


def write(command: Command) -> bytes:
    """A command as it is kept."""
    return _encoder.encode(command)


def read(data: bytes) -> Command:
    """A command back from the log."""
    command: Command = _decoder.decode(data)
    return command
