"""What happens in battle because of the threat.  LE-0237 to LE-0247, LE-G71, LE-G72, LE-G74"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from undercroft.board.bits import squares
from undercroft.content.vocabulary import Word
from undercroft.crawl.steps import step
from undercroft.kernel.dice import STANDARD, TOTAL
from undercroft.kernel.events import Changed, Revealed
from undercroft.kernel.game import roll
from undercroft.kernel.moments import BOOK
from undercroft.kernel.requests import Script
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import BattleThreat, PlaceEncounter
from undercroft.systems.league.cards import monster_words as words
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.dungeon.locks import know, of_door
from undercroft.systems.league.dungeon.threat_roll import STREAM, row_of, settle
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.rolls.mind import face_up
from undercroft.systems.league.state import Enemy
from undercroft.systems.league.status.dropping import drop_weapon, weapons_in_hand
from undercroft.systems.league.status.points import heal

CHAMPION, WAR_CRY = 15, 10
"""LE-0239, LE-0247"""
D10 = (STANDARD["d10"],)


@step(BattleThreat)
def battle_threat(game: League, entry: BattleThreat) -> Script[None]:
    """A new roll, a d10 on the table for a party in battle; what fits nobody is of no effect, but the threat falls all
    the same.  LE-0222, LE-0223, LE-0237, LE-G71, LE-G74"""
    number: int = yield from roll("d10", seat=game.party_seat(), why="threat-event", stream=STREAM)
    card = row_of(number, battle=True)
    game.tell(Revealed, f"league-threat-{card.id}", rules=("LE-0222",))
    settle(game, card)
    yield from EVENTS[card.id](game)


def on_table(game: League) -> list[Enemy]:
    """The enemies who are there to be seen."""
    return [one for one in game.state.enemies if not one.hidden]


def one_of(among: Sequence[Enemy]) -> Script[Enemy | None]:
    """One enemy at random; nobody where none fits.  LE-0480, LE-G74"""
    return (yield from pick(among, "enemy")) if among else None


def gain(game: League, enemy: Enemy, rule: Word[int] | Word[None], *rules: str) -> None:
    """An enemy has one more special rule from now on.  LE-G74"""
    enemy.gained = (*enemy.gained, rule.name)
    game.tell(Changed, "gains-rule", enemy.id, now=1, detail=f"league-special-{rule.name}", rules=rules)


def stifled_magic(game: League) -> Script[None]:
    """Nobody who casts spells can act in the next turn, on either side.  LE-0237, LE-G74"""
    yield from ()
    game.state.hushed = game.state.battle + 1
    game.tell(Changed, "hushed", now=1, rules=("LE-0237",))


def poisoned_blades(game: League) -> Script[None]:
    """Until the end of the battle all enemies are poisonous.  LE-0238, LE-G74"""
    yield from ()
    for one in game.state.enemies:
        if not game.has(one, words.POISONOUS):
            gain(game, one, words.POISONOUS, "LE-0238")


def champion(game: League) -> Script[None]:
    """One enemy has +15 CS until it is dead.  LE-0239"""
    one = yield from one_of(on_table(game))
    if one is not None:
        embolden(game, one, CHAMPION, "LE-0239")


def embolden(game: League, enemy: Enemy, by: int, rule: str) -> None:
    """An enemy fights better."""
    was, enemy.bonus = enemy.bonus, enemy.bonus + by
    game.tell(Changed, "emboldened", enemy.id, now=enemy.bonus, was=was, rules=(rule,))


def second_wind(game: League) -> Script[None]:
    """One wounded enemy heals d10 HP.  LE-0240"""
    one = yield from one_of([one for one in on_table(game) if game.wounded(one)])
    if one is not None:
        rolled: int = yield from roll(D10, who=one.id, why="second-wind", reads=TOTAL, stream=STREAM)
        heal(game, one, rolled, "second-wind", ("LE-0240",))


def frenzy(game: League) -> Script[None]:
    """One enemy is frenzied until it is dead.  LE-0241"""
    one = yield from one_of([one for one in on_table(game) if not game.has(one, words.FRENZY)])
    if one is not None:
        gain(game, one, words.FRENZY, "LE-0241")


def slippery_grip(game: League) -> Script[None]:
    """A random hero drops its weapon, and cannot fight until it has it back.  LE-0242, LE-0243"""
    heroes = [one for one in game.standing() if weapons_in_hand(one)]
    if heroes:
        drop_weapon(game, (yield from pick(heroes, "hero")), "LE-0242", slipped=True)


def dread(game: League) -> Script[None]:
    """One enemy causes fear in heroes of every level.  LE-0244, LE-G74"""
    fearless = [one for one in on_table(game) if not game.has(one, words.CAUSE_FEAR)]
    one = yield from one_of([one for one in fearless if not game.has(one, words.CAUSE_TERROR)])
    if one is not None:
        gain(game, one, words.CAUSE_FEAR, "LE-0244")
        for hero in game.standing():
            yield from face_up(game, hero, one.card)


def war_cry(game: League) -> Script[None]:
    """All enemies have +10 CS until the end of the battle.  LE-0247"""
    yield from ()
    for one in game.state.enemies:
        embolden(game, one, WAR_CRY, "LE-0247")


# reinforcements


def reinforcements(game: League) -> Script[None]:
    """A new encounter comes through a random door of a tile with heroes, which is neither locked nor trapped any more;
    it acts after everybody else in this turn.  LE-0245, LE-0246, LE-G28"""
    quest = game.box[QUESTS].get(game.setup.quest)
    doors = entries(game)
    if quest is None or not doors:
        return
    door = yield from pick(doors, "door")
    lock = of_door(game, door)
    if not lock.open:
        know(game, msgspec.structs.replace(lock, tried=True, locked=False, trap="", sealed=False))
    near = outside(game, door)
    tile = game.ground.tile(near)
    game.push(PlaceEncounter(tile=tile, table=quest.encounters, near=near, late=True))


def entries(game: League) -> list[int]:
    """The doors of the tiles on which heroes stand, in order of their numbers.  LE-0245"""
    ground = game.ground
    tiles = {ground.tile(one.at) for one in game.standing()}
    here = 0
    for tile in tiles:
        here |= ground.covers[tile] if tile >= 0 else 0
    return [door for door in range(len(ground.board.doors)) if ground.door_squares(door) & here]


def outside(game: League, door: int) -> int:
    """The square before a door on the far side from the heroes; where no tile lies there, on the near side.

    LE-0245, LE-0480
    """
    ground = game.ground
    heroes = {ground.tile(one.at) for one in game.standing()}
    before = list(squares(ground.door_squares(door)))
    far = [at for at in before if ground.tile(at) not in heroes]
    return (far or before)[0]


@moments.BATTLE_BEGINS.on(moments.ALWAYS, rank=BOOK)
def begin(game: League) -> None:
    """What threat did in the last battle is over.  LE-0237"""
    game.state.hushed = 0


EVENTS: dict[str, Callable[[League], Script[None]]] = {
    "stifled-magic": stifled_magic,
    "poisoned-blades": poisoned_blades,
    "champion": champion,
    "second-wind": second_wind,
    "frenzy": frenzy,
    "slippery-grip": slippery_grip,
    "dread": dread,
    "reinforcements": reinforcements,
    "war-cry": war_cry,
}
"""What each row of the table does.  LE-0237 to LE-0247"""
