"""Positions of vignettes: a drawing or a quest, the figures in it, and what happens next.

A position is a drawing (`board`, see `maps`) or a `quest`, the `figures` by name, and whose `turn` it is: a figure's,
`heroes`, `dark`, `initiative` (all creatures are new), `set-up`, or a list of these, one after the other.  In a drawing
a figure stands on its letter, or where `at` says.  A hero is `{hero: shara, facing: south, …}`, a creature
`{creature: orc-warrior, …}`; what is not said of a figure is as at the start of a game.  `attributes` changes numbers
of a hero's card for this position alone.  `decks` names the Dark Player's cards, the next one last; Obstacles and
Powers that are not named there are not there.  With a `hand` of cards a player plays the dark side.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from undercroft.board.bits import squares
from undercroft.board.features import Feature, Ground
from undercroft.board.text import read
from undercroft.content.problems import unknown
from undercroft.content.shapes import Ref
from undercroft.content.wording import singular
from undercroft.crawl.game import FIRST_FOE, is_hero
from undercroft.crawl.letters import next_letter
from undercroft.crawl.positions import agenda_of, must_be_one_of, one_ground, place_named, read_part
from undercroft.kernel.requests import FigureId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.state import Pile
from undercroft.kernel.system import SetupError, StageError
from undercroft.systems.universalis.agenda import (
    Act,
    AnyEntry,
    CreatureAct,
    DarkTurn,
    EndActivation,
    EndHeroesTurn,
    Initiative,
    NextHero,
    Recover,
)
from undercroft.systems.universalis.cards.definitions import FURNITURE, HEROES, CompanionId, Hero, ItemId, Lore, SkillId
from undercroft.systems.universalis.cards.library import LAYOUT, library
from undercroft.systems.universalis.cards.people import gear_cards, person
from undercroft.systems.universalis.cards.quests import Goal, Land, Piece
from undercroft.systems.universalis.cards.words import Condition
from undercroft.systems.universalis.ground.walking import FACINGS
from undercroft.systems.universalis.maps.plans import COLUMN, LEGEND, Plan, Sketch, Way, plan_of
from undercroft.systems.universalis.maps.terrain import UNLISTED
from undercroft.systems.universalis.seats import CLASSIC, DARK, mode_of
from undercroft.systems.universalis.setup.decks import BOX, SPENT
from undercroft.systems.universalis.setup.first_state import first_state
from undercroft.systems.universalis.state import Character, Dropped, Planned, State

T = TypeVar("T", bound=msgspec.Struct)


SpellId = Annotated[str, Ref("spells")]
DarkCardId = Annotated[str, Ref("dark-cards")]
Improvement = Literal["elites", "leader", "traps", "grunts"]
"""What a Dark Player with a hand may choose to increase the challenge.  UN-0567 to UN-0570"""


class FigurePlan(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A figure as a vignette writes it."""

    hero: Annotated[str, Ref("heroes", also=("",))] = ""
    creature: Annotated[str, Ref("creatures", also=("",))] = ""
    set: int = 0
    at: str = ""
    facing: str = "south"
    wounds: int = 0
    fortune: int | None = None
    mana: int | None = None
    spells: tuple[SpellId, ...] | None = None
    cast: tuple[SpellId, ...] = ()
    lore: Lore | Literal[""] = ""
    vp: int | None = None
    conditions: tuple[Condition, ...] = ()
    skills: tuple[SkillId, ...] | None = None
    attributes: dict[str, int] = {}
    body: tuple[ItemId, ...] | None = None
    hands: tuple[ItemId, ...] | None = None
    pack: tuple[ItemId, ...] | None = None
    freight: tuple[ItemId, ...] | None = None
    coins: int | None = None
    companion: CompanionId = ""
    owner: str = ""
    rides: str = ""
    leader: bool = False
    lay: bool = False
    activated: bool = False
    powers: tuple[DarkCardId, ...] = ()


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A position as a vignette writes it."""

    figures: dict[str, dict[str, Any]]
    turn: str | list[str]
    board: str = ""
    quest: str = ""
    furniture: tuple[Piece, ...] = ()
    stairs: tuple[tuple[str, ...], ...] = ()
    ladders: tuple[tuple[str, str], ...] = ()
    doors: dict[str, Way] = {}
    start: tuple[str, ...] = ()
    outdoor: bool = False
    land: Land = ""
    corridor: bool = False
    main: bool = False
    faction: Annotated[str, Ref("factions")] = "great-orc-clans"
    explored: tuple[str, ...] = ()
    dropped: dict[str, ItemId] = {}
    reserve: int = 0
    hand: tuple[DarkCardId, ...] | None = None
    challenge: tuple[Improvement, ...] = ()
    group: int | None = None
    decks: dict[Literal["obstacles", "powers", "encounters"], tuple[DarkCardId, ...]] = {}
    round: int = 2
    goal: Literal["own", "slay-leader"] = "own"
    options: dict[str, str] = {}


def stage(position: Mapping[str, Any]) -> tuple[State, Setup, Mapping[str, FigureId]]:
    """A position: the state with the agenda that `turn` asks for, the setup, the figures by name."""
    plan = _read(Position, position)
    figures = {name: _read(FigurePlan, given, "figures", name) for name, given in plan.figures.items()}
    marks = _marks(plan)
    setup = _setup(plan, figures, marks)
    try:
        state = first_state(setup)
    except (SetupError, ValueError) as error:
        raise StageError(str(error), "board") from error
    ground = plan_of(setup.quest)
    names = _people(state, figures)
    if plan.turn == "set-up":
        return state, setup, names
    for name, figure in figures.items():
        _place(ground, state, names[name], figure, name, marks)
    _saddle(state, names, figures)
    _lay(plan, ground, state)
    state.challenge = plan.challenge
    if state.player is not None and plan.hand is not None:
        state.player.hand, state.player.budget = plan.hand, plan.reserve
        if mode_of(setup) == CLASSIC:
            state.player.hand, state.player.plans = (), tuple(Planned(card) for card in plan.hand)
        for creature in state.creatures:
            creature.seat = state.player.owner
    state.agenda = _agenda(plan, names)
    return state, setup, names


def _read(kind: type[T], given: Any, *path: str) -> T:
    """What an author wrote as a typed value; every id and word in it must be known."""
    found = read_part(LAYOUT.checker, kind, given, *path)
    box: dict[str, Mapping[str, object]] = {
        **library().entries,
        "weapons": gear_cards(),
        "furniture": {**UNLISTED, **library()[FURNITURE]},
    }
    for one in LAYOUT.checker.references(given, kind):
        known = [*one.ref.also, *(id for section in one.ref.sections for id in box[section])]
        if one.word not in known:
            noun = str(next((step for step in reversed(one.path) if isinstance(step, str)), one.ref.section))
            raise StageError(unknown(singular(noun), one.word, known), *path, *map(str, one.path))
    return found


def _marks(plan: Position) -> dict[str, int]:
    """The squares of the letters in the drawing."""
    if not plan.board:
        return {}
    try:
        drawing = read(plan.board.replace(COLUMN, "#"), LEGEND)
    except ValueError as error:
        raise StageError(f"the drawing cannot be read: {error}", "board") from error
    found: dict[str, int] = {}
    for square, mark in drawing.marks.items():
        if mark not in plan.figures:
            raise StageError(f'the drawing has a "{mark}" that is no figure', "board")
        found.setdefault(mark, int(square))
    return found


def _setup(plan: Position, figures: Mapping[str, FigurePlan], marks: Mapping[str, int]) -> Setup:
    one_ground(plan.board, plan.quest)
    quest = plan.quest
    if plan.board:
        board = plan.board
        for mark in marks:
            board = board.replace(mark, ".")
        sketch = Sketch(
            board=board,
            stairs=plan.stairs,
            ladders=plan.ladders,
            doors=plan.doors,
            pieces=plan.furniture,
            start=plan.start,
            outdoor=plan.outdoor,
            land=plan.land,
            corridor=plan.corridor,
            main=plan.main,
            faction=plan.faction,
            goal=Goal(kind="slay-leader") if plan.goal == "slay-leader" else Goal(kind="own"),
        )
        quest = msgspec.json.encode(sketch).decode()
    heroes = {name: figure for name, figure in figures.items() if figure.hero}
    if not heroes:
        raise StageError("a position has at least one hero", "figures")
    return Setup(
        system="universalis",
        quest=quest,
        party=tuple(_card(figure, name) for name, figure in heroes.items()),
        seats=(*(SeatPlan(name) for name in heroes), *([] if plan.hand is None else [SeatPlan("dark", DARK)])),
        options={"group-composition": "free", **plan.options},
        seed="vignette",
    )


def _card(figure: FigurePlan, name: str) -> str:
    """A hero's card: one of the box, or a copy of it with other numbers and skills."""
    sheet = library()[HEROES][figure.hero]
    if not figure.attributes and figure.skills is None and figure.spells is None and figure.vp is None:
        return figure.hero
    changed = msgspec.structs.replace(
        sheet,
        id=name,
        name=name if name[:1].isupper() else name.capitalize(),
        skills=sheet.skills if figure.skills is None else figure.skills,
        spells=sheet.spells if figure.spells is None else figure.spells,
        vp=sheet.vp if figure.vp is None else figure.vp,
        stats=_changed(sheet, figure, name),
    )
    return msgspec.json.encode(changed).decode()


