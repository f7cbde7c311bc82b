"""What a seat sees of a game of League of Dungeoneers.  Only the order of decks and of the bag is secret."""

from __future__ import annotations

from undercroft.crawl.things import Item
from undercroft.kernel import scene as s
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import SeatId
from undercroft.systems.league.cards.heroes import HEROES, MERCENARIES
from undercroft.systems.league.cards.library import hero_name, library
from undercroft.systems.league.cards.monster_words import LARGE, X_LARGE
from undercroft.systems.league.cards.values import SKILLS, STATS
from undercroft.systems.league.combat.armour import guarded
from undercroft.systems.league.combat.attack import LOCATIONS
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.walking import movement
from undercroft.systems.league.maps.games_between import CREATION, ROAD
from undercroft.systems.league.scene.board import board_of
from undercroft.systems.league.scene.cards import item_view as _held
from undercroft.systems.league.scene.cards import perk_view, talent_view
from undercroft.systems.league.scene.country import country_of, day_of
from undercroft.systems.league.scene.magic_cards import prayer_view, spell_view
from undercroft.systems.league.scene.tracks import order, rations_of, tracks
from undercroft.systems.league.state import ACTION_POINTS, MOST_SANITY, Enemy, Hero
from undercroft.systems.league.status.burden import burden, easily
from undercroft.systems.league.status.mana import most_mana
from undercroft.systems.league.status.wear import fights, left

HERO_ICON = "visored-helm"


def scene(game: League, seat: SeatId) -> s.Scene:
    """The scene of one seat."""
    state = game.state
    return s.Scene(
        system="league",
        quest=f"league-quest-{game.setup.quest}",
        seat=seat,
        round=state.round,
        phase=phase_of(game),
        board=board_of(game) if state.plan.laid else country_of(game) if state.trip is not None else None,
        figures=tuple(_figure(game, one) for one in game.models()),
        tracks=tracks(game) if state.plan.laid else between(game),
        order=order(game),
        goals=tuple(s.Number(f"league-goal-{name}", value) for name, value in state.quest.items()),
        piles=tuple(
            s.PileView(f"league-pile-{name}", len(pile.cards), len(pile.discards))
            for name, pile in state.piles.items()
            if name in SHOWN
        ),
        sheets=(
            *(sheet(game, one) for one in state.party if one.here),
            *(enemy_sheet(game, one) for one in state.enemies),
        ),
    )


def phase_of(game: League) -> str:
    """What is going on."""
    if game.setup.quest == CREATION:
        return "league-phase-making"
    if not game.state.plan.laid:
        trip = game.state.trip
        here = f"league-settlement-{trip.home}" if trip is not None and trip.home else "league-phase-town"
        return "league-phase-road" if game.setup.quest == ROAD else here
    return "league-phase-battle" if game.state.battle else "league-phase-dungeon"


def between(game: League) -> tuple[s.Track, ...]:
    """What is watched between dungeons: the day and the provisions; nothing while a hero is made."""
    return () if game.setup.quest == CREATION else (*day_of(game), rations_of(game))


SHOWN = ("traps",)
"""Piles that lie on the table for all to see."""


# figures


def hero_icon(card: str) -> str:
    """The picture of a premade hero or a mercenary, or of anybody."""
    heroes, hired = library()[HEROES], library()[MERCENARIES]
    found = heroes.get(card) or hired.get(card)
    return HERO_ICON if found is None else found.icon


def marks_of(game: League, one: Hero | Enemy) -> tuple[str, ...]:
    """What is true of a figure."""
    states = [
        ("wounded", one.hp > 0 and game.wounded(one)),
        ("prone", one.prone and one.hp > 0),
        ("stunned", bool(one.stun)),
        ("poison", bool(one.poison)),
        ("fire", bool(one.fire)),
        ("acid", bool(one.acid)),
        ("netted", one.netted),
        ("stance", one.stance),
        ("power", one.power),
        ("aim", bool(one.aim)),
    ]
    if isinstance(one, Hero):
        states += [
            ("bleeding", one.down),
            ("watching", one.watching),
            ("afraid", bool(one.afraid)),
            ("diseased", one.diseased),
            ("pit", one.pit),
            ("wearing-out", any(_wears_out(worn.item) for worn in one.outfit.on)),
        ]
    found = tuple(name for name, on in states if on)
    return (*found, *dict.fromkeys(grip.kind for grip in one.grips)) if isinstance(one, Hero) else found


def _wears_out(item: Item) -> bool:
    """Is it a weapon, shield or armour that one more blow would break?  LE-0505, LE-0506"""
    return fights(item) and left(item) <= 1


def _figure(game: League, one: Hero | Enemy) -> s.Figure:
    return _hero(game, one) if isinstance(one, Hero) else _enemy(game, one)


