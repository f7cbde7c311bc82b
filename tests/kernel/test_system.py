from __future__ import annotations

import pytest

from proving import SYSTEM
from undercroft.kernel import system as systems
from undercroft.kernel.game import roll
from undercroft.kernel.outside import bring_in
from undercroft.kernel.requests import SeatId, confirm
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import (
    StageError,
    UnknownSystem,
    find,
    installed,
    register,
)
from undercroft.kernel.table import Table

from .toy import Toy


@pytest.fixture
def no_others(monkeypatch):
    """A registry of its own, with nothing in it."""
    monkeypatch.setattr(systems, "_registered", {})
    find.cache_clear()
    yield
    find.cache_clear()


@pytest.mark.usefixtures("no_others")
def test_a_registered_system_is_found_by_name():
    toy = Toy()
    assert register(toy) is toy
    assert find("toy") is toy
    assert "toy" in installed()


@pytest.mark.usefixtures("no_others")
def test_an_unknown_system_is_refused_with_those_there_are():
    register(Toy())
    with pytest.raises(UnknownSystem, match=r'no system "chess"; installed: .*toy'):
        find("chess")


class Point:
    name = "offered"

    def load(self):
        return lambda: "the system"


@pytest.mark.usefixtures("no_others")
def test_a_system_that_an_installed_package_offers_is_found(monkeypatch):
    monkeypatch.setattr(systems, "entry_points", lambda group: [Point()])
    assert find("offered") == "the system"
    assert installed() == ("offered",)


@pytest.mark.usefixtures("no_others")
def test_with_nothing_installed_the_refusal_says_so(monkeypatch):
    monkeypatch.setattr(systems, "entry_points", lambda group: [])
    with pytest.raises(UnknownSystem, match="installed: none"):
        find("chess")


@pytest.mark.usefixtures("no_others")
def test_the_environment_may_name_systems(monkeypatch):
    monkeypatch.setenv("UNDERCROFT_SYSTEMS", "proving:SYSTEM")
    bring_in()
    assert find("proving") is SYSTEM


@pytest.mark.usefixtures("no_others")
def test_an_empty_environment_names_none(monkeypatch):
    monkeypatch.delenv("UNDERCROFT_SYSTEMS", raising=False)
    bring_in()
    assert systems._registered == {}


def test_what_a_system_does_not_say_has_an_answer():
    toy = Toy()
    assert (toy.card().title, toy.heroes({}), toy.finish(None), toy.summary(None)) == ("system-toy", (), b"", {})


def test_a_stage_error_leads_to_what_is_wrong():
    error = StageError("no such hero", "figures", "S", "hero")
    assert (str(error), error.path) == ("no such hero", ("figures", "S", "hero"))


def test_a_setup_gives_an_option_as_chosen_or_its_default():
    setup = Setup(system="toy", options={"level": 2})
    assert (setup.option("level", 1), setup.option("weather", "rain")) == (2, "rain")


def test_a_game_counts_the_throws_of_every_stream_its_system_names_in_their_order():
    class Rivers(Toy):
        streams = ("flood", "ebb")

    def wait(game, entry):
        yield from roll("1d6", stream="ebb")
        yield from confirm(SeatId(0), "more")

    table = Table(Rivers(main=wait), Rivers().default_setup("main", 1, "tide"))
    assert list(table.first.counters.items()) == [("flood", 0), ("ebb", 0)]
    assert table.state.counters == {"flood": 0, "ebb": 1}


def test_dice_of_a_stream_the_system_does_not_name_are_a_mistake():
    def wrong(game, entry):
        yield from roll("1d6", stream="tide")

    with pytest.raises(KeyError, match="tide"):
        Table(Toy(main=wrong), Toy().default_setup("main", 1, "tide"))
