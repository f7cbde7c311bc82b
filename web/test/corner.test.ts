import { expect, test } from "vitest";
import { corner, type Spot } from "../src/table/corner.ts";

const [tools, board] = [
  { wide: 160, tall: 40 },
  { width: 800, height: 600 },
];
const spot = (x: number, y: number): Spot => ({ x, y, half: 20 });
const [low, high] = [560, 40];

test("buttons lie where hands expect them while nothing is to be chosen there", () => {
  expect(corner([spot(400, 300)], tools, board, false)).toBe("bottom-left");
  expect(corner([spot(400, 300)], tools, board, true)).toBe("top-left");
});

test("buttons give way to what may be chosen, corner by corner", () => {
  expect(corner([spot(100, low)], tools, board, false)).toBe("bottom-right");
  expect(corner([spot(100, low), spot(700, low)], tools, board, false)).toBe("top-left");
  expect(corner([spot(100, low), spot(700, low), spot(100, high)], tools, board, false)).toBe("top-right");
});

test("where something is to be chosen in every corner there are no buttons", () => {
  expect(
    corner(
      [low, high].flatMap((y) => [spot(100, y), spot(700, y)]),
      tools,
      board,
      false,
    ),
  ).toBe(null);
});
