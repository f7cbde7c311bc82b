"""Combat skills and enchantments: which are in force on each side, and what they look at.  DA-0351 to DA-0359

What the words of powers do is bound to them in the chapter of each stage of a fight: `rolls` before the dice,
`rerolls`, `outcome` and `enchant` after them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from undercroft.content.vocabulary import Effect, Word
from undercroft.crawl.effects import Deeds
from undercroft.crawl.game import FIRST_FOE
from undercroft.kernel.requests import FigureId
from undercroft.systems.darkness.cards.kit import Kit, Owned, Printed, gear_name, owned
from undercroft.systems.darkness.cards.library import gear_cards
from undercroft.systems.darkness.cards.words import Power
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.rolls import ALL, DICE_WORDS, SIDES, TAKING, Dice, Look, dice_thrown, number
from undercroft.systems.darkness.state import ATTACK, DEFENSE, START_HEALTH, Fight, Hero, Side, SideName

G = TypeVar("G")
W = TypeVar("W")
T = TypeVar("T")
P = ParamSpec("P")
R = TypeVar("R")


# which are in force


class Arms(NamedTuple):
    """What one side of a fight brings to it: dice printed on cards, skills in force, enchantments that it may use."""

    printed: tuple[Printed, ...] = ()
    skills: tuple[Owned, ...] = ()
    enchantments: tuple[Owned, ...] = ()


class InForce(NamedTuple):
    """What both sides of a fight bring to it."""

    attack: Arms
    defense: Arms

    @property
    def dice(self) -> Dice:
        """The dice of both sides as things stand, with their reasons.  DA-0095, DA-0096, DA-0358"""
        return dice_thrown(self.attack.printed, self.defense.printed, self.attack.skills, self.defense.skills)


NO_ARMS = Arms()


def in_force(game: Darkness, fight: Fight) -> InForce:
    """What both sides bring to a fight as it stands now; a stage asks once."""
    return InForce(arms(game, fight, fight.attack), arms(game, fight, fight.defense))


def arms(game: Darkness, fight: Fight, side: Side) -> Arms:
    """What one side brings: conditions met and prices paid, in order: hero, class, cards, then what was chosen for this
    fight, then Allies' skills that reach the Zone.  A Pillar brings nothing.

    DA-0277, DA-0282, DA-0285, DA-0359, DA-C40, DA-C41
    """
    bearer = bearer_of(game, side.who)
    if bearer is None:
        return NO_ARMS
    kit = bearer.kit
    if side.name == ATTACK:
        printed, skills, spells = kit.printed[fight.way], kit.attack_skills[fight.way], kit.attack_spells[fight.way]
    else:
        printed, skills, spells = kit.printed["defense"], kit.defense_skills[fight.kind], kit.defense_spells[fight.kind]
    found = [one for one in skills if holds(side, bearer, one)]
    if side.who < FIRST_FOE:
        if side.taken_up or fight.rush:
            found += [one for one in chosen(game, fight, side, bearer) if _serves(one, fight, side.name)]
        if side.name == DEFENSE:
            found += _from_allies(game, fight, game.hero(side.who))
    return Arms(printed, tuple(found), tuple(one for one in spells if holds(side, bearer, one)))


class Bearer(NamedTuple):
    """A Hero or an Enemy with powers, and what their conditions look at."""

    who: FigureId
    kit: Kit
    shadow: bool
    wounds: int


def bearer_of(game: Darkness, who: FigureId) -> Bearer | None:
    """A Hero or an Enemy with its powers; a Pillar has none."""
    if who < FIRST_FOE:
        hero = game.hero(who)
        kit = game.kit(hero)
        return Bearer(who, kit, game.in_shadow(hero.at), START_HEALTH + kit.max_health - hero.health)
    foe = game.foe_or_none(who)
    if foe is None:
        return None
    return Bearer(who, game.foe_kit(foe), game.in_shadow(foe.at), sum(foe.hurt) + foe.boss_hurt)


def meets(power: Power, kit: Kit, shadow: bool, wounds: int) -> bool:
    """Are all conditions of a power met, whatever its price?  DA-0359, DA-C92 to DA-C99"""
    return wounds >= power.wounded and kit.met[shadow].issuperset(power.needs)


def holds(side: Side, bearer: Bearer, one: Owned) -> bool:
    """Are all conditions of a power met, and is its price in blood paid?  DA-C90, DA-C91"""
    power = one.power
    if power.blood and one.key not in side.paid:
        return False
    return not (power.wounded or power.needs) or meets(power, bearer.kit, bearer.shadow, bearer.wounds)


def chosen(game: Darkness, fight: Fight, side: Side, bearer: Bearer) -> list[Owned]:
    """Powers taken up for this fight: of a rush, a signature paid for, a consumable used."""
    found: list[Owned] = []
    kit = bearer.kit
    if side.name == ATTACK and fight.rush:
        rush = kit.charge if fight.rush == "charge" else kit.safe_shot
        found += owned(fight.rush, rush.powers if rush else (), fight.rush)
    for taken in side.taken_up:
        if taken.who != bearer.who:
            continue
        if taken.card:
            found += owned(taken.card, gear_cards()[taken.card].powers, gear_name(taken.card))
        elif kit.signature is not None:
            name = f"darkness-class-{game.hero(bearer.who).klass}.signature"
            found += owned("signature", kit.signature.powers, name)
    return [one for one in found if holds(side, bearer, one)]


def _serves(one: Owned, fight: Fight, side: SideName) -> bool:
    return not one.power.pay and serves(one.power.when, fight, side)


def serves(when: str, fight: Fight, side: SideName) -> bool:
    """Is a power of this combat type of use on this side of this fight?"""
    if side == ATTACK:
        return when == "attack" or when == fight.kind
    return when == "defense" or when == f"{fight.kind}-defense"


def _from_allies(game: Darkness, fight: Fight, hero: Hero) -> list[Owned]:
    """Skills of other Heroes in the Zone that protect Allies too, and their Signatures paid for this fight."""
    found: list[Owned] = []
    side = fight.defense
    for ally in game.heroes_at(hero.at):
        bearer = None if ally.id == hero.id or ally.stunned else bearer_of(game, ally.id)
        if bearer is not None:
            known = (*bearer.kit.defense_skills[fight.kind], *chosen(game, fight, side, bearer))
            found += [
                one for one in known if one.power.allies and _serves(one, fight, DEFENSE) and holds(side, bearer, one)
            ]
    return found


# paying for enchantments


def spells(side: Side, known: tuple[Owned, ...]) -> list[Owned]:
    """The enchantments a side could still pay for, in the order Enemies use them: natural before Equipment.

    Two copies of a card have an Enchantment each; they are one choice, to be used that often.
    DA-0145, DA-0166, DA-0282 to DA-0285
    """
    paying = [one for one in known if affordable(side, one.power.pay)]
    if not paying:
        return []
    copies = Counter(one.key for one in paying)
    each = {one.key: one for one in paying}
    return [one for key, one in each.items() if side.enchanted.count(key) < one.power.repeat * copies[key]]


def affordable(side: Side, pay: str) -> bool:
    """Are there Bams and Diamonds enough left?"""
    return pay.count("B") <= side.shown.bams and pay.count("D") <= side.shown.diamonds


# what they look at


class Watched:
    """How finely one side's dice have to be read: `Look` in the making."""

    __slots__ = (
        "apart",
        "bams",
        "better",
        "blanks",
        "diamonds",
        "either",
        "lost_bams",
        "lost_diamonds",
        "picked",
        "plainer",
        "rolled_again",
        "undersides",
    )

    def __init__(self) -> None:
        self.bams = self.diamonds = self.lost_bams = self.lost_diamonds = self.better = self.plainer = 0
        self.rolled_again = self.either = 0
        self.blanks = self.undersides = self.picked = self.apart = False

    def everything(self) -> None:
        """Every die is looked at."""
        self.bams = self.diamonds = self.either = ALL
        self.blanks = self.undersides = self.apart = True

    def look(self, defaults: bool) -> Look:
        """As many symbols as could be paid with or taken away before; none where none can be paid with."""
        if defaults and self.picked and self.rolled_again == 1 and not self.undersides:
            return Look(ALL, ALL, True, either=ALL, again=True)
        if self.picked:
            self.everything()
        bams = min(ALL, self.bams + self.lost_bams) if self.bams else 0
        diamonds = min(ALL, self.diamonds + self.lost_diamonds) if self.diamonds else 0
        better, plainer, either = (min(ALL, most) for most in (self.better, self.plainer, self.either))
        return Look(bams, diamonds, self.blanks or self.undersides, self.undersides, better, plainer, either)