def _hero(game: League, one: Hero) -> s.Figure:
    bars = [
        s.Bar("hp", max(0, one.hp), game.most_hp(one), "life"),
        s.Bar("sanity", one.sanity, MOST_SANITY, "mind"),
        s.Bar("energy", one.energy, one.max_energy, "power"),
    ]
    if most_mana(game, one):
        bars.append(s.Bar("mana", one.mana, most_mana(game, one), "power"))
    if one.max_luck:
        bars.append(s.Bar("luck", one.luck, one.max_luck, "luck"))
    if one.id == game.state.active:
        bars.append(s.Bar("ap", one.ap, ACTION_POINTS, "purse"))
    return s.Figure(
        id=one.id,
        name=hero_name(one.card),
        icon=hero_icon(one.card),
        side="hero",
        rank="hero",
        seat=one.seat,
        at=one.at,
        facing=one.facing,
        bars=tuple(bars),
        marks=marks_of(game, one),
        active=one.id == game.state.active,
        acted=one.acted,
        down=one.down,
    )


def _enemy(game: League, one: Enemy) -> s.Figure:
    card = game.card(one)
    same = sum(other.card == one.card for other in game.state.enemies)
    base = game.base(one)
    big = game.has(one, LARGE) or game.has(one, X_LARGE)
    return s.Figure(
        id=one.id,
        name=f"league-monster-{one.card}",
        icon=card.icon,
        side="foe",
        rank="boss" if card.named else "elite" if big else "grunt",
        at=one.at,
        size=(base.width, base.height),
        facing=one.facing,
        bars=(s.Bar("hp", one.hp, card.hp, "life"),),
        marks=marks_of(game, one),
        active=one.id == game.state.active,
        acted=one.acted,
        letter=one.letter if same > 1 else "",
    )


# sheets


def sheet(game: League, one: Hero) -> s.Sheet:
    """A hero's sheet: stats, skills, HP, movement and all else that it has, and every thing with its wear.  LE-0003"""
    numbers = [
        s.Number("hp", one.hp, (), game.most_hp(one)),
        s.Number("energy", one.energy, (), one.max_energy),
        s.Number("luck", one.luck, (), one.max_luck),
        s.Number("sanity", one.sanity, (), MOST_SANITY),
        s.Number("movement", movement(game, one)),
        s.Number("level", one.level),
        s.Number("xp", one.xp),
        s.Number("coins", one.coins),
        s.Number("encumbrance", burden(one), (), easily(game, one)),
    ]
    if most_mana(game, one):
        numbers.append(s.Number("mana", one.mana, (), most_mana(game, one)))
    numbers += [s.Number(f"value-{name}", one.values.of(name)) for name in STATS]
    numbers += [s.Number(f"value-{name}", one.values.of(name)) for name in SKILLS if one.values.of(name)]
    return s.Sheet(
        who=one.id,
        name=hero_name(one.card),
        icon=hero_icon(one.card),
        role=f"league-profession-{one.profession}",
        numbers=tuple(numbers),
        worn=tuple(
            _held(worn.item, worn.slot) for worn in sorted(one.outfit.on, key=lambda worn: worn.slot == "quick")
        ),
        carried=tuple(_held(item, "backpack") for item in one.outfit.pack),
        skills=(
            *map(talent_view, one.talents),
            *map(perk_view, one.perks),
            *map(spell_view, one.spells),
            *map(prayer_view, one.prayers),
        ),
        ailments=(*marks_of(game, one), *(f"condition-{name}" for name in one.conditions)),
        spots=spots(game, one),
    )


def spots(game: League, one: Hero) -> tuple[s.Spot, ...]:
    """Where blows land on a hero, in how many of a hundred, and what stops them there.  LE-0498, LE-0503"""
    found = []
    for place in dict.fromkeys(LOCATIONS):
        guard = guarded(game, one, place)
        share = round(100 * LOCATIONS.count(place) / len(LOCATIONS))
        found.append(s.Spot(f"league-location-{place}", share, s.Number("stops", guard.total, guard.frozen())))
    return tuple(found)


def enemy_sheet(game: League, one: Enemy) -> s.Sheet:
    """What is printed on a monster's card lies open for everybody.  LE-G27"""
    card = game.card(one)
    return s.Sheet(
        who=one.id,
        name=f"league-monster-{one.card}",
        icon=card.icon,
        role=f"league-behaviour-{card.behaviour}",
        numbers=(
            s.Number("hp", one.hp, (), card.hp),
            s.Number("movement", movement(game, one)),
            s.Number("to-hit", card.to_hit),
            s.Number("natural-armour", card.natural_armour),
            s.Number("armour", card.armour),
            s.Number("damage-bonus", card.damage_bonus),
            *(s.Number(f"value-{name}", card.values.of(name)) for name in STATS),
            *(s.Number(f"value-{name}", card.values.of(name)) for name in ("combat-skill", "ranged-skill")),
        ),
        skills=(*(rule_view(effect.name) for effect in card.special), *map(spell_view, one.spells)),
        ailments=marks_of(game, one),
    )


@remembered(256)
def rule_view(name: str) -> s.Card:
    """A special rule of monsters."""
    return s.Card(name, f"league-special-{name}", "evil-eyes", f"league-special-{name}.text")
