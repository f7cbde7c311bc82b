/** A move typed in words: a number of the list, the text form of an option, or words that only one option has. */
import type { Option } from "../generated/scene.ts";
import { written } from "./notation.ts";
import type { Voice } from "./voice.ts";

const bare = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");

/** The options that typed words may mean. */
export function understood(text: string, options: readonly Option[], voice: Voice): Option[] {
  const typed = bare(text.trim());
  if (!typed) return [];
  if (/^\d+$/.test(typed)) {
    const one = options[Number(typed) - 1];
    return one ? [one] : [];
  }
  const exact = options.filter((option) => written(option) === typed || bare(voice.option(option)) === typed);
  if (exact.length) return exact;
  const words = typed.split(/\s+/);
  const has = (option: Option) => {
    const label = option.who ? voice.names.label(option.who) : "";
    const said = bare(`${voice.option(option)} ${voice.place(option.at)} ${label} ${written(option)}`).split(
      /[\s,.;:]+/,
    );
    return words.every((word) => said.some((one) => one === word || (word.length > 2 && one.startsWith(word))));
  };
  return options.filter(has);
}
