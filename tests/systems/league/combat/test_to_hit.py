"""What attacks are rolled against.  LE-0348, LE-0354 to LE-0367, LE-0404 to LE-0416, LE-0434 to LE-0455"""

from __future__ import annotations

import pytest

from systems.league.build import hero, monster
from systems.league.driving import fight, run, standing
from undercroft.crawl.things import Item, parse_item
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.monsters import MONSTERS
from undercroft.systems.league.combat.attack import declared, go_on
from undercroft.systems.league.combat.targets import targets
from undercroft.systems.league.combat.to_hit import card_of, to_hit
from undercroft.systems.league.state import Hit


def terms(play, attacker="W", target="g", weapon="broadsword", how="standard"):
    """What adds to an attack, by source."""
    item = parse_item(weapon) if weapon else None
    hit = declared(play.game, play.names[attacker], play.names[target], item, how)
    return {term.source: term.value for term in to_hit(play.game, hit).terms}


def needed(play, attacker="W", target="g", weapon="broadsword", how="standard"):
    return sum(terms(play, attacker, target, weapon, how).values())


def duel(target="goblin", weapon="broadsword", *, board="Wg...", **enemy):
    """A hero with CS 55 and RS 50 before an enemy that looks at it."""
    values = {"combat-skill": 55, "ranged-skill": 50}
    return standing(board, W=hero(hand=[weapon], values=values), g=monster(target, **{"facing": "west", **enemy}))


@rule("LE-0348", "LE-0663")
@pytest.mark.parametrize(("face", "landed"), [(50, True), (51, False)])
def test_an_attack_hits_on_its_modified_skill_or_less(face, landed):
    play = duel()
    damage = (1,) if landed else ()
    assert fight(play, "W", "g", "broadsword", face, *damage).landed is landed


@rule("LE-0434", "LE-0437", "LE-0447")
def test_the_to_hit_value_of_an_enemy_is_subtracted():
    assert terms(duel())["to-hit"] == -5
    assert terms(duel("goblin-cutthroat"))["to-hit"] == -10


@rule("LE-0408", "LE-0435")
def test_an_enemy_that_made_a_power_attack_loses_its_to_hit_value():
    assert "to-hit" not in terms(duel(power=True))


@rule("LE-0416")
def test_an_enemy_that_aims_loses_its_to_hit_value():
    assert "to-hit" not in terms(duel(aim=1))


@rule("LE-0438")
def test_an_enemy_lying_down_is_hit_30_more_easily_and_its_to_hit_value_does_not_count():
    found = terms(duel(prone=True))
    assert found["lying"] == 30
    assert "to-hit" not in found


@rule("LE-0354", "LE-0439", "LE-G65")
@pytest.mark.parametrize(("facing", "behind"), [("east", 20), ("west", None), ("north", None), ("south", None)])
def test_an_attack_from_behind_is_20_better(facing, behind):
    assert terms(duel(facing=facing)).get("behind") == behind


@rule("LE-0354", "LE-0448", "LE-G65")
def test_a_shot_from_the_sector_behind_is_20_better():
    assert terms(duel(weapon="short-bow", board="W..g.", facing="east"), weapon="short-bow")["behind"] == 20
    assert "behind" not in terms(duel(weapon="short-bow", board="W..g.", facing="north"), weapon="short-bow")


HILL = """
+-+-+-+-+-+
|^ . . . .|
+ + + + + +
|. . . . .|
+-+-+-+-+-+
"""


def on_the_hill(target="goblin", weapon="broadsword", facing="west"):
    values = {"combat-skill": 55, "ranged-skill": 50}
    where = {"goblin": "b1", "cave-bear": "b1"}.get(target, "b1")
    return standing(HILL, W=hero(hand=[weapon], values=values, at="a1"), g=monster(target, at=where, facing=facing))


@rule("LE-0355", "LE-0440")
def test_whoever_attacks_from_above_is_10_better():
    assert terms(on_the_hill())["above"] == 10
    assert "above" not in terms(duel())


@rule("LE-0355", "LE-0449")
def test_a_shot_from_above_is_10_better():
    play = standing(HILL, W=hero(hand=["short-bow"], at="a1"), g=monster("goblin", at="d1", facing="west"))
    assert terms(play, weapon="short-bow")["above"] == 10


@rule("LE-0356", "LE-0363", "LE-0450")
def test_in_a_shot_at_a_large_target_from_above_only_its_size_counts():
    large = large_one()
    play = standing(HILL, W=hero(hand=["short-bow"], at="a1"), g=monster(large, at="d1", facing="west"))
    found = terms(play, weapon="short-bow")
    assert found["large-target"] == 10
    assert "above" not in found
    assert terms(play)["above"] == 10


def large_one():
    """A large monster of the box."""
    game = duel().game
    return next(id for id, card in game.box[MONSTERS].items() if any(e.name == "large" for e in card.special))


