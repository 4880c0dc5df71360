// A seat's screen. It knows no rule and no game: a frame says what there is to see and to choose.

import { Board } from "./board.js";
import { answerTo, Seal } from "./seal.js";

const $ = (id) => document.getElementById(id);
// The page of other houses is in a folder of its own.
const OWN = "seat:" + location.host + location.pathname.replace(/\/$/, "");
const MINE = ["decide", "end", "roll"];
// Storage may be blocked: then a reload asks for the code again.
let forgets = false;
function storage(kind) {
  try {
    window[kind].setItem("asked", "1");
    window[kind].removeItem("asked");
    return window[kind];
  } catch {
    forgets = true;
    return { getItem: () => null, setItem() {}, removeItem() {} };
  }
}
const stored = storage("sessionStorage");
const kept = storage("localStorage");
// The host says something every four seconds.
const SILENCE = 9000;
// The time between two looks at the list of seats.
const LOOK = 3000;
const DRAG = 8;
const SHORT = 26;
const SIGNAL_SHOWN = 6000;
// How long a choice waits before the page says so, how long before it is sent again, and the time between.
const SLOW = 2000;
const PATIENCE = 8000;
const AGAIN = 1000;
// The seat, its token, its own code, with which all is sealed, and the code by which it was chosen.
let own = JSON.parse(stored.getItem("seat") ?? kept.getItem(OWN));
let code = location.hash.slice(1);
let seal = null;
// The seat of a link, whose code is good for that seat alone; 0 for a code with which any seat can be chosen.
let linked = 0;
let labels = {};
let pictures = {};
const board = new Board($("board"), showTip);
let frame = null;
// The present run of the host, and the earlier ones, whose frames are refused.
let run = "";
const past = new Set();
let places = [];
let lastId = "";
let busy = false;
let sounds = kept.getItem("sound") === "on";
let speaker = null;
let wake = () => {};
// The number of the newest signal that was heard.
let heard = 0;
let quiet = 0;
// Whether the seat is being left.
let leaving = false;
let gameName = "";
let people = [];
// The game that the drawings are for; nothing before the first frame.
let drawn = "";
// The list of seats on display.
let listed = "";

if (code) {
  // The code doesn't stay in the address bar, where others may read it.
  if (!forgets) history.replaceState(null, "", location.pathname);
  if (own?.by !== code) own = null;
} else {
  code = own?.by ?? stored.getItem("code") ?? "";
}
useCode(code);

function useCode(next) {
  code = next;
  const [, seat, ofSeat] = /^(\d)\.(.+)$/.exec(code) ?? [null, 0, code];
  linked = Number(seat);
  seal = new Seal(own?.code ?? ofSeat);
  stored.setItem("code", code);
}

function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  const { className, aria = {}, keep, ...rest } = properties;
  if (className) made.className = className;
  if (keep) made.dataset.keep = keep;
  for (const [name, value] of Object.entries(aria)) made.setAttribute("aria-" + name, value);
  Object.assign(made, rest);
  made.append(...children.filter((child) => child !== null));
  return made;
}

// Sets a text only where it changes, so that it is not read out again.
function say(id, text) {
  if ($(id).textContent !== (text ?? "")) $(id).textContent = text ?? "";
}

function notice(text) {
  say("notice", text);
}

// Replaces a part of the page if its contents change, and keeps the focus.
function part(id, contents, make) {
  const now = JSON.stringify(contents);
  const area = $(id);
  if (area.shown === now) return;
  area.shown = now;
  fill(area, make());
}

function fill(area, children) {
  const focused = area.contains(document.activeElement) ? document.activeElement.dataset.keep : null;
  area.replaceChildren(...children.filter((child) => child !== null));
  if (focused) area.querySelector(`[data-keep="${focused}"]`)?.focus({ preventScroll: true });
}

function request(path, bearer, body, more = {}) {
  const { headers = {}, ...rest } = more;
  return fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: bearer ? { Authorization: "Bearer " + bearer, ...headers } : headers,
    body,
    cache: "no-store",
    ...rest,
  });
}

