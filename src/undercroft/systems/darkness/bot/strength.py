"""How strong somebody is: the Wounds an attack deals on average, and what dice, skills and cards add to it.

These are a player's estimates, worked out from the open cards; the dice themselves decide.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from undercroft.content.vocabulary import Effect
from undercroft.systems.darkness.cards.kit import KINDS, Kit, Owned, Printed
from undercroft.systems.darkness.combat.throws import dice_thrown
from undercroft.systems.darkness.rolls import DICE

Chances = tuple[float, ...]

USUAL_ATTACK = ((0, 2), (0, 2), (1, 1), (1, 2), (2, 1), (2, 2))
"""Red and yellow dice of an ordinary Enemy, by Level (index 0 is not used)."""

USUAL_DEFENSE = ((0, 1), (0, 1), (0, 2), (0, 2), (1, 1), (1, 1))
"""Green and blue dice of an ordinary Enemy, by Level."""


@lru_cache(maxsize=1024)
def _chances(strong: str, plain: str, many: int, few: int) -> Chances:
    """How likely each number of Hits or Shields is, on so many dice of two colours."""
    chances = [1.0]
    for name in (strong,) * many + (plain,) * few:
        faces = [sum(symbol in ("hit", "shield") for symbol in face) for face in DICE[name].symbols]
        grown = [0.0] * (len(chances) + max(faces))
        for value, chance in enumerate(chances):
            for face in faces:
                grown[value + face] += chance / len(faces)
        chances = grown
    return tuple(chances)


@lru_cache(maxsize=65536)
def wounds(red: int, yellow: int, green: int, blue: int, more: int = 0) -> float:
    """The Wounds an attack deals on average: Hits (and `more` of them) minus Shields, never below none."""
    hits = _chances("red", "yellow", red, yellow)
    shields = _chances("green", "blue", green, blue)
    return sum(
        chance * other * (hit + more - shield)
        for hit, chance in enumerate(hits)
        for shield, other in enumerate(shields)
        if hit + more > shield
    )


_ATTACK_WORTH = {
    "hits": 0.8,
    "wounds": 1.0,
    "defender-shields": -0.5,
    "defender-dice": -0.6,
    "defender-green": -0.5,
    "defender-blue": -0.3,
    "sweep": 0.5,
    "drain": 0.5,
}
_DEFENSE_WORTH = {
    "shields": 0.7,
    "attacker-hits": -0.7,
    "attacker-dice": -0.7,
    "attacker-red": -0.8,
    "attacker-yellow": -0.5,
}
_FLAG_WORTH = {
    "stun": 1.0,
    "kill": 2.0,
    "strike-boss": 0.3,
    "double-hits": 1.5,
    "defender-no-dice": 0.7,
    "cancel": 0.25,
    "reroll-blanks": 0.3,
    "reroll": 0.15,
    "mend-blank": 0.2,
    "flip-blanks": 0.3,
    "if-no-wound": 0.3,
    "step-after": 0.1,
    "trophy": 0.3,
}


def worth_of(effects: Iterable[Effect[object]], *, attack: bool) -> float:
    """What the effects of a power are worth in Wounds dealt or spared."""
    table = _ATTACK_WORTH if attack else _DEFENSE_WORTH
    total = 0.0
    for effect in effects:
        if effect.name in table and isinstance(effect.args, int):
            total += table[effect.name] * effect.args
        else:
            total += _FLAG_WORTH.get(effect.name, 0.0)
    return total


def in_force(owned: Owned, kit: Kit, shadow: bool, hurt: int) -> bool:
    """Are the conditions of a power met, as far as can be foreseen?  Prices in blood count as not paid."""
    for need in owned.power.needs:
        word, _, number = need.partition(":")
        if word == "shadow":
            met = shadow
        elif word == "wounded":
            met = hurt >= int(number)
        else:
            met = word in kit.met
        if not met:
            return False
    return True


OWN = ("red", "yellow", "green", "blue", "attack-dice", "defense-dice")
OTHERS = ("attacker-red", "attacker-yellow", "attacker-dice", "defender-green", "defender-blue", "defender-dice")
COUNTED = frozenset((*OWN, *OTHERS, "defender-no-dice"))
"""Words about dice before a roll, which the count of the dice knows."""


class _Pool:
    """What skills and enchantments add to the dice of one side, which are counted already."""

    def __init__(self, strong: int, plain: int) -> None:
        self.strong, self.plain = strong, plain
        self.flat = self.bams = self.diamonds = 0
        self.extra = 0.0

    def add(self, effect: Effect[object], flat: str, table: dict[str, float]) -> None:
        number = effect.args if isinstance(effect.args, int) else 0
        if effect.name in COUNTED:
            return
        if effect.name == flat:
            self.flat += number
        elif effect.name == "bams":
            self.bams += number
        elif effect.name == "diamonds":
            self.diamonds += number
        elif effect.name in table:
            self.extra += table[effect.name] * number
        else:
            self.extra += _FLAG_WORTH.get(effect.name, 0.0)

    def spend(self, spells: list[Owned], *, attack: bool) -> None:
        """Enchantments, the best first, as far as the symbols one may expect reach."""
        bams = self.bams + (self.strong + self.plain) / 6
        diamonds = self.diamonds + self.strong / 6
        rated = sorted(((worth_of(one.power.do, attack=attack), n) for n, one in enumerate(spells)), reverse=True)
        for worth, n in rated:
            power = spells[n].power
            for _ in range(power.repeat):
                need_b, need_d = power.pay.count("B"), power.pay.count("D")
                likely = min(1.0, bams / need_b if need_b else 1.0, diamonds / need_d if need_d else 1.0)
                self.extra += likely * max(0.0, worth)
                bams -= likely * need_b
                diamonds -= likely * need_d


def _plain(strong: int, plain: int) -> tuple[Printed, ...]:
    return (Printed("", strong, plain),)


@lru_cache(maxsize=65536)
def attack_strength(kit: Kit, kind: str, shadow: bool, hurt: int, green: int, blue: int) -> float:
    """The Wounds an attack of this kind deals on average against so many Defense dice."""
    if kit.dice[kind] == (0, 0):
        return 0.0
    skills = [owned for owned in kit.attack_skills[kind] if in_force(owned, kit, shadow, hurt)]
    dice = dice_thrown(kit.printed[kind], _plain(green, blue), skills, ()).totals()
    pool = _Pool(dice[0], dice[1])
    for owned in skills:
        for effect in owned.power.do:
            pool.add(effect, "hits", _ATTACK_WORTH)
    pool.spend([one for one in kit.attack_spells[kind] if in_force(one, kit, shadow, hurt)], attack=True)
    return wounds(*dice, pool.flat) + pool.extra


@lru_cache(maxsize=65536)
def wounds_suffered(kit: Kit, kind: str, shadow: bool, hurt: int, red: int, yellow: int) -> float:
    """The Wounds such an attack deals to somebody with this kit, on average."""
    skills = [owned for owned in kit.defense_skills[kind] if in_force(owned, kit, shadow, hurt)]
    dice = dice_thrown(_plain(red, yellow), kit.printed["defense"], (), skills).totals()
    pool = _Pool(dice[2], dice[3])
    for owned in skills:
        for effect in owned.power.do:
            pool.add(effect, "shields", _DEFENSE_WORTH)
    pool.spend([one for one in kit.defense_spells[kind] if in_force(one, kit, shadow, hurt)], attack=False)
    suffered = max(0.1, wounds(*dice, -pool.flat) - pool.extra)
    return suffered * 0.6 if kit.halves else suffered


def strength_against(kit: Kit, defense: tuple[int, int]) -> float:
    """The Wounds of the best attack a kit allows against so many green and blue dice."""
    return max(attack_strength(kit, kind, False, 1, *defense) for kind in KINDS)


FROM_AFAR = {True: 1.3, False: 1.1}
"""How much more a blow from afar is worth, to whom nobody can hold and to others."""

UNARMED, HELD = 4.0, 0.8
"""Whoever cannot strike is of little use, however well armoured; whoever can be held needs something for the hand."""


@lru_cache(maxsize=65536)
def might(kit: Kit, level: int) -> float:
    """One number for how good a kit is at a Level: dealing Wounds, not suffering them, and the lasting gifts."""
    red, yellow = USUAL_ATTACK[level]
    green, blue = USUAL_DEFENSE[level]
    blows = []
    for kind in KINDS:
        plain = attack_strength(kit, kind, False, 1, green, blue)
        dark = attack_strength(kit, kind, True, 1, green, blue)
        worth = 1.0 if kind == "melee" else FROM_AFAR[kit.slippery]
        blows.append(worth * (0.55 * plain + 0.45 * dark))
    helpless = HELD if blows[0] < 0.2 and not (kit.slippery or kit.spell_blade) else 0.0
    blows.sort(reverse=True)
    suffered = sum(
        share * wounds_suffered(kit, kind, dark, 1, red, yellow)
        for kind, share in (("melee", 0.6), ("ranged", 0.2), ("magic", 0.2))
        for dark in (False, True)
    )
    unarmed = UNARMED if blows[0] < 0.2 else 0.0
    return 1.6 * blows[0] + 0.2 * blows[1] - 0.55 * suffered + _gifts(kit, blows[0]) - unarmed - helpless


def _gifts(kit: Kit, blow: float) -> float:
    flags = 0.4 * kit.slippery + 0.5 * kit.command + 0.1 * kit.wards + 0.1 * kit.taunt
    numbers = 0.9 * kit.regeneration + 0.15 * kit.payback + 0.3 * kit.movement + 0.12 * kit.teleport
    rushes = 0.35 * blow * (kit.charge is not None) + 0.3 * blow * (kit.safe_shot is not None)
    more = sum(0.33 * blow * extra.n for extra in kit.actions)
    return flags + numbers + rushes + more + 0.15 * kit.reach + 0.25 * kit.max_health
