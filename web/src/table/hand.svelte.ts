/**
 * What the person at the table is about to do: the deed chosen, the target looked at, the options that remain.
 */
import { untrack } from "svelte";
import type { AdvisedOption } from "../text/advice.ts";
import type { AskView, Draft, Lesson, Option } from "../generated/scene.ts";
import { aimOf } from "../scene/lesson.ts";
import { anchorOf, deedsOf, isReaction, keyOf, pointed, roleOf, type Deed } from "../scene/options.ts";
import type { Game } from "../state/game.svelte.ts";
import { settings } from "../state/settings.svelte.ts";
import { keysFor, ordered } from "./keys.ts";

export type Target = { figure: number } | { place: number };

const sameTarget = (a: Target | null, b: Target | null): boolean =>
  a === b ||
  (!!a && !!b && ("figure" in a ? "figure" in b && a.figure === b.figure : "place" in b && a.place === b.place));

/** The state of a choice in the making. */
export class Choosing {
  act = $state("");
  hover = $state<Target | null>(null);
  pinned = $state<Target | null>(null);
  hinted = $state.raw<Option | null>(null);
  /** the best options, and why, as a bot thought about them */
  advised = $state.raw<AdvisedOption[]>([]);
  /** is a bot thinking about advice? */
  thinking = $state(false);
  /** what a sensible player would do, asked for by the lesson */
  private advice = $state.raw<{ key: string; option: Option | null } | null>(null);
  /** the ideas a lesson has told so far, the newest last */
  ideas = $state.raw<string[]>([]);
  /** a card or item lifted on a sheet */
  lifted = $state("");
  /** an option looked at on its button */
  weighed = $state.raw<Option | null>(null);
  /** which of the drafts is shown while none is looked at on its button */
  private turned = $state(0);
  /** where somebody wants to walk, told before they were asked */
  private heading: { place: number; from: string } | null = null;
  /** deeds at a place that no dice decide, as far as is known */
  private readonly plain = new Set<string>();

  readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  private readonly askKey = $derived.by(() => {
    const scene = this.game.scene;
    return scene?.ask ? `${scene.version}:${scene.ask.prompt}` : "";
  });

  /** Forget what was chosen when the question has changed. */
  watch(): void {
    let last = "";
    $effect(() => {
      if (this.askKey !== last) {
        last = this.askKey;
        this.reset();
      }
    });
    this.follow();
    $effect(() => {
      const [now, wanted] = [this.askKey, this.heading];
      if (!this.game.ready || !wanted || wanted.from === now) return;
      const [there, ...more] = untrack(() => this.at(wanted));
      this.heading = null;
      if (there && !more.length) untrack(() => this.take(there));
    });
  }

  /** What the quest teaches just now, for whoever is asked and follows it. */
  readonly lesson: Lesson | null = $derived.by(() => {
    const scene = this.game.scene;
    return settings.lessons && scene?.lesson && this.game.asked && !this.game.playback.playing ? scene.lesson : null;
  });

  /** What the lesson points at. */
  readonly aim: Option | null = $derived.by(() => {
    const scene = this.game.scene;
    if (!this.lesson || !scene) return null;
    return aimOf(scene, this.advice?.key === this.askKey ? this.advice.option : null);
  });

  /** Where on the board that is. */
  readonly aimed: Target | null = $derived.by(() => {
    const anchor = this.aim && this.ask ? anchorOf(this.aim, this.ask) : null;
    return anchor && this.there(anchor) ? anchor : null;
  });

  isAim(option: Option): boolean {
    return this.aim !== null && keyOf(this.aim) === keyOf(option);
  }

  /** Let the lesson ask what a sensible player would do, once for each question. */
  private follow(): void {
    $effect(() => {
      const id = this.lesson?.id;
      if (id) untrack(() => (this.ideas = [...this.ideas.filter((one) => one !== id), id]));
    });
    $effect(() => {
      const key = this.askKey;
      if (!this.lesson || !this.game.ready || untrack(() => this.advice?.key) === key) return;
      this.advice = { key, option: null };
      void this.game.hint().then((option) => {
        if (this.advice?.key === key) this.advice = { key, option };
      });
    });
  }

  /** Walk to a place that cannot be chosen yet, because whether to walk is asked first. */
  headFor(place: number): boolean {
    const { ask } = this;
    const walk = ask?.options.find((option) => roleOf(option, ask) === "walk");
    if (!walk || !this.game.ready) return false;
    this.take(walk);
    this.heading = { place, from: this.askKey };
    return true;
  }

  reset(): void {
    this.act = "";
    this.hover = null;
    this.pinned = null;
    this.hinted = null;
    this.advised = [];
    this.lifted = "";
    this.weighed = null;
    this.turned = 0;
  }

  readonly ask: AskView | null = $derived.by(() => {
    const ask = this.game.scene?.ask ?? null;
    return ask && this.game.asked ? ask : null;
  });

  /** A question with a short answer, shown beside the log. */
  readonly reaction: boolean = $derived.by(
    () => this.ask !== null && isReaction(this.ask) && !this.game.playback.playing,
  );

  /** What can be done and what cannot, each deed in its place and on its key. */
  readonly deeds: Deed[] = $derived.by(() => {
    const scene = this.game.scene;
    if (!scene) return [];
    const deeds = deedsOf(scene, this.there);
    return this.ask ? ordered(deeds, keysFor(scene.system)) : deeds;
  });

  /** Options that the board may show. */
  readonly options: Option[] = $derived.by(() => {
    if (!this.ask || this.ask.kind !== "ask") return [];
    return this.act ? this.ask.options.filter((option) => option.act === this.act) : this.ask.options;
  });

