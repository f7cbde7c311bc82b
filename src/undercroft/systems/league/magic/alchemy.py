"""Alchemy: identifying potions, gathering ingredients, harvesting parts, mixing, recipes.

LE-0276, LE-0277, LE-0592 to LE-0609, LE-0683, LE-G17, LE-G18, LE-G102, LE-G103
"""

from __future__ import annotations

from undercroft.crawl.things import Item, become, gain
from undercroft.kernel.dice import TOTAL, pool
from undercroft.kernel.events import Changed
from undercroft.kernel.moments import BOOK
from undercroft.kernel.requests import Roll, Script
from undercroft.kernel.tally import Tally, Term, Terms
from undercroft.systems.league import moments
from undercroft.systems.league.cards import monster_words
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.cards.library import library, things
from undercroft.systems.league.cards.monsters import MONSTERS
from undercroft.systems.league.cards.potions import (
    BOTTLE,
    COMPONENTS,
    EXQUISITE,
    INGREDIENT_TABLES,
    PART_TABLES,
    POTIONS,
    STRENGTHS,
    UNKNOWN_POTION,
    Component,
    PartCard,
    Strength,
)
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.checks import check, needed_for
from undercroft.systems.league.state import Hero, Recipe
from undercroft.systems.league.status.wear import discard
from undercroft.systems.league.things.slots import find_tool
from undercroft.systems.league.things.unknown_potions import LOOT, potion_of, reveal, roll_potion

TOOLS = "alchemist-tools"
RECIPE, EXQUISITE_BONUS = 10, 10
"""What a recipe and each exquisite component add to the check.  LE-0608, LE-0609"""
GATHERED = 2
"""Rolls on the table of ingredients for whoever gathers well.  LE-0596"""
MOST_HARVESTED = 3
"""LE-0599"""


# identifying


def tried_by(hero: Hero) -> str:
    """The mark of a potion that a hero could not identify.  LE-0592"""
    return f"tried-{hero.id}"


def may_identify(game: League, hero: Hero) -> list[tuple[Hero, Item]]:
    """The unknown potions of the party that a hero has not tried yet, and who carries them.  LE-0277, LE-0592"""
    if not hero.values.alchemy:
        return []
    mark = tried_by(hero)
    owners = [one for one in game.state.party if one.here]
    return [
        (one, item)
        for one in owners
        for item in dict.fromkeys(one.outfit.items())
        if item.card == UNKNOWN_POTION and mark not in item.marks
    ]


def identify(game: League, hero: Hero, owner: Hero, item: Item) -> Script[None]:
    """An alchemy check, once for each hero and potion: success says by a roll on the potions table what it is.

    LE-0276, LE-0592, LE-0683
    """
    checked = yield from check(game, hero, "alchemy", "identify", when=(When.IDENTIFYING,), rules=("LE-0592",))
    if checked.success:
        yield from reveal(game, hero, owner, item)
        return
    owner.outfit = become(owner.outfit, item, item.marked(tried_by(hero)))
    game.tell(Changed, "not-identified", hero.id, detail=str(item), rules=("LE-0592",))


# gathering


def gather(game: League, hero: Hero) -> Script[None]:
    """Once a day on the road the hero with the best alchemy looks for plants: success gives two rolls on the table of
    ingredients, and with 01 to 10 one of them is exquisite.  LE-0595 to LE-0597"""
    checked = yield from check(
        game, hero, "alchemy", "gather", when=(When.HARVESTING,), ten=True, rules=("LE-0595", "LE-0596")
    )
    if not checked.success:
        game.tell(Changed, "gathered", hero.id, rules=("LE-0596",))
        return
    table = game.box[INGREDIENT_TABLES]["roadside"]
    for n in range(GATHERED):
        roll: int = yield Roll((pool(table.die),), TOTAL, hero.seat, hero.id, "ingredient", LOOT)
        take(game, hero, Item(table.result(roll)), exquisite=checked.ten and n == 0, rule="LE-0596")


