"""How Enemies behave: the four steps of an Activation, targets, ways, counter-attacks.  DA-0230 to DA-0256"""

from __future__ import annotations

from undercroft.board.zones import FAR
from undercroft.crawl.steps import step
from undercroft.kernel.events import Began, Changed, Moved
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NO_ONE, Ask, FigureId, Option, Script
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.agenda import ActAll, CounterAttacks, EnemiesPhase, FoeTurn, NextFoe, Reinforce
from undercroft.systems.darkness.combat.attack import attack
from undercroft.systems.darkness.effects.consumables import fend_off
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.maps.charts import Chart
from undercroft.systems.darkness.state import Foe, Hero


@step(EnemiesPhase)
def enemies_phase(game: Darkness, entry: EnemiesPhase) -> None:
    """All Enemies are activated once, then Agents call reinforcements.  DA-0011, DA-0074, DA-0238, DA-G79"""
    game.settle_level()
    game.state.phase = "enemies"
    game.tell(Began, "enemies-phase")
    for foe in game.state.foes:
        foe.acted = False
    game.push(NextFoe())
    for deed in moments.ENEMIES_START.deeds(game.quest):
        deed(game)


@step(NextFoe)
def next_foe(game: Darkness, entry: NextFoe) -> Script[None]:
    """Players choose which Enemy comes next; sleeping ones are left out, Agents call last.  DA-0238, DA-0256, DA-G90"""
    waiting = [foe for foe in game.state.foes if not (foe.acted or foe.asleep)]
    if not waiting:
        _call_reinforcements(game)
        return
    foe = waiting[0]
    if len(waiting) > 1 and game.living():
        options = [Option("activate", one.id) for one in waiting]
        option: Option = yield Ask("next-foe", game.party_seat(), options)
        foe = game.foe(option.who)
    foe.acted = True
    game.push(NextFoe())
    activate(game, foe)


def activate(game: Darkness, foe: Foe, against: FigureId = NO_ONE) -> None:
    """An Enemy's Activation begins: it regenerates, and if Stunned spends it getting up.  DA-0239, DA-0307, DA-C48"""
    if foe.asleep:
        return
    game.tell(Began, "foe-turn", 0, foe.id)
    foe.boss_hurt = max(0, foe.boss_hurt - game.foe_kit(foe).regeneration)
    if foe.stunned:
        foe.stunned = False
        game.tell(Changed, "stunned", foe.id, now=0, rules=("DA-0307",))
        return
    game.push(FoeTurn(foe.id, against))


def _call_reinforcements(game: Darkness) -> None:
    """Only Agents on the board when the phase ends call, each once.  DA-0158, DA-G79"""
    if all(deed(game) for deed in moments.REINFORCED.deeds(game.quest)):
        game.push(*[Reinforce(foe.id) for foe in game.state.foes if game.card(foe).role == "agent"])


@step(FoeTurn)
def foe_turn(game: Darkness, entry: FoeTurn) -> Script[None]:
    """Step 1 attack, 2 move, 3 attack, 4 move; an attack ends the Activation.  DA-0011, DA-0239 to DA-0241"""
    foe = game.foe(entry.who)
    quest = moments.FOE_ACTS.deeds(game.quest) if not entry.against else ()
    if any(deed(game, foe) for deed in quest):
        return
    for number in range(1, 5):
        if entry.against and hidden_from(game, foe, game.hero(entry.against)):
            return
        if number % 2:
            if (yield from try_to_attack(game, foe, entry.against)):
                return
        else:
            yield from move_on(game, foe, entry.against)


# seeing


def hidden_from(game: Darkness, foe: Foe, hero: Hero) -> bool:
    """A Hero in a Shadow Zone and out of the Enemy's sight is ignored.  DA-0056, DA-0057, DA-0234, DA-G86, DA-G88"""
    return game.in_shadow(hero.at) and not game.view.sight[foe.at] >> hero.at & 1


