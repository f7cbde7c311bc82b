/** Mouse and fingers on a map: a tap, a look, a drag, a pinch, the wheel. */
import type { Camera } from "../table/camera.svelte.ts";

interface Point {
  x: number;
  y: number;
}

/** What a map wants to be told, in its own units. */
export interface Told {
  frame: () => HTMLElement | undefined;
  tapped: (x: number, y: number) => void;
  hovered: (x: number, y: number) => void;
}

export class Pressing {
  private readonly down = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  private dragged = false;

  constructor(
    private readonly camera: Camera,
    private readonly told: Told,
  ) {}

  /** The wheel must not scroll the page; what comes back undoes it. */
  watch(): (() => void) | undefined {
    const frame = this.told.frame();
    frame?.addEventListener("wheel", this.wheel, { passive: false });
    return () => frame?.removeEventListener("wheel", this.wheel);
  }

  private local(event: { clientX: number; clientY: number }): Point {
    const box = this.told.frame()!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private onSheet({ x, y }: Point): [number, number] {
    return [(x - this.camera.x) / this.camera.scale, (y - this.camera.y) / this.camera.scale];
  }

  readonly pressed = (event: PointerEvent): void => {
    if (event.button > 1) return;
    this.start = this.local(event);
    this.down.set(event.pointerId, this.start);
    this.dragged = false;
  };

  readonly moving = (event: PointerEvent): void => {
    const before = this.down.get(event.pointerId);
    const now = this.local(event);
    if (!before) {
      if (event.pointerType === "mouse") this.told.hovered(...this.onSheet(now));
      return;
    }
    const other = [...this.down.entries()].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [was, is] = [before, now].map(({ x, y }) => Math.hypot(x - other.x, y - other.y));
      this.camera.zoom(is! / Math.max(1, was!), (now.x + other.x) / 2, (now.y + other.y) / 2);
      this.dragged = true;
    } else if (this.dragged || Math.hypot(now.x - this.start.x, now.y - this.start.y) > 6) {
      if (!this.dragged) this.told.frame()?.setPointerCapture(event.pointerId);
      this.dragged = true;
      this.camera.pan(now.x - before.x, now.y - before.y);
    }
    this.down.set(event.pointerId, now);
  };

  readonly released = (event: PointerEvent): void => {
    if (!this.down.delete(event.pointerId) || this.dragged || this.down.size) return;
    this.told.tapped(...this.onSheet(this.local(event)));
  };

  readonly cancelled = (event: PointerEvent): void => {
    this.down.delete(event.pointerId);
  };

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = this.local(event);
    this.camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
  };
}
