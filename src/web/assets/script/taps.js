// Taps that were meant for the page before: the second tap of a thumb that trembles or taps twice, and a tap that was on its way
// when news came.

import { find, now, onShow, wait } from './page.js';

// A tap so soon after a page came, in milliseconds, and so near to the tap that brought it, in CSS pixels, is the same thumb's
// second one. It counts from the page's arrival, because an impatient thumb taps again while it waits for a slow page. Where the
// button Save was, the next hand's button comes: there a slow second tap is ignored, too.
const SECOND_TAP = 400;
const SECOND_TAP_AFTER_SAVING = 700;
const SAME_PLACE = 48;
// How long after news a tap still answers what was there before, in milliseconds.
const NEWS = 1000;
// How long a control shows that it was tapped, in milliseconds.
const FELT = 200;
// How long a click may come after its pointer was lifted, and how long news waits for a thumb that rests on the page, in
// milliseconds.
const CLICK = 50;
const LONGEST_PRESS = 3000;

// The last tap, for the next document if it is followed by a navigation.
const STORED_TAP = 'tap';

// The tap that brought the page, if a tap did: { x, y } in the window.
let bringingTap = takeStoredTap();
let lastTap = null;
// Until when a second tap is ignored.
let guardedUntil = -Infinity;
let newsAt = -Infinity;

function takeStoredTap() {
  const stored = sessionStorage.getItem(STORED_TAP);
  sessionStorage.removeItem(STORED_TAP);
  return JSON.parse(stored);
}

export function guardNewDocument() {
  guardedUntil = now() + SECOND_TAP;
}

// Guards what the last tap has brought to the page.
export function guardSecondTap() {
  bringingTap = lastTap;
  guardedUntil = now() + (find('.last.fresh') ? SECOND_TAP_AFTER_SAVING : SECOND_TAP);
}

onShow(guardSecondTap);

export function noteNews() {
  newsAt = now();
}

let isByPointer = false;

const isNear = (tap, other) => Math.hypot(tap.x - other.x, tap.y - other.y) <= SAME_PLACE;

// Handles a click before any other listener: ignores a second tap. A key, or a script, has no place and is never ignored.
export function handleTap(event) {
  isByPointer = event.detail > 0;
  const tap = isByPointer ? { x: event.clientX, y: event.clientY } : null;
  if (tap && bringingTap && now() < guardedUntil && isNear(tap, bringingTap)) {
    ignoreTap(event);
    return;
  }
  lastTap = tap;
  sessionStorage.setItem(STORED_TAP, JSON.stringify(tap));
  find('.last.fresh')?.classList.remove('fresh');
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
