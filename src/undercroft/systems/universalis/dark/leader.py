"""The Leader of a Dark Player with a hand: how it is equipped and trained, where it is placed.  UN-0625, UN-0626"""

from __future__ import annotations

from undercroft.kernel.events import Changed, Revealed
from undercroft.kernel.requests import Ask, FigureId, Option, Script
from undercroft.systems.universalis.agenda import Encounter
from undercroft.systems.universalis.cards.definitions import CREATURES
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.dark.hiring import lesson, post_at, put, standing_room
from undercroft.systems.universalis.dark.objects import outfit
from undercroft.systems.universalis.dungeon.dark_hand import hand_of
from undercroft.systems.universalis.dungeon.obstacles import affords, pay
from undercroft.systems.universalis.dungeon.placing import open_squares
from undercroft.systems.universalis.game import Universalis


def place_leader(game: Universalis, entry: Encounter) -> Script[list[FigureId]]:
    """The Leader stands in the Main Room, where the sheet says or the Dark Player likes, with skills paid for now.

    A Leader kept secret is shown before anything is asked about it.  UN-0557, UN-0625, UN-0626
    """
    plan, dark = game.plan.quest.leader, hand_of(game)
    card = plan.creature if plan is not None else dark.leader
    fixed = plan is not None and plan.at is not None
    spots = open_squares(game, entry)
    if not card or not (fixed or standing_room(game, card, spots)):
        return []
    if plan is None:
        game.revealed()
        game.tell(Revealed, f"universalis-creature-{card}", rules=("UN-0557",))
    number = plan.set if plan is not None else (yield from _equip_leader(game, card))
    extra = yield from _train_leader(game, card)
    if plan is not None and plan.at is not None:
        at = int(game.plan.board.parse(plan.at))
    else:
        at = yield from post_at(game, card, spots)
    creature = put(game, card, number, at, entry.who)
    creature.leader = True
    creature.extra = (*(plan.skills if plan is not None else ()), *extra)
    dark.leader = ""
    yield from outfit(game, creature)
    return [creature.id]


def _equip_leader(game: Universalis, card: str) -> Script[int]:
    """The Dark Player chooses the equipment of a Leader of their own choice, paid for when it is placed.  UN-0625"""
    sets = person(card).sets
    known = [n for n in range(len(sets)) if affords(game, sets[n].vp)] or [0]
    number = known[0]
    if len(known) > 1:
        options = [Option("equip-with", what=card, n=n) for n in known]
        option: Option = yield Ask("equip", game.dark, options, about=card)
        number = option.n
    pay(game, sets[number].vp)
    return number


def _train_leader(game: Universalis, card: str) -> Script[tuple[str, ...]]:
    """The Leader's optional skills, paid for when it is placed; half the budget is no limit for it.  UN-0625, UN-G31"""
    extras = library()[CREATURES][card].extras
    learnt: tuple[str, ...] = ()
    while True:
        left = [skill for skill, points in extras.items() if skill not in learnt and affords(game, points)]
        skill = yield from lesson(game, card, left)
        if not skill:
            return learnt
        learnt = (*learnt, skill)
        pay(game, extras[skill])
        game.tell(Changed, "learnt", detail=skill, rules=("UN-0625",))
