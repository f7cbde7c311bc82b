"""Breaking doors, chests and other objects.  UN-0191 to UN-0206"""

from __future__ import annotations

import msgspec

from undercroft.board.features import Feature
from undercroft.kernel.events import Changed, Summed
from undercroft.kernel.requests import NOWHERE, Option, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis.actions.melee import weapons
from undercroft.systems.universalis.actions.needs import (
    Family,
    action_left,
    door_at_hand,
    fixtures_known,
    on_foot,
    piece_to_break,
    upright,
)
from undercroft.systems.universalis.agenda import ObstacleWindow, Reveal
from undercroft.systems.universalis.cards.definitions import Weapon
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.words import DAMAGE
from undercroft.systems.universalis.combat.damage import roll_damage
from undercroft.systems.universalis.combat.ranged import ready
from undercroft.systems.universalis.dungeon.traps import dormant_at
from undercroft.systems.universalis.effects.treasure import draw_treasure
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.fixtures import (
    alter,
    beyond,
    door_id,
    doors_at,
    fixture,
    piece_id,
    pieces_at,
    toughness,
)
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.maps.terrain import CHEST
from undercroft.systems.universalis.rolls.fortune import luck
from undercroft.systems.universalis.rolls.stakes import damage_about
from undercroft.systems.universalis.state import Character, Fixture

FAMILY = Family(
    "breaking",
    after="locks",
    needs=action_left & (piece_to_break | fixtures_known & door_at_hand),
    by=on_foot & upright,
)
HEAVY = "opponent-heavy"
"""Doors, walls and chests count as heavily armored.  UN-0204"""


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """What may be hit from here, with each weapon that serves."""
    game, who, active = here.game, here.who, here.active
    if not active.action or active.guarded or active.running:
        return []
    if not (game.state.fixtures or game.plan.breakable) or game.terrain.holes & here.cover:
        return []
    marks = breakable(game, who)
    if not marks or here.pressed:
        return []
    return [option for mark in marks for option in _with_each(game, who, mark)]


def _with_each(game: Universalis, who: Character, mark: Option) -> list[Option]:
    tools = [*weapons(game, who), *(card for card in ready(game, who) if card.noise)]
    names = dict.fromkeys(card.id for card in tools)
    return [msgspec.structs.replace(mark, what=name) for name in names]


def breakable(game: Universalis, who: Character) -> list[Option]:
    """Doors and chests that were tried without violence, and what the sheet says can be broken.

    UN-0191, UN-0192, UN-0190, UN-0200
    """
    found: list[Option] = []
    for number in doors_at(game, who) if game.state.fixtures else ():
        known = fixture(game, door_id(number))
        if known.tried and not (known.opened or known.broken):
            found.append(Option("break-door", at=beyond(game.plan.id, number, game.cover(who)), n=number))
    for feature in pieces_at(game, who):
        if _can_be_hit(game, feature):
            found.append(Option("break", at=int(feature.at)))
    return found


def _can_be_hit(game: Universalis, feature: Feature) -> bool:
    known = fixture(game, piece_id(feature))
    if known.broken or known.sealed or known.opened:
        return False
    return known.tried if feature.kind == CHEST else toughness(game, piece_id(feature))[1] > 0


def break_tallies(game: Universalis, who: Character, weapon: Weapon, armor: int) -> tuple[Tally, Tally]:
    """Dice and Armor of a blow at a thing: Strength and the weapon, as against heavy armor, no combat skills.

    UN-0193, UN-0204, UN-0205
    """
    use = weapon.in_melee if weapon.in_melee is not None else weapon.use()
    if use.dice is None:
        dice = Tally(game.kit(who).strength, "strength").add(use.damage, weapon.id, "UN-0193")
        if weapon.both and len(who.hands) == 1:
            dice.add(weapon.both, "both-hands", "UN-G52")
    else:
        dice = Tally(use.dice, weapon.id, "UN-0193")
    against = Tally(armor, "armor", "UN-0197").add(use.armor, weapon.id, "UN-1011")
    for more in DAMAGE.of(weapon.effects):
        if set(more.when) <= {HEAVY}:
            dice.add(more.dice, weapon.id, "UN-0204")
            against.add(more.armor, weapon.id, "UN-0204")
    return dice, against


@FAMILY.deed("break", "break-door")
def smash(game: Universalis, who: Character, option: Option) -> Script[None]:
    """It is hit without a roll; the damage dice wound it, and the noise is heard.

    UN-0191, UN-0193 to UN-0195, UN-0611
    """
    game.active.spend_action()
    feature = _feature_at(game, option.at) if option.act == "break" else None
    if game.state.obstacles and _sets_off(game, who, option, feature):
        return
    known = fixture(game, piece_id(feature) if feature is not None else door_id(option.n))
    armor, vitality = toughness(game, known.id)
    weapon = gear_cards()[option.what]
    assert isinstance(weapon, Weapon)
    wounds = yield from _blow(game, who, *break_tallies(game, who, weapon, armor))
    if who.hero and known.heard != game.state.round:
        game.state.noise += 1
    known = msgspec.structs.replace(known, wounds=known.wounds + wounds, heard=game.state.round)
    alter(game, known)
    what = feature.kind if feature is not None else ""
    told = "battered" if what else "door-battered"
    game.tell(Changed, told, who.id, now=max(0, vitality - known.wounds), detail=what, rules=("UN-0193",))
    if known.wounds >= vitality:
        yield from _give_way(game, who, known, option, feature)


def _sets_off(game: Universalis, who: Character, option: Option, feature: Feature | None) -> bool:
    """Hitting a door or chest sets off a trap on it that is known.  UN-0611"""
    access, at = (NOWHERE, int(feature.at)) if feature is not None else (option.n, NOWHERE)
    entry = ObstacleWindow(who.id, deed="hit", access=access, at=at)
    if not dormant_at(game, entry):
        return False
    game.push(entry)
    return True


def _blow(game: Universalis, who: Character, dice: Tally, armor: Tally) -> Script[int]:
    if game.listening:
        game.tell(Summed, "damage", who.id, dice.total, dice.frozen())
        game.tell(Summed, "armor", who.id, armor.total, armor.frozen())
    wounds = yield from roll_damage(game, who, max(1, dice.total), armor.total)
    stakes = damage_about(who.id, who, (dice, armor), wounds, more=True)
    if not wounds and (yield from luck(game, who, "fortune-damage", stakes=stakes)):
        wounds = yield from roll_damage(game, who, max(1, dice.total), armor.total)
    return wounds


def _feature_at(game: Universalis, at: int) -> Feature:
    return next(feature for feature in game.state.ground.features if feature.at == at)


def _give_way(
    game: Universalis, who: Character, known: Fixture, option: Option, feature: Feature | None
) -> Script[None]:
    """A broken door shows what is behind it and never closes again; a broken chest gives a Treasure card.

    UN-0201 to UN-0203, UN-0200
    """
    alter(game, msgspec.structs.replace(known, broken=True))
    if feature is None:
        game.tell(Changed, "door-broken", who.id, now=1, rules=("UN-0201",))
    else:
        game.tell(Changed, "broken-open", who.id, now=1, detail=feature.kind, rules=("UN-0203",))
    if feature is None:
        one, other = game.plan.accesses[option.n].sections
        if game.state.revealed >> one & game.state.revealed >> other & 1:
            game.lay(game.state.ground.opened(option.n))
        else:
            game.push(Reveal(who.id, access=option.n, broken=True))
    elif feature.kind == CHEST:
        yield from draw_treasure(game, who)
    else:
        game.lay(game.state.ground.without_feature(feature))
