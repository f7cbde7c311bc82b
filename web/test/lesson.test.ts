/** A lesson narrows what may be done to what it is about, and points at one thing. */
import { describe, expect, it } from "vitest";
import { aimOf, LATER, taught } from "../src/scene/lesson.ts";
import { deedsOf } from "../src/scene/options.ts";
import { completeScene } from "../src/scene/complete.ts";
import type { Option } from "../src/generated/scene.ts";

const option = (act: string, at = -1): Partial<Option> => ({ act, at });
const scene = (lesson: object | null, extra: object = {}) =>
  completeScene({
    system: "toy",
    ask: {
      kind: "ask",
      prompt: "act",
      seats: [0],
      options: [option("end"), option("step", 3), option("step", 4), option("strike")],
      default: 2,
      texts: ["a", "b", "c", "d"],
      ...extra,
    },
    ...(lesson && { lesson: { id: "l", step: 1, steps: 2, ...lesson } }),
  });

describe("a lesson", () => {
  it("that is about one thing only lets the rest wait and says so", () => {
    const told = taught(scene({ points: [1, 2], only: true }));
    expect(told.ask!.options.map((one) => one.at)).toEqual([3, 4]);
    expect(told.ask!.texts).toEqual(["b", "c"]);
    expect(told.ask!.default).toBe(1);
    expect(told.lesson!.points).toEqual([0, 1]);
    const waiting = deedsOf(told).filter((deed) => deed.barred);
    expect(waiting.map((deed) => [deed.act, deed.barred!.why])).toEqual([
      ["end", LATER],
      ["strike", LATER],
    ]);
  });
  it("that is not leaves everything to be done", () => {
    const free = scene({ points: [1], only: false });
    expect(taught(free)).toBe(free);
    const none = scene(null);
    expect(taught(none)).toBe(none);
  });
  it("keeps a default that waits from being the answer", () => {
    expect(taught(scene({ points: [3], only: true })).ask!.default).toBe(0);
  });
  it("points at the hint where it is about that, else at the first it is about, else at the hint", () => {
    const told = scene({ points: [1, 2] });
    const [, first, second, strike] = told.ask!.options as [Option, Option, Option, Option];
    expect(aimOf(told, second)).toBe(second);
    expect(aimOf(told, strike)).toBe(first);
    expect(aimOf(scene({ points: [] }), strike)).toBe(strike);
    expect(aimOf(scene(null), strike)).toBe(null);
  });
});
