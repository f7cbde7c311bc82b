"""Ranged attacks: the targets in reach, the roll to hit, shots that go astray, what a shot uses up.

UN-0361 to UN-0382, UN-1014, UN-1015
"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.board.sight import HEAVY, LIGHT
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Said, Summed
from undercroft.kernel.requests import NOBODY, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis.agenda import AfterShot, Block, Damage, DeclareAttack, HitOrMiss, Shot, TakeWounds
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.words import BLENDS_IN, IGNORES_LIGHT_COVER, SHOT_AT, SKULKS, STEADY_SHOT
from undercroft.systems.universalis.combat.blasts import harden
from undercroft.systems.universalis.combat.damage import roll_damage, turned_aside
from undercroft.systems.universalis.combat.melee_tally import add_skills, clumsy, hampered, read_dice, weapon_of
from undercroft.systems.universalis.combat.shields import breaks, stop_short
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import adjacent, pressed
from undercroft.systems.universalis.ground.sight import gap, line_of, sees
from undercroft.systems.universalis.ground.walking import at_back, ground_of, turned_to
from undercroft.systems.universalis.party.riding import add_shot, attacked_alone, walker
from undercroft.systems.universalis.rolls.at_random import pick
from undercroft.systems.universalis.rolls.dice import BLUNDER, botched, criticals
from undercroft.systems.universalis.rolls.stakes import Question, side
from undercroft.systems.universalis.rolls.tests import TARGET, judge
from undercroft.systems.universalis.rolls.two_dice import Attempt, Window, tried
from undercroft.systems.universalis.state import Activation, Character, Dice, Hit
from undercroft.systems.universalis.status.conditions import lose

POINT_BLANK = 3
"""So near, distance does not matter; every three squares more cost 1, at most 3.  UN-0371"""

FREE_STEPS = 2
"""How far a thrower may have moved without penalty.  UN-0377"""

STOPS = 3
"""From this size on only a double 6 stops somebody who advances.  UN-0387"""


# weapons


def thrown(weapon: Weapon) -> bool:
    """Does it leave the hand?"""
    return weapon.kind != "projectile"


def reach_with(game: Universalis, who: Character, weapon: Weapon) -> int:
    """How far it shoots or throws with a weapon; 0 with one that does neither.  UN-0361, UN-1004, UN-1017"""
    return weapon.range or weapon.throws * game.kit(who).strength


def shots_left(who: Character, weapon: Weapon) -> int:
    """How many shots are in the copies it holds; weapons that neither reload nor leave the hand always have one."""
    if not weapon.reload and not thrown(weapon):
        return 1
    return max(0, weapon.shots * who.hands.count(weapon.id) - who.shot.count(weapon.id))


def ready(game: Universalis, who: Character) -> list[Weapon]:
    """The ranged weapons in its hands that can be used now, each once.  UN-0361, UN-1014"""
    cards = {card.id: card for card in game.kit(who).weapons if card.id not in who.lent}
    return [card for card in cards.values() if reach_with(game, who, card) > 0 and shots_left(who, card)]


def empty(game: Universalis, who: Character) -> list[Weapon]:
    """The weapons in its hands that want reloading, each once.  UN-1014, UN-1015"""
    cards = {card.id: card for card in game.kit(who).weapons}
    return [card for card in cards.values() if card.reload and who.shot.count(card.id) >= card.shots]


def in_range(game: Universalis, who: Character, weapon: Weapon) -> list[Character]:
    """The enemies it can shoot at; nobody while an enemy is adjacent.  UN-0361 to UN-0363"""
    if pressed(game, who) and "point-blank" not in weapon.tags:
        return []
    mine, far = game.cover(who), reach_with(game, who, weapon)
    near = [enemy for enemy in game.enemies(who) if gap(game, mine, game.cover(enemy)) <= far]
    return [enemy for enemy in near if sees(game, who, enemy)]


# the attack


def aim(game: Universalis, shooter: Character, target: Character, weapon: Weapon, *, reaction: bool = False) -> Hit:
    """A ranged attack as it would be made now.  UN-0356, UN-0372, UN-0380, UN-C530"""
    active = game.state.active
    stalked = active is not None and active.who == shooter.id and target.id in active.stalked
    far = 2 * gap(game, game.cover(shooter), game.cover(target)) > reach_with(game, shooter, weapon)
    return Hit(
        attacker=shooter.id,
        target=target.id,
        kind="ranged",
        weapon=weapon.id,
        place=tuple(squares(game.cover(target))),
        behind=stalked and at_back(game, shooter, target),
        far=far and not thrown(weapon) and "far-criticals" not in weapon.tags,
        reaction=reaction,
    )


def loose(game: Universalis, shooter: Character, target: Character, weapon: Weapon, *, reaction: bool = False) -> None:
    """Begin a ranged attack: the shooter faces the target.  UN-0361"""
    shooter.facing = turned_to(game, shooter, target.at)
    game.state.hit = aim(game, shooter, target, weapon, reaction=reaction)
    target.attacked = True
    what = "universalis-throw" if thrown(weapon) else "universalis-shot"
    game.tell(Said, what, shooter.id, args={"target": target.id, "weapon": weapon.id})
    game.push(DeclareAttack(), Shot(), HitOrMiss())


def roll_name(hit: Hit) -> str:
    """What the roll of a ranged attack is called."""
    return "throw" if thrown(weapon_of(hit)) else "shot"


def shot_tally(game: Universalis, hit: Hit) -> Tally:
    """What the shooter adds to the dice.

    UN-0364, UN-0370 to UN-0382, UN-0384, UN-1355, UN-1365, UN-C294, UN-C530
    """
    shooter, target = game.character(hit.attacker), game.character(hit.target)
    weapon = weapon_of(hit)
    tally = Tally(game.kit(shooter).shooting, "shooting")
    tally.add(weapon.shooting, weapon.id, "UN-1012")
    tally.add(-distance_penalty(gap(game, game.cover(shooter), game.cover(target))), "distance", "UN-0371")
    tally.add(-cover_penalty(game, shooter, target), "cover", "UN-0370")
    tally.add(-_moving_penalty(game, shooter, weapon), "moved", "UN-0376")
    _add_target(game, shooter, target, hit, tally)
    if shooter.mount or target.mount:
        add_shot(game, shooter, target, tally)
    if hampered(game, shooter):
        tally.add(-1, "difficult-terrain", "UN-0381")
    if hit.reaction:
        tally.add(-2, "defensive-shot", "UN-0384")
    _add_volley(game, shooter, weapon, tally)
    rolls = (roll_name(hit), "defensive-shot") if hit.reaction else (roll_name(hit),)
    add_skills(game, (shooter, game.kit(shooter)), hit, tally, rolls)
    return tally


def _add_volley(game: Universalis, shooter: Character, weapon: Weapon, tally: Tally) -> None:
    """A character that shoots fast, or throws two at once, shoots worse.  UN-C294, UN-C445"""
    active = game.state.active
    if active is None or active.who != shooter.id:
        return
    if both_at_once(shooter, active, weapon):
        tally.add(weapon.together or 0, weapon.id, "UN-C294")
    if active.walked or weapon.reload:
        return
    for id, more in game.kit(shooter).volleys:
        if id in active.skills or not shooter.hero:
            tally.add(more.shooting, id, "UN-C445")


def both_at_once(who: Character, active: Activation, weapon: Weapon) -> bool:
    """Are two of them thrown in this Action?  Who plays says so before the first; the game's own creatures do.

    UN-C294
    """
    return weapon.together is not None and (who.seat == NOBODY or weapon.id in active.skills)


def distance_penalty(far: int) -> int:
    """Point-blank 0, short 1, medium 2, long 3.  UN-0371"""
    return min(3, max(0, far - 1) // POINT_BLANK)


def cover_penalty(game: Universalis, shooter: Character, target: Character) -> int:
    """Light cover 1, heavy cover 2.  UN-0370, UN-C434, UN-C499, UN-C511"""
    found = line_of(game, shooter, target)
    cover = 0 if found is None else found[0]
    if cover == LIGHT and game.kit(target).has(SKULKS):
        return HEAVY
    if cover == 0 and guarded(game, target):
        cover = LIGHT
    return 0 if cover == LIGHT and game.kit(shooter).has(IGNORES_LIGHT_COVER) else cover


def blends_in(game: Universalis, who: Character) -> int:
    """1 for a target on the land it was made for.  UN-C544"""
    if not game.kit(who).has(BLENDS_IN):
        return 0
    lands = [land for source in game.kit(who).sources for land in BLENDS_IN.of(source.effects)]
    return int(any(game.cover(who) & ground_of(game.terrain, land) for land in lands))


def guarded(game: Universalis, target: Character) -> bool:
    """Has a creature a bodyguard beside it?  UN-C434"""
    return not target.hero and any(
        ally.ward == target.id and adjacent(game, ally, target) for ally in game.allies(target)
    )


def _moving_penalty(game: Universalis, shooter: Character, weapon: Weapon) -> int:
    """Moved up to half its Movement 1, more 2; a thrower may take two steps.  UN-0376, UN-0377, UN-1356, UN-C442"""
    active = game.state.active
    walked = active.walked if active is not None and active.who == shooter.id else 0
    if not walked or (thrown(weapon) and walked <= FREE_STEPS):
        return 0
    kit = game.kit(shooter)
    if 2 * walked > game.kit(walker(game, shooter)).movement:
        return 2
    return 0 if kit.has(STEADY_SHOT) else 1


def _add_target(game: Universalis, shooter: Character, target: Character, hit: Hit, tally: Tally) -> None:
    """Size, conditions and nimbleness of the target.  UN-0373 to UN-0375, UN-0378 to UN-0380, UN-C512, UN-C540"""
    kit = game.kit(target)
    tally.add(-int(target.size == 1), "target-small", "UN-0373")
    tally.add(int(target.size >= 3), "target-large", "UN-0374")
    if target.suffers("stationary"):
        tally.add(2, "target-stationary", "UN-0375")
    if target.suffers("flying"):
        tally.add(-1, "target-flying", "UN-0378")
    if kit.agility > game.kit(shooter).agility:
        tally.add(-1, "target-nimbler", "UN-0379")
    if hit.behind:
        tally.add(1, "from-behind", "UN-0380")
    elif target.down:
        tally.add(1, "target-down", "UN-0380")
    for source in kit.speakers.get(SHOT_AT.name, ()):
        if not source.declare:
            tally.add(sum(SHOT_AT.of(source.effects)), source.id)
    tally.add(-blends_in(game, target), "mimetism", "UN-C544")


# the dice


@step(Shot, attack=True)
def shot(game: Universalis, entry: Shot) -> Script[None]:
    """2D6 + Shooting Skill must reach 10; Fortune of heroes on either side; and the friend that a bad shot hits
    instead.

    UN-0364 to UN-0367, UN-0098, UN-0099, UN-G19
    """
    hit, shooter, target = game.attack()
    kit, tally, roll = game.kit(shooter), shot_tally(game, hit), roll_name(hit)
    if game.listening:
        game.tell(Summed, roll, shooter.id, tally.total, tally.frozen())
    attribute, worst = "defensive-shot" if hit.reaction else "shooting", clumsy(kit, weapon_of(hit))
    always = game.ruling("fortune-offers") == "always"
    dice = yield from tried(
        game,
        Attempt(shooter, kit, roll, attribute, hit.skills, hit.muted, worst=worst),
        lambda dice: judge(dice, tally.total, TARGET).passed,
        lambda dice: _question(shooter, roll, dice, tally, worst),
        Window("fortune-shot", shooter if shooter.hero else target, always=always),
    )
    hit.attack, hit.criticals = dice, criticals(dice)
    hit.landed = judge(dice, tally.total, TARGET).passed
    read_dice(game, hit)
    if not hit.landed and dice[1] == 1:
        yield from _go_astray(game, hit, dice)


def _question(shooter: Character, roll: str, dice: Dice, tally: Tally, worst: int) -> Question:
    """What a question in the middle of a shot is about."""

    def hits(new: Dice) -> bool:
        return judge(botched(new, worst), tally.total, TARGET).passed

    goal = "hit" if shooter.hero else "escape"
    return Question(goal, lambda: (side(shooter, roll, dice, tally),), hits, lambda new: not hits(new))


def _go_astray(game: Universalis, hit: Hit, dice: Dice) -> Script[None]:
    """A failed shot with a 1 hits a friend of the shooter: next to the target, or on a blunder next to its path.

    UN-0365 to UN-0367, UN-G19
    """
    _, shooter, target = game.attack()
    if dice == BLUNDER:
        friends = closest_to_path(game, shooter, target)
    else:
        friends = [one for one in game.allies(shooter) if adjacent(game, one, target) and one.size >= target.size]
    if not friends:
        return
    friend = yield from pick(game, friends, "stray")
    hit.target, hit.stray, hit.behind = friend.id, True, False
    hit.place = tuple(int(square) for square in squares(game.cover(friend)))
    game.tell(Changed, "stray-shot", friend.id, now=1, rules=("UN-0365" if dice == BLUNDER else "UN-0366",))


def closest_to_path(game: Universalis, shooter: Character, target: Character) -> list[Character]:
    """The shooter's friends beside the squares a shot crosses that are closest to the shooter.  UN-0365, UN-G19"""
    path = _path(game, shooter, target)
    zone = path | game.terrain.open.from_(path)
    beside = {
        one.id: gap(game, game.cover(shooter), game.cover(one))
        for one in game.allies(shooter)
        if game.cover(one) & zone
    }
    return [game.character(id) for id, far in beside.items() if far == min(beside.values())]


