import type { Option } from "../generated/scene.ts";
import type { Pointed } from "../generated/wire.ts";

/** An option as it is named to the server, without what does not travel. */
export const named = (option: Option): Pointed => ({
  act: option.act,
  ...(option.who ? { who: option.who } : {}),
  ...(option.at >= 0 ? { at: option.at } : {}),
  ...(option.what ? { what: option.what } : {}),
  ...(option.n ? { n: option.n } : {}),
});
