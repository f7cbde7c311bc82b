"""Melee combat: declaring, the opposed roll, who wins it, blunders.  UN-0390 to UN-0397, UN-0407 to UN-0420"""

from __future__ import annotations

from functools import lru_cache, partial

from undercroft.board.bits import squares
from undercroft.kernel.events import Changed, Moved, Said, Summed
from undercroft.kernel.requests import DONE, NOBODY, Ask, FigureId, Option, Roll, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import (
    Block,
    Clash,
    Close,
    Damage,
    Land,
    Parry,
    Shove,
    Strain,
    Strike,
    Suffer,
)
from undercroft.systems.universalis.cards import Weapon
from undercroft.systems.universalis.circumstances import holds
from undercroft.systems.universalis.conditions import cure, suffer
from undercroft.systems.universalis.engagement import adjacent, around, size
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.kit import UNARMED, Kit, bests
from undercroft.systems.universalis.lights import shade_blow
from undercroft.systems.universalis.longarms import wields
from undercroft.systems.universalis.people import gear_cards, skill_card
from undercroft.systems.universalis.riding import add_defense, attacked_alone, throw_off, together
from undercroft.systems.universalis.rolls import (
    DOUBLE_SIX,
    PAIR,
    PLAIN_PAIR,
    TWO,
    Alike,
    best_two,
    better,
    blunder,
    botched,
    criticals,
    parried,
    parried_again,
    plain,
    remembered,
    some,
)
from undercroft.systems.universalis.shields import usable_shield
from undercroft.systems.universalis.state import Character, Dice, Hit
from undercroft.systems.universalis.trials import (
    KEEP,
    OWN,
    add_bonuses,
    again,
    can_spend,
    may_throw_again,
    retry,
    spend,
)
from undercroft.systems.universalis.uses import may_use, note_use
from undercroft.systems.universalis.walking import at_back, rough_for, turned_to
from undercroft.systems.universalis.waters import aquatic, serves_in_water, submerged
from undercroft.systems.universalis.words import (
    ACTION,
    BLUNDERS_TO,
    CRITICALS_FROM,
    QUICK_RELOAD,
    SHOTS,
    VULNERABLE,
    Attacks,
)

MOST_DECLARED = 2
WELL_ARMORED = 5
CRITICAL = 6
Choice = tuple[tuple[str, ...], tuple[str, ...]]
"""The skills somebody declares, and those he leaves out."""

NOTHING_SAID: Choice = ((), ())
THEIRS = Option("fortune", what="enemy")


def attack(
    game: Universalis,
    attacker: Character,
    target: Character,
    weapon: str,
    second: bool = False,
    *,
    at_once: bool = False,
) -> None:
    """Begin an attack: the attacker faces the target; `at_once` nobody comes in before the dice.  UN-0122, UN-0390"""
    active = game.state.active
    mine = active is not None and active.who == attacker.id
    stalked = active is not None and mine and target.id in active.stalked
    facing = turned_to(game, attacker, target.at)
    if attacker.mount or attacker.rider:
        if active is not None and attacker.facing != facing:
            active.straight = 0
        attacker.facing = facing
        together(game, attacker)
    attacker.facing = facing
    if "flying" in attacker.conditions and "flying" not in target.conditions:
        cure(game, attacker, "flying")
    game.state.hit = Hit(
        attacker=attacker.id,
        target=target.id,
        weapon=weapon,
        place=tuple(squares(game.cover(target))),
        second=second,
        behind=stalked and at_back(game, attacker, target),
        sure="stationary" in target.conditions,
    )
    target.attacked = True
    game.tell(Said, "universalis-attack", attacker.id, args={"target": target.id, "weapon": weapon})
    game.push(*(() if at_once else (Strike(),)), Clash(), Parry(), Land())


def both(game: Universalis) -> tuple[Character, Character]:
    """Attacker and target of the attack that is going on."""
    hit = game.hit
    return game.character(hit.attacker), game.character(hit.target)


# before the dice


def strike(game: Universalis, entry: Strike) -> Script[None]:
    """Before the dice: whoever comes in, then active skills are declared, the attacker's first.  UN-1465 to UN-1467"""
    hit = game.hit
    attacker, target = both(game)
    for who in (attacker, target):
        for deed in moments.BEFORE_ATTACK.deeds(game.kit(who).names + game.quest):
            yield from deed(game, who, hit)
    if hit.over:
        return
    if hit.kind == "ranged":
        hit.skills, hit.muted = yield from declare(game, attacker, hit, "shot")
        return
    hit.skills, hit.muted = yield from declare(game, attacker, hit, "attack")
    hit.guards, hit.unguarded = yield from declare(game, target, hit, "defense")