def _path(game: Universalis, shooter: Character, target: Character) -> Bits:
    """The squares a shot crosses, the target's included."""
    found = line_of(game, shooter, target)
    ray = game.terrain.sight.ray(found[1], found[2]) if found is not None else None
    crossed = ray.through if ray is not None else 0
    return (crossed | game.cover(target)) & ~game.cover(shooter)


# the outcome


def shot_hits_or_misses(game: Universalis, hit: Hit) -> None:
    """A target that is hit may block and takes damage; a critical failure ends the activation.  UN-0364, UN-0368"""
    spent = AfterShot(hit.attacker, what=hit.weapon)
    attacked_alone(game, hit)
    if hit.landed or hit.stray:
        game.push(Block(), Damage(), TakeWounds(), spent)
    else:
        hit.over = True
        game.push(spent)
        game.tell(Changed, "missed", hit.target, rules=("UN-0364",))
    if hit.attacker in hit.blunders:
        game.tell(Changed, "blunder", hit.attacker, detail=hit.weapon, rules=("UN-0365",))
        stop_short(game, hit.attacker)


@step(AfterShot, attack=True)
def after_shot(game: Universalis, entry: AfterShot) -> Script[None]:
    """After a shot: a blunder may break the weapon, others want reloading or have left the hand.

    UN-0365, UN-0369, UN-0386, UN-0477, UN-1014, UN-1019, UN-1020
    """
    hit, who = game.hit, game.character(entry.who)
    card = gear_cards()[entry.what]
    assert isinstance(card, Weapon)
    if hit.reaction:
        _halt(game, hit)
    if card.noise:
        yield from bang(game, who, card)
    if who.id in hit.blunders and (yield from breaks(game, who, card.breaks, bool(card.magic or card.hides))):
        _lose(who, card)
        game.tell(Changed, "broken", who.id, detail=card.id, rules=("UN-0477",))
    elif card.reload or (thrown(card) and not returns(card)):
        who.shot = (*who.shot, card.id)
        if thrown(card) and who.shot.count(card.id) >= card.shots:
            _lose(who, card)
            who.thrown = (*who.thrown, card.id)


