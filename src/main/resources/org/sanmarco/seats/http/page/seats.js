// A seat's screen. It knows no rule and no game: a frame says what there is to see and to choose.

const $ = (id) => document.getElementById(id);
const stored = sessionStorage;

let key = location.hash.slice(1);
let token = stored.getItem("token") ?? localStorage.getItem("token:" + location.host);
let labels = {};
let frame = null;
let places = [];
let lastId = "";
let busy = false;

if (key) {
  // The key doesn't stay in the address bar, where others may read it.
  stored.setItem("key", key);
  history.replaceState(null, "", location.pathname);
} else {
  key = stored.getItem("key") ?? "";
}

function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  const { className, ...rest } = properties;
  if (className) made.className = className;
  Object.assign(made, rest);
  made.append(...children);
  return made;
}

function notice(text) {
  $("notice").textContent = text ?? "";
}

function request(path, bearer, body, headers = {}) {
  return fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: { Authorization: "Bearer " + bearer, ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    cache: "no-store",
  });
}

// Choosing a seat.

async function choose() {
  const answer = await request("/seats", key, {});
  if (!answer.ok) {
    return askCode(key !== "");
  }
  const list = await answer.json();
  use(list.labels);
  document.title = labels.title;
  notice("");
  const buttons = list.seats.map((seat) =>
    element("button", { disabled: !seat.free, onclick: () => claim(seat.seat) },
      element("span", { className: "dot " + seat.colour }), " " + seat.name + (seat.free ? "" : " – " + labels.taken)));
  $("bar").hidden = true;
  $("main").replaceChildren(
    element("h1", { textContent: labels.choose }),
    element("div", { className: "choices" }, ...buttons),
    element("div", { className: "row" }, element("button", { textContent: labels.watch, onclick: () => claim(0) })));
}

function use(words) {
  labels = words;
}

function askCode(wrong) {
  const input = element("input", {
    id: "code", autocomplete: "off", autocapitalize: "characters", spellcheck: false, maxLength: 32,
  });
  input.setAttribute("aria-label", labels.code ?? "Code");
  const form = element("form", {
    className: "row",
    onsubmit: (event) => {
      event.preventDefault();
      key = input.value.trim().toUpperCase();
      stored.setItem("key", key);
      choose();
    },
  }, input, element("button", { className: "main", textContent: labels.join ?? "Join" }));
  $("bar").hidden = true;
  $("main").replaceChildren(element("h1", { textContent: labels.code ?? "Code on the big screen" }), form);
  notice(wrong ? (labels.wrong ?? "This code is not right. It stands on the big screen.") : "");
  input.focus();
}

async function claim(seat) {
  const answer = await request("/claim", key, { seat });
  if (!answer.ok) {
    return choose();
  }
  token = (await answer.json()).token;
  stored.setItem("token", token);
  localStorage.setItem("token:" + location.host, token);
  follow();
}

async function leave() {
  await request("/release", token, {});
  forget();
  choose();
}

function forget() {
  token = null;
  frame = null;
  lastId = "";
  stored.removeItem("token");
  localStorage.removeItem("token:" + location.host);
}

// Receiving frames.

async function follow() {
  for (;;) {
    try {
      const answer = await request("/frames", token, undefined, lastId ? { "Last-Event-ID": lastId } : {});
      if (answer.status === 403) {
        const had = frame !== null;
        forget();
        await choose();
        if (had) notice(labels.other);
        return;
      }
      if (answer.ok && (await events(answer.body))) {
        $("main").replaceChildren();
        return notice(labels.closed);
      }
    } catch {
      // The network is gone for a while.
    }
    notice(labels.offline ?? "…");
    await new Promise((done) => setTimeout(done, 700));
  }
}

// Reads events until the stream ends; whether the host has closed the game.
async function events(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return false;
    const parts = (rest + value).split("\n\n");
    rest = parts.pop();
    for (const part of parts) {
      const lines = part.split("\n");
      if (lines.includes("event: closed")) return true;
      const data = lines.find((line) => line.startsWith("data: "));
      if (!data) continue;
      lastId = lines.find((line) => line.startsWith("id: "))?.slice(4) ?? lastId;
      notice("");
      show(JSON.parse(data.slice(6)));
    }
  }
}

async function propose(act, more = {}) {
  if (busy) return;
  busy = true;
  try {
    const answer = await request("/propose", token, { v: 1, run: frame.run, frame: frame.frame, act, ...more });
    if (answer.ok) {
      const { refused, frame: now } = await answer.json();
      show(now);
      notice(refused ? refused.reason : "");
    } else {
      notice(labels.offline);
    }
  } catch {
    notice(labels.offline);
  } finally {
    busy = false;
  }
}

// Showing a frame.

