/** What somebody wishes for a new game: the quest, who goes, who sits where, and how it is played. */
import type { Scene } from "../generated/scene.ts";
import type { CampaignKept, HeroCard, NewGame, PackView, QuestCard, SeatWish } from "../generated/wire.ts";
import { api, ApiError } from "../net/api.ts";
import { completeScene } from "../scene/complete.ts";
import { go } from "../state/route.svelte.ts";
import { keep, remember, settings } from "../state/settings.svelte.ts";
import { keptHeroes, shelfToken } from "../state/shelf.svelte.ts";
import { systems } from "../state/systems.svelte.ts";
import { messagesFor, t, why } from "../state/words.svelte.ts";

export type Value = NonNullable<NewGame["options"]>[string];
export type Who = "me" | "friend" | "bot";
export interface Place {
  hero: string;
  who: Who;
  role: string;
  name: string;
}

/** How long the party may change before it is asked whether it can set out, in milliseconds. */
const SETTLED = 250;

/** A hero written out who is on no shelf: the campaign remembers them. */
function written(hero: string): HeroCard | undefined {
  if (!hero.startsWith("{")) return undefined;
  const card = JSON.parse(hero) as { name?: string; icon?: string };
  return { id: hero, name: card.name ?? "?", icon: card.icon ?? "", role: "", text: "" };
}

/** A game in the making. */
export class Wish {
  private readonly asked: () => { id: string; campaign: string };

  constructor(asked: () => { id: string; campaign: string }) {
    this.asked = asked;
  }

  get id(): string {
    return this.asked().id;
  }

  get campaign(): string {
    return this.asked().campaign;
  }

  readonly system = $derived.by(() => systems.find(this.id));
  readonly messages = $derived.by(() => messagesFor(this.id));
  questId = $state("");
  /** the campaign this game belongs to, if any */
  kept = $state.raw<CampaignKept | null>(null);
  /** heroes somebody made, from the shelf */
  made = $state.raw<HeroCard[]>([]);
  places = $state<Place[]>([]);
  options = $state<Record<string, Value>>({});
  dice = $state<"seeded" | "typed" | "typed-all">("seeded");
  cards = $state<"shuffled" | "named">("shuffled");
  undo = $state<"free" | "any">("free");
  absent = $state(0);
  failed = $state("");
  busy = $state(false);
  scene = $state.raw<Scene | null>(null);
  /** Why this party cannot set out, told before it is sent off; empty where it can, or nobody can say. */
  unfit = $state("");
  private named = $state<string[]>([]);
  private filled = "";

  // packs, quests and heroes to choose from

  /** packs of the host, and those chosen for this game: by hand, or because the quest is theirs */
  readonly packs = $derived.by(() => (this.campaign ? [] : (this.system?.packs ?? [])));
  readonly chosen = $derived(
    this.packs.filter((pack) => this.named.includes(pack.hash) || pack.quests.some((one) => one.id === this.questId)),
  );
  private readonly printedQuests = $derived([
    ...(this.system?.quests ?? []),
    ...this.packs.flatMap((pack) => pack.quests),
  ]);
  readonly heroes = $derived([
    ...(this.system?.heroes ?? []),
    ...this.chosen.flatMap((pack) => pack.heroes),
    ...this.made,
  ]);
  readonly maker = $derived(this.system?.workshops?.find((shop) => shop.most === 0));
  private readonly workshops = $derived(
    this.made.length ? (this.system?.workshops?.filter((shop) => shop.most > 0) ?? []) : [],
  );
  readonly quests: QuestCard[] = $derived.by(() =>
    this.campaign ? (this.kept?.next?.filter((one) => one.most > 0) ?? []) : [...this.printedQuests, ...this.workshops],
  );
  readonly quest: QuestCard | undefined = $derived(
    this.quests.find((quest) => quest.id === this.questId) ?? this.quests[0],
  );
  /** Is there a board to be shown, or is this a pause between two quests? */
  readonly printed = $derived(this.printedQuests.some((one) => one.id === this.quest?.id));

