"""An attack from declaration to the roll: what is paid for it, what it is fended off with, the dice.

DO-0383 to DO-0392, DO-0411 to DO-0425.  An attack is several steps with what is known of it in the state, so that
anything that comes in between may change it.
"""

from __future__ import annotations

from undercroft.crawl.game import is_hero, numbered
from undercroft.crawl.steps import step
from undercroft.crawl.things import Item, parse_item
from undercroft.kernel.events import Began, Changed, Summed
from undercroft.kernel.requests import DONE, Ask, FigureId, Option, Roll, Script, SeatId
from undercroft.kernel.tally import Tally, Term, total
from undercroft.systems.doria import status
from undercroft.systems.doria.agenda import AfterHit, AttackRoll, Damage, DefendWith, HitOrMiss, NextTarget, Resist
from undercroft.systems.doria.cards import item_words, monster_words
from undercroft.systems.doria.cards.definitions import AttackKind, ItemCard
from undercroft.systems.doria.cards.kit import guard_against
from undercroft.systems.doria.cards.library import item_cards
from undercroft.systems.doria.combat.sides import (
    Count,
    attack_count,
    guard_count,
    guard_options,
    guard_pp,
    monster_guard,
    power_name,
    trap_guard,
)
from undercroft.systems.doria.combat.stakes import stakes_of
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.rolls import CLASH, STEP, Clash, clash_reading, dice
from undercroft.systems.doria.state import Attack, Character, Side


def declared(
    game: Doria,
    attacker: FigureId,
    target: FigureId,
    kind: AttackKind,
    item: Item | None,
    at: int,
    also: tuple[FigureId, ...] = (),
) -> Attack:
    """An attack before anything has been paid for it.  DO-0383"""
    if item is not None:
        card = item_cards()[item.card]
        element, piercing = card.element, card.piercing
    else:
        stats = game.stats(game.monster(attacker))
        element, piercing = stats.element, stats.says(monster_words.PIERCING)
    return Attack(
        attack=Side(who=attacker, item=item),
        defence=Side(who=target),
        kind=kind,
        at=at,
        element=element or "",
        piercing=piercing,
        also=also,
    )


def begin(
    game: Doria,
    attacker: FigureId,
    target: FigureId,
    kind: AttackKind,
    item: Item | None,
    at: int,
    also: tuple[FigureId, ...] = (),
) -> None:
    """Declare an attack; it is resolved by the steps now put on the agenda.  A spell's PP are paid at once.

    DO-0116, DO-0383, DO-0411, DO-0412, DO-0419
    """
    game.state.attack = declared(game, attacker, target, kind, item, at, also)
    game.tell(Began, f"{kind}-attack", 0, attacker)
    if item is not None and item_cards()[item.card].kind == "spell":
        status.lose_pp(game, game.character(attacker), item_cards()[item.card].pp, item.card, ("DO-0411",))
    go_on(game)


def go_on(game: Doria) -> None:
    """The steps of an attack on one target."""
    game.push(DefendWith(), AttackRoll(), Resist(), HitOrMiss(), Damage(), AfterHit(), NextTarget())


def under_way(game: Doria) -> Attack:
    """The attack that is going on."""
    attack = game.state.attack
    assert attack is not None
    return attack


# before the roll


@step(DefendWith, attack=True)
def defend_with(game: Doria, entry: DefendWith) -> Script[None]:
    """The attacker pays for what its weapon can do besides, the defender chooses what to defend with; then the dice of
    both are counted.  DO-0383, DO-0390, DO-0404, DO-0420, DO-0424, DO-0425"""
    attack = under_way(game)
    own, other = attack.attack, attack.defence
    if not attack.rolled:
        if own.item is not None:
            yield from _pay_powers(game, attack, game.character(own.who), item_cards()[own.item.card], "attack")
        _take(game, own, attack_count(game, attack), "attack")
    if is_hero(other.who):
        yield from _choose_guard(game, attack, game.character(other.who))
        return
    trap = numbered(game.state.traps, other.who)
    count = trap_guard(trap, attack) if trap else monster_guard(game, game.monster(other.who), attack)
    _take(game, other, count, guard_against(attack.kind))


def _take(game: Doria, side: Side, count: Count, what: str) -> None:
    """A side has counted its dice and what it adds."""
    side.dice, side.bonus = count.dice.total, count.bonus.frozen()
    if game.listening:
        game.tell(Summed, f"{what}-dice", side.who, count.dice.total, count.dice.frozen())


def _pay_powers(game: Doria, attack: Attack, who: Character, card: ItemCard, when: str) -> Script[None]:
    """Effects for PP, each once and paid before the roll; of elements one alone can be active.  DO-0424, DO-0524"""
    while options := power_options(attack, card, when):
        option: Option = yield Ask(f"powers-{when}", who.seat, (DONE, *options), who=who.id)
        if option.act == "done":
            return
        pay_power(game, attack, who, option)


def power_options(attack: Attack, card: ItemCard, when: str, *, after: bool = False) -> list[Option]:
    """The effects of a card that may still be paid for.  DO-0117, DO-0424, DO-0524"""
    active = any(
        item_words.ELEMENT.of(power.do)
        for number, power in enumerate(card.powers)
        if power_name(card.id, number) in attack.powers
    )
    return [
        Option("power", what=power_name(card.id, number), n=power.pp)
        for number, power in enumerate(card.powers)
        if power.when == when
        and power.after == after
        and power_name(card.id, number) not in attack.powers
        and not (active and item_words.ELEMENT.of(power.do))
    ]


