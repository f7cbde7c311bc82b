/** Where the slip of odds lies: beside its target, pointing at it, never on it. */

/** A target on the board, in pixels of the board's window. */
export interface Beside {
  /** its right and left edge, and its middle from above */
  x: number;
  left: number;
  y: number;
  /** how large the window is */
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
  /** on which side of the target it lies */
  side: "right" | "left" | "under" | "over";
  /** how far down its edge it points */
  point: number;
}

export const WIDTH = 244;
const GAP = 24;
const RIM = 8;

/** To the right where there is room, else to the left, else under or over the target. */
export function spotFor(at: Beside, tall: number): Spot {
  const top = Math.max(RIM, Math.min(at.y - 96, at.height - tall - RIM));
  const point = Math.max(14, Math.min(at.y - top - 10, tall - 34));
  if (at.x + GAP + WIDTH + RIM <= at.width) return { left: at.x + GAP, top, side: "right", point };
  if (at.left - GAP - WIDTH >= RIM) return { left: at.left - GAP - WIDTH, top, side: "left", point };
  const [half, middle] = [(at.x - at.left) / 2, (at.x + at.left) / 2];
  const left = Math.max(RIM, Math.min(middle - WIDTH / 2, at.width - WIDTH - RIM));
  const below = at.y + half + GAP;
  if (below + tall + RIM <= at.height || at.y < at.height / 2) return { left, top: below, side: "under", point: 0 };
  return { left, top: Math.max(RIM, at.y - half - GAP - tall), side: "over", point: 0 };
}
