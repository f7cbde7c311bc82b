/**
 * Collects the icons the client draws: those its own sources name go into the first load, those a system names
 * into a file of their own that is fetched when a game of that system is opened. Writes the credits too.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const set = JSON.parse(readFileSync(join(web, "node_modules", "@iconify-json", "game-icons", "icons.json"), "utf8"));

const body = (name) => set.icons[name]?.body ?? (set.aliases?.[name] ? body(set.aliases[name].parent) : undefined);
const has = (name) => body(name) !== undefined;
const pathOf = (name) => /d="([^"]+)"/.exec(body(name))[1];

function files(folder, pattern) {
  return readdirSync(folder)
    .sort()
    .flatMap((entry) => {
      const path = join(folder, entry);
      if (statSync(path).isDirectory())
        return entry.startsWith(".") || entry === "generated" ? [] : files(path, pattern);
      return pattern.test(entry) ? [path] : [];
    });
}

/** Names in a source: after the word icon, in a file about icons, or too peculiar to be anything else. */
function namesIn(path) {
  const text = readFileSync(path, "utf8");
  const about = /icon/.test(path.split("/").pop());
  const found = new Set();
  for (const line of text.split("\n")) {
    const named = about || /icon/i.test(line);
    for (const [token] of line.matchAll(/[a-z0-9]+(?:-[a-z0-9]+)*/g)) {
      if ((named || token.includes("-")) && has(token)) found.add(token);
    }
  }
  return found;
}

const gather = (paths) => new Set(paths.flatMap((path) => [...namesIn(path)]));
const table = (names) => Object.fromEntries([...names].sort().map((name) => [name, pathOf(name)]));

const source = join(web, "..", "src", "undercroft");
const own = gather(files(join(web, "src"), /\.(ts|svelte|json)$/));
const front = gather([join(web, "src", "pages", "Front.svelte")]);
const generated = join(web, "src", "generated");
mkdirSync(generated, { recursive: true });
writeFileSync(join(generated, "icons-front.json"), JSON.stringify(table(front)));
writeFileSync(join(generated, "icons.json"), JSON.stringify(table([...own].filter((name) => !front.has(name)))));

const shelf = join(web, "public", "icons");
rmSync(shelf, { recursive: true, force: true });
mkdirSync(join(shelf, "one"), { recursive: true });
const used = new Set(own);
const shelves = [];
const systems = join(source, "systems");
for (const name of readdirSync(systems).sort()) {
  if (!statSync(join(systems, name)).isDirectory() || name.startsWith("_")) continue;
  const names = [...gather(files(join(systems, name), /\.(py|ya?ml|ftl|json)$/))];
  for (const icon of names) used.add(icon);
  shelves.push(`@${name}`);
  writeFileSync(join(shelf, `${name}.json`), JSON.stringify(table(names.filter((icon) => !own.has(icon)))));
}
for (const name of used) writeFileSync(join(shelf, "one", `${name}.txt`), pathOf(name));

/** Who drew the icons of the set, as its licence names them. */
const AUTHORS = [
  ["Lorc", "https://lorcblog.blogspot.com"],
  ["Delapouite", "https://delapouite.com"],
  ["John Colburn", "http://ninmunanmu.com"],
  ["Felbrigg", "http://blackdogofdoom.blogspot.co.uk"],
  ["John Redman", "http://www.uniquedicetowers.com"],
  ["Carl Olsen"],
  ["Sbed", "https://opengameart.org/content/95-game-icons"],
  ["PriorBlue"],
  ["Willdabeast", "http://wjbstories.blogspot.com"],
  ["Viscious Speed"],
  ["Lord Berandas"],
  ["Irongamer"],
  ["HeavenlyDog", "http://www.gnomosygoblins.blogspot.com"],
  ["Lucas"],
  ["Faithtoken"],
  ["Skoll"],
  ["Andy Meneely", "http://www.se.rit.edu/~andy/"],
  ["Cathelineau"],
  ["Kier Heyl"],
  ["Aussiesim"],
  ["Sparker", "http://citizenparker.com"],
  ["Zeromancer"],
  ["Rihlsul"],
  ["Quoting"],
  ["Guard13007"],
  ["DarkZaitzev"],
  ["SpencerDub"],
  ["GeneralAce135"],
  ["Zajkonur"],
  ["Catsu"],
  ["Starseeker"],
  ["Pepijn Poolman"],
  ["Pierre Leducq"],
  ["Caro Asercion"],
];
writeFileSync(join(shelf, "names.json"), JSON.stringify([...shelves, ...[...used].sort()]));

const authors = AUTHORS.map(([name, url]) => (url ? { name, url } : { name }));
writeFileSync(join(shelf, "credits.json"), JSON.stringify({ authors, icons: [...used].sort() }));
