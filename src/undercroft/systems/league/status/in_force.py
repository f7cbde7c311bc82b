"""What is in force on a model for a time: spells, what potions give, perks; and how it ends.

LE-0544, LE-0545, LE-0611, LE-0613
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board.bits import squares
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId
from undercroft.systems.league.cards import magic_words, words
from undercroft.systems.league.cards.kit import Source, kit_of
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero, Lasting


def put_in_force(game: League, model: Hero | Enemy, what: Lasting, *rules: str) -> None:
    """Something is in force on a model; the same card counts once, from now on anew.  LE-0544, LE-0611"""
    model.lasting = (*(one for one in model.lasting if (one.kind, one.card) != (what.kind, what.card)), what)
    game.tell(Changed, "in-force", model.id, now=1, detail=_name(what), rules=rules)


def end(game: League, model: Hero | Enemy, what: Lasting, *rules: str) -> None:
    """Something is in force no longer; HP above what a model can have then are gone.  LE-0545, LE-0611"""
    model.lasting = tuple(one for one in model.lasting if one != what)
    game.tell(Changed, "in-force", model.id, was=1, detail=_name(what), rules=rules)
    if kit_of((Source(what.kind, what.card),)).says(words.MAX_HP):
        model.hp = min(model.hp, game.most_hp(model))


def turn_passes(game: League) -> None:
    """A turn is over: what was to last only so long ends, the turn in which it began counted.  LE-0611, LE-G114"""
    for model in game.models():
        for one in model.lasting:
            if one.turns == 1:
                end(game, model, one)
        if any(one.turns > 1 for one in model.lasting):
            model.lasting = tuple(
                Lasting(card=one.card, kind=one.kind, by=one.by, turns=max(0, one.turns - 1), n=one.n)
                for one in model.lasting
            )


def by_caster(game: League, caster: FigureId) -> Iterator[tuple[Hero | Enemy, Lasting]]:
    """What a caster has put in force, on whom.  LE-0544"""
    models: list[Hero | Enemy] = [*game.state.party, *game.state.enemies]
    for model in models:
        for one in model.lasting:
            if one.kind == "spell" and one.by == caster and caster != NO_ONE:
                yield model, one


def _name(what: Lasting) -> str:
    return Source(what.kind, what.card).name


# the prayer in force


def guard_is_open(game: League, enemy: Enemy) -> bool:
    """Is an enemy so near to the priest that a prayer leaves it no TO HIT value?"""
    state = game.state
    if not state.prayer or state.praying == NO_ONE:
        return False
    priest = game.hero(state.praying)
    reach = game.kit(priest).sum(magic_words.OPEN_GUARD)
    return reach > 0 and within(game, enemy, priest, reach)


def within(game: League, enemy: Enemy, hero: Hero, reach: int) -> bool:
    """Is an enemy at most so many squares from a hero?  LE-0636, LE-0641, LE-0643"""
    if NOWHERE in (enemy.at, hero.at):
        return False
    distance = game.ground.board.distance
    return min(distance(hero.at, one) for one in squares(game.cover(enemy))) <= reach


# casting


def breaks_off(game: League, hero: Hero) -> None:
    """A wizard does something else: the spell it had begun and the focus it had gathered are lost.  LE-0549, LE-0567"""
    if hero.begun or hero.focus:
        hero.begun, hero.focus = "", 0
        game.tell(Changed, "focus-lost", hero.id, rules=("LE-0567",))


def activation_ends(game: League, model: Hero | Enemy) -> None:
    """Whoever dispelled a spell may cast again; what was begun or focused on in an earlier turn is lost if it has not
    been cast in this one.  LE-0549, LE-0567, LE-0573, LE-0731"""
    model.dispelled = False
    if model.resumed:
        model.resumed = False
        if isinstance(model, Hero):
            breaks_off(game, model)
        else:
            model.begun = ""
