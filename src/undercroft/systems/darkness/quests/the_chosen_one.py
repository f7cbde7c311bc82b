"""Quest 3: The Chosen One.  Three pieces, one Artifact, one Hero to carry it out.

DA-0380 to DA-0387, DA-G113, DA-G114
"""

from __future__ import annotations

from undercroft.kernel.events import Said
from undercroft.kernel.game import draw
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.agenda import QuestStep, SpawnRoamer, Trade
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.quests.common import advance, stay
from undercroft.systems.darkness.state import Hero, Token
from undercroft.systems.darkness.things import give

NAME = "the-chosen-one"
CHOSEN = "chosen-one"
PIECES = 3


@moments.SET_UP.on(NAME, rank=QUEST)
def set_up(game: Darkness) -> None:
    """Players choose the Chosen One; the Lairs are places.  DA-0381 to DA-0383, DA-0387"""
    game.state.quest.update(pieces=0, exit=0)
    stay(game, "lair")
    game.push(QuestStep(what="choose"))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Darkness, entry: QuestStep) -> Script[None]:
    """Choose the Chosen One; put the Artifact together."""
    if entry.what == "choose":
        options = [Option("choose-hero", hero.id) for hero in game.state.heroes]
        option: Option = yield Ask("chosen-one", game.party_seat(), options)
        hero = game.hero(option.who)
        hero.mark = CHOSEN
        game.tell(Said, "darkness-tell-chosen", hero.id)
    else:
        yield from assemble(game)


def the_chosen(game: Darkness) -> Hero:
    """The Chosen One."""
    return next(hero for hero in game.state.heroes if hero.mark == CHOSEN)


@moments.PICKED_UP.on(NAME, rank=QUEST)
def picked_up(game: Darkness, hero: Hero, token: Token) -> None:
    """Artifact and Library tokens are the pieces, whoever finds them.  DA-0381, DA-0385, DA-0386"""
    if token.kind in ("artifact", "library") and advance(game, "pieces", hero) == PIECES:
        game.push(QuestStep(what="assemble"))


def assemble(game: Darkness) -> Script[None]:
    """A random Artifact card for the Chosen One; at each Lair a Roaming Monster wakes, by the Current Level.

    DA-0382, DA-0386, DA-0387, DA-G113
    """
    hero = the_chosen(game)
    cards = yield from draw(game, "artifact", 1, seat=hero.seat, why="artifact", refill="loot")
    game.push(*[SpawnRoamer(at=lair, counts=False) for lair in game.chart.at("lair")])
    for card in cards:
        give(game, hero, card)
        game.state.noted[card] = 1
        game.push(Trade(hero.id, hero.at, True))
    game.state.quest["exit"] = 1


def holds_the_artifact(game: Darkness, hero: Hero) -> bool:
    """Does this Hero hold the Artifact that was put together?  Its card is noted.  DA-0382, DA-G114"""
    return all(card in hero.cards() for card in game.state.noted)


@moments.MAY_LEAVE.on(NAME, rank=QUEST)
def may_leave(game: Darkness, hero: Hero) -> bool:
    """Only the Chosen One leaves, and only with the Artifact.  DA-0382, DA-G114"""
    return hero.mark == CHOSEN and holds_the_artifact(game, hero)


@moments.HERO_LEFT.on(NAME, rank=QUEST)
def hero_left(game: Darkness, hero: Hero) -> None:
    """The Chosen One is out: the Quest is won.  DA-0382"""
    game.end(True, "darkness-chosen-out")


@moments.HERO_KILLED.on(NAME, rank=QUEST)
def hero_killed(game: Darkness, hero: Hero) -> None:
    """The Chosen One does not rise again.  DA-0384"""
    if hero.mark == CHOSEN:
        game.end(False, "darkness-chosen-dead")


@moments.ROUND_ENDS.on(NAME, rank=QUEST)
def round_ends(game: Darkness) -> None:
    """An Artifact that was melted down can no longer be carried out.  DA-0005, DA-0382"""
    if not any(holds_the_artifact(game, hero) for hero in game.state.heroes):
        game.end(False, "darkness-artifact-lost")
