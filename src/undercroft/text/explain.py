"""Numbers in words: the terms behind a total, and the odds of an attack."""

from __future__ import annotations

from undercroft.kernel.odds import Odds
from undercroft.kernel.requests import parse_option
from undercroft.kernel.tally import Terms, total
from undercroft.text.messages import Messages, messages
from undercroft.text.names import Names
from undercroft.text.narrate import Voice

BACK = ("own-", "friends-")
"""The beginnings of facts about the attacker's own side."""

LEAST = 0.0005
"""Values rarer than this are left out of a spread."""


def explain(terms: Terms, language: str | Messages = "en", system: str = "") -> list[str]:
    """A tally as lines: each term with its source and rule, then the total."""
    said = messages(language, system) if isinstance(language, str) else language
    lines = []
    for term in terms:
        source = said.say(term.source, "rule-source")
        lines.append(
            said.text("term-rule", value=term.value, source=source, rule=term.rule)
            if term.rule
            else said.text("term", value=term.value, source=source)
        )
    lines.append(said.text("term-total", total=total(terms)))
    return lines


def odds_lines(odds: Odds, language: str | Messages = "en", system: str = "", names: Names | None = None) -> list[str]:
    """The odds of an option: a line for each fact, how sure the figures are, and what was assumed."""
    said = messages(language, system) if isinstance(language, str) else language
    lines = [_fact(odds, fact, said) for fact in facts(odds)]
    lines.append(said.text("odds-exact") if odds.exact else said.text("odds-sampled", error=odds.error))
    voice = Voice(said, names or Names())
    for prompt, answer in odds.assumed:
        asked = said.say(prompt, "ask-short")
        lines.append(said.text("odds-assumed", ask=asked, answer=voice.option(parse_option(answer))))
    return lines


def odds_short(odds: Odds, language: str | Messages = "en", system: str = "") -> str:
    """The odds of an option in a few words, to stand beside it."""
    said = messages(language, system) if isinstance(language, str) else language
    parts = []
    for fact in facts(odds):
        if _counts(odds, fact, said):
            parts.append(said.text("odds-mean", fact=said.say(fact, "odds"), mean=round(odds.mean(fact), 1)))
        else:
            parts.append(said.text("odds-chance", fact=said.say(fact, "odds"), chance=odds.mean(fact)))
    text = ", ".join(parts)
    return text if odds.exact or not text else said.text("odds-about", text=text)


def facts(odds: Odds) -> list[str]:
    """All possible outcomes, in a stated order, those for one's own side last; what never happens is left out."""
    found = {name for result in odds.results for name, _ in result.facts}
    names = sorted(found, key=lambda name: (name.startswith(BACK), name))
    return [name for name in names if any(result[name] for result in odds.results)]


def _counts(odds: Odds, fact: str, said: Messages) -> bool:
    """Is a fact a number, rather than something that happens or not?"""
    id = said.word(fact, "odds")
    stated = id is not None and said.has(id, "counts")
    return stated or any(value not in (0, 1) for value in odds.spread(fact))


def _fact(odds: Odds, fact: str, said: Messages) -> str:
    name = said.say(fact, "odds")
    if not _counts(odds, fact, said):
        return said.text("odds-chance", fact=name, chance=odds.mean(fact))
    likely = [(value, chance) for value, chance in odds.spread(fact).items() if chance >= LEAST]
    cases = "  ".join(said.text("odds-case", value=value, chance=chance) for value, chance in likely)
    return said.text("odds-spread", fact=name, cases=cases, mean=round(odds.mean(fact), 2))
