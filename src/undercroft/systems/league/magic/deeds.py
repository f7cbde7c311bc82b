"""What the words of spells and potions do to whom they strike, and to the room.

The words of damage, falls, stuns and the like are those of the dungeon, healing is that of things: each means the same
wherever it comes from.  LE-0512 to LE-0532, LE-0534, LE-0563, LE-0748, LE-G15 to LE-G17, LE-G92
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from undercroft.board.bits import squares
from undercroft.crawl.effects import Deeds
from undercroft.crawl.game import is_hero
from undercroft.crawl.things import become
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import NOWHERE, FigureId, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league.agenda import OpenUp
from undercroft.systems.league.cards import dungeon_words, magic_words, monster_words, use_words
from undercroft.systems.league.cards.dungeon_words import Hurt
from undercroft.systems.league.cards.spells import Magic
from undercroft.systems.league.cards.values import Measure, measure
from undercroft.systems.league.combat.armour import stopped
from undercroft.systems.league.combat.damage import deal
from undercroft.systems.league.dungeon.locks import know
from undercroft.systems.league.dungeon.threat import lower_threat
from undercroft.systems.league.game import League
from undercroft.systems.league.magic.aims import Aim, lock_at
from undercroft.systems.league.rolls.ailments import risk_disease, risk_poison
from undercroft.systems.league.rolls.amounts import throw_amount
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status import conditions
from undercroft.systems.league.status.defeat import fell
from undercroft.systems.league.status.dropping import drop_weapon
from undercroft.systems.league.status.in_force import end
from undercroft.systems.league.status.mana import spend_mana
from undercroft.systems.league.status.points import heal, lose_hp, regain_energy
from undercroft.systems.league.status.sanity import calm, shock

Model = Hero | Enemy


class Doing(NamedTuple):
    """Whose doing it is and by what, how many power levels are in it, whether half was resisted, what it has done."""

    by: FigureId
    source: str
    card: str = ""
    power: int = 0
    halved: bool = False
    dealt: int = 0
    potion: bool = False

    def but(self, *, halved: bool | None = None, dealt: int | None = None) -> Doing:
        """The same, with something else about it."""
        return self._replace(
            halved=self.halved if halved is None else halved, dealt=self.dealt if dealt is None else dealt
        )


ON_TARGET: Deeds[League, Model, [Doing], Script[Doing]] = Deeds("when a spell or potion strikes somebody")
"""What each word does to a model that a spell or potion strikes."""

ON_ROOM: Deeds[League, Model, [Magic, Aim], Script[None]] = Deeds("when a spell takes effect")
"""What each word does to the caster and the dungeon, once, however many a spell strikes."""


def amount(game: League, model: Model, text: str, why: str) -> Script[int]:
    """An amount is thrown; LUCK of the hero whom it concerns may have it thrown again.  LE-0659"""
    return (yield from throw_amount(game, model, measure(text), why))


# harm


@ON_TARGET.does(dungeon_words.HURT)
def hurt(game: League, model: Model, harm: Hurt, doing: Doing) -> Script[Doing]:
    """Damage of an element or of plain magic, 1 more for each power level, half of it where that was resisted.

    LE-0512 to LE-0518, LE-0563, LE-0748, LE-G92, LE-G108
    """
    dice, plus = measure(harm.n)
    rolled = yield from throw_amount(game, model, Measure(dice, 0), "damage")
    tally = Tally(rolled, "dice", "LE-0563").add(plus, doing.source, "LE-G15")
    tally.add(doing.power, "power", "LE-0563")
    if doing.halved:
        tally.add(tally.total // 2 - tally.total, "resisted", "LE-G15")
    if harm.armour:
        stopped(game, model, "torso", tally)
        tally.floor(0, "least")
    dealt = yield from deal(
        game, model, tally, doing.source, by=doing.by, element=harm.element, magic=not doing.potion, rules=("LE-G92",)
    )
    return doing.but(dealt=doing.dealt + dealt)


@ON_TARGET.does(magic_words.LOSE)
def lose(game: League, model: Model, text: str, doing: Doing) -> Script[Doing]:
    """HP are lost, whatever protects the model.  LE-0636, LE-0643"""
    n = yield from amount(game, model, text, "damage")
    lose_hp(game, model, n, doing.source, ("LE-0636",), doing.by)
    return doing.but(dealt=doing.dealt + n)


@ON_TARGET.does(magic_words.UNHOLY)
def unholy(game: League, model: Model, text: str, doing: Doing) -> Script[Doing]:
    """What is holy harms undead, demons and ethereal creatures, whatever protects them, and nobody else.  LE-0758"""
    if isinstance(model, Enemy) and is_unholy(game, model):
        tally = Tally((yield from amount(game, model, text, "damage")), "dice", "LE-0758")
        yield from deal(game, model, tally, doing.source, by=doing.by, magic=True, bare=True, rules=("LE-0758",))
    return doing


def is_unholy(game: League, enemy: Enemy) -> bool:
    """Is it undead, a demon, or ethereal?"""
    return game.card(enemy).kind in ("undead", "demon") or game.has(enemy, monster_words.ETHEREAL)


@ON_TARGET.does(magic_words.DRAIN)
def drain(game: League, model: Model, _: None, doing: Doing) -> Script[Doing]:
    """The caster regains half of what was lost, rounded up."""
    yield from ()
    if doing.dealt and doing.by and not game.gone(doing.by):
        heal(game, game.model(doing.by), (doing.dealt + 1) // 2, doing.source)
    return doing


@ON_TARGET.does(dungeon_words.POISONED)
def poisoned(game: League, model: Model, modifier: int, doing: Doing) -> Script[Doing]:
    """CON or poisoned.  LE-0519"""
    yield from risk_poison(game, model, modifier, doing.source)
    return doing


@ON_TARGET.does(dungeon_words.DISEASED)
def diseased(game: League, model: Model, modifier: int, doing: Doing) -> Script[Doing]:
    """A hero tests CON or is diseased; nothing else falls ill.  LE-0528"""
    if isinstance(model, Hero):
        yield from risk_disease(game, model, modifier, doing.source)
    return doing


@ON_TARGET.does(dungeon_words.HORROR)
def horror(game: League, model: Model, n: int, doing: Doing) -> Script[Doing]:
    """A hero loses SANITY.  LE-0077"""
    yield from ()
    if isinstance(model, Hero):
        shock(game, model, "magic", n)
    return doing


@ON_TARGET.does(magic_words.BURN_MANA)
def burn_mana(game: League, model: Model, text: str, doing: Doing) -> Script[Doing]:
    """A hero loses mana."""
    n = yield from amount(game, model, text, "mana")
    if isinstance(model, Hero):
        spend_mana(game, model, n, doing.source, "LE-G16")
    return doing


# what hinders


@ON_TARGET.does(dungeon_words.STUNNED)
def stunned(game: League, model: Model, n: int, doing: Doing) -> Script[Doing]:
    """AP are lost in the next turn.  LE-0532"""
    yield from ()
    conditions.stun(game, model, n)
    return doing


@ON_TARGET.does(magic_words.STAY)
def stay(game: League, model: Model, n: int, doing: Doing) -> Script[Doing]:
    """AP are lost in this turn, unless something else has taken some already.  LE-0641, LE-0642, LE-X01"""
    yield from ()
    if not (game.wounded(model) or model.stun or model.stayed):
        model.stayed = n
        game.tell(Changed, "stayed", model.id, now=n, rules=("LE-0641",))
    return doing


@ON_TARGET.does(dungeon_words.KNOCKED_DOWN)
def knocked_down(game: League, model: Model, _: None, doing: Doing) -> Script[Doing]:
    """It falls over.  LE-0426"""
    yield from ()
    if model.hp > 0:
        conditions.fall(game, model)
    return doing


@ON_TARGET.does(dungeon_words.NETTED)
def netted(game: League, model: Model, _: None, doing: Doing) -> Script[Doing]:
    """It is caught as in a net.  LE-0831, LE-G11"""
    yield from ()
    if not model.netted:
        model.netted = True
        game.tell(Changed, "netted", model.id, now=1, rules=("LE-0831",))
    return doing


@ON_TARGET.does(magic_words.FUMBLE)
def fumble(game: League, model: Model, _: None, doing: Doing) -> Script[Doing]:
    """It loses hold of its weapon.  LE-0351, LE-0433"""
    yield from ()
    drop_weapon(game, model, "LE-0433")
    return doing


@ON_TARGET.does(magic_words.THRUST)
def thrust(game: League, model: Model, n: int, doing: Doing) -> Script[Doing]:
    """It is moved straight away from the caster, as far as the squares behind it are free."""
    yield from ()
    if doing.by and not game.gone(doing.by):
        shift(game, model, game.model(doing.by).at, n)
    return doing


def shift(game: League, model: Model, origin: int, n: int) -> None:
    """A model goes so many squares straight away from a square, each farther from it than the last, while there is
    room for its base; of two that would do the one straight behind."""
    board, base = game.ground.board, game.base(model)
    fitting = base.fits(game.ground.open_floor & ~game.occupied(model), game.ground.steps)
    path: list[int] = []
    at = model.at
    for _ in range(n):
        near = squares(game.ground.near[at])
        away = [one for one in near if board.distance(origin, one) > board.distance(origin, at) and fitting >> one & 1]
        if not away:
            break
        straight = behind(game, origin, at)
        at = min(away, key=lambda one: (one != straight, one))
        path.append(at)
    if path:
        model.at = at
        game.tell(Moved, model.id, tuple(path), "pushed")


def behind(game: League, origin: int, at: int) -> int:
    """The square straight behind one, seen from another."""
    board = game.ground.board
    (x0, y0), (x, y) = board.place(origin), board.place(at)
    return int(board.square(x + (x > x0) - (x < x0), y + (y > y0) - (y < y0)))


# what helps


@ON_TARGET.does(use_words.HEALS)
def heals(game: League, model: Model, text: str, doing: Doing) -> Script[Doing]:
    """HP, 1 more for each power level; whoever was down wakes.  LE-0534, LE-0563"""
    n = yield from amount(game, model, text, "healing")
    heal(game, model, n + doing.power, doing.source, ("LE-0563",))
    return doing


@ON_TARGET.does(magic_words.CURE_POISON)
def cure_poison(game: League, model: Model, _: None, doing: Doing) -> Script[Doing]:
    """The poison is gone.  LE-0523"""
    yield from ()
    conditions.cure_poison(game, model, "LE-0523")
    return doing


@ON_TARGET.does(magic_words.CURE_DISEASE)
def cure_disease(game: League, model: Model, _: None, doing: Doing) -> Script[Doing]:
    """The disease is gone.  LE-0530"""
    yield from ()
    if isinstance(model, Hero):
        conditions.cure_disease(game, model, "LE-0530")
    return doing


@ON_TARGET.does(dungeon_words.PEACE)
def peace(game: League, model: Model, n: int, doing: Doing) -> Script[Doing]:
    """SANITY, up to 10.  LE-0088"""
    yield from ()
    if isinstance(model, Hero):
        calm(game, model, n, "magic")
    return doing


@ON_TARGET.does(dungeon_words.ENERGY_BACK)
def energy_back(game: League, model: Model, n: int, doing: Doing) -> Script[Doing]:
    """ENERGY, up to the maximum."""
    yield from ()
    if isinstance(model, Hero):
        regain_energy(game, model, n, doing.source)
    return doing


@ON_TARGET.does(magic_words.MEND)
def mend(game: League, model: Model, n: int, doing: Doing) -> Script[Doing]:
    """The most worn thing in its hands regains durability."""
    yield from ()
    if isinstance(model, Hero):
        held = sorted(model.outfit.at("hand"), key=lambda item: -item.wear)
        if held and held[0].wear:
            model.outfit = become(model.outfit, held[0], held[0].worn(-n))
            game.tell(Changed, "mended", model.id, now=n, detail=f"league-thing-{held[0].card}")
    return doing


@ON_TARGET.does(magic_words.UNBIND)
def unbind(game: League, model: Model, _: None, doing: Doing) -> Script[Doing]:
    """Spells in force on it end."""
    yield from ()
    for one in model.lasting:
        if one.kind == "spell":
            end(game, model, one)
    return doing


@ON_TARGET.does(magic_words.BANISH)
def banish(game: League, model: Model, _: None, doing: Doing) -> Script[Doing]:
    """A demon or an undead creature leaves this world; nothing is left to loot.  LE-0748, LE-0749"""
    yield from ()
    if isinstance(model, Enemy) and game.card(model).kind in ("demon", "undead"):
        fell(game, model, doing.by, why="banished", loot=False)
    return doing


@ON_TARGET.does(magic_words.CALL)
def call(game: League, model: Model, _: None, doing: Doing) -> Script[Doing]:
    """It stands on the free square nearest to it next to the caster."""
    yield from ()
    if game.gone(doing.by) or model.id == doing.by:
        return doing
    caster = game.model(doing.by)
    free = game.ground.near[caster.at] & game.ground.open_floor & ~game.occupied(model)
    board = game.ground.board
    places = [at for at in squares(free) if board.distance(at, model.at) < board.distance(caster.at, model.at)]
    places = places or list(squares(free))
    if places and not game.ground.near[caster.at] >> model.at & 1:
        model.at = min(places, key=lambda at: (board.distance(at, model.at), at))
        if isinstance(model, Hero):
            model.pit = False
        game.tell(Moved, model.id, (model.at,), "blink")
    return doing


# the caster and the room


@ON_ROOM.does(magic_words.BLINK)
def blink(game: League, caster: Model, _: None, spell: Magic, aim: Aim) -> Script[None]:
    """The caster stands on the square it has named.  LE-G15"""
    yield from ()
    if aim.at != NOWHERE and not game.occupied(caster) >> aim.at & 1:
        caster.at = aim.at
        game.tell(Moved, caster.id, (aim.at,), "blink")


@ON_ROOM.does(use_words.CALMS)
def calms(game: League, caster: Model, n: int, spell: Magic, aim: Aim) -> Script[None]:
    """The threat level falls.  LE-0225"""
    yield from ()
    lower_threat(game, n, f"league-spell-{spell.id}", "LE-0225")


@ON_ROOM.does(magic_words.UNLOCK)
def unlock(game: League, caster: Model, _: None, spell: Magic, aim: Aim) -> Script[None]:
    """A door or chest is locked no longer, and opens at once.  LE-0200"""
    yield from ()
    lock = lock_at(game, spell, aim.at)
    if lock is not None and is_hero(caster.id):
        know(game, msgspec.structs.replace(lock, locked=False, sealed=False))
        game.push(OpenUp(caster.id, lock.door, lock.at))


@ON_ROOM.does(magic_words.SEAL)
def seal(game: League, caster: Model, _: None, spell: Magic, aim: Aim) -> Script[None]:
    """A doorway has a magic seal, which stops wandering monsters until they break it.  LE-0259"""
    yield from ()
    lock = lock_at(game, spell, aim.at)
    if lock is not None:
        know(game, msgspec.structs.replace(lock, sealed=True))
        game.tell(Changed, "sealed", caster.id, aim.at, now=1, rules=("LE-0259",))
