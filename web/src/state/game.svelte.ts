/** One game as one seat (or a watcher) sees it: the scene, what happened, who is there, and what can be said. */
import type { AnyEvent, Card, Figure, Option, Scene } from "../generated/scene.ts";
import { api } from "../net/api.ts";
import { Line } from "../net/line.ts";
import type { Chat, Is, Room } from "../generated/wire.ts";
import type { AdvisedOption } from "../text/advice.ts";
import { change, completeCard, completeEvents, completeOption, completeScene } from "../scene/complete.ts";
import { taught } from "../scene/lesson.ts";
import { Names } from "../text/names.ts";
import { Voice } from "../text/voice.ts";
import { Curiosity } from "./curiosity.ts";
import { Heard } from "./heard.svelte.ts";
import { named } from "./named.ts";
import { Playback } from "./playback.svelte.ts";
import { Seats, type Raw } from "./seats.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { openSystem, systems } from "./systems.svelte.ts";
import { turningOf } from "./turning.ts";
import { addPackWords, messagesFor } from "./words.svelte.ts";

/** The same figures, by the old objects where nothing about them has changed, so that they are not drawn again. */
function kept(old: readonly Figure[], now: Figure[]): Figure[] {
  const known = new Map(old.map((figure) => [figure.id, figure]));
  return now.map((figure) => {
    const before = known.get(figure.id);
    return before && JSON.stringify(before) === JSON.stringify(figure) ? before : figure;
  });
}

export interface Refusal {
  code: string;
  text: string;
}

/** What would be taken back. */
export interface UndoPreview {
  free: boolean;
  possible: boolean;
  events: AnyEvent[];
}

/** A running game over the socket; several seats of one device share one picture. */
export class Game {
  private main = $state.raw<Scene | null>(null);
  readonly heard = new Heard();
  room = $state.raw<Room | null>(null);
  chat = $state<Chat[]>([]);
  seat = $state(-1);
  host = $state(false);
  standing = $state<Record<string, object>>({});
  line = $state<"connecting" | "open" | "waiting" | "lost">("connecting");
  retryAt = $state(0);
  refusal = $state<Refusal | null>(null);
  busy = $state(false);
  canRedo = $state(false);
  /** has something just been taken back? Then nothing is answered by itself. */
  rewound = $state(false);
  /** the newest announcement for people who listen */
  said = $state("");
  private readonly turned = new Map<string, Card | null>();
  readonly playback = new Playback({
    card: (card) => this.cardOf(card),
    turning: (event) => turningOf(event, this.main?.figures ?? [], systems.find(this.main?.system ?? "")?.turning),
  });
  readonly names = new Names();

  readonly seats: Seats;
  readonly curiosity: Curiosity;
  private raw: Raw = {};
  private branch = -1;
  private next = -1;
  private readonly socket: Line;
  private queue: Promise<void> = Promise.resolve();

  readonly id: string;
  readonly token: string;
  readonly hostToken: string;

  constructor(id: string, tokens: readonly string[], hostToken = "") {
    this.id = id;
    this.token = tokens[0] ?? "";
    this.hostToken = hostToken;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const url = `${scheme}//${location.host}/api/games/${encodeURIComponent(id)}/socket`;
    this.seats = new Seats(url, tokens.slice(1), {
      seat: () => this.seat,
      scene: () => this.main,
      raw: () => this.raw,
      line: () => this.socket,
    });
    this.curiosity = new Curiosity(this.seats);
    this.socket = new Line(url, {
      hello: () => ({
        do: "hello",
        token: this.token,
        ...(this.hostToken ? { host: this.hostToken } : {}),
        ...(this.next >= 0 ? { line: this.branch, next: this.next } : {}),
      }),
      message: (message) => this.hear(message),
      state: (state, at) => {
        this.line = state;
        this.retryAt = at ?? 0;
      },
    });
  }

  /** Words for this game in the chosen language. */
  get voice(): Voice {
    const messages = messagesFor(this.main?.system ?? "");
    if (this.spoken?.messages !== messages) this.spoken = new Voice(messages, this.names);
    return this.spoken;
  }

  private spoken: Voice | undefined;

  /** What is being played: a quest, or what comes between two of them. */
  get quest(): string {
    return this.room?.quest || (this.scene?.quest ?? "");
  }

  /** Is this one of the seats of this device? */
  isMine(seat: number): boolean {
    return this.seats.isMine(seat);
  }

