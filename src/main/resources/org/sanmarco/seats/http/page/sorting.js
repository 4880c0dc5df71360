// @ts-check
// Cards are sorted into offers by taps, which move a card on, by keys 0 to 9, or by dragging.

import { propose, state } from "./app.js";
import { button, element, fill, notice, row, say } from "./page.js";
import { face, offerEffects, plain } from "./parts.js";

const DRAG = 8;

/** @typedef {import("./types").Card} Card */
/** @typedef {HTMLElement & { place?: number }} Box */

/** The time after which a finger that rests on a card drags it. */
const REST = 300;

/**
 * @param {import("./types").Sort} sort
 * @param {string[]} readers the colours of the reader's seats
 */
export function sorting({ cards, offers, points, totals }, readers) {
  const { labels } = state;
  const codes = cards.map((card) => card.code).join(" ");
  // A reload keeps what was sorted.
  const before = /** @type {{ codes: string, places: number[] } | null} */ (state.stored("session", "places"));
  const places = before?.codes === codes ? before.places : cards.map(() => 0);
  const area = element("div", { className: "sort" });
  /** @param {number} sum */
  const total = (sum) => sum ? { gains: totals[sum].gains, effect: (totals[sum].effect ?? []).slice(0, 1) } : {};
  /** @param {number} place */
  const name = (place) => place === 0 ? labels.left : labels.offer + " " + place;
  /**
   * @param {number} index
   * @param {number} place
   */
  const put = (index, place) => {
    places[index] = place;
    state.memory.session.setItem("places", JSON.stringify({ codes, places }));
    notice("");
    draw();
    say("said", cards[index].text + ": " + name(place));
  };
  /**
   * @param {Card} card
   * @param {number} index
   */
  const cardOf = (card, index) => {
    const made = element("button", {
      className: "card" + plain(card), keep: "sort-" + index, aria: { label: card.text + ", " + name(places[index]) },
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if (/^[0-9]$/.test(event.key) && Number(event.key) <= offers) put(index, Number(event.key));
      },
    }, ...face(card));
    dragging(made, area, () => put(index, (places[index] % offers) + 1), (place) => put(index, place));
    return made;
  };
  /** @param {number} place */
  const box = (place) => {
    const inside = cards.map((card, index) => ({ card, index })).filter(({ index }) => places[index] === place);
    if (place === 0 && !inside.length) return null;
    /** @type {Box} */
    const made = element("section", { className: "offer" + (place === 0 ? " loose" : "") },
      element("h2", { textContent: name(place) }),
      element("div", { className: "cards" }, ...inside.map(({ card, index }) => cardOf(card, index))),
      ...offerEffects(place ? total(inside.reduce((sum, { index }) => sum + points[index], 0)) : {}, readers));
    made.place = place;
    return made;
  };
  const divide = () => {
    if (places.includes(0)) return notice(labels["divide.why"]);
    state.memory.session.removeItem("places");
    say("said", "");
    const parts = Array.from({ length: offers }, (_, offer) =>
      cards.filter((_, index) => places[index] === offer + 1).map((card) => card.code).join(" "));
    return propose("play", { moves: ["divide " + parts.join(" / ")] });
  };
  const draw = () => fill(area, [
    places.includes(0) ? element("p", { textContent: labels.sort }) : null,
    box(0),
    element("div", { className: "offers" }, ...Array.from({ length: offers }, (_, offer) => box(offer + 1))),
    row(button("divide", labels.divide, divide, { className: "main" })),
  ]);
  draw();
  return area;
}

/**
 * Lets a card be tapped, and dragged into a box of an area, by mouse, finger or pen. A finger that moves up or down scrolls the page; it drags
 * once it has moved sideways or rested for a moment. A tap counts when the finger is lifted: browsers sometimes send no click for a tap that
 * follows a drag. Keys and screen readers send nothing but clicks.
 *
 * @param {HTMLButtonElement} card
 * @param {HTMLElement} area
 * @param {() => void} tap
 * @param {(place: number) => void} drop
 */
function dragging(card, area, tap, drop) {
  /** @type {{ x: number, y: number, scroll: number } | null} */
  let from = null;
  /** @type {Box | null} */
  let over = null;
  let pointed = false;
  let isDragged = false;
  let resting = 0;
  /** @param {boolean} dragged */
  const drag = (dragged) => {
    isDragged = dragged;
    card.classList.toggle("dragged", dragged);
  };
  const end = () => {
    clearTimeout(resting);
    from = null;
    over?.classList.remove("over");
    drag(false);
    card.style.transform = "";
  };
  card.onpointerdown = (event) => {
    pointed = false;
    if (event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, scroll: scrollY };
    card.setPointerCapture(event.pointerId);
    if (event.pointerType !== "mouse") resting = window.setTimeout(() => drag(true), REST);
  };
  card.onpointermove = (event) => {
    if (!from) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!isDragged) {
      if (Math.hypot(x, y) < DRAG) return;
      clearTimeout(resting);
      if (event.pointerType !== "mouse" && Math.abs(y) > Math.abs(x)) return end();
      drag(true);
    }
    // Near an edge the page moves along.
    if (event.clientY > innerHeight - 50) scrollBy(0, 12);
    if (event.clientY < 90) scrollBy(0, -12);
    card.style.transform = `translate(${x}px, ${y + scrollY - from.scroll}px)`;
    over?.classList.remove("over");
    over = document.elementFromPoint(event.clientX, event.clientY)?.closest(".offer") ?? null;
    if (over && !area.contains(over)) over = null;
    over?.classList.add("over");
  };
  // The browser would scroll.
  card.addEventListener("touchmove", (event) => isDragged && event.preventDefault(), { passive: false });
  card.onpointerup = () => {
    if (!from) return;
    const dragged = isDragged;
    const place = over?.place;
    end();
    pointed = true;
    if (!dragged) tap();
    else if (place !== undefined) drop(place);
  };
  // Without this the click would come, to whatever is under the finger by now.
  card.ontouchend = (event) => event.preventDefault();
  card.onclick = (event) => {
    if (event.detail === 0 || !pointed) tap();
    pointed = false;
  };
  card.onpointercancel = end;
}
