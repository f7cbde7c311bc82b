"""Positions of vignettes: a drawing or a quest, the figures in it, and what happens next.

A position is a drawing (`board`, see `crawl.sketches`) or a `quest`, the `figures` by name, and whose `turn` it is: a
figure's, one of `TURNS`, or a list of these, one after the other.  In a drawing a figure stands on its letter, or where
`at` says: squares are named from the corner of the drawing, `a1` being its first.  A hero is `{hero: brunna, …}`, an
enemy `{monster: goblin, …}`; what is not said of a figure is as at the start of a game, but nobody has talents or
equipment that are not mentioned.  Where there are enemies a battle is going on, unless `battle` is 0.  A party on its
way plays the quest `league-road`, with a `trip`; its places are the numbers of territories.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from undercroft.board.bits import squares
from undercroft.board.facing import Facing
from undercroft.board.layouts import Layout
from undercroft.content.problems import unknown
from undercroft.content.shapes import Ref
from undercroft.crawl.positions import agenda_of, must_be_one_of, one_ground, place_named, read_part
from undercroft.crawl.sketches import Sketch, sketch
from undercroft.crawl.things import Item, Outfit, Worn, parse_item
from undercroft.kernel.requests import NOWHERE, FigureId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.state import Pile
from undercroft.kernel.system import SetupError, StageError
from undercroft.systems.league.agenda import (
    Activate,
    AnyEntry,
    BattleThreat,
    BattleTurn,
    Day,
    Evening,
    HeroesAct,
    OnRoad,
    ScenarioDie,
    ThreatEvent,
    ThreatRoll,
    Turn,
    TurnEnds,
    WanderersMove,
)
from undercroft.systems.league.cards.library import LAYOUT, library, things
from undercroft.systems.league.cards.monsters import MONSTERS
from undercroft.systems.league.cards.values import Value
from undercroft.systems.league.maps.ground import ground_of
from undercroft.systems.league.maps.tiles import tiles
from undercroft.systems.league.setup import SKETCH, first_state
from undercroft.systems.league.state import Enemy, Hero, Lock, State, Token, Trip

TURNS: Mapping[str, tuple[AnyEntry, ...]] = {
    "set-up": (),
    "turn": (Turn(),),
    "heroes": (HeroesAct(),),
    "battle-turn": (BattleTurn(),),
    "wanderers": (WanderersMove(),),
    "turn-ends": (TurnEnds(),),
    "scenario-die": (ScenarioDie(),),
    "threat-roll": (ThreatRoll(),),
    "threat": (ThreatEvent(),),
    "battle-threat": (BattleThreat(),),
    "road": (OnRoad(),),
    "day": (Day(),),
    "evening": (Evening(),),
}
"""What a position may go on with besides the activation of one figure; `set-up` is the very beginning of the game."""

Side = Literal["north", "east", "south", "west"]
Slot = Literal["head", "arms", "torso", "legs", "cloak", "ring", "necklace", "belt", "hand", "quick"]


class HeroPlan(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A hero as a vignette writes it: `values` changes some of its card's, things are written as things are
    (`broadsword~2`), by slot or in the `pack`.  `has` are fields of its state, such as `stance: true`."""

    hero: Annotated[str, Ref("heroes")]
    at: str = ""
    facing: Side = "north"
    values: dict[Value, int] = {}
    hp: int | None = None
    max_hp: int | None = None
    talents: tuple[Annotated[str, Ref("talents")], ...] | None = None
    perks: tuple[Annotated[str, Ref("perks")], ...] | None = None
    spells: tuple[Annotated[str, Ref("spells")], ...] | None = None
    prayers: tuple[Annotated[str, Ref("prayers")], ...] | None = None
    conditions: tuple[str, ...] = ()
    worn: dict[Slot, tuple[str, ...]] = {}
    pack: tuple[str, ...] = ()
    has: dict[str, Any] = {}


