"""Exploring: revealing sections, opening and closing doors, leaving.  UN-0170 to UN-0177, UN-0291, UN-0057"""

from __future__ import annotations

from undercroft.board.bits import Bits
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Removed
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NOBODY, NOWHERE, Option
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions.draw_and_pick_up import can_be_quick, take_quick
from undercroft.systems.universalis.actions.needs import Family, access_at_hand, exit_at_hand, time_left, upright
from undercroft.systems.universalis.agenda import EndQuest, ObstacleWindow, Reveal, TryDoor
from undercroft.systems.universalis.dungeon import mission
from undercroft.systems.universalis.dungeon.exploring import opens_up
from undercroft.systems.universalis.dungeon.prison import last_look
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.fixtures import beyond, door_id, fixture, known_access, lock_of, shut
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.maps.plans import Access
from undercroft.systems.universalis.party.carried import carry_out
from undercroft.systems.universalis.party.companions import follow_out
from undercroft.systems.universalis.party.riding import part
from undercroft.systems.universalis.state import Activation, Character

FAMILY = Family("exploring", after="riding", needs=time_left & access_at_hand | exit_at_hand, by=upright)
LEAVE = Option("leave")
MAY_LEAVE = moments.MAY_LEAVE.name


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Doors and exploration arrows at hand, and the way out."""
    game, who, active = here.game, here.who, here.active
    if not (who.hero or who.seat != NOBODY):
        return []
    cover = here.cover
    found: list[Option] = []
    for number in game.terrain.accesses_at(cover) if not who.mount else ():
        access = game.plan.accesses[number]
        if known_access(game, number, access):
            found += _at_access(game, who, number, access, _explored(game, access))
    enemies = game.state.creatures or game.state.swayed
    if found and enemies and here.pressed:
        found = []
    if cover & game.plan.exits and _may_go(game, who, active):
        found.append(LEAVE)
    return found


def _may_go(game: Universalis, who: Character, active: Activation) -> bool:
    """A hero on the way out may leave, enemies or not, if the quest allows it; not one that has only just come in by
    it.

    It is no Action, so nobody's Melee Range forbids it.  UN-0057, UN-0163
    """
    arrived = active.walked > 0 or not active.came_in
    return arrived and not who.owner and may_leave(game, who)


def _explored(game: Universalis, access: Access) -> bool:
    one, other = access.sections
    revealed = game.state.revealed
    return bool(revealed >> one & 1 and revealed >> other & 1)


def _at_access(game: Universalis, who: Character, number: int, access: Access, explored: bool) -> list[Option]:
    """An unexplored access is revealed with the Action, an explored door opened or closed with a Quick Action."""
    active = game.active
    if not explored and not active.action:
        return []
    if not explored:
        if active.running or not opens_up(game, who):
            return []
        if access.arrow:
            return [_at_door(game.plan.id, number, game.cover(who), "reveal")]
        return [] if fixture(game, door_id(number)).lock else [_at_door(game.plan.id, number, game.cover(who), "open")]
    if access.arrow or not can_be_quick(active) or fixture(game, door_id(number)).broken:
        return []
    closed = game.state.ground.closed >> number & 1
    return [_at_door(game.plan.id, number, game.cover(who), "open-again" if closed else "close")]


@remembered(4096)
def _at_door(quest: str, number: int, cover: Bits, act: str) -> Option:
    """What is done at an access, with the square beyond it."""
    return Option(act, at=beyond(quest, number, cover), n=number)


def may_leave(game: Universalis, who: Character) -> bool:
    """Does the quest let a hero go?"""
    return MAY_LEAVE not in game.bound or all(deed(game, who) for deed in moments.MAY_LEAVE.deeds(game.quest))


@FAMILY.deed("reveal")
def reveal(game: Universalis, who: Character, option: Option) -> None:
    """The Action looks on from an arrow; what is left of the move stays.  UN-0170 to UN-0172"""
    game.active.action = False
    game.push(*_risk(who, "reveal", option.n), Reveal(who.id, access=option.n))


@FAMILY.deed("open")
def open_door(game: Universalis, who: Character, option: Option) -> None:
    """A hero declares that it opens a door; so does a creature that keeps watch.  UN-0175, UN-C571"""
    game.push(*_risk(who, "door", option.n), TryDoor(who.id, access=option.n))


def _risk(who: Character, deed: str, access: int) -> tuple[ObstacleWindow, ...]:
    """Obstacles answer heroes, not creatures.  UN-0592, UN-C571"""
    return (ObstacleWindow(who.id, deed=deed, access=access),) if who.hero else ()


@step(TryDoor, after=True)
def try_door(game: Universalis, entry: TryDoor) -> None:
    """A door that is locked or closed by a riddle does not open, and the Action is not spent.  UN-0175, UN-0176"""
    lock = lock_of(game, entry.access)
    if lock:
        shut(game, door_id(entry.access), lock)
        return
    game.active.action = False
    game.push(Reveal(entry.who, access=entry.access))


@FAMILY.deed("open-again")
def open_again(game: Universalis, who: Character, option: Option) -> None:
    """A door that was opened before is opened with a Quick Action.  UN-0291"""
    take_quick(game.active)
    game.lay(game.state.ground.opened(option.n))
    game.tell(Changed, "door-open", who.id, now=option.n, rules=("UN-0291",))


@FAMILY.deed("close")
def close(game: Universalis, who: Character, option: Option) -> None:
    """An open door is closed with a Quick Action.  UN-0177, UN-0291"""
    take_quick(game.active)
    game.lay(game.state.ground.shut(option.n))
    game.tell(Changed, "door-closed", who.id, now=option.n, rules=("UN-0291",))


@FAMILY.deed("leave")
def leave(game: Universalis, who: Character, option: Option) -> None:
    """A hero on a starting or finishing square declares that it leaves; one that was to bring friends home and has not
    found them hears of their door first, and may think again.

    UN-0057, UN-0058, UN-0534, UN-0506
    """
    if last_look(game):
        return
    game.tell(Removed, who.name, who.id, who.at, "left", rules=("UN-0057",))
    mission.left(game, who)
    carry_out(game, who)
    if who.mount:
        part(game, who)
    follow_out(game, who)
    who.out = True
    who.at = NOWHERE
    check_left(game)


def check_left(game: Universalis) -> None:
    """The quest is over when every hero has left or lies Knocked Out; it is won if the mission was done.

    UN-0053, UN-0054, UN-0058, UN-0060
    """
    heroes = game.heroes()
    if all(hero.out or hero.suffers("knocked-out") for hero in heroes) and any(hero.out for hero in heroes):
        won = game.state.accomplished
        game.push(EndQuest(won=won, why="universalis-done" if won else "universalis-fled"))
