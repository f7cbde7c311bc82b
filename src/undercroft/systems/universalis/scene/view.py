"""What a seat sees of a game of Dungeon Universalis: the sections that were revealed, and everybody on them."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.crawl.letters import shown
from undercroft.crawl.scene import pile_views
from undercroft.kernel import scene as s
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import SeatId
from undercroft.systems.universalis.actions.clock import minutes
from undercroft.systems.universalis.actions.occasions import TIMED
from undercroft.systems.universalis.cards.definitions import DARK_CARDS, SPELLS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import gear_cards, hero_card, person
from undercroft.systems.universalis.dungeon.prison import door
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.bases import base_of
from undercroft.systems.universalis.maps.games_between import CREATION, between
from undercroft.systems.universalis.scene.board import board_of, doors_shut, marks_lying, traps_of
from undercroft.systems.universalis.scene.country import map_of, where, year_of
from undercroft.systems.universalis.scene.sheets import item_card, sheet_of
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.quest_marks import carried


def scene(game: Universalis, seat: SeatId) -> s.Scene:
    """The scene of one seat."""
    if between(game.setup):
        return _at_rest(game, seat)
    state = game.state
    return s.Scene(
        system="universalis",
        quest=f"universalis-quest-{game.plan.title}" if game.plan.title else "",
        seat=seat,
        round=state.round,
        phase=f"universalis-turn-{state.side}",
        board=board_of(
            game.plan.id,
            state.ground,
            state.revealed,
            state.dropped,
            marks_lying(game),
            traps_of(game),
            doors_shut(game),
            all(hero.at >= 0 or hero.out for hero in state.heroes),
            door(game),
        ),
        figures=_figures(game),
        tracks=(
            *_limit(game),
            s.Track("universalis-reserve", "evil-hand", max(0, state.reserve)),
            s.Track("universalis-achieved", "laurel-crown", state.achieved),
            s.Track("universalis-suffered", "skull-crossed-bones", state.suffered),
            *_clock(game),
        ),
        goals=(s.Number("universalis-accomplished", int(state.accomplished), most=1),),
        piles=pile_views("universalis", state.piles, lambda name: not name.endswith("-box"), lambda name: "dark-card"),
        hands=_hands(game, seat),
        sheets=tuple(sheet_of(game, who) for who in (*state.heroes, *state.creatures)),
    )


def _at_rest(game: Universalis, seat: SeatId) -> s.Scene:
    """The scene while a hero is made or between quests: no board, only the heroes and their sheets."""
    state = game.state
    if state.world is not None:
        return _on_the_map(game, seat)
    making = game.setup.quest == CREATION
    place = game.setup.quest if making or state.side == "heroes" else state.side
    points = state.quest.get("points", 0)
    spent = [s.Track("universalis-points", "upgrade", points, 8)] if making and points else []
    coins = [s.Track("universalis-coins", "two-coins", one.coins) for one in state.heroes[:1] if making]
    return s.Scene(
        system="universalis",
        quest=f"universalis-quest-{game.setup.quest}",
        seat=seat,
        phase=f"universalis-place-{place}",
        figures=_figures(game) if making else _with_purses(game),
        tracks=(*spent, *coins),
        sheets=tuple(sheet_of(game, who) for who in state.heroes),
    )


def _on_the_map(game: Universalis, seat: SeatId) -> s.Scene:
    """The scene of a journey: the map, the groups on it, the week.  UN-1209 to UN-1215, UN-1277"""
    state = game.state
    return s.Scene(
        system="universalis",
        quest=f"universalis-quest-{game.setup.quest}",
        seat=seat,
        phase="universalis-place-journey",
        board=map_of(game, seat),
        figures=tuple(msgspec.structs.replace(one, at=where(game, one.id)) for one in _with_purses(game)),
        tracks=year_of(game),
        sheets=tuple(sheet_of(game, who) for who in state.heroes),
    )


def _with_purses(game: Universalis) -> tuple[s.Figure, ...]:
    """The heroes between quests, with what each has to spend: coins and experience.  UN-1200, UN-1202"""
    owned = {who.id: (who.coins, hero_card(who.card).xp) for who in game.state.heroes}
    return tuple(
        msgspec.structs.replace(
            figure,
            bars=(
                *figure.bars,
                s.Bar("universalis-coins", owned[figure.id][0], 0, "purse"),
                s.Bar("universalis-experience", owned[figure.id][1], 0, "purse"),
            ),
        )
        for figure in _figures(game)
    )


def _limit(game: Universalis) -> tuple[s.Track, ...]:
    """The turns that a quest gives the heroes, if it counts them."""
    most = game.plan.quest.turns
    return (s.Track("universalis-turn", "hourglass", game.state.round, most),) if most else ()


def _clock(game: Universalis) -> tuple[s.Track, ...]:
    """How long the turn may take, in timed games.  UN-1311, UN-1312"""
    timed = game.setup.options.get(TIMED, "off") == "on"
    return (s.Track("universalis-clock", "stopwatch", minutes(game)),) if timed else ()


def _hands(game: Universalis, seat: SeatId) -> tuple[s.Hand, ...]:
    """The Dark Player's hand: everybody sees how many cards it has, the Dark Player also which.  UN-0572"""
    dark = game.state.player
    if dark is None:
        return ()
    cards = tuple(dark_card(id) for id in dark.hand) if seat == dark.owner else ()
    return (s.Hand(dark.owner, "universalis-hand", len(dark.hand), cards),)


