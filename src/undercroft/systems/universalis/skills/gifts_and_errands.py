"""What skills bring at the start: gifts for heroes, and for creatures an errand to a friend, or a pet.

UN-1469, UN-C469, UN-C478, UN-C479, UN-C481, UN-C492, UN-C514
"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NOBODY, Ask, FigureId, Option, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions.move import set_out
from undercroft.systems.universalis.agenda import NextTarget
from undercroft.systems.universalis.cards.definitions import THINGS, Thing
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.words import STARTS_WITH, Start
from undercroft.systems.universalis.dungeon.revealing import new_creature
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import adjacent, around
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import landings, reach_of
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import heal
from undercroft.systems.universalis.status.counted_uses import may_use, note_use

POISON, POTION = "poison-flask", "dexterity-potion"
COMPONENTS = "components-for-magic"
GOOD_ENOUGH = 4
"""Combat Skill with which a poisoner keeps the poison.  UN-C478"""

PET = "wolf"
AID, HEALS = "first-aid", 2


# gifts for heroes


@moments.PREPARED.on("alchemist", "expert-poisoner", "herbalist", "survival")
def receive(game: Universalis, who: Character) -> Script[None]:
    """Free things that skills give go into the backpack at the start of a quest.  UN-1469"""
    for source in game.kit(who).sources:
        for start in STARTS_WITH.of(source.effects):
            if who.hero and source.id not in who.gifts and not (start.only == "spellcaster" and not game.kit(who).mana):
                who.gifts = (*who.gifts, source.id)
                item = yield from _chosen(who, start)
                who.pack = (*who.pack, item)
                who.presents = (*who.presents, item)
                game.tell(Changed, "picked-up", who.id, detail=item, rules=("UN-1469",))


def _chosen(who: Character, start: Start) -> Script[str]:
    """The thing itself, or one of the potions, as the bearer chooses.  UN-C481"""
    if start.thing:
        return start.thing
    known = [card.id for card in library()[THINGS].values() if _potion(card) and card.id not in start.but]
    options = [Option("take", what=item) for item in known]
    option: Option = yield Ask("free-potion", who.seat, options, who=who.id)
    return option.what


def _potion(card: Thing) -> bool:
    return card.kind == "potion" and card.deck == "special"


# errands of creatures


@moments.ACTIVATION_STARTS.on("expert-poisoner")
def bring_poison(game: Universalis, who: Character) -> Script[None]:
    """In its first activation a creature brings its poison to the best ally, or keeps it.  UN-C478, UN-D95"""
    if who.hero or POISON in who.brought:
        return
    mine = game.kit(who).combat
    better = [ally for ally in game.allies(who) if game.kit(ally).combat > mine]
    if mine >= GOOD_ENOUGH or not better:
        _hand_over(game, who, who, POISON)
    else:
        _go_to(game, who, better, POISON)
    yield from ()


@moments.ACTIVATION_STARTS.on("herbalist")
def bring_potion(game: Universalis, who: Character) -> Script[None]:
    """In its first activation a creature brings a Dexterity Potion to the best ally.  UN-C481"""
    if not who.hero and POTION not in who.brought and game.allies(who):
        _go_to(game, who, game.allies(who), POTION)
    yield from ()


def _go_to(game: Universalis, who: Character, allies: list[Character], item: str) -> None:
    """The creature goes to the ally with most Value Points, then of the highest Combat Skill, if it can get there."""
    ally = max(allies, key=lambda one: (person(one.card).vp, game.kit(one).combat, -one.id))
    if adjacent(game, who, ally):
        _hand_over(game, who, ally, item)
    else:
        _walk_up_to(game, who, ally, item)


def _walk_up_to(game: Universalis, who: Character, ally: Character, errand: str) -> None:
    """The creature walks to a square next to an ally, if it can get there; its errand is still to be done."""
    here = Standpoint(game, who)
    found = reach_of(here, game.active.points)
    places = landings(here, found) & around(game, ally)
    if places:
        game.push(NextTarget(who.id, skill=errand, targets=(ally.id,)))
        set_out(game, who, found, int(squares(places)[0]))


@moments.ALSO.on(POISON)
def give_poison(game: Universalis, who: Character, targets: tuple[FigureId, ...]) -> Script[None]:
    """The creature has reached the ally and hands the poison over.  UN-C478"""
    _hand_over(game, who, game.character(targets[0]), POISON)
    yield from ()


@moments.ALSO.on(POTION)
def give_potion(game: Universalis, who: Character, targets: tuple[FigureId, ...]) -> Script[None]:
    """The creature has reached the ally and hands the potion over.  UN-C481"""
    _hand_over(game, who, game.character(targets[0]), POTION)
    yield from ()


def _hand_over(game: Universalis, who: Character, ally: Character, item: str) -> None:
    """The ally has the effects of the item at once."""
    who.brought = (*who.brought, item)
    ally.boons = (*ally.boons, item)
    game.active.quick = False
    game.tell(Changed, "used", ally.id, detail=item)


@moments.APPEARED.on("alchemist")
def stock_up(game: Universalis, who: Character) -> Script[None]:
    """A sorcerer of the Artificial Dark Player has Components for Magic for its first spell.  UN-C469"""
    if not who.hero and who.seat == NOBODY and game.kit(who).mana:
        who.pack = (*who.pack, COMPONENTS)
    yield from ()


# a pet of its own


@moments.APPEARED.on("taming-animals")
def bring_pet(game: Universalis, who: Character) -> Script[None]:
    """A creature that tames animals comes with a pet beside it, free of cost.  UN-C492"""
    free = game.terrain.around[game.cover(who)] & game.terrain.standable[2] & ~game.occupied() & ~game.plan.start
    if not who.hero and free:
        new_creature(game, PET, 0, int(squares(free)[0]))
    yield from ()


# healing


@moments.ACTIVATION_STARTS.on("first-aid")
def hurry_to_help(game: Universalis, who: Character) -> Script[None]:
    """A creature goes to the wounded ally of its section with most Value Points and heals it.  UN-C479"""
    if who.hero or game.active.over or not may_use(who, AID):
        return
    here = game.section(who)
    hurt = [ally for ally in game.allies(who) if ally.wounds and game.section(ally) == here]
    if not hurt:
        return
    patient = max(hurt, key=lambda ally: (person(ally.card).vp, -ally.id))
    if adjacent(game, who, patient):
        game.push(NextTarget(who.id, skill=AID, targets=(patient.id,)))
    else:
        _walk_up_to(game, who, patient, AID)
    yield from ()


@moments.ALSO.on(AID)
def bind_wounds(game: Universalis, who: Character, targets: tuple[FigureId, ...]) -> Script[None]:
    """The healer has reached the ally: up to 2 Vitality are healed, and its activation is over.  UN-C479"""
    patient = game.find(targets[0])
    if patient is not None and patient.here and adjacent(game, who, patient):
        note_use(who, AID)
        heal(game, patient, HEALS, AID)
        game.active.over = True
    yield from ()
