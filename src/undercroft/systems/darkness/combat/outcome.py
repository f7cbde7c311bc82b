"""The end of a combat: Hits minus Shields, who suffers them, what powers promised for then.  DA-0288 to DA-0300"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Summed
from undercroft.kernel.requests import Ask, FigureId, Option, Script
from undercroft.kernel.tally import Tally, Terms
from undercroft.systems.darkness import moments, status
from undercroft.systems.darkness.agenda import Aftermath, AssignWounds, Walk, Wound
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.combat.powers import ATTACK, DEFENSE, kit_of, marked, the_fight
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Fight, Foe, Hero


def totals(fight: Fight) -> tuple[Tally, Tally]:
    """Total Hits and total Shields, each at least 0; every power that adds to them is a term.  DA-0288, DA-G78"""
    hits = _with(Tally(fight.attack[0], "attack-dice", "DA-0288"), fight.hits)
    shields = _with(Tally(fight.defense[0], "defense-dice", "DA-0288"), fight.shields)
    return hits.floor(0, "never-below-nothing", "DA-G78"), shields.floor(0, "never-below-nothing", "DA-G78")


def _with(tally: Tally, terms: Terms) -> Tally:
    for term in terms:
        tally.add(term.value, term.source, term.rule)
    return tally


@step(Wound, attack=True)
def wound(game: Darkness, entry: Wound) -> None:
    """Hits minus Shields, then extra Wounds past all Shields, then those of an attack that did not Wound; the Defender
    suffers them, or the Attacker those of Payback.  DA-0288 to DA-0291, DA-C47, DA-C106"""
    fight = the_fight(game)
    hits, shields = totals(fight)
    wounds = Tally(max(0, hits.total - shields.total), "hits-past-shields", "DA-0288")
    for term in fight.extra:
        wounds.add(term.value, term.source, "DA-0289")
    for _, number in marked(fight, words.NO_WOUND.name):
        if wounds.total == 0:
            wounds.add(number, "did-not-wound", "DA-C106")
    if game.listening:
        for name, who, tally in (
            ("hits", fight.attacker, hits),
            ("shields", fight.defender, shields),
            ("wounds", fight.defender, wounds),
        ):
            game.tell(Summed, name, who, tally.total, tally.frozen())
    if fight.defender < 100:
        _wound_hero(game, fight, wounds.total)
    else:
        _wound_foe(game, fight, wounds.total)
    if shields.total > hits.total:
        pay_back(game, fight)


def pay_back(game: Darkness, fight: Fight) -> None:
    """An Attacker out-shielded by a Defender with Payback suffers Wounds.  DA-C47, DA-0352, DA-G44, DA-G92, DA-G93"""
    defender = kit_of(game, fight.defender)
    if defender is None:
        return
    if fight.attacker < 100:
        status.hurt(game, game.hero(fight.attacker), defender.payback, fight.defender, "payback")
        return
    attacker = game.foe_or_none(fight.attacker)
    if attacker is not None:
        status.hurt_foe(game, attacker, defender.payback, game.hero(fight.defender), "payback")


def _wound_hero(game: Darkness, fight: Fight, wounds: int) -> None:
    hero = game.hero(fight.defender)
    if game.kit(hero).halves:
        wounds = (wounds + 1) // 2
    fight.dealt = wounds
    status.hurt(game, hero, wounds, fight.attacker, f"{fight.kind}-attack")
    fight.slain = hero.dead


def _wound_foe(game: Darkness, fight: Fight, wounds: int) -> None:
    pillar = game.pillar(fight.defender)
    if pillar is not None:
        fight.dealt = min(wounds, pillar.health)
        pillar.health -= fight.dealt
        if pillar.health == 0:
            fight.slain = True
            fell(game, fight.defender)
        return
    foe = game.foe_or_none(fight.defender)
    if foe is None:
        return
    fight.dealt = wounds
    hero = game.hero(fight.attacker) if fight.attacker < 100 else None
    if marked(fight, words.KILL.name):
        kill_one(game, fight, foe, hero)
        if game.foe_or_none(fight.defender) is None:
            return
    free = foe.stunned or bool(marked(fight, words.STRIKE_BOSS.name))
    if hero is not None and wounds and free and foe.minions and foe.boss:
        game.push(AssignWounds(hero.id, foe.id, wounds))
        return
    fight.killed += status.hurt_foe(game, foe, wounds, hero, f"{fight.kind}-attack")
    fight.slain = game.foe_or_none(fight.defender) is None


def kill_one(game: Darkness, fight: Fight, foe: Foe, hero: Hero | None) -> None:
    """Instantly Kill takes one figure: a Minion while any protects the Boss, otherwise the Boss.  DA-C107, DA-G72"""
    if foe.minions:
        fight.killed += status.hurt_minions(game, foe, game.card(foe).health, hero, most=1)[0]
    else:
        fight.killed += status.hurt_boss(game, foe, foe.most - foe.boss_hurt, hero)
    fight.slain = game.foe_or_none(foe.id) is None


def fell(game: Darkness, pillar: FigureId) -> None:
    """A Pillar is destroyed."""
    state = game.state
    standing = game.pillar(pillar)
    assert standing is not None
    state.pillars.remove(standing)
    game.tell(Changed, "pillar-destroyed", at=standing.at)
    for deed in moments.PILLAR_FELL.deeds(game.quest):
        deed(game, standing)


@step(AssignWounds, attack=True)
def assign_wounds(game: Darkness, entry: AssignWounds) -> Script[None]:
    """The Hero deals the Wounds as it likes among Boss and Minions, finishing one figure before the next.

    DA-0155, DA-0311, DA-G94
    """
    foe = game.foe_or_none(entry.foe)
    if foe is None or not entry.left:
        return
    hero = game.hero(entry.who)
    fight = game.state.fight
    what = "boss" if not foe.minions else "minion"
    if foe.boss and foe.minions:
        options = (Option("wound", foe.id, what="boss"), Option("wound", foe.id, what="minion"))
        option: Option = yield Ask("assign-wounds", hero.seat, options, who=hero.id, about=str(entry.left))
        what = option.what
    if what == "boss":
        taken = min(entry.left, foe.most - foe.boss_hurt)
        died, left = status.hurt_boss(game, foe, taken, hero), entry.left - taken
    else:
        died, left = status.hurt_minions(game, foe, entry.left, hero, most=1)
    if fight is not None:
        fight.killed += died
        fight.slain = game.foe_or_none(foe.id) is None
    if left and game.foe_or_none(foe.id) is not None:
        game.push(AssignWounds(hero.id, foe.id, left))


# afterwards


@step(Aftermath, attack=True)
def aftermath(game: Darkness, entry: Aftermath) -> None:
    """What powers promised for afterwards; the attacked Enemy is noted for its Counter-Attack.  DA-0230"""
    fight = the_fight(game)
    fight.over = True
    if fight.attacker < 100:
        hero = game.hero(fight.attacker)
        if not fight.free and fight.defender not in hero.attacked and game.pillar(fight.defender) is None:
            hero.attacked += (fight.defender,)
        if not hero.dead:
            _hero_promises(game, fight, hero)
    else:
        _foe_promises(game, fight)


def _hero_promises(game: Darkness, fight: Fight, hero: Hero) -> None:
    foe = game.foe_or_none(fight.defender)
    for side, _ in marked(fight, words.STUN.name):
        if side == DEFENSE:
            status.stun_hero(game, hero)
        elif foe is not None:
            status.stun_foe(game, foe)
    for _, number in marked(fight, words.SWEEP.name):
        for other in game.foes_at(fight.at):
            if other.id != fight.defender:
                status.hurt_everybody(game, other, number, hero)
    for side, number in marked(fight, words.DRAIN.name):
        if side == ATTACK and fight.dealt:
            status.heal(game, hero, number, "drain")
    for _, number in marked(fight, words.TROPHY.name):
        status.gain_xp(game, hero, number * fight.killed)
    for side, number in marked(fight, words.STEP_AFTER.name):
        if side == ATTACK:
            game.push(Walk(hero.id, number, slippery=True, only_steps=True))


def _foe_promises(game: Darkness, fight: Fight) -> None:
    hero = game.hero(fight.defender) if fight.defender < 100 else None
    foe = game.foe_or_none(fight.attacker)
    if hero is not None:
        if any(side == ATTACK for side, _ in marked(fight, words.STUN.name)):
            status.stun_hero(game, hero)
        for _, number in marked(fight, words.SWEEP.name):
            for other in game.heroes_at(fight.at):
                if other.id != hero.id:
                    status.hurt(game, other, number, fight.attacker, "sweep")
    if foe is not None:
        if any(side == DEFENSE for side, _ in marked(fight, words.STUN.name)):
            status.stun_foe(game, foe)
        for side, number in marked(fight, words.DRAIN.name):
            if side == ATTACK and fight.dealt:
                foe.boss_hurt = max(0, foe.boss_hurt - number)
