"""Shields: when they serve, the block, what breaks them; weapons that fall.  UN-0393, UN-0477, UN-0511 to UN-0526"""

from __future__ import annotations

from functools import partial

from undercroft.crawl.steps import step
from undercroft.kernel.dice import Faces, Reading
from undercroft.kernel.events import Changed, Summed
from undercroft.kernel.requests import NOBODY, Ask, FigureId, Option, Roll, Script
from undercroft.kernel.stakes import About
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import Block, BreakingRoll
from undercroft.systems.universalis.cards.definitions import Shield, Weapon
from undercroft.systems.universalis.cards.kit import UNARMED, Kit, rerolls
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.words import BREAKS_SHIELDS, SHATTERS_SHIELDS
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.party.riding import throw_off
from undercroft.systems.universalis.rolls.dice import ONE
from undercroft.systems.universalis.rolls.fortune import luck
from undercroft.systems.universalis.rolls.stakes import block_about
from undercroft.systems.universalis.state import Character, Dropped, Hit
from undercroft.systems.universalis.status.conditions import suffer

DEFENSELESS = ("knocked-down", "stationary", "berserk")
"""Conditions in which no shield serves."""

BLOCK, SHIELDING, TAKE = Option("block"), Option("shielding"), Option("take-it")


def reaches(least: int) -> Reading[bool]:
    """Does one die reach a number?"""
    known = _REACHES.get(least)
    if known is None:

        def of(faces: Faces) -> bool:
            return faces[0][0] >= least

        known = _REACHES[least] = Reading(f"{least}+", of, each=lambda _, face: face >= least, done=bool, zero=False)
    return known


_REACHES: dict[int, Reading[bool]] = {}


def usable_shield(game: Universalis, bearer: Character, hit: Hit) -> Shield | None:
    """The shield that serves against an attack: not from behind, nor a bearer that is down or stationary.

    UN-0511, UN-0357, UN-G18
    """
    return in_the_way(game.kit(bearer), bearer, hit)


def in_the_way(kit: Kit, bearer: Character, hit: Hit) -> Shield | None:
    """The shield in a kit that serves its bearer against an attack.  UN-0511, UN-0357, UN-G18"""
    shield = kit.shield
    if shield is None or hit.behind:
        return None
    for name in bearer.conditions:
        if name in DEFENSELESS:
            return None
    return shield


def screen(game: Universalis, bearer: Character, hit: Hit) -> int:
    """Light cover behind a shield against Breath and Aura; it costs nothing, so nobody is asked.  UN-0522, UN-C298"""
    shield = usable_shield(game, bearer, hit)
    return int(shield is not None and shield.covers)


@step(Block, attack=True)
def block(game: Universalis, entry: Block) -> Script[None]:
    """After the hit and before the damage dice the bearer may roll to block.

    UN-0512, UN-0516 to UN-0521, UN-0524, UN-C434
    """
    yield from _struck_at(game)
    hit, attacker, bearer = game.attack()
    kit = game.kit(bearer)
    shield = in_the_way(kit, bearer, hit)
    if hit.blocked or shield is None or not can_block(shield, hit):
        return
    needed = to_block(game, bearer, hit, Tally(shield.blocks, kit.shield_id, "UN-0517"))
    if bearer.seat != NOBODY:
        choices = (BLOCK, TAKE) if bearer.shielding or bearer.spent else (BLOCK, SHIELDING, TAKE)
        stakes = block_about(bearer, needed, choices, twice=bearer.shielding)
        option: Option = yield Ask("block", bearer.seat, choices, who=bearer.id, stakes=stakes)
        if option.act == "take-it":
            return
        if option.act == "shielding":
            bearer.shielding = bearer.spent = True
            game.tell(Changed, "shielding", bearer.id, now=1, rules=("UN-0516",))
    if (yield from stop(game, bearer, hit, needed, again=bearer.shielding)):
        yield from _after_block(game, hit, attacker, bearer, shield)


def to_block(game: Universalis, bearer: Character, hit: Hit, needed: Tally) -> Tally:
    """What the blocking roll must reach, with a shield or with a blade that serves as one: one more after a critical,
    less for the improved.  UN-0517, UN-0520, UN-0742"""
    needed.add(int(hit.criticals >= 1), "critical", "UN-0520")
    return needed.add(-_better(game, bearer), "challenge", "UN-0742")


def stop(game: Universalis, bearer: Character, hit: Hit, needed: Tally, *, again: bool = False) -> Script[bool]:
    """The blocking roll; a bearer that is Shielding throws it `again`, and Fortune may throw it too.

    UN-0098, UN-0516, UN-0517
    """
    if game.listening:
        game.tell(Summed, "block", bearer.id, needed.total, needed.frozen())
    stopped: bool = yield Roll((ONE,), reaches(needed.total), bearer.seat, bearer.id, "block")
    if not stopped and again:
        stopped = yield Roll((ONE,), reaches(needed.total), bearer.seat, bearer.id, "block-again")
    stakes = partial(_again, bearer, needed)
    if not stopped and needed.total <= 6 and (yield from luck(game, bearer, "fortune-block", stakes=stakes)):
        stopped = yield Roll((ONE,), reaches(needed.total), bearer.seat, bearer.id, "block")
    if stopped:
        hit.blocked = True
        game.tell(Changed, "blocked", bearer.id, now=1, rules=(needed.terms[0].rule,))
    return stopped


def _again(bearer: Character, needed: Tally, *options: Option) -> About:
    """The stakes of throwing a block again for Fortune."""
    return block_about(bearer, needed, options)


