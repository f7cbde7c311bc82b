"""Quest 4: Goblin War Drums.  Kill the Sentry and be out before the ground falls.

DA-0388 to DA-0395, DA-G115, DA-G116
"""

from __future__ import annotations

from undercroft.kernel.events import Said
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import Script
from undercroft.systems.darkness import moments, status
from undercroft.systems.darkness.agenda import QuestStep
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.quests.common import advance, summon_greater
from undercroft.systems.darkness.state import Foe, Hero, Token

NAME = "goblin-war-drums"
SENTRY_LEVEL = 4
CALLED = "called"
"""Noted once the sentry has been called, beside the Wound tokens left on each tile by its face."""


@moments.SET_UP.on(NAME, rank=QUEST)
def set_up(game: Darkness) -> None:
    """Wound tokens on every tile; Pillars beside the passage.  DA-0389 to DA-0392, DA-0395"""
    quest = game.state.quest
    quest.update(sentry=0, exit=0)
    for tile in game.chart.tiles:
        game.state.noted[tile.face] = tile.wounds
    game.state.tokens += [Token(kind="pillar", at=zone) for zone in game.chart.at("pillar")]
    _show(game)


def lowest(game: Darkness) -> int | None:
    """The lowest-Level tile still in play.  DA-0392"""
    tiles = [(tile.level, n) for n, tile in enumerate(game.chart.tiles) if not game.state.gone & tile.zones]
    return min(tiles)[1] if tiles else None


def _show(game: Darkness) -> None:
    tile = lowest(game)
    game.state.quest["drums"] = 0 if tile is None else game.state.noted[game.chart.tiles[tile].face]


@moments.TOKEN_PASSED.on(NAME, rank=QUEST)
def token_passed(game: Darkness) -> None:
    """With the First Player token goes one Wound token of the lowest-Level tile; without any it falls.

    DA-0392, DA-0393
    """
    tile = lowest(game)
    if tile is None:
        return
    face = game.chart.tiles[tile].face
    game.state.noted[face] -= 1
    if game.state.noted[face] <= 0:
        crumble(game, tile)
    _show(game)


def crumble(game: Darkness, tile: int) -> None:
    """A tile is gone with all who stood on it; nobody gains XP; a Hero lost this way loses the game.

    DA-0393, DA-0394, DA-G116
    """
    state, zones = game.state, game.chart.tiles[tile].zones
    game.tell(Said, "darkness-tell-crumbled", args={"tile": f"darkness-tile-{game.chart.tiles[tile].face}"})
    state.gone |= zones
    state.tokens = [token for token in state.tokens if not zones >> token.at & 1]
    state.levels = tuple((level, at) for level, at in state.levels if not zones >> at & 1)
    for foe in [foe for foe in state.foes if zones >> foe.at & 1]:
        status.destroy(game, foe)
    fallen = [hero for hero in state.heroes if not hero.left and zones >> hero.at & 1]
    for hero in fallen:
        if not hero.dead:
            status.fall(game, hero, "crumbled")
    if fallen:
        game.end(False, "darkness-crumbled")


@moments.HERO_MOVED.on(NAME, rank=QUEST)
def hero_moved(game: Darkness, hero: Hero, came_from: int) -> None:
    """The first Hero across the border between the Pillars calls a Greater Roaming Monster to the Level 4 token.

    DA-0395, DA-G115
    """
    tile_of, gate = game.chart.tile_of, game.chart.marks["gate"]
    crossed = {tile_of[came_from], tile_of[hero.at]} == {tile_of[zone] for zone in gate}
    if not crossed or game.state.noted.get(CALLED):
        return
    game.state.noted[CALLED] = 1
    game.tell(Said, "darkness-tell-sentry-called", hero.id)
    game.push(QuestStep(what="sentry"))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Darkness, entry: QuestStep) -> Script[None]:
    """The Monster Sentry appears in the Zone of the Level 4 token.  DA-0395"""
    there = [at for level, at in game.state.levels if level == SENTRY_LEVEL]
    yield from summon_greater(game, there[0], "sentry")


@moments.FOE_KILLED.on(NAME, rank=QUEST)
def foe_killed(game: Darkness, foe: Foe, killer: Hero | None) -> None:
    """With the Sentry dead, by whatever hand, the Exit is open.  DA-0389, DA-0390, DA-G116"""
    if foe.role == "sentry":
        advance(game, "sentry", killer)
        game.state.quest["exit"] = 1
