"""What the words of monsters do in an attack: before the roll, with the damage, after a wound, when one falls.

DO-0126, DO-0127, DO-0318, DO-0419, DO-0522, DO-C121 to DO-C127
"""

from __future__ import annotations

from undercroft.crawl.effects import Deeds
from undercroft.kernel.events import Changed, Healed, Moved, Placed
from undercroft.kernel.game import roll
from undercroft.kernel.requests import NO_ONE, FigureId, Script
from undercroft.kernel.tally import Tally, Term, Terms
from undercroft.systems.doria.agenda import SpawnMonster
from undercroft.systems.doria.cards import item_words
from undercroft.systems.doria.cards import monster_words as words
from undercroft.systems.doria.cards.definitions import Element, ItemCard
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.occupied import free_squares
from undercroft.systems.doria.ground.sight import in_range
from undercroft.systems.doria.state import Character, Monster
from undercroft.systems.doria.status import damage_item, disarm, hold, lose_hp, lose_pp, poison

AROUND = 2
"""How far an explosion and a haunting reach."""

EARSHOT = 4
"""How far a leader's voice and a healer's hand reach."""

AFTER_WOUND: Deeds[Doria, Monster, [Character, int], None] = Deeds("after a wound")
WHEN_FALLING: Deeds[Doria, Monster, [FigureId], Script[bool]] = Deeds("when it falls")
"""Whether it stands up again."""


# before the roll


def attack_terms(game: Doria, monster: Monster, target: Character) -> Terms:
    """What is added to a monster's attack dice: of its cards, its kind beside the target, its rage, its leaders."""
    stats = game.stats(monster)
    tally = Tally()
    tally.terms = list(stats.attack_terms)
    if stats.says(words.GANG):
        near = game.ground.near[target.at]
        kin = [one for one in _others(game, monster) if one.card == monster.card and near >> one.at & 1]
        tally.add(stats.sum(words.GANG) * len(kin), words.GANG.name)
    if monster.hurt:
        tally.add(stats.sum(words.RAGE), words.RAGE.name)
    for leader in _others(game, monster):
        boldness = game.stats(leader).sum(words.INSPIRES)
        if boldness and _hears(game, leader, monster):
            tally.add(boldness, words.INSPIRES.name)
    return tally.frozen()


def _others(game: Doria, monster: Monster) -> list[Monster]:
    return [one for one in game.state.monsters if one.id != monster.id and not one.outside]


def _hears(game: Doria, leader: Monster, monster: Monster) -> bool:
    """Is it within the four squares of a leader or healer, by foot?"""
    far = game.ground.walk(leader.at, monster.at)
    return far is not None and far <= EARSHOT


def usable_against(game: Doria, card: ItemCard, monster: Monster) -> bool:
    """May this card be used against a monster?  Spells are magic, whatever else; armor counts as well as weapons.

    DO-0125 to DO-0127, DO-0525
    """
    stats = game.stats(monster)
    magic = card.enchanted or card.kind == "spell"
    if stats.says(words.ONLY_MAGIC) and not magic:
        return False
    return not (stats.says(words.NO_MAGIC) and card.enchanted and card.kind != "spell")


# damage


def damage_terms(game: Doria, monster: Monster, target: Character) -> Terms:
    """The damage of a monster's hit before criticals and armor.  DO-0393"""
    stats = game.stats(monster)
    bold = stats.sum(words.FRENZY)
    if bold and 2 * target.hp < game.kit(target).max_hp:
        return (*stats.damage_terms, Term(bold, words.FRENZY.name))
    return stats.damage_terms


def armor_terms(game: Doria, monster: Monster, element: str) -> Terms:
    """A monster's AR against damage of an element: none where its armor is vulnerable to it.  DO-0098, DO-0397, DO-0522

    Stone is harder until the monster has moved in this round.
    """
    stats = game.stats(monster)
    if element and element == stats.vulnerable:
        return ()
    stone = stats.sum(words.STONE) if not monster.acted else 0
    return (*stats.ar_terms, Term(stone, words.STONE.name)) if stone else stats.ar_terms


def is_immune(game: Doria, monster: Monster, element: str) -> bool:
    """Does damage of this element do nothing to it?  DO-G10"""
    return bool(element) and Element(element) in words.IMMUNE.of(game.stats(monster).effects)


def takes_criticals(game: Doria, monster: Monster) -> bool:
    """Do critical hits hurt it more?"""
    return not game.stats(monster).says(words.SOLID)


def parried(game: Doria, monster: Monster, attacker: Character, *, melee: bool) -> None:
    """A monster has parried: some strike back at who came close."""
    back = game.stats(monster).sum(words.RIPOSTE)
    if back and melee and in_range(game, monster.at, attacker.at, 1):
        lose_hp(game, attacker, back, words.RIPOSTE.name, by=monster.id)


# after a wound


def wounded(game: Doria, monster: Monster, target: Character, dealt: int) -> None:
    """What a wound by a monster brings; nothing where armor stopped all of it.  DO-0108, DO-G35"""
    if dealt > 0 and target.awake:
        for effect in game.stats(monster).effects:
            if effect.name in AFTER_WOUND:
                AFTER_WOUND.do(game, monster, effect, target, dealt)


@AFTER_WOUND.does(item_words.POISON)
def _poisons(game: Doria, monster: Monster, n: int, target: Character, dealt: int) -> None:
    """DO-0108"""
    poison(game, target, n)