Watch = dict[SideName, Watched]
"""How finely both sides' dice have to be read."""

Looking = Callable[[Watch, Side, T], None]
"""Notes what a word with this argument looks at when this side uses it."""

LOOKS: dict[str, Looking[Effect[object]] | None] = {}
"""What each word looks at, if at anything; a word that does not say looks at everything."""


class Stage(Deeds[G, W, P, R]):
    """What each word of powers does at one stage of a fight; each says also what it looks at, if at anything."""

    def looking(
        self, *words: Word[T], at: Looking[T] | None
    ) -> Callable[[Callable[Concatenate[G, W, T, P], R]], Callable[Concatenate[G, W, T, P], R]]:
        """Bind what these words do, and what they look at."""
        for word in words:
            LOOKS[word.name] = None if at is None else _of_effect(word, at)
        return self.does(*words)


def _of_effect(word: Word[T], at: Looking[T]) -> Looking[Effect[object]]:
    def watched(watch: Watch, user: Side, effect: Effect[object]) -> None:
        assert word.names(effect)
        at(watch, user, effect.args)

    return watched


REROLLING: set[str] = set()
"""The words that let dice be thrown again."""

AFTER_REROLL: set[str] = set()
"""The words that do something only where dice have been thrown again."""


class Looks(NamedTuple):
    """How both sides' dice are looked at, and whether Hits and Shields matter apart."""

    attack: Look = Look()
    defense: Look = Look()
    apart: bool = False