  /** Is it on the board, where it can be pointed at? On a map those who travel together share one plate. */
  readonly there = (anchor: Target): boolean => {
    const scene = this.game.scene;
    if (!scene?.board || scene.ask?.drafts.length) return false;
    if (scene.board.board === "map" && "figure" in anchor) return false;
    return !("figure" in anchor) || scene.figures.some((figure) => figure.id === anchor.figure && figure.at >= 0);
  };

  readonly pointed = $derived(
    this.ask ? pointed(this.options, this.ask, this.there) : { figures: new Map(), places: new Map(), loose: [] },
  );

  readonly target: Target | null = $derived(this.pinned ?? this.hover);

  /** The options that point at the target. */
  readonly candidates: Option[] = $derived.by(() => {
    return this.target ? this.at(this.target) : [];
  });

  look(target: Target | null): void {
    if (!sameTarget(target, this.hover)) this.hover = target;
  }

  /** Options at a target, without looking there; at a figure also those of the place where it stands. */
  at(target: Target): Option[] {
    if (!("figure" in target)) return this.pointed.places.get(target.place) ?? [];
    const stands = this.game.scene?.figures.find((figure) => figure.id === target.figure)?.at ?? -1;
    return [...(this.pointed.figures.get(target.figure) ?? []), ...(this.pointed.places.get(stands) ?? [])];
  }

  /** What the options would add to the board, and which of it is shown. */
  readonly drafts: readonly Draft[] = $derived.by(() => (this.game.ready ? (this.ask?.drafts ?? []) : []));
  readonly drafted: number = $derived.by(() => {
    const at = this.weighed && this.ask ? this.ask.options.indexOf(this.weighed) : -1;
    return at >= 0 ? at : this.turned;
  });

  isDrafted(option: Option): boolean {
    return this.drafts.length > 0 && this.ask?.options[this.drafted] === option;
  }

  /** Would a deed add something to the board that is not shown yet? */
  isUnseen(deed: Deed): boolean {
    return this.drafts.length > 0 && !deed.options.some((one) => this.isDrafted(one));
  }

  /** Show the next of the drafts. */
  turnIt(): void {
    const next = (this.drafted + 1) % Math.max(1, this.drafts.length);
    this.weighed = null;
    this.turned = next;
  }

  /** Point at a target: do what is clear, show first what dice decide, else ask what is meant. */
  point(target: Target): void {
    if (!this.game.ready) return;
    const options = this.at(target);
    if (options.length === 1) this.consider(options[0]!, target);
    else this.pinned = options.length ? target : null;
  }

  /** Take an option at a target, but one that dice decide, or a journey, only when it has been shown. */
  private consider(option: Option, target: Target): void {
    if (sameTarget(target, this.pinned) || ("place" in target && this.plain.has(option.act))) {
      this.take(option);
      return;
    }
    this.pinned = target;
    if (this.game.scene?.board?.board === "map") return;
    const asked = this.ask;
    void this.game.curiosity.isChancy(option).then((chancy) => {
      if (chancy) return;
      this.plain.add(option.act);
      if (this.ask === asked && sameTarget(target, this.pinned)) this.take(option);
    });
  }

  /** Choose a deed of the action bar. */
  choose(deed: Deed): void {
    if (!deed.options.length || !this.game.ready || !this.ask) return;
    const only = deed.options.length === 1 ? deed.options[0]! : null;
    const anchor = only ? anchorOf(only, this.ask) : null;
    const target = anchor && this.there(anchor) ? anchor : null;
    if (only && this.isUnseen(deed)) this.turned = this.ask.options.indexOf(only);
    else if (only && (deed.apart || !target)) this.take(only);
    else if (only && target) {
      this.act = deed.act;
      this.consider(only, target);
    } else {
      this.act = this.act !== deed.act ? deed.act : "";
      this.pinned = this.act ? this.onlyFigure(deed) : null;
    }
  }

  /** Whom every option of a deed points at, if it is one figure. */
  private onlyFigure(deed: Deed): Target | null {
    const found = pointed(deed.options, this.ask!, this.there);
    const [figure] = found.figures.keys();
    return figure !== undefined && found.figures.size === 1 && !found.places.size && !found.loose.length
      ? { figure }
      : null;
  }

  take(option: Option): void {
    if (!this.game.ready) return;
    this.pinned = null;
    this.hover = null;
    this.hinted = null;
    this.advised = [];
    this.lifted = "";
    void this.game.answer(option);
  }

  async askHint(): Promise<void> {
    const key = this.askKey;
    this.thinking = true;
    const advised = await this.game.advice();
    this.thinking = false;
    if (key !== this.askKey) return;
    this.advised = advised;
    this.hinted = advised[0]?.option ?? null;
    const option = this.hinted;
    if (!option || !this.ask) return;
    this.act = option.act;
    const anchor = pointed([option], this.ask, this.there);
    const [figure] = anchor.figures.keys();
    const [place] = anchor.places.keys();
    this.pinned = figure !== undefined ? { figure } : place !== undefined ? { place } : null;
  }

  /** An option in words, with what the system says about it. */
  words(option: Option): string {
    return this.game.voice.option(option, this.told(option));
  }

  /** What the system says about an option, as a phrase. */
  told(option: Option): string {
    const ask = this.ask;
    return ask?.texts[ask.options.indexOf(option)] ?? "";
  }

  /** What the system says about an option where its words do not say it already. */
  aside(option: Option): string {
    const { messages } = this.game.voice;
    const words = `act-${option.act}`;
    if (messages.has(words, "told") || messages.has(`${this.game.scene?.system}-${words}`, "told")) return "";
    return messages.told(this.told(option));
  }

  isHinted(option: Option): boolean {
    return this.hinted !== null && keyOf(this.hinted) === keyOf(option);
  }
}
