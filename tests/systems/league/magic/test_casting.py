"""Casting: mana, the roll, types of spells, power levels, focus, miscasts, upkeep, scrolls.  LE-0543 to LE-0579"""

from __future__ import annotations

import msgspec
import pytest

from systems.league.build import hero, monster, position
from systems.league.driving import follow, run
from systems.league.magic.scene import PLAIN, cast, points, room, under, with_fields
from undercroft.crawl.things import Item, parse_item
from undercroft.kernel.requests import Option
from undercroft.proofs.checklist import rule
from undercroft.systems.league import moments
from undercroft.systems.league.actions import cast as casting_family
from undercroft.systems.league.actions.choices import cost, offers
from undercroft.systems.league.actions.needs import Standpoint
from undercroft.systems.league.agenda import CastSpell
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.spells import SPELLS
from undercroft.systems.league.magic import casting
from undercroft.systems.league.magic.aims import aims
from undercroft.systems.league.state import Lasting
from undercroft.systems.league.status.mana import most_mana, regain_mana
from undercroft.systems.league.status.turns import activation_over

BESIDE = """
.......
.WF....
.g.....
.......
"""
BEHIND = """
.......
.WFF2g.
.......
"""
DART, BOLT = "magic-dart", "ember"
"""A quick spell (CV 5, 5 mana) and a standard one (CV 5, 6 mana), magic missiles both."""


def spell(id):
    return library()[SPELLS][id]


def mage(board="", *spells, **more):
    """A wizard who knows these spells and is about to act."""
    who = {"spells": spells or (DART, BOLT), **more.pop("W", {})}
    return room(board, W=who, **more) if board else room(W=who, **more)


def offered(play, who="W"):
    """What a hero may do now, act and what."""
    here = Standpoint(play.game, play.who(who))
    return [(option.act, option.what) for option in offers(here)]


def spells_offered(play):
    return [what for act, what in offered(play) if act in ("cast", "begin-spell")]


def act(play, act, what="", *replies, who="W"):
    """A hero takes an option of the family of casting; what follows is done."""
    here = Standpoint(play.game, play.who(who))
    option = next(one for one in offers(here) if one.act == act and one.what == what)
    below = len(play.state.agenda)
    rest = _deed(play, here, option, replies)
    run(play, *rest, down_to=below)


def _deed(play, here, option, replies):
    left = iter(replies)
    follow(casting_family.FAMILY.deeds[option.act](play.game, here, option), left)
    return tuple(left)


# mana


@rule("LE-0013", "LE-0543", "LE-G98")
def test_a_wizards_mana_is_its_wisdom_also_when_that_changes():
    play = room(W={"values": {"wisdom": 43}})
    assert most_mana(play.game, play.who("W")) == 43
    play.who("W").values = play.who("W").values.raised("wisdom", 2)
    assert most_mana(play.game, play.who("W")) == 45


@rule("LE-0013", "LE-0543")
def test_nobody_else_has_mana():
    play = room()
    assert most_mana(play.game, play.who("F")) == 0
    assert regain_mana(play.game, play.who("F"), 10, "rest") == 0


@rule("LE-0558")
def test_success_costs_the_listed_mana():
    play = mage()
    cast(play, BOLT, "g", 3, 2)
    assert play.who("W").mana == 54


@rule("LE-0559")
def test_failure_costs_half_of_it_rounded_up():
    play = mage()
    cast(play, DART, "g", roll=90)
    assert play.who("W").mana == 57


@rule("LE-0557")
def test_a_spell_needs_enough_mana():
    play = mage(W={"mana": 5})
    assert spells_offered(play) == [DART]
    play = mage(W={"mana": 4})
    assert spells_offered(play) == []


@rule("LE-0547", "LE-0557")
@pytest.mark.parametrize(("face", "hp"), [(85, 26), (86, 30)])
def test_the_casting_value_is_taken_off_arcane_arts(face, hp):
    play = mage()
    cast(play, DART, "g", *((4,) if hp == 26 else ()), roll=face)
    assert play.enemy("g").hp == hp


