"""What an attack brings besides: wounds to the head, struck gear, fumbles, special rules, further strikes.

LE-0080, LE-0350 to LE-0352, LE-0483, LE-0504, LE-0507 to LE-0509, LE-0513 to LE-0519, LE-0793, LE-G85, LE-G113
"""

from __future__ import annotations

from undercroft.crawl.effects import Deeds
from undercroft.crawl.steps import step
from undercroft.crawl.things import Item
from undercroft.kernel.dice import STANDARD, TOTAL
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Script
from undercroft.systems.league.agenda import AfterAttack
from undercroft.systems.league.cards.library import potion
from undercroft.systems.league.combat.attack import go_on, under_way
from undercroft.systems.league.combat.burning import set_off
from undercroft.systems.league.combat.damage import harmed
from undercroft.systems.league.combat.occasions import AFTERWARDS, AT_HIT, AT_STRUCK, AT_WOUND, Blow, follow
from undercroft.systems.league.combat.to_hit import card_of, wielded
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.luck import thrown
from undercroft.systems.league.state import Enemy, Hero, Hit
from undercroft.systems.league.status.conditions import fall
from undercroft.systems.league.status.dropping import drop_weapon
from undercroft.systems.league.status.sanity import shock
from undercroft.systems.league.status.wear import fumble_with, wear

D10 = (STANDARD["d10"],)

SPILLS: Deeds[League, Hero, [Item], Script[None]] = Deeds("when it spills over its bearer")
"""What the words of a potion do to the hero in whose quick slot it was struck.  LE-0509"""


@step(AfterAttack, after=True)
def after_attack(game: League, entry: AfterAttack) -> Script[None]:
    """What a hit did besides damage, what a fumble costs, then what special rules do; further strikes follow.

    LE-0080, LE-0350, LE-0351, LE-0504, LE-0793, LE-G113
    """
    hit = under_way(game)
    if not game.gone(hit.target):
        yield from _on_target(game, hit)
    if not game.gone(hit.attacker):
        yield from _on_attacker(game, hit)
    hit.over = True
    if hit.strikes > 1 and not game.gone(hit.attacker) and _stands(game, hit):
        game.state.hit = Hit(
            attacker=hit.attacker, target=hit.target, weapon=hit.weapon, ranged=hit.ranged, how=hit.how,
            avoid=hit.avoid, element=hit.element, magic=hit.magic, strikes=hit.strikes - 1,
            special=hit.special, hurt=hit.hurt or hit.dealt > 0,
        )  # fmt: skip
        go_on(game)


def _stands(game: League, hit: Hit) -> bool:
    """Is the target still there and on its feet?"""
    return not game.gone(hit.target) and game.model(hit.target).hp > 0


def _on_target(game: League, hit: Hit) -> Script[None]:
    """What a hit does to whoever was hit.  LE-0080, LE-0504, LE-0513, LE-0516, LE-0518, LE-G113"""
    target = game.model(hit.target)
    if hit.landed and isinstance(target, Hero) and not hit.special:
        if hit.dealt and hit.location == "head":
            shock(game, target, "head-wound")
        if hit.location == "torso":
            yield from struck_gear(game, target)
    if hit.dealt:
        set_off(game, target, hit.element, hit.dealt)
        source = hit.element or _material(hit)
        yield from harmed(game, target, Blow(hit.dealt, hit.attacker, source, hit.magic))
    if hit.landed and not game.gone(hit.target):
        yield from follow(AT_STRUCK, game, target, hit)


def _material(hit: Hit) -> str:
    """`silver` if the weapon is of silver.  LE-0761, LE-G109"""
    card = card_of(hit.weapon)
    silvered = hit.weapon is not None and "silvered" in hit.weapon.marks
    return "silver" if silvered or (card is not None and card.material == "silver") else ""


def _on_attacker(game: League, hit: Hit) -> Script[None]:
    """What an attack does to whoever made it, and what the attacker's special rules do.  LE-0350, LE-0351, LE-0735"""
    attacker = game.model(hit.attacker)
    if hit.fumbled:
        fumble(game, attacker, hit)
    if hit.landed and not game.gone(hit.target):
        yield from follow(AT_HIT, game, attacker, hit)
        if hit.dealt and not game.gone(hit.target):
            yield from follow(AT_WOUND, game, attacker, hit)
    if not game.gone(attacker.id):
        yield from follow(AFTERWARDS, game, attacker, hit)


# struck gear


def struck_gear(game: League, hero: Hero) -> Script[None]:
    """On a hit to the torso a d10 may name a quick slot: what is in it loses a point, and a potion that harms is spilt
    over its bearer.  LE-0114, LE-0504, LE-0507 to LE-0509"""
    quick = hero.outfit.at("quick")
    if not quick:
        return
    face: int = yield from thrown(game, D10, TOTAL, "struck-slot", hero, content=lambda found: found > len(quick))
    if face > len(quick):
        return
    item = quick[face - 1]
    game.tell(Changed, "struck", hero.id, now=1, detail=f"league-thing-{item.card}", rules=("LE-0507",))
    wear(game, hero, item, "LE-0508")
    bottle = potion(item.card)
    for effect in bottle.throw if bottle is not None else ():
        if effect.name in SPILLS and hero.here:
            yield from SPILLS.do(game, hero, effect, item)


# fumbles


def fumble(game: League, attacker: Hero | Enemy, hit: Hit) -> None:
    """A hero's weapon wears; an enemy drops its weapon, or falls over if it has none.  LE-0350 to LE-0352, LE-0483,
    LE-0587, LE-G85"""
    if isinstance(attacker, Hero):
        if hit.weapon is not None:
            fumble_with(game, attacker, hit.weapon)
    elif hit.weapon is not None and wielded(attacker) is not None:
        drop_weapon(game, attacker, "LE-0351")
    else:
        fall(game, attacker, "LE-0351")
