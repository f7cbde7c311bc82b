import { expect, test } from "vitest";
import { drawBoard } from "../src/board/draw.ts";
import { cellsOf, layoutOf, neighbour, spotsOf, tokenSpots, tokensOf } from "../src/board/fromScene.ts";
import { regionPath } from "../src/board/plan.ts";
import type { Feature, GridBoard } from "../src/generated/scene.ts";
import { completeScene } from "../src/scene/complete.ts";
import { walkTo } from "../src/table/walk.ts";
import { grid, zones } from "./fixtures.ts";

test("the same board gives the same drawing every time", () => {
  const draw = () => drawBoard(layoutOf(grid().board!).plan);
  expect(draw()).toBe(draw());
});

test("a drawing carries no style attribute, so that a strict policy lets it through", () => {
  expect(drawBoard(layoutOf(grid().board!).plan)).not.toMatch(/\sstyle=/);
  expect(drawBoard(layoutOf(zones().board!).plan)).not.toMatch(/\sstyle=/);
});

test("a point of the drawing is the square it lies in, seen or not, and off the board is nowhere", () => {
  const layout = layoutOf(grid().board!);
  expect(layout.placeAt(1.5, 1.5)).toBe(7);
  expect(layout.placeAt(0.5, 0.5)).toBe(0);
  expect(layout.placeAt(-0.5, 0.5)).toBe(-1);
});

test("a square nobody has seen covers itself", () => {
  const layout = layoutOf(grid().board!);
  expect(layout.places.has(0)).toBe(false);
  expect(cellsOf(layout, 0)).toEqual([[0, 0]]);
});

test("a door between a square and rock does not open a wall by itself", () => {
  const { plan } = layoutOf(grid().board!);
  expect(plan.edges).toContainEqual({ x: 4, y: 1, side: "e", kind: "door-closed" });
});

test("zones that touch without an opening are parted by a wall with their door in the middle", () => {
  const { plan } = layoutOf(zones().board!);
  const between = plan.edges.filter((edge) => edge.y === 2 && edge.side === "s" && edge.x < 3).map((edge) => edge.kind);
  expect(between).toEqual(["wall", "door-locked", "wall"]);
  expect(plan.borders.every((edge) => edge.x === 2 && edge.side === "e")).toBe(true);
});

test("a zone of several units covers all of its cells", () => {
  expect(cellsOf(layoutOf(zones().board!), 2)).toHaveLength(18);
});

