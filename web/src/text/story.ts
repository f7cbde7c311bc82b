/** The log: events gathered into entries that read like a story and unfold to the numbers behind them. */
import type { AnyEvent, Rolled, Summed } from "../generated/scene.ts";
import type { Voice } from "./voice.ts";

export interface Entry {
  key: number;
  kind: "round" | "deed";
  /** whose doing it is, 0 for nobody's */
  who: number;
  sentences: { text: string; tone: "" | "hurt" | "heal" | "quiet"; walk?: boolean; walker?: number }[];
  /** somebody goes somewhere in it */
  walk?: boolean;
  numbers: (Rolled | Summed)[];
  rules: string[];
}

const doer = (event: AnyEvent): number => {
  switch (event.kind) {
    case "moved":
    case "turned":
    case "began":
      return event.who;
    case "rolled":
      return event.by;
    case "harmed":
      return event.by;
    default:
      return 0;
  }
};

/** An answer that only who gave it hears of: the log is the same for everybody, so it says nothing in it. */
const isPrivate = (event: AnyEvent | undefined): boolean => event?.kind === "chose" && event.alone;

/** The next event that everybody hears of. */
function after(events: readonly AnyEvent[], i: number): AnyEvent | undefined {
  do i += 1;
  while (isPrivate(events[i]));
  return events[i];
}

/** Must a new entry begin here? */
function parts(entry: Entry | undefined, event: AnyEvent, voice: Voice): boolean {
  if (!entry || entry.kind === "round") return true;
  if (event.kind === "chose" || event.kind === "began" || event.kind === "ended" || event.kind === "corrected")
    return true;
  const who = doer(event);
  if (!who || !entry.who || who === entry.who) return false;
  return (
    event.kind === "moved" ||
    (event.kind === "rolled" &&
      voice.names.figures.get(who)?.side !== voice.names.figures.get(entry.who)?.side &&
      entry.numbers.length > 3)
  );
}

/** Is the choice told well enough by what follows it? */
const silent = (event: AnyEvent, after: AnyEvent | undefined, voice: Voice): boolean =>
  event.kind === "chose" &&
  !voice.messages.has(`event-chose-${event.act}`) &&
  (after?.kind === "moved" || event.act === "pass" || event.act === "done" || event.act === "no");

/** Entries for events numbered from `first`; choices that nothing tells of are left out unless `choices`. */
export function storyOf(events: readonly AnyEvent[], first: number, voice: Voice, choices = false): Entry[] {
  const entries: Entry[] = [];
  events.forEach((event, i) => {
    if (isPrivate(event)) return;
    let entry = entries.at(-1);
    if (parts(entry, event, voice)) {
      const round = event.kind === "began" && !event.who && (event.what === "round" || event.n > 0);
      let who = doer(event);
      if (event.kind === "chose") who = chooser(events, i);
      entry = { key: first + i, kind: round ? "round" : "deed", who, sentences: [], numbers: [], rules: [] };
      entries.push(entry);
    }
    if (!entry) return;
    if (!entry.who) entry.who = doer(event);
    entry.rules.push(...event.rules);
    if (event.kind === "rolled" || event.kind === "summed") entry.numbers.push(event);
    else if (!silent(event, after(events, i), voice)) {
      const text = voice.tell(event);
      const aside =
        (event.kind === "changed" || event.kind === "began") &&
        voice.messages.has(`event-${event.kind}-${event.what}`, "quiet");
      const tone = aside
        ? "quiet"
        : event.kind === "harmed"
          ? "hurt"
          : event.kind === "healed"
            ? "heal"
            : event.kind === "chose" && !voice.messages.has(`event-chose-${event.act}`)
              ? "quiet"
              : "";
      const walk = event.kind === "moved";
      if (event.kind === "turned" && !choices) return;
      if (event.kind === "moved") {
        entry.walk = true;
        const last = entry.sentences.findIndex((one) => one.walker === event.who);
        if (last >= 0 && entry.sentences.slice(last).every((one) => one.walker === event.who))
          entry.sentences.splice(last);
      }
      if (text) entry.sentences.push({ text, tone, walk, ...(event.kind === "moved" ? { walker: event.who } : {}) });
    }
  });
  for (const entry of entries) {
    if (!choices || entry.sentences.some((one) => one.tone !== "quiet")) {
      entry.sentences = entry.sentences.filter((one) => one.tone !== "quiet");
    }
  }
  const told = entries.filter((entry) => entry.sentences.length || entry.numbers.length);
  joinWalks(told);
  return choices ? told : withoutBareNumbers(told);
}

/** Numbers without a word belong to what was told before them, and are found where that unfolds. */
function withoutBareNumbers(entries: readonly Entry[]): Entry[] {
  const told: Entry[] = [];
  let early: Entry["numbers"] = [];
  for (const entry of entries) {
    const before = told.at(-1);
    if (entry.sentences.length) {
      told.push(entry.kind === "deed" && early.length ? { ...entry, numbers: [...early, ...entry.numbers] } : entry);
      if (entry.kind === "deed") early = [];
    } else if (before?.kind === "deed")
      told[told.length - 1] = {
        ...before,
        numbers: [...before.numbers, ...entry.numbers],
        rules: [...before.rules, ...entry.rules],
      };
    else early = [...early, ...entry.numbers];
  }
  return told;
}

/** Steps of one figure, one after another, are one walk: only where it ends is told. */
function joinWalks(entries: Entry[]): void {
  const walk = (entry: Entry) =>
    entry.walk && !entry.numbers.length && entry.sentences.every((one) => one.tone === "quiet" || one.walk);
  for (let i = entries.length - 1; i > 0; i--) {
    const [before, here] = [entries[i - 1]!, entries[i]!];
    if (here.who && here.who === before.who && walk(before) && here.walk) entries.splice(i - 1, 1);
  }
}

/** Whose figure a choice was for: the first that does something after it. */
function chooser(events: readonly AnyEvent[], i: number): number {
  for (let j = i + 1; j < Math.min(events.length, i + 5); j++) {
    const event = events[j]!;
    if ((event.kind === "chose" && !event.alone) || event.kind === "began") break;
    const who = doer(event);
    if (who) return who;
  }
  return 0;
}
