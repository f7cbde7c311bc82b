/** The order of play as a track: its fields, where a choice would leave whoever acts, and who would act before them. */
import type { AskView, Figure, Option, Order, Place } from "../generated/scene.ts";

/** More fields than that are a purse that is drawn full width; fewer are a row of coins. */
const ROW = 12;

/** Is the order a track that is spent along? */
export const isLong = (order: Order | null): boolean => order?.kind === "track" && order.most > ROW;

/** The fields of a track from the highest to the lowest; below zero only where somebody stands or would land there. */
export function fieldsOf(order: Order, landing: number | null = null): number[] {
  const fields = [...order.places.map((place) => place.n), ...(landing === null ? [] : [landing])];
  const [high, low] = [Math.max(order.most, ...fields), Math.min(0, ...fields)];
  return Array.from({ length: high - low + 1 }, (_, i) => high - i);
}

/** The field on which an option would leave whoever acts; null where it says nothing of the order. */
export function landingOf(ask: AskView, option: Option, order: Order): number | null {
  const numbers = ask.previews[ask.options.indexOf(option)] ?? [];
  return numbers.find((number) => number.name === order.name)?.value ?? null;
}

/** Where several options of one deed land: the field if it is one, else null. */
export function commonLanding(ask: AskView, options: readonly Option[], order: Order): number | null {
  const found = new Set(options.map((option) => landingOf(ask, option, order)));
  return found.size === 1 ? [...found][0]! : null;
}

/** Those who would act before somebody who stood on this field, in order; on the same field, its own side first. */
export function before(
  order: Order,
  who: number,
  field: number,
  side: (who: number) => Figure["side"] | undefined,
): Place[] {
  return order.places.filter(
    (place) =>
      place.who !== who &&
      place.who > 0 &&
      !place.acted &&
      (place.n > field || (place.n === field && side(place.who) === side(who))),
  );
}

/** Coins on the same field stand on one another, the first to act lowest; how high each stands. */
export function stacked(order: Order): Map<Place, number> {
  const tall = new Map<number, number>();
  return new Map(
    order.places.map((place) => {
      const up = tall.get(place.n) ?? 0;
      tall.set(place.n, up + 1);
      return [place, up];
    }),
  );
}
