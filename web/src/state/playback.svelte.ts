/**
 * Events played on the board: figures walk, dice tumble, the hurt shake. The picture before stays until the last
 * event has been shown; anything can be skipped.
 */
import type { AnyEvent, Rolled } from "../generated/scene.ts";
import { paced, still } from "./settings.svelte.ts";

const STEP = 180;
const THROW = 900;
const REST = 700;

/** What is moving just now. */
export class Playback {
  /** figures that are shown elsewhere than the scene says */
  at = $state<ReadonlyMap<number, number>>(new Map());
  /** the throw on the table */
  roll = $state<(Rolled & { tumbling: boolean }) | null>(null);
  /** who has just been hurt, and by how much */
  hurt = $state<ReadonlyMap<number, number>>(new Map());
  playing = $state(false);

  private skipping = false;
  private wake: (() => void) | undefined;

  /** Do not wait any longer. */
  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  private pause(ms: number): Promise<void> {
    if (this.skipping || still() || document.hidden) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, paced(ms));
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private place(who: number, at: number): void {
    this.at = new Map(this.at).set(who, at);
  }

  /** Show what happened, one event after the other. */
  async play(events: readonly AnyEvent[]): Promise<void> {
    this.skipping = events.length > 120;
    this.playing = true;
    for (const event of events) await this.show(event);
    this.playing = false;
    this.at = new Map();
    this.hurt = new Map();
  }

  private async show(event: AnyEvent): Promise<void> {
    switch (event.kind) {
      case "moved":
        for (const at of event.path) {
          this.place(event.who, at);
          await this.pause(STEP);
        }
        break;
      case "rolled":
        if (!event.faces.flat().length) break;
        this.roll = { ...event, tumbling: !still() && !this.skipping };
        await this.pause(THROW);
        if (!this.roll) break;
        this.roll = { ...event, tumbling: false };
        await this.pause(REST);
        break;
      case "harmed":
        this.hurt = new Map(this.hurt).set(event.who, event.amount);
        await this.pause(420);
        break;
      case "revealed":
      case "placed":
      case "removed":
        await this.pause(120);
        break;
      default:
        break;
    }
  }

  /** Put the dice away. */
  clear(): void {
    this.roll = null;
  }
}
