"""Between independent quests: a settlement, an inn, three places to visit, experience spent.

UN-1021 to UN-1023, UN-1040, UN-1072, UN-1196 to UN-1202
"""

from __future__ import annotations

from collections import Counter

import msgspec

from undercroft.crawl.steps import step
from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Began, Changed, Said
from undercroft.kernel.requests import DONE, Ask, Option, Roll, Script, confirm
from undercroft.systems.universalis.agenda import (
    AtBearer,
    AtHome,
    AtPlace,
    CloseSettlement,
    ComeToTown,
    Lodge,
    TownTurn,
)
from undercroft.systems.universalis.campaign import visits
from undercroft.systems.universalis.campaign.aftermath import at_the_healer
from undercroft.systems.universalis.campaign.entrusting import bearers_of, hand_over, reach_for, unburden
from undercroft.systems.universalis.campaign.experts import EXPERT, consult, puzzled, services
from undercroft.systems.universalis.campaign.travel_events import draw_event, whom_here
from undercroft.systems.universalis.cards.definitions import (
    COMPANIONS,
    SKILLS,
    Armor,
    Companion,
    Hero,
    Shield,
    Thing,
    Weapon,
)
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import Gear, gear_cards
from undercroft.systems.universalis.cards.words import FREE_LODGING
from undercroft.systems.universalis.effects import apply_all
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes import creation, experience, secondary_skills
from undercroft.systems.universalis.heroes.making import sheet, take_on, write
from undercroft.systems.universalis.party.companions import GIANT, healed, may_join, without_companion
from undercroft.systems.universalis.rolls.dice import ONE, TWO
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.things.decks import LIMIT, WAIVED
from undercroft.systems.universalis.things.slots import put_away, ready, rearrangements

SETTLEMENTS = ("town", "town", "castle", "city", "city", "city")
"""Where the group rests, by 1D6.  UN-1197"""

LODGING = {"town": 1, "castle": 2, "city": 3}
"""What a night at an inn costs in coins, authored.  UN-1199, UN-G78"""

VISITS = 3
"""Places a hero may visit besides the inn.  UN-1200"""

SACRED = "sacred-place"
TAMER = "giant-tamer"
SHOPS = ("market", "blacksmith")
HIRING = ("kennel", "tavern", "barracks", SACRED)
LEATHER = "leather-armor"
SOUGHT = "sought "
"""The note of an Uncommon thing the group has asked for here.  UN-1024"""

MOST_MOVES = 8
"""How often a hero may rearrange its equipment in one stay."""


@step(ComeToTown)
def come_to_town(game: Universalis, entry: ComeToTown) -> Script[None]:
    """The place of rest is a Town on 1-2, a Castle on 3, a City on 4-6; the fallen are brought to a healer, then
    come the inn and visits.

    UN-0528, UN-1196, UN-1197, UN-1202
    """
    seat = game.state.heroes[0].seat
    face: int = yield Roll((ONE,), TOTAL, seat, why="settlement", stream="map")
    game.state.side = SETTLEMENTS[face - 1]
    game.tell(Began, game.state.side, rules=("UN-1197",))
    yield from event_of_the_place(game)
    for fallen in [hero for hero in game.state.heroes if hero.fate == "fallen"]:
        yield from at_the_healer(game, fallen)
    everybody = [hero.id for hero in game.state.heroes if hero.fate != "dead"]
    game.push(*map(Lodge, everybody), *map(TownTurn, everybody), CloseSettlement())


def event_of_the_place(game: Universalis) -> Script[None]:
    """A random Travel Event card of that kind of place; if 1D6 reaches its number, it is applied.  UN-1198"""
    card, _ = yield from draw_event(game, game.state.side, game.party_seat())
    if card is not None and card.offer is None:
        game.tell(Said, f"universalis-travel-event-{card.id}-told")
        for who in (yield from whom_here(game, [one for one in game.heroes() if not one.fate], card.who)):
            yield from apply_all(game, who, card.effects)


# the inn