// Asks for something that is sealed, and so is the answer.
async function ask(path, about, body, bearer = null) {
  const sealed = seal.seal(about, JSON.stringify(body));
  const answer = await request(path, bearer, sealed, { signal: AbortSignal.timeout(PATIENCE) });
  return { ok: answer.ok, status: answer.status, json: async () => JSON.parse(await seal.open(answerTo(sealed), await answer.text())) };
}

function picture(name, className) {
  if (!pictures[name]) return null;
  return element("img", { className, alt: "", draggable: false, src: "data:image/svg+xml," + encodeURIComponent(pictures[name]) });
}

// Choosing a seat.

function lobby(...children) {
  frame = null;
  $("bar").hidden = true;
  $("seat").hidden = true;
  board.point(null);
  for (const id of ["players", "task", "cards", "happened", "foot"]) $(id).shown = null;
  listed = "";
  $("lobby").replaceChildren(gameHead(), ...children, forgets ? element("p", { textContent: labels.forgets }) : "");
}

// The game that is played here, so that nobody waits at the wrong table.
function gameHead() {
  const board = Object.keys(pictures).find((name) => name.startsWith("board-"));
  return element("div", { className: "game" }, picture(board, "small"), element("div", {}, element("strong", { textContent: gameName }), element("p", { textContent: people.join(" · ") })));
}

// The list stays up to date until a seat is chosen.
async function choose(why = "") {
  if (!code) return askCode(false);
  if (linked) return why ? askLinked(why) : claim(linked);
  for (let first = true; own === null; first = false) {
    let answer;
    try {
      answer = await ask("seats", "seats", {});
    } catch {
      notice(labels.offline);
      await pause(1000);
      continue;
    }
    if (own !== null) return;
    if (!answer.ok) return askCode(true);
    const list = await answer.json();
    use(list.labels);
    if (first) notice(why);
    else if ($("notice").textContent === labels.offline) notice("");
    seats(list.seats);
    await pause(LOOK);
  }
}

// Who has come by a link, and has left or lost the seat, takes it back by a button.
function askLinked(why) {
  lobby(element("div", { className: "row" }, element("button", { id: "join", className: "main", textContent: labels.join, onclick: () => claim(linked) })));
  notice(why);
}

// The seats of a player are one choice: all are decided at the player's screen.
function seats(all) {
  const now = JSON.stringify([all, labels]);
  if (listed === now) return;
  const players = all.filter((seat, index) => all.findIndex((other) => other.name === seat.name) === index);
  const buttons = players.map((player) => {
    const of = all.filter((seat) => seat.name === player.name);
    const free = of.every((seat) => seat.free);
    return element("button", { disabled: !free, keep: "seat-" + player.seat, onclick: () => claim(player.seat) },
      ...of.map((seat) => picture("crest-" + seat.colour, "crest")),
      element("span", { textContent: player.name + (free ? "" : " – " + (of.some((seat) => seat.taken) ? labels.taken : labels.computer)) }));
  });
  lobby(
    element("h1", { textContent: labels.choose }),
    element("div", { className: "choices" }, ...buttons),
    all.some((seat) => seat.taken) ? element("p", { textContent: labels.yours }) : "",
    element("div", { className: "row" }, element("button", { id: "watch", textContent: labels.watch, onclick: () => claim(0) })));
  listed = now;
}

function use(words) {
  labels = words;
  document.documentElement.lang = words.language ?? "en";
  document.title = labels.title;
}

function askCode(wrong) {
  const input = element("input", {
    id: "code", autocomplete: "off", autocapitalize: "characters", spellcheck: false, maxLength: 48, placeholder: "XXXX-XXXX-XXXX-XXXX-XXXX", value: wrong ? code : "", aria: { label: labels.code },
  });
  const form = element("form", {
    className: "row",
    onsubmit: (event) => {
      event.preventDefault();
      useCode(input.value);
      choose();
    },
  }, input, element("button", { className: "main", textContent: labels.join }));
  lobby(element("h1", { textContent: labels.code }), form);
  notice(wrong ? labels.wrong : "");
  input.focus();
}

async function claim(seat) {
  try {
    const answer = await ask("claim", "claim", { seat });
    if (!answer.ok) return linked ? askCode(true) : notice(labels.faster);
    own = { ...(await answer.json()), by: code };
    seal = new Seal(own.code);
  } catch {
    if (!linked) return notice(labels.offline);
    notice(labels.offline);
    await pause(LOOK);
    return claim(seat);
  }
  stored.setItem("seat", JSON.stringify(own));
  kept.setItem(OWN, JSON.stringify(own));
  wake();
  follow();
}

