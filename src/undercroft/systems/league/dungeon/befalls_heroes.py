"""What befalls those whom it befalls: wounds, ailments, fright, luck, checks.

LE-0087, LE-0190, LE-0273, LE-G92, LE-G118
"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Script
from undercroft.kernel.tally import Tally, Term
from undercroft.systems.league.cards import dungeon_words as words
from undercroft.systems.league.combat.armour import stopped
from undercroft.systems.league.combat.damage import deal
from undercroft.systems.league.dungeon.befalling import BEFALLS, Where, amount, befall
from undercroft.systems.league.dungeon.pits import fall_in
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.ailments import risk_disease, risk_poison
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.conditions import fall, stun
from undercroft.systems.league.status.points import heal, regain_energy
from undercroft.systems.league.status.sanity import calm, shock
from undercroft.systems.league.status.wear import wear


@BEFALLS.does(words.HURT)
def hurt(game: League, who: Hero | Enemy, harm: words.Hurt, where: Where) -> Script[None]:
    """Damage that is no strike; armour on the torso counts only if the text says so.  LE-0273, LE-G92"""
    damage = Tally((yield from amount(game, who, harm.n, "trap-damage")), where.name, "LE-0190")
    if harm.armour:
        stopped(game, who, "torso", damage)
    damage.floor(0, "least")
    yield from deal(game, who, damage, "trap", element=harm.element, rules=("LE-0190", "LE-G92"))


@BEFALLS.does(words.POISONED)
def poisoned(game: League, who: Hero | Enemy, modifier: int, where: Where) -> Script[None]:
    """A CON test or poison.  LE-0519"""
    yield from risk_poison(game, who, modifier, where.name)


@BEFALLS.does(words.DISEASED)
def diseased(game: League, who: Hero | Enemy, modifier: int, where: Where) -> Script[None]:
    """A CON test or a disease, which only heroes catch.  LE-0528"""
    if isinstance(who, Hero):
        yield from risk_disease(game, who, modifier, where.name)


@BEFALLS.does(words.STUNNED)
def stunned(game: League, who: Hero | Enemy, n: int, where: Where) -> Script[None]:
    """AP lost in the next turn.  LE-0532"""
    stun(game, who, n, "LE-0193")
    yield from ()


@BEFALLS.does(words.NETTED)
def netted(game: League, who: Hero | Enemy, _: None, where: Where) -> Script[None]:
    """Caught as in a net.  LE-0831, LE-G11"""
    if not who.netted:
        who.netted = True
        game.tell(Changed, "netted", who.id, now=1, rules=("LE-G11",))
    yield from ()


@BEFALLS.does(words.KNOCKED_DOWN)
def knocked_down(game: League, who: Hero | Enemy, _: None, where: Where) -> Script[None]:
    """It falls over.  LE-0426"""
    fall(game, who, "LE-0193")
    yield from ()


@BEFALLS.does(words.PIT_FALL)
def pit_fall(game: League, who: Hero | Enemy, written: str, where: Where) -> Script[None]:
    """A pit opens under it.  LE-0477 to LE-0479, LE-G118"""
    yield from fall_in(game, who, written, where.name)


@BEFALLS.does(words.HORROR)
def horror(game: League, who: Hero | Enemy, n: int, where: Where) -> Script[None]:
    """SANITY is lost.  LE-0087"""
    if isinstance(who, Hero):
        shock(game, who, "room", n)
    yield from ()


@BEFALLS.does(words.PEACE)
def peace(game: League, who: Hero | Enemy, n: int, where: Where) -> Script[None]:
    """SANITY is regained.  LE-0087"""
    if isinstance(who, Hero):
        calm(game, who, n, "room", "LE-0087")
    yield from ()


@BEFALLS.does(words.RESTORES)
def restores(game: League, who: Hero | Enemy, written: str, where: Where) -> Script[None]:
    """HP are regained."""
    heal(game, who, (yield from amount(game, who, written, "healing")), "room")


@BEFALLS.does(words.ENERGY_BACK)
def energy_back(game: League, who: Hero | Enemy, n: int, where: Where) -> Script[None]:
    """ENERGY is regained."""
    if isinstance(who, Hero):
        regain_energy(game, who, n, "room")
    yield from ()


@BEFALLS.does(words.LUCKY)
def lucky(game: League, who: Hero | Enemy, n: int, where: Where) -> Script[None]:
    """LUCK is gained, above the hero's own if need be.  LE-0659"""
    if isinstance(who, Hero):
        who.luck += n
        game.tell(Changed, "luck", who.id, now=who.luck, was=who.luck - n, rules=("LE-0659",))
    yield from ()


@BEFALLS.does(words.WEARS_GEAR)
def wears_gear(game: League, who: Hero | Enemy, n: int, where: Where) -> Script[None]:
    """Points of durability of what a hero has in its hands, then of what it wears, thing after thing.  LE-0505"""
    if isinstance(who, Hero):
        worn = sorted((one for one in who.outfit.on if one.slot != "quick"), key=lambda one: one.slot != "hand")
        for one in worn[:n]:
            wear(game, who, one.item, "LE-0505")
    yield from ()


@BEFALLS.does(words.CHECK)
def checked(game: League, who: Hero | Enemy, test: words.Test, where: Where) -> Script[None]:
    """A check, and what follows from it.  LE-0193"""
    terms = (Term(test.modifier, where.name, "LE-0067"),) if test.modifier else ()
    found = yield from check(game, who, test.of, "room-test", terms=terms, when=test.when)
    yield from befall(game, who, test.passed if found.success else test.failed, where)
