"""Narration: one readable sentence for every event, and words for options, questions and reasons.

The sentence for an event is looked for from the particular to the general: `event-harmed-poison`, then `event-harmed`,
each in the system's own file before the common one.  Where a part is absent (nobody did it, the cards are hidden) an
attribute of the same message takes its place: `.alone`, `.hidden`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from undercroft.kernel import events as e
from undercroft.kernel.dice import Faces
from undercroft.kernel.requests import NO_ONE, NOBODY, NOWHERE, FigureId, Option, SeatId
from undercroft.kernel.scene import AskView, Barred, Scene
from undercroft.text.functions import Value
from undercroft.text.messages import ID, Messages, messages
from undercroft.text.names import Names, definite, form_of, grammar

Args = dict[str, Value]


class Voice:
    """Tells what happened and what can be done, in one language, with the names of one seat."""

    def __init__(self, messages: Messages, names: Names) -> None:
        self.messages = messages
        self.names = names

    # parts of sentences

    def figure(self, slot: str, who: FigureId) -> Args:
        """A figure as arguments."""
        return self.names.figure_args(slot, who, self.messages)

    def thing(self, slot: str, name: str, *families: str) -> Args:
        """A card, an item, a condition as arguments: bare, definite, and what agrees with it.

        A copy of an item (`mail~1+damaged`) is called like its card, with the marks that are true of it.
        """
        if not name:
            return {slot: "", f"{slot}-the": "", **grammar(slot, "m")}
        parts = [part.partition("~")[0] for part in (name.split("+") if "+" in name.strip("+") else [name])]
        marks = [part for part in parts[1:] if self.messages.has(f"mark-{part}")]
        things = [part for part in parts if part not in marks]
        if len(things) > 1:
            several = self.join([self.messages.say(one, *families) for one in things])
            return {slot: several, f"{slot}-the": several, **grammar(slot, "mp")}
        name = things[0].partition("/")[0]
        id = self.messages.word(name, *families)
        bare = self.messages.peek(name, *families)
        the = bare if id is None else definite(id, self.messages)
        form = "m" if id is None else form_of(id, self.messages)
        if marks:
            bare, the = (self._marked(one, marks) for one in (bare, the))
        return {slot: bare, f"{slot}-the": the, **grammar(slot, form)}

    def _marked(self, thing: str, marks: Sequence[str]) -> str:
        said = ", ".join(self.messages.say(mark, "mark") for mark in marks)
        return self.messages.text("thing-marked", thing=thing, marks=said)

    def place(self, at: int) -> str:
        """A place in words."""
        return self.names.place(at, self.messages)

    def seat(self, seat: SeatId) -> str:
        """The name of the player in a seat."""
        return self.names.seat(seat, self.messages)

    def faces(self, dice: Sequence[Sequence[str]], faces: Faces, labels: Sequence[Sequence[str]] = ()) -> str:
        """Faces as they lie on the table; symbol dice in the words of `die-<die>-<face>`, each with what it is for."""
        sides = []
        for n, (pool, side) in enumerate(zip(dice, faces)):
            named = labels[n] if n < len(labels) else [""] * len(pool)
            shown = (self._labelled(self._face(die, face), label) for die, face, label in zip(pool, side, named))
            sides.append(", ".join(shown))
        return " / ".join(side for side in sides if side)

    def _labelled(self, face: str, label: str) -> str:
        return self.messages.text("die-labelled", face=face, label=self.messages.say(label, "die")) if label else face

    def dice(self, sides: Sequence[Sequence[str]]) -> str:
        """The dice of each side: 2d6+1d10; those of the game's own in the words of `dice-<die>`."""
        pools = [{die: pool.count(die) for die in pool} for pool in sides if pool]
        return " / ".join("+".join(self._of_a_kind(die, n) for die, n in pool.items()) for pool in pools)

    def _of_a_kind(self, die: str, n: int) -> str:
        id = f"dice-{die}"
        return self.messages.text(id, n=n) if ID.fullmatch(id) and self.messages.has(id) else f"{n}{die}"

    def fact(self, fact: tuple[str, str]) -> str:
        """A fact of a card, from its pair of phrases."""
        return self.messages.phrase(f"{fact[0]} : {fact[1]}" if fact[0] and fact[1] else fact[0] or fact[1])

    def _face(self, die: str, face: int) -> str:
        id = f"die-{die}-{face}"
        return self.messages.text(id) if ID.fullmatch(id) and self.messages.has(id) else str(face)

    def join(self, parts: Sequence[str]) -> str:
        """Several things in one sentence: a, b and c."""
        if len(parts) < 2:
            return "".join(parts)
        return self.messages.text("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    # what can be done

    def option(self, option: Option, text: str = "") -> str:
        """An option in words: `act-<act>` with who, at, what and n; `text` is a phrase that says more about it."""
        args = self._deed(option.who, option.at, option.what, option.n)
        id = f"act-{option.act}"
        found = self.messages.first(f"{self.names.system}-{id}", id)
        if found is not None and text and self.messages.has(found, "told"):
            return capital(self.messages.fill(found, args | {"text": self.messages.phrase(text)}, "told"))
        if found is not None:
            return capital(self.messages.fill(found, args, self._lacking(found, option)))
        words = [self.messages.fallback(id, option.act)]
        words += [str(args[slot]) for slot in ("who", "what", "at") if args[slot]]
        if option.n:
            words.append(str(option.n))
        return capital(" ".join(words))

    def _lacking(self, id: str, option: Option) -> str:
        """The form of a choice that names no place, no figure or no thing, where the message has one."""
        lacks = (("nowhere", option.at == NOWHERE), ("nobody", option.who == NO_ONE), ("nothing", not option.what))
        return next((form for form, lacking in lacks if lacking and self.messages.has(id, form)), "")

    def prompt(self, ask: AskView) -> str:
        """The question that is asked: `ask-<prompt>`; for dice and cards a question of their own."""
        args: Args = {
            **self.figure("who", ask.who),
            **self.thing("about", ask.about if ask.kind != "roll" else ""),
            "n": ask.n,
            "seat": self.seat(ask.seats[0]) if ask.seats else "",
        }
        if ask.kind == "roll":
            args |= {"dice": self.dice(ask.dice) or ask.about, **self.thing("why", ask.prompt, "roll")}
            return capital(self._variant("ask-throw", args, "alone" if ask.who == NO_ONE else ""))
        if ask.kind == "draw":
            return capital(self.messages.fill("ask-draw", args))
        id = f"ask-{ask.prompt}"
        found = self.messages.first(f"{self.names.system}-{id}", id)
        if found is not None:
            return capital(self._variant(found, args, "alone" if ask.who == NO_ONE else ""))
        what = self.messages.fallback(id, ask.prompt)
        return capital(self._variant("ask", args | {"what": what}, "alone" if ask.who == NO_ONE else ""))

    def barred(self, barred: Barred) -> str:
        """What cannot be done, and why: `act-<act>` and `barred-<why>`."""
        act = self.option(Option(barred.act, what=barred.what))
        return self.messages.text("cannot", act=act, why=self.messages.say(barred.why, "barred"))

    def refusal(self, code: str) -> str:
        """Why an answer was refused: `refused-<code>`."""
        return self.messages.text(f"refused-{code}")

    def _deed(self, who: FigureId, at: int, what: str, n: int) -> Args:
        return {**self.figure("who", who), **self.thing("what", what), "at": self.place(at), "n": n}

    def _variant(self, id: str, args: Args, attribute: str) -> str:
        """The message, or the attribute that takes its place."""
        if attribute and not self.messages.has(id, attribute):
            attribute = ""
        return self.messages.fill(id, args, attribute)

    # what happened

    def tell(self, event: e.AnyEvent) -> str:
        """An event as one sentence; empty for what needs no words."""
        return capital(_TELLERS[type(event)](self, event))

    def _event(self, kind: str, word: str, args: Args, attribute: str = "") -> str:
        id = self.messages.first(f"event-{kind}-{word}") if word and ID.fullmatch(word) else None
        return self._variant(id or f"event-{kind}", args, attribute)

    def _began(self, event: e.Began) -> str:
        args = {**self.thing("what", event.what, "part"), "n": event.n, **self.figure("who", event.who)}
        return self._event("began", event.what, args, "" if event.who != NO_ONE else "alone")

    def _chose(self, event: e.Chose) -> str:
        option = Option(event.act, event.who, event.at, event.what, event.n)
        args = {**self._deed(event.who, event.at, event.what, event.n), "seat": self.seat(event.seat)}
        return self._event("chose", event.act, args | {"act": self.option(option)})

    def _moved(self, event: e.Moved) -> str:
        at = event.path[-1] if event.path else NOWHERE
        args = {**self.figure("who", event.who), "at": self.place(at), "steps": max(0, len(event.path) - 1)}
        return self._event("moved", event.how, args)

    def _turned(self, event: e.Turned) -> str:
        facing = self.messages.text(f"facing-{event.facing}")
        return self._event("turned", "", {**self.figure("who", event.who), "facing": facing})

    def _rolled(self, event: e.Rolled) -> str:
        shown = self.faces(event.dice, event.faces, event.labels)
        plain = event.result.lstrip("-").isdecimal() and event.result != shown
        args: Args = {
            **self.figure("who", event.by),
            **self.thing("why", event.why, "roll"),
            "dice": self.dice(event.dice),
            "faces": self.messages.text("faces-result", faces=shown, result=event.result) if plain else shown,
            "seat": self.seat(event.seat),
        }
        return self._event("rolled", event.why, args, "" if event.by != NO_ONE else "alone")

    def _summed(self, event: e.Summed) -> str:
        terms = ", ".join(self.term(term.value, term.source) for term in event.terms)
        args = {
            **self.thing("what", event.what, "number"),
            **self.figure("who", event.who),
            "total": event.total,
            "terms": terms,
        }
        attribute = "bare" if not event.terms else "" if event.who != NO_ONE else "alone"
        return self._event("summed", event.what, args, attribute)

    def term(self, value: int, source: str) -> str:
        """One term of a tally: +2 broadsword."""
        return self.messages.text("term", value=value, source=self.messages.say(source, "rule-source"))

    def _harmed(self, event: e.Harmed) -> str:
        args = {
            **self.figure("who", event.who),
            **self.figure("by", event.by),
            **self.thing("why", event.why, "harm"),
            "amount": event.amount,
            "left": event.left,
        }
        return self._event("harmed", event.why, args, "" if event.by not in (NO_ONE, event.who) else "alone")

    def _healed(self, event: e.Healed) -> str:
        args = {**self.figure("who", event.who), **self.thing("why", event.why, "heal")}
        return self._event("healed", event.why, args | {"amount": event.amount, "left": event.left})

    def _changed(self, event: e.Changed) -> str:
        args = {
            **self.thing("what", event.what),
            **self.figure("who", event.who),
            **self.thing("detail", event.detail),
            "at": self.place(event.at),
            "now": event.now,
            "was": event.was,
            "by": event.now - event.was,
        }
        return self._event("changed", event.what, args, "" if event.who != NO_ONE else "alone")

    def _drawn(self, event: e.Drawn) -> str:
        args: Args = {
            **self.thing("pile", event.pile, "pile"),
            **self.figure("who", event.who),
            "n": event.n,
            "cards": self.join([self.messages.say(card, "card") for card in event.cards]),
            "seat": self.seat(event.seat),
        }
        attribute = "hidden" if not event.cards else "alone" if event.seat == NOBODY else ""
        return self._event("drawn", event.pile, args, attribute)

    def _revealed(self, event: e.Revealed) -> str:
        return self._spot("revealed", event.what, event.what, event.at, event.who)

    def _placed(self, event: e.Placed) -> str:
        return self._spot("placed", event.what, event.what, event.at, event.who)

    def _removed(self, event: e.Removed) -> str:
        return self._spot("removed", event.why or event.what, event.what, event.at, event.who)

    def _spot(self, kind: str, word: str, what: str, at: int, who: FigureId) -> str:
        args = {**self.thing("what", what), **self.figure("who", who), "at": self.place(at)}
        if who != NO_ONE and who in self.names.figures:
            return self._event(kind, word, args, "figure")
        return self._event(kind, word, args, "" if at != NOWHERE else "nowhere")

    def _said(self, event: e.Said) -> str:
        given: Args = {
            name: self.messages.say(value) if isinstance(value, str) and self.messages.word(value) else value
            for name, value in event.args.items()
        }
        target = event.args.get("target")
        whom = self.figure("target", FigureId(target)) if isinstance(target, int) else {}
        return self.messages.fill(event.message, {**self.figure("who", event.who), **given, **whom})

    def _undone(self, event: e.Undone) -> str:
        return self.messages.text("event-undone", seat=self.seat(event.seat))

    def _corrected(self, event: e.Corrected) -> str:
        return self.messages.text("event-corrected", what=event.what, seat=self.seat(event.seat))

    def _ended(self, event: e.Ended) -> str:
        return self.ending(event.won, event.why)

    def ending(self, won: bool, why: str) -> str:
        """How a game ended: `end-<why>`, as a whole sentence if it was neither won nor lost."""
        if self.messages.has(f"end-{why}", "whole"):
            return self.messages.text(f"end-{why}", "whole")
        return self.messages.text("event-ended", won="yes" if won else "no", why=self.messages.say(why, "end"))


_TELLERS: Mapping[type[e.AnyEvent], Callable[[Voice, Any], str]] = {
    e.Began: Voice._began,
    e.Chose: Voice._chose,
    e.Moved: Voice._moved,
    e.Turned: Voice._turned,
    e.Rolled: Voice._rolled,
    e.Summed: Voice._summed,
    e.Harmed: Voice._harmed,
    e.Healed: Voice._healed,
    e.Changed: Voice._changed,
    e.Drawn: Voice._drawn,
    e.Revealed: Voice._revealed,
    e.Placed: Voice._placed,
    e.Removed: Voice._removed,
    e.Said: Voice._said,
    e.Undone: Voice._undone,
    e.Corrected: Voice._corrected,
    e.Ended: Voice._ended,
}


def story(events: Iterable[e.AnyEvent]) -> list[e.AnyEvent]:
    """Events as one would tell them: successive steps of one figure become one walk."""
    told: list[e.AnyEvent] = []
    for event in events:
        last = told[-1] if told else None
        if isinstance(event, e.Moved) and isinstance(last, e.Moved) and (last.who, last.how) == (event.who, event.how):
            told[-1] = e.Moved(event.who, last.path + event.path, event.how, rules=last.rules + event.rules)
        else:
            told.append(event)
    return told


def capital(text: str) -> str:
    """A sentence with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def voice(names: Scene | Names, language: str) -> Voice:
    """A voice for a scene, or for names already learnt."""
    known = names if isinstance(names, Names) else Names(names)
    return Voice(messages(language, known.system), known)


def tell(event: e.AnyEvent, names: Scene | Names, language: str = "en") -> str:
    """One readable sentence for an event: `Bjorn hits the goblin archers for 3 wounds.`"""
    return voice(names, language).tell(event)
