"""The terminal from the first question to the last: which game, which quest, how many heroes; then play."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from undercroft.content.brought import bind_quest
from undercroft.content.entries import Layout
from undercroft.content.problems import PackError
from undercroft.kernel.chance import new_seed
from undercroft.kernel.packs import PackPlan, called
from undercroft.kernel.record import RecordError, load, resume
from undercroft.kernel.requests import NOBODY
from undercroft.kernel.setup import DiceMode, Setup
from undercroft.kernel.system import AnySystem, HeroCard, HeroMade, QuestCard, SetupError, find, installed
from undercroft.kernel.table import Table
from undercroft.terminal.commands import Left
from undercroft.terminal.kept import kept_heroes
from undercroft.terminal.play import Read, Session
from undercroft.terminal.wording import command, matching
from undercroft.text.language import default_language
from undercroft.text.messages import messages


def default_saves() -> Path:
    """Where records are kept unless stated otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "undercroft" / "records"


def run(
    system: str = "",
    quest: str = "",
    heroes: int = 0,
    seed: str = "",
    language: str = "",
    dice: DiceMode = "seeded",
    *,
    setup: Setup | None = None,
    packs: tuple[PackPlan, ...] = (),
    record: Path | None = None,
    read: Read = input,
    console: Console | None = None,
    saves: Path | None = None,
) -> None:
    """Play a game at this terminal; asks for whatever is not given.

    With `setup` the game is set up as stated, with `record` a saved game goes on; `packs` are what it is played with.
    """
    shelf = saves or default_saves()
    desk = Desk(language or default_language(), read, console or Console(highlight=False), shelf)
    try:
        if record is not None:
            table = desk.resume(record)
        else:
            table = desk.begin(setup or desk.choose(system, quest, heroes, seed, dice, packs))
    except (EOFError, KeyboardInterrupt, Left):
        desk.say("", desk.text("terminal-bye"))
        return
    if table is not None:
        Session(table, desk.language, desk.read, desk.console, shelf).play()


