"""Systems from outside the package are named in the environment."""

from __future__ import annotations

import pytest

from undercroft.kernel.system import find
from undercroft.lab import OutsideError, bring_in


def test_systems_are_found_by_module_and_attribute():
    assert bring_in("lab.toy:SYSTEM, lab.toy:BROKEN") == ("cellar", "broken")
    assert find("cellar").name == "cellar"


def test_a_class_is_made_into_a_system():
    assert bring_in("lab.toy:Cellar") == ("cellar",)


def test_nothing_named_brings_nothing_in():
    assert bring_in("") == ()


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ("lab.toy", 'found "lab.toy"; expected module:ATTRIBUTE'),
        ("no.such:SYSTEM", "cannot be brought in: ModuleNotFoundError"),
        ("lab.toy:NOTHING", "cannot be brought in: AttributeError"),
        ("lab.toy:CARDS", "is no System, but tuple"),
    ],
)
def test_what_cannot_be_brought_in_is_told(named: str, said: str):
    with pytest.raises(OutsideError, match=said):
        bring_in(named)
