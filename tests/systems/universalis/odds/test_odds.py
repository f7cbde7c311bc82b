"""Odds of every kind of attack: exact, in both directions, and as the dice fall."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from systems.universalis.box import SYSTEM
from systems.universalis.build import DUEL, HALL, Play, hero, orc, position
from systems.universalis.magic.casting import field
from systems.universalis.skills.comparing import fighter
from undercroft.kernel import exploring
from undercroft.kernel.dice import spread
from undercroft.kernel.odds import Odds, odds
from undercroft.kernel.requests import FigureId, Option, SeatId
from undercroft.kernel.state import State as AnyState
from undercroft.kernel.state import copy
from undercroft.kernel.system import Focus
from undercroft.systems.universalis.agenda import Act, EndActivation, Recover
from undercroft.systems.universalis.rolls.dice import Alike
from undercroft.systems.universalis.state import State
from undercroft.systems.universalis.system import UniversalisSystem

LANE = "##########\n#........#\n#S..k....#\n#........#\n#......B.#\n##########"
ROW = "##########\n#........#\n#Skl.....#\n#........#\n#......B.#\n##########"
CORNER = "######\n#k...#\n#S...#\n#...B#\n######"
PIT = "########\n#BSko..#\n########"
FLOOR = "#" + "." * 10 + "#"
DITCH = "\n".join(["#" * 12, *[FLOOR] * 4, "#...ooo....#", *[FLOOR] * 3, "#" * 12])
WALLED = "\n".join(["#" * 12, *["##" + "." * 9 + "#"] * 8, "#" * 12])
STEP = "\n".join(["#" * 12, *[FLOOR] * 4, *["#.2" + "." * 8 + "#"] * 2, *[FLOOR] * 2, "#" * 12])
NOOK = "\n".join(["#" * 12, *["#....#.....#"] * 4, "###.##.....#", *["#....#.....#"] * 3, "#" * 12])
KEYS = ("act", "next-hero")
ENCOURAGED = "encouraging-allies"
WATCHER = hero("borgron", spells=[], hands=[], pack=[])
NIMBLE = {"creature": "orc-champion", "skills": ["cat-reflexes"]}
"""One whose Agility lets him throw 1s again."""

TRICKY = {"skills": ["tricky-fighter"], "attributes": {"intelligence": 4}}
"""One whose doubles hurt more."""

Made = tuple[Play, str]


def duel(board: str = DUEL.replace("#.....#\n#######", "#.B...#\n#######"), **more: Any) -> Play:
    """Shara with a sword before an orc, Borgron behind her."""
    people = {"S": fighter(**more.pop("S", {})), "k": orc(**more.pop("k", {})), "B": WATCHER}
    return position(board, turn=["S", "B"], **{**people, **more})


def crowd() -> dict[str, Any]:
    """Four more orcs."""
    return {letter: orc(at=at) for letter, at in zip("lmnp", ("f6", "g6", "h6", "f7"))}


def favoured(state: State) -> None:
    """Both sides are favoured by the gods."""
    favoured_foe(state)
    for one in state.heroes:
        one.boons = ("favour-of-the-gods",)


def favoured_foe(state: State) -> None:
    """The gods favour the enemy."""
    state.creatures[0].boons = ("favour-of-the-gods",)


def seated(**more: Any) -> Play:
    """An orc whom somebody plays before Shara."""
    who = FigureId(100)

    def sit(state: State) -> None:
        state.side = "dark"
        for creature in state.creatures:
            creature.seat = SeatId(0)

    do = [Recover(who), Act(who), EndActivation(who), Recover(FigureId(2)), Act(FigureId(2))]
    people = {"S": fighter(**more.pop("S", {})), "k": orc(**{"facing": "south", **more.pop("k", {})}), "B": WATCHER}
    return position(DUEL.replace("#.....#\n#######", "#.B...#\n#######"), do=do, prepare=sit, **people)


def besieged() -> Play:
    """A wizard whom somebody plays, and five heroes close together."""
    who = FigureId(100)

    def sit(state: State) -> None:
        state.side = "dark"
        state.creatures[0].seat = SeatId(0)

    heroes = {
        "S": hero(at="h4", fortune=2),
        "T": hero("taeral", at="h2"),
        "U": hero("dagna", at="h3"),
        "V": hero("aki", at="g3"),
        "W": hero("herbod", at="g2"),
    }
    wizard = {"creature": "court-magus", "at": "c3", "facing": "east", "lore": "fire"}
    do = [Recover(who), Act(who), EndActivation(who), Recover(FigureId(1)), Act(FigureId(1))]
    return position(HALL, do=do, prepare=sit, k=wizard, **heroes)


def spinning(creature: str, *places: str, fortune: int = 1, board: str = HALL, **more: Any) -> Play:
    """A creature with a Spinning Blow whom somebody plays, and heroes with shields and Fortune around it."""
    who = FigureId(100)

    def sit(state: State) -> None:
        state.side = "dark"
        state.creatures[0].seat = SeatId(0)

    arms = {"hands": ["broadsword", "shield"], "fortune": fortune, "facing": "north", **more}
    names = zip("STU", ("shara", "herbod", "taeral"), places)
    heroes = {letter: hero(name, at=place, **arms) for letter, name, place in names}
    spinner = {"creature": creature, "at": "d4", "facing": "south", "skills": ["spinning-blow"]}
    do = [Recover(who), Act(who), EndActivation(who), Recover(FigureId(1)), Act(FigureId(1))]
    return position(board, do=do, prepare=sit, k=spinner, **heroes, B={**WATCHER, "at": "j8"})


def archer(bow: str = "short-bow", **more: Any) -> dict[str, Any]:
    """A hero of Shooting Skill 5 with a bow, looking east."""
    given = {"hands": [bow], "facing": "east", "attributes": {"shooting": 5, "agility": 4, "strength": 3}}
    return hero("taeral", **{**given, **more})


def two(spell: str, **more: Any) -> Play:
    """Borgron before two orcs side by side and a troll."""
    return field(spell, k={"at": "h3"}, j=orc(at="h4"), turn=["B", "S"], **more)


ATTACKS: dict[str, Callable[[], Made]] = {
    "a melee": lambda: (duel(), "S attacks k"),
    "a melee with bare hands": lambda: (duel(S={"hands": []}), "S attacks k"),
    "a melee against a shield": lambda: (duel(k={"hands": ["broadsword", "shield"]}), "S attacks k"),
    "a melee against an unwieldy weapon": lambda: (duel(k={"hands": ["trident"]}), "S attacks k"),
    "a melee against the hardened": lambda: (duel(k={"skills": ["hardened"]}), "S attacks k"),
    "a melee against one with Fortune": lambda: (seated(S={"fortune": 2, "wounds": 4}), "k attacks S"),
    "a melee with Fortune": lambda: (duel(S={"fortune": 2}), "S attacks k"),
    "a melee of one who looks at doubles": lambda: (duel(S=TRICKY), "S attacks k"),
    "a melee against one who throws 1s again": lambda: (duel(k=NIMBLE), "S attacks k"),
    "a melee against one who throws a lost roll again": lambda: (duel(k={"skills": [ENCOURAGED]}), "S attacks k"),
    "a melee of one who throws a lost roll again": lambda: (duel(S={"skills": [ENCOURAGED]}), "S attacks k"),
    "a melee of two who throw a lost roll again": lambda: (
        duel(S={"skills": [ENCOURAGED], "fortune": 2}, k={"skills": [ENCOURAGED], "hands": ["broadsword", "shield"]}),
        "S attacks k",
    ),
    "a melee against one who throws one die again": lambda: (duel(prepare=favoured_foe), "S attacks k"),
    "a melee of two who throw one die again": lambda: (duel(prepare=favoured), "S attacks k"),
    "a melee against one who throws 1s and one die again": lambda: (
        duel(prepare=favoured_foe, k=NIMBLE, S={"skills": [ENCOURAGED]}),
        "S attacks k",
    ),
    "a melee against one who throws one die again with an unwieldy weapon": lambda: (
        duel(prepare=favoured_foe, S={"skills": [ENCOURAGED]}, k={"hands": ["trident"]}),
        "S attacks k",
    ),
    "a melee of one who looks at doubles and throws a lost roll again": lambda: (
        duel(S={**TRICKY, "skills": ["tricky-fighter", ENCOURAGED]}, k={"skills": [ENCOURAGED]}),
        "S attacks k",
    ),
    "a melee with bare hands of two who throw a lost roll again": lambda: (
        duel(S={"skills": [ENCOURAGED], "hands": []}, k={"skills": [ENCOURAGED], "hands": []}),
        "S attacks k",
    ),
    "a melee of two who throw one die again, or a lost roll": lambda: (
        duel(S={"skills": [ENCOURAGED]}, k={"skills": [ENCOURAGED]}, prepare=favoured),
        "S attacks k",
    ),
    "a melee with a Leader among his Grunts": lambda: (
        duel(HALL, S={"at": "d4"}, k={"at": "d5", "leader": True}, B={**WATCHER, "at": "j8"}, **crowd()),
        "S attacks k",
    ),
    "a melee with bare hands on both sides": lambda: (duel(S={"hands": []}, k={"hands": []}), "S attacks k"),
    "a melee at a wall": lambda: (duel(CORNER), "S attacks k"),
    "a melee with the Invulnerable at a wall": lambda: (
        duel(CORNER, S={"hands": []}, k={"skills": ["invulnerable"]}),
        "S attacks k",
    ),
    "a push into a pit": lambda: (duel(PIT, S={"facing": "east"}), "S attacks k"),
    "a creature's attack": lambda: (seated(), "k attacks S"),
    "a creature's attack on one with foresight": lambda: (
        seated(S={"skills": ["foresight"], "fortune": 2}),
        "k attacks S",
    ),
    "a creature's attack on a shield": lambda: (seated(S={"hands": ["broadsword", "shield"]}), "k attacks S"),
    "a shot": lambda: (position(LANE, turn=["S", "B"], S=archer(), k=orc(), B=WATCHER), "S shoots k"),
    "a shot past a friend": lambda: (
        position(ROW, turn=["S", "B"], S=archer(), l=orc(at="g3"), B={**WATCHER, "at": "h3"}),
        "S shoots l",
    ),
    "a shot with gunpowder": lambda: (
        position(LANE, turn=["S", "B"], S=archer("handgun"), k=orc(), B=WATCHER),
        "S shoots k",
    ),
    "a throw": lambda: (
        position(LANE, turn=["S", "B"], S=archer("javelin"), k=orc(), B=WATCHER),
        "S throws javelin at k",
    ),
    "a spell at one": lambda: (two("lightning"), "B casts lightning at k"),
    "a spell at two": lambda: (two("fireball"), "B casts fireball at k"),
    "a spell at two of whom one hides the other": lambda: (
        field("fireball", k={"at": "h3"}, j=orc(at="i3"), turn=["B", "S"]),
        "B casts fireball at k",
    ),
    "a spell at two and its tests": lambda: (two("rain-of-embers"), "B casts rain-of-embers at k"),
    "a spell at five heroes": lambda: (besieged(), "k casts rain-of-embers at V"),
    "a spell for a friend": lambda: (two("rune-of-iron"), "B casts rune-of-iron at S"),
    "a spinning blow": lambda: (
        position(
            "#######\n#.....#\n#.kSl.#\n#....B#\n#######",
            turn=["S", "B"],
            S=fighter("spinning-blow"),
            k=orc(),
            l=orc(),
            B=WATCHER,
        ),
        "S does spinning-blow",
    ),
    "a spinning blow of one who throws a lost roll again": lambda: (
        position(
            "#######\n#.....#\n#.kSl.#\n#....B#\n#######",
            turn=["S", "B"],
            S=fighter("spinning-blow", ENCOURAGED),
            k=orc(),
            l=orc(),
            B=WATCHER,
        ),
        "S does spinning-blow",
    ),
    "a spinning blow at three": lambda: (
        position(
            "#######\n#..l..#\n#.kSm.#\n#....B#\n#######",
            turn=["S", "B"],
            S=fighter("spinning-blow"),
            k=orc(),
            l=orc(),
            m=orc(),
            B=WATCHER,
        ),
        "S does spinning-blow",
    ),
    "a troll's spinning blow at three shields": lambda: (
        spinning("troll", "d6", "c4", "f4"),
        "k does spinning-blow",
    ),
    "a troll's spinning blow at three without luck": lambda: (
        spinning("troll", "d6", "c4", "f4", fortune=0),
        "k does spinning-blow",
    ),
    "a spinning blow at three shields that push back": lambda: (
        spinning("orc-warrior", "d5", "e5", "c5"),
        "k does spinning-blow",
    ),
    "a spinning blow at two shields beside a pit": lambda: (
        spinning("orc-warrior", "d5", "c4", board=DITCH, wounds=3),
        "k does spinning-blow",
    ),
    "a troll's spinning blow at two shields at a wall": lambda: (
        spinning("troll", "c4", "c5", board=WALLED),
        "k does spinning-blow",
    ),
    "a troll's spinning blow at two by a step": lambda: (
        spinning("troll", "d6", "c4", board=STEP, wounds=2),
        "k does spinning-blow",
    ),
    "a spinning blow at two of whom one may take the other's way out": lambda: (
        spinning("orc-warrior", "d5", "e5", board=NOOK, hands=["broadsword"]),
        "k does spinning-blow",
    ),
    "an onslaught": lambda: (
        position(LANE, turn=["S", "B"], S=fighter("onslaught", facing="east"), k=orc(), B=WATCHER),
        "onslaught",
    ),
    "a flask": lambda: (
        position(LANE, turn=["S", "B"], S=archer(pack=["greek-fire"]), k=orc(), l=orc(at="e2"), B=WATCHER),
        "S uses greek-fire on k",
    ),
    "a jump from above": lambda: (
        position(
            "#########\n#.......#\n#.44....#\n#.......#\n#.....B.#\n#########",
            turn=["S", "B"],
            options={"jumping-from-heights": "on"},
            S=archer(at="d3", hands=["broadsword"], skills=[], body=[]),
            k=orc(at="e3"),
            B=WATCHER,
        ),
        "S jumps at k",
    ),
    "a breath": lambda: (
        position(ROW, turn=["S", "B"], S=fighter("breath-4", facing="east"), k=orc(), l=orc(), B=WATCHER),
        "breath-4",
    ),
    "a grab": lambda: (duel(S={"skills": ["grab-and-throw"]}), "grab-and-throw"),
    "a stranglehold": lambda: (duel(S={"skills": ["grab-and-suffocate-2"]}), "grab-and-suffocate-2"),
    "slipping away": lambda: (duel(), "S disengages"),
}


def made(name: str) -> tuple[Play, Option]:
    """A position and the option it is about."""
    play, sentence = ATTACKS[name]()
    option = play.meaning(sentence)
    if option is None:
        assert play.table.ask is not None
        option = next((one for one in play.table.ask.options if one.what == sentence), None)
    assert option is not None, f"{sentence} is not offered: {play.acts()}"
    return play, option


def thrown(play: Play, option: Option, throws: int) -> Counter[tuple[tuple[str, int], ...]]:
    """What came of it, many times over, everything answered by default."""
    table = play.table
    assert table.ask is not None
    focus = Focus(table.ask, option, copy(table.state))
    found: Counter[tuple[tuple[str, int], ...]] = Counter()
    for n in range(throws):
        twin = table.fork()
        twin.reseed(f"throw {n}")
        twin.choose(option)
        while twin.ask is not None and twin.ask.prompt not in KEYS:
            twin.choose(twin.ask.options[twin.ask.default])
        found[tuple(sorted(SYSTEM.outcome(twin.game, focus).items()))] += 1
    return found


def furthest(found: Odds, seen: Counter[tuple[tuple[str, int], ...]]) -> float:
    """By how many standard errors the share of any value of a fact is off at most."""
    throws, worst = seen.total(), 0.0
    for fact in {name for result in found.results for name, _ in result.facts}:
        for value, chance in found.spread(fact).items():
            share = sum(times for facts, times in seen.items() if dict(facts).get(fact, 0) == value) / throws
            if throws * chance * (1 - chance) > 3:
                worst = max(worst, abs(share - chance) / math.sqrt(chance * (1 - chance) / throws))
    return worst


@pytest.mark.parametrize("name", ATTACKS)
def test_the_odds_of_every_kind_of_attack_are_exact_and_add_up_to_certainty(name):
    play, option = made(name)
    found = odds(play.table, option)
    assert found.exact
    assert found.chance(lambda result: True) == pytest.approx(1, abs=1e-9)
    assert len(found.results) > 1


@pytest.mark.parametrize("name", ATTACKS)
def test_the_odds_of_every_kind_of_attack_speak_of_both_sides(name):
    play, option = made(name)
    facts = {fact for result in odds(play.table, option).results for fact, _ in result.facts}
    assert {"wounds", "down", "slain", "own-wounds", "own-down", "own-slain"} <= facts
    assert facts & {"hit", "cast", "slips"} or not option.who


@pytest.mark.parametrize("name", ATTACKS)
def test_the_odds_agree_with_dice_really_thrown(name):
    play, option = made(name)
    found, seen = odds(play.table, option), thrown(play, option, 400)
    assert set(seen) <= {result.facts for result in found.results}
    assert furthest(found, seen) < 4.5


@pytest.mark.slow
@pytest.mark.parametrize("name", ATTACKS)
def test_the_odds_agree_with_twenty_thousand_throws(name):
    play, option = made(name)
    assert furthest(odds(play.table, option), thrown(play, option, 20_000)) < 4


# the quick way and the obvious one

TIED = ("an onslaught", "a grab")
"""Opposed rolls are thrown again while they are tied: told apart pair by pair, their cases have no end."""

SPINS = (
    "a spinning blow",
    "a spinning blow at three",
    "a spinning blow at two shields beside a pit",
    "a troll's spinning blow at two shields at a wall",
    "a troll's spinning blow at two by a step",
    "a spinning blow at two of whom one may take the other's way out",
)

AGAIN = (
    "a melee against one who throws a lost roll again",
    "a melee of one who throws a lost roll again",
    "a melee of two who throw a lost roll again",
    "a melee against one who throws one die again",
    "a melee of two who throw one die again",
    "a melee against one who throws 1s and one die again",
    "a melee against one who throws one die again with an unwieldy weapon",
    "a melee of one who looks at doubles and throws a lost roll again",
    "a melee with bare hands of two who throw a lost roll again",
    "a melee of two who throw one die again, or a lost roll",
    "a spinning blow of one who throws a lost roll again",
)

MANY = (
    *SPINS,
    *AGAIN,
    "a melee with a Leader among his Grunts",
    "a troll's spinning blow at three shields",
    "a troll's spinning blow at three without luck",
    "a spinning blow at three shields that push back",
    "a jump from above",
    "a spell at two and its tests",
    "a spell at five heroes",
)


def one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Follow every case by itself: nothing is merged or put aside."""
    numbers = count()

    def unlike(state: AnyState[Any]) -> bytes:
        return next(numbers).to_bytes(8, "big")

    monkeypatch.setattr(exploring, "encode", unlike)
    monkeypatch.setattr(UniversalisSystem, "put_aside", lambda system, game, focus: {})


