"""Perks, each shown to change something and to leave something else alone.

LE-0073, LE-0225, LE-0309, LE-0334, LE-0487, LE-0511, LE-0617, LE-0771, LE-G07
"""

from __future__ import annotations

from systems.league.build import SYSTEM, goblin, hero, monster, position
from systems.league.driving import drive, fight, standing
from systems.league.heroes.showing import against, damage, energetic, natural_armour, needed, use
from systems.league.proofs import perk
from undercroft.kernel.tally import Tally
from undercroft.proofs.checklist import rule
from undercroft.systems.league.combat.damage import deal
from undercroft.systems.league.combat.throwing import to_throw
from undercroft.systems.league.ground.walking import movement, points_to, reach
from undercroft.systems.league.magic import alchemy, casting
from undercroft.systems.league.rolls.checks import needed_for
from undercroft.systems.league.rolls.mind import face_up
from undercroft.systems.league.status import turns
from undercroft.systems.league.status.conditions import frighten
from undercroft.systems.league.status.sanity import shock

SKILLS = dict.fromkeys(
    (
        "strength",
        "constitution",
        "dexterity",
        "wisdom",
        "resolve",
        "combat-skill",
        "ranged-skill",
        "dodge",
        "perception",
        "pick-locks",
        "alchemy",
    ),
    40,
)
FIGHT = "W...g"


def ready(perk_id, board=FIGHT, card="brunna", foe="skeleton", values=(), **more):
    """A hero in its activation with a perk and two points of ENERGY, some way from an enemy that looks at it."""
    one = hero(card, perks=[perk_id], talents=[], values=SKILLS | dict(values), **energetic(**more))
    return position(board, W={**one, "facing": "east"}, g={**monster(foe), "facing": "west"}, turn="W")


def again(play):
    """Another activation of the hero begins."""
    turns.activation_over(play.game, play.who("W"))
    turns.begin_anew(play.game, play.who("W"))


def value(play, name, **more):
    """A value of the hero as a check would count it."""
    return needed_for(play.game, play.who("W"), name, **more).total


def plain(play, skill=40):
    """What a hero without perks rolls against."""
    return skill - play.game.card(play.enemy("g")).to_hit


# what all perks have in common


@rule("LE-0073")
def test_a_perk_costs_energy_and_no_action():
    play = ready("sprint")
    who = use(play, "sprint")
    assert (who.energy, who.ap) == (1, 2)


@rule("LE-0073")
def test_without_energy_there_is_no_perk():
    play = ready("sprint", energy=0)
    assert not any(act.startswith("perk") for act in play.acts())


@rule("LE-0073")
def test_a_perk_that_is_in_force_is_not_used_again():
    play = ready("sprint")
    use(play, "sprint")
    assert not any(act.startswith("perk") for act in play.acts())


@rule("LE-0334")
def test_a_perk_may_be_used_with_a_shot_from_overwatch():
    archer = hero(perks=["hunters-eye"], hand=["short-bow"], values=SKILLS, **energetic(watching=True))
    walker = {**goblin(), "facing": "west"}
    play = position("W......g", W={**archer, "facing": "east"}, g=walker, turn="g", dice={"g attack?": [50]})
    while play.asks() != "overwatch-now":
        play.table.choose(play.table.ask.options[play.table.ask.default])
    assert any(act.startswith("watch-shot") for act in play.acts())
    play.choose("perk")
    assert play.asks() == "overwatch-now"
    assert needed(play, "W", "g", "short-bow") == plain(play) + 15
    assert play.who("W").energy == 1


@rule("LE-0073", "LE-G07")
def test_perks_for_fighting_are_not_used_in_peace():
    one = hero(perks=["taste-of-battle", "mighty-blow", "sprint"], **energetic())
    peace = position(FIGHT, W=one, g=goblin(), turn="W", battle=0)
    assert [act for act in peace.acts() if act.startswith("perk")] == ["perk #1 =perk-sprint"]
    battle = position(FIGHT, W=one, g=goblin(), turn="W")
    assert len([act for act in battle.acts() if act.startswith("perk")]) == 3


