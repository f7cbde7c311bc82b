"""Epic Events on land: creatures that come later, a front that rolls on, a beast that is driven off.

UN-1168, UN-1170, UN-1175, UN-1178, UN-1181, UN-1240
"""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from undercroft.crawl.quests import QuestStep
from undercroft.kernel.events import Said, Summed
from undercroft.kernel.state import Entry
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import LateComers
from undercroft.systems.universalis.cards.quest_files import as_setup
from undercroft.systems.universalis.cards.quests import QUESTS, Post, Quest
from undercroft.systems.universalis.cards.world import TRAVEL_EVENTS
from undercroft.systems.universalis.design.quest_checks import faults
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.quests.driven_off import knocked_out, turn_starts
from undercroft.systems.universalis.state import State

EPICS = [quest for quest in BOX[QUESTS].values() if quest.kind == "epic"]
NIGHT, THATCH, HAND, SCREE = (
    BOX[QUESTS][id]
    for id in ("a-night-of-yellow-eyes", "the-thatch-burns", "the-white-hand", "the-shadow-on-the-scree")
)
changed = msgspec.structs.replace


def opened(quest: Quest, heroes: int = 3) -> Table[State, Universalis]:
    """A game of a sheet with everybody on the board."""
    table = Table(SYSTEM, SYSTEM.default_setup(as_setup(quest), heroes, "epic"))
    while table.ask is not None and not (table.ask.prompt == "act" and all(one.at >= 0 for one in table.state.heroes)):
        table.choose(table.ask.options[table.ask.default])
    return table


def then(table: Table[State, Universalis], *entries: Entry) -> Table[State, Universalis]:
    """Go on with these steps instead of what was to come."""
    table.state.agenda = list(entries[::-1])
    return Table(SYSTEM, table.setup, state=table.state)


def cards(table: Table[State, Universalis]) -> list[str]:
    return sorted(one.card for one in table.state.creatures)


def said(table: Table[State, Universalis]) -> list[str]:
    return [told.event.message for told in table.told if isinstance(told.event, Said)]


@rule("UN-1168", "UN-1240")
@pytest.mark.parametrize("epic", EPICS, ids=lambda epic: epic.id)
def test_every_epic_event_is_called_up_by_a_travel_event_of_its_land(epic):
    lands = {card.ground for card in BOX[TRAVEL_EVENTS].values() if card.epic == epic.id}
    assert lands
    assert lands & set(epic.terrains)


@rule("UN-1175", "UN-1178")
@pytest.mark.parametrize(
    ("turn", "heroes", "come"),
    [
        (1, 3, ["dire-wolf", "dire-wolf"]),
        (1, 2, ["dire-wolf"]),
        (4, 2, ["dire-wolf", "lycanthrope"]),
        (4, 1, ["lycanthrope"]),
        (6, 3, []),
    ],
)
def test_who_is_kept_back_for_a_turn_comes_in_it_and_in_no_other(turn, heroes, come):
    table = opened(NIGHT, heroes)
    assert cards(table) == []
    table.state.round = turn
    after = then(table, LateComers())
    assert cards(after) == come
    assert all(one.activated for one in after.state.creatures)
    assert [one.card for one in after.state.creatures if one.leader] == ["lycanthrope"] * (turn == 4)
    assert ("universalis-late-comers" in said(after)) is bool(come)


@rule("UN-1175")
def test_who_comes_late_stands_as_near_to_the_square_of_the_sheet_as_there_is_room():
    table = opened(NIGHT)
    board = table.game.plan.board
    at = board.parse("i2")
    table.state.heroes[0].at = int(at)
    table.state.round = 1
    first = then(table, LateComers()).state.creatures[0]
    assert board.distance(at, first.at) == 1


@rule("UN-1175", "UN-1191")
@pytest.mark.parametrize(("turn", "sound"), [(0, False), (2, True)])
def test_in_the_section_of_the_starting_squares_a_creature_may_only_come_later(turn, sound):
    camp = changed(NIGHT.sections["firelit-camp"], creatures=(Post(creature="dire-wolf", at="l9", turn=turn),))
    assert (faults(changed(NIGHT, sections=NIGHT.sections | {"firelit-camp": camp})) == []) is sound


@rule("UN-1181")
@pytest.mark.parametrize(("sheet", "turn", "column", "kind"), [(THATCH, 6, "G", "fire"), (HAND, 3, "E", "snow")])
def test_the_front_strikes_everybody_whom_it_has_overtaken_and_nobody_else(sheet, turn, column, kind):
    table = opened(sheet)
    board = table.game.plan.board
    behind, edge, ahead = table.state.heroes
    for one, at in zip((behind, edge, ahead), ("e5", f"{column.lower()}5", "j5"), strict=True):
        one.at, one.fortune = int(board.parse(at)), 0
    table.state.creatures.clear()
    table.state.side = "dark"
    after = then(table, QuestStep(what="front", n=turn))
    rolled = [told.event.who for told in after.told if isinstance(told.event, Summed) and told.event.what == "armor"]
    assert set(rolled) == {behind.id, edge.id}
    assert f"universalis-front-{kind}" in said(after)


@rule("UN-1181")
@pytest.mark.parametrize(("lost", "gone"), [(5, False), (6, True)])
def test_a_beast_that_has_lost_half_its_vitality_goes_and_the_mission_is_accomplished(lost, gone):
    table = opened(SCREE)
    beast = next(one for one in table.state.creatures if one.leader)
    beast.wounds, beast.sturdy = lost, 0
    table.state.side = "dark"
    turn_starts(table.game)
    assert (table.state.accomplished, beast not in table.state.creatures) == (gone, gone)


@rule("UN-1181")
@pytest.mark.parametrize("leads", [True, False])
def test_a_beast_that_falls_first_will_not_come_back_either(leads):
    table = opened(SCREE, 5)
    beast = next(one for one in table.state.creatures if one.leader is leads)
    knocked_out(table.game, beast)
    assert table.state.accomplished is leads
