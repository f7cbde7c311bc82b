"""What holds for every test: a test that names a rule names one that exists, and no ask offers a choice twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from undercroft.kernel.requests import Ask
from undercroft.kernel.runner import Runner
from undercroft.proofs.catalogue import complaint, known_ids
from undercroft.proofs.contract import twins

WRONG_RULES = pytest.StashKey[str]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Remember, for each collected test, what is wrong with the rules it names."""
    known = known_ids()
    for item in items:
        named = [str(wanted) for mark in item.iter_markers("rule") for wanted in mark.args]
        wrong = complaint(named, known)
        if wrong:
            item.stash[WRONG_RULES] = wrong


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> None:
    """Fail the tests that name unknown rules, before they run."""
    if WRONG_RULES in item.stash:
        pytest.fail(item.stash[WRONG_RULES], pytrace=False)


@pytest.fixture(autouse=True, scope="session")
def no_ask_has_twins() -> Iterator[None]:
    """Whatever position a test comes to, no two options of the ask that waits there are the same."""
    run = Runner._run

    def watched(self: Runner[Any, Any], reply: object) -> None:
        run(self, reply)
        request = self._request
        if type(request) is Ask:
            assert not twins(request), f'"{request.prompt}" offers twice: {", ".join(twins(request))}'

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Runner, "_run", watched)
        yield
