/** Advice in words: why an option is good. */
import type { Option } from "../generated/scene.ts";
import type { Advised } from "../generated/wire.ts";
import type { Messages } from "./messages.ts";

/** An option that is advised, every field of it written out. */
export type AdvisedOption = Omit<Advised, "option"> & { option: Option };

/** What comes of an option, one thing after the other, and whether it is clearly the best. */
export function adviceLine(one: Pick<Advised, "clear" | "untold" | "reasons">, messages: Messages): string {
  if (one.untold) return messages.text("advice-untold");
  const parts = (one.reasons ?? []).map(({ name, value }) => messages.text(`advice-${name}`, { value }));
  if (!parts.length) parts.push(messages.text("advice-nothing"));
  return [...(one.clear ? [messages.text("advice-clear")] : []), ...parts].join("; ");
}
