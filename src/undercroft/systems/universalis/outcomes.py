"""What an attack has come to, as odds and the story of a game's luck count it: how everybody stands before and after.

The facts are told from the side of whoever chose: `wounds`, `down` and `slain` of enemies, the same with `own-` of the
one who chose and with `friends-` of those on the same side.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from undercroft.board.bits import Bits
from undercroft.kernel.requests import NO_ONE, FigureId
from undercroft.kernel.state import Entry, copy
from undercroft.kernel.system import Focus
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import (
    Act,
    Also,
    Befall,
    Block,
    Damage,
    EndActivation,
    Land,
    Occupy,
    Panic,
    Parry,
    Reparry,
    Rethrow,
    Shove,
    Strain,
    Suffer,
)
from undercroft.systems.universalis.attempts import first_retry
from undercroft.systems.universalis.bases import base_of
from undercroft.systems.universalis.cards import SPELLS as SPELL_CARDS
from undercroft.systems.universalis.cards import Weapon
from undercroft.systems.universalis.combat import attempt_of, wins_ties
from undercroft.systems.universalis.conditions import TROPHY
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.kit import guards
from undercroft.systems.universalis.lights import shines
from undercroft.systems.universalis.people import gear_cards
from undercroft.systems.universalis.pushing import back_squares, touching
from undercroft.systems.universalis.riding import stronger, walker
from undercroft.systems.universalis.rolls import BLUNDER, DOUBLE_SIX, NO_DICE, as_good
from undercroft.systems.universalis.sheets import library
from undercroft.systems.universalis.state import FIRST_CREATURE, Character, Dice, Hit, State
from undercroft.systems.universalis.words import BLAST, REROLL, SOFTENED, SUFFER, TRIAL

Facts = dict[str, int]
BLOWS = ("attack", "shoot", "throw")
SPELLS = ("cast", "cast-at", "aim", "wall")
ALWAYS = ("wounds", "down", "slain", "own-wounds", "own-down", "own-slain")
"""What is told of every attack, in both directions."""

SPIN = "spinning-blow"
HUGE = 4
FAR = 4
"""No push in a series of blows reaches farther from where it began."""

AFTER_BLOCK = (Damage, Suffer, Shove, Occupy)
SETTLED = (Strain, Block, Damage, Suffer, Shove, Occupy)
"""What comes after the dice of a blow have been read."""


@lru_cache(maxsize=256)
def burns(weapon: str) -> bool:
    """Is it a gunpowder weapon, which may hurt its shooter after the shot?  UN-1020"""
    card = gear_cards()[weapon]
    return isinstance(card, Weapon) and bool(card.noise)


def outcome(game: Universalis, focus: Focus) -> Facts:
    """How everybody has fared, and whether the attack hit, the spell was cast, or one slipped away."""
    facts = dict.fromkeys(ALWAYS, 0)
    _fared(game, focus, facts)
    act, state = focus.option.act, game.state
    if act == "disengage":
        facts["slips"] = int(state.active is not None and bool(state.active.slipped))
    elif act in SPELLS and state.casting is not None:
        facts["cast"] = int(state.casting.cast and not state.casting.dispelled)
    elif state.hit is not None and (act in BLOWS or (act != "skill" and state.hit != focus.before.hit)):
        _landed(game, focus, state.hit, facts)
    elif focus.option.who:
        facts["hit"] = int(_touched(game, focus))
    return facts


def _landed(game: Universalis, focus: Focus, hit: Hit, facts: Facts) -> None:
    """A blow or shot has landed or not, on an enemy or on the one who chose."""
    struck = hit.landed and not hit.stray
    facts["hit"] = int(struck and _side(focus.before, hit.target) is not _chooses(game, focus))
    if struck and hit.target == focus.ask.who and _mine(focus, hit.target):
        facts["own-hit"] = 1


def _touched(game: Universalis, focus: Focus) -> bool:
    """Has whom it was for lost something, or suffers from something new?"""
    for one, now in _pairs(game, focus.before):
        if one.id == focus.option.who:
            return (
                now is None
                or now.wounds > one.wounds
                or now.mana < one.mana
                or bool(set(now.conditions) - set(one.conditions))
            )
    return False


def _fared(game: Universalis, focus: Focus, facts: Facts) -> None:
    """Add up what everybody has lost since, and who fell."""
    for one, now in _pairs(game, focus.before):
        if now is not None and now.wounds == one.wounds and now.conditions is one.conditions:
            continue
        whose = _whose(game, focus, one)
        if _fell(game, focus.before, one, now):
            _add(facts, f"{whose}slain", 1)
            _add(facts, f"{whose}wounds", max(0, game.vitality(one) - one.wounds))
        elif now is not None:
            _add(facts, f"{whose}wounds", max(0, now.wounds - one.wounds))
            _add(facts, f"{whose}down", int("knocked-down" in now.conditions and not one.down))


def _add(facts: Facts, name: str, n: int) -> None:
    if n:
        facts[name] = facts.get(name, 0) + n


def _pairs(game: Universalis, before: State) -> Iterator[tuple[Character, Character | None]]:
    """Everybody who was there, as he was and as he is; None is who has gone."""
    now = game.state
    for one, same in zip(before.heroes, now.heroes):
        if one.here:
            yield one, same
    if len(before.creatures) == len(now.creatures):
        yield from zip(before.creatures, now.creatures)
        return
    left = {one.id: one for one in now.creatures}
    for one in before.creatures:
        yield one, left.get(one.id)


def _fell(game: Universalis, before: State, one: Character, now: Character | None) -> bool:
    """Is it Knocked Out, not merely gone?"""
    if now is not None:
        return "knocked-out" in now.conditions
    return one.id in before.swayed or one.id in _slain(game.state, before)


def _slain(now: State, before: State) -> list[FigureId]:
    """Those of the creatures gone since who were slain and did not flee; of the same card first the one struck last."""
    cards = list(now.slain[len(before.slain) :])
    struck = now.hit.target if now.hit is not None else NO_ONE
    left = [one.id for one in now.creatures]
    found = []
    for one in sorted(before.creatures, key=lambda one: one.id != struck):
        if one.id not in left and one.card in cards:
            cards.remove(one.card)
            found.append(one.id)
    return found


def _whose(game: Universalis, focus: Focus, one: Character) -> str:
    """What facts about somebody begin with."""
    if one.id == focus.ask.who and _mine(focus, one.id):
        return "own-"
    return "friends-" if _side(focus.before, one.id) is _chooses(game, focus) else ""


def _mine(focus: Focus, who: FigureId) -> bool:
    """Does whoever chooses play this character?"""
    before: State = focus.before
    them = before.heroes if who < FIRST_CREATURE else before.creatures
    return any(one.id == who and one.seat in focus.ask.seats_of(focus.option) for one in them)


def _side(before: State, who: FigureId) -> bool:
    """Did somebody fight for the heroes?"""
    return (who < FIRST_CREATURE) != (who in before.swayed)


def _chooses(game: Universalis, focus: Focus) -> bool:
    """Is the choice one of the heroes' side?"""
    if focus.ask.who and _mine(focus, focus.ask.who):
        return _side(focus.before, focus.ask.who)
    return focus.ask.seat != game.dark


