import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line } from "../src/net/line.ts";
import type { Is } from "../src/generated/wire.ts";

/** A socket under the test's control. */
class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  lose(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let states: string[] = [];
const line = () =>
  new Line("ws://table", {
    hello: () => ({ do: "hello" }),
    message: () => undefined,
    state: (state) => states.push(state),
  });
const last = () => FakeSocket.made.at(-1)!;
const deeds = (socket: FakeSocket) => socket.sent.filter((message) => message["do"] === "answer");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  states = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a command waits for the welcome and is sent once", () => {
  const open = line();
  void open.send({ do: "answer", id: "a" });
  last().open();
  expect(deeds(last())).toEqual([]);
  last().hear({ is: "welcome" });
  expect(deeds(last())).toEqual([{ do: "answer", id: "a" }]);
  open.close();
});

test("what was not answered when the line broke is sent again with the same id", async () => {
  const open = line();
  last().open();
  last().hear({ is: "welcome" });
  const answered = open.send({ do: "answer", id: "a" });
  last().lose();
  expect(states.at(-1)).toBe("waiting");
  await vi.advanceTimersByTimeAsync(2_000);
  last().open();
  last().hear({ is: "welcome" });
  expect(deeds(last())).toEqual([{ do: "answer", id: "a" }]);
  last().hear({ is: "done", id: "a", version: 4 });
  expect(((await answered) as Is & { is: "done" }).version).toBe(4);
  expect(FakeSocket.made).toHaveLength(2);
  open.close();
});

test("a silent line is given up and opened anew", async () => {
  const open = line();
  last().open();
  last().hear({ is: "welcome" });
  await vi.advanceTimersByTimeAsync(17_000);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
  open.close();
});

test("a link that opens nothing is not tried again", async () => {
  const open = line();
  last().open();
  last().lose(4401);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe("lost");
  expect(FakeSocket.made).toHaveLength(1);
  open.close();
});

test("pauses between attempts grow to a quarter of a minute and no further", async () => {
  const open = line();
  for (let i = 0; i < 8; i++) {
    last().lose();
    await vi.advanceTimersByTimeAsync(18_100);
  }
  expect(FakeSocket.made).toHaveLength(9);
  open.close();
});
