"""What the terminal shows: the head, the board, the party, the log, the question with its numbered choices."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from undercroft.kernel.requests import Option, SeatId
from undercroft.kernel.scene import Bar, Barred, Card, Figure, Lesson, Order, Scene, Sheet
from undercroft.kernel.stakes import Stakes
from undercroft.terminal.draw import describe, draw
from undercroft.text.explain import explain
from undercroft.text.functions import percent
from undercroft.text.messages import Messages
from undercroft.text.narrate import Voice, capital

BAR = 8
"""How long a bar is drawn at most."""

ARROWS = "↑↗→↘↓↙←↖"
"""The arrows for where a figure looks, from north on."""

TOGETHER = 4
"""From this many on, choices that differ only in their place stand in one line."""


def head(scene: Scene, voice: Voice) -> list[Text]:
    """Quest, round, phase, tracks and goals."""
    said = voice.messages
    parts = [said.say(scene.quest)] if scene.quest else []
    if scene.round:
        parts.append(said.text("terminal-round", n=scene.round))
    if scene.phase:
        parts.append(said.say(scene.phase, "phase"))
    lines = [Text(" · ".join(parts), style="bold")]
    tracks = [
        f"{said.say(track.name)} {track.now}" + (f"/{track.most}" if track.most else "")
        for track in scene.tracks
        if not (track.kind == "round" and track.now == scene.round)
    ]
    if tracks:
        lines.append(Text(" · ".join(tracks)))
    if scene.order is not None:
        lines.append(Text(f"{capital(said.say(scene.order.name))}: {order(scene.order, voice)}"))
    return lines + [Text(line) for line in _goals(scene, voice)]


def order(given: Order, voice: Voice) -> str:
    """The order of acting: figures by name with their fields on a track, tokens with their number."""
    said, parts = voice.messages, []
    for place in given.places:
        if place.token:
            parts.append(said.text("count-of", name=said.say(place.token), n=place.n))
            continue
        called = capital(voice.names.figure(place.who, said))
        field = f" {place.n}" if given.kind == "track" else ""
        parts.append(f"{called}{field}" + (f" ({said.text('terminal-acted')})" if place.acted else ""))
    return (", " if given.kind == "bag" else " › ").join(parts) or "–"


def leaves(scene: Scene, option: Option, voice: Voice) -> str:
    """The field of the order on which an option would leave the acting figure; empty if the option does not say."""
    view = scene.ask
    if scene.order is None or view is None or not view.previews or option not in view.options:
        return ""
    numbers = view.previews[view.options.index(option)]
    left = next((number for number in numbers if number.name == scene.order.name), None)
    return "" if left is None else voice.messages.text("terminal-leaves", n=left.value)


def _goals(scene: Scene, voice: Voice) -> list[str]:
    """The goals of the quest: its goal in a sentence with the progress, or each of its goals."""
    said = voice.messages
    quest = said.word(scene.quest) if scene.quest else None
    if quest is not None and said.has(quest, "goal"):
        counts = [f"{said.say(goal.name)}: {goal.value}" + _of(goal.most) for goal in scene.goals]
        lines = [said.text("terminal-goal", goal=said.text(quest, "goal"))]
        return [*lines, " · ".join(counts)] if counts else lines
    lines = []
    for goal in scene.goals:
        measure = f" ({goal.value}{_of(goal.most)})" if goal.most or goal.value else ""
        lines.append(said.text("terminal-goal", goal=said.say(goal.name)) + measure)
    return lines


def _of(most: int) -> str:
    return f"/{most}" if most else ""


def board(scene: Scene, voice: Voice, width: int, words: bool) -> list[Text]:
    """The board, drawn or in words."""
    lines = (
        describe(scene, voice.names, voice.messages)
        if words
        else draw(scene, voice.names, voice.messages, min(width, 100))
    )
    return [Text(line, no_wrap=True, overflow="crop") for line in lines]


def looks(scene: Scene) -> object:
    """Everything whose change makes the table be shown again; the question itself says whose turn it is."""
    return scene.board, tuple(
        (one.id, one.at, one.bars, one.marks, one.members, one.down, one.facing) for one in scene.figures
    )


def figures(scene: Scene, voice: Voice) -> list[Text]:
    """Everybody on the board: heroes first, then the others, with bars, marks and places."""
    said = voice.messages
    lines: list[Text] = []
    for side in ("hero", "foe", "other"):
        group = [figure for figure in scene.figures if figure.side == side]
        if group:
            lines.append(Text(said.text(f"terminal-side-{side}"), style="bold"))
            longest = max(len(_called(figure, voice)) for figure in group)
            lines += [_figure(figure, voice, longest) for figure in group]
    return lines


def _called(figure: Figure, voice: Voice) -> str:
    name = voice.messages.say(figure.name)
    return voice.messages.text("count-of", name=name, n=figure.members) if figure.members > 1 else name


def _figure(figure: Figure, voice: Voice, longest: int) -> Text:
    said = voice.messages
    style = {"hero": "cyan", "foe": "red", "other": "yellow"}[figure.side]
    line = Text.assemble((f"  {voice.names.label(figure.id):<2} ", f"bold {style}"))
    line.append(f"{_called(figure, voice):<{longest}}", style=style)
    for bar in figure.bars:
        line.append(f"  {said.say(bar.name)} {_bar(bar)}", style="dim" if bar.now <= 0 else "none")
    if figure.at >= 0:
        line.append(f"  {voice.place(figure.at)}")
    if figure.at >= 0 and figure.facing >= 0:
        line.append(f" {ARROWS[figure.facing]} {said.text(f'facing-{figure.facing}')}")
    notes = [said.say(mark, "mark") for mark in figure.marks]
    notes += [said.text("terminal-down")] * figure.down + [said.text("terminal-acted")] * figure.acted
    if notes:
        line.append(f"  [{', '.join(notes)}]", style="magenta")
    if figure.active:
        line.append(f"  ◀ {said.text('terminal-active')}", style="bold green")
    return line


def _bar(bar: Bar) -> str:
    if 0 < bar.most <= BAR:
        filled = max(0, min(bar.now, bar.most))
        return f"{'■' * filled}{'□' * (bar.most - filled)} {bar.now}/{bar.most}"
    return f"{bar.now}/{bar.most}" if bar.most else str(bar.now)


def holdings(scene: Scene, voice: Voice) -> list[Text]:
    """The cards in this seat's own hands, and the sizes of the others'."""
    said = voice.messages
    lines = []
    for hand in scene.hands:
        owner = voice.seat(hand.seat)
        cards = ", ".join(_card(card, voice) for card in hand.cards) or str(hand.count)
        lines.append(Text(said.text("terminal-hand", seat=owner, hand=said.say(hand.name), cards=cards)))
    return lines


def _card(card: Card, voice: Voice) -> str:
    told = [*map(voice.fact, card.facts)]
    if card.wear is not None:
        told.append(f"{voice.messages.say(card.wear.name)}: {card.wear.now}{_of(card.wear.most)}")
    facts = "; ".join(told)
    return voice.messages.say(card.name) + (f" ({facts})" if facts else "")


def sheets(scene: Scene, voice: Voice) -> list[Text]:
    """What the heroes are, carry and know, with the reasons for their numbers."""
    said = voice.messages
    lines: list[Text] = []
    for sheet in scene.sheets:
        role = f" – {said.phrase(sheet.role)}" if sheet.role else ""
        lines.append(Text(said.say(sheet.name) + role, style="bold"))
        lines += [Text(f"  {line}") for line in _sheet(sheet, voice)]
    for track in scene.tracks if lines else ():
        if track.facts:
            lines.append(Text(capital(said.say(track.name)), style="bold"))
            lines += [Text(f"  {capital(voice.fact(fact))}") for fact in track.facts]
    return lines or [Text(said.text("terminal-no-sheets"))]


def _sheet(sheet: Sheet, voice: Voice) -> list[str]:
    """The plain numbers in one line, those with reasons and the cards in one each."""
    said = voice.messages
    lines, short = [], []
    for number in sheet.numbers:
        shown = f"{capital(said.say(number.name))}: {number.value}{_of(number.most)}"
        if number.terms:
            lines.append(f"{shown} ({', '.join(explain(number.terms, said)[:-1])})")
        elif number.value or number.most:
            short.append(shown)
    if short:
        lines.insert(0, " · ".join(short))
    if sheet.spots:
        places = (
            f"{said.say(spot.name)} {percent(spot.chance / 100)} ({said.say(spot.guard.name)} {spot.guard.value})"
            for spot in sheet.spots
        )
        lines.append(f"{said.text('terminal-spots')}: {', '.join(places)}")
    for title, cards in (("worn", sheet.worn), ("carried", sheet.carried), ("skills", sheet.skills)):
        called = said.text(f"terminal-{title}")
        if any(card.facts or card.wear for card in cards):
            lines += [f"{called}:", *(f"  {_card(card, voice)}" for card in cards)]
        elif cards:
            lines.append(f"{called}: {', '.join(_card(card, voice) for card in cards)}")
    if sheet.ailments:
        lines.append(f"{said.text('terminal-ailments')}: {', '.join(said.say(name) for name in sheet.ailments)}")
    return lines


def lesson(taught: Lesson, said: Messages) -> list[str]:
    """The present step of a lesson: how far it is, what to do and why, and the rules it is about."""
    title = said.text("lesson-step", step=taught.step, steps=taught.steps, title=said.text(taught.id))
    lines = [title, *(f"  {said.text(taught.id, attribute)}" for attribute in ("say", "why"))]
    if taught.rules:
        lines.append("  " + said.text("lesson-rules", rules=", ".join(taught.rules)))
    return lines


def stakes(about: Stakes, voice: Voice) -> list[Text]:
    """The stakes of a question: whose dice show what, what is added, and the result."""
    said, lines = voice.messages, []
    for side in about.sides:
        dice = voice.faces((side.dice,), (side.faces,), (side.labels,) if side.labels else ()) if side.faces else ""
        counted = side.counts and said.say(side.counts, "number")
        shown = f"{side.shows if side.counts == 'wounds' else side.total} {counted}".rstrip()
        who = capital(voice.names.figure(side.who, said)) if side.who else ""
        text = said.text("terminal-stakes", who=who, roll=said.say(side.roll, "roll"), dice=dice, total=shown)
        lines.append(Text(f"  {text}"))
    return lines


def choices(
    options: Sequence[tuple[Option, SeatId]],
    voice: Voice,
    notes: dict[int, str],
    several: bool,
    texts: Sequence[str] = (),
) -> list[Text]:
    """The numbered choices, with what is said about each; many that differ only in their place stand in one line."""
    lines: list[Text] = []
    shown: set[int] = set()
    for n, (option, seat) in enumerate(options):
        if n in shown:
            continue
        alike = [m for m, (other, at) in enumerate(options) if at == seat and m >= n and _alike(option, other)]
        if option.at >= 0 and len(alike) >= TOGETHER:
            shown.update(alike)
            lines.append(_places([(m, options[m][0]) for m in alike], voice))
            continue
        line = Text.assemble((f"  {n + 1:>2}  ", "bold"))
        line.append(voice.option(option, texts[n] if texts else ""), style="none")
        if several:
            line.append(f"  [{voice.seat(seat)}]", style="cyan")
        if n in notes:
            line.append(f"  – {notes[n]}", style="green")
        lines.append(line)
    return lines


def _alike(one: Option, other: Option) -> bool:
    return (one.act, one.who, one.what, one.n) == (other.act, other.who, other.what, other.n)


def _places(options: list[tuple[int, Option]], voice: Voice) -> Text:
    """Places to choose from in one line: Move to …: 3 = b1, 4 = b2."""
    first = options[0][1]
    place = voice.place(first.at)
    words = voice.option(first)
    title = words.replace(place, "…") if place in words else words
    line = Text.assemble((f"  {options[0][0] + 1}–{options[-1][0] + 1}  ", "bold"))
    line.append(f"{title}: ", style="none")
    for n, option in options:
        line.append(f"{n + 1}", style="bold")
        line.append(f"={voice.place(option.at)}  ", style="none")
    return line


def cannots(barred: Sequence[Barred], voice: Voice) -> list[Text]:
    """What cannot be done now, and why."""
    return [Text(f"   ×  {voice.barred(one)}", style="dim") for one in barred]
