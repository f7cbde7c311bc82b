"""Campaigns played from the first scenario to the last, with the ledger carried on: how far a bot comes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from undercroft.bots import find_bot
from undercroft.kernel.system import AnySystem, SetupError, find
from undercroft.lab.play import Progress, play
from undercroft.lab.simulate import LabError

TRIES = 3
"""A quest that was lost so often is not tried again: the campaign ends there."""

MOST = 60
"""No campaign is played longer than so many games."""


class Game(msgspec.Struct, frozen=True):
    """One game of a campaign that was a quest: whether it was won, and how many set out."""

    quest: str
    won: bool
    heroes: int


class Course(msgspec.Struct, frozen=True):
    """One campaign as it was played: its quests in order; whether it came to its end; what broke it off."""

    games: tuple[Game, ...]
    over: bool
    wrong: str = ""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A quest of a campaign: how many campaigns came to it, won it at once, won it at all, and in how many games."""

    quest: str
    came: int
    at_once: int
    won: int
    games: int


class Campaigns(msgspec.Struct, frozen=True, kw_only=True):
    """What campaigns that begin with the same quest, with so many heroes, came to."""

    first: str
    heroes: int
    courses: tuple[Course, ...]

    @property
    def over(self) -> int:
        """How many came to their end."""
        return sum(course.over for course in self.courses)

    @property
    def wrong(self) -> tuple[str, ...]:
        """What broke campaigns off that should have gone on."""
        return tuple(course.wrong for course in self.courses if course.wrong)

    def steps(self) -> tuple[Step, ...]:
        """Every quest that was come to, in the order in which campaigns first came there."""
        quests = dict.fromkeys(game.quest for course in self.courses for game in course.games)
        return tuple(self._step(quest) for quest in quests)

    def _step(self, quest: str) -> Step:
        tries = [[game.won for game in course.games if game.quest == quest] for course in self.courses]
        came = [games for games in tries if games]
        return Step(
            quest=quest,
            came=len(came),
            at_once=sum(games[0] for games in came),
            won=sum(any(games) for games in came),
            games=sum(map(len, came)),
        )

    def as_json(self) -> dict[str, object]:
        """The shape that `undercroft campaigns --json` prints."""
        return {
            "first": self.first,
            "heroes": self.heroes,
            "campaigns": len(self.courses),
            "over": self.over,
            "wrong": list(self.wrong),
            "steps": msgspec.to_builtins(self.steps()),
        }


def campaigns(
    system: str,
    *,
    heroes: Sequence[int] = (4,),
    games: int = 20,
    bot: str = "sensible",
    quest: str | None = None,
    seed: str = "1",
    tries: int = TRIES,
    progress: Progress | None = None,
) -> list[Campaigns]:
    """Play this many campaigns from every quest with which one may begin, or from one of them."""
    rules = find(system)
    find_bot(rules, bot, 0)
    begins = [card.id for card in rules.chapters(rules.new_ledger())] if rules.new_ledger() else []
    if quest is not None and quest not in begins:
        raise LabError(f'no campaign of {system} begins with "{quest}"; one of {", ".join(begins) or "none"}')
    found: list[Campaigns] = []
    for first in begins if quest is None else [quest]:
        for number in heroes:
            courses = []
            for n in range(games):
                courses.append(travel(rules, first, number, f"{seed}.{first}.{number}.{n}", bot, tries))
                if progress is not None:
                    progress(1)
            found.append(Campaigns(first=first, heroes=number, courses=tuple(courses)))
    return found


def travel(rules: AnySystem, first: str, heroes: int, seed: str, bot: str, tries: int = TRIES) -> Course:
    """Play one campaign: what comes next is what the system names first, with the heroes who are left, until it is
    over or a quest was lost too often."""
    ledger, quest, games = rules.new_ledger(), first, list[Game]()
    quests = {card.id for card in rules.quests()}
    for n in range(MOST):
        if n:
            following = rules.chapters(ledger)
            if not following:
                return Course(tuple(games), True)
            quest = following[0].id
        if sum(game.quest == quest and not game.won for game in games) >= tries:
            break
        company = rules.company(ledger)
        try:
            setup = rules.default_setup(quest, len(company) or heroes, f"{seed}.{n}")
            setup = msgspec.structs.replace(setup, ledger=ledger, party=company or setup.party)
            played = play(rules, rules.unwatched(setup), bot)
        except (SetupError, LookupError, ValueError, AssertionError) as error:
            return Course(tuple(games), False, f"{quest}, {seed}.{n}: {type(error).__name__}: {error}")
        ledger = played.ledger
        if quest in quests:
            games.append(Game(quest, played.won, len(setup.party)))
    return Course(tuple(games), False)
