"""The vocabulary of vignettes for Dungeons of Doria: positions (see `positions`), sentences, facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from undercroft.crawl.game import is_hero, numbered
from undercroft.crawl.system import Sentences
from undercroft.crawl.vignettes import Reader, by_card_and_number
from undercroft.kernel.requests import FigureId
from undercroft.systems.doria.cards.definitions import ATTRIBUTES
from undercroft.systems.doria.dungeon.initiative import initiative_bonus, initiative_dice
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.heroes.level_up import hero_level
from undercroft.systems.doria.state import BELT, Character, Monster
from undercroft.systems.doria.status import hp_left
from undercroft.systems.doria.vignettes.positions import name_square, parse_square, stage


def _parser(game: Doria) -> Callable[[str], int]:
    return lambda text: parse_square(game.state.plan, text)


READER: Reader[Doria] = Reader(
    "doria",
    {
        "{actor} waits {n}": "wait",
        "{actor} walks to {at}": "walk",
        "{actor} goes to {at}": "walk",
        "{actor} begins a movement": "combine",
        "{actor} jumps to {at}": "jump",
        "{actor} jumps past {who} to {at}": "jump-past",
        "{actor} jumps to the place of {who}, who steps to {at}": "jump-swap",
        "{actor} stops": "stop",
        "{actor} swaps with {who}": "swap",
        "{actor} picks up {who}": "pick-up",
        "{actor} puts down {who}": "put-down",
        "{actor} opens the door to {at}": "open",
        "the tile is laid with {n}": "lay",
        "the secret door is at {at}": "secret-door",
        "{actor} searches": "search",
        "{actor} searches with care": "search-with-care",
        "{actor} attacks {who} with {what}": "attack",
        "{actor} strikes {who} with {what}": "melee",
        "{actor} shoots {who} with {what}": "ranged",
        "{actor} casts {what} at {who}": "magic",
        "{actor} uses {what}": "use",
        "{actor} uses {what} on {who}": "use",
        "{actor} defends with {what}": "defend",
        "{actor} takes the blow with {what}": "armor",
        "{actor} wears {what}": "equip",
        "{actor} stows {what}": "stow",
        "{actor} repairs {what}": "repair",
        "{actor} throws {what} to {who}": "throw",
        "{actor} takes {what} from {who}": "take",
        "{actor} takes {what}": "take",
        "{actor} keeps {what}": "keep",
        "{actor} discards {what}": "discard",
        "{actor} gives {what} to {who}": "give",
        "{actor} is done": "done",
        "{actor} sells {what}": "sell",
        "{who} buys {what}": "buy",
        "the trap {what} is paid off": "pay-off",
        "{what} is cleared away": "clear",
        "the doom pays for {what}": "doom-away",
        "{who} springs {what}": "spring",
        "{actor} raises {what}": "raise",
        "{actor} saves the point": "save",
        "{actor} chooses the bonus {what}": "bonus",
        "{actor} rests with {n} for HP": "rest",
        "{actor} wakes at {at}": "wake-at",
        "{who} goes first": "first",
        "{who} acts": "activate",
        "yes": "yes",
        "no": "no",
        "done": "done",
        "{actor} agrees": "yes",
        "{actor} refuses": "no",
        "a card is drawn from {what}": "draw-from",
    },
    lambda game: by_card_and_number(game.state.monsters),
    _parser,
)


# facts


def observe(game: Doria, name: str, names: Mapping[str, FigureId]) -> Mapping[str, Any] | None:
    """Facts about a character or a monster by name (monsters that came later by card and number), the last `attack`,
    or the `table`."""
    who = READER.known(game, names).get(name)
    if who is not None:
        if is_hero(who):
            return _character_facts(game, game.character(who))
        monster = numbered(game.state.monsters, who)
        return {"gone": True} if monster is None else _monster_facts(game, monster)
    if name == "table":
        return _table_facts(game)
    return _attack_facts(game) if name == "attack" else None


def _character_facts(game: Doria, one: Character) -> Mapping[str, Any]:
    kit = game.kit(one)
    return {
        "at": name_square(game.state.plan, one.at),
        **{attribute: one.attributes.of(attribute) for attribute in ATTRIBUTES},
        "hp": one.hp,
        "most hp": kit.max_hp,
        "pp": one.pp,
        "most pp": kit.max_pp,
        "ip": kit.ip,
        "ap": one.ap,
        "initiative": f"{initiative_dice(game, one)}D{initiative_bonus(game, one).total:+d}",
        "points": one.points,
        "hero level": hero_level(one),
        "bonuses": list(one.bonuses),
        "worn": [str(worn.item) for worn in one.outfit.on if worn.slot != BELT],
        "belt": [str(item) for item in one.outfit.at(BELT)],
        "pack": [str(item) for item in one.outfit.pack],
        "poison": one.poison,
        "disarmed": one.disarmed,
        "held": bool(one.held),
        "unconscious": one.unconscious,
        "stays": one.stays,
        "dead": one.dead,
        "gone": not one.here,
    }


def _monster_facts(game: Doria, one: Monster) -> Mapping[str, Any]:
    return {
        "at": name_square(game.state.plan, one.at),
        "outside": one.outside,
        "hp": hp_left(game, one),
        "hurt": one.hurt,
        "initiative": game.initiative(one),
        "modifiers": list(one.modifiers),
        "poison": one.poison,
        "disarmed": one.disarmed,
        "held": bool(one.held),
        "acted": one.acted,
        "gone": False,
    }


def _table_facts(game: Doria) -> Mapping[str, Any]:
    state = game.state
    return {
        "round": state.round,
        "phase": state.phase,
        "monster level": state.ml,
        "doom": state.doom,
        "crossed": state.crossed,
        "xp": state.xp,
        "door opened": state.door_opened,
        "shop": list(state.shop),
        "monsters": [one.card for one in state.monsters],
        "tiles": [laid.tile for laid in state.plan.laid if "\n" not in laid.tile],
        "markers": [f"{token.kind} on {name_square(state.plan, token.at)}" for token in state.tokens],
        "discards": sorted(card for pile in state.piles.values() for card in pile.discards),
        "won": state.outcome is not None and state.outcome.won,
        "lost": state.outcome is not None and not state.outcome.won,
    }


def _attack_facts(game: Doria) -> Mapping[str, Any]:
    attack = game.state.attack
    if attack is None:
        return {"hit": False, "dealt": 0}
    return {
        "kind": attack.kind,
        "hit": attack.hit,
        "criticals": attack.criticals,
        "dealt": attack.dealt,
    }


SENTENCES: Sentences[Any, Doria] = Sentences(stage, READER.phrase, READER.unclear, observe, READER.known)