def _better(game: Universalis, bearer: Character) -> int:
    """What improved creatures have more in every roll.  UN-0567, UN-0570, UN-0742, UN-0744"""
    tally = Tally(0, "dice")
    for deed in moments.TALLY.deeds(game.quest):
        deed(game, bearer, "block", tally)
    return tally.total


def _struck_at(game: Universalis) -> Script[None]:
    """The attacker, the target and the target's friends may come in before the block.  UN-C434, UN-C455"""
    hit, attacker, target = game.attack()
    silent = (*hit.muted, *hit.unguarded)
    for who in (attacker, target, *game.allies(target)):
        for deed in moments.STRUCK_AT.at(game.kit(who), but=silent):
            yield from deed(game, who, hit)


def can_block(shield: Shield, hit: Hit) -> bool:
    """No shield stops a double critical, bucklers stop no shots, some weapons pass all shields.  UN-0521, UN-G55"""
    card = gear_cards().get(hit.weapon)
    tags = card.tags if isinstance(card, Weapon) else ()
    passed = "ignores-blocks" in tags or ("critical-ignores-blocks" in tags and hit.criticals)
    return hit.criticals < 2 and not passed and not (shield.melee_only and hit.kind != "melee")


def _after_block(game: Universalis, hit: Hit, attacker: Character, bearer: Character, shield: Shield) -> Script[None]:
    """Weapons and large creatures that break shields.  UN-0524 to UN-0526, UN-1026, UN-C535, UN-C537"""
    kit = game.kit(attacker)
    smaller = bearer.size < attacker.size
    weapon = gear_cards().get(hit.weapon)
    by_weapon = weapon is not None and bool(BREAKS_SHIELDS.of(weapon.effects))
    shatters = weapon is not None and bool(SHATTERS_SHIELDS.of(weapon.effects))
    shatters = shatters or (smaller and (_shatters(kit) or (attacker.size >= 3 and by_weapon)))
    if shatters and not shield.magic:
        break_shield(game, bearer)
        hit.more_dice = 1
        return
    if by_weapon or (smaller and attacker.size >= 3) or _breaks(kit, hit):
        broke = yield from breaks(game, bearer, shield.breaks, bool(shield.magic or shield.hides))
        if broke:
            break_shield(game, bearer)
            hit.more_dice = 1


def _breaks(kit: Kit, hit: Hit) -> bool:
    """Does a skill of the attacker break shields, whatever the weapon?  UN-C537, UN-1026, UN-C456"""
    known = [source for source in kit.sources if source.id not in gear_cards() and BREAKS_SHIELDS.of(source.effects)]
    return any(not source.declare or source.id in hit.skills for source in known)


def _shatters(kit: Kit) -> bool:
    """Does its sheer size shatter shields?  UN-C535"""
    return any(SHATTERS_SHIELDS.of(source.effects) for source in kit.sources if source.id not in gear_cards())


def break_shield(game: Universalis, bearer: Character) -> None:
    """The shield is broken for good."""
    what = game.kit(bearer).shield_id
    bearer.hands = tuple(item for item in bearer.hands if item != what)
    game.tell(Changed, "broken", bearer.id, detail=what, rules=("UN-0524",))


def breaks(game: Universalis, who: Character, most: int, magic: bool) -> Script[bool]:
    """The breaking roll: 1D6 in the range breaks it; what is magic rolls once more, as does an owner that has a reroll
    for it.

    UN-0477, UN-1044, UN-G82
    """
    whole: bool = yield Roll((ONE,), reaches(most + 1), who.seat, who.id, "break")
    again = magic or any(reroll.roll == "break" for _, reroll in rerolls(game.kit(who), ()))
    if not whole and again:
        whole = yield Roll((ONE,), reaches(most + 1), who.seat, who.id, "break")
    return not whole


@step(BreakingRoll, between=True)
def breaking_roll(game: Universalis, entry: BreakingRoll) -> Script[None]:
    """After a blunder: the weapon or shield falls on the opponent's square, and may break.

    Creatures of the Artificial Dark Player lose it only if it breaks; what is part of the body does not fall, and a
    fist that breaks stuns its owner.

    UN-0393, UN-0395, UN-0477, UN-0523, UN-0729, UN-G30, UN-G56, UN-C278
    """
    who, card = game.character(entry.who), gear_cards()[entry.what]
    assert isinstance(card, Weapon | Shield)
    broke = yield from breaks(game, who, card.breaks, bool(card.magic or card.hides))
    natural = isinstance(card, Weapon) and card.kind == "natural"
    if entry.what == UNARMED:
        if broke:
            suffer(game, who, "stunned")
        return
    if not broke and (natural or who.seat == NOBODY):
        return
    hands = list(who.hands)
    if entry.what in hands:
        hands.remove(entry.what)
    who.hands = tuple(hands)
    if broke:
        game.tell(Changed, "broken", who.id, detail=entry.what, rules=("UN-0477",))
        return
    other = game.find(entry.other)
    at = other.at if other is not None else who.at
    game.state.dropped = (*game.state.dropped, Dropped(entry.what, at))
    game.tell(Changed, "dropped", who.id, at, detail=entry.what, rules=("UN-0393",))


def stop_short(game: Universalis, who: FigureId) -> None:
    """Its activation ends when the attack is over; a rider may fall off.  UN-0394, UN-1368"""
    active = game.state.active
    fool = game.find(who)
    if fool is not None:
        throw_off(game, fool)
    if active is not None and active.who == who:
        active.over = True
