"""What a seat sees of a game of Dungeon Universalis: sections that were revealed, and everybody on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from undercroft.board.bits import Bits, squares
from undercroft.board.features import Feature, Ground
from undercroft.kernel import scene as s
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.systems.universalis.actions.clock import TIMED, minutes
from undercroft.systems.universalis.bases import base_of
from undercroft.systems.universalis.burdens import MOST_COINS, weight, weight_limit
from undercroft.systems.universalis.cards import (
    DARK_CARDS,
    ELEMENTS,
    SKILLS,
    SPELLS,
    Hero,
    Spell,
)
from undercroft.systems.universalis.chapters import CREATION, between
from undercroft.systems.universalis.faces import facts_of
from undercroft.systems.universalis.fixtures import known_access
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.kit import Kit
from undercroft.systems.universalis.magic import gifts_of, known_spells
from undercroft.systems.universalis.maps import Plan, plan_of
from undercroft.systems.universalis.marks import carried, mark_at
from undercroft.systems.universalis.people import gear_cards, hero_card, person
from undercroft.systems.universalis.prison import door
from undercroft.systems.universalis.sheets import library
from undercroft.systems.universalis.state import Character, Dropped
from undercroft.systems.universalis.terrain import catalogue

SHOWN = (
    "movement",
    "combat",
    "strength",
    "shooting",
    "armor",
    "agility",
    "intelligence",
    "courage",
    "dexterity",
    "perception",
)
FLOORS = {"difficult": ",", "shallow": "~", "deep-water": "w", "pit": "o", "abyss": "x"}
"""How the kinds of ground are written on the board of a scene."""

STEPS = "="
"""How a stair is.  UN-1195"""


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
        board=_board(
            game.plan.id,
            state.ground,
            state.revealed,
            state.dropped,
            _lying(game),
            _traps(game),
            _shut(game),
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
        piles=tuple(
            s.PileView(f"universalis-pile-{name}", len(pile.cards), len(pile.discards), _top(pile.discards))
            for name, pile in state.piles.items()
            if not name.endswith("-box")
        ),
        hands=_hands(game, seat),
        sheets=tuple(_sheet(game, who) for who in (*state.heroes, *state.creatures)),
    )


def _at_rest(game: Universalis, seat: SeatId) -> s.Scene:
    """Where a hero is made, or between quests: no board, only the heroes and their sheets."""
    state = game.state
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
        sheets=tuple(_sheet(game, who) for who in state.heroes),
    )


def _with_purses(game: Universalis) -> tuple[s.Figure, ...]:
    """The heroes between quests, with what each has to spend: coins and experience.  UN-1200, UN-1202"""
    owned = {who.id: (who.coins, hero_card(who.card).xp) for who in game.state.heroes}
    return tuple(
        msgspec.structs.replace(
            figure,
            bars=(
                *figure.bars,
                s.Bar("universalis-coins", owned[figure.id][0], 0),
                s.Bar("universalis-experience", owned[figure.id][1], 0),
            ),
        )
        for figure in _figures(game)
    )


def _limit(game: Universalis) -> tuple[s.Track, ...]:
    """The turns that a quest gives the heroes, where it counts them."""
    most = game.plan.quest.turns
    return (s.Track("universalis-turn", "hourglass", game.state.round, most),) if most else ()


def _clock(game: Universalis) -> tuple[s.Track, ...]:
    """In timed games how long the turn may take.  UN-1311, UN-1312"""
    timed = game.setup.options.get(TIMED, "off") == "on"
    return (s.Track("universalis-clock", "stopwatch", minutes(game)),) if timed else ()


def _hands(game: Universalis, seat: SeatId) -> tuple[s.Hand, ...]:
    """The Dark Player's hand: everybody sees how many cards it has, he sees which.  UN-0572"""
    dark = game.state.player
    if dark is None:
        return ()
    cards = tuple(dark_card(id) for id in dark.hand) if seat == dark.owner else ()
    return (s.Hand(dark.owner, "universalis-hand", len(dark.hand), cards),)


@lru_cache(maxsize=256)
def dark_card(id: str) -> s.Card:
    """A Dark Player card as it is shown."""
    name = f"universalis-dark-card-{id}"
    return s.Card(id, name, library()[DARK_CARDS][id].icon, f"{name}.text")


def _top(discards: tuple[str, ...]) -> str:
    return f"universalis-dark-card-{discards[-1]}" if discards else ""


# the board


