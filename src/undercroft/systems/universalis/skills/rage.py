"""Going berserk, and roaring.  UN-C432, UN-C438"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.kernel.events import Moved
from undercroft.kernel.requests import Option, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions.melee import in_sight
from undercroft.systems.universalis.cards.words import COMPELLED, FEARSOME, Action
from undercroft.systems.universalis.combat.pushing import back_squares
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import nearest
from undercroft.systems.universalis.ground.engagement import around, beside
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import cure, suffer

# Berserker


@moments.ACTIVATION_STARTS.on("berserker")
def rage(game: Universalis, who: Character) -> Script[None]:
    """A creature goes berserk when it sees an enemy.  UN-C432"""
    if not who.hero and not game.kit(who).heavy and any(in_sight(game, who, enemy) for enemy in game.enemies(who)):
        suffer(game, who, "berserk")
    yield from ()


@moments.TALLY.on("berserker")
def wild(game: Universalis, who: Character, roll: str, tally: Tally) -> None:
    """A berserk character attacks and defends with Combat Skill -1.  UN-C432"""
    if roll in ("attack", "defense") and who.suffers("berserk"):
        tally.add(-1, "berserker", "UN-C432")


@moments.NARROWS.on("berserker", "ancestors-rage", "wounded-beast")
def compelled(game: Universalis, who: Character, options: list[Option]) -> list[Option]:
    """A berserk or compelled character must engage and attack the nearest enemy in sight.  UN-C432"""
    if not who.suffers("berserk") and not game.kit(who).has(COMPELLED):
        return options
    seen = [enemy for enemy in game.enemies(who) if in_sight(game, who, enemy)]
    if not seen:
        return options
    close = nearest(game, seen, game.cover(who))
    blows = [option for option in options if option.act == "attack" and any(option.who == one.id for one in close)]
    if blows:
        return blows
    if any(one in close for one in beside(game, who)):
        return options
    beside_them = 0
    for one in close:
        beside_them |= around(game, one)
    steps = [option for option in options if option.act == "move" and beside_them >> option.at & 1]
    return steps or options


@moments.COMBAT_ENDS.on("berserker")
def calm_down(game: Universalis, who: Character) -> None:
    """Rage ends with the combat, once no enemy is in sight.  UN-C432"""
    if not any(in_sight(game, who, enemy) for enemy in game.enemies(who)):
        cure(game, who, "berserk")


# Deafening Roar


@moments.AIMS.on("deafening-roar")
def roar_at(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """There must be an adjacent enemy to hear the roar."""
    return (Option("skill", what=skill),) if beside(game, who) else ()


@moments.DEED.on("deafening-roar")
def roar(game: Universalis, who: Character, option: Option) -> Script[None]:
    """All adjacent enemies step back, and the bearer is Fearsome until the combat ends.

    A creature that is already Fearsome defends itself better instead.  UN-C438
    """
    for enemy in beside(game, who):
        free, _, _ = back_squares(game, who, enemy)
        if free:
            enemy.at = int(squares(free)[0])
            game.tell(Moved, enemy.id, (enemy.at,), "push", rules=("UN-C438",))
    if game.kit(who).has(FEARSOME):
        who.bristling = True
    else:
        who.extra = (*who.extra, "fearsome")
        who.roared = True
    yield from ()


@moments.TALLY.on("deafening-roar")
def bristle(game: Universalis, who: Character, roll: str, tally: Tally) -> None:
    """Combat Skill +1 in defense for a Fearsome creature that has roared.  UN-C438"""
    if roll == "defense" and not who.hero and who.bristling:
        tally.add(1, "deafening-roar", "UN-C438")


@moments.COMBAT_ENDS.on("deafening-roar")
def fall_silent(game: Universalis, who: Character) -> None:
    """The effects of the roar end with the combat.  UN-C438"""
    if who.roared:
        extra = list(who.extra)
        extra.remove("fearsome")
        who.extra = tuple(extra)
    who.roared = who.bristling = False
