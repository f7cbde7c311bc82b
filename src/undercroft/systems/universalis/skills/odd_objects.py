"""Weapons, armor and objects that no word describes, bound under their ids.  UN-C263 to UN-C320, UN-G61, UN-G64"""

from __future__ import annotations

from undercroft.content.vocabulary import Effects
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NOBODY, Ask, Option, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.definitions import Thing, Weapon
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.words import VENOM
from undercroft.systems.universalis.combat.damage import can_wound, roll_damage
from undercroft.systems.universalis.effects import Cause
from undercroft.systems.universalis.effects.harm import hurt
from undercroft.systems.universalis.effects.poison import envenom
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import adjacent
from undercroft.systems.universalis.skills.activation_starts import regenerate
from undercroft.systems.universalis.state import Character, Dropped, Hit

CURVED = ("katana", "saber", "falx", "scimitar")
DART = 2
"""The dice that the poison of a blowgun's dart rolls against Natural Armor.  UN-G61"""


# weapons


@moments.STRUCK.on("kusarigama", "whip", "net")
def disarm(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """On a critical, an opponent no larger than the attacker drops its weapons, without a breaking roll.

    UN-G64, UN-C266, UN-C280, UN-C291
    """
    target = game.find(hit.target)
    card = gear_cards().get(hit.weapon)
    mine = hit.attacker == who.id and isinstance(card, Weapon) and "disarms" in card.tags
    if not mine or not hit.criticals or target is None or target.size > who.size:
        return
    at = who.at if adjacent(game, who, target) else target.at
    for item in target.hands:
        held = gear_cards()[item]
        if isinstance(held, Weapon) and held.kind != "natural":
            target.hands = tuple(other for other in target.hands if other != item)
            game.state.dropped = (*game.state.dropped, Dropped(item, at))
            game.tell(Changed, "dropped", target.id, at, detail=item, rules=("UN-G64",))
    yield from ()


@moments.DAMAGE.on("blowgun")
def no_critical(game: Universalis, who: Character, hit: Hit, dice: Tally, armor: Tally) -> None:
    """Criticals of a blowgun add no damage.  UN-C283"""
    if hit.attacker == who.id and hit.weapon == "blowgun":
        dice.add(-(0 if hit.far else hit.criticals), "blowgun", "UN-C283")


@moments.STRUCK.on("blowgun")
def dart(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """A target hit by a dart takes 2 further dice against Natural Armor.  UN-C283, UN-G61"""
    target = game.find(hit.target)
    if hit.attacker != who.id or hit.weapon != "blowgun" or target is None or not target.here:
        return
    if can_wound(game, hit):
        wounds = yield from roll_damage(game, who, DART, game.kit(target).natural)
        yield from hurt(game, target, wounds, Cause("blowgun", who.id))


@moments.STRUCK.on("whip-of-thorns")
def prick(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """Thorns poison a target they wound."""
    if hit.weapon == "whip-of-thorns":
        yield from envenom(game, who, hit, _venoms("whip-of-thorns"), source="whip-of-thorns")


@moments.STRUCK.on("widows-needle")
def numb(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """The needle stills a target it wounds."""
    if hit.weapon == "widows-needle":
        yield from envenom(game, who, hit, _venoms("widows-needle"), source="widows-needle")


@moments.STRUCK.on("poison-flask")
def poison(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """A coated weapon poisons a target it wounds.  UN-C313"""
    if hit.weapon in who.coated:
        yield from envenom(game, who, hit, _venoms("poison-flask"), source="poison-flask")


def _venoms(item: str) -> list[Effects]:
    """The venoms of a thing, in use or in force."""
    card = gear_cards()[item]
    return [*VENOM.of(card.effects), *(VENOM.of(card.use) if isinstance(card, Thing) else ())]


# armor


@moments.DAMAGE.on("lorica-segmentata")
def turn_curved_blades(game: Universalis, who: Character, hit: Hit, dice: Tally, armor: Tally) -> None:
    """Curved blades roll one die less against banded armor."""
    card = gear_cards().get(hit.weapon)
    if hit.target == who.id and card is not None and card.ordinary in CURVED:
        dice.add(-1, "lorica-segmentata")


# injuries


@moments.TALLY.on("one-armed")
def cast_with_one_hand(game: Universalis, who: Character, roll: str, tally: Tally) -> None:
    """A one-armed caster casts with 1 less.  UN-0545"""
    if roll == "cast":
        tally.add(-1, "injury", "UN-0545")


# objects

moments.ACTIVATION_STARTS.on("ring-of-regeneration", "heart-of-the-titan")(regenerate)


@moments.ACTIVATION_ENDS.on("smoke-bomb")
def smoke_clears(game: Universalis, who: Character) -> None:
    """Smoke hides its user until the end of the activation."""
    who.boons = tuple(boon for boon in who.boons if boon != "smoke-bomb")


@moments.DEED.on("poison-flask")
def coat(game: Universalis, who: Character, option: Option) -> Script[None]:
    """A Poison Flask coats one weapon, but no blunt one and none of the body; creatures coat the first.

    UN-1037, UN-1038, UN-C313
    """
    weapons = list(dict.fromkeys(card.id for card in game.kit(who).weapons if poisonable(card)))
    if not weapons:
        return
    chosen = weapons[0]
    if len(weapons) > 1 and who.seat != NOBODY:
        options = [Option("coat", what=item) for item in weapons]
        taken: Option = yield Ask("coat", who.seat, options, who=who.id)
        chosen = taken.what
    who.coated = (*who.coated, chosen)


def poisonable(weapon: Weapon) -> bool:
    """Does poison stick to a weapon?  UN-1037, UN-1038"""
    return not {"no-poison", "blunt"} & set(weapon.tags) and weapon.kind != "natural"
