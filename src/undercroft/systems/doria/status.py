"""HP and PP lost and regained, poison, Disarmed, Immobilized, damaged items, monsters wounded and defeated.

DO-0061 to DO-0064, DO-0095 to DO-0097, DO-0104 to DO-0108, DO-0128 to DO-0130, DO-0437
"""

from __future__ import annotations

from undercroft.crawl.things import Item, Outfit, Worn, become, replaced
from undercroft.kernel.events import Changed, Harmed, Healed, Removed
from undercroft.kernel.requests import NO_ONE, FigureId
from undercroft.systems.doria.agenda import Defeated
from undercroft.systems.doria.cards.kit import Kit
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import BELT, DAMAGED, DEATH, MOST_AP, Character, Monster

ROUND = "round"
"""What holds a figure until the end of the round.  DO-0128"""

Figure = Character | Monster


# HP and PP


def lose_hp(
    game: Doria, who: Character, n: int, why: str = "", rules: tuple[str, ...] = (), by: FigureId = NO_ONE
) -> None:
    """A character loses HP, which may become negative; −20 is death.  DO-0063, DO-0437"""
    if n > 0 and who.here:
        who.hp -= n
        game.tell(Harmed, who.id, n, who.hp, by, why, rules=rules)
        settle(game, who)


def lose_pp(game: Doria, who: Character, n: int, why: str = "", rules: tuple[str, ...] = ()) -> None:
    """A character pays or loses PP, which may become negative; −20 is death.  DO-0063, DO-0412, DO-0437, DO-G74"""
    if n > 0 and who.here:
        was, who.pp = who.pp, who.pp - n
        game.tell(Changed, "pp", who.id, now=who.pp, was=was, detail=why, rules=rules)
        settle(game, who)


def settle(game: Doria, who: Character) -> None:
    """At −20 HP or PP, or lower, a character dies at once and the scenario ends for all.  DO-0017, DO-0437"""
    if who.hp <= DEATH or who.pp <= DEATH:
        who.dead = True
        game.tell(Removed, f"doria-hero-{who.card}", who.id, who.at, "killed", rules=("DO-0437",))
        game.end(False, "doria-death")


def heal(game: Doria, who: Character, n: int, why: str = "", rules: tuple[str, ...] = ()) -> int:
    """A character regains HP, never above its maximum; how many it regained.  DO-0064, DO-G62"""
    gained = max(0, min(n, game.kit(who).max_hp - who.hp)) if who.here else 0
    if gained:
        who.hp += gained
        game.tell(Healed, who.id, gained, who.hp, why, rules=rules)
    return gained


def regain_pp(game: Doria, who: Character, n: int, why: str = "", rules: tuple[str, ...] = ()) -> int:
    """A character regains PP, never above its maximum; how many it regained.  DO-0064, DO-G62"""
    gained = max(0, min(n, game.kit(who).max_pp - who.pp)) if who.here else 0
    if gained:
        was, who.pp = who.pp, who.pp + gained
        game.tell(Changed, "pp", who.id, now=who.pp, was=was, detail=why, rules=rules)
    return gained


def resettle(game: Doria, who: Character, before: Kit) -> None:
    """Attributes or equipment have changed: current HP and PP rise or fall with their maximum.

    DO-0061, DO-0062, DO-0104, DO-0105, DO-G61
    """
    now = game.kit(who)
    for what, by in (("hp", now.max_hp - before.max_hp), ("pp", now.max_pp - before.max_pp)):
        if by:
            was: int = getattr(who, what)
            setattr(who, what, was + by)
            game.tell(Changed, f"{what}-maximum", who.id, now=was + by, was=was, rules=("DO-0061",))
    settle(game, who)


def hasten(game: Doria, who: Character, n: int) -> None:
    """More AP in this round, at most 40.  DO-0141"""
    was, who.ap = who.ap, min(MOST_AP, who.ap + n)
    if who.ap != was:
        game.tell(Changed, "ap", who.id, now=who.ap, was=was, rules=("DO-0141",))


# conditions


def poison(game: Doria, who: Figure, n: int) -> None:
    """Poison Markers add up.  DO-0108, DO-0161"""
    if n > 0:
        was, who.poison = who.poison, who.poison + n
        game.tell(Changed, "poison", who.id, now=who.poison, was=was, rules=("DO-0161",))


def detoxify(game: Doria, who: Figure, n: int) -> int:
    """Poison Markers are removed; how many.  DO-0163, DO-0167"""
    gone = min(n, who.poison)
    if gone > 0:
        was, who.poison = who.poison, who.poison - gone
        game.tell(Changed, "poison", who.id, now=who.poison, was=was, rules=("DO-0167",))
    return max(0, gone)


