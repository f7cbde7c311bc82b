"""Tribal magic.  UN-C067"""

from __future__ import annotations

from systems.universalis.build import troll
from systems.universalis.magic.casting import CAST, cast, field, over, wounds
from systems.universalis.proofs import spell
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.words import FEARLESS


@spell("ancestors-rage", changes=True)
def test_the_rage_of_the_ancestors_gives_an_attack_more_at_minus_1_each():
    play = cast("ancestors-rage", "S", [1, 2, 6, 5, 1, 2, 6, 5], turn=["B", "S"], k={"at": "e5"}, B={"at": "b8"})
    before = field("ancestors-rage").see("S attacking k")["attack"]
    assert play.see("S attacking k")["attack"] == before - 1
    assert play.take("B ends").rolled("attack") == 2


def test_who_rages_fears_nothing():
    play = cast("ancestors-rage", "S")
    assert play.game.kit(play.who("S")).has(FEARLESS)
    assert not over(play).game.kit(play.who("S")).has(FEARLESS)


@spell("ancestors-rage", changes=False)
def test_the_rage_of_the_ancestors_is_not_for_the_caster():
    assert not field("ancestors-rage").offers("B casts ancestors-rage at B")


@spell("call-of-the-pack", changes=True)
def test_two_wolves_come_when_called():
    play = field("call-of-the-pack", CAST).take("B casts call-of-the-pack on a square", "B aims at f3")
    assert [creature.card for creature in play.state.creatures] == ["orc-warrior", "dire-wolf", "dire-wolf"]


@spell("call-of-the-pack", changes=False)
def test_the_pack_is_not_called_after_a_move():
    assert not field("call-of-the-pack").take("B moves to c4").offers("B casts call-of-the-pack on a square")


@spell("hex-of-weakness", changes=True)
def test_a_hex_of_weakness_weakens():
    before, after = field("hex-of-weakness").see("k"), cast("hex-of-weakness", "k").see("k")
    assert [after[name] - before[name] for name in ("strength", "combat", "courage")] == [-1, -1, -1]


@spell("hex-of-weakness", changes=False)
def test_a_dispelled_hex_does_not():
    shaman = {"creature": "orc-shaman", "hands": ["dagger"]}
    play = cast("hex-of-weakness", "k", [6, 6], k=shaman)
    assert play.see("k")["spells on"] == []


@spell("spirit-of-the-beast", changes=True)
def test_the_spirit_of_the_beast_quickens():
    before, after = field("spirit-of-the-beast").see("S"), cast("spirit-of-the-beast", "S").see("S")
    assert [after[name] - before[name] for name in ("movement", "agility", "perception")] == [2, 1, 1]


@spell("spirit-of-the-beast", changes=False)
def test_the_spirit_of_the_beast_leaves_with_the_spell():
    play = over(cast("spirit-of-the-beast", "S"))
    assert play.see("S")["movement"] == field("spirit-of-the-beast").see("S")["movement"]


@rule("UN-0398")
@spell("spirit-spear", changes=True)
def test_a_spirit_spear_wounds_and_drives_back():
    play = cast("spirit-spear", "k", [4, 1, 1, 1]).take("B pushes to i3")
    assert wounds(play, "k") == [1]
    assert play.see("k")["at"] == "i3"


@spell("spirit-spear", changes=False)
def test_a_spirit_spear_does_not_drive_the_large_back():
    play = cast("spirit-spear", "t", [1] * 4, t=troll(at="g6"))
    assert play.see("t")["at"] == "g6"


@spell("war-drums", changes=True)
def test_war_drums_hearten_everybody_nearby():
    play = cast("war-drums", "B")
    assert play.see("S attacking k")["attack"] == over(play).see("S attacking k")["attack"] + 1
    assert cast("war-drums", "B").see("S")["courage"] == field("war-drums").see("S")["courage"] + 1


@spell("war-drums", changes=False)
def test_war_drums_are_not_heard_4_squares_away():
    assert cast("war-drums", "B", S={"at": "g6"}).see("S")["spells on"] == []


def test_who_rages_must_go_for_the_nearest_enemy():
    play = cast("ancestors-rage", "S", turn=["B", "S"], k={"at": "g5"}, B={"at": "b8"}).take("B ends")
    assert play.offers("S moves to f5")
    assert not play.offers("S moves to c5")
    assert not play.offers("S ends")


@spell("ancestors-rage", changes=False)
def test_who_does_not_rage_goes_where_he_likes():
    assert field("ancestors-rage", turn="S", k={"at": "g5"}).offers("S moves to c5")
