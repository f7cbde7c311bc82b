import { expect, test } from "vitest";
import { drawCountry } from "../src/map/draw.ts";
import { alongBorders, borderOf, countryOf, placeAt, shortest, towards } from "../src/map/plan.ts";
import { country as scene } from "./fixtures.ts";

const board = scene().board;
const country = countryOf(board);

test("territories are neighbours where their rings share a side, and both draw the same border", () => {
  const here = country.grounds.get(15)!;
  expect(here.near).toContain(16);
  expect(country.grounds.get(16)!.near).toContain(15);
  const border = borderOf(country, 15, 16)!;
  const theirs = new Set(country.grounds.get(16)!.points.map(String));
  for (const point of border.slice(1, -1)) {
    expect(here.points.map(String)).toContain(String(point));
    expect(theirs).toContain(String(point));
  }
});

test("the same map is the same ink every time, and carries no style that a strict policy would stop", () => {
  const once = drawCountry(countryOf(board), board);
  expect(drawCountry(countryOf(structuredClone(board)), board)).toBe(once);
  expect(once).not.toMatch(/\sstyle=/);
  expect(once.match(/mk-bridge"/g)).toHaveLength(1);
});

test("the middle of each territory lies in it", () => {
  for (const ground of country.grounds.values()) expect(placeAt(country, [ground.x, ground.y])).toBe(ground.id);
  expect(placeAt(country, [-10, -10])).toBe(-1);
});

test("a way goes over land and as short as it can be", () => {
  const land = (place: number) => country.grounds.get(place)!.land !== "sea";
  expect(shortest(country, 15, 17, land)).toEqual([15, 16, 17]);
  expect(shortest(country, 15, 15, land)).toEqual([15]);
});

test("arrows lead to the neighbour that lies most nearly there, and nowhere beyond the sheet", () => {
  expect(towards(country, 15, 1, 0)).toBe(16);
  expect(towards(country, 15, -1, 0)).toBe(14);
  expect(towards(country, 15, 0, 1)).toBe(21);
  expect(towards(country, 8, -1, 0)).toBe(8);
});

test("a river runs on without gaps along its borders", () => {
  const river = alongBorders(country, board.rivers[0]! as [number, number][]);
  for (const [i, [x, y]] of river.slice(1).entries()) {
    const [px, py] = river[i]!;
    expect(Math.hypot(x - px, y - py)).toBeLessThan(40);
  }
});
