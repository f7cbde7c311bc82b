"""Positions of vignettes: a drawing or a scenario, the figures in it, and what happens next.

A position is a drawing (`board`, see `crawl.sketches`) or a `quest`, the `figures` by name, and whose `turn` it is: a
figure's, one of `TURNS`, or a list of these, one after the other.  In a drawing a figure stands on its letter, or where
`at` says: squares are named from the corner of the drawing, `a1` being its first.  A character is `{hero: warrior, …}`,
a monster `{monster: goblin, …}`; what is not said of a figure is as at the start of a game, but nobody has equipment
that is not mentioned.  Characters without a place stand on the last squares that are free, unless the first round of
all is about to place them.  Where it is somebody's `turn`, that character has `ap` 20 unless it says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from undercroft.board.bits import squares
from undercroft.board.layouts import Layout
from undercroft.content.problems import unknown
from undercroft.content.shapes import Ref
from undercroft.crawl.game import is_hero
from undercroft.crawl.positions import agenda_of, must_be_one_of, one_ground, place_named, read_part
from undercroft.crawl.sketches import Sketch, sketch
from undercroft.crawl.things import Item, Outfit, Worn, parse_item, without
from undercroft.kernel.requests import NOWHERE, FigureId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.state import Pile
from undercroft.kernel.system import SetupError, StageError
from undercroft.systems.doria.agenda import (
    Act,
    Activate,
    AnyEntry,
    ExtraActivation,
    PhaseA,
    PhaseB,
    PhaseC,
    PhaseD,
    PhaseE,
    PhaseF,
    PhaseG,
    PhaseH,
    PhaseI,
)
from undercroft.systems.doria.cards.definitions import (
    ATTRIBUTES,
    BOSSES,
    MODIFIERS,
    MONSTERS,
    TRAPS,
    Attribute,
    Attributes,
    Bonus,
)
from undercroft.systems.doria.cards.kit import kit_of
from undercroft.systems.doria.cards.library import LAYOUT, item_cards, library
from undercroft.systems.doria.maps.ground import ground_of
from undercroft.systems.doria.maps.tiles import tiles
from undercroft.systems.doria.setup import SKETCH, first_state
from undercroft.systems.doria.state import DOOM_START, Monster, State, Token
from undercroft.systems.doria.things.decks import DISCARDS, STACKS

TURNS: Mapping[str, tuple[AnyEntry, ...]] = {
    "set-up": (),
    "round": (PhaseA(),),
    "shop-refill": (PhaseB(),),
    "initiative": (PhaseC(),),
    "actions": (PhaseD(),),
    "poison": (PhaseE(),),
    "special-actions": (PhaseF(),),
    "doom": (PhaseG(),),
    "level-up": (PhaseH(),),
    "shop": (PhaseI(),),
    "extra-activation": (ExtraActivation(),),
}
"""What a position may go on with besides the turn of one figure; `set-up` is the very beginning of the game."""

PLACING = ("initiative", "round")
"""Turns in which the first round places the characters.  DO-0142"""

AP = 20


Slot = Literal["head", "torso", "arms", "legs", "feet", "accessory", "hand", "belt"]


class CharacterPlan(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A character as a vignette writes it: `attributes` changes some of its card's, items are written as items are
    (`mail+damaged`), by slot or in the `pack`."""

    hero: Annotated[str, Ref("heroes")]
    at: str = ""
    attributes: dict[Attribute, int] = {}
    hp: int | None = None
    pp: int | None = None
    ap: int | None = None
    points: int = 0
    bonuses: tuple[Bonus, ...] = ()
    worn: dict[Slot, tuple[str, ...]] = {}
    pack: tuple[str, ...] = ()
    set_aside: tuple[str, ...] = ()
    poison: int = 0
    disarmed: bool = False
    held: tuple[str, ...] = ()
    unconscious: bool = False
    stays: bool = False
    carries: str = ""


