"""Positions of vignettes: a drawing or a quest, the figures in it, and what happens next.

A position is a drawing (`board`, see `maps.sketch`) or a `quest`, the `figures` by name, and whose `turn` it is: a
figure's, one of `TURNS`, or a list of these, one after the other.  A Hero is `{hero: bjorn, at: b2, …}` and an Enemy
`{foe: goblin-warriors-2a, at: c2, …}`; what is not said of a figure is as at the start of a game.  `story: true` plays
in Story Mode with the Heroes' Levels.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

import msgspec

from undercroft.crawl.game import is_hero
from undercroft.crawl.letters import next_letter
from undercroft.crawl.positions import agenda_of, must_be_one_of, one_ground, place_named, read_part
from undercroft.crawl.things import without
from undercroft.kernel.requests import FigureId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.state import Pile
from undercroft.kernel.system import SetupError, StageError
from undercroft.systems.darkness.agenda import (
    ActAll,
    AnyEntry,
    BeginRound,
    EndHeroTurn,
    EndPhase,
    EnemiesPhase,
    EventPhase,
    Experience,
    HeroTurn,
    MarketTurn,
    NextHero,
)
from undercroft.systems.darkness.cards.library import LAYOUT, foe_cards, gear_cards
from undercroft.systems.darkness.heroes.experience import sheet_of
from undercroft.systems.darkness.heroes.ledger import BETWEEN, Ledger, Traveller
from undercroft.systems.darkness.maps.charts import Chart, sketch
from undercroft.systems.darkness.setup import LEATHER, first_state, piles_of, plan_of
from undercroft.systems.darkness.state import ACTIONS, START_HEALTH, Foe, Hero, State, Token

T = TypeVar("T", bound=msgspec.Struct)

TURNS: Mapping[str, tuple[AnyEntry, ...]] = {
    "set-up": (),
    "round": (BeginRound(),),
    "heroes": (NextHero(),),
    "enemies": (EnemiesPhase(),),
    "experience": (Experience(),),
    "events": (EventPhase(),),
    "end": (EndPhase(),),
    "market": (MarketTurn(),),
}
"""What a position may go on with besides the turn of one figure; `set-up` is the very beginning of the game."""


Held = Literal["artifact", "firework", "key", "treasure"]
"""Tokens a Hero may carry."""
Lying = Literal["artifact", "lair", "library", "treasure", "special", "pillar", "bridge", "facedown", "firework"]
"""Tokens that may lie in a Zone."""


class HeroPlan(msgspec.Struct):
    """A Hero as a vignette writes it; `skills` counts how many of each line are known."""

    hero: str
    klass: str = msgspec.field(default="", name="class")
    at: str = ""
    health: int = START_HEALTH
    xp: int = 0
    micro: int = 0
    stunned: bool = False
    killed: bool = False
    body: str = LEATHER
    hands: tuple[str, ...] | None = None
    pack: tuple[str, ...] = ()
    skills: dict[str, int] = {}
    tokens: tuple[Held, ...] = ()
    actions: int = ACTIONS


class FoePlan(msgspec.Struct):
    """An Enemy as a vignette writes it: `hurt` the Wounds of Wounded Minions, `wounds` those of the Boss or monster."""

    foe: str
    at: str
    minions: int | None = None
    boss: bool = True
    hurt: tuple[int, ...] = ()
    wounds: int = 0
    gear: str = ""
    stunned: bool = False
    role: str = ""


class Position(msgspec.Struct):
    """A position as a vignette writes it; `tokens` lists the Zones of each kind of token, `options` are those
    of the game, rulings among them."""

    figures: dict[str, dict[str, Any]]
    turn: str | list[str]
    board: str = ""
    quest: str = ""
    level: int | None = None
    starting: int | None = None
    lifebringer: int = 2
    first: str = ""
    round: int = 1
    story: bool = False
    options: dict[str, str | int | bool] = {}
    tokens: dict[Lying, list[str]] = {}
    market: tuple[str, ...] = ()


def stage(position: Mapping[str, Any]) -> tuple[State, Setup, Mapping[str, FigureId]]:
    """A position: the state with the agenda that `turn` asks for, the setup, the figures by name."""
    plan = read_part(LAYOUT.checker, Position, position)
    heroes = {
        name: read_part(LAYOUT.checker, HeroPlan, given, "figures", name)
        for name, given in plan.figures.items()
        if "hero" in given
    }
    foes = {
        name: read_part(LAYOUT.checker, FoePlan, given, "figures", name)
        for name, given in plan.figures.items()
        if "hero" not in given
    }
    setup = _setup(plan, heroes)
    try:
        state = first_state(setup)
    except SetupError as error:
        raise StageError(str(error), "figures") from error
    chart = plan_of(setup)
    names: dict[str, FigureId] = {}
    for number, (name, hero) in enumerate(heroes.items()):
        names[name] = state.heroes[number].id
        _place_hero(chart, state.heroes[number], hero, name, armed=plan.turn != "set-up")
    if plan.turn == "set-up":
        return state, setup, names
    _settle(plan, chart, state, names)
    for name, foe in foes.items():
        names[name] = _place_foe(chart, state, foe, name)
    state.piles = _left_over(state)
    state.agenda = agenda_of(plan.turn, names, _acting, TURNS)
    return state, setup, names


def _setup(plan: Position, heroes: Mapping[str, HeroPlan]) -> Setup:
    one_ground(plan.board, plan.quest)
    quest = plan.quest
    if plan.board:
        try:
            quest = sketch(plan.board).id
        except ValueError as error:
            raise StageError(f"the drawing cannot be read: {error}", "board") from error
    party = tuple(f"{hero.hero}:{hero.klass}" if hero.klass else hero.hero for hero in heroes.values())
    story = plan.story or plan.quest in BETWEEN
    return Setup(
        system="darkness",
        quest=quest,
        party=party,
        seats=tuple(SeatPlan(name) for name in heroes),
        options={
            "lifebringer": plan.lifebringer,
            **({"mode": "story"} if story else {}),
            **plan.options,
        },
        seed="vignette",
        ledger=_ledger(heroes, party) if story and plan.turn != "set-up" else b"",
    )


def _ledger(heroes: Mapping[str, HeroPlan], party: tuple[str, ...]) -> bytes:
    """The Heroes as they come back from earlier Quests, for the Level they bring."""
    fresh = first_state(Setup(system="darkness", quest="walking-in-the-dark", party=party)).heroes
    travellers = {
        one.card: Traveller(klass=one.klass, skills=_skills(one, hero, name))
        for one, (name, hero) in zip(fresh, heroes.items())
    }
    return msgspec.msgpack.encode(Ledger(heroes=travellers))


def _skills(one: Hero, plan: HeroPlan, name: str) -> tuple[str, ...]:
    lines = sheet_of(one).lines
    for line, number in plan.skills.items():
        must_be_one_of("line", line, lines, "figures", name, "skills")
        if not 0 < number <= len(lines[line]):
            raise StageError(f"{line} has {len(lines[line])} skills, not {number}", "figures", name, "skills")
    return tuple(line for line, number in plan.skills.items() for _ in range(number))


def _card(card: str, legal: Mapping[str, Any], *path: str) -> str:
    if card:
        must_be_one_of("card", card, legal, *path)
    return card


def _place_hero(chart: Chart, one: Hero, plan: HeroPlan, name: str, *, armed: bool) -> None:
    path = ("figures", name)
    if plan.at:
        one.at = place_named(chart.zone, plan.at, *path, "at")
    one.skills = _skills(one, plan, name)
    one.body = _card(plan.body, gear_cards(), *path, "body")
    hands = plan.hands if plan.hands is not None else (sheet_of(one).weapon,) if armed else ()
    one.hands = tuple(_card(card, gear_cards(), *path, "hands") for card in hands)
    one.pack = tuple(_card(card, gear_cards(), *path, "pack") for card in plan.pack)
    one.health, one.xp, one.micro = plan.health, plan.xp, plan.micro
    one.stunned, one.dead = plan.stunned, plan.killed
    one.tokens, one.actions = plan.tokens, plan.actions


def _place_foe(chart: Chart, state: State, plan: FoePlan, name: str) -> FigureId:
    path = ("figures", name)
    card = foe_cards()[_card(plan.foe, foe_cards(), *path, "foe")]
    foe = Foe(
        id=FigureId(state.next_id),
        card=card.id,
        at=place_named(chart.zone, plan.at, *path, "at"),
        boss=plan.boss,
        minions=card.minions * state.starting if plan.minions is None else plan.minions,
        hurt=plan.hurt,
        boss_hurt=plan.wounds,
        most=card.health if card.role == "mob" else card.health * state.starting,
        gear=_card(plan.gear, gear_cards(), *path, "gear"),
        stunned=plan.stunned,
        role=plan.role,
        letter=next_letter(state.placed, card.type),
    )
    state.next_id += 1
    state.foes.append(foe)
    return foe.id


def _settle(plan: Position, chart: Chart, state: State, names: Mapping[str, FigureId]) -> None:
    """What a position says of the table; skills that the Level allows have worked already."""
    state.round, state.phase = plan.round, "heroes"
    state.market = tuple(_card(card, gear_cards(), "market") for card in plan.market)
    if plan.level is not None:
        state.level = plan.level
    if plan.starting is not None:
        state.starting = plan.starting
    if plan.first:
        must_be_one_of("hero", plan.first, names, "first")
        state.first = names[plan.first] - 1
    for kind, zones in plan.tokens.items():
        state.tokens += [Token(kind=kind, at=place_named(chart.zone, zone, "tokens", kind)) for zone in zones]
    for hero in state.heroes:
        raised = [step.gives for step in sheet_of(hero).lines["enhance-health"] if step.level <= state.level]
        hero.raised = min(len(raised), hero.skills.count("enhance-health"))


def _left_over(state: State) -> dict[str, Pile]:
    """The decks without the cards that Heroes, Enemies and the market hold."""
    piles = piles_of(state.heroes)
    held = [card for foe in state.foes for card in (foe.card, foe.gear) if card] + list(state.market)
    for card in held:
        for pile in piles.values():
            if card in pile.cards:
                pile.cards = without(pile.cards, card)
                break
    return piles


def _acting(who: FigureId) -> tuple[AnyEntry, ...]:
    return (HeroTurn(who), EndHeroTurn(who)) if is_hero(who) else (ActAll(foes=(who,)),)
