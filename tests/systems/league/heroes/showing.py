"""Numbers that talents and perks change, as the procedures work them out before dice fall."""

from __future__ import annotations

from typing import Any

from systems.league.build import Play
from undercroft.crawl.things import parse_item
from undercroft.kernel.tally import Tally
from undercroft.systems.league.combat.armour import natural
from undercroft.systems.league.combat.attack import declared
from undercroft.systems.league.combat.avoid import reactions
from undercroft.systems.league.combat.damage import worked_out
from undercroft.systems.league.combat.to_hit import to_hit
from undercroft.systems.league.state import Hero, Hit


def attack(play: Play, attacker: str, target: str, weapon: str = "", how: Any = "standard", **more: Any) -> Hit:
    """An attack before the dice fall."""
    item = parse_item(weapon) if weapon else None
    return declared(play.game, play.names[attacker], play.names[target], item, how, **more)


def needed(play: Play, attacker: str, target: str, weapon: str = "", how: Any = "standard") -> int:
    """What an attack is rolled against."""
    return to_hit(play.game, attack(play, attacker, target, weapon, how)).total


def damage(play: Play, attacker: str, target: str, weapon: str = "", rolled: int = 4) -> int:
    """The damage of a hit whose dice show so much, before anything stops it."""
    hit = attack(play, attacker, target, weapon)
    game = play.game
    return worked_out(game, hit, game.model(hit.attacker), game.model(hit.target), rolled, 0).total


def against(play: Play, attacker: str, hero: str, act: str, weapon: str = "dagger") -> int:
    """What a hero dodges or parries an attack with; 0 if it cannot."""
    hit = attack(play, attacker, hero, weapon)
    found = reactions(play.game, play.who(hero), hit)
    return next((one.needed.total for one in found if one.option.act == act), 0)


def natural_armour(play: Play, hero: str) -> int:
    """How much natural armour takes off a blow."""
    tally = Tally(20, "damage")
    natural(play.game, play.who(hero), tally)
    return 20 - tally.total


def energetic(**more: Any) -> dict[str, Any]:
    """A hero's state with ENERGY for perks."""
    return {"energy": 2, "max_energy": 2, **more}


def use(play: Play, perk: str, who: str = "W", helped: str = "") -> Hero:
    """A hero uses a perk in its activation."""
    play.choose("perk", what=f"perk-{perk}", who=play.names[helped or who])
    return play.who(who)


def rolled_against(play: Play) -> int:
    """What the newest check was rolled against."""
    found = [one.event for one in play.game.told or [] if getattr(one.event, "what", "") == "needed"]
    return int(getattr(found[-1], "total", 0))