class MonsterPlan(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A monster as a vignette writes it."""

    monster: str
    at: str = ""
    modifiers: tuple[str, ...] = ()
    hurt: int = 0
    poison: int = 0
    disarmed: bool = False
    held: tuple[str, ...] = ()
    marker: int = 0
    acted: bool = False
    outside: bool = False


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position as a vignette writes it; `tokens` lists the squares of each kind of marker, `decks` the cards that lie
    on top of a pile, the next one last."""

    figures: dict[str, dict[str, Any]]
    turn: str | list[str]
    board: str = ""
    quest: str = ""
    round: int = 1
    ml: int = 1
    doom: int = DOOM_START
    xp: int = 0
    door_opened: bool = False
    starting: int | None = None
    shop: tuple[str, str, str] = ("", "", "")
    tokens: dict[str, list[str]] = {}
    decks: dict[str, tuple[str, ...]] = {}
    options: dict[str, str | int | bool] = {}
    campaign: str = ""


def stage(position: Mapping[str, Any]) -> tuple[State, Setup, Mapping[str, FigureId]]:
    """A position: the state with the agenda that `turn` asks for, the setup, the figures by name."""
    plan = read_part(LAYOUT.checker, Position, position)
    people = {
        name: read_part(LAYOUT.checker, CharacterPlan, given, "figures", name)
        for name, given in plan.figures.items()
        if "hero" in given
    }
    monsters = {
        name: read_part(LAYOUT.checker, MonsterPlan, given, "figures", name)
        for name, given in plan.figures.items()
        if "hero" not in given
    }
    one_ground(plan.board, plan.quest)
    setup = Setup(
        system="doria",
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
        _place_character(ground, state, names, person, name)
    for name, monster in monsters.items():
        names[name] = _place_monster(ground, state, monster, name)
    if plan.turn not in PLACING or plan.round > 1:
        _place_others(state)
    _settle(plan, ground, state)
    _take_from_piles(state)
    _put_on_top(plan, state)
    state.agenda = agenda_of(plan.turn, names, _acting, TURNS)
    for name in [plan.turn] if isinstance(plan.turn, str) else plan.turn:
        if name in people and people[name].ap is None:
            state.party[names[name] - 1].ap = AP
    return state, setup, names


def _ground(plan: Position, state: State) -> Sketch:
    """The drawing, or the start tile of the scenario."""
    if not plan.board:
        return Sketch(state.plan, (), {})
    try:
        found = sketch(tiles(), plan.board, plan.figures)
    except (ValueError, AssertionError) as error:
        raise StageError(f"the drawing cannot be read: {error}", "board") from error
    state.plan, state.opened = found.plan, found.opened
    return found


def _square(ground: Sketch, at: str, name: str, *path: str) -> int:
    """Where a figure stands: as it says, else on its letter."""
    if at:
        return place_named(lambda text: parse_square(ground.plan, text), at, *path, "at")
    return ground.marks.get(name, NOWHERE)


def parse_square(plan: Layout, text: str) -> int:
    """A square by its column and row, counted from the corner of the first tile."""
    board, first = tiles().board(plan), plan.laid[0]
    x, y = board.place(board.parse(text))
    return int(board.square(x + first.x, y + first.y))


def name_square(plan: Layout, square: int) -> str:
    """The name of a square, counted from the corner of the first tile; `?` for what lies before it."""
    if square == NOWHERE:
        return ""
    board, first = tiles().board(plan), plan.laid[0]
    x, y = board.place(square)
    if x < first.x or y < first.y:
        return f"{x - first.x},{y - first.y}"
    return board.name(board.square(x - first.x, y - first.y))


# figures


def _place_character(
    ground: Sketch, state: State, names: Mapping[str, FigureId], plan: CharacterPlan, name: str
) -> None:
    path = ("figures", name)
    one = state.party[names[name] - 1]
    one.at = _square(ground, plan.at, name, *path)
    values = {attribute: one.attributes.of(attribute) for attribute in ATTRIBUTES}
    one.attributes = Attributes(*{**values, **plan.attributes}.values())
    one.bonuses, one.points, one.set_aside = plan.bonuses, plan.points, plan.set_aside
    worn = tuple(Worn(slot, _item(item, *path, "worn")) for slot, items in plan.worn.items() for item in items)
    one.outfit = Outfit(worn, tuple(_item(item, *path, "pack") for item in plan.pack))
    kit = kit_of(one.attributes, one.outfit, one.bonuses, ())
    one.hp = kit.max_hp if plan.hp is None else plan.hp
    one.pp = kit.max_pp if plan.pp is None else plan.pp
    one.ap = plan.ap or 0
    one.poison, one.disarmed, one.held = plan.poison, plan.disarmed, plan.held
    one.unconscious, one.stays = plan.unconscious, plan.stays
    if plan.carries:
        must_be_one_of("figure", plan.carries, names, *path, "carries")
        one.carries = names[plan.carries]


def _place_others(state: State) -> None:
    """Characters without a place stand on the last squares that are free."""
    ground = ground_of(state.plan, state.opened)
    taken = {one.at for one in state.party} | {one.at for one in state.monsters}
    free = [square for square in squares(ground.enterable) if square not in taken]
    for one in state.party:
        if one.at == NOWHERE:
            one.at = int(free.pop())


def _item(text: str, *path: str) -> Item:
    item = parse_item(text)
    if item.card not in item_cards() and item.card not in library()[TRAPS]:
        raise StageError(unknown("item", item.card, (*item_cards(), *library()[TRAPS])), *path)
    return item


def _place_monster(ground: Sketch, state: State, plan: MonsterPlan, name: str) -> FigureId:
    path = ("figures", name)
    if plan.monster not in library()[MONSTERS] and plan.monster not in library()[BOSSES]:
        raise StageError(unknown("monster", plan.monster, (*library()[MONSTERS], *library()[BOSSES])), *path, "monster")
    for modifier in plan.modifiers:
        must_be_one_of("modifier", modifier, library()[MODIFIERS], *path, "modifiers")
    one = Monster(
        id=FigureId(state.next_id),
        card=plan.monster,
        at=_square(ground, plan.at, name, *path),
        modifiers=plan.modifiers,
        hurt=plan.hurt,
        poison=plan.poison,
        disarmed=plan.disarmed,
        held=plan.held,
        marker=plan.marker,
        acted=plan.acted,
        outside=plan.outside,
    )
    state.next_id += 1
    state.monsters.append(one)
    return one.id


# the table


def _settle(plan: Position, ground: Sketch, state: State) -> None:
    state.round, state.ml, state.doom, state.xp = plan.round, plan.ml, plan.doom, plan.xp
    state.door_opened, state.shop, state.campaign = plan.door_opened, plan.shop, plan.campaign
    if plan.starting is not None:
        state.starting = plan.starting
    state.tokens = tuple(
        Token(kind=kind, at=place_named(lambda text: parse_square(ground.plan, text), at, "tokens", kind))
        for kind, places in plan.tokens.items()
        for at in places
    )


def _take_from_piles(state: State) -> None:
    """Cards that characters hold and that lie in the shop are not in the decks."""
    held = [item.card for one in state.party for item in one.outfit.items()]
    held += [card for one in state.party for card in one.set_aside] + [card for card in state.shop if card]
    for card in held:
        for pile in state.piles.values():
            if card in pile.cards:
                pile.cards = without(pile.cards, card)
                break
    loot = state.piles[STACKS[0]].cards
    for n, name in enumerate(STACKS):
        state.piles[name] = Pile(loot[n :: len(STACKS)])


def _put_on_top(plan: Position, state: State) -> None:
    """The cards that a position names lie on top of their piles; `loot` names those of the first stack."""
    for pile, cards in plan.decks.items():
        name = STACKS[0] if pile == DISCARDS else pile
        must_be_one_of("pile", name, (*state.piles, "tiles"), "decks")
        deck = state.piles[name]
        for card in cards:
            for other in (deck, *(state.piles[stack] for stack in STACKS)):
                if card in other.cards:
                    other.cards = without(other.cards, card)
                    break
        deck.cards += cards


def _acting(who: FigureId) -> tuple[AnyEntry, ...]:
    return (Act(who),) if is_hero(who) else (Activate(who),)