# several targets


def put_aside(game: Universalis, focus: Focus) -> Facts:
    """On the way: what is more than fatal is no more than that, and what was dealt is in the target's wounds.

    Between two targets of a spell or skill: what befell those it has done with is counted and taken back.

    For all that concerns the others, whoever still stands does as well wounded as unhurt, frightened or not, armed or
    not, with more Fortune or less.  Conditions that a lasting spell holds stay, and who was Knocked Down by a
    projectile no longer hides those behind him.
    """
    state = game.state
    top = state.agenda[-1]
    if type(top) is Befall and top.rest:
        return _put_wounds_aside(game, focus, top.who)
    if type(top) is not Befall and type(top) is not Also:
        if state.hit is not None:
            _simplify(game, state.hit)
            if state.hit.kind == "melee" and focus.option.act in (*BLOWS, "skill"):
                return _settle_blow(game, focus, state.hit, top)
        return {}
    facts: Facts = {}
    waiting = _waiting(state)
    fleeting = state.lasting == focus.before.lasting
    aimed = state.casting is not None and library()[SPELL_CARDS][state.casting.spell].nature == "projectile"
    for one, now in _pairs(game, focus.before):
        if now is None or one.id in waiting or "knocked-out" in now.conditions:
            continue
        _add(facts, f"{_whose(game, focus, one)}wounds", max(0, now.wounds - one.wounds))
        now.wounds, now.fortune, now.hands = one.wounds, one.fortune, one.hands
        if fleeting and now.conditions is not one.conditions and not (aimed and now.down is not one.down):
            _add(facts, f"{_whose(game, focus, one)}down", int(now.down and not one.down))
            now.conditions = one.conditions
    state.hit = None
    _forget_gains(state, focus.before)
    if type(top) is Also and top.skill == SPIN:
        _put_back(game, focus, top, facts)
    elif type(top) is Befall and state.casting is not None and _only_harms(state.casting.spell):
        _let_stand(game, focus, state.casting.caster, facts)
    return facts


