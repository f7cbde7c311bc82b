"""Single clauses of damage: dice, Armor, Fortune, wounds, shields.  UN-0096 to UN-0100, UN-0453 to UN-0526"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import DUEL, HALL, carried_out, hero, orc, position, troll
from systems.universalis.combat.blows import (
    SWORD,
    blow,
    fresh,
    terms,
)
from undercroft.kernel.requests import Option
from undercroft.kernel.tally import Tally
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import (
    Block,
    Damage,
    TakeWounds,
)
from undercroft.systems.universalis.cards.definitions import SPELLS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.combat.blasts import elements_of, prentice_work, spell_tallies
from undercroft.systems.universalis.combat.damage import (
    _closely,
    _leech,
    _look_closely,
    after_the_hit,
    can_wound,
    condition_of_the_hit,
    damage,
    damage_tallies,
    one_at_least,
    take_wounds,
    turned_aside,
)
from undercroft.systems.universalis.combat.melee import (
    _closing,
    _may_shove_back,
)
from undercroft.systems.universalis.combat.ranged import (
    shot_hits_or_misses,
)
from undercroft.systems.universalis.combat.shields import _after_block, _breaks, block, breaks, stop, stop_short
from undercroft.systems.universalis.state import Lasting

# blasts


@rule("UN-0470", "UN-C570")
@pytest.mark.parametrize(
    ("spell", "elements"), [("fireball", ("fire",)), ("lightning", ("lightning",)), ("holy-light", ("holy",))]
)
def test_a_spell_harms_with_the_element_of_its_lore_and_with_no_other(spell: str, elements: tuple[str, ...]) -> None:
    assert elements_of(library()[SPELLS][spell]) == elements


@rule("UN-0453")
def test_whoever_is_only_beside_the_target_of_a_projectile_takes_two_dice_less() -> None:
    play = position(HALL, B=hero("maeliss", at="b2"), k=orc(at="e2"), turn="B")
    straight, _ = spell_tallies(play.game, blow(play, "B", kind="magic", weapon="fireball"))
    beside, _ = spell_tallies(play.game, blow(play, "B", kind="magic", weapon="fireball", beside=True))
    assert (straight.total - beside.total, terms(beside)["beside-target"]) == (2, -2)


@rule("UN-0469")
@pytest.mark.parametrize(("dice", "rolled", "armor"), [(-1, 1, 5), (0, 1, 5), (1, 1, 4), (2, 2, 4)])
def test_only_where_there_would_be_no_die_one_is_rolled_against_more_armor(dice: int, rolled: int, armor: int) -> None:
    tallies = Tally(dice, "strength"), Tally(4, "armor")
    one_at_least(*tallies)
    assert (tallies[0].total, tallies[1].total) == (rolled, armor)


# the wounds


@rule("UN-C559", "UN-C536")
@pytest.mark.parametrize(
    ("hands", "weapon_id", "wounds"),
    [
        (["flaming-sword"], "flaming-sword", True),
        (["flaming-sword", "broadsword"], "broadsword", False),
        (SWORD, "broadsword", False),
    ],
)
def test_only_the_enhanced_weapon_itself_wounds_the_invulnerable(
    hands: list[str], weapon_id: str, wounds: bool
) -> None:
    play = position(DUEL, S=hero(hands=hands), k=orc(skills=["invulnerable"]), turn="S")
    assert can_wound(play.game, blow(play, weapon=weapon_id)) is wounds


@rule("UN-0474", "UN-1011")
def test_armor_is_held_down_to_six_before_the_weapon_pierces_it() -> None:
    iron = hero(at="d5", attributes={"natural": 6}, body=["greaves"])
    play = position(HALL, S=iron, k={"creature": "goblin", "at": "d4", "hands": ["axe"]}, turn="S")
    _, armor = damage_tallies(play.game, blow(play, "k", "S", weapon="axe"))
    assert terms(armor) == {"armor": 6, "greaves": 1, "most-armor": -1, "axe": -1}


# shields


@rule("UN-1026", "UN-1044", "UN-C535")
@pytest.mark.parametrize(("shield", "rolls"), [("shield", 1), ("mirror-shield", 2), ("unidentified-shield", 2)])
def test_a_magic_shield_known_or_not_rolls_twice_before_it_breaks(shield: str, rolls: int) -> None:
    play = position(DUEL, S=hero(hands=["broadsword", shield]), k=orc(hands=["battleaxe"]), turn="S")
    hit = blow(play, "k", "S", weapon="battleaxe")
    card = play.game.kit(play.who("S")).shield
    assert card is not None
    carried_out(_after_block(play.game, hit, play.who("k"), play.who("S"), card), *[False] * rolls)
    assert shield not in play.who("S").hands
    assert hit.more_dice == 1


@rule("UN-0418", "UN-0515")
@pytest.mark.parametrize(
    ("given", "more", "may"),
    [
        ({"hands": ["broadsword", "shield"]}, {}, True),
        ({"hands": ["halberd"]}, {}, True),
        ({"hands": SWORD}, {}, False),
        ({"hands": ["broadsword", "shield"], "conditions": ["knocked-down"]}, {}, False),
        ({"hands": ["broadsword", "shield"]}, {"sure": True}, False),
        ({"hands": ["broadsword", "shield"]}, {"behind": True}, False),
    ],
)
def test_a_defender_shoves_back_with_a_shield_that_serves_or_a_long_weapon(
    given: dict[str, Any], more: dict[str, Any], may: bool
) -> None:
    play = position(DUEL, S=hero(**given), k=orc(), turn="S")
    assert _may_shove_back(play.game, blow(play, "k", "S", **more), play.who("k"), play.who("S")) is may


@rule("UN-0418", "UN-0515")
def test_nobody_shoves_back_one_who_is_larger_or_out_of_reach() -> None:
    far = position(HALL, S=hero(at="d6", hands=["broadsword", "shield"]), k=orc(at="d4", hands=["halberd"]), turn="S")
    assert not _may_shove_back(far.game, blow(far, "k", "S", weapon="halberd"), far.who("k"), far.who("S"))
    large = position(HALL, S=hero(at="d6", hands=["broadsword", "shield"]), k=troll(at="d4"), turn="S")
    assert not _may_shove_back(large.game, blow(large, "k", "S"), large.who("k"), large.who("S"))


@rule("UN-1405")
@pytest.mark.parametrize(
    ("mine", "theirs", "orc_at", "steps"),
    [
        ("broadsword", "halberd", "d4", 1),
        ("halberd", "halberd", "d4", 0),
        ("broadsword", "broadsword", "d4", 0),
        ("broadsword", "halberd", "d5", 0),
    ],
)
def test_only_an_ordinary_weapon_that_wins_from_afar_against_a_long_one_steps_up(
    mine: str, theirs: str, orc_at: str, steps: int
) -> None:
    people = {"S": hero(at="d6", hands=[mine]), "k": orc(at=orc_at, hands=[theirs])}
    play = position(HALL, turn="S", options={"long-range-weapons": "advanced"}, hand=[], **people)
    blow(play, weapon=mine)
    assert len(_closing(play.game, play.who("S"), play.who("k"))) == steps


# Fortune, and dice looked at closely


@rule("UN-0099")
@pytest.mark.parametrize(("faces", "asked"), [([1] * 5, True), ([6, 1, 1, 1, 1], False)])
def test_only_damage_dice_that_wound_nobody_may_be_thrown_again(faces: list[int], asked: bool) -> None:
    dice = {"S attack": [5, 4], "k defense": [2, 1], "S damage": faces}
    play = fresh(S={"fortune": 1}, dice=dice).take("S attacks k")
    assert (play.asks() == "fortune-damage") is asked


@rule("UN-0099", "UN-0467")
@pytest.mark.parametrize("attacks", [True, False])
def test_new_damage_dice_serve_an_attacker_with_more_wounds_and_a_target_with_fewer(attacks: bool) -> None:
    faces = [1] * 5 if attacks else [6, 6, 6, 1, 1]
    names = ("S", "k") if attacks else ("k", "S")
    play = position(DUEL, S=hero(hands=SWORD, fortune=1), k=orc(), turn="S")
    blow(play, *names, landed=True)
    script = damage(play.game, Damage())
    next(script)
    ask = script.send(sum(face >= 4 for face in faces))
    assert ask.prompt == "fortune-damage"
    prospects = ask.stakes.work().prospects
    serving = {bar.value for one in prospects for bar in one.fan if bar.serves}
    assert serving == ({1, 2, 3, 4, 5} if attacks else {0, 1, 2})


@rule("UN-C457", "UN-C437")
@pytest.mark.parametrize(
    ("skills", "closely"), [(("powerful-blow",), (0, True)), (("sword-master",), (0, False)), ((), (0, False))]
)
def test_sixes_add_dice_only_to_a_blow_for_which_that_was_declared(
    skills: tuple[str, ...], closely: tuple[int, bool]
) -> None:
    play = fresh(S={"skills": ["powerful-blow", "sword-master"]})
    bearer = play.who("S"), play.game.kit(play.who("S"))
    assert _closely(play.game, bearer, blow(play, skills=skills)) == closely


@rule("UN-C437", "UN-C452", "UN-C457")
def test_a_six_among_ones_thrown_again_adds_a_die_too() -> None:
    play = fresh()
    script = _look_closely(play.who("S"), 4, 4, (1, True))
    assert carried_out(script, (1, 2, 1), (1, 0, 1), 2) == 4


@rule("UN-C455")
@pytest.mark.parametrize(
    ("silent", "dice"), [({}, 1), ({"muted": ("martial-arts",)}, 4), ({"unguarded": ("martial-arts",)}, 1)]
)
def test_a_skill_left_out_of_a_blow_changes_no_damage(silent: dict[str, Any], dice: int) -> None:
    play = fresh(S={"skills": ["martial-arts"], "attributes": {"strength": 3}})
    assert damage_tallies(play.game, blow(play, chosen="throw-down", **silent))[0].total == dice


@rule("UN-C455", "UN-C548")
@pytest.mark.parametrize(
    ("silent", "thrown"), [({}, True), ({"muted": ("martial-arts",)}, False), ({"unguarded": ("martial-arts",)}, True)]
)
def test_a_skill_left_out_of_a_blow_does_nothing_after_it(silent: dict[str, Any], thrown: bool) -> None:
    play = fresh(S={"skills": ["martial-arts"]})
    hit = blow(play, chosen="throw-down", **silent)
    carried_out(after_the_hit(play.game, hit, play.who("S"), play.who("k")))
    assert play.who("k").down is thrown


@rule("UN-C539")
@pytest.mark.parametrize(("wounds", "left"), [(3, 2), (2, 2)])
def test_a_creature_drinks_only_when_half_of_its_vitality_is_gone(wounds: int, left: int) -> None:
    play = fresh(k={"skills": ["leech-vitality", "hardy", "hardy", "hardy", "hardy"], "wounds": wounds})
    assert play.game.vitality(play.who("k")) == 6
    _leech(play.game, play.who("k"), blow(play, "k", "S", wounds=2))
    assert play.see("k")["wounds"] == left


@rule("UN-0096", "UN-0097")
def test_who_has_luck_neither_by_roll_nor_a_second_point_is_not_saved() -> None:
    play = fresh(S={"fortune": 1})
    assert carried_out(turned_aside(play.game, play.who("S")), Option("fortune"), False) is False
    play = fresh(S={"fortune": 2})
    assert carried_out(turned_aside(play.game, play.who("S")), Option("fortune"), False, Option("fortune")) is True


@rule("UN-0478", "UN-0479", "UN-1360")
@pytest.mark.parametrize(
    ("kind", "condition"), [("goblin", ["knocked-down"]), ("orc-warrior", ["knocked-down"]), ("troll", [])]
)
def test_a_charge_on_horseback_knocks_down_whoever_is_no_larger(kind: str, condition: list[str]) -> None:
    people = {"S": hero(rides="h", hands=["spear"]), "h": {"companion": "horse", "at": "e5"}}
    people["k"] = {"creature": kind, "at": "h5"}
    play = position(HALL, turn="S", outdoor=True, **people)
    play.game.active.straight = 3
    condition_of_the_hit(play.game, blow(play, weapon="spear", criticals=1), play.who("S"), play.who("k"))
    assert play.see("k")["conditions"] == condition


@rule("UN-1380", "UN-0467")
@pytest.mark.parametrize(("kind", "spell", "borne"), [("magic", "fireball", 1), ("melee", "broadsword", 0)])
def test_a_mount_left_to_itself_that_a_spell_hits_has_been_attacked(kind: str, spell: str, borne: int) -> None:
    people = {"S": hero(at="b2"), "h": {"companion": "horse", "at": "e5"}, "k": orc(at="h5")}
    play = position(HALL, turn="S", outdoor=True, **people)
    blow(play, "k", "h", kind=kind, weapon=spell)
    carried_out(take_wounds(play.game, TakeWounds()))
    assert play.who("h").borne == borne


@rule("UN-1380")
def test_a_mount_left_to_itself_that_is_shot_at_has_been_attacked() -> None:
    people = {"S": hero(at="b2"), "h": {"companion": "horse", "at": "e5"}, "k": orc(at="h5", hands=["short-bow"])}
    play = position(HALL, turn="S", outdoor=True, **people)
    shot_hits_or_misses(play.game, blow(play, "k", "h", kind="ranged", weapon="short-bow"))
    assert play.who("h").borne == 1


# what breaks a shield


@rule("UN-1026", "UN-0526", "UN-C535")
@pytest.mark.parametrize(
    ("creature", "hands", "shield", "rolls", "broken"),
    [
        ("orc-warrior", ["broadsword"], "shield", 0, False),
        ("orc-warrior", ["battleaxe"], "shield", 1, True),
        ("orc-warrior", ["fraudiels-axe"], "shield", 0, True),
        ("orc-warrior", ["fraudiels-axe"], "mirror-shield", 0, False),
        ("troll", ["broadsword"], "shield", 1, True),
        ("troll", ["battleaxe"], "shield", 0, True),
        ("troll", ["battleaxe"], "mirror-shield", 2, True),
    ],
)
def test_weapons_and_the_large_break_shields_and_both_together_without_a_roll(
    creature: str, hands: list[str], shield: str, rolls: int, broken: bool
) -> None:
    people = {"S": hero(at="d5", hands=["broadsword", shield]), "k": {"creature": creature, "at": "d3", "hands": hands}}
    play = position(HALL, turn="S", **people)
    hit = blow(play, "k", "S", weapon=hands[0])
    card = play.game.kit(play.who("S")).shield
    assert card is not None
    carried_out(_after_block(play.game, hit, play.who("k"), play.who("S"), card), *[False] * rolls)
    assert (shield in play.who("S").hands, hit.more_dice) == (not broken, int(broken))


@rule("UN-1026", "UN-C535")
@pytest.mark.parametrize(("size", "rolls"), [(2, 1), (3, 0)])
def test_the_large_break_no_shield_of_one_as_large_by_their_size_alone(size: int, rolls: int) -> None:
    people = {"S": hero(at="d5", hands=["broadsword", "shield"]), "k": orc(at="d4")}
    play = position(HALL, turn="S", **people)
    play.who("S").size, play.who("k").size = size, 3
    card = play.game.kit(play.who("S")).shield
    assert card is not None
    carried_out(_after_block(play.game, blow(play, "k", "S"), play.who("k"), play.who("S"), card), *[False] * rolls)
    assert ("shield" in play.who("S").hands) is not rolls


@rule("UN-C537", "UN-1026", "UN-C456")
@pytest.mark.parametrize(
    ("skills", "declared", "broken"),
    [
        (["mighty-blow"], ("mighty-blow",), True),
        (["mighty-blow"], (), False),
        (["lynx"], (), False),
    ],
)
def test_a_skill_that_breaks_shields_does_so_when_it_is_declared(
    skills: list[str], declared: tuple[str, ...], broken: bool
) -> None:
    play = fresh(S={"skills": skills})
    assert _breaks(play.game.kit(play.who("S")), blow(play, skills=declared)) is broken


@rule("UN-0477", "UN-1044", "UN-G82")
@pytest.mark.parametrize(("magic", "rolls"), [(True, 2), (False, 1)])
def test_only_what_is_magic_rolls_once_more_before_it_breaks(magic: bool, rolls: int) -> None:
    play = fresh(S={"skills": ["lynx"]})
    assert carried_out(breaks(play.game, play.who("S"), 2, magic), *[False] * rolls) is True
    assert carried_out(breaks(play.game, play.who("S"), 2, magic), True) is False


@rule("UN-0512", "UN-0516")
@pytest.mark.parametrize(
    ("shielding", "spent", "options"), [(False, False, 3), (True, False, 2), (False, True, 2), (True, True, 2)]
)
def test_a_bearer_takes_up_shielding_once_and_only_with_the_activation_to_spend(
    shielding: bool, spent: bool, options: int
) -> None:
    play = fresh(S={"hands": ["broadsword", "shield"]})
    play.who("S").shielding, play.who("S").spent = shielding, spent
    blow(play, "k", "S", landed=True)
    assert len(next(block(play.game, Block())).options) == options


@rule("UN-0098", "UN-0516", "UN-0517")
@pytest.mark.parametrize(("needed", "asked"), [(6, True), (7, False)])
def test_fortune_is_not_asked_for_a_block_that_no_die_reaches(needed: int, asked: bool) -> None:
    play = fresh(S={"hands": ["broadsword", "shield"], "fortune": 1})
    script = stop(play.game, play.who("S"), blow(play, "k", "S"), Tally(needed, "shield", "UN-0517"))
    next(script)
    if asked:
        assert script.send(False).prompt == "fortune-block"
    else:
        with pytest.raises(StopIteration):
            script.send(False)


@rule("UN-0394", "UN-1368")
def test_a_blunder_ends_the_activation_of_who_made_it_and_of_nobody_else() -> None:
    play = fresh()
    stop_short(play.game, play.who("k").id)
    assert not play.game.active.over
    stop_short(play.game, play.who("S").id)
    assert play.game.active.over
    play.state.active = None
    stop_short(play.game, play.who("S").id)


@rule("UN-0394", "UN-1368")
@pytest.mark.parametrize("rides", [True, False])
def test_only_a_rider_may_fall_off_by_a_blunder(rides: bool) -> None:
    rider = hero(rides="h") if rides else hero(at="b2")
    play = position(HALL, turn="S", outdoor=True, S=rider, h={"companion": "horse", "at": "e5"}, k=orc(at="h5"))
    before = len(play.state.agenda)
    stop_short(play.game, play.who("S").id)
    assert (len(play.state.agenda) > before) is rides


@rule("UN-0453")
def test_a_projectile_without_a_number_of_its_own_rolls_two_dice_less_beside_its_target() -> None:
    play = position(HALL, B=hero("maeliss", at="b2", vp=40), k=orc(at="e2"), turn="B")
    dice, _ = spell_tallies(play.game, blow(play, "B", kind="magic", weapon="lightning", beside=True))
    straight, _ = spell_tallies(play.game, blow(play, "B", kind="magic", weapon="lightning"))
    assert (straight.total, dice.total) == (6, 4)


@rule("UN-0463")
def test_an_elemental_is_the_work_of_who_summoned_it_whoever_else_casts() -> None:
    people = {"B": hero("borgron", vp=10, at="c3"), "M": hero("maeliss", vp=40, at="e3")}
    play = position(HALL, turn="B", k={"creature": "fire-elemental", "at": "f6"}, **people)
    play.state.lasting = (
        Lasting("haste", play.who("B").id),
        Lasting("summon-elemental", play.who("M").id, summoned=(play.who("k").id,)),
    )
    assert not prentice_work(play.game, play.who("k"))
