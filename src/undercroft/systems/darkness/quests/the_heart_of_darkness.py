"""Quest 10: The Heart of Darkness.  Three Stages, three times the Dark Emissary.

DA-0461 to DA-0480, DA-G129 to DA-G132
"""

from __future__ import annotations

from undercroft.kernel.events import Changed, Said
from undercroft.kernel.game import draw
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import Ask, FigureId, Option, Script
from undercroft.systems.darkness import moments, status
from undercroft.systems.darkness.agenda import FindArtifact, QuestStep, Win
from undercroft.systems.darkness.cards.library import foe_cards
from undercroft.systems.darkness.combat.outcome import fell
from undercroft.systems.darkness.dungeon.spawn import chamber_as_laid
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.quests.common import (
    NO_TREASURE,
    advance,
    barred,
    raise_pillars,
    set_aside,
    shielded,
    stay,
    summon,
    with_role,
)
from undercroft.systems.darkness.state import Foe, Hero, Pillar, Token

NAME = "the-heart-of-darkness"
EMISSARY = "emissary"
CARDS = {1: "abyssal-demon-lesser", 2: "abyssal-demon-greater", 3: "abyssal-demon-greater"}
LAST_STAGE = 3
FLIP = Option("flip-switch")


@moments.SET_UP.on(NAME, rank=QUEST)
def set_up(game: Darkness) -> None:
    """The Lairs are switches, the Pillars nobody's target; the first Emissary waits.  DA-0471, DA-0478, DA-0480"""
    game.state.quest.update(emissaries=0, stage=1)
    stay(game, "lair")
    raise_pillars(game, 1, target=False)
    for card in sorted(set(CARDS.values())):
        set_aside(game, foe_cards()[card])
    game.push(QuestStep(what="appear", n=1))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Darkness, entry: QuestStep) -> Script[None]:
    """The Emissary appears; the darkness crushes; a switch brings a Pillar down."""
    if entry.what == "appear":
        yield from appear(game, entry.n)
    elif entry.what == "crush":
        yield from crush(game, entry.n)
    else:
        yield from bring_down(game, game.hero(entry.who))


# the Emissary


def appear(game: Darkness, stage: int) -> Script[None]:
    """The Emissary of a Stage, with a Treasure card; the last with a Greater Roaming Monster card instead.

    DA-0469 to DA-0475, DA-G129, DA-G132
    """
    treasure = NO_TREASURE if stage == LAST_STAGE else 0
    emissary = yield from summon(game, CARDS[stage], lair(game, stage), EMISSARY, treasure=treasure)
    if stage == LAST_STAGE:
        cards = yield from draw(game, "greater", 1, seat=game.party_seat(), why="emissary", refill="monsters")
        emissary.second = "".join(cards)
        game.tell(Changed, "armed", emissary.id, detail=emissary.second, rules=("DA-0475",))
    rouse(game, emissary)


def lair(game: Darkness, stage: int) -> int:
    """The Zone where the Emissary of a Stage appears."""
    return game.chart.mark(f"emissary-{stage}")


def rouse(game: Darkness, emissary: Foe) -> None:
    """The Emissary activates as soon as its Chamber is opened; the last one once both Pillars are down as well.

    DA-0470, DA-0479
    """
    stage = game.state.quest["emissaries"] + 1
    shut = not game.state.opened >> lair(game, stage) & 1
    emissary.asleep = shut or (stage == LAST_STAGE and bool(game.state.pillars))


@moments.CHAMBER_OPENED.on(NAME, rank=QUEST)
def chamber_opened(game: Darkness, zone: int) -> bool:
    """The Emissary's Chamber has no Door card; opening it wakes the Emissary.  DA-0470, DA-0476"""
    chamber = chamber_as_laid(game, zone)
    emissary = with_role(game, EMISSARY)
    if emissary is not None:
        rouse(game, emissary)
    return any(chamber >> lair(game, stage) & 1 for stage in CARDS)


@moments.FOE_KILLED.on(NAME, rank=QUEST)
def foe_killed(game: Darkness, foe: Foe, killer: Hero | None) -> None:
    """The Emissary of the Stage is defeated; the third defeat wins.  DA-0462, DA-0463"""
    if foe.role != EMISSARY:
        return
    set_aside(game, game.card(foe))
    if advance(game, "emissaries", killer) == LAST_STAGE:
        game.push(Win(why="darkness-emissary-dead"))


