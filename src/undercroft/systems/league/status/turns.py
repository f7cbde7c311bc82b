"""What passes with turns and battles: the AP a model has, what ends with its activation and with the battle.

LE-0061, LE-0352, LE-0406, LE-0487, LE-0511, LE-0529, LE-0532, LE-G91, LE-G93
"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NO_ONE
from undercroft.kernel.tally import Tally
from undercroft.systems.league.cards import magic_words, words
from undercroft.systems.league.cards.heroes import PERKS
from undercroft.systems.league.game import League
from undercroft.systems.league.state import ACTION_POINTS, Enemy, Hero
from undercroft.systems.league.status.arrows import fill_quiver
from undercroft.systems.league.status.in_force import activation_ends
from undercroft.systems.league.status.mana import is_wizard


def action_points(game: League, model: Hero | Enemy) -> Tally:
    """The AP a model has in a turn: 2, one if it is wounded, and less what stuns it and what it owes for having been
    bandaged.  LE-0061, LE-0280, LE-0511, LE-0518, LE-0532, LE-0642, LE-G93"""
    points = Tally(ACTION_POINTS, "turn", "LE-0061")
    if game.wounded(model) and not game.kit(model).says(words.IGNORES_WOUNDS):
        points.add(-1, "wounded", "LE-0511")
    points.add(-model.stun, "stunned", "LE-0532")
    if points.total == ACTION_POINTS:
        points.add(-model.stayed, "stayed", "LE-0642")
    for term in game.kit(model).terms(magic_words.ACTIONS, "LE-0061"):
        points.add(term.value, term.source, term.rule)
    if isinstance(model, Hero):
        points.add(-model.owed, "bandaged", "LE-0280")
    if game.state.battle and game.state.hushed == game.state.battle and casts(game, model):
        points.add(-max(0, points.total), "hushed", "LE-0237")
    return points.floor(0, "least")


def casts(game: League, model: Hero | Enemy) -> bool:
    """Does it cast spells?  LE-0237, LE-0791, LE-C15"""
    return is_wizard(game, model) if isinstance(model, Hero) else game.card(model).behaviour == "magic-user"


def take_up(game: League, model: Hero | Enemy) -> None:
    """A model takes up its AP for this turn, and what took some of them is paid off.  LE-0061, LE-0511, LE-0532"""
    points = action_points(game, model)
    model.ap, model.stun, model.stayed = points.total, 0, 0
    if isinstance(model, Hero):
        model.owed = 0


def begin_anew(game: League, model: Hero | Enemy) -> None:
    """As its activation begins, what it did in the last one counts no more: power attack and parry stance.

    LE-0406 to LE-0408, LE-0446, LE-G91
    """
    model.power = model.stance = False
    perks_over(game, model, "turn")


def activation_over(game: League, model: Hero | Enemy) -> None:
    """An activation is over, and with it what a perk gave for it alone.  LE-0073, LE-G07"""
    perks_over(game, model, "activation")
    activation_ends(game, model)


def perks_over(game: League, model: Hero | Enemy, lasts: str) -> None:
    """Perks that last so long are in force no more.  LE-0073, LE-G07"""
    ended = [one for one in model.lasting if one.kind == "perk" and game.box[PERKS][one.card].lasts == lasts]
    for one in ended:
        model.lasting = tuple(other for other in model.lasting if other is not one)
        game.tell(Changed, "perk-over", model.id, was=1, detail=f"league-perk-{one.card}", rules=("LE-0073",))


def turn_over(game: League) -> None:
    """A turn is over: shields may parry again without a stance.  LE-0490"""
    for hero in game.state.party:
        hero.parried = False


def battle_over(game: League) -> None:
    """A battle is over: dodges may be used again, diseases begin, fear has passed.

    LE-0487, LE-0529, LE-0740
    """
    for hero in game.state.party:
        hero.dodged = 0
        hero.parried = hero.stance = hero.power = hero.watching = False
        hero.aim, hero.afraid = NO_ONE, ()
        perks_over(game, hero, "battle")
        fill_quiver(hero)
        if hero.incubating:
            hero.incubating = False
            game.tell(Changed, "disease", hero.id, now=1, rules=("LE-0529",))