@rule("LE-0441", "LE-0442", "LE-0443", "LE-0444", "LE-G12")
@pytest.mark.parametrize(
    ("weapon", "term", "value"),
    [
        ("rapier", "rapier", -5),
        ("flail", "slow-weapon", 5),
        ("greatsword", "unwieldy-weapon", 5),
        ("staff", "staff", -5),
    ],
)
def test_the_weapon_an_enemy_wields_makes_it_harder_or_easier_to_hit(weapon, term, value):
    found = terms(duel(weapons=[weapon]))
    assert found[term] == value
    assert term not in terms(duel(weapons=["broadsword"]))
    assert term not in terms(duel(weapon="short-bow", board="W..g.", weapons=[weapon]), weapon="short-bow")


@rule("LE-0445", "LE-0452")
@pytest.mark.parametrize("weapon", ["broadsword", "short-bow"])
def test_an_enemy_with_a_shield_is_hit_5_less_easily_unless_it_made_a_power_attack(weapon):
    game = duel().game
    bearer = next(id for id, card in game.box[MONSTERS].items() if card.shield)
    board = "Wg..." if weapon == "broadsword" else "W..g."
    assert terms(duel(bearer, weapon, board=board), weapon=weapon)["shield"] == -5
    assert "shield" not in terms(duel(bearer, weapon, board=board, power=True), weapon=weapon)


@rule("LE-0446", "LE-0453", "LE-G89")
@pytest.mark.parametrize(("weapon", "board"), [("broadsword", "Wg..."), ("short-bow", "W..g.")])
def test_an_enemy_in_a_parry_stance_is_hit_10_less_easily(weapon, board):
    assert terms(duel(weapon=weapon, board=board, stance=True), weapon=weapon)["stance"] == -10


@rule("LE-0436")
def test_all_modifiers_add_up():
    play = duel(facing="east", stance=True, weapons=["rapier"])
    assert needed(play, how="power") == 55 + 20 + 20 - 5 - 10 - 5


@rule("LE-0405")
def test_a_power_attack_is_20_better_and_a_charge_10():
    play = duel()
    assert needed(play, how="power") - needed(play) == 20
    assert needed(play, how="charge") - needed(play) == 10


@rule("LE-0404")
def test_a_standard_attack_has_no_modifiers_of_its_own():
    assert terms(duel("skeleton")).keys() <= {"value-combat-skill", "to-hit", "shield", "rapier", "staff"}


@rule("LE-G86")
def test_a_charge_is_10_better():
    assert terms(duel(), how="charge")["charge"] == 10


@rule("LE-0455", "LE-G88", "LE-0665")
def test_a_shot_is_made_with_rs_against_the_same_to_hit_value():
    found = terms(duel(weapon="short-bow", board="W..g."), weapon="short-bow")
    assert (found["value-ranged-skill"], found["to-hit"]) == (50, -5)


@rule("LE-0410", "LE-0451")
def test_whoever_aimed_at_the_target_shoots_10_better_at_it():
    play = duel(weapon="short-bow", board="W..g.")
    play.who("W").aim = play.names["g"]
    assert terms(play, weapon="short-bow")["aimed"] == 10
    play.who("W").aim = 101
    assert "aimed" not in terms(play, weapon="short-bow")


@rule("LE-0411")
def test_the_aim_is_spent_with_the_shot():
    play = duel(weapon="short-bow", board="W..g.")
    play.who("W").aim = play.names["g"]
    fight(play, "W", "g", "short-bow", 99)
    assert play.who("W").aim == 0


# what stands on the line


@rule("LE-0359", "LE-0360", "LE-0454")
def test_each_model_on_the_line_of_a_shot_is_10_less():
    play = standing(
        "W......\n..k....\n....c..\n......g",
        W=hero(hand=["short-bow"]),
        g=monster("goblin", facing="north"),
        k=monster("goblin"),
        c=monster("goblin"),
    )
    found = terms(play, weapon="short-bow")
    assert found["models-between"] == -20


@rule("LE-0359", "LE-0454")
def test_a_half_height_obstacle_on_the_line_is_10_less():
    play = standing("W.t.g", W=hero(hand=["short-bow"]), g=monster("goblin", facing="north"))
    assert terms(play, weapon="short-bow")["half-height"] == -10


@rule("LE-0361")
@pytest.mark.parametrize(("face", "stray"), [(89, False), (90, True), (99, True)])
def test_a_shot_past_a_friend_hits_the_friend_from_90_on(face, stray):
    play = past_a_friend()
    replies = (face, "pass", 1) if stray else (face,)
    hit = fight(play, "W", "g", "short-bow", *replies)
    assert hit.stray is stray
    assert hit.target == play.names["V" if stray else "g"]


@rule("LE-0361")
def test_the_roll_of_90_is_unmodified():
    play = past_a_friend(skill=120)
    hit = fight(play, "W", "g", "short-bow", 92, "pass", 1)
    assert hit.stray


@rule("LE-0361")
def test_without_a_friend_on_the_line_nobody_else_is_hit():
    play = duel(weapon="short-bow", board="W..g.")
    assert not fight(play, "W", "g", "short-bow", 95).landed