class Desk:
    """The desk where players choose what to play."""

    def __init__(self, language: str, read: Read, console: Console, saves: Path) -> None:
        self.language = language
        self.read = read
        self.console = console
        self.saves = saves
        self.system = ""

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            self.console.print(line, markup=False, highlight=False, emoji=False)

    def text(self, id: str, **args: str | int) -> str:
        """A message, in the words of the system once it is chosen."""
        return messages(self.language, self.system).text(id, **args)

    def choose(
        self,
        system: str,
        quest: str,
        heroes: int,
        seed: str,
        dice: DiceMode,
        packs: tuple[PackPlan, ...] = (),
    ) -> Setup:
        """A setup from what was given and what the players answer."""
        chosen = find(system) if system else self.which_system()
        self.system = chosen.name
        card, packs = self.which_card(chosen, quest, packs)
        party = self.who_goes(card, chosen.bring(packs).heroes)
        if party:
            setup = chosen.default_setup(card.id, max(card.least, len(party)), seed or new_seed())
            return msgspec.structs.replace(setup, party=party, dice=dice, packs=packs)
        count = heroes if card.least <= heroes <= card.most else self.how_many(card, heroes)
        made = chosen.default_setup(card.id, count, seed or new_seed())
        return msgspec.structs.replace(made, dice=dice, packs=packs)

    def which_card(
        self, system: AnySystem, quest: str, packs: tuple[PackPlan, ...]
    ) -> tuple[QuestCard, tuple[PackPlan, ...]]:
        """The quest, and the packs it is played with; a quest in a file of its own is a pack of its own."""
        file = Path(quest)
        if file.suffix not in (".yaml", ".yml") or not file.is_file():
            return self.which_quest(system, quest, packs), packs
        if not isinstance(system.layout, Layout):
            return system.quest_from(file.read_text(encoding="utf-8"), file.stem), packs
        try:
            plan, id = bind_quest(system.layout, file, packs)
        except PackError as error:
            raise SetupError(str(error)) from error
        return next(card for card in system.bring((*packs, plan)).quests if card.id == id), (*packs, plan)

    def who_goes(self, card: QuestCard, brought: Sequence[HeroCard] = ()) -> tuple[str, ...]:
        """The heroes kept here, or from packs, that shall go; none if there are none, or if others shall play."""
        said = messages(self.language, self.system)
        new = [HeroMade(key=hero.id, entry=hero.id, name=said.say(hero.name), seat=NOBODY) for hero in brought]
        kept = [*new, *kept_heroes(self.saves, self.system)] if card.most else []
        if not kept:
            return ()
        head = self.text("terminal-brought-heroes" if new else "terminal-kept-heroes")
        self.say("", head, *(f"  {n:>2}  {one.name}" for n, one in enumerate(kept, 1)))
        while True:
            typed = self.ask(self.text("terminal-who-goes", most=card.most)).replace(",", " ").split()
            numbers = [int(one) for one in typed if one.isdecimal() and 0 < int(one) <= len(kept)]
            if len(numbers) == len(typed) == len(set(numbers)) and len(numbers) <= card.most:
                return tuple(kept[n - 1].entry for n in numbers)

    def which_system(self) -> AnySystem:
        """The only game there is, or the one that is chosen."""
        names = installed()
        if not names:
            self.say(self.text("terminal-no-systems"))
            raise Left
        if len(names) == 1:
            return find(names[0])
        titles = [messages(self.language, name).say(name) for name in names]
        return find(names[self.pick("terminal-which-system", titles)])

    def which_quest(self, system: AnySystem, wanted: str, packs: tuple[PackPlan, ...] = ()) -> QuestCard:
        """The quest that was named, or the one that is chosen, with its length and its numbers of heroes."""
        cards = [*system.bring(packs).quests, *system.quests(), *system.workshops()]
        meant = called(wanted, [card.id for card in cards])
        for card in cards:
            if card.id == meant:
                return card
        if wanted:
            self.say(self.text("terminal-no-quest", quest=wanted))
        return cards[0 if len(cards) == 1 else self.pick("terminal-which-quest", [self.offer(card) for card in cards])]

    def offer(self, card: QuestCard) -> str:
        """A quest as it is offered: name, heroes, minutes, and the signs for how hard it is; making a hero is not a
        quest, and takes none."""
        name = messages(self.language, self.system).say(card.id, *self.quest_families())
        if not card.most:
            return self.text("terminal-workshop", name=name, minutes=card.minutes)
        line = self.text("terminal-quest", name=name, least=card.least, most=card.most, minutes=card.minutes)
        if card.difficulty:
            line += self.text("terminal-difficulty", signs="◆" * card.difficulty, n=card.difficulty)
        return f"{line} {self.text('terminal-teaches')}" if card.teaches else line

    def quest_families(self) -> tuple[str, ...]:
        """The beginnings of messages about quests."""
        return "quest", f"{self.system}-quest"

    def how_many(self, card: QuestCard, wanted: int = 0) -> int:
        """The number of heroes; players are told if the number asked for cannot play."""
        if wanted:
            self.say(self.text("terminal-how-many-wrong", heroes=wanted, least=card.least, most=card.most))
        if card.least == card.most:
            return card.least
        while True:
            line = self.ask(self.text("terminal-how-many", least=card.least, most=card.most))
            if line.isdecimal() and card.least <= int(line) <= card.most:
                return int(line)
            if not line:
                return card.least
            self.say(self.text("terminal-how-many-again", least=card.least, most=card.most))

    def pick(self, question: str, texts: Sequence[str]) -> int:
        """The place in the list of what is picked, by number or by its words; an empty line takes the first."""
        while True:
            self.say("", self.text(question), *(f"  {n:>2}  {text}" for n, text in enumerate(texts, 1)))
            line = self.ask(self.text("terminal-pick"))
            found = matching(line, texts) if line else [0]
            if len(found) == 1:
                return found[0]
            self.say(self.text("terminal-unknown", typed=line, most=len(texts)))

    def ask(self, prompt: str) -> str:
        """Read a line; leaving is possible here too."""
        line = self.read(prompt).strip()
        if command(line, messages(self.language, self.system)) == ("quit", []):
            raise Left
        return line

    def begin(self, setup: Setup) -> Table[Any, Any] | None:
        """The table, or nothing after saying why it cannot be set."""
        self.system = setup.system
        try:
            table: Table[Any, Any] = Table(find(setup.system), setup)
        except SetupError as error:
            self.say(self.text("terminal-no-setup", why=str(error)))
            return None
        self.tell_story(setup.quest)
        self.say(self.text("terminal-welcome"))
        return table

    def tell_story(self, quest: str) -> None:
        """What the quest is about: its name, a story to read aloud, its goal, its own rules."""
        said = messages(self.language, self.system)
        id = said.word(quest, *self.quest_families()) if quest else None
        if id is None:
            return
        self.say("", said.text(id).upper())
        for part in ("story", "goal", "rules"):
            if said.has(id, part):
                text = said.text(id, part)
                text = said.text("terminal-goal", goal=text) if part == "goal" else text
                self.say("", textwrap.fill(text, min(self.console.width, 80)))
        self.say("")

    def resume(self, path: Path) -> Table[Any, Any] | None:
        """A saved game."""
        try:
            table, note = resume(load(path))
        except RecordError as error:
            self.say(self.text("terminal-no-record", why=str(error)))
            return None
        self.system = table.system.name
        self.say(self.text("terminal-resumed"), *([note] if note else []))
        return table
