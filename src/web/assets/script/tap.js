// A thumb is slower than a page. What it hits just after something new has come, it meant for what was there before.

import { find, now, wait } from './dom.js';
import { onShow } from './page.js';

// How long a page has just come, in milliseconds: a second tap of the same thumb does nothing. A hand that was saved is looked
// at first.
const ARRIVAL = 500;
const SAVED = 700;
// How long news has just come, in milliseconds: a tap still answers what was there before.
const NEWS = 1000;
// How long a control shows that a tap was felt, in milliseconds.
const FELT = 200;
// How long after the pointer its click may come, and how long a thumb can rest on news, in milliseconds.
const CLICK = 50;
const HELD = 3000;

let arrivedAt;
let newsAt = -Infinity;

export function arrive() {
  arrivedAt = now();
}

onShow(arrive);

export function newsCame() {
  newsAt = now();
}

let isByPointer = false;

// Takes away a pointer's tap on a page that has just come. A key, or a script, taps what it has read.
export function guardTap(event) {
  isByPointer = event.detail > 0;
  const fresh = find('.last.fresh');
  if (!isByPointer || now() - arrivedAt > (fresh ? SAVED : ARRIVAL)) {
    fresh?.classList.remove('fresh');
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  const control = event.target.closest?.('a, button, label, summary');
  if (!control) return;
  navigator.vibrate?.(8);
  control.classList.add('felt');
  setTimeout(() => control.classList.remove('felt'), FELT);
}

// Whether the last tap was a pointer's, and too soon to be about what news had brought.
export const isBeforeNews = () => isByPointer && now() - newsAt < NEWS;

// What a thumb rests on is not taken away from under it -------------------------------------------------------------

let pressedAt = -Infinity;

export function pressDown() {
  pressedAt = now();
}

export async function pressUp() {
  await wait(CLICK);
  pressedAt = -Infinity;
}

// Settles when no thumb rests on the page; or does so too long, as when the phone never tells that it was lifted.
export async function untouched() {
  while (now() - pressedAt < HELD) await wait(CLICK);
}
