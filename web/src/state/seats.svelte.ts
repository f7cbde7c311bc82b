/** The seats of one device in one game: they share a picture, and whichever is asked answers. */
import type { Scene } from "../generated/scene.ts";
import { Line } from "../net/line.ts";
import { change, completeScene } from "../scene/complete.ts";

export type Raw = Record<string, unknown>;

/** Another seat of this device in the same game: what it may see and do. */
class OwnSeat {
  scene = $state.raw<Scene | null>(null);
  seat = $state(-1);
  raw: Raw = {};
  readonly socket: Line;

  constructor(url: string, token: string) {
    this.socket = new Line(url, {
      hello: () => ({ do: "hello", token }),
      message: (message) => {
        if (message.is === "welcome") {
          this.seat = message.seat ?? -1;
          this.raw = message.scene as Raw;
        } else if (message.is === "rewound") this.raw = message.scene as Raw;
        else if (message.is === "update") this.raw = change(this.raw, message.changes);
        else return;
        this.scene = completeScene(this.raw);
      },
      state: () => undefined,
    });
  }
}

/** The seat whose picture is shown. */
export interface First {
  seat: () => number;
  scene: () => Scene | null;
  raw: () => Raw;
  line: () => Line;
}

export class Seats {
  /** the seats beside the first */
  private readonly others: OwnSeat[];
  /** the seat that answered last */
  last = -1;

  constructor(
    url: string,
    tokens: readonly string[],
    private readonly first: First,
  ) {
    this.others = tokens.map((token) => new OwnSeat(url, token));
  }

  /** Is this one of the seats of this device? */
  isMine(seat: number): boolean {
    return seat >= 0 && (seat === this.first.seat() || this.others.some((own) => own.seat === seat));
  }

  /** Another seat than the first that is asked just now, in step with the picture. */
  private readonly asker: OwnSeat | null = $derived.by(() => {
    const main = this.first.scene();
    if (!main?.ask || main.ask.seats.includes(this.first.seat())) return null;
    return this.others.find((own) => main.ask!.seats.includes(own.seat) && own.scene?.shared === main.shared) ?? null;
  });

  /** What this device sees: the picture of its first seat, with the question of whichever of its seats is asked. */
  readonly scene: Scene | null = $derived.by(() => {
    const main = this.first.scene();
    if (!main || !this.others.length) return main;
    const hands = main.hands.map(
      (hand) =>
        this.others
          .find((own) => own.seat === hand.seat)
          ?.scene?.hands.find((one) => one.seat === hand.seat && one.name === hand.name) ?? hand,
    );
    const asked = this.asker?.scene;
    return asked
      ? { ...main, hands, version: asked.version, ask: asked.ask, lesson: asked.lesson, barred: asked.barred }
      : { ...main, hands };
  });

  /** The line of the seat that is asked. */
  get speaker(): Line {
    return this.asker?.socket ?? this.first.line();
  }

  /** The seat that is asked answers. */
  speak(): Line {
    this.last = this.asker?.seat ?? this.first.seat();
    return this.speaker;
  }

  lineOf(seat: number): Line {
    return this.others.find((own) => own.seat === seat)?.socket ?? this.first.line();
  }

  /** The version as the seat at a line counts: every seat counts the moves it has noticed. */
  version(line = this.first.line()): number {
    const own = this.others.find((one) => one.socket === line);
    const shown = own ? own.scene : this.first.scene();
    return Number((own ? own.raw : this.first.raw())["version"] ?? shown?.version ?? 0);
  }

  close(): void {
    for (const own of this.others) own.socket.close();
  }
}