def disarm(game: Doria, who: Figure) -> None:
    """Disarmed, from whatever source, once.  DO-0129, DO-0130"""
    if not who.disarmed:
        who.disarmed = True
        game.tell(Changed, "disarmed", who.id, now=1, rules=("DO-0129",))


def rearm(game: Doria, who: Figure) -> None:
    """Disarmed no longer."""
    if who.disarmed:
        who.disarmed = False
        game.tell(Changed, "disarmed", who.id, was=1, rules=("DO-0129",))


def hold(game: Doria, who: Figure, what: str = ROUND) -> None:
    """Immobilized: it cannot walk, jump or swap places while anything holds it.  DO-0128"""
    if what not in who.held:
        who.held += (what,)
        game.tell(Changed, "held", who.id, now=1, detail=what, rules=("DO-0128",))


def release(game: Doria, who: Figure, what: str = ROUND) -> None:
    """What held it holds it no longer.  DO-0128"""
    if what in who.held:
        who.held = tuple(one for one in who.held if one != what)
        game.tell(Changed, "held", who.id, now=int(bool(who.held)), was=1, detail=what, rules=("DO-0128",))


def put_in_force(game: Doria, who: Character, card: str) -> None:
    """A spell or potion is in force on a character until the end of the round; the same one counts once.  DO-G93"""
    if card not in who.lasting:
        before = game.kit(who)
        who.lasting += (card,)
        game.tell(Changed, "in-force", who.id, now=1, detail=card)
        resettle(game, who, before)


def round_ends(game: Doria) -> None:
    """What lasts until the end of the round has passed: spells in force, and what held figures for the round.

    DO-0128, DO-G93
    """
    for who in game.state.party:
        if who.lasting:
            before = game.kit(who)
            who.lasting = ()
            game.tell(Changed, "in-force", who.id)
            resettle(game, who, before)
        release(game, who)
    for monster in game.state.monsters:
        release(game, monster)


# items


def damage_item(game: Doria, who: Character, item: Item, rule: str) -> None:
    """An item becomes damaged: armor by stopping damage, weapons and spells by a fumble.  Of equal ones the one on the
    Body was used.  DO-0096, DO-0399"""
    if DAMAGED not in item.marks and item in who.outfit.items():
        outfit, now = who.outfit, item.marked(DAMAGED)
        worn = next((one for one in outfit.on if one.item == item and one.slot != BELT), None)
        if worn is None:
            who.outfit = become(outfit, item, now)
        else:
            who.outfit = Outfit(replaced(outfit.on, worn, Worn(worn.slot, now)), outfit.pack)
        game.tell(Changed, "damaged", who.id, now=1, detail=item.card, rules=(rule,))


def repair_item(game: Doria, who: Character, item: Item) -> None:
    """The Damaged Marker is removed.  DO-0255"""
    who.outfit = become(who.outfit, item, item.unmarked(DAMAGED))
    tell_repaired(game, who, item)


def tell_repaired(game: Doria, who: Character, item: Item) -> None:
    """An item has been repaired.  DO-0255"""
    game.tell(Changed, "damaged", who.id, was=1, detail=item.card, rules=("DO-0255",))


# monsters


def hp_left(game: Doria, monster: Monster) -> int:
    """The HP a monster still has.  DO-0106, DO-0449"""
    return game.stats(monster).hp - monster.hurt


def wound_monster(
    game: Doria, monster: Monster, n: int, by: FigureId = NO_ONE, why: str = "", rules: tuple[str, ...] = ()
) -> None:
    """A monster loses HP; at 0 it is defeated.  DO-0098, DO-0106, DO-0396"""
    if n > 0 and monster in game.state.monsters:
        monster.hurt += n
        left = hp_left(game, monster)
        game.tell(Harmed, monster.id, n, max(0, left), by, why, rules=rules)
        if left <= 0:
            defeat(game, monster, by)


def defeat(game: Doria, monster: Monster, by: FigureId = NO_ONE) -> None:
    """A monster is defeated: it leaves the board at once.  What follows from it comes when the action is done, for all
    that were defeated in it together.  DO-0396, DO-0405, DO-0406"""
    state = game.state
    state.monsters.remove(monster)
    state.defeated.append(monster)
    game.tell(Removed, f"doria-monster-{monster.card}", monster.id, monster.at, "defeated", monster.sign)
    attacked = state.attack is not None and not state.attack.over
    if not attacked and not any(isinstance(entry, Defeated) for entry in state.agenda):
        game.push(Defeated(by=by))
