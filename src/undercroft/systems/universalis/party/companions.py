"""Mercenaries and pets on the board: who comes along, how far they go, what they may carry.  UN-1067 to UN-1091"""

from __future__ import annotations

import msgspec

from undercroft.kernel.events import Changed, Removed
from undercroft.kernel.requests import NOWHERE, FigureId
from undercroft.kernel.system import SetupError
from undercroft.systems.universalis.cards.definitions import COMPANIONS, Companion, Hero, Shield, Thing, Weapon
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import gear_cards, hero_card, one_says, person
from undercroft.systems.universalis.cards.quests import Quest
from undercroft.systems.universalis.cards.words import MOUNT
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.state import Character

MOST_COMPANIONS, MOST_TOGETHER = 2, 6
"""The most companions in a group, and the most companions and heroes together.  UN-1068, UN-1069"""


PAIRS = (["mercenary", "mercenary"], ["mercenary", "pet"])
"""The kinds of two companions that a hero playing alone may have.  UN-0761"""

ROPE = "rope"
GIANT = "giant"
"""The race of companions that are tamed at a Sacred Place.  UN-1397"""


def companions_of(heroes: list[Character], quest: Quest) -> list[Character]:
    """The companions that come along, each with its hero's seat and its own equipment.  UN-1067 to UN-1071, UN-1084

    Animals that are mounts only never count.  UN-1090, UN-1091
    """
    cards = library()[COMPANIONS]
    alone = len(heroes) == 1
    owned = [(hero, escort) for hero in heroes for escort in escorts(hero_card(hero.card), alone=alone)]
    coming = [(hero, escort) for hero, escort in owned if comes_along(escort.card, quest, alone=alone)]
    counted = [escort.card for _, escort in coming if cards[escort.card].kind != "mount"]
    if len(set(counted)) < len(counted):
        raise SetupError("no two companions of a group are of the same card")
    if len(counted) > MOST_COMPANIONS or len(counted) + len(heroes) > MOST_TOGETHER:
        raise SetupError(f"a group has at most {MOST_COMPANIONS} companions, {MOST_TOGETHER} with its heroes")
    first = max(hero.id for hero in heroes) + 1
    return [_companion(hero, escort, FigureId(first + n)) for n, (hero, escort) in enumerate(coming)]


class Escort(msgspec.Struct, frozen=True):
    """A companion as its hero's sheet lists it: card, equipment, wounds, and what it carries for the hero."""

    card: str
    set: int
    body: tuple[str, ...]
    hurt: int
    freight: tuple[str, ...]
    coins: int


def escorts(hero: Hero, *, alone: bool) -> list[Escort]:
    """The companions of a hero; the second one comes along only if the hero plays alone.  UN-0761, UN-1067"""
    found = []
    if hero.companion:
        body, hurt = hero.companion_body, hero.companion_hurt
        carried = hero.companion_freight, hero.companion_coins
        found.append(Escort(hero.companion, hero.companion_set, body, hurt, *carried))
    if hero.second and alone:
        carried = hero.second_freight, hero.second_coins
        found.append(Escort(hero.second, hero.second_set, (), hero.second_hurt, *carried))
    return found


def bears(card: str) -> bool:
    """Does a companion carry things for its hero?  Mercenaries and riding animals do.  UN-1127, UN-G89"""
    known = library()[COMPANIONS][card]
    return known.kind == "mercenary" or one_says(known.skills, MOUNT)


def laden(hero: Hero, card: str, freight: tuple[str, ...], coins: int) -> Hero:
    """The hero's sheet when a companion carries these things and coins for the hero.  UN-1127"""
    if card == hero.second:
        return msgspec.structs.replace(hero, second_freight=freight, second_coins=coins)
    return msgspec.structs.replace(hero, companion_freight=freight, companion_coins=coins)


def without_companion(hero: Hero, card: str) -> Hero:
    """The hero's sheet when a companion has left; the other companion takes its place.

    What the companion carried is lost with it (ruling `what-companions-carry`).  UN-1073, UN-1076, UN-1127
    """
    if card != hero.second:
        hero = msgspec.structs.replace(
            hero,
            companion=hero.second,
            companion_set=hero.second_set,
            companion_hurt=hero.second_hurt,
            companion_freight=hero.second_freight,
            companion_coins=hero.second_coins,
            companion_body=(),
        )
    return msgspec.structs.replace(hero, second="", second_set=0, second_hurt=0, second_freight=(), second_coins=0)


def healed(hero: Hero, card: str) -> Hero:
    """The hero's sheet when a companion has recovered.  UN-1077"""
    if card == hero.second:
        return msgspec.structs.replace(hero, second_hurt=0)
    return msgspec.structs.replace(hero, companion_hurt=0)


def may_join(hero: Hero, card: Companion, *, alone: bool) -> bool:
    """May a hero take this companion on: as the only one, or, playing alone, as a second if at most one is a pet?

    UN-0761, UN-1067, UN-1070
    """
    if not hero.companion:
        return True
    kinds = sorted((library()[COMPANIONS][hero.companion].kind, card.kind))
    return alone and not hero.second and card.id != hero.companion and kinds in PAIRS


def comes_along(companion: str, quest: Quest, *, alone: bool) -> bool:
    """Does a companion go with its hero?  Mounts go indoors only where riding is allowed, else they stay outside with
    what they carry; giants go only with a lone hero.

    UN-1091, UN-1245, UN-1383, UN-1401
    """
    card = library()[COMPANIONS][companion]
    if card.kind == "mount":
        return quest.riding or all(section.outdoor for section in quest.sections.values())
    return alone or card.race != GIANT


