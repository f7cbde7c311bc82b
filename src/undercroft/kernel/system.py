"""A system: one game's rules, as the kernel sees them; and the registry where they are found."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from undercroft.kernel.chance import Chance
from undercroft.kernel.dice import Die
from undercroft.kernel.game import Game
from undercroft.kernel.packs import PackPlan
from undercroft.kernel.piles import deal_anew
from undercroft.kernel.requests import Ask, FigureId, Option, Script, SeatId
from undercroft.kernel.scene import Card, Draft, Lesson, Number, Role, Scene
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Entry, State

S = TypeVar("S", bound=State[Any])
G = TypeVar("G", bound=Game[Any])

Step = Callable[[Any, Any], Script[None] | None]
"""What an agenda entry does: takes the game and the entry; a plain function when it needs to ask nobody."""


class Choice(msgspec.Struct, frozen=True):
    """An option of a system that people may set before a game: its name, the values and the default."""

    name: str
    values: tuple[str | int | bool, ...]
    default: str | int | bool


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """How often a quest was won in simulation: so many heroes, so many games, played by this bot.

    `low` and `high` are the interval in which the true rate lies in 95 of 100 cases.
    """

    heroes: int
    rate: float
    games: int
    bot: str
    low: float = 0.0
    high: float = 1.0


class QuestCard(msgspec.Struct, frozen=True, kw_only=True):
    """A quest as it is offered: how many may play, how long it takes, how hard it is by the signs of its sheet (1 to 5,
    0 where it has none) and by measure."""

    id: str
    least: int = 1
    most: int = 6
    minutes: int = 60
    teaches: bool = False
    difficulty: int = 0
    measured: tuple[Measured, ...] = ()


Turning = Literal["level", "fall"]
"""What an event may be to everybody at the table: the game has become harder, or somebody has fallen."""


class SystemCard(msgspec.Struct, frozen=True, kw_only=True):
    """A system as it is offered: message ids for title and pitch, an accent (murex, lapis, vermilion, verdigris or
    #rrggbb), an icon, icons for acts, marks, bars and tokens, the turning points among its events, and whether it has
    campaigns."""

    id: str
    title: str
    pitch: str
    accent: str = "murex"
    icon: str = "dungeon-gate"
    icons: Mapping[str, str] = {}
    turning: Mapping[str, Turning] = {}
    campaign: bool = False


class HeroCard(msgspec.Struct, frozen=True, kw_only=True):
    """A hero to choose from: `id` is what goes into the party, the rest are message ids and an icon."""

    id: str
    name: str
    icon: str = ""
    role: str = ""
    text: str = ""


class Brought(msgspec.Struct, frozen=True):
    """What packs bring to a system: their quests and heroes, as they are offered."""

    quests: tuple[QuestCard, ...] = ()
    heroes: tuple[HeroCard, ...] = ()


class HeroMade(msgspec.Struct, frozen=True, kw_only=True):
    """A hero as it leaves a game, to be kept: `entry` is what goes into a party, `key` stays the same while the hero
    changes, `age` grows with every game; the name is plain text, `role` and `text` are phrases about it."""

    key: str
    entry: str
    name: str
    seat: SeatId
    icon: str = ""
    role: str = ""
    text: str = ""
    age: int = 0


class SetupError(ValueError):
    """A setup that cannot be played; says what is wrong and what would be right.

    `said` is the message that says the same to people, in their language, and `names` are its variables: names as rules
    use them, or what somebody typed.
    """

    def __init__(self, text: str, said: str = "", **names: str) -> None:
        super().__init__(text)
        self.said = said
        self.names = names


class StageError(SetupError):
    """A position of a vignette that cannot be set up, or a sentence that is not clear.

    `path` leads from the top of the position to what is wrong: `("figures", "S", "hero")`.
    """

    def __init__(self, message: str, *path: str | int) -> None:
        super().__init__(message)
        self.path = path


class Focus(msgspec.Struct, frozen=True):
    """An option about to be taken: the question, the option, and the state before, which nothing changes any more."""

    ask: Ask
    option: Option
    before: Any


Side = Literal["", "own", "friends"]
"""The figures a fact tells of: those an attack is meant for, the attacker itself, those on the same side."""


class Fact(msgspec.Struct, frozen=True):
    """A fact of an outcome: does it say that something succeeds, harms or kills, and of whom is it told?"""

    name: str
    kind: Literal["", "hit", "harm", "fall"] = ""
    side: Side = ""


ANSWERS: Mapping[str, Role] = {"yes": "agree", "no": "refuse", "pass": "decline", "done": "end"}
"""The roles of the answers that every system may offer."""


class System(ABC, Generic[S, G]):
    """One game's rules.  Subclasses fill in every attribute and method; `undercroft.proofs.contract` checks them."""

    name: ClassVar[str]
    prefix: ClassVar[str] = ""
    version: ClassVar[str]
    state_type: type[S]
    streams: ClassVar[tuple[str, ...]] = ("map", "loot", "combat", "monsters")
    """The streams of its dice and shuffles: what one of them gives does not depend on the others."""

    steps: Mapping[type[Entry], Step]
    attack_steps: ClassVar[frozenset[type[Entry]]] = frozenset()
    """The steps that belong to an attack: odds follow an option through them."""

    between_steps: ClassVar[frozenset[type[Entry]]] = frozenset()
    """Steps that may come between those of an attack: odds go through them where more of the attack waits behind."""

    choices: ClassVar[tuple[Choice, ...]] = ()
    roles: ClassVar[tuple[str, ...]] = ("heroes",)
    bots: ClassVar[Mapping[str, Callable[[int], Any]]] = {}
    """Its own bots by name, each made from a seed; see `undercroft.bots`."""
    answers: ClassVar[Mapping[str, Role]] = {}
    """What the system's own options are to a question, by their act, where they are no deeds."""

    turning: ClassVar[Mapping[str, Turning]] = {}
    """Events that are shown as a card before they become a line of the log, by the word they tell: what has changed
    (`Changed.what`), or why somebody is gone (`Removed.why`)."""

    facts: ClassVar[tuple[Fact, ...]] = ()
    """What the facts of an outcome mean, for those who show odds."""

    routine: ClassVar[frozenset[str]] = frozenset()
    """Prompts that only settle details for the game's own side; people may leave them to the stated default."""

    patience: ClassVar[int] = 0
    """Rounds after which a game that nobody watches is given up, where the book would let it go on for ever."""

    layout: ClassVar[object] = None
    """The `undercroft.content.Layout` of its packs, where it reads packs from outside."""

    rules: ClassVar[Path | None] = None
    """The folder of its catalogue of rules, for a system from outside the house; see `undercroft.proofs.catalogue`."""

    dice: ClassVar[tuple[Die, ...]] = ()
    """Dice of its own, with symbols or odd sides; the standard ones go without saying."""

    def counters(self) -> dict[str, int]:
        """The counters of the streams before anything was thrown; the table gives them to a state that has none."""
        return dict.fromkeys(self.streams, 0)

    def card(self) -> SystemCard:
        """The system as the front page shows it."""
        title, pitch = f"system-{self.name}", f"system-{self.name}-pitch"
        return SystemCard(id=self.name, title=title, pitch=pitch, turning=self.turning)

    def heroes(self, options: Mapping[str, str | int | bool]) -> Sequence[HeroCard]:
        """The heroes a party may be chosen from under these options; none where the system makes its own."""
        return ()

    @abstractmethod
    def quests(self) -> Sequence[QuestCard]:
        """The quests this system offers, in the order they should be played."""

    def bring(self, packs: Sequence[PackPlan]) -> Brought:
        """Have packs at hand, each after those it requires, so that games which name them can begin.

        Raises `SetupError` where one of them is not here or cannot be played; then none of it is kept."""
        if packs:
            raise SetupError(f"{self.name} is played without packs")
        return Brought()

    def pack_words(self, language: str) -> Mapping[str, str]:
        """The words of all packs brought so far in a language, as Fluent by the mark of the pack."""
        return {}

    def workshops(self) -> Sequence[QuestCard]:
        """Games that are no quests, in which heroes are made (for no heroes) or looked after (for some)."""
        return ()

    def made(self, game: G) -> Sequence[HeroMade]:
        """The heroes of a finished game as they may be kept and put into a party again; none where all are printed."""
        return ()

    @abstractmethod
    def default_setup(self, quest: str, heroes: int, seed: str) -> Setup:
        """A ready setup: this quest, so many heroes, everything else as a newcomer would have it."""

    def unwatched(self, setup: Setup) -> Setup:
        """This setup for a game that nobody watches: it is lost when the system's patience is at an end."""
        if setup.round_limit or not self.patience:
            return setup
        return msgspec.structs.replace(setup, round_limit=self.patience)

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """The first state, before any die is thrown; raises `SetupError` for a setup that cannot be played."""

    @abstractmethod
    def game(self, state: S, setup: Setup, chance: Chance) -> G:
        """The game around a state; cheap, for every fork makes one."""

    @abstractmethod
    def scene(self, game: G, seat: SeatId) -> Scene:
        """What a seat sees, built from what it may know."""

    def explain(self, game: G, ask: Ask, option: Option) -> str:
        """More about an option, as a phrase: what the card does, which dice are thrown."""
        return ""

    def role(self, option: Option) -> Role:
        """What an option is to the question it answers."""
        return self.answers.get(option.act) or ANSWERS.get(option.act, "")

    def preview(self, game: G, ask: Ask, option: Option) -> tuple[Number, ...]:
        """The numbers an option's dice will be thrown with, from the tallies that will be told in the log."""
        return ()

    def draft(self, game: G, ask: Ask, option: Option) -> Draft | None:
        """What an option would add to the board, where every option of the question adds something."""
        return None

    def face(self, card: str) -> Card | None:
        """A card of the box as everybody sees it once it is turned over; None for what is no card."""
        return None

    def lesson(self, game: G, done: Iterable[str], offered: Sequence[Option]) -> Lesson | None:
        """What a quest that teaches says to a seat that has done all this and is offered these options."""
        return None

    def redeal(self, game: G, seat: SeatId, luck: random.Random) -> None:
        """Deal anew, in place, all that a seat cannot know, within what is publicly known of it: every pile by itself.

        A system with hands, boxes or other secrets adds them: see `undercroft.kernel.piles.deal_anew`.
        """
        for pile in game.state.piles.values():
            deal_anew((pile,), seat, luck)

    @abstractmethod
    def value(self, game: G, seat: SeatId) -> float:
        """How good the position is for a seat, for bots that look one step ahead."""

    def leanings(self, game: G, ask: Ask) -> Sequence[float]:
        """How much a player in a hurry leans to each option of a question: weights that are not negative, in the order
        of the options.

        Search plays on by them on imagined tables, looks first at the options with the highest, and asks many thousand
        times: they are told from the words of the options and what is quickly looked up.
        """
        return [1.0] * len(ask.options)

    def attacks(self, entry: Entry) -> bool:
        """Does what is still to do belong to an attack?"""
        return type(entry) in self.attack_steps

    @abstractmethod
    def outcome(self, game: G, focus: Focus) -> Mapping[str, int | bool]:
        """What an attack has come to, for odds: wounds, death and the like of those concerned."""

    def put_aside(self, game: G, focus: Focus) -> Mapping[str, int | bool]:
        """Halfway through an attack: take out of the state what no longer matters to the rest of it, and say what it
        came to, which odds add to the outcome.  Cases that are alike but for that are then worked out once."""
        return {}

    @abstractmethod
    def check(self, game: G) -> None:
        """Raise AssertionError when something is impossible: two figures on a square, a card twice."""

    def new_quest(self, *, heroes: int, points: int, seed: str, wishes: Mapping[str, str]) -> str:
        """A new quest by the system's own design rules, as the text of a pack's file: for so many heroes who are worth
        so many points together.  `wishes` are named as the system names them.  Raises `SetupError` where there are no
        such rules, or the wish cannot be met.
        """
        raise SetupError(f"{self.name} has no rules by which quests are made")

    def furnished(self, text: str, id: str, *, heroes: int, points: int, seed: str) -> str:
        """A quest written as the file of a pack, with what the design rules let its rooms hold beyond what it has: for
        so many heroes who are worth so many points together.  Raises `SetupError` like `new_quest`, `quest_from`.
        """
        raise SetupError(f"{self.name} has no rules by which quests are furnished")

    def quest_from(self, text: str, id: str) -> QuestCard:
        """A quest that was written as the file of a pack, as a card whose id a setup can name; raises `SetupError` with
        everything that is wrong with it."""
        raise SetupError(f"{self.name} plays only the quests of its packs")

    def laid_open(self, setup: Setup) -> Setup:
        """This game with its whole map on the table from the start, for the author who drew it."""
        return setup

    def lay_out(self, game: G) -> None:
        """Lay on the table what the author of a quest wants to see of its map and a game finds piece by piece; the game
        is not played on."""

    def opponents(self) -> Sequence[QuestCard]:
        """The opponents with whom heroes can be measured on equal terms, such as factions; `id` names each of them.

        The message `system-<name>-terms` tells the terms on the page of such matches.
        """
        return ()

    def match(self, opponent: str, heroes: int, seed: str) -> Setup:
        """A game against one of the opponents, on the same terms against all of them; another seed, another place."""
        raise SetupError(f"{self.name} has no opponents to be measured against")

    def new_ledger(self) -> bytes:
        """The ledger a campaign begins with; empty where the system has no campaigns."""
        return b""

    def chapters(self, ledger: bytes) -> Sequence[QuestCard]:
        """What a campaign may play next, the most natural first; none when it is over."""
        return self.quests()

    def company(self, ledger: bytes) -> tuple[str, ...]:
        """The heroes of a campaign who go on, as a party names them; none where anybody may set out."""
        return ()

    def finish(self, game: G) -> bytes:
        """The ledger after the game, where there is a campaign; empty otherwise."""
        return b""

    def summary(self, game: G) -> Mapping[str, int]:
        """What a finished game came to, in numbers that simulation adds up: `deaths` and whatever else is worth it."""
        return {}

    @abstractmethod
    def stage(self, position: Mapping[str, Any]) -> tuple[S, Setup, Mapping[str, FigureId]]:
        """A position written in a vignette: the state, the setup, and the names of the figures in it.

        `position` is what the author wrote under `position:`, with `board`, `figures` and `turn` from the top of the
        vignette put in.  The agenda of the state says what happens next, so that a table started on it asks the first
        question.  Piles that the position does not mention are full.  What cannot be staged raises `StageError`.
        """

    @abstractmethod
    def phrase(self, game: G, text: str, names: Mapping[str, FigureId], ask: Ask) -> Option | None:
        """The option that a sentence of a vignette means, as an answer to the pending ask; None when it means none.

        The option need not be among those of the ask: the caller compares.  A sentence answers one ask.
        `undercroft.content.phrases` reads patterns such as `{actor} attacks {who} with {what}`.  A sentence that means
        several of the options raises `StageError`.
        """

    def unclear(self, game: G, text: str, names: Mapping[str, FigureId]) -> str:
        """Why a sentence of a vignette can mean no option of any ask: no such sentence, figure, place or thing; empty
        where it might.  A sentence about what must not be offered has to mean something that could be.
        """
        return ""

    @abstractmethod
    def observe(self, game: G, name: str, names: Mapping[str, FigureId]) -> Mapping[str, Any] | None:
        """The facts about a figure or a thing that a vignette may expect, by their names; None: nothing is so called.

        Facts are numbers, words, true or false, and lists of these.  A figure that has left the game is still known:
        `{"gone": True}`.  `table` names the game as a whole: round, phase, counters.
        """

    def known(self, game: G, names: Mapping[str, FigureId]) -> Mapping[str, FigureId]:
        """Everybody by name: those who came during the game, and whoever a vignette names."""
        return names


AnySystem = System[Any, Any]

_registered: dict[str, AnySystem] = {}


def register(system: AnySystem) -> AnySystem:
    """Add a system by hand; tests and programs that bring their own do this."""
    _registered[system.name] = system
    find.cache_clear()
    return system


class UnknownSystem(LookupError):
    """No system of that name is installed."""


@cache
def find(name: str) -> AnySystem:
    """A system by name: one that was registered, or one that an installed package offers."""
    if name in _registered:
        return _registered[name]
    for point in entry_points(group="undercroft.systems"):
        if point.name == name:
            found = point.load()
            system: AnySystem = found if isinstance(found, System) else found()
            return system
    raise UnknownSystem(f'no system "{name}"; installed: {", ".join(installed()) or "none"}')


def installed() -> tuple[str, ...]:
    """The names of all systems that can be found, sorted."""
    offered = {point.name for point in entry_points(group="undercroft.systems")}
    return tuple(sorted(offered | set(_registered)))