# the Stages


@moments.MAY_STEP.on(NAME, rank=QUEST)
def may_step(game: Darkness, hero: Hero, at: int, to: int) -> bool:
    """Heroes go down only when the Stage's Emissary is defeated, back at any time, and never through a Pillar.

    DA-0463, DA-0464, DA-0466, DA-0478, DA-G131
    """
    stages = game.chart.stage_of
    if stages[to] > stages[at] and game.state.quest["emissaries"] < stages[at]:
        return False
    return not barred(game, (lair(game, LAST_STAGE),), at, to)


@moments.MAY_ATTACK.on(NAME, rank=QUEST)
def may_attack(game: Darkness, hero: Hero, who: FigureId, at: int) -> bool:
    """Heroes cannot attack through Pillars.  DA-0478"""
    return not shielded(game, (lair(game, LAST_STAGE),), hero.at, at)


@moments.HERO_MOVED.on(NAME, rank=QUEST)
def hero_moved(game: Darkness, hero: Hero, came_from: int) -> None:
    """The first Hero in a Stage finds its Emissary there.  DA-0473, DA-0474"""
    stage = game.chart.stage_of[hero.at]
    if stage > game.state.quest["stage"]:
        game.state.quest["stage"] = stage
        game.tell(Said, "darkness-tell-stage", hero.id, {"n": stage})
        game.push(QuestStep(what="appear", n=stage))


@moments.ROUND_STARTS.on(NAME, rank=QUEST)
def round_starts(game: Darkness) -> None:
    """The crushing darkness: as many Wounds as starting Heroes in Stage 2, twice as many in Stage 3.

    DA-0467, DA-0468, DA-G130
    """
    stage = game.state.quest["stage"]
    added = stage == LAST_STAGE and game.ruling("g130") == "added"
    game.push(QuestStep(what="crush", n=game.state.starting * (stage - 1 + added)))


def crush(game: Darkness, wounds: int) -> Script[None]:
    """Wounds one by one, divided as players wish.  DA-0467"""
    living = game.living()
    if not wounds or not living:
        return
    options = [Option("suffer", hero.id) for hero in sorted(living, key=lambda hero: (-hero.health, hero.id))]
    option: Option = yield Ask("crushing-darkness", game.party_seat(), options, about=str(wounds))
    game.push(QuestStep(what="crush", n=wounds - 1))
    status.hurt(game, game.hero(option.who), 1, why="darkness")


# switches, Pillars, the Artifact


@moments.HERO_OFFERS.on(NAME, rank=QUEST)
def hero_offers(game: Darkness, hero: Hero) -> tuple[Option, ...]:
    """In the Zone of a switch a Hero may spend an Action to flip it.  DA-0480"""
    return (FLIP,) if _switch_at(game, hero) is not None and game.state.pillars else ()


def _switch_at(game: Darkness, hero: Hero) -> Token | None:
    return next((token for token in game.state.tokens if token.kind == "lair" and token.at == hero.at), None)


@moments.HERO_DEED.on(NAME, rank=QUEST)
def hero_deed(game: Darkness, hero: Hero, option: Option) -> None:
    """The switch works once.  DA-0480"""
    switch = _switch_at(game, hero)
    assert switch is not None
    game.state.tokens.remove(switch)
    game.push(QuestStep(hero.id, "pillar"))


def bring_down(game: Darkness, hero: Hero) -> Script[None]:
    """One of the Pillars is destroyed.  DA-0480"""
    options = [Option("bring-down", pillar.id, pillar.at) for pillar in game.state.pillars]
    option: Option = yield Ask("which-pillar", hero.seat, options, who=hero.id)
    fell(game, option.who)


@moments.PILLAR_FELL.on(NAME, rank=QUEST)
def pillar_fell(game: Darkness, pillar: Pillar) -> None:
    """With both Pillars down the last Emissary activates.  DA-0479"""
    emissary = with_role(game, EMISSARY)
    if emissary is not None:
        rouse(game, emissary)


@moments.PICKED_UP.on(NAME, rank=QUEST)
def picked_up(game: Darkness, hero: Hero, token: Token) -> None:
    """The Artifact token gives a random Artifact card.  DA-0477"""
    if token.kind == "artifact":
        game.push(FindArtifact(hero.id))
