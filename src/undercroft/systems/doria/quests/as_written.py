"""What a scenario's file says: what lies on its tiles, what is to be done, how the story turns, when it is lost.

Every scenario is played by these rules; what no word of a file describes has a module of its own beside this one.
DO-0004, DO-0006, DO-0014, DO-0026, DO-0326, DO-0448, DO-0505, DO-0521
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.board.bits import bits, squares
from undercroft.kernel.events import Changed, Said
from undercroft.kernel.moments import QUEST
from undercroft.kernel.packs import plain
from undercroft.kernel.piles import lay
from undercroft.kernel.requests import NOWHERE, Ask, Option, Script
from undercroft.kernel.state import Segment
from undercroft.systems.doria import moments
from undercroft.systems.doria.agenda import QuestStep
from undercroft.systems.doria.cards.definitions import MODIFIERS
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.cards.scenarios import Goal, Put, Scenario, Thing, Turn, When
from undercroft.systems.doria.dungeon.events import happens
from undercroft.systems.doria.dungeon.markers import mark, unmark
from undercroft.systems.doria.dungeon.monsters import entrances, place, tire
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.maps.tiles import tiles
from undercroft.systems.doria.rolls import target_number
from undercroft.systems.doria.setup import scenario_of
from undercroft.systems.doria.state import Character, Monster

NAME = "as-written"
THING = "thing"
"""The kind of a scenario's markers; their names are those of its things."""

REMEMBERED = "remembered-"
"""What is noted of ways that were chosen in earlier scenarios begins so.  DO-0505"""

EXIT = "exit"
"""Where the dungeon was entered.  DO-0180"""


def scenario(game: Doria) -> Scenario:
    """The scenario that is played."""
    return scenario_of(game.setup)


# setting up


@moments.SET_UP.on(NAME, rank=QUEST)
def set_up(game: Doria) -> None:
    """Only the monsters that the scenario names come, with as many modifiers for each as in the whole deck; what is to
    be done is there for all to see.  DO-0006, DO-0521"""
    plan = scenario(game)
    if plan.only or not plan.modifiers:
        deck = game.state.piles["monsters"]
        kept = chosen(plan, deck.cards)
        lay(deck, kept, (Segment(len(kept)),))
    for number in range(len(game.state.plan.laid)):
        furnish(game, number)
    count(game)


