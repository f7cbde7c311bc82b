"""Procedures driven by hand: what a script asks for is answered by the replies of a test, in order.

    assert drive(check(game, hero, "strength", "lift"), 46).success
    fight(play, "g", "W", "dagger", (30, 4), "pass", 6)

A reply to a roll is a face, the faces of one side, or a list of such for several sides; to a question it is an act, or
an option.  What is left over, and what is missing, fails a test at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from systems.league.build import HALL, SYSTEM, Play, position
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import Ask, Draw, Option, Roll, Script
from undercroft.systems.league.combat.attack import begin
from undercroft.systems.league.state import Hit

Reply = int | str | tuple[int, ...] | list[tuple[int, ...]] | Option


def standing(board: str = HALL, **given: Any) -> Play:
    """A position in which nobody is doing anything: what is said of figures is as it is said, whoever acts next."""
    kept = {name: dict(one["has"]) for name, one in given.items() if isinstance(one, dict) and "has" in one}
    play = position(board, **{name: {**one, "has": {}} if name in kept else one for name, one in given.items()})
    for name, fields in kept.items():
        for field, value in fields.items() if name in play.names else ():
            setattr(play.game.model(play.names[name]), field, value)
    return play


def drive(script: Script[Any], *replies: Reply) -> Any:
    """What a script returns when it is given these replies, all of which it takes."""
    left = iter(replies)
    found = follow(script, left)
    over = list(left)
    assert not over, f"nobody asked for {over}"
    return found


def follow(script: Script[Any] | None, left: Iterator[Reply]) -> Any:
    """What a script returns when it takes its replies from these."""
    if script is None:
        return None
    reply: Any = None
    try:
        while True:
            request = script.send(reply)
            given = next(left, None)
            assert given is not None, f"no reply is left to {_told(request)}"
            reply = _answer(request, given)
    except StopIteration as end:
        return end.value


def _told(request: object) -> str:
    if isinstance(request, Roll | Draw):
        return f"the roll or card {request.why}"
    assert isinstance(request, Ask)
    return f"the question {request.prompt}: {[str(option) for option in request.options]}"


def _answer(request: object, given: Reply) -> Any:
    if isinstance(request, Roll):
        assert not isinstance(given, str | Option), f"{given} is no dice for {request.why}"
        sides = given if isinstance(given, list) else [given if isinstance(given, tuple) else (given,)]
        assert [len(side) for side in sides] == [len(pool) for pool in request.dice], f"{given} for {request.why}"
        return request.reads.of(tuple(sides))
    if isinstance(request, Draw):
        assert isinstance(given, str), f"{given} is no card for {request.why}"
        return (given,)
    assert isinstance(request, Ask)
    found = [one for one in request.options if one == given or one.act == given]
    assert len(found) == 1, f"{given} means {len(found)} of {[str(option) for option in request.options]}"
    return found[0]


def run(play: Play, *replies: Reply, down_to: int = 0) -> None:
    """Do what is on the agenda, down to so many entries, with these replies."""
    left = iter(replies)
    state = play.state
    while len(state.agenda) > down_to and state.outcome is None:
        entry = state.agenda.pop()
        if not (entry.who and play.game.gone(entry.who)):
            follow(SYSTEM.steps[type(entry)](play.game, entry), left)
    over = list(left)
    assert not over, f"nobody asked for {over}"


def fight(
    play: Play, attacker: str, target: str, weapon: str = "", *replies: Reply, how: Any = "standard", **more: Any
) -> Hit:
    """An attack from declaration to the last of what follows from it."""
    below = len(play.state.agenda)
    item = parse_item(weapon) if weapon else None
    begin(play.game, play.names[attacker], play.names[target], item, how, **more)
    hit = play.state.hit
    assert hit is not None
    run(play, *replies, down_to=below)
    return hit


def told(play: Play, what: str) -> dict[str, int]:
    """The terms of the newest number of this name that was told, by source."""
    found = [one for one in play.game.told or [] if getattr(one.event, "what", "") == what]
    terms = getattr(found[-1].event, "terms", ())
    return {term.source: term.value for term in terms}
