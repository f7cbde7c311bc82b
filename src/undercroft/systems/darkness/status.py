"""Wounds and what comes of them: healing, killing, experience, loot.  DA-0100 to DA-0105, DA-0156 to DA-0173"""

from __future__ import annotations

from collections.abc import Collection

from undercroft.kernel.events import Changed, Harmed, Healed, Removed
from undercroft.kernel.requests import NO_ONE, FigureId
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.agenda import Loot, Rescue
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.library import foe_deck, foe_name, gear_cards
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import MOST_XP, Foe, Hero

XP_MINION, XP_BOSS, XP_AGENT, XP_ROAMER = 1, 3, 4, 5
MICRO_TO_XP = 5


def gain_xp(game: Darkness, hero: Hero, amount: int) -> None:
    """A Hero gains experience: Micro-XP in Story Mode, never more than 30; the killed gain none.

    DA-0102, DA-0258, DA-0315, DA-0316, DA-G102
    """
    if hero.dead or hero.left or amount <= 0:
        return
    if game.story:
        whole, hero.micro = divmod(hero.micro + amount, MICRO_TO_XP)
        hero.xp = min(MOST_XP, hero.xp + whole)
    else:
        hero.xp = min(MOST_XP, hero.xp + amount)
    game.tell(Changed, "xp", hero.id, now=hero.xp, was=amount)


def gain_xp_all(game: Darkness, amount: int) -> None:
    """Every living Hero gains experience.  DA-G49"""
    for hero in game.state.heroes:
        gain_xp(game, hero, amount)


def heal(game: Darkness, hero: Hero, amount: int, why: str = "") -> None:
    """A living Hero regains Health, at most to the maximum.  DA-C105"""
    if hero.dead:
        return
    healed = min(amount, game.max_health(hero) - hero.health)
    if healed > 0:
        hero.health += healed
        game.tell(Healed, hero.id, healed, hero.health, why)


def hurt(game: Darkness, hero: Hero, amount: int, by: FigureId = NO_ONE, why: str = "") -> None:
    """A Hero is to suffer Wounds; what could save it from being killed by them may be used first.  DA-0100, DA-0124"""
    if hero.dead or hero.left or amount <= 0:
        return
    if amount >= hero.health and cures(game, hero, amount):
        game.push(Rescue(hero.id, amount, by, why))
    else:
        suffer(game, hero, amount, by, why)


Cure = tuple[Hero, str, int]
"""The bearer of a Consumable, its card, and how much of a Hero's Health it brings back."""


def cures(game: Darkness, hero: Hero, wounds: int, but: Collection[int] = ()) -> list[Cure]:
    """The Consumables that could keep a Hero alive through so many Wounds; none where all of them are not enough.

    The Hero's own come first, then others' that reach it: in the Zone, or wherever they are.  DA-0124, DA-G134
    """
    most = game.max_health(hero)
    people = [hero, *[one for one in game.living() if one.id != hero.id]]
    found = [(one, card, heals(one, hero, card)) for one in people if one.id not in but for card in game.kit(one).items]
    found = [cure for cure in found if cure[2]]
    return found if min(most, hero.health + sum(cure[2] for cure in found)) > wounds else []


def heals(user: Hero, hero: Hero, card: str) -> int:
    """How much a Consumable heals a Hero when this user uses it."""
    amount = 0
    for effect in gear_cards()[card].use:
        own = words.HEAL.names(effect) and user is hero
        near = words.HEAL_ZONE.names(effect) and user.at == hero.at
        if (own or near or words.HEAL_ALL.names(effect)) and isinstance(effect.args, int):
            amount += effect.args
    return amount


def suffer(game: Darkness, hero: Hero, amount: int, by: FigureId = NO_ONE, why: str = "") -> None:
    """A Hero suffers Wounds; at Health 0 the Hero is killed.  DA-0100, DA-0101"""
    hero.health = max(0, hero.health - amount)
    game.tell(Harmed, hero.id, amount, hero.health, by, why, rules=("DA-0100",))
    if hero.health == 0:
        fall(game, hero, why)


def fall(game: Darkness, hero: Hero, why: str = "") -> None:
    """A Hero is killed and lies where it fell, ignored until resurrected.  DA-0005, DA-0101, DA-0102, DA-G51"""
    hero.dead, hero.health, hero.stunned = True, 0, False
    hero.actions, hero.bonus, hero.attacked = 0, (), ()
    game.state.deaths += 1
    game.tell(Removed, f"darkness-hero-{hero.card}", hero.id, hero.at, "killed", rules=("DA-0101",))
    for deed in moments.HERO_KILLED.deeds(game.quest):
        deed(game, hero)


def hurt_foe(game: Darkness, foe: Foe, amount: int, killer: Hero, why: str = "") -> int:
    """Wounds on an Enemy: Minions one after the other, the Wounded one first; what is left over when the last of them
    dies is lost.  Without Minions the Boss or the single figure is hurt.  Returns how many figures died.

    DA-0138, DA-0153, DA-0297 to DA-0299, DA-0407
    """
    if amount <= 0 or not vulnerable(game, foe):
        return 0
    game.tell(Harmed, foe.id, amount, health_left(game, foe) - amount, killer.id, why)
    if foe.minions:
        return hurt_minions(game, foe, amount, killer)[0]
    return hurt_boss(game, foe, amount, killer)


