// @ts-check
// A seat's screen. It knows no rule and no game: a frame says what there is to see and to choose.

import { connection, state, told } from "./app.js";
import { stayAwake } from "./device.js";
import { choose, lobby } from "./lobby.js";
import { notice, noticeLine, use } from "./page.js";
import { show } from "./sheet.js";

Object.assign(told, {
  show,
  line: noticeLine,
  failed,
  /** @param {boolean} busy */
  busy: (busy) => (busy ? document.body.setAttribute("aria-busy", "true") : document.body.removeAttribute("aria-busy")),
  refused: notice,
  // The next step begins at the top.
  done: () => scrollTo({ top: 0 }),
  closed: () => lobby(),
  /** @param {boolean} had */
  thrownOut: (had) => choose(state.leaving ? state.labels["leave.done"] : had ? state.labels.other : ""),
  /** @param {string} game */
  async game(game) {
    if (state.drawn && state.drawn !== game) await load();
    state.drawn = game;
  },
});

/**
 * Says a fault of the page.
 *
 * @param {unknown} error
 */
function failed(error) {
  console.error(error);
  noticeLine("");
  notice([state.labels.failed, String(error)].filter(Boolean).join(" "));
}

addEventListener("error", (event) => failed(event.error ?? event.message));
addEventListener("unhandledrejection", (event) => failed(event.reason));
addEventListener("online", () => connection.wake());
addEventListener("offline", () => connection.wake());
addEventListener("pageshow", (event) => event.persisted && connection.wake());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  connection.wake();
  if (state.frame) void stayAwake();
});

/** Loads the words of the page and the drawings of the game. */
async function load() {
  const [words, pictures] = await Promise.all([connection.load("words.json"), connection.load("pictures.json")]);
  use(words);
  state.gameName = words.game;
  state.people = words.people;
  state.pictures = pictures;
}

// The code doesn't stay in the address bar, where others may read it.
if (location.hash && !state.memory.forgets) history.replaceState(null, "", location.pathname);
await load();
await (state.own ? connection.follow() : choose());
