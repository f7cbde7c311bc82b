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
      .replace(/\b1(?=\p{L})/gu, "")
      .replaceAll("!", "")
      .replaceAll("+", " + "),
  TIMES: ([value]) => `×${text(value)}`,
};

const TOKEN = /^([a-zA-Z][a-zA-Z0-9_.-]*)(?::(-?\d+))?$/;
const POINTS: Record<string, string> = { ":": ": ", ";": "; ", ".": ". ", "+": " + ", "~": " " };

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
  private readonly kinds: string[];

  constructor(
    readonly language: string,
    private readonly sources: readonly string[],
    readonly system = "",
  ) {
    const functions = FUNCTIONS as unknown as Record<string, (args: unknown[]) => FluentVariable>;
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: functions as never });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
    const kinds = `${system}-names`;
    this.kinds = system && this.has(kinds) ? this.text(kinds).split(/\s+/) : [];
  }

  /** The ids of all messages, in their order. */
  get ids(): string[] {
    return [
      ...new Set(
        this.sources.flatMap((source) => [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]!)),
      ),
    ];
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

  /**
   * The id of the message for a name that rules use: in a family, under the system's prefix, just so, or among the
   * kinds of names that the system lists in `<system>-names`.
   */
  word(name: string, ...families: string[]): string | undefined {
    const kinds = this.kinds.map((kind) => `${this.system}-${kind}-${name}`);
    return this.first(...families.map((family) => `${family}-${name}`), `${this.system}-${name}`, name, ...kinds);
  }

  /** A name that rules use, in words. */
  say(name: string, ...families: string[]): string {
    return this.part(name, {}, ...families);
  }

  /** A name in words; `name.attribute` is that attribute of its message. */
  private part(name: string, args: Args, ...families: string[]): string {
    const [bare = "", attribute = ""] = name.split(".", 2);
    const id = this.word(bare, ...families);
    if (id === undefined || !this.has(id, attribute))
      return this.fallback([...families.slice(0, 1), name].join("-"), name);
    return this.text(id, args, attribute);
  }

  /**
   * Several messages as one text: `when-melee pay-bam:1 : word-hits:2` is "Melee, 1 Bam: +2 Hits". Each part is a name
   * as rules use it, with an attribute after a point and a number after a colon; between parts stands a comma, or the
   * colon, semicolon or plus that stands there alone, or for ~ a space.
   */
  phrase(phrase: string): string {
    let said = "";
    let point = "";
    for (const token of phrase.split(/\s+/).filter(Boolean)) {
      const other = POINTS[token];
      if (other !== undefined) {
        point = other;
        continue;
      }
      const match = TOKEN.exec(token);
      said += point + (match ? this.part(match[1]!, match[2] ? { n: Number(match[2]) } : {}) : token);
      point = ", ";
    }
    return said;
  }

  /** A phrase that explains, or nothing where nobody wrote it. */
  told(phrase: string): string {
    const [first = ""] = phrase.trim().split(/\s+/);
    const [bare = "", attribute = ""] = first.split(":", 1)[0]!.split(".", 2);
    const id = this.word(bare);
    return id === undefined || !this.has(id, attribute)
      ? /[\sA-Z]/.test(phrase.trim()) && !TOKEN.test(first)
        ? phrase
        : ""
      : this.phrase(phrase);
  }

  /** What can be read off an id; what was never an id (a name that a person typed) is shown as it is. */
  fallback(id: string, name = ""): string {
    const shown = name || id;
    if (/[\sA-Z]/.test(shown) || /^\d+$/.test(shown)) return shown;
    this.missing.add(id);
    const prefix = `${this.system}-`;
    const bare = this.system && shown.startsWith(prefix) ? shown.slice(prefix.length) : shown;
    return bare.split("--", 1)[0]!.replace(/[-_]/g, " ");
  }
}

/** A sentence begins with a capital. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