  packTitle(pack: PackView): string {
    return pack.title[settings.language] ?? pack.id;
  }

  choosePack(hash: string, along: boolean): void {
    this.named = along ? [...this.named, hash] : this.named.filter((one) => one !== hash);
  }

  /** The pack a quest is from, if it is not of the box. */
  packOf(one: QuestCard): PackView | undefined {
    return this.packs.find((pack) => pack.quests.some((other) => other.id === one.id));
  }

  /** How often bots have won a quest, with as many heroes as go if that was measured. */
  measured(one: QuestCard) {
    const list = one.measured ?? [];
    return list.find((measure) => measure.heroes === (this.heroPlaces.length || 4)) ?? list[0];
  }

  // who goes

  readonly heroPlaces = $derived(this.places.filter((place) => place.role === "heroes"));
  readonly others = $derived(this.places.filter((place) => place.role !== "heroes"));
  readonly bench = $derived(this.heroes.filter((hero) => !this.places.some((place) => place.hero === hero.id)));
  readonly open = $derived(this.places.filter((place) => place.who === "friend").length);

  heroCard(hero: string): HeroCard | undefined {
    return this.heroes.find((one) => one.id === hero) ?? written(hero);
  }

  heroName(hero: string, i: number): string {
    return hero ? this.messages.say(this.heroCard(hero)?.name ?? hero, "hero") : t("hero-n", { n: i + 1 });
  }

  /** Is it a hero of the game, whose sheet can be read? */
  known(hero: string): boolean {
    return [...(this.system?.heroes ?? []), ...this.packs.flatMap((pack) => pack.heroes)].some(
      (one) => one.id === hero,
    );
  }

  add(hero: string): void {
    if (!this.quest || this.heroPlaces.length >= this.quest.most) return;
    this.places = [...this.heroPlaces, { hero, who: "me", role: "heroes", name: "" }, ...this.others];
  }

  drop(i: number): void {
    if (!this.quest || this.heroPlaces.length <= this.quest.least) return;
    this.places = [...this.heroPlaces.filter((_, at) => at !== i), ...this.others];
  }

  /** What a newcomer would get for this quest and so many heroes. */
  async fill(count: number): Promise<void> {
    const { system, quest, campaign } = this;
    if (!system || !quest) return;
    this.failed = "";
    try {
      const setup = await api.defaults(system.id, this.printed ? quest.id : (system.quests[0]?.id ?? ""), count);
      const party = (campaign && !this.places.length && settings.parties[campaign]) || (setup.party ?? []);
      const before = new Map(this.places.map((place) => [place.hero, place.who]));
      const seats = setup.seats?.length ? setup.seats : party.map((hero) => ({ name: hero, role: "heroes" }));
      const oneEach = seats.filter((seat) => (seat.role ?? "heroes") === "heroes").length === party.length;
      const heroes = party.length ? party : Array.from({ length: count }, () => "");
      this.places = [
        ...heroes.map((hero, i) => ({
          hero,
          who: before.get(hero) ?? ("me" as Who),
          role: "heroes",
          name: oneEach ? "" : `${i}`,
        })),
        ...system.roles
          .filter((role) => role !== "heroes")
          .map((role) => ({ hero: "", who: "bot" as Who, role, name: "" })),
      ];
      this.options = {
        ...Object.fromEntries(system.choices.map((choice) => [choice.name, choice.default])),
        ...setup.options,
        ...this.options,
      };
      if (this.printed) this.scene = completeScene((await api.quest(system.id, quest.id, count)).scene);
    } catch (error) {
      this.failed = why(error);
    }
  }

