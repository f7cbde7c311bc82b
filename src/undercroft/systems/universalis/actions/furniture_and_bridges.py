"""Moving furniture, building and destroying footbridges, setting down a light.  UN-0260 to UN-0265"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import Bits, Square, squares
from undercroft.board.features import Feature
from undercroft.board.reach import flood
from undercroft.crawl.things import without
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import FigureId, Option, Script, consent
from undercroft.systems.universalis.actions.draw_and_pick_up import can_be_quick, take_quick
from undercroft.systems.universalis.actions.needs import (
    Family,
    action_left,
    at_hand,
    bridge_at_hand,
    edge_at_hand,
    on_foot,
    on_occasion,
    piece_to_move,
    time_left,
    upright,
)
from undercroft.systems.universalis.actions.occasions import Occasion
from undercroft.systems.universalis.dungeon.footbridges import bridge_at, lay, take_away
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.fixtures import alter, fixture, piece_id, pieces_at
from undercroft.systems.universalis.ground.light import shines
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.surroundings import Surroundings
from undercroft.systems.universalis.maps.terrain import catalogue, piece_card
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Character, Dropped


@at_hand
def dark_map(near: Surroundings) -> bool:
    """The map is dark by itself, so that a light is worth setting down.  UN-0260"""
    return near.dark


@on_occasion
def darkness(now: Occasion) -> bool:
    """Darkness has come over the map.  UN-0260"""
    return now.darkness


FAMILY = Family(
    "furniture-and-bridges",
    after="talking",
    needs=action_left & (piece_to_move | bridge_at_hand | edge_at_hand) | time_left & (dark_map | darkness),
    by=on_foot & upright,
)
ROPE, PICKAXES = "rope", "pickaxes"


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Furniture to move, bridges to build and to destroy, a light to set down."""
    game, who, active = here.game, here.who, here.active
    found: list[Option] = []
    if can_be_quick(active) and (game.state.dark or game.state.pitch or game.plan.dark):
        found += [Option("set-down", what=item) for item in dict.fromkeys(who.hands) if shines(item)]
    if active.action and not active.running:
        if game.state.ground.features:
            found += _pieces(game, who)
        if game.terrain.bridges:
            found += _bridges(game, who)
        if game.terrain.holes:
            found += _spans(game, who)
    return [] if found and here.pressed else found


# furniture


def _pieces(game: Universalis, who: Character) -> list[Option]:
    """Movable pieces at hand that are no higher than the hero, and where each can be moved.  UN-0261, UN-0262"""
    found: list[Option] = []
    for feature in pieces_at(game, who):
        card = piece_card(feature.kind)
        if card.movable and card.height <= who.size:
            found += [Option("move-piece", at=to, what=feature.kind, n=int(feature.at)) for to in places(game, feature)]
    return found


def places(game: Universalis, feature: Feature) -> list[int]:
    """The places one square away where a piece has room: open floor without anybody or anything.  UN-0261"""
    board, terrain = game.plan.board, game.terrain
    here = catalogue().cover(board, feature)
    taken = game.occupied()
    for other in game.state.ground.features:
        if other != feature:
            taken |= catalogue().cover(board, other)
    free = (terrain.open.from_(here) | here) & board.floor & ~taken & ~terrain.holes & ~terrain.deep
    found: list[int] = []
    stride = board.stride
    for by in (-1, 1, -stride, stride, -stride - 1, -stride + 1, stride - 1, stride + 1):
        there = msgspec.structs.replace(feature, at=Square(feature.at + by))
        cover = here << by if by > 0 else here >> -by
        if not cover & ~free:
            found.append(int(there.at))
    return found


