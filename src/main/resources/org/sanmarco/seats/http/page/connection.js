// @ts-check
// The connection to the host: takes a seat, follows its frames and proposes. It knows no page and no browser: it is given the state, those
// whom it tells, the network and the clock.

import { answerTo } from "./seal.js";

/** @typedef {import("./types").Own} Own */

// The host says something every four seconds.
const SILENCE = 9000;
// How long an answer may take, how long before the page says that a choice waits, and the time until it is sent again.
const PATIENCE = 8000;
const SLOW = 2000;
const AGAIN = 1000;
// The time between two attempts to reach the host grows from the first to the last.
const SOON = 500;
const LATE = 4000;
// The time between two signs that this screen is still there.
const HERE = 10000;
const FORBIDDEN = 403;

/** The network, or the host, has left a request without an answer. Every other error is a fault of the page. */
export class Lost extends Error {}

export class Connection {
  /**
   * @param {import("./state.js").State} state
   * @param {import("./types").Told} told
   * @param {import("./types").World} world
   */
  constructor(state, told, world) {
    this.state = state;
    this.told = told;
    this.world = world;
    /** Ends what is waited for: the reason to wait may be gone. */
    this.wake = () => {};
  }

  /**
   * The result of what the network does; it is lost where that fails or takes too long.
   *
   * @template T
   * @param {Promise<T>} work
   * @param {number} millis
   * @param {AbortController} stop
   */
  async within(work, millis, stop) {
    const timer = this.world.setTimeout(() => stop.abort(), millis);
    try {
      return await work;
    } catch (cause) {
      throw new Lost("no answer", { cause });
    } finally {
      this.world.clearTimeout(timer);
    }
  }

  /**
   * @param {string} path
   * @param {AbortController} stop
   * @param {{ token?: string, body?: string, lastId?: string }} more
   */
  fetch(path, stop, { token, body, lastId }) {
    /** @type {Record<string, string>} */
    const headers = {};
    if (token) headers.Authorization = "Bearer " + token;
    if (lastId) headers["Last-Event-ID"] = lastId;
    return this.world.fetch(path, { method: body === undefined ? "GET" : "POST", headers, body, cache: "no-store", signal: stop.signal });
  }

  /**
   * The whole answer to a request.
   *
   * @param {string} path
   * @param {{ token?: string, body?: string }} more
   */
  async answer(path, more = {}) {
    const stop = new AbortController();
    const read = async () => {
      const answer = await this.fetch(path, stop, more);
      return { ok: answer.ok, status: answer.status, text: await answer.text() };
    };
    return this.within(read(), PATIENCE, stop);
  }

  /**
   * Asks for something that is sealed, and so is the answer.
   *
   * @param {string} path
   * @param {string} about
   * @param {object} body
   * @param {string} [token]
   */
  async ask(path, about, body, token) {
    const { seal } = this.state;
    const sealed = seal.seal(about, JSON.stringify(body));
    const { ok, status, text } = await this.answer(path, { token, body: sealed });
    return { status, content: ok ? JSON.parse(seal.open(answerTo(sealed), text)) : null };
  }

  /**
   * What the page is made of; asked for until it is there.
   *
   * @param {string} path
   */
  async load(path) {
    for (;;) {
      try {
        const { ok, text } = await this.answer(path);
        if (ok) return JSON.parse(text);
      } catch (error) {
        this.lost(error);
      }
      await this.pause(AGAIN);
    }
  }

  /** @param {unknown} error */
  lost(error) {
    if (!(error instanceof Lost)) throw error;
    this.told.line("offline");
  }

  /**
   * @param {number} millis
   * @returns {Promise<void>}
   */
  pause(millis) {
    return new Promise((done) => {
      const timer = this.world.setTimeout(done, millis);
      this.wake = () => {
        this.world.clearTimeout(timer);
        done();
      };
    });
  }

  /**
   * Takes a seat, or 0 to watch.
   *
   * @param {number} seat
   * @returns {Promise<"taken" | "refused" | "lost">}
   */
  async claim(seat) {
    const { state } = this;
    try {
      const { content } = await this.ask("claim", "claim", { seat });
      if (!content) return "refused";
      state.sit({ ...content, by: state.code });
    } catch (error) {
      this.lost(error);
      return "lost";
    }
    this.wake();
    return "taken";
  }

  /** Gives the seat back; the frames then end. */
  async leave() {
    const { own, seal } = this.state;
    if (!own) return;
    this.state.leaving = true;
    try {
      await this.answer("release", { token: own.token, body: seal.seal("release " + own.token, "") });
      this.wake();
    } catch (error) {
      this.state.leaving = false;
      this.lost(error);
    }
  }