@rule("LE-0740")
def test_fear_takes_10_off_magic_against_whoever_caused_it():
    play = mage(W={"afraid": ("goblin",)})
    cast(play, DART, "g", roll=76)
    assert play.enemy("g").hp == 30
    cast(play, DART, "g", 4, roll=75)
    assert play.enemy("g").hp == 26


# types


@rule("LE-0548", "LE-0387")
def test_a_standard_spell_takes_2_actions():
    play = mage()
    act(play, "cast", BOLT, Option("power-level"), 20, 3, 2)
    assert play.who("W").ap == 0


@rule("LE-0550", "LE-0381")
def test_a_quick_spell_takes_1_action():
    play = mage()
    act(play, "cast", DART, Option("power-level"), 20, 3)
    assert play.who("W").ap == 1


@rule("LE-0551")
def test_an_incantation_is_not_cast_in_a_dungeon():
    play = mage("", "magic-scribbles", "enchant-item", "lantern-eye")
    assert spells_offered(play) == ["lantern-eye"]


@rule("LE-0552")
def test_a_magic_missile_is_not_hindered_by_what_stands_between():
    play = room(BEHIND.replace("2", "."), W={"spells": (DART, "cutting-wind")})
    assert [aim.who for aim in aims(play.game, play.who("W"), spell(DART))] == [play.names["g"]]
    tally = casting.needed(play.game, play.who("W"), spell(DART), CastSpell(1, DART, play.names["g"]))
    assert tally.total == 85


@rule("LE-0552")
def test_a_magic_missile_needs_sight_of_its_target():
    wall = """
+-+-+-+-+-+
|. W|. g .|
+ + + + + +
|. .|. . .|
+-+-+-+-+-+
"""
    play = room(wall)
    assert aims(play.game, play.who("W"), spell(DART)) == []


@rule("LE-0553", "LE-0555")
@pytest.mark.parametrize(("face", "left"), [(55, 26), (56, 30)])
def test_a_touch_needs_cs_and_20_besides_the_casting(face, left):
    play = room(BESIDE)
    dice = (face, 4, 2) if left == 26 else (face,)
    cast(play, "chill-finger", "g", *dice)
    assert play.enemy("g").hp == left


@rule("LE-0555")
def test_whoever_does_not_cast_does_not_touch():
    play = room(BESIDE)
    cast(play, "chill-finger", "g", roll=94)
    assert play.enemy("g").hp == 30


@rule("LE-0553")
def test_a_willing_hero_is_touched_without_a_roll():
    play = room(BESIDE, g={"at": "g4"})
    cast(play, "close-wounds", "F", 4)
    assert play.who("F").hp == 16


@rule("LE-0553")
def test_a_touch_reaches_only_whoever_is_adjacent():
    play = room()
    assert aims(play.game, play.who("W"), spell("chill-finger")) == []


@rule("LE-0554", "LE-0486")
@pytest.mark.parametrize(("answer", "value"), [("dodge", 40), ("parry-shield", 25)])
def test_a_touch_may_be_dodged_and_parried(answer, value):
    for face, hp in ((value, 12), (value + 1, 8)):
        play = room(BESIDE, F={"hand": ["round-shield"], "facing": "south"}, W={"dispelled": True}, g={"at": "c3"})
        with_fields("g", spells=("burning-palm",))(play)
        harm = (4, 2) if hp == 8 else ()
        cast(play, "burning-palm", "F", (30, 4), answer, face, *harm, roll=5, by="g")
        assert play.who("F").hp == hp


@rule("LE-0556")
def test_with_an_enemy_adjacent_only_touch_spells_may_be_cast():
    play = mage(BESIDE, DART, "chill-finger", "hush")
    assert spells_offered(play) == ["chill-finger"]


