"""What must be there before threads work side by side.

msgspec looks at a struct type when it first decodes it, and two threads that do so at once bring the whole process down
(seen with 0.22: of five processes whose threads first decoded one state at the same time, five ended with a
segmentation fault).  So every type is looked at beforehand: those of the server when it is made, those of a system
before its first game, by one thread at a time.
"""

from __future__ import annotations

import logging

import msgspec

from undercroft.kernel.ledger import Campaign
from undercroft.kernel.record import Record
from undercroft.kernel.requests import Option
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import decode, encode
from undercroft.kernel.system import UnknownSystem, find
from undercroft.server.bus import Notice
from undercroft.server.looking_back import Luck
from undercroft.server.shapes import Ending, Replay, Vote
from undercroft.server.sitting import Origin
from undercroft.server.trying import Leaving

log = logging.getLogger("undercroft.readying")

TYPES: tuple[object, ...] = (
    Setup,
    Origin,
    Vote,
    Ending,
    dict[str, Option],
    Record,
    Campaign,
    Luck,
    Notice,
    Leaving,
    Replay,
)
"""What threads of the server decode."""


def look_at_types(*more: object) -> None:
    """Let msgspec look at types before anything is decoded."""
    for kind in (*TYPES, *more):
        msgspec.json.Decoder(kind)
        msgspec.msgpack.Decoder(kind)


def read_cards(name: str) -> bool:
    """Have a system read all its cards, and let msgspec look at its types; takes seconds the first time.

    False when there is no such system; one that fails is known as failing by its name in the log."""
    try:
        system = find(name)
    except UnknownSystem:
        return False
    try:
        system.card(), system.workshops()
        system.chapters(system.new_ledger())
        system.heroes({choice.name: choice.default for choice in system.choices})
        for quest in system.quests()[:1]:
            state = system.start(system.default_setup(quest.id, quest.least, "first"))
            decode(system.state_type, encode(state))
    except Exception as error:
        log.warning("system %s cannot read its cards: %s: %s", name, type(error).__name__, error)
    return True
