"""How a hero in a fight uses an activation: where to stand and what to attack, judged by what may come of it.

Everything is weighed in wounds.  An attack is worth what its target would do to the heroes in the turns to come, by
how likely it falls; a place is as bad as the wounds the enemies can deal next turn while the heroes stand as they do:
each enemy goes where it can, strikes or shoots where it hurts most, and finds no room where others or friends stand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from undercroft.crawl.bot import by_act
from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Figure
from undercroft.systems.universalis.bot.arms import Arms, Odds, arms_of, blow, drawn, melee, ranged, shot, spell
from undercroft.systems.universalis.bot.fight import keeps_off
from undercroft.systems.universalis.bot.ground import cells_of, ground_of
from undercroft.systems.universalis.bot.magic import worth_of
from undercroft.systems.universalis.bot.sight import FAR, Look, health, left
from undercroft.systems.universalis.cards.definitions import SPELLS, THINGS, WEAPONS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.words import ATTRIBUTES, BLAST, SPELL_ENHANCED, Attribute
from undercroft.systems.universalis.combat.blasts import APPRENTICE

TURNS = 3.0
"""How many turns an enemy is expected to go on fighting."""

FELLED = 0.3
"""The share of an enemy's worth that lies in its fall; the rest lies in the wounds on the way."""

ONLY_CRITICALS = 0.35
"""The share of landing blows that are criticals."""

PRIZE = 12.0
"""The worth of a Leader beyond what it does: with its fall most quests are done."""

LEAST = 0.25
"""The worth of even a harmless enemy."""

CARE = 1.0
"""The weight of a wound that may come, compared with one dealt now."""

CASTS = 3
"""How often a spell can be cast in a quest; an Apprentice casts once less.  UN-0433, UN-0463"""

USUAL_CAST = 5
"""What a caster adds to the dice of a spell that is aimed at a place, which shows no numbers before."""

BACKLASH = 0.08
"""The cost of a casting blunder, weighted by how often one happens.  UN-0446"""

DEAR = 0.4
"""The least that using something up must be worth."""

KEPT = 2
"""The number of harmful spells kept for enemies of rank."""

HELP = 0.15
"""The worth of a spell that does not harm, for each point that `bot.magic` gives it."""

FIGHTING: frozenset[Attribute] = frozenset(("armor", "combat"))
"""The attributes whose worth to a friend is reckoned by the danger they take away."""

LASTS = 2.5
"""How many turns a strengthening spell is expected to last."""

ASTRAY = 0.25
"""How often a shot fails with a 1 and hits a friend beside the target.  UN-0366"""

IMPATIENT = 3
"""Every this many rounds a hero goes looking for enemies that do not come."""

UNSURE = 0.9
"""The worth of an attack that takes a walk or drawing a weapon first, compared with one at hand."""

SHY = 0.5
"""The worth of going into melee for a hero who should leave it to a friend in better armor."""

LATER = 1.0
"""How many coming turns count for a weapon, drawn beside an enemy or picked up, that is better than the one in hand."""

LOST, CLOSE = 30, 3
"""The steps that count where there is no way, and how near to an enemy is near enough for a hero with nothing to do."""

NEARER = 0.02
EAGER = 0.25
"""The worth of a step towards the enemies, while they come by themselves and when they do not."""


class Deed(NamedTuple):
    """Something to do, and what it is worth."""

    worth: float
    option: Option | None


class Known(NamedTuple):
    """A spell that harms: how well it is cast, its dice, its term for Armor, its range (0: not on the move), and how
    often it can still be cast."""

    power: int
    dice: int
    pierce: int
    range: int
    left: int


