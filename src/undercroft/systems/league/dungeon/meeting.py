"""Enemies have been placed: fear and terror, demons, riddles.  LE-0082, LE-0093, LE-0739 to LE-0743, LE-0804, LE-0805

What it does to heroes that enemies are there at all, before anybody strikes.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Removed, Said
from undercroft.kernel.requests import NOWHERE, PASS, Ask, Option, Script
from undercroft.systems.league.agenda import Encounter, FearElves, FearTests, Riddle
from undercroft.systems.league.cards import monster_words as words
from undercroft.systems.league.cards.monsters import MONSTERS
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.rolls.mind import demons_appear, is_demon
from undercroft.systems.league.state import Enemy
from undercroft.systems.league.status.later import later

ELF = "elf"
"""LE-C13"""
RIDDLE_XP = 150
"""What an answered riddle is worth.  LE-0805"""


def greet(game: League, met: Sequence[Enemy]) -> None:
    """Enemies have just been placed: demons shake the party once in a battle, and every hero tests once against the
    fear or terror of each kind.  LE-0082, LE-0093, LE-0739, LE-0741, LE-G52, LE-G84"""
    before = game.state.met if game.state.battle else ()
    cards = tuple(dict.fromkeys(one.card for one in met))
    if any(is_demon(game, one) for one in met) and not _demons_among(game, before):
        demons_appear(game)
    heroes = tuple(one.id for one in game.standing())
    for card in reversed(cards):
        one = next(enemy for enemy in met if enemy.card == card)
        if game.has(one, words.CAUSE_FEAR) or game.has(one, words.CAUSE_TERROR):
            later(game, FearTests(card=card, left=heroes))
    if any(one.species == ELF for one in game.standing()):
        for enemy in met:
            if game.has(enemy, words.FEAR_ELVES):
                later(game, FearElves(enemy.id))
    game.state.met = tuple(dict.fromkeys((*before, *cards)))


@step(FearElves)
def fear_elves(game: League, entry: FearElves) -> Script[None]:
    """An enemy that fears elves passes a RES test, or is afraid of them.  LE-0762"""
    enemy = game.enemy(entry.who)
    passed = yield from check(game, enemy, "resolve", "fear-elves", rules=("LE-0762",))
    if not passed.success:
        enemy.fears_elves = True
        game.tell(Changed, "fears-elves", enemy.id, now=1, rules=("LE-0762",))


def _demons_among(game: League, cards: Sequence[str]) -> bool:
    """Are demons among these?  LE-G52"""
    box = game.box[MONSTERS]
    return any(box[card].kind == "demon" or words.DEMON.of(box[card].special) for card in cards)


# riddles


def riddlers(game: League) -> bool:
    """Are there enemies, and none but such as ask riddles?  LE-0804"""
    return bool(game.state.enemies) and all(game.has(one, words.RIDDLE_MASTER) for one in game.state.enemies)


@step(Riddle)
def riddle(game: League, entry: Riddle) -> Script[None]:
    """One hero may answer with a WIS test: then they go without a fight and the party gains 150 XP; a wrong answer, or
    none, means battle.  LE-0804, LE-0805"""
    heroes = game.standing()
    if riddlers(game) and heroes:
        options = [Option("answer-riddle", one.id, seats=(one.seat,)) for one in heroes]
        option: Option = yield Ask("riddle", game.party_seat(), (*options, PASS), len(options))
        if option.act == "answer-riddle":
            hero = game.hero(option.who)
            if (yield from check(game, hero, "wisdom", "riddle", rules=("LE-0804",))).success:
                solved(game)
                return
            game.tell(Said, "league-riddle-failed", hero.id, rules=("LE-0805",))
    game.push(Encounter(door=entry.door, bashed=entry.bashed))


def solved(game: League) -> None:
    """Those who asked go, and the party has learned something.  LE-0805"""
    for one in tuple(game.state.enemies):
        game.state.enemies.remove(one)
        game.tell(Removed, f"league-monster-{one.card}", one.id, one.at, "riddle", one.letter, rules=("LE-0805",))
        one.at = NOWHERE
    game.state.rewards = (*game.state.rewards, RIDDLE_XP)
