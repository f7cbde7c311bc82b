"""How a quest ends, and what the heroes get for it.  UN-0052 to UN-0061, UN-0067, UN-1131 to UN-1136, UN-1186"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.crawl.things import without
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Script
from undercroft.systems.universalis.agenda import EndQuest
from undercroft.systems.universalis.campaign.aftermath import consequences
from undercroft.systems.universalis.campaign.narratives import follow, give
from undercroft.systems.universalis.cards.people import hero_card
from undercroft.systems.universalis.effects import apply_all
from undercroft.systems.universalis.effects.riders import round_up
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.party.companions import hand_back
from undercroft.systems.universalis.setup.party import known_ground, won_before
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.shapes import turn_back

FIRST_ATTEMPT = AHEAD = 1
"""Experience points for success at the first attempt, and for more Achievement points than the Dark Player."""

RIVALS = 3
"""With this many heroes or more, the last of a competition loses a point.  UN-1317"""


@step(EndQuest, after=True)
def end_quest(game: Universalis, entry: EndQuest) -> Script[None]:
    """Rewards if the mission is accomplished for the first time, then the fate of the fallen and how the heroes' own
    stories go on, then the end.

    UN-0013, UN-0054, UN-0060, UN-0527, UN-1131, UN-1136, UN-1377, UN-1469, UN-C542
    """
    for hero in game.heroes():
        turn_back(game, hero)
    if entry.won and not won_before(game.setup):
        yield from reward(game)
    return_gifts(game)
    hand_back(game)
    yield from round_up(game)
    yield from consequences(game, carried=entry.carried)
    follow(game, won=entry.won)
    game.end(entry.won, entry.why)


def return_gifts(game: Universalis) -> None:
    """Free things that skills brought are lost at the end of the quest, used or not.  UN-1469"""
    for hero in game.state.heroes:
        for item in hero.presents:
            if item in hero.pack:
                hero.pack = without(hero.pack, item)


def reward(game: Universalis) -> Script[None]:
    """Coins are shared as evenly as possible, and experience is noted at once; heroes Knocked Out get none.
    A hero whose own quest it was has its prize besides.

    UN-0061, UN-1131, UN-1136, UN-1186, UN-1316
    """
    alive = [hero for hero in game.heroes() if not hero.suffers("knocked-out")]
    for hero, coins in zip(alive, shares(game.plan.quest.coins, len(alive))):
        if coins:
            hero.coins += coins
            game.tell(Changed, "coins", hero.id, now=hero.coins, was=hero.coins - coins, rules=("UN-1186",))
    for hero in alive:
        hero.xp += earned(game, hero)
        game.tell(Changed, "experience", hero.id, now=hero.xp, rules=("UN-1131",))
        yield from apply_all(game, hero, game.plan.quest.rewards)
        if hero_card(hero.card).id == game.plan.quest.of:
            give(game, hero, game.plan.quest.prize)
            game.tell(Changed, "own-prize", hero.id)


def shares(total: int, among: int) -> list[int]:
    """Shares as even as possible; the first heroes get what is left over.  UN-0061"""
    each, rest = divmod(total, among) if among else (0, 0)
    return [each + (n < rest) for n in range(among)]


def earned(game: Universalis, hero: Character) -> int:
    """The experience that the sheet names, otherwise a point for the first attempt and one for being ahead; then
    competitive play changes it.  UN-0067, UN-1132 to UN-1135, UN-1316, UN-1317"""
    points = game.plan.quest.xp or standard(game)
    if game.ruling("competitive-play") == "on":
        points += rivalry(game, hero)
    return max(0, points)


def standard(game: Universalis) -> int:
    """+1 for the first attempt, +1 for more Achievement points than the Dark Player.  UN-1133, UN-1134, UN-0766"""
    achieved = game.state.achieved * (2 if game.alone() else 1)
    return FIRST_ATTEMPT * (not known_ground(game.setup)) + AHEAD * (achieved > game.state.suffered)


def rivalry(game: Universalis, hero: Character) -> int:
    """Competitive play: 1 more for the most points, and among three or more 1 less for the fewest; ties cancel it.

    UN-1316, UN-1317, UN-G106
    """
    points = [one.achieved for one in game.heroes()]
    if len(points) > 1 and hero.achieved == max(points) and points.count(max(points)) == 1:
        return 1
    lowest = min(points)
    return -1 if len(points) >= RIVALS and hero.achieved == lowest and points.count(lowest) == 1 else 0
