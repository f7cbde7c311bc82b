/**
 * Events played on the board: figures walk, dice tumble, the hurt shake. The picture before stays until the last
 * event has been shown; anything can be skipped.
 */
import type { AnyEvent, Card, Changed, Removed, Rolled } from "../generated/scene.ts";
import { paced, settings, still } from "./settings.svelte.ts";

const STEP = 180;
const THROW = 900;
const REST = 700;
/** Somebody who has not gone on by then is not reading. */
const READING = 20_000;
const MOST_CARDS = 4;
/** The pile that is a bag: what comes out of it says who acts next and is no card to be read. */
const BAG = "order";

/** Cards to be read: those of a pile, or one that is made of something that changes the game for everybody. */
export type Turned =
  | { pile: string; cards: Card[] }
  | { turning: "level" | "fall"; event: Changed | Removed; name: string; icon: string; foe: boolean };

/** What of the game's own a playback asks for. */
export interface Lookout {
  /** a card of the game */
  card: (card: string) => Promise<Card | null>;
  /** what an event is to everybody, if it is more than a line of the log */
  turning: (event: AnyEvent) => Turned | null;
}

const NOWHERE: Lookout = { card: () => Promise.resolve(null), turning: () => null };

/** What is moving just now. */
export class Playback {
  /** figures that are shown elsewhere than the scene says */
  at = $state<ReadonlyMap<number, number>>(new Map());
  /** the throw on the table */
  roll = $state<(Rolled & { tumbling: boolean }) | null>(null);
  /** the cards that have just been turned, until somebody goes on */
  turned = $state.raw<Turned | null>(null);
  /** who has just been hurt, and by how much */
  hurt = $state<ReadonlyMap<number, number>>(new Map());
  playing = $state(false);

  constructor(private readonly lookout: Lookout = NOWHERE) {}

  private skipping = false;
  private wake: (() => void) | undefined;

  /** Do not wait any longer. */
  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  /** Is there somebody who looks on, and does not want to be done with it? */
  private get unhurried(): boolean {
    return !this.skipping && !still() && !document.hidden;
  }

  private pause(ms: number): Promise<void> {
    if (!this.unhurried) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, paced(ms));
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Is there somebody who reads cards? */
  private get reads(): boolean {
    return !this.skipping && !document.hidden && settings.cards;
  }

  private async turn(pile: string, ids: readonly string[]): Promise<boolean> {
    if (!this.reads) return false;
    const cards = (await Promise.all(ids.slice(0, MOST_CARDS).map((id) => this.lookout.card(id)))).filter(
      (card) => card !== null,
    );
    return cards.length > 0 && (await this.lay({ pile, cards }));
  }

  /** Show cards until somebody has read them, or a while when nobody says so. */
  private async lay(turned: Turned): Promise<boolean> {
    if (!this.reads) return false;
    this.turned = turned;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, READING);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.turned = null;
    return true;
  }

  /** The cards have been read; what comes after them is still shown. */
  goOn(): void {
    this.wake?.();
  }

  private place(who: number, at: number): void {
    this.at = new Map(this.at).set(who, at);
  }

  /**
   * Show what happened, one event after the other; each is told when it has been seen, so that no word is ahead of
   * the dice.
   */
  async play(events: readonly AnyEvent[], tell: (events: readonly AnyEvent[]) => void): Promise<void> {
    this.skipping = events.length > 120;
    this.playing = true;
    let told = 0;
    for (const [i, event] of events.entries()) {
      if (!(await this.show(event))) continue;
      tell(events.slice(told, i + 1));
      told = i + 1;
    }
    tell(events.slice(told));
    this.playing = false;
    this.at = new Map();
    this.hurt = new Map();
  }

  /** Show one event; gives whether there was something to wait for. */
  private async show(event: AnyEvent): Promise<boolean> {
    const turning = this.lookout.turning(event);
    if (turning && (await this.lay(turning))) return true;
    switch (event.kind) {
      case "moved":
        for (const at of event.path) {
          this.place(event.who, at);
          await this.pause(STEP);
        }
        return this.unhurried;
      case "rolled":
        if (!event.faces.flat().length) return false;
        this.roll = { ...event, tumbling: this.unhurried };
        await this.pause(THROW);
        if (this.roll) {
          this.roll = { ...event, tumbling: false };
          await this.pause(REST);
        }
        return this.unhurried;
      case "drawn":
        return event.cards.length && event.pile !== BAG ? await this.turn(event.pile, event.cards) : false;
      case "harmed":
        this.hurt = new Map(this.hurt).set(event.who, event.amount);
        await this.pause(420);
        return this.unhurried;
      case "revealed":
      case "placed":
      case "removed":
        await this.pause(120);
        return this.unhurried;
      default:
        return false;
    }
  }

  /** Put the dice away. */
  clear(): void {
    this.roll = null;
  }
}
