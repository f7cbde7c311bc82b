"""Where dice and shuffles come from: a seed, or a script.  (Dice typed by people are the table's business.)

Seeded dice are counter-based: throw `n` of stream `combat` is a function of seed, salt, stream and `n` alone.  The
counters are part of the state, so a fork costs an integer, one more roll in a fight does not move a wall, and anyone
who learns the seed afterwards can check every throw.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, MutableMapping, Sequence
from hashlib import blake2b, sha256
from typing import Protocol, TypeVar

from undercroft.kernel.dice import Faces
from undercroft.kernel.requests import Roll

T = TypeVar("T")

Counters = MutableMapping[str, int]
"""How many throws each named stream has given; lives in the state."""

_ENOUGH = 1 << 200


class Chance(Protocol):
    """A source of dice and of order."""

    @property
    def salt(self) -> int:
        """Changed when a game goes another way after an undo, so that the other way has dice of its own."""
        ...

    @salt.setter
    def salt(self, value: int) -> None: ...

    def throw(self, counters: Counters, roll: Roll) -> Faces:
        """Throw the dice of a roll."""
        ...

    def shuffled(self, counters: Counters, stream: str, things: Sequence[T]) -> tuple[T, ...]:
        """These things in a random order."""
        ...

    def copy(self) -> Chance:
        """A source that goes on in the same way, independently."""
        ...


class Seeded:
    """Dice and shuffles from a seed, the default."""

    __slots__ = ("_base", "_streams", "salt", "seed")

    def __init__(self, seed: str, salt: int = 0) -> None:
        self.seed = seed
        self.salt = salt
        self._base = blake2b(seed.encode(), digest_size=64, person=b"undercroft dice")
        self._streams: dict[str, blake2b] = {}

    def copy(self) -> Seeded:
        """A source that goes on in the same way."""
        twin = Seeded.__new__(Seeded)
        twin.seed, twin.salt, twin._base, twin._streams = self.seed, self.salt, self._base, self._streams
        return twin

    def _number(self, stream: str, n: int, block: int = 0) -> int:
        """A number of 512 bits: taking a hundred dice off it leaves each fair to one part in 2 to the power of 200."""
        begun = self._streams.get(stream)
        if begun is None:
            begun = self._streams[stream] = self._base.copy()
            begun.update(b"%b " % stream.encode())
        mixer = begun.copy()
        mixer.update(b"%d %d %d" % (n, self.salt, block))
        return int.from_bytes(mixer.digest(), "little")

    def throw(self, counters: Counters, roll: Roll) -> Faces:
        """One throw uses up one number of its stream, however many dice it has."""
        stream = roll.stream
        n = counters[stream]
        counters[stream] = n + 1
        number = self._number(stream, n)
        sides_thrown = []
        for pool in roll.dice:
            faces = []
            for die in pool:
                number, face = divmod(number, die.sides)
                if die.explodes:
                    number, face = _explode(number, face, die.sides)
                faces.append(face + 1)
            sides_thrown.append(tuple(faces))
        return tuple(sides_thrown)

    def shuffled(self, counters: Counters, stream: str, things: Sequence[T]) -> tuple[T, ...]:
        """A fair shuffle (Fisher and Yates), one number of its stream."""
        n = counters[stream]
        counters[stream] = n + 1
        order = list(things)
        number = 0
        for last in range(len(order) - 1, 0, -1):
            if number < _ENOUGH:
                number = self._number(stream, n, last)
            number, other = divmod(number, last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


def _explode(number: int, face: int, sides: int) -> tuple[int, int]:
    """Roll on while the highest face shows; `face` counts from 0."""
    total = face
    while face == sides - 1:
        number, face = divmod(number, sides)
        total += face + 1
    return number, total


class OutOfDice(Exception):
    """A scripted source has no dice left; says which roll found it empty."""


class Scripted(Seeded):
    """Dice written down beforehand, for tests and vignettes; order from a seed unless it is given too."""

    __slots__ = ("left",)

    def __init__(self, faces: Iterable[Faces] = (), seed: str = "scripted", salt: int = 0) -> None:
        super().__init__(seed, salt)
        self.left = list(faces)

    def copy(self) -> Scripted:
        """A source that goes on with what is left of the script."""
        return Scripted(self.left, self.seed, self.salt)

    def throw(self, counters: Counters, roll: Roll) -> Faces:
        """The next faces of the script."""
        counters[roll.stream] += 1
        if not self.left:
            raise OutOfDice(f"{roll.stream}: {roll.why}")
        return self.left.pop(0)


def new_seed() -> str:
    """A fresh secret seed, 128 bits."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is shown at the start, so that the seed can be checked at the end."""
    return sha256(f"undercroft {seed}".encode()).hexdigest()
