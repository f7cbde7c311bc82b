"""The mind: SANITY that a prayer may keep, mental conditions, fear and terror.

LE-0074 to LE-0078, LE-0081, LE-0086, LE-0094, LE-0096, LE-0637, LE-0739 to LE-0743, LE-G32, LE-G84
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.dice import STANDARD, TOTAL
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Script
from undercroft.kernel.tally import Term
from undercroft.systems.league.agenda import FearTests, LoseMind, LoseSanity, Scar
from undercroft.systems.league.cards import magic_words, monster_words
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.cards.conditions import CONDITIONS
from undercroft.systems.league.cards.monsters import MONSTERS
from undercroft.systems.league.cards.values import STATS
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.rolls.luck import thrown
from undercroft.systems.league.state import MOST_SANITY, Enemy, Hero
from undercroft.systems.league.status.conditions import end_prayer, frighten, stun
from undercroft.systems.league.status.morale import stir
from undercroft.systems.league.status.sanity import lose, shock

D4, D6, D10 = ((STANDARD[name],) for name in ("d4", "d6", "d10"))
BLEED_TO_DEATH = "bleed-to-death"
"""The option by which a hero who bleeds out dies after some turns.  LE-0542"""
TERROR = -20
"""LE-0741"""


@step(LoseSanity, after=True)
def lose_sanity(game: League, entry: LoseSanity) -> Script[None]:
    """A hero whom a prayer keeps sane tests RES before SANITY is lost.  LE-0637"""
    hero = game.hero(entry.who)
    passed = yield from check(game, hero, "resolve", "sanity", rules=("LE-0637",))
    if not passed.success:
        lose(game, hero, entry)


@step(LoseMind, after=True)
def lose_mind(game: League, entry: LoseMind) -> Script[None]:
    """SANITY is at 0: a mental condition is rolled, again if the hero has it already; then SANITY is 10 less the number
    of conditions it has.  LE-0074 to LE-0076, LE-G32"""
    hero = game.hero(entry.who)
    if hero.sanity > 0:
        return
    cards = game.box[CONDITIONS]
    fresh = {card.roll: id for id, card in cards.items() if id not in hero.conditions}
    found = ""
    while fresh and not found:
        face: int = yield from thrown(game, D10, TOTAL, "condition", hero)
        found = fresh.get(face, "")
    if found:
        hero.conditions = (*hero.conditions, found)
        game.tell(Changed, "condition", hero.id, now=1, detail=f"league-condition-{found}", rules=("LE-0074",))
    hero.sanity = max(1, MOST_SANITY - len(hero.conditions))
    game.tell(Changed, "sanity", hero.id, now=hero.sanity, detail="sanity-condition", rules=("LE-0076",))


@step(Scar, after=True)
def scar(game: League, entry: Scar) -> Script[None]:
    """Whoever has reached 0 HP loses d4 points of a stat, or of its HP, for good; a d6 says which.  Skills stay as they
    are.  Where the table plays it so, another d6 and 1 are the turns it has left.  LE-0541, LE-0542, LE-G97, LE-X02"""
    hero = game.hero(entry.who)
    if game.setup.options.get(BLEED_TO_DEATH):
        face = yield from thrown(game, D6, TOTAL, "time-left", hero, content=lambda found: found == len(STATS) + 1)
        hero.time_left = face + 1
        game.tell(Changed, "time-left", hero.id, now=hero.time_left, rules=("LE-0542",))
    face = yield from thrown(game, D6, TOTAL, "scar", hero)
    n: int = yield from thrown(game, D4, TOTAL, "scar-points", hero, content=lambda found: found == 1)
    if face <= len(STATS):
        value = STATS[face - 1]
        was = hero.values.of(value)
        hero.values = hero.values.raised(value, -n)
        game.tell(
            Changed, "scarred", hero.id, now=hero.values.of(value), was=was, detail=f"value-{value}", rules=("LE-0541",)
        )
        return
    was, hero.max_hp = hero.max_hp, max(1, hero.max_hp - n)
    hero.hp = min(hero.hp, game.most_hp(hero))
    game.tell(Changed, "scarred", hero.id, now=hero.max_hp, was=was, detail="hp", rules=("LE-0541",))


# fear


@step(FearTests)
def fear_tests(game: League, entry: FearTests) -> Script[None]:
    """Heroes test against enemies that have just been placed, one test for all of a kind.

    LE-0739 to LE-0743, LE-G84
    """
    card = game.box[MONSTERS][entry.card]
    for id in entry.left:
        hero = game.hero(id)
        if not hero.able:
            continue
        for level in monster_words.CAUSE_TERROR.of(card.special):
            yield from face_up(game, hero, entry.card, terror=hero.level <= level)
        for level in monster_words.CAUSE_FEAR.of(card.special):
            if hero.level <= level:
                yield from face_up(game, hero, entry.card)


def face_up(game: League, hero: Hero, card: str, *, terror: bool = False) -> Script[bool]:
    """A hero tests RES against fear, or at -20 against terror; whoever fails is afraid of enemies of this kind, and by
    terror stunned besides.  Whom faith upholds fears nothing, and terror is no more than fear to it.  Did it pass?

    LE-0078, LE-0081, LE-0094, LE-0096, LE-0622, LE-0634, LE-0739 to LE-0743
    """
    if game.kit(hero).says(magic_words.FEARLESS):
        if not terror:
            return True
        terror = False
    terms = (Term(TERROR, "terror", "LE-0741"),) if terror else ()
    why = "terror" if terror else "fear"
    foe = next((one for one in game.state.enemies if one.card == card), None)
    passed = yield from check(
        game, hero, "resolve", why, terms=terms, when=(When.FEAR,), other=foe, rules=("LE-0739", "LE-0741")
    )
    if passed.success:
        return True
    frighten(game, hero, card)
    if terror:
        stun(game, hero, 1, "LE-0742")
        end_prayer(game, hero)
    stir(game, "failed-terror" if terror else "failed-fear")
    shock(game, hero, "failed-terror" if terror else "failed-fear")
    return False


def demons_appear(game: League) -> None:
    """A battle with demons shakes every hero, and the party, once.  LE-0082, LE-0093, LE-G52"""
    stir(game, "demons")
    for hero in game.state.party:
        if hero.here:
            shock(game, hero, "demons")


def is_demon(game: League, enemy: Enemy) -> bool:
    """Is it a demon?"""
    return game.card(enemy).kind == "demon" or game.has(enemy, monster_words.DEMON)