def declare(game: Universalis, who: Character, hit: Hit, roll: str) -> Script[Choice]:
    """A hero combines at most two active skills, and says which where he has more or where one has a price.

    What he has room for beyond those named is used by itself.  A creature is not bound: it declares whatever helps
    against heavy armor.  UN-0717, UN-1464 to UN-1468, UN-G112
    """
    arts = game.kit(who).arts
    known = [id for id in arts if serves(id, roll) and _can_declare(game, who, hit, id)] if arts else []
    if not known:
        return NOTHING_SAID
    named = [id for id in known if skill_card(id).declare]
    if who.seat == NOBODY:
        heavy = roll != "defense" and game.kit(game.character(hit.target)).armor >= WELL_ARMORED
        return (tuple(named) if heavy else ()), ()
    most = MOST_DECLARED - _already(game, who, roll)
    if not named and len(known) <= most:
        return NOTHING_SAID
    offered = named if len(known) == len(named) or len(known) <= most else known
    chosen: tuple[str, ...] = ()
    while len(chosen) < most and (left := [id for id in offered if id not in chosen]):
        options = (DONE, *(Option("declare", what=id) for id in left))
        option: Option = yield Ask(f"declare-{roll}", who.seat, options, who=who.id)
        if option.act == "done":
            break
        chosen = (*chosen, option.what)
    free = [id for id in known if id not in named and id not in chosen]
    for id in chosen:
        if skill_card(id).declare:
            note_use(who, id)
    return chosen, tuple(free[max(0, most - len(chosen)) :])


def _already(game: Universalis, who: Character, roll: str) -> int:
    """How many skills declared for the whole activation count for this attack.  UN-1465"""
    active = game.state.active
    if active is None or active.who != who.id:
        return 0
    return sum(skill in ALL_TURN.get(roll, ()) for skill in active.skills)


def _can_declare(game: Universalis, who: Character, hit: Hit, skill: str) -> bool:
    """Has it a use left, and do the circumstances allow it?"""
    card = skill_card(skill)
    return (not card.when or holds(game, who, card.when, hit)) and may_use(who, skill)


@lru_cache(maxsize=1024)
def serves(skill: str, roll: str) -> bool:
    """Is an active skill about attacking, shooting or defending?"""
    effects = skill_card(skill).effects
    if roll in REACTS.get(skill, ()):
        return True
    if QUICK_RELOAD.of(effects) or SHOTS.of(effects) or ACTION.of(effects):
        return False
    names = SERVING[roll]
    for effect in effects:
        about, when = getattr(effect.args, "roll", ""), getattr(effect.args, "when", ())
        if effect.name in ("bonus", "reroll", "best") and about in names:
            return True
        if roll == "defense":
            continue
        if effect.name in ("damage", "reroll-damage", "inflict") and ("ranged" in when) == (roll == "shot"):
            return True
        if effect.name in (SHOT_WORDS if roll == "shot" else BLOW_WORDS):
            return True
    return False


SERVING = {
    "attack": ("attack", "melee", "any"),
    "shot": ("shot", "throw", "defensive-shot", "any"),
    "defense": ("defense", "melee", "any"),
}
BLOW_WORDS = ("critical-armor", "criticals-from", "sixes-explode", "breaks-shields")
SHOT_WORDS = ("critical-armor-shot", "steady-shot", "ignores-light-cover")
ALL_TURN = {"attack": ("combat-master", "two-weapon-fighting"), "shot": ("fast-shooting", "quick-reloading")}
REACTS = {
    "dance-battler": ("attack",),
    "dirty-fighter": ("attack", "defense"),
    "foresight": ("defense",),
    "martial-arts": ("attack",),
    "sword-master": ("attack",),
}
"""Active skills that look at the dice of a fight, by the rolls they belong to."""


def muted(hit: Hit, who: Character) -> tuple[str, ...]:
    """The skills somebody leaves out in this attack."""
    return hit.muted if who.id == hit.attacker else hit.unguarded


def voices(game: Universalis, who: Character, hit: Hit) -> tuple[str, ...]:
    """The names under which something of a fighter's comes in at a moment of this attack."""
    names, silent = game.kit(who).names, muted(hit, who)
    return tuple(name for name in names if name not in silent) if silent else names


