/**
 * Narration: one readable sentence for every event, and words for options, questions and reasons. The ids are looked
 * for from the particular to the general, as in `undercroft.text.narrate`.
 */
import { isWhole } from "./notation.ts";
import type { AnyEvent, AskView, Barred, Option } from "../generated/scene.ts";
import { capital, type Args, type Messages } from "./messages.ts";
import { definite, formOf, grammar, type Names } from "./names.ts";

const ID = /^[a-zA-Z][a-zA-Z0-9_-]*$/;

type Deed = Pick<Option, "act" | "who" | "at" | "what" | "n">;

/** Tells what happened and what can be done, in one language, with the names of one seat. */
export class Voice {
  constructor(
    readonly messages: Messages,
    readonly names: Names,
  ) {}

  figure(slot: string, who: number): Args {
    return this.names.figureArgs(slot, who, this.messages);
  }

  thing(slot: string, name: string, ...families: string[]): Args {
    if (!name) return { [slot]: "", [`${slot}-the`]: "", ...grammar(slot, "m") };
    const joined = name.split("+");
    const parts = (joined.every(Boolean) ? joined : [name]).map((part) => part.split("~", 1)[0]!);
    const marks = parts.slice(1).filter((part) => this.messages.has(`mark-${part}`));
    const things = parts.filter((part) => !marks.includes(part));
    if (things.length > 1) {
      const several = this.join(things.map((one) => this.messages.say(one, ...families)));
      return { [slot]: several, [`${slot}-the`]: several, ...grammar(slot, "mp") };
    }
    const single = things[0]!.split("/", 1)[0]!;
    const id = this.messages.word(single, ...families);
    const bare = this.marked(this.messages.say(single, ...families), marks);
    const the = id === undefined ? bare : this.marked(definite(id, this.messages), marks);
    const form = id === undefined ? "m" : formOf(id, this.messages);
    return { [slot]: bare, [`${slot}-the`]: the, ...grammar(slot, form) };
  }

  /** A copy of an item with what is true of it alone. */
  private marked(thing: string, marks: readonly string[]): string {
    if (!marks.length) return thing;
    const said = marks.map((mark) => this.messages.say(mark, "mark")).join(", ");
    return this.messages.text("thing-marked", { thing, marks: said });
  }

  /** A marker that lies somewhere, with its number. */
  token(token: { kind: string; name: string; n: number }): string {
    const name = token.name || token.kind;
    return this.messages.phrase(token.n ? `${name}:${token.n}` : name);
  }

  place(at: number): string {
    return this.names.place(at, this.messages);
  }

  seat(seat: number): string {
    return this.names.seat(seat, this.messages);
  }

  faces(
    dice: readonly (readonly string[])[],
    faces: readonly (readonly number[])[],
    labels: readonly (readonly string[])[] = [],
  ): string {
    return dice
      .map((pool, side) =>
        pool.map((die, i) => this.labelled(this.face(die, faces[side]?.[i] ?? 0), labels[side]?.[i])).join(", "),
      )
      .filter(Boolean)
      .join(" / ");
  }

  /** What a die shows, with what it is for where the dice of a throw differ. */
  labelled(face: string, label: string | undefined): string {
    return label ? this.messages.text("die-labelled", { face, label: this.messages.say(label, "die") }) : face;
  }

  /** What the dice of a throw are for, in words. */
  labels(labels: readonly (readonly string[])[]): string[][] {
    return labels.map((side) => side.map((label) => label && this.messages.say(label, "die")));
  }

  /** The dice of each side: 2d6+1d10; those of the game's own in the words of `dice-<die>`. */
  dice(sides: readonly (readonly string[])[]): string {
    const kind = (die: string, n: number) => {
      const id = `dice-${die}`;
      return ID.test(id) && this.messages.has(id) ? this.messages.text(id, { n }) : `${n}${die}`;
    };
    const pool = (side: readonly string[]) =>
      [...new Set(side)].map((die) => kind(die, side.filter((one) => one === die).length)).join("+");
    return sides
      .filter((side) => side.length)
      .map(pool)
      .join(" / ");
  }

  /** A fact of a card, from its pair of phrases. */
  fact([about, says]: readonly [string, string]): string {
    return this.messages.phrase(about && says ? `${about} : ${says}` : about || says);
  }

  face(die: string, face: number): string {
    const id = `die-${die}-${face}`;
    return ID.test(id) && this.messages.has(id) ? this.messages.text(id) : `${face}`;
  }