def face(id: str) -> s.Card | None:
    """A card as it is turned over: an object, a treasure, a card of the Dark Player."""
    box = library()
    if id in box[DARK_CARDS]:
        return dark_card(id)
    return item_card(id) if id in gear_cards() else None


@remembered(256)
def dark_card(id: str) -> s.Card:
    """A Dark Player card as it is shown."""
    name = f"universalis-dark-card-{id}"
    return s.Card(id, name, library()[DARK_CARDS][id].icon, f"{name}.text")


# figures


def _figures(game: Universalis) -> tuple[s.Figure, ...]:
    state = game.state
    active = state.active.who if state.active is not None else 0
    heroes = [who for who in state.heroes if not who.out]
    return tuple(_figure(game, who, active) for who in (*heroes, *state.creatures))


def _figure(game: Universalis, who: Character, active: int) -> s.Figure:
    card = person(who.card)
    left = 0 if who.suffers("knocked-out") else max(0, game.left(who))
    bars = [s.Bar("vitality", left, game.vitality(who), "life")]
    if who.fortune or who.hero:
        bars.append(s.Bar("fortune", who.fortune, max(card.fortune, who.fortune), "luck"))
    if card.stats.mana or who.mana:
        bars.append(s.Bar("mana", who.mana, max(card.stats.mana, who.mana), "power"))
    if who.id == active and (who.hero or game.dark >= 0):
        bars += _purse(game)
    marks: list[str] = [name for name in who.conditions if name != "knocked-out"]
    if game.wounded(who):
        marks.append("wounded")
    if who.shielding:
        marks.append("shielding")
    if who.leader:
        marks.append("leader")
    if game.plan.marks and who.hero and carried(game, who):
        marks.append("bearer")
    if game.state.lasting:
        marks += _magic_marks(game, who)
    return s.Figure(
        id=who.id,
        name=who.name,
        icon=card.icon,
        side="hero" if game.bright(who) else "foe",
        rank="hero" if who.hero else "boss" if who.leader else _rank(card.level),
        seat=who.seat,
        at=who.at,
        size=base_of(who),
        facing=who.facing,
        bars=tuple(bars),
        marks=tuple(marks),
        active=who.id == active,
        acted=who.activated and who.hero == (game.state.side == "heroes"),
        down=who.suffers("knocked-out") or who.down,
        letter=shown(game.state.placed, who.card, who.letter),
    )


def _purse(game: Universalis) -> list[s.Bar]:
    """What is left of the activation: the Action, the squares, the Quick Action.  UN-0114 to UN-0116"""
    active = game.active
    return [
        s.Bar("universalis-action", int(active.action), 1, "purse"),
        s.Bar("universalis-squares", active.points, active.points + active.walked, "purse"),
        s.Bar("universalis-quick-action", int(active.quick), 1, "purse"),
    ]


def _magic_marks(game: Universalis, who: Character) -> list[str]:
    """The spells on a figure, and whether it keeps one up or fights for the other side.  UN-0428, UN-0456"""
    found = [id for id in dict.fromkeys(game.spells_on(who)) if id in library()[SPELLS]]
    state = game.state
    if any(spell.caster == who.id for spell in state.lasting):
        found.append("keeps-spell")
    if who.id in state.swayed:
        found.append("summoned" if any(who.id in spell.summoned for spell in state.lasting) else "controlled")
    return found


def _rank(level: str) -> Literal["grunt", "elite", "boss"]:
    return "boss" if level == "champion" else "elite" if level == "elite" else "grunt"
