"""Passive rules that count when a monster is attacked or harmed.

LE-0745, LE-0746, LE-0748, LE-0749, LE-0758, LE-0761, LE-0776, LE-0777, LE-0779, LE-0789, LE-0815, LE-G108, LE-G109
"""

from __future__ import annotations

from undercroft.kernel.requests import Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.cards import monster_words as words
from undercroft.systems.league.cards.monster_words import Source
from undercroft.systems.league.cards.things import METAL
from undercroft.systems.league.cards.values import measure
from undercroft.systems.league.combat.armour import is_noble
from undercroft.systems.league.combat.occasions import AT_GUARD, AT_HARM, AT_STRUCK, WHEN_HARMED, Blow, Model
from undercroft.systems.league.combat.to_hit import card_of
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.amounts import throw_amount
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import Enemy, Hero, Hit
from undercroft.systems.league.status.defeat import fell
from undercroft.systems.league.status.grips import victims
from undercroft.systems.league.status.points import lose_hp
from undercroft.systems.league.status.wear import wear

FOUL = -10
"""LE-0815"""
BLUNT, CRUSHING = -2, 2
"""What arrows, bolts and stones, and crushing weapons, do more or less to bones.  LE-0779"""
MIGHTY = 10
"""So much magic damage from one hit may send a demon back.  LE-0748, LE-G108"""
EXTRA = measure("d6")
"""LE-0761"""


@AT_GUARD.does(words.STENCH)
def stench(game: League, model: Model, _: None, hit: Hit, tally: Tally) -> None:
    """Close combat attacks against it are at -10 CS.  LE-0815"""
    if not hit.ranged:
        tally.add(FOUL, "stench", "LE-0815")


@AT_HARM.does(words.ETHEREAL)
def ethereal(game: League, model: Model, _: None, hit: Hit, tally: Tally) -> None:
    """Normal weapons do nothing to it.  LE-0758"""
    if not hit.magic:
        tally.add(-tally.total, "ethereal", "LE-0758")


@AT_HARM.does(words.HARD_AS_ROCK)
def hard_as_rock(game: League, model: Model, _: None, hit: Hit, tally: Tally) -> None:
    """No missile harms it; blades do half damage, rounded down, unless they are magic or of mithril.

    LE-0776, LE-0777
    """
    card = card_of(hit.weapon)
    if hit.ranged:
        tally.add(-tally.total, "hard-as-rock", "LE-0776")
    elif card is not None and card.edge == "bladed" and not (hit.magic or card.material == "mithril"):
        tally.add(tally.total // 2 - tally.total, "hard-as-rock", "LE-0777")


@AT_HARM.does(words.JUST_BONES)
def just_bones(game: League, model: Model, _: None, hit: Hit, tally: Tally) -> None:
    """Arrows, bolts and sling stones do 2 less damage to it, crushing weapons 2 more.  LE-0779"""
    card = card_of(hit.weapon)
    if card is not None and card.ammunition:
        tally.add(BLUNT, "just-bones", "LE-0779")
    elif card is not None and card.edge == "crushing":
        tally.add(CRUSHING, "just-bones", "LE-0779")


@AT_HARM.does(words.LEECH)
def clinging(game: League, model: Model, _: None, hit: Hit, tally: Tally) -> None:
    """While it hangs on a hero, anybody else does only half damage to it, rounded down.  LE-0789"""
    if isinstance(model, Enemy):
        hosts = victims(game, model, "leeched")
        if hosts and all(one.id != hit.attacker for one in hosts):
            tally.add(tally.total // 2 - tally.total, "leech", "LE-0789")


@AT_STRUCK.does(words.CORROSIVE)
def corrosive(game: League, model: Model, _: None, hit: Hit) -> Script[None]:
    """A metal weapon that causes an odd amount of damage to it loses a point; mithril and silver do not.

    LE-0745, LE-0746
    """
    yield from ()
    attacker, card = game.model(hit.attacker), card_of(hit.weapon)
    if not isinstance(attacker, Hero) or hit.weapon is None or card is None or hit.ranged:
        return
    if card.material in METAL and not is_noble(hit.weapon) and hit.dealt % 2:
        wear(game, attacker, hit.weapon, "LE-0745")


@WHEN_HARMED.does(words.EXTRA_DAMAGE)
def extra_damage(game: League, enemy: Enemy, source: Source, blow: Blow) -> Script[None]:
    """Any wound from what it cannot bear costs it d6 more HP.  LE-0761, LE-G109"""
    if blow.source == source.value:
        rolled = yield from throw_amount(game, enemy, EXTRA, "extra-damage")
        lose_hp(game, enemy, rolled, "extra-damage", ("LE-0761",), blow.by)


@WHEN_HARMED.does(words.DEMON)
def demon(game: League, enemy: Enemy, _: None, blow: Blow) -> Script[None]:
    """10 or more magic damage from one hit: it passes a RES test or is sent back, which counts as killed and leaves
    nothing to loot.  LE-0748, LE-0749, LE-G108"""
    if blow.magic and blow.dealt >= MIGHTY:
        passed = yield from check(game, enemy, "resolve", "banishment", rules=("LE-0748",))
        if not passed.success:
            fell(game, enemy, blow.by, why="banished", loot=False)
