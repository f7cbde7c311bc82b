/** A place of the board in words, for those who listen rather than look. */
import type { Scene } from "../generated/scene.ts";
import { t } from "../state/words.svelte.ts";
import type { Voice } from "../text/voice.ts";

/** The ground that matters, by its letter. */
const GROUND: Record<string, string> = {
  ",": "difficult",
  "~": "shallow",
  w: "deep",
  o: "pit",
  x: "abyss",
  "=": "stairs",
};

/** What stands and lies at a place, and whether it may be chosen. */
export function describe(
  scene: Scene,
  at: number,
  voice: Voice,
  chosen: boolean,
  targets: ReadonlyMap<number, unknown>,
): string {
  const parts = [voice.place(at)];
  for (const figure of scene.figures.filter((figure) => figure.at === at)) {
    const bar = figure.bars[0];
    parts.push(voice.names.figure(figure.id, voice.messages));
    if (bar) parts.push(t("bar", { name: voice.messages.say(bar.name, "bar"), now: bar.now, most: bar.most }));
    if (targets.has(figure.id)) parts.push(t("may-be-target"));
  }
  const board = scene.board;
  if (board?.board === "grid") {
    const ground = GROUND[board.floor[at] ?? " "];
    if (ground) parts.push(t(`ground-${ground}`));
    if (board.heights[at]) parts.push(t("height-n", { n: board.heights[at]! }));
    for (const feature of board.features.filter((feature) => feature.cells.includes(at))) {
      parts.push(voice.messages.say(feature.name || feature.kind, "feature"));
    }
  }
  for (const door of board && board.board !== "map" ? board.doors : []) {
    if (door.at === at || door.to === at) parts.push(t("door", { state: door.state }));
  }
  for (const token of board?.tokens ?? []) if (token.at === at) parts.push(voice.token(token));
  if (chosen) parts.push(t("may-go"));
  return parts.filter(Boolean).join(", ");
}
