"""What HP, PP, poison and damage do not do: nothing for nothing, nothing to those who are gone, nothing twice."""

from __future__ import annotations

from systems.doria.build import Play, goblin, hero, monster, position
from undercroft.crawl.things import Item, Outfit, Worn
from undercroft.proofs.checklist import rule
from undercroft.systems.doria import status
from undercroft.systems.doria.agenda import Defeated
from undercroft.systems.doria.combat.attack import begin
from undercroft.systems.doria.state import DAMAGED


def scene(**who: object) -> Play:
    """A character and a troll that have nothing to do with each other yet."""
    return position(W=hero(**who), t=monster("troll", at="a1"))


def said(play: Play) -> list[str]:
    """What has been told, kind by kind."""
    assert play.game.told is not None
    return [type(told.event).__name__ for told in play.game.told]


@rule("DO-0063")
def test_who_loses_nothing_is_not_told_of():
    play = scene(hp=5)
    who, before = play.who("W"), said(play)
    status.lose_hp(play.game, who, 0)
    status.lose_pp(play.game, who, 0)
    assert (who.hp, who.pp, said(play)) == (5, 3, before)


@rule("DO-0063", "DO-0412", "DO-0437")
def test_who_has_left_loses_nothing_more():
    play = scene(hp=5)
    who = play.who("W")
    who.left = True
    status.lose_hp(play.game, who, 3)
    status.lose_pp(play.game, who, 3)
    assert (who.hp, who.pp) == (5, 3)


@rule("DO-0063")
def test_a_single_point_counts():
    play = scene(hp=5)
    who = play.who("W")
    status.lose_hp(play.game, who, 1)
    status.lose_pp(play.game, who, 1)
    assert (who.hp, who.pp) == (4, 2)


@rule("DO-0064", "DO-G62")
def test_who_misses_nothing_regains_nothing_and_who_has_left_neither():
    play = scene()
    who = play.who("W")
    assert (status.heal(play.game, who, 4), status.regain_pp(play.game, who, 4)) == (0, 0)
    who.hp, who.pp = 1, 1
    who.left = True
    assert (status.heal(play.game, who, 4), status.regain_pp(play.game, who, 4)) == (0, 0)
    assert (who.hp, who.pp) == (1, 1)


@rule("DO-0064", "DO-G62")
def test_who_is_above_the_maximum_loses_nothing_by_being_healed():
    play = scene()
    who = play.who("W")
    who.hp, who.pp = 15, 6
    assert (status.heal(play.game, who, 2), status.regain_pp(play.game, who, 2)) == (0, 0)
    assert (who.hp, who.pp) == (15, 6)


@rule("DO-0108", "DO-0163", "DO-0167")
def test_poison_comes_and_goes_by_markers_and_nothing_is_said_of_none():
    play = scene()
    who, before = play.who("W"), said(play)
    status.poison(play.game, who, 0)
    assert status.detoxify(play.game, who, 3) == 0
    assert said(play) == before
    status.poison(play.game, who, 1)
    status.poison(play.game, who, 2)
    assert who.poison == 3
    assert status.detoxify(play.game, who, 2) == 2
    assert who.poison == 1
    assert status.detoxify(play.game, who, -1) == 0
    assert who.poison == 1


@rule("DO-0061", "DO-G93")
def test_what_is_in_force_raises_maximum_and_current_hp_once_and_takes_both_back_when_the_round_ends():
    play = scene(hp=5)
    who = play.who("W")
    status.put_in_force(play.game, who, "ring-of-health")
    status.put_in_force(play.game, who, "ring-of-health")
    assert (who.lasting, who.hp, play.see("W")["most hp"]) == (("ring-of-health",), 7, 15)
    status.round_ends(play.game)
    assert (who.lasting, who.hp, play.see("W")["most hp"]) == ((), 5, 13)


@rule("DO-0128")
def test_when_the_round_ends_monsters_are_released_as_characters_are():
    play = scene()
    who, troll = play.who("W"), play.monster("t")
    status.hold(play.game, who)
    status.hold(play.game, troll)
    status.hold(play.game, troll, "web")
    status.round_ends(play.game)
    assert (who.held, troll.held) == ((), ("web",))


@rule("DO-0096", "DO-0399")
def test_only_what_one_has_and_what_is_whole_becomes_damaged():
    play = scene(hand=["longsword"], pack=["dagger"])
    who = play.who("W")
    before = who.outfit
    status.damage_item(play.game, who, Item("club"), "DO-0399")
    assert who.outfit == before
    status.damage_item(play.game, who, Item("dagger"), "DO-0399")
    assert who.outfit == Outfit(before.on, (Item("dagger").marked(DAMAGED),))
    again = said(play)
    status.damage_item(play.game, who, Item("dagger").marked(DAMAGED), "DO-0399")
    assert said(play) == again
    status.damage_item(play.game, who, Item("longsword"), "DO-0399")
    assert who.outfit.on == (Worn("hand", Item("longsword").marked(DAMAGED)),)


@rule("DO-0255")
def test_a_repair_is_told():
    play = scene()
    who = play.who("W")
    who.outfit = Outfit(pack=(Item("dagger").marked(DAMAGED),))
    before = said(play)
    status.repair_item(play.game, who, Item("dagger").marked(DAMAGED))
    assert who.outfit.pack == (Item("dagger"),)
    assert said(play) == [*before, "Changed"]


@rule("DO-0098", "DO-0106", "DO-0396")
def test_a_monster_is_defeated_at_no_hp_and_not_before():
    play = scene()
    troll = play.monster("t")
    most = status.hp_left(play.game, troll)
    status.wound_monster(play.game, troll, 0)
    assert "Harmed" not in said(play)
    status.wound_monster(play.game, troll, most - 1)
    assert (status.hp_left(play.game, troll), troll in play.state.monsters) == (1, True)
    status.wound_monster(play.game, troll, 1)
    assert play.state.monsters == []
    assert play.state.defeated == [troll]


@rule("DO-0396")
def test_a_monster_that_is_gone_is_not_wounded_again_and_no_more_is_told_than_it_had():
    play = scene()
    troll = play.monster("t")
    most = status.hp_left(play.game, troll)
    status.wound_monster(play.game, troll, most + 7)
    (harm,) = [told.event for told in play.game.told or () if type(told.event).__name__ == "Harmed"]
    assert (harm.amount, harm.left) == (most + 7, 0)
    status.wound_monster(play.game, troll, 1)
    assert troll.hurt == most + 7
    assert play.state.defeated == [troll]


@rule("DO-0396", "DO-0405", "DO-0406")
def test_what_follows_from_a_defeat_comes_once_for_all_and_after_an_attack_by_the_attack_itself():
    play = position(W=hero(), t=goblin(at="a1"), u=goblin(at="b1"))
    for name in ("t", "u"):
        status.wound_monster(play.game, play.monster(name), 9)
    assert [type(entry) for entry in play.state.agenda].count(Defeated) == 1
    for over in (False, True):
        play = position(W=hero(), t=goblin(at="a1"), u=goblin(at="c2"))
        begin(play.game, play.names["u"], play.names["W"], "melee", None, play.at("c3"))
        assert play.state.attack is not None
        play.state.attack.over = over
        status.wound_monster(play.game, play.monster("t"), 9)
        assert (Defeated in [type(entry) for entry in play.state.agenda]) is over
