"""What a seat sees of a game of Dungeons of Doria.  Nothing here is secret but the order of decks."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.things import Item
from undercroft.kernel import scene as s
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NOBODY, SeatId
from undercroft.kernel.state import Pile
from undercroft.systems.doria.cards.definitions import ATTRIBUTES, BOSSES, HEROES, MODIFIERS, MONSTERS, TRAPS
from undercroft.systems.doria.cards.kit import DODGE, SKILL_DICE, WILL
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.combat.sides import body_of
from undercroft.systems.doria.dungeon.doom import LEVEL_FIELD, RED_FIELDS
from undercroft.systems.doria.dungeon.initiative import initiative_bonus
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.heroes.ledger import BETWEEN
from undercroft.systems.doria.heroes.level_up import hero_level
from undercroft.systems.doria.scene.board import board_of
from undercroft.systems.doria.scene.cards import face, item_view, loot_view, modifier_view, monster_view
from undercroft.systems.doria.state import BELT, DOOM_START, MOST_AP, Character, Monster, Trap
from undercroft.systems.doria.status import hp_left

INITIATIVE = "initiative"
HERO_ICON = "visored-helm"
PILES = ("loot-1", "loot-2", "loot-3", "loot", "monsters", "tiles")
LAP = DOOM_START - LEVEL_FIELD


def scene(game: Doria, seat: SeatId) -> s.Scene:
    """The scene of one seat."""
    state = game.state
    return s.Scene(
        system="doria",
        quest=f"doria-quest-{game.setup.quest}",
        seat=seat,
        round=state.round,
        phase=f"doria-phase-{state.phase}" if state.phase else "",
        board=None if game.setup.quest in BETWEEN else board_of(game),
        figures=figures(game),
        tracks=tracks(game),
        order=order(game),
        goals=tuple(s.Number(f"doria-goal-{name}", value) for name, value in state.quest.items()),
        piles=tuple(pile(name, state.piles[name]) for name in PILES),
        hands=shop(game),
        sheets=(
            *(sheet(game, one) for one in state.party),
            *(monster_sheet(game, one) for one in state.monsters),
        ),
    )


def pile(name: str, cards: Pile) -> s.PileView:
    """A pile on the table, with the card that was discarded last."""
    top = face(cards.discards[-1]) if cards.discards else None
    return s.PileView(f"doria-pile-{name}", len(cards.cards), len(cards.discards), top.name if top else "")


# the tables of markers


def tracks(game: Doria) -> tuple[s.Track, ...]:
    """The Doom Counter as the way it has gone on its lap, with the fields that bite; Monster Level, Group XP, the Round
    Marker and its door side.  DO-0022, DO-0133, DO-0176, DO-G21, DO-C11
    """
    state = game.state
    bites = tuple(DOOM_START - field for field in (*RED_FIELDS, LEVEL_FIELD))
    return (
        s.Track("doria-doom", "death-skull", DOOM_START - state.doom, LAP, bites),
        s.Track("doria-monster-level", "evil-minion", state.ml),
        s.Track("doria-group-xp", "upgrade", state.xp),
        s.Track("doria-door-opened", "doorway", int(state.door_opened), 1),
        s.Track("doria-round", "hourglass", state.round, kind="round"),
    )


def order(game: Doria) -> s.Order | None:
    """The Initiative Board: characters by their AP, monsters by their initiative, the highest first; characters before
    monsters on the same field.  DO-0149, DO-0152, DO-0157"""
    state = game.state
    if state.phase != "d":
        return None
    people = [s.Place(one.id, n=one.ap, acted=one.ap == 0) for one in game.awake()]
    foes = [s.Place(one.id, n=game.initiative(one), acted=one.acted) for one in state.monsters]
    places = sorted(people, key=lambda place: -place.n) + sorted(foes, key=lambda place: -place.n)
    return s.Order(INITIATIVE, "track", tuple(sorted(places, key=lambda place: -place.n)), MOST_AP)


def shop(game: Doria) -> tuple[s.Hand, ...]:
    """The cards of the shop lie open for everybody.  DO-0134"""
    cards = tuple(loot_view(card) for card in game.state.shop if card)
    return (s.Hand(NOBODY, "doria-shop", len(cards), cards),) if cards else ()


# figures


def figures(game: Doria) -> tuple[s.Figure, ...]:
    """Characters and monsters on the board; Traps that last lie where they were drawn.  DO-0298, DO-0306"""
    state = game.state
    people = tuple(_character(game, one) for one in state.party if one.here)
    return (*people, *(_monster(game, one) for one in state.monsters), *map(_trap, state.traps))


def _trap(one: Trap) -> s.Figure:
    """A Trap that lasts, with its HP if it can be attacked.  DO-0306, DO-C96"""
    card, body = library()[TRAPS][one.card], body_of(one)
    bars = (s.Bar("hp", max(0, body.hp - one.hurt), body.hp, "life"),) if body else ()
    return s.Figure(id=one.id, name=f"doria-trap-{one.card}", icon=card.icon, side="other", at=one.at, bars=bars)


def hero_name(card: str) -> str:
    """A premade hero's message, or the name a player gave."""
    return f"doria-hero-{card}" if card in library()[HEROES] else card


def hero_icon(card: str) -> str:
    """The picture of a premade hero, or of anybody."""
    heroes = library()[HEROES]
    return heroes[card].icon if card in heroes else HERO_ICON


