"""Single clauses of Initiative, prisons, footbridges, exploring and Leaders.  UN-0163 to UN-0169, UN-0264 to UN-0324"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, named, orc, position, square, troll
from undercroft.kernel.requests import NO, NOWHERE, YES, Option
from undercroft.kernel.tally import Tally
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import Cross, DarkTurn, EndHeroesTurn, Initiative, NextHero, SeekPrison
from undercroft.systems.universalis.cards.definitions import CREATURES
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.dungeon.exploring import explore_trial, fights, may_explore, opens_up
from undercroft.systems.universalis.dungeon.footbridges import cross, crosses, lay, take_away, tread
from undercroft.systems.universalis.dungeon.initiative import (
    _beats,
    _contest,
    _dark_roller,
    _extorted,
    _free_beside,
    _hero_roller,
    _is_caught,
    _place_caught,
    _surprise,
    _tallies,
    _turn_back,
    initiative,
)
from undercroft.systems.universalis.dungeon.leaders import _fits, learn_more, serves, vp_of
from undercroft.systems.universalis.dungeon.prison import appear, door, last_look, look_for, seek
from undercroft.systems.universalis.ground.walking import FACINGS
from undercroft.systems.universalis.rolls.dice import Alike


def hall(turn: str = "S", board: str = HALL, **people: Any) -> Play:
    return position(board, turn=turn, **{"S": hero(at="b2"), "k": orc(at="h8"), **people})


# Initiative


@rule("UN-0307", "UN-0309", "UN-0701")
def test_the_closest_of_the_group_rolls_and_of_equals_the_most_perceptive() -> None:
    play = hall(S=hero(at="b2"), B=hero("borgron", at="f8"), k=orc(at="h8"))
    assert carried_out(_hero_roller(play.game, [play.who("k")])).id == play.who("B").id
    play.who("B").conditions = ("knocked-out",)
    assert carried_out(_hero_roller(play.game, [play.who("k")])).id == play.who("S").id
    even = hall(
        S=hero(at="f8", body=[], attributes={"perception": 5}),
        B=hero("borgron", at="j8", body=[], attributes={"perception": 2}),
        k=orc(at="h8"),
    )
    assert carried_out(_hero_roller(even.game, [even.who("k")])).id == even.who("S").id


@rule("UN-0307", "UN-0309", "UN-0704", "UN-G11")
@pytest.mark.parametrize(("dark", "found"), [(False, "m"), (True, "k")])
def test_the_most_perceptive_creature_rolls_and_for_a_dark_player_the_closest(dark: bool, found: str) -> None:
    play = hall(k=troll(at="d2"), m={"creature": "dire-wolf", "at": "j8"}, **({"hand": []} if dark else {}))
    sharp = max(play.state.creatures, key=lambda one: play.game.kit(one).perception)
    assert sharp.id == play.who("m").id
    assert carried_out(_dark_roller(play.game)).id == play.who(found).id


@rule("UN-0195", "UN-0307", "UN-C571")
@pytest.mark.parametrize(
    ("why", "noise", "more"), [("", 0, 0), ("", 2, 2), ("ambush", 0, -2), ("reinforcements", 1, -1)]
)
def test_noise_helps_the_other_side_once_and_a_watchman_not_in_an_ambush(why: str, noise: int, more: int) -> None:
    play = hall(k=orc(at="h8", skills=["watchman"]))
    _, plain = _tallies(play.game, play.who("S"), play.who("k"), "")
    play.state.noise, play.who("S").heard = noise, ("handgun",)
    _, theirs = _tallies(play.game, play.who("S"), play.who("k"), why)
    assert theirs.total - plain.total == more
    assert play.state.noise == 0
    assert play.who("S").heard == (() if noise else ("handgun",))


@rule("UN-0091", "UN-0308", "UN-G12")
@pytest.mark.parametrize(
    ("own", "other", "difference", "wins"),
    [
        ((6, 6), (5, 5), -9, True),
        ((5, 5), (6, 6), 9, False),
        ((1, 1), (2, 1), 9, False),
        ((2, 1), (1, 1), -9, True),
        ((4, 3), (4, 2), 1, True),
        ((4, 2), (4, 3), -1, False),
    ],
)
def test_the_higher_roll_wins_initiative_but_for_double_sixes_and_ones(
    own: Any, other: Any, difference: int, wins: bool
) -> None:
    play = hall()
    assert _beats(play.game, play.who("S"), play.who("k"), difference, (own, other)) is wins


@rule("UN-0308")
@pytest.mark.parametrize("more", [1, -1, 0])
def test_a_tie_goes_to_the_wiser_and_is_rolled_again_between_equals(more: int) -> None:
    wit = hall().game.kit(hall().who("k")).intelligence
    play = hall(S=hero(at="b2", attributes={"intelligence": wit + more}))
    mine = play.game.kit(play.who("S")).intelligence
    found = _beats(play.game, play.who("S"), play.who("k"), 0, ((4, 3), (4, 3)))
    assert found is (None if mine == wit else mine > wit)


@rule("UN-0308", "UN-0094")
def test_initiative_is_rolled_until_one_side_wins() -> None:
    play = hall()
    wit = play.game.kit(play.who("k")).intelligence
    even = hall(S=hero(at="b2", attributes={"intelligence": wit}))
    tallies = Tally(3, "perception"), Tally(3, "perception")
    assert even.game.kit(even.who("S")).intelligence == wit
    script = _contest(even.game, even.who("S"), even.who("k"), tallies)
    assert carried_out(script, ((4, 3), (4, 3)), ((5, 3), (4, 3))) == (True, (5, 3), (4, 3))
    script = _contest(even.game, even.who("S"), even.who("k"), (Tally(2, "perception"), Tally(4, "perception")))
    assert carried_out(script, ((5, 3), (4, 3)))[0] is False


@rule("UN-C493")
def test_what_a_torturer_learnt_repeats_one_roll() -> None:
    play = hall()
    assert carried_out(_extorted(play.game)) is False
    play.who("S").extorted = True
    assert carried_out(_extorted(play.game), YES) is True
    assert not play.who("S").extorted
    play.who("S").extorted = True
    assert carried_out(_extorted(play.game), NO) is False


@rule("UN-0306", "UN-0310", "UN-0311", "UN-0315")
@pytest.mark.parametrize(("side", "wins"), [("heroes", True), ("heroes", False), ("dark", True), ("dark", False)])
def test_who_wins_initiative_goes_on(side: str, wins: bool) -> None:
    play = hall()
    play.state.side, play.state.fighting = side, False
    play.state.agenda = [DarkTurn(), EndHeroesTurn(), NextHero()]
    dice = ((6, 5), (2, 1)) if wins else ((2, 1), (6, 5))
    carried_out(initiative(play.game, Initiative(newcomers=(play.who("k").id,))), dice)
    assert (play.state.fighting, play.state.ahead) == (True, "heroes" if wins else "dark")
    left = [type(entry).__name__ for entry in play.state.agenda]
    if side == "dark":
        assert play.who("k").activated is wins
        assert left == ["DarkTurn", "EndHeroesTurn", "NextHero"]
    else:
        assert left == (["DarkTurn", "HeroesTurn"] if wins else ["DarkTurn", "EndHeroesTurn"])
        assert play.state.active is None


@rule("UN-C571")
def test_whoever_is_behind_a_door_that_a_creature_opened_has_lost_without_a_roll() -> None:
    play = hall()
    carried_out(initiative(play.game, Initiative(newcomers=(play.who("k").id,), why="watch")))
    assert play.who("k").activated


@rule("UN-0319", "UN-0320", "UN-0323")
@pytest.mark.parametrize(
    ("dice", "lost", "wit", "caught"),
    [
        ((5, 3), (2, 1), 3, True),
        ((5, 3), (2, 1), 4, False),
        ((5, 1), (3, 2), 0, False),
        ((2, 1), (1, 1), 9, True),
        ((5, 2), (3, 2), 2, True),
    ],
)
def test_whoever_is_no_wiser_than_both_dice_is_caught_by_surprise(dice: Any, lost: Any, wit: int, caught: bool) -> None:
    play = hall(S=hero(at="b2", attributes={"intelligence": wit}))
    assert play.game.kit(play.who("S")).intelligence == wit
    assert _is_caught(play.game, play.who("k"), play.who("S"), dice, lost) is caught


@rule("UN-0321", "UN-1190", "UN-1192")
def test_a_surprised_one_is_put_on_a_free_square_beside_it_and_no_creature_on_a_starting_square() -> None:
    play = hall(S=hero(at="d4"), k=orc(at="h8"), m=orc(at="h7"), start=("g8", "d5"))
    assert named(play, _free_beside(play.game, play.who("k"))) == {"g7", "i7", "i8", "g9", "h9", "i9"}
    assert "d5" in named(play, _free_beside(play.game, play.who("S")))
    large = hall(k=troll(at="f5"))
    assert _free_beside(large.game, large.who("k")) == 0


@rule("UN-0319", "UN-0321", "UN-0322", "UN-0324")
@pytest.mark.parametrize(
    ("won", "at", "combat", "asked"),
    [(True, "f2", False, True), (True, "i9", False, False), (True, "f2", True, False), (False, "f2", False, False)],
)
def test_the_winner_places_those_near_it_who_were_not_yet_fighting(
    won: bool, at: str, combat: bool, asked: bool
) -> None:
    play = hall(k=orc(at=at))
    entry = Initiative(newcomers=(play.who("k").id,), combat=combat)
    script = _surprise(play.game, entry, play.who("S"), play.who("k"), (won, (6, 6), (2, 1)))
    if asked:
        assert next(script).prompt == "surprise-place"
    else:
        carried_out(script)


@rule("UN-0321")
def test_a_surprised_one_is_moved_and_turned_as_the_winner_likes_and_by_default_away() -> None:
    play = hall(k=orc(at="d2", facing="west"))
    script = _place_caught(play.game, play.who("S"), play.who("k"))
    next(script)
    ask = script.send(Option("place", play.who("k").id, square(play, "d3")))
    assert play.see("k")["at"] == "d3"
    assert ask.options[ask.default].what == "south-east"
    with pytest.raises(StopIteration):
        script.send(Option("turn", play.who("k").id, what="north"))
    assert play.who("k").facing == FACINGS.index("north")


@rule("UN-0705")
def test_the_artificial_dark_player_draws_heroes_near_and_turns_their_backs() -> None:
    play = hall(S=hero(at="d2", facing="east"), k=orc(at="g2"), m=orc(at="k9"))
    _turn_back(play.game, play.who("S"), (play.who("m").id, play.who("k").id))
    assert (play.see("S")["at"], play.who("S").facing) == ("e2", FACINGS.index("west"))


# the prison


@rule("UN-0534")
def test_a_hero_who_enters_a_new_room_looks_for_the_prison_once() -> None:
    play = hall()
    before = len(play.state.agenda)
    look_for(play.game, play.who("k"))
    assert len(play.state.agenda) == before
    look_for(play.game, play.who("S"))
    look_for(play.game, play.who("S"))
    assert [type(entry).__name__ for entry in play.state.agenda[before:]] == ["SeekPrison"]
    found = hall()
    appear(found.game, 0)
    before = len(found.state.agenda)
    look_for(found.game, found.who("S"))
    assert len(found.state.agenda) == before


@rule("UN-0534")
@pytest.mark.parametrize(("face", "tried", "found"), [(6, (), True), (5, (), False), (5, ("prison 0",), True)])
def test_a_six_shows_the_prison_and_so_does_the_last_room(face: int, tried: tuple[str, ...], found: bool) -> None:
    play = hall()
    play.state.tried = tried
    carried_out(seek(play.game, SeekPrison(play.who("S").id, section=0)), face)
    assert (door(play.game) != NOWHERE) is found


@rule("UN-0534")
def test_before_the_heroes_leave_the_prison_shows_once_if_anybody_is_kept_there() -> None:
    play = hall()
    assert not last_look(play.game)
    play.state.captives = ("somebody",)
    assert last_look(play.game)
    assert door(play.game) != NOWHERE
    assert not last_look(play.game)


# footbridges


CHASM = "##########\n#..oooo..#\n#..oooo..#\n##########"


def bridged(**people: Any) -> Play:
    play = hall(board=CHASM, **{"S": hero(at="b2"), "k": orc(at="i3"), **people})
    lay(play.game, tuple(square(play, at) for at in ("d2", "e2", "f2", "g2")))
    return play


@rule("UN-0265", "UN-0266", "UN-0267")
def test_a_footbridge_that_is_gone_lets_those_on_it_fall() -> None:
    play = bridged()
    assert named(play, play.game.terrain.bridges) == {"d2", "e2", "f2", "g2"}
    play.who("S").at = square(play, "e2")
    before = len(play.state.agenda)
    take_away(play.game, square(play, "g2"))
    assert play.game.terrain.bridges == 0
    assert [(entry.who, entry.height) for entry in play.state.agenda[before:]] == [(play.who("S").id, 4)]


@rule("UN-0267")
@pytest.mark.parametrize(
    ("size", "way", "first"), [(3, ("c2", "d2", "e2"), "d2"), (2, ("c2", "d2"), ""), (3, ("c2",), "")]
)
def test_the_large_try_the_first_square_of_a_bridge_on_their_way(size: int, way: tuple[str, ...], first: str) -> None:
    play = bridged()
    play.who("S").size = size
    found = crosses(play.game, play.who("S"), tuple(square(play, at) for at in way), square(play, way[-1]))
    assert found == (square(play, first) if first else -1)


@rule("UN-0267")
@pytest.mark.parametrize(("face", "stands"), [(1, False), (2, True)])
def test_on_a_one_a_bridge_collapses_under_the_large(face: int, stands: bool) -> None:
    play = bridged(S=hero(at="c2"))
    carried_out(cross(play.game, Cross(play.who("S").id, at=square(play, "d2"))), face)
    assert bool(play.game.terrain.bridges) is stands
    assert (play.see("S")["at"] == "c2") is stands
    assert (play.game.active.halted, play.game.active.over) == (not stands, not stands)


@rule("UN-0268")
@pytest.mark.parametrize(("size", "at", "stands"), [(4, "e2", False), (3, "e2", True), (4, "b2", True)])
def test_under_the_huge_every_bridge_breaks(size: int, at: str, stands: bool) -> None:
    play = bridged()
    play.who("S").at, play.who("S").size = square(play, at), size
    tread(play.game, play.who("S"))
    assert bool(play.game.terrain.bridges) is stands


# exploring


@rule("UN-0163", "UN-0167", "UN-0168")
@pytest.mark.parametrize(
    ("change", "may"),
    [
        ({}, True),
        ({"action": False}, False),
        ({"over": True}, False),
        ({"running": True}, False),
        ({"conditions": ("knocked-down",)}, False),
        ({"conditions": ("stunned",)}, True),
    ],
)
def test_exploring_takes_an_action_on_ones_feet(change: dict[str, Any], may: bool) -> None:
    play = position(HALL, S=hero(at="b2"), turn="S")
    for name, value in change.items():
        setattr(play.who("S") if name == "conditions" else play.game.active, name, value)
    assert may_explore(play.game, play.who("S"), play.game.active) is may


@rule("UN-0163", "UN-0167", "UN-0168", "UN-C571")
def test_nobody_explores_in_a_fight_but_who_keeps_watch() -> None:
    play = hall(k=orc(at="d4"))
    assert fights(play.game, play.who("S"))
    assert not may_explore(play.game, play.who("S"), play.game.active)
    assert not may_explore(play.game, play.who("k"), play.game.active)
    assert not opens_up(play.game, play.who("k"))
    assert opens_up(play.game, play.who("S"))
    wary = hall(k=orc(at="h8", skills=["watchman"]))
    assert opens_up(wary.game, wary.who("k"))


@rule("UN-0169", "UN-G02")
@pytest.mark.parametrize(("dice", "more"), [((1, 1), 1), ((2, 1), 0)])
def test_a_critical_failure_while_exploring_gives_the_dark_player_a_point(dice: Any, more: int) -> None:
    play = hall()
    before = play.state.reserve
    carried_out(explore_trial(play.game, play.who("S"), "perception", "search-room"), Alike(dice, lambda one: one))
    assert play.state.reserve == before + more


# leaders


@rule("UN-0682", "UN-0684", "UN-0753")
@pytest.mark.parametrize(
    ("cost", "die", "fits"), [(3, 3, True), (3, 4, False), (6, 6, True), (8, 6, True), (5, 6, False), (6, 5, False)]
)
def test_a_die_gives_a_skill_of_its_worth_and_a_six_one_of_six_or_more(cost: int, die: int, fits: bool) -> None:
    play = hall()
    assert _fits(play.game, play.who("k"), "strong", cost, die) is fits
    play.who("k").extra = ("strong",)
    assert not _fits(play.game, play.who("k"), "strong", cost, die)


@rule("UN-0753", "UN-C433", "UN-C435", "UN-C463")
@pytest.mark.parametrize(
    ("hands", "skill", "use"),
    [
        (["broadsword"], "sword-master", True),
        (["axe"], "sword-master", False),
        (["battleaxe"], "brutal-blow", True),
        (["axe"], "brutal-blow", False),
        (["short-bow"], "heart-seeker", True),
        (["axe"], "heart-seeker", False),
        (["axe", "shield"], "shield-onslaught", True),
        (["axe"], "shield-onslaught", False),
        (["axe"], "experienced-wizard", False),
        (["axe"], "strong", True),
    ],
)
def test_a_creature_learns_only_what_serves_it(hands: list[str], skill: str, use: bool) -> None:
    play = hall(k=orc(at="h8", hands=hands))
    assert serves(play.game, play.who("k"), skill) is use


@rule("UN-0753")
@pytest.mark.parametrize(("mana", "use"), [(1, True), (0, False)])
def test_mana_is_leeched_where_somebody_has_some(mana: int, use: bool) -> None:
    play = hall()
    play.who("S").mana = mana
    assert serves(play.game, play.who("k"), "leech-mana") is use


@rule("UN-0683")
def test_a_creatures_worth_grows_with_the_skills_it_was_given() -> None:
    card = next(card for card in library()[CREATURES].values() if card.extras)
    play = hall(k={"creature": card.id, "at": "f5"})
    assert vp_of(play.game, play.who("k")) == card.vp
    skill, cost = next(iter(card.extras.items()))
    play.who("k").extra = (skill,)
    assert vp_of(play.game, play.who("k")) == card.vp + cost


@rule("UN-0682", "UN-0683", "UN-0684")
@pytest.mark.parametrize(("reserve", "learnt"), [(50, True), (0, False)])
def test_extra_skills_are_paid_for_by_the_reserve(reserve: int, learnt: bool) -> None:
    card = next(card for card in library()[CREATURES].values() if 1 < min(card.extras.values(), default=0) < 6)
    play = hall(k={"creature": card.id, "at": "f5"})
    play.state.reserve = reserve
    die = next(cost for skill, cost in card.extras.items() if cost < 6 and serves(play.game, play.who("k"), skill))
    carried_out(learn_more(play.game, play.who("k")), (die,))
    counter = play.game.plan.quest.counter
    assert bool(play.who("k").extra) is (learnt or not counter)
    assert play.state.reserve == (reserve - die if learnt and counter else reserve)
