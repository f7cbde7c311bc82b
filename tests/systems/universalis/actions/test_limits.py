"""Who is meant, who is left out, and how far the rules of the first chapters go.  UN-0017 to UN-0256"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.staging import Dice, Told
from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import HALL, Play, hero, orc, position, troll
from systems.universalis.workshop import Workshop, in_town, like
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.break_open import break_tallies
from undercroft.systems.universalis.agenda import EndQuest
from undercroft.systems.universalis.cards.definitions import ELEMENTS, FURNITURE, HEROES, Hero
from undercroft.systems.universalis.cards.people import gear_cards, person
from undercroft.systems.universalis.cards.quest_files import as_setup
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.dungeon.revealing import spawn_modifier
from undercroft.systems.universalis.ground.fixtures import door_id
from undercroft.systems.universalis.heroes.ledger import Ledger, homecomers
from undercroft.systems.universalis.setup.party import clash
from undercroft.systems.universalis.state import Character, Fixture, State
from undercroft.systems.universalis.status.conditions import lose

TUSK = "the-broken-tusk"
DOOR = "+-+-+-+-+\n|. S=. .|\n+-+-+-+-+"
LOCKED = {"b1": {"state": "locked"}}
SWORD = ["broadsword"]


# heroes, characters, figures


@rule("UN-0044")
def test_a_player_decides_for_each_hero_and_the_dark_player_for_everybody_else():
    people = {"S": hero(at="b2"), "k": orc(at="h8")}
    play = position(HALL, turn=["S", "k"], hand=[], **people)
    assert (play.table.ask.who, play.table.ask.seat) == (play.names["S"], SeatId(0))
    play.take("S ends")
    assert (play.table.ask.who, play.table.ask.seat) == (play.names["k"], SeatId(1))


@rule("UN-0044")
def test_nobody_is_asked_what_creatures_of_the_artificial_dark_player_do():
    play = position(HALL, turn="dark", dice=[2, 2], S=hero(at="b2"), k=orc(at="h8"))
    assert play.see("k")["at"] != "h8"
    assert play.table.ask.who == play.names["S"]


@rule("UN-0044")
@pytest.mark.parametrize("who", ["S", "k"])
def test_what_is_said_of_characters_holds_for_heroes_and_creatures(who):
    people = {"S": hero(at="b2"), "k": orc(at="h8")}
    well = position(HALL, turn="S", **people).see(who)
    people[who]["conditions"] = ["poisoned"]
    ill = position(HALL, turn="S", **people).see(who)
    assert ill["combat"] == well["combat"] - 1


@rule("UN-0045")
def test_every_hero_companion_and_creature_has_a_figure_where_it_stands():
    man = {"companion": "human-mercenary", "owner": "S", "at": "c2"}
    play = position(HALL, turn="S", S=hero(at="b2"), P=man, k=orc(at="h8"), r=troll(at="f5"))
    shown = {figure.id: figure.at for figure in play.table.scene(SeatId(0)).figures}
    assert shown == {play.names[name]: play.who(name).at for name in ("S", "P", "k", "r")}


# who goes together


@rule("UN-0017")
def test_two_large_heroes_may_go_together():
    large = next(one for one in BOX[HEROES].values() if person(one.id).size == 3)
    other = next(one for one in BOX[HEROES].values() if one.race != large.race and clash([large, one]) == "")
    giant = msgspec.structs.replace(other, skills=("large",))
    assert (person(large.id).size, clash([large, giant])) == (3, "")


@rule("UN-0022")
def test_a_spell_learnt_between_quests_is_known_in_the_next_with_the_old_ones():
    ledger = msgspec.msgpack.encode(Ledger())
    caster = BOX[HEROES]["borgron"]
    shop = in_town(like("borgron", coins=200, xp=9), ledger=ledger).take("visit =school-of-magic")
    spell = next(option.what for option in shop.table.ask.options if option.act == "learn")
    shop.take(f"learn ={spell}")
    after = SYSTEM.finish(shop.game)
    setup = SYSTEM.default_setup(TUSK, 1, "spells")
    state = SYSTEM.start(msgspec.structs.replace(setup, party=("borgron",), ledger=after))
    assert person(state.heroes[0].card).spells == (*caster.spells, spell.removeprefix("spell-"))


# what is won


def rewarded(coins: int, *, fallen: int = 0) -> list[int]:
    """What each of four heroes has got when a quest that pays so much is won."""
    quest = as_setup(msgspec.structs.replace(BOX[QUESTS][TUSK], coins=coins))
    setup = msgspec.structs.replace(SYSTEM.default_setup(TUSK, 4, "shared"), quest=quest)
    state = SYSTEM.start(setup)
    before = [one.coins for one in state.heroes]
    for one in state.heroes[:fallen]:
        one.conditions = ("knocked-out",)
    state.agenda = [EndQuest(won=True, why="universalis-done", carried=True)]
    table = Table(SYSTEM, setup, state=state, chance=Told([6, 1, 1, 2, 3] * fallen))
    while table.ask is not None:
        table.choose(table.ask.options[table.ask.default])
    return [one.coins - had for one, had in zip(table.state.heroes, before)]


@rule("UN-0061", "UN-1186")
@pytest.mark.parametrize(("coins", "shared"), [(12, [3, 3, 3, 3]), (13, [4, 3, 3, 3]), (14, [4, 4, 3, 3])])
def test_the_coins_of_a_quest_are_shared_as_evenly_as_it_goes(coins, shared):
    assert rewarded(coins) == shared


@rule("UN-0061", "UN-1136")
def test_those_who_lie_on_the_floor_have_no_share():
    assert rewarded(13, fallen=1) == [0, 5, 4, 4]


@rule("UN-0064")
def test_a_hero_who_falls_a_second_time_brings_the_dark_player_nothing():
    play = position(HALL, S=hero(at="b2", fortune=0), B=hero("borgron", at="d2"), k=orc(at="h8"), turn="B")
    counted = [play.state.suffered]
    for _ in range(2):
        lose(play.game, play.who("S"), 9, play.names["k"], "hit")
        counted.append(play.state.suffered)
        play.who("S").conditions, play.who("S").wounds = (), 0
    assert counted[0] < counted[1] == counted[2]


@rule("UN-0068")
@pytest.mark.parametrize(
    ("section", "piece", "height"),
    [
        *((FURNITURE, piece, 1) for piece in ("chair", "barrels-and-boxes", "table")),
        *((FURNITURE, piece, 2) for piece in ("wardrobe", "library", "cupboard")),
        (FURNITURE, "statue", 3),
        (ELEMENTS, "tree", 4),
        (ELEMENTS, "stone-wall", 4),
    ],
)
def test_furniture_and_elements_are_as_high_as_the_book_says(section, piece, height):
    assert BOX[section][piece].height == height


# Fortune


@rule("UN-0101")
@pytest.mark.parametrize("travel", [False, True])
def test_fortune_is_spent_in_quests_and_travel_events(travel):
    quest = as_setup(msgspec.structs.replace(BOX[QUESTS][TUSK], travel=travel))
    people = {"S": hero(at="b3", fortune=1, hands=SWORD), "k": orc(at="c3")}
    play = position(quest=quest, turn="S", dice={"S attack": [1, 2], "k defense": [6, 5]}, **people)
    assert play.take("S attacks k").offers("S spends fortune on the own roll")


@rule("UN-0102")
@pytest.mark.parametrize(
    ("piece", "found", "roll"),
    [
        ("bone-pile", {"S search-element": [5, 5], "S coins": [3]}, "coins"),
        ("armory", {"S search-element": [4, 4], "S weapon-size": [2]}, "weapon-size"),
        ("table", {"S search-element": [5, 6], "S coins": [2]}, "coins"),
    ],
)
def test_fortune_does_not_touch_what_is_found_nor_how_much(piece, found, roll):
    room = "######\n#....#\n#S...#\n######"
    goblin = hero("shara", fortune=3)
    small = next(id for id in BOX[HEROES] if person(id).size == 1)
    people = {"S": goblin, "T": {"hero": small, "at": "e3"}} if roll == "weapon-size" else {"S": goblin}
    play = position(room, turn="S", dice=found, furniture=[{"kind": piece, "at": "b2"}], **people)
    play.take("S searches b2")
    assert play.rolled(roll) == 1
    assert (play.asks(), play.see("S")["fortune"]) == ("act", 3)


@rule("UN-0104", "UN-0763")
def test_nobody_spends_a_heros_fortune_for_his_companion_in_a_group():
    man = {"companion": "human-mercenary", "owner": "S", "at": "c3"}
    people = {"S": hero(at="b2", fortune=3), "T": hero("taeral", at="b8", fortune=3), "P": man, "k": orc(at="c4")}
    play = position(HALL, turn="P", dice={"P attack": [1, 2], "k defense": [6, 5]}, **people).take("P attacks k")
    assert play.asks() != "fortune-melee"
    alone = {name: one for name, one in people.items() if name != "T"}
    play = position(HALL, turn="P", dice={"P attack": [1, 2], "k defense": [6, 5]}, **alone).take("P attacks k")
    assert play.asks() == "fortune-melee"


@rule("UN-0091")
def test_a_double_six_opens_any_lock():
    clumsy = hero(attributes={"dexterity": -9})
    dice = {"S open-lock": [6, 6], "scenario-encounter": [1]}
    play = position(DOOR, S=clumsy, turn="S", dice=dice, doors=LOCKED).take("S opens c1", "S unlocks the door")
    assert play.see("table")["sections"] == ["s1", "s2"]
    play = position(DOOR, S=clumsy, turn="S", dice=[6, 5], doors=LOCKED).take("S opens c1", "S unlocks the door")
    assert play.see("table")["sections"] == ["s1"]


@rule("UN-0091", "UN-G12")
@pytest.mark.parametrize(
    ("combat", "mine", "theirs", "landed"),
    [(0, [6, 6], [6, 5], True), (0, [6, 6], [6, 6], False), (9, [6, 6], [6, 6], True), (9, [6, 5], [6, 6], False)],
)
def test_in_a_contest_a_double_six_wins_unless_both_have_it_and_totals_count(combat, mine, theirs, landed):
    people = {"S": hero(at="b2", hands=SWORD, attributes={"combat": combat}), "k": orc(at="c2")}
    dice = {"S attack": mine, "k defense": theirs, "S damage?": [1] * 7}
    play = position(HALL, turn="S", dice=dice, **people).take("S attacks k").on()
    assert play.see("hit")["landed"] is landed


@rule("UN-0099", "UN-0100")
def test_a_hero_has_the_damage_dice_against_him_thrown_again_once():
    people = {"S": hero(at="b2", hands=SWORD, fortune=2), "k": orc(at="c2")}
    dice = {"k attack": [6, 5], "S defense": [1, 2], "k damage": [[5] * 5, [1] * 5, [1]]}
    play = position(HALL, turn="k", dice=dice, **people)
    while play.asks() != "fortune-damage":
        play.table.choose(play.table.ask.options[0])
    play.take("S spends fortune on the enemy roll")
    assert (play.see("S")["wounds"], play.see("S")["fortune"]) == (0, 1)
    assert play.asks() != "fortune-damage"


@rule("UN-0098")
def test_a_hero_throws_his_own_damage_dice_again():
    people = {"S": hero(at="b2", hands=SWORD, fortune=1), "k": orc(at="c2")}
    dice = {"S attack": [6, 5], "k defense": [1, 2], "S damage": [[1] * 6, [6, *[1] * 5]]}
    play = position(HALL, turn="S", dice=dice, **people).take("S attacks k")
    while play.asks() != "fortune-damage":
        play.table.choose(play.table.ask.options[0])
    play.take("S spends fortune on the own roll")
    assert play.see("hit")["dealt"] == 1


@rule("UN-0088")
@pytest.mark.parametrize(("dice", "opened"), [([6, 4], True), ([5, 4], False)])
def test_a_total_of_ten_passes_a_test_and_nine_does_not(dice, opened):
    plain = hero(attributes={"dexterity": 0}, body=[])
    thrown = {"S open-lock": dice, "scenario-encounter?": [1]}
    play = position(DOOR, S=plain, turn="S", dice=thrown, doors=LOCKED).take("S opens c1", "S unlocks the door")
    assert (play.see("table")["sections"] == ["s1", "s2"]) is opened


# moving


@rule("UN-0033", "UN-0665")
@pytest.mark.parametrize(("nook", "large"), [("#", 0), (".", 1)])
def test_a_section_of_41_squares_is_large_and_one_of_40_is_not(nook, large):
    rows = ["#" * 10, *["#" + "." * 8 + "#"] * 5, f"#{nook}" + "#" * 8, "#" * 10]
    play = position("\n".join(rows), S=hero(at="b2"), turn="S", group=0)
    assert play.game.plan.sections[0].squares.bit_count() == 40 + large
    assert spawn_modifier(play.game, 0, "wandering") == large


@rule("UN-0139")
def test_who_is_larger_gets_over_a_row_of_wardrobes_for_a_point_more():
    lane = "\n".join(["#" * 13, *["#" + "." * 11 + "#"] * 2, "#" * 13])
    people = {"S": hero(at="l3"), "r": troll(at="b2")}
    wardrobes = [{"kind": "wardrobe", "at": "e2"}, {"kind": "wardrobe", "at": "e3"}]
    bare = position(lane, turn="r", hand=[], **people).take("r moves to g2").see("r")["points"]
    climbed = position(lane, turn="r", hand=[], furniture=wardrobes, **people).take("r moves to g2")
    assert climbed.see("r")["points"] == bare - 1


@rule("UN-0144")
def test_difficult_ground_hampers_shots():
    rough = "\n".join(["#" * 12, "#," + "." * 9 + "#", "#" * 12])
    archer = hero("taeral", at="b2", hands=["short-bow"])
    terms = position(rough, T=archer, k=orc(at="g2"), turn="T").see("T shooting k")["terms"]
    assert "difficult-terrain -1" in terms


@rule("UN-0157")
def test_a_large_creature_ends_on_no_square_that_is_taken():
    people = {"S": hero(at="j9"), "r": troll(at="b2"), "k": orc(at="e3")}
    play = position(HALL, turn="r", hand=[], **people)
    board, taken = play.game.plan.board, play.game.cover(play.who("k"))
    ends = [option.at for option in play.table.ask.options if option.act == "move"]
    assert board.parse("f2") in ends
    for at in ends:
        assert not any(taken >> (at + step) & 1 for step in (0, 1, board.stride, board.stride + 1))


# Actions


@rule("UN-0163")
@pytest.mark.parametrize(
    "act",
    ["search-room", "search-secret", "search", "open-chest", "move-piece", "run", "take-off", "use"],
)
def test_next_to_an_enemy_most_actions_are_not_performed(act):
    room = "#####\n#...#\n#S..#\n#...#\n#####"
    pieces = [{"kind": "table", "at": "b2"}, {"kind": "chest", "at": "b4"}]
    person_ = hero(pack=["bandages"], body=["leather-armor"], wounds=1)

    def acts(**more: Any) -> set[str]:
        return {
            option.act for option in position(room, S=person_, turn="S", furniture=pieces, **more).table.ask.options
        }

    assert act in acts()
    assert act not in acts(k=orc(at="c3"))


@rule("UN-0179", "UN-0181")
def test_after_a_failed_attempt_at_a_lock_nobody_of_the_group_tries_again():
    people = {"S": hero(hands=SWORD), "T": hero("taeral", at="a1", hands=SWORD)}
    play = position(DOOR, turn=["S", "T"], dice=[1, 2], doors=LOCKED, **people)
    play.take("S opens c1", "S unlocks the door")
    play.who("S").at, play.who("T").at = play.who("T").at, play.who("S").at
    play.take("S ends")
    assert not play.offers("T unlocks the door")
    assert play.offers("T breaks the door")


@rule("UN-0183")
def test_after_a_failed_attempt_at_a_chest_nobody_of_the_group_tries_again():
    people = {"S": hero(hands=SWORD, at="b2"), "T": hero("taeral", at="c3", hands=SWORD)}
    chest = [{"kind": "chest", "at": "c2"}]
    play = position("#####\n#...#\n#...#\n#####", turn=["S", "T"], dice=[1, 2], furniture=chest, **people)
    play.take("S opens the chest", "S ends")
    assert not play.offers("T opens the chest")
    assert play.offers("T breaks c2")


def struck(dice: Dice, **door: Any) -> Play:
    """Shara, strong as a giant, strikes a locked door that nobody can open any more."""
    strong = hero(hands=SWORD, attributes={"strength": 6}, skills=[])
    doors = {"b1": {"state": "locked", **door}}
    thrown = {"S open-lock": [1, 2], "S damage": dice, "scenario-encounter?": [[1], [1]]}
    play = position(DOOR, S=strong, turn=["S", "S", "S"], dice=thrown, doors=doors)
    return play.take("S opens c1", "S unlocks the door", "S ends", "S breaks the door")


@rule("UN-0198", "UN-0197")
def test_only_sixes_hurt_a_reinforced_door_and_it_takes_six_of_them():
    fives = [5] * 7
    assert struck(fives, reinforced=True).see("door b1")["wounds"] == 0
    assert struck([6] * 5 + [5] * 2, reinforced=True).see("door b1")["broken"] is False
    assert struck([6] * 6 + [5], reinforced=True).see("door b1")["broken"] is True
    assert struck([5] * 5 + [4] * 2).see("door b1")["broken"] is True


@rule("UN-0204")
@pytest.mark.parametrize(("weapon", "fewer"), [("katana", 2), ("mace", 0)])
def test_a_door_counts_as_heavily_armored_for_weapons_that_mind(weapon, fewer):
    card = gear_cards()[weapon]
    play = position(DOOR, S=hero(hands=[weapon], attributes={"strength": 4}), turn="S")
    dice, _ = break_tallies(play.game, play.who("S"), card, 5)
    unarmored = position(HALL, S=hero(at="b2", hands=[weapon], attributes={"strength": 4}), k=orc(at="c2"), turn="S")
    assert dice.total == unarmored.see("S attacking k")["dice"] - fewer


@rule("UN-0199")
@pytest.mark.parametrize(("dice", "broken"), [([5] * 4 + [4] * 3, False), ([5] * 5 + [4] * 2, True)])
def test_a_chest_takes_five_wounds_of_fives_and_more(dice, broken):
    strong = hero(hands=SWORD, at="b2", attributes={"strength": 6}, skills=[])
    chest = [{"kind": "chest", "at": "c2"}]
    thrown = {"S open-lock": [1, 2], "S damage": dice, "S coins?": [3]}
    play = position("#####\n#...#\n#####", S=strong, turn=["S", "S"], dice=thrown, furniture=chest)
    play.take("S opens the chest", "S ends", "S breaks c2").on()
    assert play.see("chest c2")["broken"] is broken


@rule("UN-0201", "UN-0168")
def test_a_door_is_broken_and_shows_what_is_beyond_even_in_a_combat_turn():
    board = "+-+-+-+-+-+-+-+-+\n|. S=. .|. . . .|\n+ +-+-+-+ + + + +\n|. . . . . . . k|\n+-+-+-+-+-+-+-+-+"

    def prepare(state: State) -> None:
        state.fixtures = (Fixture(door_id(0), lock="lock", tried=True),)

    people = {"S": hero(hands=SWORD), "k": orc()}
    dice = {"S damage": [6] * 5, "scenario-encounter": [[1], [1]]}
    play = position(board, turn="S", dice=dice, doors=LOCKED, prepare=prepare, **people)
    assert play.see("table")["combat"]
    play.take("S breaks the door")
    assert play.see("table")["sections"] == ["s1", "s2"]


@rule("UN-0224")
def test_who_climbs_onto_an_enemys_square_goes_no_farther():
    board = "######\n#o...#\n######"
    play = position(board, S=hero(at="b2"), k=orc(at="c2"), turn="S", dice=[6, 6]).take("S climbs")
    assert play.see("S")["at"] == "c2"
    assert not any(act.startswith("move") for act in play.acts())


# a weapon taken from an enemy


def trophy() -> Character:
    """Shara with an orc's axe."""
    return Character(
        id=FigureId(1),
        card="shara",
        seat=SeatId(0),
        hands=("axe",),
        pack=("mace",),
        body=("strange-weapon",),
        strange=("axe",),
    )


