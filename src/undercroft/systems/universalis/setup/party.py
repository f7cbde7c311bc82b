"""The group of heroes: who may go together, what they begin with, what they are worth.

UN-0012 to UN-0029, UN-1094, UN-1143, UN-1144
"""

from __future__ import annotations

from itertools import combinations

import msgspec

from undercroft.crawl.campaign import brought
from undercroft.crawl.cards import defaults
from undercroft.crawl.setup import must_be_played_by, must_be_there, must_differ
from undercroft.kernel.packs import plain
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.setup import Setup
from undercroft.kernel.system import SetupError
from undercroft.systems.universalis.cards.definitions import CLASSES, COMPANIONS, HEROES, RACES, SKILLS, SPELLS, Hero
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import gear_cards, hero_card, person
from undercroft.systems.universalis.cards.quests import Quest
from undercroft.systems.universalis.cards.sizes import LARGE, SMALL
from undercroft.systems.universalis.heroes.creation import PROFESSIONAL, alignment, class_of, sworn
from undercroft.systems.universalis.heroes.ledger import Ledger, held_in, open_ledger, waiting
from undercroft.systems.universalis.maps.games_between import between
from undercroft.systems.universalis.seats import hero_seats
from undercroft.systems.universalis.state import Character, Fixture

MOST_HEROES = 5
COMPOSITION = "group-composition"
ENTERED = "entered-before"
"""The option that says that one of the group has been in this scenario before."""

FATES = {
    "dead": "is dead",
    "avenged": "is dead",
    "prisoner": "is a prisoner",
    "fallen": "has fallen, and waits for a healer",
}
"""The fates that keep a hero from coming along.  UN-0528, UN-0531 to UN-0533"""

SOLO_FORTUNE = 3
TYPES = ("fighter", "explorer", "spellcaster")
MIXED_FROM = 3
"""With this many heroes or more, each type must be there.  UN-0015"""


def party_of(setup: Setup) -> list[Character]:
    """The heroes in seat order, outside the scenario; one seat may play several.  UN-0012, UN-0022, UN-0025, UN-0026"""
    must_be_played_by(len(setup.party), MOST_HEROES)
    ledger = brought(Ledger, setup)
    cards = [_as_known(card, ledger, setup) for card in setup.party]
    heroes = [hero_card(card) for card in cards]
    for hero in heroes:
        if hero.fate:
            raise SetupError(f"{hero.name or str(hero.id).capitalize()} {FATES[hero.fate]}")
    must_differ(hero.id for hero in heroes)
    if str(setup.options.get(COMPOSITION, defaults(library())[COMPOSITION])) == "kept":
        trouble = _clash_of(tuple(cards))
        if trouble is not None:
            text = f'{trouble.text}; with "{COMPOSITION}: free" anybody goes with anybody'
            raise SetupError(text, f"universalis-clash-{trouble.kind}", **trouble.names)
    seats = hero_seats(setup)
    found = [figure(card, FigureId(n + 1), seats[n % len(seats)]) for n, card in enumerate(cards)]
    if len(found) == 1 and not between(setup):
        found[0].fortune += solo_fortune(found[0].card)
    return found


def solo_fortune(card: str) -> int:
    """A hero who plays alone has 3 points of Fortune more; 2 if Large or Invulnerable, 4 if Small.  UN-0762, UN-D62"""
    who = person(card)
    if who.size >= LARGE or "invulnerable" in who.skills:
        return SOLO_FORTUNE - 1
    return SOLO_FORTUNE + 1 if who.size == SMALL else SOLO_FORTUNE


def known_ground(setup: Setup) -> bool:
    """Has one of the group been in this scenario before, as the players or the ledger say?  UN-0559, UN-1133"""
    return setup.option(ENTERED) == "yes" or tries(setup) > 0


def tries(setup: Setup) -> int:
    """How often the heroes of a ledger have tried this mission.  UN-1182, UN-1133"""
    return open_ledger(setup.ledger).tried.get(setup.quest, 0)


def searched_before(setup: Setup) -> tuple[Fixture, ...]:
    """What the heroes searched when they were here before stays searched, and does what it did.  UN-0239, UN-0240"""
    known = open_ledger(setup.ledger).searched.get(setup.quest, {})
    return tuple(Fixture(id, searched=shown) for id, shown in known.items())


def _as_known(card: str, ledger: Ledger, setup: Setup) -> str:
    """A hero's card; a hero who has played in this campaign before comes as it was at the end of the last quest.

    UN-0022
    """
    if not card.startswith("{"):
        must_be_there("hero", card, library()[HEROES], library().among(HEROES, setup.packs))
    try:
        hero = hero_card(card)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SetupError(f"a hero of the party cannot be read: {error}") from error
    _check_names(card)
    known = ledger.heroes.get(hero.id)
    return card if known is None else msgspec.json.encode(known).decode()


@remembered(4096)
def _check_names(card: str) -> None:
    """Everything on a hero's card must be in the box."""
    hero, box, gear = hero_card(card), library(), gear_cards()
    for what, ids, known in (
        ("race", (hero.race,), box[RACES]),
        ("class", (hero.klass,), box[CLASSES]),
        ("skill", (*hero.skills, *hero.learned), box[SKILLS]),
        ("spell", hero.spells, box[SPELLS]),
        ("thing", hero.belongings, gear),
        ("companion", tuple(id for id in (hero.companion, hero.second) if id), box[COMPANIONS]),
    ):
        for id in ids:
            if id not in known:
                raise SetupError(f'{hero.name or hero.id}: there is no {what} "{id}"')


