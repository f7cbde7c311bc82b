"""Quests in a row: a ledger goes from game to game, and between quests there are games that are no quests."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeVar

import msgspec

from undercroft.kernel.ledger import LedgerError, open_ledger
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import SetupError

L = TypeVar("L", bound=msgspec.Struct)


def opened(kind: type[L], data: bytes) -> L:
    """A ledger from its bytes; a fresh one where there is none yet.  Raises `LedgerError` where they are no ledger."""
    return open_ledger(kind, data, kind())


def brought(kind: type[L], setup: Setup) -> L:
    """The ledger that a setup brings along; raises `SetupError` where it cannot be read."""
    try:
        return opened(kind, setup.ledger)
    except LedgerError as error:
        raise SetupError(str(error)) from error


def closed(ledger: msgspec.Struct) -> bytes:
    """A ledger as its bytes."""
    return msgspec.msgpack.encode(ledger)


def won_so_far(before: tuple[str, ...], quest: str, won: bool) -> tuple[str, ...]:
    """The quests won, each once, in the order in which they were won first."""
    return (*before, quest) if won and quest not in before else before


def mapped(setup: Setup, between: Collection[str], quests: Iterable[str]) -> str:
    """The quest whose map a game is played on; in a game between quests nobody looks at one, and the first serves."""
    return next(iter(quests)) if setup.quest in between else setup.quest
