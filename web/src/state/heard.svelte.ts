/** What a seat has heard: events by number, of which new ones come at the end and older ones may be fetched. */
import type { AnyEvent } from "../generated/scene.ts";

export class Heard {
  /** the number of the first that is here */
  first = $state(0);
  /** how many are here */
  count = $state(0);
  /** grows when they are no longer those that were here, with more behind them */
  anew = $state(0);
  private list: AnyEvent[] = [];

  /** These are the events, from this number on. */
  begin(events: readonly AnyEvent[], first = 0): void {
    this.list = [...events];
    this.count = events.length;
    this.first = first;
    this.anew += 1;
  }

  /** More happened. */
  add(events: readonly AnyEvent[]): void {
    this.list.push(...events);
    this.count = this.list.length;
  }

  /** Older ones, from this number on. */
  put(events: readonly AnyEvent[], first: number): void {
    this.begin([...events, ...this.list], first);
  }

  /** All but so many at the beginning. */
  after(n: number): AnyEvent[] {
    return this.list.slice(n);
  }

  /** From the newest back; at most so many. */
  *back(most = Infinity): Generator<AnyEvent> {
    for (let i = this.count - 1; i >= Math.max(0, this.count - most); i--) yield this.list[i]!;
  }
}
