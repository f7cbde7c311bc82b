/** Icons for names that rules use, where the system gives none: common words of dungeons, of no game in particular. */
import { systems } from "../state/systems.svelte.ts";
import { hasIcon } from "./icons.svelte.ts";

const ICONS: [RegExp, string][] = [
  [/health|vital|wounds|hit-points|life|constitution/, "hearts"],
  [/actions|activations/, "embrassed-energy"],
  [/transmute|combine|enchant/, "magic-swirl"],
  [/take-off|remove/, "swap-bag"],
  [/signature|special|skill/, "upgrade"],
  [/^(attack|strike|fight|melee|hit)/, "crossed-swords"],
  [/shoot|ranged|aim|fire-/, "high-shot"],
  [/^(move|walk|step|go|advance)/, "boot-prints"],
  [/run|sprint|dash|hurry/, "run"],
  [/cast|spell|magic|pray|miracle/, "magic-swirl"],
  [/search|look|inspect|explore/, "magnifying-glass"],
  [/trade|give|swap|exchange|drop|equip|wear|unequip|reorg/, "swap-bag"],
  [/drink|potion|use|consume|heal|bandage/, "potion-ball"],
  [/door|open|close|enter|leave/, "doorway"],
  [/lever|pull|activate/, "lever"],
  [/lock|disarm|pick/, "lockpicks"],
  [/block|parry|guard|defend|shield|overwatch/, "shield"],
  [/^(end|pass|done|finish|stop|wait|rest|no$)/, "empty-hourglass"],
  [/yes/, "candle-light"],
  [/turn|face/, "clockwise-rotation"],
  [/stun/, "knocked-out-stars"],
  [/knocked|prone|fallen/, "fall-down"],
  [/bleed|wounded/, "bleeding-wound"],
  [/poison/, "poison-bottle"],
  [/disease|sick/, "virus"],
  [/fright|fear|terror|scared/, "screaming"],
  [/berserk|rage|frenzy/, "enrage"],
  [/fly/, "feathered-wing"],
  [/burn|fire/, "burning-dot"],
  [/frozen|frost|cold/, "frozen-body"],
  [/held|web|stuck|bound/, "spider-web"],
  [/shadow|dark|hidden|invisible/, "moon"],
  [/mana|power/, "crystal-ball"],
  [/fortune|luck/, "clover"],
  [/sanity/, "brain-leak"],
  [/morale/, "knight-banner"],
  [/energy|stamina/, "embrassed-energy"],
  [/psi/, "third-eye"],
  [/strength|might/, "biceps"],
  [/armou?r|defen[cs]e|toughness/, "chest-armor"],
  [/agility|dexterity|reflex/, "wingfoot"],
  [/intelligence|wits|wisdom/, "brain"],
  [/courage|resolve|bravery/, "lion"],
  [/perception|awareness/, "semi-closed-eye"],
  [/movement|speed/, "boot-prints"],
  [/combat|weapon/, "crossed-swords"],
  [/experience|xp|level/, "upgrade"],
  [/sword|blade|falchion|rapier|scimitar/, "broadsword"],
  [/axe|hatchet|cleaver/, "war-axe"],
  [/mace|club|flail|morning/, "flanged-mace"],
  [/hammer|maul/, "warhammer"],
  [/dagger|knife|stiletto|dirk/, "plain-dagger"],
  [/spear|lance|javelin|pike|trident/, "spears"],
  [/halberd|glaive/, "halberd"],
  [/crossbow/, "crossbow"],
  [/bow/, "bow-arrow"],
  [/sling/, "sling"],
  [/staff|wand|rod|orb/, "wizard-staff"],
  [/helm|hat|hood|cap|crown/, "visored-helm"],
  [/mail|plate|leather|robe|coat|tunic|cloak/, "chest-armor"],
  [/boots|shoes/, "boots"],
  [/scroll|book|tome/, "scroll-unfurled"],
  [/rope/, "rope-coil"],
  [/torch|lantern/, "torch"],
  [/key/, "key"],
  [/treasure|chest|loot/, "open-chest"],
  [/exit|stairs/, "dungeon-gate"],
  [/objective|goal|target/, "position-marker"],
  [/trap/, "wolf-trap"],
  [/coin|gold|money/, "two-coins"],
];

/** The icon of a thing an option is about, where its name tells. */
export function iconForThing(system: string, what: string): string | undefined {
  const name = what.split("/", 1)[0]!;
  const given = systems.find(system)?.icons[name];
  if (given) return given;
  if (hasIcon(name)) return name;
  return ICONS.find(([pattern]) => pattern.test(name))?.[1];
}

/** The icon for an act, a mark, a bar, a number or a token. */
export function iconFor(system: string, name: string): string {
  const given = systems.find(system)?.icons[name];
  if (given) return given;
  if (hasIcon(name)) return name;
  return ICONS.find(([pattern]) => pattern.test(name))?.[1] ?? "position-marker";
}

/** Is a bar what is left to spend this turn, and told beside the actions? */
export const spent = (name: string): boolean =>
  /action|move|step|square|initiative|energy|stamina|point|coin|experience/.test(name);

/** How a bar is drawn: life as squares, magic as rounds, luck as lozenges. */
export function shapeFor(name: string): "square" | "round" | "lozenge" {
  if (/mana|power|energy|psi|magic/.test(name)) return "round";
  if (/fortune|luck|fate|sanity|action|move|point|experience|xp/.test(name)) return "lozenge";
  return "square";
}
