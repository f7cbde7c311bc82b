"""Positions for rule tests, and ways to drive a table.

    table = position("black-widow", heroes=[hero("bjorn", "4r:9", health=2)], foes=[foe("goblin-warriors-1a", "4r:6")])
    table = position(sketch="#####\\n#* l#\\n#####", heroes=["bjorn", "sibyl"], do="enemies", level=2)

A position is a game that has been set up (decks shuffled, the Quest's own set-up done, every Hero armed with the
weapon of its class), then changed as the test says, then continued with what `do` names and nothing after it:

    "turn"     the Activation of the first Hero, Counter-Attacks included      "round"    a whole Round
    "enemies"  the Enemies' Phase    "end"  the End Phase (and the next Round)  "events"   the Event Phase
    "turn, enemies"  the Activation of the first Hero, then the Enemies' Phase (time to say what their dice show)
    or a sequence of agenda entries, the first of them done first.

When that is done the table is over without an outcome.  Zones have the names of the chart: `6v:5` on the map of a
Quest, `a1` (column, row) in a sketch.  Every other keyword is a field of the state: `level=3`, `lifebringer=0`,
`quest={"keys": 2}` and `noted={...}` (added to the Quest's own), `tokens=[...]` and so on.  Whatever else must be
different is done by `before`, a function of the game, last of all.

Dice show blanks until told otherwise: `dice(table, "hh hb", "s -")` is what the next attack throws, die by die in any
order (h Hit, s Shield, b Bam, d Diamond, - blank); dice not mentioned are blank.  Decks are shuffled; `decks={"event":
["name"]}` says which cards lie on top, the first of them drawn first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from undercroft.kernel.chance import Counters, Seeded
from undercroft.kernel.dice import Die, Faces, Pool
from undercroft.kernel.requests import Ask, FigureId, Option, Roll
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.state import Pile, copy
from undercroft.kernel.table import Table
from undercroft.systems.darkness.agenda import (
    AnyEntry,
    BeginRound,
    EndHeroTurn,
    EndPhase,
    EnemiesPhase,
    EventPhase,
    HeroTurn,
)
from undercroft.systems.darkness.cards.definitions import HEROES
from undercroft.systems.darkness.cards.library import foe_cards, gear_cards, library
from undercroft.systems.darkness.dungeon.spawn import place_foe
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.heroes.experience import sheet_of
from undercroft.systems.darkness.maps.charts import sketch as sketched
from undercroft.systems.darkness.setup import first_state
from undercroft.systems.darkness.state import ACTIONS, Foe, Hero, State, Token
from undercroft.systems.darkness.system import DarknessSystem

SYSTEM = DarknessSystem()
DarknessTable = Table[State, Darkness]

TEST_BOARD = """
    #########
    #* l l d#
    #########
