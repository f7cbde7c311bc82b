"""Edges of magic: who casts, what covers, what stays where it was cast.  UN-0421 to UN-0524"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, hero, named, orc, position, square
from undercroft.kernel.requests import NOWHERE
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import SPELLS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.magic.effects import _blast, _lasting
from undercroft.systems.universalis.magic.spells import castable, is_caster
from undercroft.systems.universalis.state import Casting

SHAMAN = {"creature": "orc-shaman", "hands": [], "facing": "south"}


def study(**people: Any) -> Play:
    return position(HALL, turn="B", **{"B": hero("maeliss", at="b2", pack=[], hands=[]), "k": orc(at="e2"), **people})


@rule("UN-0421")
def test_a_spellcaster_has_both_spells_and_mana_of_its_own() -> None:
    play = study(S=hero(at="b5"), M=hero("maeliss", at="d5", spells=[]), k={**SHAMAN, "at": "h8"})
    assert [is_caster(play.who(name)) for name in "BSk"] == [True, False, True]
    assert is_caster(play.who("M")) is False
    learned = study(S=hero(at="b5", spells=["fireball"]))
    assert learned.game.person(learned.who("S")).stats.mana == 0
    assert is_caster(learned.who("S")) is False


@rule("UN-0433", "UN-0436")
def test_who_has_spells_but_no_mana_of_its_own_casts_nothing_with_what_it_is_given() -> None:
    play = study(S=hero(at="b5", spells=["fireball"]))
    play.state.active.who = play.who("S").id
    play.who("S").mana = 9
    assert castable(play.game, play.who("S")) == ()


@rule("UN-0428", "UN-0458")
@pytest.mark.parametrize(
    ("spell", "squares"), [("sanctuary", True), ("sheltering-light", True), ("bone-armor", False), ("war-drums", False)]
)
def test_what_protects_an_area_stays_there_and_what_helps_somebody_goes_along(spell: str, squares: bool) -> None:
    play = study()
    casting = Casting(caster=play.who("B").id, spell=spell, target=play.who("B").id, at=NOWHERE)
    laid = _lasting(play.game, play.who("B"), library()[SPELLS][spell], casting)
    assert bool(laid.squares) is squares
    assert ("b2" in named(play, sum(1 << at for at in laid.squares))) is squares


@rule("UN-0454", "UN-0512")
@pytest.mark.parametrize(("spell", "asked"), [("lightning", True), ("inner-fire", False)])
def test_a_shield_is_held_up_against_a_projectile_and_against_no_other_spell(spell: str, asked: bool) -> None:
    play = study(
        k={**SHAMAN, "at": "h2"},
        S=hero(at="d2", hands=["broadsword", "shield"], facing="east"),
        B=hero("maeliss", at="b9"),
    )
    play.state.casting = Casting(caster=play.who("k").id, spell=spell, target=play.who("S").id, at=NOWHERE)
    before = len(play.state.agenda)
    script = _blast(play.game, play.who("S"), 1)
    request = next(script, None)
    assert (getattr(request, "prompt", "") == "shield-magic") is asked
    if not asked:
        assert len(play.state.agenda) > before
    assert square(play, "d2") == play.who("S").at
