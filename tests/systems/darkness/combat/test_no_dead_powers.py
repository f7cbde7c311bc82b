"""No power of any card is dead: each has a fight that comes out otherwise without it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec
import pytest

from systems.darkness.build import DarknessTable, Figure, Loaded, foe, position
from systems.darkness.duel import forget, made, monster, power
from undercroft.kernel.chance import Counters
from undercroft.kernel.dice import Faces
from undercroft.kernel.requests import FigureId, Roll
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import EndHeroTurn, EnemiesPhase, HeroTurn
from undercroft.systems.darkness.cards import kit as kits
from undercroft.systems.darkness.cards.definitions import CLASSES, HEROES, FoeCard, Gear, Skill
from undercroft.systems.darkness.cards.library import foe_cards, gear_cards, library
from undercroft.systems.darkness.cards.words import CHARGE, FLIP_BLANKS, MEND_BLANK, SAFE_SHOT, Power, Whose

TAKEN = ("bleed", "enchant", "reroll", "reroll-die", "mend")
KINDS = ("melee", "ranged", "magic")
LOOKS = ("bam", "diamond", "mixed", "many", "blank")
SHOWN = {
    "bam": {"red": (3,), "yellow": (2,), "green": (3,), "blue": (2,)},
    "diamond": {"red": (4,), "yellow": (5,), "green": (4,), "blue": (4,)},
    "mixed": {"red": (3, 4), "yellow": (2, 1), "green": (3, 4), "blue": (2, 1)},
    "many": {"red": (2,), "yellow": (4,), "green": (2,), "blue": (4,)},
    "blank": {"red": (1,), "yellow": (1,), "green": (1,), "blue": (1,)},
}
"""Faces by colour, die after die."""


class Showing(Loaded):
    """Dice that show one thing for the Attacker, one for the Defender, and one when rolled again."""

    __slots__ = ("after", "looks", "thrown")

    def __init__(self, attack: str, defense: str, after: str) -> None:
        super().__init__()
        self.looks, self.after, self.thrown = (attack, defense), after, 0

    def copy(self) -> Showing:
        twin = Showing(*self.looks, self.after)
        twin.thrown = self.thrown
        return twin

    def throw(self, counters: Counters, roll: Roll) -> Faces:
        counters[roll.stream] += 1
        self.thrown += 1
        again = self.thrown > 1
        looks = (self.after, self.after) if again else self.looks
        return tuple(
            tuple(face(looks[side], die.name, n) for n, die in enumerate(pool)) for side, pool in enumerate(roll.dice)
        )


def face(look: str, colour: str, n: int) -> int:
    """What the n-th die of a side shows."""
    faces = SHOWN[look][colour]
    return faces[n % len(faces)]


class Case(NamedTuple):
    """A power, who bears it, how to take it away, and the attack in which it should tell."""

    name: str
    power: Power
    hero: str
    hands: tuple[str, ...]
    body: str
    pack: tuple[str, ...]
    skills: tuple[str, ...]
    foe: str
    without: Callable[[], None]
    rush: str = ""
    sign: bool = False
    use: str = ""
    kinds: tuple[str, ...] = KINDS


def weapon(need: str = "") -> str:
    """A weapon for every kind of attack that meets a condition."""
    tags = {"mace-or-hammer": ("mace",), "sword": ("sword",)}.get(need, ())
    slot = "two-handed" if need == "two-handed" else "hand"
    return made(slot=slot, melee="ryy", ranged="ryy", magic="ryy", tags=tags)  # type: ignore[arg-type]


def armed(needs: tuple[str, ...]) -> tuple[str, ...]:
    """What to hold so that conditions on equipment are met."""
    found = [weapon(next((need for need in needs if need in ("mace-or-hammer", "sword", "two-handed")), ""))]
    if "dual-wielding" in needs:
        found.append(weapon())
    if "shield" in needs:
        found.append(made(defense="b", tags=("shield",)))
    return tuple(found)


def outfit(needs: tuple[str, ...]) -> str:
    return "" if "no-armor" in needs else made(slot="body", defense="gb", tags=("armor",))


OGRE = (power("defense", "B", repeat=6, shields=1), power("defense", "D", repeat=6, shields=1))
BRUTE = (power("attack", "B", repeat=6, hits=1), power("attack", "D", repeat=6, hits=1))


def enemy_card(kind: str) -> str:
    """A Mob that fights in one way and spends every symbol in attack and defense."""
    return monster(*OGRE, *BRUTE, role="mob", health=3, minions=2, defense="gb", **{kind: "ryy"})  # type: ignore[arg-type]


def replaced(cards: dict[str, object], id: str, card: object) -> Callable[[], None]:
    def put() -> None:
        cards[id] = card

    return put


def less(powers: tuple[Power, ...], n: int) -> tuple[Power, ...]:
    return powers[:n] + powers[n + 1 :]


def gear_cases() -> Iterator[Case]:
    box: dict[str, object] = gear_cards()  # type: ignore[assignment]
    for id, card in list(gear_cards().items()):
        kinds = tuple(kind for kind in KINDS if getattr(card, kind)) or KINDS
        for n, one in enumerate(card.powers):
            without = replaced(box, id, msgspec.structs.replace(card, powers=less(card.powers, n)))
            yield _wearing(card, one, f"{id}/{n}", without, kinds, use=id if card.consumable else "")
        for word in (CHARGE, SAFE_SHOT):
            for rush in word.of(card.gives):
                for n, one in enumerate(rush.powers):
                    bare = [
                        effect
                        if effect.name != word.name
                        else msgspec.structs.replace(
                            effect, args=msgspec.structs.replace(rush, powers=less(rush.powers, n))
                        )
                        for effect in card.gives
                    ]
                    gives = type(card.gives)(bare)
                    without = replaced(box, id, msgspec.structs.replace(card, gives=gives))
                    yield _wearing(card, one, f"{id}/{word.name}/{n}", without, kinds, rush=word.name)


def _wearing(
    card: Gear,
    one: Power,
    name: str,
    without: Callable[[], None],
    kinds: tuple[str, ...],
    *,
    use: str = "",
    rush: str = "",
) -> Case:
    hands: tuple[str, ...] = ()
    if card.slot == "two-handed":
        hands = (card.id,)
    elif card.slot == "hand":
        hands = (card.id, weapon()) if kinds == KINDS or "dual-wielding" in one.needs else (card.id,)
    else:
        hands = armed(one.needs)
    body = card.id if card.slot == "body" else outfit(one.needs)
    pack = (card.id,) if card.slot == "none" else ()
    return Case(name, one, "elias", hands, body, pack, (), "", without, rush, False, use, kinds)


def hero_cases() -> Iterator[Case]:
    people: dict[str, object] = library().entries["heroes"]  # type: ignore[assignment]
    for id, card in list(library()[HEROES].items()):
        for part in ("shadow", "special"):
            skill: Skill = getattr(card, part)
            for n, one in enumerate(skill.powers):
                bare = msgspec.structs.replace(skill, powers=less(skill.powers, n))
                without = replaced(people, id, msgspec.structs.replace(card, **{part: bare}))
                hero = f"{id}:shadow-barbarian"
                yield Case(f"{id}.{part}/{n}", one, hero, armed(one.needs), outfit(one.needs), (), (), "", without)


def class_cases() -> Iterator[Case]:
    sheets: dict[str, object] = library().entries["classes"]  # type: ignore[assignment]
    for id, sheet in list(library()[CLASSES].items()):
        hero = f"elias:{id}"
        for part in ("signature", "free"):
            skill: Skill = getattr(sheet, part)
            for n, one in enumerate(skill.powers):
                bare = msgspec.structs.replace(skill, powers=less(skill.powers, n))
                without = replaced(sheets, id, msgspec.structs.replace(sheet, **{part: bare}))
                worn = (armed(one.needs), outfit(one.needs))
                yield Case(f"{id}.{part}/{n}", one, hero, *worn, (), (), "", without, sign=part == "signature")
        for line, steps in sheet.lines.items():
            for k, step in enumerate(steps):
                skills = (line,) * (k + 1)
                for n, one in enumerate(step.powers):
                    changed = (*steps[:k], msgspec.structs.replace(step, powers=less(step.powers, n)), *steps[k + 1 :])
                    lines = {**sheet.lines, line: changed}
                    without = replaced(sheets, id, msgspec.structs.replace(sheet, lines=lines))
                    hands = armed(one.needs)
                    yield Case(
                        f"{id}.{line}.{k}/{n}", one, hero, hands, outfit(one.needs), _again(one), skills, "", without
                    )


def _again(one: Power) -> tuple[str, ...]:
    """Something by which dice are rolled again, for what comes in only after that."""
    after = MEND_BLANK.of(one.do) or FLIP_BLANKS.of(one.do)
    return (made(power("attack", reroll_blanks=Whose.ATTACK), slot="none"),) if after else ()


def foe_cases() -> Iterator[Case]:
    cards: dict[str, object] = foe_cards()  # type: ignore[assignment]
    for id, card in list(foe_cards().items()):
        for n, one in enumerate(card.powers):
            without = replaced(cards, id, msgspec.structs.replace(card, powers=less(card.powers, n)))
            yield Case(
                f"{id}/{n}", one, "elias", armed(()), outfit(()), (_charm(),), (), id, without, kinds=_kinds(card)
            )


def _charm() -> str:
    """A Hero's own enchantments, so that symbols taken away are missed."""
    return made(*BRUTE, *OGRE, slot="none")


