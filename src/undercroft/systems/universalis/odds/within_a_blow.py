"""Within one blow: what no longer matters to how it ends is forgotten, so that odds find cases alike."""

from __future__ import annotations

from functools import lru_cache

from undercroft.kernel.requests import FigureId
from undercroft.kernel.state import Entry
from undercroft.kernel.system import Focus
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import (
    Act,
    AttackReroll,
    Block,
    BreakingRoll,
    Damage,
    DefenseReroll,
    DefenseRoll,
    EndActivation,
    HitOrMiss,
    NextTarget,
    Panic,
    Push,
    SpellOnTarget,
    TakePosition,
    TakeWounds,
)
from undercroft.systems.universalis.cards.kit import guards
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.words import REROLL, SOFTENED
from undercroft.systems.universalis.combat.melee import attempt_of, wins_ties
from undercroft.systems.universalis.combat.pushing import back_squares
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.light import shines
from undercroft.systems.universalis.odds.outcome import Facts, add, pairs, whose_side
from undercroft.systems.universalis.party.riding import stronger, walker
from undercroft.systems.universalis.rolls.dice import BLUNDER, DOUBLE_SIX, NO_DICE, as_good
from undercroft.systems.universalis.rolls.rerolls import first_retry
from undercroft.systems.universalis.state import Character, Dice, Hit, State

SPIN = "spinning-blow"

AFTER_BLOCK = (Damage, TakeWounds, Push, TakePosition)

SETTLED = (BreakingRoll, Block, Damage, TakeWounds, Push, TakePosition)
"""What comes after the dice of a blow have been read."""


def simplify(game: Universalis, hit: Hit) -> None:
    """Wounds of a hit beyond what kills even the hardened make no difference, unless to a leech; nor do the criticals
    of a hit that nothing but Fortune keeps from killing."""
    target, attacker = game.find(hit.target), game.find(hit.attacker)
    hit.dealt = min(1, hit.dealt)
    if not hit.wounds or target is None or (attacker is not None and game.kit(attacker).has("leech")):
        return
    fatal = game.left(target) + int(SOFTENED.name in game.kit(target).speakers)
    if hit.wounds >= fatal:
        hit.wounds, hit.criticals = fatal, 0


def settle_blow(game: Universalis, focus: Focus, hit: Hit, top: Entry) -> Facts:
    """Once it is settled whether a blow lands, only those who look at doubles care for the dice; once it is suffered,
    criticals count only where somebody may be slammed into a wall, and wounds only where he may be hurt again."""
    attacker, target = game.find(hit.attacker), game.find(hit.target)
    if hit.slain and _done_with(game, hit.target):
        _pass_over_panic(game, hit)
    if attacker is None or target is None:
        return {}
    if type(top) is DefenseRoll:
        _forget_margin(game, attacker, target, hit)
    if type(top) is AttackReroll or type(top) is DefenseReroll:
        _forget_lost(game, attacker, target, hit, top)
    if type(top) is HitOrMiss or type(top) in SETTLED:
        _forget_dice(game, attacker, target, hit, top)
    if type(top) is Block:
        pick_up(game.state, focus.before)
    if type(top) not in AFTER_BLOCK:
        return {}
    slams, falls = _perils(game, attacker, target, hit, top)
    if not slams:
        hit.criticals, hit.dealt, hit.inflicted = 0, 0, ""
    if (focus.option.act == "skill" and focus.option.who) or not _done_with(game, hit.target):
        return {}
    was = next((one for one, now in pairs(game, focus.before) if now is target), None)
    if was is None:
        return {}
    if was.hands is not target.hands:
        _arm_again(game, focus.before, was, target, hit)
    return {} if slams or falls else _unwound(game, focus, was, target)


def _forget_margin(game: Universalis, attacker: Character, target: Character, hit: Hit) -> None:
    """Before the target's dice, where none are thrown again: which of them an attack will win against."""
    mine, theirs = game.kit(attacker), game.kit(target)
    again = REROLL.name in mine.speakers or REROLL.name in theirs.speakers
    if not (again or mine.watches or theirs.watches or hit.sure):
        hit.attack = as_good(hit.attack, hit.lead, game.once("ties", lambda: wins_ties(game, hit)))


def _forget_lost(game: Universalis, attacker: Character, target: Character, hit: Hit, top: Entry) -> None:
    """Of a roll that was lost and is thrown again counts only what one die lies beside; the plainest dice take its
    place, with which it is lost as well."""
    if type(top) is AttackReroll:
        hit.attack = _lost(hit.attack, first_retry(game, attempt_of(attacker, "attack", hit), hit.attack))
    else:
        hit.defense = _lost(hit.defense, first_retry(game, attempt_of(target, "defense", hit), hit.defense))


def _lost(dice: Dice, again: str) -> Dice:
    if dice == BLUNDER or not again:
        return dice
    return (dice[0], 1) if again == "one" else NO_DICE


