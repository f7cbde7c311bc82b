"""More about a choice in words: the card it names, what an answer to an attack leaves of it, how much somebody has.

LE-0003, LE-0486, LE-0495, LE-0498, LE-0503
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import PASS, Ask, FigureId, Option
from undercroft.systems.league.cards.library import hero_name
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.cards.values import VALUES, Value
from undercroft.systems.league.combat.armour import defence, guarded
from undercroft.systems.league.game import League
from undercroft.systems.league.scene.cards import item_view
from undercroft.systems.league.scene.magic_cards import potion_facts, prayer_view, spell_view
from undercroft.systems.league.state import Location


def explain(game: League, ask: Ask, option: Option) -> str:
    """More about a choice, as a phrase."""
    if ask.prompt == "avoid":
        return answered(game, ask, option)
    told = TOLD.get(option.act)
    return told(game, ask, option) if told is not None else ""


def answered(game: League, ask: Ask, option: Option) -> str:
    """What an answer to an attack leaves of it: nothing, what the shield and the arm do not stop, what the place that
    is struck does not stop.  LE-0489, LE-0493, LE-0495, LE-0498, LE-0503"""
    hit = game.state.hit
    if hit is None:
        return ""
    hero = game.hero(ask.who)
    if option.act == PASS.act:
        return _struck(hit.location, guarded(game, hero, hit.location).total)
    if option.act == "parry-shield":
        stopped = defence(parse_item(option.what)) + guarded(game, hero, "arms").total
        return f"league-if-shielded {_struck('arms', stopped)}"
    return "league-if-avoided"


def _struck(place: Location, stopped: int) -> str:
    return f"league-struck-{place} league-stopped:{stopped}" if place else f"league-stopped:{stopped}"


def _named(game: League, ask: Ask, option: Option) -> str:
    """The text of what is chosen or learnt; of spells and prayers what is printed on them."""
    kind, _, id = option.what.partition("-")
    if kind == "spell":
        return _listed(spell_view(id).facts)
    if kind == "prayer":
        return f"{prayer_view(id).text}"
    return f"league-{option.what}.text"


def _spell(game: League, ask: Ask, option: Option) -> str:
    return _listed(spell_view(option.what).facts)


def _prayer(game: League, ask: Ask, option: Option) -> str:
    return prayer_view(option.what).text


def _potion(game: League, ask: Ask, option: Option) -> str:
    return _listed(potion_facts(parse_item(option.what).card))


def _thing(game: League, ask: Ask, option: Option) -> str:
    """What is known of a thing that changes hands."""
    card = item_view(parse_item(option.what))
    wear = f"durability : {card.wear.now} ~ league-of:{card.wear.most}" if card.wear is not None else ""
    return " ; ".join(filter(None, (_listed(card.facts), wear)))


def _value(game: League, ask: Ask, option: Option) -> str:
    """How much of a value the hero has now."""
    hero, wanted = game.hero(ask.who), option.what.removeprefix("value-")
    found: Value | None = next((one for one in VALUES if one == wanted), None)
    return f"league-now:{hero.max_hp if found is None else hero.values.of(found)}"


def _quest(game: League, ask: Ask, option: Option) -> str:
    """What a quest is about, and for heroes of which level."""
    return f"league-for-level:{game.box[QUESTS][option.what].level} . league-quest-{option.what}.goal"


def _trader(game: League, ask: Ask, option: Option) -> str:
    """Between dungeons: who it is that exchanges gear with the other."""
    return hero_name(game.hero(FigureId(option.n)).card) if option.n else ""


def _listed(facts: Iterable[tuple[str, str]]) -> str:
    return " ; ".join(f"{about} : {says}" for about, says in facts)


TOLD: Mapping[str, Callable[[League, Ask, Option], str]] = {
    "choose": _named,
    "learn": _named,
    "learn-spell": _named,
    "learn-prayer": _named,
    "scribe": _named,
    "perk": _named,
    "cast": _spell,
    "begin-spell": _spell,
    "pray": _prayer,
    "drink": _potion,
    "give-potion": _potion,
    "throw": _potion,
    "buy": _thing,
    "sell": _thing,
    "raise": _value,
    "train": _value,
    "improve": _value,
    "take-quest": _quest,
    "trade": _trader,
}
"""What says more about an option, by its act."""
