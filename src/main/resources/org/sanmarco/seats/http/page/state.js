// @ts-check
// Everything that changes while the page is open, and what of it a reload keeps.

import { Seal } from "./seal.js";

/** @typedef {import("./types").Own} Own */

export class State {
  /**
   * @param {import("./types").Memory} memory
   * @param {string} place the key of this page's seat: the page of other houses is in a folder of its own
   * @param {string} scanned the code in the address; empty if there is none
   */
  constructor(memory, place, scanned) {
    this.memory = memory;
    this.place = place;
    const known = /** @type {Own | null} */ (this.stored("session", "seat") ?? this.stored("local", place));
    const isWhole = typeof known?.seat === "number" && [known.token, known.code, known.by].every((one) => typeof one === "string");
    /** The seat of this screen; null before one is chosen. */
    this.own = isWhole && (!scanned || known?.by === scanned) ? known : null;
    /** The seat of a link, whose code is good for that seat alone; 0 for a code with which any seat can be chosen. */
    this.linked = 0;
    this.code = scanned || (this.own?.by ?? memory.session.getItem("code") ?? "");
    this.seal = new Seal("");
    this.useCode(this.code);

    /** The newest frame; null while none is on display. @type {import("./types").Frame | null} */
    this.frame = null;
    // The present run of the host, and the earlier ones, whose frames are refused.
    this.run = "";
    /** @type {Set<string>} */
    this.past = new Set();
    this.lastId = "";
    this.busy = false;
    this.leaving = false;

    /** @type {import("./types").Labels} */
    this.labels = {};
    /** @type {import("./types").Pictures} */
    this.pictures = {};
    /** The game that the drawings are for; nothing before the first frame. */
    this.drawn = "";
    this.gameName = "";
    /** @type {string[]} */
    this.people = [];

    /** Why the page waits, and what it says otherwise. @type {import("./types").Line} */
    this.line = "";
    this.said = "";
    this.sounds = memory.local.getItem("sound") === "on";
    // The number of the newest signal that was heard.
    this.heard = 0;
  }

  /**
   * A value that was stored as JSON; null if there is none. One that was spoilt is removed: it would be in the way for ever.
   *
   * @param {"session" | "local"} kind
   * @param {string} key
   * @returns {unknown}
   */
  stored(kind, key) {
    const text = this.memory[kind].getItem(key);
    if (text === null) return null;
    try {
      return JSON.parse(text);
    } catch (spoilt) {
      console.warn(key + ": " + spoilt);
      this.memory[kind].removeItem(key);
      return null;
    }
  }

  /** @param {string} code */
  useCode(code) {
    this.code = code;
    const [, seat, ofSeat] = /^(\d)\.(.+)$/.exec(code) ?? [null, "0", code];
    this.linked = Number(seat);
    this.seal = new Seal(this.own?.code ?? ofSeat);
    this.memory.session.setItem("code", code);
  }

  /** @param {Own} own */
  sit(own) {
    this.own = own;
    this.seal = new Seal(own.code);
    this.memory.session.setItem("seat", JSON.stringify(own));
    this.memory.local.setItem(this.place, JSON.stringify(own));
  }

  stand() {
    this.own = null;
    this.useCode(this.code);
    this.lastId = "";
    this.memory.session.removeItem("seat");
    this.memory.local.removeItem(this.place);
  }

  /**
   * Whether a frame comes next: a newer one of this run, or the first of a run that was never seen.
   *
   * @param {import("./types").Frame} next
   */
  accepts(next) {
    if (this.past.has(next.run) || (this.frame && this.frame.run === next.run && next.frame <= this.frame.frame)) return false;
    if (this.run !== next.run) {
      if (this.run) this.past.add(this.run);
      this.heard = 0;
    }
    this.run = next.run;
    return true;
  }
}
