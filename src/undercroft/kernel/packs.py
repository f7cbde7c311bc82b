"""Packs that games are played with: how a set-up names them, and how their entries are told apart in one process.

An entry of a pack has a name that no other entry in the process has: its author's id, two hyphens, and the mark of the
pack, which is the beginning of its hash.  So two games beside each other may play two versions of one pack, and what is
looked up or remembered by id is always the right thing.  People never see the mark.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from undercroft.kernel.ranges import Tag

if TYPE_CHECKING:
    from undercroft.kernel.setup import Setup

SIGN = "--"
"""What stands between an author's id and the mark; no author may write it."""

MARK = 10
"""How many digits of its hash mark a pack."""

LARGEST_PACK = 256 * 1024
"""The largest pack that is played, packed, in bytes."""

MOST_PACKS = 8
"""The most packs that one game is played with."""

_MARKED = re.compile(rb"--([0-9a-f]{10})(?![0-9a-f])")


class PackPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pack of a game: its id, its version, the hash of what it holds, and what it holds.

    Without `data` the pack is known by its hash alone, and is played only where the host has it.
    """

    id: Tag
    hash: Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
    version: Tag = ""
    data: Annotated[bytes, Meta(max_length=LARGEST_PACK)] = b""

    @property
    def mark(self) -> str:
        """The mark with which the names of its entries end."""
        return self.hash[:MARK]


Packs = Annotated[tuple[PackPlan, ...], Meta(max_length=MOST_PACKS)]


def marked(id: str, mark: str) -> str:
    """The name of a pack's entry in this process."""
    return f"{id}{SIGN}{mark}"


def plain(name: str) -> str:
    """The id that the author of an entry gave it."""
    return name.partition(SIGN)[0]


def plain_name(name: str) -> str:
    """What an entry of a pack calls something of its own, without the entry's name before it."""
    head, sign, tail = name.partition(SIGN)
    return tail[MARK + 1 :] if sign and tail[MARK : MARK + 1] == "-" else head


def unmarked(text: str) -> str:
    """A text for people without the marks of packs in it."""
    return _MARKED.sub(b"", text.encode()).decode() if SIGN in text else text


def called(name: str, names: Iterable[str]) -> str:
    """The entry meant by an id, as its author wrote it or in full; the id itself where there is no such entry."""
    known = list(names)
    return name if name in known else next((one for one in known if plain(one) == name), name)


def strangers(setup: Setup) -> list[str]:
    """The marks in a set-up that belong to packs it does not name."""
    named = {pack.mark for pack in setup.packs}
    texts = (setup.quest.encode(), *(one.encode() for one in setup.party), setup.ledger)
    found = [mark.decode() for text in texts if b"--" in text for mark in _MARKED.findall(text)]
    return [mark for mark in dict.fromkeys(found) if mark not in named]
