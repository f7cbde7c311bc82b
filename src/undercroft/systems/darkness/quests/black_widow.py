"""Quest 2: Black Widow.  Kill the Giant Spider before it is gone.  DA-0370 to DA-0379, DA-G111, DA-G112"""

from __future__ import annotations

from undercroft.kernel.events import Moved
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import NO_ONE, Ask, Option, Script
from undercroft.systems.darkness import moments, status
from undercroft.systems.darkness.agenda import QuestStep, Win
from undercroft.systems.darkness.foes import step_to, try_to_attack, ways
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.quests.common import STRIKE_BACK, only_strike_back, strike_back, summon
from undercroft.systems.darkness.state import Foe, Hero, Token

NAME = "black-widow"
SPIDER = "giant-spider-greater"
NEST_XP = 5


@moments.SET_UP.on(NAME, rank=QUEST)
def set_up(game: Darkness) -> None:
    """The Giant Spider appears in its Zone.  DA-0372"""
    game.push(QuestStep(what="appear"))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Darkness, entry: QuestStep) -> Script[None]:
    """The Spider appears; it strikes, or strikes back; it crawls on."""
    if entry.what == "appear":
        spider = yield from summon(game, SPIDER, game.chart.mark("spider"), "spider")
        _count_way(game, spider)
    elif entry.what == "strike":
        game.push(QuestStep(entry.who, "crawl"))
        yield from try_to_attack(game, game.foe(entry.who), NO_ONE)
    elif entry.what == STRIKE_BACK:
        yield from strike_back(game, entry)
    else:
        yield from crawl(game, game.foe(entry.who))


@moments.PICKED_UP.on(NAME, rank=QUEST)
def picked_up(game: Darkness, hero: Hero, token: Token) -> None:
    """A Spider Nest gives every Hero 5 XP.  DA-0373"""
    if token.kind == "lair":
        status.gain_xp_all(game, NEST_XP)


@moments.FOE_ACTS.on(NAME, rank=QUEST)
def foe_acts(game: Darkness, foe: Foe) -> bool:
    """Instead of its normal Activation the Spider attacks a Hero in Range; in any case it then advances.  DA-0376"""
    if foe.role != "spider":
        return False
    game.push(QuestStep(foe.id, "strike"))
    return True


@moments.COUNTERS.on(NAME, rank=QUEST)
def counters(game: Darkness, foe: Foe, hero: Hero) -> bool:
    """The Spider does not move in a Counter-Attack.  DA-0377"""
    return foe.role == "spider" and only_strike_back(game, foe, hero)


@moments.FOE_HELD.on(NAME, rank=QUEST)
def foe_held(game: Darkness, foe: Foe, held: bool) -> bool:
    """The Spider has Slippery.  DA-0375"""
    return held and foe.role != "spider"


def crawl(game: Darkness, spider: Foe) -> Script[None]:
    """The Spider moves one Zone towards the Exit, dragging the Stunned and the dead; from the Exit it is gone for good.

    DA-0376, DA-0378, DA-0379
    """
    if spider.at == game.chart.exit:
        game.end(False, "darkness-spider-gone")
    zones = ways(game, spider.at, game.chart.exit)
    if not zones:
        return
    option: Option = yield Ask("foe-way", game.party_seat(), [Option("way", at=zone) for zone in zones], who=spider.id)
    came_from = spider.at
    step_to(game, spider, option.at)
    for hero in game.state.heroes:
        if hero.at == came_from and not hero.left and (hero.stunned or hero.dead):
            hero.at = spider.at
            game.tell(Moved, hero.id, (came_from, hero.at), "dragged", rules=("DA-0378",))
    _count_way(game, spider)


def _count_way(game: Darkness, spider: Foe) -> None:
    game.state.quest["way"] = game.view.distance(spider.at, game.chart.exit)


@moments.FOE_KILLED.on(NAME, rank=QUEST)
def foe_killed(game: Darkness, foe: Foe, killer: Hero | None) -> None:
    """The Quest is won when the Giant Spider dies.  DA-0371"""
    if foe.role == "spider":
        game.push(Win(why="darkness-spider-dead"))
