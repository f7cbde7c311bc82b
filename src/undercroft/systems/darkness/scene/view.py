"""What a seat sees of a game of Massive Darkness.  Nothing here is secret but deck orders and facedown tokens."""

from __future__ import annotations

from undercroft.crawl.letters import shown
from undercroft.crawl.scene import goals, pile_views
from undercroft.kernel import scene as s
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NOBODY, FigureId, SeatId
from undercroft.kernel.tally import Tally
from undercroft.systems.darkness.cards.definitions import CLASSES, DOORS, EVENTS, HEROES
from undercroft.systems.darkness.cards.kit import Kit, foe_kit, steps_in_force
from undercroft.systems.darkness.cards.library import foe_cards, foe_name, gear_cards, library
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.heroes.ledger import BETWEEN
from undercroft.systems.darkness.maps.charts import Chart
from undercroft.systems.darkness.rolls import dice_thrown
from undercroft.systems.darkness.scene.reasons import barred
from undercroft.systems.darkness.scene.wording import (
    door_facts,
    event_facts,
    flat,
    foe_facts,
    gear_facts,
    native_skills,
    skill_facts,
)
from undercroft.systems.darkness.state import Foe, Hero
from undercroft.systems.darkness.status import health_left

PILES = ("treasure", "guard", "lesser", "greater", "artifact", "door", "event")


def scene(game: Darkness, seat: SeatId) -> s.Scene:
    """The scene of one seat."""
    state = game.state
    return s.Scene(
        system="darkness",
        quest=f"darkness-quest-{game.setup.quest if game.setup.quest in BETWEEN else game.chart.id}",
        seat=seat,
        round=state.round,
        phase=f"darkness-phase-{state.phase}",
        board=None if game.setup.quest in BETWEEN else _board(game),
        figures=_figures(game),
        hands=_market(game),
        tracks=(
            s.Track("darkness-level", "upgrade", state.level, 5),
            s.Track("darkness-lifebringer", "heart-bottle", state.lifebringer, max(2, state.lifebringer), (0,)),
            s.Track("darkness-round", "hourglass", state.round, kind="round"),
        ),
        goals=goals("darkness", game.state.quest),
        piles=pile_views("darkness", state.piles, lambda name: name.partition("-")[0] in PILES, _kind),
        sheets=tuple(_sheet(game, hero) for hero in state.heroes)
        + tuple(_foe_sheet(foe.id, foe.card, foe.gear if foe.boss else "", foe.second) for foe in state.foes),
        barred=barred(game, seat),
    )


def _kind(pile: str) -> str:
    """What the cards of a deck are called."""
    kinds = {"treasure": "gear", "artifact": "gear", "door": "door", "event": "event"}
    return kinds.get(pile.partition("-")[0], "foe-card")


def _market(game: Darkness) -> tuple[s.Hand, ...]:
    """The cards on offer in town lie open for everybody."""
    market = game.state.market
    if not market:
        return ()
    return (s.Hand(NOBODY, "darkness-market", len(market), tuple(card_view(card) for card in market)),)


# the board


def place_name(x: int, y: int) -> str:
    """A Zone by column and row of the map: B3.  The capital makes it a name that is shown as it is."""
    return f"{chr(ord('A') + x)}{y + 1}"


@remembered(64)
def _plain_zones(chart: Chart) -> tuple[s.Zone, ...]:
    zones = chart.zones
    return tuple(
        s.Zone(
            id=n,
            x=chart.xy[n][0],
            y=chart.xy[n][1],
            room=bool(zones.rooms >> n & 1),
            dark=bool(zones.shadow >> n & 1),
            tile=chart.tiles[chart.tile_of[n]].face,
            name=place_name(*chart.xy[n]),
        )
        for n in range(len(zones))
    )


def _board(game: Darkness) -> s.ZoneBoard:
    state, chart = game.state, game.chart
    return _board_of(chart, state.closed, state.locked, state.opened, state.gone, state.levels, _tokens(game))


@remembered(512)
def _board_of(
    chart: Chart,
    closed: int,
    locked: int,
    opened: int,
    gone: int,
    levels: tuple[tuple[int, int], ...],
    tokens: tuple[s.Token, ...],
) -> s.ZoneBoard:
    level_at = {at: level for level, at in sorted(levels)}
    zones = []
    for zone in _plain_zones(chart):
        if gone >> zone.id & 1:
            continue
        sealed = zone.room and not opened >> zone.id & 1
        zones.append(
            s.Zone(
                zone.id,
                zone.x,
                zone.y,
                1,
                1,
                zone.room,
                zone.dark,
                sealed,
                zone.tile,
                level_at.get(zone.id, 0),
                zone.name,
            )
        )
    doors = tuple(
        s.Door(door.a, door.b, "open" if not closed >> n & 1 else "locked" if locked >> n & 1 else "closed")
        for n, door in enumerate(chart.doors)
        if not gone >> door.a & 1 and not gone >> door.b & 1
    )
    return s.ZoneBoard(chart.width, chart.height, tuple(zones), chart.wall_free, doors, tokens)


