// Lists what the oldest browsers of the page lack, for src/test/resources/org/sanmarco/seats/http/newer.txt:
// npm install --no-save @mdn/browser-compat-data && node src/test/js/newer.js

import { readFileSync } from "node:fs";

const data = JSON.parse(readFileSync("node_modules/@mdn/browser-compat-data/data.json", "utf8"));
const OLDEST = { safari_ios: 15, chrome: 100, firefox: 100 };
// The classes whose members the page could meet.
const MET =
  /^(Abort|Animation|Audio|BaseAudio|Blob|CSS|Character|Clipboard|Compression|Crypto|CustomElement|DOM|Decompression|Document|Element|Event|File|FormData|Gain|HTML|Headers|History|Image|Intersection|Keyboard|Location|Media|Message|Mouse|Mutation|Navigator|Node|Oscillator|Permission|Pointer|Promise|Range|Readable|Request|Resize|Response|SVG|Screen|Selection|Shadow|Storage|Subtle|Text|Touch|Transform|TreeWalker|URL|Visual|WakeLock|Wheel|Window|Writable|XML)/;
/** Whether each name is lacking wherever it occurs. */
const lacking = new Map();

function isKnown(compat) {
  return Object.entries(OLDEST).every(([browser, oldest]) => {
    const version = (text) => parseFloat(String(text).replace("≤", ""));
    return [compat.support[browser] ?? []].flat().some((one) =>
      one.version_added && one.version_added !== "preview" && !one.flags && version(one.version_added) <= oldest && !(version(one.version_removed) <= oldest));
  });
}

function note(name, compat) {
  const isLacking = !isKnown(compat);
  const { experimental, deprecated, standard_track: isStandard } = compat.status ?? {};
  if (isLacking && (experimental || deprecated || !isStandard)) return;
  lacking.set(name, isLacking && (lacking.get(name) ?? true));
}

function parts(node) {
  return Object.entries(node ?? {}).filter(([name, part]) => name !== "__compat" && part.__compat);
}

function members(name, node) {
  note(name, node.__compat);
  for (const [member, part] of parts(node)) {
    if (member === name || !/^\w+$/.test(member) || member.endsWith("_event")) continue;
    note(member.endsWith("_static") ? name + "." + member.replace("_static", "") : "." + member, part.__compat);
  }
}

for (const [name, node] of parts(data.javascript.builtins)) members(name, node);
for (const [name, node] of parts(data.api)) MET.test(name) ? members(name, node) : note(name, node.__compat);
for (const [name, node] of parts(data.css.properties)) note(`css ${name}:`, node.__compat);
for (const [name, node] of parts(data.css["at-rules"])) note("css @" + name, node.__compat);
for (const [name, node] of parts(data.css.selectors)) note("css :" + name, node.__compat);
for (const [name, node] of [...parts(data.css.types), ...parts(data.css.types.color)]) note(`css ${name}(`, node.__compat);
for (const unit of ["dvh", "dvw", "svh", "svw", "lvh", "lvw", "cqw", "cqh", "cqi", "cqb", "lh", "rlh", "vi", "vb"]) lacking.set("css 1" + unit, true);
console.log([...lacking].filter(([, isLacking]) => isLacking).map(([name]) => name).sort().join("\n"));