@rule("LE-0546")
def test_every_spell_has_a_difficulty_of_1_to_6_and_there_are_four_of_each():
    of = [card.difficulty for card in library()[SPELLS].values()]
    assert sorted(set(of)) == [1, 2, 3, 4, 5, 6]
    assert min(of.count(n) for n in range(1, 7)) >= 4


@rule("LE-G15", "LE-0552")
@pytest.mark.parametrize(("row", "reached"), [(".W....g.", True), (".W.....g", False)])
def test_a_spell_reaches_as_far_as_it_says_and_no_farther(row, reached):
    play = room(f"""
........
{row}
........
""")
    near = msgspec.structs.replace(spell("clinging-roots"), range=5)
    assert bool(aims(play.game, play.who("W"), near)) is reached


@rule("LE-0618", "LE-G15")
@pytest.mark.parametrize(("face", "left"), [(10, 2), (11, 0)])
def test_a_spell_may_be_hard_to_resist(face, left):
    play = room()
    cast(play, "glass-prison", "g", face)
    assert points("g")(play) == left


@rule("LE-0659", "LE-0086")
def test_nobody_asks_for_luck_where_the_least_sanity_is_lost():
    play = mage(W={"luck": 1})
    cast(play, BOLT, "g", "keep", 1, roll=96)
    assert play.who("W").sanity == 9


# over two turns


def ready(play, ap=2):
    """A new activation of the wizard begins."""
    who = play.who("W")
    who.ap = ap
    below = len(play.state.agenda)
    for deed in moments.ACTIVATED.deeds(play.game.rules):
        deed(play.game, who)
    return below


def ends(play):
    """The wizard's activation is over."""
    activation_over(play.game, play.who("W"))


@rule("LE-0549")
def test_a_standard_spell_may_be_begun_with_one_action_and_ended_in_the_next_turn():
    play = mage(W={"ap": 1})
    act(play, "begin-spell", BOLT)
    assert (play.who("W").begun, play.who("W").ap) == (BOLT, 0)
    ends(play)
    ready(play)
    act(play, "cast", BOLT, Option("power-level"), 20, 3, 2)
    assert (play.who("W").ap, play.who("W").begun) == (1, "")
    assert play.enemy("g").hp == 27


@rule("LE-0549")
def test_whoever_has_begun_a_spell_casts_that_one_or_none():
    play = mage(W={"ap": 2, "begun": BOLT})
    assert spells_offered(play) == [BOLT]
    assert ("focus", "") not in offered(play)


@rule("LE-0549")
def test_another_action_in_between_loses_it():
    play = position(
        "W....g.",
        W=hero("aldrith", spells=[BOLT], values=PLAIN, talents=[], begun=BOLT),
        g=monster("goblin"),
        turn="W",
        dice={},
    )
    play.choose("stance")
    assert play.who("W").begun == ""


@rule("LE-0549")
def test_it_must_be_ended_in_the_very_next_turn():
    play = mage(W={"ap": 1})
    act(play, "begin-spell", BOLT)
    ends(play)
    ready(play)
    ends(play)
    assert play.who("W").begun == ""


# power levels


@rule("LE-0561")
def test_only_destruction_and_restoration_take_power_levels():
    play = mage()
    w = play.who("W")
    assert casting.most_power(play.game, w, spell("hush")) == 0
    assert casting.most_power(play.game, w, spell(BOLT)) == 5
    assert casting.most_power(play.game, w, spell("close-wounds")) == 5


@rule("LE-0562", "LE-0563")
def test_each_power_level_costs_2_mana_and_adds_1_damage():
    play = mage()
    act(play, "cast", BOLT, Option("power-level", n=3), 20, 4, 2)
    assert play.enemy("g").hp == 30 - 7
    assert play.who("W").mana == 60 - 6 - 6


@rule("LE-0563")
def test_each_power_level_adds_1_to_healing():
    play = room(F={"hp": 4})
    cast(play, "mend-flesh", "F", 3, power=4)
    assert play.who("F").hp == 11