def bodies_of(setup: Setup, heroes: list[Character]) -> list[Character]:
    """The fallen whose bodies the group has brought to a settlement.  UN-0528"""
    cards = [msgspec.json.encode(hero).decode() for hero in waiting(open_ledger(setup.ledger))]
    found = [figure(card, FigureId(len(heroes) + 1 + n), heroes[0].seat) for n, card in enumerate(cards)]
    for one in found:
        one.conditions, one.fate = ("knocked-out",), "fallen"
    return found


def captives_of(setup: Setup) -> tuple[str, ...]:
    """The cards of the heroes who are kept prisoner in this scenario.  UN-0533"""
    return tuple(msgspec.json.encode(hero).decode() for hero in held_in(open_ledger(setup.ledger), setup.quest))


def won_before(setup: Setup) -> bool:
    """Have the heroes accomplished this mission before and come back for a prisoner?"""
    return setup.quest in open_ledger(setup.ledger).won


def figure(card: str, id: FigureId, seat: SeatId) -> Character:
    """A hero comes into play with its tokens for Mana and Fortune and with its belongings.

    UN-0023, UN-0025, UN-0059, UN-0256, UN-0498, UN-0499
    """
    sheet = hero_card(card)
    return Character(
        id=id,
        card=card,
        seat=seat,
        wounds=sheet.hurt,
        conditions=("diseased",) if sheet.diseased else (),
        fortune=max(0, sheet.fortune - sheet.unlucky),
        mana=max(0, sheet.stats.mana - sheet.drained),
        body=sheet.body,
        hands=sheet.hands,
        pack=sheet.pack,
        coins=sheet.coins,
        strange=sheet.strange,
    )


# who may go together


class Clash(msgspec.Struct, frozen=True):
    """Why heroes may not go together: in plain words, and as a message with the names it speaks of."""

    kind: str
    text: str
    names: dict[str, str]


def clash(heroes: list[Hero]) -> str:
    """Why these heroes may not go together; nothing if they may.  UN-0015, UN-0016, UN-0020, UN-0021, UN-1094"""
    trouble = _clash(heroes)
    return trouble.text if trouble is not None else ""


@remembered(4096)
def _clash_of(cards: tuple[str, ...]) -> Clash | None:
    """What keeps these heroes from going together, if anything does; remembered."""
    return _clash([hero_card(card) for card in cards])


def _clash(heroes: list[Hero]) -> Clash | None:
    if len(heroes) >= MIXED_FROM:
        groups = {class_of(hero).group for hero in heroes}
        missing = [group for group in TYPES if group not in groups]
        if missing:
            text = f"a group of {len(heroes)} heroes needs a {missing[0]}"
            return Clash("group", text, {"what": f"universalis-group-{missing[0]}"})
    for one, other in combinations(heroes, 2):
        if (trouble := _pair(one, other)) is not None:
            return trouble
    return None


def _pair(one: Hero, other: Hero) -> Clash | None:
    if one.klass == other.klass:
        return _clashing(one, other, "class", one.klass, "are both of the class")
    if {alignment(one), alignment(other)} == {"good", "evil"}:
        return _clashing(one, other, "alignment", "", "are good and evil")
    for skill in one.skills:
        if skill in other.skills and _professional(skill) and not (_initial(one, skill) and _initial(other, skill)):
            return _clashing(one, other, "skill", skill, "both have the skill")
    for spell in one.spells:
        if spell in other.spells:
            return _clashing(one, other, "spell", spell, "both know the spell")
    return None


def _clashing(one: Hero, other: Hero, kind: str, what: str, text: str) -> Clash:
    names = {"one": one.name or f"universalis-hero-{one.id}", "other": other.name or f"universalis-hero-{other.id}"}
    if what:
        names["what"] = f"universalis-{kind}-{what}"
    called = [hero.name or plain(str(hero.id)) for hero in (one, other)]
    said = f"{' and '.join(called)} {text} {what}".rstrip()
    return Clash(kind, said, names)


def _professional(skill: str) -> bool:
    return library()[SKILLS][skill].deck in PROFESSIONAL and not sworn(skill)


def _initial(hero: Hero, skill: str) -> bool:
    """Is it one of the skills with which the hero's class begins?  UN-1144"""
    return skill in class_of(hero).skills


@remembered(128)
def first_heroes(n: int, lead: str = "") -> tuple[str, ...]:
    """This many predesigned heroes who may go together, those named first in the box before the others; `lead` comes
    before all of them."""
    box = library()[HEROES]
    found: list[Hero] = [box[lead]] if lead else []
    for hero in box.values():
        if len(found) < n and _adds(found, hero, n) and all(_pair(hero, one) is None for one in found):
            found.append(hero)
    return tuple(str(hero.id) for hero in found)


def _adds(found: list[Hero], hero: Hero, n: int) -> bool:
    """Does a group of so many still come to have each type of hero if this one joins?  UN-0015"""
    missing = set(TYPES) - {class_of(one).group for one in (*found, hero)}
    return n < MIXED_FROM or len(missing) < n - len(found)


def leads(setup: Setup, quest: Quest) -> None:
    """Nobody sets out on a hero's own quest without that hero.  UN-C001"""
    if quest.of and quest.of not in {hero_card(card).id for card in setup.party}:
        hero = plain(quest.of).capitalize()
        raise SetupError(f"this is {hero}'s own quest", "universalis-not-alone", hero=f"universalis-hero-{quest.of}")


# what they are worth


def worth(who: Character) -> int:
    """The Value Points of a hero or companion, with those of a hero's special, magic and legendary things.  UN-0028"""
    cards = gear_cards()
    if who.owner:
        return person(who.card).vp + sum(cards[item].vp for item in who.freight)
    return hero_card(who.card).vp + sum(cards[item].vp for item in (*who.body, *who.hands, *who.pack))