"""
"""Where nothing else is said: three lit corridors and a dark one, a1 to d1."""

DOINGS: Mapping[str, tuple[AnyEntry, ...]] = {
    "turn": (HeroTurn(FigureId(1)), EndHeroTurn(FigureId(1))),
    "turn, enemies": (HeroTurn(FigureId(1)), EndHeroTurn(FigureId(1)), EnemiesPhase()),
    "enemies": (EnemiesPhase(),),
    "events": (EventPhase(),),
    "end": (EndPhase(),),
    "round": (BeginRound(),),
}


class Figure(NamedTuple):
    """A figure of a position: its card, the name of its Zone (the Starting Zone when empty), fields that differ."""

    card: str
    at: str
    fields: Mapping[str, object]


def hero(card: str = "bjorn", at: str = "", **fields: object) -> Figure:
    """A Hero by card (`bjorn`, or `bjorn:battle-wizard`) and Zone, with fields of `state.Hero` that differ."""
    return Figure(card, at, fields)


def foe(card: str, at: str, **fields: object) -> Figure:
    """An Enemy by card and Zone, with fields of `state.Foe` that differ; a full Mob or unhurt figure otherwise."""
    return Figure(card, at, fields)


# dice


class Loaded(Seeded):
    """Dice that show what a test has said, blanks otherwise; order comes from the seed."""

    __slots__ = ("told",)

    def __init__(self, seed: str = "position", salt: int = 0) -> None:
        super().__init__(seed, salt)
        self.told: list[tuple[str, ...]] = []

    def copy(self) -> Loaded:
        twin = Loaded(self.seed, self.salt)
        twin.told = list(self.told)
        return twin

    def throw(self, counters: Counters, roll: Roll) -> Faces:
        counters[roll.stream] += 1
        told = self.told.pop(0) if self.told else ()
        return tuple(_faces(pool, told[side] if side < len(told) else "") for side, pool in enumerate(roll.dice))


_SYMBOLS = {"h": "hit", "s": "shield", "b": "bam", "d": "diamond"}


def _faces(pool: Pool, told: str) -> tuple[int, ...]:
    """Faces for each die of a side: every wish goes to the first die that can show it."""
    faces = [0] * len(pool)
    for wish in told.split():
        wanted = Counter(_SYMBOLS[sign] for sign in wish if sign != "-")
        for number, die in enumerate(pool):
            if not faces[number] and (face := _face(die, wanted)):
                faces[number] = face
                break
        else:
            raise AssertionError(f'no die left that can show "{wish}" among {[die.name for die in pool]}')
    return tuple(face or 1 for face in faces)


def _face(die: Die, wanted: Counter[str]) -> int:
    return next((face for face, shown in enumerate(die.symbols, 1) if Counter(shown) == wanted), 0)


def dice(table: DarknessTable, *sides: str) -> None:
    """What the next throw shows that nothing has been said of yet: the Attacker's dice, then the Defender's."""
    chance = table.game.chance
    assert isinstance(chance, Loaded)
    chance.told.append(sides)


# positions


def position(
    quest: str = "",
    /,
    *,
    sketch: str = "",
    heroes: Sequence[str | Figure] = ("bjorn",),
    foes: Sequence[Figure] = (),
    do: str | Sequence[AnyEntry] = "turn",
    decks: Mapping[str, Sequence[str]] | None = None,
    options: Mapping[str, str | int | bool] | None = None,
    ledger: bytes = b"",
    seed: str = "position",
    before: Callable[[Darkness], None] | None = None,
    **now: object,
) -> DarknessTable:
    """A table that stands as the test says (see above) and waits for its first choice."""
    people = [Figure(one, "", {}) if isinstance(one, str) else one for one in heroes]
    setup = Setup(
        system="darkness",
        quest=quest or sketched(sketch or TEST_BOARD).id,
        party=tuple(person.card for person in people),
        seats=tuple(SeatPlan(person.card) for person in people),
        options=dict(options or {}),
        seed=seed,
        ledger=ledger,
    )
    begun = set_up(setup)
    game = begun.game
    state = game.state
    state.agenda.clear()
    for number, person in enumerate(people):
        _change(game, state.heroes[number], person)
    for one in foes:
        placed = place_foe(game, foe_cards()[one.card], game.chart.zone(one.at))
        placed.acted = False
        _change(game, placed, one._replace(at=""))
    _take_from_piles(state)
    for pile, cards in (decks or {}).items():
        _stack(state.piles[pile], cards)
    state.active, state.phase = FigureId(1), "heroes"
    state.quest.update(_counters(now.pop("quest", {})))
    state.noted.update(_counters(now.pop("noted", {})))
    for name, value in now.items():
        assert hasattr(state, name), f"a state has no {name}"
        setattr(state, name, value)
    if before is not None:
        before(game)
        _take_from_piles(state)
    state.agenda.extend(reversed(DOINGS[do] if isinstance(do, str) else do))
    state.outcome = None
    return Table(SYSTEM, setup, state=copy(state), chance=Loaded(seed))


def _counters(given: object) -> dict[str, int]:
    assert isinstance(given, dict)
    return given


def set_up(setup: Setup) -> DarknessTable:
    """A game that has just begun: everything the set-up asks is answered by default, the first Round has started."""
    state = first_state(setup)
    for one in state.heroes:
        if not one.hands:
            one.hands = (sheet_of(one).weapon,)
    _take_from_piles(state)
    table = Table(SYSTEM, setup, state=state, chance=Loaded(setup.seed))
    while table.ask is not None and table.ask.prompt != "hero-action":
        table.answer(table.ask.default)
    return table


def party(number: int) -> list[str]:
    """So many Heroes, the first of the box."""
    return list(library()[HEROES])[:number]


def _change(game: Darkness, one: Hero | Foe, given: Figure) -> None:
    if given.at:
        one.at = game.chart.zone(given.at)
    if isinstance(one, Hero):
        one.actions = ACTIONS
    for name, value in given.fields.items():
        assert hasattr(one, name), f"there is no {name}"
        setattr(one, name, value)


def _take_from_piles(state: State) -> None:
    """Cards that Heroes and Enemies hold are not in the decks."""
    held = Counter(card for one in state.heroes for card in one.cards())
    held.update(card for one in state.foes for card in (one.card, one.gear, one.second) if card)
    for pile in state.piles.values():
        count = Counter((*pile.cards, *pile.discards))
        for card, number in held.items():
            copies = gear_cards()[card].copies if card in gear_cards() else 1
            for _ in range(min(count[card], max(0, number + count[card] - copies))):
                _remove(pile, card)


def _remove(pile: Pile, card: str) -> None:
    cards = list(pile.cards)
    if card in cards:
        cards.remove(card)
        pile.cards = tuple(cards)
    else:
        discards = list(pile.discards)
        discards.remove(card)
        pile.discards = tuple(discards)


def _stack(pile: Pile, cards: Iterable[str]) -> None:
    """Put these cards on top, the first uppermost."""
    wanted = list(cards)
    for card in wanted:
        _remove(pile, card)
    pile.cards += tuple(reversed(wanted))


# looking


def zone(table: DarknessTable, name: str) -> int:
    """A Zone by name."""
    return table.game.chart.zone(name)


def named(table: DarknessTable, number: int) -> str:
    """The name of a Zone."""
    return table.game.chart.name(number)


def first(table: DarknessTable) -> Hero:
    """The first Hero."""
    return table.state.heroes[0]


def enemy(table: DarknessTable, of: str = "") -> Foe:
    """The newest Enemy on the board, or the one with this card, type of card or role."""
    found = [one for one in table.state.foes if of in ("", one.card, table.game.card(one).type, one.role)]
    assert found, f'no Enemy "{of}" among {[one.card for one in table.state.foes]}'
    return found[-1]


def tokens(table: DarknessTable, kind: str) -> list[Token]:
    """The tokens of a kind on the board."""
    return [token for token in table.state.tokens if token.kind == kind]


def offered(table: DarknessTable, act: str) -> list[Option]:
    """The options of this act that are open now."""
    return [option for option in table.ask.options if option.act == act] if table.ask else []


def prompt(table: DarknessTable) -> str:
    """What the table asks now, or nothing."""
    return table.ask.prompt if table.ask else ""


def won(table: DarknessTable) -> bool | None:
    """Has the party won?  None while nothing is decided."""
    return table.state.outcome.won if table.state.outcome else None


# driving


def take(
    table: DarknessTable, act: str, *, who: int = 0, at: str | int = "", what: str = "", n: int | None = None
) -> DarknessTable:
    """Answer with the one option of this act that fits everything said of it."""
    ask = _asked(table)
    where = zone(table, at) if isinstance(at, str) and at else at
    fits = [
        option
        for option in ask.options
        if option.act == act
        and who in (0, option.who)
        and where in ("", option.at)
        and what in ("", option.what)
        and n in (None, option.n)
    ]
    offers = ", ".join(map(str, ask.options))
    assert len(fits) == 1, f'"{act}" fits {len(fits)} options of "{ask.prompt}": {offers}'
    table.answer(fits[0])
    return table


def _asked(table: DarknessTable) -> Ask:
    assert table.ask is not None, f"nothing is asked; the game is over: {table.state.outcome}"
    return table.ask


def until(table: DarknessTable, prompt: str) -> DarknessTable:
    """Answer by default until this is asked."""
    while _asked(table).prompt != prompt:
        table.answer(_asked(table).default)
    return table


def finish(table: DarknessTable) -> DarknessTable:
    """Answer by default to the end."""
    while table.ask is not None:
        table.answer(table.ask.default)
    SYSTEM.check(table.game)
    return table


def move(table: DarknessTable, *zones: str) -> DarknessTable:
    """The active Hero takes a Movement Action through these Zones and stops."""
    take(table, "move")
    for name in zones:
        take(table, "step", at=name)
    return take(table, "stop") if offered(table, "stop") else table


def pick_up(table: DarknessTable) -> DarknessTable:
    """The active Hero picks up what lies in its Zone and stops."""
    take(take(table, "move"), "pick-up")
    return take(table, "stop") if offered(table, "stop") else table


def end_turn(table: DarknessTable) -> DarknessTable:
    """The active Hero does nothing more."""
    return take(table, "end")