// Asks before the seat is left.
function askLeave() {
  showTip({ text: labels["leave.ask"] });
  $("tip").lastChild.before(element("button", { id: "leave-now", className: "main", textContent: labels.leave, onclick: leave }));
}

async function leave() {
  leaving = true;
  showTip(null);
  try {
    await request("release", own.token, seal.seal("release " + own.token, ""));
  } catch {
    return notice(labels.offline);
  }
  wake();
}

function forget() {
  own = null;
  useCode(code);
  lastId = "";
  stored.removeItem("seat");
  kept.removeItem(OWN);
}

// Receiving frames.

function pause(millis) {
  return new Promise((done) => {
    const timer = setTimeout(done, millis);
    wake = () => { clearTimeout(timer); done(); };
  });
}

// A phone that was locked, or is in another network, may hold a stream that is dead.
addEventListener("online", () => wake());
addEventListener("offline", () => wake());
addEventListener("pageshow", (event) => event.persisted && wake());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  wake();
  if (frame) stayAwake();
});

async function follow() {
  let patience = 500;
  let closed = false;
  for (;;) {
    const stop = new AbortController();
    wake = () => stop.abort();
    try {
      const answer = await request("frames", own.token, undefined,
        { headers: lastId ? { "Last-Event-ID": lastId } : {}, signal: stop.signal });
      if (answer.status === 403) {
        const had = frame !== null;
        forget();
        choose(leaving ? labels["leave.done"] : had ? labels.other : "");
        leaving = false;
        return;
      }
      closed = answer.ok && (await events(answer.body, stop, () => { patience = 500; closed = false; }));
      if (closed) lobby();
    } catch {
      // The network is gone for a while.
    }
    if (!stop.signal.aborted) {
      // A host that has closed the game may open it again.
      notice(closed ? labels.closed : labels.offline);
      await pause(closed ? 4000 : patience);
      patience = Math.min(patience * 2, 4000);
    }
  }
}

// Reads events until the stream ends; whether the host has closed the game.
async function events(body, stop, alive) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const timer = setTimeout(() => stop.abort(), SILENCE);
    const { value, done } = await reader.read().finally(() => clearTimeout(timer));
    if (done) return false;
    alive();
    if ($("notice").textContent === labels.offline) notice("");
    const parts = (rest + value).split("\n\n");
    rest = parts.pop();
    for (const one of parts) {
      const lines = one.split("\n");
      if (lines.includes("event: closed")) return true;
      const data = lines.find((line) => line.startsWith("data: "));
      if (!data) continue;
      const [ofRun, number, sealed] = data.slice(6).split(" ");
      const next = JSON.parse(await seal.open(`frame ${own.seat} ${ofRun} ${number}`, sealed));
      if (drawn && drawn !== next.game) await load();
      drawn = next.game;
      show(next);
      lastId = lines.find((line) => line.startsWith("id: "))?.slice(4) ?? lastId;
    }
  }
}

// Proposes something until the host has answered. What comes a second time is refused as too late, so that it happens once.
async function propose(act, more = {}) {
  if (busy) return;
  busy = true;
  document.body.setAttribute("aria-busy", "true");
  const about = { v: 1, run: frame.run, frame: frame.frame, act, ...more };
  const slow = setTimeout(() => {
    document.body.classList.add("slow");
    notice(labels.slow);
  }, SLOW);
  const isOpen = () => own && frame?.run === about.run && frame.frame === about.frame;
  for (let sent = 1; own; sent++) {
    try {
      const answer = await ask("propose", "proposal " + own.seat, about, own.token);
      if (answer.ok) {
        const { refused, frame: now } = await answer.json();
        show(now);
        notice(refused && sent === 1 ? refused.reason : "");
        // The next step begins at the top.
        if (!refused && act !== "signal") scrollTo({ top: 0 });
        break;
      }
      if (answer.status === 403) break;
    } catch {
      // The network is gone, or hangs.
    }
    if (act === "signal" || !isOpen()) break;
    await new Promise((done) => setTimeout(done, AGAIN));
  }
  clearTimeout(slow);
  if ($("notice").textContent === labels.slow) notice("");
  document.body.classList.remove("slow");
  busy = false;
  document.body.removeAttribute("aria-busy");
}