test("figures of one zone stand apart, heroes on the left", () => {
  const scene = zones();
  const spots = spotsOf(layoutOf(scene.board!), scene.figures);
  const places = [...spots.values()].map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`);
  expect(new Set(places).size).toBe(3);
  expect(spots.get(1)!.x).toBeLessThan(spots.get(2)!.x);
});

test("a figure on the move is shown where its path has brought it", () => {
  const scene = grid();
  const spots = spotsOf(layoutOf(scene.board!), scene.figures, new Map([[1, 8]]));
  expect(spots.get(1)).toMatchObject({ x: 2.5, y: 1.5 });
});

test("arrow keys go to the next square and stay at the wall", () => {
  const layout = layoutOf(grid().board!);
  expect(neighbour(layout, 7, 1, 0)).toBe(8);
  expect(neighbour(layout, 7, -1, 0)).toBe(7);
});

test("the way shown leads over squares that may be chosen", () => {
  const layout = layoutOf(grid().board!);
  const allowed = new Map([8, 9, 15].map((place) => [place, []]));
  expect(walkTo(layout, 7, 15, allowed)).toEqual([7, 8, 15]);
});

/** A board of squares in rows, with more said about it. */
const rows = (lines: string[], more: object = {}) =>
  layoutOf(
    completeScene({
      system: "x",
      board: { board: "grid", width: lines[0]!.length, height: lines.length, floor: lines.join(""), ...more },
    }).board as GridBoard,
  );

test("an abyss, deep and shallow water are drawn as what they are, and none of them as a door", () => {
  const markup = drawBoard(rows(["#####", "#xw~#", "#####"]).plan);
  for (const kind of ["bk-cliff", "bk-water", "bk-shallow"]) expect(markup).toContain(`class="${kind}"`);
  expect(markup).not.toContain("bk-door-");
});

test("outdoors there are earth and thickets, and neither flagstones nor torches", () => {
  const lines = ["#####", "#...#", "#...#", "#####"];
  const sky = [6, 7, 8, 11, 12, 13];
  const [inside, outside] = [rows(lines).plan, rows(lines, { sky }).plan];
  expect(drawBoard(outside)).toContain("bk-earth");
  expect(drawBoard(outside)).toContain("bk-bank");
  expect(outside.lights).toEqual([]);
  expect(inside.lights).not.toEqual([]);
  expect(drawBoard(inside)).not.toContain("bk-earth");
});

test("every patch of one height and every stair says how high it is", () => {
  const heights = [...Array(6).fill(0), 0, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0];
  const markup = drawBoard(rows(["######", "#..=.#", "######"], { heights }).plan);
  expect([...markup.matchAll(/class="bk-height"[^>]*>(\d)/g)].map((found) => found[1])).toEqual(["2", "1"]);
  expect(markup).toContain("bk-tread");
});

test("furniture is drawn as the scene says it looks; what has no look is left to its icon", () => {
  const scene = grid();
  if (scene.board?.board !== "grid") throw new Error("no grid");
  const drawn = (look: Feature["look"]) => {
    const feature = { kind: "a thing of this game", cells: [9], name: "", state: "", look, flame: false, spent: false };
    const { plan } = layoutOf({ ...(scene.board as GridBoard), features: [feature] });
    return [plan.features.map((one) => one.kind), plan.kind(3, 1)];
  };
  expect([drawn(""), drawn("chest"), drawn("tree"), drawn("abyss")]).toEqual([
    [[], "floor"],
    [["chest"], "floor"],
    [["tree"], "floor"],
    [[], "abyss"],
  ]);
});

test("the outline of a region is one closed line around it", () => {
  expect(
    regionPath(
      [
        [0, 0],
        [1, 0],
      ],
      10,
    ),
  ).toBe("M0 0L20 0L20 10L0 10Z");
});

test("markers of a zone lie side by side, and clear of the figures", () => {
  const scene = zones();
  const [figure] = scene.figures;
  if (scene.board?.board !== "zones") throw new Error("no zones");
  const marker = { kind: "treasure", at: 1, n: 0, name: "", spent: false, flame: false, icon: "" };
  scene.board.tokens = [
    marker,
    { ...marker, kind: "key" },
    { ...marker, kind: "exit" },
    { ...marker, kind: "start" },
    { ...marker, kind: "level" },
  ];
  scene.figures = [1, 2, 3, 4, 5, 6, 7].map((id) => ({
    ...figure!,
    id,
    at: 1,
    side: id > 4 ? ("hero" as const) : ("foe" as const),
    rank: "grunt" as const,
  }));
  const layout = layoutOf(scene.board);
  const lying = tokenSpots(layout).map((at) => at!);
  const apart = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);
  for (const [i, one] of lying.entries())
    for (const other of lying.slice(i + 1)) expect(apart(one, other)).toBeGreaterThanOrEqual(0.65);
  const standing = [...spotsOf(layout, scene.figures).values()];
  for (const [i, one] of standing.entries()) {
    for (const other of standing.slice(i + 1))
      expect(apart([one.x, one.y], [other.x, other.y])).toBeGreaterThanOrEqual(Math.min(one.span, other.span) * 0.9);
  }
  for (const one of standing)
    for (const at of lying.slice(0, 4)) expect(apart([one.x, one.y], at)).toBeGreaterThanOrEqual(0.6);
});

test("a flame on a grid is drawn with the board and is no marker, whenever one looks", () => {
  const scene = grid();
  if (scene.board?.board !== "grid") throw new Error("no grid");
  scene.board.tokens = [
    { kind: "light", at: 8, n: 0, name: "", spent: false, flame: true, icon: "" },
    { kind: "exit", at: 22, n: 0, name: "", spent: false, flame: false, icon: "" },
  ];
  expect(tokensOf(scene.board).map((one) => one.kind)).toEqual(["exit"]);
});
