import assert from "node:assert/strict";
import { test } from "node:test";
import { connected, OWN, settle } from "./world.js";

const MINUTE = 60_000;

async function following() {
  const all = connected();
  all.following = all.connection.follow();
  await settle();
  await all.world.last("frames").begin();
  await all.world.last("frames").frame(1);
  return all;
}

test("frames are shown once and in order", async () => {
  const { world, heard } = await following();
  await world.last("frames").frame(2);
  await world.last("frames").frame(2);
  await world.last("frames").frame(1);
  await world.last("frames").frame(1, "f1");
  await world.last("frames").frame(3, "f0");
  assert.deepEqual(heard.filter((one) => one.startsWith("frame")), ["frame f0-1", "frame f0-2", "frame f1-1"]);
});

test("an event may come in pieces", async () => {
  const { world, heard } = await following();
  const pieces = [];
  const frames = world.last("frames");
  const say = frames.say;
  frames.say = async (text) => pieces.push(text);
  await frames.frame(2);
  frames.say = say;
  for (const letter of pieces.join("")) await frames.say(letter);
  assert.equal(heard.filter((one) => one === "frame f0-2").length, 1);
});

test("silence is said within ten seconds and ends by itself", async () => {
  const { world, heard, state } = await following();
  await world.pass(10_000);
  assert.equal(state.line, "offline");
  await world.last("frames").begin();
  assert.equal(state.line, "");
  assert.equal(world.last("frames").headers["Last-Event-ID"], "f0-1");
  assert.ok(!heard.some((one) => one.startsWith("failed")));
});

test("a host that never answers is asked again and again", async () => {
  const { world, state, connection } = connected();
  void connection.follow();
  await world.pass(10_000);
  assert.equal(state.line, "offline");
  const asked = world.all("frames").length;
  await world.pass(2 * MINUTE);
  assert.ok(world.all("frames").length > asked + 5);
  await world.last("frames").begin();
  assert.equal(state.line, "");
});

test("a stream that lives is left alone", async () => {
  const { world, state } = await following();
  for (let i = 0; i < 30; i++) {
    await world.pass(4000);
    await world.last("frames").say(":\n\n");
    await world.last("here")?.answer(200);
  }
  assert.equal(world.all("frames").length, 1);
  assert.equal(state.line, "");
});

test("waking opens the stream again without a word", async () => {
  const { world, connection, state } = await following();
  connection.wake();
  await settle();
  assert.equal(world.all("frames").length, 2);
  await world.last("frames").begin();
  assert.equal(state.line, "");
});

test("waking without a network is said within ten seconds", async () => {
  const { world, connection, state } = await following();
  connection.wake();
  await world.pass(10_000);
  assert.equal(state.line, "offline");
});

test("waking ends a pause", async () => {
  const { world, connection, state } = await following();
  world.last("frames").lose();
  await settle();
  assert.equal(state.line, "offline");
  connection.wake();
  await settle();
  assert.equal(world.all("frames").length, 2);
});

test("the screen says every ten seconds that it is there", async () => {
  const { world, state, connection } = await following();
  for (let i = 0; i < 6; i++) {
    await world.pass(10_000);
    await world.last("frames").begin();
    await world.last("here").answer(200);
  }
  assert.equal(world.all("here").length, 6);
  const { method, headers, body } = world.last("here");
  assert.deepEqual([method, headers.Authorization], ["POST", "Bearer " + OWN.token]);
  assert.equal(state.seal.open("here " + OWN.token, body), "");
  connection.wake();
  await settle();
  await world.last("frames").answer(403);
  await world.pass(MINUTE);
  assert.equal(world.all("here").length, 6);
});

test("a lost sign opens the stream again", async () => {
  const { world } = await following();
  for (let i = 0; i < 5; i++) {
    await world.pass(4000);
    if (i < 4) await world.last("frames").say(":\n\n");
  }
  assert.equal(world.all("frames").length, 2);
});

test("a fault of the page is no lost connection", async () => {
  const { world, heard, told } = await following();
  told.show = () => {
    throw new RangeError("fault");
  };
  await world.last("frames").frame(2);
  assert.ok(heard.includes("failed RangeError: fault"));
  await world.pass(MINUTE);
  assert.ok(world.all("frames").length > 1);
});

test("a frame that does not open is asked for again", async () => {
  const { world, heard } = await following();
  await world.last("frames").frame(2, "f0", "ANOTHERCODE");
  assert.ok(heard.some((one) => one.startsWith("failed")));
  await world.pass(5000);
  assert.equal(world.all("frames")[1].headers["Last-Event-ID"], "f0-1");
});

