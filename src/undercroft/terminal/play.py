"""A game at one terminal: it shows what is seen, asks the player whose turn it is to answer, does what is typed."""

from __future__ import annotations

import random
import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from undercroft.bots import Bot, Chair, find_bot, keenest, usual_bot
from undercroft.kernel import journal as j
from undercroft.kernel.events import AnyEvent, Chose
from undercroft.kernel.odds import odds
from undercroft.kernel.requests import NOBODY, Ask, Draw, Option, Roll, SeatId
from undercroft.kernel.scene import Scene
from undercroft.kernel.table import Table
from undercroft.terminal import by_hand, commands, screen
from undercroft.terminal.commands import Left
from undercroft.terminal.kept import keep_heroes
from undercroft.terminal.wording import command, matching
from undercroft.text.explain import odds_short
from undercroft.text.messages import Messages, messages
from undercroft.text.names import Names
from undercroft.text.narrate import Voice, capital, story

Read = Callable[[str], str]
"""Reads a line; raises EOFError when there are no more."""

FEW = 8
"""Odds are shown unasked for at most this many attacks at once."""


class Session:
    """One game at one terminal, for all players who sit before it."""

    def __init__(self, table: Table[Any, Any], language: str, read: Read, console: Console, saves: Path) -> None:
        self.table = table
        self.console = console
        self.saves = saves
        self.read = read
        self.language = language
        self._names: dict[str, Names] = {}
        self._heard: dict[str, int] = {}
        self._shown: dict[str, object] = {}
        self._heads: dict[str, list[Text]] = {}
        self._bots: dict[SeatId, Bot] = {}
        self._last = NOBODY
        self.words = False
        self.routine = False
        self.lessons = True
        self.adviser = find_bot(table.system, usual_bot(table.system), 0)
        plans = enumerate(table.setup.seats)
        self.people = [SeatId(n) for n, plan in plans if plan.controller == "person"]

    # saying

    @property
    def said(self) -> Messages:
        """The messages in the language spoken now."""
        return messages(self.language, self.table.system.name)

    def say(self, *lines: str | Text, style: str = "") -> None:
        """Print lines as they are; long ones go on below where they began."""
        for line in lines:
            if isinstance(line, str) and len(line) > self.console.width:
                indent = " " * (len(line) - len(line.lstrip()))
                line = textwrap.fill(line, self.console.width, subsequent_indent=indent + "  ")
            self.console.print(line, style=style or None, markup=False, highlight=False, emoji=False)

    def tell(self, id: str, **args: str | int) -> None:
        """Print a message of the terminal."""
        self.say(self.said.text(id, **args))

    def role(self, seat: SeatId) -> str:
        """The kind of a seat; seats of a kind share a screen."""
        seats = self.table.setup.seats
        return seats[seat].role if 0 <= seat < len(seats) else ""

    def voice(self, seat: SeatId) -> Voice:
        """Words for what this seat sees."""
        names = self._names.setdefault(self.role(seat), Names())
        return Voice(self.said, names)

    # the game

    def play(self) -> None:
        """Play until the game is over or everybody has left."""
        try:
            while not self.table.over:
                self.one()
            self.finish()
        except Left:
            self.tell("terminal-bye")
        except (EOFError, KeyboardInterrupt):
            self.say("")
            self.tell("terminal-input-ended")
            commands.keep(self)
            self.tell("terminal-bye")

    def one(self) -> None:
        """Get one answer, from a bot or from a player sitting here."""
        request = self.table.pending
        seats = request.seats() if type(request) is Ask else (request.seat,) if request is not None else ()
        here = [seat for seat in seats if seat in self.people]
        if type(request) is Ask and not here:
            seat = keenest(self.table, {seat: self.bot(seat) for seat in seats})[0]
            self.table.answer(self.bot(seat).answer(Chair(self.table, seat)), seat)
            return
        seat = here[0] if here else self._last if self._last != NOBODY else SeatId(0)
        before = self.table.version
        if not (type(request) is Ask and self.by_default(request)):
            self.hand_over(seat)
            self.show(seat)
        while self.table.version == before:
            if type(request) is Ask and self.by_default(request):
                option = request.options[request.default]
                self.table.answer(option, request.seats_of(option)[0])
            elif type(request) is Ask:
                self.ask(request, seat)
            elif type(request) is Roll:
                by_hand.throw(self, request, seat)
            elif type(request) is Draw:
                by_hand.draw(self, request, seat)

    def by_default(self, ask: Ask) -> bool:
        """Is this one of the questions that were left to their default?"""
        return self.routine and ask.prompt in self.table.system.routine

    def bot(self, seat: SeatId) -> Bot:
        """The bot that sits there."""
        if seat not in self._bots:
            plan = self.table.setup.seats[seat]
            luck = random.Random(f"{self.table.setup.seed} {seat}").getrandbits(64)
            self._bots[seat] = find_bot(self.table.system, plan.bot or "greedy", luck)
        return self._bots[seat]

    def hand_over(self, seat: SeatId) -> None:
        """When the other side is asked, the screen is emptied first, so that secrets stay secret."""
        if self._last != NOBODY and self.role(seat) != self.role(self._last):
            self.empty()
            self.voice(seat).names.learn(self.table.scene(seat), self.said)
            name = self.voice(seat).seat(seat)
            self.tell("terminal-pass", seat=name)
            self.read(self.said.text("terminal-pass-ready", seat=name))
            self.empty()
            self._shown.clear()
        self._last = seat

    def empty(self) -> None:
        """Empty the screen, and in a real terminal also what was scrolled away."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
        self.say("\n" * 3)

    # showing

    def show(self, seat: SeatId, everything: bool = False) -> Scene:
        """Show what has changed for this seat: the table if it looks different, then what happened."""
        scene = self.table.scene(seat)
        voice = self.voice(seat)
        role = self.role(seat)
        news = self.news(seat)
        voice.names.learn(scene, self.said)
        looks = screen.looks(scene)
        head = screen.head(scene, voice)
        fresh = everything or self._heads.get(role) != head[1:] or self._shown.get(role) != looks
        self._heads[role] = head[1:]
        self.say("", Text("─" * min(self.console.width, 72), style="dim"), *(head if fresh else head[:1]))
        if everything or self._shown.get(role) != looks:
            self.say("", *screen.board(scene, voice, self.console.width, self.words), "", *screen.figures(scene, voice))
            self.say(*screen.holdings(scene, voice))
            self._shown[role] = looks
        self.narrate(news, voice, seat)
        return scene

    def news(self, seat: SeatId) -> list[AnyEvent]:
        """What this side of the table has not been told yet."""
        role = self.role(seat)
        together = [other for other in self.people if self.role(other) == role] or [seat]
        start = min(self._heard.get(role, 0), len(self.table.told))
        self._heard[role] = len(self.table.told)
        found = []
        for told in self.table.told[start:]:
            event = next((seen for other in together if (seen := told.seen_by(other)) is not None), None)
            if event is not None:
                self.voice(seat).names.hear(event)
                found.append(event)
        return found

    def narrate(self, events: Sequence[AnyEvent], voice: Voice, seat: SeatId) -> None:
        """Tell the log since the last choice, leaving out what the player has just chosen."""
        others = [event for event in events if not (isinstance(event, Chose) and event.seat in self.people)]
        told = [voice.tell(event) for event in story(others)]
        if any(told):
            self.say("", Text(self.said.text("terminal-log"), style="bold"))
            self.say(*(f"  {line}" for line in told if line))

    # choosing

    def options(self, ask: Ask, seat: SeatId) -> list[tuple[Option, SeatId]]:
        """The choices of everybody on this side who sits here, each with the seat that would take it."""
        found = []
        for option in ask.options:
            may = [other for other in ask.seats_of(option) if other in self.people]
            same = [other for other in may if self.role(other) == self.role(seat)]
            if same:
                found.append((option, seat if seat in same else same[0]))
        return found

    def ask(self, ask: Ask, seat: SeatId) -> None:
        """Put the question, show what can be done and what cannot, and take one answer or command."""
        voice = self.voice(seat)
        scene = self.table.scene(seat)
        options = self.options(ask, seat)
        takers = list(dict.fromkeys(who for _, who in options))
        self.say("")
        if scene.ask is not None:
            asked = voice.prompt(scene.ask)
            whose = capital(self.said.text("terminal-asked", seat=voice.join([*map(voice.seat, takers)]), ask=asked))
            plain = len(self.people) == 1 or all(voice.seat(who) in asked for who in takers)
            self.say(asked if plain else whose, style="bold")
            if scene.ask.stakes is not None:
                self.say(*screen.stakes(scene.ask.stakes, voice))
        chances = self.chances(options, ask, scene, seat) | self.prospects(options, scene)
        for n, (option, _) in enumerate(options):
            if left := screen.leaves(scene, option, voice):
                chances[n] = f"{chances[n]}, {left}" if n in chances else left
        if scene.lesson is not None and self.lessons:
            self.say(*screen.lesson(scene.lesson, self.said), style="italic")
            for n in self.pointed(scene, options, seat):
                chances[n] = " ".join(filter(None, (chances.get(n, ""), self.said.text("terminal-lesson-here"))))
        self.say(*screen.choices(options, voice, chances, len(takers) > 1, self.texts(ask, options)))
        if scene.ask is not None:
            self.say(*screen.cannots(scene.ask.barred, voice))
        self.tell("terminal-hint-routine" if ask.prompt in self.table.system.routine else "terminal-hint")
        before = self.table.version
        while self.table.version == before:
            if self.answer(self.read(self.said.text("terminal-prompt")), options, seat):
                return

    def pointed(self, scene: Scene, options: Sequence[tuple[Option, SeatId]], seat: SeatId) -> list[int]:
        """The choice a sensible player would make, if the lesson is about that; else every choice it is about."""
        assert scene.lesson is not None
        assert scene.ask is not None
        advised = self.adviser.answer(Chair(self.table, seat))
        meant = [scene.ask.options[n] for n in scene.lesson.points]
        meant = [advised] if advised in meant or not meant else meant
        return [n for n, (option, _) in enumerate(options) if option in meant]

    def texts(self, ask: Ask, options: Sequence[tuple[Option, SeatId]]) -> list[str]:
        """What there is to say about each choice, as phrases."""
        return [self.table.system.explain(self.table.game, ask, option) for option, _ in options]

    def answer(self, line: str, options: Sequence[tuple[Option, SeatId]], seat: SeatId) -> bool:
        """Do what was typed; True if the question should be put again."""
        voice = self.voice(seat)
        texts = [voice.option(option) for option, _ in options]
        places = [voice.place(option.at) for option, _ in options]
        order = command(line, self.said)
        if order is not None:
            return self.obey(*order, [option for option, _ in options], seat)
        found = matching(line, texts, places)
        if len(found) == 1:
            option, taker = options[found[0]]
            self.table.answer(option, taker)
        elif found:
            self.tell("terminal-several")
            self.say(*(f"  {n + 1:>2}  {texts[n]}" for n in found))
        elif line.strip():
            self.tell("terminal-unknown", typed=line.strip(), most=len(options))
        else:
            self.tell("terminal-nothing", most=len(options))
        return False

    def obey(self, order: str, numbers: list[int], options: Sequence[Option], seat: SeatId) -> bool:
        """Carry out a command; True if the question should be put again."""
        return commands.obey(self, order, numbers, options, seat)

    def prospects(self, options: Sequence[tuple[Option, SeatId]], scene: Scene) -> dict[int, str]:
        """How likely each answer to a question about dice is to reach its aim."""
        view = scene.ask
        if view is None or view.stakes is None or len(view.stakes.prospects) != len(view.options):
            return {}
        worth = zip(view.options, view.stakes.prospects)
        known = {option: self.said.text("terminal-worth", chance=one.chance) for option, one in worth}
        return {n: known[option] for n, (option, _) in enumerate(options) if option in known}

    def chances(self, options: Sequence[tuple[Option, SeatId]], ask: Ask, scene: Scene, seat: SeatId) -> dict[int, str]:
        """A few words of odds beside each attack, if they are cheap to find."""
        if not self.table.system.attack_steps:
            return {}
        sides = {figure.id: figure.side for figure in scene.figures}
        mine = sides.get(ask.who, "hero")
        attacks = [n for n, (option, _) in enumerate(options) if option.who in sides and sides[option.who] != mine]
        if len(attacks) > FEW:
            return {}
        found = {}
        for n in attacks:
            short = odds_short(odds(self.table, options[n][0], seat, limit=commands.CHEAP, samples=100), self.said)
            if short:
                found[n] = short
        return found

    # the end

    def finish(self) -> None:
        """Show the outcome, the final figures, and where the record is."""
        seat = self._last if self._last != NOBODY else SeatId(0)
        scene = self.show(seat, everything=True)
        outcome = self.table.state.outcome
        self.say("")
        if outcome is not None:
            self.say(self.voice(seat).ending(outcome.won, outcome.why), style="bold")
        answers = sum(type(item) is j.Answered for item in self.table.journal)
        throws = sum(type(item) is j.Thrown for item in self.table.journal)
        self.tell("terminal-summary", rounds=scene.round, answers=answers, throws=throws)
        for name, value in self.table.system.summary(self.table.game).items():
            self.say(f"  {self.said.say(name, 'summary')}: {value}")
        self.keep_heroes()
        commands.keep(self)

    def keep_heroes(self) -> None:
        """Keep the heroes that were made here, or kept before, as they are now."""
        table = self.table
        newcomers = any(card.id == table.setup.quest for card in table.system.workshops())
        for hero in keep_heroes(self.saves, table.system.name, table.system.made(table.game), newcomers):
            self.tell("terminal-hero-kept", name=hero.name)