@lru_cache(maxsize=512)
def _board(
    quest: str,
    ground: Ground,
    revealed: int,
    dropped: tuple[Dropped, ...],
    lying: tuple[int, ...],
    traps: tuple[tuple[int, str], ...],
    shut: tuple[int, int],
    begun: bool,
    prison: int,
) -> s.GridBoard:
    """The sections on the table; cells are numbered as the squares are."""
    plan = plan_of(quest)
    board = plan.board
    east, south = board.walls(shut[0])
    seen = plan.inside(revealed)
    cells = range(board.stride * (board.height + 1))
    return s.GridBoard(
        board.stride,
        board.height + 1,
        "".join(_sign(plan, cell) if seen >> cell & 1 else " " for cell in cells),
        walls=tuple(
            [(int(cell), 1) for cell in squares(east) if seen >> cell & 1 or seen >> cell + 1 & 1]
            + [(int(cell), 2) for cell in squares(south) if seen >> cell & 1 or seen >> cell + board.stride & 1]
        ),
        doors=_doors(plan, ground, revealed, shut),
        features=(
            *(_feature(plan, feature) for feature in ground.features),
            *_columns(plan, revealed),
            *_ladders(plan, seen),
        ),
        tokens=(
            *(s.Token("start", int(at), 0, "universalis-token-start", begun) for at in squares(plan.start & seen)),
            *(s.Token("dropped", one.at, 0, gear_name(one.what)) for one in dropped),
            *_arrows(plan, ground, revealed),
            *(s.Token("trap", at, 0, f"universalis-dark-card-{card}") for at, card in traps),
            *(s.Token("goal", int(at), 0, "universalis-token-goal") for at in squares(plan.goal & seen)),
            *_marks(plan, lying, seen),
            *([s.Token("mark", prison, 0, "universalis-mark-prison-door")] if prison >= 0 else []),
        ),
        heights=tuple(board.level(cell) if seen >> cell & 1 else 0 for cell in cells) if len(board.levels) > 1 else (),
        sky=_sky(plan, revealed),
        rim=1,
    )


def _sky(plan: Plan, revealed: int) -> tuple[int, ...]:
    """The squares of outdoor sections on the table."""
    found = 0
    for n, section in enumerate(plan.sections):
        if revealed >> n & 1 and section.plan.outdoor:
            found |= section.squares | section.columns
    return tuple(int(at) for at in squares(found))


def _marks(plan: Plan, lying: tuple[int, ...], seen: Bits) -> list[s.Token]:
    """The marks of the quest in the sections on the table."""
    return [
        s.Token("mark", at, n, f"universalis-mark-{plan.quest.marks[n].kind}")
        for n, at in enumerate(lying)
        if at >= 0 and seen >> at & 1
    ]


def _traps(game: Universalis) -> tuple[tuple[int, str], ...]:
    """Where traps lie that were detected, face up.  UN-0605"""
    obstacles = game.state.obstacles
    return tuple((at, one.card) for one in obstacles if one.dormant for at in one.squares) if obstacles else ()


def _lying(game: Universalis) -> tuple[int, ...]:
    """Where each mark of the quest lies."""
    return tuple([mark_at(game, n) for n in range(len(game.plan.marks))])


def _shut(game: Universalis) -> tuple[int, int]:
    """The secret doors nobody has found, which look like walls, and the doors found locked.  UN-0176, UN-0229"""
    hidden = locked = 0
    for n, access in enumerate(game.plan.accesses):
        hidden |= int(not known_access(game, n, access) and game.state.ground.closed >> n & 1) << n
    for one in game.state.fixtures:
        if one.lock and not one.opened and not one.broken and one.id.startswith("door "):
            locked |= 1 << int(one.id.partition(" ")[2])
    return hidden, locked


def _sign(plan: Plan, cell: int) -> str:
    if plan.stairs >> cell & 1:
        return STEPS
    for kind, sign in FLOORS.items():
        if plan.board.kind(kind) >> cell & 1:
            return sign
    return "."


def _doors(plan: Plan, ground: Ground, revealed: int, shut: tuple[int, int]) -> tuple[s.Door, ...]:
    """Doors of the sections on the table; openings are shown once both sides are."""
    found: list[s.Door] = []
    for n, access in enumerate(plan.accesses):
        one, other = access.sections
        known = revealed >> one & 1 or revealed >> other & 1
        if not known or access.arrow or shut[0] >> n & 1:
            continue
        state: Literal["closed", "open", "locked"] = "closed" if ground.closed >> n & 1 else "open"
        if shut[1] >> n & 1:
            state = "locked"
        for near, far in zip(squares(access.sides[0]), squares(access.sides[1])):
            name = f"universalis-access-{access.kind}"
            found.append(s.Door(int(near), int(far), state, name))
    return tuple(found)