def bang(game: Universalis, who: Character, card: Weapon) -> Script[None]:
    """Each gunpowder weapon of the heroes is heard once before the next encounter; a blunder burns its shooter.

    UN-1019, UN-1020, UN-G83, UN-G84
    """
    if who.hero and who.heard.count(card.id) < who.hands.count(card.id):
        who.heard = (*who.heard, card.id)
        game.state.noise += 1
    if who.id in game.hit.blunders:
        armor = harden(game.kit(who), Tally(game.kit(who).armor, "armor", "UN-1020"))
        wounds = yield from roll_damage(game, who, 1, armor.total)
        if wounds and not (wounds >= game.left(who) and (yield from turned_aside(game, who))):
            lose(game, who, wounds, why="misfire")


def returns(card: Weapon) -> bool:
    """Does a magic throwing weapon come back to the hand?  UN-0369"""
    return thrown(card) and bool(card.magic)


def _lose(who: Character, card: Weapon) -> None:
    """A weapon leaves the hand, with the shots counted for it."""
    hands = list(who.hands)
    if card.id in hands:
        hands.remove(card.id)
    who.hands = tuple(hands)
    unload(who, card)


def unload(who: Character, card: Weapon) -> None:
    """Forget the shots of one copy of a weapon."""
    fired = list(who.shot)
    for _ in range(min(card.shots, fired.count(card.id))):
        fired.remove(card.id)
    who.shot = tuple(fired)


def _halt(game: Universalis, hit: Hit) -> None:
    """A Defensive Shot that wounds stops who advances; the Large only with a double 6.  UN-0386, UN-0387"""
    active, target = game.state.active, game.find(hit.target)
    if active is None or target is None or hit.stray or active.who != target.id or not hit.dealt:
        return
    if target.size < STOPS or hit.attacker in hit.double_sixes:
        active.halted, active.points = True, 0
        game.tell(Changed, "halted", target.id, now=1, rules=("UN-0386",))
