"""A combat from declaration to aftermath: dice, enchantments, wounds.  DA-0271 to DA-0300

An attack is several steps with the fight in the state, so that anything that comes in between may change it.
"""

from __future__ import annotations

from undercroft.crawl.game import FIRST_FOE
from undercroft.crawl.steps import step
from undercroft.crawl.things import without
from undercroft.kernel.dice import Pool, Reading
from undercroft.kernel.events import Began, Changed, Summed
from undercroft.kernel.requests import DONE, Ask, FigureId, Option, Roll, Script
from undercroft.systems.darkness import status
from undercroft.systems.darkness.agenda import Aftermath, Enchant, Prepare, Reroll, Throw, Wound
from undercroft.systems.darkness.cards.kit import Owned
from undercroft.systems.darkness.cards.library import gear_cards
from undercroft.systems.darkness.combat.outcome import skills_work
from undercroft.systems.darkness.combat.powers import (
    REROLLING,
    Bearer,
    InForce,
    bearer_of,
    in_force,
    looks,
    meets,
    serves,
)
from undercroft.systems.darkness.combat.rerolls import following
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.rolls import SIDES, Look, Shown, pools, results
from undercroft.systems.darkness.state import ATTACK, DEFENSE, Fight, Hero, Side, TakenUp


def declared(attacker: FigureId, defender: FigureId, kind: str, at: int, *, way: str = "", rush: str = "") -> Fight:
    """An attack on a target in a Zone, before anything has been taken up for it.  DA-0242, DA-0271"""
    return Fight(
        attack=Side(name=ATTACK, who=attacker),
        defense=Side(name=DEFENSE, who=defender),
        kind=kind,
        way=way or kind,
        at=at,
        rush=rush,
    )


def attack(
    game: Darkness, attacker: FigureId, defender: FigureId, kind: str, at: int, *, counter: bool = False
) -> None:
    """An Enemy's attack.  DA-0230, DA-0242 to DA-0245"""
    fight = declared(attacker, defender, kind, at)
    fight.counter = counter
    begin(game, fight)


def begin(game: Darkness, fight: Fight) -> None:
    """Declare an attack; it is resolved by the steps now put on the agenda.  DA-0271"""
    game.state.fight = fight
    game.tell(Began, f"{fight.kind}-attack", 0, fight.attack.who)
    game.push(Prepare(), Throw(), Wound(), Aftermath())


# before the dice


@step(Prepare, attack=True)
def prepare(game: Darkness, entry: Prepare) -> Script[None]:
    """Before the dice: a Bulwark may step in, Heroes take up what they want to use, then the dice are counted."""
    fight = game.state.fight
    assert fight is not None
    if fight.defense.who < FIRST_FOE:
        yield from _bulwark(game, fight)
        yield from _take_up(game, fight, fight.defense)
        yield from _bodyguards(game, fight, game.hero(fight.defense.who))
    if fight.attack.who < FIRST_FOE:
        yield from _take_up(game, fight, fight.attack)
    dice = in_force(game, fight).dice
    fight.attack.better, fight.attack.plainer = dice.red.total, dice.yellow.total
    fight.defense.better, fight.defense.plainer = dice.green.total, dice.blue.total
    if game.listening:
        for colour, side in SIDES.items():
            tally = dice.of(colour)
            if tally.terms:
                who = fight.attack.who if side == ATTACK else fight.defense.who
                game.tell(Summed, f"{colour}-dice", who, tally.total, tally.frozen())


def _bulwark(game: Darkness, fight: Fight) -> Script[None]:
    """A Hero with Bulwark may draw an attack on an Ally in its Zone upon itself, once a Round."""
    target = game.hero(fight.defense.who)
    for ally in game.heroes_at(target.at):
        if ally.id != target.id and not ally.guarded and not ally.stunned and game.kit(ally).wards:
            options = (Option("decline"), Option("step-in", target.id))
            option: Option = yield Ask("bulwark", ally.seat, options, who=ally.id)
            if option.act == "step-in":
                ally.guarded = True
                fight.defense.who = ally.id
                game.tell(Changed, "bulwark", ally.id)
                return


def _bodyguards(game: Darkness, fight: Fight, hero: Hero) -> Script[None]:
    """Heroes in the Zone whose Signature protects Allies may pay for it now."""
    for ally in game.heroes_at(hero.at):
        if ally.id == hero.id or ally.stunned or not can_sign(game, ally):
            continue
        signature = game.kit(ally).signature
        if signature and any(power.allies and serves(power.when, fight, DEFENSE) for power in signature.powers):
            option: Option = yield Ask("bodyguard", ally.seat, (Option("decline"), Option("sign")), who=ally.id)
            if option.act == "sign":
                sign(game, ally)
                fight.defense.taken_up += (TakenUp(ally.id),)


def _take_up(game: Darkness, fight: Fight, side: Side) -> Script[None]:
    """Signatures, consumables and skills with a price are chosen before the dice."""
    while options := take_up_options(game, fight, side):
        hero = game.hero(side.who)
        option: Option = yield Ask(f"before-{side.name}", hero.seat, (DONE, *options), who=hero.id)
        if option.act == "done":
            return
        _pay_price(game, side, hero, option)


