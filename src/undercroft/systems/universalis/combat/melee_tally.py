"""What each side of a melee attack adds to its dice, and the weapons they fight with.  UN-0391, UN-0407 to UN-0420"""

from __future__ import annotations

from undercroft.kernel.requests import NOBODY
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.kit import UNARMED, Kit
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.words import BLUNDERS_TO, VULNERABLE, Attacks
from undercroft.systems.universalis.combat.declaring import muted, voices
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import adjacent
from undercroft.systems.universalis.ground.light import shade_blow
from undercroft.systems.universalis.ground.walking import rough_for
from undercroft.systems.universalis.ground.water import aquatic, serves_in_water, submerged
from undercroft.systems.universalis.party.riding import add_defense
from undercroft.systems.universalis.rolls.circumstances import holds
from undercroft.systems.universalis.rolls.tests import TALLY, add_bonuses
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
    """The same, of whose kit is known."""
    wet = submerged(game, who)
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
    if hit.behind:
        tally.add(1, "from-behind", "UN-0412")
    elif target.down:
        tally.add(1, "target-down", "UN-0412")
    if weapon.long and adjacent(game, attacker, target):
        tally.add(-1, "long-weapon-adjacent", "UN-0417")
    if obstructed(game, attacker, target):
        tally.add(-1, "obstacle", "UN-0408")
    if target.suffers("flying"):
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
    kit = game.kit(target)
    weapon = parrying_weapon(game, target, kit)
    use = weapon.in_melee if weapon.in_melee is not None else weapon.use()
    tally = Tally(kit.combat, "combat")
    tally.add(use.combat + use.defense, weapon.id, "UN-0407")
    if dreads(kit, hit):
        tally.add(-1, "vulnerable", "UN-C570")
    _add_ground(game, target, attacker, tally)
    if target.mount:
        add_defense(game, hit, tally)
    add_skills(game, target, hit, tally, ("defense", "melee"), hit.guards)
    return tally


def dreads(kit: Kit, hit: Hit) -> bool:
    """Is the target vulnerable to the element of the weapon that strikes it?  UN-C570"""
    if VULNERABLE.name not in kit.flags or not hit.weapon:
        return False
    tags = getattr(gear_cards().get(hit.weapon), "tags", ())
    return any(kind in tags for source in kit.sources for kind in VULNERABLE.of(source.effects))


def _add_ground(game: Universalis, who: Character, other: Character, tally: Tally) -> None:
    """Higher ground over an enemy of the same size, deep water, and difficult terrain.

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
    """Does it stand in difficult terrain, or squeezed in where its base does not fit?  UN-0144, UN-0158"""
    if who.squeezed:
        return True
    return bool(game.terrain.rough and rough_for(game, who) & game.cover(who))


def add_skills(
    game: Universalis, who: Character, hit: Hit, tally: Tally, rolls: tuple[str, ...], declared: tuple[str, ...]
) -> None:
    """Terms of skills, items and spells for a roll of these names, capped, and of what is bound to tallies.  UN-0051"""
    kit, silent = game.kit(who), muted(hit, who)
    active = game.state.active
    if active is not None and active.who == who.id:
        declared = (*declared, *active.skills)
    add_bonuses(game, who, kit, tally, rolls, (), hit, declared, silent)
    if TALLY in kit.bound or TALLY in game.bound:
        for deed in moments.TALLY.deeds(voices(kit, silent) + game.quest):
            deed(game, who, rolls[0], tally)
    shade_blow(game, who, hit, tally)


def obstructed(game: Universalis, attacker: Character, target: Character) -> bool:
    """Does something stand in the path of a melee attack, be it the corner of a wall or door?  UN-0408"""
    terrain = game.terrain
    mine, theirs = game.cover(attacker), game.cover(target)
    found = terrain.sight.best(mine, theirs, 0, terrain.light, terrain.heavy)
    return found is not None and found[0] > 0
