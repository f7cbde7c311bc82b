/** The board as it is shown: the drawing, who stands where on it, and what of it may be chosen. */
import type { Figure, Option, Scene } from "../generated/scene.ts";
import { drawBoard } from "../board/draw.ts";
import { CELL, layoutOf, placeRect, spotsOf, tokensOf, type Layout, type Spot } from "../board/fromScene.ts";
import type { Cell } from "../board/plan.ts";
import type { Choosing, Target } from "./hand.svelte.ts";
import { doorways } from "./doors.ts";

/** What the board is told from outside. */
export interface Shown {
  readonly scene: Scene;
  readonly choosing: Choosing | null;
  /** figures that are shown elsewhere than the scene says */
  readonly moved: ReadonlyMap<number, number>;
}

export class Scenery {
  private boardKey = "";
  private cached: { layout: Layout; markup: string } | null = null;

  constructor(
    private readonly shown: Shown,
    private readonly uid: string,
  ) {}

  /** The drawing, made anew only where more than markers has changed. */
  private readonly drawn = $derived.by(() => {
    const { board } = this.shown.scene;
    if (!board || board.board === "map") return null;
    const key = JSON.stringify({ ...board, tokens: board.tokens.filter((one) => one.flame) });
    if (this.cached && key === this.boardKey)
      return { ...this.cached, layout: { ...this.cached.layout, tokens: tokensOf(board) } };
    this.boardKey = key;
    const layout = layoutOf(board);
    this.cached = { layout, markup: drawBoard(layout.plan, `b${this.uid}`) };
    return this.cached;
  });
  readonly layout = $derived(this.drawn?.layout ?? null);
  readonly markup = $derived(this.drawn?.markup ?? "");
  readonly size = $derived(
    this.layout ? { w: (this.layout.plan.cols + 2) * CELL, h: (this.layout.plan.rows + 2) * CELL } : { w: 0, h: 0 },
  );
  readonly doors = $derived(this.layout ? doorways(this.layout) : []);

  readonly standing: Figure[] = $derived.by(() =>
    this.shown.scene.figures.filter((figure) => figure.at >= 0 || this.shown.moved.has(figure.id)),
  );
  readonly spots: Map<number, Spot> = $derived.by(() =>
    this.layout ? spotsOf(this.layout, this.standing, this.shown.moved) : new Map<number, Spot>(),
  );

  private readonly asking = $derived.by(() => {
    const { choosing } = this.shown;
    return choosing?.ask && choosing.game.ready ? choosing : null;
  });
  /** places that may be chosen, and figures */
  readonly places = $derived(this.asking?.pointed.places ?? new Map<number, Option[]>());
  readonly targets = $derived(this.asking?.pointed.figures ?? new Map<number, Option[]>());
  readonly looked: Target | null = $derived.by(() => this.shown.choosing?.target ?? null);

  /** what a lesson points at */
  readonly aimed: Target | null = $derived.by(() => {
    const { choosing } = this.shown;
    return choosing?.game.ready ? choosing.aimed : null;
  });

  readonly actor: Figure | undefined = $derived.by(() => {
    const { figures, ask } = this.shown.scene;
    return figures.find((figure) => figure.id === ask?.who) ?? figures.find((figure) => figure.active);
  });
  readonly actorAt = $derived(this.actor ? this.spots.get(this.actor.id) : undefined);

  /** Whom a question is about who is not asked and not chosen: every choice names the same figure. */
  readonly subject: number = $derived.by(() => {
    const { scene, choosing } = this.shown;
    const options = (choosing?.ask?.options ?? []).filter((option) => option.at >= 0 || option.who);
    const named = new Set(options.map((option) => option.who));
    const [who] = named;
    return named.size === 1 && who && who !== scene.ask?.who ? who : 0;
  });

  /** The middle of a place, in pixels of the drawing. */
  centreOf(place: number): Cell | null {
    const rect = this.layout ? placeRect(this.layout, place) : undefined;
    return rect ? [(rect.x + rect.w / 2) * CELL, (rect.y + rect.h / 2) * CELL] : null;
  }

  /** The middle of a target, in pixels of the drawing. */
  middleOf(target: Target): Cell | null {
    if ("place" in target) return this.centreOf(target.place);
    const spot = this.spots.get(target.figure);
    return spot ? [spot.x * CELL, spot.y * CELL] : null;
  }

  /** Where a target is. */
  placeOf(target: Target | null): number {
    if (!target) return -1;
    if ("place" in target) return target.place;
    return this.shown.scene.figures.find((figure) => figure.id === target.figure)?.at ?? -1;
  }

  /** A figure that is no target stands on a place that may be one. */
  meant(target: Target | null): Target | null {
    if (!target || !this.shown.choosing) return null;
    if ("figure" in target) {
      if (this.targets.has(target.figure)) return target;
      const at = this.placeOf(target);
      return this.places.has(at) ? { place: at } : null;
    }
    if (this.places.has(target.place)) return target;
    const here = this.targetAt(target.place);
    return here && this.layout?.kind === "grid" ? { figure: here.id } : null;
  }

  /** Who may be chosen of those at a place. */
  targetAt(place: number): Figure | undefined {
    return this.shown.scene.figures.find((figure) => figure.at === place && this.targets.has(figure.id));
  }

  /** Is a zone one step from whoever acts? */
  isBeside(place: number): boolean {
    const { board } = this.shown.scene;
    const from = this.actor?.at ?? -1;
    if (board?.board !== "zones" || from < 0) return false;
    const open = board.doors.filter((door) => door.state === "open").map((door) => [door.at, door.to] as const);
    return [...board.open, ...open].some(([a, b]) => (a === from && b === place) || (b === from && a === place));
  }

  /** The rectangle that matters: what is known of the board, and everybody who is seen on it. */
  extent(): { x: number; y: number; w: number; h: number } {
    const plan = this.layout!.plan;
    const seen = [...this.spots.values()].map(({ x, y }): Cell => [Math.floor(x), Math.floor(y)]);
    const xs = [...plan.cells, ...seen].map(([x]) => x);
    const ys = [...plan.cells, ...seen].map(([, y]) => y);
    const [x, y] = [Math.min(...xs, plan.cols), Math.min(...ys, plan.rows)];
    return {
      x: (x - 0.8) * CELL,
      y: (y - 0.8) * CELL,
      w: (Math.max(...xs, 0) - x + 2.6) * CELL,
      h: (Math.max(...ys, 0) - y + 2.6) * CELL,
    };
  }
}
