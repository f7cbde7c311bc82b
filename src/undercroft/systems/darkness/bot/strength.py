"""How strong a Hero or an Enemy is: the Wounds an attack deals on average, and what dice, skills and cards add to it.

These are a player's estimates, worked out from the open cards; the dice themselves decide.
"""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.content.vocabulary import Effect, Word
from undercroft.kernel.remembering import remembered
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.kit import KINDS, Kit, Owned, Printed
from undercroft.systems.darkness.cards.words import COMBAT, NO_WORTH
from undercroft.systems.darkness.combat.powers import meets
from undercroft.systems.darkness.rolls import COUNTED, SHOWN, Colour, dice_count

Chances = tuple[float, ...]

USUAL_ATTACK = ((0, 2), (0, 2), (1, 1), (1, 2), (2, 1), (2, 2))
"""Red and yellow dice of an ordinary Enemy, by Level (index 0 is not used)."""

USUAL_DEFENSE = ((0, 1), (0, 1), (0, 2), (0, 2), (1, 1), (1, 1))
"""Green and blue dice of an ordinary Enemy, by Level."""


@remembered(1024)
def _chances(strong: Colour, plain: Colour, many: int, few: int) -> Chances:
    """How likely each number of Hits or Shields is, on so many dice of two colours."""
    chances = [1.0]
    for name in (strong,) * many + (plain,) * few:
        faces = [shown.value for shown in SHOWN[name]]
        grown = [0.0] * (len(chances) + max(faces))
        for value, chance in enumerate(chances):
            for face in faces:
                grown[value + face] += chance / len(faces)
        chances = grown
    return tuple(chances)


@remembered(65536)
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


def worth_of(effects: Iterable[Effect[object]], *, attack: bool) -> float:
    """What the effects of a power are worth in Wounds dealt or spared."""
    total = 0.0
    for effect in effects:
        total += _worth(effect, attack)
    return total


def _worth(effect: Effect[object], attack: bool) -> float:
    """The worth of one effect, as its word states it."""
    worth = COMBAT.get(effect.name, NO_WORTH)
    each = worth.attack if attack else worth.defense
    return each * effect.args if each and isinstance(effect.args, int) else worth.flat


def in_force(one: Owned, kit: Kit, shadow: bool, hurt: int) -> bool:
    """Are the conditions of a power met, as far as can be foreseen?  Prices in blood count as not paid."""
    return not one.power.blood and meets(one.power, kit, shadow, hurt)


class _Pool:
    """What skills and enchantments add to the dice of one side, which are counted already."""

    def __init__(self, strong: int, plain: int) -> None:
        self.strong, self.plain = strong, plain
        self.flat = self.bams = self.diamonds = 0
        self.extra = 0.0

    def add(self, effect: Effect[object], flat: Word[int], attack: bool) -> None:
        if effect.name in COUNTED:
            return
        if flat.names(effect):
            self.flat += effect.args
        elif words.BAMS.names(effect):
            self.bams += effect.args
        elif words.DIAMONDS.names(effect):
            self.diamonds += effect.args
        else:
            self.extra += _worth(effect, attack)

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


@remembered(65536)
def attack_strength(kit: Kit, kind: str, shadow: bool, hurt: int, green: int, blue: int) -> float:
    """The Wounds an attack of this kind deals on average against so many Defense dice."""
    if kit.dice[kind] == (0, 0):
        return 0.0
    skills = [owned for owned in kit.attack_skills[kind] if in_force(owned, kit, shadow, hurt)]
    dice = dice_count(kit.printed[kind], _plain(green, blue), skills, ())
    pool = _Pool(dice[0], dice[1])
    for owned in skills:
        for effect in owned.power.do:
            pool.add(effect, words.HITS, True)
    pool.spend([one for one in kit.attack_spells[kind] if in_force(one, kit, shadow, hurt)], attack=True)
    return wounds(*dice, pool.flat) + pool.extra


@remembered(65536)
def wounds_suffered(kit: Kit, kind: str, shadow: bool, hurt: int, red: int, yellow: int) -> float:
    """The Wounds such an attack deals on average to the bearer of this kit."""
    skills = [owned for owned in kit.defense_skills[kind] if in_force(owned, kit, shadow, hurt)]
    dice = dice_count(_plain(red, yellow), kit.printed["defense"], (), skills)
    pool = _Pool(dice[2], dice[3])
    for owned in skills:
        for effect in owned.power.do:
            pool.add(effect, words.SHIELDS, False)
    pool.spend([one for one in kit.defense_spells[kind] if in_force(one, kit, shadow, hurt)], attack=False)
    suffered = max(0.1, wounds(*dice, -pool.flat) - pool.extra)
    return suffered * 0.6 if kit.halves else suffered


def strength_against(kit: Kit, defense: tuple[int, int]) -> float:
    """The Wounds of the best attack a kit allows against so many green and blue dice."""
    return max(attack_strength(kit, kind, False, 1, *defense) for kind in KINDS)


FROM_AFAR = {True: 1.3, False: 1.1}
"""How much more a blow from afar is worth: to a Hero whom nobody can hold, and to any other."""

UNARMED, HELD = 4.0, 0.8
"""A Hero who cannot strike is of little use, however well armoured; one who can be held needs a weapon for Melee."""


@remembered(65536)
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