class Fight:
    """A fight as one hero sees it."""

    def __init__(self, ask: Ask, look: Look, me: Figure) -> None:
        self.ask, self.look, self.me = ask, look, me
        self.field = ground_of(look.board)
        self.arms = arms_of(look.scene)
        self.foes = [foe for foe in look.foes if foe.at >= 0]
        self.friends = look.friends()
        width = look.board.width
        self.under = {one.id: cells_of(one, width) for one in (*self.foes, *self.friends)}
        self.foes_at = self._all(self.foes)
        self.friends_at = self._all(self.friends)
        self.leaders = [foe for foe in self.foes if "leader" in foe.marks]
        self.threat = {foe.id: TURNS * self._harm(foe) + LEAST for foe in self.foes}
        for foe in self.leaders:
            self.threat[foe.id] += PRIZE
        self._proof = self._proofs()
        self._known: dict[int, float] = {}
        self._seen: dict[int, set[int]] = {}
        self.far = look.walks(foe.at for foe in self.leaders or self.foes)
        self.spells = self._spells()
        self.acts = left(me, "universalis-action") > 0
        self.moves = by_act(ask, "move")
        self.shy = self._shy()

    def _all(self, figures: list[Figure]) -> int:
        found = 0
        for one in figures:
            found |= self.under[one.id]
        return found

    def _shy(self) -> bool:
        """Is melee for others: do I have a bow or spells and no enemy beside me, while a friend wears better armor?"""
        if self.field.ring(1 << self.me.at) & self.foes_at or not keeps_off(self.look):
            return False
        return any(self.arms[hero.id].armor > self.arms[self.me.id].armor for hero in self.friends)

    def _proofs(self) -> dict[int, float]:
        """How often weapons wound the enemies that few weapons wound.  UN-C527, UN-C536"""
        found: dict[int, float] = {}
        blessed = any(
            SPELL_ENHANCED.of(library()[SPELLS][mark].effects) for mark in self.me.marks if mark in library()[SPELLS]
        )
        for sheet in self.look.scene.sheets:
            skills = {card.id for card in sheet.skills}
            if "ethereal" in skills and not blessed:
                found[sheet.who] = 0.0
            elif "invulnerable" in skills:
                found[sheet.who] = ONLY_CRITICALS
        return found

    # what enemies can do

    def _harm(self, foe: Figure) -> float:
        """The wounds an enemy deals a hero in a turn, on average."""
        heroes = [self.me, *self.friends]
        return sum(max(self._blow(foe, hero), self._shot(foe, hero, 4)) for hero in heroes) / len(heroes)

    def _blow(self, foe: Figure, hero: Figure) -> float:
        one = self.arms[foe.id]
        odds = melee(one, self.arms[hero.id], max(1, health(hero)))
        return one.blows * odds.hits * odds.wounds * _dear(hero)

    def _shot(self, foe: Figure, hero: Figure, far: int) -> float:
        one = self.arms[foe.id]
        if not one.far:
            return 0.0
        odds = ranged(one, self.arms[hero.id], max(1, health(hero)), far)
        return odds.hits * odds.wounds * _dear(hero)

    def danger(self, at: int) -> float:
        """The wounds that may come next turn if I stand there: to all of us, or to me where others stand in front."""
        found = self._known.get(at)
        if found is None:
            found = self._known[at] = self._danger(at, [] if self.shy else self.friends)
        return found

    def _danger(self, at: int, friends: list[Figure]) -> float:
        field = self.field
        places = [(hero, self.under[hero.id]) for hero in friends] + [(self.me, 1 << at)]
        rings = [(hero, field.ring(cells), cells) for hero, cells in places]
        held = self.friends_at | 1 << at
        taken, total = 0, 0.0
        for foe in sorted(self.foes, key=lambda one: self.look.nearest(one.at, [self.me, *self.friends])):
            if "stationary" in foe.marks:
                continue
            own = self.under[foe.id]
            engaged = field.ring(own) & held
            reach = field.reach(own, 1 if engaged else self.arms[foe.id].steps, held)
            free = reach & ~((self.foes_at & ~own) | taken)
            worst, spot = 0.0, 0
            for hero, ring, cells in rings:
                near = ring if not self.arms[foe.id].long else ring | field.ring(ring)
                slots = near & free
                if slots and (harm := self._blow(foe, hero)) > worst:
                    worst, spot = harm, slots & own or slots & -slots
                if not engaged and self.arms[foe.id].far:
                    place = cells.bit_length() - 1
                    far = self.look.reach(place, foe)
                    clear = field.sees(foe.at, place, (self.foes_at | held) & ~own & ~cells)
                    harm = self._shot(foe, hero, far) * (1.0 if clear else 0.3)
                    if harm > worst:
                        worst, spot = harm, own
            taken |= spot
            total += worst
        return total

    # what I can do

    def gain(self, foe: Figure, odds: Odds) -> float:
        """The worth of an attack with these odds."""
        share = FELLED * odds.fells + (1 - FELLED) * min(1.0, odds.wounds / max(1, health(foe)))
        return self.threat[foe.id] * odds.hits * share

    def strike(self, foe: Figure, odds: Odds) -> float:
        """The worth of an attack with a weapon: little against the invulnerable, nothing against ghosts."""
        return self.gain(foe, odds) * self._proof.get(foe.id, 1.0)

    def deeds(self) -> Iterator[Deed]:
        """The deeds that can be done from here at once."""
        for option in self.ask.options:
            if option.act in ("attack", "shoot", "throw"):
                foe = self.look.figures.get(option.who)
                if foe is not None and foe.id in self.threat:
                    stray = 0.0 if option.act == "attack" else self._stray(foe, self.arms[self.me.id])
                    odds = _shown(option, self.look.previews[option], self.arms[foe.id].blocks, health(foe))
                    yield Deed(self.strike(foe, odds) - stray, option)
            elif option.act in ("cast", "cast-at"):
                yield Deed(self._magic(option) - BACKLASH, option)
            elif option.act == "use" and option.who in self.threat:
                yield Deed(self._burst(option) - DEAR, option)

    def _burst(self, option: Option) -> float:
        """The worth of a flask or a charge, by the figures it bursts among."""
        foe, card = self.look.figures[option.who], library()[THINGS][option.what]
        blasts = BLAST.of(card.use)
        if not blasts:
            return 0.0
        odds = _sure(blasts[0].dice, self.arms[foe.id].armor, health(foe))
        if card.thrown:
            thrown = self.arms[self.me.id]._replace(
                shot=self._skill(), shot_dice=blasts[0].dice, shot_pierce=0, far=FAR
            )
            near = self.look.reach(self.me.at, foe)
            odds = ranged(thrown, self.arms[foe.id]._replace(blocks=7), health(foe), near)
        return self.gain(foe, odds) + odds.hits * self._around(foe, blasts[0].near or 0)

    def _around(self, foe: Figure, dice: int) -> float:
        """The effect of a burst on those beside its target, enemies and friends."""
        ring, worth = self.field.ring(self.under[foe.id]) if dice else 0, 0.0
        for other in self.foes:
            if self.under[other.id] & ring:
                worth += self.gain(other, _sure(dice, self.arms[other.id].armor, health(other)))
        for hero in (self.me, *self.friends):
            if (1 << hero.at) & ring:
                worth -= _dear(hero) * _sure(dice, self.arms[hero.id].armor, max(1, health(hero))).wounds
        return worth

    def _skill(self) -> int:
        """My Shooting Skill."""
        sheet = self.look.sheet()
        numbers = sheet.numbers if sheet is not None else ()
        return next((number.value for number in numbers if number.name == "universalis-shooting"), 3)

    def _stray(self, foe: Figure, arms: Arms) -> float:
        """The harm that a shot going astray may do to friends beside the target.  UN-0366"""
        beside = self.field.ring(self.under[foe.id]) & self.friends_at
        near = [hero for hero in self.friends if self.under[hero.id] & beside] if beside else []
        if not near:
            return 0.0
        hurt = [ranged(arms, self.arms[hero.id], max(1, health(hero)), 1).wounds * _dear(hero) for hero in near]
        return ASTRAY * sum(hurt) / len(hurt)

    def _magic(self, option: Option) -> float:
        """The worth of a spell: one that harms counts like a shot, one that strengthens by the danger it takes away."""
        card = library()[SPELLS][option.what]
        shown = self.look.previews.get(option, {})
        power = shown.get("cast", USUAL_CAST)
        foe = self.look.figures.get(option.who)
        rated = worth_of(option, self.look, self.me)
        if foe is not None and foe.id in self.threat and BLAST.of(card.effects) and rated > 0:
            if not self.sparing(foe):
                return 0.0
            odds = spell(power, shown["damage"], shown["against"], health(foe))
            return self.gain(foe, odds) * max(1.0, rated / max(1, BLAST.of(card.effects)[0].dice))
        chance = spell(power, 1, 2, 1).hits
        more = [changes for changes in ATTRIBUTES.of(card.effects) if not FIGHTING.isdisjoint(changes)]
        if rated and more and foe is not None and foe.id in self.arms:
            return max(chance * LASTS * self._relief(foe, more[0]), 0.0)
        return chance * HELP * rated

    def sparing(self, foe: Figure) -> bool:
        """Is this enemy worth a harmful spell?  The last ones are kept for enemies above mere Grunts."""
        return sum(spell.left for spell in self.spells) > KEPT or foe.rank != "grunt"

    def _relief(self, hero: Figure, more: Mapping[Attribute, int]) -> float:
        """How much the danger falls if a hero has more of some attributes."""
        before, was = self._danger(self.me.at, self.friends), self.arms[hero.id]
        armor, combat = more.get("armor", 0), more.get("combat", 0)
        self.arms[hero.id] = was._replace(
            armor=min(6, was.armor + armor), attack=was.attack + combat, defense=was.defense + combat
        )
        after = self._danger(self.me.at, self.friends)
        self.arms[hero.id] = was
        return before - after

    def from_there(self, at: int, arms: Arms) -> float:
        """The worth of the best attack from a square."""
        field, best = self.field, 0.0
        ring = field.ring(1 << at)
        rough = -1 if field.rough >> at & 1 else 0
        beside = ring & self.foes_at
        near = ring | field.ring(ring) if arms.long else ring
        for foe in self.foes:
            if self.under[foe.id] & near:
                blow = self.strike(foe, melee(arms, self.arms[foe.id], health(foe), rough))
                best = max(best, blow * (SHY if self.shy else 1.0))
            elif not beside and at in self._sighted(foe):
                best = max(best, self._shoot(foe, at, arms, rough))
        return best

    def _sighted(self, foe: Figure) -> set[int]:
        """The squares in reach from which an enemy is seen."""
        known = self._seen.get(foe.id)
        if known is None:
            others = (self.foes_at | self.friends_at) & ~self.under[foe.id]
            cells = [self.me.at, *(option.at for option in self.moves)]
            known = self._seen[foe.id] = {at for at in cells if self.field.sees(at, foe.at, others)}
        return known

    def _shoot(self, foe: Figure, at: int, arms: Arms, rough: int) -> float:
        far = self.look.reach(at, foe)
        best = 0.0
        if arms.far:
            gone = self.look.gap(self.me.at, at)
            moved = 0 if not gone else -1 if 2 * gone <= arms.steps else -2
            best = self.strike(foe, ranged(arms, self.arms[foe.id], health(foe), far, rough + moved))
            best -= self._stray(foe, arms)
        for known in self.spells if self.sparing(foe) else ():
            if far <= known.range:
                odds = spell(known.power + rough, known.dice, self.arms[foe.id].armor + known.pierce, health(foe))
                best = max(best, self.gain(foe, odds))
        return best

    def _spells(self) -> list[Known]:
        """The spells that harm and can still be cast; superior ones not on the move.  UN-0436"""
        sheet, mana = self.look.sheet(), left(self.me, "mana")
        if sheet is None or mana <= 0:
            return []
        numbers = {number.name: number.value for number in sheet.numbers}
        mind, novice = numbers["universalis-intelligence"], numbers.get("universalis-value", APPRENTICE) < APPRENTICE
        found = []
        for card in sheet.skills:
            known = library()[SPELLS].get(card.id)
            if known is None or not (blasts := BLAST.of(known.effects)):
                continue
            times = min(CASTS - novice - card.used, mana // max(1, known.mana))
            power = mind - ("keeps-spell" in self.me.marks)
            reach = known.range if known.mana <= 1 else 0
            if times > 0:
                found.append(Known(power, blasts[0].dice - novice, blasts[0].armor, reach, times))
        return found

    # what to do

    def draws(self) -> Iterator[tuple[Option, Arms]]:
        """Weapons to draw or pick up with the Quick Action, and how I would fight with them."""
        weapons, mine = library()[WEAPONS], self.arms[self.me.id]
        if left(self.me, "universalis-quick-action") <= 0 or (self.spells and mine.dice > 0):
            return
        engaged = bool(self.field.ring(1 << self.me.at) & self.foes_at)
        sheet = self.look.sheet()
        for option in by_act(self.ask, "draw", "pick-up"):
            if option.what in weapons and sheet is not None:
                yield option, drawn(sheet, option.what, -1 if engaged else 0)

    def best(self) -> Option | None:
        """The best deed, place or weapon; nothing if staying is best."""
        here = self.me.at
        plans: list[tuple[float, int, Option | None]] = [(self._rest(here), 0, None)]
        for option in self.moves:
            plans.append((self._rest(option.at), -1, option))
        if self.acts:
            plans += self._attacks()
        return max(plans, key=lambda plan: (round(plan[0], 6), plan[1]))[2]

    def _rest(self, at: int) -> float:
        """The worth of standing somewhere without an attack: the danger, and a little for being near to attack next."""
        return self._eagerness(at) - CARE * self.danger(at)

    def _attacks(self) -> Iterator[tuple[float, int, Option | None]]:
        """Attacks from here, before going where it is safest; and places or weapons from which to attack."""
        here, mine = self.me.at, self.arms[self.me.id]
        engaged = bool(self.field.ring(1 << here) & self.foes_at)
        after = min((self.danger(option.at) for option in self.moves), default=FAR) if not engaged else FAR
        for deed in self.deeds():
            if deed.worth > 0:
                yield deed.worth - CARE * min(after, self.danger(here)), 1, deed.option
        for option in self.moves:
            yield UNSURE * self.from_there(option.at, mine) + self._rest(option.at), -1, option
        for draw, arms in self.draws():
            for at in (here, *(option.at for option in self.moves)):
                now = self.from_there(at, arms)
                lasts = engaged or draw.act == "pick-up"
                later = LATER * max(0.0, now - self.from_there(at, mine)) if lasts else 0.0
                yield UNSURE * now + later + self._rest(at), -1, draw

    def _eagerness(self, at: int) -> float:
        """Steps to the nearest enemy count against a place; a hero that cannot attack any more does not go close."""
        far = max(self.far.get(at, LOST), 0 if self.acts else CLOSE)
        return -far * (EAGER if self.hurry else NEARER)

    @property
    def hurry(self) -> bool:
        """Should I go to meet the enemies?  Let them come, unless they have a Leader or shoot at us; now and then a
        hero goes looking for those that do not come."""
        if self.leaders or self.look.scene.round % IMPATIENT == 0:
            return True
        shooters = [foe for foe in self.foes if self.arms[foe.id].far]
        return any(self.field.sees(foe.at, hero.at, 0) for foe in shooters for hero in (self.me, *self.friends))


def _dear(hero: Figure) -> float:
    """The weight of a hero's wound: the less Vitality is left, the heavier."""
    return 1.0 + 2.0 / (1.0 + health(hero) + 0.6 * left(hero, "fortune"))


def _sure(dice: int, armor: int, health: int) -> Odds:
    """The odds of dice that nothing wards off."""
    return shot(FAR, dice, armor, 7, health)


def _shown(option: Option, numbers: Mapping[str, int], blocks: int, health: int) -> Odds:
    """The odds of a blow or a shot by the numbers that the game shows beside it."""
    dice, armor = numbers["damage"], numbers["armor"]
    if option.act == "attack":
        return blow(numbers["attack"] - numbers["defense"], dice, armor, blocks, health)
    return shot(numbers["shot"], dice, armor, blocks, health)
