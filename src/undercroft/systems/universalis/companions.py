"""Mercenaries and pets on the board: who comes along, how far they go, what they may carry.  UN-1067 to UN-1091"""

from __future__ import annotations

from undercroft.board.bits import Bits
from undercroft.kernel.events import Changed, Removed
from undercroft.kernel.requests import NOWHERE, FigureId
from undercroft.kernel.system import SetupError
from undercroft.systems.universalis.cards import COMPANIONS, Shield, Thing, Weapon
from undercroft.systems.universalis.distances import distance, within
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.people import gear_cards, hero_card, person
from undercroft.systems.universalis.sheets import Quest, library
from undercroft.systems.universalis.state import Character

MOST_COMPANIONS, MOST_TOGETHER = 2, 6
"""In a group, and with its heroes.  UN-1068, UN-1069"""

LEASH = 12
"""How far a companion goes from its hero.  UN-1074"""

GIANT = "giant"
"""The race of companions that are tamed at a Sacred Place.  UN-1397"""

SENSES, NEAR = "sharp-senses", 3
"""A pet's skill that helps its hero, from so near.  UN-1088"""


def companions_of(heroes: list[Character], quest: Quest) -> list[Character]:
    """The companions that come along, each with its hero's seat and its own equipment.  UN-1067 to UN-1071, UN-1084

    Animals that are mounts only never count.  UN-1090
    """
    cards = library()[COMPANIONS]
    coming = [hero for hero in heroes if comes_along(hero, quest, alone=len(heroes) == 1)]
    counted = [hero_card(hero.card).companion for hero in coming]
    counted = [id for id in counted if cards[id].kind != "mount"]
    if len(set(counted)) < len(counted):
        raise SetupError("no two companions of a group are of the same card")
    if len(counted) > MOST_COMPANIONS or len(counted) + len(heroes) > MOST_TOGETHER:
        raise SetupError(f"a group has at most {MOST_COMPANIONS} companions, {MOST_TOGETHER} with its heroes")
    first = max(hero.id for hero in heroes) + 1
    return [_companion(hero, FigureId(first + n)) for n, hero in enumerate(coming)]


def comes_along(hero: Character, quest: Quest, *, alone: bool) -> bool:
    """Does a hero's companion go with him?  Mounts not indoors, giants with a hero alone only.  UN-1091, UN-1401"""
    companion = hero_card(hero.card).companion
    if not companion:
        return False
    card = library()[COMPANIONS][companion]
    if card.kind == "mount":
        return all(section.outdoor for section in quest.sections.values())
    return alone or card.race != GIANT


def _companion(hero: Character, id: FigureId) -> Character:
    sheet = hero_card(hero.card)
    carried = person(sheet.companion).sets[sheet.companion_set]
    return Character(
        id=id,
        card=sheet.companion,
        seat=hero.seat,
        owner=hero.id,
        body=sheet.companion_body,
        hands=carried.hands,
        pack=carried.pack,
        wounds=sheet.companion_hurt,
    )


def leashed(game: Universalis, who: Character) -> Bits:
    """The squares a companion may go to: at most 12 from its hero.  UN-1074"""
    owner = game.find(who.owner)
    if owner is None or owner.at < 0:
        return -1
    return within(game, game.cover(owner), LEASH)


def keen_pet(game: Universalis, hero: Character) -> bool:
    """Is a pet with Sharp Senses at his side, 3 squares off or less and in the same section?  UN-1088, UN-G90"""
    for pet in game.state.heroes:
        if pet.owner == hero.id and pet.here and SENSES in game.kit(pet).names and is_pet(pet):
            return game.section(pet) == game.section(hero) and distance(game, hero, pet) <= NEAR
    return False


def giant(who: Character) -> bool:
    """Is it a giant that somebody has tamed?  UN-1397 to UN-1401"""
    card = person(who.card)
    return card.companion and card.race == GIANT


def is_pet(who: Character) -> bool:
    """Is it an animal that accompanies a hero?"""
    return library()[COMPANIONS][who.card].kind == "pet"


def pass_on(game: Universalis, hero: Character) -> None:
    """The companion of a hero who is Knocked Out goes with another who has none, for the rest of the quest (ruling
    `companion-of-the-fallen`).  UN-1078"""
    for companion in game.state.heroes:
        if companion.owner == hero.id:
            taken = [one.owner for one in game.state.heroes if one.owner]
            free = [one for one in game.heroes() if one.here and one.id not in taken]
            if free:
                companion.owner, companion.seat = free[0].id, free[0].seat
                game.tell(Changed, "passed-on", companion.id, now=int(free[0].id), rules=("UN-1078",))


def follow_out(game: Universalis, hero: Character) -> None:
    """A companion leaves the scenario with its hero."""
    for companion in game.state.heroes:
        if companion.owner == hero.id and not companion.out:
            game.tell(Removed, "companion", companion.id, companion.at, "left")
            companion.out, companion.at = True, NOWHERE


def desert(game: Universalis) -> None:
    """The companions of the dead leave the group.  UN-1079"""
    for hero in game.heroes():
        if hero.fate in ("dead", "avenged"):
            for companion in [one for one in game.state.heroes if one.owner == hero.id]:
                game.state.heroes.remove(companion)
                game.tell(Removed, "companion", companion.id, companion.at, "deserted", rules=("UN-1079",))


LOST = "lost companion"
"""The note of a hero whose companion was Knocked Out: it does not recover.  UN-1076, UN-G88"""


def mourn(game: Universalis, companion: Character) -> None:
    """A companion that is Knocked Out is lost for good.  UN-1076, UN-G88"""
    game.state.heroes.remove(companion)
    game.tell(Removed, "companion", companion.id, companion.at, "knocked-out", rules=("UN-0505",))
    for hero in game.heroes():
        if hero_card(hero.card).companion == companion.card:
            hero.uses = (*hero.uses, LOST)


def may_be_given(who: Character, item: str) -> bool:
    """Heroes hand companions what is used up, or a weapon or shield for one that was lost; animals only potions.

    UN-1081, UN-1083, UN-1086
    """
    card = gear_cards()[item]
    if isinstance(card, Thing):
        return bool(card.use) and not card.reusable and (card.kind == "potion" or person(who.card).race != "animal")
    return may_replace(who, item)


def may_replace(who: Character, item: str) -> bool:
    """Does a weapon or shield take the place of one that a companion has lost?  UN-1086"""
    card = gear_cards()[item]
    own = person(who.card).sets
    lost = not any(isinstance(gear_cards()[held], type(card)) for held in (*who.hands, *who.pack))
    armed = any(isinstance(gear_cards()[held], type(card)) for one in own for held in (*one.hands, *one.pack))
    return isinstance(card, Weapon | Shield) and lost and armed and person(who.card).race != "animal"


GIVEN = "given "
"""The note of a thing that a companion must use in its next activation.  UN-1083"""


def receive(who: Character, item: str) -> None:
    """A companion has been given something."""
    if who.owner and isinstance(gear_cards()[item], Thing):
        who.uses = (*who.uses, GIVEN + item)


def use_or_lose(game: Universalis, who: Character) -> None:
    """What a companion did not use in its activation goes back to its hero, or is gone.  UN-1083"""
    owner = game.find(who.owner)
    for note in who.uses:
        item = note.removeprefix(GIVEN)
        if note.startswith(GIVEN) and item in who.pack:
            pack = list(who.pack)
            pack.remove(item)
            who.pack = tuple(pack)
            if owner is not None:
                owner.pack = (*owner.pack, item)
    who.uses = tuple(note for note in who.uses if not note.startswith(GIVEN))