def _tokens(game: Darkness) -> tuple[s.Token, ...]:
    """Tokens as they lie; a facedown one shows only its back."""
    state, chart = game.state, game.chart
    tokens = [s.Token(token.kind, token.at, 0, f"darkness-token-{token.kind}") for token in state.tokens]
    tokens += [s.Token("level", at, level, "darkness-token-level", level != state.level) for level, at in state.levels]
    tokens.append(s.Token("start", chart.start, 0, "darkness-token-start"))
    if chart.exit >= 0:
        tokens.append(s.Token("exit", chart.exit, 0, "darkness-token-exit", not state.quest.get("exit", 0)))
    tokens += [s.Token("pillar", p.at, p.health, "darkness-token-pillar") for p in state.pillars]
    return tuple(tokens)


# figures


def _figures(game: Darkness) -> tuple[s.Figure, ...]:
    heroes = tuple(_hero(game, hero) for hero in game.state.heroes if not hero.left)
    foes = tuple(_foe(game, foe) for foe in game.state.foes)
    pillars = tuple(
        s.Figure(
            id=p.id,
            name="darkness-token-pillar",
            icon="stone-tower",
            side="other",
            at=p.at,
            bars=(s.Bar("health", p.health, max(5, p.health), "life"),),
        )
        for p in game.state.pillars
    )
    return heroes + foes + pillars


def _hero(game: Darkness, hero: Hero) -> s.Figure:
    marks = []
    if hero.stunned:
        marks.append("stunned")
    if game.in_shadow(hero.at):
        marks.append("shadow")
    if hero.mark:
        marks.append(hero.mark)
    return s.Figure(
        id=hero.id,
        name=f"darkness-hero-{hero.card}",
        icon=library()[HEROES][hero.card].icon,
        side="hero",
        rank="hero",
        seat=hero.seat,
        at=hero.at,
        bars=(s.Bar("health", hero.health, game.max_health(hero), "life"), s.Bar("xp", hero.xp, 30, "growth")),
        marks=tuple(marks),
        active=hero.id == game.state.active and game.state.phase == "heroes",
        down=hero.dead,
    )


def _foe(game: Darkness, foe: Foe) -> s.Figure:
    card = game.card(foe)
    mob = card.role == "mob"
    led, leaderless = mob and foe.boss, mob and not foe.boss
    states = (("led", led), ("leaderless", leaderless), ("stunned", foe.stunned), ("asleep", foe.asleep))
    marks = [name for name, on in states if on]
    if game.in_shadow(foe.at):
        marks.append("shadow")
    most = foe.most + card.minions * game.state.starting * card.health
    bars = [s.Bar("health", health_left(game, foe), max(most, 1), "life")]
    if mob:
        bars.append(s.Bar("minions", foe.minions, card.minions * game.state.starting))
    return s.Figure(
        id=foe.id,
        name=foe_name(card),
        icon=card.icon,
        side="foe",
        rank="boss" if card.role == "roamer" else "elite" if card.role == "agent" else "grunt",
        at=foe.at,
        bars=tuple(bars),
        marks=tuple(marks),
        members=foe.minions + foe.boss,
        acted=foe.acted and game.state.phase == "enemies",
        letter=shown(game.state.placed, card.type, foe.letter),
    )


# sheets, cards


def _sheet(game: Darkness, hero: Hero) -> s.Sheet:
    """A Hero's sheet; the same one as long as nothing on it changes."""
    level = game.state.level
    return _hero_sheet(
        hero.id,
        hero.card,
        hero.klass,
        hero.skills,
        (hero.body, *hero.hands) if hero.body else hero.hands,
        hero.pack,
        hero.tokens,
        game.kit(hero),
        level,
        (hero.health, game.max_health(hero), hero.actions, hero.xp, hero.micro if game.story else -1),
        hero.stunned,
    )


