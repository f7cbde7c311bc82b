"""Mounts on the map and in quests; Epic Events.  UN-1240, UN-1241, UN-1244 to UN-1246"""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.campaign.on_the_map import Journey, journey, like
from undercroft.crawl.campaign import closed
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndQuest
from undercroft.systems.universalis.cards.definitions import HEROES
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.heroes.ledger import Ledger, open_ledger
from undercroft.systems.universalis.state import World

SWAMP, EVENT, EPIC = 45, "bog-body", "risen-out-of-the-swamp"


def met() -> Journey:
    dice = {"travel-event": [[6]], "courage": [[1, 1]]}
    return journey(SWAMP, party=[like("shara"), like("aki")], dice=dice, cards=[EVENT]).take("stay-here")


@rule("UN-1240", "UN-1241")
def test_some_events_offer_an_epic_event_instead_of_what_the_card_does():
    assert met().prompt == "epic-event"
    played = met().take("yes")
    assert played.state.outcome is not None
    assert (played.world.next, played.world.event) == (EPIC, EVENT)
    assert [one.fortune for one in played.state.heroes] == [BOX[HEROES][id].fortune for id in ("shara", "aki")]
    assert [one.id for one in SYSTEM.chapters(closed(played.after()))] == [EPIC]
    refused = met().take("no")
    while refused.prompt == "fortune-test":
        refused.take("keep")
    assert refused.state.outcome is None
    full = sum(BOX[HEROES][id].fortune for id in ("shara", "aki"))
    assert sum(one.fortune for one in refused.state.heroes) == full - 1


@rule("UN-1241")
@pytest.mark.parametrize(("won", "xp"), [(True, 1), (False, 0)])
def test_an_epic_event_brings_experience_and_the_campaign_turn_goes_on(won, xp):
    before = met().take("yes").after()
    setup = SYSTEM.default_setup(EPIC, 2, "epic")
    free = {"group-composition": "free"}
    setup = msgspec.structs.replace(setup, party=("shara", "aki"), ledger=closed(before), options=free)
    table = Table(SYSTEM, setup)
    table.state.agenda[:] = [EndQuest(won=won, why="universalis-done")]
    for one in table.state.heroes:
        one.at = int(table.game.plan.board.parse("a4"))
    while not table.over and table.ask is not None:
        table.choose(table.ask.options[table.ask.default])
    after = open_ledger(SYSTEM.finish(table.game))
    assert after.heroes["shara"].xp == xp
    assert after.world is not None
    assert (after.world.week, after.world.quested, after.world.groups[0].over) == (20, False, False)
    assert (after.world.done, after.world.tries, after.world.markers) == ((), {}, ())


@rule("UN-1244")
def test_what_a_mount_carries_does_not_burden_its_hero():
    heavy = ("rope",) * 30
    laden = journey(31, party=[like("shara", pack=heavy), "aki"]).take("travel", at=22)
    assert laden.group.at == 31
    horse = like("shara", companion="horse", companion_freight=heavy)
    rides = journey(31, party=[horse, "aki"]).take("travel", at=22)
    assert rides.group.at == 22
    assert rides.after().heroes["shara"].companion_freight == heavy


@rule("UN-1245")
def test_mounts_stay_outside_with_what_they_carry_and_wait_there():
    horse = like("shara", companion="horse", companion_freight=("rope",))
    setup = SYSTEM.default_setup("the-silent-bell", 1, "outside")
    setup = msgspec.structs.replace(setup, party=(horse,), ledger=closed(Ledger(world=World(week=3))))
    table = Table(SYSTEM, setup)
    assert [one.card for one in table.state.heroes if one.owner] == []
    kept = open_ledger(SYSTEM.finish(table.game)).heroes["shara"]
    assert (kept.companion, kept.companion_freight) == ("horse", ("rope",))


@rule("UN-1246")
@pytest.mark.parametrize(("answer", "riding"), [("yes", True), ("no", False)])
def test_in_an_epic_event_a_hero_begins_on_its_mount_or_beside_it(answer, riding):
    setup = SYSTEM.default_setup(EPIC, 1, "saddle")
    table = Table(SYSTEM, msgspec.structs.replace(setup, party=(like("shara", companion="horse"),)))
    while table.ask is not None and table.ask.prompt != "start-mounted":
        table.choose(table.ask.options[0])
    table.choose(next(one for one in table.ask.options if one.act == answer))
    hero, horse = table.state.heroes
    assert bool(hero.mount) is riding
    board = table.game.plan.board
    assert hero.at == horse.at if riding else board.distance(hero.at, horse.at) == 1


def test_an_epic_event_lies_on_no_map():
    assert BOX[QUESTS][EPIC].lies == 0
