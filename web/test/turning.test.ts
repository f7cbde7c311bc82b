import { expect, test } from "vitest";
import type { AnyEvent } from "../src/generated/scene.ts";
import { completeEvents } from "../src/scene/complete.ts";
import { turningOf } from "../src/state/turning.ts";
import { grid } from "./fixtures.ts";

const WORDS = { depth: "level", "laid-low": "fall" } as const;
const { figures } = grid();
const [hero, foe] = [figures.find((one) => one.rank === "hero")!, figures.find((one) => one.rank !== "hero")!];
const event = (raw: object): AnyEvent => completeEvents([raw])[0]!;
const turned = (raw: object, all = figures) => turningOf(event(raw), all, WORDS);

test("what the system calls a level is shown when it rises, and not when it falls", () => {
  expect(turned({ kind: "changed", what: "depth", now: 3, was: 2 })).toMatchObject({ turning: "level", name: "depth" });
  expect(turned({ kind: "changed", what: "depth", now: 1, was: 2 })).toBeNull();
  expect(turned({ kind: "changed", what: "light", now: 3, was: 2 })).toBeNull();
});

test("a hero's fall is shown, whether the hero is taken away or lies there", () => {
  const gone = { kind: "removed", what: hero.name, who: hero.id, why: "laid-low" };
  const lies = { kind: "changed", what: "laid-low", who: hero.id, now: 1 };
  for (const fall of [gone, lies])
    expect(turned(fall)).toMatchObject({ turning: "fall", name: hero.name, icon: hero.icon, foe: false });
  expect(turned({ ...lies, now: 0, was: 1 })).toBeNull();
  expect(turned({ ...gone, why: "left" })).toBeNull();
});

test("of foes only the great ones are mourned", () => {
  const gone = { kind: "removed", what: foe.name, who: foe.id, why: "laid-low" };
  const as = (rank: "grunt" | "boss") => figures.map((one) => (one.id === foe.id ? { ...one, rank } : one));
  expect(turned(gone, as("grunt"))).toBeNull();
  expect(turned(gone, as("boss"))).toMatchObject({ turning: "fall", foe: true });
});

test("a system that says nothing has no turning points", () => {
  expect(turningOf(event({ kind: "changed", what: "depth", now: 3, was: 2 }), figures, undefined)).toBeNull();
});
