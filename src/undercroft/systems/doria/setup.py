"""From options and a scenario to a first state.  DO-0018 to DO-0027, DO-0043 to DO-0056"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from undercroft.board.layouts import Laid, Layout
from undercroft.crawl.campaign import brought
from undercroft.crawl.setup import must_be_played_by, must_be_there, must_differ, ready
from undercroft.crawl.things import Outfit, less
from undercroft.kernel.packs import PackPlan
from undercroft.kernel.ranges import Tag
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Pile
from undercroft.kernel.system import SetupError
from undercroft.systems.doria.agenda import BeginGame, OpenCamp
from undercroft.systems.doria.cards.definitions import (
    ATTRIBUTES,
    BONUSES,
    BOSSES,
    DOOR_EVENTS,
    EVENTS,
    HEROES,
    ITEMS,
    MODIFIERS,
    MONSTERS,
    STANDARD,
    TRAPS,
    Attributes,
    Bonus,
    DoorEvent,
    EventCard,
    ItemCard,
    ModifierCard,
    TrapCard,
)
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.cards.scenarios import SCENARIOS, Scenario
from undercroft.systems.doria.heroes.ledger import BETWEEN, CAMP, Ledger, Traveller, monster_level
from undercroft.systems.doria.heroes.level_up import MOST_ATTRIBUTE
from undercroft.systems.doria.heroes.making import MOST_AT_CREATION
from undercroft.systems.doria.maps.tiles import RUNES, SIDE
from undercroft.systems.doria.state import Character, State
from undercroft.systems.doria.things.decks import DISCARDS, LOST, STACKS, STANDARD_PILE

MOST_CHARACTERS = 6
POINTS_AT_CREATION = 50
"""A custom character has so many points for its six attributes.  DO-0051"""

RUNE_COPIES = 2
"""So many rune markers of each colour are in the box.  DO-C18"""

FARTHEST = 12
"""No tile lies farther than this from the start tile, so that the board stays small enough to reckon with."""

BLANK = Attributes(1, 1, 1, 1, 1, 1)
"""A custom character whose points are distributed when its cards have been drawn.  DO-0052, DO-0054"""


class Custom(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A character a player has made: a name, and attributes if they are set already.  One that comes from another
    scenario brings the points it has received, its hero bonuses and the Monster Level it has met.

    DO-0009, DO-0051, DO-0054
    """

    name: Tag
    attributes: Attributes | None = None
    earned: Annotated[int, Meta(ge=0, le=70)] = 0
    bonuses: Annotated[tuple[Bonus, ...], Meta(max_length=9)] = ()
    ml: Annotated[int, Meta(ge=1, le=20)] = 1


def ready_setup(scenario: str, characters: int, seed: str) -> Setup:
    """A scenario for so many premade characters, the first of the box, one seat each."""
    must_be_played_by(characters, MOST_CHARACTERS)
    return ready("doria", scenario, list(library()[HEROES])[:characters], seed)


SKETCH = Scenario(id="sketch", number=0, deck=())
"""What a position is played by that somebody has drawn: no tiles to come, no goal, no rules of its own."""


def scenario_of(setup: Setup) -> Scenario:
    """The scenario that is played."""
    if setup.quest in (SKETCH.id, *BETWEEN):
        return SKETCH
    found = library()[SCENARIOS].get(setup.quest)
    if found is None:
        must_be_there("quest", setup.quest, (), library().among(SCENARIOS, setup.packs))
        raise AssertionError("unknown quests are refused")
    return found


def first_state(setup: Setup) -> State:
    """The table before the first card is shuffled: markers on their first fields, the start tile on the table.

    DO-0021, DO-0022, DO-0025
    """
    scenario = scenario_of(setup)
    ledger = brought(Ledger, setup) if setup.ledger else None
    party = _party(setup, ledger)
    carried = [item.card for one in party for item in one.outfit.items()]
    piles = {name: Pile(_less(cards, carried)) for name, cards in decks(setup.packs).items()}
    piles["tiles"] = Pile()
    state = State(
        agenda=[BeginGame()],
        party=party,
        starting=len(party),
        piles=piles,
        plan=start_plan(scenario),
        ml=max(scenario.ml, brought_level(setup)),
    )
    if ledger is not None:
        _go_on(state, scenario, ledger, camp=setup.quest == CAMP)
    return state


def _go_on(state: State, scenario: Scenario, ledger: Ledger, *, camp: bool) -> None:
    """A campaign goes on: its Monster Level, the Group XP that were left; or the group is in camp.

    DO-0021, DO-0479, DO-0489
    """
    state.campaign = ledger.campaign or scenario.campaign or ""
    state.ml = monster_level(ledger.points)
    state.xp = ledger.xp
    state.noted = {f"remembered-{way}": 1 for way in ledger.ways}
    if camp:
        if not ledger.camp:
            raise SetupError("the camp is held after a scenario of a campaign")
        state.agenda = [OpenCamp()]


def _less(cards: tuple[str, ...], carried: list[str]) -> tuple[str, ...]:
    """A deck without the cards that characters have kept.  DO-0478"""
    return less(cards, [card for card in carried if card in cards])


