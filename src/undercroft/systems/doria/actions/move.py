"""Movement: walking, jumping, swapping places, carrying, combined in one action as one likes.

DO-0208 to DO-0233, DO-0265 to DO-0269
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board.bits import squares
from undercroft.crawl.families import need
from undercroft.crawl.steps import step
from undercroft.kernel.events import Moved
from undercroft.kernel.requests import NOWHERE, Ask, Option, Script, consent
from undercroft.kernel.tally import Term
from undercroft.systems.doria import moments, rolls
from undercroft.systems.doria.actions.needs import Family, Standpoint, free_to_move, pay
from undercroft.systems.doria.agenda import Fall, JumpCheck, Moving, Way
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground import jumps, walking
from undercroft.systems.doria.party import drop, may_be_carried, pick_up, stand
from undercroft.systems.doria.state import Character
from undercroft.systems.doria.status import lose_hp

SWAP = 5
"""AP for changing places with somebody.  DO-0231"""

STOP = Option("stop")
COMBINE = Option("combine")
"""A jump, or a movement of several parts.  DO-0218, DO-0222, DO-0232"""


@need
def on_the_board(here: Standpoint) -> bool:
    """It stands somewhere."""
    return here.character.at != NOWHERE


FAMILY = Family("move", needs=on_the_board, by=free_to_move)
"""Immobilized characters neither walk nor jump nor swap places.  DO-0128"""


# what it costs


def price(character: Character, ap: int) -> int:
    """What a movement costs: twice as much while somebody is carried.  DO-0267"""
    return ap * walking.burden(character)


@FAMILY.costs
def cost(here: Standpoint, option: Option) -> int:
    """Walking 1 AP for each square, jumping and swapping 5 each, picking up and putting down nothing.

    DO-0208, DO-0218, DO-0231, DO-0266, DO-0267
    """
    return cost_of(here.character, option)


def cost_of(character: Character, option: Option) -> int:
    """What a part of a movement costs; `n` of a walk is its length.

    DO-0208, DO-0218, DO-0229, DO-0231, DO-0266, DO-0267, DO-G25
    """
    plain = {
        "walk": option.n * walking.STEP,
        "jump": jumps.JUMP,
        "jump-past": jumps.JUMP + walking.STEP,
        "jump-swap": jumps.JUMP + SWAP,
        "swap": SWAP,
    }
    return price(character, plain.get(option.act, 0))


# what is offered


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """A single walk or swap, picking up or putting down; or a movement that is put together part by part, jumps among
    them.  DO-0209, DO-0218, DO-0222, DO-0231, DO-0232, DO-0266"""
    game, character = here.game, here.character
    found = [*walks(game, character, character.ap), *swaps(game, character), *burdens(game, character)]
    if found or any(True for _ in leaps(game, character, character.ap)):
        found.append(COMBINE)
    return found


def parts(game: Doria, character: Character, ap: int) -> list[Option]:
    """How a movement may begin or go on with so many AP left."""
    return [
        *walks(game, character, ap),
        *leaps(game, character, ap),
        *swaps(game, character),
        *burdens(game, character),
    ]


def walks(game: Doria, character: Character, ap: int) -> Iterator[Option]:
    """Every square that can be walked to, with how far it is.  DO-0208 to DO-0214"""
    found = walking.reach(game, character, ap)
    ends = walking.ends(game, character.id, found)
    for far, layer in enumerate(found.layers):
        for square in squares(layer & ends):
            yield Option("walk", at=square, n=far)


def leaps(game: Doria, character: Character, ap: int) -> Iterator[Option]:
    """Every square that can be jumped to, with how many squares that is; past another character to a free square next
    to it with an AP that is left after the jump, or into its place while it steps aside.

    DO-0218 to DO-0223, DO-0228 to DO-0230, DO-G25
    """
    who = character.id
    for square, far in sorted(jumps.landings(game, who, character.at).items()):
        yield Option("jump", at=square, n=far)
    for square, far in sorted(jumps.onto_others(game, who, character.at).items()):
        other = next(one for one in game.awake() if one.at == square)
        for beside in squares(jumps.beside(game, who, square) & ~(1 << character.at)):
            if ap - price(character, jumps.JUMP) >= price(character, walking.STEP):
                yield Option("jump-past", other.id, beside, n=far)
            if not other.held:
                yield Option("jump-swap", other.id, beside, n=far)


def swaps(game: Doria, character: Character) -> Iterator[Option]:
    """Every character next to it that can move; nobody is swapped onto a Hole.  DO-0128, DO-0231, DO-0339"""
    ground = game.ground
    if not ground.enterable >> character.at & 1:
        return
    near = ground.near[character.at] & ground.enterable
    for other in game.awake():
        if not other.held and near >> other.at & 1:
            yield Option("swap", other.id)


def burdens(game: Doria, character: Character) -> Iterator[Option]:
    """Whoever lies on its square can be taken up, whoever it carries put down.  DO-0265, DO-0266, DO-0269"""
    for other in game.state.party:
        if may_be_carried(game, other, character):
            yield Option("pick-up", other.id)
    if character.carries:
        yield Option("put-down", character.carries)


# what is done


@FAMILY.deed("walk", "swap", "pick-up", "put-down")
def move(game: Doria, here: Standpoint, option: Option) -> Script[None]:
    """A movement of one part.  DO-0209, DO-0231, DO-0266"""
    character = here.character
    if (yield from agreed(game, character, option)):
        pay(game, character, cost(here, option))
        game.push(*part(game, character, option))


@FAMILY.deed("combine")
def combine(game: Doria, here: Standpoint, option: Option) -> None:
    """A movement of any number of parts; its AP are deducted when it ends.  DO-0209, DO-0218, DO-0222, DO-0232"""
    game.push(Moving(here.character.id))


@step(Moving)
def go_on(game: Doria, entry: Moving) -> Script[None]:
    """Part after part, until the character stops or nothing is left to do: after a jump for which it had too few AP it
    may not walk on.  Then the AP are deducted and each jump is checked.  DO-0222 to DO-0224, DO-0232, DO-0266"""
    character = game.character(entry.who)
    left = character.ap - entry.spent
    options = parts(game, character, left) if left > 0 else list(burdens(game, character))
    if options:
        ask = Ask("move", character.seat, (*options, STOP), len(options), character.id, about=str(max(0, left)))
        option: Option = yield ask
        if option.act != "stop":
            yield from go_on_with(game, character, entry, option)
            return
    pay(game, character, entry.spent)
    game.push(*(JumpCheck(entry.who, squares=far) for far in entry.jumps))


def go_on_with(game: Doria, character: Character, entry: Moving, option: Option) -> Script[None]:
    """A part of the movement is done, if whoever it concerns agrees; then it goes on.  DO-0222, DO-0232, DO-0233"""
    if (yield from agreed(game, character, option)):
        spent = entry.spent + cost_of(character, option)
        game.push(*part(game, character, option), Moving(entry.who, spent, (*entry.jumps, *leaps_of(option))))
    else:
        game.push(entry)


def agreed(game: Doria, character: Character, option: Option) -> Script[bool]:
    """Nobody is moved who does not agree; who plays both needs not ask.  DO-0233"""
    if option.act not in ("swap", "jump-swap"):
        return True
    other = game.character(option.who)
    if other.seat == character.seat:
        return True
    return (yield from consent(other.seat, "swap", who=other.id))


def leaps_of(option: Option) -> tuple[int, ...]:
    """The squares of the jump in a part of a movement, if there is one.  DO-0224"""
    return (option.n,) if option.act in ("jump", "jump-past", "jump-swap") else ()


def part(game: Doria, character: Character, option: Option) -> list[Way]:
    """Carry out a part of a movement; the way that is still to go.  DO-0209, DO-0225, DO-0229, DO-0231, DO-0266"""
    who = character.id
    if option.act == "walk":
        return [Way(who, walking.way(walking.reach(game, character, price(character, option.n)), option.at))]
    if option.act == "jump":
        return [Way(who, (option.at,), jump=True)]
    if option.act == "jump-past":
        return [Way(who, (game.character(option.who).at, option.at), jump=True)]
    if option.act == "jump-swap":
        other = game.character(option.who)
        there = other.at
        return [Way(other.id, (option.at,)), Way(who, (there,), jump=True)]
    if option.act == "swap":
        swap(game, character, game.character(option.who))
    elif option.act == "pick-up":
        pick_up(game, character, game.character(option.who))
    else:
        drop(game, character)
    return []


@step(Way)
def go(game: Doria, entry: Way) -> None:
    """A character goes square by square along its way.  DO-0209, DO-0225"""
    character = game.character(entry.who)
    came_from = character.at
    for square in entry.path:
        stand(game, character, square)
        for deed in moments.MOVED.deeds(game.rules):
            deed(game, character)
    game.tell(Moved, entry.who, (came_from, *entry.path), "jump" if entry.jump else "walk")


def swap(game: Doria, character: Character, other: Character) -> None:
    """Two characters change places.  DO-0231"""
    here, there = character.at, other.at
    for one, came_from, to in ((other, there, here), (character, here, there)):
        stand(game, one, to)
        game.tell(Moved, one.id, (came_from, to), "swap", rules=("DO-0231",))
        for deed in moments.MOVED.deeds(game.rules):
            deed(game, one)


# jumps are checked


@step(JumpCheck)
def jump_check(game: Doria, entry: JumpCheck) -> Script[None]:
    """STR, AGI and 2D against 10 for each square of the jump.  Failure hurts: a point for each square, times one more
    for each critical failure and for a fumble; whoever is carried, too.  DO-0122, DO-0224 to DO-0227, DO-0268"""
    character = game.character(entry.who)
    bonus = game.kit(character).jump
    terms = (Term(bonus, "jump-bonus", "DO-0122"),) if bonus else ()
    tn = jumps.TN_PER_SQUARE * entry.squares
    check = yield from rolls.target_number(game, character, ("str", "agi"), tn, terms, "jump")
    if not check.success:
        damage = entry.squares * (1 + check.failures + check.fumble)
        fallen = (entry.who, character.carries) if character.carries else (entry.who,)
        game.push(*(Fall(who, damage) for who in fallen))


@step(Fall)
def fall(game: Doria, entry: Fall) -> None:
    """A failed jump hurts, whatever armor is worn.  DO-0226, DO-0227, DO-0268"""
    lose_hp(game, game.character(entry.who), entry.damage, "jump", ("DO-0226", "DO-0227"))