  /** Receives frames until the seat is somebody else's. */
  async follow() {
    const { state, told } = this;
    let patience = SOON;
    let isClosed = false;
    const isAlive = () => {
      patience = SOON;
      isClosed = false;
      told.line("");
    };
    const own = state.own;
    const sign = () => {
      if (state.own !== own) return;
      this.world.setTimeout(sign, HERE);
      return this.isHere();
    };
    this.world.setTimeout(sign, HERE);
    for (;;) {
      const stop = new AbortController();
      let isWoken = false;
      // A phone that was locked, or is in another network, may hold a stream that is dead.
      this.wake = () => {
        isWoken = true;
        stop.abort();
      };
      /** @type {"ended" | "refused" | "closed"} */
      let end = "ended";
      try {
        end = await this.listen(stop, isAlive);
      } catch (error) {
        if (!(error instanceof Lost)) told.failed(error);
      }
      if (end === "refused") return this.thrownOut();
      if (end === "closed") {
        isClosed = true;
        told.closed();
      }
      if (isWoken) continue;
      // A host that has closed the game may open it again.
      told.line(isClosed ? "closed" : "offline");
      await this.pause(isClosed ? LATE : patience);
      patience = Math.min(patience * 2, LATE);
    }
  }

  /** Says that this screen is still there. If that is lost, so may be the stream, which is then opened again. */
  async isHere() {
    const { own, seal } = this.state;
    if (!own) return;
    try {
      await this.answer("here", { token: own.token, body: seal.seal("here " + own.token, "") });
    } catch (error) {
      this.lost(error);
      this.wake();
    }
  }

  thrownOut() {
    this.told.line("");
    const had = this.state.frame !== null;
    this.state.stand();
    this.told.thrownOut(had);
    this.state.leaving = false;
  }

  /**
   * Reads events until the stream ends.
   *
   * @param {AbortController} stop
   * @param {() => void} isAlive called whenever the host has said something
   * @returns {Promise<"ended" | "refused" | "closed">}
   */
  async listen(stop, isAlive) {
    const { token } = /** @type {Own} */ (this.state.own);
    const answer = await this.within(this.fetch("frames", stop, { token, lastId: this.state.lastId }), PATIENCE, stop);
    if (answer.status === FORBIDDEN) return "refused";
    if (!answer.ok || !answer.body) return "ended";
    const reader = answer.body.getReader();
    const letters = new TextDecoder();
    let rest = "";
    for (;;) {
      const { value, done } = await this.within(reader.read(), SILENCE, stop);
      if (done) return "ended";
      isAlive();
      const events = (rest + letters.decode(value, { stream: true })).split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) {
        if (await this.receive(event.split("\n"))) return "closed";
      }
    }
  }

  /**
   * Shows the frame of an event; returns whether the host has closed the game.
   *
   * @param {string[]} lines
   */
  async receive(lines) {
    const { state, told } = this;
    if (lines.includes("event: closed")) return true;
    const data = lines.find((line) => line.startsWith("data: "));
    if (!data || !state.own) return false;
    const [run, number, sealed] = data.slice(6).split(" ");
    const next = JSON.parse(state.seal.open(`frame ${state.own.seat} ${run} ${number}`, sealed));
    await told.game(next.game);
    this.show(next);
    state.lastId = lines.find((line) => line.startsWith("id: "))?.slice(4) ?? state.lastId;
    return false;
  }

  /** @param {import("./types").Frame} next */
  show(next) {
    if (this.state.accepts(next)) this.told.show(next);
  }

  /**
   * Proposes something until the host has answered. What comes a second time is refused as too late, so that it happens once.
   *
   * @param {string} act
   * @param {import("./types").Proposed} more
   */
  async propose(act, more = {}) {
    const { state, told } = this;
    if (state.busy || !state.frame) return;
    state.busy = true;
    told.busy(true);
    const about = { v: 1, run: state.frame.run, frame: state.frame.frame, act, ...more };
    const slow = this.world.setTimeout(() => told.line("slow"), SLOW);
    try {
      await this.send(about);
    } finally {
      this.world.clearTimeout(slow);
      if (state.line === "slow") told.line("");
      state.busy = false;
      told.busy(false);
    }
  }

  /** @param {{ run: string, frame: number, act: string }} about */
  async send(about) {
    const { state, told } = this;
    const isSignal = about.act === "signal";
    const isOpen = () => state.frame?.run === about.run && state.frame.frame === about.frame;
    for (let isFirst = true; state.own; isFirst = false) {
      try {
        const { status, content } = await this.ask("propose", "proposal " + state.own.seat, about, state.own.token);
        if (content) {
          const { refused, frame } = content;
          this.show(frame);
          if (refused && isFirst) told.refused(refused.reason);
          else if (!refused && !isSignal) told.done();
          return;
        }
        if (status === FORBIDDEN) return;
      } catch (error) {
        if (!(error instanceof Lost)) throw error;
        told.line("slow");
      }
      if (isSignal || !isOpen()) return;
      await new Promise((done) => this.world.setTimeout(() => done(null), AGAIN));
    }
  }
}
