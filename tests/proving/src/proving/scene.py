"""What a seat sees."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from proving.cards.library import BROODS, KINDS, LOOT, SLOTS, TRAPS
from proving.combat import attack_dice
from proving.dungeon.warren import ORDER
from proving.game import ProvingGame
from proving.maps.level import Level
from proving.state import Figure as Standing
from proving.state import Hit
from undercroft.board.bits import squares
from undercroft.crawl.things import Item
from undercroft.kernel.piles import known_top
from undercroft.kernel.requests import NOBODY, NOWHERE, FigureId, SeatId
from undercroft.kernel.scene import (
    Bar,
    Barred,
    Card,
    Door,
    Feature,
    Figure,
    GridBoard,
    Hand,
    Number,
    Order,
    PileView,
    Place,
    Scene,
    Sheet,
    Token,
    Track,
)

TURNS = "turns"
ACTIONS = 3
RANKS = {"ogre": "boss", "slinger": "elite"}


@lru_cache(maxsize=512)
def floor_of(level: Level, opened: int) -> str:
    """One letter a cell; rooms nobody has seen are blank.  Cells are numbered as the squares are."""
    board = level.board
    hidden = sum(there for n, there in enumerate(level.rooms) if not opened >> n & 1)
    seen = board.floor & ~hidden
    return "".join(
        " " if not seen >> cell & 1 else "*" if level.lit >> cell & 1 else "."
        for cell in range(board.stride * (board.height + 1))
    )


@lru_cache(maxsize=512)
def walls_of(level: Level) -> tuple[tuple[int, int], ...]:
    """The walls as edges."""
    board = level.board
    return tuple([(int(cell), 1) for cell in squares(board.east)] + [(int(cell), 2) for cell in squares(board.south)])


@lru_cache(maxsize=512)
def doors_of(level: Level, closed: int) -> tuple[Door, ...]:
    """The doors as they stand."""
    found = []
    for n, door in enumerate(level.board.doors):
        state = "closed" if closed >> n & 1 else "open"
        found += [Door(int(at), int(at) + 1, state) for at in squares(door.east)]  # type: ignore[arg-type]
        found += [Door(int(at), int(at) + level.board.stride, state) for at in squares(door.south)]  # type: ignore[arg-type]
    return tuple(found)


@lru_cache(maxsize=4096)
def card(name: str) -> Card:
    """A card as it is shown."""
    return Card(name, f"proving-{name}", icon=name)


def turned(name: str) -> Card | None:
    """A card that was drawn, with what it brings; None for tokens and tiles, which are no cards."""
    if name in BROODS:
        kinds = Counter(BROODS[name])
        facts = tuple((f"proving-{kind}", str(n)) for kind, n in kinds.items())
        return Card(name, f"proving-{name}", icon=next(iter(kinds), "quiet"), facts=facts)
    return card(name) if name in LOOT or name in TRAPS else None


@lru_cache(maxsize=4096)
def held(item: Item) -> Card:
    """An item copy as it is shown, with what is true of this copy."""
    slot = SLOTS.get(item.card, "")
    return Card(str(item), f"proving-{item.card}", icon=item.card, slot=slot, tags=item.marks)


@lru_cache(maxsize=4096)
def bars(kind: str, wounds: int, points: int) -> tuple[Bar, ...]:
    """Health, and luck for those who have it."""
    health = Bar("health", KINDS[kind].health - wounds, KINDS[kind].health, "life")
    return (health, Bar("points", points, KINDS[kind].points, "luck")) if points else (health,)


def board_of(game: ProvingGame) -> GridBoard:
    """The board with what has been found on it."""
    state, level = game.state, game.level
    board = level.board
    features = [Feature("doubtful", (at,)) for at in state.doubtful]
    if state.found:
        features.append(Feature("pit", state.found, look="pit"))
    if state.plan is not None and state.plan.blocked:
        features.append(Feature("rubble", state.plan.blocked, look="rubble"))
    chests = tuple(Token("chest", int(at), spent=at in state.searched) for at in squares(level.chests))
    return GridBoard(
        board.stride,
        board.height + 1,
        floor_of(level, state.opened),
        walls_of(level),
        doors_of(level, state.closed),
        tuple(features),
        chests,
        rim=1,
    )


def figure_of(n: int, figure: Standing, active: int) -> Figure:
    """A figure on the board."""
    kind = KINDS[figure.kind]
    hero = kind.side == "hero"
    return Figure(
        id=FigureId(n),
        name=f"proving-{kind.id}",
        icon=kind.id,
        side="hero" if hero else "foe" if kind.side == "foe" else "other",
        at=figure.at,
        rank="hero" if hero else RANKS.get(kind.id, "grunt"),  # type: ignore[arg-type]
        seat=figure.seat if hero else NOBODY,
        size=(kind.size, kind.size),
        facing=figure.facing if kind.side != "thing" else NOWHERE,
        bars=bars(figure.kind, figure.wounds, figure.points),
        marks=("rooted",) if figure.rooted else (),
        active=n == active,
        acted=figure.acted,
        letter=kind.id[0],
    )


def sheet_of(game: ProvingGame, n: int, figure: Standing) -> Sheet:
    """What a hero can do and carries."""
    attack = attack_dice(game, Hit(FigureId(n), FigureId(n), "melee"))
    return Sheet(
        who=FigureId(n),
        name=f"proving-{figure.kind}",
        icon=figure.kind,
        numbers=(Number("attack", attack.total, attack.frozen()),),
        worn=((card("shield"),) if figure.shield else ()) + tuple(held(worn.item) for worn in figure.outfit.on),
        carried=tuple(map(held, figure.outfit.pack)),
        skills=tuple(map(card, KINDS[figure.kind].skills)),
    )


def order_of(game: ProvingGame) -> Order:
    """In the warren what is in the bag; elsewhere the heroes with their actions, then the foes."""
    if game.state.plan is not None:
        return Order("order", "bag", tuple(Place(token=token, n=n) for token, n in ORDER.content(game)))
    places = []
    for who in (*game.heroes, *game.foes):
        figure = game.figure(who)
        places.append(Place(who, n=figure.left or (0 if figure.acted else ACTIONS), acted=figure.acted))
    return Order(TURNS, "track", tuple(sorted(places, key=lambda place: -place.n)), ACTIONS)


def scried(game: ProvingGame, seat: SeatId) -> tuple[Hand, ...]:
    """The loot a seat knows to come next."""
    cards = known_top(game.state.piles["loot"], seat)
    return (Hand(seat, "scried", len(cards), tuple(map(card, cards))),) if cards else ()


def scene(game: ProvingGame, seat: SeatId) -> Scene:
    """All a seat may know: the table, and of the hands its own."""
    state = game.state
    hand = state.hand
    traps = tuple(map(card, hand.cards)) if seat == hand.owner else ()
    agenda = state.agenda
    active = agenda[-1].who if agenda else 0
    standing = [(n, figure) for n, figure in enumerate(state.figures, 1) if figure.at >= 0]
    heroes = [(n, figure) for n, figure in standing if KINDS[figure.kind].side == "hero"]
    rooted = any(figure.rooted and figure.seat == seat for _, figure in heroes)
    return Scene(
        system="proving",
        quest=game.quest.id,
        seat=seat,
        round=state.round,
        board=board_of(game),
        figures=tuple([figure_of(n, figure, active) for n, figure in standing]),
        tracks=(Track("round", "hourglass", state.round, game.setup.round_limit or game.quest.limit, kind="round"),),
        order=order_of(game),
        goals=(Number("slain", state.slain),),
        piles=tuple(
            [
                PileView(name, len(pile.cards), len(pile.discards), pile.discards[-1] if pile.discards else "")
                for name, pile in state.piles.items()
            ]
        ),
        hands=(Hand(hand.owner, "traps", len(hand.cards), traps), *scried(game, seat)),
        sheets=tuple([sheet_of(game, n, figure) for n, figure in heroes]),
        barred=(Barred("move", "rooted"),) if rooted else (),
    )
