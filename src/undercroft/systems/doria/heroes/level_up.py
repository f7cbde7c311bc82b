"""Phase H: hero bonuses, Group XP, attribute points, regeneration, and those who lie unconscious.

DO-0186 to DO-0190, DO-0438 to DO-0443, DO-0453 to DO-0455
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import NO, YES, Ask, Option, Script
from undercroft.systems.doria import status
from undercroft.systems.doria.agenda import HeroBonus, PhaseH, Recover, RedeemXP, SpendPoints
from undercroft.systems.doria.cards.definitions import ATTRIBUTES, BONUSES, TRAPS, Attribute
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import Character
from undercroft.systems.doria.things.decks import discard

HERO_LEVEL_ROUNDS = (7, 13, 18)
"""In Phase H of these rounds heroes rise in single scenarios.  DO-0187, DO-0453"""

MOST_ATTRIBUTE = {"twenty": 20, "fifteen": 15}
"""No attribute rises above this, as was ruled.  DO-G63"""

REST = 3
"""Points that somebody unconscious regains.  DO-0189"""

SAVE = Option("save")


@step(PhaseH)
def phase_h(game: Doria, entry: PhaseH) -> None:
    """Hero bonuses, Group XP, attribute points; then Regeneration and those who lie unconscious.

    DO-0131, DO-0186, DO-0187, DO-0435, DO-0454, DO-0475
    """
    game.begin("h")
    credit_traps(game)
    here = [one for one in game.state.party if one.here]
    rising = not game.state.campaign and game.state.round in HERO_LEVEL_ROUNDS
    game.push(
        *([HeroBonus(one.id) for one in here] if rising else []),
        RedeemXP(),
        *[SpendPoints(one.id) for one in here],
        *[Recover(one.id) for one in here],
    )


def credit_traps(game: Doria) -> None:
    """Traps kept among the starting cards give the group their XP, and their gold for the shop.  DO-0048"""
    for one in game.state.party:
        for card in one.set_aside:
            trap = library()[TRAPS][card]
            gain_xp(game, trap.xp, "DO-0048")
            game.state.noted["gold"] = game.state.noted.get("gold", 0) + trap.gold
            discard(game, card)
        one.set_aside = ()


def gain_xp(game: Doria, xp: int, rule: str) -> None:
    """The group gains XP.  DO-0410"""
    if xp:
        was, game.state.xp = game.state.xp, game.state.xp + xp
        game.tell(Changed, "group-xp", now=game.state.xp, was=was, rules=(rule,))


# hero bonuses


@step(HeroBonus)
def hero_bonus(game: Doria, entry: HeroBonus) -> Script[None]:
    """A character chooses one hero bonus for good; each at most once.  DO-0187, DO-0455, DO-0511, DO-0518"""
    character = game.character(entry.who)
    options = [Option("bonus", what=bonus) for bonus in BONUSES if bonus not in character.bonuses]
    option: Option = yield Ask("hero-bonus", character.seat, options, who=character.id)
    character.bonuses += (option.what,)
    game.tell(Changed, "hero-bonus", character.id, now=hero_level(character), detail=option.what, rules=("DO-0455",))


def hero_level(character: Character) -> int:
    """Heroes start at level 1; each bonus is a level.  DO-0453, DO-0455"""
    return 1 + len(character.bonuses)


# attribute points


def price_of_points(game: Doria) -> int:
    """What an attribute point for everybody costs in Group XP.  DO-0007, DO-0438, DO-0439, DO-0512, DO-0519"""
    return (3 if game.state.campaign else 1) * game.state.starting


@step(RedeemXP)
def redeem_xp(game: Doria, entry: RedeemXP) -> Script[None]:
    """As often as Group XP suffice, everybody may get an attribute point for them; what does not suffice stays.

    DO-0438 to DO-0440, DO-G41
    """
    price = price_of_points(game)
    if game.state.xp < price:
        return
    option: Option = yield Ask("redeem-xp", game.party_seat(), (YES, NO), about=str(price))
    if option.act == "no":
        return
    was, game.state.xp = game.state.xp, game.state.xp - price
    game.tell(Changed, "group-xp", now=game.state.xp, was=was, rules=("DO-0438",))
    for one in game.state.party:
        if not one.dead:
            one.points += 1
            one.earned += 1
            game.tell(Changed, "points", one.id, now=one.points, was=one.points - 1, rules=("DO-0438",))
    if game.ruling("g41") == "many":
        game.push(RedeemXP())


@step(SpendPoints)
def spend_points(game: Doria, entry: SpendPoints) -> Script[None]:
    """Attribute points may be spent, 1 for +1, or saved without limit.  DO-0441, DO-0442"""
    character = game.character(entry.who)
    if not character.points:
        return
    options = [Option("raise", what=name) for name in raisable(character, MOST_ATTRIBUTE[game.ruling("g63")])]
    option: Option = yield Ask(
        "spend-point", character.seat, (*options, SAVE), len(options), character.id, about=str(character.points)
    )
    if option.act == "raise":
        raise_attribute(game, character, option.what)
        game.push(SpendPoints(character.id))


def raisable(character: Character, most: int) -> list[Attribute]:
    """The attributes that are below a limit.  DO-0052, DO-G63"""
    return [name for name in ATTRIBUTES if character.attributes.of(name) < most]


def raise_attribute(game: Doria, character: Character, name: str) -> None:
    """A point is spent; where it raises maximum HP or PP, the current value rises as much.

    DO-0058 to DO-0062, DO-0441, DO-0442
    """
    before = game.kit(character)
    character.attributes = character.attributes.raised(name)
    value = getattr(character.attributes, "str_" if name == "str" else name)
    character.points -= 1
    game.tell(Changed, f"attribute-{name}", character.id, now=value, was=value - 1, rules=("DO-0441",))
    status.resettle(game, character, before)


# regeneration and rest


@step(Recover)
def recover(game: Doria, entry: Recover) -> Script[None]:
    """Regeneration gives 1 HP and 1 PP; somebody unconscious regains 3 points as it likes, and says whether it will
    roll initiative in the next round.  DO-0188 to DO-0190, DO-0435, DO-0462, DO-G62"""
    character = game.character(entry.who)
    if "regeneration" in character.bonuses:
        status.heal(game, character, 1, "regeneration", ("DO-0188",))
        status.regain_pp(game, character, 1, "regeneration", ("DO-0188",))
    if not character.unconscious:
        return
    options = rests(game, character)
    option: Option = yield Ask("rest", character.seat, options, who=character.id)
    status.heal(game, character, option.n, "rest", ("DO-0189",))
    status.regain_pp(game, character, REST - option.n, "rest", ("DO-0189",))
    answer: Option = yield Ask("wake-up", character.seat, (YES, NO), who=character.id)
    character.stays = answer.act == "no"


def rests(game: Doria, character: Character) -> list[Option]:
    """How many of the 3 points go to HP, the rest to PP; first what loses nothing and helps the worse of the two most.

    DO-0189, DO-G62
    """
    kit = game.kit(character)
    hp_missing, pp_missing = kit.max_hp - character.hp, kit.max_pp - character.pp

    def worth(n: int) -> tuple[int, int]:
        gained = min(n, hp_missing), min(REST - n, pp_missing)
        return sum(gained), min(character.hp + gained[0], character.pp + gained[1])

    return [Option("rest", n=n) for n in sorted(range(REST + 1), key=worth, reverse=True)]