// Showing a frame.

function show(next) {
  if (past.has(next.run) || frame && frame.run === next.run && next.frame <= frame.frame) return;
  if (run && run !== next.run) past.add(run);
  if (run !== next.run) heard = 0;
  run = next.run;
  const isFirst = frame === null;
  const wasMine = !isFirst && MINE.includes(frame.sheet.task);
  frame = next;
  const sheet = next.sheet;
  const mine = MINE.includes(sheet.task);
  labels = sheet.labels;
  hear(next, isFirst);
  document.documentElement.lang = sheet.language;
  document.title = (mine ? "● " : "") + sheet.name;
  $("lobby").replaceChildren();
  listed = "";
  $("bar").hidden = false;
  $("seat").hidden = false;
  $("bar").classList.toggle("mine", mine);
  say("turn", mine ? labels.turn : sheet.task === "wait" ? labels.wait : sheet.task === "go-on" ? labels.look : "");
  say("title", sheet.task === "over" ? labels.over : sheet.title);
  $("bar").classList.toggle("won", sheet.task === "over");
  say("text", [sheet.question, sheet.text].filter(Boolean).join(" "));
  notice("");
  const group = chosenFrom(sheet);
  $("seat").className = sheet.sort || sheet.cards.some((one) => one.choice) ? "offering" : mine ? "" : "watching";
  board.show(sheet.board, (sheet.choices ?? []).filter((choice) => choice.at), pictures);
  part("players", sheet.players, () => [players(sheet.players)]);
  part("task", { ...sheet, board: 0, players: 0, cards: 0, happened: 0, title: 0, text: 0, group }, () => task(sheet, group));
  part("cards", [sheet.cards, group?.title], () => sheet.cards.filter((one) => one !== group && !one.choice).map((one) => cardGroup(one, [])));
  part("happened", [labels.happened, sheet.happened], () => sheet.happened.length
    ? [element("h2", { textContent: labels.happened }), list("happened", sheet.happened)] : []);
  part("foot", [labels, sounds, undoBelow(sheet)], foot);
  if (mine && !wasMine) call();
  if (isFirst) stayAwake();
}

// The words of the signals, in the order of their numbers.
function signals() {
  return { thinking: labels["signal.thinking"], "your-turn": labels["signal.your-turn"], "well-played": labels["signal.well-played"] };
}

// Shows the signals that are new; those of before the first frame are not.
function hear(next, isFirst) {
  const news = (next.signals ?? []).filter((one) => one.number > heard).sort((one, other) => one.number - other.number);
  heard = news.at(-1)?.number ?? heard;
  if (isFirst || !news.length) return;
  const name = (seat) => next.sheet.players.find((player) => player.seat === seat)?.name;
  say("signal", news.map((one) => name(one.seat) + " – " + ({ ...signals(), undo: labels["signal.undo"], free: labels["signal.free"] })[one.signal]).join("\n"));
  clearTimeout(quiet);
  quiet = setTimeout(() => say("signal", ""), SIGNAL_SHOWN);
  if (MINE.includes(next.sheet.task) && news.some((one) => one.signal === "your-turn")) ring();
}

function players(all) {
  return element("ul", { className: "players" }, ...all.map((player) =>
    element("li", { className: "player" + (player.turn ? " turn" : "") + (player.own ? " own" : ""), aria: player.turn ? { current: "true" } : {} },
      picture("crest-" + player.colour, "crest"),
      element("span", {},
        element("span", { className: "name", textContent: player.name, title: player.name }),
        element("span", { className: "score" }, element("b", { textContent: player.score }), " " + player.unit, ...(player.role ? [" · ", element("span", { className: "role", textContent: player.role })] : [])),
        element("span", { className: "counts" }, ...player.counts.map(({ label, value }) =>
          element("span", {}, ...(label ? [label + " ", element("b", { textContent: value })] : [value])))),
        player.gone && !player.own ? element("span", { className: "gone", textContent: player.gone }) : ""))));
}