# the tallies


def weapon_of(hit: Hit) -> Weapon:
    """The weapon of an attack."""
    card = gear_cards()[hit.weapon or UNARMED]
    assert isinstance(card, Weapon)
    return card


def melee_weapon(game: Universalis, who: Character) -> Weapon:
    """What it defends with: the first melee weapon in hand or of its body, else bare hands.  UN-0420, UN-1030"""
    wet, kit = submerged(game, who), game.kit(who)
    for card in kit.weapons:
        if (card.kind in ("melee", "natural") or card.in_melee is not None) and not (wet and not serves_in_water(card)):
            if len(kit.weapons) > 1 and "two-weapon-fighting" in kit.names:
                return max(kit.weapons, key=lambda card: card.use().combat + card.use().defense)
            return card
    unarmed = gear_cards()[UNARMED]
    assert isinstance(unarmed, Weapon)
    return unarmed


def attack_tally(game: Universalis, hit: Hit) -> Tally:
    """What the attacker adds to the dice.  UN-0391, UN-0407 to UN-0419"""
    attacker, target = game.character(hit.attacker), game.character(hit.target)
    kit, weapon = game.kit(attacker), weapon_of(hit)
    use = weapon.in_melee if weapon.in_melee is not None else weapon.use(hit.second)
    tally = Tally(kit.combat, "combat")
    tally.add(use.combat + use.attack, weapon.id, "UN-0407")
    near = adjacent(game, attacker, target)
    if hit.behind:
        tally.add(1, "from-behind", "UN-0412")
    elif target.down:
        tally.add(1, "target-down", "UN-0412")
    if weapon.long and near:
        tally.add(-1, "long-weapon-adjacent", "UN-0417")
    if obstructed(game, attacker, target):
        tally.add(-1, "obstacle", "UN-0408")
    if "flying" in target.conditions:
        tally.add(-1, "target-flying", "UN-0409")
    active = game.state.active
    if active is not None and active.who == attacker.id and active.drawn and attacker.seat != NOBODY:
        tally.add(-1, "drew-weapon", "UN-0415")
    _add_ground(game, attacker, target, tally)
    for id, more in kit.attacks:
        if more.combat and _hurried(game, attacker, hit, id, more):
            tally.add(more.combat, id, "UN-C466")
    add_skills(game, attacker, hit, tally, ("attack", "melee"), hit.skills)
    return tally


def _hurried(game: Universalis, attacker: Character, hit: Hit, id: str, more: Attacks) -> bool:
    """Do more attacks cost Combat Skill in this one?  Those a weapon gives cost it with that weapon; a weapon in each
    hand costs it for the activation, but for a pair made for it.  UN-C265, UN-C466
    """
    if isinstance(gear_cards().get(id), Weapon):
        return id == hit.weapon
    active = game.state.active
    if active is None or active.who != attacker.id:
        return False
    if "two-weapons" in more.when and matched(game.kit(attacker)):
        return False
    return id in active.skills or (not attacker.hero and holds(game, attacker, more.when))


def matched(kit: Kit) -> bool:
    """Are both weapons in hand made to be used as a pair?  UN-C265"""
    return sum("pairs" in card.tags for card in kit.weapons) >= 2


def unwieldy(weapon: Weapon) -> int:
    """The highest double that is a critical failure with a weapon.  UN-C259, UN-C260, UN-C271, UN-C277"""
    return max(BLUNDERS_TO.of(weapon.effects), default=1)


def defense_tally(game: Universalis, hit: Hit) -> Tally:
    """What the defender adds to the dice.  UN-0391, UN-0407, UN-0411, UN-0413"""
    attacker, target = game.character(hit.attacker), game.character(hit.target)
    kit, weapon = game.kit(target), melee_weapon(game, target)
    use = weapon.in_melee if weapon.in_melee is not None else weapon.use()
    tally = Tally(kit.combat, "combat")
    tally.add(use.combat + use.defense, weapon.id, "UN-0407")
    tally.add(-int(dreads(game, target, hit)), "vulnerable", "UN-C570")
    _add_ground(game, target, attacker, tally)
    if target.mount:
        add_defense(game, hit, tally)
    add_skills(game, target, hit, tally, ("defense", "melee"), hit.guards)
    return tally


