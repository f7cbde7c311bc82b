"""Skills about shots: taking aim, and stepping in the way of a shot at an ally.  UN-C430, UN-C434"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.words import Action
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import adjacent
from undercroft.systems.universalis.state import Character, Hit

STEP_IN, STAY = Option("step-in"), Option("stay")


@moments.ACTIVATION_ENDS.on("aiming")
def remember_move(game: Universalis, who: Character) -> None:
    """Whether the bearer moved counts for its Defensive Shots.  UN-C430"""
    who.moved = game.active.walked > 0


# Bodyguard


@moments.AIMS.on("bodyguard")
def wards(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """Adjacent allies whom a hero does not guard yet, while there are enemies; creatures guard of their own accord."""
    if not who.hero or not game.state.creatures:
        return ()
    return tuple(
        Option("skill", ally.id, what=skill)
        for ally in game.allies(who)
        if adjacent(game, who, ally) and who.ward != ally.id
    )


@moments.DEED.on("bodyguard")
def guard(game: Universalis, who: Character, option: Option) -> Script[None]:
    """An adjacent ally is defended better while the bodyguard stays beside it.  UN-C434"""
    _take_charge(who, game.character(option.who))
    yield from ()


@moments.ACTIVATION_ENDS.on("bodyguard")
def guard_by_itself(game: Universalis, who: Character) -> None:
    """A creature guards the adjacent ally with most Value Points.  UN-C434"""
    near = [ally for ally in game.allies(who) if adjacent(game, who, ally)]
    if not who.hero and near:
        _take_charge(who, max(near, key=lambda ally: (person(ally.card).vp, -ally.id)))


def _take_charge(who: Character, ally: Character) -> None:
    who.ward = ally.id


@moments.STRUCK_AT.on("bodyguard")
def step_in(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """Once in a turn, the bodyguard may become the target of a projectile that has hit an adjacent ally.  UN-C434"""
    target = game.character(hit.target)
    if hit.kind == "melee" or target.id == who.id or target.hero != who.hero or who.stepped_in:
        return
    if not adjacent(game, who, target) or not who.here or who.id == hit.attacker:
        return
    if who.hero:
        option: Option = yield Ask("step-in", who.seat, (STEP_IN, STAY), who=who.id)
        if option.act == "stay":
            return
    elif person(who.card).vp > person(target.card).vp:
        return
    who.stepped_in = True
    hit.target = who.id
    hit.place = tuple(int(square) for square in squares(game.cover(who)))
    game.tell(Changed, "stepped-in", who.id, now=1, rules=("UN-C434",))
