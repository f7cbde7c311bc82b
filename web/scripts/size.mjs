/** Weighs the first page: everything it loads before anybody does anything. Fails above 200 kB. */
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 200_000;
const dist = join(dirname(fileURLToPath(import.meta.url)), "..", "dist");
const assets = readdirSync(join(dist, "assets"));
const index = readFileSync(join(dist, "index.html"), "utf8");
const first = new Set([...index.matchAll(/assets\/([\w.-]+)/g)].map((match) => match[1]));

const follow = (name) => {
  const text = readFileSync(join(dist, "assets", name), "utf8");
  for (const [, other] of text.matchAll(/from"\.\/([\w.-]+\.js)"|import"\.\/([\w.-]+\.js)"/g)) {
    if (other && !first.has(other)) {
      first.add(other);
      follow(other);
    }
  }
};
for (const name of [...first]) if (name.endsWith(".js")) follow(name);
for (const name of assets) if (name.endsWith(".woff2")) first.add(name);
const words = assets.filter((name) => /^web-.*\.js$/.test(name));
first.add(
  words.sort((a, b) => readFileSync(join(dist, "assets", b)).length - readFileSync(join(dist, "assets", a)).length)[0],
);

const weigh = (name) => {
  const bytes = readFileSync(join(dist, "assets", name));
  return name.endsWith(".woff2") ? bytes.length : gzipSync(bytes).length;
};
const total = [...first].reduce((sum, name) => sum + weigh(name), gzipSync(index).length);
console.log(`first load: ${(total / 1000).toFixed(1)} kB of ${MOST / 1000} kB`);
if (total > MOST) process.exit(1);