def _changed(sheet: Hero, figure: FigurePlan, name: str) -> Any:
    for attribute in figure.attributes:
        must_be_one_of("attribute", attribute, sheet.stats.__struct_fields__, "figures", name, "attributes")
    return msgspec.structs.replace(sheet.stats, **figure.attributes)


def _people(state: State, figures: Mapping[str, FigurePlan]) -> dict[str, FigureId]:
    """Number all figures: heroes in the order given, then creatures."""
    names: dict[str, FigureId] = {}
    heroes = iter(state.heroes)
    for name, figure in figures.items():
        if figure.hero:
            names[name] = next(heroes).id
    for name, figure in figures.items():
        if figure.companion:
            names[name] = _take_along(state, figure, name, names)
    for name, figure in figures.items():
        if not figure.hero and not figure.companion:
            if not figure.creature:
                raise StageError("a figure is a hero, a companion or a creature", "figures", name)
            names[name] = FigureId(state.next_id)
            carried = person(figure.creature).sets[figure.set]
            state.creatures.append(
                Character(
                    id=names[name],
                    card=figure.creature,
                    hands=carried.hands,
                    pack=carried.pack,
                    mana=person(figure.creature).stats.mana,
                    letter=next_letter(state.placed, figure.creature),
                )
            )
            state.next_id += 1
    return names


