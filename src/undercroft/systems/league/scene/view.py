"""What a seat sees of a game of League of Dungeoneers.  Only the order of decks and of the bag is secret."""

from __future__ import annotations

from undercroft.kernel import scene as s
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import SeatId
from undercroft.systems.league.cards.heroes import HEROES, MERCENARIES
from undercroft.systems.league.cards.library import hero_name, library
from undercroft.systems.league.cards.monster_words import LARGE, X_LARGE
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.cards.things import GEAR
from undercroft.systems.league.cards.values import SKILLS, STATS
from undercroft.systems.league.dungeon.initiative import ORDER, bag_is_used
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.walking import movement
from undercroft.systems.league.maps.games_between import ROAD
from undercroft.systems.league.scene.board import board_of
from undercroft.systems.league.scene.cards import item_view as _held
from undercroft.systems.league.scene.cards import perk_view, talent_view
from undercroft.systems.league.scene.country import country_of, day_of
from undercroft.systems.league.scene.magic_cards import prayer_view, spell_view
from undercroft.systems.league.state import MOST_SANITY, Enemy, Hero
from undercroft.systems.league.status.burden import burden, easily
from undercroft.systems.league.status.mana import most_mana

BAG = "initiative"
MOST_THREAT = 20
"""The greatest number of the die that is rolled against the threat level.  LE-0220"""
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
        tracks=tracks(game) if state.plan.laid else (*day_of(game), rations_of(game)),
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
    if not game.state.plan.laid:
        return "league-phase-road" if game.setup.quest == ROAD else "league-phase-town"
    return "league-phase-battle" if game.state.battle else "league-phase-dungeon"


SHOWN = ("traps",)
"""Piles that lie on the table for all to see."""


def tracks(game: League) -> tuple[s.Track, ...]:
    """Threat with what bites, morale with the half below which it is low, rations, the turn.

    LE-0058, LE-0106, LE-0218, LE-0226, LE-0227
    """
    state = game.state
    quest = library()[QUESTS].get(game.setup.quest)
    most = quest.most_threat if quest is not None and quest.most_threat else MOST_THREAT
    bites = (most,) if quest is not None and quest.most_threat else ()
    half = (state.starting_morale // 2,) if state.starting_morale else ()
    return (
        s.Track("league-threat", "death-skull", state.threat, most, bites),
        s.Track("league-morale", "laurel-crown", state.morale, max(state.morale, state.starting_morale), half),
        rations_of(game),
        s.Track("league-turn", "hourglass", state.round, kind="round"),
    )


def rations_of(game: League) -> s.Track:
    """The provisions of the party.  LE-0288"""
    return s.Track("league-rations", "meat", game.state.rations)


def provisions(game: League) -> int:
    """The rations of the party, and those that heroes carry.  LE-0288"""
    gear = library()[GEAR]
    carried = (item.card for one in game.state.party if one.here for item in one.outfit.items())
    return game.state.rations + sum(card in gear and gear[card].tool == "ration" for card in carried)


def order(game: League) -> s.Order | None:
    """The bag with the tokens that are left in it; everybody knows what is in it and nobody what comes out next.

    LE-0319, LE-0326
    """
    if not game.state.battle:
        return None
    acted = tuple(s.Place(one.id, acted=one.acted) for one in game.models())
    if not bag_is_used(game):
        return s.Order(BAG, "row", acted)
    return s.Order(BAG, "bag", tuple(s.Place(token=token, n=n) for token, n in ORDER.content(game)))


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
        ]
    found = tuple(name for name, on in states if on)
    return (*found, *dict.fromkeys(grip.kind for grip in one.grips)) if isinstance(one, Hero) else found


def _figure(game: League, one: Hero | Enemy) -> s.Figure:
    return _hero(game, one) if isinstance(one, Hero) else _enemy(game, one)


def _hero(game: League, one: Hero) -> s.Figure:
    bars = [
        s.Bar("hp", max(0, one.hp), game.most_hp(one), "life"),
        s.Bar("energy", one.energy, one.max_energy, "power"),
    ]
    if one.max_luck:
        bars.append(s.Bar("luck", one.luck, one.max_luck, "luck"))
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
        worn=tuple(_held(worn.item, worn.slot) for worn in one.outfit.on if worn.slot != "quick"),
        carried=(
            *(_held(item, "quick") for item in one.outfit.at("quick")),
            *(_held(item, "backpack") for item in one.outfit.pack),
        ),
        skills=(
            *map(talent_view, one.talents),
            *map(perk_view, one.perks),
            *map(spell_view, one.spells),
            *map(prayer_view, one.prayers),
        ),
        ailments=(*marks_of(game, one), *(f"condition-{name}" for name in one.conditions)),
    )


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
