// @ts-check
// Cards, and what a choice costs and brings.

import { state } from "./app.js";
import { element, picture } from "./page.js";

/** @typedef {{ text: string, picture?: string, ground?: string, sign?: string }} Face */

/**
 * What a choice or an offer costs and brings: to each seat, and in words.
 *
 * @param {import("./types").Effect} of
 */
export function effects({ gains = [], effect = [] }) {
  return [
    gains.length ? element("span", { className: "gains" }, ...gains.map(({ colour, text, bad, words }) =>
      element("span", { className: bad ? "gain bad" : "gain", title: words, role: "img", aria: { label: words } }, picture("crest-" + colour, "crest"), text))) : null,
    ...effect.map((words) => element("span", { className: "effect", textContent: words })),
  ];
}

/** Whether the effects of offers on others were asked for. */
let areOthersSeen = false;

/**
 * What an offer brings: to the reader at once, to the others on a tap.
 *
 * @param {import("./types").Effect} of
 * @param {string[]} readers the colours of the reader's seats
 */
export function offerEffects({ gains = [], effect }, readers) {
  const isOwn = (/** @type {import("./types").Gain} */ gain) => readers.includes(gain.colour);
  const others = gains.filter((gain) => !isOwn(gain));
  return [
    ...effects({ gains: gains.filter(isOwn), effect }),
    others.length ? element("details", { open: areOthersSeen, ontoggle: (/** @type {Event} */ event) => {
      areOthersSeen = /** @type {HTMLDetailsElement} */ (event.target).open;
    } }, element("summary", { textContent: state.labels.others }), ...effects({ gains: others })) : null,
  ];
}

/** @param {Face} card */
export function plain(card) {
  return card.ground ? "" : " plain";
}

/** @param {Face} card */
export function face(card) {
  const name = element("span", { className: "name", textContent: card.text });
  if (!card.ground) return [name];
  const drawing = picture(card.picture);
  const isNumber = card.text === card.sign;
  const above = element("span", { className: "face" }, drawing,
    card.sign ? element("span", { className: "sign" + (drawing ? "" : " large"), textContent: card.sign, aria: { hidden: String(!isNumber) } }) : null);
  above.style.backgroundColor = card.ground;
  return isNumber ? [above] : [above, name];
}
