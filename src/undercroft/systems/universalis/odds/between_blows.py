"""Between blows and victims of one attack: what is settled is put aside, so that odds find cases alike."""

from __future__ import annotations

from functools import lru_cache

from undercroft.board.bits import Bits
from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel.requests import FigureId
from undercroft.kernel.state import copy
from undercroft.kernel.system import Focus
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import NextTarget, SpellOnTarget
from undercroft.systems.universalis.cards.definitions import SPELLS as SPELL_CARDS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.words import BLAST, SUFFER, TRIAL
from undercroft.systems.universalis.combat.pushing import touching
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import base_of
from undercroft.systems.universalis.odds.outcome import BLOWS, Facts, add, fell, pairs, whose_side
from undercroft.systems.universalis.odds.within_a_blow import (
    SPIN,
    pick_up,
    put_wounds_aside,
    settle_blow,
    simplify,
    still_waiting,
)
from undercroft.systems.universalis.state import Character, State

HUGE = 4
FAR = 4
"""No push in a series of blows reaches farther from where it began."""


def put_aside(game: Universalis, focus: Focus) -> Facts:
    """On the way: what is more than fatal is no more than that, and what was dealt is in the target's wounds.

    Between two targets of a spell or skill: what befell those it has done with is counted and taken back.

    For all that concerns the others, whoever still stands does as well wounded as unhurt, frightened or not, armed or
    not, with more Fortune or less.  Conditions that a lasting spell holds stay, and who was Knocked Down by a
    projectile no longer hides those behind him.
    """
    state = game.state
    top = state.agenda[-1]
    if type(top) is SpellOnTarget and top.rest:
        return put_wounds_aside(game, focus, top.who)
    if type(top) is not SpellOnTarget and type(top) is not NextTarget:
        if state.hit is not None:
            simplify(game, state.hit)
            if state.hit.kind == "melee" and focus.option.act in (*BLOWS, "skill"):
                return settle_blow(game, focus, state.hit, top)
        return {}
    facts: Facts = {}
    waiting = still_waiting(state)
    fleeting = state.lasting == focus.before.lasting
    aimed = state.casting is not None and library()[SPELL_CARDS][state.casting.spell].nature == "projectile"
    for one, now in pairs(game, focus.before):
        if now is None or one.id in waiting or now.suffers("knocked-out"):
            continue
        add(facts, f"{whose_side(game, focus, one)}wounds", max(0, now.wounds - one.wounds))
        now.wounds, now.fortune, now.hands = one.wounds, one.fortune, one.hands
        if fleeting and now.conditions is not one.conditions and not (aimed and now.down is not one.down):
            add(facts, f"{whose_side(game, focus, one)}down", int(now.down and not one.down))
            now.conditions = one.conditions
    state.hit = None
    _forget_gains(state, focus.before)
    if type(top) is NextTarget and top.skill == SPIN:
        _put_back(game, focus, top, facts)
    elif type(top) is SpellOnTarget and state.casting is not None and _only_harms(state.casting.spell):
        _let_stand(game, focus, state.casting.caster, facts)
    return facts


def _forget_gains(state: State, before: State) -> None:
    """Points, trophies, things on the floor that give no light, room to act after a push: what nobody asks for before
    all blows have fallen."""
    state.suffered, state.achieved = before.suffered, before.achieved
    for one, now in zip(before.heroes, state.heroes):
        now.achieved = one.achieved
        now.trophy = one.trophy
    if state.active is not None and before.active is not None:
        state.active.momentum = before.active.momentum
    pick_up(state, before)


# blow after blow, victim after victim


def _put_back(game: Universalis, focus: Focus, entry: NextTarget, facts: Facts) -> None:
    """Whoever has been pushed or slain stands where he stood, once that is counted, if it is all the same to the next.

    It is not where a push may yet lead there, or where somebody's presence helps or frightens others.
    """
    ways = _ways(game, entry)
    if ways is None or game.state.lasting != focus.before.lasting:
        return
    taken, fallen = game.occupied(), []
    owned = any(hero.owner for hero in focus.before.heroes)
    for one, now in pairs(game, focus.before):
        if one.id in entry.targets or one.id == entry.who or not _ordinary(game, one) or (ways | taken) >> one.at & 1:
            continue
        if one.hero and owned:
            continue
        if fell(game, focus.before, one, now) and one.id not in focus.before.swayed:
            fallen.append(one)
        elif now is not None and now.here and not now.squeezed and not ways >> now.at & 1:
            now.at = one.at
    for one in fallen:
        _raise(game, focus, one, facts)


