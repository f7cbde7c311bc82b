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
MOST_QUESTS = 40
"""So many quests are reckoned with where nobody says how many a campaign is to have."""


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
    """It came to its own end."""
    given_up: bool = False
    """A quest was lost so often that it was not tried again."""
    broken: Broken | None = None


class Step(msgspec.Struct, frozen=True):
    """A chapter of many campaigns: how many came to it, won it at once, and won it at all."""

    chapter: str
    came: int
    at_once: int
    won: int


class Campaigns(msgspec.Struct, frozen=True, kw_only=True):
    """What playing campaigns found."""

    system: str
    bot: str
    seed: str
    heroes: int
    quests: int | None
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
    def steps(self) -> tuple[Step, ...]:
        """How far the campaigns came, chapter by chapter, in the order in which they came first."""
        return tuple(self._step(chapter) for chapter in dict.fromkeys(row.quest for row in self.rows))

    def _step(self, chapter: str) -> Step:
        tries = [[count.won > 0 for name, _, count in one.played if name == chapter] for one in self.campaigns]
        came = [won for won in tries if won]
        return Step(chapter, len(came), sum(won[0] for won in came), sum(map(any, came)))

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
            "given_up": sum(one.given_up for one in whole),
            "quests_played": sum(one.quests for one in whole),
            "quests_won": sum(len(one.won) for one in whole),
            "chapters": [row.as_json() for row in self.rows],
            "steps": msgspec.to_builtins(self.steps),
            "failures": [msgspec.to_builtins(one) for one in self.failures],
        }


def campaigns(
    system: str,
    *,
    heroes: int = 4,
    quests: int | None = None,
    tries: int | None = None,
    first: str | None = None,
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
    """Play so many campaigns: of so many quests each, if it is said, until one was lost so often that it is not tried
    again, and beginning with the chapter `first`, where there are several to begin with."""
    rules = find(system)
    if not rules.new_ledger():
        raise LabError(f"{system} has no campaigns")
    find_bot(rules, bot, 0)
    for number, name in ((count, "campaigns"), (quests, "quests"), (tries, "tries")):
        if number is not None and number < 1:
            raise LabError(f"{number} {name}; expected one at least")
    begins = [card.id for card in rules.chapters(rules.new_ledger())]
    if first is not None and first not in begins:
        raise LabError(f'no campaign of {system} begins with "{first}"; one of {", ".join(begins) or "none"}')
    plan = _Plan(system, "", heroes, quests, tries, first, bot, check, cap, lots, trace)
    plans = [msgspec.structs.replace(plan, seed=f"{seed}.{n}") for n in range(count)]
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
    quests: int | None
    tries: int | None
    first: str | None
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
        plan, campaign = self.plan, self.campaign
        most = MOST_GAMES * (plan.quests or MOST_QUESTS)
        for n in range(most):
            chapters = [card.id for card in self.system.chapters(self._ledger)]
            campaign.over = not chapters
            if campaign.over or campaign.given_up or campaign.quests == plan.quests:
                return
            self._play(chapters[0] if n or plan.first is None else plan.first, n)
        raise Endless(f"the campaign has not come to {plan.quests or 'all its'} quests in {most} games")

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
        company = tuple(self._party.values()) or self.system.company(self._ledger)
        setup = self.system.default_setup(chapter, len(company) or self.plan.heroes, f"{self.plan.seed}.{n}")
        party = company or setup.party
        table = self._game(msgspec.structs.replace(setup, party=party, ledger=self._ledger), chapter)
        self._ledger = self.system.finish(table.game)
        for hero in self.system.made(table.game):
            if hero.key in self._party:
                self._party[hero.key] = hero.entry
        if chapter in self._quests:
            self._count_quest(chapter, won=table.state.outcome.won)

    def _count_quest(self, chapter: str, *, won: bool) -> None:
        """A quest was played; one that was lost too often is given up, and the campaign with it."""
        campaign = self.campaign
        campaign.quests += 1
        if won and chapter not in campaign.won:
            campaign.won = (*campaign.won, chapter)
        lost = sum(name == chapter and not count.won for name, _, count in campaign.played)
        campaign.given_up = not won and lost == self.plan.tries

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