def best_alchemist(game: League) -> Hero | None:
    """The hero with the highest alchemy, if anybody knows any.  LE-0277, LE-0595"""
    able = [one for one in game.state.party if one.able and one.values.alchemy]
    return max(able, key=lambda one: (needed_for(game, one, "alchemy").total, -one.id), default=None)


def take(game: League, hero: Hero, item: Item, *, exquisite: bool, rule: str) -> None:
    """A component goes into the backpack.  LE-0597, LE-0600"""
    found = item.marked(EXQUISITE) if exquisite else item
    hero.outfit = gain(hero.outfit, found)
    game.tell(Changed, "gathered", hero.id, now=1, detail=f"league-thing-{item.card}", rules=(rule,))


# harvesting


def carcasses(game: League) -> list[str]:
    """The cards of the enemies killed in the last battle that still can be harvested, in the order in which they fell.

    LE-0170, LE-0171, LE-0594, LE-0598, LE-G103
    """
    fallen = [card for card in game.state.fallen if gives_parts(card)]
    return fallen[game.state.harvested :]


def gives_parts(card: str) -> bool:
    """Does such an enemy leave anything that can be cut out of it?  LE-0171, LE-0790, LE-G103"""
    monster = library()[MONSTERS][card]
    gone = monster.loot == "none" or bool(monster_words.MAGIC_BEING.of(monster.special))
    return not gone and monster.kind in library()[PART_TABLES]


def may_harvest(game: League, hero: Hero) -> bool:
    """Has it alchemist tools, and is there anything to harvest after a battle?  LE-0598"""
    return not game.state.battle and find_tool(hero, TOOLS, ready=False) is not None and bool(carcasses(game))


def harvest(game: League, hero: Hero) -> Script[None]:
    """An alchemy check on up to three killed enemies: success gives a part of each, and with 01 to 10 one of the parts
    is exquisite; whoever fails has spoilt them.  LE-0598 to LE-0600, LE-G103"""
    among = carcasses(game)[:MOST_HARVESTED]
    game.state.harvested += len(among)
    checked = yield from check(
        game, hero, "alchemy", "harvest", when=(When.HARVESTING,), ten=True, rules=("LE-0598", "LE-0599")
    )
    if not checked.success:
        game.tell(Changed, "gathered", hero.id, rules=("LE-0599",))
        return
    for n, card in enumerate(among):
        table = game.box[PART_TABLES][library()[MONSTERS][card].kind]
        roll: int = yield Roll((pool(table.die),), TOTAL, hero.seat, hero.id, "part", LOOT)
        take(game, hero, Item(table.result(roll)), exquisite=checked.ten and n == 0, rule="LE-0599")


@moments.BATTLE_BEGINS.on(moments.ALWAYS, rank=BOOK)
def battle_begins(game: League) -> None:
    """What has fallen before lies behind the party.  LE-0598"""
    game.state.harvested = 0


# components


def component(item: Item) -> Component | None:
    """The card of a component; None for anything else."""
    card = things()[item.card]
    return card if isinstance(card, Component) else None


def is_part(item: Item) -> bool:
    """Is it a part, and no ingredient?  LE-0594"""
    return isinstance(component(item), PartCard)


def stock(game: League) -> list[tuple[Hero, Item]]:
    """The components the party carries, with who carries each.  LE-0601"""
    heroes = [one for one in game.state.party if one.here]
    return [(one, item) for one in heroes for item in one.outfit.items() if component(item) is not None]


def bottles(game: League) -> list[tuple[Hero, Item]]:
    """The empty bottles of the party.  LE-0601, LE-0612"""
    heroes = [one for one in game.state.party if one.here]
    return [(one, item) for one in heroes for item in one.outfit.items() if item.card == BOTTLE]


