import { expect, test } from "vitest";
import type { AskView, Option, Order } from "../src/generated/scene.ts";
import { before, commonLanding, fieldsOf, isLong, landingOf, stacked } from "../src/scene/order.ts";

const place = (who: number, n: number, acted = false) => ({ who, n, acted, token: "", side: "" as const });
const track: Order = {
  name: "initiative",
  kind: "track",
  most: 40,
  places: [place(1, 24), place(101, 21), place(2, 15), place(102, 15), place(3, 11)],
};
const side = (who: number) => (who < 100 ? ("hero" as const) : ("foe" as const));

test("a track has its fields down to zero, and lower only where somebody stands or would land", () => {
  expect(fieldsOf(track)).toHaveLength(41);
  expect(fieldsOf(track, -2).at(-1)).toBe(-2);
  expect(fieldsOf({ ...track, places: [place(1, 43)] })[0]).toBe(43);
});

test("only a long track is a purse", () => {
  expect(isLong(track)).toBe(true);
  expect(isLong({ ...track, most: 4 })).toBe(false);
  expect(isLong({ ...track, kind: "row" })).toBe(false);
  expect(isLong(null)).toBe(false);
});

test("who acts before somebody who pays: those above, and on the same field its own side", () => {
  expect(before(track, 1, 15, side).map((one) => one.who)).toEqual([101, 2]);
  expect(before(track, 1, 14, side).map((one) => one.who)).toEqual([101, 2, 102]);
  expect(before({ ...track, places: [place(1, 24), place(2, 20, true)] }, 1, 5, side)).toEqual([]);
});

test("coins on one field stand on one another, the first to act lowest", () => {
  expect([...stacked(track).values()]).toEqual([0, 0, 0, 1, 0]);
});

test("an option lands where its preview says, several only where they agree", () => {
  const options = [{ act: "a" }, { act: "b" }, { act: "c" }] as Option[];
  const number = (value: number) => ({ name: "initiative", value, terms: [], most: 0 });
  const ask = { options, previews: [[number(15)], [number(12)], []] } as unknown as AskView;
  expect(landingOf(ask, options[0]!, track)).toBe(15);
  expect(landingOf(ask, options[2]!, track)).toBeNull();
  expect(commonLanding(ask, options.slice(0, 2), track)).toBeNull();
  expect(commonLanding(ask, [options[1]!], track)).toBe(12);
});
