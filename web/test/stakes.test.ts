import { expect, test } from "vitest";
import type { FanBar, Stakes } from "../src/generated/scene.ts";
import { bounds, short } from "../src/scene/stakes.ts";

const fan = (good: (value: number) => boolean): FanBar[] =>
  Array.from(
    { length: 11 },
    (_, i) => [i + 2, (6 - Math.abs(5 - i)) / 36, good(i + 2) ? (6 - Math.abs(5 - i)) / 36 : 0] as FanBar,
  );

const side = (who: number, shows: number, added: number) => ({
  who,
  roll: "attack",
  shows,
  terms: [],
  total: shows + added,
  counts: "",
  thrown: "",
  dice: ["d6", "d6"],
  faces: [1, shows - 1],
  labels: [],
  under: false,
});

test("what dice must show is so much or more, or so much or less", () => {
  expect(bounds(fan((value) => value >= 7))).toEqual({ least: 7, most: 0 });
  expect(bounds(fan((value) => value <= 5))).toEqual({ least: 0, most: 5 });
  expect(bounds(fan(() => false))).toBeNull();
  expect(bounds(fan((value) => value === 12 || value === 3))).toBeNull();
});

test("dice are short by what they lack of the number needed, for whoever is asked", () => {
  const prospects = [
    { chance: 0, fan: [] },
    { chance: 0.58, fan: fan((value) => value >= 7) },
  ];
  const stakes = (mine: number): Stakes => ({ goal: "hit", sides: [side(1, 4, 6), side(2, 6, 5)], prospects, mine });
  expect([short(stakes(0)), short(stakes(1))]).toEqual([3, 1]);
  expect(short({ ...stakes(0), prospects: [] })).toBe(0);
});

test("an enemy's dice are too high by what they show beyond what would do", () => {
  const prospects = [
    { chance: 0, fan: [] },
    { chance: 0.2, fan: fan((value) => value <= 5) },
  ];
  expect(short({ goal: "escape", sides: [side(1, 9, 3)], prospects, mine: 0 })).toBe(4);
});