def _arrows(plan: Plan, ground: Ground, revealed: int) -> list[s.Token]:
    """Exploration arrows where an opening leads on.  UN-0170"""
    found: list[s.Token] = []
    for n, access in enumerate(plan.accesses):
        for side, section in zip(access.sides, access.sections):
            if access.arrow and ground.closed >> n & 1 and revealed >> section & 1:
                found += [s.Token("arrow", int(at), 0, "universalis-token-arrow") for at in squares(side)]
    return found


def _feature(plan: Plan, feature: Feature) -> s.Feature:
    cover = catalogue().cover(plan.board, feature)
    return s.Feature(feature.kind, tuple(int(at) for at in squares(cover)), piece_name(feature.kind))


def _columns(plan: Plan, revealed: int) -> tuple[s.Feature, ...]:
    """The columns printed on the tiles of the sections on the table; outdoors these are trees.  UN-1195"""
    return tuple(
        s.Feature(kind, (int(at),), piece_name(kind))
        for n, section in enumerate(plan.sections)
        if revealed >> n & 1
        for kind in ("tree" if section.plan.outdoor else "column",)
        for at in squares(section.columns)
    )


def _ladders(plan: Plan, seen: Bits) -> tuple[s.Feature, ...]:
    """The ladders of the sections on the table, from foot to top.  UN-0132"""
    return tuple(
        s.Feature("ladder", (int(foot), int(top)), "universalis-ladder")
        for foot, top in plan.ladders
        if seen >> foot & 1 and seen >> top & 1
    )


# figures


def _figures(game: Universalis) -> tuple[s.Figure, ...]:
    state = game.state
    letters = _letters(state.creatures)
    active = state.active.who if state.active is not None else 0
    heroes = [_figure(game, who, active, "") for who in state.heroes if not who.out]
    return tuple(heroes + [_figure(game, who, active, letters.get(who.id, "")) for who in state.creatures])


def _letters(creatures: list[Character]) -> dict[FigureId, str]:
    """Creatures that share a name get letters."""
    kinds: dict[str, list[FigureId]] = {}
    for creature in creatures:
        kinds.setdefault(creature.card, []).append(creature.id)
    return {id: "ABCDEFGHIJKLMNOPQRST"[n % 20] for ids in kinds.values() if len(ids) > 1 for n, id in enumerate(ids)}


def _figure(game: Universalis, who: Character, active: int, letter: str) -> s.Figure:
    card = person(who.card)
    left = 0 if "knocked-out" in who.conditions else max(0, game.left(who))
    bars = [s.Bar("vitality", left, game.vitality(who))]
    if who.fortune or who.hero:
        bars.append(s.Bar("fortune", who.fortune, max(card.fortune, who.fortune)))
    if card.stats.mana or who.mana:
        bars.append(s.Bar("mana", who.mana, max(card.stats.mana, who.mana)))
    if who.id == active and (who.hero or game.dark >= 0):
        bars += _purse(game)
    marks = [name for name in who.conditions if name != "knocked-out"]
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
        down="knocked-out" in who.conditions or who.down,
        letter=letter,
    )


def _purse(game: Universalis) -> list[s.Bar]:
    """What is left of the activation: the Action, the squares, the Quick Action.  UN-0114 to UN-0116"""
    active = game.active
    return [
        s.Bar("universalis-action", int(active.action), 1),
        s.Bar("universalis-squares", active.points, active.points + active.walked),
        s.Bar("universalis-quick-action", int(active.quick), 1),
    ]


def _magic_marks(game: Universalis, who: Character) -> list[str]:
    """The spells on a figure, and that it keeps one up or fights for the other side.  UN-0428, UN-0456"""
    found = [id for id in dict.fromkeys(game.spells_on(who)) if id in library()[SPELLS]]
    state = game.state
    if any(spell.caster == who.id for spell in state.lasting):
        found.append("keeps-spell")
    if who.id in state.swayed:
        found.append("summoned" if any(who.id in spell.summoned for spell in state.lasting) else "controlled")
    return found


def _rank(level: str) -> Literal["grunt", "elite", "boss"]:
    return "boss" if level == "champion" else "elite" if level == "elite" else "grunt"