def dreads(game: Universalis, who: Character, hit: Hit) -> bool:
    """Is it vulnerable to the element of the weapon that strikes it?  UN-C570"""
    kit = game.kit(who)
    if not kit.has("vulnerable") or not hit.weapon:
        return False
    tags = getattr(gear_cards().get(hit.weapon), "tags", ())
    return any(kind in tags for source in kit.sources for kind in VULNERABLE.of(source.effects))


def _add_ground(game: Universalis, who: Character, other: Character, tally: Tally) -> None:
    """Higher ground over an enemy of the same size, deep water, and difficult terrain.

    UN-0140, UN-0144, UN-0147, UN-0411, UN-0413
    """
    terrain = game.terrain
    if terrain.sloped and size(who) == size(other) and "flying" not in who.conditions:
        tally.add(int(terrain.level(game.cover(who)) > terrain.level(game.cover(other))), "elevated", "UN-0411")
    if terrain.deep and submerged(game, who) and not aquatic(game, who):
        tally.add(-1, "deep-water", "UN-0147")
    if hampered(game, who):
        tally.add(-1, "difficult-terrain", "UN-0413")


def hampered(game: Universalis, who: Character) -> bool:
    """Does it stand in difficult terrain, or squeezed in where its base does not fit?  UN-0144, UN-0158"""
    if who.squeezed:
        return True
    return bool(game.terrain.rough and rough_for(game, who) & game.cover(who))


def add_skills(
    game: Universalis, who: Character, hit: Hit, tally: Tally, rolls: tuple[str, ...], declared: tuple[str, ...]
) -> None:
    """Terms of skills, items and spells for a roll of these names, capped, and of what is bound to tallies.  UN-0051"""
    silent = muted(hit, who)
    active = game.state.active
    if active is not None and active.who == who.id:
        declared = (*declared, *active.skills)
    add_bonuses(game, who, tally, rolls, (), hit, declared, silent)
    for deed in moments.TALLY.deeds(voices(game, who, hit) + game.quest):
        deed(game, who, rolls[0], tally)
    shade_blow(game, who, hit, tally)


def obstructed(game: Universalis, attacker: Character, target: Character) -> bool:
    """Does something stand in the path of a melee attack, be it the corner of a wall or door?  UN-0408"""
    terrain = game.terrain
    mine, theirs = game.cover(attacker), game.cover(target)
    found = terrain.sight.best(mine, theirs, 0, terrain.light, terrain.heavy)
    return found is not None and found[0] > 0


# the dice


def clash(game: Universalis, entry: Clash) -> Script[None]:
    """The attacker's 2D6; skills throw dice again.  UN-0391

    Both sides' dice are read one after the other, so that odds need not follow every pair of pairs.
    """
    hit = game.hit
    attacker, target = both(game)
    if hit.sure:
        hit.landed = True
        return
    if game.listening:
        for what, who, tally in (
            ("attack", attacker, attack_tally(game, hit)),
            ("defense", target, defense_tally(game, hit)),
        ):
            game.tell(Summed, what, who.id, tally.total, tally.frozen())
    hit.attack = yield from _dice(game, attacker, "attack", hit)


def parry(game: Universalis, entry: Parry) -> Script[None]:
    """The defender's 2D6, skills that throw again what failed, Fortune of heroes, and who wins.

    UN-0391, UN-0098, UN-0099
    """
    hit = game.hit
    attacker, target = both(game)
    if hit.sure:
        return
    plainly = _plainly(game, hit)
    if not plainly:
        hit.defense = yield from _dice(game, target, "defense", hit)
    attacking, defending = attack_tally(game, hit).total, defense_tally(game, hit).total
    if plainly:
        hit.defense = yield from _parry_plainly(game, target, hit, attacking - defending)
    else:
        yield from _throw_failed_again(game, hit, attacking, defending)
    yield from _fortune(game, hit, attacking, defending)
    hit.landed = wins(game, hit, attacking, defending)
    hit.criticals = criticals(hit.attack, _critical_from(game, attacker, hit)) if hit.landed else 0
    for who in (attacker, target):
        if game.kit(who).watches:
            for deed in moments.ROLLED.deeds(voices(game, who, hit)):
                yield from deed(game, who, hit)
    attacker, target = both(game)
    hit.attack = remembered(hit.attack, doubles=_sees_doubles(game, attacker))
    hit.defense = remembered(hit.defense, doubles=_sees_doubles(game, target))


