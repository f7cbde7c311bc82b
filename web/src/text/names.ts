/**
 * Names: which figure, which seat, which place is meant. Figures are remembered after they have left the board.
 */
import type { AnyEvent, Figure, GridBoard, MapBoard, Scene, SeatView, Zone, ZoneBoard } from "../generated/scene.ts";
import { capital, type Args, type Messages } from "./messages.ts";

const TAILS = "123456789abcdefghijklmnopqrstuvwxyz";
const FIRST = "A";
const CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

interface Named {
  name: string;
  label: string;
  /** the letter on the base, where several share a name */
  letter: string;
  side: string;
  icon: string;
  hero: number;
}

/** What is called how, learnt from the scenes of one seat. */
export class Names {
  system = "";
  seats: SeatView[] = [];
  board: GridBoard | ZoneBoard | MapBoard | null = null;
  readonly figures = new Map<number, Named>();
  /** grows when somebody is called otherwise than before */
  changes = 0;
  private readonly labels = new Set<string>();
  private readonly kinds = new Map<string, string>();
  private heroes = 0;

  /** Remember everybody in a scene; labels are given on first sight and kept. */
  learn(scene: Scene, messages?: Messages): this {
    this.system = scene.system;
    this.seats = scene.seats;
    this.board = scene.board;
    for (const figure of scene.figures) {
      const known = this.figures.get(figure.id);
      if (!known?.label) {
        const hero = figure.side === "hero" ? ++this.heroes : 0;
        const label = this.labelFor(figure, messages);
        const { name, letter, side, icon } = figure;
        this.put(figure.id, { name, label, letter, side, icon, hero });
      } else {
        const { name, side, icon } = known.name === figure.name ? known : figure;
        this.put(figure.id, { ...known, name, side, icon, letter: figure.letter || known.letter });
      }
    }
    return this;
  }

  /** Remember who came onto the board or left it, even if nobody looks while they are there. */
  hear(event: AnyEvent): void {
    if ((event.kind !== "placed" && event.kind !== "removed") || !event.who) return;
    const known = this.figures.get(event.who);
    if (!known || (event.kind === "removed" && !known.label)) {
      const { what: name, letter } = event;
      this.put(event.who, { name, label: "", letter, side: "other", icon: "", hero: 0 });
    }
  }

  /** Call a figure so; others of its name may have to be told from it from now on. */
  private put(who: number, named: Named): void {
    const called = () => [...this.figures.values()].filter((one) => one.name === named.name).length;
    const [before, alike] = [this.figures.get(who), called()];
    this.figures.set(who, named);
    const other = before && (before.name !== named.name || before.letter !== named.letter);
    if (other || (alike === 1 && called() === 2)) this.changes += 1;
  }

  private labelFor(figure: Figure, messages?: Messages): string {
    const called = messages ? messages.say(figure.name) : figure.name;
    if (this.board?.board === "zones" && figure.side !== "hero") return this.initials(called, figure.letter);
    if (figure.side === "hero")
      return this.firstFree((figure.letter || called || "?").slice(0, 1).toUpperCase(), ["", ...TAILS]);
    return this.firstFree(this.kind(figure.name, called), [
      ...(figure.letter ? [figure.letter] : []),
      ...CAPITALS,
      ...TAILS,
    ]);
  }

  private firstFree(letter: string, tails: string[]): string {
    const label = tails.map((tail) => letter + tail).find((label) => !this.labels.has(label)) ?? letter;
    this.labels.add(label);
    return label;
  }

