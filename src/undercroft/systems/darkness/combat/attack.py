"""A combat from declaration to aftermath: dice, enchantments, wounds.  DA-0271 to DA-0300

An attack is several steps with the fight in the state, so that whoever comes in between may change it.
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.crawl.things import without
from undercroft.kernel.events import Began, Changed, Summed
from undercroft.kernel.requests import DONE, NOBODY, Ask, FigureId, Option, Roll, Script
from undercroft.systems.darkness import status
from undercroft.systems.darkness.agenda import Aftermath, Enchant, Prepare, Reroll, Throw, Wound
from undercroft.systems.darkness.cards.kit import Owned
from undercroft.systems.darkness.cards.library import gear_cards
from undercroft.systems.darkness.combat.powers import (
    ATTACK,
    DEFENSE,
    PRICES,
    SIDES,
    condition,
    dice_of,
    enchantments,
    serves,
    skills,
    the_fight,
    user_of,
    way,
)
from undercroft.systems.darkness.combat.rerolls import looks, rerolls
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.rolls import pools, results
from undercroft.systems.darkness.state import Fight, Hero


def attack(
    game: Darkness, attacker: FigureId, defender: FigureId, kind: str, at: int, *, counter: bool = False
) -> None:
    """An Enemy's attack.  DA-0242 to DA-0245"""
    begin(game, Fight(attacker=attacker, defender=defender, kind=kind, at=at, counter=counter))


def begin(game: Darkness, fight: Fight) -> None:
    """Declare an attack; it is resolved by the steps now put on the agenda.  DA-0271"""
    game.state.fight = fight
    game.tell(Began, f"{fight.kind}-attack", 0, fight.attacker)
    game.push(Prepare(), Throw(), Wound(), Aftermath())


# before the dice


@step(Prepare, attack=True)
def prepare(game: Darkness, entry: Prepare) -> Script[None]:
    """Before the dice: a Bulwark may step in, Heroes take up what they want to use, then the dice are counted."""
    fight = the_fight(game)
    if fight.defender < 100 and fight.attacker >= 100:
        yield from _bulwark(game, fight)
    for side in (DEFENSE, ATTACK):
        who = user_of(fight, side)
        if who < 100:
            yield from _take_up(game, fight, side, game.hero(who))
            if side == DEFENSE:
                yield from _bodyguards(game, fight, game.hero(who))
    dice = dice_of(game, fight)
    fight.red, fight.yellow, fight.green, fight.blue = dice.totals()
    if game.listening:
        for colour, tally in zip(dice._fields, dice):
            if tally.terms:
                game.tell(Summed, f"{colour}-dice", user_of(fight, SIDES[colour]), tally.total, tally.frozen())


def _bulwark(game: Darkness, fight: Fight) -> Script[None]:
    """A Hero with Bulwark may draw an attack on an Ally in its Zone upon itself, once a Round."""
    target = game.hero(fight.defender)
    for ally in game.heroes_at(target.at):
        if ally.id != target.id and not ally.guarded and not ally.stunned and game.kit(ally).wards:
            options = (Option("decline"), Option("step-in", target.id))
            option: Option = yield Ask("bulwark", ally.seat, options, who=ally.id)
            if option.act == "step-in":
                ally.guarded = True
                fight.defender = ally.id
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
                fight.spent += (f"signature {ally.id}",)


def _take_up(game: Darkness, fight: Fight, side: str, hero: Hero) -> Script[None]:
    """Signatures, consumables and skills with a price are chosen before the dice."""
    while options := take_up_options(game, fight, side, hero):
        option: Option = yield Ask(f"before-{side}", hero.seat, (DONE, *options), who=hero.id)
        if option.act == "done":
            return
        _pay_price(game, fight, hero, option)


def take_up_options(game: Darkness, fight: Fight, side: str, hero: Hero) -> list[Option]:
    """What a Hero may still take up for this fight."""
    kit = game.kit(hero)
    options: list[Option] = []
    signature = kit.signature
    if signature and can_sign(game, hero) and any(serves(power.when, fight, side) for power in signature.powers):
        options.append(Option("sign"))
    for card in dict.fromkeys(kit.items):
        gear = gear_cards()[card]
        if gear.consumable and any(serves(power.when, fight, side) for power in gear.powers):
            options.append(Option("use", what=card))
    known = kit.attack_skills[way(fight)] if side == ATTACK else kit.defense_skills[fight.kind]
    for owned in {owned.key: owned for owned in known}.values():
        options += _priced(game, fight, hero, owned)
    return options


def _priced(game: Darkness, fight: Fight, hero: Hero, owned: Owned) -> list[Option]:
    """Skills bought with Wounds: the Hero's own (Bloodlust) or an Ally's in sight as well (Blood Tribute); nobody may
    be dropped to 0 by it.  DA-C90, DA-C91, DA-G69"""
    kit = game.kit(hero)
    prices = [need.partition(":") for need in owned.power.needs if need.partition(":")[0] in PRICES]
    others = [need.partition(":") for need in owned.power.needs if need.partition(":")[0] not in PRICES]
    if not prices or f"paid {owned.key}" in fight.spent:
        return []
    if not all(condition(game, hero.id, kit, word, int(number or 0)) for word, _, number in others):
        return []
    word, _, number = prices[0]
    payers = [hero]
    if word == "blood-tribute":
        seen = game.view.sight[hero.at]
        payers += [ally for ally in game.living() if ally.id != hero.id and seen >> ally.at & 1]
    return [
        Option(
            "bleed",
            payer.id,
            what=owned.key,
            n=int(number),
            seats=(payer.seat,),
        )
        for payer in payers
        if payer.health > int(number)
    ]


def _pay_price(game: Darkness, fight: Fight, hero: Hero, option: Option) -> None:
    if option.act == "sign":
        sign(game, hero)
        fight.spent += (f"signature {hero.id}",)
    elif option.act == "use":
        fight.spent += (f"used {hero.id} {option.what}",)
        hero.pack = without(hero.pack, option.what)
        status.discard_gear(game, option.what)
        game.tell(Changed, "used", hero.id, detail=option.what)
    else:
        fight.spent += (f"paid {option.what}",)
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
    fight = the_fight(game)
    dice = pools(fight.red, fight.yellow, fight.green, fight.blue)
    seat = game.hero(fight.attacker if fight.attacker < 100 else fight.defender).seat if _has_hero(fight) else NOBODY
    known = {side: skills(game, fight, side) for side in (ATTACK, DEFENSE)}
    reading = results(dice, looks(game, fight, ATTACK, known), looks(game, fight, DEFENSE, known))
    attack, defense = yield Roll(dice, reading, seat, fight.attacker, f"{fight.kind}-attack")
    fight.attack, fight.attack_faces = attack
    fight.defense, fight.defense_faces = defense
    following: list[Reroll | Enchant] = []
    if any(rerolls(fight, known[side]) for side in (DEFENSE, ATTACK)):
        following += [Reroll(side=DEFENSE), Reroll(side=ATTACK)]
    if known[ATTACK] or known[DEFENSE] or _spells(game, fight):
        following += [Enchant(side=DEFENSE), Enchant(side=ATTACK)]
    game.push(*following)


def _spells(game: Darkness, fight: Fight) -> bool:
    """Does either side have an enchantment that it could ever pay for?"""
    return any(enchantments(game, fight, side) for side in (DEFENSE, ATTACK))


def _has_hero(fight: Fight) -> bool:
    return fight.attacker < 100 or fight.defender < 100
