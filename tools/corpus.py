"""A corpus of scenes, events and the sentences that tell them, from seeded games of every installed system.

Python tells the events in every language; the browser's tests read the file and must tell them alike.

Usage: python tools/corpus.py     writes web/test/corpus.json
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import msgspec

from undercroft.bots import Chair, bot_names, find_bot
from undercroft.kernel.events import AnyEvent
from undercroft.kernel.requests import Option, SeatId
from undercroft.kernel.scene import AskView, Figure, GridBoard, Scene, Zone, ZoneBoard
from undercroft.kernel.system import AnySystem, find
from undercroft.kernel.table import Table
from undercroft.text.messages import LANGUAGES, messages
from undercroft.text.names import Names
from undercroft.text.narrate import Voice

HERE = Path(__file__).parents[1] / "web" / "test" / "corpus.json"
QUESTS = 5
ANSWERS = 400
EVERY = 16
"""So many quests of a system, answers of a game, and answers between two moments of it."""

SENSE = 0.8
"""How often a sensible player answers, and no die: some things happen to the foolish only."""


def shipped() -> list[str]:
    """The systems that packages offer; those a test has registered by hand are not told of."""
    return sorted(point.name for point in entry_points(group="undercroft.systems"))


class Sentences(msgspec.Struct):
    """A moment in one language: the question, its options, and what happened before it."""

    prompt: str
    options: list[str]
    events: list[str]


class Moment(msgspec.Struct):
    """A moment of a game: what is called how, what is asked, what has happened, and how all that is told."""

    system: str
    scene: Scene
    ask: AskView | None
    options: list[tuple[Option, str]]
    events: list[AnyEvent]
    told: dict[str, Sentences]


def told(event: AnyEvent) -> tuple[str, ...]:
    """What chooses the message of an event: its kind and the words in it."""
    words = ("what", "why", "how", "act", "message", "pile", "why")
    return (type(event).__name__, *(str(getattr(event, word, "")) for word in words))


def bare(scene: Scene) -> Scene:
    """A scene with nothing but what things are called by."""
    figures = tuple(Figure(id=f.id, name=f.name, icon="", side=f.side, at=f.at) for f in scene.figures)
    board = scene.board
    if isinstance(board, GridBoard):
        board = GridBoard(board.width, board.height, "", rim=board.rim)
    elif isinstance(board, ZoneBoard):
        zones = tuple(Zone(zone.id, zone.x, zone.y, name=zone.name) for zone in board.zones)
        board = ZoneBoard(board.width, board.height, zones)
    return Scene(system=scene.system, quest=scene.quest, board=board, figures=figures, seats=scene.seats)


def plain(event: AnyEvent) -> AnyEvent:
    """An event without its rules, its deed, and the letters on bases, which each client shows in its way."""
    changes: dict[str, Any] = {"rules": (), "deed": 0}
    if "letter" in event.__struct_fields__:
        changes["letter"] = ""
    return msgspec.structs.replace(event, **changes)


def tell(moment: Moment, language: str) -> Sentences:
    """A moment in the words of a language."""
    said, names = messages(language, moment.system), Names()
    for event in moment.events:
        names.hear(event)
    voice = Voice(said, names.learn(moment.scene, said))
    return Sentences(
        voice.prompt(moment.ask) if moment.ask is not None else "",
        [voice.option(option, text) for option, text in moment.options],
        [voice.tell(event) for event in moment.events],
    )


def moments(system: AnySystem, quest: str, heroes: int, known: set[tuple[str, ...]]) -> Iterator[Moment]:
    """The moments of a game in which something is told that no moment has told before."""
    table = Table(system, system.default_setup(quest, heroes, f"corpus {quest}"), digests=False)
    bot, luck, since = find_bot(system, bot_names(system)[-1], 1), random.Random(quest), 0
    for n in range(ANSWERS):
        ask = table.ask
        if ask is None:
            if moment := _moment(table, SeatId(0), since, known):
                yield moment
            return
        seat = min(ask.seats())
        if n % EVERY == EVERY - 1:
            if moment := _moment(table, seat, since, known):
                yield moment
            since = len(table.told)
        wise = luck.random() < SENSE
        table.choose(bot.answer(Chair(table, seat)) if wise else luck.choice(list(ask.options)))


def _moment(table: Table[Any, Any], seat: SeatId, since: int, known: set[tuple[str, ...]]) -> Moment | None:
    scene = table.scene(seat)
    fresh = list[AnyEvent]()
    for one in table.told[since:]:
        event = one.seen_by(seat)
        if event is not None and told(event) not in known:
            known.add(told(event))
            fresh.append(plain(event))
    options = list[tuple[Option, str]]()
    for n, option in enumerate(scene.ask.options if scene.ask else ()):
        assert scene.ask is not None
        if ("option", option.act) not in known:
            known.add(("option", option.act))
            options.append((option, scene.ask.texts[n] if scene.ask.texts else ""))
    if not fresh and not options:
        return None
    ask = scene.ask and AskView(
        kind=scene.ask.kind, prompt=scene.ask.prompt, seats=scene.ask.seats, who=scene.ask.who, about=scene.ask.about
    )
    moment = Moment(table.system.name, bare(scene), ask, options, fresh, {})
    moment.told = {language: tell(moment, language) for language in LANGUAGES}
    return moment


def corpus() -> bytes:
    """All moments, one a line."""
    found = list[bytes]()
    for name in shipped():
        system, known = find(name), set[tuple[str, ...]]()
        for n, quest in enumerate([*system.quests()[:QUESTS], *system.workshops()]):
            heroes = max(quest.least, min(2 + n, quest.most))
            found += map(msgspec.json.encode, moments(system, quest.id, heroes, known))
    return b"[\n" + b",\n".join(found) + b"\n]\n"


if __name__ == "__main__":
    HERE.write_bytes(corpus())