def lodging(game: Universalis, hero_skills: tuple[str, ...]) -> int:
    """What a night costs; nothing for a hero with Survival, except in a City.  UN-1199, UN-C514"""
    known = library()[SKILLS]
    free = any(FREE_LODGING.name == effect.name for id in hero_skills for effect in known[id].effects)
    return 0 if free and game.state.side != "city" else LODGING[game.state.side]


@step(Lodge)
def lodge(game: Universalis, entry: Lodge) -> Script[None]:
    """Each hero pays for an inn and recovers; the maintenance of companions is due.  At Home it costs half.

    UN-0080, UN-1199, UN-1201, UN-1274, UN-1294, UN-1301
    """
    who = game.character(entry.who)
    hero = sheet(who)
    cost = lodging(game, hero.skills) // (2 if entry.home else 1) + visits.extra(game, who)
    if game.state.world is not None:
        game.state.world.rested = True
    reach_for(who, cost)
    if who.coins >= cost:
        who.coins -= cost
        who.wounds, who.conditions = 0, tuple(name for name in who.conditions if name == "diseased")
        who.fortune, who.mana = hero.fortune, hero.stats.mana
        game.tell(Changed, "lodged", who.id, now=who.coins, rules=("UN-1199",))
    else:
        game.tell(Changed, "slept-rough", who.id, now=who.coins, rules=("UN-1199",))
    for companion in (hero.companion, hero.second):
        if companion:
            yield from _keep_companion(game, who, library()[COMPANIONS][companion])


def _keep_companion(game: Universalis, who: Character, card: Companion) -> Script[None]:
    """The companion's maintenance is paid and it recovers, or it leaves.

    UN-1072, UN-1073, UN-1077, UN-1201, UN-1127, UN-1199
    """
    reach_for(who, card.upkeep)
    stays = who.coins >= card.upkeep
    if stays and card.upkeep:
        stays = yield from confirm(who.seat, "pay-companion", who=who.id, about=card.id)
    if stays:
        who.coins -= card.upkeep
        write(who, healed(sheet(who), card.id))
        return
    unburden(who, card.id)
    write(who, without_companion(sheet(who), card.id))
    game.tell(Changed, "companion-left", who.id, detail=card.id, rules=("UN-1073",))


# visits


@step(TownTurn)
def town_turn(game: Universalis, entry: TownTurn) -> Script[None]:
    """A hero visits places, sells, spends experience, and goes on when the player likes.

    UN-1137, UN-1139, UN-1200, UN-1202, UN-1339
    """
    who = game.character(entry.who)
    if visits.kept_away(game, who):
        return
    options: list[Option] = []
    if entry.visits < VISITS:
        here = visits.places(game, who)
        options += [Option("visit", what=place) for place in here if place not in entry.seen and open_(game, place)]
        options += visits.houses(game, who)
    options += experience.upgrades(game, who)
    options += secondary_skills.lessons(game, who)
    options += [
        Option("sell", what=item, n=price) for item in sorted(set(belongings(who))) if (price := sale(who, item))
    ]
    if entry.moves < MOST_MOVES:
        options += rearrangements(who)
        options += [Option("freight", what=one.card) for one in bearers_of(sheet(who))]
    option: Option = yield Ask("town", who.seat, [*options, DONE], who=who.id, default=len(options))
    stay = msgspec.structs.replace
    if option.act == "visit":
        _visit(game, who, entry, option.what)
    elif option.act == "buy-house":
        game.push(entry)
        visits.buy_house(game, who, option)
    elif option.act == "freight":
        game.push(AtBearer(who.id, companion=option.what), stay(entry, moves=entry.moves + 1))
    elif option.act == "train":
        game.push(entry)
        yield from experience.train(game, who, option.what)
    elif option.act == "practise":
        game.push(entry)
        yield from secondary_skills.practise(game, who, option)
    elif option.act == "sell":
        game.push(entry)
        _sell(game, who, option)
    elif option.act != "done":
        game.push(stay(entry, moves=entry.moves + 1))
        ready(who, option)


