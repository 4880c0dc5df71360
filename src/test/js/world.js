// A network and a clock that stand still until a test moves them.

import { Connection } from "../../main/resources/org/sanmarco/seats/http/page/connection.js";
import { Seal } from "../../main/resources/org/sanmarco/seats/http/page/seal.js";
import { State } from "../../main/resources/org/sanmarco/seats/http/page/state.js";

export const OWN = { seat: 1, token: "a1b2", code: "ABCDEFGHJKLMNPQRSTUV", by: "GAME" };

/** Lets everything happen that waits for no time and no network. */
export function settle() {
  return new Promise((done) => setImmediate(done));
}

export function memory(session = {}, local = {}) {
  const storage = (values) => ({
    values,
    getItem: (key) => values[key] ?? null,
    setItem: (key, value) => (values[key] = value),
    removeItem: (key) => delete values[key],
  });
  return { forgets: false, session: storage(session), local: storage(local) };
}

/** A request that a test answers. */
class Asked {
  constructor(path, options) {
    Object.assign(this, { path, ...options });
    this.answered = new Promise((answer, fail) => Object.assign(this, { resolve: answer, reject: fail }));
    this.signal.addEventListener("abort", () => this.lose());
  }

  /** The network loses the request, and the stream of its answer. */
  lose() {
    this.reject(new TypeError("Failed to fetch"));
    if (this.isOpen) this.stream.error(new TypeError("network error"));
    this.isOpen = false;
  }

  async answer(status, text = "{}") {
    this.resolve(new Response(text, { status }));
    await settle();
  }

  async answerSealed(content, code = OWN.code) {
    const seal = new Seal(code);
    await this.answer(200, seal.seal("answer " + this.body.slice(0, 16), JSON.stringify(content)));
  }

  /** Answers with a stream, which stays open. */
  async begin() {
    const body = new ReadableStream({ start: (stream) => (this.stream = stream) });
    this.isOpen = true;
    this.resolve(new Response(body));
    await this.say(":now\n\n");
  }

  async say(text) {
    this.stream.enqueue(new TextEncoder().encode(text));
    await settle();
  }

  async end() {
    this.isOpen = false;
    this.stream.close();
    await settle();
  }

  async frame(number, run = "f0", code = OWN.code) {
    const content = JSON.stringify({ run, frame: number, game: "san-marco", sheet: {} });
    await this.say(`id: ${run}-${number}\ndata: ${run} ${number} ${new Seal(code).seal(`frame ${OWN.seat} ${run} ${number}`, content)}\n\n`);
  }
}

export class World {
  constructor() {
    this.now = 0;
    this.timers = new Map();
    this.requests = [];
    this.next = 1;
  }

  setTimeout(action, millis) {
    this.timers.set(this.next, { at: this.now + millis, action });
    return this.next++;
  }

  clearTimeout(timer) {
    this.timers.delete(timer);
  }

  fetch(path, options) {
    const asked = new Asked(path, options);
    this.requests.push(asked);
    return asked.answered;
  }

  /** The time goes on. */
  async pass(millis) {
    const end = this.now + millis;
    await settle();
    for (;;) {
      const due = [...this.timers].filter(([, one]) => one.at <= end).sort(([, one], [, other]) => one.at - other.at)[0];
      if (!due) break;
      this.timers.delete(due[0]);
      this.now = due[1].at;
      due[1].action();
      await settle();
    }
    this.now = end;
  }

  /** The newest request for a path. */
  last(path) {
    return this.all(path).pop();
  }

  all(path) {
    return this.requests.filter((one) => one.path === path);
  }
}

/** A connection whose page notes what it is told. */
export function connected(own = OWN) {
  const world = new World();
  const state = new State(memory(own ? { seat: JSON.stringify(own) } : {}), "seat:table", own ? "" : "GAME");
  const heard = [];
  const told = {
    heard,
    line(line) {
      state.line = line;
      heard.push("line " + line);
    },
    show(frame) {
      state.frame = frame;
      heard.push(`frame ${frame.run}-${frame.frame}`);
    },
    game: async () => {},
    failed: (error) => heard.push("failed " + error),
    busy: (busy) => heard.push("busy " + busy),
    refused: (reason) => heard.push("refused " + reason),
    done: () => heard.push("done"),
    closed: () => heard.push("closed"),
    thrownOut: (had) => heard.push("thrown out " + had),
  };
  return { world, state, told, heard, connection: new Connection(state, told, world) };
}
