// Taps that were meant for the page before: the second tap of a thumb that trembles or taps twice, and a tap that was on its way
// when news came.

import { find, now, wait } from './dom.js';
import { onShow } from './page.js';

// How long after a page came taps are ignored, and how long after a hand was saved, which is looked at first, in milliseconds.
const SECOND_TAP = 500;
const SECOND_TAP_AFTER_SAVING = 700;
// How long after news a tap still answers what was there before, in milliseconds.
const NEWS = 1000;
// How long a control shows that it was tapped, in milliseconds.
const FELT = 200;
// How long a click may come after its pointer was lifted, and how long news waits for a thumb that rests on the page, in
// milliseconds.
const CLICK = 50;
const LONGEST_PRESS = 3000;

let guardedUntil = -Infinity;
let newsAt = -Infinity;

// Guards what has come to the page.
export function guardSecondTap() {
  guardedUntil = now() + (find('.last.fresh') ? SECOND_TAP_AFTER_SAVING : SECOND_TAP);
}

onShow(guardSecondTap);

export function noteNews() {
  newsAt = now();
}

let isByPointer = false;

// Handles a click before any other listener: ignores a pointer's tap on what has just come. A key, or a script, is never ignored.
export function handleTap(event) {
  isByPointer = event.detail > 0;
  if (isByPointer && now() < guardedUntil) ignoreTap(event);
  else find('.last.fresh')?.classList.remove('fresh');
}

function ignoreTap(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
  const control = event.target.closest?.('a, button, label, summary');
  if (!control) return;
  navigator.vibrate?.(8);
  control.classList.add('felt');
  setTimeout(() => control.classList.remove('felt'), FELT);
}

// Whether the last tap was a pointer's, and too soon to be about the news.
export const isBeforeNews = () => isByPointer && now() - newsAt < NEWS;

// What a thumb rests on does not change under it ---------------------------------------------------------------------

let pressedAt = -Infinity;

export function notePress() {
  pressedAt = now();
}

export async function noteRelease() {
  await wait(CLICK);
  pressedAt = -Infinity;
}

// Resolves when no thumb rests on the page, or when one rests too long: some phones never tell that it was lifted.
export async function noPress() {
  while (now() - pressedAt < LONGEST_PRESS) await wait(CLICK);
}