  /** Fetch what there is to choose from, and keep the party in step with the quest. */
  watch(): void {
    $effect(() => {
      if (this.campaign)
        void api
          .campaign(shelfToken(), this.campaign)
          .then((found) => (this.kept = found))
          .catch((error: unknown) => (this.failed = why(error)));
    });
    $effect(
      () =>
        void keptHeroes(this.id)
          .then((found) => (this.made = found))
          .catch(() => undefined),
    );
    $effect(() => {
      const quest = this.quest;
      if (!quest || this.filled === quest.id) return;
      this.filled = quest.id;
      this.scene = null;
      const wished = this.heroPlaces.length || Math.min(4, quest.most);
      void this.fill(Math.max(quest.least, Math.min(wished, quest.most)));
    });
    $effect(() => this.ask());
  }

  /** Ask, once nothing has changed for a moment, whether the party can set out. */
  private ask(): (() => void) | undefined {
    if (!this.system || !this.quest || !this.printed || this.campaign) return undefined;
    const party = this.party();
    const wish = {
      system: this.system.id,
      quest: this.quest.id,
      ...(party.length ? { party } : { heroes: this.heroPlaces.length }),
      options: $state.snapshot(this.options),
      packs: this.chosen.map((pack) => pack.hash),
    };
    let live = true;
    const timer = setTimeout(() => {
      api
        .fit(wish)
        .then(
          (found) =>
            live &&
            (this.unfit = found.ready
              ? ""
              : why(new ApiError("setup", found.text ?? "", 0, found.said, found.names), this.id)),
        )
        .catch(() => live && (this.unfit = ""));
    }, SETTLED);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }

  private party(): string[] {
    return this.heroPlaces.map((place) => place.hero).filter(Boolean);
  }

  // how it is played

  /** Choices that differ from what a newcomer gets. */
  readonly changed = $derived(
    (this.system?.choices ?? []).filter((choice) => (this.options[choice.name] ?? choice.default) !== choice.default)
      .length,
  );

  // and off

  /** The seats as the server is asked for them; one person who plays all heroes has one seat. */
  private seats(): SeatWish[] {
    const bot = this.system?.bots.at(-1) ?? "";
    const name = settings.name.trim() || t("me");
    const alone = this.heroPlaces.every((place) => place.who === "me");
    return this.places
      .filter((place) => !alone || place.role !== "heroes" || place === this.heroPlaces[0])
      .map((place, i) => ({
        name:
          place.who === "me"
            ? name
            : place.role !== "heroes"
              ? this.messages.say(place.role, "role", "seat")
              : place.who === "friend"
                ? t("friend-n", { n: i + 1 })
                : this.heroName(place.hero, i),
        who: place.who,
        ...(place.role !== "heroes" ? { role: place.role } : {}),
        ...(place.who === "bot" && bot ? { bot } : {}),
      }));
  }

  async begin(): Promise<void> {
    const { system, quest, campaign } = this;
    if (!system || !quest || this.busy) return;
    this.busy = true;
    this.failed = "";
    const party = this.party();
    try {
      const made = await api.create(
        {
          system: system.id,
          quest: quest.id,
          title: "",
          ...(party.length ? { party } : {}),
          seats: this.seats(),
          options: $state.snapshot(this.options),
          dice: this.dice,
          cards: this.cards,
          undo: this.undo,
          absent: this.absent,
          packs: this.chosen.map((pack) => pack.hash),
          ...(campaign ? { campaign } : {}),
        },
        campaign ? shelfToken() : undefined,
      );
      if (campaign) settings.parties[campaign] = party;
      keep();
      const invites = Object.fromEntries(made.seats.flatMap((seat) => (seat.invite ? [[seat.seat, seat.invite]] : [])));
      const tokens = made.seats.flatMap((seat) => (seat.token ? [seat.token] : []));
      const token = tokens[0] ?? made.watch;
      remember({
        game: made.game,
        token,
        tokens,
        host: made.host,
        watch: made.watch,
        invites,
        title: "",
        system: system.id,
        quest: quest.id,
        when: Date.now(),
      });
      go(`/g#${token}`);
    } catch (error) {
      this.failed = why(error, this.id);
    } finally {
      this.busy = false;
    }
  }
}