# fighting


@rule("LE-0771", "LE-C181")
@perk("frenzy", changes=True)
def test_in_a_frenzy_a_wound_is_followed_by_another_strike():
    play = ready("frenzy", "Wg", foe="orc", hand=["broadsword"])
    use(play, "frenzy")
    before = play.enemy("g").hp
    fight(play, "W", "g", "broadsword", 20, 4, 20, 4)
    assert play.enemy("g").hp < before - 5


@perk("frenzy", changes=False)
def test_in_a_frenzy_a_miss_is_followed_by_nothing():
    play = ready("frenzy", "Wg", foe="orc", hand=["broadsword"])
    use(play, "frenzy")
    before = play.enemy("g").hp
    fight(play, "W", "g", "broadsword", 99)
    assert play.enemy("g").hp == before


@perk("mighty-blow", changes=True)
def test_a_mighty_blow_does_3_points_more():
    play = ready("mighty-blow", "Wg", hand=["broadsword"])
    use(play, "mighty-blow")
    assert damage(play, "W", "g", "broadsword") == 4 + 1 + 3


@perk("mighty-blow", changes=False)
def test_in_the_next_activation_blows_are_as_before():
    play = ready("mighty-blow", "Wg", hand=["broadsword"])
    use(play, "mighty-blow")
    again(play)
    assert damage(play, "W", "g", "broadsword") == 4 + 1


@rule("LE-0061")
@perk("second-burst", changes=True)
def test_a_second_burst_is_an_action_more():
    assert use(ready("second-burst"), "second-burst").ap == 3


@perk("second-burst", changes=False)
def test_the_next_turn_has_two_actions_again():
    play = ready("second-burst")
    use(play, "second-burst")
    turns.take_up(play.game, play.who("W"))
    assert play.who("W").ap == 2


@perk("hunters-eye", changes=True)
def test_a_hunters_eye_shoots_better():
    play = ready("hunters-eye", hand=["short-bow"])
    use(play, "hunters-eye")
    assert needed(play, "W", "g", "short-bow") == plain(play) + 15


@perk("hunters-eye", changes=False)
def test_a_hunters_eye_strikes_no_better():
    play = ready("hunters-eye", "Wg", hand=["broadsword"])
    use(play, "hunters-eye")
    assert needed(play, "W", "g", "broadsword") == plain(play)


@rule("LE-0359")
@perk("through-the-gap", changes=True)
def test_through_the_gap_nothing_is_in_the_way():
    play = ready("through-the-gap", ".W.t.g.", hand=["short-bow"])
    use(play, "through-the-gap")
    assert needed(play, "W", "g", "short-bow") == plain(play)


@perk("through-the-gap", changes=False)
def test_where_nothing_is_in_the_way_a_gap_is_of_no_use():
    play = ready("through-the-gap", hand=["short-bow"])
    use(play, "through-the-gap")
    assert needed(play, "W", "g", "short-bow") == plain(play)


@rule("LE-0493", "LE-0495")
@perk("wall-of-steel", changes=True)
def test_a_wall_of_steel_parries_better_until_the_next_activation():
    play = ready("wall-of-steel", "Wg", hand=["broadsword", "round-shield"], stance=True)
    use(play, "wall-of-steel")
    turns.activation_over(play.game, play.who("W"))
    play.who("W").stance = True
    assert against(play, "g", "W", "parry-weapon") == 40 + 15
    assert against(play, "g", "W", "parry-shield") == 40 + 15 + 15


@perk("wall-of-steel", changes=False)
def test_the_wall_does_not_last():
    play = ready("wall-of-steel", "Wg", hand=["broadsword"])
    use(play, "wall-of-steel")
    again(play)
    play.who("W").stance = True
    assert against(play, "g", "W", "parry-weapon") == 40


