/** Mouse and fingers on the board: what they point at, drag and pinch. */
import { baseAt, CELL } from "../board/fromScene.ts";
import type { Cell } from "../board/plan.ts";
import { atDoor } from "./doors.ts";
import type { Target } from "./hand.svelte.ts";
import type { Scenery, Shown } from "./scenery.svelte.ts";
import type { View } from "./view.svelte.ts";

interface Point {
  x: number;
  y: number;
}

export class Pointers {
  /** the place under the mouse */
  here = $state(-1);
  frame = $state<HTMLElement>();
  private readonly down = new Map<number, Point>();
  private dragged = false;
  private start: Point = { x: 0, y: 0 };

  constructor(
    private readonly scenery: Scenery,
    private readonly view: View,
    private readonly shown: Shown & { oninspect: ((figure: number) => void) | undefined },
  ) {
    view.held = () => this.down.size > 0;
  }

  /** Is anything pressed? */
  get held(): boolean {
    return this.down.size > 0;
  }

  /** The wheel must not scroll the page; called once, while the component is made. */
  watch(): void {
    $effect(() => {
      const { frame } = this;
      frame?.addEventListener("wheel", this.wheel, { passive: false });
      return () => frame?.removeEventListener("wheel", this.wheel);
    });
  }

  private local(event: { clientX: number; clientY: number }): Point {
    const box = this.frame!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private cellAt(event: PointerEvent): Cell {
    const { x, y } = this.local(event);
    const { camera } = this.view;
    return [(x - camera.x) / camera.scale / CELL, (y - camera.y) / camera.scale / CELL];
  }

  /** What is under a pointer: whoever may be chosen before a door, a door before whoever stands beside it. */
  private under(event: PointerEvent): Target | null {
    const { targets, doors, places } = this.scenery;
    const found = this.underneath(event);
    if (found && "figure" in found && targets.has(found.figure)) return found;
    const door = atDoor(this.cellAt(event), doors, places);
    return door >= 0 ? { place: door } : found;
  }

  private underneath(event: PointerEvent): Target | null {
    const { layout } = this.scenery;
    const [x, y] = this.cellAt(event);
    const place = layout?.placeAt(x, y) ?? -1;
    const figure =
      event.pointerType !== "mouse"
        ? baseAt([x, y], this.scenery.spots)
        : (event.target as Element | null)?.closest<HTMLElement>("[data-figure]")?.dataset["figure"];
    if (figure !== undefined) return { figure: Number(figure) };
    return place >= 0 ? { place } : null;
  }

  readonly pressed = (event: PointerEvent): void => {
    if (event.button > 1) return;
    this.down.set(event.pointerId, this.local(event));
    this.dragged = false;
    this.start = this.local(event);
  };

  readonly moving = (event: PointerEvent): void => {
    const before = this.down.get(event.pointerId);
    const now = this.local(event);
    if (!before) {
      if (event.pointerType === "mouse") this.hover(event);
      return;
    }
    const { view } = this;
    if (this.down.size === 2) {
      const other = [...this.down.entries()].find(([id]) => id !== event.pointerId)![1];
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      view.camera.zoom(is / Math.max(1, was), (now.x + other.x) / 2, (now.y + other.y) / 2);
      view.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      this.dragged = true;
      view.crisp();
    } else if (this.dragged || Math.hypot(now.x - this.start.x, now.y - this.start.y) > 6) {
      if (!this.dragged) this.frame?.setPointerCapture(event.pointerId);
      this.dragged = true;
      view.touched = true;
      view.camera.pan(now.x - before.x, now.y - before.y);
    }
    this.down.set(event.pointerId, now);
  };

  private hover(event: PointerEvent): void {
    const target = this.under(event);
    this.shown.choosing?.look(this.scenery.meant(target));
    this.here = this.scenery.placeOf(target);
  }

  readonly released = (event: PointerEvent): void => {
    const was = this.down.delete(event.pointerId);
    if (!was || this.dragged || this.down.size) return;
    const { scenery } = this;
    const { choosing, oninspect } = this.shown;
    const target = this.under(event);
    const wanted = scenery.meant(target);
    if (wanted && choosing) {
      choosing.point(wanted);
      return;
    }
    const zone = target && "place" in target && scenery.layout?.kind === "zones" ? target.place : -1;
    if (zone >= 0 && scenery.isBeside(zone) && choosing?.headFor(zone)) {
      this.here = -1;
      return;
    }
    if (choosing) {
      choosing.pinned = null;
      choosing.act = "";
    }
    if (event.pointerType !== "mouse") this.here = scenery.placeOf(target);
    if (target && "figure" in target) oninspect?.(target.figure);
  };

  readonly cancelled = (event: PointerEvent): void => {
    this.down.delete(event.pointerId);
  };

  readonly left = (event: PointerEvent): void => {
    if (this.held || event.pointerType !== "mouse") return;
    this.shown.choosing?.look(null);
    this.here = -1;
  };

  /** A finger that is lifted has done its deed: no click may follow and hit what has risen under it. */
  readonly lift = (event: TouchEvent): void => {
    if (!(event.target as Element).closest(".board-tools, .odds")) event.preventDefault();
  };

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.view.touched = true;
    const { x, y } = this.local(event);
    this.view.camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
    this.view.crisp();
  };
}