def _kinds(card: FoeCard) -> tuple[str, ...]:
    return tuple(kind for kind in KINDS if getattr(card, kind))


# the fights


def staged(case: Case, kind: str) -> DarknessTable:
    """The bearer of a power and an Enemy, where its conditions are met; the Hero is about to act."""
    dark = "shadow" in case.power.needs
    here, beside = ("d1", "c1") if dark else ("a1", "b1")
    bearer_is_foe = bool(case.foe)
    there = here if kind == "melee" else beside
    hero_at, foe_at = (there, here) if bearer_is_foe else (here, there)
    if case.rush:
        hero_at, foe_at = ("a1", "b1") if case.rush == "charge" else ("a1", "c1")
    person = Figure(
        case.hero,
        hero_at,
        {"hands": case.hands, "body": case.body, "pack": case.pack, "skills": case.skills, "health": 2, "xp": 5},
    )
    card = case.foe or enemy_card(kind)
    mob = foe_cards()[card].role == "mob"
    hurt: dict[str, object] = {"hurt": (1,)} if mob and foe_cards()[card].health > 1 else {"boss_hurt": 1}
    others = foe(enemy_card(kind), foe_at, stunned=True, asleep=True)
    attacks = case.power.when.endswith("defense") == bearer_is_foe
    return position(
        heroes=[person, Figure("whisper" if case.hero.startswith("owen") else "owen", hero_at, {"body": "", "xp": 0})],
        foes=[foe(card, foe_at, **hurt), others],
        do=(HeroTurn(FigureId(1)), EndHeroTurn(FigureId(1))) if attacks else (HeroTurn(FigureId(1)), EnemiesPhase()),
        level=5,
    )