// What a choice or an offer costs and brings: to each seat, and in words.
function effects({ gains = [], effect = [] }) {
  return [
    gains.length ? element("span", { className: "gains" }, ...gains.map(({ colour, text, bad, words }) =>
      element("span", { className: bad ? "gain bad" : "gain", title: words, role: "img", aria: { label: words } }, picture("crest-" + colour, "crest"), text))) : null,
    ...effect.map((words) => element("span", { className: "effect", textContent: words })),
  ];
}

function list(className, texts) {
  return element("ul", { className }, ...texts.map((text) => element("li", { textContent: text })));
}

// The group whose cards are what can be chosen; it is part of the task.
function chosenFrom(sheet) {
  const codes = new Set((sheet.choices ?? []).filter(isCard).map((choice) => choice.code));
  if (!codes.size) return null;
  const within = sheet.cards.filter((group) => !group.whole && [...codes].every((code) => group.cards.some((card) => card.code === code)));
  return within.find((group) => group.cards.every((card) => codes.has(card.code))) ?? within[0] ?? null;
}

function isCard(choice) {
  return choice.picture !== undefined;
}

function task(sheet, group) {
  const offers = sheet.cards.filter((one) => one.choice);
  const open = (sheet.choices ?? []).filter((one) => !(group && isCard(one)) && offers.every((offer) => offer.choice !== one.choice));
  const cards = open.filter(isCard);
  return [
    sheet.sort ? sorting(sheet.sort) : null,
    sheet.chosen?.length ? element("p", {}, element("strong", { textContent: labels.chosen + ": " }), sheet.chosen.join(" · ")) : null,
    group || cards.length ? element("p", { textContent: labels.tap }) : null,
    group ? cardGroup(group, sheet.choices) : null,
    offers.length ? element("div", { className: "offers" }, ...offers.map(offer)) : null,
    cards.length ? element("div", { className: "cards" }, ...cards.map((choice) => cardButton(choice, choice.choice))) : null,
    open.length > cards.length ? choices(open.filter((choice) => !isCard(choice))) : null,
    actions(sheet),
    sheet.notes.length ? list("notes", sheet.notes) : null,
  ];
}

// Names what was tapped on the board; a choice can be made there.
function showTip(thing) {
  $("tip").hidden = !thing;
  if (!thing) return;
  $("tip").replaceChildren(
    element("div", {}, element("strong", { textContent: thing.text }), ...effects(thing).filter(Boolean)),
    ...(thing.choice ? [element("button", { id: "take-tip", className: "main", textContent: labels.pick, onclick: () => propose("choose", { choice: thing.choice }) })] : []),
    element("button", { textContent: "×", aria: { label: labels.close }, onclick: () => board.point(null) }));
}

// Short choices stand side by side.
function choices(all) {
  const short = all.every((choice) => choice.text.length <= SHORT && !choice.effect);
  return element("div", { className: short ? "choices short" : "choices" }, ...all.map(choiceButton));
}

function choiceButton(one) {
  return element("button", { keep: "choice-" + one.text, className: "choice", onclick: () => propose("choose", { choice: one.choice }) },
    element("span", { textContent: one.text }), ...effects(one));
}

// An offer that can be taken.
function offer(one) {
  const [sum, ...words] = one.effect;
  return element("section", { className: "offer open" }, element("h2", { textContent: one.title }), ...effects({ effect: [sum] }),
    element("ul", { className: "cards" }, ...one.cards.map((card) => element("li", { className: "card" + plain(card) }, ...face(card)))),
    ...effects({ gains: one.gains, effect: words }),
    element("button", { className: "choice main", keep: "take-" + one.choice, aria: { label: labels.take + ": " + one.title },
      textContent: labels.take, onclick: () => propose("choose", { choice: one.choice }) }));
}

function cardButton(card, choice, keep = "card-" + card.code) {
  return element("button", { className: "card choice" + plain(card), keep, onclick: () => propose("choose", { choice }) }, ...face(card), ...effects(card));
}

function plain(card) {
  return card.ground ? "" : " plain";
}

