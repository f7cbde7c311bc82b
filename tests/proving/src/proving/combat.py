"""Attacks, stage by stage: dice, somebody steps in, the shield, the harm."""

from __future__ import annotations

from proving.agenda import Ambush, Arrive, Guarded, Hurl, Hurt, Landed, Spoils, Strike, Turn, TurnEnds, Walk
from proving.cards.library import AIM, HELD, KINDS
from proving.game import ProvingGame, sources
from proving.moments import ATTACK, DEFENCE, SLAIN
from proving.rolls import D6, HIGH, LOCATION, MARGIN, aimed
from proving.state import Hit
from proving.status import blunt, damage_weapon, receive, use_up
from undercroft.crawl.steps import step
from undercroft.crawl.things import EMPTY, Item
from undercroft.kernel.dice import STANDARD, mixed
from undercroft.kernel.events import Changed, Harmed, Removed, Summed
from undercroft.kernel.game import draw
from undercroft.kernel.requests import NO, NO_ONE, YES, Ask, FigureId, Option, Roll, Script
from undercroft.kernel.tally import Tally

YES_NO = (YES, NO)
ON_THE_WAY = (Walk, Ambush, Arrive)


@step(Strike, attack=True)
def strike(game: ProvingGame, entry: Strike) -> Script[None]:
    """The attacker and the target throw together; a hero's side may spend a point to throw once more."""
    attacker, target = entry.who, entry.target
    if game.gone(target):
        return
    figures = game.state.figures
    one, other = figures[attacker - 1], figures[target - 1]
    behind = game.layout.behind(other.at, other.facing, KINDS[other.kind].size)
    hit = game.state.hit = Hit(attacker, target, entry.how, 0, bool(game.cover(attacker) & behind))
    mine, theirs = attack_dice(game, hit), defence_dice(game, hit)
    if game.told is not None:
        game.tell(Summed, "attack", attacker, mine.total, mine.frozen())
        game.tell(Summed, "defence", target, theirs.total, theirs.frozen())
    throw = Roll((D6[mine.total], D6[theirs.total]), MARGIN, game.thrower(attacker), attacker, "attack")
    hit.margin = yield throw
    lucky, who = (one, attacker) if one.seat != game.dark else (other, target)
    if lucky.points:
        again: Option = yield Ask("reroll", lucky.seat, YES_NO, 1, who)
        if again is YES or again.act == "yes":
            lucky.points -= 1
            game.tell(Changed, "points", who, now=lucky.points, was=lucky.points + 1)
            hit.margin = yield throw
    if hit.margin:
        game.push(Landed(attacker), Guarded(attacker), Hurt(attacker))
    else:
        game.state.hit = None


@step(Hurl, attack=True)
def hurl(game: ProvingGame, entry: Hurl) -> Script[None]:
    """An axe flies: 01 to 05 hits whatever is in the way, 95 and more damages it, 00 loses it; a 1 on the other die is
    the head."""
    thrower = entry.who
    if game.gone(entry.target):
        return
    hit = game.state.hit = Hit(thrower, entry.target, "hurl")
    aim = Tally(AIM, "axe").add(-10 * defence_dice(game, hit).total, "defence")
    game.tell(Summed, "aim", thrower, aim.total, aim.frozen())
    dice, reading = mixed(("hit", STANDARD["d100"], aimed(aim.total)), ("location", STANDARD["d6"], LOCATION))
    band, head = yield Roll((dice,), reading, game.thrower(thrower), thrower, "hurl")
    if band == "fumble":
        damage_weapon(game, thrower)
    elif band == "disaster":
        use_up(game, game.figure(thrower), "axe")
    if band == "perfect" or band == "success":
        hit.margin = 1 + head + (band == "perfect")
        game.push(Landed(thrower), Guarded(thrower), Hurt(thrower))
    else:
        game.state.hit = None


def attack_dice(game: ProvingGame, hit: Hit) -> Tally:
    """How many dice the attacker throws, and why."""
    figure = game.state.figures[hit.attacker - 1]
    kind = KINDS[figure.kind]
    tally = Tally(kind.shot if hit.how == "shot" else kind.attack, kind.id)
    if hit.behind:
        tally.add(1, "from-behind")
    brought = sources(figure)
    if brought:
        for deed in ATTACK.deeds(brought):
            deed(game, hit, tally)
    return tally


