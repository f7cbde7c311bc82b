"""Fighting through doorways, and outdoors.  LE-0346, LE-0353, LE-0367, LE-G61"""

from __future__ import annotations

from systems.league.build import hero, monster
from systems.league.driving import standing
from undercroft.crawl.things import Item
from undercroft.proofs.checklist import rule
from undercroft.systems.league.combat.shove import may_shove
from undercroft.systems.league.combat.targets import targets
from undercroft.systems.league.combat.throwing import may_throw_at
from undercroft.systems.league.combat.to_hit import card_of

DOORWAY = """
+-+-+-+-+-+-+
|. . .|. . .|
+ + + + + + +
|. . ./. . .|
+ + + + + + +
|. . ./. . .|
+ + + + + + +
|. . .|. . .|
+-+-+-+-+-+-+
"""


def reached(play, weapon):
    found = targets(play.game, play.who("W"), card_of(Item(weapon)))
    by_id = {id: name for name, id in play.names.items()}
    return sorted(by_id[one.id] for one in found)


@rule("LE-0353")
def test_whoever_stands_beside_a_doorway_reaches_either_square_on_the_far_side():
    play = standing(
        DOORWAY,
        W=hero(at="c2"),
        g=monster("goblin", at="d2"),
        k=monster("goblin", at="d3"),
        c=monster("goblin", at="d1"),
    )
    assert reached(play, "broadsword") == ["g", "k"]
    assert may_shove(play.game, play.who("W"), play.enemy("k"))
    assert not may_shove(play.game, play.who("W"), play.enemy("c"))


@rule("LE-0367", "LE-G61")
def test_for_shots_a_doorway_is_an_opening_two_squares_wide():
    play = standing(
        DOORWAY,
        W=hero(at="a2"),
        g=monster("goblin", at="f3"),
        k=monster("goblin", at="e2"),
        c=monster("goblin", at="d1"),
    )
    assert reached(play, "short-bow") == ["g", "k"]


@rule("LE-0346")
def test_outdoors_missiles_reach_as_far_as_one_sees(monkeypatch):
    play = standing("W...........g", W=hero(), g=monster("goblin"))
    assert reached(play, "short-bow") == []
    monkeypatch.setattr(play.game.ground, "outdoors", True)
    assert reached(play, "short-bow") == ["g"]


@rule("LE-0346", "LE-0457")
def test_outdoors_bottles_are_thrown_as_far_as_one_sees(monkeypatch):
    play = standing("W...........g", W=hero(), g=monster("goblin"))
    at = play.at("m1")
    assert not may_throw_at(play.game, play.who("W"), at)
    monkeypatch.setattr(play.game.ground, "outdoors", True)
    assert may_throw_at(play.game, play.who("W"), at)
