"""Single clauses of conditions, improvements, companions and turns.  UN-0046 to UN-0064, UN-0503 to UN-0507, UN-0738"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.build import HALL, Play, carried_out, hero, named, orc, position, troll
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId, Option, SeatId
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndHeroesTurn, HeroesTurn
from undercroft.systems.universalis.flow import end_heroes_turn, heroes_turn
from undercroft.systems.universalis.party.carried import carry_out
from undercroft.systems.universalis.party.companions import desert, hand_back, receive, use_or_lose
from undercroft.systems.universalis.party.riding import charging
from undercroft.systems.universalis.party.riding import stronger as stronger_of_both
from undercroft.systems.universalis.state import Hit, Lasting
from undercroft.systems.universalis.state.character import Use
from undercroft.systems.universalis.status.conditions import (
    after_knock_out,
    heal,
    knock_out,
    leave_corpse,
    lose,
    suffer,
)
from undercroft.systems.universalis.status.improved_creatures import extra_actions, improved, stronger, take_another
from undercroft.systems.universalis.status.lasting_spells import _release, end, fall_out
from undercroft.systems.universalis.status.mana import spend_mana, take_marker
from undercroft.systems.universalis.status.passing import combat_may_end, look_out
from undercroft.systems.universalis.status.scores import score

PONY = {"companion": "horse", "at": "e5"}


def hall(turn: str = "S", **people: Any) -> Play:
    return position(HALL, turn=turn, **{"S": hero(at="b2"), "k": orc(at="h8"), **people})


def mounted() -> Play:
    return position(HALL, turn="S", outdoor=True, S=hero(rides="h"), h=dict(PONY), k=orc(at="b2"))


# conditions


@rule("UN-G23", "UN-0507")
@pytest.mark.parametrize(
    ("before", "skills", "changes"),
    [
        ([], [], True),
        (["stunned"], [], False),
        (["knocked-out"], [], False),
        ([], ["aegis"], False),
    ],
)
def test_a_condition_comes_once_and_not_to_the_immune_or_the_knocked_out(
    before: list[str], skills: list[str], changes: bool
) -> None:
    hands = ["broadsword", "aegis-of-kamaer"] if skills else ["broadsword"]
    play = hall(S=hero(at="b2", hands=hands), B=hero("borgron", at="d2"))
    play.who("S").conditions = tuple(before)
    assert suffer(play.game, play.who("S"), "stunned") is changes
    assert (play.who("S").conditions.count("stunned") == 1) is (changes or before == ["stunned"])


@rule("UN-0507", "UN-C518")
@pytest.mark.parametrize(
    ("who", "name", "falls"), [("h", "knocked-down", True), ("h", "stunned", False), ("S", "knocked-down", True)]
)
def test_only_a_knock_down_parts_rider_and_mount(who: str, name: Any, falls: bool) -> None:
    play = mounted()
    before = len(play.state.agenda)
    suffer(play.game, play.who(who), name)
    assert (len(play.state.agenda) > before or not play.who("S").mount) is falls


@rule("UN-0471", "UN-0495")
@pytest.mark.parametrize(("wounds", "amount", "healed"), [(2, 1, 1), (1, 3, 1), (0, 2, 0)])
def test_no_more_is_healed_than_was_lost(wounds: int, amount: int, healed: int) -> None:
    play = hall(S=hero(at="b2", wounds=wounds))
    assert heal(play.game, play.who("S"), amount) == healed
    assert play.see("S")["wounds"] == wounds - healed


@rule("UN-0471", "UN-0495")
@pytest.mark.parametrize(("walked", "who", "more"), [(0, "S", True), (1, "S", False), (0, "k", False)])
def test_the_movement_of_who_has_not_moved_yet_recovers_with_its_vitality(walked: int, who: str, more: bool) -> None:
    play = hall(S=hero(at="b2", wounds=4, body=[], pack=[]))
    active = play.game.active
    slow = play.game.kit(play.who("S")).movement
    active.points, active.walked, active.who = slow, walked, play.who(who).id
    heal(play.game, play.who("S"), 4)
    quick = play.game.kit(play.who("S")).movement
    assert quick > slow
    assert active.points == (quick if more else slow)
    play.state.active = None
    play.who("S").wounds = 1
    heal(play.game, play.who("S"), 1)


@rule("UN-0081", "UN-0503")
@pytest.mark.parametrize(
    ("amount", "wounds", "out"), [(0, 0, False), (-1, 0, False), (1, 1, False), (4, 4, False), (5, 5, True)]
)
def test_who_has_no_vitality_left_is_knocked_out(amount: int, wounds: int, out: bool) -> None:
    play = hall(S=hero(at="b2"), B=hero("borgron", at="d2"))
    lose(play.game, play.who("S"), amount)
    assert (play.see("S")["wounds"], play.who("S").suffers("knocked-out")) == (wounds, out)
    if out:
        lose(play.game, play.who("S"), 1)
        assert play.see("S")["wounds"] == wounds


@rule("UN-0503", "UN-0505")
def test_whoever_clings_to_one_who_falls_comes_down_where_it_stood_and_nobody_else() -> None:
    play = hall(B=hero("borgron", at="d2"), T=hero("taeral", at="f2"), m=troll(at="e6"))
    play.who("B").clings = play.who("m").id
    at, other = play.who("m").at, play.who("T").at
    knock_out(play.game, play.who("m"))
    assert (play.who("B").clings, play.who("B").at, play.who("T").at) == (0, at, other)


@rule("UN-0503", "UN-0505")
def test_when_a_mount_is_knocked_out_its_rider_is_brought_down() -> None:
    play = mounted()
    before = len(play.state.agenda)
    knock_out(play.game, play.who("h"))
    assert [type(entry).__name__ for entry in play.state.agenda[before:]] == ["Unhorse"]


@rule("UN-0505", "UN-0064", "UN-0252")
def test_a_creature_knocked_out_is_noted_scored_and_leaves_a_corpse() -> None:
    play = hall()
    orc_id = play.who("k").card
    knock_out(play.game, play.who("k"), play.who("S").id)
    assert (play.state.slain, play.state.corpses) == ((orc_id,), (orc_id,))
    assert play.state.achieved == play.who("S").achieved == 1


@rule("UN-0505", "UN-0456")
def test_a_creature_that_fought_for_the_heroes_scores_nothing_when_it_falls() -> None:
    play = hall()
    play.state.swayed = (play.who("k").id,)
    knock_out(play.game, play.who("k"), play.who("S").id)
    assert (play.state.slain, play.state.corpses, play.state.achieved) == ((), (), 0)


@rule("UN-0503", "UN-0428")
@pytest.mark.parametrize(("falls", "left"), [("S", 0), ("B", 1)])
def test_the_spells_of_one_who_falls_end(falls: str, left: int) -> None:
    play = hall(B=hero("borgron", at="d2"), T=hero("taeral", at="f2"))
    play.state.lasting = (Lasting("stone-skin", play.who("S").id, turns=3),)
    knock_out(play.game, play.who(falls))
    assert len(play.state.lasting) == left


@rule("UN-0255", "UN-0256")
@pytest.mark.parametrize(
    ("by", "hands", "trophy"),
    [("S", ["broadsword"], "broadsword"), ("", ["broadsword"], None), ("m", ["broadsword"], None)],
)
def test_the_weapon_of_the_slain_is_left_to_the_hero_who_slew_it(by: str, hands: list[str], trophy: str | None) -> None:
    play = hall(k=orc(at="h8", hands=hands), m=orc(at="j9"))
    leave_corpse(play.game, play.who("k"), play.who(by).id if by else NO_ONE)
    found = play.who("S").trophy
    assert (found.weapon if found is not None else None) == trophy
    assert play.who("m").trophy is None


@rule("UN-0052", "UN-0060", "UN-0628")
def test_the_quest_is_lost_when_no_hero_is_left_and_not_before() -> None:
    play = hall(B=hero("borgron", at="d2"))
    play.who("S").conditions = ("knocked-out",)
    before = list(play.state.agenda)
    after_knock_out(play.game, play.who("S"))
    assert play.state.agenda == before
    play.who("B").at = NOWHERE
    after_knock_out(play.game, play.who("S"))
    assert play.state.agenda == before
    play.who("B").out = True
    after_knock_out(play.game, play.who("S"))
    assert [type(entry).__name__ for entry in play.state.agenda] == ["EndQuest"]


@rule("UN-0628")
@pytest.mark.parametrize(("leader", "panics"), [(True, True), (False, False)])
def test_grunts_panic_when_a_leader_falls_and_for_nobody_else(leader: bool, panics: bool) -> None:
    play = hall(k=orc(at="h8", leader=leader), m=orc(at="h9"))
    before, fallen = len(play.state.agenda), play.who("k")
    play.state.creatures.remove(fallen)
    after_knock_out(play.game, fallen)
    assert [type(entry).__name__ for entry in play.state.agenda[before:]] == ["Panic"] * panics


# improved creatures


@rule("UN-0566", "UN-0738")
@pytest.mark.parametrize(
    ("dark", "group", "challenge", "found"),
    [
        (False, 151, (), True),
        (False, 150, ("elites",), False),
        (True, 151, (), False),
        (True, 0, ("elites",), True),
    ],
)
def test_an_improvement_is_in_force_by_the_groups_strength_or_as_a_dark_player_chose(
    dark: bool, group: int, challenge: tuple[str, ...], found: bool
) -> None:
    play = hall(**({"hand": []} if dark else {}))
    play.state.group, play.state.challenge = group, challenge
    assert improved(play.game, "elites") is found


@rule("UN-0567", "UN-0568", "UN-0570", "UN-0742", "UN-0744")
@pytest.mark.parametrize(
    ("card", "leader", "challenge", "found"),
    [
        ("orc-warrior", False, ("grunts",), True),
        ("orc-warrior", False, ("elites", "leader"), False),
        ("troll", False, ("elites",), True),
        ("troll", True, ("leader",), True),
        ("troll", True, ("elites", "grunts"), False),
        ("orc-warrior", True, ("leader",), True),
    ],
)
def test_each_improvement_makes_its_own_kind_of_creature_stronger(
    card: str, leader: bool, challenge: tuple[str, ...], found: bool
) -> None:
    play = hall(hand=[])
    play.state.challenge = challenge
    assert stronger(play.game, card, leader=leader) is found


@rule("UN-0742", "UN-0744")
def test_leaders_of_the_artificial_dark_player_are_no_stronger() -> None:
    play = hall()
    play.state.group = 500
    assert not stronger(play.game, "troll", leader=True)
    assert stronger(play.game, "troll")


@rule("UN-0742", "UN-0752", "UN-0567", "UN-0568")
@pytest.mark.parametrize(
    ("foe", "challenge", "extra"),
    [
        (orc(at="h8", leader=True), ("leader",), 1),
        (orc(at="h8", leader=True), ("elites",), 0),
        (orc(at="h8"), ("elites", "grunts"), 0),
        (troll(at="h8"), ("elites",), 1),
        (troll(at="h8"), (), 0),
    ],
)
def test_improved_leaders_and_elites_of_a_dark_player_act_once_more(
    foe: Any, challenge: tuple[str, ...], extra: int
) -> None:
    play = hall(hand=[], k=foe)
    play.state.challenge = challenge
    assert extra_actions(play.game, play.who("k")) == extra


@rule("UN-0567", "UN-0568", "UN-0742", "UN-0752")
@pytest.mark.parametrize(
    ("action", "attacks", "extra", "after"),
    [(False, 0, 0, (True, 1)), (True, 0, 0, (True, 0)), (False, 1, 0, (False, 0)), (False, 0, 1, (False, 1))],
)
def test_an_extra_action_follows_one_that_was_no_attack_once(
    action: bool, attacks: int, extra: int, after: tuple[bool, int]
) -> None:
    play = hall(hand=[], k=troll(at="h8"))
    play.state.challenge = ("elites",)
    active = play.game.active
    active.action, active.attacks, active.extra = action, attacks, extra
    take_another(play.game, play.who("k"), active)
    assert (active.action, active.extra) == after


# what passes


@rule("UN-0304", "UN-C529")
@pytest.mark.parametrize(("at", "over"), [("h8", True), ("c2", False)])
def test_when_no_enemy_is_near_the_combat_is_over_and_what_lasted_for_it_ends(at: str, over: bool) -> None:
    wall = HALL.split("\n")
    board = "\n".join([*wall[:4], "#" * 12, *wall[4:]])
    people = {"S": hero(at="b2"), "k": orc(at="b3" if not over else "h9")}
    play = position(board, turn="S", **people)
    play.who("S").unafraid = 2
    play.who("S").uses = (Use("foresight", "combat"), Use("elite", "quest"))
    assert combat_may_end(play.game) is over
    assert (play.who("S").unafraid, len(play.who("S").uses)) == ((0, 1) if over else (2, 2))


@rule("UN-0283", "UN-0304")
@pytest.mark.parametrize(
    ("was", "now", "left"), [(True, False, 0), (True, True, 1), (False, False, 1), (False, True, 1)]
)
def test_potions_wear_off_when_a_combat_has_just_ended(was: bool, now: bool, left: int) -> None:
    play = hall()
    play.who("S").boons = ("strength-potion",)
    play.who("S").coated = ("broadsword",)
    play.state.fighting = was
    look_out(play.game, now)
    assert (len(play.who("S").boons), len(play.who("S").coated), play.state.fighting) == (left, left, now)


@rule("UN-0062", "UN-1315")
@pytest.mark.parametrize(("by", "own"), [("S", 3), ("k", 0), ("", 0)])
def test_points_are_noted_for_the_hero_who_earned_them(by: str, own: int) -> None:
    play = hall()
    score(play.game, 3, play.who(by).id if by else NO_ONE)
    assert (play.state.achieved, play.who("S").achieved, play.who("k").achieved) == (3, own, 0)


@rule("UN-0080")
@pytest.mark.parametrize(("had", "spent", "left"), [(5, 2, 3), (2, 2, 0), (1, 3, 0)])
def test_mana_is_spent_down_to_nothing(had: int, spent: int, left: int) -> None:
    play = hall()
    play.who("S").mana = had
    spend_mana(play.game, play.who("S"), spent)
    assert play.who("S").mana == left


@rule("UN-0434", "UN-C312")
@pytest.mark.parametrize(
    ("cast", "asked", "left"),
    [(("haste", "stone-skin"), True, ("haste",)), (("haste", "haste"), False, ("haste",)), ((), False, ())],
)
def test_whose_spells_are_marked_chooses_among_several(
    cast: tuple[str, ...], asked: bool, left: tuple[str, ...]
) -> None:
    play = hall()
    play.who("S").cast = cast
    carried_out(take_marker(play.game, play.who("S")), *([Option("marker", what="stone-skin")] if asked else []))
    assert play.who("S").cast == left
    play.who("k").cast = ("haste", "stone-skin")
    carried_out(take_marker(play.game, play.who("k")))
    assert play.who("k").cast == ("stone-skin",)


@rule("UN-0452")
@pytest.mark.parametrize(("still", "left"), [(False, ()), (True, ("stationary",))])
def test_a_condition_ends_with_its_spell_unless_another_holds_it(still: bool, left: tuple[str, ...]) -> None:
    play = hall()
    play.who("k").conditions = ("stationary",)
    if still:
        play.state.lasting = (Lasting("hold", play.who("S").id, held=((play.who("k").id, "stationary"),)),)
    _release(play.game, play.who("k").id, "stationary")
    assert play.who("k").conditions == left
    _release(play.game, FigureId(199), "stationary")
    _release(play.game, play.who("S").id, "stationary")


@rule("UN-0456", "UN-0430")
def test_a_creature_that_is_controlled_no_longer_obeys_its_own_side() -> None:
    play = hall(hand=[])
    who = play.who("k")
    spell = Lasting("demonic-seduction", play.who("S").id, swayed=(who.id,))
    play.state.lasting, play.state.swayed, who.seat = (spell,), (who.id,), play.who("S").seat
    assert play.game.commander(who) == play.who("S").seat
    end(play.game, [spell])
    assert (play.state.swayed, who.seat) == ((), play.game.dark)


@rule("UN-0456")
@pytest.mark.parametrize("summoned", [True, False])
def test_who_is_attacked_by_its_controllers_side_is_controlled_no_longer_unless_summoned(summoned: bool) -> None:
    play = hall(m=orc(at="j9"))
    who = play.who("k")
    mine = Lasting("demonic-seduction", play.who("S").id, swayed=(who.id,), summoned=(who.id,) if summoned else ())
    other = Lasting("haste", play.who("S").id)
    play.state.lasting, play.state.swayed = (mine, other), (who.id,)
    fall_out(play.game, who, play.who("m"))
    assert len(play.state.lasting) == 2
    fall_out(play.game, who, play.who("S"))
    assert play.state.lasting == ((mine, other) if summoned else (other,))


@rule("UN-0456")
def test_the_seat_of_its_caster_decides_for_one_who_is_swayed_and_its_own_for_others() -> None:
    play = hall(B=hero("borgron", at="d2"), m=orc(at="j9"))
    who, caster = play.who("k"), play.who("B")
    caster.seat = SeatId(3)
    play.state.lasting = (Lasting("haste", play.who("S").id), Lasting("demonic-seduction", caster.id, swayed=(who.id,)))
    assert play.game.commander(who) == who.seat
    play.state.swayed = (who.id,)
    assert (play.game.commander(who), play.game.commander(play.who("m"))) == (SeatId(3), play.who("m").seat)


# riders, companions and the fallen


@rule("UN-1348")
def test_a_rider_covers_the_squares_of_the_mount_and_a_turned_base_lies_across() -> None:
    play = mounted()
    assert play.game.cover(play.who("S")) == play.game.cover(play.who("h"))
    assert named(play, play.game.cover(play.who("k"))) == {"b2"}
    rider = hall(k={"creature": "wolf-rider", "at": "e5"})
    assert named(rider, rider.game.cover(rider.who("k"))) == {"e5", "e6"}
    rider.who("k").across = True
    assert named(rider, rider.game.cover(rider.who("k"))) == {"e5", "f5"}


@rule("UN-1362")
@pytest.mark.parametrize(("mount", "found"), [(3, "h"), (2, "S"), (1, "S")])
def test_the_larger_of_rider_and_mount_pushes(mount: int, found: str) -> None:
    play = mounted()
    play.who("h").size = mount
    assert stronger_of_both(play.game, play.who("S")).id == play.who(found).id
    assert stronger_of_both(play.game, play.who("k")).id == play.who("k").id


@rule("UN-1360")
@pytest.mark.parametrize(
    ("weapon", "straight", "charges"),
    [("spear", 3, True), ("spear", 2, False), ("broadsword", 3, False), ("", 3, False)],
)
def test_a_rider_charges_with_a_spear_after_three_squares_straight_on(
    weapon: str, straight: int, charges: bool
) -> None:
    play = mounted()
    play.game.active.straight = straight
    hit = Hit(attacker=play.who("S").id, target=play.who("k").id, weapon=weapon)
    assert charging(play.game, hit) is charges
    on_foot = Hit(attacker=play.who("k").id, target=play.who("S").id, weapon=weapon)
    assert not charging(play.game, on_foot)
    assert not charging(play.game, Hit(attacker=FigureId(199), target=play.who("S").id, weapon=weapon))
    play.state.active = None
    assert not charging(play.game, hit)


@rule("UN-0506")
def test_who_leaves_takes_the_body_along_and_carries_it_no_longer() -> None:
    play = hall(B=hero("borgron", at="b2", conditions=["knocked-out"]), T=hero("taeral", at="f2"))
    play.who("S").carries = play.who("B").id
    carry_out(play.game, play.who("S"))
    assert (play.who("B").recovered, play.who("B").at, play.who("S").carries) == (True, NOWHERE, NO_ONE)
    carry_out(play.game, play.who("T"))


WOLF = {"companion": "wolf", "at": "c2"}


@rule("UN-0764", "UN-1083")
@pytest.mark.parametrize(
    ("who", "item", "given"),
    [("d", "healing-potion", True), ("d", "broadsword", False), ("S", "healing-potion", False)],
)
def test_what_is_to_be_used_at_once_is_a_thing_given_to_a_companion(who: str, item: str, given: bool) -> None:
    play = hall(B=hero("borgron", at="d2"), d=dict(WOLF))
    receive(play.game, play.who(who), item)
    assert play.who(who).given == ((item,) if given else ())


@rule("UN-0764")
def test_companions_give_back_what_they_carried_for_their_hero_and_keep_the_rest() -> None:
    play = hall(S=hero(at="b2", pack=[]), d=dict(WOLF))
    play.who("d").pack = ("rope", "lute")
    hand_back(play.game)
    assert (play.who("S").pack, play.who("d").pack) == (("rope",), ("lute",))


@rule("UN-1083")
def test_things_a_companion_did_not_use_go_back_to_its_hero_once() -> None:
    play = hall(S=hero(at="b2", pack=[]), d=dict(WOLF))
    play.who("d").pack, play.who("d").given = ("healing-potion", "rope"), ("healing-potion",)
    use_or_lose(play.game, play.who("d"))
    assert (play.who("S").pack, play.who("d").pack, play.who("d").given) == (("healing-potion",), ("rope",), ())


@rule("UN-1079")
@pytest.mark.parametrize(("fate", "left"), [("dead", 0), ("", 1)])
def test_the_companions_of_the_dead_leave_and_nobody_elses(fate: str, left: int) -> None:
    play = hall(d=dict(WOLF), B=hero("borgron", at="d2"))
    play.who("S").fate = fate
    play.who("B").fate = "dead"
    desert(play.game)
    assert sum(bool(one.owner) for one in play.state.heroes) == left


# the heroes' turn


@rule("UN-0046", "UN-0047", "UN-0050", "UN-0288", "UN-0725")
def test_with_a_heroes_turn_what_is_once_in_a_turn_comes_again() -> None:
    play = hall()
    who, foe, state = play.who("S"), play.who("k"), play.state
    who.activated = who.shielding = who.reacted = who.helped = True
    who.used = who.lent = ("broadsword",)
    foe.attacked = foe.reacted = foe.helped = foe.activated = True
    state.side, turn = "dark", state.round
    heroes_turn(play.game, HeroesTurn())
    assert (state.round, state.side, state.active) == (turn + 1, "heroes", None)
    assert not (who.activated)
    assert not (who.shielding)
    assert not (who.reacted)
    assert not (who.helped)
    assert not (who.used)
    assert not (who.lent)
    assert not (foe.attacked)
    assert not (foe.reacted)
    assert not (foe.helped)
    assert foe.activated
    assert [type(entry).__name__ for entry in state.agenda[-2:]] == ["EndHeroesTurn", "NextHero"]


@rule("UN-0456", "UN-0046")
def test_who_is_swayed_may_be_activated_in_the_heroes_turn() -> None:
    play = hall()
    play.who("k").activated, play.state.swayed = True, (play.who("k").id,)
    heroes_turn(play.game, HeroesTurn())
    assert not play.who("k").activated


@rule("UN-0050")
@pytest.mark.parametrize(
    ("turn", "done", "why"), [(4, False, None), (5, False, "universalis-too-late"), (5, True, "universalis-done")]
)
def test_when_the_turns_of_a_quest_are_over_it_ends_as_it_stands(turn: int, done: bool, why: str | None) -> None:
    play = hall()
    play.game.setup = (
        msgspec.structs.replace(play.game.setup, round_limit=5)
        if hasattr(play.game.setup, "round_limit")
        else play.game.setup
    )
    play.state.round, play.state.accomplished = turn, done
    heroes_turn(play.game, HeroesTurn())
    last = play.state.agenda[-1]
    assert (getattr(last, "why", None), getattr(last, "won", None)) == ((why, done) if why else (None, None))


@rule("UN-0283", "UN-0304")
def test_with_a_heroes_turn_it_is_noted_whether_it_is_a_combat_turn() -> None:
    play = hall(k=orc(at="b4"))
    play.state.fighting = False
    heroes_turn(play.game, HeroesTurn())
    assert play.state.fighting


@rule("UN-0048")
def test_after_the_heroes_comes_the_dark_turn_and_nobody_is_active() -> None:
    play = hall()
    end_heroes_turn(play.game, EndHeroesTurn())
    assert play.state.active is None
    assert type(play.state.agenda[-1]).__name__ == "DarkTurn"
