"""What passes when a turn begins."""

from __future__ import annotations

from systems.universalis.build import HALL, hero, orc, position
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.status.passing import turn_passes


@rule("UN-C431", "UN-C434", "UN-C480")
def test_what_is_once_in_a_turn_may_be_done_again_when_either_side_begins_a_turn():
    play = position(HALL, S=hero(at="b2"), k=orc(at="c2"))
    who = play.who("S")
    who.danced = who.stepped_in = who.tamed = True
    turn_passes(play.game, play.state.creatures)
    assert (who.danced, who.stepped_in, who.tamed) == (False, False, False)


@rule("UN-C435")
def test_a_brutal_blow_leaves_its_user_open_until_its_own_side_begins_a_turn():
    play = position(HALL, S=hero(at="b2"), k=orc(at="c2"))
    who = play.who("S")
    who.exposed = True
    turn_passes(play.game, play.state.creatures)
    assert who.exposed
    turn_passes(play.game, play.state.heroes)
    assert not who.exposed
