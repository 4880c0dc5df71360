// @ts-check
// What a frame says there is to see and to choose.

import { connection, propose, state } from "./app.js";
import { Board } from "./board.js";
import { fallsAsleep, ring, sound, stayAwake } from "./device.js";
import { $, button, clear, element, list, notice, part, picture, row, say } from "./page.js";
import { effects, face, offerEffects, plain } from "./parts.js";
import { sorting } from "./sorting.js";

/** @typedef {import("./types").Sheet} Sheet */
/** @typedef {import("./types").CardGroup} CardGroup */
/** @typedef {import("./types").Choice} Choice */
/** @typedef {import("./types").Card} Card */
/** @typedef {import("./types").Frame} Frame */

const MINE = ["decide", "end", "roll"];
const SHORT = 26;
const SIGNAL_SHOWN = 6000;
const board = new Board($("board"), $("whole"), showTip);
let quiet = 0;

/** Hides what shows frames. */
export function hide() {
  $("bar").hidden = true;
  $("seat").hidden = true;
  board.point(null);
  clear();
}

/** @param {Sheet} sheet */
function isMine(sheet) {
  return MINE.includes(sheet.task);
}

/** @param {Frame} next */
export function show(next) {
  const before = state.frame;
  state.frame = next;
  const { sheet } = next;
  const { labels } = sheet;
  const mine = isMine(sheet);
  state.labels = labels;
  hear(next, before === null);
  document.documentElement.lang = sheet.language;
  document.title = (mine ? "● " : "") + sheet.name;
  $("lobby").replaceChildren();
  $("bar").hidden = false;
  $("seat").hidden = false;
  $("bar").classList.toggle("mine", mine);
  // Who sits out a game, or only watches, reads which one the others play.
  say("turn", next.seat === 0 && sheet.task !== "over" ? labels.watching + " · " + state.gameName
    : mine ? labels.turn : sheet.task === "wait" ? labels.wait : sheet.task === "go-on" ? labels.look : "");
  say("title", sheet.task === "over" ? labels.over : sheet.title);
  $("bar").classList.toggle("won", sheet.task === "over");
  say("text", sheet.task === "over" ? "" : [sheet.question, sheet.text].filter(Boolean).join(" "));
  // The page ends below the button that is fixed to the edge of the screen.
  document.body.classList.toggle("docked", sheet.task === "go-on");
  notice("");
  const group = chosenFrom(sheet);
  say("whole", labels.whole);
  board.show(sheet.board, (sheet.choices ?? []).filter((choice) => choice.at), state.pictures);
  const kind = sheet.sort || sheet.cards.some((one) => one.choice) ? "offering" : mine ? "" : "watching";
  $("seat").className = (sheet.task === "over" ? "over" : kind) + ($("board").hidden ? " boardless" : "");
  part("players", sheet.players, () => [players(sheet)]);
  part("task", { ...sheet, seat: next.seat, board: 0, players: own(sheet), cards: 0, happened: 0, title: 0, text: sheet.task === "over" && sheet.text, group }, () => task(sheet, group));
  part("cards", [sheet.cards, group?.title], () => sheet.cards.filter((one) => one !== group && !one.choice).map((one) => cardGroup(one, [])));
  part("happened", [labels.happened, sheet.happened], () => sheet.happened.length
    ? [element("h2", { textContent: labels.happened }), list("happened", [...sheet.happened].reverse())] : []);
  drawFoot(sheet);
  if (mine && !(before && isMine(before.sheet))) {
    scrollTo({ top: 0 });
    ring();
  }
  if (!before) void stayAwake();
}

/** The words of the signals, in the order of their numbers. */
function signals() {
  const { labels } = state;
  return { thinking: labels["signal.thinking"], "your-turn": labels["signal.your-turn"], "well-played": labels["signal.well-played"] };
}

/**
 * Shows the signals that are new; those of before the first frame are not.
 *
 * @param {Frame} next
 * @param {boolean} isFirst
 */
function hear({ signals: all = [], sheet }, isFirst) {
  const news = all.filter((one) => one.number > state.heard).sort((one, other) => one.number - other.number);
  if (!news.length) return;
  state.heard = news[news.length - 1].number;
  if (isFirst) return;
  /** @type {Record<string, string>} */
  const words = { ...signals(), undo: state.labels["signal.undo"], free: state.labels["signal.free"] };
  const name = (/** @type {number} */ seat) => sheet.players.find((player) => player.seat === seat)?.name;
  say("signal", news.map((one) => `\u2068${name(one.seat)}\u2069 – ${words[one.signal]}`).join("\n"));
  clearTimeout(quiet);
  quiet = window.setTimeout(() => say("signal", ""), SIGNAL_SHOWN);
  if (isMine(sheet) && news.some((one) => one.signal === "your-turn")) ring();
}

