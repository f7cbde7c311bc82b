"""Skills that help friends or trouble the mind of an enemy.

UN-C474, UN-C476, UN-C479, UN-C483, UN-C484, UN-C486, UN-C490
"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import DONE, Ask, Option, Roll, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.definitions import Thing
from undercroft.systems.universalis.cards.people import gear_cards, person
from undercroft.systems.universalis.cards.words import Action
from undercroft.systems.universalis.effects.harm import LOSES_TURN
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import close_by
from undercroft.systems.universalis.ground.engagement import adjacent
from undercroft.systems.universalis.party.companions import giant
from undercroft.systems.universalis.rolls.contests import contest
from undercroft.systems.universalis.rolls.dice import marks_from, some
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.skills.reach import each
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.conditions import heal, lose, suffer
from undercroft.systems.universalis.status.mana import spend_mana, take_marker

ENCOURAGED, INSTRUCTED, PLAYING = "encouraging-allies", "combat-instructor-pupil", "inspiring-music-playing"
FAR = 6
MANY = 3
"""A creature encourages only this many friends or more.  UN-C476"""

BEST_TAUGHT = 4
"""The highest Combat Skill that instruction leads to.  UN-C474"""

AID = 2
MANA_DICE = 4


def _near(game: Universalis, who: Character, far: int) -> list[Character]:
    return [ally for ally in game.allies(who) if close_by(game, who, ally, far)]


def bestow(who: Character, skill: str) -> None:
    """Give a character a skill for the time being."""
    if skill not in who.extra:
        who.extra = (*who.extra, skill)


def withdraw(who: Character, skill: str) -> None:
    """Take from a character a skill it had for the time being."""
    who.extra = tuple(other for other in who.extra if other != skill)


# Combat Instructor


@moments.PREPARED.on("combat-instructor")
def instruct(game: Universalis, who: Character) -> Script[None]:
    """Before a quest, the instructor chooses an ally of lower Combat Skill.  UN-C474"""
    pupils = _pupils(game, who, [one for one in game.state.heroes if one.id != who.id])
    if not pupils:
        return
    options = [Option("instruct", one.id) for one in pupils]
    option: Option = yield Ask("combat-instructor", who.seat, (*options, DONE), who=who.id)
    if option.act != DONE.act:
        bestow(game.character(option.who), INSTRUCTED)


@moments.APPEARED.on("combat-instructor")
def drill(game: Universalis, who: Character) -> Script[None]:
    """A creature instructs the ally with the highest Strength.  UN-C474"""
    pupils = _pupils(game, who, game.allies(who))
    if pupils:
        bestow(max(pupils, key=lambda one: (game.kit(one).strength, -one.id)), INSTRUCTED)
    yield from ()


def _pupils(game: Universalis, who: Character, allies: list[Character]) -> list[Character]:
    if "combat-instructor" not in (*person(who.card).skills, *who.extra):
        return []
    most = min(game.kit(who).combat, BEST_TAUGHT)
    return [ally for ally in allies if game.kit(ally).combat < most]


# Encouraging


@moments.AIMS.on("encouraging")
def hearers(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """There must be an ally to encourage; for a creature, at least three.  UN-C476"""
    enough = 1 if who.hero else MANY
    return (Option("skill", what=skill),) if len(_near(game, who, FAR)) >= enough else ()


@moments.DEED.on("encouraging")
def encourage(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Allies within 6 squares may repeat failed tests, attacks and defenses until their next turn.  UN-C476, UN-D94"""
    for ally in _near(game, who, FAR):
        bestow(ally, ENCOURAGED)
    yield from ()


@moments.ACTIVATION_STARTS.on(ENCOURAGED)
def forget_encouragement(game: Universalis, who: Character) -> Script[None]:
    """Encouragement lasts until the start of the ally's next turn.  UN-C476"""
    withdraw(who, ENCOURAGED)
    yield from ()


# First Aid


