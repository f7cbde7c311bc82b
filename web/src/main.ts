import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/look.css";
import "./styles/board.css";
import "./styles/table.css";
import "./styles/pages.css";
import "./styles/client.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startRouting } from "./state/route.svelte.ts";
import { applyLook } from "./state/settings.svelte.ts";
import { loadWords } from "./state/words.svelte.ts";

applyLook();
matchMedia("(prefers-color-scheme: light)").addEventListener("change", applyLook);
startRouting();
void loadWords().then(() => mount(App, { target: document.querySelector("#app")! }));