@AFTER_WOUND.does(words.HOLDS)
def _holds(game: Doria, monster: Monster, _: None, target: Character, dealt: int) -> None:
    """DO-0128"""
    hold(game, target)


@AFTER_WOUND.does(words.DISARMS)
def _disarms(game: Doria, monster: Monster, _: None, target: Character, dealt: int) -> None:
    """DO-0129"""
    disarm(game, target)


@AFTER_WOUND.does(words.SLOWS)
def _slows(game: Doria, monster: Monster, n: int, target: Character, dealt: int) -> None:
    """AP are lost, none below 0.  DO-0154"""
    was, target.ap = target.ap, max(0, target.ap - n)
    if target.ap != was:
        game.tell(Changed, "ap", target.id, now=target.ap, was=was, detail=words.SLOWS.name)


@AFTER_WOUND.does(words.SAPS)
def _saps(game: Doria, monster: Monster, n: int, target: Character, dealt: int) -> None:
    """DO-0063"""
    lose_pp(game, target, n, words.SAPS.name)


@AFTER_WOUND.does(words.FEEDS)
def _feeds(game: Doria, monster: Monster, n: int, target: Character, dealt: int) -> None:
    """Regains what it took, up to so much and never more than it was hurt.  DO-G62"""
    mend(game, monster, min(n, dealt))


@AFTER_WOUND.does(words.BREAKS)
def _breaks(game: Doria, monster: Monster, _: None, target: Character, dealt: int) -> None:
    """The card that did not parry is damaged.  DO-0096, DO-0399"""
    attack = game.state.attack
    if attack is not None and attack.defence.who == target.id and attack.defence.item is not None:
        damage_item(game, target, attack.defence.item, "DO-C127")


@AFTER_WOUND.does(words.HURLS)
def _hurls(game: Doria, monster: Monster, n: int, target: Character, dealt: int) -> None:
    """Straight away from the monster over free squares; a Wall, a Hole or somebody stops it and costs 1 HP."""
    board = game.ground.board
    (x, y), (to_x, to_y) = board.place(monster.at), board.place(target.at)
    across, down = to_x - x, to_y - y
    step = board.stride * ((down > 0) - (down < 0)) if abs(down) > abs(across) else (across > 0) - (across < 0)
    path = [target.at]
    free = free_squares(game, target.id)
    while len(path) <= n and (game.ground.near[path[-1]] & free) >> path[-1] + step & 1:
        path.append(path[-1] + step)
    if len(path) > 1:
        target.at = path[-1]
        game.tell(Moved, target.id, tuple(path), "hurled")
    if len(path) <= n:
        lose_hp(game, target, 1, words.HURLS.name, by=monster.id)


def mend(game: Doria, monster: Monster, n: int) -> None:
    """A monster regains HP, never more than it has lost."""
    gained = min(n, monster.hurt)
    if gained > 0:
        monster.hurt -= gained
        game.tell(Healed, monster.id, gained, game.stats(monster).hp - monster.hurt)


# when it falls


def falls(game: Doria, monster: Monster, by: FigureId = NO_ONE) -> Script[bool]:
    """What a monster's fall brings, before its experience and loot; True when it stands up again, which gives neither.

    DO-0318
    """
    for effect in game.stats(monster).effects:
        if effect.name in WHEN_FALLING and (yield from WHEN_FALLING.do(game, monster, effect, by)):
            return True
    return False


@WHEN_FALLING.does(words.RISES)
def _rises(game: Doria, monster: Monster, n: int, by: FigureId) -> Script[bool]:
    """A die that shows so much or less puts it together again, with 1 HP, if its square is still free."""
    shown = yield from roll("1d10", seat=game.party_seat(), who=monster.id, why=words.RISES.name, stream="monsters")
    if shown > n or not free_squares(game) >> monster.at & 1:
        return False
    game.state.defeated = [one for one in game.state.defeated if one.id != monster.id]
    monster.hurt = game.stats(monster).hp - 1
    monster.poison = 0
    game.state.monsters.append(monster)
    game.tell(Placed, monster.card, monster.at, monster.id, monster.letter)
    return True


@WHEN_FALLING.does(words.EXPLODES)
def _explodes(game: Doria, monster: Monster, n: int, by: FigureId) -> Script[bool]:
    """Characters around it are hurt, other monsters never.  DO-0318, DO-C124"""
    yield from ()
    for one in game.awake():
        if in_range(game, monster.at, one.at, AROUND):
            lose_hp(game, one, n, words.EXPLODES.name, ("DO-0318",), by=monster.id)
    return False


@WHEN_FALLING.does(words.VENGEANCE)
def _vengeance(game: Doria, monster: Monster, n: int, by: FigureId) -> Script[bool]:
    """Whoever defeated it is poisoned.  DO-0161"""
    yield from ()
    killer = next((one for one in game.awake() if one.id == by), None)
    if killer is not None:
        poison(game, killer, n)
    return False


@WHEN_FALLING.does(words.LEAVES)
def _leaves(game: Doria, monster: Monster, card: str, by: FigureId) -> Script[bool]:
    """Another monster stands up where it fell.  DO-0315, DO-0319"""
    yield from ()
    game.push(SpawnMonster(at=monster.at, card=card))
    return False