function face(card) {
  const name = element("span", { className: "name", textContent: card.text });
  if (!card.ground) return [name];
  const drawing = picture(card.picture);
  const isNumber = card.text === card.sign;
  const above = element("span", { className: "face" }, drawing,
    card.sign ? element("span", { className: "sign" + (drawing ? "" : " large"), textContent: card.sign, aria: { hidden: String(!isNumber) } }) : null);
  above.style.backgroundColor = card.ground;
  return isNumber ? [above] : [above, name];
}

function cardGroup({ title, cards, ...rest }, choices) {
  return element("section", {}, element("h2", { textContent: title }),
    element("ul", { className: "cards" }, ...cards.map((card, index) => {
      const choice = choices.find((one) => isCard(one) && one.code === card.code);
      return choice
        ? element("li", {}, cardButton(card, choice.choice, "card-" + title + index))
        : element("li", { className: "card" + plain(card) }, ...face(card));
    })), ...effects(rest));
}

function actions(sheet) {
  const row = element("div", { className: "row" });
  const add = (id, text, act, main) =>
    row.append(element("button", { id, keep: id, textContent: text, className: main ? "main" : "", onclick: () => propose(act) }));
  if (sheet.settled) add("settled", sheet.settled, "go-on", true);
  if (sheet.task === "end") add("end", labels.end, "go-on", true);
  if (sheet.task === "roll") add("roll", sheet.roll, "go-on", true);
  if (sheet.task === "go-on") add("go-on", labels["go-on"], "go-on", false);
  if (sheet.task === "over" && own.seat > 0) add("again", labels.again, "go-on", true);
  if (sheet.back) add("back", labels.back, "back", false);
  if (sheet.undo && !undoBelow(sheet)) add("undo", sheet.undo, "undo", false);
  return row;
}

// While another decides, the button that undoes is below all others: nobody presses it by accident.
function undoBelow(sheet) {
  return sheet.undo && !MINE.includes(sheet.task) ? sheet.undo : "";
}

function foot() {
  const undo = undoBelow(frame.sheet);
  const row = element("div", { className: "row", aria: { label: labels.signals }, role: "group" },
    ...Object.entries(signals()).map(([kind, text], index) => element("button", {
      id: "signal-" + kind, keep: "signal-" + kind, textContent: text, onclick: () => propose("signal", { choice: index + 1 }),
    })));
  return [own.seat > 0 ? row : null, element("div", { className: "row" },
    undo ? element("button", { id: "undo", keep: "undo", textContent: undo, onclick: () => propose("undo") }) : "",
    element("button", { id: "sound", keep: "sound", textContent: labels.sound + (sounds ? " ♪" : ""), aria: { pressed: String(sounds) }, onclick: () => {
      sounds = !sounds;
      kept.setItem("sound", sounds ? "on" : "off");
      part("foot", [labels, sounds, undoBelow(frame.sheet)], foot);
      if (sounds) sound();
    } }),
    element("button", { id: "leave", keep: "leave", textContent: labels.leave, onclick: askLeave }))];
}

// Calls the player, whose turn it is now.
function call() {
  scrollTo({ top: 0 });
  ring();
}

// Keeps the screen on while a game runs, where the browser allows that.
async function stayAwake() {
  try {
    await navigator.wakeLock?.request("screen");
  } catch {
    // Only some browsers, and only while the page is seen.
  }
}

function ring() {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(200);
  if (sounds) sound();
}

function sound() {
  try {
    speaker ??= new AudioContext();
    speaker.resume();
    [660, 880].forEach((pitch, index) => {
      const tone = speaker.createOscillator();
      const level = speaker.createGain();
      const begin = speaker.currentTime + index * 0.16;
      tone.frequency.value = pitch;
      level.gain.setValueAtTime(0.15, begin);
      level.gain.exponentialRampToValueAtTime(0.001, begin + 0.3);
      tone.connect(level).connect(speaker.destination);
      tone.start(begin);
      tone.stop(begin + 0.3);
    });
  } catch {
    // A device without sound.
  }
}