@rule("LE-0532")
@perk("stunning-blow", changes=True)
def test_a_stunning_blow_costs_whoever_it_wounds_an_action():
    play = ready("stunning-blow", "Wg", foe="orc", hand=["broadsword"])
    use(play, "stunning-blow")
    fight(play, "W", "g", "broadsword", 20, 6)
    assert play.enemy("g").stun == 1


@perk("stunning-blow", changes=False)
def test_a_blow_that_misses_stuns_nobody():
    play = ready("stunning-blow", "Wg", foe="orc", hand=["broadsword"])
    use(play, "stunning-blow")
    fight(play, "W", "g", "broadsword", 99)
    assert play.enemy("g").stun == 0


@perk("taste-of-battle", changes=True)
def test_a_taste_of_battle_lasts_as_long_as_the_battle():
    play = ready("taste-of-battle", "Wg", hand=["broadsword"])
    use(play, "taste-of-battle")
    again(play)
    assert needed(play, "W", "g", "broadsword") == plain(play) + 5


@perk("taste-of-battle", changes=False)
def test_after_the_battle_the_taste_is_gone():
    play = ready("taste-of-battle", "Wg", hand=["broadsword"])
    use(play, "taste-of-battle")
    turns.battle_over(play.game)
    assert needed(play, "W", "g", "broadsword") == plain(play)


# the body


@rule("LE-0511")
@perk("grit", changes=True)
def test_with_grit_wounds_cost_no_action():
    play = ready("grit", max_hp=12, hp=4)
    use(play, "grit")
    assert turns.action_points(play.game, play.who("W")).total == 2


@rule("LE-0532")
@perk("grit", changes=False)
def test_grit_helps_nobody_who_is_stunned():
    play = ready("grit", max_hp=12, hp=12)
    use(play, "grit").stun = 1
    assert turns.action_points(play.game, play.who("W")).total == 1


@rule("LE-0146")
@perk("sprint", changes=True)
def test_a_sprint_goes_3_squares_farther():
    play = ready("sprint")
    assert movement(play.game, use(play, "sprint")) == 7


@perk("sprint", changes=False)
def test_a_sprint_is_over_with_the_activation():
    play = ready("sprint")
    use(play, "sprint")
    again(play)
    assert movement(play.game, play.who("W")) == 4


@rule("LE-0426", "LE-0635")
@perk("shake-off", changes=True)
def test_whoever_shakes_it_off_stands_up_and_is_afraid_of_nothing():
    play = ready("shake-off", prone=True, afraid=("skeleton",))
    who = use(play, "shake-off")
    assert (who.prone, who.afraid) == (False, ())


@perk("shake-off", changes=False)
def test_a_disease_is_not_shaken_off():
    play = ready("shake-off", prone=True, diseased=True)
    assert use(play, "shake-off").diseased


@rule("LE-0534")
@perk("second-wind", changes=True)
def test_a_second_wind_gives_back_hit_points():
    one = hero(perks=["second-wind"], values=SKILLS, max_hp=12, hp=5, **energetic())
    play = position(FIGHT, W=one, g=goblin(), turn="W", dice={"W heals": [4]})
    assert use(play, "second-wind").hp == 9


@perk("second-wind", changes=False)
def test_a_second_wind_gives_nobody_more_than_it_has():
    one = hero(perks=["second-wind"], values=SKILLS, max_hp=12, hp=11, **energetic())
    play = position(FIGHT, W=one, g=goblin(), turn="W", dice={"W heals?": [4]})
    assert use(play, "second-wind").hp <= 12


@rule("LE-0498")
@perk("iron-skin", changes=True)
def test_an_iron_skin_stops_2_points_more():
    play = ready("iron-skin")
    use(play, "iron-skin")
    assert natural_armour(play, "W") == 1 + 2


