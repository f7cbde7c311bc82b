"""What is in bottles: drunk, given, thrown, spilt.  LE-0456 to LE-0463, LE-0509, LE-0535, LE-0536, LE-0610 to LE-0613

LE-G115
"""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.content.vocabulary import Effect, Effects
from undercroft.crawl.steps import step
from undercroft.crawl.things import Item, gain
from undercroft.kernel.events import Changed
from undercroft.kernel.moments import BOOK
from undercroft.kernel.requests import Script, confirm
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import DrinkLying, PotionLands, PotionTakes
from undercroft.systems.league.cards import dungeon_words, use_words, words
from undercroft.systems.league.cards.dungeon_words import Hurt
from undercroft.systems.league.cards.library import potion
from undercroft.systems.league.cards.potions import BOTTLE, PotionCard
from undercroft.systems.league.combat.aftermath import SPILLS
from undercroft.systems.league.combat.throwing import throw
from undercroft.systems.league.effects.taking import TAKES
from undercroft.systems.league.game import League
from undercroft.systems.league.magic.aims import around
from undercroft.systems.league.magic.deeds import ON_TARGET, Doing, hurt
from undercroft.systems.league.magic.landing import done_to, resists
from undercroft.systems.league.state import Enemy, Hero, Lasting
from undercroft.systems.league.status.in_force import end, put_in_force
from undercroft.systems.league.status.wear import discard

READY = ("quick", "hand")
"""Where a potion is at hand in battle.  LE-0113, LE-0116, LE-0535"""


# at hand


def at_hand(game: League, hero: Hero) -> dict[Item, PotionCard]:
    """The potions a hero can use now: those in quick slots and hands, outside battle those in the backpack, too.

    LE-0113, LE-0116, LE-0276
    """
    outfit = hero.outfit
    ready = [worn.item for worn in outfit.on if worn.slot in READY]
    found = ready if game.state.battle else [*ready, *outfit.pack]
    return {item: card for item in found if (card := potion(item.card)) is not None}


def healing(game: League, hero: Hero) -> list[Item]:
    """The healing potions a hero has at hand in a ready slot, the weakest first.  LE-0535, LE-0536"""
    ready = [worn.item for worn in hero.outfit.on if worn.slot in READY]
    known = {item: card for item in ready if (card := potion(item.card)) is not None}
    found = [item for item, card in known.items() if use_words.HEALS.of(card.drink)]
    return sorted(found, key=lambda item: (known[item].price, item.card))


# drinking


def drink(game: League, hero: Hero, item: Item, giver: Hero | None = None) -> Script[None]:
    """A potion is drunk: what it does happens at once, what it gives lasts 5 turns; the empty bottle is kept.

    LE-0535, LE-0536, LE-0610 to LE-0612
    """
    card = potion(item.card)
    assert card is not None, f"{item} is no potion"
    owner = giver or hero
    owner.outfit = gain(discard(owner.outfit, item), Item(BOTTLE))
    name = f"league-thing-{card.id}"
    game.tell(Changed, "drinks", hero.id, detail=name, rules=("LE-0610",))
    doing = Doing(hero.id, name, card.id, potion=True)
    for effect in card.drink:
        doing = yield from done_to(game, hero, effect, doing)
    if lasts(card.drink) and hero.here:
        raise_for_a_time(game, hero, card)


def give(game: League, giver: Hero, hero: Hero, item: Item) -> Script[None]:
    """A companion next to a hero puts a potion to its lips.  LE-0536, LE-G115"""
    yield from drink(game, hero, item, giver)


def lasts(effects: Effects) -> list[Effect[object]]:
    """The words of a potion that count for a time and do nothing at once.  LE-0611"""
    return [effect for effect in effects if effect.name not in ON_TARGET and effect.name not in TAKES]


