"""Single clauses of who casts what and where it falls.  UN-0421 to UN-0458"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.build import HALL, Play, hero, named, orc, position, square, troll
from undercroft.board.bits import squares
from undercroft.kernel.requests import NO_ONE, NOWHERE
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import CREATURES, SPELLS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.words import ROUGH_GROUND, WALL
from undercroft.systems.universalis.magic.effects import _control, _on_squares, strike_of, victims
from undercroft.systems.universalis.magic.spells import (
    _one_more,
    _unencumbered,
    area_of,
    at_squares,
    castable,
    is_caster,
    known_spells,
    may_cast,
    squares_for,
    threatened,
)
from undercroft.systems.universalis.state import Casting, Lasting


def study(**people: Any) -> Play:
    return position(HALL, turn="B", **{"B": hero("maeliss", at="b2", pack=[], hands=[]), "k": orc(at="e2"), **people})


def cards() -> Any:
    return library()[SPELLS]


@rule("UN-0458")
def test_spells_lie_on_the_ground_that_bar_or_spoil_it_or_protect_an_area_for_long() -> None:
    for spell in cards().values():
        laid = bool(WALL.of(spell.effects) or ROUGH_GROUND.of(spell.effects))
        lasts = spell.permanent and spell.nature == "protecting" and spell.area > 0
        assert _on_squares(spell) is (laid or lasts)
    fire = cards()["fireball"]
    assert (fire.area, _on_squares(fire)) == (1, False)
    natures = {spell.nature for spell in cards().values() if spell.permanent and not _on_squares(spell)}
    assert natures


@rule("UN-0448", "UN-0449")
def test_a_spell_comes_to_its_target_first_and_to_its_caster_last() -> None:
    play = study(B=hero("maeliss", at="d3", pack=[]), k=orc(at="e2"), m=orc(at="e3"), n=orc(at="h8"))
    casting = Casting(caster=play.who("B").id, spell="fireball", target=play.who("m").id, at=NOWHERE)
    everybody = msgspec.structs.replace(cards()["fireball"], targets="all")
    found = victims(play.game, play.who("B"), everybody, casting, area_of(play.game, casting))
    assert [one.id for one in found] == [play.who(name).id for name in "mkB"]
    single = msgspec.structs.replace(everybody, area=0)
    assert [one.id for one in victims(play.game, play.who("B"), single, casting, -1)] == [play.who("m").id]


@rule("UN-0448", "UN-0451")
@pytest.mark.parametrize(
    ("spell", "at", "target", "found"),
    [("fireball", "", "k", 9), ("lightning", "", "k", 1), ("fireball", "f5", "", 9), ("fireball", "", "", 0)],
)
def test_a_spell_covers_its_target_and_what_lies_within_its_area(spell: str, at: str, target: str, found: int) -> None:
    play = study(k=orc(at="e4"))
    casting = Casting(
        caster=play.who("B").id,
        spell=spell,
        target=play.who(target).id if target else NO_ONE,
        at=square(play, at) if at else NOWHERE,
    )
    assert area_of(play.game, casting).bit_count() == found


@rule("UN-0451")
@pytest.mark.parametrize(("spell", "may"), [("fireball", True), ("lightning", False)])
def test_only_spells_with_an_area_or_on_the_ground_are_cast_at_squares(spell: str, may: bool) -> None:
    assert at_squares(spell) is may
    for card in cards().values():
        if card.range <= 1:
            assert not at_squares(card.id)


@rule("UN-0437", "UN-0450", "UN-0451")
def test_a_spell_is_cast_at_squares_in_range_and_sight_where_it_concerns_somebody() -> None:
    play = study(B=hero("maeliss", at="b2", pack=[]), k=orc(at="f6"))
    found = named(play, squares_for(play.game, play.who("B"), cards()["fireball"]))
    assert found == {"b2", "b3", "c2", "c3", "e5", "e6", "e7", "f5", "f6", "g5"}
    assert squares_for(play.game, play.who("B"), cards()["fireball"], first=True).bit_count() == 1
    assert squares_for(play.game, play.who("B"), cards()["lightning"]) == 0
    wall = next(spell for spell in cards().values() if WALL.of(spell.effects))
    free = named(play, squares_for(play.game, play.who("B"), wall))
    assert "f6" not in free
    assert "c2" in free
    assert "b2" not in free


@rule("UN-0421", "UN-0733")
def test_a_hero_knows_what_it_has_learnt_and_a_creature_its_lore() -> None:
    play = study(B=hero("maeliss", at="b2", spells=["fireball"]), k={"creature": "orc-shaman", "at": "e2"})
    assert known_spells(play.who("B")) == ("fireball",)
    foe = play.who("k")
    lores = library()[CREATURES]["orc-shaman"].lores
    foe.lore = ""
    assert {cards()[id].lore for id in known_spells(foe)} == set(lores)
    foe.lore = lores[0]
    assert {cards()[id].lore for id in known_spells(foe)} == {lores[0]}
    assert is_caster(play.who("B"))
    assert is_caster(foe)
    other = study(k=orc(at="e2"), S=hero(at="b5"))
    assert not is_caster(other.who("k"))
    assert not is_caster(other.who("S"))


@rule("UN-0148", "UN-0423", "UN-C470")
@pytest.mark.parametrize(
    ("change", "may"),
    [
        ({}, True),
        ({"action": False}, False),
        ({"over": True}, False),
        ({"running": True}, False),
        ({"guarded": True}, False),
        ({"conditions": ("knocked-down",)}, False),
        ({"conditions": ("stunned",)}, True),
        ({"hands": ("broadsword", "shield")}, False),
        ({"hands": ("broadsword",)}, True),
    ],
)
def test_one_casts_with_an_action_and_a_free_hand_on_ones_feet(change: dict[str, Any], may: bool) -> None:
    play = study()
    for name, value in change.items():
        setattr(play.who("B") if name in ("conditions", "hands") else play.game.active, name, value)
    assert may_cast(play.game, play.who("B")) is may


@rule("UN-C470")
@pytest.mark.parametrize(
    ("body", "skills", "free"), [([], [], True), (["chainmail"], [], False), (["leather-armor"], [], False)]
)
def test_armor_its_class_does_not_know_keeps_a_hero_from_casting(
    body: list[str], skills: list[str], free: bool
) -> None:
    play = study(B=hero("maeliss", at="b2", body=body, hands=[], skills=skills))
    kit = play.game.kit(play.who("B"))
    assert bool(kit.light or kit.heavy) is bool(body)
    assert _unencumbered(play.game, play.who("B")) is free
    knight = study(S=hero("shara", at="b5", body=["chainmail"]))
    assert _unencumbered(knight.game, knight.who("S"))


@rule("UN-0742", "UN-0752")
@pytest.mark.parametrize(
    ("who", "attacks", "left"), [("k", 1, True), ("k", 0, False), ("k", 2, False), ("B", 1, False)]
)
def test_a_creature_with_an_extra_action_casts_once_more(who: str, attacks: int, left: bool) -> None:
    play = study(k=troll(at="f5"), hand=[], challenge=["elites"])
    play.game.active.attacks = attacks
    assert _one_more(play.game, play.who(who)) is left


@rule("UN-0165", "UN-0426", "UN-0441")
@pytest.mark.parametrize(("at", "found"), [("c2", True), ("d2", False)])
def test_one_is_threatened_by_an_enemy_beside_one(at: str, found: bool) -> None:
    play = study(k=orc(at=at))
    assert threatened(play.game, play.who("B")) is found
    play.who("k").conditions = ("knocked-down",)
    assert threatened(play.game, play.who("B")) is found


@rule("UN-0433", "UN-0436")
def test_without_mana_nothing_is_cast() -> None:
    play = study(B=hero("maeliss", at="b2", spells=["fireball"], hands=[]))
    play.who("B").mana = 9
    assert [spell.id for spell in castable(play.game, play.who("B"))] == ["fireball"]
    play.who("B").mana = 0
    assert castable(play.game, play.who("B")) == ()
    play.who("k").mana = 9
    assert castable(play.game, play.who("k")) == ()


@rule("UN-0451", "UN-0453")
@pytest.mark.parametrize(("at", "beside"), [("", {"B", "m"}), ("e3", {"B"}), ("f4", {"B", "m"})])
def test_only_the_target_and_who_stands_on_the_square_take_the_full_force(at: str, beside: set[str]) -> None:
    play = study(B=hero("maeliss", at="d3", pack=[]), k=orc(at="e2"), m=orc(at="e3"))
    spot = square(play, at) if at else NOWHERE
    casting = Casting(caster=play.who("B").id, spell="fireball", target=play.who("k").id, at=spot)
    assert {name for name in "Bkm" if strike_of(play.game, casting, play.who(name)).beside} == beside


@rule("UN-0437", "UN-0450", "UN-0451")
def test_a_wall_is_raised_no_farther_off_than_its_range() -> None:
    long_hall = "\n".join(["#" * 24, *["#" + "." * 22 + "#"] * 4, "#" * 24])
    play = position(long_hall, turn="B", B=hero("maeliss", at="b2", pack=[], hands=[]), k=orc(at="w5"))
    wall = next(spell for spell in cards().values() if WALL.of(spell.effects))
    found = squares_for(play.game, play.who("B"), wall)
    assert max(play.game.plan.board.distance(play.who("B").at, at) for at in squares(found)) == wall.range < 20


@rule("UN-0456")
def test_a_controlled_creature_is_played_by_the_player_of_who_controls_it() -> None:
    play = study()
    spell = next(card for card in cards().values() if card.nature == "control" and card.permanent)
    play.state.casting = Casting(caster=play.who("B").id, spell=spell.id, target=play.who("k").id, turns=2)
    assert play.who("k").seat != play.who("B").seat
    play.state.lasting = (Lasting(spell=spell.id, caster=play.who("B").id, turns=2),)
    _control(play.game, play.who("k"))
    assert play.game.bright(play.who("k"))
    assert play.state.lasting[0].swayed == (play.who("k").id,)
    assert play.who("k").seat == play.who("B").seat
