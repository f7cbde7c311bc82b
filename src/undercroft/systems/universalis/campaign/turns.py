"""Campaign turns: a week in which each group travels or stays, then the Dark Player's part, then the next week.

UN-1203 to UN-1208, UN-1225 to UN-1228, UN-1232 to UN-1235, UN-1277 to UN-1281, UN-1298, UN-1300
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.crawl.steps import step
from undercroft.kernel.events import Began
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.universalis.agenda import BeginCampaign, CampaignTurn, DangersMove, GroupActs, WeekEnds
from undercroft.systems.universalis.campaign import (
    boats,
    camping,
    outside_settlements,
    quests_on_the_map,
    separated,
    travelling,
    using,
)
from undercroft.systems.universalis.campaign.dangers import choose_lair
from undercroft.systems.universalis.campaign.world import (
    WEEKS,
    WINTER,
    group_at,
    id_of,
    leader,
    members,
    note,
    place,
    world_of,
)
from undercroft.systems.universalis.campaign.years import cold, new_year
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.realm import realm, settlement_at
from undercroft.systems.universalis.state import Group

Deed = Callable[[Universalis, int, Option], Script[None] | None]
CHAPTERS = (using, travelling, boats, camping, separated, outside_settlements, quests_on_the_map)
"""The chapters that offer a group something to do in its campaign turn."""
DEEDS: Mapping[str, Deed] = {name: deed for chapter in CHAPTERS for name, deed in chapter.DEEDS.items()}
MONTH = 4
MONTHS = 13


@step(BeginCampaign)
def begin_campaign(game: Universalis, entry: BeginCampaign) -> Script[None]:
    """The heroes choose the week in which they start, in a given location; a territory is designated as the Dark
    Player's starting point.  UN-1204, UN-1205, UN-1279, UN-1300"""
    world, seat = world_of(game), game.party_seat()
    months = [Option("month", n=n) for n in range(1, MONTHS + 1)]
    month: Option = yield Ask("start-month", seat, months, default=WINTER // MONTH)
    weeks = [Option("week", n=(month.n - 1) * MONTH + n) for n in range(1, MONTH + 1)]
    week: Option = yield Ask("start-week", seat, weeks)
    world.week = week.n
    everybody = tuple(id_of(one) for one in game.heroes())
    start = realm().starts
    world.groups = [Group(members=everybody, at=start, inside=settlement_at(start) is not None)]
    place(game)
    world.lair = yield from choose_lair(game)
    note(game, "began", start)
    game.tell(Began, "week", n=world.week, rules=("UN-1279",))
    game.push(CampaignTurn())


@step(CampaignTurn)
def campaign_turn(game: Universalis, entry: CampaignTurn) -> None:
    """Each group has its campaign turn; when all have, it is the Dark Player's.  UN-1225, UN-1296, UN-1298"""
    world = world_of(game)
    place(game)
    for n, group in enumerate(world.groups):
        if not group.over and not group.held and members(game, group):
            game.push(GroupActs(group=n), CampaignTurn())
            return
    game.push(DangersMove(), WeekEnds(), CampaignTurn())


@step(GroupActs)
def group_acts(game: Universalis, entry: GroupActs) -> Script[None]:
    """A group travels or stays, enters and leaves settlements, begins a quest, uses objects, camps, boards a boat, one
    thing after the other, until its campaign turn is over.  UN-1225 to UN-1228, UN-1235"""
    group = group_at(game, entry.group)
    if group.over or group.held or not members(game, group):
        return
    options = [option for chapter in CHAPTERS for option in chapter.offers(game, entry.group)]
    if group.chose:
        options.append(Option("end-of-week"))
    default = next(n for n, one in enumerate(options) if one.act in ("end-of-week", "stay-here"))
    first = leader(game, group)
    option: Option = yield Ask("journey", first.seat, options, default, who=first.id)
    if option.act == "end-of-week":
        group.over = True
        return
    game.push(entry)
    done = DEEDS[option.act](game, entry.group, option)
    if done is not None:
        yield from done


@step(WeekEnds)
def week_ends(game: Universalis, entry: WeekEnds) -> Script[None]:
    """The cold bites, who was held back is held a week less, ships wait; then the next campaign turn begins.

    UN-1232, UN-1250, UN-1277, UN-1281, UN-1297
    """
    yield from cold(game)
    world = world_of(game)
    for group in world.groups:
        boats.lies_waiting(group)
        group.chose, group.moved, group.course, group.visited = "", 0, "", {}
        group.over = group.stopped = False
        group.held = max(0, group.held - 1)
    separated.meet(game)
    world.quested = world.rested = False
    world.week += 1
    if not any(members(game, group) for group in world.groups):
        game.end(False, "universalis-nobody-left")
    if world.week > WEEKS:
        new_year(game)
    game.tell(Began, "week", n=world.week, rules=("UN-1277",))
