"""Enemies appear: guards, roaming monsters, reinforcements, what a door card brings.

DA-0080 to DA-0084, DA-0136 to DA-0142, DA-0158, DA-0161, DA-0162, DA-0199 to DA-0209, DA-0264 to DA-0267
"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.crawl.letters import next_letter
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Placed
from undercroft.kernel.game import draw
from undercroft.kernel.requests import Ask, FigureId, Option, Script
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.agenda import ActAll, OpenedDoor, Reinforce, SpawnGuard, SpawnRoamer
from undercroft.systems.darkness.cards.definitions import DOORS, FoeCard
from undercroft.systems.darkness.cards.library import foe_cards, foe_deck, gear_cards, library
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Foe, Token
from undercroft.systems.darkness.status import discard_gear
from undercroft.systems.darkness.things import draw_treasure

MINIONS = {
    "goblin-warriors": 12,
    "goblin-archers": 12,
    "dwarf-warriors": 9,
    "dwarf-defenders": 9,
    "orc-flayers": 6,
    "orc-enforcers": 6,
}
"""Miniatures of each kind of Minion; of every Boss, Agent and Roaming Monster there is one.  DA-G24"""


def enough_miniatures(game: Darkness, card: FoeCard) -> bool:
    """Is there a figure for everything on the card?  The limit may be lifted.  DA-0266, DA-G24, DA-G25, DA-G95"""
    if game.ruling("g25") == "unlimited":
        return True
    same = [foe for foe in game.state.foes if game.card(foe).type == card.type]
    if any(foe.boss for foe in same):
        return False
    used = sum(foe.minions for foe in same)
    return used + card.minions * game.state.starting <= MINIONS.get(card.type, 0)


def place_foe(game: Darkness, card: FoeCard, at: int, *, role: str = "", counts: bool = True) -> Foe:
    """Put an Enemy on the board: Minions and Health by the number of starting Heroes.

    DA-0136, DA-0140, DA-0142, DA-0267
    """
    state = game.state
    single = card.role != "mob"
    foe = Foe(
        id=FigureId(state.next_id),
        card=card.id,
        at=at,
        minions=card.minions * state.starting,
        most=card.health * state.starting if single else card.health,
        role=role,
        counts=counts,
        acted=True,
        letter=next_letter(state.placed, card.type),
    )
    state.next_id += 1
    state.foes.append(foe)
    game.tell(Placed, card.id, at, foe.id, foe.letter, rules=("DA-0136",))
    return foe


def arm(game: Darkness, foe: Foe, level: int) -> Script[None]:
    """A Guardian spawns holding a Treasure card; a Trap is discarded for another.  DA-0161, DA-0162"""
    while True:
        card = yield from draw_treasure(game, level, game.party_seat())
        if not card:
            return
        if gear_cards()[card].trap:
            discard_gear(game, card)
            continue
        foe.gear = card
        game.tell(Changed, "armed", foe.id, detail=card, rules=("DA-0161",))
        return


@step(SpawnGuard, after=True)
def spawn_guard(game: Darkness, entry: SpawnGuard) -> Script[None]:
    """A Guard card of a Level appears in a Zone; the next higher deck serves where it is exhausted.

    DA-0039, DA-0080, DA-0266
    """
    level = entry.level or game.state.level
    while level < 5 and not game.state.piles[f"guard-{level}"].cards:
        level += 1
    refill = "monsters" if level == 5 else ""
    cards = yield from draw(game, f"guard-{level}", 1, seat=game.party_seat(), why="guard", refill=refill)
    for id in cards:
        yield from appear(game, foe_cards()[id], entry.at)


def appear(
    game: Darkness, card: FoeCard, at: int, *, role: str = "", counts: bool = True, treasure: int = 0
) -> Script[Foe | None]:
    """A drawn Enemy comes into play, or, when there are not enough miniatures, the card is discarded and every Enemy
    of its type on the board is activated.  DA-0161, DA-0266, DA-0267"""
    if not enough_miniatures(game, card):
        game.discard(foe_deck(card), card.id)
        same = tuple(foe.id for foe in game.state.foes if game.card(foe).type == card.type)
        game.tell(Changed, "no-miniatures", detail=card.id, rules=("DA-0266",))
        game.push(ActAll(foes=same))
        return None
    foe = place_foe(game, card, at, role=role, counts=counts)
    if treasure >= 0:
        yield from arm(game, foe, treasure or game.state.level)
    return foe


@step(SpawnRoamer)
def spawn_roamer(game: Darkness, entry: SpawnRoamer) -> Script[None]:
    """A Roaming Monster: Lesser at Current Levels 1 to 3, Greater at 4 and 5.  DA-0083, DA-0084, DA-0161"""
    greater = entry.greater if entry.greater is not None else game.state.level >= 4
    pile = "greater" if greater else "lesser"
    cards = yield from draw(game, pile, 1, seat=game.party_seat(), why="roamer", refill="monsters")
    for id in cards:
        yield from appear(
            game, foe_cards()[id], entry.at, role=entry.role, counts=entry.counts, treasure=entry.treasure
        )


@step(Reinforce)
def reinforce(game: Darkness, entry: Reinforce) -> None:
    """An Agent calls a Guard card of its own Level to its tile's Level token.  DA-0158, DA-G79"""
    agent = game.foe(entry.who)
    tile = game.chart.tile_of[agent.at]
    tokens = [at for _, at in game.state.levels if game.chart.tile_of[at] == tile]
    game.push(SpawnGuard(at=tokens[-1] if tokens else agent.at, level=game.card(agent).level, why="reinforcements"))


