"""Quests made by the design rules: every one can be played, and has what the rules say."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import Play, hero, position
from undercroft.bots.chair import Chair
from undercroft.content.single import read_entry
from undercroft.kernel.chance import Seeded
from undercroft.kernel.requests import Option
from undercroft.kernel.system import SetupError
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import CREATURES, FACTIONS, HEROES
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.quest_files import as_setup, as_yaml, from_setup
from undercroft.systems.universalis.cards.quests import QUESTS, TILES, Laid, Quest
from undercroft.systems.universalis.design.designing import Wish, design, kind_of, leader_fits, narrow
from undercroft.systems.universalis.design.quest_checks import faults
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.plans import lay, plan_of
from undercroft.systems.universalis.quests.examining import EXAMINED
from undercroft.systems.universalis.setup.first_state import reserve_of
from undercroft.systems.universalis.state import State

SEEDS = range(100)


def wish(seed: int) -> Wish:
    """Parties of all sizes, new and seasoned."""
    heroes = 1 + seed % 5
    return Wish(heroes=heroes, vp=heroes * (10 + 2 * (seed % 6)), seed=str(seed))


@cache
def made(seed: int) -> Quest:
    return design(wish(seed))


def tiles_of(quest: Quest) -> list[str]:
    return [laid.tile for section in quest.sections.values() for laid in section.tiles]


def kinds(quest: Quest) -> list[str]:
    """Corridor, room, large or main, section by section."""
    found = []
    for section in quest.sections.values():
        kind = kind_of(library()[TILES][section.tiles[0].tile])
        found.append("main" if section.main else kind)
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_a_hundred_seeds_make_a_hundred_sheets_without_a_fault(seed):
    assert faults(made(seed)) == []


@rule("UN-1441")
@rule("UN-1443")
@rule("UN-1444")
@pytest.mark.parametrize(
    ("heroes", "vp", "corridors", "rooms"),
    [(1, 10, 6, 4), (3, 49, 6, 4), (3, 54, 7, 5), (4, 49, 8, 6), (5, 100, 12, 10), (2, 150, 9, 7)],
)
def test_the_number_of_corridors_and_rooms_follows_heroes_and_value_points(heroes, vp, corridors, rooms):
    found = kinds(design(Wish(heroes=heroes, vp=vp, seed="count")))
    assert [found.count(kind) for kind in ("corridor", "room", "large", "main")] == [corridors, rooms, 1, 1]


@rule("UN-1441")
@rule("UN-1443")
@pytest.mark.parametrize(("heroes", "n"), [(1, 3), (3, 3), (4, 4), (5, 5)])
def test_furniture_and_special_elements_are_three_and_one_more_for_each_hero_beyond_three(heroes, n):
    sections = design(Wish(heroes=heroes, vp=10 * heroes, seed="things")).sections.values()
    assert sum(len(section.furniture) for section in sections) == n
    assert sum(len(section.elements) for section in sections) == n


@rule("UN-1442")
@pytest.mark.parametrize("seed", SEEDS)
def test_at_most_a_third_of_the_corridors_is_narrow_or_difficult(seed):
    corridors = [library()[TILES][tile] for tile in tiles_of(made(seed)) if library()[TILES][tile].size in "eg"]
    assert 3 * sum(narrow(tile) for tile in corridors) <= len(corridors)


@rule("UN-1446")
def test_two_more_rooms_bring_reserve_furniture_an_element_and_coins():
    plain, more = (design(Wish(heroes=3, vp=48, seed="more", more=n)) for n in (0, 1))
    assert kinds(more).count("room") == kinds(plain).count("room") + 2
    assert reserve_of(lay(more), 48, 3) - reserve_of(lay(plain), 48, 3) == 10 + vp_of(plain) - vp_of(more)
    assert more.coins == plain.coins + 5
    assert sum(len(section.furniture) for section in more.sections.values()) == 4
    assert sum(len(section.elements) for section in more.sections.values()) == 4


def vp_of(quest: Quest) -> int:
    assert quest.leader is not None
    return library()[CREATURES][quest.leader.creature].vp


@rule("UN-1448")
@pytest.mark.parametrize("seed", SEEDS)
def test_there_is_a_double_door_for_every_four_normal_ones(seed):
    doors = [access.kind for access in made(seed).accesses]
    assert 4 * doors.count("double-door") + 3 >= doors.count("door")


@rule("UN-1449")
@pytest.mark.parametrize("seed", SEEDS)
def test_large_rooms_and_the_main_room_have_an_access_two_squares_wide(seed):
    plan = lay(made(seed))
    for n, kind in enumerate(kinds(plan.quest)):
        if kind in ("large", "main"):
            assert any(n in one.sections and one.sides[0].bit_count() == 2 for one in plan.accesses), kind


@rule("UN-1450")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_chest_stands_in_the_main_room_and_another_elsewhere(seed):
    chests = {section.main for section in made(seed).sections.values() if section.chests}
    assert chests == {True, False}


@rule("UN-1435")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_leader_is_of_the_faction_and_no_grunt(seed):
    quest = made(seed)
    assert quest.leader is not None
    card = library()[CREATURES][quest.leader.creature]
    assert (card.faction, card.level != "grunt") == (quest.faction, True)


@rule("UN-1437")
def test_a_made_quest_gives_coins_and_leaves_experience_to_the_achievement_counter():
    assert (made(1).coins > 0, made(1).xp, made(1).counter) == (True, 0, True)


@rule("UN-1440")
def test_outdoor_tiles_count_by_their_dimensions():
    outdoor = [library()[TILES][id] for id in ("1b", "3b", "9b", "23b", "37b")]
    assert [kind_of(tile) for tile in outdoor] == ["large", "large", "room", "corridor", "corridor"]


@rule("UN-1440")
def test_a_quest_in_the_open_is_made_of_outdoor_tiles_only():
    quest = design(Wish(heroes=2, vp=36, seed="open", outdoor=True))
    assert all(library()[TILES][tile].outdoor for tile in tiles_of(quest))


@rule("UN-1440")
@rule("UN-1443")
@rule("UN-1444")
@pytest.mark.parametrize(
    ("heroes", "vp", "corridors", "rooms"),
    [(1, 50, 7, 5), (2, 99, 7, 5), (3, 65, 7, 5), (3, 150, 9, 7), (4, 49, 8, 6), (4, 72, 9, 7), (5, 100, 12, 10)],
)
def test_a_quest_in_the_open_grows_with_heroes_and_value_points_as_any_other(heroes, vp, corridors, rooms):
    for seed in range(3):
        quest = design(Wish(heroes=heroes, vp=vp, seed=f"wide{seed}", outdoor=True))
        found = kinds(quest)
        assert faults(quest) == []
        assert [found.count(kind) for kind in ("corridor", "room", "large", "main")] == [corridors, rooms, 1, 1]


@rule("UN-0035")
def test_where_the_open_is_not_wide_enough_part_of_it_lies_under_a_roof_but_never_the_main_section():
    quest = design(Wish(heroes=4, vp=72, seed="roof", outdoor=True))
    for section in quest.sections.values():
        assert section.outdoor == library()[TILES][section.tiles[0].tile].outdoor
    under_a_roof = [name for name, section in quest.sections.items() if not section.outdoor]
    assert 0 < len(under_a_roof) < len(quest.sections) / 3
    assert quest.sections["main-room"].outdoor


@rule("UN-1442")
@pytest.mark.parametrize("seed", range(10))
def test_in_the_open_at_most_a_third_of_the_corridors_is_narrow_or_difficult(seed):
    quest = design(Wish(heroes=4, vp=72, seed=str(seed), outdoor=True))
    corridors = [library()[TILES][tile] for tile in tiles_of(quest) if library()[TILES][tile].size in "eg"]
    assert 3 * sum(narrow(tile) for tile in corridors) <= len(corridors)


def test_the_same_wish_makes_the_same_quest_and_another_seed_another():
    assert design(wish(7)) == made(7) != made(12)


def test_a_faction_can_be_wished_for():
    assert design(Wish(heroes=2, vp=30, seed="f", faction="forgotten-pharaohs")).faction == "forgotten-pharaohs"


@pytest.mark.parametrize(
    ("wished", "why"),
    [
        (Wish(heroes=9, vp=50, seed="x"), "heroes"),
        (Wish(heroes=3, vp=50, seed="x", faction="elves"), "no faction"),
        (Wish(heroes=5, vp=900, seed="x"), "not enough tiles"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused_with_its_reason(wished, why):
    with pytest.raises(SetupError, match=why):
        design(wished)


@pytest.mark.parametrize("seed", range(5))
def test_a_sheet_written_to_a_file_and_read_again_is_the_same(seed):
    quest = made(seed)
    assert read_entry(EXAMINED, QUESTS, as_yaml(quest), quest.id) == quest


def test_a_sheet_in_a_setup_is_the_same_but_for_its_id():
    text = as_setup(made(3))
    assert as_yaml(from_setup(text)) == as_yaml(made(3))


@rule("UN-1434")
@pytest.mark.parametrize("outdoor", ["no", "yes"])
@pytest.mark.parametrize("seed", range(5))
def test_made_quests_are_played_to_the_end(seed, outdoor):
    points = wish(seed).vp + (50 if outdoor == "yes" else 0)
    text = SYSTEM.new_quest(heroes=wish(seed).heroes, points=points, seed=str(seed), wishes={"outdoor": outdoor})
    card = SYSTEM.quest_from(text, "made")
    table: Table[State, Universalis] = Table(SYSTEM, SYSTEM.default_setup(card.id, card.least, str(seed)))
    bot = SYSTEM.bots["sensible"](0)
    for _ in range(20_000):
        if table.over:
            break
        ask = table.ask
        assert ask is not None
        table.choose(bot.answer(Chair(table, ask.seats()[0])))
        SYSTEM.check(table.game)
    assert table.state.outcome is not None


@rule("UN-1447")
def test_an_average_room_may_give_way_to_two_corridors():
    plain, halls = (kinds(design(Wish(heroes=2, vp=36, seed="halls", halls=n))) for n in (0, 1))
    assert (halls.count("room"), halls.count("corridor")) == (plain.count("room") - 1, plain.count("corridor") + 2)


@rule("UN-1436")
@pytest.mark.parametrize("seed", range(10))
def test_a_made_sheet_has_sections_accesses_elements_furniture_a_leader_and_a_main_room(seed):
    quest = made(seed)
    sections = quest.sections.values()
    assert len(quest.accesses) >= len(quest.sections) - 1
    assert all((quest.leader, *(any(getattr(one, part) for one in sections) for part in ("elements", "furniture"))))
    assert [name for name, one in quest.sections.items() if one.main] == ["main-room"]


@rule("UN-1452")
def test_the_parts_of_a_megadungeon_are_standard_scenarios_with_points_and_decks_of_their_own():
    parts = [design(Wish(heroes=3, vp=48, seed="mega", part=n)) for n in (1, 2, 3)]
    assert len({as_yaml(part) for part in parts}) == 3
    assert {tuple(sorted(kinds(part))) for part in parts} == {tuple(sorted(kinds(parts[0])))}
    starts = [SYSTEM.start(SYSTEM.default_setup(as_setup(part), 3, "mega")) for part in parts]
    assert all(start.reserve > 0 and start.piles["encounters"].cards for start in starts)


@rule("UN-1453")
@pytest.mark.parametrize(("part", "hurt"), [(1, 2), (2, 0)])
def test_before_a_later_part_the_heroes_recover_as_in_an_inn(part, hurt):
    weary = msgspec.structs.replace(library()[HEROES]["shara"], hurt=2, unlucky=3)
    text = as_setup(design(Wish(heroes=1, vp=19, seed="mega", part=part)))
    setup = msgspec.structs.replace(SYSTEM.default_setup(text, 1, "mega"), party=(msgspec.json.encode(weary).decode(),))
    (hero,) = SYSTEM.start(setup).heroes
    alone = 3
    assert (hero.wounds, hero.fortune) == (hurt, weary.fortune + alone - (3 if hurt else 0))


@rule("UN-1454")
@pytest.mark.parametrize("seed", ["rest", "r1", "r2", "r3", "r4", "r5"])
def test_each_large_section_has_a_resting_place_in_a_corner(seed):
    quest = design(Wish(heroes=2, vp=36, seed=seed, rest=True))
    large = [name for name, kind in zip(quest.sections, kinds(quest)) if name.startswith(("great", "main")) and kind]
    assert len(quest.marks) == sum(len(rows_of(quest, name)) == 80 for name in large) > 0
    plan = lay(quest)
    for at in (plan.board.parse(mark.at) for mark in quest.marks):
        inside = plan.sections[plan.section_of[at]].squares
        north, east, south, west = (
            inside >> side & 1 for side in (at - plan.board.stride, at + 1, at + plan.board.stride, at - 1)
        )
        assert not (north and south)
        assert not (east and west)


def at_rest(**hurt: int) -> Play:
    """Borgron beside the first resting place of a dungeon, in his activation; Shara far away from it."""
    quest = design(Wish(heroes=2, vp=36, seed="rest", rest=True))
    board, at = lay(quest).board, lay(quest).board.parse(quest.marks[0].at)
    beside = next(board.name(square) for square in (at + 1, at - 1) if board.floor >> square & 1)
    people = {"B": hero("borgron", at=beside, **hurt), "S": hero(at=quest.start[0])}
    return position(quest=as_setup(quest), turn=["B", "B", "S"], explored=[quest.marks[0].at], **people)


def resting(play: Play) -> list[Option]:
    assert play.table.ask is not None
    return [option for option in play.table.ask.options if option.act == "mark-use"]


@rule("UN-1454")
def test_a_hero_beside_a_resting_place_recovers_two_vitality_two_mana_and_a_point_of_fortune_for_an_action():
    play = at_rest(wounds=3, mana=1, fortune=1)
    play.table.choose(resting(play)[0])
    seen = play.see("B")
    assert (seen["wounds"], seen["mana left"], seen["fortune"], seen["action"]) == (1, 3, 2, False)


@rule("UN-1454")
def test_nobody_rests_above_what_he_has_nor_twice_nor_from_afar():
    play = at_rest(wounds=1, mana=7, fortune=1)
    play.table.choose(resting(play)[0])
    assert (play.see("B")["wounds"], play.see("B")["mana left"]) == (0, 8)
    assert resting(play.take("B ends")) == []
    assert resting(play.take("B ends")) == []


def rows_of(quest: Quest, name: str) -> str:
    return library()[TILES][quest.sections[name].tiles[0].tile].plan.replace("\n", "")


def test_every_faction_is_an_opponent():
    assert [card.id for card in SYSTEM.opponents()] == list(BOX[FACTIONS])


@pytest.mark.parametrize("heroes", [1, 3, 5])
def test_a_match_pits_ready_heroes_against_one_faction(heroes):
    setup = SYSTEM.match("great-orc-clans", heroes, "a")
    assert len(setup.party) == heroes
    assert SYSTEM.game(SYSTEM.start(setup), setup, Seeded("a")).plan.quest.faction == "great-orc-clans"


def test_in_a_match_every_faction_has_as_many_value_points_as_the_group():
    for faction in BOX[FACTIONS]:
        state = SYSTEM.start(setup := SYSTEM.match(faction, 3, "a"))
        leader = person(plan_of(setup.quest).quest.leader.creature).vp
        assert state.reserve + leader == state.group


def test_a_large_leader_has_room_in_the_main_section():
    made = [design(Wish(heroes=3, vp=30, seed=str(n), faction="devastators-of-the-north")) for n in range(12)]
    large = [quest for quest in made if person(quest.leader.creature).base == (2, 2)]
    assert large
    assert all(leader_fits(quest) for quest in large)


def test_a_main_section_of_narrow_walks_has_no_room_for_a_large_leader():
    quest = design(Wish(heroes=3, vp=30, seed="a", faction="devastators-of-the-north"))
    narrow = Laid(tile="2a", at=(0, 0), turn=3)
    main = msgspec.structs.replace(quest.sections["main-room"], tiles=(narrow,), chests=(), furniture=(), elements=())
    leader = msgspec.structs.replace(quest.leader, creature="minotaur")
    small = msgspec.structs.replace(quest, sections={"main-room": main}, accesses=(), start=(), leader=leader)
    assert not leader_fits(small)
