"""Going back for friends who were taken prisoner: the door that leads to them, and how they come free.

What lies behind the door is not laid out: the hero who opens it finds them.  UN-0533 to UN-0536
"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.crawl.steps import step
from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed, Placed
from undercroft.kernel.requests import NOWHERE, FigureId, Roll, Script
from undercroft.systems.universalis.agenda import SeekPrison
from undercroft.systems.universalis.campaign.aftermath import injure, lose_half
from undercroft.systems.universalis.cards.people import hero_card
from undercroft.systems.universalis.cards.sizes import AVERAGE
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.terrain import catalogue
from undercroft.systems.universalis.rolls.dice import ONE
from undercroft.systems.universalis.setup.party import figure
from undercroft.systems.universalis.state import Character

FOUND = 6
"""The face that shows the door.  UN-0534"""

DOOR, LAST = "prison door", "last room"
"""Where the door is, and the room the heroes explored last, in the counters of the quest."""


def door(game: Universalis) -> int:
    """The square before the door to the prisoners; nowhere until it is found."""
    return game.state.quest.get(DOOR, NOWHERE)


def look_for(game: Universalis, who: Character) -> None:
    """A hero has entered a room that nobody had been in: is the door there?  UN-0534"""
    if not who.hero or door(game) >= 0:
        return
    section = game.section(who)
    note = f"prison {section}"
    if game.plan.sections[section].plan.kind == "room" and note not in game.state.tried:
        game.state.tried = (*game.state.tried, note)
        game.state.quest[LAST] = section
        game.push(SeekPrison(who.id, section=section))


@step(SeekPrison, after=True)
def seek(game: Universalis, entry: SeekPrison) -> Script[None]:
    """On a 6 there is a new door; once every room has been entered, there always is.  UN-0534"""
    who = game.character(entry.who)
    face: int = yield Roll((ONE,), TOTAL, who.seat, who.id, "prison-door", stream="map")
    rooms = [n for n, section in enumerate(game.plan.sections) if section.plan.kind == "room"]
    if face == FOUND or all(f"prison {n}" in game.state.tried for n in rooms):
        appear(game, entry.section)


def last_look(game: Universalis) -> bool:
    """Before the heroes leave, the door appears in the room they explored last; did it?  UN-0534"""
    if not game.state.captives or door(game) >= 0:
        return False
    appear(game, game.state.quest.get(LAST, 0))
    return True


def appear(game: Universalis, section: int) -> None:
    """The door appears in a wall of the section, beside a free square."""
    game.state.quest[DOOR] = int(squares(_by_the_wall(game, section))[0])
    game.tell(Changed, "prison-door", at=door(game), now=1, rules=("UN-0534",))


def _by_the_wall(game: Universalis, section: int) -> Bits:
    """Free squares of a section along its walls and away from its accesses; where there are none, any free square."""
    board, terrain = game.plan.board, game.terrain
    inside = game.plan.sections[section].squares
    free = inside & terrain.standable[AVERAGE] & ~game.plan.reserved
    for access in game.plan.accesses:
        free &= ~(access.sides[0] | access.sides[1])
    for feature in game.state.ground.features:
        free &= ~catalogue().cover(board, feature)
    deep = inside & inside << 1 & inside >> 1 & inside << board.stride & inside >> board.stride
    return free & ~deep or free or inside


# freeing them


def free(game: Universalis, who: Character) -> Script[None]:
    """The door is opened: all who were kept there rejoin the group.  UN-0535, UN-0544"""
    captives, game.state.captives = game.state.captives, ()
    for card in captives:
        yield from _join(game, who, card)


def _join(game: Universalis, who: Character, card: str) -> Script[None]:
    """A freed prisoner has lost half its equipment and keeps an injury; Vitality and Fortune are whole, Mana is not.

    UN-0535
    """
    id = FigureId(max(one.id for one in game.state.heroes) + 1)
    friend = figure(card, id, who.seat)
    friend.wounds, friend.fortune, friend.mana = 0, hero_card(card).fortune, 0
    friend.at, friend.facing, friend.activated = _beside(game, door(game)), who.facing, True
    game.state.heroes.append(friend)
    game.tell(Placed, "hero", friend.at, friend.id, rules=("UN-0535",))
    game.tell(Changed, "freed", friend.id, now=1, rules=("UN-0535",))
    yield from lose_half(game, friend)
    yield from injure(game, friend, incurable=False)


def _beside(game: Universalis, at: int) -> int:
    """The free square nearest to the door."""
    board = game.plan.board
    room = game.plan.inside(game.state.revealed) & game.terrain.standable[AVERAGE] & ~game.occupied()
    return min(squares(room), key=lambda square: (board.distance(at, square), square))
