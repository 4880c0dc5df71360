// @ts-check
// The one state of the page, and its connection.

import { Connection } from "./connection.js";
import { State } from "./state.js";

/** @param {"sessionStorage" | "localStorage"} kind */
function storage(kind) {
  try {
    window[kind].setItem("asked", "1");
    window[kind].removeItem("asked");
    return window[kind];
  } catch (blocked) {
    // A reload asks for the code again.
    console.info(kind, blocked);
    return null;
  }
}

const NOTHING = { getItem: () => null, setItem() {}, removeItem() {} };
const session = storage("sessionStorage");
const local = storage("localStorage");
const memory = { forgets: !session || !local, session: session ?? NOTHING, local: local ?? NOTHING };

export const state = new State(memory, "seat:" + location.host + location.pathname.replace(/\/$/, ""), location.hash.slice(1));

/** What the page does when something has come; the entry of the page fills it. */
export const told = /** @type {import("./types").Told} */ ({});

export const connection = new Connection(state, told, {
  fetch: (path, options) => fetch(path, options),
  setTimeout: (action, millis) => window.setTimeout(action, millis),
  clearTimeout: (timer) => window.clearTimeout(timer),
});

/**
 * @param {string} act
 * @param {import("./types").Proposed} [more]
 */
export function propose(act, more) {
  return connection.propose(act, more);
}
