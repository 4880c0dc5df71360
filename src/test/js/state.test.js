import assert from "node:assert/strict";
import { test } from "node:test";
import { randomBytes } from "node:crypto";
import { constants, gzipSync } from "node:zlib";
import { unpack } from "../../main/resources/org/sanmarco/seats/http/page/inflate.js";
import { answerTo, Seal } from "../../main/resources/org/sanmarco/seats/http/page/seal.js";
import { State } from "../../main/resources/org/sanmarco/seats/http/page/state.js";
import { memory, OWN } from "./world.js";

const KEPT = JSON.stringify(OWN);

test("a stored seat is kept over a reload", () => {
  assert.deepEqual(new State(memory({ seat: KEPT }), "seat:a", "").own, OWN);
  assert.deepEqual(new State(memory({}, { "seat:a": KEPT }), "seat:a", "").own, OWN);
  assert.equal(new State(memory({}, { "seat:a": KEPT }), "seat:b", "").own, null);
});

for (const spoilt of ["", "{", "[object Object]", "null", "7", '"x"', "{}", '{"seat":"1"}', '{"seat":1,"token":null,"code":"A","by":"B"}']) {
  test("a spoilt seat is none: " + spoilt, () => {
    const state = new State(memory({ seat: spoilt, code: "GAME" }, { "seat:a": spoilt }), "seat:a", "");
    assert.equal(state.own, null);
    assert.equal(state.code, "GAME");
  });
}

test("spoilt values are removed", () => {
  const kept = memory({ places: "{{" });
  assert.equal(new State(kept, "seat:a", "").stored("session", "places"), null);
  assert.equal(kept.session.getItem("places"), null);
});

test("a scanned code stands above the stored one", () => {
  assert.equal(new State(memory({ seat: KEPT }), "seat:a", "OTHER").own, null);
  assert.deepEqual(new State(memory({ seat: KEPT }), "seat:a", "GAME").own, OWN);
});

test("a link names its seat", () => {
  const state = new State(memory(), "seat:a", "3.ABCD");
  assert.equal(state.linked, 3);
  assert.equal(new Seal("abcd").open("seats", state.seal.seal("seats", "x")), "x");
});

test("what is sealed otherwise does not open", () => {
  const sealed = new Seal("ABCD-2").seal("frame 1", "é");
  assert.equal(new Seal("abcd 2").open("frame 1", sealed), "é");
  assert.throws(() => new Seal("ABCD2").open("frame 2", sealed));
  assert.throws(() => new Seal("ABCD3").open("frame 1", sealed));
  assert.equal(answerTo(sealed), "answer " + sealed.slice(0, 16));
});

const TEXTS = {
  nothing: Buffer.alloc(0),
  letter: Buffer.from("a"),
  runs: Buffer.alloc(100_000, "ab"),
  words: Buffer.from(Array.from({ length: 9000 }, (_, i) => `{"seat":${i % 7},"name":"Ваня ${(i * i) % 1013}"}`).join()),
  noise: randomBytes(70_000),
};
for (const [name, text] of Object.entries(TEXTS)) {
  for (const [kind, options] of Object.entries({ best: { level: 9 }, fast: { level: 1 }, stored: { level: 0 }, fixed: { strategy: constants.Z_FIXED } })) {
    test(`gzip is unpacked: ${name}, ${kind}`, () => assert.ok(text.equals(unpack(new Uint8Array(gzipSync(text, options))))));
  }
}

test("a gzip that is cut off is none", () => {
  const whole = new Uint8Array(gzipSync(TEXTS.words));
  assert.throws(() => unpack(whole.subarray(0, whole.length / 2)));
});
