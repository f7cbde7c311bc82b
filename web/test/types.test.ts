import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
// @ts-expect-error the generator is plain JavaScript
import { generate, generateWire, readSchema, readWire } from "../scripts/types.mjs";
import { change, completeEvents, completeScene } from "../src/scene/complete.ts";
import { grid } from "./fixtures.ts";

test("the types in the repository are those the Python structs give today", () => {
  const kept = readFileSync(new URL("../src/generated/scene.ts", import.meta.url), "utf8");
  expect(kept).toBe(generate(readSchema()));
});

test("the types of what travels are those the server gives today", () => {
  const kept = readFileSync(new URL("../src/generated/wire.ts", import.meta.url), "utf8");
  expect(kept).toBe(generateWire(readWire(), readSchema()));
});

test("fields left out of a scene come back with their defaults, inside boards and figures too", () => {
  const scene = grid();
  expect(scene.tracks).toEqual([]);
  expect(scene.won).toBeNull();
  expect(scene.figures[1]).toMatchObject({ facing: -1, members: 1, size: [1, 1], marks: [] });
  expect(scene.board).toMatchObject({ board: "grid", walls: [], seen: [] });
  expect(scene.ask?.options[2]).toMatchObject({ act: "move", who: 0, at: 8, what: "", n: 0 });
});

test("two scenes never share a default list", () => {
  const [one, other] = [completeScene({ system: "a" }), completeScene({ system: "b" })];
  one.figures.push(...grid().figures);
  expect(other.figures).toEqual([]);
});

test("events are completed by their kind", () => {
  const [moved, rolled] = completeEvents([
    { kind: "moved", who: 1, path: [1, 2] },
    { kind: "rolled", by: 1 },
  ]);
  expect(moved).toMatchObject({ how: "walk", rules: [] });
  expect(rolled).toMatchObject({ faces: [], typed: false, seat: -1 });
});

test("an update replaces what it names and drops what is null", () => {
  expect(change({ version: 1, ask: { kind: "ask" }, round: 2 }, { version: 2, ask: null })).toEqual({
    version: 2,
    round: 2,
  });
});
