/**
 * One socket to one game that is always coming back: heartbeat, growing pauses, and commands that are sent again
 * until they are answered.
 */
import type { Is } from "../generated/wire.ts";

const SILENCE = 15_000;
const AGAIN = 4_000;
const FINAL = new Set([4400, 4401, 4403, 4404, 4409]);

export interface LineEvents {
  message: (message: Is) => void;
  /** the state of the line, and when the next attempt will be made */
  state: (state: "connecting" | "open" | "waiting" | "lost", retryAt?: number) => void;
  /** what to say first */
  hello: () => Record<string, unknown>;
}

interface Pending {
  command: Record<string, unknown>;
  settle: (answer: Is) => void;
  sent: number;
  once: boolean;
}

const KEYED = new Set(["done", "refused", "odds", "hint", "undo", "log"]);

/** A socket that resumes. */
export class Line {
  private socket: WebSocket | undefined;
  private readonly pending = new Map<string, Pending>();
  private tries = 0;
  private closed = false;
  private heard = 0;
  private beat = 5_000;
  private welcomed = false;
  private hold = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly ticker: ReturnType<typeof setInterval>;

  constructor(
    private readonly url: string,
    private readonly on: LineEvents,
  ) {
    this.ticker = setInterval(() => this.tick(), 1_000);
    globalThis.addEventListener?.("online", this.returned);
    globalThis.addEventListener?.("offline", this.left);
    this.connect();
  }

  private readonly returned = (): void => {
    if (!this.closed && !this.welcomed) this.reconnect();
  };

  private readonly left = (): void => {
    if (this.closed) return;
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.later();
  };

  private connect(): void {
    clearTimeout(this.timer);
    this.on.state("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.welcomed = false;
    this.heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify(this.on.hello()));
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as Is);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      if (FINAL.has(event.code)) {
        this.closed = true;
        this.on.state("lost");
      } else this.later();
    };
  }

  private later(): void {
    const pause = Math.max(this.hold, Math.min(15_000, 1_000 * 2 ** this.tries) * (0.8 + Math.random() * 0.4));
    this.hold = 0;
    this.tries++;
    this.welcomed = false;
    this.on.state("waiting", Date.now() + pause);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (globalThis.navigator?.onLine === false ? this.later() : this.connect()), pause);
  }

  private receive(message: Is): void {
    this.heard = Date.now();
    if (message.is === "welcome") {
      this.welcomed = true;
      this.tries = 0;
      this.beat = (message.beat ?? 5) * 1_000;
      this.on.message(message);
      this.on.state("open");
      for (const pending of this.pending.values()) this.post(pending);
      return;
    }
    if (message.is === "bye") this.hold = (message.after ?? 0) * 1_000;
    if (KEYED.has(message.is) && "id" in message) {
      const pending = this.pending.get(message.id as string);
      this.pending.delete(message.id as string);
      pending?.settle(message);
    }
    this.on.message(message);
  }

  private lastBeat = 0;

  private tick(): void {
    const now = Date.now();
    if (this.closed || !this.socket) return;
    if (this.socket.readyState === WebSocket.OPEN) {
      if (now - this.heard > SILENCE) return this.reconnect();
      if (this.welcomed && now - this.lastBeat >= this.beat) {
        this.lastBeat = now;
        this.socket.send(JSON.stringify({ do: "beat", t: now }));
      }
      if (this.welcomed) {
        for (const pending of this.pending.values())
          if (!pending.once && now - pending.sent > AGAIN) this.post(pending);
      }
    }
  }

  private post(pending: Pending): void {
    if (!this.welcomed || this.socket?.readyState !== WebSocket.OPEN) return;
    pending.sent = Date.now();
    this.socket.send(JSON.stringify(pending.command));
  }

  /** Send a command; the answer comes when the server has it, however often the line breaks. */
  send(command: Record<string, unknown>, once = false): Promise<Is> {
    const id = (command["id"] as string | undefined) ?? crypto.randomUUID();
    return new Promise((settle) => {
      const pending: Pending = { command: { ...command, id }, settle, sent: 0, once };
      this.pending.set(id, pending);
      this.post(pending);
    });
  }

  /** Say something that needs no answer. */
  tell(command: Record<string, unknown>): void {
    if (this.welcomed && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  /** Come back at once. */
  reconnect(): void {
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.ticker);
    globalThis.removeEventListener?.("online", this.returned);
    globalThis.removeEventListener?.("offline", this.left);
    this.socket?.close();
  }
}
