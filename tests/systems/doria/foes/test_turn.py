"""A monster's activation: it moves, then attacks once."""

from __future__ import annotations

import pytest

from systems.doria.build import hero, monster, position
from systems.doria.foes.hunt import attacked, hunt, missing, where
from undercroft.crawl.game import FIRST_FOE
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import Activate


@rule("DO-0158", "DO-0351", "DO-0365")
def test_a_monster_moves_only_as_far_as_it_needs_and_attacks():
    play = hunt("W.....g", W=hero(), g=monster("goblin"))
    assert where(play) == "b1"
    assert attacked(play) == ["warrior"]


@rule("DO-0351")
def test_a_monster_moves_no_farther_than_its_ap():
    play = hunt("W.........g", W=hero(), g=monster("orc"))
    assert where(play) == "d1"
    assert attacked(play) == []


@rule("DO-0119", "DO-0351")
def test_a_monster_that_needs_all_its_ap_still_attacks():
    play = hunt("W.......g", W=hero(), g=monster("orc"))
    assert where(play) == "b1"
    assert attacked(play) == ["warrior"]


@rule("DO-0351")
def test_a_monster_attacks_once_even_with_ap_left():
    play = hunt("Wg", W=hero(), g=monster("goblin"))
    assert where(play) == "b1"
    assert play.rolled("melee-attack") == 1


@rule("DO-0322")
def test_an_extra_activation_does_not_stand_for_the_one_at_its_initiative():
    def play(*, extra: bool) -> bool:
        entry = Activate(FIRST_FOE, extra=extra)
        return position("W.g", W=hero(), g=monster("goblin"), do=[entry], dice=missing()).on().monster("g").acted

    assert play(extra=False)
    assert not play(extra=True)


@rule("DO-0384")
@pytest.mark.parametrize(("card", "kind"), [("goblin", "melee"), ("archer", "ranged"), ("shaman", "magic")])
def test_a_monster_has_one_kind_of_attack_even_beside_its_target(card, kind):
    play = hunt("Wg", W=hero(), g=monster(card))
    assert [event.what for event in play.events("began")][-1] == f"{kind}-attack"


@rule("DO-0419")
def test_a_monster_casts_without_pp():
    play = hunt("W...g", W=hero(), g=monster("shaman"))
    assert [event.what for event in play.events("began")][-1] == "magic-attack"
    assert "pp" not in [event.what for event in play.events("changed")]


@rule("DO-0128")
def test_an_immobilized_monster_stays_where_it_is_and_attacks_who_is_beside_it():
    assert where(hunt("W..g", W=hero(), g=monster("goblin", held=["round"]))) == "d1"
    assert attacked(hunt("Wg", W=hero(), g=monster("goblin", held=["round"]))) == ["warrior"]


@rule("DO-0430")
def test_an_unconscious_character_is_ignored():
    play = hunt("M.g...W", W=hero(), M=hero("mage", unconscious=True), g=monster("goblin"))
    assert attacked(play) == ["warrior"]


@rule("DO-0432")
def test_a_monster_may_stand_where_somebody_lies_unconscious():
    play = hunt("WMg", W=hero(), M=hero("mage", unconscious=True), g=monster("goblin"))
    assert where(play) == "b1"


@rule("DO-0403")
def test_a_monster_that_fumbles_misses_and_acts_again_at_its_next_activation():
    play = hunt("Wg", W=hero(), g=monster("vampire"), dice={"g melee-attack": [[1, 1, 29], [2, 3]]})
    assert play.see("attack")["hit"] is False
    assert play.who("W").hp == 13
    assert not play.monster("g").disarmed


@rule("DO-0180")
def test_who_waits_outside_pays_a_point_for_the_step_onto_the_entrance():
    board = "^.......W"
    inside = hunt(board, W=hero(), g=monster("orc", at="a1"))
    outside = hunt(board, W=hero(), g=monster("orc", at="a1", outside=True))
    assert where(inside) == "h1"
    assert where(outside) == "g1"
    assert attacked(outside) == []