def pay_power(game: Doria, attack: Attack, who: Character, option: Option) -> None:
    """Pay the PP, even below 0, and the effect is active in this attack.

    DO-0102, DO-0107, DO-0117, DO-0424, DO-0524, DO-G74
    """
    card, _, number = option.what.partition("/")
    power = item_cards()[card].powers[int(number)]
    status.lose_pp(game, who, power.pp, card, ("DO-0424",))
    attack.powers += (option.what,)
    for element in item_words.ELEMENT.of(power.do):
        attack.element = element
    attack.piercing = attack.piercing or bool(item_words.PIERCE.of(power.do))


def _choose_guard(game: Doria, attack: Attack, who: Character) -> Script[None]:
    """One card on the Body, or the sheet's Dodge or Psi Resistance.  DO-0390, DO-0391, DO-0404, DO-0420, DO-0423"""
    options = guard_options(game, who, attack)
    option = options[0]
    if len(options) > 1:
        option = yield Ask(f"defend-{attack.kind}", who.seat, options, who=who.id)
    side, guard = attack.defence, guard_against(attack.kind)
    if option.act == "defend":
        side.item = parse_item(option.what)
        card = item_cards()[side.item.card]
        status.lose_pp(game, who, guard_pp(card, guard), card.id, ("DO-0423",))
        yield from _pay_powers(game, attack, who, card, "defence")
    else:
        game.tell(Changed, option.act, who.id)
    _take(game, side, guard_count(game, who, attack, option), guard)


# the dice


@step(AttackRoll, attack=True)
def attack_roll(game: Doria, entry: AttackRoll) -> Script[None]:
    """Attacker and defender roll at once; where an attack has several targets the others only defend.

    DO-0031, DO-0038, DO-0392, DO-0523, DO-G89
    """
    attack = under_way(game)
    own, other = attack.attack, attack.defence
    ahead = total(own.bonus) - total(other.bonus)
    pools = dice(own.dice), dice(other.dice)
    if attack.rolled:
        ahead, pools = ahead + own.thrown, (dice(0), pools[1])
    coarse = clash_reading(ahead, attack.kind == "magic" and is_hero(other.who), bool(attack.also))
    clash: Clash = yield Roll(pools, CLASH, roller(game, attack), own.who, f"{attack.kind}-attack", coarse=coarse)
    own.thrown += clash.attack.total
    own.fumbled = own.fumbled or clash.attack.fumbled
    other.thrown, other.fumbled = clash.defence
    attack.rolled = True


def roller(game: Doria, attack: Attack) -> SeatId:
    """The seat that rolls: of the character that attacks, else of the one that is attacked."""
    own, other = attack.attack.who, attack.defence.who
    return game.character(own if is_hero(own) else other).seat


def margin(attack: Attack) -> int:
    """How far the attack's total is above the defence's.  DO-0031, DO-0036"""
    own, other = attack.attack, attack.defence
    return own.thrown + total(own.bonus) - other.thrown - total(other.bonus)


def totals(attack: Attack) -> tuple[Tally, Tally]:
    """Both sides' totals with their reasons."""
    found = []
    for side in (attack.attack, attack.defence):
        tally = Tally(side.thrown, "dice", "DO-0031")
        for term in side.bonus:
            tally.add(term.value, term.source, term.rule)
        found.append(tally)
    return found[0], found[1]


@step(Resist, attack=True)
def resist(game: Doria, entry: Resist) -> Script[None]:
    """After its roll a character may raise its psi resistance by 1 for each PP: to resist, or to avoid critical hits.

    DO-0421, DO-0422, DO-G74
    """
    attack = under_way(game)
    side = attack.defence
    if attack.kind != "magic" or not is_hero(side.who) or attack.attack.fumbled:
        return
    who = game.character(side.who)
    prices = resist_prices(margin(attack), side.fumbled)
    if not prices:
        return
    options = (Option("spend", n=0), *(Option("spend", n=price) for price in prices))
    default = len(prices) if worth_it(who, prices[-1]) else 0
    above = margin(attack)
    stakes = stakes_of(attack, tuple(option.n > above and not side.fumbled for option in options))
    option: Option = yield Ask("raise-resistance", who.seat, options, default, who.id, about=str(above), stakes=stakes)
    if option.n:
        status.lose_pp(game, who, option.n, "psi-resistance", ("DO-0421",))
        side.bonus += (Term(option.n, "psi-points", "DO-0421"),)


def resist_prices(above: int, fumbled: bool) -> list[int]:
    """So many PP lower the criticals of a magic attack one by one; the last price resists it, unless the resistance was
    fumbled.  DO-0421, DO-0422, DO-G31"""
    criticals = [above - STEP * n + 1 for n in range(above // STEP, 0, -1)]
    return criticals if fumbled or above < 0 else [*criticals, above + 1]


CHEAP = 3


def worth_it(who: Character, price: int) -> bool:
    """Would most pay this without a second thought?  What odds and absent players assume."""
    return price <= CHEAP and who.pp >= price
