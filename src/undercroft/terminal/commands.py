"""Everything that can be typed besides an answer: help, taking back, reasons, odds, saving, leaving."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from undercroft.bots import Chair
from undercroft.bots.hints import advise
from undercroft.kernel import journal as j
from undercroft.kernel.chance import commitment
from undercroft.kernel.events import Summed
from undercroft.kernel.odds import odds
from undercroft.kernel.record import record, save
from undercroft.kernel.requests import Ask, Option, SeatId
from undercroft.kernel.table import Refused
from undercroft.proofs.catalogue import find_rule
from undercroft.terminal import by_hand, screen
from undercroft.terminal.wording import COMMANDS, plain
from undercroft.text.advice import advice_line
from undercroft.text.explain import explain, odds_lines, odds_short
from undercroft.text.messages import LANGUAGES
from undercroft.text.narrate import story

if TYPE_CHECKING:
    from undercroft.terminal.play import Session


QUEST_ID = re.compile(r"[a-z0-9_-]{1,60}")
"""The id of a quest that has a name; a quest written by hand stands in the setup as a whole, and names no file."""


CHEAP = 1_500
"""How many cases are followed for odds that nobody asked for."""


class Left(Exception):
    """A player has left the table."""


def obey(session: Session, order: str, numbers: list[int], options: Sequence[Option], seat: SeatId) -> bool:
    """Carry out a command; True if the question should be put again."""
    if order == "help":
        show_help(session)
    elif order in ("undo", "redo"):
        back(session, order, seat)
    elif order == "why":
        why(session, numbers[0] if numbers else 1, seat)
    elif order == "odds":
        chance(session, numbers, options, seat)
    elif order == "advice":
        advice(session, options, seat)
    elif order == "cards":
        session.say(*(line.plain for line in screen.sheets(session.table.scene(seat), session.voice(seat))))
    elif order == "log":
        lines = map(session.voice(seat).tell, story(session.table.events(seat)))
        session.say(*(f"  {line}" for line in lines if line))
    elif order == "fix":
        by_hand.fix(session, seat)
    elif order == "routine":
        return leave_to_default(session)
    elif order == "lesson":
        return skip_lesson(session)
    elif order == "save":
        keep(session)
    elif order == "quit":
        leave(session)
    else:
        look_again(session, order, seat)
        return True
    return False


def look_again(session: Session, order: str, seat: SeatId) -> None:
    """Show the table again: as it is, in another language, or with the board described in words."""
    if order == "language":
        session.language = LANGUAGES[(LANGUAGES.index(session.language) + 1) % len(LANGUAGES)]
        session.tell("terminal-language")
    elif order == "plain":
        session.words = not session.words
        session.tell("terminal-board-words" if session.words else "terminal-board-drawn")
    session.show(seat, everything=True)


def show_help(session: Session) -> None:
    """Show what can be typed."""
    session.tell("terminal-help")
    words = {name: session.said.text(f"command-{name}") for name in COMMANDS}
    longest = max(map(len, words.values()))
    for name, letter in COMMANDS.items():
        session.say(f"  {letter}  {words[name]:<{longest}}  {session.said.text(f'terminal-help-{name}')}")


def leave_to_default(session: Session) -> bool:
    """Let the game settle its own side's details from now on, or ask again; True if the question may be gone."""
    session.routine = not session.routine
    session.tell("terminal-routine-on" if session.routine else "terminal-routine-off")
    return True


def skip_lesson(session: Session) -> bool:
    """Skip the lesson of a quest that teaches, or take it up again; the question is put again."""
    session.lessons = not session.lessons
    session.tell("terminal-lesson-on" if session.lessons else "terminal-lesson-off")
    return True


def back(session: Session, order: str, seat: SeatId) -> None:
    """Take the newest answer back, or make it again."""
    table = session.table
    try:
        if order == "redo":
            table.redo()
            session.tell("terminal-redone")
            return
        newest = next((item for item in reversed(table.journal) if type(item) is j.Answered), None)
        table.undo(newest.seat if newest is not None and newest.seat in session.people else seat)
        while type(table.pending) is Ask and session.by_default(table.pending):
            table.undo(seat)
        session.tell("terminal-undone")
    except Refused as refused:
        session.say(session.voice(seat).refusal(refused.code))


def why(session: Session, n: int, seat: SeatId) -> None:
    """The reasons for a number: the newest, or the n-th before."""
    numbers = [event for event in session.table.events(seat) if isinstance(event, Summed) and event.terms]
    if not numbers:
        session.tell("terminal-no-numbers")
        return
    event = numbers[-max(1, min(n, len(numbers)))]
    session.say(session.voice(seat).tell(event), *(f"  {line}" for line in explain(event.terms, session.said)))
    if event.rules:
        session.tell("terminal-rules", rules=", ".join(event.rules))
        session.say(*(f"  {line}" for line in rule_lines(event.rules, session.said.language)))
    if len(numbers) > 1:
        session.tell("terminal-more-numbers", most=len(numbers))


def rule_lines(ids: Sequence[str], language: str = "en") -> list[str]:
    """The named rules in the words of our catalogue; rules it does not know are left out."""
    known = {id: entry for id in ids if (entry := find_rule(id, language=language)) is not None}
    return [f"{id}: {entry.text}" for id, entry in known.items()]


def chance(session: Session, numbers: list[int], options: Sequence[Option], seat: SeatId) -> None:
    """The odds of a choice, in full."""
    if not numbers or not 1 <= numbers[0] <= len(options):
        session.tell("terminal-odds-which", most=len(options))
        return
    option = options[numbers[0] - 1]
    voice = session.voice(seat)
    lines = odds_lines(odds(session.table, option, seat), session.said, names=voice.names)
    session.say(voice.option(option))
    if len(lines) > 1:
        session.say(*(f"  {line}" for line in lines))
    else:
        session.tell("terminal-no-odds")


def advice(session: Session, options: Sequence[Option], seat: SeatId) -> None:
    """The best few choices by a search of a second, with what comes of each, and the odds of attacks."""
    if not options:
        session.tell("terminal-nothing-to-choose")
        return
    voice = session.voice(seat)
    session.tell("terminal-thinking")
    for one in advise(Chair(session.table, seat), random.getrandbits(63)):
        n = next((n for n, option in enumerate(options) if option.same(one.option)), -1)
        why = [(reason.name, reason.value) for reason in one.reasons]
        chances = odds_short(odds(session.table, one.option, seat, limit=CHEAP, samples=100), session.said)
        line = advice_line(why, session.said, clear=one.clear, untold=one.untold)
        session.say(f"  {n + 1:>2}  {voice.option(one.option)}", *(f"      {text}" for text in (chances, line) if text))


def leave(session: Session) -> None:
    """Leave the table, after offering to save."""
    answer = plain(session.read(session.said.text("terminal-save-first")))
    if not answer or not plain(session.said.text("act-no")).startswith(answer):
        keep(session)
    raise Left


def keep(session: Session) -> Path:
    """Write the record down and say where."""
    session.saves.mkdir(parents=True, exist_ok=True)
    setup = session.table.setup
    quest = setup.quest if QUEST_ID.fullmatch(setup.quest) else "game"
    path = session.saves / f"{setup.system}-{quest}-{commitment(setup.seed)[:8]}.json.gz"
    save(record(session.table), path)
    session.tell("terminal-saved", path=str(path))
    return path
