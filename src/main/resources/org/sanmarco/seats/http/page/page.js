// @ts-check
// Elements of the page.

import { state } from "./app.js";

/** @typedef {string | Node | null} Child */
/** @typedef {{ className?: string, keep?: string, aria?: Record<string, string> } & Record<string, unknown>} Properties */

/** @param {string} id */
export const $ = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** What each part shows, as text. @type {Map<string, string>} */
const shown = new Map();

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Properties} properties `keep` names it for the focus
 * @param {...Child} children
 */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  const { className, aria = {}, keep, ...rest } = properties;
  if (className) made.className = className;
  if (keep) made.dataset.keep = keep;
  for (const [name, value] of Object.entries(aria)) made.setAttribute("aria-" + name, value);
  Object.assign(made, rest);
  made.append(.../** @type {(string | Node)[]} */ (children.filter((child) => child !== null)));
  return made;
}

/**
 * A button; its identifier keeps the focus.
 *
 * @param {string} id
 * @param {string} text
 * @param {() => unknown} onclick
 * @param {Properties} more
 * @param {...Child} children
 */
export function button(id, text, onclick, more = {}, ...children) {
  return element("button", { id, keep: id, textContent: text, onclick, ...more }, ...children);
}

/** @param {...Child} children */
export function row(...children) {
  return element("div", { className: "row" }, ...children);
}

/**
 * @param {string} className
 * @param {string[]} texts
 */
export function list(className, texts) {
  return element("ul", { className }, ...texts.map((text) => element("li", { textContent: text })));
}

/**
 * Sets a text only where it changes, so that it is not read out again.
 *
 * @param {string} id
 * @param {string | undefined} text
 */
export function say(id, text) {
  if ($(id).textContent !== (text ?? "")) $(id).textContent = text ?? "";
}

/**
 * Says something until the next frame.
 *
 * @param {string} text
 */
export function notice(text) {
  state.said = text;
  drawNotice();
}

/**
 * Says why the page waits.
 *
 * @param {import("./types").Line} line
 */
export function noticeLine(line) {
  state.line = line;
  drawNotice();
}

function drawNotice() {
  document.body.classList.toggle("slow", state.line === "slow");
  say("notice", { "": state.said, offline: state.labels.offline, closed: state.labels.closed, slow: state.labels.slow }[state.line]);
  document.body.classList.toggle("noticed", $("notice").textContent !== "");
}

/**
 * Replaces a part of the page if its contents change, and keeps the focus.
 *
 * @param {string} id
 * @param {unknown} contents
 * @param {() => Child[]} make
 */
export function part(id, contents, make) {
  const now = JSON.stringify(contents);
  if (shown.get(id) === now) return;
  shown.set(id, now);
  fill($(id), make());
}

/** Forgets what the parts show. */
export function clear() {
  shown.clear();
}

/**
 * @param {HTMLElement} area
 * @param {Child[]} children
 */
export function fill(area, children) {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && area.contains(activeElement) ? activeElement.dataset.keep : null;
  area.replaceChildren(.../** @type {(string | Node)[]} */ (children.filter((child) => child !== null)));
  if (focused) /** @type {HTMLElement | null} */ (area.querySelector(`[data-keep="${focused}"]`))?.focus({ preventScroll: true });
}

/**
 * A drawing; null if there is none of that name.
 *
 * @param {string | null | undefined} name
 * @param {string} [className]
 */
export function picture(name, className) {
  const drawing = name ? state.pictures[name] : undefined;
  return drawing ? element("img", { className, alt: "", draggable: false, src: "data:image/svg+xml," + encodeURIComponent(drawing) }) : null;
}

/** @param {import("./types").Labels} words */
export function use(words) {
  state.labels = words;
  document.documentElement.lang = words.language ?? "en";
  document.title = state.labels.title;
}