def looks(known: InForce, fight: Fight, *, defaults: bool) -> Looks:
    """What matters of both sides' dice in this fight from now on: as many symbols as could be paid with or cancelled,
    blanks if they may be rolled again or mended, single dice if they may be turned over or taken away after the roll.

    People choose among all dice; where asks are answered by their `defaults`, less matters.
    """
    watch: Watch = {ATTACK: Watched(), DEFENSE: Watched()}
    skills = [effect for arms_ in known for one in arms_.skills for effect in one.power.do]
    again = any(effect.name in REROLLING for effect in skills)
    for side, arms_ in ((fight.attack, known.attack), (fight.defense, known.defense)):
        for one in arms_.skills:
            for effect in one.power.do:
                done = defaults and effect.name in REROLLING and one.key in side.rerolls
                if not done and (again or effect.name not in AFTER_REROLL):
                    _look(watch, side, effect)
        for one in arms_.enchantments:
            _look_when_paid(watch, side, one.power, defaults=defaults)
    apart = watch[ATTACK].apart or watch[DEFENSE].apart
    return Looks(watch[ATTACK].look(defaults), watch[DEFENSE].look(defaults), apart)


def _look(watch: Watch, user: Side, effect: Effect[object]) -> None:
    if effect.name not in LOOKS:
        watch[ATTACK].everything()
        watch[DEFENSE].everything()
    elif (look := LOOKS[effect.name]) is not None:
        look(watch, user, effect)


def _look_when_paid(watch: Watch, side: Side, power: Power, *, defaults: bool) -> None:
    """An enchantment is paid for, as often as it may be; some take rolled dice away: the best of them, unless a Hero
    chooses among all."""
    watch[side.name].bams += power.pay.count("B") * power.repeat
    watch[side.name].diamonds += power.pay.count("D") * power.repeat
    for effect in power.do:
        if effect.name in TAKING:
            colours = DICE_WORDS[effect.name]
            taken = -number(effect) * power.repeat
            losing = watch[SIDES[colours[0]]]
            losing.apart = True
            losing.lost_bams += taken
            losing.lost_diamonds += taken
            most = ALL if side.who < FIRST_FOE and not defaults else taken
            if len(colours) == 2:
                losing.either += most
            elif colours[0] in ("red", "green"):
                losing.better += most
            else:
                losing.plainer += most
        else:
            for _ in range(power.repeat):
                _look(watch, side, effect)


LOOKS.update(dict.fromkeys(DICE_WORDS))
