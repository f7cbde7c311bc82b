"""Corrections: what would leave an impossible state is refused whole, and whatever is taken can be played on."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from undercroft.kernel.requests import NOBODY
from undercroft.kernel.state import encode
from undercroft.kernel.system import AnySystem, find
from undercroft.kernel.table import Refused, Table
from undercroft.proofs.contract import answer as answer_at_random
from undercroft.proofs.contract import steps
from undercroft.server.correcting import correctable, corrected
from undercroft.server.messages import Setting
from undercroft.server.sitting import Sitting

SYSTEMS = ("universalis", "darkness")


def played(name: str, quest: int = 0, answers: int = 60, heroes: int = 2) -> Sitting:
    """A game that has gone on for a while."""
    system = find(name)
    card = system.quests()[quest]
    sitting = Sitting(system, system.default_setup(card.id, max(card.least, heroes), "corrected"))
    luck = random.Random(quest)
    for _ in range(answers):
        answer_at_random(sitting.table, luck)
        if sitting.table.over:
            return played(name, quest, answers // 2, heroes)
    return sitting


def with_foes(name: str) -> Sitting:
    """A game in which enemies are on the board."""
    for quest in range(len(find(name).quests())):
        for answers in (20, 40, 60, 80, 100):
            sitting = played(name, quest, answers)
            state = sitting.table.marks[-1].state
            if foes(state) and all(hero.at >= 0 for hero in state.heroes):
                return sitting
    raise AssertionError("no enemies anywhere")


def foes(state: Any) -> list[Any]:
    return list(getattr(state, "creatures", None) or getattr(state, "foes", None) or [])


def refusal(sitting: Sitting, *settings: tuple[str, object]) -> str:
    """Why a correction is refused; nothing is changed."""
    before = encode(sitting.table.state)
    with pytest.raises(Refused) as refused:
        corrected(sitting, [Setting(path, to) for path, to in settings])  # type: ignore[arg-type]
    assert encode(sitting.table.state) == before
    return str(refused.value)


FOES = {"universalis": "creatures", "darkness": "foes"}


@pytest.mark.parametrize("name", SYSTEMS)
def test_nobody_on_the_board_is_put_nowhere(name: str) -> None:
    sitting = with_foes(name)
    for who in ("heroes", FOES[name]):
        assert "nowhere" in refusal(sitting, (f"{who}/0/at", -1))


@pytest.mark.parametrize("name", SYSTEMS)
def test_nobody_stands_where_there_is_no_place(name: str) -> None:
    sitting = with_foes(name)
    for who in ("heroes", FOES[name]):
        assert refusal(sitting, (f"{who}/0/at", 2000)).startswith("the rules cannot go on from there: ")


def test_no_two_stand_on_one_square() -> None:
    sitting = with_foes("universalis")
    state = sitting.table.marks[-1].state
    assert "stands where somebody else does" in refusal(sitting, ("heroes/0/at", state.creatures[0].at))


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_word_or_a_truth_is_no_number(name: str) -> None:
    sitting = with_foes(name)
    for to in ("three", True):
        assert "Expected `int`" in refusal(sitting, ("heroes/0/at", to))
    assert "Expected `bool`" in refusal(sitting, ("heroes/0/acted" if name == "darkness" else "heroes/0/activated", 1))


@pytest.mark.parametrize(("name", "path"), [("universalis", "heroes/0/mount"), ("darkness", "active")])
def test_a_figure_that_is_named_is_there(name: str, path: str) -> None:
    assert refusal(with_foes(name), (path, 999)) == f"{path}: there is no figure 999"


@pytest.mark.parametrize("name", SYSTEMS)
def test_nobody_becomes_somebody_else(name: str) -> None:
    sitting = with_foes(name)
    paths = {field.path.rpartition("/")[2] for field in correctable(sitting)}
    assert not paths & {"id", "next_id", "seat"}
    assert "nothing that can be set" in refusal(sitting, ("heroes/0/id", 7))


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_card_that_is_named_exists(name: str) -> None:
    sitting = with_foes(name)
    state = sitting.table.marks[-1].state
    bags = [(n, where) for n, hero in enumerate(state.heroes) for where in ("hands", "pack") if getattr(hero, where)]
    owned = f"heroes/{bags[0][0]}/{bags[0][1]}/0"
    for path in ("heroes/0/card", f"{FOES[name]}/0/card", owned):
        assert "there is no" in refusal(sitting, (path, "no-such-card"))


@pytest.mark.parametrize("name", SYSTEMS)
def test_of_several_settings_none_is_done_when_one_cannot_be(name: str) -> None:
    sitting = with_foes(name)
    refusal(sitting, ("round", 9), ("heroes/0/at", -1))
    assert msgspec.msgpack.decode(corrected(sitting, [Setting("round", 9)]))["round"] == 9


def a_correction(sitting: Sitting, luck: random.Random) -> list[Setting]:
    """Something a host might type by mistake."""
    fields = correctable(sitting)
    found = []
    for _ in range(luck.choice((1, 1, 2))):
        field = luck.choice(fields)
        others = [other.now for other in fields if type(other.now) is type(field.now)]
        found.append(Setting(field.path, luck.choice([luck.choice(others), luck.randint(-3, 40), "no-such-thing"])))
    return found


def try_corrections(system: AnySystem, quest: str, seed: int, times: int) -> int:
    """Correct a game at random as it goes on; gives how many corrections were taken."""
    setup = system.default_setup(quest, 2, f"mistakes {seed}")
    luck = random.Random(seed)
    table: Table[Any, Any] = Table(system, setup)
    taken = 0
    for n in steps(table, luck, times * 3):
        if n % 3:
            continue
        sitting = Sitting(system, setup)
        sitting.table = table.fork()
        settings = a_correction(sitting, luck)
        try:
            data = corrected(sitting, settings)
        except Refused:
            continue
        taken += 1
        world: Table[Any, Any] = Table(system, setup, state=msgspec.msgpack.decode(data, type=system.state_type))
        try:
            for _ in steps(world, random.Random(0), 16):
                world.scene(NOBODY)
        except Exception as error:
            raise AssertionError(f"{quest} after {n} answers: {settings} was taken, then {error!r}") from error
    return taken


@pytest.mark.parametrize("name", SYSTEMS)
def test_what_a_correction_leaves_can_be_played_on(name: str) -> None:
    system = find(name)
    assert sum(try_corrections(system, quest.id, n, 12) for n, quest in enumerate(system.quests()[:2])) > 2


@pytest.mark.slow
@pytest.mark.parametrize("name", SYSTEMS)
def test_what_many_corrections_leave_can_be_played_on(name: str) -> None:
    system = find(name)
    quests = [quest.id for quest in system.quests() if quest.least <= 2]
    assert sum(try_corrections(system, quest, n, 100) for n, quest in enumerate(quests * 3)) > 100
