"""What powers do to a result, then the end of a combat: Hits minus Shields, who suffers them, what was promised.

DA-0288 to DA-0300, DA-C63 to DA-C69, DA-C84 to DA-C89, DA-C103 to DA-C107
"""

from __future__ import annotations

from undercroft.content.vocabulary import Effect, Word
from undercroft.crawl.game import FIRST_FOE
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Summed
from undercroft.kernel.requests import Ask, FigureId, Option, Script
from undercroft.kernel.tally import Tally, Term, Terms
from undercroft.systems.darkness import moments, status
from undercroft.systems.darkness.agenda import Aftermath, AssignWounds, Walk, Wound
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.kit import Owned
from undercroft.systems.darkness.combat.powers import LOOKS, InForce, Stage, Watch, bearer_of
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import ATTACK, DEFENSE, Fight, Foe, Hero, Promise, Result, Side, SideName

# what powers do to a result

AFTER_THE_ROLL: Stage[Fight, Side, [str], None] = Stage("after the roll")
"""What a word does to a fight once dice have been thrown, given its user's side, its number and its source's name."""


def work(fight: Fight, side: Side, one: Owned) -> None:
    """Do what a power does to the result, and note what it promises for later."""
    for effect in one.power.do:
        if effect.name in AFTER_THE_ROLL:
            AFTER_THE_ROLL.do(fight, side, effect, one.name)
        elif effect.name in PROMISED:
            side.promises += (Promise(effect.name, effect.args if isinstance(effect.args, int) else None),)


def skills_work(fight: Fight, known: InForce) -> None:
    """Skills add to the result, once in a fight, the Defender's before the Attacker's.  DA-0280, DA-0351, DA-0354"""
    fight.worked = True
    for side, arms in ((fight.defense, known.defense), (fight.attack, known.attack)):
        for one in arms.skills:
            work(fight, side, one)


def added(terms: Terms, number: int, name: str) -> Terms:
    """The terms with one more; what one power adds in several goes is one term."""
    before = next((term.value for term in terms if term.source == name), 0)
    others = tuple(term for term in terms if term.source != name)
    return tuple(sorted((*others, Term(before + number, name, "DA-0288")), key=lambda term: term.source))


def change(side: Side, *, bams: int = 0, diamonds: int = 0) -> None:
    """More or fewer symbols in a side's result, never below none."""
    shown = side.shown
    side.shown = Result(
        shown.value,
        max(0, shown.bams + bams),
        max(0, shown.diamonds + diamonds),
        shown.better_blanks,
        shown.plainer_blanks,
    )


def _below_none(watch: Watch, user: Side, n: int) -> None:
    """What is taken away is not taken below none, and that depends on Hits or Shields alone."""
    watch[user.name].apart |= n < 0


@AFTER_THE_ROLL.looking(words.HITS, words.ATTACKER_HITS, at=_below_none)
def add_hits(fight: Fight, side: Side, n: int, name: str) -> None:
    """More or fewer Hits.  DA-C63, DA-C64"""
    fight.attack.more = added(fight.attack.more, n, name)


@AFTER_THE_ROLL.looking(words.SHIELDS, words.DEFENDER_SHIELDS, at=_below_none)
def add_shields(fight: Fight, side: Side, n: int, name: str) -> None:
    """More or fewer Shields.  DA-C65, DA-C66"""
    fight.defense.more = added(fight.defense.more, n, name)


@AFTER_THE_ROLL.looking(words.BAMS, at=None)
def add_bams(fight: Fight, side: Side, n: int, name: str) -> None:
    """More Bams for the power's user.  DA-C67"""
    change(side, bams=n)


@AFTER_THE_ROLL.looking(words.DIAMONDS, at=None)
def add_diamonds(fight: Fight, side: Side, n: int, name: str) -> None:
    """More Diamonds for the power's user.  DA-C68"""
    change(side, diamonds=n)


@AFTER_THE_ROLL.looking(words.WOUNDS, at=None)
def add_wounds(fight: Fight, side: Side, n: int, name: str) -> None:
    """Wounds past all Shields.  DA-C69"""
    fight.extra = added(fight.extra, n, name)


CANCELLED: dict[words.Symbol, tuple[SideName, int, int]] = {
    words.Symbol.ATTACK_BAM: (ATTACK, 1, 0),
    words.Symbol.ATTACK_DIAMOND: (ATTACK, 0, 1),
    words.Symbol.ATTACK_ALL: (ATTACK, 99, 99),
    words.Symbol.DEFENSE_BAM: (DEFENSE, 1, 0),
    words.Symbol.DEFENSE_DIAMOND: (DEFENSE, 0, 1),
    words.Symbol.DEFENSE_ALL: (DEFENSE, 99, 99),
}
"""The side that loses symbols, how many Bams and how many Diamonds; 99 means all there are."""


def _cancelled(watch: Watch, user: Side, what: words.Symbol) -> None:
    """A symbol that may be cancelled matters beside those that may be spent; where all are, none is left to matter."""
    whose, bams, diamonds = CANCELLED[what]
    watch[whose].lost_bams += bams % 99
    watch[whose].lost_diamonds += diamonds % 99


