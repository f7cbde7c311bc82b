"""Quest 9: Maze of Darkness.  Waves of Enemies march on the Artifact.  DA-0444 to DA-0460, DA-G126 to DA-G128"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.kernel.events import Harmed, Said
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.agenda import QuestStep, SpawnGuard, SpawnRoamer, Win
from undercroft.systems.darkness.combat.outcome import fell
from undercroft.systems.darkness.dungeon.spawn import put_treasure
from undercroft.systems.darkness.foes import reach_of
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.quests.common import raise_pillars, stay
from undercroft.systems.darkness.state import Foe, Hero, Pillar

NAME = "maze-of-darkness"
GUARD_LEVELS = (2, 3, 4, 5)
LAST_WAVE = 10
HIGHEST_LEVEL = 5
PILLAR_HEALTH = 3
TREASURES = 2


@moments.SET_UP.on(NAME, rank=QUEST)
def set_up(game: Darkness) -> None:
    """The Artifact stays in the shrine, Pillars guard the ways in, four Guard cards come at once.

    DA-0445, DA-0447, DA-0457, DA-0459, DA-G127
    """
    game.state.quest["waves"] = LAST_WAVE - 1
    stay(game, "artifact")
    raise_pillars(game, PILLAR_HEALTH, target=False)
    guards(game)


def level_zone(game: Darkness, level: int) -> int:
    """The Zone of a Level token."""
    return next(at for one, at in game.chart.levels if one == level)


def guards(game: Darkness) -> None:
    """One Guard card on each of the Level 2 to 5 tokens, then Treasure in the shrine.  DA-0447, DA-0453, DA-0459"""
    level = game.state.level
    game.push(*[SpawnGuard(at=level_zone(game, at), level=level, why="wave") for at in GUARD_LEVELS])
    for zone in squares(shrine(game)):
        lying = sum(token.at == zone and token.kind in ("treasure", "special") for token in game.state.tokens)
        for _ in range(TREASURES - lying):
            put_treasure(game, "treasure", int(zone))


def shrine(game: Darkness) -> int:
    """The Chamber Zones of the central tile.  DA-0459"""
    tile = game.chart.tile_of[artifact(game)]
    return game.chart.tiles[tile].zones & game.chart.zones.rooms


def artifact(game: Darkness) -> int:
    """The Zone of the Artifact token."""
    return game.chart.at("artifact")[0]


# the waves


@moments.ROUND_STARTS.on(NAME, rank=QUEST)
def round_starts(game: Darkness) -> None:
    """Even Rounds bring a Roaming Monster, odd ones Guards at a Level higher by 1; after the tenth nothing comes.

    DA-0450 to DA-0454
    """
    now = game.state.round
    if not 2 <= now <= LAST_WAVE:
        return
    game.state.quest["waves"] = LAST_WAVE - now
    game.tell(Said, "darkness-tell-wave", args={"n": LAST_WAVE - now})
    if now == LAST_WAVE:
        game.push(QuestStep(what="last"))
    if now % 2 == 0:
        game.push(SpawnRoamer(at=level_zone(game, now // 2)))
        return
    game.set_level(min(HIGHEST_LEVEL, game.state.level + 1))
    guards(game)


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Darkness, entry: QuestStep) -> Script[None]:
    """The last wave has come; an Enemy strikes a Pillar."""
    if entry.what == "last":
        game.state.noted["last"] = 1
        all_dead(game)
    else:
        yield from strike(game, game.foe(entry.who))


@moments.FOE_KILLED.on(NAME, rank=QUEST)
def foe_killed(game: Darkness, foe: Foe, killer: Hero | None) -> None:
    """Once nothing more comes, the last Enemy's death wins.  DA-0446"""
    all_dead(game)


def all_dead(game: Darkness) -> None:
    """Are the waves over and all Enemies killed?  DA-0446"""
    if game.state.noted.get("last") and not game.state.foes:
        game.push(Win(why="darkness-maze-held"))


@moments.EVENTS_DRAWN.on(NAME, rank=QUEST)
def events_drawn(game: Darkness) -> bool:
    """No Event cards.  DA-0448"""
    return False


@moments.REINFORCED.on(NAME, rank=QUEST)
def reinforced(game: Darkness) -> bool:
    """Agents call nobody.  DA-0449"""
    return False


@moments.LEVEL_RISES.on(NAME, rank=QUEST)
def level_rises(game: Darkness) -> bool:
    """Tiles do not raise the Current Level.  DA-0450"""
    return False


# what Enemies do


@moments.ENEMIES_START.on(NAME, rank=QUEST)
def enemies_start(game: Darkness) -> None:
    """An Enemy on the Artifact when the Enemies' Phase begins: all is lost.  DA-0445"""
    if game.foes_at(artifact(game)):
        game.end(False, "darkness-artifact-taken")


@moments.FOE_ATTACKS.on(NAME, rank=QUEST)
def foe_attacks(game: Darkness, foe: Foe) -> bool:
    """A Pillar counts as the richest Hero: an Enemy that can attack one does.  DA-0455, DA-G126"""
    if not in_reach(game, foe):
        return False
    game.push(QuestStep(foe.id, "strike"))
    return True


def in_reach(game: Darkness, foe: Foe) -> list[Pillar]:
    """The Pillars an Enemy could attack now."""
    return [pillar for pillar in game.state.pillars if reach_of(game, foe, pillar.at)]


def strike(game: Darkness, foe: Foe) -> Script[None]:
    """No dice: the Pillar suffers exactly 1 Wound.  DA-0457"""
    options = [Option("target", pillar.id) for pillar in in_reach(game, foe)]
    option: Option = yield Ask("attack-target", game.party_seat(), options, who=foe.id)
    pillar = game.pillar(option.who)
    assert pillar is not None
    pillar.health -= 1
    game.tell(Harmed, pillar.id, 1, pillar.health, foe.id, "pillar", rules=("DA-0457",))
    if pillar.health == 0:
        fell(game, pillar.id)


@moments.FOE_HELD.on(NAME, rank=QUEST)
def foe_held(game: Darkness, foe: Foe, held: bool) -> bool:
    """A Pillar holds every Enemy in its Zone.  DA-0456"""
    return held or any(pillar.at == foe.at for pillar in game.state.pillars)


@moments.FOE_GOAL.on(NAME, rank=QUEST)
def foe_goal(game: Darkness, foe: Foe) -> int:
    """Enemies move towards the Artifact, whoever is in sight.  DA-0458"""
    return artifact(game)