@rule("LE-0512")
@perk("iron-skin", changes=False)
def test_an_iron_skin_burns_all_the_same():
    play = ready("iron-skin", max_hp=12, hp=12)
    who = use(play, "iron-skin")
    drive(deal(play.game, who, Tally(5, "fire"), "fire", element="fire"))
    assert who.hp == 7


@perk("surge-of-strength", changes=True)
def test_a_surge_of_strength_hits_harder():
    play = ready("surge-of-strength", "Wg", hand=["broadsword"])
    use(play, "surge-of-strength")
    assert damage(play, "W", "g", "broadsword") == 4 + 3
    assert value(play, "strength") == 60


@rule("LE-G57")
@perk("surge-of-strength", changes=False)
def test_a_surge_carries_no_more():
    play = ready("surge-of-strength", pack=["greatsword", "greatsword", "greatsword"])
    use(play, "surge-of-strength")
    assert value(play, "perception") == 30


# the shadows


def loud(threat):
    """A hero with a finger on its lips, and a dungeon that listens."""
    one = hero(perks=["hush"], values=SKILLS, **energetic())
    return position(FIGHT, W=one, g=goblin(), turn="W", has={"threat": threat})


@rule("LE-0225")
@perk("hush", changes=True)
def test_hush_and_the_dungeon_calms_down():
    play = loud(8)
    use(play, "hush")
    assert play.state.threat == 6


@rule("LE-0226")
@perk("hush", changes=False)
def test_it_never_falls_below_2():
    play = loud(3)
    use(play, "hush")
    assert play.state.threat >= 2


@perk("sixth-sense", changes=True)
def test_a_sixth_sense_sees_and_dodges_more():
    play = ready("sixth-sense", "Wg")
    use(play, "sixth-sense")
    assert (value(play, "perception"), against(play, "g", "W", "dodge")) == (60, 50)


@perk("sixth-sense", changes=False)
def test_a_sixth_sense_parries_no_better():
    play = ready("sixth-sense", "Wg", hand=["round-shield"])
    use(play, "sixth-sense")
    assert against(play, "g", "W", "parry-shield") == 25


@perk("quick-fingers", changes=True)
def test_quick_fingers_open_locks():
    play = ready("quick-fingers")
    use(play, "quick-fingers")
    assert value(play, "pick-locks") == 60


@perk("quick-fingers", changes=False)
def test_quick_fingers_grow_slow_again():
    play = ready("quick-fingers")
    use(play, "quick-fingers")
    again(play)
    assert value(play, "pick-locks") == 40


@rule("LE-0487")
@perk("side-step", changes=True)
def test_a_side_step_is_a_dodge_more():
    play = ready("side-step", "Wg", dodged=1)
    use(play, "side-step")
    assert against(play, "g", "W", "dodge") == 40


@rule("LE-0487")
@perk("side-step", changes=False)
def test_a_side_step_is_but_one():
    play = ready("side-step", "Wg", dodged=2)
    use(play, "side-step")
    assert against(play, "g", "W", "dodge") == 0


@rule("LE-0159")
@perk("slip-away", changes=True)
def test_whoever_slips_away_pays_nothing_for_enemies():
    play = ready("slip-away", ".Wg.\n....\n....")
    who = use(play, "slip-away")
    found = reach(play.game, who)
    assert points_to(play.game, who, found, play.at("b2")) == 1


@perk("slip-away", changes=False)
def test_furniture_is_in_the_way_all_the_same():
    play = ready("slip-away", "tW..g\n.....")
    who = use(play, "slip-away")
    found = reach(play.game, who)
    assert points_to(play.game, who, found, play.at("a1")) == 2


# the mind


@perk("rallying-cry", changes=True)
def test_a_cry_lifts_morale():
    play = ready("rallying-cry")
    before = play.state.morale
    use(play, "rallying-cry")
    assert play.state.morale == before + 2