@AFTER_THE_ROLL.looking(words.CANCEL, at=_cancelled)
def cancel(fight: Fight, side: Side, what: words.Symbol, name: str) -> None:
    """Bams or Diamonds are removed from a result.  DA-C84 to DA-C89"""
    whose, bams, diamonds = CANCELLED[what]
    change(fight.attack if whose == ATTACK else fight.defense, bams=-bams, diamonds=-diamonds)


def _hits_alone(watch: Watch, user: Side, _: None) -> None:
    watch[ATTACK].apart = True


@AFTER_THE_ROLL.looking(words.DOUBLE_HITS, at=_hits_alone)
def double_hits(fight: Fight, side: Side, _: None, name: str) -> None:
    """Hits on the faces rolled count twice.  DA-C103"""
    add_hits(fight, side, fight.attack.shown.value, name)


# Hits minus Shields

AT_THE_WOUNDS = (words.IF_NO_WOUND, words.STRIKE_BOSS, words.KILL)
"""Words that come in when the Wounds are dealt."""

LOOKS.update({word.name: None for word in AT_THE_WOUNDS})


def promised(fight: Fight, word: Word[int] | Word[None]) -> list[int]:
    """The numbers of the promises of this word, whichever side made them, the Defender's first."""
    name = word.name
    return [one.n or 0 for one in (*fight.defense.promises, *fight.attack.promises) if one.word == name]


def totals(fight: Fight) -> tuple[Tally, Tally]:
    """Total Hits and total Shields, each at least 0; every power that adds to them is a term.  DA-0288, DA-G78"""
    hits = Tally(fight.attack.shown.value, "attack-dice", "DA-0288")
    shields = Tally(fight.defense.shown.value, "defense-dice", "DA-0288")
    for tally, side in ((hits, fight.attack), (shields, fight.defense)):
        for term in side.more:
            tally.add(term.value, term.source, term.rule)
        tally.floor(0, "never-below-nothing", "DA-G78")
    return hits, shields


@step(Wound, attack=True)
def wound(game: Darkness, entry: Wound) -> None:
    """Hits minus Shields, then extra Wounds past all Shields, then those of an attack that did not Wound; the Defender
    suffers them, or the Attacker those of Payback.  DA-0288 to DA-0291, DA-C47, DA-C106"""
    fight = game.state.fight
    assert fight is not None
    hits, shields = totals(fight)
    wounds = Tally(max(0, hits.total - shields.total), "hits-past-shields", "DA-0288")
    for term in fight.extra:
        wounds.add(term.value, term.source, "DA-0289")
    for number in promised(fight, words.IF_NO_WOUND):
        if wounds.total == 0:
            wounds.add(number, "did-not-wound", "DA-C106")
    if game.listening:
        game.tell(Summed, "hits", fight.attack.who, hits.total, hits.frozen())
        game.tell(Summed, "shields", fight.defense.who, shields.total, shields.frozen())
        game.tell(Summed, "wounds", fight.defense.who, wounds.total, wounds.frozen())
    if fight.defense.who < FIRST_FOE:
        _wound_hero(game, fight, wounds.total)
    else:
        _wound_foe(game, fight, wounds.total)
    if shields.total > hits.total:
        pay_back(game, fight)


def pay_back(game: Darkness, fight: Fight) -> None:
    """An Attacker out-shielded by a Defender with Payback suffers Wounds.  DA-C47, DA-0352, DA-G44, DA-G92, DA-G93"""
    defender = bearer_of(game, fight.defense.who)
    if defender is None:
        return
    if fight.attack.who < FIRST_FOE:
        status.hurt(game, game.hero(fight.attack.who), defender.kit.payback, defender.who, "payback")
        return
    attacker = game.foe_or_none(fight.attack.who)
    if attacker is not None:
        status.hurt_foe(game, attacker, defender.kit.payback, game.hero(defender.who), "payback")


def _wound_hero(game: Darkness, fight: Fight, wounds: int) -> None:
    hero = game.hero(fight.defense.who)
    if game.kit(hero).halves:
        wounds = (wounds + 1) // 2
    fight.dealt = wounds
    status.hurt(game, hero, wounds, fight.attack.who, f"{fight.kind}-attack")
    fight.slain = hero.dead


def _wound_foe(game: Darkness, fight: Fight, wounds: int) -> None:
    pillar = game.pillar(fight.defense.who)
    if pillar is not None:
        fight.dealt = min(wounds, pillar.health)
        pillar.health -= fight.dealt
        if pillar.health == 0:
            fight.slain = True
            fell(game, pillar.id)
        return
    foe = game.foe_or_none(fight.defense.who)
    if foe is None:
        return
    fight.dealt = wounds
    hero = game.hero(fight.attack.who)
    if promised(fight, words.KILL):
        kill_one(game, fight, foe, hero)
    free = foe.stunned or bool(promised(fight, words.STRIKE_BOSS))
    if wounds and free and foe.minions and foe.boss:
        game.push(AssignWounds(hero.id, foe.id, wounds))
        return
    if game.foe_or_none(foe.id) is not None:
        fight.killed += status.hurt_foe(game, foe, wounds, hero, f"{fight.kind}-attack")
    fight.slain = game.foe_or_none(foe.id) is None