@rule("LE-0565")
@pytest.mark.parametrize(("level", "most"), [(1, 1), (4, 4), (5, 5), (8, 5)])
def test_at_most_5_levels_and_never_more_than_the_wizards_own(level, most):
    play = mage(W={"level": level})
    assert casting.most_power(play.game, play.who("W"), spell(BOLT)) == most


@rule("LE-0562")
def test_no_more_power_than_there_is_mana_for():
    play = mage(W={"mana": 11})
    assert casting.most_power(play.game, play.who("W"), spell(BOLT)) == 2


# focus


@rule("LE-0566", "LE-0392")
def test_each_ap_of_focus_adds_10():
    play = mage(W={"values": {"arcane-arts": 50}})
    act(play, "focus")
    assert (play.who("W").ap, play.who("W").focus) == (1, 1)
    act(play, "cast", DART, Option("power-level"), 55, 4)
    assert play.enemy("g").hp == 26
    cast(play, DART, "g", roll=55)
    assert play.enemy("g").hp == 26


@rule("LE-0567")
def test_focus_is_for_the_spell_that_is_cast_directly_after():
    play = mage()
    act(play, "focus")
    act(play, "cast", DART, Option("power-level"), 20, 4)
    assert play.who("W").focus == 0


@rule("LE-0567")
def test_another_action_loses_the_focus():
    play = position(
        "W....g.",
        W=hero("aldrith", spells=[DART], values=PLAIN, talents=[], focus=2),
        g=monster("goblin"),
        turn="W",
        dice={},
    )
    play.choose("stance")
    assert play.who("W").focus == 0


@rule("LE-0567")
def test_focus_is_lost_with_a_turn_in_which_nothing_was_cast():
    play = mage()
    act(play, "focus")
    act(play, "focus")
    ends(play)
    assert play.who("W").focus == 2
    ready(play)
    ends(play)
    assert play.who("W").focus == 0


# miscasts


@rule("LE-0564", "LE-0568", "LE-G101")
@pytest.mark.parametrize(("focus", "power", "least"), [(0, 0, 95), (2, 0, 85), (0, 3, 89), (1, 5, 80)])
def test_focus_and_power_lower_the_threshold_of_miscasts(focus, power, least):
    play = mage()
    assert casting.threshold(play.game, play.who("W"), focus, power) == least


@rule("LE-0560", "LE-0086", "LE-0099", "LE-G101")
def test_a_miscast_costs_sanity_morale_the_whole_mana_and_the_turn():
    play = mage(W={"values": {"arcane-arts": 120}})
    play.state.morale = 10
    cast(play, BOLT, "g", 2, roll=95)
    w = play.who("W")
    assert (w.sanity, w.mana, w.ap, play.state.morale) == (8, 54, 0, 9)
    assert play.enemy("g").hp == 30


@rule("LE-0560")
def test_94_is_no_miscast():
    play = mage()
    cast(play, BOLT, "g", roll=94)
    assert (play.who("W").sanity, play.who("W").ap, play.who("W").mana) == (10, 2, 57)


# upkeep


def kept_up(mana=60):
    play = room(W={"mana": mana})
    play.who("F").lasting = (Lasting(card="slow-green", by=play.names["W"]),)
    return play


def activated(play, *replies):
    below = ready(play)
    run(play, *replies, down_to=below)


@rule("LE-0544")
def test_upkeep_is_paid_in_every_turn_after_the_casting():
    play = room()
    cast(play, "slow-green", "F")
    assert play.who("W").mana == 52
    activated(play, "yes")
    assert play.who("W").mana == 50
    assert [one.card for one in play.who("F").lasting] == ["slow-green"]


@rule("LE-0545")
def test_a_spell_whose_upkeep_is_not_paid_ends_as_the_wizard_is_activated():
    play = kept_up()
    activated(play, "no")
    assert play.who("F").lasting == ()
    assert play.who("W").mana == 60


@rule("LE-0545")
def test_it_ends_when_there_is_not_mana_enough():
    play = kept_up(mana=1)
    activated(play)
    assert play.who("F").lasting == ()


