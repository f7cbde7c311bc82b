import { expect, test } from "vitest";
import type { FanBar, Stakes } from "../src/generated/scene.ts";
import { bounds, short } from "../src/scene/stakes.ts";

const fan = (good: (value: number) => boolean): FanBar[] =>
  Array.from({ length: 11 }, (_, i) => [i + 2, (6 - Math.abs(5 - i)) / 36, good(i + 2) ? (6 - Math.abs(5 - i)) / 36 : 0] as FanBar);

const side = (who: number, shows: number, added: number) => ({ who, roll: "attack", shows, terms: [], total: shows + added, counts: "", thrown: "", dice: ["d6", "d6"], faces: [1, shows - 1] });

test("what dice must show is so much or more, or so much or less", () => {
  expect(bounds(fan((value) => value >= 7))).toEqual({ least: 7, most: 0 });
  expect(bounds(fan((value) => value <= 5))).toEqual({ least: 0, most: 5 });
  expect(bounds(fan(() => false))).toBeNull();
  expect(bounds(fan((value) => value === 12 || value === 3))).toBeNull();
});

test("a blow is short by what the sums lack, for whoever is asked", () => {
  const stakes = (goal: string, one: number, other: number): Stakes => ({ goal, sides: [side(1, one, 6), side(2, other, 5)], prospects: [] });
  expect(short(stakes("hit", 5, 8))).toBe(2);
  expect(short(stakes("escape", 9, 4))).toBe(6);
});

test("a test is short by what its dice lack", () => {
  const prospects = [{ chance: 0, fan: [] }, { chance: 0.58, fan: fan((value) => value >= 7) }];
  expect(short({ goal: "pass", sides: [side(1, 4, 3)], prospects })).toBe(3);
});