def kill_one(game: Darkness, fight: Fight, foe: Foe, hero: Hero) -> None:
    """Instantly Kill takes one figure: a Minion while any protects the Boss, otherwise the Boss.  DA-C107, DA-G72"""
    if foe.minions:
        fight.killed += status.hurt_minions(game, foe, game.card(foe).health, hero, most=1)[0]
    else:
        fight.killed += status.hurt_boss(game, foe, foe.most, hero)


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
    if foe is None:
        return
    hero = game.hero(entry.who)
    fight = game.state.fight
    assert fight is not None
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
    fight.killed += died
    fight.slain = game.foe_or_none(foe.id) is None
    if left and not fight.slain:
        game.push(AssignWounds(hero.id, foe.id, left))


def set_against(fight: Fight) -> None:
    """Hits and Shields are set against each other before the Wounds are dealt, which depend only on what is left of
    either; so odds follow fights that differ in nothing else only once."""
    hits, shields = totals(fight)
    less = min(hits.total, shields.total)
    fight.attack.shown, fight.attack.more = Result(hits.total - less), ()
    fight.defense.shown, fight.defense.more = Result(shields.total - less), ()


# afterwards

AFTERWARDS: Stage[Darkness, Side, [Fight], None] = Stage("after the combat")
"""What a word promised for afterwards, on the side that promised it, in this order."""


@step(Aftermath, attack=True)
def aftermath(game: Darkness, entry: Aftermath) -> None:
    """What powers promised for afterwards; the attacked Enemy is noted for its Counter-Attack.

    DA-0154, DA-0230, DA-0305, DA-G89
    """
    fight = game.state.fight
    assert fight is not None
    fight.over = True
    if fight.attack.who < FIRST_FOE:
        hero = game.hero(fight.attack.who)
        if not fight.free and fight.defense.who not in hero.attacked and game.pillar(fight.defense.who) is None:
            hero.attacked += (fight.defense.who,)
        if hero.dead:
            return
    if fight.defense.promises or fight.attack.promises:
        keep_promises(game, fight)


def keep_promises(game: Darkness, fight: Fight) -> None:
    """Word by word, the Defender's before the Attacker's."""
    for word in AFTERWARDS.words:
        for side in (fight.defense, fight.attack):
            for one in side.promises:
                if one.word == word:
                    AFTERWARDS.do(game, side, Effect(word, one.n), fight)


@AFTERWARDS.looking(words.STUN, at=None)
def stun(game: Darkness, side: Side, _: None, fight: Fight) -> None:
    """The other side is Stunned, a Mob whole.  DA-0305 to DA-0313"""
    other = fight.defense if side is fight.attack else fight.attack
    if other.who < FIRST_FOE:
        status.stun_hero(game, game.hero(other.who))
    elif (foe := game.foe_or_none(other.who)) is not None:
        status.stun_foe(game, foe)


@AFTERWARDS.looking(words.SWEEP, at=None)
def sweep(game: Darkness, side: Side, n: int, fight: Fight) -> None:
    """Everybody beside the target suffers Wounds too.  DA-0154"""
    attacker, target = fight.attack.who, fight.defense.who
    if attacker < FIRST_FOE:
        for foe in game.foes_at(fight.at):
            if foe.id != target:
                status.hurt_everybody(game, foe, n, game.hero(attacker))
    else:
        for hero in game.heroes_at(fight.at):
            if hero.id != target:
                status.hurt(game, hero, n, attacker, "sweep")


@AFTERWARDS.looking(words.DRAIN, at=None)
def drain(game: Darkness, side: Side, n: int, fight: Fight) -> None:
    """An Attacker who has dealt a Wound heals."""
    if side is not fight.attack or not fight.dealt:
        return
    if side.who < FIRST_FOE:
        status.heal(game, game.hero(side.who), n, "drain")
    elif (foe := game.foe_or_none(side.who)) is not None:
        foe.boss_hurt = max(0, foe.boss_hurt - n)


@AFTERWARDS.looking(words.TROPHY, at=None)
def trophy(game: Darkness, side: Side, n: int, fight: Fight) -> None:
    """A Hero who attacks gains experience for every figure killed."""
    if fight.attack.who < FIRST_FOE:
        status.gain_xp(game, game.hero(fight.attack.who), n * fight.killed)


@AFTERWARDS.looking(words.STEP_AFTER, at=None)
def step_after(game: Darkness, side: Side, n: int, fight: Fight) -> None:
    """A Hero who has attacked may move away."""
    if side is fight.attack and side.who < FIRST_FOE:
        game.push(Walk(side.who, n, slippery=True, only_steps=True))


PROMISED = frozenset((*AFTERWARDS.words, *(word.name for word in AT_THE_WOUNDS)))
"""The words of which a power only makes a promise when it works."""