def _visit(game: Universalis, who: Character, entry: TownTurn, place: str) -> None:
    """A hero goes to a place; a look at one that has nothing to offer is no visit (ruling
    `a-place-with-nothing-to-offer`).  UN-1200"""
    there = AtPlace(who.id, place=place)
    if place in (visits.INN, visits.HOME):
        visits.count_visit(game, who, entry.visits + 1)
        after = msgspec.structs.replace(entry, seen=(*entry.seen, place), visits=entry.visits + 1)
        at_home = [AtHome(who.id)] if place == visits.HOME else []
        game.push(Lodge(who.id, home=place == visits.HOME), *at_home, after)
        return
    after = msgspec.structs.replace(entry, seen=(*entry.seen, place))
    if _offered(game, who, there):
        visits.count_visit(game, who, entry.visits + 1)
        game.push(there, msgspec.structs.replace(after, visits=entry.visits + 1))
    else:
        game.tell(Changed, "nothing-for-him", who.id, detail=place, rules=("UN-1200",))
        game.push(after)


def open_(game: Universalis, place: str) -> bool:
    """Has the group a use for a place: a school for those who learn spells, an expert for things not identified?

    UN-0278, UN-1200
    """
    if place == EXPERT:
        return any(puzzled(one) for one in game.state.heroes)
    return place != "school-of-magic" or any(creation.class_of(sheet(one)).lores for one in game.state.heroes)


def belongings(who: Character) -> tuple[str, ...]:
    """Everything a hero has."""
    return (*who.body, *who.hands, *who.pack)


def sale(who: Character, item: str) -> int:
    """The price of a used thing: half the original, rounded up; nothing for a weapon taken from an enemy.

    UN-0256, UN-1202
    """
    if item in who.strange:
        return 0
    return ((creation.price(sheet(who), item) or 0) + 1) // 2


def _sell(game: Universalis, who: Character, option: Option) -> None:
    hand_over(who, option.what)
    who.coins += option.n
    game.tell(Changed, "sold", who.id, now=who.coins, detail=option.what, rules=("UN-1202",))


@step(AtPlace)
def at_place(game: Universalis, entry: AtPlace) -> Script[None]:
    """At a place, a hero buys, learns, hires or asks, one thing after the other, until it leaves.  UN-0024, UN-1200"""
    who = game.character(entry.who)
    options = [] if visits.kept_away(game, who) else _offered(game, who, entry)
    if not options:
        return
    option: Option = yield Ask(
        "at-place", who.seat, [*options, DONE], who=who.id, about=entry.place, default=len(options)
    )
    if option.act == "done":
        return
    if option.act == "buy":
        yield from _buy(game, who, option)
    had = (*entry.had, option.what) if option.act == "deal" else entry.had
    game.push(msgspec.structs.replace(entry, had=had))
    if option.act == "barding":
        who.coins -= option.n
        write(who, msgspec.structs.replace(sheet(who), companion_body=(LEATHER,)))
        game.tell(Changed, "bought", who.id, now=who.coins, detail=LEATHER, rules=("UN-1388",))
    elif option.act == "hire":
        yield from take_on(game, who, option.what, option.n)
    elif option.act == "consult":
        yield from consult(game, who, option)
    elif option.act == "deal":
        yield from visits.strike_deal(game, who, entry.place, option)
    elif option.act == "take-boat":
        visits.take_boat(game, who, option)
    elif option.act == "learn":
        experience.learn_spell(game, who, option.what.removeprefix("spell-"))


def _offered(game: Universalis, who: Character, entry: AtPlace) -> list[Option]:
    """What a place has for a hero: its own trade, and the deals of its card.  UN-1200, UN-1267"""
    deals = [one for one in visits.deals(game, who, entry.place) if one.what not in entry.had]
    return [*_traded(game, who, entry), *deals]


