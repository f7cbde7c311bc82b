"""Every Common and every Special Object changes an outcome of play.  UN-C309 to UN-C323, UN-G70"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, hero, orc, position
from systems.universalis.dark.lairs import DOOR as TRAPPED
from systems.universalis.dark.lairs import sprung
from systems.universalis.magic.casters import attacked_by_shaman, mage
from systems.universalis.things.proofs import LANDS, armed, duel, lane, proves
from systems.universalis.workshop import in_town, like
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.state import State

CLUMSY = "lute"
"""Something to hold that matters in none of these tests but one."""

DOOR = "+-+-+-+-+\n|. S=. .|\n+-+-+-+-+"
SECRET = "+-+-+-+-+\n|S . .=.|\n+-+-+-+-+"
ROOM = "######\n#S...#\n#....#\n######"
PIT = "######\n#....#\n#.o..#\n#....#\n######"


def behind_the_door(state: str, *hands: str, do: str) -> bool:
    """Does Shara open the door when she rolls 8, or 5 for a riddle?"""
    dice = [5, 4, 1] if state == "locked" else [3, 3, 1]
    play = position(DOOR, S=armed(*hands), doors={"b1": {"state": state}}, dice=dice).take("S opens c1", do)
    return bool(play.see("table")["sections"] == ["s1", "s2"])


# held and worn


@proves("book-of-riddles")
def test_a_book_of_riddles_helps_to_solve_them():
    assert behind_the_door("riddle", "book-of-riddles", do="S solves the riddle")
    assert not behind_the_door("riddle", CLUMSY, do="S solves the riddle")


@rule("UN-C317")
@proves("picklocks")
def test_picklocks_open_what_a_point_of_dexterity_would():
    assert behind_the_door("locked", "picklocks", do="S unlocks the door")
    assert not behind_the_door("locked", CLUMSY, do="S unlocks the door")


@rule("UN-0262")
@proves("crowbar")
@pytest.mark.parametrize(("tool", "moved"), [("crowbar", True), (CLUMSY, False)])
def test_a_crowbar_moves_what_is_too_heavy(tool, moved):
    wardrobe = [{"kind": "wardrobe", "at": "d4"}]
    play = position(HALL, S=armed(tool, at="d5"), furniture=wardrobe, dice=[3, 2])
    play.take("S moves the wardrobe to d3")
    assert (play.game.plan.board.name(play.state.ground.features[0].at) == "d3") is moved


@proves("grappling-hook")
@pytest.mark.parametrize(("tool", "up"), [("grappling-hook", True), ("hand-mirror", False)])
def test_a_grappling_hook_climbs(tool, up):
    play = position(PIT, S=armed(tool, at="c3"), dice=[3, 2]).take("S climbs")
    assert play.offers("S climbs to b2") is up


@proves("sturdy-boots")
@pytest.mark.parametrize(("boots", "safe"), [("sturdy-boots", True), ("heavy-cloak", False)])
def test_sturdy_boots_land_well(boots, safe):
    board = "######\n#.3..#\n######"
    play = position(board, S=armed(at="c2", body=[boots]), dice=[3, 2, *[1] * 9]).take("S jumps to d2")
    assert (play.see("S")["conditions"] == []) is safe


@proves("hand-mirror")
@pytest.mark.parametrize(("tool", "found"), [("hand-mirror", True), (CLUMSY, False)])
def test_a_hand_mirror_shows_secret_doors(tool, found):
    who = armed(tool, attributes={"perception": 0})
    play = position(SECRET, S=who, doors={"c1": {"kind": "secret-door"}}, dice=[5, 4])
    play.take("S searches for secret doors")
    assert any(event.what == "secret-door" for event in play.events("changed")) is found


@proves("heavy-cloak")
@pytest.mark.parametrize(("worn", "state"), [("heavy-cloak", []), ("sturdy-boots", ["diseased"])])
def test_a_heavy_cloak_keeps_foul_air_off(worn, state):
    latrine = [{"kind": "latrine", "at": "d4"}]
    play = position(HALL, S=armed(at="d5", body=[worn]), furniture=latrine, dice=[2, 1, 3, 2]).take("S searches d4")
    assert play.see("S")["conditions"] == state


PILGRIM = [{"kind": "wounded-pilgrim", "at": "e5"}]


def at_the_pilgrim(dice: list[int], *hands: str) -> Play:
    who = armed(*hands, at="d5", attributes={"intelligence": 3, "strength": 3})
    return position(HALL, S=who, furniture=PILGRIM, dice=dice)


@rule("UN-0274")
@proves("hunting-horn")
@pytest.mark.parametrize(("tool", "fortune"), [("hunting-horn", 1), ("spyglass", 0)])
def test_a_hunting_horn_frightens_people(tool, fortune):
    play = at_the_pilgrim([4, 3, 4, 3], tool).take("S threatens wounded-pilgrim")
    assert play.see("S")["fortune"] == fortune


@rule("UN-0269")
@proves("lute")
@pytest.mark.parametrize(("tool", "fortune"), [("lute", 1), ("hunting-horn", 0)])
def test_a_lute_wins_people_over(tool, fortune):
    play = at_the_pilgrim([4, 2, 4, 3], tool).take("S persuades wounded-pilgrim")
    assert play.see("S")["fortune"] == fortune


@rule("UN-C321", "UN-C484")
@proves("lute", "hunting-horn")
@pytest.mark.parametrize(("tool", "may"), [("lute", True), ("hunting-horn", True), ("crowbar", False)])
def test_inspiring_music_takes_an_instrument(tool, may):
    bard = hero("maeliss", at="d5", hands=[tool], skills=["inspiring-music"], mana=3)
    play = position(HALL, turn="M", M=bard, k=orc(at="i5"))
    assert play.offers("M does inspiring-music") is may


@rule("UN-C318", "UN-0259")
@proves("lantern", "torch")
@pytest.mark.parametrize(("light", "coins"), [("lantern", True), ("torch", True), (CLUMSY, False)])
def test_in_the_dark_rooms_are_searched_by_light(light, coins):
    def prepare(state: State) -> None:
        state.dark = 1

    who = armed(light, attributes={"perception": 0})
    play = position(ROOM, S=who, dice=[6, 4, 1], prepare=prepare).take("S searches the room")
    assert bool(play.see("S")["coins"]) is coins


@proves("lantern")
@pytest.mark.parametrize(("light", "coins"), [("lantern", True), ("torch", False)])
def test_a_lantern_shows_more_of_a_room(light, coins):
    play = position(ROOM, S=armed(light, attributes={"perception": 0}), dice=[5, 4, 1]).take("S searches the room")
    assert bool(play.see("S")["coins"]) is coins


@rule("UN-0589")
@proves("probing-pole")
@pytest.mark.parametrize(("tool", "sprung_"), [("probing-pole", 0), (CLUMSY, 1)])
def test_a_probing_pole_finds_traps(tool, sprung_):
    who = armed(tool, attributes={"perception": 0})
    play = sprung("stake", [4, 3, *[1] * 9], S=who, back="c3", at="d3").on()
    assert play.rolled("trap-damage") == sprung_


@rule("UN-0244")
@proves("trap-tools")
@pytest.mark.parametrize(("tool", "sprung_"), [("trap-tools", 0), (CLUMSY, 1)])
def test_trap_tools_disarm(tool, sprung_):
    who = armed(tool, attributes={"perception": 5, "dexterity": 0})
    play = sprung("poison-dart", [5, 4, 4, 2, *[1] * 9], deed="door", board=TRAPPED, S=who).take("S stays")
    assert play.take("S disarms poison-dart").rolled("trap-damage") == sprung_


@proves("spyglass")
def test_a_spyglass_sees_enemies_sooner():
    def total(*hands: str) -> int:
        people = {"S": armed(*hands, at="b5", facing="east"), "k": orc(at="i5", facing="west")}
        play = position(HALL, turn=["initiative", "heroes"], dice=[5, 4, 4, 3], **people)
        return next(event.total for event in play.events("summed") if event.what == "initiative")

    assert total("spyglass") == total() + 1


# by rule


@rule("UN-C323", "UN-1202")
@proves("gem")
def test_a_gem_is_sold_for_five_coins():
    shop = in_town(like("shara", pack=("gem",), coins=10))
    before = shop.who.coins
    assert shop.take("sell =gem").who.coins == before + 5


@rule("UN-C315", "UN-C316", "UN-0264")
@proves("rope", "pickaxes")
@pytest.mark.parametrize(("pack", "may"), [(["rope", "pickaxes"], True), (["rope"], False), (["pickaxes"], False)])
def test_a_rope_and_pickaxes_make_a_footbridge(pack, may):
    chasm = "#######\n#S.o.B#\n#..o..#\n#######"
    people = {"S": armed(at="c2"), "B": hero("borgron", at="e2", pack=pack)}
    play = position(chasm, turn=["S", "B"], **people)
    assert play.offers("S builds a bridge with B") is may


@rule("UN-C315", "UN-0226")
@proves("rope")
@pytest.mark.parametrize(("pack", "out"), [(["rope"], True), ([], False)])
def test_a_rope_pulls_out_of_a_pit(pack, out):
    people = {"S": armed(at="c3"), "B": hero("borgron", at="b2", pack=pack, activated=True)}
    play = position(PIT, dice=[1, 2, 6, 6], **people).take("S climbs")
    assert play.offers("B helps with a rope") is out


# used by oneself


def patient(*pack: str, **more: Any) -> Play:
    """Shara, hurt and ill, with things in her backpack."""
    who = armed(at="d5", pack=list(pack), wounds=4, **more)
    return position(HALL, S=who, B=hero("borgron", at="d6", wounds=2), T=hero("taeral", at="d8", wounds=2))


@rule("UN-1005")
@proves("bandages")
def test_bandages_heal_their_bearer_or_a_neighbor():
    assert patient("bandages").take("S uses bandages on S").see("S")["wounds"] == 3
    play = patient("bandages").take("S uses bandages on B")
    assert (play.see("B")["wounds"], play.see("S")["pack"], play.see("S")["action"]) == (1, [], False)
    assert not patient("bandages").offers("S uses bandages on T")


@rule("UN-1005", "UN-C312", "UN-C314")
@proves("healing-herbs", "ointment", "pack-of-provisions", "healing-potion")
@pytest.mark.parametrize(
    ("thing", "healed", "cured", "action"),
    [
        ("healing-herbs", 1, {"poisoned"}, True),
        ("ointment", 1, {"diseased"}, False),
        ("pack-of-provisions", 1, set(), False),
        ("healing-potion", 3, {"poisoned", "diseased"}, True),
    ],
)
def test_remedies_heal_and_cure(thing, healed, cured, action):
    ill = ["poisoned", "diseased"]
    play = patient(thing, conditions=ill).take(f"S uses {thing}")
    assert play.see("S")["wounds"] == 4 - healed
    assert set(play.see("S")["conditions"]) == set(ill) - cured
    assert (play.see("S")["action"], play.see("S")["pack"]) == (action, [])


@rule("UN-0143")
@proves("caltrops")
def test_caltrops_slow_those_who_walk_over_them():
    bare = position(lane(30), S=armed("dagger", facing="east"), k=orc())
    assert bare.offers("S moves to f2")
    play = position(lane(30), S=armed("dagger", facing="east", pack=["caltrops"]), k=orc()).take("S uses caltrops")
    assert play.offers("S moves to e2")
    assert not play.offers("S moves to f2")


@rule("UN-C312", "UN-0283")
@proves("strength-potion")
def test_a_strength_potion_adds_two_dice_until_the_combat_ends_or_another_is_drunk():
    def drinking(*drunk: str) -> Play:
        who = armed("broadsword", at="d6", pack=list(drunk))
        play = position(HALL, S=who, k=orc(at="d3", leader=True), dice=[*LANDS, *[6] * 12])
        for potion in drunk:
            play.take(f"S uses {potion}")
        return play

    def wounds(*drunk: str) -> int:
        return int(drinking(*drunk).take("S moves to d4", "S attacks k").on().see("hit")["dealt"])

    assert (wounds(), wounds("strength-potion")) == (5, 7)
    assert drinking("strength-potion", "healing-potion").see("S")["strength"] == 4


@rule("UN-C312")
@proves("dexterity-potion")
def test_a_dexterity_potion_steadies_hand_and_eye():
    before = patient("dexterity-potion")
    after = patient("dexterity-potion").take("S uses dexterity-potion")
    for number, more in (("agility", 1), ("shooting", 1), ("dexterity", 2)):
        assert after.see("S")[number] == before.see("S")[number] + more

    def hits(*drunk: str) -> bool:
        who = armed("short-bow", facing="east", pack=list(drunk))
        play = position(lane(3), S=who, k=orc(), dice=[2, 2, 1, 1, 1])
        for potion in drunk:
            play.take(f"S uses {potion}")
        return bool(play.take("S shoots k").see("hit")["landed"])

    assert (hits("dexterity-potion"), hits()) == (True, False)


@rule("UN-C312")
@proves("heroic-potion")
def test_a_heroic_potion_clears_the_head_and_lifts_the_heart():
    who = armed("broadsword", at="d6", pack=["heroic-potion"], conditions=["stunned"])
    play = position(HALL, S=who, dice=[1], k=orc(at="d3"))
    play.take("S uses heroic-potion")
    assert play.see("S")["conditions"] == []
    assert (play.see("S")["combat"], play.see("S")["courage"]) == (5 + 1, 5 + 2)
    assert play.take("S moves to d4").see("S attacking k")["attack"] == 6


@proves("swiftness-elixir")
def test_an_elixir_of_swiftness_carries_farther_at_the_next_step():
    play = position(lane(30), turn=["S", "S"], S=armed(facing="east", pack=["swiftness-elixir"]), k=orc())
    assert not play.offers("S moves to h2")
    play.take("S uses swiftness-elixir")
    assert (play.see("S")["movement"], play.see("S")["agility"]) == (4 + 2, 4 + 1)
    play.take("S ends")
    assert play.offers("S moves to h2")


@rule("UN-0106")
@proves("lucky-charm")
def test_a_lucky_charm_is_a_point_of_fortune():
    play = duel("broadsword", dice=[1, 2, 3, 4, 6, 5, *[1] * 9], S={"pack": ["lucky-charm"]})
    play.take("S uses lucky-charm", "S attacks k", "S spends fortune on the own roll")
    assert play.see("hit")["landed"]
    assert play.see("S")["pack"] == []


@rule("UN-C312", "UN-0434")
@proves("mana-potion")
def test_a_mana_potion_gives_mana_back_and_takes_a_marker_off_a_spell():
    who = mage(at="b5", pack=["mana-potion"], mana=2, cast=["lightning"])
    play = position(HALL, turn="B", B=who, k=orc(at="h5")).take("B uses mana-potion")
    if play.offers("B takes a marker off lightning"):
        play.take("B takes a marker off lightning")
    assert (play.see("B")["mana left"], play.see("B")["cast"]) == (5, [])


@rule("UN-0341")
@proves("smoke-bomb")
def test_in_smoke_nobody_holds_its_user_until_the_activation_ends():
    play = duel("broadsword", dice=[], turn=["S", "S"], S={"pack": ["smoke-bomb"]})
    assert not play.offers("S moves to d2")
    play.take("S uses smoke-bomb")
    assert play.offers("S moves to d2")
    assert not play.take("S ends").offers("S moves to d2")


# used with spells


def cast(*pack: str) -> bool:
    """Borgron (Intelligence 5) casts lightning on 2 and 1, with what he has."""
    caster = mage(at="b5", pack=list(pack))
    play = position(HALL, turn="B", B=caster, k=orc(at="h5"), dice=[2, 1, *[1] * 9]).take("B casts lightning at k")
    for item in pack:
        play.take(f"B uses the aid {item}")
    return bool(play.see("casting")["cast"])


@rule("UN-C309", "UN-C310")
@proves("components-for-magic", "magic-scroll")
@pytest.mark.parametrize("aid", ["components-for-magic", "magic-scroll"])
def test_scrolls_and_components_give_two_to_cast(aid):
    assert cast(aid)
    assert not cast()


@rule("UN-C310")
@proves("magic-scroll", "components-for-magic")
def test_only_a_scroll_helps_to_dispel():
    def dispelled(*pack: str) -> bool:
        play = attacked_by_shaman([5, 3, 4, 2, *[1] * 6], B={"pack": list(pack)})
        say = "B dispels with magic-scroll" if pack else "B dispels"
        return bool(play.take(say).on().see("casting")["dispelled"])

    assert (dispelled("magic-scroll"), dispelled()) == (True, False)
    components = attacked_by_shaman([5, 3, 4, 2, *[1] * 6], B={"pack": ["components-for-magic"]})
    assert not components.offers("B dispels with components-for-magic")


# used against enemies


def flask(item: str, dice: list[int], *, away: str = "e5", **more: Any) -> Play:
    """Shara uses something against a black orc (Armor 5), beside which a troll (Armor 4) stands."""
    people = {
        "S": armed(at="b5", pack=[item]),
        "k": {"creature": "black-orc", "at": away, **more},
        "t": {"creature": "troll", "at": f"{away[0]}3"},
    }
    return position(HALL, dice=dice, **people)


@rule("UN-1005", "UN-C320")
@proves("oil-flask", "greek-fire", "blasting-powder")
@pytest.mark.parametrize(
    ("item", "throw", "direct", "near", "away"),
    [
        ("oil-flask", [3, 2], 2, 0, "e"),
        ("greek-fire", [3, 2], 5, 2, "e"),
        ("blasting-powder", [], 6, 3, "d"),
    ],
)
def test_fire_burns_whom_it_hits_and_whoever_stands_beside(item, throw, direct, near, away):
    dice = [*throw, 5, *[1] * (direct - 1), *[4] * near]
    play = flask(item, dice, away=f"{away}5").take(f"S uses {item} on k").on()
    assert play.see("k")["wounds"] == 1
    assert play.see("t")["wounds"] == near
    assert play.see("S")["pack"] == []


@rule("UN-C570")
@proves("oil-flask", "greek-fire", "blasting-powder", "wand-of-fire")
@pytest.mark.parametrize(
    ("item", "throw", "dice"),
    [("oil-flask", [3, 2], 2), ("greek-fire", [3, 2], 5), ("blasting-powder", [], 6), ("wand-of-fire", [], 6)],
)
def test_those_who_fear_fire_fear_what_burns(item, throw, dice):
    def wounds(*skills: str) -> int:
        who = armed(*([item] if item == "wand-of-fire" else []), at="b5", pack=[] if item == "wand-of-fire" else [item])
        people = {"S": who, "t": {"creature": "troll", "at": "d4", "skills": list(skills)}}
        play = position(HALL, dice=[*throw, *[3] * dice], **people).take(f"S uses {item} on t").on()
        return 99 if play.game.find(play.names["t"]) is None else int(play.see("t")["wounds"])

    assert (wounds("vulnerable-fire"), wounds()) == (dice, 0)


@proves("oil-flask", "greek-fire")
@pytest.mark.parametrize(("item", "away"), [("oil-flask", "e5"), ("greek-fire", "d5")])
def test_a_flask_that_misses_is_gone(item, away):
    play = flask(item, [3, 1], away=away).take(f"S uses {item} on k").on()
    assert (play.see("k")["wounds"], play.see("S")["pack"]) == (0, [])


@proves("oil-flask", "greek-fire", "blasting-powder", "sleeping-dust")
@pytest.mark.parametrize(
    ("item", "far"), [("oil-flask", 3), ("greek-fire", 6), ("blasting-powder", 2), ("sleeping-dust", 3)]
)
def test_these_reach_no_farther_than_their_card_says(item, far):
    columns = "bcdefghijk"

    def reached(squares: int) -> bool:
        people = {"S": armed(at="b5", pack=[item]), "k": orc(at=f"{columns[squares]}5")}
        return position(HALL, **people).offers(f"S uses {item} on k")

    assert reached(far)
    assert not reached(far + 1)


@rule("UN-C319")
@proves("holy-water")
def test_holy_water_burns_the_undead_through_their_armor_and_nobody_else():
    def thrown(creature: str, *dice: int) -> Play:
        people = {"S": armed(at="b5", pack=["holy-water"]), "k": {"creature": creature, "at": "e5"}}
        return position(HALL, dice=[3, 2, *dice], **people)

    natural = thrown("vampire-lord").see("k")["natural"]
    assert natural < thrown("vampire-lord").see("k")["armor"]
    play = thrown("vampire-lord", *[natural] * 4).take("S uses holy-water on k").on()
    assert play.see("k")["wounds"] == 4
    assert not thrown("black-orc").offers("S uses holy-water on k")


@proves("sleeping-dust")
@pytest.mark.parametrize(("dice", "asleep"), [([3, 2], True), ([5, 3], False)])
def test_sleeping_dust_costs_an_enemy_its_next_activation(dice, asleep):
    people = {"S": armed("broadsword", at="b5", pack=["sleeping-dust"]), "k": orc(at="d5")}
    play = position(HALL, turn=["S", "k"], dice=[*dice, *FAILS_OF_THE_ORC], **people)
    play.take("S uses sleeping-dust on k", "S ends").on()
    assert (play.rolled("attack") == 0) is asleep


FAILS_OF_THE_ORC = [1, 2, 5, 4, *[1] * 9]


@rule("UN-C313", "UN-1037")
@proves("poison-flask")
@pytest.mark.parametrize(("weapon", "sticks"), [("broadsword", True), ("mace", False)])
def test_poison_on_a_blade_works_on_whom_it_wounds(weapon, sticks):
    who = armed(weapon, at="d6", pack=["poison-flask"], attributes={"combat": 7})
    enemy = {"creature": "black-orc", "at": "d3", "leader": True}
    play = position(HALL, S=who, k=enemy, dice=[*LANDS, 6, *[1] * (4 if sticks else 3), 6])
    play.take("S uses poison-flask", "S moves to d4", "S attacks k").on()
    assert ("poisoned" in play.see("k")["conditions"]) is sticks
    assert play.see("k")["wounds"] == 1 + sticks
