"""Conditions: how they come and go, and what being Knocked Out means.  UN-0478 to UN-0505"""

from __future__ import annotations

from undercroft.kernel.events import Changed, Harmed, Healed, Removed
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import Downed, EndQuest, Panic, Triumph
from undercroft.systems.universalis.cards.definitions import BEHAVIORS, CREATURES
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.words import Condition
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import within
from undercroft.systems.universalis.party.companions import mourn, pass_on
from undercroft.systems.universalis.party.riding import brought_down
from undercroft.systems.universalis.state import Character, Trophy
from undercroft.systems.universalis.status.lasting_spells import end as end_spells
from undercroft.systems.universalis.status.lasting_spells import held, of_caster
from undercroft.systems.universalis.status.quest_marks import lay_down
from undercroft.systems.universalis.status.scores import LEVELS, score, score_fallen

PANIC = 6
"""Grunts within this many squares of a Leader who falls test their Courage.  UN-0754"""


def suffer(game: Universalis, who: Character, name: Condition) -> bool:
    """Put a condition on a character; False if nothing changes, as when it is immune or has it already.

    UN-0507, UN-1370, UN-1371, UN-C518, UN-G23
    """
    if name in who.conditions or name in game.kit(who).immune or who.suffers("knocked-out"):
        return False
    who.conditions = (*who.conditions, name)
    game.tell(Changed, name, who.id, now=1)
    if name == "knocked-down" and (who.mount or who.rider):
        brought_down(game, who)
    if name == "knocked-down" and moments.DOWNED.deeds(game.kit(who).names):
        game.push(Downed(who.id))
    return True


def cure(game: Universalis, who: Character, name: Condition) -> None:
    """Take a condition off a character, unless a spell keeps it there.  UN-0452, UN-0501"""
    if name in who.conditions and name not in held(game, who):
        who.conditions = tuple(other for other in who.conditions if other != name)
        game.tell(Changed, name, who.id, now=0, was=1)


def by_size(attacker: int, target: int, criticals: int, leader: bool) -> Condition | None:
    """The condition a hit inflicts, by the sizes of attacker and target and the criticals of the roll.

    UN-0479 to UN-0482
    """
    larger = attacker - target
    if criticals >= 2:
        return "stunned" if larger < 0 else "knocked-down"
    if leader:
        return "knocked-down" if larger >= 2 and criticals else None
    if larger >= 2 or (larger == 1 and criticals):
        return "knocked-down"
    return None


def heal(game: Universalis, who: Character, amount: int, why: str = "") -> int:
    """A character recovers Vitality, at most what it has lost; if it has not moved yet, its Movement recovers too.

    UN-0471, UN-0495
    """
    healed = min(amount, who.wounds)
    if healed > 0:
        slow = game.kit(who).movement
        who.wounds -= healed
        active = game.state.active
        if active is not None and active.who == who.id and active.points and not active.walked:
            active.points += max(0, game.kit(who).movement - slow)
        game.tell(Healed, who.id, healed, game.left(who), why)
    return healed


def lose(game: Universalis, who: Character, amount: int, by: FigureId = NO_ONE, why: str = "") -> None:
    """A character loses Vitality; with none left it is Knocked Out.  UN-0081, UN-0503"""
    if amount <= 0 or not who.here:
        return
    who.wounds += amount
    game.tell(Harmed, who.id, amount, max(0, game.left(who)), by, why, rules=("UN-0467",))
    if game.left(who) <= 0:
        knock_out(game, who, by)
    elif who.leader and by:
        bear_grudge(game, who, by)


def bear_grudge(game: Universalis, who: Character, by: FigureId) -> None:
    """A Leader whose Behavior card says so hunts the enemy who hurt it last.  UN-0746, UN-C079"""
    card = library()[BEHAVIORS].get(game.person(who).behavior)
    if card is not None and card.grudge and any(enemy.id == by for enemy in game.enemies(who)):
        who.quarry = by


def knock_out(game: Universalis, who: Character, by: FigureId = NO_ONE) -> None:
    """A Knocked Out character loses all other conditions; a hero lies where it fell, a creature is removed.

    UN-0060, UN-0064, UN-0252, UN-0428, UN-0430, UN-0456, UN-0503 to UN-0505, UN-0581, UN-1375
    """
    state = game.state
    names = game.kit(who).names
    who.conditions = ("knocked-out",)
    who.carries, who.clings, who.scaling = NO_ONE, NO_ONE, ()
    for one in (*state.heroes, *state.creatures):
        if one.clings == who.id:
            one.clings, one.at = NO_ONE, who.at
    if who.mount or who.rider:
        brought_down(game, who)
    if who.owner:
        mourn(game, who)
    elif who.hero:
        game.tell(Changed, "knocked-out", who.id, now=1, rules=("UN-0503",))
        score_fallen(game, who.id)
        lay_down(game, who)
    else:
        state.creatures.remove(who)
        if who.id not in state.swayed:
            state.slain = (*state.slain, who.card)
            score(game, LEVELS.get(game.person(who).level, 0), by)
            leave_corpse(game, who, by)
        game.tell(Removed, who.name, who.id, who.at, "knocked-out", who.letter, rules=("UN-0505",))
    if state.lasting:
        end_spells(game, of_caster(game, who))
    for deed in moments.KNOCKED_OUT.deeds(names + game.quest):
        deed(game, who)
    after_knock_out(game, who)


def leave_corpse(game: Universalis, who: Character, by: FigureId) -> None:
    """An eliminated creature leaves a corpse to search, and its weapon to the slayer.  UN-0252, UN-0255, UN-0256"""
    state = game.state
    state.corpses = (*state.corpses, who.card)
    if who.leader:
        state.spoils = (*who.hands, *who.body, *who.pack)
    slayer = game.find(by) if by else None
    weapons = game.kit(who).weapons
    if slayer is not None and slayer.hero and weapons:
        slayer.trophy = Trophy(game.person(who).size, weapons[0].id)


def after_knock_out(game: Universalis, who: Character) -> None:
    """The mission may be accomplished, or the last hero may have fallen.

    UN-0052, UN-0055, UN-0060, UN-0542, UN-0628, UN-1076
    """
    if who.leader and game.plan.quest.goal.kind == "slay-leader":
        accomplish(game)
    if who.leader and not who.hero:
        game.push(*(Panic(one.id) for one in shaken(game, who)))
    if who.hero and not who.owner:
        pass_on(game, who)
    if not any(hero.here or (hero.at == NOWHERE and not hero.out) for hero in game.heroes()):
        game.state.agenda.clear()
        game.push(EndQuest(why="universalis-all-down"))


def shaken(game: Universalis, leader: Character) -> list[Character]:
    """The Grunts that panic when a Leader falls: those near it, of its own faction.  UN-0628, UN-0754, UN-D51"""
    near = within(game, game.cover(leader), PANIC)
    cards = library()[CREATURES]
    grunts = [one for one in game.creatures() if game.person(one).level == "grunt" and game.cover(one) & near]
    return [one for one in grunts if one.card in cards and cards[one.card].faction == cards[leader.card].faction]


def accomplish(game: Universalis) -> None:
    """The mission is done; the heroes have yet to leave.  UN-0054, UN-0055"""
    if not game.state.accomplished:
        game.state.accomplished = True
        game.tell(Changed, "accomplished", now=1)
        game.push(Triumph())