@moments.AIMS.on("first-aid")
def patients(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """The bearer, or an adjacent ally who has not been activated yet (ruling `first-aid-for-whom`), if they have
    lost Vitality.  UN-C479"""
    if not who.hero:
        return ()
    near = [ally for ally in game.allies(who) if adjacent(game, who, ally) and not ally.activated]
    return each(skill, [one for one in (who, *near) if one.wounds])


@moments.DEED.on("first-aid")
def treat(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Heal up to 2 Vitality; neither healer nor patient moves this turn, and an ally who was healed takes no Action.

    UN-C479
    """
    patient = game.character(option.who)
    heal(game, patient, AID, "first-aid")
    game.active.points = 0
    if patient.id != who.id:
        patient.rests = True
    yield from ()


# Inspiring Music


@moments.AIMS.on("inspiring-music")
def listeners(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """Playing needs an instrument in hand and a point of Mana.  UN-C484"""
    tuned = any(isinstance(card := gear_cards()[item], Thing) and card.kind == "instrument" for item in who.hands)
    return (Option("skill", what=skill),) if (tuned or not who.hero) and who.mana and PLAYING not in who.extra else ()


@moments.DEED.on("inspiring-music")
def play(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The musician takes an Intelligence test; the music lasts as many turns as the lower die shows.

    UN-C484, UN-G127
    """
    spend_mana(game, who, 1)
    result = yield from trial(game, who, "intelligence", "inspiring-music")
    if result.passed:
        bestow(who, PLAYING)
        who.music = max(1, result.dice[1])


@moments.ACTIVATION_STARTS.on(PLAYING)
def play_on(game: Universalis, who: Character) -> Script[None]:
    """One more turn of the music is over."""
    who.music = max(0, who.music - 1)
    if not who.music:
        withdraw(who, PLAYING)
    yield from ()


# Mislead


@moments.AIMS.on("mislead")
def gullible(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """Enemies of the section within 6 squares that are not Leaders and have not been misled before.  UN-C486"""
    here = game.section(who)
    found = [enemy for enemy in game.enemies(who) if game.section(enemy) == here and not enemy.leader]
    return each(skill, [one for one in found if close_by(game, who, one, action.range) and not one.misled])


@moments.DEED.on("mislead")
def mislead(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Opposed Intelligence: an enemy that loses loses its next turn.  UN-C486"""
    enemy = game.character(option.who)
    enemy.misled = True
    if (yield from contest(game, who, enemy, "intelligence", "mislead")):
        enemy.loses_turn = True
        game.tell(Changed, LOSES_TURN, enemy.id, now=1, rules=("UN-C486",))


# Recovering Mana


@moments.AIMS.on("recovering-mana")
def spent_mana(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """Offered to a hero who has lost Mana or cast spells; a creature waits until it has no Mana.  UN-C490"""
    worn = who.mana < game.kit(who).mana or bool(who.cast)
    return (Option("skill", what=skill),) if (worn if who.hero else not who.mana and game.kit(who).mana) else ()


@moments.DEED.on("recovering-mana")
def recover_mana(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Roll 4 dice: a 1 costs Vitality, the others bring Mana; a marker comes off each of up to two spells.  UN-C490"""
    found = yield Roll((some(MANA_DICE),), marks_from(2), who.seat, who.id, "recovering-mana")
    gained, ones, _ = found
    before, who.mana = who.mana, min(game.kit(who).mana, who.mana + gained)
    game.tell(Changed, "mana", who.id, now=who.mana, was=before, rules=("UN-C490",))
    for _ in range(2):
        yield from take_marker(game, who)
    lose(game, who, ones, who.id, "recovering-mana")


# Giant Tamer


@moments.AIMS.on("giant-tamer")
def giants(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """Giants of the group within 6 squares that wait for a command; the tamer needs Mana to be heard.  UN-C480"""
    if not game.kit(who).mana:
        return ()
    near = [ally for ally in _near(game, who, action.range) if giant(ally) and not ally.tamed]
    return each(skill, near)


@moments.DEED.on("giant-tamer")
def tame(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The tamer takes an Intelligence test: the giant obeys this turn, or a point of Mana is lost and it is
    Stationary.  UN-C480"""
    giant = game.character(option.who)
    result = yield from trial(game, who, "intelligence", "giant-tamer")
    if result.passed:
        giant.tamed = True
        return
    spend_mana(game, who, 1)
    suffer(game, giant, "stationary")
