"""Quest 5: The Immortal's Downfall.  Lure it onto the Bridge and break the Pillars.

DA-0396 to DA-0416, DA-G117 to DA-G120
"""

from __future__ import annotations

from undercroft.crawl.things import without
from undercroft.kernel.events import Changed, Placed, Removed, Said
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import NO_ONE, Ask, FigureId, Option, Script
from undercroft.systems.darkness import moments, status
from undercroft.systems.darkness.agenda import QuestStep
from undercroft.systems.darkness.cards.library import foe_cards
from undercroft.systems.darkness.foes import step_to, try_to_attack, ways
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.quests.common import (
    NO_TREASURE,
    STRIKE_BACK,
    only_strike_back,
    raise_pillars,
    strike_back,
    summon,
    with_role,
)
from undercroft.systems.darkness.state import Foe, Hero, Pillar, Token

NAME = "the-immortals-downfall"
IMMORTAL, ARCHERS = "high-troll-greater", "goblin-archers"
ARCHERS_LEVEL = 4
PILLAR_HEALTH = 5
STRIDE = 2
FIREWORKS = {"artifact": 1, "library": 3}
PLACE = Option("place-firework")


@moments.SET_UP.on(NAME, rank=QUEST)
def set_up(game: Darkness) -> None:
    """Two Pillars hold the Bridge; Archers on the Library; the Immortal in its Zone.  DA-0399, DA-0400, DA-0414"""
    raise_pillars(game, PILLAR_HEALTH, target=True)
    game.state.quest["pillars"] = len(game.state.pillars)
    game.push(QuestStep(what="appear"))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def quest_step(game: Darkness, entry: QuestStep) -> Script[None]:
    """The set-up's Enemies appear; Archers stand and shoot, or strike back; the Immortal walks."""
    if entry.what == "appear":
        guards = [foe_cards()[id] for id in game.state.piles[f"guard-{ARCHERS_LEVEL}"].cards]
        archers = next(card.id for card in reversed(guards) if card.type == ARCHERS)
        yield from summon(game, archers, game.chart.mark("archers"), "archers", counts=True)
        yield from summon(game, IMMORTAL, game.chart.mark("immortal"), "immortal", treasure=NO_TREASURE)
    elif entry.what == "shoot":
        yield from try_to_attack(game, game.foe(entry.who), NO_ONE)
    elif entry.what == STRIKE_BACK:
        yield from strike_back(game, entry)
    else:
        yield from walk(game, game.foe(entry.who), entry.n)


# Fireworks


@moments.PICKED_UP.on(NAME, rank=QUEST)
def picked_up(game: Darkness, hero: Hero, token: Token) -> None:
    """Artifact tokens hide 1 Firework, the Library 3; they are kept like Items.  DA-0402 to DA-0404"""
    found = FIREWORKS.get(token.kind, 0)
    hero.tokens += ("firework",) * found
    if found:
        game.tell(Said, "darkness-tell-fireworks", hero.id, {"n": found})


@moments.WALK_OFFERS.on(NAME, rank=QUEST)
def walk_offers(game: Darkness, hero: Hero) -> tuple[Option, ...]:
    """For 1 Movement Point a Hero places a Firework in its Zone.  DA-0405"""
    return (PLACE,) if "firework" in hero.tokens else ()


@moments.WALK_DEED.on(NAME, rank=QUEST)
def walk_deed(game: Darkness, hero: Hero, option: Option) -> None:
    """A Firework is placed.  DA-0405"""
    hero.tokens = without(hero.tokens, "firework")
    game.state.tokens.append(Token(kind="firework", at=hero.at))
    game.tell(Placed, "firework", hero.at)


@moments.ROUND_ENDS.on(NAME, rank=QUEST)
def round_ends(game: Darkness) -> None:
    """Fireworks on the board burn out.  DA-0406"""
    game.state.tokens = [token for token in game.state.tokens if token.kind != "firework"]


# the Immortal and the Archers


@moments.MAY_ATTACK.on(NAME, rank=QUEST)
def may_attack(game: Darkness, hero: Hero, who: FigureId, at: int) -> bool:
    """The Immortal cannot be attacked.  DA-0407"""
    foe = game.foe_or_none(who)
    return foe is None or foe.role != "immortal"


