"""What is sent to those who are connected to a game: each hears what their seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from undercroft.kernel.requests import SeatId
from undercroft.server import viewing
from undercroft.server.connection import Connection
from undercroft.server.messages import NEWEST, Rewound, Update, Welcome, encode
from undercroft.server.packs import words_of
from undercroft.server.rows import ChatRow
from undercroft.server.sitting import Effect

if TYPE_CHECKING:
    from undercroft.server.room import Playing


def watching(playing: Playing, unnoticed: frozenset[SeatId] = frozenset()) -> dict[SeatId, list[Connection]]:
    """The connections to a game, by seat; those that a move has passed by are not told of it."""
    found: dict[SeatId, list[Connection]] = {}
    for connection in playing.connections:
        if connection.seat not in unnoticed:
            found.setdefault(connection.seat, []).append(connection)
    return found


async def moved(playing: Playing, by: SeatId, effect: Effect) -> None:
    """A move was made: its events, and what has changed in the scene."""
    sitting = playing.sitting
    written = [
        (one, msgspec.Raw(encode(one.whole)), None if one.covered is None else msgspec.Raw(encode(one.covered)))
        for one in effect.told
    ]
    for seat, connections in watching(playing, effect.unnoticed).items():
        events = [
            raw for one, event, public in written if (raw := event if one.is_open_to(seat) else public) is not None
        ]
        after = sitting.count(seat)
        message = encode(
            Update(
                version=sitting.version_of(seat),
                line=sitting.line_of(seat),
                seat=by,
                first=after - len(events),
                events=events,
                next=after,
                changes=await playing.look(seat, changes=True),
            )
        )
        for connection in connections:
            connection.send(message)


async def rewound(playing: Playing, by: SeatId, effect: Effect) -> None:
    """The game went back: the newest events of the new line, and the whole scene."""
    sitting = playing.sitting
    for seat, connections in watching(playing, effect.unnoticed).items():
        after = sitting.count(seat)
        first = max(0, after - NEWEST)
        message = encode(
            Rewound(
                version=sitting.version_of(seat),
                line=sitting.line_of(seat),
                by=by,
                why=effect.why,
                first=first,
                events=sitting.events(seat, first),
                next=after,
                scene=await playing.look(seat),
            )
        )
        for connection in connections:
            connection.send(message)


async def welcome(playing: Playing, connection: Connection, first: int, chat: Sequence[ChatRow]) -> None:
    """Welcome a newcomer with the whole picture, and the events from one on."""
    sitting, seat = playing.sitting, connection.seat
    row = playing.seat(seat)
    connection.send(
        encode(
            Welcome(
                seat=seat,
                host=connection.host,
                line=sitting.line_of(seat),
                version=sitting.version_of(seat),
                first=first,
                events=sitting.events(seat, first),
                next=sitting.count(seat),
                scene=await playing.look(seat),
                room=playing.view(seat),
                chat=[viewing.chat(said) for said in chat],
                standing=row.standing if row else {},
                beat=playing.house.settings.beat,
                words=words_of(sitting.setup),
            )
        )
    )
