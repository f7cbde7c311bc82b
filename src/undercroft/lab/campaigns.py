"""Many campaigns of a system: heroes are made, quests, markets and journeys played from ledger to ledger, each the most
natural next, until the campaign is over or enough quests have been played."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import msgspec

from undercroft.bots import find_bot
from undercroft.kernel.outside import bring_in
from undercroft.kernel.packs import plain
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import AnySystem, find
from undercroft.kernel.table import Table
from undercroft.lab.play import CAP, Endless, Progress, play_through
from undercroft.lab.simulate import MOST_SHOWN, Count, LabError, Row, cores, options_by_lot

MOST_GAMES = 100
"""No campaign goes on for more games than this for each quest it is to have."""


class Broken(msgspec.Struct, frozen=True):
    """A campaign that broke off: in which of its games, and why."""

    seed: str
    chapter: str
    what: str
    trace: str = ""


class Campaign(msgspec.Struct, kw_only=True):
    """A campaign as it went, game by game: what was played, whether it was won, by how many heroes."""

    seed: str
    played: list[tuple[str, int, Count]] = []
    quests: int = 0
    """Quests played."""
    won: tuple[str, ...] = ()
    """Quests won, each once."""
    over: bool = False
    """It came to its own end before enough quests had been played."""
    broken: Broken | None = None


class Campaigns(msgspec.Struct, frozen=True, kw_only=True):
    """What playing campaigns found."""

    system: str
    bot: str
    seed: str
    heroes: int
    quests: int
    campaigns: tuple[Campaign, ...]

    @property
    def rows(self) -> tuple[Row, ...]:
        """Games by chapter and number of heroes, in the order in which they came first."""
        counts: dict[tuple[str, int], Count] = {}
        for campaign in self.campaigns:
            for chapter, heroes, count in campaign.played:
                counts.setdefault((chapter, heroes), Count()).add(count)
        return tuple(Row(chapter, heroes, count) for (chapter, heroes), count in counts.items())

    @property
    def failures(self) -> list[Broken]:
        """The first campaigns that broke off."""
        return [one.broken for one in self.campaigns if one.broken is not None][:MOST_SHOWN]

    def as_json(self) -> dict[str, object]:
        """The shape that `undercroft campaigns --json` prints."""
        whole = [one for one in self.campaigns if one.broken is None]
        return {
            "system": self.system,
            "bot": self.bot,
            "seed": self.seed,
            "heroes": self.heroes,
            "quests": self.quests,
            "campaigns": len(self.campaigns),
            "errors": len(self.campaigns) - len(whole),
            "over": sum(one.over for one in whole),
            "quests_played": sum(one.quests for one in whole),
            "quests_won": sum(len(one.won) for one in whole),
            "chapters": [row.as_json() for row in self.rows],
            "failures": [msgspec.to_builtins(one) for one in self.failures],
        }


def campaigns(
    system: str,
    *,
    heroes: int = 4,
    quests: int = 5,
    count: int = 20,
    bot: str = "sensible",
    seed: str = "1",
    workers: int | None = None,
    check: bool = False,
    cap: int = CAP,
    lots: bool = False,
    trace: bool = False,
    progress: Progress | None = None,
) -> Campaigns:
    """Play so many campaigns of so many quests each."""
    rules = find(system)
    if not rules.new_ledger():
        raise LabError(f"{system} has no campaigns")
    find_bot(rules, bot, 0)
    if count < 1 or quests < 1:
        raise LabError(f"{count} campaigns of {quests} quests; expected one at least of each")
    plans = [_Plan(system, f"{seed}.{n}", heroes, quests, bot, check, cap, lots, trace) for n in range(count)]
    found: list[Campaign] = []
    for one in _played(plans, min(workers or cores(), count)):
        found.append(one)
        if progress is not None:
            progress(1)
    found.sort(key=lambda one: int(one.seed.rpartition(".")[2]))
    return Campaigns(system=system, bot=bot, seed=seed, heroes=heroes, quests=quests, campaigns=tuple(found))


class _Plan(msgspec.Struct, frozen=True):
    """A campaign to be played."""

    system: str
    seed: str
    heroes: int
    quests: int
    bot: str
    check: bool
    cap: int
    lots: bool
    trace: bool


def _played(plans: Sequence[_Plan], workers: int) -> Iterator[Campaign]:
    """The campaigns, as they come to their ends, in this process or in several."""
    if workers <= 1:
        yield from map(_play, plans)
        return
    with ProcessPoolExecutor(workers, initializer=bring_in) as pool:
        for done in as_completed([pool.submit(_play, plan) for plan in plans]):
            yield done.result()


def _play(plan: _Plan) -> Campaign:
    """One campaign; where it breaks off it says in which game."""
    road = _Road(plan)
    try:
        road.travel()
    except Exception as error:
        told = traceback.format_exc() if plan.trace else ""
        road.campaign.broken = Broken(plan.seed, road.chapter, f"{type(error).__name__}: {error}", told)
    return road.campaign


class _Road:
    """A campaign that is being played: its ledger, and the heroes as they are by now."""

    def __init__(self, plan: _Plan) -> None:
        self.plan = plan
        self.system: AnySystem = find(plan.system)
        self.campaign = Campaign(seed=plan.seed)
        self.chapter = ""
        self._ledger = self.system.new_ledger()
        self._party: dict[str, str] = {}
        """The entry of each hero, by its key."""
        self._quests = {card.id for card in self.system.quests()}

    def travel(self) -> None:
        """Make the heroes, where the system has a workshop for it, then play chapter after chapter."""
        self._make()
        most = MOST_GAMES * self.plan.quests
        for n in range(most):
            chapters = self.system.chapters(self._ledger)
            if not chapters or self.campaign.quests >= self.plan.quests:
                self.campaign.over = not chapters
                return
            self._play(chapters[0].id, n)
        raise Endless(f"the campaign has not come to {self.plan.quests} quests in {most} games")

    def _make(self) -> None:
        """Play the workshop in which heroes are made until the party is whole."""
        workshop = next((card.id for card in self.system.workshops() if card.most == 0), None)
        if workshop is None:
            return
        for n in range(self.plan.heroes):
            table = self._game(self.system.default_setup(workshop, 0, f"{self.plan.seed}.hero{n}"), workshop)
            self._party |= {hero.key: hero.entry for hero in self.system.made(table.game)}

    def _play(self, chapter: str, n: int) -> None:
        """Play a chapter with the heroes as they are; they and the ledger come out of it changed."""
        setup = self.system.default_setup(chapter, self.plan.heroes, f"{self.plan.seed}.{n}")
        party = tuple(self._party.values()) or setup.party
        table = self._game(msgspec.structs.replace(setup, party=party, ledger=self._ledger), chapter)
        self._ledger = self.system.finish(table.game)
        for hero in self.system.made(table.game):
            if hero.key in self._party:
                self._party[hero.key] = hero.entry
        if chapter in self._quests:
            self.campaign.quests += 1
            if table.state.outcome.won and chapter not in self.campaign.won:
                self.campaign.won = (*self.campaign.won, chapter)

    def _game(self, setup: Setup, chapter: str) -> Table[Any, Any]:
        """Play a game of the campaign, and count it."""
        plan, self.chapter = self.plan, plain(chapter)
        setup = self.system.unwatched(setup)
        setup = options_by_lot(self.system, setup) if plan.lots else setup
        played, table = play_through(self.system, setup, plan.bot, check=plan.check, cap=plan.cap)
        won, rounds = int(played.won), played.rounds
        count = Count(1, 1, won, 0, played.decisions, rounds, rounds**2, dict(played.summary))
        self.campaign.played.append((self.chapter, len(setup.party), count))
        return table