def _forget_dice(game: Universalis, attacker: Character, target: Character, hit: Hit, top: Entry) -> None:
    """Blunders count when a blow lands or is fended off, and a double 6 with a shield that stuns; then nothing more."""
    if game.kit(attacker).watches or game.kit(target).watches:
        return
    if type(top) in SETTLED:
        hit.attack = hit.defense = NO_DICE
        return
    if hit.attack == DOUBLE_SIX:
        hit.attack = NO_DICE
    if hit.landed and hit.defense == DOUBLE_SIX:
        hit.defense = NO_DICE


def _perils(game: Universalis, attacker: Character, target: Character, hit: Hit, top: Entry) -> tuple[bool, bool]:
    """May a blow still hurt its target, or send it into a wall; may it still fall?  UN-0400, UN-0401"""
    if type(top) is TakePosition or hit.slain:
        return False, False
    if type(top) is not Push:
        return True, True
    if hit.over:
        return False, False
    free, holes, wall = back_squares(game, stronger(game, attacker), walker(game, target))
    return wall and not free and not holes and not hit.blocked, bool(holes or game.terrain.sloped)


def _done_with(game: Universalis, who: FigureId) -> bool:
    """Will no blow of this attack come to it any more?"""
    for entry in reversed(game.state.agenda):
        if type(entry) is NextTarget:
            return entry.skill == SPIN and who not in entry.targets
        if type(entry) not in SETTLED and type(entry) is not Panic:
            return type(entry) in (Act, EndActivation)
    return False


def _pass_over_panic(game: Universalis, hit: Hit) -> None:
    """Who flees because his Leader has fallen to the last blow was neither hit nor slain by it."""
    agenda = game.state.agenda
    if type(agenda[-1]) is not Panic or any(type(entry) is NextTarget for entry in agenda):
        return
    while type(agenda[-1]) is Panic:
        agenda.pop()
    hit.attack, hit.defense, hit.criticals, hit.dealt = NO_DICE, NO_DICE, 0, 0


def _arm_again(game: Universalis, before: State, was: Character, now: Character, hit: Hit) -> None:
    """After the block it is all the same whether plain arms were dropped or broken, unless a skill asks for them."""
    lost = [item for item in was.hands if item not in now.hands]
    if len(lost) + len(now.hands) != len(was.hands) or not all(map(_simple, lost)):
        return
    left, bare = now.hands, game.kit(now)
    now.hands = was.hands
    armed = game.kit(now)
    asks = moments.STRUCK.deeds(armed.names) or guards(armed, hit.guards, hit.unguarded)
    if asks or bare.speakers.keys() != armed.speakers.keys() or bare.armor != armed.armor:
        now.hands = left
    else:
        pick_up(game.state, before)


@lru_cache(maxsize=256)
def _simple(item: str) -> bool:
    """Is it a weapon or shield that says nothing but its figures?"""
    card = gear_cards()[item]
    return not card.effects and not card.magic


def pick_up(state: State, before: State) -> None:
    """Things on the floor that give no light are forgotten."""
    if not any(shines(lying.what) for lying in state.dropped[len(before.dropped) :]):
        state.dropped = before.dropped


def _unwound(game: Universalis, focus: Focus, was: Character, now: Character) -> Facts:
    """The wounds of one whom nothing threatens any more are counted and taken back; dead is dead."""
    facts: Facts = {}
    if not now.here:
        now.wounds = game.vitality(was)
    elif now.wounds > was.wounds:
        add(facts, f"{whose_side(game, focus, was)}wounds", now.wounds - was.wounds)
        now.wounds = was.wounds
    return facts


def put_wounds_aside(game: Universalis, focus: Focus, who: FigureId) -> Facts:
    """Between the damage of a spell and its other effects: how much it was no longer matters to whoever stands, as long
    as he is no weaker for it."""
    hit, facts = game.hit, Facts()
    game.state.hit = Hit(attacker=hit.attacker, target=hit.target, kind=hit.kind, weapon=hit.weapon, over=hit.over)
    for one, now in pairs(game, focus.before):
        if one.id == who and now is not None and now.here and game.wounded(now) is game.wounded(one):
            add(facts, f"{whose_side(game, focus, one)}wounds", max(0, now.wounds - one.wounds))
            now.wounds = one.wounds
    return facts


def still_waiting(state: State) -> set[FigureId]:
    """Those to whom the attack has yet to come, and who makes it."""
    found = {state.casting.caster} if state.casting is not None else set()
    if state.active is not None:
        found.add(state.active.who)
    for entry in reversed(state.agenda):
        if type(entry) is SpellOnTarget:
            found.add(entry.who)
        elif type(entry) is NextTarget:
            found.update((entry.who, *entry.targets))
        else:
            break
    return found
