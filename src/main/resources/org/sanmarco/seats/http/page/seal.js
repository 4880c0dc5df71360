// @ts-check
// Seals messages with the code, as org.sanmarco.seats.Seal does.

import { unpack } from "./inflate.js";
import { chacha20poly1305 } from "./noble/chacha.js";

const NONCE = 12;
const NONCE_LETTERS = 16;
// The first byte of what is compressed; JSON begins with a brace.
const GZIP = 0x1f;
const text = new TextEncoder();

export class Seal {
  /**
   * @param {string} code as a player types it: spaces, hyphens and small letters make no difference
   */
  constructor(code) {
    this.key = new Uint8Array(32);
    this.key.set(text.encode(code.toUpperCase().replace(/[^A-Z0-9]/g, "")).subarray(0, 32));
  }

  /**
   * @param {string} about
   * @param {string} plain
   */
  seal(about, plain) {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
    const sealed = chacha20poly1305(this.key, nonce, text.encode(about)).encrypt(text.encode(plain));
    return btoa(String.fromCharCode(...nonce, ...sealed));
  }

  /**
   * Throws where it was sealed otherwise. Long messages are compressed.
   *
   * @param {string} about
   * @param {string} sealed
   */
  open(about, sealed) {
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
    const plain = chacha20poly1305(this.key, bytes.subarray(0, NONCE), text.encode(about)).decrypt(bytes.slice(NONCE));
    return new TextDecoder().decode(plain[0] === GZIP ? unpack(plain) : plain);
  }
}

/**
 * The subject of the answer to a sealed message.
 *
 * @param {string} sealed
 */
export function answerTo(sealed) {
  return "answer " + sealed.slice(0, NONCE_LETTERS);
}
