"""What each side of a melee attack adds to its dice, and the weapons they fight with.  UN-0391, UN-0407 to UN-0420"""

from __future__ import annotations

from undercroft.board.bits import Bits
from undercroft.kernel.requests import NOBODY
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.definitions import Use, Weapon
from undercroft.systems.universalis.cards.kit import UNARMED, Kit
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.words import BLUNDERS_TO, VULNERABLE, Attacks
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import adjacent
from undercroft.systems.universalis.ground.light import shade_blow
from undercroft.systems.universalis.ground.walking import rough_for
from undercroft.systems.universalis.ground.water import aquatic, serves_in_water, submerged
from undercroft.systems.universalis.party.riding import add_defense
from undercroft.systems.universalis.rolls.circumstances import holds
from undercroft.systems.universalis.rolls.dice import BLUNDER, DOUBLE_SIX
from undercroft.systems.universalis.rolls.tests import add_bonuses
from undercroft.systems.universalis.rolls.two_dice import Attempt
from undercroft.systems.universalis.state import Character, Hit


def weapon_of(hit: Hit) -> Weapon:
    """The weapon of an attack."""
    card = gear_cards()[hit.weapon or UNARMED]
    assert isinstance(card, Weapon)
    return card


def melee_weapon(game: Universalis, who: Character) -> Weapon:
    """What it defends with: the first melee weapon in hand or of its body, else bare hands.  UN-0420, UN-1030"""
    return parrying_weapon(game, who, game.kit(who))


def parrying_weapon(game: Universalis, who: Character, kit: Kit) -> Weapon:
    """What somebody with this kit defends with.  UN-0420, UN-1030"""
    wet = bool(game.terrain.deep) and submerged(game, who)
    for card in kit.weapons:
        if (card.kind in ("melee", "natural") or card.in_melee is not None) and not (wet and not serves_in_water(card)):
            if len(kit.weapons) > 1 and "two-weapon-fighting" in kit.names:
                return max(kit.weapons, key=lambda card: card.combat + card.defense)
            return card
    unarmed = gear_cards()[UNARMED]
    assert isinstance(unarmed, Weapon)
    return unarmed


def in_use(weapon: Weapon, hit: Hit) -> Use | Weapon:
    """The figures of a weapon in an attack: those its card has for melee, of its second use, or its own.

    UN-1008, UN-1025, UN-C251
    """
    if weapon.in_melee is not None and hit.kind != "ranged":
        return weapon.in_melee
    return weapon.second if hit.second and weapon.second is not None else weapon


def both_rolls(game: Universalis) -> tuple[Hit, Attempt, Attempt]:
    """The attack that is going on, with the attacker's roll and the defender's.  UN-C259, UN-C277"""
    hit, attacker, target = game.attack()
    mine, theirs = game.kit(attacker), game.kit(target)
    worst, most = clumsy(mine, weapon_of(hit)), clumsy(theirs, parrying_weapon(game, target, theirs))
    return (
        hit,
        Attempt(attacker, mine, "attack", "combat", hit.skills, hit.muted, worst=worst),
        Attempt(target, theirs, "defense", "combat", hit.guards, hit.unguarded, worst=most),
    )


def attack_tally(game: Universalis, hit: Hit) -> Tally:
    """What the attacker adds to the dice.  UN-0391, UN-0407 to UN-0419, UN-C432, UN-C466"""
    attacker, target = game.character(hit.attacker), game.character(hit.target)
    kit, mine, theirs = game.kit(attacker), game.cover(attacker), game.cover(target)
    down, flying = target.down, target.suffers("flying")
    weapon = weapon_of(hit)
    use = in_use(weapon, hit)
    tally = Tally(kit.combat, "combat")
    tally.add(use.combat + use.attack, weapon.id, "UN-0407")
    if hit.behind:
        tally.add(1, "from-behind", "UN-0412")
    elif down:
        tally.add(1, "target-down", "UN-0412")
    if weapon.long and adjacent(game, attacker, target):
        tally.add(-1, "long-weapon-adjacent", "UN-0417")
    if obstructed(game, mine, theirs):
        tally.add(-1, "obstacle", "UN-0408")
    if flying:
        tally.add(-1, "target-flying", "UN-0409")
    active = game.state.active
    if active is not None and active.who == attacker.id and active.drawn and attacker.seat != NOBODY:
        tally.add(-1, "drew-weapon", "UN-0415")
    _add_ground(game, attacker, target, tally)
    for id, more in kit.attacks:
        if more.combat and _hurried(game, attacker, hit, id, more):
            tally.add(more.combat, id, "UN-C466")
    add_skills(game, (attacker, kit), hit, tally, ("attack", "melee"))
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
    return max(BLUNDERS_TO.of(weapon.effects), default=1) if weapon.effects else 1


