"""What comes after the damage dice: wounds, conditions, pushes, places left.  UN-0096 to UN-0404, UN-0467 to UN-0526"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import DUEL, HALL, Play, hero, orc, position
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import Fall, Push, TakePosition, TakeWounds
from undercroft.systems.universalis.combat.blasts import prentice_work
from undercroft.systems.universalis.combat.damage import damage_tallies
from undercroft.systems.universalis.combat.pushing import fall, positions_left, push_back
from undercroft.systems.universalis.state import Hit, Lasting, State

SWORD = ["broadsword"]


def struck(wounds: int, *, dice: list[int] | None = None, **more: Any) -> Play:
    """The orc has wounded Shara, and the wounds are taken now; the rest says what kind of hit it was."""
    people = {
        "S": hero(at="c4", **more.pop("S", {})),
        "B": hero("borgron", at="h8"),
        "k": orc(at="c3", hands=[more.get("weapon", "broadsword")]),
    }

    def prepare(state: State) -> None:
        given = {"weapon": "broadsword", **more, "wounds": wounds}
        state.hit = Hit(attacker=state.creatures[0].id, target=state.heroes[0].id, **given)

    return position(HALL, dice=dice, do=[TakeWounds()], prepare=prepare, **people)


@rule("UN-0096")
def test_a_blow_that_takes_exactly_the_last_vitality_may_be_turned_aside() -> None:
    play = struck(5, S={"fortune": 1})
    assert play.asks() == "fatal-blow"


@rule("UN-0096")
def test_of_a_blow_turned_aside_nothing_more_comes() -> None:
    play = struck(5, S={"fortune": 1}, dice=[5], criticals=2).take("S spends fortune")
    assert (play.see("S")["wounds"], play.see("S")["conditions"]) == (0, [])
    assert (play.game.hit.over, play.game.hit.wounds) == (True, 0)


@rule("UN-0096")
def test_a_hero_without_fortune_is_not_asked_and_falls() -> None:
    assert struck(5).see("S")["conditions"] == ["knocked-out"]


@rule("UN-0096", "UN-0097")
def test_who_fails_to_turn_a_blow_aside_and_has_no_more_fortune_falls() -> None:
    play = struck(5, S={"fortune": 1}, dice=[4]).take("S spends fortune")
    assert play.see("S")["conditions"] == ["knocked-out"]


@rule("UN-0096")
def test_who_would_rather_fall_keeps_the_fortune() -> None:
    play = struck(5, S={"fortune": 1}).take("S falls")
    assert (play.see("S")["conditions"], play.see("S")["fortune"]) == (["knocked-out"], 1)


@rule("UN-0467")
def test_wounds_are_taken_once() -> None:
    play = struck(2)
    assert (play.see("S")["wounds"], play.game.hit.dealt, play.game.hit.wounds) == (2, 2, 0)


@rule("UN-0483")
def test_a_hit_that_knocks_out_is_known_to_have_slain() -> None:
    assert struck(5).game.hit.slain
    assert not struck(4).game.hit.slain


@rule("UN-0519", "UN-C266", "UN-C267", "UN-C279", "UN-C280")
@pytest.mark.parametrize(("blocked", "conditions"), [(False, ["stunned"]), (True, [])])
def test_what_a_weapon_does_besides_is_not_done_through_a_shield(blocked: bool, conditions: list[str]) -> None:
    play = struck(1, weapon="warhammer", criticals=1, blocked=blocked)
    assert play.see("S")["conditions"] == conditions


@rule("UN-0479", "UN-C266")
def test_conditions_that_a_hit_spares_its_target_are_not_suffered() -> None:
    assert struck(1, weapon="warhammer", criticals=1, spares=("stunned",)).see("S")["conditions"] == []


# the dice and the Armor of a blow


def tallied(**more: Any) -> tuple[int, int]:
    """The dice and the Armor of Shara's blow at an orc of Armor 4."""
    play = position(DUEL, S=hero(**more.pop("S", {"hands": SWORD})), k=orc(**more.pop("k", {})), turn="S")
    hit = Hit(attacker=play.who("S").id, target=play.who("k").id, weapon="broadsword", **more)
    dice, armor = damage_tallies(play.game, hit)
    return dice.total, armor.total


@rule("UN-0414")
@pytest.mark.parametrize(
    ("sure", "conditions", "armor"), [(True, ["stationary"], 3), (False, ["stationary"], 4), (True, [], 4)]
)
def test_only_who_is_hit_without_a_roll_because_stationary_has_armor_one_lower(
    sure: bool, conditions: list[str], armor: int
) -> None:
    assert tallied(sure=sure, k={"conditions": conditions})[1] == armor


@rule("UN-C536", "UN-0474")
@pytest.mark.parametrize(("sure", "armor"), [(True, 6), (False, 4)])
def test_only_a_hit_without_a_roll_finds_the_invulnerable_at_armor_six(sure: bool, armor: int) -> None:
    assert tallied(sure=sure, k={"skills": ["invulnerable"]})[1] == armor