/**
 * The colours of the reader's seats.
 *
 * @param {Sheet} sheet
 */
function own(sheet) {
  return sheet.players.filter((player) => player.own).map((player) => player.colour);
}

/** @param {Sheet} sheet */
function players({ players: all }) {
  // In the end the best is first.
  const order = [...all].sort((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return element("ul", { className: "players" }, ...order.map((player) =>
    element("li", { className: "player" + (player.turn ? " turn" : "") + (player.own ? " own" : ""), aria: player.turn ? { current: "true" } : {} },
      player.place ? element("b", { className: "place", textContent: player.place + "." }) : null,
      picture("crest-" + player.colour, "crest"),
      element("span", {},
        element("bdi", { className: "name", textContent: player.name, title: player.name }),
        element("span", { className: "score" }, element("b", { textContent: player.score }), " " + player.unit, ...(player.role ? [" · ", element("span", { className: "role", textContent: player.role })] : [])),
        element("span", { className: "counts" }, ...player.counts.map(({ label, value }) =>
          element("span", {}, ...(label ? [label + " ", element("b", { textContent: value })] : [value])))),
        player.gone && !player.own ? element("span", { className: "gone", textContent: player.gone }) : ""))));
}

/**
 * The group whose cards are what can be chosen; it is part of the task.
 *
 * @param {Sheet} sheet
 */
function chosenFrom(sheet) {
  const codes = new Set((sheet.choices ?? []).filter(isCard).map((choice) => choice.code));
  if (!codes.size) return null;
  const within = sheet.cards.filter((group) => !group.whole && [...codes].every((code) => group.cards.some((card) => card.code === code)));
  return within.find((group) => group.cards.every((card) => codes.has(card.code))) ?? within[0] ?? null;
}

/** @param {Choice} choice */
function isCard(choice) {
  return choice.ground !== undefined;
}

/**
 * @param {Sheet} sheet
 * @param {CardGroup | null} group
 */
function task(sheet, group) {
  const { labels } = state;
  const offers = sheet.cards.filter((one) => one.choice);
  const open = (sheet.choices ?? []).filter((one) => !(group && isCard(one)) && offers.every((offer) => offer.choice !== one.choice));
  const cards = open.filter(isCard);
  return [
    sheet.task === "over" ? element("p", { className: "crowned", textContent: sheet.text }) : null,
    sheet.sort ? sorting(sheet.sort, own(sheet)) : null,
    sheet.chosen?.length ? element("p", {}, element("strong", { textContent: labels.chosen + ": " }), sheet.chosen.join(" · ")) : null,
    group || cards.length ? element("p", { textContent: labels.tap }) : null,
    group ? cardGroup(group, sheet.choices ?? []) : null,
    offers.length ? element("div", { className: "offers takable" }, ...offers.map((one) => offer(one, own(sheet)))) : null,
    cards.length ? element("div", { className: "cards" }, ...cards.map((choice) => cardButton(choice, choice.choice, "card-" + choice.code))) : null,
    open.length > cards.length ? choices(open.filter((choice) => !isCard(choice))) : null,
    actions(sheet),
    sheet.notes.length ? list("notes", sheet.notes) : null,
  ];
}

/**
 * Names what was tapped on the board; a choice can be made there.
 *
 * @param {import("./types").Pointed | null} thing
 */
function showTip(thing) {
  const { choice } = thing ?? {};
  drawTip(thing, choice ? button("take-tip", state.labels.pick, () => propose("choose", { choice }), { className: "main" }) : null);
}

/** Asks before the seat is left. */
function askLeave() {
  const leave = () => {
    drawTip(null);
    return connection.leave();
  };
  drawTip({ text: state.labels["leave.ask"] }, button("leave-now", state.labels.leave, leave, { className: "main" }));
}

/**
 * @param {import("./types").Pointed | null} thing
 * @param {HTMLElement | null} act
 */
function drawTip(thing, act = null) {
  $("tip").hidden = !thing;
  document.body.classList.toggle("tipped", thing !== null);
  if (!thing) return;
  $("tip").replaceChildren(element("div", {}, element("strong", { textContent: thing.text }), ...effects(thing)), ...(act ? [act] : []),
    element("button", { textContent: "×", aria: { label: state.labels.close }, onclick: () => board.point(null) }));
}

/**
 * Short choices stand side by side.
 *
 * @param {Choice[]} all
 */
function choices(all) {
  const short = all.every((choice) => choice.text.length <= SHORT && !choice.effect);
  return element("div", { className: short ? "choices short" : "choices" }, ...all.map((one) =>
    element("button", { keep: "choice-" + one.text, className: "choice" + (one.effect || one.gains ? " told" : ""), onclick: () => propose("choose", { choice: one.choice }) },
      element("span", { textContent: one.text }), ...effects(one))));
}

/**
 * An offer that can be taken.
 *
 * @param {CardGroup} one
 * @param {string[]} readers the colours of the reader's seats
 */
function offer({ title, cards, choice, gains, effect = [] }, readers) {
  const { labels } = state;
  return element("section", { className: "offer open" }, element("h2", { textContent: title }), ...effects({ effect: effect.slice(0, 1) }),
    element("ul", { className: "cards" }, ...cards.map((card) => element("li", { className: "card" + plain(card) }, ...face(card)))),
    ...offerEffects({ gains, effect: effect.slice(1) }, readers),
    element("button", { className: "choice main", keep: "take-" + choice, aria: { label: labels.take + ": " + title },
      textContent: labels.take, onclick: () => propose("choose", { choice }) }));
}

/**
 * @param {Card | Choice} card
 * @param {number} choice
 * @param {string} keep
 */
function cardButton(card, choice, keep) {
  return element("button", { className: "card choice" + plain(card), keep, onclick: () => propose("choose", { choice }) }, ...face(card), ...effects(card));
}

/**
 * @param {CardGroup} group
 * @param {Choice[]} choices
 */
function cardGroup({ title, cards, effect = [] }, choices) {
  return element("section", {}, element("h2", { textContent: title }),
    element("ul", { className: "cards" }, ...cards.map((card, index) => {
      const choice = choices.find((one) => isCard(one) && one.code === card.code);
      return choice
        ? element("li", {}, cardButton(card, choice.choice, "card-" + title + index))
        : element("li", { className: "card" + plain(card) }, ...face(card));
      // What an offer that can't be taken now would bring is of no use any more.
    })), ...effects({ effect: effect.slice(0, 1) }));
}

/** @param {Sheet} sheet */
function actions(sheet) {
  const { labels } = state;
  /**
   * @param {string} id
   * @param {string | undefined} text
   * @param {string} act
   * @param {string} className
   */
  const add = (id, text, act, className = "") => button(id, text ?? "", () => propose(act), { className });
  return row(
    sheet.settled ? add("settled", sheet.settled, "go-on", "main") : null,
    sheet.task === "end" ? add("end", sheet.end, "go-on", "main") : null,
    sheet.task === "roll" ? add("roll", sheet.roll, "go-on", "main") : null,
    sheet.task === "go-on" ? add("go-on", labels["go-on"], "go-on", "main") : null,
    sheet.task === "over" && state.frame?.seat ? add("again", labels.again, "go-on", "main") : null,
    ...(sheet.another ?? []).map(({ choice, text, people }) => {
      const names = element("span", { className: "effect" }, ...people.flatMap((name, index) => [index ? " · " : "", element("bdi", { textContent: name })]));
      return button("another-" + choice, labels.another + ": " + text, () => propose("another", { choice }), { className: "another" }, names);
    }),
    sheet.back ? add("back", labels.back, "back") : null,
    sheet.undo && !undoBelow(sheet) ? add("undo", sheet.undo, "undo") : null);
}

/**
 * While another decides, the button that undoes is below all others: nobody presses it by accident.
 *
 * @param {Sheet} sheet
 */
function undoBelow(sheet) {
  return sheet.undo && !isMine(sheet) ? sheet.undo : "";
}

/** @param {Sheet} sheet */
function drawFoot(sheet) {
  const { labels } = state;
  const undo = undoBelow(sheet);
  const ringing = () => {
    state.sounds = !state.sounds;
    state.memory.local.setItem("sound", state.sounds ? "on" : "off");
    drawFoot(sheet);
    if (state.sounds) sound();
  };
  part("foot", [labels, state.sounds, undo, state.frame?.seat], () => [
    state.frame?.seat ? element("div", { className: "row", aria: { label: labels.signals }, role: "group" },
      ...Object.entries(signals()).map(([kind, text], index) => button("signal-" + kind, text, () => propose("signal", { choice: index + 1 })))) : null,
    row(undo ? button("undo", undo, () => propose("undo")) : null,
      button("sound", labels.sound + (state.sounds ? " ♪" : ""), ringing, { aria: { pressed: String(state.sounds) } }),
      button("leave", labels.leave, askLeave)),
    fallsAsleep() ? element("p", { textContent: labels.sleep }) : null]);
}
