"""Choosing what to mix and what to write down: by a recipe, or as it comes.  LE-0294, LE-0604 to LE-0609"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.crawl.things import Item, parse_item
from undercroft.kernel.events import Changed
from undercroft.kernel.moments import BOOK
from undercroft.kernel.requests import DONE, Ask, Option, Script
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import Brew
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.potions import (
    COMPONENTS,
    INGREDIENTS,
    PARTS,
    POTION_TABLES,
    POTIONS,
    STRENGTHS,
    Strength,
)
from undercroft.systems.league.game import League
from undercroft.systems.league.magic.alchemy import is_part, makes, mix, possible, ready, stock, write_down
from undercroft.systems.league.state import Hero, Recipe


@moments.RESTED.on(moments.ALWAYS, rank=BOOK)
def rested(game: League) -> None:
    """After an undisturbed rest potions may be brewed, and whoever fought as God's Champion is strong again.

    LE-0294, LE-0605, LE-0647
    """
    for hero in game.state.party:
        if hero.weakened:
            hero.weakened = False
            game.tell(Changed, "weakened", hero.id, was=1, rules=("LE-0647",))
    game.push(*(Brew(one.id) for one in game.standing() if one.values.alchemy))


@step(Brew)
def brew(game: League, entry: Brew) -> Script[None]:
    """A hero mixes potions as long as there are bottles and components and it wants to: first the quality is chosen,
    then the check is made.  LE-0605, LE-0606"""
    hero = game.hero(entry.who)
    options = [*by_recipe(game, hero), *(Option("mix", what=strength) for strength in possible(game))]
    if not options:
        return
    chosen: Option = yield Ask("mix", hero.seat, (*options, DONE), len(options), hero.id)
    if chosen.act == DONE.act:
        return
    game.push(entry)
    if chosen.act == "mix-recipe":
        recipe = hero.recipes[chosen.n - 1]
        yield from mix(game, hero, library()[POTIONS][recipe.potion].strength, ready(game, recipe), recipe)
        return
    strength = next(one for one in STRENGTHS if one == chosen.what)
    items = yield from components(game, hero, strength)
    yield from mix(game, hero, strength, items)


def by_recipe(game: League, hero: Hero) -> list[Option]:
    """The recipes of a hero for which everything is there.  LE-0608"""
    return [
        Option("mix-recipe", what=recipe.potion, n=n)
        for n, recipe in enumerate(hero.recipes, start=1)
        if ready(game, recipe)
    ]


def components(game: League, hero: Hero, strength: Strength) -> Script[tuple[Item, ...]]:
    """The components are chosen one by one, at least one of each kind among them.  LE-0601 to LE-0603"""
    chosen: tuple[Item, ...] = ()
    while len(chosen) < COMPONENTS[strength]:
        left = [item for _, item in stock(game)]
        for item in chosen:
            left.remove(item)
        fitting = list(dict.fromkeys(item for item in left if fits(chosen, item, strength)))
        options = [Option("component", what=str(item)) for item in fitting]
        option = options[0]
        if len(options) > 1:
            option = yield Ask("component", hero.seat, options, who=hero.id, about=str(len(chosen) + 1))
        chosen = (*chosen, parse_item(option.what))
    assert makes(chosen, strength)
    return chosen


def fits(chosen: tuple[Item, ...], item: Item, strength: Strength) -> bool:
    """May this be the next component?  The last one has to be of the kind that is missing.  LE-0601 to LE-0603"""
    now = (*chosen, item)
    parts = sum(map(is_part, now))
    return len(now) < COMPONENTS[strength] or 0 < parts < len(now)


# recipes


def invent(game: League, hero: Hero) -> Script[None]:
    """A recipe is created: first which potion it makes, then the ingredients and parts by the rule of its strength.

    LE-0604
    """
    known = set(library()[POTION_TABLES]["potions"].rows.values())
    potions = [card for card in library()[POTIONS].values() if card.of in known]
    choice: Option = yield Ask("recipe", hero.seat, [Option("recipe", what=card.id) for card in potions], who=hero.id)
    strength = library()[POTIONS][choice.what].strength
    takes: tuple[Item, ...] = ()
    every = [Item(card) for card in (*library()[INGREDIENTS], *library()[PARTS])]
    while len(takes) < COMPONENTS[strength]:
        options = [Option("component", what=str(item)) for item in every if fits(takes, item, strength)]
        option: Option = yield Ask("component", hero.seat, options, who=hero.id, about=str(len(takes) + 1))
        takes = (*takes, parse_item(option.what))
    write_down(game, hero, Recipe(potion=choice.what, takes=tuple(item.card for item in takes)))
