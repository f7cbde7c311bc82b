/**
 * The log: events gathered into entries, one for each deed, that read like a story and unfold to the numbers behind
 * them. What comes is appended; what stands is not looked at again, however long the evening.
 */
import type { AnyEvent, Rolled, Summed } from "../generated/scene.ts";
import type { Voice } from "./voice.ts";

export interface Sentence {
  text: string;
  tone: "" | "hurt" | "heal" | "quiet";
  /** whose walk it tells */
  walker?: number;
}

export interface Entry {
  key: number;
  kind: "round" | "deed";
  /** whose doing it is, 0 for nobody's */
  who: number;
  sentences: readonly Sentence[];
  numbers: readonly (Rolled | Summed)[];
  rules: readonly string[];
}

/** So many entries are drawn together. */
export const PAGE = 40;

/** A stretch of the log: only the last one changes. */
export class Page {
  readonly key: number;
  entries = $state.raw<readonly Entry[]>([]);

  constructor(first: Entry) {
    this.key = first.key;
    this.entries = [first];
  }
}

/** The deed that is being told. */
interface Draft {
  key: number;
  deed: number;
  kind: Entry["kind"];
  who: number;
  loud: Sentence[];
  quiet: Sentence[];
  numbers: (Rolled | Summed)[];
  rules: string[];
  listed: boolean;
}

/** Who does what an event tells of. */
function doer(event: AnyEvent): number {
  switch (event.kind) {
    case "moved":
    case "turned":
    case "began":
      return event.who;
    case "chose":
    case "rolled":
    case "harmed":
      return event.by;
    default:
      return 0;
  }
}

/** Entries of what a seat hears; `choices` lists choices that nothing tells of and numbers that no word goes with. */
export class Story {
  pages = $state.raw<readonly Page[]>([]);
  /** so many events have been told */
  told = 0;
  private draft: Draft | null = null;
  /** numbers that came before the first word */
  private early: (Rolled | Summed)[] = [];
  private readonly voice: Voice;
  private readonly choices: boolean;
  private readonly called: number;

  constructor(voice: Voice, choices = false) {
    this.voice = voice;
    this.choices = choices;
    this.called = voice.names.changes;
  }

  /** Would somebody in it be called otherwise now? Then it is to be told anew, as a newcomer would read it. */
  get stale(): boolean {
    return this.called !== this.voice.names.changes;
  }

  get entries(): Entry[] {
    return this.pages.flatMap((page) => page.entries);
  }

  /** Go on with the events that came next, the first of them with this number. */
  tell(events: readonly AnyEvent[], first: number): void {
    events.forEach((event, i) => this.hear(event, first + i));
    if (this.draft) this.list(this.draft);
    this.told += events.length;
  }

  private hear(event: AnyEvent, key: number): void {
    // An answer that only who gave it hears of: the log is the same for everybody, so it says nothing in it.
    if (event.kind === "chose" && event.alone) return;
    if (!this.draft || this.draft.kind === "round" || this.draft.deed !== event.deed) this.open(event, key);
    const draft = this.draft!;
    draft.who ||= doer(event);
    draft.rules.push(...event.rules);
    if (event.kind === "rolled" || event.kind === "summed") draft.numbers.push(event);
    else if (event.kind !== "turned" || this.choices) this.say(draft, event);
  }

  private open(event: AnyEvent, key: number): void {
    if (this.draft) this.close(this.draft);
    const kind = event.kind === "began" && !event.who && event.n > 0 ? "round" : "deed";
    const empty = { loud: [], quiet: [], numbers: [], rules: [], listed: false };
    this.draft = { key, deed: event.deed, kind, who: doer(event), ...empty };
  }

  private say(draft: Draft, event: AnyEvent): void {
    const text = this.voice.tell(event);
    if (!text) return;
    const tone = this.toneOf(event);
    if (tone === "quiet") draft.quiet.push({ text, tone });
    else if (event.kind === "moved") {
      const from = draft.loud.findIndex((one) => one.walker === event.who);
      if (from >= 0 && draft.loud.slice(from).every((one) => one.walker === event.who)) draft.loud.splice(from);
      draft.loud.push({ text, tone, walker: event.who });
    } else draft.loud.push({ text, tone });
  }

  private toneOf(event: AnyEvent): Sentence["tone"] {
    const { messages } = this.voice;
    if (event.kind === "harmed") return "hurt";
    if (event.kind === "healed") return "heal";
    if (event.kind === "chose") return messages.has(`event-chose-${event.act}`) ? "" : "quiet";
    if (event.kind !== "changed" && event.kind !== "began" && event.kind !== "drawn") return "";
    const word = event.kind === "drawn" ? event.pile : event.what;
    return messages.has(`event-${event.kind}-${word}`, "quiet") ? "quiet" : "";
  }

  /** Nothing more comes of a deed; numbers without a word belong to what was told before them. */
  private close(draft: Draft): void {
    this.list(draft);
    if (draft.listed || !draft.numbers.length) return;
    const before = this.last();
    if (before?.kind !== "deed") this.early.push(...draft.numbers);
    else {
      const numbers = [...before.numbers, ...draft.numbers];
      this.replace({ ...before, numbers, rules: [...before.rules, ...draft.rules] });
    }
  }

  /** Put an entry for the deed at the end of the log, or in the place of the one it has. */
  private list(draft: Draft): void {
    const sentences = draft.loud.length || !this.choices ? draft.loud : draft.quiet;
    if (!sentences.length && !(this.choices && draft.numbers.length)) return;
    if (!draft.listed && draft.kind === "deed") draft.numbers.unshift(...this.early.splice(0));
    const { key, kind, who, numbers, rules } = draft;
    const entry = { key, kind, who, sentences: [...sentences], numbers: [...numbers], rules: [...rules] };
    if (draft.listed) this.replace(entry);
    else if (walks(entry) && isWalk(this.last(), who)) this.replace(entry);
    else this.push(entry);
    draft.listed = true;
  }

  private last(): Entry | undefined {
    return this.pages.at(-1)?.entries.at(-1);
  }

  private push(entry: Entry): void {
    const page = this.pages.at(-1);
    if (page && page.entries.length < PAGE) page.entries = [...page.entries, entry];
    else this.pages = [...this.pages, new Page(entry)];
  }

  private replace(entry: Entry): void {
    const page = this.pages.at(-1)!;
    page.entries = [...page.entries.slice(0, -1), entry];
  }
}

/** Does somebody go somewhere in it? */
const walks = (entry: Entry): boolean => entry.who > 0 && entry.sentences.some((one) => one.walker);

/** Is it the walk of a figure and nothing else? One that follows it tells where both end. */
const isWalk = (entry: Entry | undefined, who: number): boolean =>
  entry?.who === who && !entry.numbers.length && entry.sentences.every((one) => one.walker);
