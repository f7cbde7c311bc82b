"""Locked doors, chests and riddles: one attempt of the group for each.  UN-0178 to UN-0190"""

from __future__ import annotations

import msgspec

from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis.actions.needs import (
    Family,
    action_left,
    chest_at_hand,
    door_at_hand,
    fixtures_known,
    on_foot,
    upright,
)
from undercroft.systems.universalis.agenda import ObstacleWindow, Reveal, TryChest
from undercroft.systems.universalis.dungeon.exploring import explore_trial, may_explore
from undercroft.systems.universalis.effects.treasure import draw_treasure
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.fixtures import (
    alter,
    beyond,
    door_id,
    doors_at,
    fixture,
    piece_id,
    pieces_at,
)
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.maps.terrain import CHEST
from undercroft.systems.universalis.state import Character, Fixture
from undercroft.systems.universalis.status.scores import feat

FAMILY = Family(
    "locks",
    after="exploring",
    needs=action_left & (chest_at_hand | fixtures_known & door_at_hand),
    by=on_foot & upright,
)
TESTS = {"lock": ("dexterity", "open-lock"), "riddle": ("intelligence", "riddle")}


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Locks, riddles and chests at hand that nobody has failed at."""
    game, who, active = here.game, here.who, here.active
    state = game.state
    if not active.action or not (state.fixtures or state.ground.features):
        return []
    found = [*_doors(game, who), *_chests(game, who)]
    return found if found and may_explore(game, who, active) else []


def _doors(game: Universalis, who: Character) -> list[Option]:
    """Doors found locked or closed by a riddle; diagonal contact is enough.

    UN-0134, UN-0178, UN-0186, UN-0179, UN-0187
    """
    found: list[Option] = []
    if not game.state.fixtures:
        return found
    for number in doors_at(game, who):
        known = fixture(game, door_id(number))
        if known.lock and not (known.tried or known.opened or known.broken):
            act = "unlock" if known.lock == "lock" else "solve"
            found.append(Option(act, at=beyond(game.plan.id, number, game.cover(who)), what="door", n=number))
    return found


def _chests(game: Universalis, who: Character) -> list[Option]:
    """Chests nobody has opened or failed to open.  UN-0182, UN-0183"""
    found: list[Option] = []
    for feature in pieces_at(game, who):
        if feature.kind == CHEST:
            known = fixture(game, piece_id(feature))
            if not (known.tried or known.opened or known.broken):
                act = "solve" if known.lock == "riddle" else "open-chest"
                found.append(Option(act, at=int(feature.at), what=CHEST))
    return found


@FAMILY.deed("unlock")
def unlock(game: Universalis, who: Character, option: Option) -> Script[None]:
    """A test of Dexterity against the lock, of Intelligence against the riddle.  UN-0178 to UN-0181, UN-0186 to UN-0189

    A door that opens is revealed; failing leaves nothing but breaking it.
    """
    game.active.spend_action()
    known = fixture(game, door_id(option.n))
    result = yield from explore_trial(game, who, *TESTS[known.lock])
    if not result.passed:
        _fail(game, who, known)
        return
    alter(game, msgspec.structs.replace(known, opened=True))
    feat(game, known.lock, who.id)
    game.tell(Changed, "unlocked", who.id, now=1, rules=("UN-0180",))
    game.push(Reveal(who.id, access=option.n))


@FAMILY.deed("open-chest")
def open_chest(game: Universalis, who: Character, option: Option) -> None:
    """A hero declares that it opens a chest.  UN-0182, UN-0594"""
    game.push(ObstacleWindow(who.id, deed=CHEST, at=option.at), TryChest(who.id, at=option.at))


@step(TryChest, after=True)
def try_chest(game: Universalis, entry: TryChest) -> Script[None]:
    """A test of Dexterity opens a chest, or one of Intelligence solves its riddle: a Treasure card.

    A riddle that nobody solves keeps the chest shut for the whole quest.

    UN-0062, UN-0114, UN-0182 to UN-0185, UN-0188, UN-0190
    """
    who = game.character(entry.who)
    game.active.spend_action()
    known = fixture(game, f"{CHEST} {entry.at}")
    result = yield from explore_trial(game, who, *TESTS[known.lock or "lock"])
    if not result.passed:
        _fail(game, who, known)
        return
    alter(game, msgspec.structs.replace(known, opened=True))
    feat(game, known.lock or CHEST, who.id)
    game.tell(Changed, "chest-opened", who.id, now=1, rules=("UN-0184",))
    yield from draw_treasure(game, who)


def _fail(game: Universalis, who: Character, known: Fixture) -> None:
    chest = known.id.startswith(CHEST)
    alter(game, msgspec.structs.replace(known, tried=True, sealed=chest and known.lock == "riddle"))
    if chest:
        game.tell(Changed, "chest-stays-shut", who.id, now=1, rules=("UN-0185",))
    else:
        game.tell(Changed, "stays-shut", who.id, now=1, rules=("UN-0181",))


@FAMILY.deed("solve")
def solve(game: Universalis, who: Character, option: Option) -> Script[None]:
    """A riddle on a door or chest.  UN-0186, UN-0190"""
    if option.what == CHEST:
        game.push(TryChest(who.id, at=option.at))
    else:
        yield from unlock(game, who, option)
