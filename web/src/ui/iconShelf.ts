/** Brings the icons that pages beyond the first one draw. */
import icons from "../generated/icons.json";
import { addIcons } from "./icons.svelte.ts";

addIcons(icons);