def _traded(game: Universalis, who: Character, entry: AtPlace) -> list[Option]:
    hero, more = sheet(who), visits.extra(game, who)
    if entry.place == visits.PIER:
        return visits.vessels(game, who)
    if entry.place == "school-of-magic":
        return [Option("learn", what=f"spell-{spell}") for spell in experience.spells_on_offer(game, who)]
    if entry.place == EXPERT:
        return services(who)
    if entry.place in HIRING:
        hired = [card for card in hirelings(game, who) if entry.place in found_at(hero, card)]
        prices = [(card.id, creation.companion_price(hero, card) + more) for card in hired]
        return [Option("hire", what=id, n=price) for id, price in prices if price <= who.coins]
    if entry.place not in SHOPS:
        return []
    prices = [(item, (creation.price(hero, item) or 0) + more) for item in wares(game, who, entry)]
    found = [Option("buy", what=item, n=price) for item, price in prices if price <= who.coins]
    return [*found, *barding(who, entry)]


def barding(who: Character, entry: AtPlace) -> list[Option]:
    """A smith sells leather armor for a mount, at the usual cost.  UN-1388"""
    hero = sheet(who)
    ridden = bool(hero.companion) and library()[COMPANIONS][hero.companion].kind == "mount"
    cost = gear_cards()[LEATHER].cost or 0
    if entry.place != "blacksmith" or not ridden or hero.companion_body or cost > who.coins:
        return []
    return [Option("barding", what=LEATHER, n=cost)]


def hirelings(game: Universalis, who: Character) -> list[Companion]:
    """The companions a hero can take on: one for each hero, two for a solo hero, no card twice in the group.

    UN-0761, UN-1067, UN-1070, UN-1398
    """
    hero, alone = sheet(who), len(game.heroes()) == 1
    taken = {id for one in game.state.heroes for id in (sheet(one).companion, sheet(one).second)}
    return [
        card
        for card in game.cards(COMPANIONS).values()
        if card.kind != "shape"
        and card.id not in taken
        and may_join(hero, card, alone=alone)
        and creation.companion_price(hero, card) <= who.coins
    ]


def found_at(hero: Hero, card: Companion) -> tuple[str, ...]:
    """Where a companion is taken on; giants only by heroes who tame them.  UN-1397, UN-1087"""
    if card.race == GIANT:
        return (SACRED,) if TAMER in hero.skills else ()
    return ("tavern", "barracks") if card.kind == "mercenary" else ("kennel",)


def stock(game: Universalis) -> Counter[str]:
    """The cards left in the decks of equipment; where their limit is waived, they are not counted.  UN-1040, UN-1041"""
    left = Counter({id: card.copies for id, card in gear_cards().items()})
    for one in game.state.heroes if game.ruling(LIMIT) != WAIVED else ():
        left.subtract((*belongings(one), *sheet(one).companion_freight, *sheet(one).second_freight))
    return left


def wares(game: Universalis, who: Character, entry: AtPlace) -> list[str]:
    """What a place sells to a hero: a smith arms and Uncommon things, the market the other objects; nothing magic.

    Uncommon things are sold only by smiths in Cities and Castles.  UN-1021, UN-1022, UN-1040, UN-C359, UN-C360
    """
    left = stock(game)
    rare = entry.place == "blacksmith" and game.state.side != "town"
    return [
        item
        for item in creation.for_sale(sheet(who), who.coins)
        if left[item] > 0
        and SOUGHT + item not in game.state.tried
        and (rare if gear_cards()[item].uncommon else _sold_at(entry.place, gear_cards()[item]))
    ]


def _sold_at(place: str, card: Gear) -> bool:
    return isinstance(card, Weapon | Armor | Shield) if place == "blacksmith" else isinstance(card, Thing)


def _buy(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The hero pays for a thing; an Uncommon one must be found first: 2D6 against its number, once a stay for the
    group.  UN-1023, UN-1024"""
    number = gear_cards()[option.what].uncommon
    if number:
        game.state.tried = (*game.state.tried, SOUGHT + option.what)
        total: int = yield Roll((TWO,), TOTAL, who.seat, who.id, "uncommon", "loot")
        if total < number:
            game.tell(Changed, "not-for-sale", who.id, detail=option.what, rules=("UN-1023",))
            return
    who.coins -= option.n
    put_away(who, option.what)
    game.tell(Changed, "bought", who.id, now=who.coins, detail=option.what)


@step(CloseSettlement)
def close_settlement(game: Universalis, entry: CloseSettlement) -> None:
    """The group sets out again."""
    game.end(True, "universalis-set-out")
