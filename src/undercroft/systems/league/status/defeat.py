"""Enemies fall; heroes go down, bleed out and die.  LE-0091, LE-0092, LE-0103, LE-0500, LE-0533, LE-0539"""

from __future__ import annotations

from undercroft.kernel.events import Changed, Removed
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import Scar
from undercroft.systems.league.cards import monster_words
from undercroft.systems.league.cards.library import hero_name
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero, Token
from undercroft.systems.league.status.conditions import end_prayer
from undercroft.systems.league.status.later import later
from undercroft.systems.league.status.morale import stir
from undercroft.systems.league.status.sanity import shock

CORPSE = "corpse"
"""What an enemy leaves on its square, to be searched.  LE-0166"""


def fell(
    game: League, enemy: Enemy, by: FigureId = NO_ONE, *, why: str = "killed", loot: bool = True, reward: bool = True
) -> None:
    """An enemy dies: it leaves the board at once, the party gains its XP, and its body lies there unless nothing is
    left to loot.  LE-0103, LE-0424, LE-0477, LE-0500, LE-0749, LE-0790"""
    state, card = game.state, game.card(enemy)
    at, cover = enemy.at, game.cover(enemy)
    large = game.has(enemy, monster_words.LARGE) or game.has(enemy, monster_words.X_LARGE)
    loot = loot and not game.has(enemy, monster_words.MAGIC_BEING)
    state.enemies.remove(enemy)
    if reward:
        state.rewards = (*state.rewards, card.xp)
    if loot:
        state.fallen = (*state.fallen, enemy.card)
        if cover and at != NOWHERE:
            state.tokens = (*state.tokens, Token(kind=CORPSE, at=at, name=enemy.card))
    game.tell(Removed, f"league-monster-{enemy.card}", enemy.id, at, why, enemy.letter, rules=("LE-0500",))
    if large and reward:
        stir(game, "large-slain")
    for deed in moments.ENEMY_FELLED.deeds(game.rules):
        deed(game, enemy)


def go_down(game: League, hero: Hero) -> None:
    """A hero reaches 0 HP: it is knocked down, can do nothing and bleeds out; it is shaken, and so is the party.  When
    nobody is left on their feet, the quest is lost.  LE-0083, LE-0092, LE-0533, LE-0539, LE-0541, LE-0622"""
    hero.prone, hero.stance, hero.watching, hero.ap = True, False, False, 0
    game.tell(Changed, "down", hero.id, now=1, rules=("LE-0533",))
    end_prayer(game, hero)
    stir(game, "hero-down")
    shock(game, hero, "down")
    later(game, Scar(hero.id))
    for deed in moments.HERO_DOWN.deeds(game.rules):
        deed(game, hero)
    all_bleeding(game)


def all_bleeding(game: League) -> None:
    """Where every hero is bleeding out, dead or swallowed, the quest is lost and they all die.  LE-0539, LE-G117"""
    if not game.standing():
        for one in game.state.party:
            if one.here:
                one.dead = True
                game.tell(Removed, hero_name(one.card), one.id, one.at, "killed", rules=("LE-0539",))
        game.end(False, "league-all-bleeding")


def die(game: League, hero: Hero, why: str, *rules: str) -> None:
    """A hero dies, which the party feels.  LE-0091, LE-0526, LE-0540"""
    if hero.dead:
        return
    hero.dead = True
    hero.hp = min(hero.hp, 0)
    game.tell(Removed, hero_name(hero.card), hero.id, hero.at, "killed", rules=rules)
    end_prayer(game, hero)
    stir(game, "hero-died")
    all_bleeding(game)