  /** What this device sees, as somebody who follows the quest's lesson, if there is one. */
  readonly scene: Scene | null = $derived.by(() => {
    const seen = this.seats.scene;
    return seen && settings.lessons ? taught(seen) : seen;
  });

  /** Is a seat of this device asked? The host answers for the game's own dice and cards. */
  get asked(): boolean {
    const ask = this.scene?.ask;
    if (!ask) return false;
    return ask.seats.some((seat) => this.isMine(seat)) || (this.host && ask.kind !== "ask" && ask.seats.includes(-1));
  }

  /** Is this a question that may be answered by its default? */
  get routine(): boolean {
    const ask = this.scene?.ask;
    return (
      this.asked && ask?.kind === "ask" && (systems.find(this.scene!.system)?.routine?.includes(ask.prompt) ?? false)
    );
  }

  /** May this seat answer now, with everything shown? */
  get ready(): boolean {
    return this.asked && !this.playback.playing && !this.busy && this.line === "open";
  }

  /** Show a scene. What the server has sent since is kept in `raw`, for its next changes are changes of that. */
  private show(raw: Raw): void {
    const scene = completeScene(raw);
    if (this.main?.system !== scene.system) openSystem(scene.system);
    else scene.figures = kept(this.main.figures, scene.figures);
    this.names.learn(scene, messagesFor(scene.system));
    this.main = scene;
    this.curiosity.forget();
  }

  private hear(message: Is): void {
    switch (message.is) {
      case "welcome":
        return this.welcome(message);
      case "update": {
        if (this.branch !== (message.line ?? 0) || (message.first ?? 0) !== this.next) return this.socket.reconnect();
        const events = completeEvents(message.events ?? []);
        this.next = message.next ?? this.next;
        const raw = change(this.raw, message.changes);
        this.raw = raw;
        if (message.seat !== undefined && this.isMine(message.seat)) this.canRedo = false;
        return this.enqueue(events, raw);
      }
      case "rewound": {
        this.branch = message.line ?? 0;
        this.next = message.next ?? 0;
        const [events, raw, first] = [completeEvents(message.events ?? []), message.scene as Raw, message.first ?? 0];
        this.raw = raw;
        this.canRedo = message.why === "undo";
        this.rewound = true;
        this.queue = this.queue.then(() => {
          for (const event of events) this.names.hear(event);
          this.heard.begin(events, first);
          this.playback.clear();
          this.show(raw);
        });
        this.playback.skip();
        return;
      }
      case "room":
        this.room = message.room;
        return;
      case "chat":
        if (!this.chat.some((line) => line.n === message.n)) this.chat.push(message);
        return;
      default:
        return;
    }
  }

  private welcome(message: Is & { is: "welcome" }): void {
    const resumed = this.branch === (message.line ?? 0) && this.next >= 0 && (message.first ?? 0) === this.next;
    this.seat = message.seat ?? -1;
    this.host = message.host ?? false;
    this.branch = message.line ?? 0;
    this.next = message.next ?? 0;
    this.room = message.room;
    addPackWords(message.room.system, message.words);
    this.chat = message.chat ?? [];
    this.standing = message.standing ?? {};
    const events = completeEvents(message.events ?? []);
    this.raw = message.scene as Raw;
    if (resumed && this.main) return this.enqueue(events, this.raw);
    const [raw, first] = [this.raw, message.first ?? 0];
    this.queue = this.queue.then(() => {
      for (const event of events) this.names.hear(event);
      this.heard.begin(events, first);
      this.show(raw);
    });
    this.playback.skip();
  }

  /** Play events, then show the scene they led to; in order. */
  private enqueue(events: AnyEvent[], raw: Raw): void {
    this.queue = this.queue.then(async () => {
      this.names.learn(completeScene(raw), messagesFor(this.main?.system ?? ""));
      for (const event of events) this.names.hear(event);
      if (events.some((event) => event.kind === "chose")) this.playback.clear();
      await this.playback.play(events, (seen) => {
        if (seen.length) this.heard.add(seen);
      });
      this.announce(events);
      this.show(raw);
    });
  }

  private announce(events: readonly AnyEvent[]): void {
    const voice = this.voice;
    const words = events
      .filter((event) => event.kind !== "chose" && event.kind !== "summed")
      .map((event) => voice.tell(event));
    if (words.length) this.said = words.slice(-6).join(" ");
  }