  /**
   * A letter for all of one name: with another behind it, it cannot be taken for a square.  `gA`, `gB`; where the
   * goblins have their g, the ghouls get the next letter of their name.
   */
  private kind(name: string, called: string): string {
    let letter = this.kinds.get(name);
    if (letter === undefined) {
      const parts = called
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean);
      const letters = [...parts.map((part) => part[0]!), ...parts.join("")];
      const taken = new Set(this.kinds.values());
      letter = letters.find((one) => !taken.has(one)) ?? letters[0] ?? "?";
      this.kinds.set(name, letter);
    }
    return letter;
  }

  /**
   * A label that cannot be taken for a place: `gw` for goblin warriors, `gwB` for those with a B on their base, `gw2`
   * where that is taken.
   */
  private initials(called: string, letter: string): string {
    const parts = called
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    const letters =
      (parts.length > 1
        ? parts
            .slice(0, 2)
            .map((part) => part[0])
            .join("")
        : (parts[0] ?? "?").slice(0, 2)) + letter;
    let n = 1;
    while (this.labels.has(letters + (n > 1 ? n : ""))) n++;
    const label = letters + (n > 1 ? n : "");
    this.labels.add(label);
    return label;
  }

  label(who: number): string {
    return this.figures.get(who)?.label ?? "?";
  }

  /** Which enamel a hero wears, 1 to 6; 0 for others. */
  enamel(who: number): number {
    const hero = this.figures.get(who)?.hero ?? 0;
    return hero ? ((hero - 1) % 6) + 1 : 0;
  }

  /**
   * A figure in a sentence: `the goblin`, `Bjorn`; with the letter on its base, or its label, where several share the
   * name or the letter says that several have been there.
   */
  figure(who: number, messages: Messages): string {
    const named = this.figures.get(who);
    if (!named) return messages.text("someone");
    const text = definite(named.name, messages);
    const alike = [...this.figures.values()].filter((other) => other.name === named.name).length;
    const sign = named.letter || named.label;
    return sign && (alike > 1 || (named.letter && named.letter !== FIRST)) ? `${text} ${sign}` : text;
  }

  /** A figure as a heading: its bare name. */
  title(who: number, messages: Messages): string {
    const named = this.figures.get(who);
    return named ? capital(messages.say(named.name)) : "";
  }

  figureArgs(slot: string, who: number, messages: Messages): Args {
    const named = this.figures.get(who);
    const form = named ? formOf(named.name, messages) : "m";
    return { [slot]: who ? this.figure(who, messages) : "", ...grammar(slot, form) };
  }

  seat(seat: number, messages: Messages): string {
    const view = this.seats.find((view) => view.id === seat);
    if (!view) return messages.text("seat-game");
    const id = messages.word(view.name, "seat");
    return id === undefined ? view.name : messages.text(id);
  }

  place(at: number, messages: Messages): string {
    if (at < 0) return "";
    if (this.board?.board === "grid") return square(this.board, at);
    if (this.board?.board === "zones") {
      const zone = this.board.zones.find((zone) => zone.id === at);
      return zone ? zoneName(zone, messages) : messages.text("place-zone", { n: `${at}` });
    }
    if (this.board?.board === "map") return regionName(this.board, at, messages);
    return messages.text("place-number", { n: `${at}` });
  }
}

/** A square as on a chess board, counted from the top left: a1, c4, aa12; the same name that its map gives it. */
export function square({ width, rim }: Pick<GridBoard, "width" | "rim">, at: number): string {
  let column = (at % width) + 1 - rim;
  let letters = "";
  while (column > 0) {
    letters = String.fromCharCode(97 + ((column - 1) % 26)) + letters;
    column = Math.floor((column - 1) / 26);
  }
  return `${letters}${Math.floor(at / width) + 1 - rim}`;
}

export function zoneName(zone: Zone, messages: Messages): string {
  return zone.name ? messages.say(zone.name) : messages.text("place-zone", { n: `${zone.id}` });
}

/** A territory by its settlement, else by its own name, else by its number. */
export function regionName({ settlements, regions }: MapBoard, at: number, messages: Messages): string {
  const named = settlements.find((one) => one.at === at)?.name || regions.find((one) => one.id === at)?.name;
  return named ? messages.say(named) : messages.text("place-region", { n: `${at}` });
}

/** A name as it stands in a sentence: its attribute `the`, else the name itself. */
export function definite(name: string, messages: Messages): string {
  const id = messages.word(name);
  return id !== undefined && messages.has(id, "the") ? messages.text(id, {}, "the") : messages.say(name);
}

/** Gender and number of a name: m, f, mp or fp; m where nothing is said. */
export function formOf(name: string, messages: Messages): string {
  const id = messages.word(name);
  return id !== undefined && messages.has(id, "form") ? messages.text(id, {}, "form") : "m";
}

export const grammar = (slot: string, form: string): Args => ({
  [`${slot}-form`]: form,
  [`${slot}-number`]: form.endsWith("p") ? "many" : "one",
});
