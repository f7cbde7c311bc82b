import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Game } from "../src/state/game.svelte.ts";

/** A socket under the test's control. */
class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send() {}
  close() {}
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const token = (at: number) => ({ kind: "chest", at });
const board = (...tokens: object[]) => ({
  board: "zones",
  width: 2,
  height: 1,
  zones: [
    { id: 0, x: 0, y: 0 },
    { id: 1, x: 1, y: 0 },
  ],
  tokens,
});
const room = { seats: [], quest: "" };
let socket: FakeSocket;
let game: Game;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("document", { hidden: false, documentElement: { dataset: {} } });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ systems: [] }), { status: 200 })));
  FakeSocket.made = [];
  game = new Game("g", ["token"]);
  socket = FakeSocket.made[0]!;
  socket.readyState = 1;
  socket.onopen?.();
  const figure = { id: 1, name: "shara", icon: "", side: "hero", at: 0 };
  socket.hear({
    is: "welcome",
    seat: 0,
    line: 1,
    next: 0,
    first: 0,
    room,
    events: [],
    scene: { system: "toy", version: 1, round: 1, board: board(token(1)), figures: [figure] },
  });
});

afterEach(() => {
  game.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const update = (n: number, changes: object, events: object[] = []) =>
  socket.hear({ is: "update", line: 1, first: n, next: n + events.length, version: n, events, changes });
const walk = { kind: "moved", who: 1, path: [0, 1] };

test("what changes while a walk is played is still there after the next change", async () => {
  await vi.advanceTimersByTimeAsync(3000);
  expect(game.scene?.board?.tokens).toHaveLength(1);
  update(0, { version: 2 }, [walk]);
  update(1, { version: 3, board: board() }, [walk]);
  await vi.advanceTimersByTimeAsync(500);
  update(2, { version: 4, round: 2 });
  await vi.advanceTimersByTimeAsync(3000);
  expect([game.scene?.version, game.scene?.round, game.scene?.board?.tokens]).toEqual([4, 2, []]);
});
