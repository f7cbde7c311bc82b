import { expect, test } from "vitest";
import { baseAt, layoutOf } from "../src/board/fromScene.ts";
import { atDoor, doorActs, doorways } from "../src/table/doors.ts";
import { spotFor, WIDTH } from "../src/table/slip.ts";
import { ordered, type Keys } from "../src/table/keys.ts";
import { deedsOf, pointed, type Deed } from "../src/scene/options.ts";
import { readOption } from "../src/text/notation.ts";
import { grid } from "./fixtures.ts";

const deed = (act: string, barred = false): Deed => ({
  key: act,
  act,
  role: act === "end" ? "end" : "",
  options: barred ? [] : [readOption(act)],
  ...(barred ? { barred: { act, why: "no" } as NonNullable<Deed["barred"]> } : {}),
});
const keysOf = (deeds: Deed[]) => deeds.map((one) => `${one.hotkey}${one.act}`);

test("an act keeps its key and its place while others come, go and cannot be done", () => {
  const keys: Keys = new Map();
  expect(keysOf(ordered([deed("move"), deed("attack"), deed("end")], keys))).toEqual(["1move", "2attack", "Eend"]);
  expect(keysOf(ordered([deed("search"), deed("attack"), deed("end")], keys))).toEqual(["2attack", "3search", "Eend"]);
  expect(keysOf(ordered([deed("attack"), deed("move", true), deed("end")], keys))).toEqual(["move", "2attack", "Eend"]);
});

test("the tenth act takes the key of the one that has been away longest", () => {
  const keys: Keys = new Map();
  const acts = "abcdefghi".split("");
  ordered(
    acts.map((act) => deed(act)),
    keys,
  );
  ordered(
    acts.filter((act) => act !== "d").map((act) => deed(act)),
    keys,
  );
  const later = ordered([deed("new"), ...acts.filter((act) => act !== "d").map((act) => deed(act))], keys);
  expect(later.find((one) => one.act === "new")?.hotkey).toBe("4");
  expect(later.find((one) => one.act === "a")?.hotkey).toBe("1");
});

test("answers that stand apart are counted as they come", () => {
  const scene = grid();
  scene.ask!.options = [readOption("pick =b"), readOption("pick =a")];
  expect(
    ordered(deedsOf(scene), new Map([["pick", 7]]))
      .filter((one) => !one.barred)
      .map((one) => one.hotkey),
  ).toEqual(["1", "2"]);
});

test("a press on a door means what is done at it, whichever side it hits", () => {
  const scene = grid();
  const doors = doorways(layoutOf(scene.board!));
  expect(doors).toEqual([{ x: 5, y: 1.5, sides: [10, 11] }]);
  scene.ask!.options = [readOption("open @11 x3"), readOption("move @10"), readOption("move @9")];
  expect([...doorActs(scene.ask!.options, doors)]).toEqual(["open"]);
  const { places } = pointed(scene.ask!.options, scene.ask!);
  expect(atDoor([4.8, 1.5], doors, places)).toBe(11);
  expect(atDoor([5.2, 1.6], doors, places)).toBe(11);
  expect(atDoor([4.4, 1.5], doors, places)).toBe(-1);
});

test("a slip never lies on its target, however narrow the board is", () => {
  for (const width of [300, 520, 812, 1200]) {
    for (const x of [30, width / 2, width - 30]) {
      for (const half of [12, 40, 80]) {
        for (const y of [40, 300, 560]) {
          const spot = spotFor({ x: x + half, left: x - half, y, width, height: 600 }, 240);
          const beside = spot.left >= x + half || spot.left + WIDTH <= x - half;
          expect(beside || spot.top >= y + half || spot.top + 240 <= y).toBe(true);
          expect(spot.left >= 0 && spot.left + WIDTH <= width).toBe(true);
        }
      }
    }
  }
});

test("a finger beside a figure of the next zone means its own place, and the nearest of two that overlap", () => {
  const spots = new Map([
    [105, { x: 13.5, y: 12.6, span: 1 }],
    [108, { x: 13.5, y: 13.4, span: 1 }],
  ]);
  expect(baseAt([13.5, 11.8], spots)).toBeUndefined();
  expect(baseAt([13.5, 12.3], spots)).toBe(105);
  expect(baseAt([13.5, 13.05], spots)).toBe(108);
});