def vulnerable(game: Darkness, foe: Foe) -> bool:
    """Can anything Wound this Enemy?  Only a Quest may say no."""
    return all(deed(game, foe) for deed in moments.MAY_WOUND.deeds(game.quest))


def hurt_minions(game: Darkness, foe: Foe, amount: int, killer: Hero, most: int = 99) -> tuple[int, int]:
    """Wounds on Minions, one figure after the other, at most so many; returns the dead and the Wounds left over."""
    health = game.card(foe).health
    died = 0
    while amount and foe.minions and died < most:
        before, *others = foe.hurt or (0,)
        taken = min(amount, health - before)
        amount -= taken
        if before + taken == health:
            foe.hurt = tuple(others)
            foe.minions -= 1
            died += 1
        else:
            foe.hurt = (before + taken, *others)
    if died:
        game.tell(Changed, "minions", foe.id, foe.at, foe.minions, foe.minions + died, rules=("DA-0156",))
        gain_xp(game, killer, XP_MINION * died)
        if not foe.minions and not foe.boss:
            take_off(game, foe, killer)
    return died, amount


def hurt_everybody(game: Darkness, foe: Foe, amount: int, killer: Hero) -> None:
    """An effect on all Enemies of a Zone reaches every figure of a Mob, the Boss too.  DA-0154"""
    if not vulnerable(game, foe):
        return
    card = game.card(foe)
    wounds = sorted((hurt + amount for hurt in (*foe.hurt, *[0] * (foe.minions - len(foe.hurt)))), reverse=True)
    dying = sum(hurt >= card.health for hurt in wounds)
    game.tell(Harmed, foe.id, amount, health_left(game, foe), killer.id, "all-in-zone")
    foe.hurt = tuple(hurt for hurt in wounds if hurt < card.health)
    foe.minions -= dying
    if dying:
        game.tell(Changed, "minions", foe.id, foe.at, foe.minions, foe.minions + dying, rules=("DA-0154",))
        gain_xp(game, killer, XP_MINION * dying)
    if foe.boss:
        hurt_boss(game, foe, amount, killer)
    elif not foe.minions:
        take_off(game, foe, killer)


def hurt_boss(game: Darkness, foe: Foe, amount: int, killer: Hero) -> int:
    """Wounds on a Boss, an Agent or a Roaming Monster."""
    foe.boss_hurt += amount
    if foe.boss_hurt < foe.most or not foe.boss:
        return 0
    kill_guardian(game, foe, killer)
    return 1


def kill_guardian(game: Darkness, foe: Foe, killer: Hero) -> None:
    """A Guardian dies: experience for every Hero, its Equipment for the killer.  DA-0157 to DA-0160, DA-0171"""
    foe.boss = False
    gear, foe.gear = foe.gear, ""
    role = game.card(foe).role
    gain_xp_all(game, {"mob": XP_BOSS, "agent": XP_AGENT, "roamer": XP_ROAMER}[role])
    if not foe.minions:
        take_off(game, foe, killer)
    else:
        game.tell(Changed, "boss", foe.id, foe.at, 0, 1, rules=("DA-0300",))
    if gear:
        game.push(Loot(card=gear, to=killer.id))


def take_off(game: Darkness, foe: Foe, killer: Hero | None) -> None:
    """The last figure of an Enemy card leaves the board, the card is discarded, and the Quest may answer.

    DA-0011, DA-0036
    """
    state = game.state
    state.foes.remove(foe)
    card = game.card(foe)
    game.discard(foe_deck(card), foe.card)
    if foe.second:
        game.discard("greater", foe.second)
    game.tell(Removed, foe_name(card), foe.id, foe.at, "killed", foe.letter)
    for deed in moments.FOE_KILLED.deeds(game.quest):
        deed(game, foe, killer)


def destroy(game: Darkness, foe: Foe) -> None:
    """An Enemy dies without anybody's blow: no experience, its Equipment is discarded.  DA-G91"""
    if foe.gear:
        discard_gear(game, foe.gear)
    take_off(game, foe, None)


def stun_hero(game: Darkness, hero: Hero) -> None:
    """A Hero is Stunned, once.  DA-0305, DA-0313"""
    if not (hero.dead or hero.left or hero.stunned):
        hero.stunned = True
        game.tell(Changed, "stunned", hero.id, now=1, rules=("DA-0305",))


def stun_foe(game: Darkness, foe: Foe) -> None:
    """An Enemy is Stunned, a Mob with all its members, once.  DA-0305, DA-0310, DA-0313"""
    if not foe.stunned:
        foe.stunned = True
        game.tell(Changed, "stunned", foe.id, now=1, rules=("DA-0305",))


def health_left(game: Darkness, foe: Foe) -> int:
    """All the Health an Enemy still has, over all its figures."""
    boss = foe.most - foe.boss_hurt if foe.boss else 0
    return boss + foe.minions * game.card(foe).health - sum(foe.hurt)


def discard_gear(game: Darkness, card: str) -> None:
    """An Equipment card goes to the discard pile of its own deck.  DA-0036"""
    gear = gear_cards()[card]
    pile = {"treasure": f"treasure-{gear.level}", "artifact": "artifact", "start": "start"}[gear.kind]
    game.discard(pile, card)
