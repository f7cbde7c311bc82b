"""Skills that depend on the dice of a melee attack: doubles, criticals, and what they cost afterwards.

UN-C431, UN-C433, UN-C435, UN-C436, UN-C439, UN-C446, UN-C463, UN-C467
"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions.move import attacks_of
from undercroft.systems.universalis.cards.definitions import PARRYING, Shield
from undercroft.systems.universalis.cards.sizes import HUGE
from undercroft.systems.universalis.cards.words import Circumstance
from undercroft.systems.universalis.combat.damage import damage_tallies
from undercroft.systems.universalis.combat.declaring import serves
from undercroft.systems.universalis.combat.melee_tally import melee_weapon
from undercroft.systems.universalis.combat.shields import (
    DEFENSELESS,
    can_block,
    stop,
    stop_short,
    to_block,
    usable_shield,
)
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.rolls.circumstances import holds, opponent_of
from undercroft.systems.universalis.rolls.dice import BLUNDER, DOUBLE_SIX
from undercroft.systems.universalis.rolls.stakes import block_about
from undercroft.systems.universalis.state import Activation, Character, Dice, Hit
from undercroft.systems.universalis.status.conditions import suffer

NO_MORE = 9
"""With this many attacks made, none is left."""

BLADE = Shield(id="blocking", blocks=5, stuns=False, pushes=False, covers=False)
"""A great sword used as a shield.  UN-C433"""

BLOCK, TAKE = Option("block"), Option("take-it")


def _active(game: Universalis, who: Character) -> Activation | None:
    active = game.state.active
    return active if active is not None and active.who == who.id else None


@moments.ROLLED.on("dance-battler")
def dance(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """An attack of which both dice reach the enemy's Agility gives one more, once in a turn, hit or miss.

    UN-C431, UN-G113
    """
    active = _active(game, who)
    if active is None or hit.attacker != who.id or hit.attack == BLUNDER or who.danced:
        return
    if hit.attack[1] >= game.kit(game.character(hit.target)).agility:
        who.danced = True
        active.more += 1
        game.tell(Changed, "another-attack", who.id, now=1, detail="dance-battler", rules=("UN-C431",))
    yield from ()


@moments.ROLLED.on("sword-master")
def follow_up(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """With a sword, each critical gives one more attack; the extra attacks give none.  UN-C463, UN-0359, UN-G119"""
    active = _active(game, who)
    if (
        active is None
        or hit.attacker != who.id
        or not hit.criticals
        or not holds(game, who, (Circumstance.SWORD,), hit)
    ):
        return
    if active.attacks <= attacks_of(game, who) - active.more:
        active.more += hit.criticals
        game.tell(Changed, "another-attack", who.id, now=hit.criticals, detail="sword-master", rules=("UN-C463",))
    yield from ()


@moments.ROLLED.on("dirty-fighter")
def kick(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """A double rolled by the bearer that is no blunder stuns the opponent, unless it is Huge.  UN-C439"""
    dice = hit.attack if hit.attacker == who.id else hit.defense
    other = opponent_of(game, who, hit)
    if _double(dice) and other is not None and other.size < HUGE:
        suffer(game, other, "stunned")
    yield from ()


@moments.ROLLED.on("foresight")
def turn_the_blow(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """On a double in a defense that wins, the bearer hits the attacker instead, without its active skills that are
    no reactions.  UN-1468, UN-C446, UN-G118"""
    if hit.target != who.id or hit.landed or not _double(hit.defense):
        return
    attacker = game.character(hit.attacker)
    if hit.attack == BLUNDER:
        stop_short(game, attacker.id)
    hit.attacker, hit.target = who.id, attacker.id
    hit.attack, hit.defense = hit.defense, hit.attack
    hit.skills, hit.guards, hit.muted, hit.unguarded = hit.guards, hit.skills, hit.unguarded, hit.muted
    hit.weapon, hit.second, hit.behind = melee_weapon(game, who).id, False, False
    hit.place = tuple(int(square) for square in squares(game.cover(attacker)))
    hit.muted = (*hit.muted, *(id for id in game.kit(who).arts if not serves(id, "defense")))
    hit.landed = True
    hit.criticals = 2 if hit.attack == DOUBLE_SIX else 0
    game.tell(Changed, "foreseen", who.id, now=1, rules=("UN-C446",))
    yield from ()


def _double(dice: Dice) -> bool:
    return dice[0] == dice[1] > 1


# what they cost


@moments.ROLLED.on("brutal-blow")
def lay_open(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """A Brutal Blow leaves its user open to blows during the next enemy turn.  UN-C435"""
    if hit.attacker == who.id and "brutal-blow" in hit.skills:
        who.exposed = True
    yield from ()


@moments.TALLY.on("brutal-blow")
def open_to_blows(game: Universalis, who: Character, roll: str, tally: Tally) -> None:
    """Combat Skill -1 in defense after a Brutal Blow.  UN-C435"""
    if roll == "defense" and who.exposed:
        tally.add(-1, "brutal-blow", "UN-C435")


@moments.ROLLED.on("unstoppable-charge")
def spend_all(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """An Unstoppable Charge is the only attack of its turn.  UN-C467"""
    active = _active(game, who)
    if active is not None and hit.attacker == who.id and "unstoppable-charge" in hit.skills:
        active.attacks = NO_MORE
    yield from ()


@moments.TALLY.on("combat-master")
def burden(game: Universalis, who: Character, roll: str, tally: Tally) -> None:
    """The extra attack costs nothing, except with a weapon in each hand: then Combat Skill is 1 lower all that turn.

    UN-C436, UN-G114
    """
    active = _active(game, who)
    if roll != "attack" or active is None or "two-weapon-fighting" in active.skills:
        return
    if holds(game, who, (Circumstance.TWO_WEAPONS,)) and (
        "combat-master" in active.skills or holds(game, who, (Circumstance.TWO_ENEMIES,))
    ):
        tally.add(-1, "combat-master", "UN-C436")


# a sword for a shield


@moments.STRUCK_AT.on("blocking")
def parry(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """A Greatsword or Bastard Sword blocks on 5+; creatures use it against hits that lower Armor.  UN-C433"""
    if hit.target != who.id or hit.blocked or not _can_parry(game, who, hit):
        return
    needed = to_block(game, who, hit, Tally(BLADE.blocks, "blocking", "UN-C433"))
    if who.hero:
        stakes = block_about(who, needed, (BLOCK, TAKE))
        option: Option = yield Ask("parry", who.seat, (BLOCK, TAKE), who=who.id, stakes=stakes)
        if option.act == "take-it":
            return
    elif damage_tallies(game, hit)[1].total >= game.kit(who).armor:
        return
    if (yield from stop(game, who, hit, needed)):
        who.parried = True


def _can_parry(game: Universalis, who: Character, hit: Hit) -> bool:
    if hit.kind != "melee" or hit.behind or any(name in who.conditions for name in DEFENSELESS):
        return False
    armed = any(card.ordinary in PARRYING for card in game.kit(who).weapons)
    return armed and can_block(BLADE, hit) and (who.hero or usable_shield(game, who, hit) is None)


@moments.TALLY.on("blocking")
def slow_to_strike(game: Universalis, who: Character, roll: str, tally: Tally) -> None:
    """A character that blocked with the sword has Combat Skill -1 in its next attack.  UN-C433"""
    active = _active(game, who)
    if roll == "attack" and who.parried and (active is None or active.attacks <= 1):
        tally.add(-1, "blocking", "UN-C433")


@moments.ACTIVATION_ENDS.on("blocking")
def recover_stance(game: Universalis, who: Character) -> None:
    """After its next attack the sword no longer hinders the bearer."""
    if game.active.attacks:
        who.parried = False
