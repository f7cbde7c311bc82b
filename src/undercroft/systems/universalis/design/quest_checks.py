"""Is a Quest Sheet sound?  What is wrong with it, in sentences for its author.  UN-1162 to UN-1195, UN-1434 …"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from undercroft.board.bits import Bits
from undercroft.board.features import Feature, Ground
from undercroft.kernel.packs import plain
from undercroft.systems.universalis.cards.narratives import Prize
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.quests import Quest, Tile
from undercroft.systems.universalis.cards.sizes import AVERAGE
from undercroft.systems.universalis.maps.plans import Plan, lay
from undercroft.systems.universalis.maps.terrain import Terrain, catalogue, piece_card


def offered(quests: Iterable[Quest]) -> list[Quest]:
    """The quests a group may choose; an event on the way is played only when a Travel Event calls it up.  UN-1168"""
    return [quest for quest in quests if quest.kind != "epic" and not quest.travel]


def faults(quest: Quest, tiles: Mapping[str, Tile] | None = None) -> list[str]:
    """Everything that is wrong with a sheet; nothing when it can be played."""
    found = list(chain(_kind(quest), _cardboard(quest)))
    try:
        plan = lay(quest, tiles)
    except (ValueError, IndexError, AssertionError) as error:
        return [*found, f"the map cannot be laid: {error}"]
    found += chain(_overlaps(plan), _start(plan), _names(plan))
    if not found:
        found += chain(_pieces(plan), _ways(plan), _leader(plan))
    return found


def _kind(quest: Quest) -> Iterator[str]:
    """An Epic Event names where it may happen, other quests do not; there must be a source of creatures.

    UN-1166, UN-1170, UN-1172
    """
    if (quest.kind == "epic") != bool(quest.terrains):
        yield "an Epic Event, and nothing else, names terrains"
    thread = quest.thread
    if (thread.won or thread.lost or thread.choices) and quest.kind not in ("opening", "campaign"):
        yield "only quests of a campaign have a thread"
    if quest.of and quest.kind != "independent":
        yield "only an independent quest is a hero's own"
    if quest.prize != Prize() and not quest.of:
        yield "only a hero's own quest has a prize"
    if any(mark.own for mark in quest.marks) and not quest.of:
        yield "only a hero's own quest has marks of that hero's own"
    if quest.echoes and quest.kind != "campaign":
        yield "only later quests of a campaign have echoes"
    for kind in sorted(thread.choices.keys() - {mark.kind for mark in quest.marks}):
        yield f"the thread turns on {kind}, and there is no such mark"
    if quest.kind == "epic" and quest.travel:
        yield "an Epic Event is no other Travel Event"
    if (quest.faction is None) != bool(quest.spawn):
        yield "a sheet has a faction or a Spawn Table of its own"
    if sum(section.main for section in quest.sections.values()) != 1:
        yield "exactly one section is the Main Section"
    if quest.goal.kind in ("take", "free", "break") and not any(mark.verb == quest.goal.kind for mark in quest.marks):
        yield f"there is nothing to {quest.goal.kind}"
    if quest.goal.kind in ("reach", "escape") and not quest.goal.squares:
        yield "the goal names no squares"
    if quest.goal.kind == "slay-leader" and quest.leader is None:
        yield "there is no Leader to slay"


def _cardboard(quest: Quest) -> Iterator[str]:
    """A tile lies on the table with only one of its faces."""
    numbers = [plain(laid.tile)[:-1] for section in quest.sections.values() for laid in section.tiles]
    for number in sorted({number for number in numbers if numbers.count(number) > 1}, key=int):
        yield f"tile {number} is laid twice"


def _overlaps(plan: Plan) -> Iterator[str]:
    for n, one in enumerate(plan.sections):
        for other in plan.sections[n + 1 :]:
            if one.squares & other.squares or one.columns & (other.squares | other.columns):
                yield f"the sections {one.name} and {other.name} overlap"
    tiles = sum(section.squares.bit_count() for section in plan.sections)
    if tiles != plan.board.floor.bit_count():
        yield "two tiles of a section overlap"


def _start(plan: Plan) -> Iterator[str]:
    """There are starting squares for everybody, on free floor of one section.  UN-0026, UN-1190, UN-1191"""
    inside = [section for section in plan.sections if section.squares & plan.start]
    if len(inside) != 1 or plan.start & ~inside[0].squares:
        yield "the starting squares lie on the floor of one section"
    elif plan.start.bit_count() < plan.quest.most:
        yield f"{plan.quest.most} heroes need as many starting squares"
    elif any(not post.turn for post in inside[0].plan.creatures):
        yield "no creature is placed in the section of the starting squares, unless it comes later"


def _names(plan: Plan) -> Iterator[str]:
    """Every square that is named is floor."""
    quest = plan.quest
    named = [*quest.exits, *quest.goal.squares, *(mark.at for mark in quest.marks), *chain(*quest.places.values())]
    for name in named:
        if not plan.board.floor >> plan.board.parse(name) & 1:
            yield f"{name} is no floor"
    for section in plan.sections:
        inside = [*section.plan.chests, *(post.at for post in section.plan.creatures), *section.plan.traps]
        for name in inside:
            if not section.squares >> plan.board.parse(name) & 1:
                yield f"{name} is not in the section {section.name}"


# what stands there, and whether one can get about


def _pieces(plan: Plan) -> Iterator[str]:
    """Furniture and elements stand on free floor of their section, and block no way in or out.

    UN-0030, UN-1062, UN-1194
    """
    doors = plan.exits
    for access in plan.accesses:
        doors |= access.sides[0] | access.sides[1]
    for section, features in zip(plan.sections, plan.features):
        taken = 0
        for feature in features:
            cover = catalogue().cover(plan.board, feature)
            if cover & ~section.squares or cover & taken:
                yield f"{feature.kind} at {plan.board.name(feature.at)} has no room in the section {section.name}"
            if cover & (doors | plan.goal) and _hinders(feature):
                yield f"{feature.kind} at {plan.board.name(feature.at)} is in the way"
            taken |= cover


def _hinders(feature: Feature) -> bool:
    card = piece_card(feature.kind)
    return card.height > 0 or card.impassable or card.floor in ("pit", "abyss", "deep-water")


def _ways(plan: Plan) -> Iterator[str]:
    """With every door open, a hero gets from the start to every section, to the goal, and beside every mark and
    chest."""
    ground = Ground()
    for feature in chain(*plan.features):
        ground = ground.with_feature(feature)
    terrain = Terrain(plan, ground)
    reached = _walk(terrain, plan.start)
    for number, access in enumerate(plan.accesses):
        for side in access.sides:
            if side & ~reached:
                yield f"one cannot walk to the access between {' and '.join(plan.quest.accesses[number].between)}"
                break
    for section in plan.sections:
        if not section.squares & reached:
            yield f"one cannot get to the section {section.name}"
    if plan.goal & ~reached:
        yield "one cannot get to the goal"
    handled = [*plan.marks, *(feature.at for feature in ground.features if feature.kind == "chest")]
    for at in handled:
        if not (terrain.around[1 << at] | 1 << at) & reached:
            yield f"one cannot get near {plan.board.name(at)}"


def _walk(terrain: Terrain, start: Bits) -> Bits:
    """The squares that an average walker can reach."""
    seen, free = start, terrain.standable[AVERAGE]
    while True:
        more = seen
        for steps, _ in terrain.ways(AVERAGE):
            more |= steps.from_(seen) & free
        if more == seen:
            return seen
        seen = more


def _leader(plan: Plan) -> Iterator[str]:
    """The Leader stands in the Main Section.  UN-0036, UN-1189"""
    leader = plan.quest.leader
    if leader is None or leader.at is None:
        return
    main = next(section for section in plan.sections if section.plan.main)
    at = plan.board.parse(leader.at)
    if not main.squares >> at & 1 or plan.reserved >> at & 1:
        yield f"the Leader's square {leader.at} is not a free square of the Main Section"
    elif not Terrain(plan, Ground()).base(*person(leader.creature).base).fits(main.squares) >> at & 1:
        yield f"the Leader has no room at {leader.at}"
