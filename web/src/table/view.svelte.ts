/** Which part of the board is seen: laid out at first, kept where it was put, led to whoever acts or may be chosen. */
import { untrack } from "svelte";
import { CELL } from "../board/fromScene.ts";
import { Camera } from "./camera.svelte.ts";
import type { Scenery, Shown } from "./scenery.svelte.ts";

/** How much the window may grow or shrink, as bars beside it do, without the board being laid out anew. */
const SLACK = 260;

/** The window on the board, as its component sees it. */
export interface Frame extends Shown {
  /** so many pixels at the foot lie under something else */
  readonly covered: number;
  /** does the slip of odds lie on the board itself? */
  readonly slips: boolean;
}

export class View {
  readonly camera = new Camera();
  width = $state(0);
  height = $state(0);
  /** the layer that is moved */
  world = $state<HTMLElement>();
  /** has somebody moved the board by hand? */
  touched = false;
  /** is somebody holding it? */
  held: () => boolean = () => false;

  private placed = "";
  private room = { width: 0, height: 0 };
  private known = "";
  private lastActor = 0;
  private sharpen: ReturnType<typeof setTimeout> | undefined;
  private painted = 0;

  constructor(
    private readonly scenery: Scenery,
    private readonly frame: Frame,
  ) {}

  fit(): void {
    if (!this.scenery.layout || !this.width) return;
    this.camera.fit(this.scenery.extent(), this.width, this.height);
    this.crisp();
  }

  centre(): void {
    const at = this.scenery.actorAt;
    if (at) this.camera.centre(at.x * CELL, at.y * CELL, this.width, this.height);
  }

  zoomBy(by: number): void {
    this.camera.zoom(by, this.width / 2, this.height / 2);
    this.crisp();
  }

  /** Bring a point of the drawing into view, in cells. */
  reveal(at: { x: number; y: number } | undefined): void {
    if (at) this.camera.reveal(at.x * CELL, at.y * CELL, this.width, this.height);
  }

  /** Show everything where squares stay large enough to hit, else the party. */
  private first(): void {
    const { scenery, camera, width, height } = this;
    const all = scenery.extent();
    camera.fit(all, width, height);
    const least = matchMedia("(pointer: coarse)").matches ? 40 : 26;
    if (camera.scale * CELL < least) {
      camera.scale = least / CELL;
      const { cols, rows } = scenery.layout!.plan;
      const spot = scenery.actorAt ?? [...scenery.spots.values()][0] ?? { x: cols / 2, y: rows / 2 };
      camera.x = width / 2 - spot.x * CELL * camera.scale;
      camera.y = height / 2 - spot.y * CELL * camera.scale;
      camera.within(all, width, height);
    }
    this.crisp();
  }

  /** After zooming the layer is painted anew once, so that lines are sharp. */
  crisp(): void {
    clearTimeout(this.sharpen);
    this.sharpen = setTimeout(() => {
      const { camera, painted, world } = this;
      const enough = painted && camera.scale / painted < 1.2 && camera.scale / painted > 0.5;
      if (!world || enough || this.held()) return;
      this.painted = camera.scale;
      world.classList.add("is-sharp");
      requestAnimationFrame(() => requestAnimationFrame(() => world.classList.remove("is-sharp")));
    }, 350);
  }

  /** Follow what happens; called once, while the component is made. */
  watch(): void {
    $effect(() => this.layOut());
    $effect(() => this.look());
    $effect(() => this.keepAboveTheSlip());
    $effect(() => this.keepAboveWhatCovers());
    $effect(() => this.follow());
  }

  private layOut(): void {
    const { scenery, width, height } = this;
    const { layout } = scenery;
    const key = `${layout?.plan.cols}x${layout?.plan.rows}:${this.frame.scene.quest}`;
    const was = this.room;
    if (!layout || !width || !height || (this.placed === key && was.width === width && was.height === height)) return;
    this.room = { width, height };
    if (this.placed === key && was.width === width && Math.abs(height - was.height) < SLACK)
      untrack(() => this.reveal(scenery.actorAt));
    else if (!this.touched || this.placed !== key) untrack(() => this.first());
    this.placed = key;
  }

  /** What comes to light is looked at, unless somebody looks elsewhere. */
  private look(): void {
    if (!this.scenery.layout || !this.width || !this.height) return;
    const { x, y, w, h } = this.scenery.extent();
    const now = `${x},${y},${w},${h}`;
    const grown = this.known !== "" && this.known !== now;
    this.known = now;
    if (grown && !this.touched) untrack(() => this.first());
  }

  /** Where the slip rises from below, the target is kept above it. */
  private keepAboveTheSlip(): void {
    const pinned = this.frame.slips ? null : (this.frame.choosing?.pinned ?? null);
    untrack(() => {
      const at = pinned ? this.scenery.middleOf(pinned) : null;
      if (at) this.camera.reveal(at[0], at[1], this.width, this.height * 0.42);
    });
  }

  /** Who may be chosen is kept above what covers the foot of the board, else whom it is about, else the party. */
  private keepAboveWhatCovers(): void {
    const { covered } = this.frame;
    if (!covered || !this.width || !this.height) return;
    untrack(() => {
      const { targets, spots, actorAt } = this.scenery;
      const chosen = [...targets.keys()].flatMap((id) => spots.get(id) ?? []);
      const kept = chosen.length ? chosen : [actorAt ?? [...spots.values()][0] ?? []].flat();
      if (!kept.length) return;
      const [xs, ys] = [kept.map((spot) => spot.x), kept.map((spot) => spot.y)];
      const [x, y] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
      this.camera.revealAll(
        { x: x * CELL, y: y * CELL, w: (Math.max(...xs) + 1 - x) * CELL, h: (Math.max(...ys) + 1 - y) * CELL },
        this.width,
        this.height - covered,
      );
    });
  }

  private follow(): void {
    const { actor, actorAt } = this.scenery;
    const who = actor?.id ?? 0;
    if (who === this.lastActor || !actorAt || !this.width) return;
    this.lastActor = who;
    this.reveal(actorAt);
  }
}
