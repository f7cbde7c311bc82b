"""A Hero's Activation: what can be done, what it costs, how it ends.  DA-0176 to DA-0191, DA-0222 to DA-0237"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.crawl.things import without
from undercroft.kernel.events import Began, Changed, Moved, Removed
from undercroft.kernel.requests import NO, YES, Ask, Option, Script
from undercroft.systems.darkness import moments, status
from undercroft.systems.darkness.actions.attack import (
    COMBAT_ACTS,
    attack_options,
    charge_options,
    safe_shot_options,
    start_rush,
    strike,
)
from undercroft.systems.darkness.actions.cards import TRANSMUTED, transmute, use_options
from undercroft.systems.darkness.actions.move import can_walk, next_zones, walk_points
from undercroft.systems.darkness.agenda import CounterAttacks, EndHeroTurn, FreeAction, HeroTurn, NextHero, Trade, Walk
from undercroft.systems.darkness.cards.kit import Kit
from undercroft.systems.darkness.combat.attack import can_sign, sign
from undercroft.systems.darkness.effects import do_to
from undercroft.systems.darkness.effects.consumables import use
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import ACTIONS, Hero

END = Option("end")
GET_UP = Option("get-up")
MOVE = Option("move")
TRADE = Option("trade")
TRANSMUTE = Option("transmute")
SIGN = Option("sign")
FREE = ("transmute", "sign", "use", "end")


@step(NextHero)
def next_hero(game: Darkness, entry: NextHero) -> None:
    """Each player in order, from the First Player on, activates a Hero once.  DA-0176, DA-0182, DA-0183"""
    if entry.turn >= len(game.state.heroes):
        return
    game.push(NextHero(turn=entry.turn + 1))
    hero = game.in_turn_order()[entry.turn]
    if hero.here:
        begin_turn(game, hero)


def begin_turn(game: Darkness, hero: Hero) -> None:
    """A Hero's Activation begins: Actions, regeneration.  DA-0177, DA-C43, DA-C48"""
    kit = game.kit(hero)
    game.state.active = hero.id
    hero.actions = ACTIONS + sum(more.n for more in kit.actions if more.only == "any")
    hero.bonus = tuple(more.only for more in kit.actions if more.only != "any" for _ in range(more.n))
    hero.signed = hero.commanded = False
    hero.attacked = ()
    game.tell(Began, "hero-turn", 0, hero.id)
    if kit.regeneration:
        status.heal(game, hero, kit.regeneration, "regeneration")
    game.push(HeroTurn(hero.id), EndHeroTurn(hero.id))


@step(HeroTurn)
def hero_turn(game: Darkness, entry: HeroTurn) -> Script[None]:
    """The Hero takes Actions in any order until all are spent or it stops; after each the Level is settled.

    DA-0074, DA-0177 to DA-0179, DA-0190
    """
    hero = game.hero(entry.who)
    if entry.acted:
        game.settle_level()
    options = actions(game, hero)
    left = str(hero.actions + len(hero.bonus))
    option: Option = yield Ask("hero-action", hero.seat, (*options, END), len(options), hero.id, about=left)
    if option.act == "end":
        hero.actions, hero.bonus = 0, ()
        return
    game.push(HeroTurn(hero.id, acted=True))
    spend(hero, option.act)
    yield from act(game, hero, option)


# what can be done


def actions(game: Darkness, hero: Hero) -> list[Option]:
    """Everything a Hero may do now, free Actions included; a Stunned Hero may still drink.  DA-0124, DA-0481"""
    if hero.stunned:
        return [*([GET_UP] if hero.actions else []), *use_options(game, hero)]
    kit = game.kit(hero)
    options: list[Option] = []
    if hero.actions or "movement" in hero.bonus:
        if can_walk(game, hero):
            options.append(MOVE)
        if kit.teleport and hero.actions:
            options += [Option("teleport", at=zone) for zone in teleport_zones(game, hero, kit.teleport)]
    attacks = attack_options(game, hero, kit) + charge_options(game, hero, kit) + safe_shot_options(game, hero, kit)
    options += [option for option in attacks if can_afford(hero, option.act)]
    if hero.actions:
        if kit.command and not hero.commanded:
            options += [Option("command", other.id) for other in game.living() if other.id != hero.id]
        options.append(TRADE)
        for deed in moments.HERO_OFFERS.deeds(game.quest):
            options += deed(game, hero)
    return options + free_actions(game, hero, kit)


def free_actions(game: Darkness, hero: Hero, kit: Kit) -> list[Option]:
    """Actions of cost 0: Transmute, Signature, Consumables.  DA-0179, DA-0222, DA-0225"""
    options = use_options(game, hero) if kit.items else []
    if len(hero.hands) + len(hero.pack) + bool(hero.body) >= TRANSMUTED:
        options.append(TRANSMUTE)
    if kit.signature is not None and kit.signature.use and can_sign(game, hero):
        options.append(SIGN)
    return options


