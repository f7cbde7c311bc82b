"""The Dark Player's cards: what they cost, where Obstacles fit, and what an Obstacle does to the character who meets
it.

Both kinds of Dark Player use these: `activate` puts an Obstacle in the way of a character (`traps` says how the
character reacts), `powers.empower` gives a Power card to a creature.

UN-0575 to UN-0578, UN-0586 to UN-0591, UN-0645 to UN-0648
"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import Square, bits, squares
from undercroft.board.features import Feature
from undercroft.content.vocabulary import Effects
from undercroft.kernel.events import Changed, Revealed
from undercroft.kernel.requests import NOWHERE, Script
from undercroft.systems.universalis.agenda import Fall, ObstacleMet, ObstacleWindow
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.cards.definitions import DARK_CARDS, DarkCard
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.words import Blast, Trial
from undercroft.systems.universalis.combat.blasts import dice_of
from undercroft.systems.universalis.effects import Cause, apply_all
from undercroft.systems.universalis.effects.harm import burst
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import within
from undercroft.systems.universalis.ground.fixtures import alter, door_id, fixture, shut
from undercroft.systems.universalis.maps.terrain import CHEST
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Character, Obstacle
from undercroft.systems.universalis.status.improved_creatures import improved

DISARMING = "disarm"
"""The deed of a character who sets a trap off by disarming it."""

PIT_DEPTH = 4
"""How deep pits are.  UN-0297"""

BARS = (words.LOCK.name, words.RIDDLE.name, words.WALL.name)
"""Words that keep a door or a chest shut."""

SECTION_WORDS = (words.DARKNESS.name, words.COMPLETE_DARKNESS.name, words.ROUGH_GROUND.name)
"""What is laid on a section when it is discovered.  UN-0588"""


def card_of(id: str) -> DarkCard:
    """A Dark Player card by id."""
    return library()[DARK_CARDS][id]


def price(game: Universalis, card: str) -> int:
    """What activating an Obstacle or Power costs; traps cost double where the challenge says so.

    UN-0569, UN-0646, UN-0674, UN-0678
    """
    found = card_of(card)
    return found.cost * (2 if found.trap is not None and improved(game, "traps") else 1)


def pay(game: Universalis, points: int) -> None:
    """Spend Reserve Points, or gain them with a negative number.  UN-0575, UN-0582"""
    if points and game.plan.quest.counter:
        game.state.reserve -= points
        game.tell(Changed, "reserve", now=game.state.reserve, was=game.state.reserve + points)


def affords(game: Universalis, points: int) -> bool:
    """Can the Reserve pay this?  With nothing left, nothing that costs points can be activated.

    UN-0576, UN-G94, UN-0582
    """
    return not game.plan.quest.counter or points == 0 or game.state.reserve >= points


# where an Obstacle fits


def icon_of(game: Universalis, entry: ObstacleWindow | ObstacleMet) -> str:
    """The icon a card must show: the door or chest being opened, else the room or corridor the character is in.

    Outdoor sections count by their shape.  UN-0035, UN-0590, UN-0591, UN-0648
    """
    if entry.deed in ("door", "chest"):
        return entry.deed
    return game.plan.sections[game.section(game.character(entry.who))].plan.kind


def fits(game: Universalis, card: str, entry: ObstacleWindow) -> bool:
    """May this Obstacle be activated now: its icon, and what it needs?  UN-0590, UN-0648, UN-0612"""
    found = card_of(card)
    if found.kind != "obstacle" or icon_of(game, entry) not in found.where:
        return False
    return not game.character(entry.who).wide or not words.PIT.of(found.effects)


def place_of(game: Universalis, entry: ObstacleWindow | ObstacleMet) -> tuple[int, ...]:
    """The squares an Obstacle lies on: those before a door or arrow, the chest, or the square stepped on.

    UN-0603, UN-0244
    """
    if entry.access >= 0:
        sides, who = game.plan.accesses[entry.access].sides, game.character(entry.who)
        near = sides[0] if game.plan.inside(game.state.revealed) & sides[0] else sides[1]
        return tuple(int(at) for at in squares(near)) or (who.at,)
    return (entry.at,) if entry.at != NOWHERE else (game.character(entry.who).at,)


def taken(game: Universalis, entry: ObstacleWindow) -> bool:
    """Is there an Obstacle already, at this very place or next to it?  UN-0601, UN-0602, UN-0659, UN-0661

    Next to a door are the squares before it; next to an arrow, a chest or any other square those around it.
    """
    here, board = place_of(game, entry), game.plan.board
    door = _is_door(game, entry.access)
    for known in game.state.obstacles:
        if known.access >= 0 and known.access == entry.access:
            return True
        if (door and _is_door(game, known.access)) or _passed(game, known.access):
            continue
        near = 0 if door or _is_door(game, known.access) else 1
        if any(board.distance(one, other) <= near for one in here for other in known.squares):
            return True
    return False


def _passed(game: Universalis, access: int) -> bool:
    """Has the door or arrow been opened since the Obstacle was laid?"""
    return access >= 0 and all(game.state.revealed >> section & 1 for section in game.plan.accesses[access].sections)


def _is_door(game: Universalis, access: int) -> bool:
    return access >= 0 and not game.plan.accesses[access].arrow


def activate(game: Universalis, card: str, entry: ObstacleWindow) -> None:
    """Pay for an Obstacle and put it in a character's way; `traps.spring` goes on.

    UN-0575, UN-0577, UN-0604, UN-0646, UN-0678
    """
    pay(game, price(game, card))
    game.tell(Revealed, f"universalis-dark-card-{card}", who=entry.who, rules=("UN-0575",))
    game.revealed()
    game.push(
        ObstacleMet(entry.who, card=card, deed=entry.deed, access=entry.access, at=entry.at, back=entry.back),
    )


# what it does


def lay(game: Universalis, obstacle: Obstacle) -> None:
    """An Obstacle lies on the board from now on."""
    game.state.obstacles = (*game.state.obstacles, obstacle)


def befall(game: Universalis, who: Character, effects: Effects, entry: ObstacleMet) -> Script[bool]:
    """The effects of an Obstacle befall the character who set it off; False once Fortune has turned them all aside.

    UN-0096, UN-0178, UN-0473, UN-0610
    """
    for effect in effects:
        if not who.here:
            return True
        if words.BLAST.names(effect):
            if not (yield from blast(game, who, effect.args, entry)):
                return False
        elif words.TRIAL.names(effect):
            if not (yield from _tested(game, who, effect.args, entry)):
                return False
        elif effect.name in BARS:
            bar(game, effect.name, entry)
        else:
            yield from apply_all(game, who, Effects((effect,)), Cause(entry.card, roll="avoid-trap"))
    return True


def _tested(game: Universalis, who: Character, test: Trial, entry: ObstacleMet) -> Script[bool]:
    """The character takes a test, and the effects that follow from it."""
    extra = ((test.n, entry.card, ""),) if test.n else ()
    result = yield from trial(game, who, test.attribute, "avoid-trap", target=test.target, extra=extra)
    return (yield from befall(game, who, test.success if result.passed else test.fail, entry))


def blast(game: Universalis, who: Character, of: Blast, entry: ObstacleMet) -> Script[bool]:
    """Roll damage dice against the character who set a trap off, and against those beside it where the card says so.

    UN-0473, UN-0476, UN-0099, UN-C341, UN-C570
    """
    cause = Cause(entry.card, trap=True, disarming=entry.deed == DISARMING)
    if not (yield from burst(game, who, of, dice_of(of, game.kit(who)), cause)):
        return False
    if of.near is not None:
        around = within(game, bits(place_of(game, entry)), 1)
        for other in game.present():
            if other.id != who.id and game.cover(other) & around:
                yield from burst(game, other, of, of.near, cause)
    return True


# what changes the place


def bar(game: Universalis, word: str, entry: ObstacleMet) -> None:
    """A door or chest is locked, closed by a riddle, or barred so that nothing but force opens it.

    UN-0178, UN-0181, UN-0186
    """
    id = door_id(entry.access) if entry.access >= 0 else f"{CHEST} {entry.at}"
    shut(game, id, "riddle" if word == words.RIDDLE.name else "lock")
    if word == words.WALL.name:
        alter(game, msgspec.structs.replace(fixture(game, id), tried=True))


def dig(game: Universalis, hole: tuple[int, ...]) -> None:
    """A pit opens under these squares; whoever stands there falls.  UN-0295, UN-0297, UN-0609, UN-0612"""
    for at in hole:
        game.lay(game.state.ground.with_feature(Feature("pit", Square(at))))
    there = bits(hole)
    falling = [who for who in game.present() if game.cover(who) & there and not who.wide]
    game.push(*(Fall(who.id, height=PIT_DEPTH) for who in falling))