def take_up_options(game: Darkness, fight: Fight, side: Side) -> list[Option]:
    """What a Hero may still take up for this fight."""
    hero = game.hero(side.who)
    kit = game.kit(hero)
    options: list[Option] = []
    signature = kit.signature
    if signature and can_sign(game, hero) and any(serves(power.when, fight, side.name) for power in signature.powers):
        options.append(Option("sign"))
    for card in dict.fromkeys(kit.items):
        gear = gear_cards()[card]
        if gear.consumable and any(serves(power.when, fight, side.name) for power in gear.powers):
            options.append(Option("use", what=card))
    known = kit.attack_skills[fight.way] if side.name == ATTACK else kit.defense_skills[fight.kind]
    priced = {one.key: one for one in known if one.power.blood and one.key not in side.paid}
    if priced:
        bearer = bearer_of(game, hero.id)
        assert bearer is not None
        for one in priced.values():
            options += _price(game, hero, bearer, one)
    return options


def _price(game: Darkness, hero: Hero, bearer: Bearer, one: Owned) -> list[Option]:
    """A skill bought with Wounds: the Hero's own (Bloodlust) or an Ally's in sight as well (Blood Tribute); nobody may
    be dropped to 0 by it.  DA-C90, DA-C91, DA-G69"""
    power = one.power
    if not meets(power, bearer.kit, bearer.shadow, bearer.wounds):
        return []
    payers = [hero]
    if power.tribute:
        seen = game.view.sight[hero.at]
        payers += [ally for ally in game.living() if ally.id != hero.id and seen >> ally.at & 1]
    return [
        Option("bleed", payer.id, what=one.key, n=power.blood, seats=(payer.seat,))
        for payer in payers
        if payer.health > power.blood
    ]


def _pay_price(game: Darkness, side: Side, hero: Hero, option: Option) -> None:
    if option.act == "sign":
        sign(game, hero)
        side.taken_up += (TakenUp(hero.id),)
    elif option.act == "use":
        side.taken_up += (TakenUp(hero.id, option.what),)
        hero.pack = without(hero.pack, option.what)
        status.discard_gear(game, option.what)
        game.tell(Changed, "used", hero.id, detail=option.what)
    else:
        side.paid += (option.what,)
        status.hurt(game, game.hero(option.who), option.n, hero.id, "bloodlust")


def can_sign(game: Darkness, hero: Hero) -> bool:
    """A Signature costs 1 XP (or 1 Micro-XP in Story Mode) and is used once per Activation.

    DA-0222, DA-0223, DA-0317, DA-G54, DA-G55
    """
    return not hero.signed and (hero.gratis or hero.xp > 0 or (game.story and hero.micro > 0))


def sign(game: Darkness, hero: Hero) -> None:
    """Pay for the Signature."""
    hero.signed = True
    if hero.gratis:
        hero.gratis = False
    elif game.story and hero.micro:
        hero.micro -= 1
    else:
        hero.xp -= 1
    game.tell(Changed, "signature", hero.id, now=hero.xp, rules=("DA-0222",))


# the dice


@step(Throw, attack=True)
def throw(game: Darkness, entry: Throw) -> Script[None]:
    """Both sides' dice in a single roll; then what skills add, and the windows that will be needed.

    DA-0272, DA-0280, DA-0354
    """
    fight = game.state.fight
    assert fight is not None
    attack, defense = fight.attack, fight.defense
    known = game.once("in force", lambda: in_force(game, fight))
    dice = pools(attack.better, attack.plainer, defense.better, defense.plainer)
    reads, coarse = game.once("readings", lambda: _readings(fight, known, dice))
    thrown = yield Roll(dice, reads, game.thrower(fight), attack.who, f"{fight.kind}-attack", coarse=coarse)
    attack.shown, attack.better_faces, attack.plainer_faces, _ = thrown[0]
    defense.shown, defense.better_faces, defense.plainer_faces, _ = thrown[1]
    game.push(*_windows(fight, known))


Readings = tuple[Reading[tuple[Shown, Shown]], Reading[tuple[Shown, Shown]]]


def _readings(fight: Fight, known: InForce, dice: tuple[Pool, Pool]) -> Readings:
    """How the throw is read by people, and how by odds; without powers nothing but Hits and Shields matters."""
    if not any(arms.skills or arms.enchantments for arms in known):
        return results(dice, PLAIN, PLAIN), results(dice, PLAIN, PLAIN, False)
    people, usual = (looks(known, fight, defaults=defaults) for defaults in (False, True))
    return results(dice, people.attack, people.defense), results(dice, *usual)


PLAIN = Look()


def _windows(fight: Fight, known: InForce) -> list[Reroll | Enchant]:
    """What will follow the throw: re-rolls of either side, then what skills and enchantments do.  Where no dice can be
    rolled again skills do it at once."""
    skills = (*known.defense.skills, *known.attack.skills)
    again = any(effect.name in REROLLING for one in skills for effect in one.power.do)
    if not again:
        skills_work(fight, known)
        if not (known.defense.enchantments or known.attack.enchantments):
            return []
    return [*(following(known) if again else ()), Enchant(side=DEFENSE), Enchant(side=ATTACK)]