def reach_of(game: Darkness, foe: Foe, zone: int) -> str:
    """The kind of combat with which an Enemy reaches a Zone, if any.  DA-0242 to DA-0245"""
    kit = game.foe_kit(foe)
    if zone == foe.at:
        return "melee" if kit.dice["melee"] != (0, 0) else ""
    far = game.view.range[foe.at][zone]
    if far >= FAR:
        return ""
    if kit.dice["ranged"] != (0, 0):
        return "ranged"
    if far <= 2 + kit.reach and kit.dice["magic"] != (0, 0):
        return "magic"
    return ""


# attacking


def try_to_attack(game: Darkness, foe: Foe, against: FigureId) -> Script[bool]:
    """Attack the Hero with the most unspent XP among those in reach.

    DA-0011, DA-0124, DA-0232, DA-0242 to DA-0247, DA-G134
    """
    if not against and any(deed(game, foe) for deed in moments.FOE_ATTACKS.deeds(game.quest)):
        return True
    if not heroes_in_reach(game, foe, against):
        return False
    yield from fend_off(game, foe)
    if game.foe_or_none(foe.id) is None or foe.stunned:
        return True
    in_reach = heroes_in_reach(game, foe, against)
    if not in_reach:
        return False
    hero = yield from richest(game, in_reach, "attack-target", foe)
    foe.homing = False
    attack(game, foe.id, hero.id, reach_of(game, foe, hero.at), hero.at, counter=bool(against))
    return True


def heroes_in_reach(game: Darkness, foe: Foe, against: FigureId) -> list[Hero]:
    """The Heroes an Enemy could attack now; in a Counter-Attack none but one.  DA-0102, DA-0232, DA-0242 to DA-0245"""
    heroes = [hero for hero in game.living() if against in (NO_ONE, hero.id)]
    return [hero for hero in heroes if reach_of(game, foe, hero.at)]


def richest(game: Darkness, heroes: list[Hero], prompt: str, foe: Foe) -> Script[Hero]:
    """The Hero with the most unspent XP; a Taunting one before all; ties are the players' to break.

    DA-0246, DA-0247, DA-0252, DA-0318, DA-C52, DA-G90
    """
    if len(heroes) == 1:
        return heroes[0]
    taunting = [hero for hero in heroes if game.kit(hero).taunt]
    among = taunting or heroes
    if not taunting:
        most = max((hero.xp, hero.micro) for hero in heroes)
        among = [hero for hero in heroes if (hero.xp, hero.micro) == most]
    if len(among) > 1:
        among.sort(key=lambda hero: hero.health)
        options = [Option("target", hero.id) for hero in among]
        option: Option = yield Ask(prompt, game.party_seat(), options, who=foe.id)
        return game.hero(option.who)
    return among[0]


# moving


def move_on(game: Darkness, foe: Foe, against: FigureId) -> Script[None]:
    """Move one Zone towards the target, unless held by a Hero in the Zone.  DA-0069, DA-0248 to DA-0255"""
    if held(game, foe):
        return
    goal = yield from goal_of(game, foe, against)
    steps = ways(game, foe.at, goal)
    if not steps:
        return
    options = [Option("way", at=zone) for zone in steps]
    option: Option = yield Ask("foe-way", game.party_seat(), options, who=foe.id)
    step_to(game, foe, option.at)


def step_to(game: Darkness, foe: Foe, zone: int) -> None:
    """An Enemy moves to a neighbouring Zone."""
    came_from, foe.at = foe.at, zone
    game.tell(Moved, foe.id, (came_from, zone))


def held(game: Darkness, foe: Foe) -> bool:
    """A Hero who is up holds an Enemy in the Zone, unless it is Slippery.  DA-0069, DA-0309"""
    held = not game.foe_kit(foe).slippery and any(not hero.stunned for hero in game.heroes_at(foe.at))
    for deed in moments.FOE_HELD.deeds(game.quest):
        held = deed(game, foe, held)
    return held


