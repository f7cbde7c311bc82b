"""How creatures of the Artificial Dark Player behave.  UN-0706 to UN-0737"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.box import BOX
from systems.universalis.build import HALL, Play, hero, orc, position, troll
from systems.universalis.rooms import rooms
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import CreatureAct, EndActivation, Recover
from undercroft.systems.universalis.cards.definitions import CREATURES
from undercroft.systems.universalis.foes.turn import activation_order
from undercroft.systems.universalis.foes.weapons import best_blow
from undercroft.systems.universalis.state import State

ARCHER = {"creature": "orc-archer"}


def order(play: Play) -> list[str]:
    names = {id: name for name, id in play.names.items()}
    return [names[id] for id in activation_order(play.game)]


def attacked(play: Play) -> str:
    """Whom the last attack was aimed at."""
    names = {id: name for name, id in play.names.items()}
    assert play.state.hit is not None, "nobody was attacked"
    return names[play.state.hit.target]


# the order of activation


@rule("UN-0706")
def test_sorcerers_act_first_then_shooters_then_leaders_then_others():
    people = {
        "k": orc(at="e4"), "l": {"creature": "orc-boss", "at": "e6", "leader": True},
        "a": {**ARCHER, "at": "e8"}, "s": {"creature": "orc-shaman", "at": "f3"},
    }  # fmt: skip
    assert order(position(HALL, S=hero(at="b2"), turn="S", **people)) == ["s", "a", "l", "k"]


@rule("UN-0706")
def test_a_leader_who_is_a_sorcerer_acts_with_the_sorcerers():
    people = {"a": {**ARCHER, "at": "e8"}, "s": {"creature": "orc-shaman", "at": "f3", "leader": True}}
    assert order(position(HALL, S=hero(at="b2"), turn="S", **people)) == ["s", "a"]


@rule("UN-0707")
def test_a_shooter_with_an_enemy_beside_it_acts_last():
    people = {"a": {**ARCHER, "at": "c2"}, "k": orc(at="f3")}
    assert order(position(HALL, S=hero(at="b2"), turn="S", **people)) == ["k", "a"]


@rule("UN-0707")
def test_a_shooter_who_can_see_nobody_this_turn_acts_last():
    board = rooms([8, 8], 3, {0: (2, "/")})
    people = {"a": {**ARCHER, "at": "p1"}, "k": orc(at="c1"), "b": {**ARCHER, "at": "d2"}}
    play = position(board, S=hero(at="a2"), turn="S", explored=["i2"], **people)
    assert order(play) == ["b", "k", "a"]


@rule("UN-0708")
def test_within_a_step_the_higher_value_acts_first():
    people = {"k": orc(at="e4"), "c": {"creature": "orc-champion", "at": "e6"}}
    assert order(position(HALL, S=hero(at="b2"), turn="S", **people)) == ["c", "k"]


@rule("UN-0708")
def test_of_equal_value_the_nimbler_acts_first():
    people = {"k": orc(at="e4"), "g": {"creature": "goblin", "at": "e6"}}
    assert BOX[CREATURES]["goblin"].vp == BOX[CREATURES]["orc-warrior"].vp
    assert BOX[CREATURES]["goblin"].stats.agility > BOX[CREATURES]["orc-warrior"].stats.agility
    assert order(position(HALL, S=hero(at="b2"), turn="S", **people)) == ["g", "k"]


# whom it attacks: each of the behaviors


def chosen(card: str, people: dict[str, Any], dice: list[int], **more: Any) -> str:
    """Whom a creature of this kind attacks."""
    play = position(HALL, turn="k", dice=[*dice, *[1, 2, 6, 6] * 3], k={"creature": card, "at": "f5", **more}, **people)
    return attacked(play)


def profile(behavior: str, **more: Any) -> str:
    """A creature of a behavior without Mana or odd skills."""
    for card in BOX[CREATURES].values():
        simple = not card.stats.mana and not set(card.skills) & ODD and card.stats.movement >= 4
        if card.behavior == behavior and simple and all(getattr(card, name) == value for name, value in more.items()):
            return card.id
    raise LookupError(behavior)


ODD = {
    "huge",
    "large",
    "breath-2",
    "stupid",
    "thief",
    "fearsome",
    "grab-and-suffocate-2",
    "sting",
    "two-weapon-fighting",
}
WEAK = {"combat": 1}


@rule("UN-0709", "UN-C118", "UN-C117", "UN-0711")
def test_a_melee_fighter_attacks_whoever_is_easiest_to_hit():
    people = {"A": hero("taeral", at="e3"), "B": hero("taeral", at="i3", attributes=WEAK)}
    people["B"]["hero"] = "aki"
    assert chosen("orc-warrior", people, []) == "B"


@rule("UN-0709")
def test_enemies_not_attacked_yet_come_first():
    people = {"A": hero("taeral", at="e3", attributes=WEAK), "B": hero("aki", at="i3")}
    play = position(HALL, turn=["k", "j"], dice=[1, 2, 6, 6, 1, 2, 6, 6] * 2, k=orc(at="f5"), j=orc(at="g6"), **people)
    play.on()
    hits = [event.args["target"] for event in play.events("said") if event.message == "universalis-attack"]
    assert hits[:2] == [play.names["A"], play.names["B"]]


@rule("UN-0737", "UN-0709")
def test_animals_go_for_the_closest_even_if_it_was_attacked_already():
    people = {"A": hero("taeral", at="e3"), "B": hero("aki", at="k9")}
    play = position(HALL, turn="k", dice=[1, 2, 6, 6] * 3, k={"creature": "dire-wolf", "at": "f5"}, **people)
    assert attacked(play) == "A"
    spread = position(
        HALL, turn=["j", "k"], dice=[1, 2, 6, 6] * 4, j=orc(at="d4"), k={"creature": "dire-wolf", "at": "f5"}, **people
    )
    spread.on()
    hits = [event.args["target"] for event in spread.events("said") if event.message == "universalis-attack"]
    assert hits[:2] == [spread.names["A"]] * 2


@rule("UN-C117", "UN-G44")
def test_an_animal_prefers_of_equally_close_enemies_the_one_of_least_vitality():
    people = {"A": hero("taeral", at="e3"), "B": hero("aki", at="g3", wounds=1)}
    assert chosen("dire-wolf", people, []) == "B"


@rule("UN-C117", "UN-C119", "UN-0709")
def test_the_undead_attack_whoever_is_beside_their_leader():
    people = {
        "A": hero("taeral", at="e3"),
        "B": hero("aki", at="i3"),
        "l": {"creature": "undead-champion", "at": "j3", "leader": True},
    }
    assert chosen("skeleton-warrior", people, []) == "B"


@rule("UN-C117", "UN-C119")
def test_the_undead_then_take_the_closest_and_then_the_lowest_courage():
    people = {
        "A": hero("taeral", at="e3", attributes={"courage": 5}),
        "B": hero("aki", at="g3", attributes={"courage": 2}),
    }
    assert chosen("skeleton-warrior", people, []) == "B"
    nearer = {
        "A": hero("taeral", at="e4", attributes={"courage": 5}),
        "B": hero("aki", at="i2", attributes={"courage": 2}),
    }
    assert chosen("skeleton-warrior", nearer, []) == "A"


@rule("UN-C117", "UN-G44")
def test_a_berserker_attacks_the_closest():
    people = {"A": hero("shara", at="e4"), "B": hero("aki", at="i3", attributes=WEAK)}
    assert chosen(profile("berserker"), people, []) == "A"


@rule("UN-C117", "UN-G44")
def test_large_creatures_take_the_closest_then_the_most_valuable():
    people = {"A": hero("shara", at="d3"), "B": hero("aki", at="h3")}
    play = position(HALL, turn="k", dice=[3] * 40, k=troll(at="f6"), **people)
    play.finish()
    most = max("AB", key=lambda name: play.game.person(play.who(name)).vp)
    hits = [event.args["target"] for event in play.events("said") if event.message == "universalis-attack"]
    assert hits[0] == play.names[most]


@rule("UN-C117", "UN-C118")
def test_a_ranged_fighter_shoots_whoever_is_easiest_to_hit():
    people = {"A": hero("shara", at="b2"), "B": hero("aki", at="f2")}
    assert chosen("orc-archer", people, [1, 2]) == "B"


@rule("UN-C117", "UN-G44")
def test_a_ranged_fighter_steps_back_from_enemies_that_are_near():
    play = position(HALL, turn="k", dice=[3, 2], S=hero("shara", at="d5", facing="west"), k={**ARCHER, "at": "f5"})
    assert play.rolled("shot") == 1
    assert play.game.plan.board.distance(play.who("k").at, play.who("S").at) > 2


@rule("UN-0727", "UN-C117")
def test_a_ranged_fighter_who_is_engaged_tries_to_get_away_and_fights_on_if_it_cannot():
    play = position(HALL, turn="k", dice=[1, 2, 1, 3, 6, 6], S=hero("shara", at="e5"), k={**ARCHER, "at": "f5"})
    assert play.rolled("disengage") == 1
    assert play.rolled("attack") == 1
    free = position(HALL, turn="k", dice=[6, 5, 3, 2], S=hero("shara", at="e5"), k={**ARCHER, "at": "f5"})
    assert free.rolled("shot") == 1


@rule("UN-C117", "UN-G44")
def test_flying_creatures_take_shooters_and_spellcasters_first():
    people = {"A": hero("shara", at="d3"), "B": hero("taeral", at="i3", hands=["longbow"])}
    assert chosen(profile("flying"), people, []) == "B"
    casters = {"A": hero("shara", at="d3"), "B": hero("borgron", at="i3")}
    assert chosen(profile("flying"), casters, []) == "B"


@rule("UN-C117", "UN-G44")
def test_aquatic_creatures_take_the_least_nimble():
    people = {
        "A": hero("shara", at="d3", attributes={"agility": 5}),
        "B": hero("aki", at="i3", attributes={"agility": 2}),
    }
    assert chosen(profile("aquatic-creature"), people, []) == "B"


@rule("UN-0710")
def test_several_attacks_are_spread_over_different_enemies():
    people = {"A": hero("taeral", at="e4"), "B": hero("aki", at="g4")}
    play = position(HALL, turn="k", dice=[1, 2, 6, 6] * 4, k=orc(at="f5", skills=["double-attack"]), **people)
    play.on()
    hits = [event.args["target"] for event in play.events("said") if event.message == "universalis-attack"]
    assert sorted(hits) == sorted([play.names["A"], play.names["B"]])


# how it gets there


@rule("UN-0713")
def test_an_enemy_it_could_reach_only_by_jumping_is_not_the_nearest():
    board = "\n".join(
        [
            "#" * 14,
            "#..k.ooA.....#",
            "#....oo......#",
            "#....oo......#",
            "#.....#......#",
            "#B....#......#",
            "#.....#......#",
            "#" * 14,
        ]
    )
    play = position(
        board, A=hero("taeral", at="h2"), B=hero("aki", at="b6"), k=orc(at="d2"), turn="k", dice=[1, 2, 6, 6] * 3
    )
    assert attacked(play) == "B"


@rule("UN-0712", "UN-0210")
def test_a_creature_that_can_attack_nobody_runs_towards_the_nearest():
    board = "#" * 22 + "\n#" + "." * 20 + "#\n#" + "." * 20 + "#\n" + "#" * 22
    play = position(board, S=hero(at="b2"), k=orc(at="u2"), turn="k", dice=[3, 3])
    assert play.rolled("run") == 1
    assert play.game.plan.board.distance(play.who("k").at, play.who("S").at) == 19 - 8


def stood(board: str, **people: Any) -> str:
    """Where an orc ends that goes at Shara."""
    play = position(board, turn="k", dice=[1, 2, 6, 6], **people)
    (moved,) = [event for event in play.events("moved") if event.who == play.names["k"]]
    return str(play.game.plan.board.name(moved.path[-1]))


@rule("UN-0715")
def test_a_creature_goes_farther_so_as_not_to_stand_beside_an_ally():
    people = {"S": hero(at="f4", facing="south"), "k": orc(at="f8")}
    assert stood(HALL, **people) == "e5"
    assert stood(HALL, j=orc(at="d6", conditions=["stationary"]), **people) == "f5"
    assert stood(HALL, j=orc(at="e5", conditions=["stationary"]), **people) == "g5"
    wall = [orc(at=at, conditions=["stationary"]) for at in ("d5", "h5")]
    assert stood(HALL, i=wall[0], j=wall[1], **people) == "f5"
    assert stood(HALL, j=orc(at="f6", conditions=["stationary"]), **people) in ("e3", "e4", "f3", "g3", "g4")


@rule("UN-0715")
def test_where_every_place_is_beside_an_ally_it_takes_the_cheapest():
    board = "#######\n#..S..#\n#.#.#.#\n#.j...#\n#...k.#\n#######"
    people = {"S": hero(at="d2", facing="south"), "j": orc(at="c4", conditions=["stationary"]), "k": orc(at="e5")}
    assert stood(board.replace("#..S..#", "##.S.##"), **people) == "d3"


@rule("UN-0715")
def test_of_equal_places_a_creature_takes_the_one_before_its_leader():
    people = {"S": hero(at="f4", facing="south"), "k": orc(at="f8")}
    assert stood(HALL, l=orc(at="b9", leader=True, conditions=["stationary"]), **people) == "e5"
    assert stood(HALL, l=orc(at="k9", leader=True, conditions=["stationary"]), **people) == "g5"


@rule("UN-0714")
def test_of_equal_places_a_creature_leaves_the_way_open_for_others():
    board = "#######\n#.....#\n#..S..#\n{}\n#..k..#\n#######"
    people = {"S": hero(at="d3", facing="south"), "k": orc(at="d5")}
    assert stood(board.format("#.#...#"), **people) == "e4"
    assert stood(board.format("#...#.#"), **people) == "c4"


@rule("UN-0711", "UN-G36")
def test_what_makes_a_target_hard_to_hit_counts_from_where_it_would_be_attacked():
    even = {"facing": "west", "body": [], "hands": ["broadsword"]}
    people = {
        "A": hero("taeral", at="f4", attributes={"combat": 3}, **even),
        "B": hero("aki", at="c6", attributes={"combat": 4}, **even),
    }
    columns = [{"kind": "column", "at": at} for at in ("e3", "e4", "e5")]
    play = position(HALL, k=orc(at="c3"), turn="k", dice=[1, 2, 6, 6], furniture=columns, **people)
    assert attacked(play) == "A"


RIDER = {"creature": "wolf-rider", "hands": ["short-sword"]}


@rule("UN-0712", "UN-0161")
def test_a_creature_on_two_squares_attacks_from_where_its_base_fits_only_turned():
    board = "#########\n#.......#\n#.#####.#\n#k#####.#\n#.#######\n#########"
    play = position(board, S=hero(at="h3", facing="north"), k={**RIDER, "at": "b4"}, turn="k", dice=[1, 2, 6, 6])
    assert attacked(play) == "S"
    assert play.see("k")["covers"] == ["f2", "g2"]


@rule("UN-0714", "UN-0118")
def test_a_creature_takes_the_shortest_way():
    play = position(HALL, S=hero(at="b2"), k=orc(at="e5"), turn="k", dice=[1, 2, 6, 6])
    moved = [event for event in play.events("moved") if event.who == play.names["k"]]
    assert len(moved[0].path) == 2


@rule("UN-0723")
def test_a_creature_opens_an_explored_door_that_keeps_it_from_the_heroes():
    board = rooms([4, 4], 3, {0: (2, "=")})
    play = position(board, turn="k", explored=["a1", "e1"], dice=[3, 3] * 10, S=hero(at="a2"), k=orc(at="e2"))
    assert [event.what for event in play.on().events("changed") if event.what == "door-open"] == ["door-open"]


@rule("UN-0723")
@pytest.mark.parametrize(("card", "opens"), [("orc-champion", False), ("orc-archer", False), ("orc-warrior", True)])
def test_the_door_is_left_to_the_creature_of_least_value_without_ranged_attacks(card, opens):
    board = rooms([4, 4], 3, {0: (2, "=")})
    people = {"S": hero(at="a2"), "c": {"creature": card, "at": "e2"}, "k": {"creature": "dire-wolf", "at": "h1"}}
    people["g"] = {"creature": "goblin", "at": "h3"} if card != "orc-warrior" else {"creature": "black-orc", "at": "h3"}
    play = position(board, turn="c", explored=["a1", "e1"], dice=[3, 3] * 10, **people).on()
    assert any(event.what == "door-open" for event in play.events("changed")) is opens


@rule("UN-0723")
def test_a_creature_that_has_opened_a_door_attacks_through_it():
    board = rooms([4, 4], 3, {0: (2, "=")})
    people = {"S": hero(at="c2", facing="east"), "k": orc(at="f2")}
    play = position(board, turn="k", explored=["a1", "e1"], dice=[1, 2, 6, 6], **people)
    assert [event.what for event in play.events("changed") if event.what == "door-open"] == []
    again = position(
        board, turn="k", explored=["a1", "e1"], dice=[1, 2, 6, 6], **{**people, "k": orc(at="e2", facing="west")}
    )
    assert attacked(again) == "S"


@rule("UN-0723")
@pytest.mark.parametrize("other", [{"creature": "goblin", "at": "i1"}, None])
def test_of_those_who_can_get_to_the_door_the_least_opens_it_and_shooters_where_there_are_no_others(other):
    board = rooms([4, 4, 2], 3, {0: (2, "=")})
    archer = {**ARCHER, "at": "e2"} if other is None else {"creature": "orc-champion", "at": "e2"}
    people = {"S": hero(at="a2"), "c": archer} | ({"g": other} if other else {})
    play = position(board, turn="c", explored=["a1", "e1", "i1"], dice=[3, 3] * 10, **people).on()
    assert any(event.what == "door-open" for event in play.events("changed"))


@rule("UN-0724")
def test_a_creature_with_a_target_of_its_own_goes_for_it_whoever_else_is_near():
    people = {"A": hero("taeral", at="e3", attributes=WEAK), "B": hero("shara", at="i3")}
    play = position(
        HALL,
        turn=["j", "k"],
        dice=[1, 2, 6, 6] * 3,
        j=orc(at="k9", conditions=["stationary"]),
        k=orc(at="f5"),
        **people,
    )
    assert attacked(play) == "A"
    later = position(HALL, turn="A", dice=[1, 2, 6, 6], k=orc(at="f5"), **people)
    later.who("k").quarry = later.names["B"]
    k = later.names["k"]
    later.state.agenda[:0] = [EndActivation(k), CreatureAct(k), Recover(k)]
    later.take("A ends")
    assert attacked(later) == "B"


@rule("UN-0724")
def test_a_creature_whose_own_target_is_far_runs_past_others_towards_it():
    board = "\n".join(["#" * 22, *["#" + "." * 20 + "#"] * 5, "#" * 22])
    people = {"A": hero("taeral", at="q2", facing="west"), "B": hero("shara", at="b6")}

    def hunted(state: State) -> None:
        state.creatures[0].quarry = FigureId(2)

    play = position(board, turn="k", dice=[3, 3], k=orc(at="u6"), prepare=hunted, **people)
    assert play.rolled("run") == 1
    assert play.state.hit is None
    assert play.game.plan.board.distance(play.who("k").at, play.who("B").at) == 19 - 8


@rule("UN-0715", "UN-0712")
@pytest.mark.parametrize(("ally", "ends"), [("u2", "m2"), ("l2", "m4")])
def test_a_creature_on_its_way_too_keeps_apart_from_its_allies(ally, ends):
    board = "\n".join(["#" * 22, *["#" + "." * 20 + "#"] * 4, "#" * 22])
    people = {"S": hero(at="b4"), "k": orc(at="u4"), "j": orc(at=ally, conditions=["stationary"])}
    play = position(board, turn="k", dice=[3, 3], **people)
    assert play.see("k")["at"] == ends


# how it fights


@rule("UN-0717", "UN-0716", "UN-0730")
def test_against_heavy_armor_it_takes_what_lowers_armor_else_what_hits_most_easily():
    both = {"hands": ["broadsword", "axe"]}
    heavy = position(HALL, S=hero("shara", at="e5"), k=orc(at="f5", **both), turn="S")
    light = position(HALL, S=hero("taeral", at="e5"), k=orc(at="f5", **both), turn="S")
    assert best_blow(heavy.game, heavy.who("k"), heavy.who("S"))[0].id == "axe"
    assert best_blow(light.game, light.who("k"), light.who("S"))[0].id == "broadsword"


@rule("UN-0717")
@pytest.mark.parametrize(
    ("body", "hands", "weapon"),
    [(["chainmail"], ["longbow", "crossbow"], "crossbow"), ([], ["repeating-crossbow", "short-bow"], "short-bow")],
)
def test_it_shoots_at_heavy_armor_with_what_lowers_it_and_else_with_what_hits_most_easily(body, hands, weapon):
    k = {**ARCHER, "at": "g5", "hands": hands}
    play = position(HALL, S=hero(at="c5", body=body, facing="east"), k=k, turn="k", dice=[1, 2, *[1] * 6])
    assert play.state.hit.weapon == weapon


@rule("UN-0730", "UN-0732")
def test_it_draws_what_suits_better_without_any_penalty():
    k = orc(at="f5", hands=["broadsword"], pack=["axe"])
    play = position(HALL, S=hero("shara", at="e5"), k=k, turn="k", dice=[1, 2, 6, 5])
    assert play.state.hit.weapon == "axe"
    assert play.see("k attacking S with axe")["attack"] == 3 - 1


@rule("UN-0716")
def test_it_uses_a_weapon_in_the_way_that_serves_best():
    play = position(HALL, S=hero("taeral", at="e5"), k=orc(at="f5", hands=["bastard-sword"]), turn="S")
    card, second = best_blow(play.game, play.who("k"), play.who("S"))
    other = card.use(not second)
    mine = card.use(second)
    assert (mine.combat + mine.attack, mine.damage) >= (other.combat + other.attack, other.damage)


@rule("UN-0726", "UN-0398")
def test_it_pushes_in_a_straight_line():
    play = position(
        HALL, S=hero("taeral", at="e5", hands=["short-sword"]), k=orc(at="f5"), turn="k", dice=[6, 5, 1, 2, *[1] * 5]
    )
    assert play.see("S")["at"] == "d5"


@rule("UN-0726", "UN-0401")
def test_it_pushes_aside_where_only_that_is_a_fall():
    board = "\n".join(["#######", "#11...#", "#11111#", "#.1111#", "#######"])
    play = position(
        board, S=hero("taeral", at="c3", hands=["short-sword"]), k=orc(at="d3"), turn="k", dice=[6, 5, 1, 2, *[1] * 6]
    )
    assert play.see("S")["at"] == "b4"
    flat = position(
        board.replace("1", "."),
        S=hero("taeral", at="c3", hands=["short-sword"]),
        k=orc(at="d3"),
        turn="k",
        dice=[6, 5, 1, 2, *[1] * 6],
    )
    assert flat.see("S")["at"] == "b3"


@rule("UN-0736")
def test_a_potion_is_drunk_at_the_first_opportunity():
    k = orc(at="h8", wounds=1, pack=["healing-potion"])
    play = position(HALL, S=hero(at="b2"), k=k, turn="k", dice=[3, 3])
    assert (play.see("k")["wounds"], play.see("k")["pack"]) == (0, [])


@rule("UN-0736")
def test_a_potion_that_would_do_nothing_is_kept():
    play = position(HALL, S=hero(at="b2"), k=orc(at="h8", pack=["healing-potion"]), turn="k", dice=[3, 3])
    assert play.see("k")["pack"] == ["healing-potion"]


@rule("UN-0736")
def test_the_dearest_thing_is_used_first():
    k = {"creature": "goblin-shooter", "set": 1, "at": "f2", "pack": ["holy-water", "greek-fire"]}
    play = position(HALL, S=hero(at="b2"), k=k, turn="k", dice=[6, 5, *[1] * 12])
    assert "greek-fire" not in play.see("k")["pack"]


@rule("UN-0728")
def test_a_creature_always_blocks_with_its_shield():
    k = orc(at="f5", hands=["broadsword", "shield"])
    play = position(HALL, S=hero("taeral", at="e5"), k=k, turn="S", dice=[6, 5, 1, 2, 5, *[1] * 5])
    play.take("S attacks k")
    assert play.rolled("block") == 1
