"""The vocabulary of vignettes for Dungeon Universalis: positions (see `positions`), sentences, facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.board.bits import squares
from undercroft.crawl.system import Sentences
from undercroft.crawl.vignettes import Reader, by_card_and_number
from undercroft.kernel.requests import FigureId
from undercroft.systems.universalis.actions.melee import in_sight
from undercroft.systems.universalis.cards.definitions import SPELLS, Weapon
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.words import BLAST
from undercroft.systems.universalis.combat.damage import damage_tallies
from undercroft.systems.universalis.combat.melee_tally import attack_tally, defense_tally
from undercroft.systems.universalis.combat.ranged import aim, shot_tally
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import distance, in_combat
from undercroft.systems.universalis.ground.engagement import beside, engagers
from undercroft.systems.universalis.ground.fixtures import fixture
from undercroft.systems.universalis.ground.walking import FACINGS
from undercroft.systems.universalis.magic.casting import cast_tally
from undercroft.systems.universalis.magic.effects import strike_of
from undercroft.systems.universalis.magic.spells import figures_for
from undercroft.systems.universalis.state import Casting, Character, Hit
from undercroft.systems.universalis.vignettes.positions import stage

READER: Reader[Universalis] = Reader(
    "universalis",
    {
        "{who} acts": "activate",
        "{actor} enters at {at}": "enter",
        "{actor} moves to {at}": "move",
        "{actor} shifts to {at}": "shift",
        "{actor} disengages": "disengage",
        "{actor} runs": "run",
        "{actor} faces {what}": "face",
        "{actor} attacks {who}": "attack",
        "{actor} attacks {who} with {what}": "attack",
        "{actor} attacks {who} with {what}, use {n}": "attack",
        "{actor} shoots {who}": "shoot",
        "{actor} shoots {who} with {what}": "shoot",
        "{actor} throws {what} at {who}": "throw",
        "{actor} takes two {what}": "two-at-once",
        "{actor} reloads {what}": "reload",
        "{actor} holds fire": "hold-fire",
        "{actor} casts {what} at {who}": "cast",
        "{actor} casts {what} on a square": "cast-at",
        "{actor} aims at {at}": "aim",
        "{actor} builds it {what}": "wall",
        "{actor} ends the spell {what}": "end-spell",
        "{actor} uses the aid {what}": "aid",
        "{who} dispels": "dispel",
        "{who} dispels with {what}": "dispel",
        "nobody dispels": "let-be",
        "{actor} takes cover": "take-cover",
        "{actor} takes a marker off {what}": "marker",
        "{actor} declares {what}": "declare",
        "{actor} readies {what}": "ready",
        "{actor} does {what}": "skill",
        "{actor} does {what} to {who}": "skill",
        "{actor} does {what} at {at}": "skill",
        "{actor} tries {what} again": "again",
        "{actor} stuns": "stun",
        "{actor} throws down": "throw-down",
        "{actor} steps in": "step-in",
        "{actor} springs the trap": "spring",
        "{actor} instructs {who}": "instruct",
        "{actor} dodges to {at}": "dodge",
        "{actor} is done": "done",
        "{actor} keeps the roll": "keep",
        "{actor} spends fortune": "fortune",
        "{actor} spends fortune on the {what} roll": "fortune",
        "{actor} falls": "fall",
        "{actor} blocks": "block",
        "{actor} blocks shielding": "shielding",
        "{actor} takes it": "take-it",
        "{actor} pushes to {at}": "push",
        "{actor} slams": "slam",
        "{actor} stays": "stay",
        "{actor} takes the place {at}": "occupy",
        "{actor} opens {at}": "open",
        "{actor} reveals {at}": "reveal",
        "{actor} opens the door to {at}": "open-again",
        "{actor} closes the door to {at}": "close",
        "{actor} unlocks the door": "unlock",
        "{actor} solves the riddle": "solve",
        "{actor} opens the chest": "open-chest",
        "{actor} breaks the door": "break-door",
        "{actor} breaks the door with {what}": "break-door",
        "{actor} breaks {at}": "break",
        "{actor} breaks {at} with {what}": "break",
        "{actor} jumps to {at}": "jump",
        "{actor} climbs": "climb",
        "{actor} climbs to {at}": "climb-to",
        "{who} helps with a rope": "rope",
        "nobody helps": "no-help",
        "{actor} swims": "swim",
        "{actor} turns to {at}": "turn-to",
        "{actor} jumps at {who}": "jump-at",
        "{actor} lands beside it": "beside",
        "{actor} clings": "cling",
        "{actor} lands at {at}": "land",
        "{actor} scales {at}": "scale",
        "{actor} advances to {at}": "advance",
        "{actor} hands something to {who}": "give",
        "{actor} leaves something": "drop",
        "{actor} leaves it at {at}": "drop-at",
        "{actor} chooses {what}": "item",
        "{actor} puts {what} away": "stow",
        "{actor} pulls the lever at {at}": "pull",
        "{actor} searches for secret doors": "search-secret",
        "{actor} searches the room": "search-room",
        "{actor} searches {at}": "search",
        "{actor} gives {what} to {who}": "share",
        "{actor} draws {what}": "draw",
        "{actor} picks up {what}": "pick-up",
        "{actor} snatches {what}": "snatch",
        "{actor} uses {what}": "use",
        "{actor} uses {what} on {who}": "use",
        "{actor} puts on {what}": "put-on",
        "{actor} takes off {what}": "take-off",
        "{actor} coats {what}": "coat",
        "{actor} searches the corpses": "search-corpses",
        "{actor} takes the weapon of the enemy": "take-weapon",
        "{actor} tries {what}": "ply",
        "{actor} takes {what}": "take",
        "{actor} strips {who}": "strip",
        "{actor} moves the {what} to {at}": "move-piece",
        "{actor} builds a bridge with {who}": "build-bridge",
        "{actor} destroys the bridge at {at}": "destroy-bridge",
        "{actor} sets down {what}": "set-down",
        "{actor} persuades {what}": "persuade",
        "{actor} threatens {what}": "threaten",
        "{actor} identifies {what}": "identify",
        "{actor} carries {who}": "carry",
        "{actor} puts the body down": "put-down",
        "{actor} frees the prisoners": "free-prisoner",
        "{actor} leaves": "leave",
        "{actor} mounts {who}": "mount",
        "{actor} dismounts to {at}": "dismount",
        "{actor} gallops": "gallop",
        "{actor} leads {who}": "lead",
        "{actor} takes {what} from {who}": "unload",
        "{actor} puts {what} on {who}": "load",
        "{actor} comes down at {at}": "land",
        "{actor} ends": "end",
        "{actor} puts {who} at {at}": "place",
        "{actor} turns {who} {what}": "turn",
        "{actor} retreats to {at}": "retreat",
        "{actor} disarms {what}": "disarm",
        "the dark player plays {what}": "play",
        "the dark player discards {what}": "discard",
        "the dark player passes": "pass",
        "the dark player draws from {what}": "draw-card",
        "the dark player is done": "done",
        "the dark player brings {what}": "bring",
        "the dark player places the leader": "place-leader",
        "the dark player teaches {what}": "teach",
        "the dark player gives set {n}": "equip-with",
        "the dark player puts it at {at}": "post",
        "the dark player keeps it under water": "submerge",
        "it comes up at {at}": "surface",
        "the dark player comes from {at}": "from",
        "{who} gets {what}": "empower",
        "{actor} jumps over the pit": "cross",
        "the pit reaches {at}": "pit",
        "{who} appears at {at}": "appear",
        "{actor} lends a hand": "yes",
        "the heroes leave": "yes",
        "{actor} stands up": "yes",
        "{actor} stays down": "no",
        "the heroes stay": "no",
    },
    lambda game: by_card_and_number(game.state.creatures),
    lambda game: game.plan.board.parse,
)


# facts


def observe(game: Universalis, name: str, names: Mapping[str, FigureId]) -> Mapping[str, Any] | None:
    """Facts about a figure by name, about two of them, the last `hit`, or the `table`.

    Of two: `S and k`, `S attacking k`, `S shooting k`, the last two also `with` a weapon; `S casting lightning at k`;
    and the last `casting`.
    """
    known = READER.known(game, names)
    if name in known:
        who = game.find(known[name])
        return {"gone": True} if who is None else _facts(game, who, known)
    one, word, other = name.partition(" and ")
    if word and one in known and other in known:
        return _pair(game, game.character(known[one]), game.character(known[other]))
    one, word, other = name.partition(" attacking ")
    if word and one in known and other.partition(" with ")[0] in known:
        target, _, weapon = other.partition(" with ")
        return _attack(game, game.character(known[one]), game.character(known[target]), weapon)
    one, word, other = name.partition(" shooting ")
    if word and one in known and other.partition(" with ")[0] in known:
        target, _, weapon = other.partition(" with ")
        return _shot(game, game.character(known[one]), game.character(known[target]), weapon)
    one, word, other = name.partition(" casting ")
    if word and one in known:
        spell, _, target = other.partition(" at ")
        return _spell(game, game.character(known[one]), spell, game.character(known[target]))
    if name == "table":
        return _table(game)
    if name.partition(" ")[0] in ("door", "chest"):
        return _fixture(game, name)
    return _hit(game) if name == "hit" else _casting(game) if name == "casting" else None


def _fixture(game: Universalis, name: str) -> Mapping[str, Any]:
    """A door or chest by a square where it stands: `door b1`, `chest c4`."""
    kind, _, at = name.partition(" ")
    square = int(game.plan.board.parse(at))
    number = square
    if kind == "door":
        number = next(
            n for n, access in enumerate(game.plan.accesses) if (access.sides[0] | access.sides[1]) >> square & 1
        )
    known = fixture(game, f"{kind} {number}")
    return {
        "lock": known.lock,
        "tried": known.tried,
        "sealed": known.sealed,
        "opened": known.opened,
        "broken": known.broken,
        "wounds": known.wounds,
    }


def _facts(game: Universalis, who: Character, known: Mapping[str, FigureId]) -> Mapping[str, Any]:
    kit, board = game.kit(who), game.plan.board
    names = {id: name for name, id in known.items()}
    facts: dict[str, Any] = {name: kit.attribute(name) for name in kit.terms}
    facts |= {
        "at": board.name(who.at) if who.at >= 0 else "outside",
        "covers": [board.name(square) for square in squares(game.cover(who))] if who.at >= 0 else [],
        "facing": FACINGS[who.facing],
        "vitality": game.left(who),
        "wounds": who.wounds,
        "coins": who.coins,
        "body": list(who.body),
        "boons": list(who.boons),
        "fortune": who.fortune,
        "mana left": who.mana,
        "spells on": list(game.spells_on(who)),
        "cast": list(who.cast),
        "conditions": list(who.conditions),
        "wounded": game.wounded(who),
        "hands": list(who.hands),
        "pack": list(who.pack),
        "freight": list(who.freight),
        "activated": who.activated,
        "attacked": who.attacked,
        "squeezed": who.squeezed,
        "out": who.out,
        "down": who.down,
        "size": kit.size,
        "weight limit": 2 * (kit.strength + kit.vitality),
    }
    if who.here:
        facts["adjacent"] = [names[enemy.id] for enemy in beside(game, who)]
        facts["engaged by"] = [names[enemy.id] for enemy in engagers(game, who)]
    active = game.state.active
    if active is not None and active.who == who.id:
        facts |= {"points": active.points, "action": active.action, "quick": active.quick}
    return facts


def _pair(game: Universalis, one: Character, other: Character) -> Mapping[str, Any]:
    return {
        "distance": distance(game, one, other),
        "adjacent": other in beside(game, one),
        "sight": in_sight(game, one, other),
    }


def _attack(game: Universalis, one: Character, other: Character, weapon: str) -> Mapping[str, Any]:
    """What would be added and rolled if one attacked the other now."""
    hit = Hit(attacker=one.id, target=other.id, weapon=weapon.replace(" ", "-") or _first(game, one))
    dice, armor = damage_tallies(game, hit)
    attacking, defending = attack_tally(game, hit), defense_tally(game, hit)
    return {
        "attack": attacking.total,
        "defense": defending.total,
        "dice": dice.total,
        "armor": armor.total,
        "terms": [f"{term.source} {term.value:+d}" for term in attacking.terms],
    }


def _shot(game: Universalis, one: Character, other: Character, weapon: str) -> Mapping[str, Any]:
    """What would be added and rolled if one shot at the other now."""
    card = gear_cards()[weapon.replace(" ", "-") or _first(game, one)]
    assert isinstance(card, Weapon)
    hit = aim(game, one, other, card)
    dice, armor = damage_tallies(game, hit)
    tally = shot_tally(game, hit)
    return {
        "shot": tally.total,
        "dice": dice.total,
        "armor": armor.total,
        "terms": [f"{term.source} {term.value:+d}" for term in tally.terms],
    }


def _spell(game: Universalis, one: Character, spell: str, other: Character) -> Mapping[str, Any]:
    """What would be added and rolled if one cast a spell at the other now."""
    casting = Casting(caster=one.id, spell=spell, target=other.id)
    tally = cast_tally(game, casting)
    found: dict[str, Any] = {
        "cast": tally.total,
        "terms": [f"{term.source} {term.value:+d}" for term in tally.terms],
        "targets": [game.plan.board.name(figure.at) for figure in figures_for(game, one, library()[SPELLS][spell])],
    }
    if BLAST.of(library()[SPELLS][spell].effects):
        dice, armor = damage_tallies(game, strike_of(game, casting, other))
        found |= {"dice": dice.total, "armor": armor.total}
    return found


def _casting(game: Universalis) -> Mapping[str, Any]:
    casting = game.state.casting
    if casting is None:
        return {"cast": False}
    return {
        "cast": casting.cast,
        "dispelled": casting.dispelled,
        "criticals": casting.criticals,
        "turns": casting.turns,
    }


def _first(game: Universalis, who: Character) -> str:
    weapons = game.kit(who).weapons
    return weapons[0].id if weapons else ""


def _hit(game: Universalis) -> Mapping[str, Any]:
    hit = game.state.hit
    if hit is None:
        return {"landed": False, "dealt": 0}
    return {
        "landed": hit.landed,
        "criticals": hit.criticals,
        "blocked": hit.blocked,
        "behind": hit.behind,
        "stray": hit.stray,
        "dealt": hit.dealt,
        "inflicted": hit.inflicted,
        "slain": hit.slain,
    }


def _table(game: Universalis) -> Mapping[str, Any]:
    state = game.state
    return {
        "round": state.round,
        "side": state.side,
        "combat": in_combat(game),
        "reserve": state.reserve,
        "achieved": state.achieved,
        "suffered": state.suffered,
        "accomplished": state.accomplished,
        "creatures": [creature.card for creature in state.creatures],
        "sections": [section.name for n, section in enumerate(game.plan.sections) if state.revealed >> n & 1],
        "noise": state.noise,
        "spells": [f"{one.spell} {one.turns}" for one in state.lasting],
        "dropped": [f"{one.what} at {game.plan.board.name(one.at)}" for one in state.dropped],
    }


SENTENCES = Sentences(stage, READER.phrase, READER.unclear, observe, READER.known)