def _throw_failed_again(game: Universalis, hit: Hit, attacking: int, defending: int) -> Script[None]:
    """Skills throw a failed roll of the fight again, the attacker's first."""
    attacker, target = both(game)
    if not wins(game, hit, attacking, defending):
        dice = yield from retry(game, attacker, "attack", "combat", hit.attack, hit.skills, muted=hit.muted)
        hit.attack = botched(dice, _worst(game, hit, "attack"))
    if wins(game, hit, attacking, defending):
        dice = yield from retry(game, target, "defense", "combat", hit.defense, hit.guards, muted=hit.unguarded)
        hit.defense = botched(dice, _worst(game, hit, "defense"))


def _parry_plainly(game: Universalis, target: Character, hit: Hit, more: int) -> Script[Dice]:
    """The defender's dice, and 1s that are thrown again, read no finer than they count against the attack."""
    ones = may_throw_again(game, target, "defense", "combat", hit.guards, hit.unguarded)
    ties, doubles, worst = _wins_ties(game, hit), _sees_doubles(game, target), _worst(game, hit, "defense")
    reading = parried(hit.attack, more, ties, ones, doubles, worst)
    thrown: Alike = yield Roll((TWO,), reading, target.seat, target.id, "defense")
    if not ones:
        return thrown.dice
    reads = partial(parried_again, hit.attack, more, ties, doubles, worst)
    guards, silent = hit.guards, hit.unguarded
    return (yield from again(game, target, "defense", "combat", thrown.dice, guards, muted=silent, reads=reads))


def _critical_from(game: Universalis, attacker: Character, hit: Hit) -> int:
    """From which face on a die is a critical in this attack.  UN-C435, UN-G116"""
    if not hit.skills:
        return CRITICAL
    return min((n for id in hit.skills for n in CRITICALS_FROM.of(skill_card(id).effects)), default=CRITICAL)


def _dice(game: Universalis, who: Character, roll: str, hit: Hit) -> Script[Dice]:
    """One side's dice, read no finer than somebody looks at them.  UN-C259, UN-C277"""
    kit = game.kit(who)
    worst = _worst(game, hit, roll)
    declared, silent = (hit.skills, hit.muted) if roll == "attack" else (hit.guards, hit.unguarded)
    fine = _sees_doubles(game, who)
    dice: Dice
    for _, best in bests(kit, declared, silent):
        if best.roll in SERVING[roll] and holds(game, who, best.when, hit):
            dice = yield Roll((some(best.dice),), best_two(best.strict), who.seat, who.id, roll)
            break
    else:
        if not fine and worst == 1 and not may_throw_again(game, who, roll, "combat", declared, silent):
            dice = yield Roll((TWO,), PLAIN_PAIR, who.seat, who.id, roll)
            return dice
        dice = yield Roll((TWO,), PAIR, who.seat, who.id, roll)
    dice = botched(dice, worst)
    dice = botched((yield from again(game, who, roll, "combat", dice, declared, muted=silent)), worst)
    return dice if fine else plain(dice)


def _worst(game: Universalis, hit: Hit, roll: str) -> int:
    """The highest double that is a critical failure for who attacks, or for who defends.  UN-C259, UN-C277"""
    weapon = weapon_of(hit) if roll == "attack" else melee_weapon(game, game.character(hit.target))
    return unwieldy(weapon) if weapon.effects else 1


def _plainly(game: Universalis, hit: Hit) -> bool:
    """Does nobody throw a failed roll of this fight again, nor look closer at the defender's dice than at doubles?"""
    attacker, target = both(game)
    kit = game.kit(target)
    if bests(kit, hit.guards, hit.unguarded):
        return False
    if may_throw_again(game, target, "defense", "combat", hit.guards, hit.unguarded, failed=True):
        return False
    return not may_throw_again(game, attacker, "attack", "combat", hit.skills, hit.muted, failed=True)


def _sees_doubles(game: Universalis, who: Character) -> bool:
    """Does a skill of its look at single dice?"""
    return game.kit(who).watches


def wins(game: Universalis, hit: Hit, attacking: int, defending: int) -> bool:
    """Does the attacker win the opposed roll?"""
    won = better(hit.attack, hit.defense, attacking - defending)
    return _wins_ties(game, hit) if won is None else won


def _wins_ties(game: Universalis, hit: Hit) -> bool:
    """Ties go to the higher Agility, then to the only one with a shield, then to the defender.  UN-0392, UN-G13"""
    attacker, target = both(game)
    nimbler = game.kit(attacker).agility - game.kit(target).agility
    if nimbler:
        return nimbler > 0
    return game.kit(attacker).shield is not None and usable_shield(game, target, hit) is None