def _companion(hero: Character, escort: Escort, id: FigureId) -> Character:
    carried = person(escort.card).sets[escort.set]
    return Character(
        id=id,
        card=escort.card,
        seat=hero.seat,
        owner=hero.id,
        body=escort.body,
        hands=carried.hands,
        pack=carried.pack,
        wounds=escort.hurt,
        freight=escort.freight,
        coins=escort.coins,
    )


def giant(who: Character) -> bool:
    """Is it a giant that somebody has tamed?  UN-1397 to UN-1401"""
    card = person(who.card)
    return card.companion and card.race == GIANT


def is_pet(who: Character) -> bool:
    """Is it an animal that accompanies a hero?"""
    return library()[COMPANIONS][who.card].kind == "pet"


def keeper(companion: Character) -> FigureId:
    """The hero a companion belongs to, even while it goes with another for the rest of the quest.  UN-1078"""
    return companion.kept_for or companion.owner


def pass_on(game: Universalis, hero: Character) -> None:
    """The companion of a hero who is Knocked Out goes with another who has none, for the rest of the quest (ruling
    `companion-of-the-fallen`).  UN-1078"""
    for companion in game.state.heroes:
        if companion.owner == hero.id:
            taken = [one.owner for one in game.state.heroes if one.owner]
            free = [one for one in game.heroes() if one.here and one.id not in taken]
            if free:
                if keeper(companion) == companion.owner:
                    companion.kept_for = hero.id
                companion.owner, companion.seat = free[0].id, free[0].seat
                game.tell(Changed, "passed-on", companion.id, now=int(free[0].id), rules=("UN-1078",))


def follow_out(game: Universalis, hero: Character) -> None:
    """A companion leaves the scenario with its hero."""
    for companion in game.state.heroes:
        if companion.owner == hero.id and not companion.out:
            game.tell(Removed, companion.name, companion.id, companion.at, "left")
            companion.out, companion.at = True, NOWHERE


def desert(game: Universalis) -> None:
    """The companions of the dead leave the group.  UN-1079"""
    for hero in game.heroes():
        if hero.fate in ("dead", "avenged"):
            for companion in [one for one in game.state.heroes if one.owner == hero.id]:
                game.state.heroes.remove(companion)
                game.tell(Removed, companion.name, companion.id, companion.at, "deserted", rules=("UN-1079",))


def mourn(game: Universalis, companion: Character) -> None:
    """A companion that is Knocked Out is lost for good to the hero it belongs to.  UN-1076, UN-G88"""
    game.state.heroes.remove(companion)
    game.tell(Removed, companion.name, companion.id, companion.at, "knocked-out", rules=("UN-0505",))
    hero = game.find(keeper(companion))
    if hero is not None and companion.card in (hero_card(hero.card).companion, hero_card(hero.card).second):
        hero.lost = (*hero.lost, companion.card)


def may_be_given(who: Character, item: str, *, alone: bool = False) -> bool:
    """Heroes hand companions consumables, or a weapon or shield in place of a lost one; animals take only potions.

    A hero who plays alone also hands them potions and ropes to carry.  UN-0764, UN-1081, UN-1083, UN-1086
    """
    card = gear_cards()[item]
    if alone and carried_for(item):
        return True
    if isinstance(card, Thing):
        return bool(card.use) and not card.reusable and (card.kind == "potion" or person(who.card).race != "animal")
    return may_replace(who, item)


def carried_for(item: str) -> bool:
    """Is it a potion or a rope, which companions may carry for a hero who plays alone?  UN-0764"""
    card = gear_cards()[item]
    return item == ROPE or (isinstance(card, Thing) and (card.kind == "potion" or card.hides == "potion"))


def may_replace(who: Character, item: str) -> bool:
    """Does a weapon or shield take the place of one that a companion has lost?  UN-1086"""
    card = gear_cards()[item]
    own = person(who.card).sets
    lost = not any(isinstance(gear_cards()[held], type(card)) for held in (*who.hands, *who.pack))
    armed = any(isinstance(gear_cards()[held], type(card)) for one in own for held in (*one.hands, *one.pack))
    return isinstance(card, Weapon | Shield) and lost and armed and person(who.card).race != "animal"


def receive(game: Universalis, who: Character, item: str) -> None:
    """A companion has been given something, to be used at once unless its hero plays alone.  UN-0764, UN-1083"""
    if game.alone() and carried_for(item):
        return
    if who.owner and isinstance(gear_cards()[item], Thing):
        who.given = (*who.given, item)


def hand_back(game: Universalis) -> None:
    """When the quest is over, heroes get back the things their companions carried for them.  UN-0764"""
    for who in game.state.heroes:
        owner = game.find(who.owner) if who.owner else None
        if owner is not None:
            own = {item for one in person(who.card).sets for item in (*one.hands, *one.pack)}
            owner.pack += tuple(item for item in who.pack if carried_for(item) and item not in own)
            who.pack = tuple(item for item in who.pack if not carried_for(item) or item in own)


def use_or_lose(game: Universalis, who: Character) -> None:
    """Things a companion was given and did not use in its activation go back to its hero, or are gone.  UN-1083"""
    owner = game.find(who.owner)
    for item in who.given:
        if item in who.pack:
            pack = list(who.pack)
            pack.remove(item)
            who.pack = tuple(pack)
            if owner is not None:
                owner.pack = (*owner.pack, item)
    who.given = ()


def is_explorer(who: Character) -> bool:
    """Only heroes take Exploratory Actions; mercenaries, pets and creatures do not.  UN-0167"""
    return who.hero and person(who.card).level == "hero"