@remembered(8192)
def _hero_sheet(
    id: FigureId,
    card: str,
    klass: str,
    skills: tuple[str, ...],
    worn: tuple[str, ...],
    pack: tuple[str, ...],
    tokens: tuple[str, ...],
    kit: Kit,
    level: int,
    marks: tuple[int, int, int, int, int],
    stunned: bool,
) -> s.Sheet:
    health, most, actions, xp, micro = marks
    numbers = [s.Number("health", health, (), most), s.Number("actions", actions), s.Number("xp", xp, (), 30)]
    if micro >= 0:
        numbers.append(s.Number("micro", micro, (), 5))
    return s.Sheet(
        who=id,
        name=f"darkness-hero-{card}",
        icon=library()[HEROES][card].icon,
        role=f"darkness-class-{klass}",
        numbers=(*numbers, *_dice(kit)),
        worn=tuple(card_view(one) for one in worn),
        carried=tuple(card_view(one) for one in pack) + tuple(_carried(token) for token in tokens),
        skills=_skills(card, klass, skills, level),
        ailments=("stunned",) if stunned else (),
    )


def _dice(kit: Kit) -> list[s.Number]:
    """The dice that the cards of a kit come to, kind by kind, a term for each card."""
    numbers: list[s.Number] = []
    for kind in ("melee", "ranged", "magic"):
        if kit.printed[kind]:
            dice = dice_thrown(kit.printed[kind], (), (), ())
            numbers += [_counted(f"{kind}-red", dice.red), _counted(f"{kind}-yellow", dice.yellow)]
    guard = dice_thrown((), kit.printed["defense"], (), ())
    return [*numbers, _counted("defense-green", guard.green), _counted("defense-blue", guard.blue)]


def _counted(name: str, dice: Tally) -> s.Number:
    return s.Number(name, dice.total, dice.frozen())


@remembered(4096)
def _foe_sheet(id: FigureId, card: str, gear: str, second: str) -> s.Sheet:
    """An Enemy's card lies open for everybody, and so does what its Guardian holds."""
    me, kit = foe_cards()[card], foe_kit(card, gear, second)
    return s.Sheet(
        who=id,
        name=foe_name(me),
        icon=me.icon,
        role=f"darkness-role-{me.role}",
        numbers=(s.Number("level", me.level), s.Number("health-each", me.health), *_dice(kit)),
        worn=(card_view(gear),) if gear else (),
        skills=tuple(
            _nature(card) for card in (card, second) if card and (foe_cards()[card].powers or foe_cards()[card].gives)
        ),
    )


def _nature(id: str) -> s.Card:
    """What an Enemy can do by nature."""
    card = foe_cards()[id]
    return s.Card(id=id, name="darkness-nature", icon=card.icon, facts=foe_facts(card), level=card.level)


def _carried(token: str) -> s.Card:
    """A token carried like an Item.  DA-0368, DA-0404"""
    return s.Card(id=token, name=f"darkness-token-{token}", icon="knapsack")


@remembered(4096)
def _skills(card: str, klass: str, skills: tuple[str, ...], level: int) -> tuple[s.Card, ...]:
    """What a Hero can do from the start, then the lines of the class: what is in force, and what comes next."""
    sheet = library()[CLASSES][klass]
    icon = sheet.icon
    found = [s.Card(skill.id, skill.name, icon, facts=skill.facts) for skill in native_skills(card, klass)]
    in_force = dict(steps_in_force(sheet, skills, level))
    for line, steps in sheet.lines.items():
        known = skills.count(line)
        facts = skill_facts(in_force[line]) if line in in_force else ()
        if known < len(steps):
            step = steps[known]
            facts += ((f"skill-next:{step.level} skill-cost:{step.cost}", flat(skill_facts(step))),)
        name = f"darkness-line-{klass}-{line}"
        found.append(s.Card(id=line, name=name, icon=icon, facts=facts, level=known))
    return tuple(found)


def face(id: str) -> s.Card | None:
    """A card as it is turned over: Equipment, an Enemy, a door, an Event."""
    box = library()
    if id in gear_cards():
        return card_view(id)
    if id in foe_cards():
        foe = foe_cards()[id]
        return s.Card(id, foe_name(foe), foe.icon, facts=foe_facts(foe), level=foe.level)
    if id in box[DOORS]:
        return s.Card(id, f"darkness-door-{id}", "wooden-door", facts=door_facts(box[DOORS][id]))
    if id in box[EVENTS]:
        return s.Card(id, f"darkness-event-{id}", "scroll-unfurled", facts=event_facts(box[EVENTS][id]))
    return None


@remembered(512)
def card_view(id: str) -> s.Card:
    """An Equipment card as it is shown."""
    card = gear_cards()[id]
    name = f"darkness-gear-{id}"
    return s.Card(
        id=id,
        name=name,
        icon=card.icon,
        text=f"{name}.story",
        facts=gear_facts(id),
        level=card.level,
        slot=card.slot,
        tags=card.tags,
    )