def _ways(game: Universalis, entry: NextTarget) -> Bits | None:
    """The squares on which it matters who stands, for somebody may be pushed there by a later blow; None if there is
    more to it than that.

    Whom nothing can hurt by a push, on level ground without a wall nearby, may be pushed anywhere; and where the
    attacker is pushed matters to the blows after that.
    """
    by, terrain = game.character(entry.who), game.terrain
    targets = [target for target in map(game.find, entry.targets) if target is not None]
    if by.seat < 0 or any(base_of(target) != (1, 1) for target in targets):
        return None
    level = _level(game, by)
    strong = [_may_push(game, target, by) for target in targets]
    if (any(strong) and not level) or any(strong[:-2]):
        return None
    close, ways, near = touching(game, game.cover(by)) | game.cover(by), 0, 0
    if any(strong[:-1]):
        ways, close = close & ~touching(game, game.cover(targets[-2])), 0
    walled = False
    for target in targets:
        there = touching(game, game.cover(target)) & ~close
        give = terrain.open.from_(game.cover(target)) & ~(terrain.too_high(target.size) | terrain.deep)
        walled = walled or bool(there & (~give | terrain.plinths))
        near |= there
    return ways | near if walled or not level else ways


def _level(game: Universalis, by: Character) -> bool:
    """Is the ground level as far as blows may send anybody, without holes and deep water?"""
    terrain, near = game.terrain, game.cover(by)
    for _ in range(FAR):
        near |= touching(game, near)
    heights = sum(bool(there & near) for there in terrain.levels) if terrain.sloped else 1
    return not (terrain.holes | terrain.deep) & near and heights <= 1


def _may_push(game: Universalis, target: Character, by: Character) -> bool:
    """May whoever is struck at push the attacker, with a shield or a long weapon?  UN-0418, UN-0515"""
    kit = game.kit(target)
    return target.size >= by.size and (kit.shield is not None or any(card.long for card in kit.weapons))


def _ordinary(game: Universalis, one: Character) -> bool:
    """Is it somebody whose presence or fall concerns nobody else?"""
    kit = game.kit(one)
    if one.leader or one.mount or one.rider or base_of(one) != (1, 1) or kit.shares or kit.size >= HUGE:
        return False
    return not moments.KNOCKED_OUT.deeds(kit.names + game.quest) and not moments.STRUCK_AT.deeds(kit.names)


@lru_cache(maxsize=256)
def _only_harms(spell: str) -> bool:
    """Is it a spell that does the same to everybody, wherever the others are: damage and conditions?"""
    card = library()[SPELL_CARDS][spell]
    if card.nature == "projectile":
        return False
    effects = list(card.effects)
    for trial in TRIAL.of(card.effects):
        effects += [*trial.success, *trial.fail]
    return all(BLAST.names(effect) or TRIAL.names(effect) or SUFFER.names(effect) for effect in effects)


def _let_stand(game: Universalis, focus: Focus, caster: FigureId, facts: Facts) -> None:
    """Whoever a spell has felled stands again, once that is counted, and what the caster has used up is forgotten.

    Not where the last hero may fall before creatures are reached, for that would be the end of it.
    """
    state, before = game.state, focus.before
    left = {entry.who for entry in state.agenda if type(entry) is SpellOnTarget}
    owned = any(hero.owner for hero in before.heroes)
    if caster in left or owned or state.lasting != before.lasting or state.quest != before.quest:
        return
    if caster >= FIRST_FOE and any(who >= FIRST_FOE for who in left):
        return
    for one, now in list(pairs(game, before)):
        if one.id == caster and now is not None:
            now.uses, now.did, now.last_skill = one.uses, one.did, one.last_skill
        elif one.id in left or (now is not None and not now.suffers("knocked-out")):
            continue
        elif one.id not in before.swayed and one.id != caster and _ordinary(game, one):
            _raise(game, focus, one, facts)


def _raise(game: Universalis, focus: Focus, one: Character, facts: Facts) -> None:
    """Count one of the fallen, and let it stand again as it was."""
    state, before = game.state, focus.before
    whose = whose_side(game, focus, one)
    add(facts, f"{whose}slain", 1)
    add(facts, f"{whose}wounds", max(0, game.vitality(one) - one.wounds))
    again = copy(one)
    now = game.find(one.id)
    if now is not None:
        again.uses, again.did, again.last_skill, again.attacked = now.uses, now.did, now.last_skill, now.attacked
        state.heroes = [again if hero.id == one.id else hero for hero in state.heroes]
        state.fallen = tuple(who for who in state.fallen if who != one.id or who in before.fallen)
        return
    again.attacked = again.attacked or focus.option.act == "skill"
    left = {creature.id: creature for creature in (*state.creatures, again)}
    known = [left.pop(was.id) for was in before.creatures if was.id in left]
    state.creatures = [*known, *left.values()]
    state.slain, state.corpses = _without(state.slain, one.card), _without(state.corpses, one.card)


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """All but the last of these."""
    at = len(cards) - 1 - cards[::-1].index(card)
    return cards[:at] + cards[at + 1 :]
