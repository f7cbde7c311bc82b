"""What happens when something is used up.  LE-0104, LE-C148, LE-G14"""

from __future__ import annotations

from systems.league.build import goblin, hero, position
from undercroft.crawl.effects import idle
from undercroft.proofs.checklist import rule
from undercroft.systems.league.cards.heroes import PERKS
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.things import GEAR
from undercroft.systems.league.cards.vocabulary import WORDS
from undercroft.systems.league.effects.taking import TAKES


@rule("LE-0104", "LE-C148", "LE-G14")
def test_a_keg_of_dwarven_ale_lifts_the_partys_morale_by_3():
    play = position(W=hero(quick=["dwarven-ale"]), turn="W", has={"morale": 8, "starting_morale": 12})
    play.choose("use-up")
    assert play.state.morale == 11
    assert play.who("W").outfit.items() == ()
    assert play.who("W").ap == 1


@rule("LE-0104")
def test_nobody_opens_a_keg_in_battle():
    play = position("W....g", W=hero(quick=["dwarven-ale"]), g=goblin(), turn="W")
    assert not any(act.startswith("use-up") for act in play.acts())


@rule("LE-G07", "LE-G14")
def test_every_word_of_perks_and_consumables_is_done():
    used = {effect.name for card in library()[GEAR].values() for effect in card.use}
    used |= {effect.name for card in library()[PERKS].values() for effect in card.do}
    words = [word for word in WORDS if word.name in used]
    assert idle(words, TAKES.words) == ()
