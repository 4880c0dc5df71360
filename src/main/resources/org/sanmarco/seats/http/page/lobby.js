// @ts-check
// Choosing a seat.

import { connection, state } from "./app.js";
import { $, button, element, fill, notice, noticeLine, picture, row, use } from "./page.js";
import { hide } from "./sheet.js";

// The time between two looks at the list of seats.
const LOOK = 3000;

/**
 * Shows something in place of a frame.
 *
 * @param {...(Node | null)} children
 */
export function lobby(...children) {
  state.frame = null;
  hide();
  fill($("lobby"), [gameHead(), ...children, state.memory.forgets ? element("p", { textContent: state.labels.forgets }) : null]);
}

/** The game that is played here, so that nobody waits at the wrong table. */
function gameHead() {
  const board = Object.keys(state.pictures).find((name) => name.startsWith("board-"));
  return element("div", { className: "game" }, picture(board, "small"),
    element("div", {}, element("strong", { textContent: state.gameName }), element("p", {}, ...state.people.flatMap((name, index) => [index ? " · " : "", element("bdi", { textContent: name })]))));
}

/**
 * Lets a seat be chosen; the list stays up to date until then.
 *
 * @param {string} why
 */
export async function choose(why = "") {
  notice(why);
  if (!state.code) return askCode();
  if (state.linked) return why ? askLinked() : claim(state.linked);
  for (let listed = ""; state.own === null; ) {
    try {
      const { content } = await connection.ask("seats", "seats", {});
      if (state.own !== null) return;
      if (!content) return askCode(state.code);
      const now = JSON.stringify(content);
      use(content.labels);
      noticeLine("");
      if (listed !== now) lobby(...seats(content.seats));
      listed = now;
    } catch (error) {
      connection.lost(error);
    }
    await connection.pause(LOOK);
  }
}

/** Lets those who have come by a link, and have left or lost the seat, take it back. */
function askLinked() {
  lobby(row(button("join", state.labels.join, () => claim(state.linked), { className: "main" })));
}

/**
 * The seats of a player are one choice: all are decided at the player's screen.
 *
 * @param {import("./types").OfferedSeat[]} all
 */
function seats(all) {
  const { labels } = state;
  const players = all.filter((seat, index) => all.findIndex((other) => other.name === seat.name) === index);
  const buttons = players.map((player) => {
    const of = all.filter((seat) => seat.name === player.name);
    const free = of.every((seat) => seat.free);
    return element("button", { disabled: !free, keep: "seat-" + player.seat, onclick: () => claim(player.seat) },
      ...of.map((seat) => picture("crest-" + seat.colour, "crest")),
      element("span", {}, element("bdi", { textContent: player.name }), free ? null : " – " + (of.some((seat) => seat.taken) ? labels.taken : labels.computer)));
  });
  return [
    element("h1", { textContent: labels.choose }),
    element("div", { className: "choices" }, ...buttons),
    all.some((seat) => seat.taken) ? element("p", { textContent: labels.yours }) : null,
    row(button("watch", labels.watch, () => claim(0))),
  ];
}

/** @param {string} wrong the code that was refused; empty if none was */
function askCode(wrong = "") {
  const { labels } = state;
  const input = element("input", {
    id: "code", autocomplete: "off", autocapitalize: "characters", spellcheck: false, maxLength: 48, placeholder: "XXXX-XXXX-XXXX-XXXX-XXXX", value: wrong, aria: { label: labels.code },
  });
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    state.useCode(input.value);
    return choose();
  };
  lobby(element("h1", { textContent: labels.code }),
    element("form", { className: "row", onsubmit }, input, element("button", { className: "main", textContent: labels.join })));
  notice(wrong ? labels.wrong : "");
  input.focus();
}

/**
 * @param {number} seat
 * @returns {Promise<void>}
 */
async function claim(seat) {
  const result = await connection.claim(seat);
  if (result === "taken") return connection.follow();
  if (result === "refused") return state.linked ? askCode(state.code) : notice(state.labels.faster);
  if (!state.linked) return;
  await connection.pause(LOOK);
  return claim(seat);
}
