"""The vocabulary of vignettes for Massive Darkness: positions (see `positions`), sentences, facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.board.bits import squares
from undercroft.crawl.game import is_hero
from undercroft.crawl.system import Sentences
from undercroft.crawl.vignettes import Reader, by_card
from undercroft.kernel.requests import FigureId
from undercroft.kernel.tally import total
from undercroft.systems.darkness.cards.definitions import Step
from undercroft.systems.darkness.cards.kit import Kit, steps_in_force
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.heroes.experience import hero_level, sheet_of
from undercroft.systems.darkness.state import Foe, Hero
from undercroft.systems.darkness.status import health_left
from undercroft.systems.darkness.vignettes.positions import stage

# sentences

READER: Reader[Darkness] = Reader(
    "darkness",
    {
        "{actor} moves": "move",
        "{actor} goes to {at}": "step",
        "{actor} opens the door to {at}": "open",
        "{actor} picks up": "pick-up",
        "{actor} stops": "stop",
        "{actor} strikes {who}": "melee",
        "{actor} shoots {who}": "ranged",
        "{actor} casts at {who}": "magic",
        "{actor} casts the blade at {who}": "blade",
        "{actor} charges to {at}": "charge",
        "{actor} shoots from {at}": "safe-shot",
        "{actor} teleports to {at}": "teleport",
        "{actor} commands {who}": "command",
        "{actor} trades": "trade",
        "{actor} transmutes": "transmute",
        "{actor} throws in {what}": "throw-in",
        "{actor} signs": "sign",
        "{actor} uses {what}": "use",
        "{actor} gets up": "get-up",
        "{actor} ends": "end",
        "{actor} is done": "done",
        "{actor} enchants {what}": "enchant",
        "{actor} rolls the {what} again": "reroll",
        "{actor} rolls a {what} die again": "reroll-die",
        "{actor} keeps the dice": "keep",
        "{actor} mends a {what}": "mend",
        "{actor} bleeds {who}": "bleed",
        "{actor} steps in": "step-in",
        "{actor} declines": "decline",
        "{actor} wounds the {what}": "wound",
        "{actor} keeps {what}": "keep",
        "{actor} gives {what} to {who}": "give",
        "{actor} wears {what}": "wear",
        "{actor} stows {what}": "stow",
        "{actor} hands {what} to {who}": "hand",
        "{actor} learns {what}": "learn",
        "{actor} leaves": "yes",
        "{actor} stays": "no",
        "{actor} turns on {who}": "target",
        "{actor} goes by {at}": "way",
        "{who} acts": "activate",
        "it appears in {at}": "place",
        "{actor} sells {what}": "sell",
        "{actor} barters": "barter",
        "{actor} takes {what}": "take",
        "{actor} gives up {what}": "give-up",
        "{actor} discards {what}": "discard",
    },
    lambda game: by_card(game.state.foes),
    lambda game: game.chart.zone,
)


# facts


def observe(game: Darkness, name: str, names: Mapping[str, FigureId]) -> Mapping[str, Any] | None:
    """Facts about a Hero or an Enemy by name (Enemies that came later by their card), about a Zone, about the last
    `fight`, or about the `table`."""
    who = READER.known(game, names).get(name)
    if who is not None:
        if is_hero(who):
            return _hero_facts(game, game.hero(who))
        foe = game.foe_or_none(who)
        return {"gone": True} if foe is None else _foe_facts(game, foe)
    if name == "table":
        return _table_facts(game)
    if name == "fight":
        return _fight_facts(game)
    return _zone_facts(game, game.chart.zone(name)) if name in game.chart.zones.names else None


def _hero_facts(game: Darkness, hero: Hero) -> Mapping[str, Any]:
    return {
        "at": game.chart.name(hero.at),
        "health": hero.health,
        "most health": game.max_health(hero),
        "xp": hero.xp,
        "micro": hero.micro,
        "stunned": hero.stunned,
        "killed": hero.dead,
        "left": hero.left,
        "gone": hero.dead or hero.left,
        "body": hero.body,
        "hands": list(hero.hands),
        "pack": list(hero.pack),
        "cards": sorted(hero.cards()),
        "tokens": list(hero.tokens),
        "actions": hero.actions,
        "skills": [f"{line} {step.level}" for line, step in _in_force(game, hero)],
        "level": hero_level(hero.klass, hero.skills),
        "in shadow": game.in_shadow(hero.at),
        "sees": _names(game, game.view.sight[hero.at]),
        **_kit_facts(game.kit(hero)),
    }


def _in_force(game: Darkness, hero: Hero) -> list[tuple[str, Step]]:
    return steps_in_force(sheet_of(hero), hero.skills, game.state.level)


def _foe_facts(game: Darkness, foe: Foe) -> Mapping[str, Any]:
    return {
        "at": game.chart.name(foe.at),
        "boss": foe.boss,
        "minions": foe.minions,
        "hurt": list(foe.hurt),
        "wounds": foe.boss_hurt,
        "health": health_left(game, foe),
        "gear": foe.gear,
        "stunned": foe.stunned,
        "gone": False,
        "sees": _names(game, game.view.sight[foe.at]),
        **_kit_facts(game.foe_kit(foe)),
    }


def _kit_facts(kit: Kit) -> dict[str, Any]:
    """Dice as letters, the better colour first, as cards write them; and what works at this Level."""
    facts: dict[str, Any] = {kind: "r" * red + "y" * yellow for kind, (red, yellow) in kit.dice.items()}
    green, blue = kit.defense
    facts["defense"] = "g" * green + "b" * blue
    facts["slippery"] = kit.slippery
    rush = kit.charge
    facts["charge"] = [] if rush is None else [effect.name for power in rush.powers for effect in power.do]
    return facts


def _table_facts(game: Darkness) -> Mapping[str, Any]:
    state = game.state
    return {
        "round": state.round,
        "phase": state.phase,
        "level": state.level,
        "levels": [f"{level} in {game.chart.name(at)}" for level, at in state.levels],
        "lifebringer": state.lifebringer,
        "first": state.heroes[state.first].card,
        "foes": [foe.card for foe in state.foes],
        "tokens": [f"{token.kind} in {game.chart.name(token.at)}" for token in state.tokens],
        "market": list(state.market),
        "discards": sorted(card for pile in state.piles.values() for card in pile.discards),
    }


def _fight_facts(game: Darkness) -> Mapping[str, Any]:
    fight = game.state.fight
    if fight is None:
        return {"attack": "", "defense": "", "killed": 0}
    return {
        "kind": fight.kind,
        "attack": "r" * fight.attack.better + "y" * fight.attack.plainer,
        "defense": "g" * fight.defense.better + "b" * fight.defense.plainer,
        "hits": max(0, fight.attack.shown.value + total(fight.attack.more)),
        "shields": max(0, fight.defense.shown.value + total(fight.defense.more)),
        "attack bams": fight.attack.shown.bams,
        "defense bams": fight.defense.shown.bams,
        "extra wounds": total(fight.extra),
        "dealt": fight.dealt,
        "killed": fight.killed,
        "spent": [*fight.defense.enchanted, *fight.attack.enchanted],
    }


def _zone_facts(game: Darkness, zone: int) -> Mapping[str, Any]:
    zones, view = game.chart.zones, game.view
    return {
        "room": bool(zones.rooms >> zone & 1),
        "corridor": bool(zones.corridors >> zone & 1),
        "light": bool(zones.lit >> zone & 1),
        "shadow": bool(zones.shadow >> zone & 1),
        "chamber": _names(game, view.chamber[zone]),
        "sees": _names(game, view.sight[zone]),
        "tokens": [token.kind for token in game.state.tokens if token.at == zone],
    }


def _names(game: Darkness, zones: int) -> list[str]:
    return sorted(game.chart.name(int(zone)) for zone in squares(zones))


SENTENCES = Sentences(stage, READER.phrase, READER.unclear, observe, READER.known)
