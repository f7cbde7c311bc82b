"""The vocabulary of vignettes for League of Dungeoneers: positions (see `positions`), sentences, facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from undercroft.board.facing import Facing
from undercroft.crawl.game import is_hero, numbered
from undercroft.crawl.system import Sentences
from undercroft.crawl.vignettes import Reader, by_card_and_number
from undercroft.kernel.requests import FigureId
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.vignettes.positions import name_square, parse_square, stage


def _parser(game: League) -> Callable[[str], int]:
    return lambda text: parse_square(game.state.plan, text)


READER: Reader[League] = Reader(
    "league",
    {
        "{actor} walks to {at}": "walk",
        "{actor} dares to walk to {at}": "dare",
        "{actor} strikes {who} with {what}": "strike",
        "{actor} strikes {who}": "strike",
        "{actor} shoots {who} with {what}": "shoot",
        "{actor} strikes {who} with all its strength with {what}": "power",
        "{actor} charges {who} with {what}": "charge",
        "{actor} aims at {who}": "aim",
        "{actor} shoves {who}": "shove",
        "{actor} takes a stance": "stance",
        "{actor} loads {what}": "load",
        "{actor} stands up": "stand-up",
        "{actor} picks up {what}": "pick-up",
        "{actor} gives {what} to {who}": "give",
        "{actor} takes {what} from {who}": "take",
        "{actor} readies {what}": "ready",
        "{actor} puts away {what}": "put-away",
        "{actor} climbs down at {at}": "climb-down",
        "{actor} climbs out to {at}": "climb-out",
        "{actor} ends facing {n}": "end",
        "{who} goes first": "first",
        "{who} watches": "watch",
        "{actor} steps into the gap": "step-in",
        "the party leaves": "leave",
        "{actor} leaves over the grass": "walk-off",
        "{actor} dodges": "dodge",
        "{actor} parries with {what}": "parry-weapon",
        "{actor} takes it on {what}": "parry-shield",
        "{actor} bandages {who} with {what}": "bandage",
        "{actor} shoves it to {at}": "shove-to",
        "{actor} opens {at}": "open",
        "{actor} forces {at} with {what}": "force",
        "{actor} pries {at} open": "pry",
        "{actor} picks the lock of {at}": "pick-lock",
        "{actor} searches": "search",
        "{actor} rests": "rest",
        "{actor} pulls the lever at {at}": "pull",
        "{actor} shoots at once": "watch-shot",
        "{actor} strikes at once": "watch-strike",
        "{actor} struggles": "struggle",
        "{actor} uses {what}": "perk",
        "{actor} casts {what}": "cast",
        "{actor} begins {what}": "begin-spell",
        "{actor} focuses": "focus",
        "{actor} reads {what}": "read-scroll",
        "{actor} aims it at {who}": "aim-spell",
        "{actor} adds {n} power": "power-level",
        "{actor} prays {what}": "pray",
        "{actor} drinks {what}": "drink",
        "{actor} lets {who} drink {what}": "give-potion",
        "{actor} throws {what} at {at}": "throw",
        "{actor} harvests": "harvest",
        "{actor} mixes a {what} potion": "mix",
        "{actor} mixes {what} by its recipe": "mix-recipe",
        "{actor} adds {what}": "component",
        "{actor} identifies {what}": "identify-potion",
        "{actor} gathers": "gather",
        "{actor} leaves it": "leave-it",
        "the party travels to {at}": "travel",
        "the party turns back": "turn-back",
        "the day ends": "end-of-day",
        "the dice are thrown again": "luck",
        "the dice lie": "keep",
        "{actor} regains energy": "regain-energy",
        "yes": "yes",
        "no": "no",
        "done": "done",
        "pass": "pass",
    },
    lambda game: by_card_and_number(game.state.enemies),
    _parser,
)


# facts


def observe(game: League, name: str, names: Mapping[str, FigureId]) -> Mapping[str, Any] | None:
    """Facts about a hero or an enemy by name (enemies that came later by card and number), the last `attack`, or the
    `table`."""
    who = READER.known(game, names).get(name)
    if who is not None:
        if is_hero(who):
            return _hero_facts(game, game.hero(who))
        enemy = numbered(game.state.enemies, who)
        return {"gone": True} if enemy is None else _enemy_facts(game, enemy)
    if name == "table":
        return _table_facts(game)
    return _attack_facts(game) if name == "attack" else None


def _model_facts(game: League, one: Hero | Enemy) -> dict[str, Any]:
    return {
        "at": name_square(game.state.plan, one.at),
        "facing": Facing(one.facing).name.lower(),
        "hp": one.hp,
        "ap": one.ap,
        "acted": one.acted,
        "power": one.power,
        "stance": one.stance,
        "aim": one.aim,
        "prone": one.prone,
        "stun": one.stun,
        "poison": one.poison,
        "fire": one.fire,
        "acid": one.acid,
        "netted": one.netted,
        "wounded": game.wounded(one),
        "lasting": [each.card for each in one.lasting],
    }


def _hero_facts(game: League, one: Hero) -> Mapping[str, Any]:
    return {
        **_model_facts(game, one),
        **{field: getattr(one.values, field) for field in one.values.__struct_fields__},
        "max hp": one.max_hp,
        "energy": one.energy,
        "luck": one.luck,
        "sanity": one.sanity,
        "mana": one.mana,
        "xp": one.xp,
        "coins": one.coins,
        "worn": [str(worn.item) for worn in one.outfit.on if worn.slot != "quick"],
        "quick": [str(item) for item in one.outfit.at("quick")],
        "pack": [str(item) for item in one.outfit.pack],
        "conditions": list(one.conditions),
        "loaded": one.loaded,
        "dodged": one.dodged,
        "parried": one.parried,
        "watching": one.watching,
        "afraid": list(one.afraid),
        "diseased": one.diseased,
        "pit": one.pit,
        "down": one.down,
        "dead": one.dead,
        "left": one.left,
        "gone": not one.here,
    }


def _enemy_facts(game: League, one: Enemy) -> Mapping[str, Any]:
    return {
        **_model_facts(game, one),
        "weapons": list(one.weapons),
        "gained": list(one.gained),
        "bonus": one.bonus,
        "loaded": one.loaded,
        "gone": False,
    }


def _table_facts(game: League) -> Mapping[str, Any]:
    state = game.state
    return {
        "turn": state.round,
        "battle": state.battle,
        "threat": state.threat,
        "morale": state.morale,
        "rations": state.rations,
        "prayer": state.prayer,
        "enemies": [one.card for one in state.enemies],
        "tiles": [laid.tile for laid in state.plan.laid if "\n" not in laid.tile],
        "tokens": [f"{token.kind} on {name_square(state.plan, token.at)}" for token in state.tokens],
        "bag": sorted(state.piles["order"].cards) if "order" in state.piles else [],
        "hushed": state.hushed,
        "entered": state.entered,
        "encounters": state.more_encounters,
        "die bonus": state.die_bonus,
        "day": state.trip.day if state.trip is not None else 0,
        "waylaid": state.trip.foes if state.trip is not None else "",
        "won": state.outcome is not None and state.outcome.won,
        "lost": state.outcome is not None and not state.outcome.won,
    }


def _attack_facts(game: League) -> Mapping[str, Any]:
    hit = game.state.hit
    if hit is None:
        return {"landed": False, "dealt": 0}
    return {"landed": hit.landed, "dealt": hit.dealt, "felled": hit.felled, "location": hit.location, "how": hit.how}


SENTENCES: Sentences[Any, League] = Sentences(stage, READER.phrase, READER.unclear, observe, READER.known)
