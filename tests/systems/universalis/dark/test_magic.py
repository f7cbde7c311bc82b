"""Sorcerers of a Dark Player who is a person: he casts and dispels as he likes."""

from __future__ import annotations

from systems.universalis.build import HALL, hero, position
from undercroft.proofs.checklist import rule

SHAMAN = {"creature": "orc-shaman", "at": "h3", "hands": ["dagger"], "facing": "west"}


def test_his_sorcerer_casts_what_he_chooses():
    play = position(HALL, turn="dark", hand=[], dice=[5, 4], S=hero(at="c3"), k=SHAMAN)
    while play.asks() != "dark-act":
        play.table.choose(play.table.ask.options[-1])
    play.take("k acts", "k casts hex-of-weakness at S")
    assert play.see("S")["spells on"] == ["hex-of-weakness"]


@rule("UN-0438")
def test_he_is_asked_whether_to_dispel():
    play = position(HALL, turn="B", hand=[], dice=[5, 4, 6, 6], B=hero("borgron", at="c3"), k=SHAMAN)
    play.take("B casts lightning at k")
    assert play.asks() == "dispel"
    assert play.table.ask.seat == play.game.dark
    assert play.take("k dispels").see("casting")["dispelled"]


@rule("UN-0431")
def test_his_sorcerer_keeps_one_permanent_spell():
    play = position(HALL, turn=["dark", "dark"], hand=[], dice=[5, 4, 5, 4, 5, 4], S=hero(at="c3"), k=SHAMAN)
    for spell in ("hex-of-weakness", "spirit-of-the-beast"):
        while play.asks() != "dark-act":
            play.table.choose(play.table.ask.options[-1])
        play.take("k acts", f"k casts {spell} at {'S' if spell.startswith('hex') else 'k'}", "k ends")
        play.table.choose(play.table.ask.options[-1])
    assert [name.partition(" ")[0] for name in play.see("table")["spells"]] == ["spirit-of-the-beast"]