def raise_for_a_time(game: League, model: Hero | Enemy, card: PotionCard) -> None:
    """What a potion gives is in force; another that raises the same ends, for they do not stack.  LE-0611, LE-0613"""
    mine = raised(lasts(Effects((*card.drink, *card.throw))))
    for one in model.lasting:
        other = potion(one.card) if one.kind == "potion" else None
        if other is not None and mine & raised(lasts(Effects((*other.drink, *other.throw)))):
            end(game, model, one, "LE-0613")
    put_in_force(game, model, Lasting(card=card.id, kind="potion", turns=card.turns), "LE-0611")


def raised(effects: Iterable[Effect[object]]) -> set[str]:
    """What is raised or lowered: a stat or skill by its name, anything else by its word."""
    return {effect.args.of if words.BONUS.names(effect) else effect.name for effect in effects}


@moments.TURN_STARTS.on(moments.ALWAYS, rank=BOOK)
def turn_starts(game: League) -> None:
    """At the start of a battle turn whoever is knocked down may drink its own healing potion.  LE-0535, LE-G115"""
    if game.state.battle:
        game.push(*(DrinkLying(one.id) for one in game.state.party if one.here and one.down and healing(game, one)))


@step(DrinkLying)
def drink_lying(game: League, entry: DrinkLying) -> Script[None]:
    """A hero who is down drinks a healing potion of its own; if it wakes, it takes part in this turn with 1 AP less.

    LE-0535, LE-G115
    """
    hero = game.hero(entry.who)
    bottles = healing(game, hero)
    if not hero.down or not bottles:
        return
    best = bottles[-1]
    if (yield from confirm(hero.seat, "drink-lying", who=hero.id, about=f"league-thing-{best.card}")):
        yield from drink(game, hero, best)
        if hero.hp > 0:
            hero.owed += 1


# throwing


def throw_bottle(game: League, thrower: Hero, item: Item, at: int) -> Script[None]:
    """A potion marked (Tr) is thrown at a square; it breaks there or close by.  LE-0456 to LE-0463"""
    card = potion(item.card)
    assert card is not None, f"{item} is no potion"
    thrower.outfit = discard(thrower.outfit, item)
    game.tell(Changed, "throws", thrower.id, at, detail=f"league-thing-{card.id}", rules=("LE-0456",))
    lands = yield from throw(game, thrower, at)
    game.push(PotionLands(thrower.id, card.id, lands))


@step(PotionLands, after=True)
def potion_lands(game: League, entry: PotionLands) -> None:
    """A bottle breaks: everybody on the square and so far around suffers what was in it, friend and foe.  LE-0456"""
    card = potion(entry.item)
    assert card is not None
    near = around(game, 1 << entry.at, card.spread)
    struck = [one.id for one in game.models() if game.cover(one) & near]
    game.tell(Changed, "breaks", entry.who, entry.at, detail=f"league-thing-{card.id}", rules=("LE-0456",))
    game.push(*(PotionTakes(one, card.id, entry.who) for one in struck))


@step(PotionTakes, after=True)
def potion_takes(game: League, entry: PotionTakes) -> Script[None]:
    """Whoever a bottle has broken on resists, if that is possible, or has what was in it.  LE-0456, LE-0611"""
    model, card = game.model(entry.who), potion(entry.item)
    assert card is not None
    doing = Doing(entry.by, f"league-thing-{card.id}", card.id, potion=True)
    if card.resist is not None and (yield from resists(game, model, card.resist, doing.source)):
        game.tell(Changed, "resisted", model.id, detail=doing.source)
        return
    for effect in card.throw:
        doing = yield from done_to(game, model, effect, doing)
    if lasts(card.throw) and not game.gone(model.id):
        raise_for_a_time(game, model, card)


# spilling


@SPILLS.does(dungeon_words.HURT)
def spilt(game: League, hero: Hero, harm: Hurt, item: Item) -> Script[None]:
    """A potion whose liquid does damage was struck in a quick slot: its bearer suffers it.  LE-0509"""
    yield from hurt(game, hero, harm, Doing(hero.id, f"league-thing-{item.card}", item.card))
