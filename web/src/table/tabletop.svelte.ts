/** What a seat sees of its table: who acts, what is asked, and which parts of the page are open. */
import { untrack } from "svelte";
import { purseOf } from "../scene/bars.ts";
import { isList } from "../scene/options.ts";
import type { Game } from "../state/game.svelte.ts";
import { settings } from "../state/settings.svelte.ts";
import { questTitle, questWord } from "../state/systems.svelte.ts";
import { Choosing } from "./hand.svelte.ts";

/** More letters than that about a choice do not fit on its tile. */
const LONG = 48;
/** So many figures in a zone are hard to tell apart there. */
const CROWD = 4;
/** Narrower than this is a phone, narrower than that leaves no room for the log. */
const PHONE = 760;
const MID = 1180;

export type Tab = "board" | "party" | "hero" | "log" | "talk";

/** What can be done to the board's window by a key. */
export interface Window {
  centre(): void;
  zoomBy(factor: number): void;
  fit(): void;
}

export class Tabletop {
  readonly game: Game;
  readonly choosing: Choosing;

  constructor(game: Game) {
    this.game = game;
    this.choosing = new Choosing(game);
  }

  // what is on the table

  readonly scene = $derived.by(() => this.game.scene!);
  readonly voice = $derived.by(() => this.game.voice);
  readonly ask = $derived.by(() => this.choosing.ask);
  readonly watching = $derived.by(() => this.game.seat < 0);
  readonly typing = $derived.by(
    () => this.ask?.kind === "roll" && this.ask.dice.length > 0 && !this.game.playback.playing,
  );
  readonly naming = $derived.by(
    () => this.ask?.kind === "draw" && this.ask.cards.length > 0 && !this.game.playback.playing,
  );
  readonly asks = $derived.by(() => this.typing || this.naming || this.choosing.reaction);
  readonly actor = $derived(
    this.scene.figures.find((figure) => figure.id === this.ask?.who) ??
      this.scene.figures.find((figure) => figure.active),
  );
  readonly mine = $derived(this.scene.sheets.find((sheet) => sheet.who === this.actor?.id) ?? this.scene.sheets[0]);

  /** What the actor has left, for the head of a phone. */
  readonly purse = $derived(
    (this.actor ? purseOf(this.actor) : [])
      .slice(0, 2)
      .map((bar) => `${bar.now} ${this.voice.messages.say(bar.name, "bar")}`)
      .join(" · "),
  );
  /** A seat that plays from a hand of cards and has no hero of its own. */
  readonly dealer = $derived.by(
    () =>
      this.scene.hands.some((hand) => this.game.isMine(hand.seat)) &&
      !this.scene.figures.some((figure) => figure.side === "hero" && this.game.isMine(figure.seat)),
  );
  /** The newest typed throw of this device, while it may still be mended. */
  readonly typedRoll = $derived.by(() => {
    for (const event of this.game.heard.back()) {
      if (event.kind === "chose") return null;
      if (event.kind === "rolled")
        return event.typed && (this.game.isMine(event.seat) || this.game.host) ? event : null;
    }
    return null;
  });
  /** The story of the quest, for the head of the log. */
  readonly opening = $derived.by(() => {
    const word = questWord(this.scene.system, this.game.quest);
    const { messages } = this.voice;
    const story = word && messages.has(word, "story") ? messages.text(word, {}, "story") : "";
    return story ? { title: questTitle(this.scene.system, this.game.quest), story } : null;
  });

  // how much room there is, and what is open

  width = $state(1440);
  landscape = $state(false);
  readonly size = $derived(this.width < PHONE ? "phone" : this.width < MID ? "mid" : "wide");
  tab = $state<Tab>("board");
  drawer = $state(false);
  tool = $state("");
  /** whose sheet is open */
  sheet = $state(0);
  inspected = $state(0);
  /** How much of the board a question covers from below. */
  covered = $state(0);
  /** How much of the board the list of a deed's choices covers. */
  listTall = $state(0);
  /** the version at which somebody let go of the list */
  private aside = $state(-1);
  private seenEnd = $state(false);
  board = $state<Window>();

