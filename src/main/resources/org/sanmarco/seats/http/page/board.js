// @ts-check
// The board of a game: its ground is drawn once, its pieces whenever they change. Two fingers zoom, one moves what is zoomed, a tap names
// what is there. It is for fingers: the list of choices says the same to keyboards and screen readers.

const SVG = "http://www.w3.org/2000/svg";
// How far from a thing a tap may be, how far a finger may move in a tap, and the time between two taps of a double tap.
const NEAR = 32;
const STILL = 8;
const DOUBLE = 300;
const MOST_ZOOM = 6;
const TAP_ZOOM = 2.5;
// The radius of the mark of a choice, in CSS pixels.
const MARK = 13;
const LABEL = 40;
// A board that is narrower, in CSS pixels, begins with the part near the player's pieces.
const NARROW = 400;
// How much of the board is around a choice.
const ROOM = 60;

/** @typedef {import("./types").Choice} Choice */
/** @typedef {import("./types").Piece} Piece */
/** @typedef {import("./types").Pointed} Pointed */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {Point & { width: number, height: number }} Lens */

/**
 * @param {string} name
 * @param {Record<string, unknown>} attributes
 * @param {...(string | Node)} children
 */
function shape(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** @param {string} svg */
function parsed(svg) {
  return document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
}

export class Board {
  /**
   * @param {HTMLElement} area
   * @param {HTMLElement} whole the button that shows the whole board, or again its part
   * @param {(thing: Pointed | null) => void} told receives the thing that was tapped: a choice, or the text of a piece; null when there is none
   */
  constructor(area, whole, told) {
    this.area = area;
    this.button = whole;
    this.told = told;
    this.shown = "";
    this.tapped = 0;
    /** @type {Map<number, Point>} */
    this.fingers = new Map();
    this.ground = "";
    /** The whole board, the part near the player's pieces, and what is on display. @type {Lens} */
    this.whole = { x: 0, y: 0, width: 1, height: 1 };
    this.near = this.whole;
    this.lens = this.whole;
    /** Whether the part near the player's pieces is on display, until fingers move it. */
    this.isNear = false;
    whole.onclick = () => this.goNear(!this.isNear);
    /** @type {Piece[]} */
    this.pieces = [];
    /** @type {Choice[]} */
    this.choices = [];
    /** @type {Pointed | null} */
    this.pointed = null;
    this.symbols = shape("defs", {});
    this.layer = shape("g", { class: "pieces" });
    this.svg = shape("svg", {});
    /** @type {Set<string>} */
    this.defined = new Set();
  }

  /**
   * @param {import("./types").BoardSheet | undefined} board
   * @param {Choice[]} choices those with a place
   * @param {import("./types").Pictures} pictures
   */
  show(board, choices, pictures) {
    const ground = board && pictures[board.picture];
    this.area.hidden = !ground;
    this.button.hidden = true;
    if (!board || !ground) return;
    if (this.ground !== ground) this.draw(ground, board.area);
    const now = JSON.stringify([board.pieces, choices]);
    if (this.shown === now) return this.look();
    this.shown = now;
    // A tap on what has just changed is no second tap.
    this.tapped = 0;
    this.pieces = board.pieces;
    this.choices = choices;
    this.near = this.around(board.near, choices);
    if (this.isNear) this.lens = this.near;
    this.layer.replaceChildren(
      ...board.pieces.filter((piece) => piece.new).map((piece) => this.line(piece, "new", piece.size + 16) ?? shape("circle",
        { class: "new", cx: piece.at[0], cy: piece.at[1], r: piece.size * (piece.picture ? 0.6 : 0.9) })),
      ...choices.map(({ at: [cx, cy] = [0, 0], text }) => shape("circle", { class: "mark", cx, cy, "data-text": text })),
      ...board.pieces.flatMap((piece) => this.piece(piece, pictures)).filter((one) => one !== null));
    this.point(choices.find((one) => this.pointed && one.text === this.pointed.text) ?? null);
    this.look();
  }

  /**
   * @param {string} ground
   * @param {import("./types").BoardSheet["area"]} area
   */
  draw(ground, [x, y, width, height]) {
    this.ground = ground;
    this.whole = { x, y, width, height };
    this.lens = { ...this.whole };
    this.symbols = shape("defs", {});
    this.defined = new Set();
    this.layer = shape("g", { class: "pieces" });
    // Names are above pieces, and both above marks.
    const drawn = [...parsed(ground).children];
    const isName = (/** @type {Element} */ one) => one.tagName === "text";
    this.svg = shape("svg", { "aria-hidden": "true" }, this.symbols, ...drawn.filter((one) => !isName(one)), this.layer, ...drawn.filter(isName));
    this.area.style.setProperty("--ratio", String(width / height));
    this.area.replaceChildren(this.svg);
    this.isNear = this.area.clientWidth < NARROW;
    this.listen();
    // A phone that was turned has room for the whole.
    new ResizeObserver(() => (this.isNear && this.area.clientWidth >= NARROW ? this.goNear(false) : this.look())).observe(this.svg);
  }

  /**
   * @param {Piece} piece
   * @param {string} name
   * @param {number} width
   */
  line({ at, to, paint }, name, width) {
    return to ? shape("line", { class: name, x1: at[0], y1: at[1], x2: to[0], y2: to[1], stroke: paint, "stroke-width": width }) : null;
  }

  /**
   * @param {Piece} piece
   * @param {import("./types").Pictures} pictures
   */
  piece(piece, pictures) {
    /** @type {(SVGElement | null)[]} */
    const made = [];
    if (piece.to) made.push(this.line(piece, "edge", piece.size + 6), this.line(piece, "span", piece.size));
    if (piece.picture && pictures[piece.picture]) {
      this.define(piece.picture, pictures);
      const side = piece.size;
      made.push(shape("use", { href: "#" + piece.picture, x: piece.at[0] - side / 2, y: piece.at[1] - side / 2, width: side, height: side }));
    }
    if (piece.label && piece.labelAt) {
      const [x, y] = piece.labelAt;
      made.push(shape("text", { x, y, "font-size": piece.picture ? Math.min(LABEL, piece.size * 0.75) : piece.size }, piece.label));
    }
    return made;
  }

  /**
   * @param {string} name
   * @param {import("./types").Pictures} pictures
   */
  define(name, pictures) {
    if (this.defined.has(name)) return;
    this.defined.add(name);
    const drawing = parsed(pictures[name]);
    const attributes = Object.fromEntries([...drawing.attributes].map((one) => [one.name, one.value]).filter(([key]) => key !== "xmlns"));
    this.symbols.append(shape("symbol", { ...attributes, id: name }, ...drawing.children));
  }

  /**
   * The part of the board in which an area and all choices are; the whole if there is no such area.
   *
   * @param {import("./types").BoardSheet["near"]} area
   * @param {Choice[]} choices
   */
  around(area, choices) {
    const { whole } = this;
    if (!area) return whole;
    const [x, y, width, height] = area;
    const points = [[x, y], [x + width, y + height], ...choices.flatMap(({ at: [x, y] = [0, 0] }) => [[x - ROOM, y - ROOM], [x + ROOM, y + ROOM]])];
    const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
    const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
    const size = Math.min(Math.max((right - left) / whole.width, (bottom - top) / whole.height), 1);
    /** @type {(middle: number, from: number, all: number) => number} */
    const begin = (middle, from, all) => Math.min(Math.max(middle - size * all / 2, from), from + all - size * all);
    return { x: begin((left + right) / 2, whole.x, whole.width), y: begin((top + bottom) / 2, whole.y, whole.height), width: size * whole.width, height: size * whole.height };
  }

  /** @param {boolean} isNear */
  goNear(isNear) {
    this.isNear = isNear;
    this.lens = isNear ? this.near : this.whole;
    this.look();
  }

  /** Shows the part of the board that the lens is on. */
  look() {
    const { x, y, width, height } = this.lens;
    this.svg.setAttribute("viewBox", [x, y, width, height].join(" "));
    const pixel = width / (this.svg.clientWidth || width);
    this.button.hidden = this.area.clientWidth >= NARROW || this.near.width === this.whole.width;
    for (const mark of this.layer.querySelectorAll(".mark")) mark.setAttribute("r", String(MARK * pixel));
  }

  /**
   * Moves the lens so that what was under some fingers is under them now.
   *
   * @param {Point[]} before
   * @param {Point[]} now
   */
  follow(before, now) {
    const box = this.svg.getBoundingClientRect();
    const middle = (/** @type {Point[]} */ points) => ({ x: points.reduce((sum, one) => sum + one.x, 0) / points.length - box.x, y: points.reduce((sum, one) => sum + one.y, 0) / points.length - box.y });
    const spread = (/** @type {Point[]} */ points) => points.length < 2 ? 1 : Math.hypot(points[0].x - points[1].x, points[0].y - points[1].y) || 1;
    this.zoom(middle(before), middle(now), spread(before) / spread(now));
  }

  /**
   * @param {Point} from
   * @param {Point} to
   * @param {number} factor
   */
  zoom(from, to, factor) {
    const { lens, whole } = this;
    const pixel = lens.width / this.svg.clientWidth;
    const width = Math.min(Math.max(lens.width * factor, whole.width / MOST_ZOOM), whole.width);
    const height = width * whole.height / whole.width;
    const next = width / this.svg.clientWidth;
    const within = (/** @type {number} */ at, /** @type {number} */ least, /** @type {number} */ room) => Math.min(Math.max(at, least), least + room);
    this.isNear = false;
    this.lens = {
      width, height,
      x: within(lens.x + from.x * pixel - to.x * next, whole.x, whole.width - width),
      y: within(lens.y + from.y * pixel - to.y * next, whole.y, whole.height - height),
    };
    this.look();
  }

  listen() {
    let moved = false;
    this.svg.onpointerdown = (event) => {
      this.svg.setPointerCapture(event.pointerId);
      this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      moved = this.fingers.size > 1;
    };
    this.svg.onpointermove = (event) => {
      const was = this.fingers.get(event.pointerId);
      const is = { x: event.clientX, y: event.clientY };
      if (!was || !moved && Math.hypot(is.x - was.x, is.y - was.y) < STILL) return;
      moved = true;
      const before = [...this.fingers.values()];
      this.fingers.set(event.pointerId, is);
      if (this.fingers.size === 1 && this.lens.width === this.whole.width) scrollBy(0, was.y - is.y);
      else this.follow(before, [...this.fingers.values()]);
    };
    this.svg.onpointerup = (event) => {
      if (!this.fingers.delete(event.pointerId) || moved) return;
      const twice = event.timeStamp - this.tapped < DOUBLE;
      this.tapped = twice ? 0 : event.timeStamp;
      if (!twice) return this.tap(event);
      const box = this.svg.getBoundingClientRect();
      const at = { x: event.clientX - box.x, y: event.clientY - box.y };
      this.zoom(at, at, this.lens.width < this.whole.width ? MOST_ZOOM : 1 / TAP_ZOOM);
    };
    this.svg.onpointercancel = (event) => this.fingers.delete(event.pointerId);
  }

  /**
   * Points at the nearest choice, or else at the nearest piece.
   *
   * @param {MouseEvent} event
   */
  tap(event) {
    const box = this.svg.getBoundingClientRect();
    const pixel = this.lens.width / box.width;
    const x = this.lens.x + (event.clientX - box.x) * pixel;
    const y = this.lens.y + (event.clientY - box.y) * pixel;
    /** @param {Piece | Choice} thing */
    const distance = (thing) => {
      const { at = [0, 0] } = thing;
      const to = ("to" in thing && thing.to) || at;
      return Math.hypot((at[0] + to[0]) / 2 - x, (at[1] + to[1]) / 2 - y) / pixel;
    };
    /**
     * @template {Piece | Choice} T
     * @param {T[]} all
     */
    const nearest = (all) => all.filter((one) => distance(one) < NEAR).sort((one, other) => distance(one) - distance(other))[0];
    const piece = nearest(this.pieces);
    this.point(nearest(this.choices) ?? (piece ? { text: piece.words, at: piece.at } : null));
  }

  /** @param {Pointed | null} thing */
  point(thing) {
    this.pointed = thing;
    for (const mark of this.layer.querySelectorAll(".mark")) mark.classList.toggle("pointed", mark.getAttribute("data-text") === thing?.text);
    this.told(thing);
  }
}
