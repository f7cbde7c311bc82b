"""What is found: tables of treasure are rolled on, coins go to the finder, things to whoever takes them.

LE-0102, LE-0105, LE-0119, LE-0169, LE-0173, LE-0176, LE-0184, LE-0216, LE-0580, LE-G24, LE-G25
"""

from __future__ import annotations

from undercroft.content.tables import RollTable
from undercroft.crawl.steps import step
from undercroft.crawl.things import Item
from undercroft.kernel.dice import TOTAL, pool
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Ask, Option, Roll, Script
from undercroft.systems.league.agenda import FindTreasure
from undercroft.systems.league.cards import words
from undercroft.systems.league.cards.marks import MAGIC, UNKNOWN
from undercroft.systems.league.cards.potions import INGREDIENT_TABLES, UNKNOWN_POTION
from undercroft.systems.league.cards.spells import SPELLS
from undercroft.systems.league.cards.treasure import TREASURES, Find, Grade
from undercroft.systems.league.cards.values import measure
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.state import Hero
from undercroft.systems.league.status.burden import room
from undercroft.systems.league.status.morale import stir
from undercroft.systems.league.things.identifying import offer_to_identify
from undercroft.systems.league.things.slots import PACK, card_of, change, moved, places, receive

LOOT = "loot"
SCROLL = "magic-scroll"
DEEPEST = 4
"""Tables lead to tables no deeper than this."""


@step(FindTreasure, after=True)
def find_treasure(game: League, entry: FindTreasure) -> Script[None]:
    """A hero finds what a table says, so many times.  LE-0173, LE-0184, LE-G24, LE-G25"""
    hero = game.hero(entry.who)
    for _ in range(max(1, entry.n)):
        found = yield from roll_on(game, hero, entry.table)
        for item in found:
            yield from hand_out(game, hero, item)


def roll_on(game: League, hero: Hero, table: str, depth: int = 0) -> Script[tuple[Item, ...]]:
    """A roll on a table of treasure: coins and clues are taken at once; the things that were found.  Fine and wonderful
    treasure lifts the party's morale.  LE-0102, LE-0105, LE-0169, LE-0216, LE-G25"""
    card = game.box[TREASURES][table]
    row = yield from _roll(game, hero, card, f"treasure-{table}")
    celebrate(game, card.grade)
    if not row:
        game.tell(Changed, "found-nothing", hero.id)
    items: tuple[Item, ...] = ()
    for find in row:
        items += yield from _found(game, hero, find, depth)
    return items


def _roll(game: League, hero: Hero, card: RollTable[tuple[Find, ...]], why: str) -> Script[tuple[Find, ...]]:
    number: int = yield Roll((pool(card.die),), TOTAL, hero.seat, hero.id, why, LOOT)
    return card.result(number)


def celebrate(game: League, grade: Grade) -> None:
    """The party takes heart at fine treasure, and more at wonderful.  LE-0102, LE-0105"""
    if grade == "fine":
        stir(game, "fine-treasure")
    elif grade == "wonderful":
        stir(game, "wonderful-treasure")


def _found(game: League, hero: Hero, find: Find, depth: int) -> Script[tuple[Item, ...]]:
    """What one find comes to."""
    if find.coins is not None:
        gain_coins(game, hero, (yield from _amount(game, hero, find.coins, "coins")))
    if find.clue:
        was, game.state.clues = game.state.clues, game.state.clues + 1
        game.tell(Changed, "clues", hero.id, now=was + 1, was=was, rules=("LE-0216",))
    if find.table is not None and depth < DEEPEST:
        return (yield from roll_on(game, hero, find.table, depth + 1))
    if find.potion is not None:
        return (Item(UNKNOWN_POTION, 0, (find.potion,)),)
    if find.scroll:
        return (Item(SCROLL, 0, ((yield from pick(sorted(game.box[SPELLS]), "scroll", LOOT)),)),)
    if find.ingredient:
        return (Item((yield from _ingredient(game, hero))),)
    return () if find.thing is None else (yield from _copies(game, hero, find, find.thing))


def _copies(game: League, hero: Hero, find: Find, thing: str) -> Script[tuple[Item, ...]]:
    """So many copies of a thing, worn as they have been found; what is magic has to be identified first.  LE-0580"""
    n = yield from _amount(game, hero, find.n, "how-many")
    worn = yield from _amount(game, hero, find.worn, "wear")
    item = Item(thing)
    if find.magic:
        item = item.marked(MAGIC).marked(UNKNOWN)
    return (item.worn(worn),) * n


def _ingredient(game: League, hero: Hero) -> Script[str]:
    table = next(iter(game.box[INGREDIENT_TABLES].values()))
    number: int = yield Roll((pool(table.die),), TOTAL, hero.seat, hero.id, "ingredient", LOOT)
    return table.result(number)


def _amount(game: League, hero: Hero, written: str, why: str) -> Script[int]:
    dice, plus = measure(written)
    if not dice:
        return plus
    found: int = yield Roll((dice,), TOTAL, hero.seat, hero.id, why, LOOT)
    return found + plus


def gain_coins(game: League, hero: Hero, n: int) -> None:
    """Coins go to the finder, who may have a nose for more of them.  LE-0169"""
    n += n * game.kit(hero).sum(words.GOLD) // 100
    was, hero.coins = hero.coins, hero.coins + n
    game.tell(Changed, "coins", hero.id, now=hero.coins, was=was, rules=("LE-0169",))


# who takes it, and where it goes


def hand_out(game: League, finder: Hero, item: Item) -> Script[None]:
    """Magic may be identified at once.  Whoever found a thing says who takes it, anybody who can carry it, or it is
    left lying; the taker puts it where it belongs as part of the search.  LE-0119, LE-0176, LE-0277"""
    item = yield from offer_to_identify(game, item)
    able = [one for one in game.standing() if room(game, one) >= card_of(item).enc]
    able.sort(key=lambda one: one is not finder)
    if not able:
        game.tell(Changed, "left-lying", finder.id, detail=str(item), rules=("LE-0119",))
        return
    options = [*(Option("takes", one.id) for one in able), Option("leave-it")]
    option: Option = yield Ask("who-takes", finder.seat, options, who=finder.id, about=str(item))
    if option.act == "takes":
        yield from take(game, game.hero(option.who), item)


def take(game: League, taker: Hero, item: Item) -> Script[None]:
    """A hero has a thing and puts it into the hands, on the body, into a quick slot or into the backpack.  LE-0176"""
    receive(game, taker, item)
    game.tell(Changed, "received", taker.id, detail=str(item), rules=("LE-0176",))
    spots = [place for place in places(taker.values.strength, item) if place == PACK or _goes(game, taker, item, place)]
    if len(spots) > 1:
        options = [Option(f"to-{place}", what=str(item)) for place in spots]
        option: Option = yield Ask("receive", taker.seat, options, len(options) - 1, taker.id, about=str(item))
        if option.act != f"to-{PACK}":
            change(game, taker, item, PACK, option.act.removeprefix("to-"))


def _goes(game: League, taker: Hero, item: Item, place: str) -> bool:
    spare = ("quick",) if game.state.battle else ("quick", PACK)
    return moved(taker.outfit, item, PACK, place, taker.values.strength, spare) is not None
