"""A pack with one quest, one hero, one monster and one item for each system: checked, drawn, played, measured."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from docs.samples import samples
from packs.strangers import HERE, PACKS, bound, setup_with
from undercroft.bots import Chair, find_bot
from undercroft.kernel.packs import marked
from undercroft.kernel.record import parse, record, replay
from undercroft.kernel.requests import SeatId
from undercroft.kernel.system import find
from undercroft.kernel.table import Table
from undercroft.lab.play import play
from undercroft.systems.doria.cards.scenarios import SCENARIOS
from undercroft.text.messages import messages
from undercroft.text.narrate import tell

SYSTEMS = sorted(PACKS)


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_sample_pack_is_played_to_its_end_by_bots(system: str) -> None:
    rules = find(system)
    assert play(rules, rules.unwatched(setup_with(system, bound(system))), "sensible", check=True).rounds > 0


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_record_with_the_sample_pack_replays_to_the_same_state(system: str) -> None:
    table = Table(find(system), setup_with(system, bound(system)))
    for _ in range(20):
        if table.ask is not None:
            table.choose(table.ask.options[0])
    assert replay(parse(msgspec.json.encode(record(table)))).state == table.state


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("language", ["en", "it"])
def test_nobody_reads_the_mark_of_a_pack(system: str, language: str) -> None:
    packs = bound(system)
    table = Table(find(system), setup_with(system, packs))
    said = messages(language, system)
    for _ in range(30):
        if table.ask is not None:
            table.choose(table.ask.options[-1])
    scene = table.scene(0)
    names = [*(figure.name for figure in scene.figures), *(sheet.name for sheet in scene.sheets), scene.quest]
    told = [tell(one.event, scene, language) for one in table.told]
    assert not [text for text in (*map(said.say, names), *told) if packs[0].mark in text]


def test_a_creature_and_a_weapon_of_a_pack_come_where_its_quest_and_its_heroes_say() -> None:
    (pack,) = bound("universalis")
    table = Table(find("universalis"), setup_with("universalis", (pack,)))
    hero = table.state.heroes[1]
    assert hero.card == marked("oda", pack.mark)
    assert marked("salt-pick", pack.mark) in hero.hands
    plan = table.game.plan.quest
    assert plan.sections["hall"].creatures[0].creature == marked("salt-orc", pack.mark)


def test_a_weapon_of_a_pack_lies_in_its_deck() -> None:
    from undercroft.systems.universalis.things.decks import box_of

    packs = bound("universalis")
    name = marked("salt-pick", packs[0].mark)
    assert box_of("weapon", packs).count(name) == 2
    assert name not in box_of("weapon")


@pytest.mark.parametrize(
    ("language", "lamp", "well", "thief"),
    [
        ("en", "Miller’s Lamp", "Well", "thief of the lamp"),
        ("it", "Lampada del mugnaio", "Pozzo", "ladro della lampada"),
    ],
)
def test_a_scenario_of_a_pack_names_its_own_things_and_the_boxs(
    language: str, lamp: str, well: str, thief: str
) -> None:
    (pack,) = bound("doria")
    scenario = find("doria").box[SCENARIOS][marked("the-millers-lamp", pack.mark)]
    said = messages(language, "doria")
    assert [said.say(name) for name in scenario.things] == [lamp, well]
    assert [said.say(put.mark) for put in scenario.puts if put.mark] == [thief]
    assert scenario.things["well"].needs == scenario.puts[0].thing


def test_a_thing_of_a_pack_is_drawn_by_its_own_icon_and_called_by_its_own_name() -> None:
    (pack,) = bound("doria")
    table = Table(find("doria"), setup_with("doria", (pack,)))
    bot = find_bot(table.system, "sensible", 1)
    own = f"doria-thing-{marked('the-millers-lamp', pack.mark)}-lamp"
    while own not in [token.name for token in table.scene(SeatId(0)).board.tokens]:
        assert table.ask is not None, "the tile with the lamp is never laid"
        seat = min(table.ask.seats())
        table.answer(bot.answer(Chair(table, seat)), seat)
    (lamp,) = [token for token in table.scene(SeatId(0)).board.tokens if token.name == own]
    assert lamp.icon == "lantern-flame"


def test_the_scenario_of_the_sample_pack_is_won_by_bots() -> None:
    rules = find("doria")
    packs = bound("doria")
    games = (rules.unwatched(setup_with("doria", packs, seed=f"{n}")) for n in range(20))
    assert any(play(rules, setup, "sensible", check=True).won for setup in games)


def test_the_sample_packs_are_those_of_the_docs() -> None:
    pages = Path(__file__).parents[2] / "docs/authoring"
    listed = [*samples(pages / "first-pack.md"), *samples(pages / "scenarios-doria.md")]
    shown = {one.title: one.text for one in listed if "/" in one.title}
    files = [file for folder in PACKS.values() for file in folder.glob("**/*.yaml")]
    assert shown == {file.relative_to(HERE).as_posix(): file.read_text(encoding="utf-8") for file in files}