def chosen(plan: Scenario, cards: Sequence[str]) -> tuple[str, ...]:
    """The monster cards that a scenario is played with; of the modifiers, which lie there by lot, every so-manieth."""
    known = library()[MODIFIERS]
    modifiers = [n for n, card in enumerate(cards) if card in known]
    come = sum(card not in known and _comes(plan, card) for card in cards)
    others = len(cards) - len(modifiers)
    kept = {at for n, at in enumerate(modifiers) if (n + 1) * come // others > n * come // others}
    return tuple(
        card for n, card in enumerate(cards) if (plan.modifiers and n in kept if card in known else _comes(plan, card))
    )


def _comes(plan: Scenario, card: str) -> bool:
    return not plan.only or card in plan.only


def key_of(game: Doria, number: int) -> str:
    """What a goal is counted under, and called by: `<scenario>-<number>`."""
    return f"{scenario(game).id}-{number}"


@moments.TILE_FILLED.on(NAME, rank=QUEST)
def tile_filled(game: Doria, number: int) -> None:
    """What the scenario puts on a tile is put there; the story may turn.  DO-0026, DO-0326, DO-0521"""
    furnish(game, number)
    take_turns(game, tile=game.state.plan.laid[number].tile)
    count(game)


def furnish(game: Doria, number: int) -> None:
    """Monsters and things come onto a tile that has been laid."""
    code = game.state.plan.laid[number].tile
    for put in scenario(game).puts:
        if put.tile == code and game.state.starting >= put.characters:
            put_there(game, number, put)


def put_there(game: Doria, number: int, put: Put) -> None:
    """One monster or thing on its square, wherever the tile was turned to."""
    state = game.state
    laid = state.plan.laid[number]
    at = tiles().spot(state.plan, laid, tiles().tiles[laid.tile].parse(put.at))
    if put.thing:
        mark(game, THING, at, put.thing)
    if put.monster:
        monster = place(game, put.monster, at, put.modifiers)
        if monster is not None:
            monster.mark = put.mark
            tire(game, monster, put.weary)


# what is to be done


def left_of(game: Doria, number: int, goal: Goal) -> int:
    """How much of a goal is still to be done; 0 when it is reached.  DO-0004, DO-0014"""
    state = game.state
    if goal.kind in ("defeat", "use", "bring"):
        return max(0, goal.n - state.noted.get(key_of(game, number), 0))
    if goal.kind == "lay":
        return max(0, goal.n - len(state.plan.laid))
    if goal.kind == "survive":
        return max(0, goal.n - state.noted.get("rounds", 0))
    if goal.kind == "clear":
        return len(state.monsters) + len(state.piles["tiles"].cards) + len(state.waiting)
    here = sum(has_come_to(game, one, goal.what) for one in game.state.party if one.here)
    wanted = goal.n or sum(one.here for one in state.party)
    return max(0, wanted - here)


def stands_at(game: Doria, who: Character, what: str) -> bool:
    """Does a character stand on a thing, or at the exit?"""
    return who.at != NOWHERE and bool(places_of(game, what) >> who.at & 1)


def has_come_to(game: Doria, who: Character, what: str) -> bool:
    """Is a character on the tile of a thing, or of the exit?  Nobody shares a square, so a whole group has come to a
    place when it is on its tile."""
    ground = game.ground
    return who.at != NOWHERE and ground.tile(who.at) in {ground.tile(at) for at in squares(places_of(game, what))}


def places_of(game: Doria, what: str) -> int:
    """The squares of a thing, or of the exit."""
    if what == EXIT:
        return entrances(game)
    return bits(token.at for token in game.state.tokens if token.kind == THING and token.name == what)


def count(game: Doria) -> None:
    """What is left to do is counted; when nothing is, the scenario is won at once.  DO-0004, DO-0014"""
    plan = scenario(game)
    if not plan.goals:
        return
    before = sum(not left for left in game.state.quest.values())
    game.state.quest = {key_of(game, n): left_of(game, n, goal) for n, goal in enumerate(plan.goals, 1)}
    reached = sum(not left for left in game.state.quest.values())
    if reached == len(plan.goals):
        game.end(True, "doria-goals")
    for number in range(before + 1, reached + 1):
        take_turns(game, goals=number)


def advance(game: Doria, kind: str, *names: str) -> None:
    """Something was done that goals may be about."""
    for number, goal in enumerate(scenario(game).goals, 1):
        if goal.kind == kind and (goal.what in names or not goal.what):
            key = key_of(game, number)
            game.state.noted[key] = game.state.noted.get(key, 0) + 1
    count(game)


@moments.MONSTER_DEFEATED.on(NAME, rank=QUEST)
def defeated(game: Doria, monster: Monster) -> None:
    """A monster that is a goal, or at whose end the story turns, is defeated."""
    names = tuple(dict.fromkeys(name for name in (monster.mark, monster.card, plain(monster.card)) if name))
    for name in names:
        take_turns(game, defeated=name)
    advance(game, "defeat", *names)


@moments.MONSTER_PLACED.on(NAME, rank=QUEST)
def arrived(game: Doria, monster: Monster) -> None:
    """One more monster to be cleared away."""
    if any(goal.kind == "clear" for goal in scenario(game).goals):
        count(game)


@moments.MOVED.on(NAME, rank=QUEST)
def moved(game: Doria, character: Character) -> None:
    """Whoever carries a thing where it belongs has brought it; whoever stands where they should counts."""
    for number, goal in enumerate(scenario(game).goals, 1):
        if goal.kind == "bring" and character.mark == goal.what and goal.what and stands_at(game, character, goal.to):
            key = key_of(game, number)
            game.state.noted[key] = game.state.noted.get(key, 0) + 1
            game.tell(Changed, "brought", character.id, character.at, detail=f"doria-thing-{goal.what}")
            character.mark = ""
            take_turns(game, used=goal.what)
    count(game)


@moments.ROUND_ENDS.on(NAME, rank=QUEST)
def round_ends(game: Doria) -> None:
    """Another round has been survived; the story may turn; after its last round the scenario is lost.  DO-0521"""
    plan, rounds = scenario(game), game.state.round
    game.state.noted["rounds"] = rounds
    count(game)
    take_turns(game, round=rounds)
    if rounds == 1:
        for key in tuple(game.state.noted):
            if key.startswith(REMEMBERED):
                take_turns(game, way=key.removeprefix(REMEMBERED))
    if plan.limit and rounds >= last_round(plan, game.state.starting):
        game.end(False, "doria-limit")


def last_round(plan: Scenario, characters: int) -> int:
    """After which round a scenario is lost with so many characters."""
    return max(1, plan.limit - (characters // plan.sooner if plan.sooner else 0))


# things


@moments.OFFERS.on(NAME, rank=QUEST)
def offers(game: Doria, character: Character) -> tuple[Option, ...]:
    """What can be done with the things on a character's square.  DO-0521"""
    found = []
    for token in game.state.tokens:
        if token.kind == THING and token.at == character.at:
            thing = scenario(game).things.get(token.name)
            if thing is not None and _usable(game, character, thing):
                act = "take-thing" if thing.taken else "use-thing"
                found.append(Option(act, at=token.at, what=token.name, n=thing.ap))
    return tuple(found)


def _usable(game: Doria, who: Character, thing: Thing) -> bool:
    """Can anything be done with it: are the hands free for it, has what it needs been brought?"""
    if (thing.taken and who.mark) or not (thing.taken or thing.check or thing.do or thing.needs or not thing.stays):
        return False
    return not thing.needs or who.mark == thing.needs


@moments.DEED.on(NAME, rank=QUEST)
def use(game: Doria, character: Character, option: Option) -> Script[None]:
    """A character takes a thing or does something with it, by a check if it has one.  DO-0033, DO-0521"""
    if option.act not in ("take-thing", "use-thing"):
        return
    thing = scenario(game).things[option.what]
    was, character.ap = character.ap, max(0, character.ap - thing.ap)
    game.tell(Changed, "ap", character.id, now=character.ap, was=was, rules=("DO-0150",))
    if thing.check is not None:
        tn = thing.base + thing.factor * game.state.ml
        check = yield from target_number(game, character, thing.check, tn, why="event")
        if not check.success:
            game.tell(Changed, "thing-failed", character.id, detail=f"doria-thing-{option.what}")
            yield from happens(game, character, thing.failed)
            return
    if not thing.stays:
        unmark_one(game, option.at, option.what)
    if thing.taken:
        character.mark = option.what
    elif thing.needs:
        character.mark = ""
    game.tell(
        Changed, "thing-taken" if thing.taken else "thing-used", character.id, detail=f"doria-thing-{option.what}"
    )
    yield from happens(game, character, thing.do)
    take_turns(game, used=option.what)
    advance(game, "use", option.what)


def unmark_one(game: Doria, at: int, name: str) -> None:
    """One thing is no longer where it was."""
    others = [token for token in game.state.tokens if token.kind == THING and token.at == at and token.name != name]
    unmark(game, THING, at)
    for token in others:
        mark(game, THING, at, token.name)


@moments.UNCONSCIOUS.on(NAME, rank=QUEST)
@moments.LEAVES.on(NAME, rank=QUEST)
def dropped(game: Doria, character: Character) -> None:
    """What a character carried lies where it became unconscious, or where its player left the table."""
    if character.mark in scenario(game).things:
        mark(game, THING, character.at, character.mark)
        character.mark = ""


# the story


def take_turns(
    game: Doria, *, round: int = 0, tile: str = "", used: str = "", defeated: str = "", goals: int = 0, way: str = ""
) -> None:
    """Every turn of the story whose moment has come happens next, each once unless it comes every so many rounds."""
    now = When(round=round, tile=tile, used=used, defeated=defeated, goals=goals, way=way)
    for number, turn in enumerate(scenario(game).turns):
        if comes(turn.when, now) and (turn.when.every or not game.state.noted.get(f"turn-{number}")):
            game.state.noted[f"turn-{number}"] = 1
            game.push(QuestStep(what=NAME, n=number))


def comes(wanted: When, now: When) -> bool:
    """Is this the moment?"""
    if wanted.every:
        return now.round > 0 and now.round % wanted.every == 0
    named = [
        (getattr(wanted, field), getattr(now, field)) for field in ("round", "tile", "used", "defeated", "goals", "way")
    ]
    return any(want for want, _ in named) and all(want == there for want, there in named if want)


@moments.QUEST_STEP.on(NAME, rank=QUEST)
def turn_of_the_story(game: Doria, entry: QuestStep) -> Script[None]:
    """The story is told and goes on; where it parts, the group decides, and the campaign remembers.  DO-0505"""
    if entry.what != NAME:
        return
    plan = scenario(game)
    turn: Turn = plan.turns[entry.n]
    who = next(iter(game.awake()), None)
    game.tell(Said, f"doria-quest-{plan.id}-{turn.name}")
    if who is None:
        return
    yield from happens(game, who, turn.do)
    if turn.ways:
        options = [Option("way", what=f"{plan.id}-{way}", n=n) for n, way in enumerate(turn.ways)]
        option: Option = yield Ask("which-way", game.party_seat(), options, about=f"doria-quest-{plan.id}-{turn.name}")
        way = list(turn.ways)[option.n]
        game.state.noted[f"way-{way}"] = 1
        yield from happens(game, who, turn.ways[way])
    count(game)
