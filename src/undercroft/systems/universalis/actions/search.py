"""Searching for secret doors, searching rooms, searching and interacting with elements.  UN-0227 to UN-0241"""

from __future__ import annotations

import msgspec

from undercroft.board.features import Feature
from undercroft.content.vocabulary import Effects
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Summed
from undercroft.kernel.requests import Option, Roll, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis.actions.needs import (
    Family,
    action_left,
    not_moved,
    on_foot,
    piece_to_search,
    upright,
)
from undercroft.systems.universalis.agenda import ObstacleWindow, SearchRoom
from undercroft.systems.universalis.cards.definitions import Furniture
from undercroft.systems.universalis.cards.words import TREASURE_DOUBLES
from undercroft.systems.universalis.dungeon.exploring import explore_trial, may_explore, stir
from undercroft.systems.universalis.effects import Cause, apply_all
from undercroft.systems.universalis.effects.gains import gain_coins
from undercroft.systems.universalis.effects.treasure import draw_treasure
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import distance
from undercroft.systems.universalis.ground.fixtures import alter, fixture, piece_id, pieces_at
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.surroundings import LEVER
from undercroft.systems.universalis.maps.terrain import piece_card
from undercroft.systems.universalis.rolls.dice import BLUNDER, DOUBLE_SIX, ONE, PAIR, THIRD, TWO
from undercroft.systems.universalis.rolls.stakes import Question, side
from undercroft.systems.universalis.rolls.tests import Result, add_bonuses
from undercroft.systems.universalis.rolls.two_dice import Attempt, ones_again, throw_failure_again
from undercroft.systems.universalis.state import Activation, Character, Dice
from undercroft.systems.universalis.status.scores import feat

FAMILY = Family("searching", after="climbing", needs=action_left & (piece_to_search | not_moved), by=on_foot & upright)
SECRET, ROOM = Option("search-secret"), Option("search-room")
FURNITURE = "furniture"


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """What can be searched from here; rooms and secret doors only by a hero that has not moved."""
    game, who, active = here.game, here.who, here.active
    if not active.action or active.running:
        return []
    found = _elements(game, who) if game.terrain.pieces else []
    still = not active.walked
    if not found and not still:
        return []
    if not may_explore(game, who, active):
        return []
    if still:
        found.append(SECRET)
        if may_search_room(game, who):
            found.append(ROOM)
    return found


# secret doors


@FAMILY.deed("search-secret")
def search_secret(game: Universalis, who: Character, option: Option) -> Script[None]:
    """A Perception test for the section, instead of a move: the secret doors the sheet has there are found.

    UN-0227 to UN-0230, UN-0062
    """
    _stand_still(game.active)
    result = yield from explore_trial(game, who, "perception", "search-secret")
    found = hidden_doors(game, game.section(who)) if result.passed else []
    for number in found:
        game.state.tried = (*game.state.tried, f"found {number}")
        feat(game, "secret-door", who.id)
    game.revealed()
    game.tell(Changed, "secret-door" if found else "found-nothing", who.id, now=len(found), rules=("UN-0229",))


def hidden_doors(game: Universalis, section: int) -> list[int]:
    """The secret doors of a section that nobody has found."""
    return [
        number
        for number, access in enumerate(game.plan.accesses)
        if access.kind == "secret-door" and section in access.sections and f"found {number}" not in game.state.tried
    ]


def _stand_still(active: Activation) -> None:
    """The Action is spent, and the move with it."""
    active.action = False
    active.points = 0


# rooms


def may_search_room(game: Universalis, who: Character) -> bool:
    """Is it in an indoor room, not a corridor, that nobody has searched and that was not left behind?

    UN-0231, UN-0233, UN-0237
    """
    number = game.section(who)
    plan = game.plan.sections[number].plan
    if plan.kind != "room" or plan.outdoor or (game.state.tried and f"room {number}" in game.state.tried):
        return False
    return not left_behind(game, number)


def left_behind(game: Universalis, section: int) -> bool:
    """Was a section explored before the Main Room, which has been revealed since?  UN-0237, UN-0241"""
    return game.state.main_seen and bool(game.state.before_main >> section & 1)


@FAMILY.deed("search-room")
def declare_search(game: Universalis, who: Character, option: Option) -> None:
    """A hero declares that it searches the room; an Obstacle may come first.  UN-0231, UN-0653"""
    game.push(ObstacleWindow(who.id, deed="search", at=who.at), SearchRoom(who.id))