def _forget_gains(state: State, before: State) -> None:
    """Points, trophies, things on the floor that give no light, room to act after a push: what nobody asks for before
    all blows have fallen."""
    state.suffered, state.achieved = before.suffered, before.achieved
    for one, now in zip(before.heroes, state.heroes):
        now.achieved = one.achieved
        if now.uses is not one.uses:
            now.uses = tuple(note for note in now.uses if not note.startswith(TROPHY) or note in one.uses)
    if state.active is not None and before.active is not None:
        state.active.momentum = before.active.momentum
    _pick_up(state, before)


# blow after blow, victim after victim


def _put_back(game: Universalis, focus: Focus, entry: Also, facts: Facts) -> None:
    """Whoever has been pushed or slain stands where he stood, once that is counted, if it is all the same to the next.

    It is not where a push may yet lead there, or where somebody's presence helps or frightens others.
    """
    ways = _ways(game, entry)
    if ways is None or game.state.lasting != focus.before.lasting:
        return
    taken, fallen = game.occupied(), []
    owned = any(hero.owner for hero in focus.before.heroes)
    for one, now in _pairs(game, focus.before):
        if one.id in entry.targets or one.id == entry.who or not _ordinary(game, one) or (ways | taken) >> one.at & 1:
            continue
        if one.hero and owned:
            continue
        if _fell(game, focus.before, one, now) and one.id not in focus.before.swayed:
            fallen.append(one)
        elif now is not None and now.here and not now.squeezed and not ways >> now.at & 1:
            now.at = one.at
    for one in fallen:
        _raise(game, focus, one, facts)


def _ways(game: Universalis, entry: Also) -> Bits | None:
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
    """Is the ground level as far as blows may send anybody, and without holes?"""
    terrain, near = game.terrain, game.cover(by)
    for _ in range(FAR):
        near |= touching(game, near)
    heights = sum(bool(there & near) for there in terrain.levels) if terrain.sloped else 1
    return not terrain.holes & near and heights <= 1


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
    left = {entry.who for entry in state.agenda if type(entry) is Befall}
    owned = any(hero.owner for hero in before.heroes)
    if caster in left or owned or state.lasting != before.lasting or state.quest != before.quest:
        return
    if caster >= FIRST_CREATURE and any(who >= FIRST_CREATURE for who in left):
        return
    for one, now in list(_pairs(game, before)):
        if one.id == caster and now is not None:
            now.uses = one.uses
        elif one.id in left or (now is not None and "knocked-out" not in now.conditions):
            continue
        elif one.id not in before.swayed and one.id != caster and _ordinary(game, one):
            _raise(game, focus, one, facts)


def _raise(game: Universalis, focus: Focus, one: Character, facts: Facts) -> None:
    """Count one of the fallen, and let it stand again as it was."""
    state, before = game.state, focus.before
    whose = _whose(game, focus, one)
    _add(facts, f"{whose}slain", 1)
    _add(facts, f"{whose}wounds", max(0, game.vitality(one) - one.wounds))
    again = copy(one)
    now = game.find(one.id)
    if now is not None:
        again.uses, again.attacked = now.uses, now.attacked
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


# within one blow


def _simplify(game: Universalis, hit: Hit) -> None:
    """Wounds of a hit beyond what kills even the hardened make no difference, unless to a leech; nor do the criticals
    of a hit that nothing but Fortune keeps from killing."""
    target, attacker = game.find(hit.target), game.find(hit.attacker)
    hit.dealt = min(1, hit.dealt)
    if not hit.wounds or target is None or (attacker is not None and game.kit(attacker).has("leech")):
        return
    fatal = game.left(target) + int(SOFTENED.name in game.kit(target).speakers)
    if hit.wounds >= fatal:
        hit.wounds, hit.criticals = fatal, 0