# sheets


def calling(hero: Hero) -> str:
    """Race and class of a hero, as a phrase."""
    return f"universalis-race-{hero.race} universalis-class-{hero.klass}"


def _role(who: Character) -> str:
    """Race and class of a hero, the level of anybody else."""
    if who.hero and not who.owner:
        return calling(hero_card(who.card))
    return f"universalis-level-{person(who.card).level}"


def _sheet(game: Universalis, who: Character) -> s.Sheet:
    """What a character is, carries and knows; every number with its terms."""
    kit, card = game.kit(who), person(who.card)
    skills = (*card.skills, *who.extra)
    return s.Sheet(
        who=who.id,
        name=who.name,
        icon=card.icon,
        role=_role(who),
        numbers=_numbers(kit) + (_holdings(who) if who.hero else ()),
        worn=tuple(item_card(item) for item in (*who.hands, *who.body)),
        carried=tuple(item_card(item) for item in (*who.pack, *who.freight)),
        skills=tuple(_skill_card(skill) for skill in skills) + _spells(who),
        ailments=tuple(who.conditions),
    )


@lru_cache(maxsize=512)
def _skill_card(id: str) -> s.Card:
    """A skill with what it does."""
    name = f"universalis-skill-{id}"
    return s.Card(id, name, library()[SKILLS][id].icon, text=f"{name}.text")


def _spells(who: Character) -> tuple[s.Card, ...]:
    """The spells it knows.  UN-0421, UN-C471"""
    known = known_spells(who)
    gifts = tuple(gift for gift in gifts_of(who.card, who.extra) if gift not in known)
    return tuple(_spell_card(id, who.cast.count(id)) for id in (*known, *gifts))


@lru_cache(maxsize=512)
def _spell_card(id: str, cast: int) -> s.Card:
    """A spell with what its card states, and how often it was cast.  UN-C042, UN-0424"""
    spell = library()[SPELLS][id]
    facts = [
        ("fact-lore", f"lore-{spell.lore}"),
        ("fact-nature", f"nature-{spell.nature}"),
        ("fact-mana", str(spell.mana)),
        ("fact-range", _reach(spell)),
    ]
    if spell.area:
        facts.append(("fact-area", str(spell.area)))
    if spell.permanent:
        facts.append(("", "fact-permanent"))
    if cast:
        facts.append(("fact-cast", str(cast)))
    name = f"universalis-spell-{id}"
    return s.Card(id, name, spell.icon, text=f"{name}.text", facts=tuple(facts))


def _reach(spell: Spell) -> str:
    """Only oneself, up to so many squares, or the same with oneself.  UN-0450"""
    if not spell.range:
        return "range-self"
    return f"range-anyone:{spell.range}" if spell.anyone else str(spell.range)


def _holdings(who: Character) -> tuple[s.Number, ...]:
    """Value Points, experience, coins, weight: what else stands on a hero card.  UN-C041"""
    if who.owner:
        value = s.Number("universalis-value", person(who.card).vp)
        return (value, s.Number("universalis-coins", who.coins, most=MOST_COINS)) if who.coins else (value,)
    hero = hero_card(who.card)
    carried = weight(who.card, (*who.body, *who.hands, *who.pack))
    return (
        s.Number("universalis-value", hero.vp),
        s.Number("universalis-experience", hero.xp),
        s.Number("universalis-coins", who.coins, most=MOST_COINS),
        s.Number("universalis-weight", carried, most=weight_limit(who.card)),
    )


@lru_cache(maxsize=4096)
def _numbers(kit: Kit) -> tuple[s.Number, ...]:
    return tuple(s.Number(f"universalis-{name}", kit.attribute(name), tuple(kit.terms[name])) for name in SHOWN)


@lru_cache(maxsize=4096)
def item_card(item: str) -> s.Card:
    """A weapon, armor, shield or object as it is shown.  UN-1001"""
    name = gear_name(item)
    return s.Card(item, name, gear_cards()[item].icon, text=f"{name}.text", facts=facts_of(item))


def gear_name(item: str) -> str:
    """The message of the name of a weapon, armor, shield or object."""
    return f"universalis-{type(gear_cards()[item]).__name__.lower()}-{item}"


def piece_name(kind: str) -> str:
    """The message of the name of a piece of furniture or a special element."""
    return f"universalis-{'element' if kind in library()[ELEMENTS] else 'furniture'}-{kind}"
