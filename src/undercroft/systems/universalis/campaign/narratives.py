"""The Narrative cards of heroes, followed from quest to quest, and rewarded.

What a card asks for is seen at the end of a quest; how far it has come stands on the hero's sheet.  UN-0013, UN-0014,
UN-C029, ruling `narrative-cards`
"""

from __future__ import annotations

import msgspec

from undercroft.kernel.events import Changed
from undercroft.systems.universalis.campaign.aftermath import KEPT
from undercroft.systems.universalis.cards.definitions import FACTIONS, Hero
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.narratives import NARRATIVES, Narrative, Prize
from undercroft.systems.universalis.cards.people import gear_cards, hero_card
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.experience import VP, XP
from undercroft.systems.universalis.heroes.ledger import open_ledger
from undercroft.systems.universalis.heroes.making import sheet, write
from undercroft.systems.universalis.state import Character


def fulfilled(hero: Hero) -> bool:
    """Has a hero come to the end of its story?"""
    return bool(hero.narrative) and hero.chapters >= library()[NARRATIVES][hero.narrative].times


def follow(game: Universalis, *, won: bool) -> None:
    """At the end of a quest of a campaign a hero's story goes on if its aim was reached, and ends with a prize."""
    if not game.setup.ledger:
        return
    for who in game.heroes():
        hero = sheet(who)
        if not hero.narrative or fulfilled(hero) or who.fate in KEPT:
            continue
        card = library()[NARRATIVES][hero.narrative]
        if reached(game, who, card, won=won):
            hero = msgspec.structs.replace(hero, chapters=hero.chapters + 1)
            write(who, hero)
            name = f"narrative-{hero.narrative}"
            game.tell(Changed, "narrative", who.id, now=hero.chapters, was=hero.chapters - 1, detail=name)
            if fulfilled(hero):
                give(game, who, card.prize)
                game.tell(Changed, "narrative-ends", who.id, detail=name)


def reached(game: Universalis, who: Character, card: Narrative, *, won: bool) -> bool:
    """Is what a card asks for to be seen now?"""
    others = [one for one in game.heroes() if one.id != who.id]
    fallen = [one.suffers("knocked-out") for one in others]
    if who.suffers("knocked-out"):
        return card.aim == "left-for-dead"
    match card.aim:
        case "left-for-dead":
            return False
        case "defeat":
            return not won
        case "wonder":
            cards = gear_cards()
            return any(cards[item].magic or cards[item].hides in ("magic", "relic") for item in belongings(who))
        case "riches":
            return who.coins >= card.coins
        case "accomplish":
            return won
        case "unscathed":
            return won and who.wounds == 0
        case "unaided":
            return won and who.fortune >= hero_card(who.card).fortune
        case "together":
            return won and bool(others) and not any(fallen)
        case "last-standing":
            return won and bool(others) and all(fallen)
        case "against-evil":
            return won and faction_is_evil(game)
        case "company":
            return won and any(one.owner == who.id and not one.suffers("knocked-out") for one in game.state.heroes)


def belongings(who: Character) -> tuple[str, ...]:
    """Everything the hero carries itself."""
    return (*who.hands, *who.body, *who.pack)


def faction_is_evil(game: Universalis) -> bool:
    """Was it an evil faction that the heroes met?"""
    faction = game.plan.quest.faction
    known = library()[FACTIONS]
    return faction is not None and faction in known and known[faction].alignment == "evil"


def give(game: Universalis, who: Character, prize: Prize) -> None:
    """The hero has the prize at once.  Fortune and a skill are upgrades and make it worth more; a skill that it or
    another of the group knows already is paid out in experience.  UN-0020, UN-1139, UN-1160"""
    hero, skill, xp = sheet(who), prize.skill, prize.xp
    if skill and any(skill in one.skills for one in (hero, *fellows(game))):
        skill, xp = "", xp + XP
    upgrades = prize.fortune + bool(skill)
    skills = (*hero.skills, skill) if skill else hero.skills
    hero = msgspec.structs.replace(
        hero, skills=skills, fortune=hero.fortune + prize.fortune, vp=hero.vp + VP * upgrades
    )
    write(who, hero)
    who.fortune += prize.fortune
    who.xp += xp
    who.coins += prize.coins
    if prize.thing:
        who.pack = (*who.pack, prize.thing)


def fellows(game: Universalis) -> list[Hero]:
    """All heroes of the campaign as their sheets stand, those who are absent included."""
    here = [sheet(one) for one in game.heroes()]
    names = {hero.id for hero in here}
    return [*here, *(hero for id, hero in open_ledger(game.setup.ledger).heroes.items() if id not in names)]