def fumbles(kit: Kit) -> int:
    """The highest double that is a critical failure with whatever is in hand, as a curse may have it."""
    if BLUNDERS_TO.name not in kit.flags:
        return 1
    sources = [source for source in kit.speakers[BLUNDERS_TO.name] if not source.declare]
    return max((n for one in sources if one.id not in gear_cards() for n in BLUNDERS_TO.of(one.effects)), default=1)


def clumsy(kit: Kit, weapon: Weapon) -> int:
    """The highest double that is a critical failure for this bearer with this weapon.  UN-C259, UN-C277"""
    return max(unwieldy(weapon), fumbles(kit))


def defense_tally(game: Universalis, hit: Hit) -> Tally:
    """What the defender adds to the dice.  UN-0391, UN-0407, UN-0411, UN-0413, UN-0147, UN-1364, UN-C432, UN-C435"""
    attacker, target = game.character(hit.attacker), game.character(hit.target)
    kit = game.kit(target)
    weapon = parrying_weapon(game, target, kit)
    use = weapon if weapon.in_melee is None else weapon.in_melee
    tally = Tally(kit.combat, "combat")
    tally.add(use.combat + use.defense, weapon.id, "UN-0407")
    if VULNERABLE.name in kit.flags and dreads(kit, hit):
        tally.add(-1, "vulnerable", "UN-C570")
    _add_ground(game, target, attacker, tally)
    if target.mount:
        add_defense(game, hit, tally)
    add_skills(game, (target, kit), hit, tally, ("defense", "melee"))
    return tally


def dreads(kit: Kit, hit: Hit) -> bool:
    """Is the target vulnerable to the element of the weapon that strikes it?  UN-C570"""
    if not hit.weapon:
        return False
    tags = getattr(gear_cards().get(hit.weapon), "tags", ())
    return any(kind in tags for source in kit.sources for kind in VULNERABLE.of(source.effects))


def _add_ground(game: Universalis, who: Character, other: Character, tally: Tally) -> None:
    """Higher ground over an enemy of equal size, deep water, and difficult terrain.

    UN-0140, UN-0144, UN-0147, UN-0411, UN-0413
    """
    terrain = game.terrain
    if terrain.sloped and who.size == other.size and not who.suffers("flying"):
        tally.add(int(terrain.level(game.cover(who)) > terrain.level(game.cover(other))), "elevated", "UN-0411")
    if terrain.deep and submerged(game, who) and not aquatic(game, who):
        tally.add(-1, "deep-water", "UN-0147")
    if hampered(game, who):
        tally.add(-1, "difficult-terrain", "UN-0413")


def hampered(game: Universalis, who: Character) -> bool:
    """Does it stand in difficult terrain, or squeezed in where its base does not fit?  UN-0144, UN-0158, UN-C509"""
    if who.squeezed:
        return True
    return bool(game.terrain.rough and rough_for(game, who) & game.cover(who))


def add_skills(
    game: Universalis, bearer: tuple[Character, Kit], hit: Hit, tally: Tally, rolls: tuple[str, ...]
) -> None:
    """Terms of skills, items and spells for a roll of these names, capped, and of what is bound to tallies.

    UN-0051, UN-0742, UN-C432, UN-C433, UN-C435, UN-C457, UN-C460, UN-C530, UN-C567
    """
    who, kit = bearer
    declared, silent = (hit.skills, hit.muted) if who.id == hit.attacker else (hit.guards, hit.unguarded)
    state = game.state
    if state.active is not None and state.active.who == who.id:
        declared = (*declared, *state.active.skills)
    add_bonuses(game, who, kit, tally, rolls, (), hit, declared, silent)
    for deed in moments.TALLY.at(kit, game, but=silent):
        deed(game, who, rolls[0], tally)
    if state.dark or state.pitch or game.plan.dark:
        shade_blow(game, who, hit, tally)


def obstructed(game: Universalis, mine: Bits, theirs: Bits) -> bool:
    """Does something stand in the path of a melee attack, be it the corner of a wall or door?  UN-0408"""
    terrain = game.terrain
    found = terrain.sight.best(mine, theirs, 0, terrain.light, terrain.heavy)
    return found is not None and found[0] > 0


def read_dice(game: Universalis, hit: Hit) -> None:
    """What is seen in the natural dice of an attack.  UN-0089, UN-0091, UN-0393, UN-C546, UN-0513, UN-C465"""
    thrown = (hit.attacker, hit.attack), (hit.target, hit.defense)
    hit.blunders = tuple(who for who, dice in thrown if dice == BLUNDER)
    hit.double_sixes = tuple(who for who, dice in thrown if dice == DOUBLE_SIX)
    doubles = [who for who, (high, low) in thrown if high == low > 1]
    hit.doubles = tuple(who for who in doubles if game.kit(game.character(who)).watches)
