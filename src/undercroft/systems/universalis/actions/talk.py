"""Persuading people one meets, by Intelligence and by fear.  UN-0269 to UN-0277"""

from __future__ import annotations

from undercroft.kernel.events import Changed, Summed
from undercroft.kernel.requests import NO_ONE, Option, Roll, Script
from undercroft.kernel.stakes import Side
from undercroft.kernel.tally import Tally, Term
from undercroft.systems.universalis.actions.needs import Family, action_left, people_at_hand, upright
from undercroft.systems.universalis.cards.definitions import RACES, Npc
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import hero_card
from undercroft.systems.universalis.cards.words import FEARSOME
from undercroft.systems.universalis.effects import Cause, apply_all
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.fixtures import pieces_at
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.maps.terrain import piece_card
from undercroft.systems.universalis.party.companions import is_explorer
from undercroft.systems.universalis.rolls.contests import ahead
from undercroft.systems.universalis.rolls.dice import BLUNDER, PAIR, PAIRS, TWO
from undercroft.systems.universalis.rolls.fortune import luck
from undercroft.systems.universalis.rolls.stakes import Question, side
from undercroft.systems.universalis.rolls.tests import tally_of
from undercroft.systems.universalis.state import Character, Dice

FAMILY = Family("talking", after="identifying", needs=action_left & people_at_hand, by=upright)
DUMB = 2
"""The most Intelligence of an animal that listens to its tamer.  UN-C492"""

OPPOSITE = {"good": "evil", "evil": "good"}


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """People beside the hero who may still be talked to.  UN-0269, UN-0272, UN-0274, UN-0277"""
    game, who, active = here.game, here.who, here.active
    if not active.action or active.running or not game.state.ground.features:
        return []
    found: list[Option] = []
    for feature in pieces_at(game, who):
        if piece_card(feature.kind).npc is not None and is_explorer(who):
            id = f"{feature.kind} {feature.at}"
            if f"won {id}" in game.state.tried:
                continue
            if f"persuade {id} by {who.id}" not in game.state.tried:
                found.append(Option("persuade", at=int(feature.at), what=feature.kind))
            if f"threaten {id}" not in game.state.tried:
                found.append(Option("threaten", at=int(feature.at), what=feature.kind))
    return [] if found and here.pressed else found


@FAMILY.deed("persuade")
def persuade(game: Universalis, who: Character, option: Option) -> Script[None]:
    """An opposed roll of Intelligence, one for each hero; each attempt makes the next harder.  UN-0269 to UN-0273"""
    game.active.spend_action()
    npc = piece_card(option.what).npc
    assert npc is not None
    id = f"{option.what} {option.at}"
    won, blunder = yield from sway(game, who, npc, persuasion(game, who, npc, id), npc.intelligence, "persuade")
    game.state.tried = (*game.state.tried, f"persuade {id} by {who.id}")
    if blunder:
        game.state.tried = (*game.state.tried, f"deaf {id}")
    yield from _settle(game, who, npc, id, won)


def persuasion(game: Universalis, who: Character, npc: Npc, id: str) -> Tally:
    """Intelligence; -1 to the opposite alignment, +1 to the speaker's own race, -1 for each attempt before.

    UN-0271, UN-0272, UN-C475, UN-C492
    """
    beast = npc.race == "animal" and npc.intelligence <= DUMB
    tally = tally_of(game, who, "intelligence", "persuade", ("opponent-animal",) if beast else ())
    hero = hero_card(who.card)
    mine = library()[RACES][hero.race].alignment
    tally.add(-int(OPPOSITE.get(mine) == npc.alignment), "opposite-alignment", "UN-0271")
    tally.add(int(hero.race == npc.race), "same-race", "UN-0271")
    before = sum(note.startswith(f"persuade {id} by ") for note in game.state.tried)
    tally.add(-before, "attempts-before", "UN-0272")
    return tally


@FAMILY.deed("threaten")
def threaten(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Strength against Courage, once for the whole group.  UN-0274 to UN-0277, UN-0114"""
    game.active.spend_action()
    npc = piece_card(option.what).npc
    assert npc is not None
    id = f"{option.what} {option.at}"
    tally = tally_of(game, who, "strength", "threaten")
    tally.add(int(game.kit(who).has(FEARSOME)), "fearsome", "UN-0276")
    won, _ = yield from sway(game, who, npc, tally, npc.courage, "threaten")
    game.state.tried = (*game.state.tried, f"threaten {id}")
    yield from _settle(game, who, npc, id, won)


def sway(game: Universalis, who: Character, npc: Npc, mine: Tally, theirs: int, roll: str) -> Script[tuple[bool, bool]]:
    """2D6 each; only a higher total succeeds: did it, and was it a critical failure?  UN-0269, UN-0274"""
    if game.listening:
        game.tell(Summed, roll, who.id, mine.total, mine.frozen())
    dice: tuple[Dice, Dice] = yield Roll((TWO, TWO), PAIRS, who.seat, who.id, roll)
    behind = ahead(dice, mine.total - theirs) is not True
    question = Question(
        "win",
        lambda: (
            side(who, roll, dice[0], mine),
            Side(NO_ONE, roll, sum(dice[1]), (Term(theirs, "npc"),), sum(dice[1]) + theirs),
        ),
        lambda new: ahead((new, dice[1]), mine.total - theirs) is True,
    )
    if behind and (yield from luck(game, who, "fortune-test", about=roll, stakes=question.about)):
        fresh: Dice = yield Roll((TWO,), PAIR, who.seat, who.id, roll)
        dice = (fresh, dice[1])
    return ahead(dice, mine.total - theirs) is True, dice[0] == BLUNDER


def _settle(game: Universalis, who: Character, npc: Npc, id: str, won: bool) -> Script[None]:
    """What the one who was persuaded gives or tells; the deaf give nothing any more.  UN-0273"""
    if not won or (f"deaf {id}" in game.state.tried):
        game.tell(Changed, "unmoved", who.id, now=1, rules=("UN-0269",))
        return
    game.state.tried = (*game.state.tried, f"won {id}")
    game.tell(Changed, "persuaded", who.id, now=1, rules=("UN-0269",))
    yield from apply_all(game, who, npc.gives, Cause(id.partition(" ")[0], who.id))
