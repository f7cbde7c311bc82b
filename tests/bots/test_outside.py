"""Bots from outside are named by module and class or offered by packages, and sit where they are told to."""

from __future__ import annotations

import random
import re
from importlib.metadata import EntryPoint
from pathlib import Path

import msgspec
import pytest

from lab.toy import SYSTEM
from systems.everybody import SYSTEMS
from undercroft.bots import GreedyBot, RandomBot, SearchBot, UnknownBot
from undercroft.bots import outside as module
from undercroft.bots.outside import any_bot, check_plan, offered, parts, seat_bots
from undercroft.kernel.setup import SeatPlan
from undercroft.lab.play import play
from undercroft.lab.simulate import seated

TESTS = Path(__file__).parents[1]
OUTSIDER = TESTS / "outsider" / "src"


@pytest.fixture(autouse=True)
def _outsider(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(OUTSIDER)


def test_the_bot_of_the_page_is_the_one_in_the_package():
    page = (TESTS.parent / "docs/extend/bots.md").read_text(encoding="utf-8")
    written = re.search(r'```python title="mybots.py"\n(.*?)```', page, re.DOTALL)
    assert written is not None
    assert written[1] == (OUTSIDER / "outsider/__init__.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.name)
def test_a_bot_from_a_package_of_its_own_plays_every_system_on_every_seat(system):
    quest = system.quests()[0]
    setup = system.default_setup(quest.id, max(2, quest.least), "outside")
    limited = system.unwatched(seated(setup, system.roles))
    short = msgspec.structs.replace(limited, round_limit=12)
    assert play(system, short, "outsider:Hasty").decisions > 5


def test_an_installed_package_offers_bots_by_name(monkeypatch: pytest.MonkeyPatch):
    point = EntryPoint("hasty", "outsider:Hasty", module.GROUP)
    monkeypatch.setattr(module, "entry_points", lambda group: [point] if group == module.GROUP else [])
    assert offered() == ("hasty",)
    assert type(any_bot(SYSTEM, "hasty", 1)).__name__ == "Hasty"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("clever", 'no bot "clever" plays cellar; one of random, greedy, search.*package.module:Class'),
        ("no.such:Bot", "cannot be loaded: ModuleNotFoundError"),
        ("outsider:Nobody", "cannot be loaded: AttributeError"),
        ("lab.toy:SYSTEM", "cannot be made from a seed: TypeError"),
        ("builtins:int", "has no method answer"),
    ],
)
def test_what_is_no_bot_is_told(name, said):
    with pytest.raises(UnknownBot, match=said):
        any_bot(SYSTEM, name, 1)


def test_bots_are_named_for_all_seats_and_for_single_ones():
    assert parts("sensible") == {"": "sensible"}
    assert parts("random, dark=search:10,1=outsider:Hasty") == {
        "": "random",
        "dark": "search:10",
        "1": "outsider:Hasty",
    }


def test_a_number_comes_before_a_role_and_a_role_before_all():
    seats = [SeatPlan("a", "heroes"), SeatPlan("b", "heroes"), SeatPlan("c", "dark")]
    found = seat_bots(SYSTEM, seats, "random,dark=search:10,1=greedy", random.Random(1))
    assert [type(bot) for bot in found.values()] == [RandomBot, GreedyBot, SearchBot]


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        ("random,greedy", "names two bots for every seat"),
        ("random,attic=greedy", '"attic" is no seat of cellar'),
        ("0=random", "leaves seats without a bot"),
        ("", "leaves seats without a bot"),
        ("random,0=clever", 'no bot "clever"'),
    ],
)
def test_a_plan_that_does_not_fit_is_refused(plan, said):
    with pytest.raises(UnknownBot, match=said):
        check_plan(SYSTEM, plan)
