"""Packs from elsewhere: taken in whole or not at all, told apart by what they hold."""

from __future__ import annotations

import zlib
from pathlib import Path

import msgspec
import pytest

from packs.strangers import PACKS, bound, edited, layout_of, setup_with
from undercroft.content import PackError
from undercroft.content.brought import NotHere, bind
from undercroft.content.library import box
from undercroft.kernel.packs import PackPlan, marked, plain
from undercroft.kernel.record import parse, record, replay
from undercroft.kernel.system import SetupError, find
from undercroft.kernel.table import Table
from undercroft.lab.play import play
from undercroft.text.messages import messages

DARKNESS = PACKS["darkness"]


def test_the_box_looks_the_same_whatever_was_brought() -> None:
    system = find("darkness")
    quests, heroes = system.quests(), system.heroes({})
    decks = Table(system, system.default_setup(quests[0].id, 2, "1")).state.piles
    bound("darkness")
    assert system.quests() == quests
    assert system.heroes({}) == heroes
    assert Table(system, system.default_setup(quests[0].id, 2, "1")).state.piles == decks


def test_every_entry_of_a_pack_comes_into_a_game_that_names_it() -> None:
    packs = bound("darkness")
    mark = packs[0].mark
    table = Table(find("darkness"), setup_with("darkness", packs))
    assert table.scene(0).quest == f"darkness-quest-{marked('below-the-inn', mark)}"
    assert table.state.heroes[1].card == marked("ingrid", mark)
    assert marked("rime-blade", mark) in table.state.piles["treasure-1"].cards
    assert marked("cellar-goblins", mark) in table.state.piles["guard-1"].cards


def test_a_game_with_a_pack_is_played_to_its_end_by_bots() -> None:
    system = find("darkness")
    setup = system.unwatched(setup_with("darkness", bound("darkness")))
    assert play(system, setup, "sensible", check=True).rounds > 0


def test_two_versions_of_a_pack_are_two_packs_side_by_side(tmp_path: Path) -> None:
    changed = edited(DARKNESS, tmp_path / "later", {"treasures/frost.yaml": ("melee: ry", "melee: rr")})
    first, second = bound("darkness"), bound("darkness", changed)
    assert first[0].hash != second[0].hash
    gear = find("darkness").bring(first), box(layout_of(find("darkness")))
    dice = [
        gear[1].brought[one[0].hash].entries["treasures"][marked("rime-blade", one[0].mark)] for one in (first, second)
    ]
    assert [card.melee for card in dice] == ["ry", "rr"]


def test_a_folder_elsewhere_with_the_same_files_is_the_same_pack(tmp_path: Path) -> None:
    assert bound("darkness") == bound("darkness", edited(DARKNESS, tmp_path / "copy", {"README.md": "For people."}))


def test_a_record_carries_its_pack() -> None:
    table = Table(find("darkness"), setup_with("darkness", bound("darkness")))
    again = parse(msgspec.json.encode(record(table)))
    assert again.setup.packs[0].data
    assert replay(again).state == table.state


def test_a_pack_known_by_its_hash_alone_is_played_where_the_host_has_it() -> None:
    packs = tuple(msgspec.structs.replace(pack, data=b"") for pack in bound("darkness"))
    assert Table(find("darkness"), setup_with("darkness", packs)).pending is not None


def test_a_host_without_the_pack_says_so_in_one_sentence() -> None:
    lost = PackPlan("lost-mines", "0" * 32, "2.1")
    with pytest.raises(
        NotHere, match=r'^the game is played with the pack "lost-mines" 2.1 \(0{10}\), which is not here; '
    ):
        find("darkness").bring((lost,))


def test_what_comes_from_a_pack_the_game_does_not_name_is_not_played() -> None:
    setup = msgspec.structs.replace(setup_with("darkness", bound("darkness")), packs=())
    with pytest.raises(SetupError, match="from a pack"):
        Table(find("darkness"), setup)


def test_a_pack_that_is_not_what_its_hash_says_is_refused() -> None:
    (pack,) = bound("darkness")
    forged = msgspec.structs.replace(pack, hash="f" * 32)
    with pytest.raises(SetupError, match="is not what its hash"):
        find("darkness").bring((forged,))


