// @ts-check
// What a device does besides showing the page: it rings, and stays awake.

import { state } from "./app.js";

/** @type {AudioContext | null} */
let speaker = null;

/** Calls the player. */
export function ring() {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(200);
  if (state.sounds) sound();
}

export function sound() {
  // There are devices without sound.
  if (!window.AudioContext) return;
  speaker ??= new AudioContext();
  void speaker.resume();
  for (const [index, pitch] of [660, 880].entries()) {
    const tone = speaker.createOscillator();
    const level = speaker.createGain();
    const begin = speaker.currentTime + index * 0.16;
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0.15, begin);
    level.gain.exponentialRampToValueAtTime(0.001, begin + 0.3);
    tone.connect(level).connect(speaker.destination);
    tone.start(begin);
    tone.stop(begin + 0.3);
  }
}

/** Whether the device goes to sleep whatever the page asks for, as all do whose page isn't encrypted. */
export function fallsAsleep() {
  return navigator.maxTouchPoints > 0 && !("wakeLock" in navigator);
}

/** Keeps the screen on while a game runs, where the browser allows that. */
export async function stayAwake() {
  try {
    await navigator.wakeLock?.request("screen");
  } catch (refused) {
    // Only while the page is seen.
    console.info(refused);
  }
}
