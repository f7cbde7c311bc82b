"""Spells, potions and prayers while they are in force: what each turn and each activation brings, and how they end.

LE-0544, LE-0545, LE-0549, LE-0567, LE-0573, LE-0611, LE-0626, LE-0631, LE-0633, LE-0758
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.moments import BOOK
from undercroft.kernel.requests import Script, confirm
from undercroft.kernel.tally import Tally
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import Blessed, RefuseDeath, Upkeep
from undercroft.systems.league.cards import magic_words
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.magic_words import Guard
from undercroft.systems.league.cards.spells import SPELLS
from undercroft.systems.league.combat.occasions import AT_GUARD
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import Enemy, Hero, Hit, Lasting
from undercroft.systems.league.status.in_force import by_caster, end, turn_passes
from undercroft.systems.league.status.later import later
from undercroft.systems.league.status.mana import spend_mana
from undercroft.systems.league.status.points import heal

# an activation begins


@moments.ACTIVATED.on(moments.ALWAYS, rank=BOOK)
def activated(game: League, model: Hero | Enemy) -> None:
    """What a wizard keeps up is paid for, what heals does; a spell begun or focused on must be cast in this activation.

    LE-0544, LE-0545, LE-0549, LE-0567, LE-0631, LE-0633
    """
    model.resumed = bool(model.begun or (isinstance(model, Hero) and model.focus))
    kit = game.kit(model)
    if model.hp > 0 and (kit.says(magic_words.REGAINS) or kit.says(magic_words.PRAYED_FOR)):
        game.push(Blessed(model.id))
    if isinstance(model, Hero) and any(upkeep(one) for _, one in by_caster(game, model.id)):
        game.push(Upkeep(model.id))


def upkeep(one: Lasting) -> int:
    """The mana that something in force costs its caster in every turn.  LE-0544"""
    return library()[SPELLS][one.card].upkeep


@step(Upkeep)
def keep_up(game: League, entry: Upkeep) -> Script[None]:
    """For each spell that needs it mana is paid, or the spell ends now.  LE-0544, LE-0545"""
    hero = game.hero(entry.who)
    for model, one in list(by_caster(game, hero.id)):
        mana = upkeep(one)
        if not mana:
            continue
        about = f"league-spell-{one.card}"
        can = hero.mana >= mana
        if can and (yield from confirm(hero.seat, "upkeep", who=hero.id, about=about)):
            spend_mana(game, hero, mana, "upkeep", "LE-0544")
        else:
            end(game, model, one, "LE-0545")


@step(Blessed)
def blessed(game: League, entry: Blessed) -> Script[None]:
    """Lost HP are healed as an activation begins, by a prayer of everybody's only to those who pass RES.

    LE-0631, LE-0633
    """
    model = game.model(entry.who)
    kit = game.kit(model)
    heal(game, model, kit.sum(magic_words.REGAINS), "regains", ("LE-0631",))
    n = kit.sum(magic_words.PRAYED_FOR)
    if n and model.hp < game.most_hp(model):
        passed = yield from check(game, model, "resolve", "litany", rules=("LE-0633",))
        if passed.success:
            heal(game, model, n, "prayer", ("LE-0633",))


# turns pass


@moments.TURN_ENDS.on(moments.ALWAYS, rank=BOOK)
def turn_ends(game: League) -> None:
    """What was to last so many turns comes to its end.  LE-0611"""
    turn_passes(game)


@moments.HERO_DOWN.on(moments.ALWAYS, rank=BOOK)
def caster_down(game: League, hero: Hero) -> None:
    """Nobody keeps spells up who is knocked down; whom something refuses to death tests RES.

    LE-0533, LE-0545, LE-G15, LE-G40
    """
    for model, one in list(by_caster(game, hero.id)):
        if upkeep(one):
            end(game, model, one, "LE-0545")
    if game.kit(hero).says(magic_words.REFUSES_DEATH):
        later(game, RefuseDeath(hero.id))


@step(RefuseDeath, after=True)
def refuse_death(game: League, entry: RefuseDeath) -> Script[None]:
    """A RES test brings a hero who has been brought to 0 HP back to 1."""
    hero = game.hero(entry.who)
    if hero.hp > 0:
        return
    passed = yield from check(game, hero, "resolve", "refuse-death")
    if passed.success:
        heal(game, hero, 1 - hero.hp, "refuses-death")


# while it is in force


@AT_GUARD.does(magic_words.GUARD)
def guarded(game: League, model: Hero | Enemy, guard: Guard, hit: Hit, tally: Tally) -> None:
    """Whoever attacks the bearer has so much less, of some kinds if it says so.  LE-0626"""
    attacker = game.model(hit.attacker)
    if guard.of and not (isinstance(attacker, Enemy) and game.card(attacker).kind in guard.of):
        return
    tally.add(-guard.n, "guard", "LE-0626")