class EnemyPlan(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An enemy as a vignette writes it; `has` are fields of its state."""

    monster: Annotated[str, Ref("monsters")]
    at: str = ""
    facing: Side = "south"
    hp: int | None = None
    weapons: tuple[Annotated[str, Ref("weapons")], ...] | None = None
    spells: tuple[Annotated[str, Ref("enemy-spells")], ...] | None = None
    has: dict[str, Any] = {}


class TokenPlan(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A token as a vignette writes it."""

    kind: str
    at: str
    name: str = ""
    n: int = 0


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position as a vignette writes it; `has` are fields of the state, such as `threat: 8`; `decks` the cards that
    lie on top of a pile, the next one last; that of the bag is called `order`; `trip` are fields of a journey."""

    figures: dict[str, dict[str, Any]]
    turn: str | list[str]
    board: str = ""
    quest: str = ""
    battle: int | None = None
    tokens: list[TokenPlan] = []
    has: dict[str, Any] = {}
    decks: dict[str, tuple[str, ...]] = {}
    trip: dict[str, Any] = {}
    options: dict[str, str | int | bool] = {}


def stage(position: Mapping[str, Any]) -> tuple[State, Setup, Mapping[str, FigureId]]:
    """A position: the state with the agenda that `turn` asks for, the setup, the figures by name."""
    plan = read_part(LAYOUT.checker, Position, position)
    people = {
        name: read_part(LAYOUT.checker, HeroPlan, given, "figures", name)
        for name, given in plan.figures.items()
        if "hero" in given
    }
    enemies = {
        name: read_part(LAYOUT.checker, EnemyPlan, given, "figures", name)
        for name, given in plan.figures.items()
        if "hero" not in given
    }
    one_ground(plan.board, plan.quest)
    setup = Setup(
        system="league",
        quest=plan.quest or SKETCH.id,
        party=tuple(one.hero for one in people.values()),
        seats=tuple(SeatPlan(name) for name in people),
        options=plan.options,
        seed="vignette",
    )
    try:
        state = first_state(setup)
    except SetupError as error:
        raise StageError(str(error), "figures") from error
    names = {name: one.id for name, one in zip(people, state.party)}
    if plan.turn == "set-up":
        return state, setup, names
    ground = _ground(plan, state)
    for name, person in people.items():
        _place_hero(ground, state.party[names[name] - 1], person, name)
    for name, enemy in enemies.items():
        names[name] = _place_enemy(ground, state, enemy, name)
    if plan.trip:
        _travel(plan, state)
    else:
        _place_others(state)
    _settle(plan, ground, state)
    state.agenda = agenda_of(plan.turn, names, lambda who: (Activate(who),), TURNS)
    return state, setup, names


def _ground(plan: Position, state: State) -> Sketch:
    """The drawing, or the starting tile of the quest."""
    if not plan.board:
        return Sketch(state.plan, (), {})
    try:
        found = sketch(tiles(), plan.board, plan.figures)
    except (ValueError, AssertionError) as error:
        raise StageError(f"the drawing cannot be read: {error}", "board") from error
    state.plan = found.plan
    state.locks = tuple(Lock(door=door, tried=True, open=True) for door in found.opened)
    return found


def _square(ground: Sketch, at: str, name: str, *path: str) -> int:
    """Where a figure stands: as it says, else on its letter."""
    if at:
        return place_named(lambda text: parse_square(ground.plan, text), at, *path, "at")
    return ground.marks.get(name, NOWHERE)


def parse_square(plan: Layout, text: str) -> int:
    """A square by its column and row, counted from the corner of the first tile; a territory by its number."""
    if not plan.laid:
        return int(text)
    board, first = tiles().board(plan), plan.laid[0]
    x, y = board.place(board.parse(text))
    return int(board.square(x + first.x, y + first.y))


def name_square(plan: Layout, square: int) -> str:
    """The name of a square, counted from the corner of the first tile; by numbers what lies before it, and a
    territory."""
    if square == NOWHERE:
        return ""
    if not plan.laid:
        return str(square)
    board, first = tiles().board(plan), plan.laid[0]
    x, y = board.place(square)
    if x < first.x or y < first.y:
        return f"{x - first.x},{y - first.y}"
    return board.name(board.square(x - first.x, y - first.y))


# figures


def _place_hero(ground: Sketch, one: Hero, plan: HeroPlan, name: str) -> None:
    path = ("figures", name)
    one.at, one.facing = _square(ground, plan.at, name, *path), Facing[plan.facing.upper()]
    for value, n in plan.values.items():
        one.values = one.values.raised(value, n - one.values.of(value))
    one.talents = () if plan.talents is None else plan.talents
    one.perks = one.perks if plan.perks is None else plan.perks
    one.spells = one.spells if plan.spells is None else plan.spells
    one.prayers = one.prayers if plan.prayers is None else plan.prayers
    one.conditions = plan.conditions
    one.max_hp = one.max_hp if plan.max_hp is None else plan.max_hp
    one.hp = one.max_hp if plan.hp is None else plan.hp
    worn = tuple(Worn(slot, _item(item, *path, "worn")) for slot, items in plan.worn.items() for item in items)
    one.outfit = Outfit(worn, tuple(_item(item, *path, "pack") for item in plan.pack))
    _set_fields(one, plan.has, *path)


def _place_enemy(ground: Sketch, state: State, plan: EnemyPlan, name: str) -> FigureId:
    path = ("figures", name)
    must_be_one_of("monster", plan.monster, library()[MONSTERS], *path, "monster")
    card = library()[MONSTERS][plan.monster]
    one = Enemy(
        id=FigureId(state.next_id),
        card=plan.monster,
        at=_square(ground, plan.at, name, *path),
        facing=Facing[plan.facing.upper()],
        hp=card.hp if plan.hp is None else plan.hp,
        weapons=card.weapons if plan.weapons is None else plan.weapons,
        spells=card.spells if plan.spells is None else plan.spells,
    )
    _set_fields(one, plan.has, *path)
    state.next_id += 1
    state.enemies.append(one)
    return one.id


def _set_fields(one: Hero | Enemy | State | Trip, fields: Mapping[str, Any], *path: str) -> None:
    """Fields of a state struct as a vignette writes them, each of the type it must have."""
    known = {field.name: field.type for field in msgspec.structs.fields(type(one))}
    for name, value in fields.items():
        must_be_one_of("field", name, known, *path, "has")
        try:
            setattr(one, name, msgspec.convert(value, known[name]))
        except msgspec.ValidationError as error:
            raise StageError(str(error), *path, "has", name) from error


def _place_others(state: State) -> None:
    """Heroes without a place stand on the last squares that are free."""
    ground = ground_of(state.plan, tuple(lock.door for lock in state.locks))
    taken = {one.at for one in state.party} | {one.at for one in state.enemies}
    free = [square for square in squares(ground.open_floor) if square not in taken]
    for one in state.party:
        if one.at == NOWHERE:
            one.at = int(free.pop())


def _travel(plan: Position, state: State) -> None:
    """The party is on its way, all of it in one territory."""
    state.trip, state.campaign = Trip(), True
    _set_fields(state.trip, plan.trip, "trip")
    for one in state.party:
        one.at = state.trip.at


def _item(text: str, *path: str) -> Item:
    item = parse_item(text)
    if item.card not in things():
        raise StageError(unknown("thing", item.card, tuple(things())), *path)
    return item


# the table


def _settle(plan: Position, ground: Sketch, state: State) -> None:
    """The table: fields of the state, tokens, what lies on top of piles, whether a battle is going on."""
    state.battle = int(bool(state.enemies)) if plan.battle is None else plan.battle
    _set_fields(state, plan.has)
    state.tokens += tuple(
        Token(
            kind=one.kind,
            at=place_named(lambda text: parse_square(ground.plan, text), one.at, "tokens", one.kind),
            name=one.name,
            n=one.n,
        )
        for one in plan.tokens
    )
    for pile, cards in plan.decks.items():
        deck = state.piles.setdefault(pile, Pile())
        deck.cards += cards