@moments.MAY_WOUND.on(NAME, rank=QUEST)
def may_wound(game: Darkness, foe: Foe) -> bool:
    """The Immortal cannot be Wounded in any way.  DA-0407"""
    return foe.role != "immortal"


@moments.FOE_ACTS.on(NAME, rank=QUEST)
def foe_acts(game: Darkness, foe: Foe) -> bool:
    """The Archers of the Library never move; the Immortal walks instead of its normal Activation.  DA-0401, DA-0409"""
    if foe.role == "archers":
        game.push(QuestStep(foe.id, "shoot"))
    elif foe.role == "immortal":
        game.push(QuestStep(foe.id, "walk", STRIDE))
    return foe.role in ("archers", "immortal")


@moments.COUNTERS.on(NAME, rank=QUEST)
def counters(game: Darkness, foe: Foe, hero: Hero) -> bool:
    """The Archers strike back from where they stand.  DA-0401"""
    return foe.role == "archers" and only_strike_back(game, foe, hero)


def walk(game: Darkness, immortal: Foe, left: int) -> Script[None]:
    """The Immortal treads on what is in its Zone, then moves one: to a Firework in sight, else to the Starting Zone.

    DA-0409 to DA-0413, DA-0416, DA-G117
    """
    if tread(game, immortal) or not left:
        return
    goal = game.chart.start
    seen = fireworks_in_sight(game, immortal)
    if seen:
        options = [Option("lure", at=zone) for zone in seen]
        chosen: Option = yield Ask("which-firework", game.party_seat(), options, who=immortal.id)
        goal = chosen.at
    zones = ways(game, immortal.at, goal)
    if zones:
        options = [Option("way", at=zone) for zone in zones]
        option: Option = yield Ask("foe-way", game.party_seat(), options, who=immortal.id)
        step_to(game, immortal, option.at)
    if immortal.at == game.chart.start:
        game.end(False, "darkness-immortal-arrived")
    game.push(QuestStep(immortal.id, "walk", left - 1))


def tread(game: Darkness, immortal: Foe) -> bool:
    """Heroes in the Immortal's Zone die and its Activation ends; other Enemies die and it goes on; a Firework is
    destroyed, ends the Activation, and another in sight begins a new one.  DA-0411 to DA-0413"""
    heroes = game.heroes_at(immortal.at)
    for hero in heroes:
        status.fall(game, hero, "immortal")
    if heroes:
        return True
    for foe in game.foes_at(immortal.at):
        if foe is not immortal:
            status.destroy(game, foe)
    here = [token for token in game.state.tokens if token.kind == "firework" and token.at == immortal.at]
    if not here:
        return False
    game.state.tokens.remove(here[0])
    game.tell(Removed, "firework", at=immortal.at, why="trodden-out", rules=("DA-0413",))
    if fireworks_in_sight(game, immortal):
        game.push(QuestStep(immortal.id, "walk", STRIDE))
    return True


def fireworks_in_sight(game: Darkness, immortal: Foe) -> list[int]:
    """The Zones with a Firework that the Immortal sees.  DA-0410"""
    sight = game.view.sight[immortal.at]
    return sorted({token.at for token in game.state.tokens if token.kind == "firework" and sight >> token.at & 1})


# the Bridge


@moments.PILLAR_FELL.on(NAME, rank=QUEST)
def pillar_fell(game: Darkness, pillar: Pillar) -> None:
    """With the second Pillar the Bridges fall and all who stand on them: the Immortal too, or the Quest is lost.

    DA-0397, DA-0398, DA-0415, DA-G118
    """
    game.state.quest["pillars"] -= 1
    if game.state.pillars:
        return
    immortal = with_role(game, "immortal")
    bridges = {token.at for token in game.state.tokens if token.kind == "bridge"}
    caught = immortal is not None and immortal.at in bridges
    game.state.tokens = [token for token in game.state.tokens if token.kind != "bridge"]
    game.state.gone |= sum(1 << zone for zone in bridges)
    game.tell(Changed, "bridge-fallen", rules=("DA-0415",))
    for foe in [foe for foe in game.state.foes if foe.at in bridges]:
        status.destroy(game, foe)
    for hero in game.living():
        if hero.at in bridges:
            status.fall(game, hero, "bridge")
    game.end(caught, "darkness-immortal-fell" if caught else "darkness-bridge-lost")
