"""The design rules as a generator: a scenario for a number of heroes and their Value Points.  UN-1434 to UN-1454"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import msgspec

from undercroft.board.bits import squares
from undercroft.kernel.system import SetupError
from undercroft.systems.universalis.cards.definitions import CREATURES, ELEMENTS, FACTIONS, FURNITURE
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.quests import (
    TILES,
    AccessPlan,
    Goal,
    Laid,
    LeaderPlan,
    Mark,
    Piece,
    Quest,
    SectionPlan,
    Tile,
)
from undercroft.systems.universalis.design.layout import Joint, Layout
from undercroft.systems.universalis.design.quest_checks import faults
from undercroft.systems.universalis.maps.plans import lay
from undercroft.systems.universalis.maps.terrain import catalogue

STANDARD_HEROES = 3
MOST_HEROES = 5
ATTEMPTS = 60
WISHES = ("faction", "outdoor", "more", "halls", "part", "rest")
FEW_SPARE = 8
NARROW_SHARE = 3
"""At most one corridor in this many is difficult or one square wide.  UN-1442"""

OUT_OF_PLACE = (
    "abyss",
    "ballista",
    "carriage",
    "deep-pool",
    "dragons-lair",
    "fire-wall",
    "ice-wall",
    "mount",
    "pit",
    "quicksand",
    "stone-wall",
    "tree",
)
"""Pieces that are not put into a dungeon at random: they would block the way, or belong outdoors."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be designed: for how many heroes, of how many Value Points together, against which faction.

    `more`: pairs of average rooms beyond the standard; `halls`: average rooms that give way to two corridors each. A
    larger dungeon has several parts of standard size, each a sheet of its own with its points and decks; before the
    later ones the heroes rest, and with `rest` they do so in its large sections too.

    UN-1446, UN-1447, UN-1452 to UN-1454
    """

    heroes: int
    vp: int
    seed: str
    faction: str = ""
    outdoor: bool = False
    more: int = 0
    halls: int = 0
    part: int = 1
    rest: bool = False


def wish_of(heroes: int, points: int, seed: str, wishes: Mapping[str, str]) -> Wish:
    """A wish read from the words that come from outside."""
    unknown = sorted(set(wishes) - set(WISHES))
    if unknown:
        raise SetupError(f"nobody can wish for {unknown[0]}; only for {', '.join(WISHES)}")
    numbers = {name: wishes.get(name, usual) for name, usual in (("more", "0"), ("halls", "0"), ("part", "1"))}
    for name, number in numbers.items():
        if not number.isdecimal():
            raise SetupError(f'{name}: "{number}" is no number')
    return Wish(
        heroes=heroes,
        vp=points,
        seed=seed,
        faction=wishes.get("faction", ""),
        outdoor=wishes.get("outdoor") == "yes",
        more=int(numbers["more"]),
        halls=int(numbers["halls"]),
        part=int(numbers["part"]),
        rest=wishes.get("rest") == "yes",
    )


class Measure(msgspec.Struct, frozen=True, kw_only=True):
    """How much of everything a standard scenario has.  UN-1441, UN-1443, UN-1444, UN-1446"""

    corridors: int
    rooms: int
    furniture: int
    elements: int
    bonus: int
    coins: int


def measure(wish: Wish) -> Measure:
    """6 corridors, 4 average rooms, 3 furniture, 3 elements; more for heroes beyond three and for every 50 Value
    Points, and more rooms if wished; rooms may give way to corridors.

    UN-1441, UN-1443, UN-1444, UN-1446, UN-1447, UN-G110
    """
    extra, fifties = max(0, wish.heroes - STANDARD_HEROES), wish.vp // 50
    return Measure(
        corridors=6 + 2 * extra + fifties + 2 * wish.halls,
        rooms=max(0, 4 + 2 * extra + fifties + 2 * wish.more - wish.halls),
        furniture=3 + extra + wish.more,
        elements=3 + extra + wish.more,
        bonus=10 * wish.more,
        coins=5 * wish.more,
    )


def kind_of(tile: Tile) -> str:
    """Whether a tile counts as a corridor, a room or a large room, by its dimensions.  UN-0033, UN-0034, UN-1440"""
    if tile.size in "eg":
        return "corridor"
    if tile.size == "a":
        return "large"
    return "room" if tile.size in "bcd" else "nook"


def narrow(tile: Tile) -> bool:
    """Is the tile one square wide, or difficult ground on most of its squares?  UN-1442"""
    rough = sum(tile.plan.count(sign) for sign in ",~")
    return tile.size == "g" or 2 * rough >= sum(not sign.isspace() for sign in tile.plan)


def design(wish: Wish) -> Quest:
    """A balanced, valid scenario; equal wishes give equal scenarios.  UN-1434 to UN-1450, UN-1454"""
    if not 1 <= wish.heroes <= MOST_HEROES or wish.vp < 1:
        raise SetupError(
            f"1 to {MOST_HEROES} heroes of at least 1 Value Point can play, not {wish.heroes} of {wish.vp}"
        )
    factions = library()[FACTIONS]
    if wish.faction and wish.faction not in factions:
        raise SetupError(f'there is no faction "{wish.faction}"; one of {", ".join(factions)}')
    luck = random.Random(
        f"{wish.seed}/{wish.heroes}/{wish.vp}/{wish.faction}/{wish.outdoor}/{wish.more}/{wish.halls}/{wish.part}"
    )
    for _ in range(ATTEMPTS):
        layout = _lay_out(wish, luck)
        if layout is not None:
            quest = _furnish(wish, luck, _sheet(wish, luck, layout))
            if wish.rest:
                quest = _resting_places(quest, luck)
            if not faults(quest) and doors_enough(quest) and leader_fits(quest):
                return quest
    raise SetupError("there are not enough tiles for so large a scenario; fewer Value Points or rooms would do")


# the map


def _lay_out(wish: Wish, luck: random.Random) -> Layout | None:
    """Lay corridors and rooms in turn, the large room, then the Main Room at the far end.  UN-1436, UN-1441, UN-1442"""
    size, stock = measure(wish), _stock(wish, luck)
    layout = Layout(luck)
    used: set[str] = set()
    wide = [tile for tile in stock["corridor"] if not narrow(library()[TILES][tile])]
    layout.begin("entrance", wide[0])
    used.add(wide[0][:-1])
    tight = size.corridors // NARROW_SHARE
    for n, part in enumerate(_order(size, luck)):
        tiles = [tile for tile in stock[part if part != "main" else "large"] if tile[:-1] not in used]
        if part == "corridor" and tight <= 0:
            tiles = [tile for tile in tiles if not narrow(library()[TILES][tile])]
        if part == "main":
            tiles += [tile for tile in stock["room"] if tile[:-1] not in used]
        names = {"corridor": "corridor", "room": "room", "large": "great-room", "main": "main-room"}
        double = 2 if part in ("large", "main") or (part == "room" and luck.random() < 0.4) else 1
        tile = _join(layout, f"{names[part]}-{n + 1}", tiles, _neighbours(layout, part, luck), double)
        if tile is None and double == 2 and part == "room":
            tile = _join(layout, f"{names[part]}-{n + 1}", tiles, _neighbours(layout, part, luck), 1)
        if tile is None:
            return None
        used.add(tile[:-1])
        tight -= part == "corridor" and narrow(library()[TILES][tile])
    return layout


def _join(layout: Layout, name: str, tiles: Sequence[str], to: Sequence[int], wide: int) -> str | None:
    """Lay one of a few tiles beside those already there; in the open, roofed tiles only where nothing else fits."""
    outside = library()[TILES][tiles[0]].outdoor if tiles else False
    alike = [tile for tile in tiles if library()[TILES][tile].outdoor == outside]
    others = [tile for tile in tiles if library()[TILES][tile].outdoor != outside]
    return layout.add(name, alike[:FEW_SPARE], to, wide) or layout.add(name, others[:FEW_SPARE], to, wide)


def _stock(wish: Wish, luck: random.Random) -> dict[str, list[str]]:
    """The faces to choose from, in a random order; where outdoor tiles are too few, caves and houses come last.

    UN-0035, UN-1440
    """
    found: dict[str, list[str]] = {"corridor": [], "room": [], "large": [], "nook": []}
    for outside in (True, False) if wish.outdoor else (False,):
        faces: dict[str, list[str]] = {kind: [] for kind in found}
        for id, tile in library()[TILES].items():
            if tile.outdoor == outside:
                faces[kind_of(tile)].append(id)
        for kind, ids in faces.items():
            luck.shuffle(ids)
            found[kind] += ids
    return found


def _order(size: Measure, luck: random.Random) -> list[str]:
    """The order in which tiles are laid: corridors between rooms, the large room midway, the Main Room last."""
    parts: list[str] = []
    corridors, rooms = size.corridors - 1, size.rooms
    while corridors or rooms:
        if rooms:
            parts.append("room")
            rooms -= 1
        if corridors:
            parts.append("corridor")
            corridors -= 1
    parts.insert(len(parts) // 2 + luck.randrange(2), "large")
    return [*parts, "main"]


def _neighbours(layout: Layout, part: str, luck: random.Random) -> list[int]:
    """The sections to which a new one is joined, the best first: rooms to corridors, the Main Room to the last ones."""
    known = list(range(len(layout.sections)))
    luck.shuffle(known)
    if part == "main":
        return sorted(known, key=lambda n: -n)[: max(3, len(known) // 3)]
    corridors = [n for n in known if layout.sections[n].name.startswith(("corridor", "entrance"))]
    others = [n for n in known if n not in corridors]
    return corridors + others if part in ("room", "large") else others + corridors


# the sheet


def _sheet(wish: Wish, luck: random.Random, layout: Layout) -> Quest:
    """The Quest Sheet: sections and accesses, chests, the Leader, the rewards.  UN-1435, UN-1437, UN-1448 to UN-1450"""
    left, top = min(x for x, _ in layout.taken), min(y for _, y in layout.taken)
    size = (max(x for x, _ in layout.taken) - left + 1, max(y for _, y in layout.taken) - top + 1)
    names = [_name(section.name) for section in layout.sections]
    sections = {
        name: SectionPlan(
            tiles=(Laid(tile=one.shape.tile, at=(one.x - left, one.y - top), turn=one.shape.turn),),
            kind="corridor" if kind_of(library()[TILES][one.shape.tile]) == "corridor" else "room",
            outdoor=library()[TILES][one.shape.tile].outdoor,
            main=name == "main-room",
        )
        for name, one in zip(names, layout.sections)
    }
    faction = wish.faction or luck.choice(sorted(library()[FACTIONS]))
    start = sorted(layout.sections[0].open())
    joints = [*layout.joints, *_shortcuts(layout, luck)]
    return Quest(
        id=f"made-{wish.heroes}-{wish.vp}-{_plain(wish.seed)}",
        number=0,
        minutes=10 * len(sections),
        least=wish.heroes,
        most=wish.heroes,
        faction=faction,
        size=size,
        sections=sections,
        accesses=tuple(_access(joint, names, n >= len(layout.joints), left, top) for n, joint in enumerate(joints)),
        start=tuple(square(x - left, y - top) for x, y in start if not _beside(joints, (x, y)))[: wish.heroes],
        goal=Goal(kind="slay-leader"),
        rested=wish.part > 1,
        bonus=measure(wish).bonus,
        leader=LeaderPlan(creature=_leader(faction, wish.vp, luck)),
        coins=10 * wish.heroes + measure(wish).coins,
    )


def _name(name: str) -> str:
    return "main-room" if name.startswith("main-room") else name


def _plain(seed: str) -> str:
    return "".join(sign if sign.isalnum() else "-" for sign in seed.lower()).strip("-") or "0"


def square(x: int, y: int) -> str:
    """The name of a square by column and row."""
    letters = chr(97 + x) if x < 26 else chr(96 + x // 26) + chr(97 + x % 26)
    return f"{letters}{y + 1}"


def _shortcuts(layout: Layout, luck: random.Random) -> list[Joint]:
    """One secret door where two sections meet that have no access to each other."""
    meetings = [joint for joint in layout.borders() if 0 not in joint.sections]
    return [luck.choice(meetings)] if meetings else []


def _beside(joints: Sequence[Joint], cell: tuple[int, int]) -> bool:
    return any(cell in (joint.one, joint.other) for joint in joints)


def _access(joint: Joint, names: list[str], secret: bool, left: int, top: int) -> AccessPlan:
    """The access between two sections: corridors run into each other; rooms have doors, wide ones double doors.

    UN-1448, UN-1449
    """
    between = (square(joint.one[0] - left, joint.one[1] - top), square(joint.other[0] - left, joint.other[1] - top))
    if secret:
        return AccessPlan(between=between, kind="secret-door")
    halls = all(names[n].startswith(("corridor", "entrance")) for n in joint.sections)
    if halls:
        return AccessPlan(between=between, wide=joint.wide, kind="opening")
    return AccessPlan(between=between, wide=joint.wide, kind="double-door" if joint.wide > 1 else "door")


def _leader(faction: str, vp: int, luck: random.Random) -> str:
    """One of the highest-level creatures that half the group's Value Points, or a third, can pay for; where none of
    that level can be paid for or the faction has none, the dearest that can, otherwise the cheapest.  UN-1435"""
    known = [card for card in library()[CREATURES].values() if card.faction == faction]
    champions = [card for card in known if card.level == "champion" and card.vp <= vp // 3]
    elites = [card for card in known if card.level == "elite" and card.vp <= max(3, vp // 2)]
    others = [card for card in known if card.vp <= vp // 2] or [min(known, key=lambda card: (card.vp, card.id))]
    best = sorted(champions or elites or others, key=lambda card: (-card.vp, card.id))[:2]
    return luck.choice(best).id


def leader_fits(quest: Quest) -> bool:
    """Is there firm ground in the Main Section for the base of the Leader?  UN-1435, UN-1449"""
    plan = lay(quest)
    number, main = next((n, one) for n, one in enumerate(plan.sections) if one.plan.main)
    firm = main.squares & ~main.columns & ~plan.reserved
    for kind in ("deep-water", "pit", "abyss"):
        firm &= ~plan.board.kind(kind)
    for feature in plan.features[number]:
        firm &= ~catalogue().cover(plan.board, feature)
    assert quest.leader is not None
    width, height = person(quest.leader.creature).base
    cells = [x + y * plan.board.stride for x in range(width) for y in range(height)]
    return any(all(firm >> at + cell & 1 for cell in cells) for at in squares(firm))


def doors_enough(quest: Quest) -> bool:
    """Is there a double door for every four normal ones?  UN-1448"""
    kinds = [access.kind for access in quest.accesses]
    return kinds.count("double-door") >= kinds.count("door") // 4


# what stands in it


def _furnish(wish: Wish, luck: random.Random, quest: Quest) -> Quest:
    """Put chests, furniture and special elements where there is room for them.  UN-1441, UN-1450"""
    others = [name for name, plan in quest.sections.items() if plan.kind == "room" and name != "main-room"]
    quest = _stand(quest, luck, ["main-room"], "chests", "chest")
    quest = _stand(quest, luck, luck.sample(others, len(others)), "chests", "chest")
    return stock(quest, luck, measure(wish))


def stock(quest: Quest, luck: random.Random, size: Measure) -> Quest:
    """Put furniture and special elements into the rooms until there are as many as the design rules allow.

    UN-1441, UN-1443, UN-1446, UN-1461
    """
    rooms = [name for name, plan in quest.sections.items() if plan.kind == "room"]
    for field, box, most in (
        ("furniture", library()[FURNITURE], size.furniture),
        ("elements", library()[ELEMENTS], size.elements),
    ):
        there = [piece.kind for plan in quest.sections.values() for piece in getattr(plan, field)]
        barred = {*OUT_OF_PLACE, *there}
        kinds = [kind for kind, card in box.items() if kind not in barred and max(card.size) <= 2]
        for kind in luck.sample(kinds, max(0, most - len(there))):
            quest = _stand(quest, luck, luck.sample(rooms, len(rooms)), field, kind)
    return quest


def _resting_places(quest: Quest, luck: random.Random) -> Quest:
    """Put a resting place in a corner of each large section.  UN-1454"""
    for number, section in enumerate(quest.sections.values()):
        if kind_of(library()[TILES][section.tiles[0].tile]) == "large":
            places = _places(section)
            for at in (*_corners(quest, number), *luck.sample(places, len(places))):
                mark = Mark(kind="resting-place", at=at, verb="use")
                tried = msgspec.structs.replace(quest, marks=(*quest.marks, mark), rules="resting-places")
                if not faults(tried):
                    quest = tried
                    break
    return quest


def _stand(quest: Quest, luck: random.Random, rooms: Sequence[str], field: str, kind: str) -> Quest:
    """Put one thing on a square of one of the rooms, the first where nothing is in the way."""
    for name in rooms:
        section = quest.sections[name]
        places = _places(section)
        luck.shuffle(places)
        for at in places[:FEW_SPARE]:
            more = at if field == "chests" else Piece(kind, at, luck.random() < 0.5)
            plan = msgspec.structs.replace(section, **{field: (*getattr(section, field), more)})
            tried = msgspec.structs.replace(quest, sections={**quest.sections, name: plan})
            if not faults(tried):
                return tried
    return quest


def _corners(quest: Quest, number: int) -> list[str]:
    """The squares of a section that have its edge on two adjoining sides."""
    plan = lay(quest)
    board, inside = plan.board, plan.sections[number].squares
    found = []
    for at in squares(inside):
        edges = [not inside >> side & 1 for side in (at - board.stride, at + 1, at + board.stride, at - 1)]
        if any(edges[side] and edges[side - 1] for side in range(4)):
            found.append(board.name(at))
    return found


def _places(section: SectionPlan) -> list[str]:
    """The squares of a section's tiles."""
    found = []
    for laid in section.tiles:
        rows = library()[TILES][laid.tile].plan.strip().split("\n")
        width, height = (len(rows[0]), len(rows)) if laid.turn % 2 == 0 else (len(rows), len(rows[0]))
        found += [square(laid.at[0] + x, laid.at[1] + y) for x in range(width) for y in range(height)]
    return found