  readonly tabs = $derived<[Tab, string][]>([
    ["board", "dungeon-gate"],
    ["party", "three-friends"],
    ["hero", this.dealer ? "card-draw" : this.mine?.icon || "cowled"],
    ["log", "scroll-quill"],
    ["talk", "chat-bubble"],
  ]);

  inspect(who: number): void {
    this.inspected = this.inspected === who ? 0 : who;
  }

  open(name: string): void {
    if (name === "redo") void this.game.redo();
    else if (name === "log") {
      if (this.size === "phone") this.tab = "log";
      else this.drawer = !this.drawer;
    } else this.tool = this.tool === name && name === "rules" ? "" : name;
  }

  // long choices

  /** More choices than the bar can show one by one, and nothing on a board to point at. */
  readonly many = $derived.by(() => {
    const { ask, choosing } = this;
    if (!ask || ask.kind !== "ask" || choosing.reaction || this.game.playback.playing) return false;
    if (ask.options.length > 10) return isList(ask, choosing.there);
    if (
      this.size === "phone" &&
      isList(ask, choosing.there) &&
      ask.options.some((option) => choosing.aside(option).length > LONG)
    )
      return true;
    return !this.scene.board && ask.texts.some((text) => text !== "");
  });
  /** Are they listed, or has somebody let go of the list? */
  readonly listed = $derived(this.many && this.aside !== this.scene.version);
  /** A long choice over a board: the list stands where the party was, its sheet where the log was. */
  readonly long = $derived(this.listed && this.size !== "phone" && this.scene.board !== null && !settings.textBoard);

  /** Let go of a long choice over the board, or take it up again. */
  toggleList(): void {
    if (this.many && this.scene.board) this.aside = this.long ? this.scene.version : -1;
  }

  // crowded zones

  pointedZone = $state(-1);
  private chosenZone = $state(-1);
  /** Zones with somebody in them, the most crowded first. */
  private readonly crowds = $derived.by(() => {
    const found = new Map<number, number>();
    if (this.scene.board?.board !== "zones") return [];
    for (const figure of this.scene.figures) if (figure.at >= 0) found.set(figure.at, (found.get(figure.at) ?? 0) + 1);
    return [...found].sort(([a, many], [b, more]) => more - many || a - b);
  });
  /** The zone that is listed: the one pointed at if it is crowded, else the chosen one, else where one acts. */
  readonly zone = $derived.by(() => {
    const crowded = (place: number) => this.crowds.some(([at, n]) => at === place && n >= CROWD);
    if (crowded(this.pointedZone)) return this.pointedZone;
    if (this.crowds.some(([at]) => at === this.chosenZone)) return this.chosenZone;
    return this.actor && crowded(this.actor.at) ? this.actor.at : -1;
  });

  nextZone(): void {
    const at = this.crowds.findIndex(([place]) => place === this.zone);
    this.pointedZone = -1;
    this.chosenZone = this.crowds[(at + 1) % Math.max(1, this.crowds.length)]?.[0] ?? -1;
    if (this.size === "phone" && this.chosenZone >= 0) this.tab = "party";
  }

  /** The end is shown once, a question brings the board back, and routine questions answer themselves. */
  watch(): void {
    this.choosing.watch();
    $effect(() => {
      if (this.scene.won !== null && !this.seenEnd && !this.game.playback.playing) {
        this.seenEnd = true;
        this.tool = "end";
      }
    });
    $effect(() => {
      if (this.asks) this.tab = "board";
    });
    $effect(() => {
      const wanted = this.ask?.options[this.ask.default];
      if (settings.routine && this.game.routine && this.game.ready && !this.game.rewound && wanted)
        void untrack(() => this.game.answer(wanted));
    });
  }
}