def _take_along(state: State, figure: FigurePlan, name: str, names: Mapping[str, FigureId]) -> FigureId:
    """A companion of a hero; of the first hero unless the author names another."""
    owner = names.get(figure.owner, state.heroes[0].id)
    id = FigureId(max(one.id for one in state.heroes) + 1)
    carried = person(figure.companion).sets[figure.set]
    seat = next(one.seat for one in state.heroes if one.id == owner)
    state.heroes.append(
        Character(id=id, card=figure.companion, seat=seat, owner=owner, hands=carried.hands, pack=carried.pack)
    )
    return id


def _saddle(state: State, names: Mapping[str, FigureId], figures: Mapping[str, FigurePlan]) -> None:
    """Put riders on their mounts."""
    everybody = {one.id: one for one in (*state.heroes, *state.creatures)}
    for name, figure in figures.items():
        if figure.rides:
            must_be_one_of("figure", figure.rides, names, "figures", name, "rides")
            rider, mount = everybody[names[name]], everybody[names[figure.rides]]
            rider.mount, mount.rider = mount.id, rider.id
            rider.at, rider.facing = mount.at, mount.facing


def _place(plan: Plan, state: State, id: FigureId, figure: FigurePlan, name: str, marks: Mapping[str, int]) -> None:
    group = state.heroes if id < FIRST_FOE else state.creatures
    who = next(one for one in group if one.id == id)
    if figure.at:
        who.at = place_named(plan.board.parse, figure.at, "figures", name, "at")
    elif name in marks:
        who.at = marks[name]
    must_be_one_of("facing", figure.facing, FACINGS, "figures", name, "facing")
    who.facing = FACINGS.index(figure.facing)
    who.wounds, who.conditions, who.leader = figure.wounds, figure.conditions, figure.leader
    who.lay, who.activated, who.powers = figure.lay, figure.activated, figure.powers
    if not figure.hero:
        who.extra = figure.skills or ()
    for part in ("body", "hands", "pack", "freight"):
        given: tuple[str, ...] | None = getattr(figure, part)
        if given is not None:
            setattr(who, part, given)
    if figure.fortune is not None:
        who.fortune = figure.fortune
    if figure.mana is not None:
        who.mana = figure.mana
    who.cast, who.lore = figure.cast, figure.lore
    if figure.coins is not None:
        who.coins = figure.coins


def _lay(plan: Position, ground: Plan, state: State) -> None:
    """Lay out furniture and dropped things, the sections on the table, the reserve."""
    revealed = 0
    for who in (*state.heroes, *state.creatures):
        if who.at >= 0:
            revealed |= 1 << ground.section_of[who.at]
    for name in plan.explored:
        revealed |= 1 << ground.section_of[int(ground.board.parse(name))]
    state.revealed |= revealed
    closed = state.ground.closed
    for n, access in enumerate(ground.accesses):
        one, other = access.sections
        if access.arrow and state.revealed >> one & 1 and state.revealed >> other & 1:
            closed &= ~(1 << n)
    features = [Feature(piece.kind, ground.board.parse(piece.at), piece.turned) for piece in plan.furniture]
    if plan.quest:
        features += [feature for n in squares(state.revealed) for feature in ground.features[n]]
    state.ground = Ground(closed, tuple(features))
    state.dropped = tuple(Dropped(what, int(ground.board.parse(at))) for at, what in plan.dropped.items())
    state.reserve, state.round = plan.reserve, plan.round
    state.group = state.group if plan.group is None else plan.group
    for name in ("obstacles", "powers", *plan.decks):
        state.piles[name], state.piles[name + BOX] = Pile(plan.decks.get(name, ())), Pile()
    state.piles.setdefault(SPENT, Pile())


def _agenda(plan: Position, names: Mapping[str, FigureId]) -> list[AnyEntry]:
    """The side or figure whose turn it is: a figure, the heroes, the Dark Player, or creatures just met."""

    def acting(who: FigureId) -> tuple[AnyEntry, ...]:
        act: AnyEntry = Act(who) if is_hero(who) or plan.hand is not None else CreatureAct(who)
        return Recover(who), act, EndActivation(who)

    met = tuple(id for id in names.values() if not is_hero(id))
    phases: dict[str, tuple[AnyEntry, ...]] = {
        "heroes": (NextHero(), EndHeroesTurn()),
        "dark": (DarkTurn(),),
        "initiative": (Initiative(newcomers=met, surprise=True),),
        "set-up": (),
    }
    return agenda_of(plan.turn, names, acting, phases)