@pytest.mark.parametrize(
    "data",
    [
        b"no pack",
        zlib.compress(b"\x00" * 50_000_000),
        zlib.compress(msgspec.msgpack.encode([("../../etc/passwd.yaml", b"")])),
        zlib.compress(msgspec.msgpack.encode([("/etc/passwd.yaml", b"")])),
        zlib.compress(msgspec.msgpack.encode([("quests/run.py", b"")])),
        zlib.compress(msgspec.msgpack.encode([(f"quests/{n}.yaml", b"") for n in range(101)])),
        zlib.compress(msgspec.msgpack.encode([("pack.yaml", b"&a [*a, *a]")])),
        zlib.compress(msgspec.msgpack.encode({"pack.yaml": 1})),
    ],
)
def test_whatever_a_stranger_sends_gets_a_clear_answer(data: bytes) -> None:
    with pytest.raises(SetupError):
        find("darkness").bring((PackPlan("strange", "e" * 32, data=data),))


def test_nothing_of_a_pack_with_a_fault_is_kept(tmp_path: Path) -> None:
    system = find("darkness")
    brought = set(box(layout_of(system)).brought)
    wrong = edited(DARKNESS, tmp_path / "wrong", {"quests/below-the-inn.yaml": ('start: "6v:2"', 'start: "9r:2"')})
    with pytest.raises(PackError, match=r'quests/below-the-inn.yaml:7: unknown Zone "9r:2"'):
        bind(layout_of(system), wrong)
    assert set(box(layout_of(system)).brought) == brought


def test_the_words_of_a_pack_are_those_its_author_wrote() -> None:
    (pack,) = bound("darkness")
    quest = marked("below-the-inn", pack.mark)
    assert messages("en", "darkness").say(quest) == "Below the Inn"
    assert messages("it", "darkness").say(quest) == "Sotto la locanda"
    assert messages("it", "darkness").phrase(f"{quest}.story").startswith("L’oste dice")


def test_a_missing_language_falls_back_and_a_missing_name_is_read_off_the_id(tmp_path: Path) -> None:
    changed = {
        "treasures/frost.yaml": "snow-shoes: {level: 1, slot: body, words: {name: Snow shoes}}\nice-pick: {level: 1}\n"
    }
    (pack,) = bound("darkness", edited(DARKNESS, tmp_path / "shoes", changed))
    said = messages("it", "darkness")
    assert said.say(marked("snow-shoes", pack.mark)) == "Snow shoes"
    assert said.say(marked("ice-pick", pack.mark)) == "ice pick"


def test_words_are_plain_text_and_name_no_message(tmp_path: Path) -> None:
    name = "{ darkness-hero-bjorn } {$n} { DATETIME() }"
    changed = {"treasures/frost.yaml": f"ice-pick:\n  level: 1\n  words:\n    name: '{name}'\n"}
    (pack,) = bound("darkness", edited(DARKNESS, tmp_path / "braces", changed))
    assert messages("en", "darkness").say(marked("ice-pick", pack.mark)) == name


def test_an_entry_takes_the_place_of_one_of_the_box(tmp_path: Path) -> None:
    changed: dict[str, str | tuple[str, str]] = {
        "pack.yaml": ("languages: [en, it]", "languages: [en, it]\nreplaces: {treasures: [hammer]}"),
        "treasures/frost.yaml": "hammer: {level: 1, slot: hand, melee: rrr, tags: [hammer]}\n",
    }
    packs = bound("darkness", edited(DARKNESS, tmp_path / "hammer", changed))
    cards = Table(find("darkness"), setup_with("darkness", packs)).state.piles["treasure-1"].cards
    assert "hammer" not in cards
    assert marked("hammer", packs[0].mark) in cards


def test_a_pack_stands_on_the_version_of_another_that_it_was_bound_with(tmp_path: Path) -> None:
    quest = (DARKNESS / "quests/below-the-inn.yaml").read_text(encoding="utf-8")
    upper = tmp_path / "upper"
    (upper / "quests").mkdir(parents=True)
    (upper / "pack.yaml").write_text(
        'id: upper\nversion: "1"\nsystem: darkness\ntitle: Upper\nrequires: {cold-cellars: "1.0"}\n', encoding="utf-8"
    )
    (upper / "quests/attic.yaml").write_text(quest, encoding="utf-8")
    later = edited(DARKNESS, tmp_path / "later", {"treasures/frost.yaml": ("melee: ry", "melee: r")})
    layout = layout_of(find("darkness"))
    below, above = bind(layout, upper, DARKNESS)
    assert (below.id, above.id) == ("cold-cellars", "upper")
    assert bind(layout, upper, later)[1].hash != above.hash
    with pytest.raises(PackError, match='unknown required pack "cold-cellars"'):
        bind(layout, upper)


def test_the_mark_of_a_pack_is_taken_off_for_people() -> None:
    assert plain(marked("rime-blade", "0123456789")) == "rime-blade"