def level_zones(game: Darkness, level: int) -> list[int]:
    """The Zones of a Level's tokens; of the nearest Level that has any.  DA-0081, DA-G80"""
    levels = sorted({one for one, _ in game.state.levels})
    if not levels:
        return [game.chart.start]
    nearest = min(levels, key=lambda one: (abs(one - level), one))
    return [at for one, at in game.state.levels if one == nearest]


def choose_level_zone(game: Darkness, level: int) -> Script[int]:
    """Where several Zones hold the token, players choose.  DA-0082"""
    zones = level_zones(game, level)
    options = [Option("place", at=zone) for zone in zones]
    option: Option = yield Ask("level-zone", game.party_seat(), options)
    return option.at


# doors


def open_door(game: Darkness, door: int, zone: int) -> None:
    """A door is opened for good; a tile of a higher Level behind it raises the Current Level first; a Chamber opened
    for the first time draws one Door card.  DA-0075, DA-0198 to DA-0201, DA-G64, DA-G65"""
    state = game.state
    state.closed &= ~(1 << door)
    state.locked &= ~(1 << door)
    game.tell(Changed, "door-opened", at=zone, now=door)
    game.raise_level(game.tile_level(zone))
    sides = game.chart.zones.beside_door(door)
    for side in squares(sides):
        chamber = chamber_as_laid(game, side)
        if chamber and not state.opened & chamber:
            state.opened |= chamber
            game.push(OpenedDoor(game.state.active, int(side)))


def chamber_as_laid(game: Darkness, zone: int) -> Bits:
    """The Rooms of a Zone's Chamber as it was before Heroes opened doors: those beyond belong to another.  DA-0051"""
    return game.chart.zones.view(game.chart.closed, game.state.gone).chamber[zone]


@step(OpenedDoor)
def opened_door(game: Darkness, entry: OpenedDoor) -> Script[None]:
    """One Door card for the whole Chamber: the Room at the door, the next, the one beyond.  DA-0199 to DA-0209"""
    if any(deed(game, entry.zone) for deed in moments.CHAMBER_OPENED.deeds(game.quest)):
        return
    seat = game.hero(entry.who).seat if entry.who else game.party_seat()
    cards = yield from draw(game, "door", 1, seat=seat, why="door", refill="map")
    if not cards:
        return
    card = library()[DOORS][cards[0]]
    game.discard("door", cards[0])
    rooms = yield from _three_rooms(game, entry)
    ambush = card.ambush
    following: list[SpawnGuard] = []
    for block, room in zip(card.zones, rooms):
        for kind, number in (("treasure", block.treasure), ("special", block.special)):
            for _ in range(number):
                put_treasure(game, kind, room)
        if block.spawn:
            at = game.hero(entry.who).at if ambush and entry.who else room
            ambush = False
            following.append(SpawnGuard(at=at, level=game.state.level, why="door"))
    game.push(*following)


def _three_rooms(game: Darkness, entry: OpenedDoor) -> Script[list[int]]:
    """Zones 1, 2 and 3 of a Chamber; where several Rooms qualify the active player picks.

    DA-0199, DA-0202 to DA-0205
    """
    chamber = chamber_as_laid(game, entry.zone)
    rooms = [entry.zone]
    while len(rooms) < 3:
        beyond = [zone for zone in game.view.neighbours[rooms[-1]] if chamber >> zone & 1 and zone not in rooms] or [
            zone for room in rooms for zone in game.view.neighbours[room] if chamber >> zone & 1 and zone not in rooms
        ]
        if not beyond:
            break
        options = [Option("place", at=zone) for zone in sorted(set(beyond))]
        seat = game.hero(entry.who).seat if entry.who else game.party_seat()
        option: Option = yield Ask("next-room", seat, options)
        rooms.append(option.at)
    return rooms


TREASURE_TOKENS = {"treasure": 30, "special": 4}


def put_treasure(game: Darkness, kind: str, zone: int) -> None:
    """A Treasure token in a Zone, while there are any in the box.  DA-0208, DA-C06"""
    lying = sum(token.kind == kind for token in game.state.tokens)
    if lying < TREASURE_TOKENS[kind]:
        game.state.tokens.append(Token(kind=kind, at=zone))
        game.tell(Placed, kind, zone)
