/** The keyboard on the board: a cursor that arrows move from place to place. */
import { neighbour } from "../board/fromScene.ts";
import type { Cell } from "../board/plan.ts";
import type { Target } from "./hand.svelte.ts";
import type { Pointers } from "./pointers.svelte.ts";
import type { Scenery, Shown } from "./scenery.svelte.ts";
import type { View } from "./view.svelte.ts";

const ARROWS: Record<string, Cell> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const ZOOMS: Record<string, number> = { "+": 1.25, "=": 1.25, "-": 0.8 };

export class Cursor {
  at = $state(-1);
  focused = $state(false);

  constructor(
    private readonly scenery: Scenery,
    private readonly view: View,
    private readonly pointers: Pointers,
    private readonly shown: Shown & { oninspect: ((figure: number) => void) | undefined },
  ) {}

  readonly key = (event: KeyboardEvent): void => {
    const { choosing } = this.shown;
    if (!this.scenery.layout) return;
    const arrow = ARROWS[event.key];
    const zoom = ZOOMS[event.key];
    if (arrow) {
      event.preventDefault();
      this.step(arrow);
    } else if (event.key === "Enter" || event.key === " ") this.choose(event);
    else if (zoom) this.view.zoomBy(zoom);
    else if (event.key === "0") this.view.fit();
    else if (event.key === "Escape" && choosing) {
      choosing.pinned = null;
      choosing.act = "";
      this.at = -1;
    }
  };

  private step([dx, dy]: Cell): void {
    const { scenery, view } = this;
    const { actor } = scenery;
    const layout = scenery.layout!;
    if (this.at >= 0) this.at = neighbour(layout, this.at, dx, dy);
    else this.at = actor && layout.places.has(actor.at) ? actor.at : [...layout.places.keys()][0]!;
    const middle = scenery.centreOf(this.at);
    if (middle) view.camera.reveal(middle[0], middle[1], view.width, view.height);
    const here = scenery.targetAt(this.at);
    this.shown.choosing?.look(here ? { figure: here.id } : scenery.places.has(this.at) ? { place: this.at } : null);
  }

  private choose(event: KeyboardEvent): void {
    const { choosing, oninspect } = this.shown;
    const figure = (event.target as HTMLElement).dataset["figure"];
    const target: Target | null = figure ? { figure: Number(figure) } : (choosing?.target ?? null);
    if (!target || !choosing) return;
    event.preventDefault();
    if (figure && !this.scenery.targets.has(Number(figure))) oninspect?.(Number(figure));
    else choosing.point(target);
  }

  /** Whoever gets the focus by the keyboard is brought into view. */
  readonly seek = (event: FocusEvent): void => {
    const id = (event.target as Element | null)?.closest<HTMLElement>("[data-figure]")?.dataset["figure"];
    if (id && !this.pointers.held) this.view.reveal(this.scenery.spots.get(Number(id)));
  };
}