  join(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.messages.text("list-and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
  }

  /** The deed alone, as a verb on a button. */
  act(act: string): string {
    const id = `act-${act}`;
    for (const found of [`${this.names.system}-${id}`, id]) {
      if (this.messages.has(found, "verb")) return capital(this.messages.text(found, {}, "verb"));
    }
    const found = this.messages.first(`${this.names.system}-${id}`, id);
    const bare = { act, who: 0, at: -1, what: "", n: 0 };
    if (found) {
      const text = this.messages.text(found, this.deed(bare), this.lacking(found, bare)).replace(/\s+/g, " ");
      const verb = text.replace(/[\s:,]+$/, "");
      if (verb) return capital(verb === text ? verb : verb.replace(/\s+(to|at|with|in|on|from|of|a|con|su|di)$/, ""));
    }
    return capital(this.messages.fallback(id, act));
  }

  /** What a deed costs or means, where its message says so. */
  actNote(act: string, attribute = "cost"): string {
    const id = `act-${act}`;
    const found = [`${this.names.system}-${id}`, id].find((id) => this.messages.has(id, attribute));
    return found ? this.messages.text(found, {}, attribute) : "";
  }

  /** The form of a choice that names no place, no figure or no thing, where the message has one. */
  private lacking(id: string, option: Deed): string {
    const lacks: [string, boolean][] = [
      ["nowhere", option.at < 0],
      ["nobody", !option.who],
      ["nothing", !option.what],
    ];
    return lacks.find(([form, lacking]) => lacking && this.messages.has(id, form))?.[0] ?? "";
  }

  /** An option in words: `act-<act>` with who, at, what and n; `text` is a phrase that says more about it. */
  option(option: Deed, text = ""): string {
    const args = this.deed(option);
    const id = `act-${option.act}`;
    const found = this.messages.first(`${this.names.system}-${id}`, id);
    if (found && text && this.messages.has(found, "told")) {
      return capital(this.messages.text(found, { ...args, text: this.messages.phrase(text) }, "told"));
    }
    if (found) return capital(this.messages.text(found, args, this.lacking(found, option)));
    const words = [this.messages.fallback(id, option.act)];
    for (const slot of ["who", "what", "at"]) if (args[slot]) words.push(String(args[slot]));
    if (option.n) words.push(`${option.n}`);
    return capital(words.join(" "));
  }

  /** The question that is asked. */
  prompt(ask: AskView): string {
    const args: Args = {
      ...this.figure("who", ask.who),
      ...this.thing("about", ask.kind === "roll" ? "" : ask.about),
      n: ask.n,
      seat: ask.seats.length ? this.seat(ask.seats[0]!) : "",
    };
    const alone = ask.who === 0 ? "alone" : "";
    if (ask.kind === "roll") {
      const more = { dice: this.dice(ask.dice) || ask.about, ...this.thing("why", ask.prompt, "roll") };
      return capital(this.variant("ask-throw", { ...args, ...more }, alone));
    }
    if (ask.kind === "draw") return capital(this.messages.text("ask-draw", args));
    const id = `ask-${ask.prompt}`;
    const found = this.messages.first(`${this.names.system}-${id}`, id);
    if (found) return capital(this.variant(found, args, alone));
    return capital(this.variant("ask", { ...args, what: this.messages.fallback(id, ask.prompt) }, alone));
  }

  /** What a question means, where its message explains it to newcomers. */
  help(ask: AskView): string {
    const id = `ask-${ask.prompt}`;
    const found =
      ask.kind === "ask" ? [`${this.names.system}-${id}`, id].find((one) => this.messages.has(one, "help")) : undefined;
    return found ? this.messages.text(found, {}, "help") : "";
  }

  /** A question in a word or two, where it is only named. */
  shortAsk(prompt: string): string {
    if (this.messages.has(`ask-short-${prompt}`)) return this.messages.text(`ask-short-${prompt}`);
    const nobody = {
      kind: "ask" as const,
      prompt,
      seats: [],
      who: 0,
      about: "",
      options: [],
      default: 0,
      window: false,
    };
    const text = this.prompt({
      ...nobody,
      barred: [],
      dice: [],
      labels: [],
      cards: [],
      n: 0,
      texts: [],
      stakes: null,
      previews: [],
      roles: [],
      drafts: [],
    });
    return text.replace(/^[\s:,]+/, "").replace(/[?.\s]+$/, "");
  }

  /** Why something cannot be done, as a clause. */
  why(barred: Barred): string {
    return this.messages.say(barred.why, "barred");
  }

  private deed({ who, at, what, n }: Deed): Args {
    return { ...this.figure("who", who), ...this.thing("what", what), at: this.place(at), n };
  }

  private variant(id: string, args: Args, attribute: string): string {
    return this.messages.text(id, args, attribute && this.messages.has(id, attribute) ? attribute : "");
  }

  private event(kind: string, word: string, args: Args, attribute = ""): string {
    const id = word && ID.test(word) ? this.messages.first(`event-${kind}-${word}`) : undefined;
    return this.variant(id ?? `event-${kind}`, args, attribute);
  }

  /** A source of a number in words. */
  source(source: string): string {
    return this.messages.say(source, "rule-source");
  }

  /** An event as one sentence; empty for what needs no words. */
  tell(event: AnyEvent): string {
    return capital(this.sentence(event));
  }

  private sentence(event: AnyEvent): string {
    switch (event.kind) {
      case "began": {
        const args = { ...this.thing("what", event.what, "part"), n: event.n, ...this.figure("who", event.who) };
        return this.event("began", event.what, args, event.who ? "" : "alone");
      }
      case "chose": {
        const args = { ...this.deed(event), seat: this.seat(event.seat), act: this.option(event) };
        return this.event("chose", event.act, args);
      }
      case "moved": {
        const steps = Math.max(0, event.path.length - 1);
        return this.event("moved", event.how, {
          ...this.figure("who", event.who),
          at: this.place(event.path.at(-1) ?? -1),
          steps,
        });
      }
      case "turned": {
        const facing = this.messages.text(`facing-${event.facing}`);
        return this.event("turned", "", { ...this.figure("who", event.who), facing });
      }
      case "rolled":
        return this.rolled(event);
      case "summed": {
        const terms = event.terms.map(([value, source]) =>
          this.messages.text("term", { value, source: this.source(source) }),
        );
        const args = {
          ...this.thing("what", event.what, "number"),
          ...this.figure("who", event.who),
          total: event.total,
          terms: terms.join(", "),
        };
        return this.event("summed", event.what, args, event.terms.length ? (event.who ? "" : "alone") : "bare");
      }
      case "harmed": {
        const args = {
          ...this.figure("who", event.who),
          ...this.figure("by", event.by),
          ...this.thing("why", event.why, "harm"),
        };
        const alone = event.by === 0 || event.by === event.who;
        return this.event(
          "harmed",
          event.why,
          { ...args, amount: event.amount, left: event.left },
          alone ? "alone" : "",
        );
      }
      case "healed": {
        const args = { ...this.figure("who", event.who), ...this.thing("why", event.why, "heal") };
        return this.event("healed", event.why, { ...args, amount: event.amount, left: event.left });
      }
      case "changed": {
        const args = {
          ...this.thing("what", event.what),
          ...this.figure("who", event.who),
          ...this.thing("detail", event.detail),
        };
        const numbers = { now: event.now, was: event.was, by: event.now - event.was };
        return this.event(
          "changed",
          event.what,
          { ...args, at: this.place(event.at), ...numbers },
          event.who ? "" : "alone",
        );
      }
      case "drawn": {
        const cards = this.join(event.cards.map((card) => this.messages.say(card, "card")));
        const args = {
          ...this.thing("pile", event.pile, "pile"),
          ...this.figure("who", event.who),
          n: event.n,
          cards,
          seat: this.seat(event.seat),
        };
        return this.event("drawn", event.pile, args, event.cards.length ? (event.seat < 0 ? "alone" : "") : "hidden");
      }
      case "revealed":
      case "placed":
        return this.spot(event.kind, event.what, event);
      case "removed":
        return this.spot("removed", event.why || event.what, event);
      case "said": {
        const given = Object.fromEntries(
          Object.entries(event.args).map(([name, value]) => {
            const known = typeof value === "string" && this.messages.word(value) !== undefined;
            return [name, known ? this.messages.say(value as string) : (value as string | number)];
          }),
        );
        const target = event.args["target"];
        const whom = typeof target === "number" ? this.figure("target", target) : {};
        return this.messages.text(event.message, { ...this.figure("who", event.who), ...given, ...whom });
      }
      case "undone":
        return this.messages.text("event-undone", { seat: this.seat(event.seat) });
      case "corrected":
        return this.messages.text("event-corrected", { what: event.what, seat: this.seat(event.seat) });
      case "ended":
        return this.ending(event.won, event.why);
    }
  }

  private rolled(event: AnyEvent & { kind: "rolled" }): string {
    const shown = this.faces(event.dice, event.faces, event.labels);
    const plain = isWhole(event.result) && event.result !== shown;
    const args: Args = {
      ...this.figure("who", event.by),
      ...this.thing("why", event.why, "roll"),
      dice: this.dice(event.dice),
      faces: plain ? this.messages.text("faces-result", { faces: shown, result: event.result }) : shown,
      seat: this.seat(event.seat),
    };
    return this.event("rolled", event.why, args, event.by ? "" : "alone");
  }

  private spot(kind: string, word: string, event: { what: string; at: number; who: number }): string {
    const args = { ...this.thing("what", event.what), ...this.figure("who", event.who), at: this.place(event.at) };
    if (event.who && this.names.figures.has(event.who)) return this.event(kind, word, args, "figure");
    return this.event(kind, word, args, event.at >= 0 ? "" : "nowhere");
  }

  /** How a game ended: `end-<why>`, whole where it was neither won nor lost. */
  ending(won: boolean, why: string): string {
    if (this.messages.has(`end-${why}`, "whole")) return this.messages.text(`end-${why}`, {}, "whole");
    return this.messages.text("event-ended", { won: won ? "yes" : "no", why: this.messages.say(why, "end") });
  }
}