@FAMILY.deed("move-piece")
def move_piece(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The piece is pushed one square on; one as high as the hero takes a Strength test.  UN-0261, UN-0262"""
    game.active.spend_action()
    feature = next(one for one in game.state.ground.features if one.at == option.n and one.kind == option.what)
    if piece_card(feature.kind).height == who.size:
        result = yield from trial(game, who, "strength", "strength")
        if not result.passed:
            return
    moved = msgspec.structs.replace(feature, at=Square(option.at))
    known = fixture(game, piece_id(feature))
    alter(game, msgspec.structs.replace(known, id=piece_id(moved)))
    game.lay(game.state.ground.without_feature(feature).with_feature(moved))
    game.tell(Changed, "moved-piece", who.id, option.at, detail=feature.kind, rules=("UN-0261",))


# footbridges


def _spans(game: Universalis, who: Character) -> list[Option]:
    """Pits and cliffs with a friend at the opposite end and both cards at hand.  UN-0264"""
    terrain, cover = game.terrain, game.cover(who)
    if not cover & terrain.edges or not terrain.open.from_(cover) & terrain.holes:
        return []
    found: list[Option] = []
    for friend in game.allies(who):
        if _equipped(who, friend) and helper(game, friend.id) is not None:
            found += [Option("build-bridge", friend.id, at) for at in spans(game, who, friend)]
    return found


def _equipped(one: Character, other: Character) -> bool:
    """Has one of them both a Rope and Pickaxes?"""
    return (ROPE in one.pack and PICKAXES in one.pack) or (ROPE in other.pack and PICKAXES in other.pack)


def spans(game: Universalis, who: Character, friend: Character) -> list[int]:
    """The first squares of straight rows of hole that end beside the friend.  UN-0264"""
    board, holes = game.plan.board, game.terrain.holes
    found: list[int] = []
    for by in (-1, 1, -board.stride, board.stride):
        row = row_of_hole(holes, who.at, by)
        if row and game.cover(friend) >> (row[-1] + by) & 1:
            found.append(row[0])
    return found


def row_of_hole(holes: Bits, start: int, by: int) -> list[int]:
    """The squares of a hole straight on from a square."""
    row: list[int] = []
    at = start + by
    while at >= 0 and holes >> at & 1:
        row.append(at)
        at += by
    return row


@FAMILY.deed("build-bridge")
def build(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Both give their Actions, one of them the Rope and the Pickaxes for good.  UN-0264"""
    friend = game.character(option.who)
    if friend.seat != who.seat and not (yield from consent(friend.seat, "lend-hand", who=friend.id)):
        return
    game.active.spend_action()
    lend(friend)
    giver = who if ROPE in who.pack and PICKAXES in who.pack else friend
    giver.pack = without(without(giver.pack, ROPE), PICKAXES)
    by = option.at - who.at
    lay(game, tuple(row_of_hole(game.terrain.holes, who.at, by)))
    game.tell(Changed, "bridge-built", who.id, option.at, rules=("UN-0264",))


def lend(friend: Character) -> None:
    """Its Action of this turn is spent on another's work."""
    friend.lent_a_hand = True


def _bridges(game: Universalis, who: Character) -> list[Option]:
    """Footbridges at an end of which the hero stands.  UN-0265"""
    near = game.terrain.open.from_(game.cover(who)) & game.terrain.bridges
    found: list[Option] = []
    while near:
        at = int(squares(near)[0])
        found.append(Option("destroy-bridge", at=at))
        near &= ~(bridge_at(game, at) or flood(game.terrain.open, 1 << at, 1 << at))
    return found


@FAMILY.deed("destroy-bridge")
def destroy(game: Universalis, who: Character, option: Option) -> None:
    """A footbridge is taken down from its end.  UN-0265"""
    game.active.spend_action()
    take_away(game, option.at)


# lights


@FAMILY.deed("set-down")
def set_down(game: Universalis, who: Character, option: Option) -> None:
    """A source of light shines from a square as well as from a hand.  UN-0260"""
    take_quick(game.active)
    who.hands = without(who.hands, option.what)
    game.state.dropped = (*game.state.dropped, Dropped(option.what, who.at))
    game.tell(Changed, "set-down", who.id, who.at, detail=option.what, rules=("UN-0260",))


def helper(game: Universalis, id: FigureId) -> Character | None:
    """Somebody who may still lend a hand this turn."""
    found = game.find(id)
    return found if found is not None and found.here and not found.activated and not found.lent_a_hand else None