// Cards are sorted into offers by taps, which move a card on, by keys 0 to 9, or by dragging.
function sorting({ cards, offers, points, totals }) {
  const codes = cards.map((card) => card.code).join(" ");
  places = cards.map(() => 0);
  // A reload keeps what was sorted.
  const before = JSON.parse(stored.getItem("places") ?? "{}");
  if (before.codes === codes) places = before.places;
  const area = element("div", { className: "sort" });
  const total = (sum) => sum ? { gains: totals[sum].gains, effect: totals[sum].effect.slice(0, 1) } : {};
  const name = (place) => place === 0 ? labels.left : labels.offer + " " + place;
  const put = (index, place) => {
    places[index] = place;
    stored.setItem("places", JSON.stringify({ codes, places }));
    notice("");
    draw();
    say("said", cards[index].text + ": " + name(place));
  };
  const button = (card, index) => {
    const made = element("button", {
      className: "card" + plain(card), keep: "sort-" + index, aria: { label: card.text + ", " + name(places[index]) },
      onkeydown: (event) => {
        if (/^[0-9]$/.test(event.key) && Number(event.key) <= offers) put(index, Number(event.key));
      },
    }, ...face(card));
    dragging(made, area, () => put(index, (places[index] % offers) + 1), (place) => put(index, place));
    return made;
  };
  const box = (place) => {
    const inside = cards.map((card, index) => ({ card, index })).filter(({ index }) => places[index] === place);
    if (place === 0 && !inside.length) return null;
    const made = element("section", { className: "offer" + (place === 0 ? " loose" : "") },
      element("h2", { textContent: name(place) }),
      element("div", { className: "cards" }, ...inside.map(({ card, index }) => button(card, index))),
      ...effects(place ? total(inside.reduce((sum, { index }) => sum + points[index], 0)) : {}));
    made.place = place;
    return made;
  };
  const draw = () => fill(area, [
    places.includes(0) ? element("p", { textContent: labels.sort }) : null,
    box(0),
    element("div", { className: "offers" }, ...Array.from({ length: offers }, (_, i) => box(i + 1))),
    element("div", { className: "row" }, element("button", {
      id: "divide", keep: "divide", className: "main", textContent: labels.divide,
      onclick: () => {
        if (places.includes(0)) return notice(labels["divide.why"]);
        stored.removeItem("places");
        propose("play", { moves: [written(cards, offers)] });
      },
    })),
  ]);
  draw();
  return area;
}

// Lets a card be tapped, and dragged into a box of an area, by mouse, finger or pen. A tap counts when the finger is lifted: browsers
// sometimes send no click for a tap that follows a drag. Keys and screen readers send nothing but clicks.
function dragging(card, area, tap, drop) {
  let from = null;
  let over = null;
  let pointed = false;
  const end = () => {
    from = null;
    over?.classList.remove("over");
    card.classList.remove("dragged");
    card.style.transform = "";
  };
  card.onpointerdown = (event) => {
    pointed = false;
    if (event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, scroll: scrollY };
    card.setPointerCapture(event.pointerId);
  };
  card.onpointermove = (event) => {
    if (!from) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!card.classList.contains("dragged") && Math.hypot(x, y) < DRAG) return;
    card.classList.add("dragged");
    // Near an edge the page moves along.
    if (event.clientY > innerHeight - 50) scrollBy(0, 12);
    if (event.clientY < 90) scrollBy(0, -12);
    card.style.transform = `translate(${x}px, ${y + scrollY - from.scroll}px)`;
    over?.classList.remove("over");
    over = document.elementFromPoint(event.clientX, event.clientY)?.closest(".offer") ?? null;
    if (over && !area.contains(over)) over = null;
    over?.classList.add("over");
  };
  card.onpointerup = () => {
    if (!from) return;
    const dragged = card.classList.contains("dragged");
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

function written(cards, offers) {
  const parts = Array.from({ length: offers }, (_, i) =>
    cards.filter((_, index) => places[index] === i + 1).map((card) => card.code).join(" "));
  return "divide " + parts.join(" / ");
}

// Loads the words of the page and the drawings of the game.
async function load() {
  const get = async (path) => {
    try {
      return await (await request(path, null)).json();
    } catch {
      return {};
    }
  };
  const [words, drawings] = await Promise.all([get("words.json"), get("pictures.json")]);
  use(words);
  gameName = words.game ?? "";
  people = words.people ?? [];
  pictures = drawings;
}

async function start() {
  await load();
  return own ? follow() : choose();
}

start();