_KIND = {"charge": "melee", "blade": "magic", "safe-shot": "ranged"}


def can_afford(hero: Hero, act: str) -> bool:
    """Can a Hero pay for a Combat Action: with one of its Actions, or a bonus one of that kind?  DA-C43"""
    return bool(hero.actions) or _KIND.get(act, act) in hero.bonus or "combat" in hero.bonus


def spend(hero: Hero, act: str) -> None:
    """Pay for an Action; a bonus Action of its kind goes first.  DA-0177, DA-0179"""
    if act in FREE:
        return
    wanted = ("movement",) if act == "move" else (_KIND.get(act, act), "combat") if act in COMBAT_ACTS else ()
    for kind in wanted:
        if kind in hero.bonus:
            hero.bonus = without(hero.bonus, kind)
            return
    hero.actions -= 1


def teleport_zones(game: Darkness, hero: Hero, most: int) -> list[int]:
    """Zones a Teleport reaches: as if Slippery, walls and closed doors still block.  DA-C53, DA-G58"""
    found, fresh = {hero.at}, [hero.at]
    for _ in range(most):
        fresh = sorted({zone for at in fresh for zone in next_zones(game, hero, at)} - found)
        found.update(fresh)
    return sorted(found - {hero.at})


# doing it


def act(game: Darkness, hero: Hero, option: Option, *, free: bool = False) -> Script[None]:
    """Do what was chosen; `free` for a commanded Hero, whose attacks draw no Counter-Attack.  DA-C46"""
    what = option.act
    if what == "move":
        game.push(Walk(hero.id, walk_points(game, hero)))
    elif what in ("melee", "ranged", "magic", "blade"):
        strike(game, hero, option, free=free)
    elif what in ("charge", "safe-shot"):
        start_rush(game, hero, option, free)
    elif what == "teleport":
        came_from, hero.at = hero.at, option.at
        game.tell(Moved, hero.id, (came_from, hero.at), "teleport")
        for deed in moments.HERO_MOVED.deeds(game.quest):
            deed(game, hero, came_from)
    elif what == "command":
        hero.commanded = True
        game.push(FreeAction(option.who))
    elif what == "trade":
        game.push(Trade(hero.id, hero.at))
    elif what == "transmute":
        yield from transmute(game, hero)
    elif what == "sign":
        sign(game, hero)
        signature = game.kit(hero).signature
        assert signature is not None
        do_to(game, hero, signature.use, "signature")
    elif what == "use":
        use(game, hero, option.what)
    elif what == "get-up":
        hero.stunned = False
        game.tell(Changed, "stunned", hero.id, now=0, rules=("DA-0191",))
    else:
        for quest_deed in moments.HERO_DEED.deeds(game.quest):
            quest_deed(game, hero, option)


@step(FreeAction)
def free_action(game: Darkness, entry: FreeAction) -> Script[None]:
    """A commanded Hero at once performs one Action of its player's choice.  DA-C46, DA-G59"""
    hero = game.hero(entry.who)
    kept, hero.actions = hero.actions, 1
    options = actions(game, hero)
    hero.actions = kept
    option: Option = yield Ask("commanded", hero.seat, (*options, END), who=hero.id)
    if option.act != "end":
        yield from act(game, hero, option, free=True)


# the end of it


@step(EndHeroTurn)
def end_hero_turn(game: Darkness, entry: EndHeroTurn) -> Script[None]:
    """After the Actions come the Counter-Attacks, then a Hero at the open Exit may leave.  DA-0181, DA-G107"""
    hero = game.hero(entry.who)
    if hero.attacked:
        game.push(CounterAttacks(hero.id), EndHeroTurn(hero.id))
        return
    if may_leave(game, hero):
        option: Option = yield Ask("leave", hero.seat, (YES, NO), who=hero.id)
        if option.act == "yes":
            leave(game, hero)


def may_leave(game: Darkness, hero: Hero) -> bool:
    """Is the Hero in the Exit Zone, with the earlier objectives met and no Enemy up in it?  DA-G107"""
    if not game.state.quest.get("exit") or hero.at != game.chart.exit:
        return False
    if not all(deed(game, hero) for deed in moments.MAY_LEAVE.deeds(game.quest)):
        return False
    return all(foe.stunned for foe in game.foes_at(hero.at))


def leave(game: Darkness, hero: Hero) -> None:
    """A Hero leaves the board; once everybody who must leave has left, the Quest is won.  DA-G107, DA-G108"""
    hero.left = True
    game.tell(Removed, f"darkness-hero-{hero.card}", hero.id, hero.at, "left")
    for deed in moments.HERO_LEFT.deeds(game.quest):
        deed(game, hero)
    if all(one.left for one in game.state.heroes):
        game.end(True, "darkness-escaped")