@perk("rallying-cry", changes=False)
def test_a_cry_takes_no_fear():
    play = ready("rallying-cry", afraid=("skeleton",))
    assert use(play, "rallying-cry").afraid == ("skeleton",)


@rule("LE-0739", "LE-0740")
@perk("stout-heart", changes=True)
def test_a_stout_heart_is_afraid_no_more_and_will_not_be():
    play = ready("stout-heart")
    frighten(play.game, play.who("W"), "skeleton")
    who = use(play, "stout-heart")
    assert who.afraid == ()
    assert drive(face_up(play.game, who, "wight"), 60)


@perk("stout-heart", changes=False)
def test_a_stout_heart_has_no_more_resolve_for_anything_else():
    play = ready("stout-heart")
    use(play, "stout-heart")
    assert value(play, "resolve") == 40


@rule("LE-0077")
@perk("clear-mind", changes=True)
def test_a_clear_mind_may_avert_a_loss_of_sanity():
    play = ready("clear-mind", sanity=8)
    who = use(play, "clear-mind")
    below = len(play.state.agenda)
    shock(play.game, who, "failed-fear")
    assert (who.sanity, len(play.state.agenda)) == (8, below + 1)


@perk("clear-mind", changes=False)
def test_a_clear_mind_lasts_no_longer_than_the_battle():
    play = ready("clear-mind", sanity=8)
    who = use(play, "clear-mind")
    turns.battle_over(play.game)
    shock(play.game, who, "failed-fear")
    assert who.sanity == 7


@rule("LE-0659")
@perk("stroke-of-luck", changes=True)
def test_a_stroke_of_luck_is_a_point_of_it():
    who = use(ready("stroke-of-luck"), "stroke-of-luck")
    assert (who.luck, who.energy) == (1, 0)


@perk("stroke-of-luck", changes=False)
def test_luck_that_was_struck_does_not_come_back_by_itself():
    assert use(ready("stroke-of-luck"), "stroke-of-luck").max_luck == 0


# faith


@rule("LE-0617")
@perk("fervour", changes=True)
def test_fervour_is_heard():
    play = ready("fervour", card="marta", values={"battle-prayers": 40})
    use(play, "fervour")
    assert value(play, "battle-prayers") == 60


@perk("fervour", changes=False)
def test_fervour_cools():
    play = ready("fervour", card="marta", values={"battle-prayers": 40})
    use(play, "fervour")
    again(play)
    assert value(play, "battle-prayers") == 40


def _beside(hp):
    """A priest in its activation beside a friend with so many of 12 hit points."""
    one = hero("marta", perks=["laying-on-hands"], values=SKILLS, max_hp=12, hp=3, **energetic())
    friend = hero("ogrim", values=SKILLS, max_hp=12, hp=hp)
    return position("WV...g", W=one, V=friend, g=goblin(), turn="W", dice={"V heals?": [5]})


@rule("LE-0534")
@perk("laying-on-hands", changes=True)
def test_laying_on_hands_mends_somebody_beside():
    play = _beside(4)
    use(play, "laying-on-hands", helped="V")
    assert play.who("V").hp == 9


@perk("laying-on-hands", changes=False)
def test_hands_mend_nobody_who_lays_them_on():
    play = _beside(4)
    use(play, "laying-on-hands", helped="V")
    assert play.who("W").hp == 3


@perk("holy-wrath", changes=True)
def test_holy_wrath_strikes_the_dead():
    play = ready("holy-wrath", "Wg", card="marta", hand=["mace"])
    use(play, "holy-wrath")
    assert damage(play, "W", "g", "mace") == 4 + 1 + 3


@perk("holy-wrath", changes=False)
def test_holy_wrath_spares_the_living():
    play = ready("holy-wrath", "Wg", card="marta", foe="orc", hand=["mace"])
    use(play, "holy-wrath")
    assert damage(play, "W", "g", "mace") == 4 + 1