@rule("UN-0256")
def test_a_weapon_taken_from_an_enemy_stays_strange_and_sells_for_nothing():
    setup = msgspec.structs.replace(SYSTEM.default_setup(TUSK, 1, "trophy"), party=("shara",))
    state = SYSTEM.start(setup)
    state.heroes = [trophy()]
    (home,) = homecomers(SYSTEM.game(state, setup, Told([])))
    shop: Workshop = in_town(msgspec.json.encode(home).decode(), dice=[])
    assert not shop.offers("sell =axe")
    assert not shop.offers("sell =strange-weapon")
    assert shop.offers("sell =mace")
    book = msgspec.msgpack.encode(Ledger(heroes={"shara": home}))
    assert SYSTEM.start(msgspec.structs.replace(setup, ledger=book)).heroes[0].strange == ("axe",)


# illness


def ill(condition: str) -> Hero:
    """Shara as she comes home from a quest with this."""
    setup = msgspec.structs.replace(SYSTEM.default_setup(TUSK, 1, "ill"), party=("shara",))
    state = SYSTEM.start(setup)
    state.heroes[0].conditions = (condition,)
    (home,) = homecomers(SYSTEM.game(state, setup, Told([])))
    return home


@rule("UN-0498", "UN-0499")
@pytest.mark.parametrize(("condition", "kept"), [("diseased", ("diseased",)), ("poisoned", ())])
def test_disease_stays_after_the_quest_and_poison_does_not(condition, kept):
    setup = SYSTEM.default_setup(TUSK, 1, "again")
    party = (msgspec.json.encode(ill(condition)).decode(),)
    assert SYSTEM.start(msgspec.structs.replace(setup, party=party)).heroes[0].conditions == kept


@rule("UN-0498")
def test_a_night_at_an_inn_cures_no_disease():
    shop = in_town(msgspec.json.encode(msgspec.structs.replace(ill("diseased"), coins=9)).decode())
    assert (shop.who.coins, shop.who.conditions, shop.hero.diseased) == (6, ("diseased",), True)


@rule("UN-0498")
def test_a_healing_potion_cures_it():
    play = position(HALL, S=hero(at="b2", conditions=["diseased"], pack=["healing-potion"]), turn="S")
    assert play.take("S uses healing-potion").see("S")["conditions"] == []
