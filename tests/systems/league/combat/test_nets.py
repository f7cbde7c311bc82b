"""The net.  LE-G11"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.driving import fight, standing
from undercroft.crawl.things import Item
from undercroft.proofs.checklist import rule
from undercroft.systems.league.combat.targets import targets
from undercroft.systems.league.combat.to_hit import card_of


def thrower(board="W.g..", **more):
    return standing(board, W=hero(hand=["net"], values={"ranged-skill": 50}), g=monster("goblin", hp=6, **more))


@rule("LE-G11", "LE-C162")
@pytest.mark.parametrize(("face", "caught"), [(45, True), (46, False)])
def test_a_hit_catches_the_target_and_does_no_damage(face, caught):
    play = thrower(stance=False)
    hit = fight(play, "W", "g", "net", face)
    assert play.enemy("g").netted is caught
    assert (hit.dealt, play.enemy("g").hp) == (0, 6)


@rule("LE-G11")
def test_a_net_is_with_whom_it_has_caught():
    play = thrower()
    fight(play, "W", "g", "net", 20)
    assert play.who("W").outfit.items() == ()
    assert [(token.kind, token.at, token.name) for token in play.state.tokens] == [("dropped", play.at("c1"), "net")]


@rule("LE-G11")
def test_it_reaches_two_squares():
    assert targets(thrower().game, thrower().who("W"), card_of(Item("net")))
    far = thrower("W..g.")
    assert not targets(far.game, far.who("W"), card_of(Item("net")))


@rule("LE-G11")
@pytest.mark.parametrize(("face", "caught"), [(48, False), (49, True)])
def test_it_is_dodged_but_not_parried(face, caught):
    play = standing(
        "Wg..", W=hero(hand=["broadsword", "round-shield"], stance=True, values={"dodge": 33}), g=monster("goblin")
    )
    fight(play, "g", "W", "net", (5, 3), "dodge", face)
    assert play.who("W").netted is caught


@rule("LE-G11")
def test_whoever_is_caught_is_in_no_stance_any_more():
    play = thrower(stance=True)
    fight(play, "W", "g", "net", 5)
    assert not play.enemy("g").stance
