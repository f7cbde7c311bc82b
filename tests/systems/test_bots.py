"""Every question a system puts is answered by its sensible bot's judge, or by its default because that is sensible."""

from __future__ import annotations

import pytest

from undercroft.crawl.bot import JudgingBot
from undercroft.kernel.system import AnySystem

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