def _fortune(game: Universalis, hit: Hit, attacking: int, defending: int) -> Script[None]:
    """A hero the roll went against may throw his own or the enemy's dice again, each once.  UN-0098 to UN-0100"""
    attacker, target = both(game)
    hero, mine, theirs = (attacker, "attack", "defense") if attacker.hero else (target, "defense", "attack")
    always = game.ruling("fortune-offers") == "always"
    while can_spend(game, hero):
        won = wins(game, hit, attacking, defending) == (hero is attacker)
        left = [option for option, side in ((OWN, mine), (THEIRS, theirs)) if side not in hit.rerolled]
        if not left or (won and not always):
            return
        option: Option = yield Ask("fortune-melee", hero.seat, (KEEP, *left), who=hero.id)
        if option.act == "keep":
            return
        side = mine if option.what == "own" else theirs
        spend(game, hero)
        hit.rerolled = (*hit.rerolled, side)
        roller = attacker if side == "attack" else target
        fresh: Dice = yield Roll((TWO,), PAIR, roller.seat, roller.id, side)
        dice = botched(fresh, _worst(game, hit, side))
        if side == "attack":
            hit.attack = dice
        else:
            hit.defense = dice


# the outcome


def land(game: Universalis, entry: Land) -> None:
    """Who won, and what blunders and double sixes bring.  UN-0391, UN-0393 to UN-0395, UN-0513"""
    hit = game.hit
    attacker, target = both(game)
    shield = usable_shield(game, target, hit)
    if target.owner:
        attacked_alone(game, hit)
    if not hit.landed:
        game.tell(Changed, "fended-off", target.id, rules=("UN-0391",))
    if hit.landed:
        game.push(*_closing(game, attacker, target), Block(), Damage(), Suffer(), Shove())
    elif _may_shove_back(game, hit, attacker, target):
        game.push(Shove(defender=True))
    else:
        hit.over = True
    if shield is not None and shield.stuns and hit.defense == DOUBLE_SIX and not hit.landed:
        suffer(game, attacker, "stunned")
    if blunder(hit.defense):
        _fumble(game, target, attacker, game.kit(target).shield_id if shield else melee_weapon(game, target).id)
    if blunder(hit.attack):
        _fumble(game, attacker, target, hit.weapon)
        stop_short(game, attacker.id)


def _closing(game: Universalis, attacker: Character, target: Character) -> tuple[Close, ...]:
    """Who wins with an ordinary weapon against a long one, from two squares away, steps up first.  UN-1405"""
    if not game.far_reaching or weapon_of(game.hit).long or adjacent(game, attacker, target):
        return ()
    return (Close(attacker.id),) if wields(game, target) else ()


def close_in(game: Universalis, entry: Close) -> Script[None]:
    """The attacker moves to a free square adjacent to the target; with none it stays.  UN-1405"""
    attacker, target = both(game)
    near = around(game, attacker) & around(game, target) & game.terrain.standable(size(attacker))
    places = [int(square) for square in squares(near & ~game.occupied(attacker.id))]
    if not places:
        return
    to = places[0]
    if attacker.seat >= 0 and len(places) > 1:
        options = [Option("advance", at=square) for square in places]
        option: Option = yield Ask("advance", attacker.seat, options, who=attacker.id)
        to = option.at
    attacker.at = to
    game.tell(Moved, attacker.id, (to,), "advance", rules=("UN-1405",))


def _may_shove_back(game: Universalis, hit: Hit, attacker: Character, target: Character) -> bool:
    """A defender who won with a shield or a long weapon may push.  UN-0418, UN-0515"""
    if target.down or hit.sure or not adjacent(game, attacker, target) or size(attacker) > size(target):
        return False
    shield = usable_shield(game, target, hit)
    return (shield is not None and shield.pushes) or melee_weapon(game, target).long


def _fumble(game: Universalis, who: Character, other: Character, what: str) -> None:
    """A critical failure: what was used may fall and break.  UN-0393, UN-0477, UN-0523"""
    game.tell(Changed, "blunder", who.id, detail=what, rules=("UN-0393",))
    game.push(Strain(who.id, what=what, other=other.id))


def stop_short(game: Universalis, who: FigureId) -> None:
    """Its activation ends when the attack is over; a rider may fall off.  UN-0394, UN-1368"""
    active = game.state.active
    fool = game.find(who)
    if fool is not None and fool.mount:
        throw_off(game, fool)
    if active is not None and active.who == who:
        active.over = True
