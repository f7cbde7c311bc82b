"""A short rest.  LE-0283 to LE-0297, LE-0101, LE-G54, LE-G56, LE-G78, LE-G79"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.crawl.steps import step
from undercroft.kernel.dice import bands
from undercroft.kernel.events import Began, Changed, Moved
from undercroft.kernel.game import roll
from undercroft.kernel.moments import BOOK
from undercroft.kernel.requests import DONE, Ask, Option, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import (
    Arrange,
    Camp,
    MoveWanderer,
    Rearrange,
    RestEnds,
    ThreatRoll,
    Trade,
    TurnEnds,
    Untreated,
)
from undercroft.systems.league.cards import words
from undercroft.systems.league.combat.bleeding import rest_bleeding
from undercroft.systems.league.dungeon.threat import lower_threat
from undercroft.systems.league.dungeon.tokens import WANDERER, of_kind
from undercroft.systems.league.dungeon.tools import eat
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.ailments import rest_diseased, rest_poisoned
from undercroft.systems.league.state import Hero
from undercroft.systems.league.status.mana import most_mana, regain_mana
from undercroft.systems.league.status.morale import change_morale, stir
from undercroft.systems.league.status.points import heal, regain_energy

PEACE = 5
"""The threat level falls so much.  LE-0285"""
MOVES = 3
"""Each wandering monster may move so often.  LE-0287"""
HEALING = "d6"
"""LE-0291"""
MOST_CHANGES = 8
"""So often a hero may open its pack or turn to another during one rest."""
CHANCE = 50
"""Per cent of getting a point of ENERGY back.  LE-0292"""


def may_rest(game: League) -> bool:
    """Are all heroes on one tile, with no enemy there or on an adjacent one, and has nobody acted yet in this turn?

    LE-0283, LE-G79
    """
    heroes = [one for one in game.state.party if one.here]
    tiles = {game.ground.tile(one.at) for one in heroes}
    if len(tiles) != 1 or game.state.battle or any(one.acted or one.pit for one in heroes):
        return False
    (tile,) = tiles
    around = game.ground.covers[tile]
    for other in game.ground.joined(tile):
        around |= game.ground.covers[other]
    return not any(game.cover(one) & around for one in game.state.enemies)


def begin_rest(game: League) -> None:
    """What is always done, even if a battle interrupts: the heroes take their places, the threat falls by 5, a threat
    roll is made, wandering monsters make three moves, a ration is eaten.  It takes the turn.

    LE-0057, LE-0284 to LE-0289, LE-G56, LE-G78
    """
    state = game.state
    game.tell(Began, "rest", rules=("LE-0283",))
    state.resting = True
    for hero in state.party:
        hero.acted, hero.ap = True, 0
    game.cut(TurnEnds)
    lower_threat(game, PEACE, "rest", "LE-0285")
    if not eat(game):
        stir(game, "hunger")
    heroes = tuple(one.id for one in game.standing())
    wanderers = [MoveWanderer(n=token.n) for token in of_kind(game, WANDERER) for _ in range(MOVES)]
    ailing = [Untreated(one.id) for one in state.party if one.here]
    game.push(Arrange(left=heroes), Camp(left=heroes), ThreatRoll(), *wanderers, *ailing, RestEnds(left=heroes))


@step(Arrange)
def arrange(game: League, entry: Arrange) -> Script[None]:
    """One hero after the other may take another place on the tile.  LE-0284"""
    if not entry.left:
        return
    hero = game.hero(entry.left[0])
    game.push(Arrange(left=entry.left[1:]))
    ground = game.ground
    free = ground.tile_squares(ground.tile(hero.at)) & ~ground.pits & ~game.occupied(hero) & ~(1 << hero.at)
    places = squares(free & ground.connected(1 << hero.at))
    if not places:
        return
    options = [DONE, *(Option("place", at=at) for at in places)]
    option: Option = yield Ask("arrange", hero.seat, options, 0, hero.id)
    if option.act == "place":
        was, hero.at = hero.at, option.at
        game.tell(Moved, hero.id, (was, hero.at), "arrange", rules=("LE-0284",))


@step(Camp)
def camp(game: League, entry: Camp) -> Script[None]:
    """Each hero may arrange its gear and exchange some with the others, without AP.  LE-0289"""
    if not entry.left:
        return
    hero, rest = game.hero(entry.left[0]), entry.left[1:]
    others = [one for one in game.standing() if one is not hero]
    options = [DONE, Option("rearrange"), *(Option("trade", who=one.id) for one in others)]
    option: Option = yield Ask("camp", hero.seat, options, 0, hero.id)
    if option.act == "done" or entry.n >= MOST_CHANGES:
        game.push(Camp(left=rest))
        return
    other = option.who
    game.push(Trade(hero.id, target=other) if other else Rearrange(hero.id), Camp(left=entry.left, n=entry.n + 1))


@step(Untreated)
def untreated(game: League, entry: Untreated) -> Script[None]:
    """During the rest a hero who bleeds out untreated tests CON or dies; poison and disease run their course.

    LE-0295 to LE-0297, LE-0525, LE-0531
    """
    hero = game.hero(entry.who)
    if hero.down:
        yield from rest_bleeding(game, hero)
    if hero.here:
        yield from rest_poisoned(game, hero)
    if hero.here:
        yield from rest_diseased(game, hero)


@step(RestEnds)
def rest_ends(game: League, entry: RestEnds) -> Script[None]:
    """Nobody has disturbed the party: morale rises by 2, HP, ENERGY and mana come back; whom the rest has kept from
    bleeding to death has had all the HP it gets.  LE-0290 to LE-0294, LE-0296, LE-G54"""
    game.state.resting = False
    stir(game, "rest")
    for hero in game.standing():
        more = game.kit(hero).sum(words.REST_MORALE)
        if more:
            change_morale(game, more, "rest", "LE-0290")
        yield from recover(game, hero, mends=hero.id in entry.left)
    game.tell(Changed, "rested", now=1, rules=("LE-0290",))
    for deed in moments.RESTED.deeds(game.rules):
        deed(game)


def recover(game: League, hero: Hero, *, mends: bool = True) -> Script[None]:
    """1d6 HP, each lost point of ENERGY by chance, a wizard's mana; equipment and talents may give more.

    LE-0291 to LE-0293
    """
    kit = game.kit(hero)
    if mends and hero.hp < game.most_hp(hero):
        n: int = yield from roll(HEALING, seat=hero.seat, who=hero.id, why="rest")
        gained = Tally(n, "rest", "LE-0291").add(kit.sum(words.REST_HP), "talents-and-gear", "LE-0291")
        heal(game, hero, gained.total, "rest", ("LE-0291",))
    chance = min(99, CHANCE + kit.sum(words.REST_ENERGY))
    for _ in range(hero.max_energy - hero.energy):
        band: str = yield from roll(
            "d100", seat=hero.seat, who=hero.id, why="rest-energy", reads=bands("spent", back=chance)
        )
        if band == "back":
            regain_energy(game, hero, 1, "rest", ("LE-0292",))
    regain_mana(game, hero, most_mana(game, hero), "rest", "LE-0293")


@moments.BATTLE_BEGINS.on(moments.ALWAYS, rank=BOOK)
def disturbed(game: League) -> None:
    """A rest that a battle interrupts still lifts the party's morale a little.  LE-0101, LE-G54"""
    if game.state.resting:
        game.state.resting = False
        stir(game, "disturbed-rest")
