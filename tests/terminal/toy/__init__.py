"""A game small enough to read at a glance: heroes and rats in a cellar (squares) or a crypt (zones)."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from undercroft.kernel import events as e
from undercroft.kernel import scene as s
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, draw, roll
from undercroft.kernel.requests import NO_ONE, Ask, FigureId, Option, Script, SeatId, choose
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.state import Entry, Pile, State
from undercroft.kernel.system import Choice, Fact, Focus, QuestCard, System
from undercroft.kernel.tally import Tally

WIDTH, HEIGHT = 4, 3
FLOOR = "...." + "...." + " .. "
ZONES = ((0, 0), (1, 0), (1, 1))
WAYS = ((0, 1), (1, 2))
COIN = s.Card("coin", "toy-coin")


class Body(msgspec.Struct):
    name: str
    side: str
    at: int
    health: int
    seat: int = -1
    poisoned: bool = False


class Round(Entry, frozen=True):
    pass


class Turn(Entry, frozen=True):
    left: int = 2


class Blow(Entry, frozen=True):
    target: FigureId = NO_ONE


class Bite(Entry, frozen=True):
    pass


class ToyState(State[Round | Turn | Blow | Bite], kw_only=True):
    bodies: dict[FigureId, Body]
    zones: bool = False
    dark: int = -1


class ToyGame(Game[ToyState]):
    __slots__ = ()

    def gone(self, who: FigureId) -> bool:
        return who not in self.state.bodies

    def of(self, side: str) -> list[FigureId]:
        return [who for who, body in self.state.bodies.items() if body.side == side]

    def near(self, at: int) -> list[int]:
        if self.state.zones:
            return [b if a == at else a for a, b in WAYS if at in (a, b)]
        row, column = divmod(at, WIDTH)
        around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
        cells = [r * WIDTH + c for r, c in around if 0 <= r < HEIGHT and 0 <= c < WIDTH]
        return [cell for cell in cells if FLOOR[cell] == "."]


def round_(game: ToyGame, entry: Round) -> None:
    state = game.state
    state.round += 1
    game.tell(e.Began, "round", state.round)
    if state.round > 20:
        game.end(False, "time")
    heroes = game.of("hero")
    game.push(*(Turn(who) for who in heroes), *(Bite(who) for who in game.of("foe")), Round())


def turn(game: ToyGame, entry: Turn) -> Script[None]:
    me = game.state.bodies[entry.who]
    taken = {body.at for body in game.state.bodies.values()}
    near = [*game.near(me.at), me.at]
    options = [Option("attack", who) for who in game.of("foe") if game.state.bodies[who].at in near]
    options += [Option("move", at=at) for at in game.near(me.at) if game.state.zones or at not in taken]
    options += [Option("search"), Option("end-turn")]
    chosen = yield from choose(SeatId(me.seat), "act", options, who=entry.who)
    if chosen.act == "move":
        game.tell(e.Moved, entry.who, (me.at, chosen.at))
        me.at = chosen.at
    elif chosen.act == "attack":
        game.push(Blow(entry.who, chosen.who))
    elif chosen.act == "search":
        cards = yield from draw(game, "toy-loot", seat=SeatId(me.seat), refill="loot")
        game.discard("toy-loot", *cards)
    if chosen.act != "end-turn" and entry.left > 1:
        left = Turn(entry.who, entry.left - 1)
        game.state.agenda.insert(len(game.state.agenda) - (chosen.act == "attack"), left)


def blow(game: ToyGame, entry: Blow) -> Script[None]:
    me, foe = game.state.bodies[entry.who], game.state.bodies[entry.target]
    needed = Tally(8, "toy-rat-hide", "TO-0001").add(-1, "base")
    game.tell(e.Summed, "toy-needed", entry.who, needed.total, needed.frozen())
    total = yield from roll("2d6", seat=SeatId(me.seat), who=entry.who, why="attack")
    if total >= needed.total:
        foe.health -= 2
        game.tell(e.Harmed, entry.target, 2, max(0, foe.health), entry.who)
    if foe.health <= 0:
        del game.state.bodies[entry.target]
        game.tell(e.Removed, foe.name, entry.target, why="killed")
        if not game.of("foe"):
            game.end(True, "won")


def bite(game: ToyGame, entry: Bite) -> Script[None]:
    state = game.state
    heroes = game.of("hero")
    target = heroes[0]
    if state.dark >= 0:
        options = [Option("bite", who) for who in heroes] + [Option("pass")]
        chosen = yield Ask("toy-bite", SeatId(state.dark), options, who=entry.who, window=True)
        if chosen.act == "pass":
            return
        target = chosen.who
    face = yield from roll("1d6", who=entry.who, why="toy-bite")
    if face >= 4:
        hurt = state.bodies[target]
        hurt.health -= 1
        game.tell(e.Harmed, target, 1, hurt.health, entry.who)
        if hurt.health <= 0:
            del state.bodies[target]
            game.tell(e.Removed, hurt.name, target, why="killed")
            if not game.of("hero"):
                game.end(False, "heroes-dead")


class Toy(System[ToyState, ToyGame]):
    name: ClassVar[str] = "toy"
    version: ClassVar[str] = "1"
    state_type = ToyState
    steps: ClassVar[Mapping[type[Entry], Any]] = {Round: round_, Turn: turn, Blow: blow, Bite: bite}
    attack_steps: ClassVar[frozenset[type[Entry]]] = frozenset({Blow})
    choices: ClassVar[tuple[Choice, ...]] = ()
    roles: ClassVar[tuple[str, ...]] = ("heroes", "dark")
    answers: ClassVar[Mapping[str, s.Role]] = {"end-turn": "end"}
    facts = (Fact("wounds", "harm"), Fact("killed", "fall"))

    def quests(self) -> Sequence[QuestCard]:
        return (
            QuestCard(id="toy-cellar", most=2, minutes=5, teaches=True),
            QuestCard(id="toy-crypt", most=2, minutes=10, difficulty=3),
        )

    def default_setup(self, quest: str, heroes: int, seed: str) -> Setup:
        seats = tuple(SeatPlan(name) for name in ("Anna", "Bruno")[:heroes])
        return Setup(system="toy", version="1", quest=quest, seats=seats, seed=seed)

    def start(self, setup: Setup) -> ToyState:
        heroes = [n for n, plan in enumerate(setup.seats) if plan.role == "heroes"]
        dark = next((n for n, plan in enumerate(setup.seats) if plan.role == "dark"), -1)
        zones = setup.quest == "toy-crypt"
        bodies = {
            FigureId(n + 1): Body(("toy-bjorn", "toy-astrid")[n], "hero", 0 if zones else n, 5, seat)
            for n, seat in enumerate(heroes)
        }
        for n, at in enumerate((1, 2) if zones else (4, 6)):
            bodies[FigureId(n + 11)] = Body("toy-rat", "foe", at, 2)
        piles = {"toy-loot": Pile(("toy-coin", "toy-torch", "toy-coin"))}
        counters = dict.fromkeys(self.streams, 0)
        return ToyState(agenda=[Round()], counters=counters, piles=piles, bodies=bodies, zones=zones, dark=dark)

    def game(self, state: ToyState, setup: Setup, chance: Chance) -> ToyGame:
        return ToyGame(state, setup, chance)

    def scene(self, game: ToyGame, seat: SeatId) -> s.Scene:
        state = game.state
        return s.Scene(
            system="toy",
            quest=game.setup.quest,
            seat=seat,
            round=state.round,
            board=_zones() if state.zones else _grid(),
            figures=tuple(_figure(who, body) for who, body in state.bodies.items()),
            tracks=(s.Track("toy-doom", "skull", state.round, 20),),
            goals=(s.Number("toy-goal", 2 - len(game.of("foe")), most=2),),
            sheets=tuple(
                s.Sheet(who=who, name=body.name, numbers=(s.Number("toy-needed", 7),), carried=(COIN,))
                for who, body in state.bodies.items()
                if body.side == "hero"
            ),
            barred=(s.Barred("rest", "enemies"),),
        )

    def redeal(self, game: ToyGame, seat: SeatId, luck: random.Random) -> None:
        pile = game.state.piles["toy-loot"]
        pile.cards = tuple(luck.sample(pile.cards, len(pile.cards)))

    def value(self, game: ToyGame, seat: SeatId) -> float:
        return float(-len(game.of("foe")))

    def outcome(self, game: ToyGame, focus: Focus) -> Mapping[str, int | bool]:
        if focus.option.act != "attack":
            return {}
        body = game.state.bodies.get(focus.option.who)
        return {"wounds": 2 if body is None else 2 - body.health, "killed": body is None}

    def check(self, game: ToyGame) -> None:
        assert all(body.health > 0 for body in game.state.bodies.values())

    def summary(self, game: ToyGame) -> Mapping[str, int]:
        return {"deaths": 0}

    def stage(self, position: Mapping[str, Any]) -> tuple[ToyState, Setup, Mapping[str, FigureId]]:
        raise NotImplementedError

    def phrase(self, game: ToyGame, text: str, names: Mapping[str, FigureId], ask: Ask) -> Option | None:
        return None

    def observe(self, game: ToyGame, name: str, names: Mapping[str, FigureId]) -> Mapping[str, Any] | None:
        return None


def _figure(who: FigureId, body: Body) -> s.Figure:
    hero = body.side == "hero"
    return s.Figure(
        id=who,
        name=body.name,
        icon="hero" if hero else "rat",
        side="hero" if hero else "foe",
        at=body.at,
        seat=SeatId(body.seat),
        bars=(s.Bar("toy-health", body.health, 5 if hero else 2, "life"),),
        marks=("toy-wet",) if hero else (),
    )


def _grid() -> s.GridBoard:
    return s.GridBoard(
        WIDTH,
        HEIGHT,
        FLOOR,
        walls=((1, 1), (2, 3)),
        doors=(s.Door(5, 6, "closed"),),
        tokens=(s.Token("toy-chest", 10, name="toy-chest"),),
    )


def _zones() -> s.ZoneBoard:
    zones = tuple(s.Zone(n, x, y, name="toy-hall" if n == 0 else "", dark=n == 2) for n, (x, y) in enumerate(ZONES))
    return s.ZoneBoard(2, 2, zones, open=((0, 1),), doors=(s.Door(1, 2, "open"),))


SYSTEM = Toy()