@rule("UN-0463")
@pytest.mark.parametrize(
    ("card", "vp", "weaker"),
    [("fire-elemental", 10, True), ("fire-elemental", 40, False), ("skeleton-warrior", 10, False)],
)
def test_only_an_elemental_that_an_apprentice_has_summoned_deals_a_die_less(card: str, vp: int, weaker: bool) -> None:
    def prepare(state: State) -> None:
        state.lasting = (Lasting("summon-elemental", state.heroes[0].id, summoned=(state.creatures[0].id,)),)

    people = {"B": hero("borgron", vp=vp, at="c3"), "k": {"creature": card, "at": "f6"}, "l": orc(at="h3")}
    play = position(HALL, turn="B", prepare=prepare, **people)
    assert prentice_work(play.game, play.who("k")) is weaker
    assert not prentice_work(play.game, play.who("l"))


# pushed


@rule("UN-0401", "UN-0295")
@pytest.mark.parametrize(("to", "height"), [("e4", 0), ("f4", 4)])
def test_whoever_is_pushed_into_a_pit_falls_its_depth_and_on_level_ground_nobody_falls(to: str, height: int) -> None:
    play = position("########\n#..Sko.#\n#......#\n########", S=hero(), k=orc(), turn="S")
    push_back(play.game, play.who("S"), play.who("k"), int(play.game.plan.board.parse("f2" if height else "e3")))
    assert [entry.height for entry in play.state.agenda if type(entry).__name__ == "Fall"] == (
        [height] if height else []
    )


@rule("UN-0403", "UN-1190")
@pytest.mark.parametrize(("who", "stands"), [("S", True), ("k", False)])
def test_a_creature_takes_no_starting_square_that_was_left_and_a_hero_does(who: str, stands: bool) -> None:
    play = position(DUEL, S=hero(at="c4"), k=orc(at="e4"), turn="S", start=("d4",))
    left = 1 << int(play.game.plan.board.parse("d4"))
    assert bool(positions_left(play.game, play.who(who), left)) is stands


@rule("UN-0403")
def test_a_place_that_somebody_stands_on_again_is_not_taken() -> None:
    play = position(DUEL, S=hero(at="c4"), k=orc(at="d4"), turn="S")
    assert positions_left(play.game, play.who("S"), 1 << play.who("k").at) == []


@rule("UN-0404", "UN-0403")
def test_taking_a_place_leaves_the_turn_to_look_about() -> None:
    def prepare(state: State) -> None:
        state.hit = Hit(attacker=state.heroes[0].id, target=state.creatures[0].id, weapon="broadsword")

    play = position(DUEL, S=hero(at="c4", hands=SWORD), k=orc(at="e4"), turn="S", prepare=prepare)
    play.game.active.faced = True
    play.game.push(TakePosition(play.who("S").id, squares=(int(play.game.plan.board.parse("d4")),)))
    play.take("S ends")
    play.take("S takes the place d4")
    assert play.see("S")["at"] == "d4"
    assert play.state.active is None or not play.state.active.faced


@rule("UN-1026", "UN-0526", "UN-C535")
@pytest.mark.parametrize(("size", "broken"), [("troll", True), ("orc-warrior", False)])
def test_the_large_may_break_the_shield_of_the_smaller(size: str, broken: bool) -> None:
    foe = {"creature": size, "at": "d3" if size == "orc-warrior" else "d2", "hands": ["broadsword"]}
    shielded = hero(at="d4", hands=["broadsword", "shield"], facing="north")
    dice = [5, 4, 1, 2, 6, 1, 1, 1, 1, 1, 1, 1]
    play = position(HALL, S=shielded, k=foe, turn="k", hand=[], dice=dice).take("k attacks S with broadsword")
    play.take("S blocks")
    assert (play.rolled("break") > 0) is broken


def at(play: Play, name: str) -> int:
    """The number of a square."""
    return int(play.game.plan.board.parse(name))


def shoving(board: str = HALL, **more: Any) -> Play:
    """The orc has beaten Shara, and the push is to be settled."""
    places = {"S": more.pop("S", {"at": "e5"}), "k": more.pop("k", {"at": "e4"})}
    given = {"weapon": "broadsword", "landed": True, **more.pop("hit", {})}

    def prepare(state: State) -> None:
        state.hit = Hit(attacker=state.creatures[0].id, target=state.heroes[0].id, place=(state.heroes[0].at,), **given)

    people = {"S": hero(**places["S"]), "k": orc(**places["k"]), "B": hero("borgron", at=more.pop("B", "h8"))}
    return position(board, prepare=prepare, **people, **{"do": [Push()], **more})


