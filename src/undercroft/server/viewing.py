"""A room as a seat in it sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from undercroft.kernel.requests import NOBODY, SeatId
from undercroft.server.messages import Chat
from undercroft.server.rows import ChatRow, GameRow, SeatRow
from undercroft.server.shapes import Ending, Room, SeatNow
from undercroft.server.times import iso

if TYPE_CHECKING:
    from undercroft.server.room import Playing


def room(playing: Playing, seat: SeatId) -> Room:
    """The room: seats and presence, what is asked, voted on, over; versions are those this seat has noticed."""
    row, setup, sitting = playing.row, playing.row.setup, playing.sitting
    vote = row.vote
    if vote is not None:
        vote = msgspec.structs.replace(vote, version=sitting.version_of(seat, vote.version))
    watching_here = sum(one.seat == NOBODY for one in playing.connections)
    outcome = row.outcome
    return Room(
        id=row.id,
        title=row.title,
        system=row.system,
        rules=row.rules,
        quest=row.quest,
        status=row.status,
        created=iso(row.created),
        commitment=row.commitment,
        dice=setup.dice,
        cards=setup.cards,
        undo=setup.undo,
        absent=row.absent,
        seed="given" if row.given_seed else "",
        version=sitting.version_of(seat),
        seats=[_seat(playing, seat) for seat in row.seats],
        watchers=watching_here + sum(other.watchers for other in playing.elsewhere.values()),
        asked=list(sitting.asked),
        vote=vote,
        notice=row.notice,
        muted=row.muted,
        paused=playing.minding.paused,
        ended=None if outcome is None else Ending(outcome.won, outcome.why, row.replay),
        replay=row.replay,
    )


def kept(row: GameRow, notice: str) -> Room:
    """A room in which nobody can play: the game is kept as it is.  How many moves were made is not told, for some of
    them may have been made in secret."""
    setup, outcome = row.setup, row.outcome
    return Room(
        id=row.id,
        title=row.title,
        system=row.system,
        rules=row.rules,
        quest=row.quest,
        status="kept" if row.status == "running" else row.status,
        created=iso(row.created),
        commitment=row.commitment,
        dice=setup.dice,
        cards=setup.cards,
        undo=setup.undo,
        version=0,
        seats=[SeatNow(seat=one.seat, name=one.name, role=one.role, who=one.who, bot=one.bot) for one in row.seats],
        notice=notice,
        ended=None if outcome is None else Ending(outcome.won, outcome.why, row.replay),
        replay=row.replay,
    )


def _seat(playing: Playing, seat: SeatRow) -> SeatNow:
    away = playing.away.get(seat.seat)
    return SeatNow(
        seat=seat.seat,
        name=seat.name,
        role=seat.role,
        who=seat.who,
        bot=seat.bot,
        here=playing.here(seat.seat),
        stand_in=seat.stand_in,
        since=iso(int(away * 1000)) if away is not None else "",
    )


def chat(said: ChatRow) -> Chat:
    """What was said, as it is sent."""
    return Chat(n=said.n, seat=SeatId(said.seat), name=said.name, text=said.text, at=iso(said.at))
