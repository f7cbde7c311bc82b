"""Adventures of other games.  UN-1455 to UN-1460, UN-X129"""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.workshop import like
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.quest_files import as_setup
from undercroft.systems.universalis.cards.quests import QUESTS, LeaderPlan, Piece, Post, Quest
from undercroft.systems.universalis.design.adapting import in_hand, level

BELL = BOX[QUESTS]["the-silent-bell"]
NAVE = next(name for name, section in BELL.sections.items() if section.main)


def foreign() -> Quest:
    """A map of another game with two skeletons, a minotaur, a stake and boxes, drawn over the chapel of the bell."""
    plan = BELL.sections[NAVE]
    bare = {name: msgspec.structs.replace(one, creatures=(), traps={}) for name, one in BELL.sections.items()}
    bare[NAVE] = msgspec.structs.replace(
        plan,
        creatures=(Post(creature="skeleton-warrior", at="k2"), Post(creature="skeleton-warrior", at="k3")),
        traps={"k4": "stake"},
    )
    return msgspec.structs.replace(
        BELL,
        sections=bare,
        adapted=True,
        reserve=None,
        leader=LeaderPlan(creature="minotaur"),
        rules="",
    )


@rule("UN-1455", "UN-1456", "UN-X129")
def test_the_level_is_what_creatures_and_traps_cost_together():
    assert level(foreign(), 1) == 1 + 1 + 9 + 2
    assert level(msgspec.structs.replace(foreign(), leader=None), 1) == 4


@rule("UN-1457", "UN-X129")
@pytest.mark.parametrize(("vp", "points"), [(15, 2), (13, 0), (10, -3)])
def test_the_dark_player_has_what_the_group_is_worth_beyond_the_level(vp, points):
    setup = SYSTEM.default_setup(as_setup(foreign()), 1, "foreign")
    party = (like("shara", vp=vp, body=(), hands=("broadsword",), pack=()),)
    assert SYSTEM.start(msgspec.structs.replace(setup, party=party)).reserve == points


@rule("UN-1458", "UN-1459")
def test_the_hand_begins_with_a_card_of_each_kind_the_adventure_includes():
    quest = foreign()
    assert set(in_hand(quest)) == {"stake", "wandering-creature", "special-creature"}
    seats = (SeatPlan("us"), SeatPlan("them", role="dark", controller="person"))
    setup = Setup(system="universalis", quest=as_setup(quest), party=("shara",), seats=seats, seed="hand")
    table = Table(SYSTEM, setup)
    while table.ask is not None and not table.game.state.player.hand:
        table.choose(table.ask.options[table.ask.default])
    player = table.state.player
    assert player is not None
    assert set(in_hand(quest)) < set(player.hand)
    assert len(player.hand) == len(in_hand(quest)) + 1


def test_the_boxes_of_a_map_cost_nothing():
    plan = foreign().sections[NAVE]
    boxes = msgspec.structs.replace(plan, furniture=(Piece(kind="barrels-and-boxes", at="k2"),))
    with_boxes = msgspec.structs.replace(foreign(), sections={**foreign().sections, NAVE: boxes})
    assert level(with_boxes, 1) == level(foreign(), 1)