def pair_by_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell every pair of dice from every other, whatever it counts."""
    spread.cache_clear()
    monkeypatch.setattr(Alike, "__eq__", lambda one, other: one.dice == other.dice)
    monkeypatch.setattr(Alike, "__hash__", lambda one: hash(one.dice))


@pytest.fixture(autouse=True)
def spreads_forgotten() -> Iterator[None]:
    """What was told apart in one test is not in the next."""
    yield
    spread.cache_clear()


def same(quick: Odds, obvious: Odds) -> bool:
    """Do they say the same?"""
    assert obvious.exact
    one, other = ({result.facts: result.chance for result in found.results} for found in (quick, obvious))
    return one == pytest.approx(other, abs=1e-12)


@pytest.mark.parametrize("name", [name for name in ATTACKS if name not in (*TIED, *MANY)])
def test_the_quick_way_gives_what_every_case_and_pair_by_itself_gives(name, monkeypatch):
    play, option = made(name)
    quick = odds(play.table, option)
    one_by_one(monkeypatch)
    pair_by_pair(monkeypatch)
    assert same(quick, odds(play.table, option, limit=10**5))


@pytest.mark.parametrize("name", AGAIN)
def test_dice_thrown_again_are_read_as_closely_as_they_must(name, monkeypatch):
    play, option = made(name)
    quick = odds(play.table, option)
    pair_by_pair(monkeypatch)
    monkeypatch.setattr(UniversalisSystem, "put_aside", lambda system, game, focus: {})
    assert same(quick, odds(play.table, option, limit=10**5))


@pytest.mark.parametrize("name", [*TIED, "a spell at two and its tests"])
def test_the_quick_way_gives_what_every_case_by_itself_gives(name, monkeypatch):
    play, option = made(name)
    quick = odds(play.table, option)
    one_by_one(monkeypatch)
    assert same(quick, odds(play.table, option, limit=10**5))


@pytest.mark.parametrize("name", [*SPINS, "a jump from above", "a melee with a Leader among his Grunts"])
def test_nothing_is_lost_by_what_is_put_aside(name, monkeypatch):
    play, option = made(name)
    quick = odds(play.table, option)
    monkeypatch.setattr(UniversalisSystem, "put_aside", lambda system, game, focus: {})
    assert same(quick, odds(play.table, option, limit=10**5))


# what is told


def told(name: str) -> Odds:
    play, option = made(name)
    return odds(play.table, option)


def test_who_casts_may_be_hurt_by_a_blunder():
    assert told("a spell at one").chance(lambda result: result["own-wounds"] > 0) > 0


def test_a_blow_turned_by_foresight_hurts_the_attacker():
    found = told("a creature's attack on one with foresight")
    assert found.chance(lambda result: result["own-wounds"] > 0) > 0
    assert not found.chance(lambda result: bool(result["hit"] and result["own-wounds"]))


def test_a_gun_that_bursts_hurts_its_shooter():
    assert 0 < told("a shot with gunpowder").chance(lambda result: result["own-wounds"] > 0) < 1 / 36


def test_a_shot_gone_astray_hurts_a_friend():
    assert told("a shot past a friend").chance(lambda result: result["friends-wounds"] > 0) > 0


def test_who_is_pushed_into_a_pit_is_hurt_by_the_fall():
    plain, pit = told("a melee"), told("a push into a pit")
    assert pit.mean("wounds") > plain.mean("wounds")


def test_who_cannot_give_way_takes_a_die_more():
    assert told("a melee at a wall").mean("wounds") > told("a melee").mean("wounds")


def test_slipping_away_fails_or_succeeds_and_may_cost_a_hit():
    found = told("slipping away")
    assert 0 < found.mean("slips") < 1
    assert 0 < found.chance(lambda result: result["own-wounds"] > 0) <= 1 / 36


def test_a_search_has_no_odds():
    play = duel(k={"at": "e2"})
    assert play.table.ask is not None
    others = [one for one in play.table.ask.options if one.act in ("move", "end", "run", "face")]
    assert others
    assert not any(odds(play.table, option).results for option in others)


@pytest.mark.parametrize(("face", "lands"), [(5, False), (6, True)])
def test_one_die_thrown_again_lies_beside_the_higher_one_that_was_thrown(face, lands):
    def favour(state: State) -> None:
        state.heroes[0].boons = ("favour-of-the-gods",)

    play = duel(prepare=favour, dice=[4, 4, 6, 5, face, *[1] * 6]).take("S attacks k")
    assert (play.rolled("attack-again"), play.game.hit.landed) == (1, lands)
