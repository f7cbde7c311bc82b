/** Advice in words, in both languages. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { adviceLine } from "../src/text/advice.ts";
import { Messages } from "../src/text/messages.ts";

const text = (language: string) =>
  readFileSync(new URL(`../../src/undercroft/text/${language}/table.ftl`, import.meta.url), "utf8");
const messages = (language: "en" | "it") => new Messages(language, [text(language)], "example");

const reasons = [
  { name: "fells", value: 0.62 },
  { name: "loses", value: 0.5 },
];

test("an option is told with what comes of it, the clear ones as clearly the best", () => {
  const one = { clear: true, untold: false, reasons };
  expect(adviceLine(one, messages("en"))).toBe(
    "clearly better than the rest; an enemy falls in 62%; 0.5 life of yours lost on average",
  );
  expect(adviceLine(one, messages("it"))).toBe(
    "nettamente meglio del resto; un nemico cade nel 62% dei casi; in media 0,5 della vostra vita perduta",
  );
});

test("where nothing happens that is said, and where nothing was seen that", () => {
  const plain = { clear: false, untold: false, reasons: [] };
  expect(adviceLine(plain, messages("en"))).toBe("nobody is hurt by the next round");
  expect(adviceLine({ ...plain, untold: true }, messages("en"))).toBe("there was no time to see what comes of it");
});