test("a closed game is followed until it opens again", async () => {
  const { world, heard, state } = await following();
  await world.last("frames").say("event: closed\ndata: {}\n\n");
  assert.equal(state.line, "closed");
  assert.ok(heard.includes("closed"));
  await world.pass(4000);
  world.last("frames").lose();
  await settle();
  assert.equal(state.line, "closed");
  await world.pass(4000);
  await world.last("frames").begin();
  await world.last("frames").frame(1, "f1");
  assert.equal(state.line, "");
});

test("a seat that is somebody else's is forgotten", async () => {
  const { world, heard, state, connection, following: end } = await following();
  connection.wake();
  await settle();
  await world.last("frames").answer(403);
  await end;
  assert.ok(heard.includes("thrown out true"));
  assert.equal(state.own, null);
  assert.deepEqual(Object.keys(state.memory.session.values), ["code"]);
});

async function proposing(act = "choose") {
  const all = await following();
  void all.connection.propose(act, { choice: 2 });
  await settle();
  return all;
}

test("a proposal is shown by its answer", async () => {
  const { world, heard, state } = await proposing();
  const asked = world.last("propose");
  const said = JSON.parse(state.seal.open("proposal 1", asked.body));
  assert.deepEqual(said, { v: 1, run: "f0", frame: 1, act: "choose", choice: 2 });
  await asked.answerSealed({ frame: { run: "f0", frame: 2, sheet: {} } });
  assert.deepEqual(heard.slice(-4), ["busy true", "frame f0-2", "done", "busy false"]);
});

test("only one proposal is on its way", async () => {
  const { world, connection } = await proposing();
  await connection.propose("undo");
  assert.equal(world.all("propose").length, 1);
});

test("a proposal that waits is said and sent until it is answered", async () => {
  const { world, heard, state } = await proposing();
  await world.pass(2000);
  assert.equal(state.line, "slow");
  world.last("propose").lose();
  await world.pass(1000);
  assert.equal(world.all("propose").length, 2);
  await world.last("propose").answerSealed({ refused: { reason: "late" }, frame: { run: "f0", frame: 2, sheet: {} } });
  assert.ok(!heard.includes("refused late"));
  assert.equal(state.line, "");
  assert.equal(state.busy, false);
});

test("a refusal is said", async () => {
  const { world, heard } = await proposing();
  await world.last("propose").answerSealed({ refused: { reason: "why" }, frame: { run: "f0", frame: 1, sheet: {} } });
  assert.ok(heard.includes("refused why"));
  assert.ok(!heard.includes("done"));
});

test("a proposal ends once another frame has come", async () => {
  const { world, state } = await proposing();
  await world.last("frames").frame(2);
  world.last("propose").lose();
  await world.pass(5000);
  assert.equal(world.all("propose").length, 1);
  assert.equal(state.busy, false);
});

test("a signal is sent once", async () => {
  const { world, state } = await proposing("signal");
  world.last("propose").lose();
  await world.pass(5000);
  assert.equal(world.all("propose").length, 1);
  assert.equal(state.busy, false);
});

test("a host that answers nothing sensible is asked again", async () => {
  const { world } = await proposing();
  await world.last("propose").answer(503);
  await world.pass(1000);
  assert.equal(world.all("propose").length, 2);
  await world.last("propose").answer(403);
  await world.pass(5000);
  assert.equal(world.all("propose").length, 2);
});

test("a seat is taken, refused or lost", async () => {
  const { world, state, connection, heard } = connected(null);
  const lost = connection.claim(2);
  await settle();
  world.last("claim").lose();
  assert.equal(await lost, "lost");
  assert.equal(heard.pop(), "line offline");
  const refused = connection.claim(2);
  await settle();
  await world.last("claim").answer(409);
  assert.equal(await refused, "refused");
  const taken = connection.claim(2);
  await settle();
  await world.last("claim").answerSealed({ seat: 2, token: "c3", code: "OWN" }, "GAME");
  assert.equal(await taken, "taken");
  assert.deepEqual(state.own, { seat: 2, token: "c3", code: "OWN", by: "GAME" });
  assert.equal(state.memory.local.values["seat:table"], JSON.stringify(state.own));
});

test("what the page is made of is asked for until it is there", async () => {
  const { world, connection, state } = connected();
  const words = connection.load("words.json");
  await settle();
  world.last("words.json").lose();
  await world.pass(1000);
  assert.equal(state.line, "offline");
  await world.last("words.json").answer(200, '{"title":"San Marco"}');
  assert.deepEqual(await words, { title: "San Marco" });
});

test("a seat that cannot be left now is kept", async () => {
  const { world, connection, state } = await following();
  const leaving = connection.leave();
  await settle();
  world.last("release").lose();
  await leaving;
  assert.equal(state.leaving, false);
  assert.equal(state.line, "offline");
});