def goal_of(game: Darkness, foe: Foe, against: FigureId) -> Script[int]:
    """The Zone an Enemy makes for: where the Quest sends it, the richest Hero in sight, the richest in the light, the
    Starting Zone.

    DA-0011, DA-0232, DA-0248 to DA-0252, DA-0254
    """
    if against:
        foe.homing = False
        return game.hero(against).at
    for deed in moments.FOE_GOAL.deeds(game.quest):
        goal = deed(game, foe)
        if goal is not None:
            return goal
    living = game.living()
    seen = [hero for hero in living if game.view.sight[foe.at] >> hero.at & 1]
    if not seen:
        seen = [hero for hero in living if not game.in_shadow(hero.at)]
    if seen:
        foe.homing = False
        hero = yield from richest(game, seen, "move-target", foe)
        return hero.at
    return wander(game, foe)


def wander(game: Darkness, foe: Foe) -> int:
    """With nobody to pursue an Enemy goes between the Starting Zone and the Exit.  DA-0250, DA-0251, DA-G84, DA-G85"""
    start, exit = game.chart.start, game.chart.exit
    if exit < 0:
        return start
    goal = exit if foe.homing else start
    if foe.at == goal or not ways(game, foe.at, goal):
        foe.homing = not foe.homing
        goal = exit if foe.homing else start
    return goal


def ways(game: Darkness, at: int, goal: int) -> tuple[int, ...]:
    """The next Zones on shortest ways to a goal; where no open way leads there, towards the reachable Zone nearest to
    it as if closed doors were open.  DA-0253, DA-G82, DA-G83"""
    return _next_steps(game.chart, game.state.closed, game.state.gone, at, goal)


@remembered(65536)
def _next_steps(chart: Chart, closed: int, gone: int, at: int, goal: int) -> tuple[int, ...]:
    view = chart.zones.view(closed, gone)
    if view.distance(at, goal) < FAR:
        return view.next_steps(at, goal)
    through_doors = chart.zones.view(0, gone).distances(goal)
    from_here = view.distances(at)
    there = [zone for zone, far in enumerate(from_here) if far < FAR]
    nearest = min(through_doors[zone] for zone in there)
    if through_doors[at] == nearest:
        return ()
    best = [zone for zone in there if through_doors[zone] == nearest]
    closest = min(from_here[zone] for zone in best)
    steps = {step for zone in best if from_here[zone] == closest for step in view.next_steps(at, zone)}
    return tuple(sorted(steps))


# striking back


@step(CounterAttacks)
def counter_attacks(game: Darkness, entry: CounterAttacks) -> Script[None]:
    """Of the surviving Enemies that a Hero attacked in its Activation one tries to attack that Hero, then the next,
    once each, in the order players choose.  DA-0230 to DA-0237, DA-G53, DA-G89"""
    hero = game.hero(entry.who)
    waiting = [foe for id in hero.attacked if (foe := game.foe_or_none(id)) is not None]
    waiting = [foe for foe in waiting if not (foe.asleep or hidden_from(game, foe, hero))]
    if not waiting:
        hero.attacked = ()
        return
    foe = waiting[0]
    if len(waiting) > 1:
        options = [Option("activate", one.id) for one in waiting]
        option: Option = yield Ask("next-counter", hero.seat, options)
        foe = game.foe(option.who)
    hero.attacked = tuple(id for id in hero.attacked if id != foe.id)
    counter(game, foe, hero)


def counter(game: Darkness, foe: Foe, hero: Hero) -> None:
    """One Counter-Attack; a Quest may have its own."""
    if foe.role and any(deed(game, foe, hero) for deed in moments.COUNTERS.deeds(game.quest)):
        return
    activate(game, foe, hero.id)


@step(ActAll)
def act_all(game: Darkness, entry: ActAll) -> Script[None]:
    """Enemies on a list are activated once, outside their phase, in the order players choose.  DA-0238, DA-0266"""
    waiting = [foe for id in entry.foes if (foe := game.foe_or_none(id)) is not None and not foe.asleep]
    if not waiting:
        return
    foe = waiting[0]
    if len(waiting) > 1 and game.living():
        option: Option = yield Ask("next-foe", game.party_seat(), [Option("activate", one.id) for one in waiting])
        foe = game.foe(option.who)
    game.push(ActAll(foes=tuple(one.id for one in waiting if one is not foe)))
    activate(game, foe)