def makes(items: tuple[Item, ...], strength: Strength) -> bool:
    """Are these the components of a potion of this strength: 2, 3 or 4 of them, at least one of each kind?

    LE-0601 to LE-0603
    """
    parts = sum(map(is_part, items))
    return len(items) == COMPONENTS[strength] and 0 < parts < len(items)


def possible(game: League) -> list[Strength]:
    """The strengths for which the party has a bottle and components enough.  LE-0601 to LE-0603, LE-0606"""
    have = [item for _, item in stock(game)]
    parts = sum(map(is_part, have))
    if not bottles(game) or not parts or parts == len(have):
        return []
    return [strength for strength in STRENGTHS if len(have) >= COMPONENTS[strength]]


def ready(game: League, recipe: Recipe) -> tuple[Item, ...]:
    """The components a recipe takes, exquisite ones first; nothing if one or a bottle is missing.  LE-0608, LE-0609"""
    have = sorted((item for _, item in stock(game)), key=lambda item: (EXQUISITE not in item.marks, str(item)))
    found: list[Item] = []
    for card in recipe.takes:
        item = next((one for one in have if one.card == card), None)
        if item is None:
            return ()
        have.remove(item)
        found.append(item)
    return tuple(found) if bottles(game) else ()


# mixing


def mixing(game: League, hero: Hero, items: tuple[Item, ...], recipe: bool) -> Tally:
    """What mixing is rolled against; what is shown before the roll.  LE-0606, LE-0608, LE-0609"""
    return needed_for(game, hero, "alchemy", terms(items, recipe), (When.MIXING,))


def terms(items: tuple[Item, ...], recipe: bool) -> Terms:
    """What a recipe and exquisite components add.  LE-0608, LE-0609"""
    known = (Term(RECIPE, "recipe", "LE-0608"),) if recipe else ()
    fine = sum(EXQUISITE in item.marks for item in items)
    return (*known, Term(EXQUISITE_BONUS * fine, "exquisite", "LE-0609")) if fine else known


def mix(
    game: League, hero: Hero, strength: Strength, items: tuple[Item, ...], recipe: Recipe | None = None
) -> Script[str]:
    """The components are used up.  On a successful alchemy check there is a potion in the bottle: the one of the
    recipe, else the one that a roll on the potions table says.  The potion that was made.

    LE-0601 to LE-0609, LE-0683
    """
    extra = terms(items, recipe is not None)
    spend(game, items)
    checked = yield from check(
        game, hero, "alchemy", "mix", terms=extra, when=(When.MIXING,), rules=("LE-0606", "LE-0608")
    )
    if not checked.success:
        game.tell(Changed, "mixed", hero.id, rules=("LE-0606",))
        return ""
    made = recipe.potion if recipe else potion_of((yield from roll_potion(game, hero)), strength)
    owner, bottle = bottles(game)[0]
    owner.outfit = discard(owner.outfit, bottle)
    hero.outfit = gain(hero.outfit, Item(made))
    game.tell(Changed, "mixed", hero.id, now=1, detail=f"league-thing-{made}", rules=("LE-0607",))
    return made


def spend(game: League, items: tuple[Item, ...]) -> None:
    """Components are used up, whoever carries them."""
    for item in items:
        owner = next(one for one, other in stock(game) if other == item)
        owner.outfit = discard(owner.outfit, item)


def write_down(game: League, hero: Hero, recipe: Recipe) -> None:
    """A hero has a recipe of its own; a better one for the same potion takes the place of the old.  LE-0604"""
    hero.recipes = (*(one for one in hero.recipes if one.potion != recipe.potion), recipe)
    game.tell(Changed, "recipe", hero.id, now=1, detail=f"league-thing-{recipe.potion}", rules=("LE-0604",))


def follows(recipe: Recipe) -> bool:
    """Does a recipe keep the rule of components for the strength of its potion?  LE-0604"""
    card = library()[POTIONS][recipe.potion]
    return makes(tuple(Item(one) for one in recipe.takes), card.strength)
