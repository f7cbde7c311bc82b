/** Lessons of quests that teach: what waits while an idea is being told, and what it points at. */
import type { AskView, Barred, Option, Scene } from "../generated/scene.ts";
import { same } from "./options.ts";

/** Why something waits, as the message says it. */
export const LATER = "lesson-later";

/** The parts of a list that stand at these places; nothing stays nothing. */
const kept = <T>(list: readonly T[], points: readonly number[]): T[] =>
  list.length ? points.flatMap((n) => (n < list.length ? [list[n]!] : [])) : [];

/** The question with only what the lesson is about; whatever else could be done waits, and says so. */
function narrowed(ask: AskView, points: readonly number[]): AskView {
  const options = kept(ask.options, points);
  const acts = new Set(options.map((option) => option.act));
  const waiting = [...new Set(ask.options.map((option) => option.act))].filter((act) => !acts.has(act));
  const barred: Barred[] = waiting.map((act) => ({ act, why: LATER, what: "" }));
  const chosen = ask.options[ask.default];
  return {
    ...ask,
    options,
    default: Math.max(
      0,
      options.findIndex((option) => chosen !== undefined && same(option, chosen)),
    ),
    texts: kept(ask.texts, points),
    previews: kept(ask.previews, points),
    roles: kept(ask.roles, points),
    stakes: ask.stakes && { ...ask.stakes, prospects: kept(ask.stakes.prospects, points) },
    barred: [...ask.barred, ...barred],
  };
}

/** A scene as somebody sees it who follows its lesson. */
export function taught(scene: Scene): Scene {
  const { lesson, ask } = scene;
  if (!lesson?.only || !lesson.points.length || ask?.kind !== "ask") return scene;
  const points = [...lesson.points];
  return { ...scene, ask: narrowed(ask, points), lesson: { ...lesson, points: points.map((_, n) => n) } };
}

/** What a lesson points at: what a sensible player would do, where it is about that; else the first it is about. */
export function aimOf(scene: Scene, hint: Option | null): Option | null {
  const { lesson, ask } = scene;
  if (!lesson || ask?.kind !== "ask") return null;
  const meant = lesson.points.flatMap((n) => ask.options[n] ?? []);
  if (!meant.length) return hint;
  return meant.find((option) => hint && same(option, hint)) ?? meant[0]!;
}
