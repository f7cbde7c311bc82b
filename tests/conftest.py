"""What holds for every test: a test that names a rule names one that exists."""

from __future__ import annotations

import pytest

from undercroft.kernel.checklist import complaint, known_ids

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