def start_plan(scenario: Scenario) -> Layout:
    """The start tile in the middle of a table on which the whole deck has room.  DO-0025"""
    tiles = sum(len(part.tiles) + part.n for part in scenario.deck)
    out = min(FARTHEST, tiles)
    side = SIDE * (2 * out + 1)
    return Layout(side, side, (Laid(scenario.start, SIDE * out, SIDE * out),))


# characters


def _party(setup: Setup, ledger: Ledger | None = None) -> list[Character]:
    """The characters in seat order; one seat may play several.  DO-0001 to DO-0003, DO-0023, DO-0507"""
    must_be_played_by(len(setup.party), MOST_CHARACTERS)
    people = [person(entry, setup) for entry in setup.party]
    must_differ(one.name for one in people)
    seats = max(1, len(setup.seats))
    party = [
        Character(
            id=FigureId(n + 1),
            seat=SeatId(n % seats),
            card=one.name,
            attributes=one.attributes or BLANK,
            points=0 if one.attributes else POINTS_AT_CREATION - len(ATTRIBUTES),
            earned=one.earned,
            bonuses=one.bonuses,
        )
        for n, one in enumerate(people)
    ]
    for one in party:
        if ledger is not None and one.card in ledger.heroes:
            _return(one, ledger.heroes[one.card], camp=setup.quest == CAMP)
    return party


def _return(one: Character, traveller: Traveller, *, camp: bool) -> None:
    """A character comes from earlier scenarios; the dead come back only into the camp, where others take their place.

    DO-0477, DO-0499
    """
    if traveller.dead and not camp:
        raise SetupError(f"{one.card} is dead; somebody else has to come along", "setup-doria-dead", name=one.card)
    one.attributes, one.points, one.earned = traveller.attributes, traveller.points, traveller.earned
    one.bonuses, one.dead = traveller.bonuses, traveller.dead
    one.outfit = Outfit(pack=traveller.items)


def person(entry: str, setup: Setup) -> Custom:
    """A member of the party: `warrior`, or a character somebody made, as JSON.  DO-0043, DO-0051"""
    if not entry.startswith("{"):
        heroes = library()[HEROES]
        must_be_there("hero", entry, heroes, library().among(HEROES, setup.packs))
        return Custom(entry, heroes[entry].attributes)
    try:
        made = msgspec.json.decode(entry, type=Custom)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise SetupError(f"a character that cannot be read: {error}") from error
    must_be_fair(made)
    return made


def must_be_fair(made: Custom) -> None:
    """50 points over the six attributes, each at least 1 and at most 13; and what it has received since then, each
    hero bonus once.  DO-0009, DO-0051, DO-0052, DO-0455, DO-G63"""
    if made.attributes is None:
        return
    values = [made.attributes.of(name) for name in ATTRIBUTES]
    most = MOST_AT_CREATION if not made.earned else max(MOST_ATTRIBUTE.values())
    points = POINTS_AT_CREATION + made.earned
    if sum(values) != points or max(values) > most or len(set(made.bonuses)) < len(made.bonuses):
        text = f"{points} points over six attributes, at most {most} each, and no bonus twice: not {values}"
        raise SetupError(text, "setup-doria-points")


def brought_level(setup: Setup) -> int:
    """The Monster Level that characters from other scenarios bring along.  DO-0009"""
    return max(person(entry, setup).ml for entry in setup.party)


def kept(character: Character, ml: int) -> Custom:
    """A character as it may be carried into another scenario: with its hero level and the Monster Level.  DO-0009"""
    return Custom(character.card, character.attributes, character.earned, _bonuses(character), ml)


def _bonuses(character: Character) -> tuple[Bonus, ...]:
    return tuple(bonus for bonus in BONUSES if bonus in character.bonuses)


# decks


@remembered(256)
def decks(packs: tuple[PackPlan, ...] = ()) -> dict[str, tuple[str, ...]]:
    """Every deck of the box in a stated order: all Loot Cards on the first stack until they are shuffled.

    DO-0018, DO-0020, DO-C03 to DO-C08
    """
    box = library()
    loot = [*_copies(box.among(ITEMS, packs)), *_copies(box.among(TRAPS, packs)), *_copies(box.among(EVENTS, packs))]
    monsters = [id for id, card in box.among(MONSTERS, packs).items() for _ in range(card.cards)]
    return {
        STACKS[0]: tuple(loot),
        STACKS[1]: (),
        STACKS[2]: (),
        DISCARDS: (),
        LOST: (),
        STANDARD_PILE: tuple(box.among(STANDARD, packs)),
        "monsters": (*monsters, *_copies(box.among(MODIFIERS, packs))),
        "bosses": tuple(box.among(BOSSES, packs)),
        "door-events": tuple(_copies(box.among(DOOR_EVENTS, packs))),
        "runes": RUNES * RUNE_COPIES,
    }


def _copies(cards: Mapping[str, ItemCard | TrapCard | EventCard | ModifierCard | DoorEvent]) -> Iterator[str]:
    for id, card in cards.items():
        yield from [id] * card.copies
