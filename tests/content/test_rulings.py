import pytest

from undercroft.content import RULINGS, Library, Ruling
from undercroft.content.rulings import settle, switches


def test_a_ruling_has_choice_and_alternatives(library: Library) -> None:
    ruling = library[RULINGS]["doors-and-sight"]
    assert (ruling.choice, ruling.alternatives, ruling.rules) == ("No.", ("It does.",), ("DA-0251",))


def test_only_rulings_with_a_switch_are_open_to_players(library: Library) -> None:
    fixed = Ruling(id="fixed", rules=("DA-0001",), question="?", choice="!")
    assert list(switches({"fixed": fixed, **library[RULINGS]})) == ["doors-and-sight"]


def test_a_switch_left_alone_has_its_default(library: Library) -> None:
    assert settle(library[RULINGS], {}) == {"doors-and-sight": "clear"}


def test_players_may_turn_a_switch(library: Library) -> None:
    assert settle(library[RULINGS], {"doors-and-sight": "blocked"}) == {"doors-and-sight": "blocked"}


def test_an_unknown_switch_is_refused(library: Library) -> None:
    with pytest.raises(ValueError, match='unknown switch "doors"; one of doors-and-sight'):
        settle(library[RULINGS], {"doors": "clear"})


def test_an_unknown_value_is_refused(library: Library) -> None:
    with pytest.raises(ValueError, match='unknown value of doors-and-sight "clean"; one of clear, blocked'):
        settle(library[RULINGS], {"doors-and-sight": "clean"})
