/** Where a small thing may lie on the board without covering what may be chosen. */

/** Something on the board, by its middle and half its width, in pixels. */
export interface Spot {
  x: number;
  y: number;
  half: number;
}

export type Corner = `${"top" | "bottom"}-${"left" | "right"}`;

const EDGE = 12;
const CORNERS: Corner[] = ["bottom-left", "bottom-right", "top-left", "top-right"];
/** A hand holds a phone at its foot. */
const PHONE: Corner[] = ["top-left", "top-right", "bottom-left", "bottom-right"];

/** The first corner in which a box of this size covers no spot; null where it covers one in each. */
export function corner(
  spots: readonly Spot[],
  { wide, tall }: { wide: number; tall: number },
  { width, height }: { width: number; height: number },
  phone: boolean,
): Corner | null {
  const free = (at: Corner): boolean => {
    const left = at.endsWith("left") ? EDGE : width - EDGE - wide;
    const top = at.startsWith("top") ? EDGE : height - EDGE - tall;
    return !spots.some(
      ({ x, y, half }) =>
        x + half > left && x - half < left + wide && y + half > top - EDGE && y - half < top + tall + EDGE,
    );
  };
  return (phone ? PHONE : CORNERS).find(free) ?? null;
}
