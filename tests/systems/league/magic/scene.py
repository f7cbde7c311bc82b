"""A wizard W, a friend F and a goblin g in one room, and what may be seen of them before and after a spell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from systems.league.build import Play, hero, monster
from systems.league.driving import Reply, drive, run, standing
from undercroft.kernel.requests import NO_ONE, NOWHERE
from undercroft.kernel.tally import Tally
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import CastSpell
from undercroft.systems.league.cards.library import spell as spell_card
from undercroft.systems.league.cards.values import Value
from undercroft.systems.league.combat.armour import natural
from undercroft.systems.league.combat.attack import declared
from undercroft.systems.league.combat.damage import deal
from undercroft.systems.league.combat.to_hit import to_hit
from undercroft.systems.league.foes.targets import prey
from undercroft.systems.league.rolls.values import value_of
from undercroft.systems.league.state import Lasting, Lock
from undercroft.systems.league.status.points import lose_hp
from undercroft.systems.league.status.turns import action_points
from undercroft.systems.league.vignettes.positions import name_square

ROOM = """
.......
.W.F...
.......
.g.....
.......
"""
PLAIN: dict[str, int] = {
    "strength": 30,
    "constitution": 30,
    "dexterity": 30,
    "wisdom": 40,
    "resolve": 40,
    "combat-skill": 40,
    "dodge": 40,
    "perception": 40,
    "arcane-arts": 90,
    "alchemy": 40,
    "battle-prayers": 60,
}
WELL, BADLY = 20, 94
"""A casting roll that succeeds in these positions, and one that fails without being a miscast."""


def room(board: str = ROOM, **more: Any) -> Play:
    """The three of them; what is said of one goes over what is usual."""
    figures: dict[str, dict[str, Any]] = {
        "W": wizard(**more.pop("W", {})),
        "F": companion(**more.pop("F", {})),
        "g": monster(more.pop("foe", "goblin"), **{"hp": 30, "facing": "north", **more.pop("g", {})}),
    }
    kept = {name: one for name, one in figures.items() if name in board}
    return standing(board, **kept, **more)


def wizard(**more: Any) -> dict[str, Any]:
    """A wizard of level 6 with 60 mana; arcane arts 90 before the CV of a spell."""
    values = {**PLAIN, **more.pop("values", {})}
    usual = {"hp": 20, "max_hp": 20, "mana": 60, "level": 6, "talents": [], "ap": 2, "hand": [], "facing": "south"}
    return hero("aldrith", values=values, **{**usual, **more})


def companion(**more: Any) -> dict[str, Any]:
    """A fighter with half its HP or a little more."""
    values = {**PLAIN, "arcane-arts": 0, **more.pop("values", {})}
    return hero(
        "brunna", values=values, **{"hp": 12, "max_hp": 20, "talents": [], "ap": 2, "hand": ["broadsword"], **more}
    )


def cast(play: Play, spell: str, aim: str = "", *replies: Reply, roll: int = WELL, by: str = "W", **more: Any) -> None:
    """A spell is cast at a figure or a square, from the casting roll to the last of what it does."""
    below = len(play.state.agenda)
    who, at = NO_ONE, NOWHERE
    if aim in play.names:
        who = play.names[aim]
        at = play.game.model(who).at
    elif aim:
        at = play.at(aim)
    play.game.push(CastSpell(play.names[by], spell, who, at, **more))
    run(play, roll, *replies, down_to=below)


# what is seen

See = Callable[[Play], Any]


def of(name: str, field: str) -> See:
    """A field of a figure."""
    return lambda play: getattr(play.game.model(play.names[name]), field)


def hp(name: str) -> See:
    """The HP of a figure."""
    return of(name, "hp")


def value(name: str, which: Value) -> See:
    """A stat or skill as it is now."""
    return lambda play: value_of(play.game, play.game.model(play.names[name]), which).total


def points(name: str) -> See:
    """The AP it will have in its next turn."""
    return lambda play: action_points(play.game, play.game.model(play.names[name])).total


def tough(name: str) -> See:
    """What natural armour leaves of 10 damage."""

    def see(play: Play) -> int:
        tally = Tally(10, "blow")
        natural(play.game, play.game.model(play.names[name]), tally)
        return tally.total

    return see


def chance(attacker: str, target: str) -> See:
    """What an attack is rolled against."""
    return lambda play: to_hit(play.game, declared(play.game, play.names[attacker], play.names[target], None)).total


def singed(name: str, element: str) -> See:
    """How many HP damage of an element costs, 7 points of it."""

    def see(play: Play) -> int:
        model = play.game.model(play.names[name])
        return int(drive(deal(play.game, model, Tally(7, "test"), "trap", element=element)))

    return see


def square(name: str) -> See:
    """Where a figure stands, by name."""
    return lambda play: name_square(play.state.plan, play.game.model(play.names[name]).at)


def refreshed(name: str, *replies: Reply) -> See:
    """Its HP after it has been activated once more."""

    def see(play: Play) -> int:
        model = play.game.model(play.names[name])
        below = len(play.state.agenda)
        for deed in moments.ACTIVATED.deeds(play.game.rules):
            deed(play.game, model)
        run(play, *replies, down_to=below)
        return model.hp

    return see


def magic_strike(name: str) -> See:
    """Does its blow count as that of a magic weapon?"""
    return lambda play: declared(play.game, play.names[name], play.names["g"], None).magic


def hunted(play: Play) -> list[str]:
    """The heroes with whom the goblin reckons, by name."""
    names = {id: name for name, id in play.names.items()}
    return [names[one.id] for one in prey(play.game, play.enemy("g"))]


def here(name: str) -> See:
    """Is a figure still there?"""
    return lambda play: not play.game.gone(play.names[name])


def fallen(name: str, *replies: Reply) -> See:
    """The HP of a figure that is brought to 0, when everything has been done."""

    def see(play: Play) -> int:
        model = play.game.model(play.names[name])
        below = len(play.state.agenda)
        lose_hp(play.game, model, model.hp)
        saved = any(one.card == "refuse-the-grave" for one in model.lasting)
        run(play, *(replies if saved else ()), (3,), (2,), down_to=below)
        return model.hp

    return see


def threat(play: Play) -> int:
    """The threat level."""
    return play.state.threat


def lock_opened(play: Play) -> bool:
    """Is the first lock open?"""
    return play.state.locks[0].open


def lock_sealed(play: Play) -> bool:
    """Is there a seal on it?"""
    return play.state.locks[0].sealed


def locked(**fields: Any) -> Callable[[Play], None]:
    """A door or chest of which this is known."""

    def put(play: Play) -> None:
        play.state.locks = (Lock(**fields),)

    return put


def under(name: str, spell: str, by: str = "g") -> Callable[[Play], None]:
    """A spell is in force on a figure."""

    def put(play: Play) -> None:
        model = play.game.model(play.names[name])
        model.lasting = (*model.lasting, Lasting(card=spell, by=play.names[by], turns=spell_card(spell).turns or 5))

    return put


def with_fields(name: str, **fields: Any) -> Callable[[Play], None]:
    """A figure with these fields of its state."""

    def put(play: Play) -> None:
        model = play.game.model(play.names[name])
        for field, to in fields.items():
            setattr(model, field, to)

    return put
