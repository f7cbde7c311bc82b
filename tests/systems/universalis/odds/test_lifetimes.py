"""What is said beside the fields of an attack holds: after the steps named there nobody asks for them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

import msgspec
import pytest

from systems.universalis.box import SYSTEM
from systems.universalis.odds.test_odds import ATTACKS, KEYS, made
from undercroft.kernel.events import AnyEvent, Told
from undercroft.kernel.game import Game
from undercroft.kernel.lifetimes import forget
from undercroft.kernel.requests import Option, Script
from undercroft.kernel.setup import SeatPlan
from undercroft.kernel.state import Entry
from undercroft.kernel.system import Step
from undercroft.kernel.table import Table
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import State
from undercroft.systems.universalis.system import UniversalisSystem

MOST = 400
"""So many answers of a game are compared."""


def forgetful(steps: Mapping[type[Entry], Step]) -> dict[type[Entry], Step]:
    """The same steps, before each of which all is forgotten that nobody asks for any more."""

    def before(step: Step) -> Step:
        def forgetting(game: Game[State], entry: Entry) -> Script[None] | None:
            forget(game.state, type(entry))
            return step(game, entry)

        return forgetting

    return {kind: before(step) for kind, step in steps.items()}


class Forgetful(UniversalisSystem):
    """The game with a bad memory."""

    steps = forgetful(UniversalisSystem.steps)


def played(system: UniversalisSystem, n: int) -> Iterator[tuple[object, list[Told]]]:
    """A random game, question by question: what is asked, and what was told before."""
    quests = system.quests()
    quest = quests[n % len(quests)]
    heroes = min(quest.most, max(1, quest.least) + n // len(quests) % 3)
    setup = system.default_setup(quest.id, heroes, f"lifetimes {n}")
    if n % 2:
        setup = msgspec.structs.replace(setup, seats=(*setup.seats, SeatPlan("dark", "dark")))
    table = Table(system, system.unwatched(setup), digests=False)
    luck, heard = random.Random(n), 0
    while (ask := table.ask) is not None and len(table.journal) < MOST:
        yield (ask.prompt, [str(option) for option in ask.options]), table.told[heard:]
        heard = len(table.told)
        fights = [option for option in ask.options if option.act in ("attack", "shoot", "throw", "cast", "cast-at")]
        table.choose(luck.choice(fights or ask.options))


@pytest.mark.parametrize("n", range(24))
def test_nothing_changes_when_fields_are_forgotten_after_the_steps_that_ask_for_them(n):
    for plain, forgotten in zip(played(SYSTEM, n), played(Forgetful(), n), strict=True):
        assert plain == forgotten


def struck(table: Table[State, Universalis], option: Option, n: int) -> tuple[list[AnyEvent], list[str]]:
    """What is told and asked when an attack is made, its questions answered in all ways."""
    luck, asked = random.Random(n), []
    table.reseed(f"attack {n}")
    table.choose(option)
    while (ask := table.ask) is not None and ask.prompt not in KEYS:
        asked.append(f"{ask.prompt}: {', '.join(map(str, ask.options))}")
        table.choose(luck.choice(ask.options))
    return [told.event for told in table.told], asked


@pytest.mark.parametrize("name", ATTACKS)
def test_no_kind_of_attack_changes_when_fields_are_forgotten_after_the_steps_that_ask_for_them(name):
    play, option = made(name)
    for n in range(60):
        plain, forgotten = play.table.fork(listen=True), play.table.fork(listen=True)
        forgotten._steps = Forgetful.steps
        assert struck(plain, option, n) == struck(forgotten, option, n)
