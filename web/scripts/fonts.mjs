/** Cuts the fonts down to the letters of English and Italian, so that the first page is light. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const target = join(web, "src", "generated", "fonts");

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
const letters = range(0x20, 0x7e) + "ÀÁÈÉÌÍÒÓÙÚàáèéìíòóùúçñäöüßôêîâā⌀°±×·½«»–—‘’“”„…−←→↑↓•′″€";
const titles = range(0x20, 0x7e) + "ÀÈÉÌÒÙàèéìòùâāêîôäöü×·–—‘’“”…−";

const FONTS = [
  ["@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2", "title.woff2", titles],
  ["@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff2", "title-italic.woff2", titles],
  [
    "@fontsource-variable/literata/files/literata-latin-wght-normal.woff2",
    "story.woff2",
    letters,
    { wght: { min: 400, max: 700 } },
  ],
  [
    "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    "ui.woff2",
    letters,
    { wght: { min: 400, max: 700 } },
  ],
];

mkdirSync(target, { recursive: true });
for (const [from, to, text, axes] of FONTS) {
  const whole = readFileSync(join(web, "node_modules", from));
  const cut = await subsetFont(whole, text, { targetFormat: "woff2", ...(axes ? { variationAxes: axes } : {}) });
  writeFileSync(join(target, to), cut);
}
