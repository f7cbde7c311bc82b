"""Somebody who reads out everything a table shows and tells, in every language, and notes what nobody has written."""

from __future__ import annotations

from functools import cache
from typing import Any

from undercroft.kernel.events import Summed
from undercroft.kernel.requests import Ask, SeatId
from undercroft.kernel.scene import Scene
from undercroft.kernel.system import find
from undercroft.kernel.table import Table
from undercroft.terminal import screen
from undercroft.terminal.draw import describe, draw
from undercroft.text.explain import explain
from undercroft.text.messages import COMMON, LANGUAGES, Messages, texts_of
from undercroft.text.names import Names
from undercroft.text.narrate import Voice, story


@cache
def spoken(system: str, language: str) -> Messages:
    """The messages of a system and the common ones."""
    own = texts_of(find(system))
    assert own is not None
    return Messages(language, [own, COMMON], system)


def fresh(system: str, language: str) -> Messages:
    """The messages, with nothing missed so far."""
    said = spoken(system, language)
    said.missing.clear()
    said.faults.clear()
    return said


def look_around(scene: Scene, voice: Voice) -> None:
    """Everything that lies on the table."""
    screen.head(scene, voice)
    draw(scene, voice.names, voice.messages)
    describe(scene, voice.names, voice.messages)
    screen.figures(scene, voice)
    screen.holdings(scene, voice)
    screen.sheets(scene, voice)
    for pile in scene.piles:
        voice.messages.say(pile.name)
        if pile.top:
            voice.messages.say(pile.top)


class Listener:
    """Reads out everything in all languages."""

    def __init__(self, table: Table[Any, Any]) -> None:
        self.table = table
        self.heard = 0
        self.voices = [Voice(fresh(table.system.name, language), Names()) for language in LANGUAGES]

    def read_out(self) -> None:
        """The scene, the question, what happened since the last time."""
        seat = self.table.pending.seats()[0] if type(self.table.pending) is Ask else SeatId(0)
        scene = self.table.scene(seat)
        events = self.table.events(seat)
        news, self.heard = events[self.heard :], len(events)
        for voice in self.voices:
            voice.names.learn(scene, voice.messages)
            look_around(scene, voice)
            if scene.ask is not None:
                voice.prompt(scene.ask)
                for n, option in enumerate(scene.ask.options):
                    voice.option(option, scene.ask.texts[n] if scene.ask.texts else "")
                screen.cannots(scene.ask.barred, voice)
            for event in story(news):
                voice.names.hear(event)
                voice.tell(event)
                if isinstance(event, Summed):
                    explain(event.terms, voice.messages)

    def missed(self) -> dict[str, list[str]]:
        """What nobody has written, or what could not be filled in, by language."""
        return {
            voice.messages.language: [*voice.messages.missing, *voice.messages.faults]
            for voice in self.voices
            if voice.messages.missing or voice.messages.faults
        }
