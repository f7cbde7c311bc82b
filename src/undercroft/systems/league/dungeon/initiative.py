"""The bag of initiative tokens, and who is still to act.  LE-0319 to LE-0328, LE-G47, LE-G48, LE-G83"""

from __future__ import annotations

from undercroft.crawl.decks import Bag
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import DONE, NOBODY, Ask, Option, Script
from undercroft.systems.league.cards import monster_words
from undercroft.systems.league.cards.library import weapon
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero

ORDER = Bag("order", "monsters")
"""A pile of the state, used as the bag."""

HERO, ENEMY = "hero", "enemy"
"""The tokens; they belong to no model in particular.  LE-G48"""

BY_THE_BAG, RULING = "bag", "g47"
BASHED_TOKENS = 2
"""So many more monster tokens where a door was broken down.  LE-0320"""


def bag_is_used(game: League) -> bool:
    """Is the order of battles drawn from the bag?  LE-0319, LE-G47"""
    return game.ruling(RULING) == BY_THE_BAG


def heroes_to_act(game: League) -> list[Hero]:
    """Heroes on their feet who have not been activated in this turn and are not on overwatch.  LE-0327, LE-0331"""
    return [one for one in game.standing() if not (one.acted or one.watching)]


def enemies_to_act(game: League, *, late: bool = False) -> list[Enemy]:
    """Enemies who have not been activated in this turn, one who is hidden among them; those who came late act when
    everybody else has.  LE-0245, LE-0327, LE-G116"""
    came_late = game.state.figures
    return [one for one in game.state.enemies if not one.acted and (one.id in came_late) == late]


# the bag is filled


def fill(game: League) -> None:
    """A token for every hero and every enemy; in the first battle turn those that a broken door and good ears bring;
    one more for each named monster and each sneaky one.

    LE-0319 to LE-0325, LE-0328, LE-0331, LE-0814
    """
    heroes, enemies = len(heroes_to_act(game)), sum(tokens_of(game, one) for one in game.state.enemies)
    if game.state.battle == 1:
        enemies += BASHED_TOKENS if game.state.bashed else 0
        heroes += hears_first(game) == HERO
        enemies += hears_first(game) == ENEMY
    ORDER.fill(game, (HERO,) * heroes + (ENEMY,) * enemies)


def tokens_of(game: League, enemy: Enemy) -> int:
    """The tokens that an enemy adds to the bag: its own, one more if it has a name, one more if it is sneaky.

    LE-0319, LE-0325, LE-0814
    """
    return 1 + game.card(enemy).named + game.has(enemy, monster_words.SNEAKY)


def hears_first(game: League) -> str:
    """The side that hears the other behind a door, if only one does; silent enemies are not heard.

    LE-0322 to LE-0324, LE-0811
    """
    if not game.state.through_door:
        return ""
    enemies = game.state.enemies
    silent = any(game.has(one, monster_words.SILENT) for one in enemies)
    ours = not silent and any(game.kit(one).says(monster_words.PERFECT_HEARING) for one in game.standing())
    theirs = any(game.has(one, monster_words.PERFECT_HEARING) for one in enemies)
    return "" if ours == theirs else HERO if ours else ENEMY


def join(game: League, enemy: Enemy, *, late: bool = False) -> None:
    """An enemy comes while a battle is going on: its tokens go into the bag, or it acts after everybody else.

    LE-0245, LE-0319, LE-0325, LE-0814
    """
    if not game.state.battle:
        return
    if late:
        game.state.figures = (*game.state.figures, enemy.id)
    elif ORDER.name in game.state.piles:
        for _ in range(tokens_of(game, enemy)):
            ORDER.add(game, ENEMY)


# a token is drawn


def next_side(game: League) -> Script[str]:
    """Whose turn it is: a token is drawn; without the bag all heroes act before all enemies.  Nothing when it is over.

    LE-0319, LE-0326, LE-0328, LE-G47
    """
    if bag_is_used(game):
        token = yield from ORDER.draw(game, seat=NOBODY)
        return token
    if heroes_to_act(game):
        return HERO
    return ENEMY if enemies_to_act(game) else ""


def over(game: League) -> bool:
    """Is the battle over, because no enemy is left?  LE-0349"""
    return game.state.battle > 0 and not game.state.enemies


def watch(game: League, hero: Hero) -> None:
    """A hero goes on overwatch: it adds no token to the bag.  LE-0329 to LE-0331, LE-G83"""
    hero.watching = True
    game.tell(Changed, "watching", hero.id, now=1, rules=("LE-0329",))


# overwatch


def who_watches(game: League) -> Script[None]:
    """When the bag has been emptied, heroes who have what it takes may go on overwatch for the coming turn.

    LE-0329 to LE-0331, LE-G83
    """
    party = game.party_seat()
    while able := [one for one in game.standing() if may_watch(game, one)]:
        options = [Option("watch", who=one.id, seats=(one.seat,)) for one in able]
        option: Option = yield Ask("overwatch", party, (*options, DONE), len(options))
        if option.act == "done":
            return
        watch(game, game.hero(option.who))


def may_watch(game: League, hero: Hero) -> bool:
    """Has it ENERGY, and a loaded ranged weapon or one for close combat in its hands?  LE-0330, LE-0332, LE-0336"""
    return hero.energy > 0 and not (hero.watching or hero.prone or hero.netted or hero.pit) and armed(hero)


def armed(hero: Hero) -> bool:
    """Is a ranged weapon in its hands loaded, or any other at hand?  LE-0330"""
    held = [weapon(item.card) for item in hero.outfit.at("hand")]
    return any(one is not None and (hero.loaded or not one.ranged or not one.reload) for one in held)
