"""Every question a system puts is answered by its sensible bot's judge, or by its default because that is sensible;
judges read numbers, not the phrases made for people."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from undercroft.bots import Chair
from undercroft.crawl.bot import JudgingBot
from undercroft.kernel.requests import SeatId
from undercroft.kernel.scene import Card, Scene, Sheet
from undercroft.kernel.system import AnySystem
from undercroft.lab.play import quick_table

from .everybody import SYSTEMS
from .sayings import prompts


@pytest.fixture(params=SYSTEMS, ids=lambda system: system.name)
def system(request: pytest.FixtureRequest) -> AnySystem:
    found: AnySystem = request.param
    return found


@pytest.fixture
def bot(system: AnySystem) -> JudgingBot[object]:
    found = system.bots["sensible"](0)
    assert isinstance(found, JudgingBot)
    return found


def test_every_question_has_a_judge_or_is_left_to_its_default(system: AnySystem, bot: JudgingBot[object]) -> None:
    assert [prompt for prompt in prompts(system) if prompt not in bot.judges and prompt not in bot.by_default] == []


def test_no_question_is_judged_and_left_to_its_default(bot: JudgingBot[object]) -> None:
    assert bot.by_default.intersection(bot.judges) == frozenset()


def test_every_question_that_is_judged_or_left_to_its_default_can_be_asked(
    system: AnySystem, bot: JudgingBot[object]
) -> None:
    known = prompts(system)
    assert [prompt for prompt in (*bot.judges, *sorted(bot.by_default)) if prompt not in known] == []


def test_questions_about_details_of_the_games_own_side_can_be_asked(system: AnySystem) -> None:
    assert sorted(system.routine.difference(prompts(system))) == []


class Wordless(Chair):
    """A chair from which nothing is read that is written for people."""

    __slots__ = ()

    def scene(self, log: int = 0) -> Scene:
        """What the seat sees, without the phrases of options and cards."""
        scene = super().scene(log)
        ask = replace(scene.ask, texts=()) if scene.ask is not None else None
        return replace(scene, ask=ask, sheets=tuple(map(_wordless, scene.sheets)))


def _wordless(sheet: Sheet) -> Sheet:
    def bare(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(replace(card, facts=(), text="") for card in cards)

    return replace(sheet, worn=bare(sheet.worn), carried=bare(sheet.carried), skills=bare(sheet.skills))


MANY = 600
"""So many questions are looked at of each game."""


@pytest.mark.parametrize("seed", ["words", "numbers"])
def test_a_bot_that_reads_no_phrases_answers_alike(system: AnySystem, seed: str) -> None:
    quest = system.quests()[-1]
    table = quick_table(system, system.unwatched(system.default_setup(quest.id, quest.most, seed)), keep=True)
    bots = [system.bots["sensible"](0) for _ in table.setup.seats]
    for _ in range(MANY):
        if (ask := table.ask) is None:
            break
        seat = ask.seats()[0]
        answer = bots[seat].answer(Chair(table, seat))
        assert bots[seat].answer(Wordless(table, SeatId(seat))) == answer, ask.prompt
        table.answer(answer, seat)