@step(SearchRoom, after=True)
def search_room(game: Universalis, entry: SearchRoom) -> Script[None]:
    """A Perception test instead of a move, the group's only one: 1D3+1 coins, on a double 6 a Treasure card.

    UN-0231 to UN-0236
    """
    who = game.character(entry.who)
    _stand_still(game.active)
    game.state.tried = (*game.state.tried, f"room {game.section(who)}")
    result = yield from explore_trial(game, who, "perception", "search-room")
    if not result.passed:
        game.tell(Changed, "found-nothing", who.id, now=0, rules=("UN-0236",))
    elif _finds_treasure(game, who, result):
        yield from draw_treasure(game, who)
    else:
        coins: int = yield Roll((ONE,), THIRD, who.seat, who.id, "coins", stream="loot")
        gain_coins(game, who, coins + 1)


def _finds_treasure(game: Universalis, who: Character, result: Result) -> bool:
    """A double 6 of a searcher without negative Perception; skills nearby make lower doubles serve too.

    UN-0235, UN-C491
    """
    if game.kit(who).perception < 0 or result.dice[0] != result.dice[1]:
        return False
    return result.dice == DOUBLE_SIX or result.dice[0] >= _lucky_face(game, who)


def _lucky_face(game: Universalis, who: Character) -> int:
    faces = [
        luck.face
        for hero in game.state.heroes
        if hero.here
        for source in game.kit(hero).sources
        for luck in TREASURE_DOUBLES.of(source.effects)
        if hero.id == who.id or distance(game, hero, who) <= luck.range
    ]
    return min(faces, default=7)


# furniture and special elements


def _elements(game: Universalis, who: Character) -> list[Option]:
    """Furniture and elements at hand with something to be searched or done.  UN-0238 to UN-0241"""
    found: list[Option] = []
    for feature in pieces_at(game, who):
        if feature.kind != LEVER and may_search(game, who, feature):
            found.append(Option("search", at=int(feature.at), what=feature.kind))
    return found


def may_search(game: Universalis, who: Character, feature: Feature) -> bool:
    """Once for each piece; what everybody may enjoy once for each hero; nothing that was left behind.

    UN-0239 to UN-0241
    """
    card = piece_card(feature.kind)
    if not card.search:
        return False
    known = fixture(game, piece_id(feature))
    if known.searched and (not card.shared or who.id in known.by):
        return False
    return not left_behind(game, game.plan.section_of[int(feature.at)])


@FAMILY.deed("search")
def search(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The Action reads the card of a piece.  UN-0238, UN-0114"""
    game.active.spend_action()
    feature = next(one for one in game.state.ground.features if one.at == option.at and one.kind == option.what)
    yield from interact(game, who, feature)


def interact(game: Universalis, who: Character, feature: Feature) -> Script[None]:
    """2D6 on the card's table for the first, the same result for all who follow; Fortune does not help.

    A trap sprung by a critical failure comes before whatever the table brings into the room.  UN-0102, UN-0238,
    UN-0169, UN-0240, UN-0595, UN-0654
    """
    card = piece_card(feature.kind)
    known = fixture(game, piece_id(feature))
    total, blundered = known.searched, False
    if not total:
        total, blundered = yield from _search_roll(game, who, feature)
    alter(game, msgspec.structs.replace(known, searched=total, by=(*known.by, who.id)))
    effects = outcome_of(card, total)
    if not effects:
        game.tell(Changed, "found-nothing", who.id, now=0, rules=("UN-0238",))
    cause = Cause(id=feature.kind, by=who.id, half=card.half_cost)
    yield from apply_all(game, who, effects, cause)
    if blundered and card.trapped:
        game.push(ObstacleWindow(who.id, deed=FURNITURE, at=int(feature.at)))


def _search_roll(game: Universalis, who: Character, feature: Feature) -> Script[tuple[int, bool]]:
    """The dice of a search, and whether it was a critical failure, which stirs things up.  UN-0169, UN-C469, UN-C487"""
    card = piece_card(feature.kind)
    tally = Tally(0, "search")
    add_bonuses(game, who, game.kit(who), tally, ("search-element",), (card.skill,))
    if game.listening and tally.total:
        game.tell(Summed, "search-element", who.id, tally.total, tally.frozen())
    dice: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, "search-element", stream="loot")
    attempt = Attempt(who, game.kit(who), "search-element", "", about=(card.skill,))
    dice = yield from ones_again(game, attempt, dice)
    if not outcome_of(card, sum(dice) + tally.total):
        question = Question(
            "find",
            lambda: (side(who, "search-element", dice, tally),),
            lambda new: bool(outcome_of(card, sum(new) + tally.total)),
        )
        dice = yield from throw_failure_again(game, attempt, dice, question)
    if dice == BLUNDER:
        stir(game)
    return max(2, sum(dice) + tally.total), dice == BLUNDER


def outcome_of(card: Furniture, total: int) -> Effects:
    """What the table of a card says of a total; beyond its ends the nearest row counts."""
    return card.table().nearest(total)
