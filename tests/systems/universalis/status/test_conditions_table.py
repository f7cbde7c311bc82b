"""Every condition says what it does, and can be told and drawn."""

from __future__ import annotations

from typing import get_args

import pytest

from systems.listening import fresh
from systems.universalis.box import SYSTEM
from undercroft.systems.universalis.cards.attributes import CONDITIONS, Condition
from undercroft.text.messages import LANGUAGES


def test_every_condition_that_cards_may_name_says_what_it_does() -> None:
    assert set(CONDITIONS) == set(get_args(Condition))


@pytest.mark.parametrize("name", [name for name in CONDITIONS if name != "knocked-out"])
def test_every_condition_of_a_figure_that_stands_has_an_icon(name: str) -> None:
    assert name in SYSTEM.card().icons


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CONDITIONS)
def test_every_condition_has_a_name_and_is_told(name: str, language: str) -> None:
    said = fresh(SYSTEM.name, language)
    assert [id for id in (f"universalis-condition-{name}", f"event-changed-{name}") if not said.has(id)] == []
