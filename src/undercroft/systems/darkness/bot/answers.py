"""Smaller questions: what to take up for a fight, which dice to roll again, which target Enemies should turn to."""

from __future__ import annotations

from undercroft.crawl.bot import by_act
from undercroft.kernel.requests import Ask, Option
from undercroft.systems.darkness.bot.lookout import Lookout, Person
from undercroft.systems.darkness.bot.strength import worth_of
from undercroft.systems.darkness.cards.kit import Owned
from undercroft.systems.darkness.cards.library import gear_cards

# a fight


def before_attack(ask: Ask, look: Lookout) -> Option:
    """Sign with a point of experience that is not about to buy a skill; pay in blood when there is enough of it."""
    me = look.me
    big = any(threat.role != "mob" or not threat.minions for threat in look.threats if look.far(threat.at, me.at) < 4)
    signed = by_act(ask, "sign")
    if signed and (big or me.xp % 5 not in (0, 4)):
        return signed[0]
    used = by_act(ask, "use")
    if used and big:
        return used[0]
    bled = [option for option in by_act(ask, "bleed") if option.who == me.id]
    if bled and me.health >= me.most - 1 and me.health > 3:
        return bled[0]
    return by_act(ask, "done")[0]


def before_defense(ask: Ask, look: Lookout) -> Option:
    """Spend what is at hand when it may save the Hero's life."""
    me = look.me
    if me.health <= 3:
        for option in by_act(ask, "sign", "use"):
            return option
    signed = by_act(ask, "sign")
    return signed[0] if signed and me.xp % 5 != 4 and me.health < me.most else by_act(ask, "done")[0]


def again(ask: Ask, look: Lookout) -> Option:
    """Roll again what fell below its mean, or the other side's dice when they did well; own blanks always."""
    attacking = look.attacking
    own = "attack" if attacking else "defense"
    rolls = by_act(ask, "reroll")
    if ask.prompt == "reroll-blanks":
        return next((option for option in rolls if option.what == own), ask.options[0])
    shown = look.so_far()
    if shown is None:
        return ask.options[0]
    hits, shields = shown
    for option in rolls:
        if option.what == own:
            low = hits < _mean(look.me) if attacking else shields == 0 and hits > 0
            if low:
                return option
        elif (shields >= 2) if attacking else (hits >= shields + 2):
            return option
    return ask.options[0]


def _mean(me: Person) -> float:
    return max(red * 10 / 6 + yellow * 5 / 6 for red, yellow in me.kit.dice.values())


def enchant(ask: Ask, look: Lookout) -> Option:
    """The enchantment that does most; wounds that are needed before stuns that are not."""
    attack = ask.prompt == "enchant-attack"
    powers = _powers(look.me, attack)
    rated = []
    for n, option in enumerate(by_act(ask, "enchant")):
        owned = powers.get(option.what)
        rated.append((worth_of(owned.power.do, attack=attack) if owned else 0.5, -n))
    value, n = max(rated)
    if not attack and not _needed(look):
        return ask.options[-1]
    return by_act(ask, "enchant")[-n] if value > 0 else ask.options[-1]


def _needed(look: Lookout) -> bool:
    """Would any Hit come through?"""
    shown = look.so_far()
    return shown is None or shown[0] > shown[1] or look.me.kit.payback > 0


def _powers(me: Person, attack: bool) -> dict[str, Owned]:
    table = me.kit.attack_spells if attack else me.kit.defense_spells
    return {owned.key: owned for known in table.values() for owned in known}


def assign(ask: Ask, look: Lookout) -> Option:
    """Wound the Boss first when that can kill it: its Equipment and experience are worth more."""
    boss = next(option for option in ask.options if option.what == "boss")
    minion = next(option for option in ask.options if option.what == "minion")
    threat = look.threat(boss.who)
    enough = threat is not None and int(ask.about or 1) >= threat.each
    return boss if enough else minion


def step_in(ask: Ask, look: Lookout) -> Option:
    """Take a blow for a friend who could bear it less."""
    offer = next(option for option in ask.options if option.act == "step-in")
    friend = look.person(offer.who)
    sounder = friend is not None and look.me.health >= max(friend.health, 3)
    return offer if sounder else by_act(ask, "decline")[0]


def bodyguard(ask: Ask, look: Lookout) -> Option:
    """Shield a friend with a Signature: two Shields are worth a point of experience where a Hero is hurt."""
    weak = any(other.at == look.me.at and other.health <= 4 for other in look.others)
    return by_act(ask, "sign" if weak else "decline")[0]


# what Enemies do


def sturdiest(ask: Ask, look: Lookout) -> Option:
    """Of the targets the party may give an Enemy, the Hero who can bear it best or the Pillar that stands best."""

    def bears(option: Option) -> float:
        person = look.person(option.who)
        if person is None:
            post = next((post for post in look.posts if post.id == option.who), None)
            return float(post.health) if post else -1.0
        green, blue = person.kit.defense
        return person.health + 1.5 * green + 0.7 * blue

    return max(ask.options, key=lambda option: (bears(option), -option.who))


def detour(ask: Ask, look: Lookout) -> Option:
    """Of the ways the party may give an Enemy, one that leads past as few Heroes as possible."""

    def cost(option: Option) -> tuple[int, int]:
        near = sum(look.far(person.at, option.at) <= 1 for person in look.living)
        return near, option.at

    return min(ask.options, key=cost)


def first_foe(ask: Ask, look: Lookout) -> Option:
    """Enemies who are held act first, so that the others find fewer chances."""

    def eager(option: Option) -> tuple[int, int]:
        threat = look.threat(option.who)
        held = threat is not None and any(person.at == threat.at for person in look.living)
        return (not held, option.who)

    return min(ask.options, key=eager)


def far_token(ask: Ask, look: Lookout) -> Option:
    """Enemies should appear far from the party."""

    def away(option: Option) -> tuple[int, int]:
        return min((look.far(person.at, option.at) for person in look.living), default=0), -option.at

    return max(ask.options, key=away)


# things to use


def rescue(ask: Ask, look: Lookout) -> Option:
    """A life is worth any potion; the smallest that saves it comes first."""
    used = by_act(ask, "use")
    return min(used, key=lambda option: (gear_cards()[option.what].level, option.what)) if used else ask.options[0]


def fend_off(ask: Ask, look: Lookout) -> Option:
    """Throw what is at hand when little life is left, or when there are many Enemies for it to strike."""
    crowd = sum(1 + threat.minions for threat in look.here_foes)
    needed = look.me.health <= 2 or crowd >= 4
    return by_act(ask, "use")[0] if needed else by_act(ask, "decline")[0]


def useful(ask: Ask, look: Lookout) -> Option | None:
    """A consumable whose time has come."""
    me = look.me
    for option in by_act(ask, "use"):
        for effect in gear_cards()[option.what].use:
            amount = effect.args if isinstance(effect.args, int) else 0
            if effect.name == "heal" and me.hurt >= min(amount, 3):
                return option
            if effect.name in ("heal-zone", "heal-all") and _hurt_around(look, effect.name) >= amount:
                return option
            if effect.name == "hurt-foes" and sum(1 + threat.minions for threat in look.here_foes) >= 2:
                return option
            if effect.name == "stun-foes" and look.here_foes and me.health <= 2:
                return option
            if effect.name == "extra-action" and (look.here_foes or look.round > 6):
                return option
            if effect.name in ("gain-xp", "gain-xp-all", "find"):
                return option
    return None


def _hurt_around(look: Lookout, word: str) -> int:
    return sum(person.hurt for person in look.living if word == "heal-all" or person.at == look.me.at)
