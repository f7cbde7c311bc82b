"""Traps: drawn, noticed, sprung, disarmed.  LE-0181, LE-0186 to LE-0193, LE-0264 to LE-0275, LE-G22"""

from __future__ import annotations

import msgspec

from undercroft.crawl.game import is_hero
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Revealed
from undercroft.kernel.game import draw
from undercroft.kernel.requests import Script, SeatId
from undercroft.kernel.tally import Term
from undercroft.systems.league.agenda import OpenUp, SpringTrap
from undercroft.systems.league.cards import words
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.cards.dungeon import TRAPS, TrapCard, TrapPlace
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.dungeon import tools
from undercroft.systems.league.dungeon.befalling import Where, befall
from undercroft.systems.league.dungeon.deck import STREAM, TRAP_DECK
from undercroft.systems.league.dungeon.locks import know
from undercroft.systems.league.dungeon.tokens import on, put, take
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls import at_random
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.state import TRAP, Hero, Lock, Token
from undercroft.systems.league.status.morale import stir
from undercroft.systems.league.status.sanity import shock


def trap_card(card: str) -> TrapCard:
    """A trap by the name of its card."""
    return library()[TRAPS][card]


def name_of(card: str) -> str:
    """What people call a trap."""
    return f"league-trap-{card}"


def draw_trap(game: League, seat: SeatId, place: TrapPlace) -> Script[str]:
    """The next trap card that can be in such a place; the others go to the discards.  LE-0181, LE-0264, LE-G22"""
    deck = game.state.piles[TRAP_DECK]
    for _ in range(len(deck.cards) + len(deck.discards)):
        (card,) = yield from draw(game, TRAP_DECK, seat=seat, why="trap", refill=STREAM)
        game.discard(TRAP_DECK, card)
        if place in trap_card(card).on:
            return str(card)
    raise LookupError(f"no trap can be in a {place}")


# noticing


def notices(game: League, hero: Hero, card: str) -> Script[bool]:
    """A perception check with the eye modifier of the trap.  LE-0186, LE-0265"""
    term = Term(trap_card(card).eye, "trap-eye", "LE-0186")
    checked = yield from check(
        game, hero, "perception", "notice-trap", terms=(term,), when=(When.TRAPS,), rules=("LE-0186", "LE-0265")
    )
    return checked.success


def meet_trap(game: League, hero: Hero, card: str, lock: Lock) -> Script[None]:
    """Whoever opens a trapped door or chest notices the trap, which is then known and has to be dealt with, or sets it
    off.  LE-0186, LE-0187, LE-0266 to LE-0268, LE-0274"""
    if (yield from notices(game, hero, card)):
        know(game, msgspec.structs.replace(lock, trap=card))
        game.tell(Revealed, name_of(card), lock.at, hero.id, rules=("LE-0187",))
    else:
        game.push(SpringTrap(hero.id, card=card, at=lock.at, door=lock.door))


def somebody_meets_trap(game: League) -> Script[None]:
    """A trap of the floor, and by lot the hero in whose square it is: noticed, it stays there under a token; else it is
    sprung.  LE-0235, LE-0264 to LE-0267, LE-0269"""
    heroes = game.standing()
    if not heroes:
        return
    card = yield from draw_trap(game, game.party_seat(), "square")
    hero = yield from at_random.pick(heroes, "hero", STREAM)
    if (yield from notices(game, hero, card)):
        game.tell(Revealed, name_of(card), hero.at, hero.id, rules=("LE-0267",))
        put(game, Token(kind=TRAP, at=hero.at, name=card), ("LE-0269",))
    else:
        game.push(SpringTrap(hero.id, card=card, at=hero.at))


# springing


@step(SpringTrap, after=True)
def spring_trap(game: League, entry: SpringTrap) -> Script[None]:
    """A trap does what its card says to whoever set it off, hero or enemy, and is gone; a hero is shaken by it, and the
    party.  Nobody is saved from it unless the card says so.

    LE-0079, LE-0098, LE-0190, LE-0192, LE-0193, LE-0270, LE-0273
    """
    who, card = game.model(entry.who), trap_card(entry.card)
    marked = on(game, TRAP, entry.at)
    if marked is not None and marked.name == entry.card and entry.door < 0:
        take(game, marked, "sprung", ("LE-0270",))
    game.tell(Revealed, name_of(entry.card), entry.at, who.id, rules=("LE-0266",))
    if is_hero(who.id) and isinstance(who, Hero):
        shock(game, who, "trap-sprung")
        stir(game, "trap-sprung")
    where = Where(name_of(entry.card), entry.at, entry.door)
    yield from befall(game, who, card.do, where)
    yield from befall(game, who, card.once, where)


# disarming


def disarm_terms(card: str) -> tuple[Term, ...]:
    """The cogs modifier of a trap.  LE-0188"""
    return (Term(trap_card(card).cogs, "trap-cogs", "LE-0188"),)


def can_disarm(game: League, hero: Hero) -> bool:
    """Has it a lock pick or a trap disarming kit at hand?  LE-0680"""
    return any(tools.tool(game, hero, kind) is not None for kind in (tools.PICK, tools.TRAP_KIT))


def disarms(game: League, hero: Hero, card: str) -> Script[bool]:
    """A pick locks check with the cogs modifier; a lock pick breaks by a failure, a trap disarming kit does not.

    LE-0188, LE-0275, LE-0680 to LE-0682
    """
    kit, pick = tools.tool(game, hero, tools.TRAP_KIT), tools.tool(game, hero, tools.PICK)
    checked = yield from check(
        game, hero, "pick-locks", "disarm-trap", terms=disarm_terms(card), when=(When.TRAPS,), rules=("LE-0275",)
    )
    if not checked.success and kit is None and pick is not None and not game.kit(hero).says(words.KEEPS_PICKS):
        tools.use_up(game, hero, pick, "LE-0681")
    return checked.success


def disarm_on(game: League, hero: Hero, lock: Lock) -> Script[None]:
    """The trap of a door or chest is taken off, or goes off; then it opens, unless it is locked.

    LE-0187 to LE-0190, LE-0275, LE-G112
    """
    safe = yield from disarms(game, hero, lock.trap)
    set_off_on(game, hero, lock, safe=safe)


def set_off_on(game: League, hero: Hero, lock: Lock, *, safe: bool = False) -> None:
    """The trap of a door or chest is set off on purpose, or has been made safe; then the lock is looked at.

    LE-0187, LE-0189, LE-0190, LE-G112
    """
    card = lock.trap
    know(game, msgspec.structs.replace(lock, trap=""))
    game.push(OpenUp(hero.id, lock.door, lock.at))
    if safe:
        game.tell(Changed, "disarmed", hero.id, lock.at, detail=name_of(card), rules=("LE-0275",))
    else:
        game.push(SpringTrap(hero.id, card=card, at=lock.at, door=lock.door))


def disarm_token(game: League, hero: Hero, token: Token) -> Script[None]:
    """A trap in a square is removed, or goes off.  LE-0275"""
    if (yield from disarms(game, hero, token.name)):
        take(game, token, "disarmed", ("LE-0275",))
        game.tell(Changed, "disarmed", hero.id, token.at, detail=name_of(token.name), rules=("LE-0275",))
    else:
        game.push(SpringTrap(hero.id, card=token.name, at=token.at))