def _settle_blow(game: Universalis, focus: Focus, hit: Hit, top: Entry) -> Facts:
    """Once it is settled whether a blow lands, only those who look at doubles care for the dice; once it is suffered,
    criticals count only where somebody may be slammed into a wall, and wounds only where he may be hurt again."""
    attacker, target = game.find(hit.attacker), game.find(hit.target)
    if hit.slain and _done_with(game, hit.target):
        _pass_over_panic(game, hit)
    if attacker is None or target is None:
        return {}
    if type(top) is Parry:
        _forget_margin(game, attacker, target, hit)
    if type(top) is Rethrow or type(top) is Reparry:
        _forget_lost(game, attacker, target, hit, top)
    if type(top) is Land or type(top) in SETTLED:
        _forget_dice(game, attacker, target, hit, top)
    if type(top) is Block:
        _pick_up(game.state, focus.before)
    if type(top) not in AFTER_BLOCK:
        return {}
    slams, falls = _perils(game, attacker, target, hit, top)
    if not slams:
        hit.criticals, hit.dealt, hit.inflicted = 0, 0, ""
    if (focus.option.act == "skill" and focus.option.who) or not _done_with(game, hit.target):
        return {}
    was = next((one for one, now in _pairs(game, focus.before) if now is target), None)
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
    if type(top) is Rethrow:
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
    if type(top) is Occupy or hit.slain:
        return False, False
    if type(top) is not Shove:
        return True, True
    if hit.over:
        return False, False
    free, holes, wall = back_squares(game, stronger(game, attacker), walker(game, target))
    return wall and not free and not holes and not hit.blocked, bool(holes or game.terrain.sloped)


def _done_with(game: Universalis, who: FigureId) -> bool:
    """Will no blow of this attack come to it any more?"""
    for entry in reversed(game.state.agenda):
        if type(entry) is Also:
            return entry.skill == SPIN and who not in entry.targets
        if type(entry) not in SETTLED and type(entry) is not Panic:
            return type(entry) in (Act, EndActivation)
    return False


def _pass_over_panic(game: Universalis, hit: Hit) -> None:
    """Who flees because his Leader has fallen to the last blow was neither hit nor slain by it."""
    agenda = game.state.agenda
    if type(agenda[-1]) is not Panic or any(type(entry) is Also for entry in agenda):
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
        _pick_up(game.state, before)


@lru_cache(maxsize=256)
def _simple(item: str) -> bool:
    """Is it a weapon or shield that says nothing but its figures?"""
    card = gear_cards()[item]
    return not card.effects and not card.magic


def _pick_up(state: State, before: State) -> None:
    """Things on the floor that give no light are forgotten."""
    if not any(shines(lying.what) for lying in state.dropped[len(before.dropped) :]):
        state.dropped = before.dropped


def _unwound(game: Universalis, focus: Focus, was: Character, now: Character) -> Facts:
    """The wounds of one whom nothing threatens any more are counted and taken back; dead is dead."""
    facts: Facts = {}
    if not now.here:
        now.wounds = game.vitality(was)
    elif now.wounds > was.wounds:
        _add(facts, f"{_whose(game, focus, was)}wounds", now.wounds - was.wounds)
        now.wounds = was.wounds
    return facts


def _put_wounds_aside(game: Universalis, focus: Focus, who: FigureId) -> Facts:
    """Between the damage of a spell and its other effects: how much it was no longer matters to whoever stands, as long
    as he is no weaker for it."""
    hit, facts = game.hit, Facts()
    game.state.hit = Hit(attacker=hit.attacker, target=hit.target, kind=hit.kind, weapon=hit.weapon, over=hit.over)
    for one, now in _pairs(game, focus.before):
        if one.id == who and now is not None and now.here and game.wounded(now) is game.wounded(one):
            _add(facts, f"{_whose(game, focus, one)}wounds", max(0, now.wounds - one.wounds))
            now.wounds = one.wounds
    return facts


def _waiting(state: State) -> set[FigureId]:
    """Those to whom the attack has yet to come, and who makes it."""
    found = {state.casting.caster} if state.casting is not None else set()
    if state.active is not None:
        found.add(state.active.who)
    for entry in reversed(state.agenda):
        if type(entry) is Befall:
            found.add(entry.who)
        elif type(entry) is Also:
            found.update((entry.who, *entry.targets))
        else:
            break
    return found