# magic


def _spring(mana):
    one = hero("aldrith", perks=["inner-spring"], values=SKILLS | {"arcane-arts": 40}, mana=mana, **energetic())
    return position(FIGHT, W=one, g=goblin(), turn="W", dice={"W mana?": [6]})


@perk("inner-spring", changes=True)
def test_a_spring_gives_back_mana():
    assert use(_spring(10), "inner-spring").mana == 18


@rule("LE-G98")
@perk("inner-spring", changes=False)
def test_a_spring_fills_nobody_beyond_the_brim():
    assert use(_spring(38), "inner-spring").mana <= 40


@rule("LE-0557")
@perk("sharp-focus", changes=True)
def test_a_sharp_focus_casts_better():
    play = ready("sharp-focus", card="aldrith", values={"arcane-arts": 40})
    use(play, "sharp-focus")
    assert value(play, "arcane-arts") == 55


@rule("LE-0560")
@perk("sharp-focus", changes=False)
def test_a_sharp_focus_miscasts_as_ever():
    play = ready("sharp-focus", card="aldrith", values={"arcane-arts": 40})
    who = use(play, "sharp-focus")
    assert casting.threshold(play.game, who, 0, 0) == 95


@rule("LE-0560")
@perk("safe-weaving", changes=True)
def test_safe_weaving_miscasts_less():
    play = ready("safe-weaving", card="aldrith", values={"arcane-arts": 40})
    who = use(play, "safe-weaving")
    assert casting.threshold(play.game, who, 1, 0) == 95


@perk("safe-weaving", changes=False)
def test_safe_weaving_casts_no_better():
    play = ready("safe-weaving", card="aldrith", values={"arcane-arts": 40})
    use(play, "safe-weaving")
    assert value(play, "arcane-arts") == 40


# alchemy


@rule("LE-0459")
@perk("sure-throw", changes=True)
def test_a_sure_throw_hits_more_often():
    play = ready("sure-throw", card="tobble")
    who = use(play, "sure-throw")
    assert to_throw(play.game, who, play.enemy("g").at).total == 60


@perk("sure-throw", changes=False)
def test_a_sure_throw_is_no_shot():
    play = ready("sure-throw", card="tobble", hand=["short-bow"])
    use(play, "sure-throw")
    assert needed(play, "W", "g", "short-bow") == plain(play)


@rule("LE-0606")
@perk("master-stroke", changes=True)
def test_a_master_stroke_mixes_better():
    play = ready("master-stroke", card="tobble")
    who = use(play, "master-stroke")
    assert alchemy.mixing(play.game, who, (), recipe=False).total == 60


@perk("master-stroke", changes=False)
def test_a_master_stroke_is_for_one_turn():
    play = ready("master-stroke", card="tobble")
    who = use(play, "master-stroke")
    again(play)
    assert alchemy.mixing(play.game, who, (), recipe=False).total == 40


def test_nobody_uses_a_perk_that_would_change_nothing():
    play = standing(FIGHT, W=hero(perks=["second-wind"], max_hp=12, hp=12, **energetic()), g=goblin())
    assert not any(act.startswith("perk") for act in play.acts())


@rule("LE-G91", "LE-0406")
def test_what_a_perk_gives_for_a_turn_ends_as_the_next_activation_begins():
    play = ready("wall-of-steel")
    use(play, "wall-of-steel")
    turns.activation_over(play.game, play.who("W"))
    assert [one.card for one in play.who("W").lasting] == ["wall-of-steel"]
    turns.begin_anew(play.game, play.who("W"))
    assert play.who("W").lasting == ()


def test_who_has_an_ap_more_by_a_perk_breaks_no_rule():
    play = position("W..g", W=hero(perks=["second-burst"], energy=1), g=goblin())
    play.choose("perk")
    assert play.who("W").ap == 3
    SYSTEM.check(play.game)