def defence_dice(game: ProvingGame, hit: Hit) -> Tally:
    """How many dice the target throws, and why."""
    figure = game.state.figures[hit.target - 1]
    kind = KINDS[figure.kind]
    tally = Tally(kind.defence, kind.id)
    brought = sources(figure)
    if brought:
        for deed in DEFENCE.deeds(brought):
            deed(game, hit, tally)
    return tally


@step(Landed, attack=True)
def landed(game: ProvingGame, entry: Landed) -> Script[None] | None:
    """Heroes with the skill, next to the target of a shot, may take it; each seat answers for its own."""
    hit = game.state.hit
    if hit is None or hit.how != "shot" or game.figure(hit.target).seat == game.dark:
        return None
    near = game.layout.near[game.figure(hit.target).at] & game.heroes_at
    guards = [who for who in game.among(game.heroes, near) if "guard" in game.kind(who).skills] if near else []
    return _step_in(game, hit, guards) if guards else None


def _step_in(game: ProvingGame, hit: Hit, guards: list[FigureId]) -> Script[None]:
    while guards:
        options = []
        for who in guards:
            seats = (game.figure(who).seat,)
            options += [Option("stay", who, seats=seats), Option("guard", who, seats=seats)]
        taken: Option = yield Ask("step-in", options[0].seats[0], options, who=hit.target)
        if taken.act == "guard":
            hit.target = taken.who
            hit.behind = False
            game.tell(Changed, "target", taken.who, detail="guard")
            return
        guards.remove(taken.who)


@step(Guarded, attack=True)
def guarded(game: ProvingGame, entry: Guarded) -> Script[None] | None:
    """A whole shield may stop a hit that does not come from behind."""
    hit = game.state.hit
    if hit is None or hit.behind or not game.figure(hit.target).shield:
        return None
    return _block(game, hit)


def _block(game: ProvingGame, hit: Hit) -> Script[None]:
    bearer = game.figure(hit.target)
    raised: Option = yield Ask("shield", bearer.seat, YES_NO, 0, hit.target)
    if raised.act == "yes":
        face = yield Roll((D6[1],), HIGH, game.thrower(hit.target), hit.target, "shield")
        if face == 1:
            bearer.shield = False
            game.tell(Changed, "shield", hit.target, was=1)
        elif face == 3:
            hit.margin = 0


@step(Hurt, attack=True)
def hurt(game: ProvingGame, entry: Hurt) -> None:
    """What is left of the hit is wounds; they stop a walk, and who walked may think again."""
    hit = game.state.hit
    if hit is not None:
        game.state.hit = None
        agenda = game.state.agenda
        if hit.margin and agenda and type(agenda[-1]) in ON_THE_WAY and agenda[-1].who == hit.target:
            game.cut(Turn, TurnEnds)
        if hit.how == "melee" and hit.margin:
            blunt(game, hit.attacker)
        harm(game, hit.target, hit.margin, hit.attacker)


def harm(game: ProvingGame, who: FigureId, amount: int, by: FigureId = NO_ONE, why: str = "attack") -> None:
    """A figure takes wounds, and may be slain."""
    if not amount:
        return
    figure = game.figure(who)
    health = KINDS[figure.kind].health
    figure.wounds = min(health, figure.wounds + amount)
    if game.told is not None:
        game.tell(Harmed, who, amount, health - figure.wounds, by, why)
    if figure.wounds == health:
        slay(game, who, by)


def slay(game: ProvingGame, who: FigureId, by: FigureId) -> None:
    """A figure leaves the game; what it held is discarded, and who slew a foe gets its loot."""
    figure = game.figure(who)
    at = figure.at
    game.take_off(who)
    game.tell(Removed, figure.kind, who, at, "slain")
    game.discard("loot", *(item.card for item in figure.outfit.items()))
    figure.outfit = EMPTY
    for deed in SLAIN.deeds(game.quest.rules):
        deed(game, figure)
    if figure.seat == game.dark:
        game.state.slain += 1
        if by and game.figure(by).seat != game.dark:
            game.push(Spoils(by))
    elif not game.heroes_at:
        game.end(False, "party-slain")


@step(Spoils, after=True)
def spoils(game: ProvingGame, entry: Spoils) -> Script[None]:
    """A card from the loot, if any is left and there is room for it."""
    figure = game.figure(entry.who)
    if len(figure.outfit.items()) < HELD:
        cards = yield from draw(game, "loot", seat=figure.seat, why="spoils", refill="loot")
        for card in cards:
            receive(figure, Item(card))
        if "charm" in cards:
            figure.points += 1
            game.tell(Changed, "points", entry.who, now=figure.points, was=figure.points - 1)
