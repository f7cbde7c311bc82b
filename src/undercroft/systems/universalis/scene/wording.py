"""More about an option, in phrases that clients put into words: what an attack would roll, what a thing does."""

from __future__ import annotations

from undercroft.board.bits import bits
from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Number
from undercroft.kernel.tally import Tally
from undercroft.systems.universalis.cards.definitions import COMPANIONS, SPELLS, Weapon
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import gear_cards, person
from undercroft.systems.universalis.cards.words import BLAST
from undercroft.systems.universalis.combat.damage import damage_tallies
from undercroft.systems.universalis.combat.melee import declared
from undercroft.systems.universalis.combat.melee_tally import attack_tally, defense_tally
from undercroft.systems.universalis.combat.ranged import aim, shot_tally
from undercroft.systems.universalis.dark.objects import object_price
from undercroft.systems.universalis.dungeon.obstacles import card_of, price
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.walking import cost_to, reach_of, rough_for, run_of, way_to
from undercroft.systems.universalis.magic.casting import cast_tally
from undercroft.systems.universalis.magic.effects import strike_of
from undercroft.systems.universalis.magic.spells import gifts_of
from undercroft.systems.universalis.scene.card_facts import facts_of
from undercroft.systems.universalis.scene.sheets import SHOWN, gear_name
from undercroft.systems.universalis.state import Casting, Hit

UNTOLD = ("fact-type", "fact-hands", "fact-cost", "fact-value", "fact-uncommon")
"""Facts on a card that matter little when choosing."""


def explain(game: Universalis, ask: Ask, option: Option) -> str:
    """More about a choice: the bonuses and the dice of an attack, the text of a thing or a skill."""
    if option.act in ("attack", "shoot", "throw"):
        second = ["explain-second-use"] if option.act == "attack" and option.n else []
        return " ".join(second + _in_short(game, ask, option))
    if option.act in ("move", "turn-to") and ask.prompt == "act":
        return _walk(game, ask, option)
    if option.act in ("draw", "reload", "two-at-once", "use", "pick-up", "snatch"):
        return _thing(option.what)
    if option.act == "cast":
        return " ".join((*_in_short(game, ask, option), ".", f"universalis-spell-{option.what}.text"))
    if option.act in ("cast-at", "end-spell"):
        return f"universalis-spell-{option.what}.text"
    if option.act == "aid":
        return f"{gear_name(option.what)}.text"
    if option.act in ("buy", "hold", "wear", "sell", "entrust", "take-back"):
        return _thing(option.what)
    if option.act in ("choose", "learn"):
        return f"universalis-{option.what}.text"
    if option.act == "hire":
        card = library()[COMPANIONS][option.what]
        return f"explain-points:{card.vp} explain-upkeep:{card.upkeep} . universalis-companion-{option.what}.text"
    if ask.prompt == "pay-companion" and option.act == "yes":
        return f"explain-upkeep:{library()[COMPANIONS][ask.about].upkeep}"
    if option.act in ("declare", "teach"):
        return f"universalis-skill-{option.what}.text"
    return _dark(game, option)


def _walk(game: Universalis, ask: Ask, option: Option) -> str:
    """The price of a walk, and how much of it is for difficult ground and for going past, up or over something.

    UN-0136, UN-0139, UN-0143
    """
    active, who = game.active, game.character(ask.who)
    if who.mount or active.who != who.id or not active.points:
        return ""
    here = Standpoint(game, who)
    found = run_of(here, active.points) if active.running else reach_of(here, active.points)
    cost, way = cost_to(game, who, found, option.at), bits(way_to(game, who, found, option.at))
    parts = [f"explain-walk:{cost}"]
    if rough := (way & rough_for(game, who, running=active.running)).bit_count():
        parts.append(f"explain-rough:{rough}")
    if slowed := cost - way.bit_count() - rough:
        parts.append(f"explain-slowed:{slowed}")
    return " ".join(parts)


def _thing(item: str) -> str:
    """What an equipment card states and says, leaving out what the option itself tells."""
    facts = [f"{about} : {says}" if about else says for about, says in facts_of(item) if about not in UNTOLD]
    told = f"{gear_name(item)}.text"
    return f"{' ; '.join(facts)} . {told}" if facts else told


