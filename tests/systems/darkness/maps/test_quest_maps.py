"""The maps of the tutorial and the ten Quests: what the box holds, and what each Quest demands."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft.board.bits import bits, squares
from undercroft.board.zones import FAR
from undercroft.kernel.requests import NOWHERE
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.definitions import QUESTS, TILES
from undercroft.systems.darkness.cards.library import HERE, library
from undercroft.systems.darkness.maps.charts import Chart, chart
from undercroft.systems.darkness.system import DarknessSystem
from undercroft.text.messages import LANGUAGES, Messages

NAMES = tuple(sorted(library()[QUESTS], key=lambda name: library()[QUESTS][name].number))
BOX = {"artifact": 2, "lair": 3, "library": 1, "pillar": 6, "bridge": 2, "treasure": 30, "special": 4}
every_quest = pytest.mark.parametrize("made", [chart(name) for name in NAMES], ids=NAMES)


def way(made: Chart, a: int, b: int, closed: int = 0) -> list[int]:
    """One shortest way from a to b, both included."""
    view, zones = made.zones.view(closed), [a]
    while zones[-1] != b:
        zones.append(view.next_steps(zones[-1], b)[0])
    return zones


def tile_levels(made: Chart) -> dict[str, int]:
    return {tile.face: tile.level for tile in made.tiles}


def chamber(made: Chart, zone: int) -> int:
    """The Chamber of a room while all doors stand as at the start."""
    return made.zones.view(made.closed).chamber[zone]


def doors_into(made: Chart, rooms: int) -> list[str]:
    """The states of the doors that lead out of a set of rooms."""
    return [door.state for door in made.doors if (rooms >> door.a & 1) != (rooms >> door.b & 1)]


def sealed(made: Chart, zone: int) -> bool:
    """Whether a Zone is a room that needs a door opened."""
    return bool(made.zones.rooms >> zone & 1) and not made.open_at_start >> zone & 1


@rule("DA-0013")
def test_the_tutorial_and_no_other_quest_teaches_the_game() -> None:
    assert [quest.id for quest in DarknessSystem().quests() if quest.teaches] == ["walking-in-the-dark"]


@rule("DA-0013")
def test_the_tutorial_comes_first_and_ten_quests_follow() -> None:
    assert NAMES == (
        "walking-in-the-dark",
        "scorched-earth",
        "black-widow",
        "the-chosen-one",
        "goblin-war-drums",
        "the-immortals-downfall",
        "the-fiends-treasure",
        "sparks-in-the-dark",
        "big-game-hunting",
        "maze-of-darkness",
        "the-heart-of-darkness",
    )


@pytest.mark.parametrize(
    ("quest", "faces"),
    [
        pytest.param("walking-in-the-dark", "6v 8r", marks=rule("DA-0361")),
        pytest.param("scorched-earth", "2r 4r 8r 9v", marks=rule("DA-0363")),
        pytest.param("black-widow", "3v 4r 6r", marks=rule("DA-0370")),
        pytest.param("the-chosen-one", "5v 6r 7v 8v 9v", marks=rule("DA-0380")),
        pytest.param("goblin-war-drums", "1v 6r 7v 8r", marks=rule("DA-0388")),
        pytest.param("the-immortals-downfall", "1r 2v 6v 7r", marks=rule("DA-0396")),
        pytest.param("the-fiends-treasure", "1v 3r 5r 7r 9r", marks=rule("DA-0417")),
        pytest.param("sparks-in-the-dark", "1r 2r 3v 5v 6v 8v 9r", marks=rule("DA-0429")),
        pytest.param("big-game-hunting", "1r 5v 6v 7r 8v 9r", marks=rule("DA-0437")),
        pytest.param("maze-of-darkness", "1r 2v 3r 4v 5r", marks=rule("DA-0444")),
        pytest.param("the-heart-of-darkness", "1v 2v 3r 4v 6r", marks=rule("DA-0461")),
    ],
)
def test_a_quest_uses_its_tiles(quest: str, faces: str) -> None:
    assert sorted(tile_levels(chart(quest))) == faces.split()


@pytest.mark.parametrize(
    ("quest", "levels"),
    [
        pytest.param("walking-in-the-dark", "12", marks=rule("DA-G09")),
        pytest.param("scorched-earth", "1234", marks=rule("DA-G10")),
        pytest.param("black-widow", "123", marks=rule("DA-G11")),
        pytest.param("the-chosen-one", "12234", marks=rule("DA-0380", "DA-G12")),
        pytest.param("goblin-war-drums", "1234", marks=rule("DA-G13")),
        pytest.param("the-immortals-downfall", "1234", marks=rule("DA-G14")),
        pytest.param("the-fiends-treasure", "12345", marks=rule("DA-0417", "DA-G15")),
        pytest.param("sparks-in-the-dark", "1233445", marks=rule("DA-G16")),
        pytest.param("big-game-hunting", "123445", marks=rule("DA-0437", "DA-G17")),
        pytest.param("maze-of-darkness", "12345", marks=rule("DA-G18")),
        pytest.param("the-heart-of-darkness", "12345", marks=rule("DA-0461", "DA-G19")),
    ],
)
def test_a_quest_shows_its_level_tokens(quest: str, levels: str) -> None:
    assert "".join(str(level) for level, _ in chart(quest).levels) == levels


@every_quest
@rule("DA-G06")
def test_heroes_start_on_a_level_1_tile_or_on_one_without_level(made: Chart) -> None:
    assert made.level_at(made.start) == (0 if made.id == "maze-of-darkness" else 1)


@every_quest
@rule("DA-G06")
def test_levels_never_fall_on_the_way_to_the_exit(made: Chart) -> None:
    levels = [made.level_at(zone) for zone in way(made, made.start, made.exit)] if made.exit != NOWHERE else []
    assert levels == sorted(levels)


@every_quest
@rule("DA-0072")
def test_a_level_token_lies_on_every_tile_but_the_shrine_of_the_maze(made: Chart) -> None:
    assert [face for face, level in tile_levels(made).items() if not level] == (
        ["3r"] if made.id == "maze-of-darkness" else []
    )


@every_quest
@rule("DA-G07")
def test_no_map_needs_more_than_two_tokens_of_a_level(made: Chart) -> None:
    assert max(Counter(level for level, _ in made.levels).values()) <= 2


@every_quest
@rule("DA-C06")
def test_no_map_needs_more_tokens_than_the_box_holds(made: Chart) -> None:
    used = Counter(token.kind for token in made.tokens if token.kind != "facedown") + Counter(made.hidden)
    assert all(number <= BOX[kind] for kind, number in used.items())


@every_quest
@rule("DA-C06", "DA-C08")
def test_no_map_needs_more_than_fifteen_doors(made: Chart) -> None:
    assert 1 <= len(made.doors) <= 15


@every_quest
def test_no_map_needs_both_faces_of_a_tile(made: Chart) -> None:
    assert len({tile.face[0] for tile in made.tiles}) == len(made.tiles)


@every_quest
def test_level_tokens_lie_in_corridors_so_that_patrols_can_come_out(made: Chart) -> None:
    assert not bits(zone for _, zone in made.levels) & made.zones.rooms


@every_quest
def test_a_facedown_token_lies_for_every_hidden_one(made: Chart) -> None:
    assert len(made.at("facedown")) == len(made.hidden)


@rule("DA-G09")
def test_the_key_lies_in_a_closed_chamber() -> None:
    made = chart("walking-in-the-dark")
    assert sealed(made, made.at("library")[0])


@rule("DA-0366")
def test_quest_1_hides_two_artifacts_and_a_lair_in_three_zones() -> None:
    made = chart("scorched-earth")
    assert sorted(made.hidden) == ["artifact", "artifact", "lair"]
    assert len(set(made.at("facedown"))) == 3


@rule("DA-G10")
def test_the_final_room_is_a_closed_chamber_on_the_tile_of_the_highest_level() -> None:
    made = chart("scorched-earth")
    there = made.at("library")[0]
    assert sealed(made, there)
    assert made.level_at(there) == 4


@rule("DA-G11")
def test_the_spider_starts_at_least_eight_zones_from_the_exit_and_no_door_is_in_her_way() -> None:
    made = chart("black-widow")
    assert 8 <= made.zones.view(made.closed).distance(made.mark("spider"), made.exit) < FAR


@rule("DA-G11")
def test_there_are_three_spider_nests() -> None:
    assert len(set(chart("black-widow").at("lair"))) == 3


@rule("DA-0385", "DA-0387")
def test_the_chosen_one_has_three_pieces_and_two_lairs_to_find() -> None:
    made = chart("the-chosen-one")
    assert [len(made.at(kind)) for kind in ("artifact", "library", "lair")] == [2, 1, 2]


def test_the_pieces_of_the_artifact_lie_on_three_tiles() -> None:
    made = chart("the-chosen-one")
    assert len({made.tile_of[zone] for kind in ("artifact", "library") for zone in made.at(kind)}) == 3


@rule("DA-0391")
def test_four_tiles_crumble_after_their_wound_tokens() -> None:
    made = chart("goblin-war-drums")
    assert {tile.face: tile.wounds for tile in made.tiles} == {"6r": 4, "7v": 2, "8r": 2, "1v": 2}


@rule("DA-G13")
def test_the_tiles_that_fall_first_have_the_lowest_level() -> None:
    assert tile_levels(chart("goblin-war-drums")) == {"6r": 1, "7v": 2, "8r": 3, "1v": 4}


@rule("DA-0395")
def test_pillars_stand_on_either_side_of_the_only_passage_into_1v() -> None:
    made = chart("goblin-war-drums")
    home = made.tiles[made.tile("1v")].zones
    crossings = [(edge.a, edge.b) for edge in made.zones.edges if (home >> edge.a & 1) != (home >> edge.b & 1)]
    assert crossings == [made.marks["gate"]]
    assert set(made.at("pillar")) == set(made.marks["gate"])


@rule("DA-0395")
def test_the_sentry_appears_at_the_level_4_token() -> None:
    made = chart("goblin-war-drums")
    assert (4, made.mark("sentry")) in made.levels


@rule("DA-G14")
def test_the_immortal_starts_at_least_ten_zones_away_and_no_door_is_in_its_way() -> None:
    made = chart("the-immortals-downfall")
    assert 10 <= made.zones.view(made.closed).distance(made.mark("immortal"), made.start) < FAR


@rule("DA-G14")
def test_no_shortest_way_of_the_immortal_crosses_a_bridge() -> None:
    made = chart("the-immortals-downfall")
    there, back = (made.zones.view(made.closed).distances(zone) for zone in (made.mark("immortal"), made.start))
    assert all(there[bridge] + back[bridge] > there[made.start] for bridge in made.at("bridge"))


@rule("DA-0397", "DA-0410")
def test_a_firework_on_the_bridge_can_be_seen_from_the_way_of_the_immortal() -> None:
    made = chart("the-immortals-downfall")
    path = way(made, made.mark("immortal"), made.start, made.closed)
    assert bits(path) & made.zones.view(made.closed).sight[made.at("bridge")[1]]


def test_the_bridges_are_side_by_side_and_the_pillars_can_be_struck_from_firm_ground() -> None:
    made = chart("the-immortals-downfall")
    one, two = made.at("bridge")
    assert made.zones.view(made.closed).distance(one, two) == 1
    assert len(set(made.at("pillar")) - {one, two}) == 2


@rule("DA-0399")
def test_the_archers_stand_on_the_library_away_from_the_way_of_the_immortal() -> None:
    made = chart("the-immortals-downfall")
    assert made.at("library") == (made.mark("archers"),)
    assert made.mark("archers") not in way(made, made.mark("immortal"), made.start, made.closed)


@rule("DA-0422")
def test_quest_6_hides_a_key_among_three_lairs_in_four_zones() -> None:
    made = chart("the-fiends-treasure")
    assert sorted(made.hidden) == ["artifact", "lair", "lair", "lair"]
    assert len(set(made.at("facedown"))) == 4


@rule("DA-0426", "DA-G15")
def test_the_hellhound_is_on_the_level_5_tile_behind_a_locked_door_alone() -> None:
    made = chart("the-fiends-treasure")
    hound = made.mark("hellhound")
    assert made.level_at(hound) == 5
    assert doors_into(made, chamber(made, hound)) == ["locked"]


@rule("DA-0426")
def test_no_key_lies_behind_the_locked_door() -> None:
    made = chart("the-fiends-treasure")
    keys = bits(made.at("facedown") + made.at("artifact"))
    assert not keys & chamber(made, made.mark("hellhound"))


@rule("DA-0427")
def test_artifact_and_library_lie_in_two_closed_rooms_of_9r() -> None:
    made = chart("the-fiends-treasure")
    rooms = made.at("artifact") + made.at("library")
    assert [made.name(room) for room in rooms] == ["9r:3", "9r:7"]
    assert [chamber(made, room) for room in rooms] == [1 << room for room in rooms]
    assert all(sealed(made, room) for room in rooms)


@rule("DA-0434", "DA-G16")
def test_the_levers_are_two_on_different_tiles() -> None:
    made = chart("sparks-in-the-dark")
    assert len(made.at("lair")) == len({made.tile_of[zone] for zone in made.at("lair")}) == 2


@rule("DA-0430", "DA-G16")
def test_the_exit_of_quest_7_is_reached_through_the_locked_door_alone() -> None:
    made = chart("sparks-in-the-dark")
    assert made.zones.view(made.locked).distance(made.start, made.exit) == FAR
    assert doors_into(made, chamber(made, made.exit)) == ["locked"]


@rule("DA-0436")
def test_the_keeper_appears_in_the_locked_room() -> None:
    made = chart("sparks-in-the-dark")
    assert chamber(made, made.mark("keeper")) == chamber(made, made.exit)


@rule("DA-0430")
def test_both_levers_are_reached_without_the_locked_door() -> None:
    made = chart("sparks-in-the-dark")
    assert all(made.zones.view(made.locked).distance(made.start, lever) < FAR for lever in made.at("lair"))


enforcers = pytest.mark.parametrize("name", ["enforcer-1", "enforcer-2", "enforcer-3"])


@enforcers
@rule("DA-0439", "DA-0442")
def test_two_pillars_stand_on_the_tile_of_each_enforcer(name: str) -> None:
    made = chart("big-game-hunting")
    pillars = [token.zone for token in made.tokens if token.kind == "pillar" and token.name == name]
    assert [made.tile_of[zone] for zone in pillars] == [made.tile_of[made.mark(name)]] * 2


@enforcers
@rule("DA-0438", "DA-0440")
def test_an_enforcer_is_reached_past_its_pillars_only_and_they_from_outside(name: str) -> None:
    made = chart("big-game-hunting")
    pillars = bits(token.zone for token in made.tokens if token.name == name)
    area = made.zones.view().spread(1 << made.mark(name), ~pillars)
    outside = made.zones.view(gone=area)
    assert not area >> made.start & 1
    assert all(outside.distance(made.start, pillar) < FAR for pillar in squares(pillars))


def test_the_three_enforcers_sit_on_three_tiles() -> None:
    made = chart("big-game-hunting")
    assert len({made.tile_of[made.mark(f"enforcer-{n}")] for n in (1, 2, 3)}) == 3


@rule("DA-C154")
def test_quest_8_has_open_and_closed_doors() -> None:
    assert {door.state for door in chart("big-game-hunting").doors} == {"open", "closed"}


@rule("DA-0444")
def test_the_shrine_is_the_central_tile_with_a_tile_on_every_side() -> None:
    made = chart("maze-of-darkness")
    x, y = made.xy[made.zone("3r:5")]
    middles = sorted(made.xy[made.zone(f"{tile.face}:5")] for tile in made.tiles)
    assert middles == sorted([(x, y), (x - 3, y), (x + 3, y), (x, y - 3), (x, y + 3)])


@rule("DA-G18")
def test_the_artifact_is_in_the_middle_of_the_shrine_and_the_heroes_start_beside_it() -> None:
    made = chart("maze-of-darkness")
    assert made.name(made.at("artifact")[0]) == "3r:5"
    assert made.zones.view(made.closed).distance(made.start, made.at("artifact")[0]) == 1


@rule("DA-G18")
def test_a_pillar_stands_at_each_way_into_the_shrine() -> None:
    made = chart("maze-of-darkness")
    home = made.tiles[made.tile("3r")].zones
    ways = {
        zone
        for edge in made.zones.edges
        if (home >> edge.a & 1) != (home >> edge.b & 1)
        for zone in (edge.a, edge.b)
        if home >> zone & 1
    }
    assert set(made.at("pillar")) == ways
    assert len(ways) == 4


@rule("DA-0447", "DA-0452")
def test_levels_2_to_5_have_an_outer_tile_each_and_level_1_lies_on_one_of_them() -> None:
    made = chart("maze-of-darkness")
    tiles = {level: made.tile_of[zone] for level, zone in made.levels}
    assert len({tiles[level] for level in (2, 3, 4, 5)}) == 4
    assert tiles[1] in [tiles[level] for level in (2, 3, 4, 5)]


@rule("DA-0458")
def test_every_level_token_of_the_maze_has_an_open_way_to_the_artifact() -> None:
    made = chart("maze-of-darkness")
    view = made.zones.view(made.closed)
    assert all(view.distance(zone, made.at("artifact")[0]) in (4, 5) for _, zone in made.levels)


@rule("DA-0461")
def test_the_heart_of_darkness_has_two_tiles_two_tiles_and_one() -> None:
    made = chart("the-heart-of-darkness")
    assert sorted((tile.stage, tile.level) for tile in made.tiles) == [(1, 1), (1, 2), (2, 3), (2, 4), (3, 5)]


@rule("DA-0464")
def test_stages_are_joined_by_two_staircases_alone() -> None:
    made = chart("the-heart-of-darkness")
    joins = [(edge.a, edge.b) for edge in made.zones.edges if made.stage_of[edge.a] != made.stage_of[edge.b]]
    assert joins == [made.marks["stairs-a"], made.marks["stairs-b"]]
    assert [(made.stage_of[a], made.stage_of[b]) for a, b in joins] == [(1, 2), (2, 3)]


@rule("DA-0465")
def test_nobody_sees_from_one_end_of_a_staircase_to_the_other() -> None:
    made = chart("the-heart-of-darkness")
    assert all(made.zones.view().range[a][b] == FAR for a, b in made.stairs)


@pytest.mark.parametrize("stage", [1, 2, 3])
@rule("DA-0470")
def test_each_emissary_waits_in_a_closed_chamber_of_its_stage(stage: int) -> None:
    made = chart("the-heart-of-darkness")
    zone = made.mark(f"emissary-{stage}")
    assert made.stage_of[zone] == stage
    assert sealed(made, zone)


@rule("DA-0478", "DA-0480")
def test_two_pillars_bar_the_last_emissary_and_two_switches_lie_before_its_chamber() -> None:
    made = chart("the-heart-of-darkness")
    last = made.mark("emissary-3")
    assert made.zones.view().near[last] == bits(made.at("pillar"))
    before = made.zones.view(made.closed).distances(made.marks["stairs-b"][1])
    assert len(made.at("lair")) == 2
    assert all(before[zone] < FAR for zone in made.at("lair"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quest_mark_token_and_tile_has_its_words(language: str) -> None:
    messages = Messages(language, [HERE / "text"], "darkness")
    needed = [(f"darkness-quest-{quest}", part) for quest in NAMES for part in ("", "story", "goal", "rules")]
    needed += [(f"darkness-mark-{mark}", "") for quest in NAMES for mark in chart(quest).marks]
    needed += [(f"darkness-token-{kind}", "") for kind in (*BOX, "facedown", "level", "start", "exit")]
    needed += [(f"darkness-tile-{face}", "") for face in library()[TILES]]
    assert [id for id, part in needed if not messages.has(id, part)] == []
