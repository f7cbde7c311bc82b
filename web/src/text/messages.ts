/**
 * Messages by id, in one language: a system's own first, then those all games share. The same lookup as
 * `undercroft.text.messages`, so that browser and terminal speak alike.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, string | number>;

const MINUS = "\u2212";
const text = (value: unknown) => String(value instanceof Object ? value.valueOf() : value);

const FUNCTIONS: Record<string, (args: unknown[]) => string> = {
  SIGNED: ([value]) => signed(Number(text(value))),
  PERCENT: ([value]) => percent(Number(text(value))),
  DICE: ([value]) =>
    text(value)
      .replace(/[! ]/g, "")
      .split("+")
      .map((part) => (part.startsWith("1d") ? part.slice(1) : part))
      .join(" + "),
  TIMES: ([value]) => `×${text(value)}`,
};

/** A number with its sign: +2, −1, +0. */
export const signed = (value: number): string => (value < 0 ? `${MINUS}${-value}` : `+${value}`);

/** A number with a real minus. */
export const plain = (value: number): string => (value < 0 ? `${MINUS}${-value}` : `${value}`);

/** A chance in whole percent; what is possible is never 0%, what may fail is never 100%. */
export function percent(chance: number): string {
  const whole = Math.floor(chance * 100 + 0.5);
  if (chance > 0 && whole === 0) return "<1%";
  if (chance < 1 - 1e-9 && whole === 100) return ">99%";
  return `${whole}%`;
}

/** All messages of one language that a system can use. */
export class Messages {
  readonly missing = new Set<string>();
  readonly faults = new Map<string, string>();
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: readonly string[],
    readonly system = "",
  ) {
    const functions = FUNCTIONS as unknown as Record<string, (args: unknown[]) => FluentVariable>;
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: functions as never });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(id: string, attribute = ""): boolean {
    const message = this.bundle.getMessage(id);
    if (!message) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  /** A message filled in; read off its id where nobody wrote it. */
  text(id: string, args: Args = {}, attribute = ""): string {
    if (!this.has(id, attribute)) return this.fallback(id);
    const message = this.bundle.getMessage(id)!;
    const pattern = attribute ? message.attributes[attribute]! : message.value!;
    const errors: Error[] = [];
    const filled = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length) this.faults.set(id, errors.map(String).join("; "));
    return filled;
  }

  first(...ids: string[]): string | undefined {
    return ids.find((id) => this.has(id));
  }

  /** The id of the message for a name that rules use: in a family, under the system's prefix, or just so. */
  word(name: string, ...families: string[]): string | undefined {
    return this.first(...families.map((family) => `${family}-${name}`), `${this.system}-${name}`, name);
  }

  /** A name that rules use, in words. */
  say(name: string, ...families: string[]): string {
    const id = this.word(name, ...families);
    return id === undefined ? this.fallback([...families.slice(0, 1), name].join("-"), name) : this.text(id);
  }

  /** What can be read off an id; what was never an id (a name that a person typed) is shown as it is. */
  fallback(id: string, name = ""): string {
    const shown = name || id;
    if (/[\sA-Z]/.test(shown)) return shown;
    this.missing.add(id);
    const prefix = `${this.system}-`;
    const bare = this.system && shown.startsWith(prefix) ? shown.slice(prefix.length) : shown;
    return bare.replace(/[-_]/g, " ");
  }
}

/** A sentence begins with a capital. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
