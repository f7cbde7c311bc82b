/** What somebody wants to know before choosing: odds, which are remembered until the scene changes. */
import type { Option } from "../generated/scene.ts";
import type { Odds } from "../generated/wire.ts";
import { keyOf } from "../scene/options.ts";
import { named } from "./named.ts";
import type { Seats } from "./seats.svelte.ts";

export class Curiosity {
  private readonly odds = new Map<string, Promise<Odds | null | undefined>>();

  constructor(private readonly seats: Seats) {}

  /** Another scene, other odds. */
  forget(): void {
    this.odds.clear();
  }

  /** What may come of an option. */
  async oddsOf(option: Option): Promise<Odds | null> {
    return (await this.reckoned(option)) ?? null;
  }

  /** Do dice decide what comes of an option? Where nobody can say, they may. */
  async isChancy(option: Option): Promise<boolean> {
    return (await this.reckoned(option)) !== null;
  }

  /** The odds of an option; null where there are none, undefined where the server does not tell. */
  private reckoned(option: Option): Promise<Odds | null | undefined> {
    const key = keyOf(option);
    const known = this.odds.get(key);
    if (known) return known;
    const { speaker } = this.seats;
    const asked = speaker
      .send({ do: "odds", version: this.seats.version(speaker), option: named(option) }, true)
      .then((answer) => (answer.is !== "odds" ? undefined : answer.odds.results.length ? answer.odds : null));
    this.odds.set(key, asked);
    return asked;
  }
}