def marks_of(one: Character | Monster) -> tuple[str, ...]:
    """What is true of a figure."""
    states = (
        ("poison", bool(one.poison)),
        ("disarmed", one.disarmed),
        ("held", bool(one.held)),
        (one.mark, bool(one.mark)),
    )
    return tuple(name for name, on in states if on)


def _character(game: Doria, one: Character) -> s.Figure:
    kit = game.kit(one)
    marks = (*marks_of(one), *(("carrying",) if one.carries else ()), *(("unconscious",) if one.unconscious else ()))
    return s.Figure(
        id=one.id,
        name=hero_name(one.card),
        icon=hero_icon(one.card),
        side="hero",
        rank="hero",
        seat=one.seat,
        at=one.at,
        bars=(s.Bar("hp", one.hp, kit.max_hp, "life"), s.Bar("pp", one.pp, kit.max_pp, "power")),
        marks=marks,
        active=one.id == game.state.active and game.state.phase == "d",
        acted=game.state.phase == "d" and one.ap == 0,
        down=one.unconscious,
    )


def monster_icon(card: str) -> str:
    """The picture of a monster or a boss."""
    box = library()
    return box[MONSTERS][card].icon if card in box[MONSTERS] else box[BOSSES][card].icon


def monster_name(card: str) -> str:
    """What a monster or a boss is called."""
    return f"doria-monster-{card}" if card in library()[MONSTERS] else f"doria-boss-{card}"


def _monster(game: Doria, one: Monster) -> s.Figure:
    stats = game.stats(one)
    same = sum(other.card == one.card for other in game.state.monsters)
    return s.Figure(
        id=one.id,
        name=monster_name(one.card),
        icon=monster_icon(one.card),
        side="foe",
        rank="boss" if one.card in library()[BOSSES] else "elite" if one.modifiers else "grunt",
        at=one.at,
        bars=(s.Bar("hp", hp_left(game, one), stats.hp, "life"),),
        marks=(*marks_of(one), *(("outside",) if one.outside else ())),
        acted=one.acted,
        letter=one.sign if same > 1 else "",
    )


# sheets


def sheet(game: Doria, one: Character) -> s.Sheet:
    """A character's sheet: attributes, HP, PP, IP, AP, what is on the Body and in Belt and Backpack, hero bonuses.

    DO-C23
    """
    kit = game.kit(one)
    bonus = initiative_bonus(game, one)
    numbers = (
        s.Number("hp", one.hp, (), kit.max_hp),
        s.Number("pp", one.pp, (), kit.max_pp),
        s.Number("ip", bonus.total, bonus.frozen()),
        s.Number("ap", one.ap, (), MOST_AP),
        *(s.Number(f"attribute-{name}", one.attributes.of(name)) for name in ATTRIBUTES),
        s.Number("points", one.points),
        s.Number("hero-level", hero_level(one)),
    )
    if one.poison:
        numbers += (s.Number("poison", one.poison),)
    return s.Sheet(
        who=one.id,
        name=hero_name(one.card),
        icon=hero_icon(one.card),
        role="doria-unconscious" if one.unconscious else "",
        numbers=numbers,
        worn=tuple(_held(worn.item, worn.slot) for worn in one.outfit.on if worn.slot != BELT),
        carried=(
            *(_held(item, BELT) for item in one.outfit.at(BELT)),
            *(_held(item, "backpack") for item in one.outfit.pack),
        ),
        skills=(*_skills(one), *(_bonus(name) for name in one.bonuses)),
        ailments=marks_of(one),
    )


def _skills(one: Character) -> Iterator[s.Card]:
    """Dodge and Psi Resistance, for those who have the attributes.  DO-0055, DO-G19"""
    if one.attributes.agi >= DODGE:
        yield _skill("dodge", "dodge")
    if one.attributes.wis >= WILL:
        yield _skill("psi-resistance", "brain")


def _skill(name: str, icon: str) -> s.Card:
    facts = (("fact-dice", f"{SKILL_DICE}D"),)
    return s.Card(name, f"doria-skill-{name}", icon, f"doria-skill-{name}.text", facts=facts)


def _bonus(name: str) -> s.Card:
    """A hero bonus.  DO-0455"""
    return s.Card(name, f"doria-bonus-{name}", "upgrade", f"doria-bonus-{name}.text")


@remembered(4096)
def _held(item: Item, slot: str) -> s.Card:
    """An item as it is shown where it is, with what is true of this copy."""
    return item_view(item, slot)


def monster_sheet(game: Doria, one: Monster) -> s.Sheet:
    """A monster's level card and its modifiers lie open for everybody.  DO-C21"""
    stats = game.stats(one)
    return s.Sheet(
        who=one.id,
        name=monster_name(one.card),
        icon=monster_icon(one.card),
        role=f"doria-attack-{stats.kind}",
        numbers=(
            s.Number("hp", hp_left(game, one), (), stats.hp),
            s.Number("initiative", game.initiative(one)),
            s.Number("range", stats.range),
            s.Number("damage", stats.damage),
            s.Number("ar", stats.ar),
        ),
        skills=(
            monster_view(one.card, game.state.ml),
            *(modifier_view(name) for name in one.modifiers if name in library()[MODIFIERS]),
        ),
        ailments=marks_of(one),
    )