@rule("UN-0726")
@pytest.mark.parametrize(("orc_at", "to"), [("e4", "e6"), ("d4", "f6"), ("d5", "f5"), ("f4", "d6"), ("e6", "e4")])
def test_a_creature_pushes_straight_on_when_it_can(orc_at: str, to: str) -> None:
    assert shoving(k={"at": orc_at}).see("S")["at"] == to


@rule("UN-0726")
def test_a_creature_that_cannot_push_straight_on_pushes_aside() -> None:
    assert shoving(B="e6").see("S")["at"] in ("d6", "f6")


@rule("UN-0726", "UN-0401")
@pytest.mark.parametrize(("row", "to"), [("#11.11111#", "d5"), ("#1111111.#", "e5")])
def test_a_creature_pushes_aside_where_only_that_is_a_fall(row: str, to: str) -> None:
    high = ["#" + "1" * 8 + "#"] * 8
    high[3] = row
    play = shoving("\n".join(["#" * 10, *high, "#" * 10]), S={"at": "e4"}, k={"at": "e3"}, dice=[1] * 4)
    assert play.see("S")["at"] == to


@rule("UN-0403", "UN-0726")
def test_a_creature_follows_only_to_strike_again() -> None:
    assert shoving().see("k")["at"] == "e4"


@rule("UN-0398", "UN-0418", "UN-0515")
@pytest.mark.parametrize("defender", [True, False])
def test_after_the_push_of_a_defender_nothing_more_comes_of_the_attack(defender: bool) -> None:
    play = shoving(S={"at": "e5", "conditions": ["knocked-down"]}, do=[Push(defender=defender)])
    assert play.game.hit.over is defender


@rule("UN-0401", "UN-1352")
def test_a_mount_that_is_pushed_takes_its_rider_along() -> None:
    people = {"S": hero(rides="h"), "h": {"companion": "horse", "at": "e5"}, "k": orc(at="c5")}
    play = position(HALL, turn="S", outdoor=True, **people)
    push_back(play.game, play.who("k"), play.who("h"), at(play, "f5"))
    assert (play.see("h")["at"], play.see("S")["at"]) == ("f5", "f5")


def slammed(dice: list[int], **more: Any) -> Play:
    """The orc has beaten Shara, who has a wall behind her and gives no way."""
    return shoving("#######\n#.k...#\n#.S...#\n#######\n#....B#\n#######", S=more, k={}, B="f5", dice=dice)


@rule("UN-0400")
@pytest.mark.parametrize(("face", "wounds"), [(6, 1), (1, 0)])
def test_who_is_slammed_against_a_wall_takes_one_more_die(face: int, wounds: int) -> None:
    play = slammed([face])
    assert (play.see("S")["wounds"], play.game.hit.dealt) == (wounds, wounds)
    assert play.rolled("damage") == 1


@rule("UN-0400")
def test_the_die_of_a_wall_may_knock_out_and_the_place_is_left() -> None:
    play = slammed([6], wounds=4)
    assert play.see("S")["conditions"] == ["knocked-out"]
    assert play.game.hit.slain
    assert not slammed([6]).game.hit.slain


@rule("UN-0400", "UN-0096")
def test_fortune_turns_the_die_of_a_wall_aside() -> None:
    play = slammed([6, 6], wounds=4, fortune=1)
    assert play.asks() == "fatal-blow"
    play.take("S spends fortune")
    assert (play.see("S")["conditions"], play.see("S")["wounds"], play.game.hit.dealt) == ([], 4, 0)


# falls


def fallen(height: int, dice: list[int], *, who: str = "S", **more: Any) -> Play:
    """Shara falls from a height."""
    people = {"S": hero(at="c4", **more), "B": hero("borgron", at="h8"), "k": orc(at="f4")}
    return position(HALL, dice=dice, do=[Fall({"S": 1, "k": 100}[who], height=height)], **people)


@rule("UN-0296", "UN-0297")
def test_a_fall_that_takes_exactly_the_last_vitality_may_be_turned_aside() -> None:
    play = fallen(2, [6, 6, 6], wounds=3, fortune=1)
    assert play.asks() == "fatal-blow"
    play.take("S spends fortune")
    assert (play.see("S")["wounds"], play.see("S")["conditions"]) == (3, [])


@rule("UN-0296", "UN-0299")
@pytest.mark.parametrize(("other", "done"), [("S", True), ("B", False)])
def test_a_fall_ends_the_activation_of_who_fell_and_of_nobody_else(other: str, done: bool) -> None:
    people = {"S": hero(at="c4"), "B": hero("borgron", at="h8"), "k": orc(at="h2")}
    play = position(HALL, turn=other, dice=[1, 1], **people)
    play.game.push(Fall(play.who("S").id, height=2))
    active = play.game.active
    script = fall(play.game, Fall(play.who("S").id, height=2))
    next(script)
    with pytest.raises(StopIteration):
        script.send(0)
    assert active.over is done