def outcome(case: Case, table: DarknessTable, kind: str, attack: str, defense: str) -> bytes:
    """What a fight comes to, everything being used that can be."""
    twin = table.fork()
    twin.game.chance = Showing(attack, defense, "blank" if case.skills and case.pack else "many")
    attacks = case.power.when.endswith("defense") == bool(case.foe)
    target = twin.state.foes[0].id
    walked = 0
    begun = False
    for _ in range(60):
        ask = twin.ask
        if ask is None or (begun and ask.prompt == "hero-action"):
            break
        walked += ask.prompt == "walk"
        option = ask.options[ask.default]
        if ask.prompt == "hero-action":
            begun = True
            option = next(one for one in ask.options if one.act == "end")
            if attacks:
                zone = twin.game.chart.zone("b1")
                wanted = [one for one in ask.options if one.act == case.rush and one.at == zone] if case.rush else []
                wanted = wanted or [one for one in ask.options if one.act == kind and one.who == target]
                option = wanted[0]
        elif ask.prompt == "rush-target":
            option = next(one for one in ask.options if one.who == target)
        elif ask.prompt.startswith("before-"):
            acts = ("bleed",) + ("sign",) * case.sign + ("use",) * bool(case.use)
            option = next((one for one in ask.options if one.act in acts), option)
        elif ask.prompt == "fend-off":
            option = next(one for one in ask.options if one.act == "decline")
        else:
            option = next((one for one in ask.options if one.act in TAKEN), option)
        twin.choose(option)
    fight = twin.state.fight
    assert fight is not None, case.name
    rolled = [(side.better, side.plainer, side.shown, fight.dealt) for side in (fight.attack, fight.defense)]
    heroes = [msgspec.structs.replace(one, xp=0 if case.sign else one.xp, pack=()) for one in twin.state.heroes]
    return msgspec.msgpack.encode((rolled, heroes, twin.state.foes, walked))


def tells(case: Case) -> bool:
    """Is there a fight that comes out otherwise without the power?"""
    type_ = case.power.when.removesuffix("-defense")
    kinds = [kind for kind in case.kinds if type_ in ("attack", "defense", kind)]
    if case.power.when.endswith("defense"):
        kinds = [type_] if type_ in KINDS else list(KINDS)
    if case.rush:
        kinds = ["melee" if case.rush == "charge" else "ranged"]
    for kind in kinds:
        _clear()
        table = staged(case, kind)
        looks = [(attack, defense) for attack in LOOKS for defense in LOOKS]
        having = [outcome(case, table, kind, *look) for look in looks]
        before = (dict(gear_cards()), dict(foe_cards()), *(dict(library().entries[x]) for x in ("heroes", "classes")))
        try:
            case.without()
            _clear()
            if any(outcome(case, table, kind, *look) != had for look, had in zip(looks, having)):
                return True
        finally:
            for cards, old in zip((gear_cards(), foe_cards(), *_entries()), before):
                cards.update(old)
            _clear()
    return False


def _entries() -> tuple[dict[str, object], ...]:
    return tuple(library().entries[name] for name in ("heroes", "classes"))  # type: ignore[misc]


def _clear() -> None:
    for cached in (kits.hero_kit, kits._assembled, kits.foe_kit):
        cached.cache_clear()


@rule("DA-0132", "DA-0355", "DA-G71")
@pytest.mark.parametrize("cases", [gear_cases, hero_cases, class_cases, foe_cases])
def test_every_power_of_every_card_changes_some_fight(cases: Callable[[], Iterator[Case]]) -> None:
    try:
        assert [case.name for case in cases() if not tells(case)] == []
    finally:
        forget()
        _clear()