def past_a_friend(skill=50):
    return standing(
        "W....\n..V..\n....g",
        W=hero(hand=["short-bow"], values={"ranged-skill": skill}),
        V=hero("sylwen", facing="north"),
        g=monster("goblin", facing="north"),
    )


@rule("LE-0362", "LE-G66")
def test_a_shot_straight_along_a_row_does_not_pass_a_model():
    play = standing("W.k.g", W=hero(hand=["short-bow"]), k=monster("goblin"), g=monster("goblin"))
    assert reached(play) == ["k"]


@rule("LE-0364", "LE-0365")
def test_large_ones_can_be_shot_at_past_others_who_give_them_cover():
    large = large_one()
    play = standing(
        "W.k.....\n........", W=hero(hand=["short-bow"]), k=monster("goblin"), g=monster(large, at="f1", facing="north")
    )
    assert reached(play) == ["g", "k"]
    assert terms(play, weapon="short-bow")["models-between"] == -10


@rule("LE-0347")
def test_nobody_shoots_with_an_enemy_adjacent():
    play = standing("Wk..g", W=hero(hand=["short-bow"]), k=monster("goblin"), g=monster("goblin"))
    assert reached(play) == []


@rule("LE-0366")
def test_whoever_is_in_melee_with_others_may_be_shot_at():
    play = standing("W....\n...gV", W=hero(hand=["short-bow"]), V=hero("sylwen"), g=monster("goblin"))
    assert reached(play) == ["g"]


@rule("LE-0345")
def test_missiles_reach_ten_squares_in_a_dungeon():
    far = standing("W.........g.", W=hero(hand=["short-bow"]), g=monster("goblin"))
    too_far = standing("W..........g", W=hero(hand=["short-bow"]), g=monster("goblin"))
    assert (reached(far), reached(too_far)) == (["g"], [])


@rule("LE-0358")
def test_a_shot_needs_a_line_of_sight():
    play = standing("W.i.g", W=hero(hand=["short-bow"]), g=monster("goblin"))
    assert reached(play) == []


def reached(play, weapon="short-bow", who="W"):
    found = targets(play.game, play.game.model(play.names[who]), card_of(Item(weapon)))
    by_id = {id: name for name, id in play.names.items()}
    return sorted(by_id[one.id] for one in found)


@rule("LE-0343")
def test_adjacent_models_may_strike_at_each_other():
    play = standing("Wg...\n.k...\n..c..", W=hero(), g=monster("goblin"), k=monster("goblin"), c=monster("goblin"))
    assert reached(play, "broadsword") == ["g", "k"]


@rule("LE-0344", "LE-0041")
def test_a_weapon_with_reach_strikes_one_square_away_over_a_friend_but_not_over_an_enemy():
    over_a_friend = standing("WVg..", W=hero(), V=hero("sylwen"), g=monster("goblin"))
    over_an_enemy = standing("Wkg..", W=hero(), k=monster("goblin"), g=monster("goblin"))
    assert reached(over_a_friend, "spear") == ["g"]
    assert reached(over_a_friend, "broadsword") == []
    assert reached(over_an_enemy, "spear") == ["k"]
    assert reached(standing("W..g.", W=hero(), g=monster("goblin")), "spear") == []


# enemies attacking


@rule("LE-0407", "LE-G87")
def test_a_hero_who_made_a_power_attack_is_hit_10_more_easily():
    play = duel()
    plain = needed(play, "g", "W", "dagger")
    play.who("W").power = True
    assert needed(play, "g", "W", "dagger") - plain == 10


@rule("LE-G87")
def test_behind_lying_above_and_power_count_for_enemies_too():
    play = duel()
    play.who("W").facing = 6
    assert terms(play, "g", "W", "dagger")["behind"] == 20
    play.who("W").prone = True
    assert terms(play, "g", "W", "dagger")["lying"] == 30
    assert terms(play, "g", "W", "dagger", "power")["power-attack"] == 20


@rule("LE-0434")
def test_a_heros_shield_and_rapier_are_nothing_to_an_enemys_roll():
    play = standing("Wg...", W=hero(hand=["rapier", "round-shield"], stance=True), g=monster("goblin"))
    assert terms(play, "g", "W", "dagger").keys() == {"value-combat-skill"}


@rule("LE-0740")
def test_a_hero_is_10_worse_against_an_enemy_it_is_afraid_of():
    play = duel()
    play.who("W").afraid = ("goblin",)
    assert terms(play)["afraid"] == -10
    play.who("W").afraid = ("skeleton",)
    assert "afraid" not in terms(play)


# settled without a roll


@rule("LE-0337", "LE-0338")
def test_an_attack_may_be_settled_before_it_is_rolled():
    play = duel(hp=30)
    assert not fight(play, "W", "g", "broadsword", fate="misses").landed
    assert fight(play, "W", "g", "broadsword", 1, fate="hits").landed


def test_an_attack_whose_target_has_gone_comes_to_nothing():
    play = duel()
    play.state.enemies.clear()
    play.state.hit = Hit(attacker=play.names["W"], target=play.names["g"])
    below = len(play.state.agenda)
    go_on(play.game)
    run(play, down_to=below)
    assert play.state.hit.over