@rule("LE-0545")
def test_what_is_for_so_many_turns_needs_no_upkeep():
    play = room()
    under("F", "moss-skin", "W")(play)
    activated(play)
    assert len(play.who("F").lasting) == 1


@rule("LE-0611")
def test_a_spell_for_some_turns_ends_with_the_last_of_them():
    play = room()
    under("F", "iron-bark", "W")(play)
    for n in range(4):
        assert play.who("F").lasting, n
        for deed in moments.TURN_ENDS.deeds(play.game.rules):
            deed(play.game)
    assert play.who("F").lasting == ()


# scrolls


def scroll(id=DART):
    return Item("magic-scroll", 0, (id,))


def reader(who="F", id=DART, **more):
    """Somebody with a scroll in a quick slot."""
    return room(**{who: {"quick": [str(scroll(id))], **more.pop(who, {})}}, **more)


@rule("LE-0574", "LE-0576")
def test_anybody_may_read_a_scroll_which_is_destroyed_when_it_works():
    play = reader()
    assert ("read-scroll", str(scroll())) in offered(play, "F")
    act(play, "read-scroll", str(scroll()), 40, 4, who="F")
    assert play.enemy("g").hp == 26
    assert play.who("F").outfit.at("quick") == ()


@rule("LE-0574")
@pytest.mark.parametrize(("face", "works"), [(40, True), (41, False)])
def test_who_is_no_wizard_tests_wisdom(face, works):
    play = reader()
    act(play, "read-scroll", str(scroll()), face, *((4,) if works else ()), who="F")
    assert (play.enemy("g").hp < 30) is works


@rule("LE-0574")
def test_a_wizard_reads_with_arcane_arts():
    play = reader("W")
    act(play, "read-scroll", str(scroll()), 90, 4)
    assert play.enemy("g").hp == 26


@rule("LE-0575")
def test_focus_is_of_no_use_for_a_scroll():
    play = reader("W", W={"focus": 2, "values": {"arcane-arts": 50}})
    act(play, "read-scroll", str(scroll()), 51)
    assert play.enemy("g").hp == 30


@rule("LE-0577")
def test_a_scroll_of_any_difficulty_may_be_read():
    play = reader("F", "word-of-ruin", F={"values": {"wisdom": 60}})
    assert ("read-scroll", str(scroll("word-of-ruin"))) in offered(play, "F")


@rule("LE-0578")
@pytest.mark.parametrize(("id", "needed"), [("fireball", 30), ("hail-of-stones", 40), (DART, 40)])
def test_a_scroll_is_10_easier_but_never_easier_than_0(id, needed):
    play = reader("F", id)
    here = Standpoint(play.game, play.who("F"))
    assert casting_family.shown(here, Option("read-scroll", what=str(scroll(id)))).total == needed


@rule("LE-0579", "LE-G100")
def test_a_miscast_destroys_the_scroll_and_a_mere_failure_does_not():
    play = reader()
    act(play, "read-scroll", str(scroll()), 94, who="F")
    assert play.who("F").outfit.at("quick") == (scroll(),)
    play.who("F").ap = 2
    act(play, "read-scroll", str(scroll()), 95, 3, who="F")
    assert play.who("F").outfit.at("quick") == ()
    assert play.who("F").sanity == 7


@rule("LE-G100")
def test_a_scroll_costs_no_mana_and_the_ap_of_its_spell():
    play = reader("W", "ember")
    here = Standpoint(play.game, play.who("W"))
    assert cost(here, Option("read-scroll", what=str(scroll("ember")))) == 2
    act(play, "read-scroll", str(scroll("ember")), 20, 3, 2)
    assert play.who("W").mana == 60


@rule("LE-0116", "LE-0574")
def test_in_battle_a_scroll_in_the_backpack_cannot_be_read():
    play = room(F={"pack": [str(scroll())]})
    assert play.state.battle
    assert not [act for act, _ in offered(play, "F") if act == "read-scroll"]
    assert parse_item(str(scroll())) == scroll()