function show(next) {
  if (frame && frame.run === next.run && next.frame < frame.frame) return;
  const before = frame;
  if (before && before.run === next.run && next.frame === before.frame) return;
  frame = next;
  const sheet = next.sheet;
  use(sheet.labels);
  document.documentElement.lang = sheet.language;
  document.title = labels.title;
  const mine = sheet.task === "decide" || sheet.task === "end" || sheet.task === "roll";
  const wasMine = before && ["decide", "end", "roll"].includes(before.sheet.task);
  if (mine && !wasMine) navigator.vibrate?.(200);
  document.title = (mine ? "● " : "") + labels.title;
  $("bar").hidden = false;
  $("bar").classList.toggle("mine", mine);
  $("title").textContent = sheet.task === "over" ? labels.over : sheet.title;
  $("text").textContent = sheet.text || (sheet.task === "wait" ? labels.wait : "");
  const parts = [players(sheet)];
  if (sheet.notes.length) parts.push(list("notes", sheet.notes));
  if (sheet.sort) parts.push(...sorting(sheet.sort, before));
  if (sheet.chosen?.length) parts.push(element("p", {}, element("strong", { textContent: labels.chosen + ": " }), sheet.chosen.join(" · ")));
  if (sheet.choices?.length) parts.push(choices(sheet.choices));
  parts.push(actions(sheet));
  parts.push(...sheet.cards.map(group));
  if (sheet.happened.length) {
    parts.push(element("h2", { textContent: labels.happened }), list("happened", sheet.happened));
  }
  parts.push(element("button", { id: "leave", textContent: labels.leave, onclick: leave }));
  const focused = document.activeElement?.dataset?.keep;
  $("main").replaceChildren(...parts);
  if (focused) $("main").querySelector(`[data-keep="${focused}"]`)?.focus();
  if (mine && !wasMine) scrollTo({ top: 0 });
}

function players(sheet) {
  return element("ul", { className: "players" }, ...sheet.players.map((player) =>
    element("li", { className: player.turn ? "turn" : "" },
      element("span", { className: "dot " + player.colour }),
      element("span", { textContent: player.name + " " + player.score }))));
}

function list(className, texts) {
  return element("ul", { className }, ...texts.map((text) => element("li", { textContent: text })));
}

function group({ title, cards }) {
  return element("section", {}, element("h2", { textContent: title }),
    element("ul", { className: "cards" }, ...cards.map((card) =>
      element("li", { className: "card", textContent: card.text }))));
}

function choices(all) {
  return element("div", { className: "choices" }, ...all.map(({ choice, text }) =>
    element("button", { textContent: text, onclick: () => propose("choose", { choice }) })));
}

function actions(sheet) {
  const row = element("div", { className: "row" });
  const add = (id, text, act, main) =>
    row.append(element("button", { id, textContent: text, className: main ? "main" : "", onclick: () => propose(act) }));
  if (sheet.settled) add("settled", sheet.settled, "go-on", true);
  if (sheet.task === "end") add("end", labels.end, "go-on", true);
  if (sheet.task === "roll") add("roll", labels.roll, "go-on", true);
  if (sheet.task === "go-on") add("go-on", labels["go-on"], "go-on", false);
  if (sheet.back) add("back", labels.back, "back", false);
  if (sheet.undo) add("undo", labels.undo, "undo", false);
  return row;
}

// Cards are sorted into offers by taps, which move a card on, or by dragging.
function sorting({ cards, offers }, before) {
  const same = before?.sheet?.sort && JSON.stringify(before.sheet.sort.cards) === JSON.stringify(cards);
  if (!same) places = cards.map(() => 0);
  const area = element("div", {});
  const draw = () => {
    const box = (place) => {
      const inside = cards.map((card, index) => ({ card, index })).filter(({ index }) => places[index] === place);
      const made = element("div", { className: "offer" },
        element("h2", { textContent: place === 0 ? labels.left : labels.offer + " " + place }),
        element("div", { className: "cards" }, ...inside.map(({ card, index }) => {
          const button = element("button", {
            className: "card", textContent: card.text, draggable: true,
            onclick: () => { places[index] = (places[index] % offers) + 1; draw(); },
            ondragstart: (event) => event.dataTransfer.setData("text/plain", String(index)),
          });
          button.dataset.keep = "card-" + index;
          return button;
        })));
      made.ondragover = (event) => { event.preventDefault(); made.classList.add("over"); };
      made.ondragleave = () => made.classList.remove("over");
      made.ondrop = (event) => {
        event.preventDefault();
        const index = Number(event.dataTransfer.getData("text/plain"));
        if (Number.isInteger(index) && index >= 0 && index < places.length) places[index] = place;
        draw();
      };
      return made;
    };
    const ready = places.every((place) => place > 0);
    const focused = document.activeElement?.dataset?.keep;
    area.replaceChildren(
      box(0),
      element("div", { className: "offers" }, ...Array.from({ length: offers }, (_, i) => box(i + 1))),
      element("div", { className: "row" }, element("button", {
        id: "divide", className: "main", textContent: labels.divide,
        onclick: () => ready ? propose("play", { moves: [written(cards, offers)] }) : notice(labels["divide.why"]),
      })));
    if (focused) area.querySelector(`[data-keep="${focused}"]`)?.focus();
  };
  draw();
  return [area];
}

function written(cards, offers) {
  const parts = Array.from({ length: offers }, (_, i) =>
    cards.filter((_, index) => places[index] === i + 1).map((card) => card.code).join(" "));
  return "divide " + parts.join(" / ");
}

token ? follow() : choose();
