// @ts-check
// Unpacks gzip (RFC 1951 and 1952), in browsers of every age.

const HEADER = 10;
const END = 256;
// The order in which the lengths of the codes of lengths are written.
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const LONGEST = 15;

/**
 * The extra bits of lengths and distances, and the least value of each.
 *
 * @param {number} count
 * @param {(index: number) => number} extra
 * @param {number} least
 */
function ranges(count, extra, least) {
  return Array.from({ length: count }, (_, index) => {
    const range = { bits: extra(index), least };
    least += 1 << range.bits;
    return range;
  });
}

const LENGTHS = [...ranges(28, (index) => (index < 4 ? 0 : (index >> 2) - 1), 3), { bits: 0, least: 258 }];
const DISTANCES = ranges(30, (index) => (index < 2 ? 0 : (index >> 1) - 1), 1);

/**
 * A code by the lengths of its symbols: how many symbols have each length, and all symbols in the order of their codes.
 *
 * @param {number[]} lengths
 */
function huffman(lengths) {
  const counts = new Array(LONGEST + 1).fill(0);
  for (const length of lengths) counts[length]++;
  counts[0] = 0;
  const symbols = [...lengths.keys()].filter((symbol) => lengths[symbol] > 0).sort((one, other) => lengths[one] - lengths[other] || one - other);
  return { counts, symbols };
}

const FIXED = {
  literals: huffman(Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8))),
  distances: huffman(new Array(30).fill(5)),
};

/**
 * @param {Uint8Array} packed
 * @returns {Uint8Array}
 */
export function unpack(packed) {
  // The length of the text is in the last four bytes.
  const out = new Uint8Array(new DataView(packed.buffer, packed.byteOffset).getUint32(packed.length - 4, true));
  let at = HEADER;
  let bit = 0;
  let end = 0;

  /** @param {number} count */
  const bits = (count) => {
    let value = 0;
    for (let i = 0; i < count; i++) {
      if (at >= packed.length) throw new Error("cut off");
      value |= ((packed[at] >> bit) & 1) << i;
      bit = (bit + 1) & 7;
      if (bit === 0) at++;
    }
    return value;
  };

  /** @param {ReturnType<typeof huffman>} code */
  const symbol = ({ counts, symbols }) => {
    for (let length = 1, read = 0, first = 0, index = 0; length <= LONGEST; length++) {
      read |= bits(1);
      if (read - first < counts[length]) return symbols[index + read - first];
      index += counts[length];
      first = (first + counts[length]) << 1;
      read <<= 1;
    }
    throw new Error("no such code");
  };

  const codes = () => {
    const literals = bits(5) + 257;
    const distances = bits(5) + 1;
    const written = new Array(ORDER.length).fill(0);
    for (let i = 0, count = bits(4) + 4; i < count; i++) written[ORDER[i]] = bits(3);
    const code = huffman(written);
    /** @type {number[]} */
    const lengths = [];
    while (lengths.length < literals + distances) {
      const next = symbol(code);
      if (next < 16) lengths.push(next);
      else if (next === 16) lengths.push(...new Array(bits(2) + 3).fill(lengths[lengths.length - 1]));
      else lengths.push(...new Array(next === 17 ? bits(3) + 3 : bits(7) + 11).fill(0));
    }
    return { literals: huffman(lengths.slice(0, literals)), distances: huffman(lengths.slice(literals)) };
  };

  const stored = () => {
    if (bit > 0) at++;
    bit = 0;
    const length = packed[at] | (packed[at + 1] << 8);
    out.set(packed.subarray(at + 4, at + 4 + length), end);
    at += 4 + length;
    end += length;
  };

  /** @param {ReturnType<typeof codes>} code */
  const block = ({ literals, distances }) => {
    for (;;) {
      const next = symbol(literals);
      if (next === END) return;
      if (next < END) {
        out[end++] = next;
        continue;
      }
      const length = LENGTHS[next - END - 1];
      const to = end + length.least + bits(length.bits);
      const distance = DISTANCES[symbol(distances)];
      const back = distance.least + bits(distance.bits);
      for (; end < to; end++) out[end] = out[end - back];
    }
  };

  for (let isLast = 0; !isLast; ) {
    isLast = bits(1);
    const kind = bits(2);
    if (kind === 0) stored();
    else block(kind === 1 ? FIXED : codes());
  }
  return out;
}