def _dark(game: Universalis, option: Option) -> str:
    """What a Dark Player card costs, gives back and does; what a creature costs."""
    if option.act in ("play", "discard", "empower", "plan", "disarm"):
        card = card_of(option.what)
        if option.act == "discard":
            return f"explain-returns:{card.discard} . universalis-dark-card-{option.what}.text"
        priced = option.act == "play" and card.kind != "encounter"
        cost = f"explain-cost:{price(game, option.what)} . " if priced else ""
        return f"{cost}universalis-dark-card-{option.what}.text"
    if option.act == "equip-with":
        arms = person(option.what).sets[option.n]
        return " ".join(gear_name(item) for item in (*arms.hands, *arms.pack))
    if option.act in ("bring", "leader"):
        return _creature(option.what)
    if option.act not in ("gift", "outfit"):
        return ""
    item = gear_cards()[option.what]
    points = item.vp if option.act == "gift" else object_price(game, item, game.character(option.who))
    return f"explain-cost:{points} ; {_thing(option.what)}"


def _creature(id: str) -> str:
    """What a creature costs, its attributes as on its sheet, its skills, and what is said of it."""
    card = person(id)
    numbers = [f"{name} : {getattr(card.stats, name)}" for name in (*SHOWN[:6], "vitality")]
    skills = " ".join(f"universalis-skill-{skill}" for skill in card.skills)
    parts = [f"explain-points:{card.vp} ; {' ; '.join(numbers)}", skills, f"universalis-creature-{id}.text"]
    return " . ".join(part for part in parts if part)


def preview(game: Universalis, ask: Ask, option: Option) -> tuple[Number, ...]:
    """The terms an attack, a shot or a spell will be rolled with: the same tallies that the log will tell.

    UN-0391, UN-0364, UN-0443, UN-0466
    """
    if option.act == "attack":
        return _blow(game, ask, option)
    if option.act in ("shoot", "throw"):
        return _shot(game, ask, option)
    if option.act == "cast":
        return _spell(game, ask, option)
    return ()


def _shot(game: Universalis, ask: Ask, option: Option) -> tuple[Number, ...]:
    """What the shooter adds to the dice, and the damage dice with the Armor they are rolled against."""
    weapon = gear_cards()[option.what]
    assert isinstance(weapon, Weapon)
    shooter, target = game.character(ask.who), game.character(option.who)
    hit = aim(game, shooter, target, weapon, reaction=ask.prompt == "defensive-shot")
    return _numbers(("shot", shot_tally(game, hit)), *_damage(game, hit))


def _spell(game: Universalis, ask: Ask, option: Option) -> tuple[Number, ...]:
    """What the caster adds to the dice, and the damage dice with the attribute they are rolled against."""
    casting = Casting(caster=ask.who, spell=option.what, target=option.who)
    casting.gift = option.what in gifts_of(game.character(ask.who).card, game.character(ask.who).extra)
    if not BLAST.of(library()[SPELLS][option.what].effects):
        return _numbers(("cast", cast_tally(game, casting)))
    dice, against = damage_tallies(game, strike_of(game, casting, game.character(option.who)))
    return _numbers(("cast", cast_tally(game, casting)), ("damage", _at_least_one(dice)), ("against", against))


def _blow(game: Universalis, ask: Ask, option: Option) -> tuple[Number, ...]:
    """What both sides add to their dice, and the damage dice with the Armor they are rolled against."""
    hit = declared(game, game.character(ask.who), game.character(option.who), option.what, second=bool(option.n))
    attacking, defending = attack_tally(game, hit), defense_tally(game, hit)
    return _numbers(("attack", attacking), ("defense", defending), *_damage(game, hit))


def _damage(game: Universalis, hit: Hit) -> tuple[tuple[str, Tally], tuple[str, Tally]]:
    dice, armor = damage_tallies(game, hit)
    return ("damage", _at_least_one(dice)), ("armor", armor)


def _at_least_one(dice: Tally) -> Tally:
    return dice.floor(1, "least-dice", "UN-0469")


def _numbers(*tallies: tuple[str, Tally]) -> tuple[Number, ...]:
    return tuple(Number(name, tally.total, tally.frozen()) for name, tally in tallies)


def _in_short(game: Universalis, ask: Ask, option: Option) -> list[str]:
    """The sums of a preview as phrases."""
    return [f"explain-{EXPLAINED.get(one.name, one.name)}:{one.value}" for one in preview(game, ask, option)]


EXPLAINED = {"damage": "dice"}