  private async command(command: Record<string, unknown>, line = this.socket): Promise<Is> {
    this.busy = true;
    this.refusal = null;
    const answer = await line.send(command);
    this.busy = false;
    if (answer.is === "refused") this.refusal = { code: answer.code, text: answer.text ?? "" };
    return answer;
  }

  answer(option: Option): Promise<Is> {
    this.playback.skip();
    this.rewound = false;
    const line = this.seats.speak();
    return this.command({ do: "answer", version: this.seats.version(line), option: named(option) }, line);
  }

  faces(faces: number[][]): Promise<Is> {
    return this.command({ do: "faces", version: this.seats.version(this.seats.speaker), faces }, this.seats.speaker);
  }

  /** The newest typed dice were wrong. */
  retype(faces: number[][]): Promise<Is> {
    const line = this.seats.lineOf(this.seats.last);
    return this.command({ do: "retype", version: this.seats.version(line), faces }, line);
  }

  cards(cards: string[]): Promise<Is> {
    return this.command({ do: "cards", version: this.seats.version(this.seats.speaker), cards }, this.seats.speaker);
  }

  undo(): Promise<Is> {
    return this.command({ do: "undo" }, this.seats.lineOf(this.seats.last));
  }

  async undoPreview(): Promise<UndoPreview> {
    const answer = await this.seats.lineOf(this.seats.last).send({ do: "undo", preview: true }, true);
    if (answer.is !== "undo") return { free: false, possible: false, events: [] };
    return {
      free: answer.free ?? false,
      possible: answer.possible ?? false,
      events: completeEvents(answer.events ?? []),
    };
  }

  redo(): Promise<Is> {
    return this.command({ do: "redo" }, this.seats.lineOf(this.seats.last));
  }

  vote(agree: boolean): Promise<Is> {
    const vote = this.room?.vote;
    const seat = vote?.needs.find((one) => this.isMine(one) && !vote.yes.includes(one)) ?? this.seat;
    return this.command({ do: "vote", agree }, this.seats.lineOf(seat));
  }

  standIn(seat: number, on: boolean): Promise<Is> {
    return this.command({ do: "stand-in", seat, on }, this.seats.lineOf(seat));
  }

  async setStanding(prompt: string, option: Option | null): Promise<void> {
    const answer = await this.command(
      { do: "standing", prompt, option: option ? named(option) : null },
      this.seats.speaker,
    );
    if (answer.is !== "done") return;
    const { [prompt]: _, ...others } = this.standing;
    this.standing = option ? { ...others, [prompt]: named(option) } : others;
  }

  correct(what: string, set: { path: string; to: unknown }[]): Promise<Is> {
    return this.command({ do: "correct", version: this.seats.version(), what, set });
  }

  say(text: string): Promise<Is> {
    return this.command({ do: "chat", text });
  }

  /** What a bot would do. */
  async hint(): Promise<Option | null> {
    const { speaker } = this.seats;
    const answer = await this.command({ do: "hint", version: this.seats.version(speaker) }, speaker);
    return answer.is === "hint" ? completeOption(answer.option) : null;
  }

  /** The best few options and why, after a second of thought. */
  async advice(): Promise<AdvisedOption[]> {
    const { speaker } = this.seats;
    const answer = await this.command({ do: "hint", version: this.seats.version(speaker), why: true }, speaker);
    if (answer.is !== "hint") return [];
    return (answer.advised ?? []).map((one) => ({ ...one, option: completeOption(one.option) }));
  }

  /** Fetch older events into the log. */
  async older(): Promise<void> {
    const { first } = this.heard;
    if (first <= 0) return;
    const answer = await this.socket.send({ do: "log", from: Math.max(0, first - 300), to: first }, true);
    if (answer.is !== "log") return;
    const events = completeEvents(answer.events ?? []);
    for (const event of events) this.names.hear(event);
    this.heard.put(events, answer.first ?? 0);
  }

  reconnect(): void {
    this.socket.reconnect();
  }

  close(): void {
    this.seats.close();
    this.socket.close();
  }

  /** A card of this game as it is shown; cards are looked up once. */
  private async cardOf(id: string): Promise<Card | null> {
    const known = this.turned.get(id);
    if (known !== undefined) return known;
    const card = await api.card(this.main?.system ?? "", id).then(completeCard, () => null);
    this.turned.set(id, card);
    return card;
  }
}
