"""What quests say as data: things of their own, goals, twists.  LE-0048, LE-G29"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.kernel.events import Changed, Placed, Removed, Said
from undercroft.kernel.moments import QUEST
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId, Option, Script
from undercroft.kernel.tally import Term
from undercroft.systems.league import moments
from undercroft.systems.league.actions.leave import DONE
from undercroft.systems.league.actions.needs import pay
from undercroft.systems.league.agenda import QuestStep
from undercroft.systems.league.cards.quests import QUESTS, Object, Quest, Twist
from undercroft.systems.league.dungeon.befalling import Where, befall
from undercroft.systems.league.dungeon.placing import meet, place_troop
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import THING, Enemy, Hero, Token

NAME = "as-written"
"""The name of these rules."""
USE = "use-thing"
ROUND = "round"


def quest_of(game: League) -> Quest:
    """The quest that is played."""
    return game.box[QUESTS][game.setup.quest]


def goal_name(quest: Quest, n: int) -> str:
    """What the count of a goal is called."""
    return f"{quest.id}-{n + 1}"


# goals


@moments.SET_UP.on(NAME, rank=QUEST)
def to_be_done(game: League) -> None:
    """Nothing has been done yet."""
    quest = quest_of(game)
    game.state.quest[DONE] = 0
    for n, _ in enumerate(quest.goals):
        game.state.quest[goal_name(quest, n)] = 0


def advance(game: League, kind: str, what: str | None = None) -> None:
    """A goal has come nearer; when all have been reached, the task is done.  LE-0048"""
    quest, counts = quest_of(game), game.state.quest
    for n, goal in enumerate(quest.goals):
        name = goal_name(quest, n)
        if goal.kind == kind and goal.what == what and counts[name] < goal.n:
            was, counts[name] = counts[name], counts[name] + 1
            game.tell(Changed, "goal", now=counts[name], was=was, detail=f"league-goal-{name}", rules=("LE-G29",))
    if counts[DONE] == 0 and all(counts[goal_name(quest, n)] >= goal.n for n, goal in enumerate(quest.goals)):
        counts[DONE] = 1
        game.tell(Said, "league-task-done", args={"quest": f"league-quest-{quest.id}"})


@moments.ENEMY_FELLED.on(NAME, rank=QUEST)
def beaten(game: League, enemy: Enemy) -> None:
    """Somebody whom the quest names has fallen."""
    if enemy.mark:
        advance(game, "beat", enemy.mark)


@moments.BATTLE_WON.on(NAME, rank=QUEST)
def cleared(game: League) -> None:
    """The objective tile lies, and nobody is left to defend it."""
    if _objective(game) >= 0:
        advance(game, "clear")


@moments.TURN_ENDS.on(NAME, rank=QUEST)
def held(game: League) -> None:
    """A turn during which a hero stood on the objective tile."""
    tile = _objective(game)
    if tile >= 0 and any(game.ground.tile(one.at) == tile for one in game.standing()):
        advance(game, "hold")


def _objective(game: League) -> int:
    """The number of the objective tile; -1 while it does not lie."""
    quest = quest_of(game)
    return next((n for n, laid in enumerate(game.state.plan.laid) if laid.tile == quest.objective), -1)


# things


@moments.TILE_LAID.on(NAME, rank=QUEST)
def things_of_tile(game: League, number: int) -> None:
    """What the quest has put on a tile, and what happens when it is found, come in a step of their own."""
    game.push(QuestStep(n=number))


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def lay_out(game: League, entry: QuestStep) -> Script[None]:
    """Things lie on free squares of the tile, by lot; then what its sight sets going.  Or a turn has come."""
    quest = quest_of(game)
    if entry.what == ROUND:
        yield from turn_of_events(game, quest.twists[entry.n], 0)
        return
    tile = game.state.plan.laid[entry.n].tile
    for name, thing in quest.things.items():
        if thing.tile != tile:
            continue
        for _ in range(thing.n):
            free = game.ground.tile_squares(entry.n) & ~game.ground.pits & ~game.occupied() & ~_lying(game)
            if free:
                at = yield from pick(list(squares(free)), "square")
                game.state.tokens = (*game.state.tokens, Token(kind=f"{THING}{name}", at=at, name=name))
                game.tell(Placed, f"league-token-{THING}{name}", at, NO_ONE, "", rules=("LE-G29",))
    for twist in quest.twists:
        if twist.tile == tile:
            yield from turn_of_events(game, twist, entry.n)


def _lying(game: League) -> int:
    found = 0
    for token in game.state.tokens:
        found |= 1 << token.at
    return found


@moments.OFFERS.on(NAME, rank=QUEST)
def offers(game: League, hero: Hero) -> tuple[Option, ...]:
    """Whatever the hero stands on or beside may be seen to, unless it lies, is caught or is down in a pit.

    LE-G29, LE-G118
    """
    if hero.at == NOWHERE or hero.prone or hero.netted or hero.pit:
        return ()
    near = game.ground.near[hero.at] | 1 << hero.at
    found: list[Option] = []
    for token in game.state.tokens:
        thing = _thing(game, token)
        if thing is None or _seen_to(game, token) or (thing.peace and game.state.battle):
            continue
        if near >> token.at & 1 and hero.ap >= thing.ap:
            found.append(Option(USE, at=token.at, what=token.kind, n=thing.ap))
    return tuple(found)


def _thing(game: League, token: Token) -> Object | None:
    return quest_of(game).things.get(token.name) if token.kind.startswith(THING) else None


def _seen_to(game: League, token: Token) -> bool:
    """Has this thing, which stays, been seen to already?"""
    return token.n > 0


@moments.DEED.on(NAME, rank=QUEST)
def use(game: League, hero: Hero, option: Option) -> Script[None]:
    """The hero spends the AP; if a check says so, the thing has been seen to.  LE-0067, LE-G29"""
    token = next(one for one in game.state.tokens if one.kind == option.what and one.at == option.at)
    thing = _thing(game, token)
    assert thing is not None
    pay(game, hero, thing.ap)
    where = Where(f"league-token-{token.kind}", token.at)
    if thing.check is not None:
        terms = (Term(thing.modifier, f"league-token-{token.kind}", "LE-G29"),) if thing.modifier else ()
        passed = yield from check(game, hero, thing.check, USE, terms=terms, rules=("LE-0067",))
        if not passed.success:
            yield from befall(game, hero, thing.failed, where)
            return
    _see_to(game, token, thing)
    yield from befall(game, hero, thing.do, where)
    advance(game, "use", token.name)
    for twist in quest_of(game).twists:
        if twist.used == token.name:
            yield from turn_of_events(game, twist, game.ground.tile(hero.at), hero.id)


def _see_to(game: League, token: Token, thing: Object) -> None:
    rest = tuple(one for one in game.state.tokens if one is not token)
    if thing.stays:
        rest = (*rest, Token(kind=token.kind, at=token.at, name=token.name, n=1))
    else:
        game.tell(Removed, f"league-token-{token.kind}", NO_ONE, token.at, "used", rules=("LE-G29",))
    game.state.tokens = rest


# twists


@moments.TURN_STARTS.on(NAME, rank=QUEST)
def time_passes(game: League) -> None:
    """What a turn sets going comes in a step of its own."""
    for n, twist in enumerate(quest_of(game).twists):
        if twist.round and twist.round == game.state.round:
            game.push(QuestStep(n=n, what=ROUND))


def turn_of_events(game: League, twist: Twist, tile: int, who: FigureId = NO_ONE) -> Script[None]:
    """Once in a quest: a sentence, what befalls whoever brought it about, those who come in."""
    name = f"twist-{twist.name}"
    if name in game.state.noted:
        return
    game.state.noted[name] = 1
    said = f"league-quest-{game.setup.quest}-{twist.name}"
    game.tell(Said, said, rules=("LE-G29",))
    heroes = game.standing()
    if heroes and twist.do:
        hero = game.hero(who) if who else heroes[0]
        yield from befall(game, hero, twist.do, Where(said, hero.at))
    met: list[Enemy] = []
    for troop in twist.foes:
        met += yield from place_troop(game, troop, tile)
    meet(game, met)
