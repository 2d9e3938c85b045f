// Counts down the minutes of a code that can be scanned or typed. When none is left, a button for a new one takes its place.
// Loaded on demand.

import { findAll, now } from './page.js';

// In milliseconds.
const MINUTE = 60 * 1000;
const TICK = 1000;

let timer;

addEventListener('mount', count);

function count() {
  clearTimeout(timer);
  const places = findAll('[data-left]');
  for (const place of places) {
    const { left, last, minutes } = place.dataset;
    place.dataset.end ??= now() + Number(left);
    const remaining = Math.ceil((place.dataset.end - now()) / MINUTE);
    const text = remaining > 1 ? minutes.replace('{n}', remaining) : last;
    if (place.textContent !== text) place.textContent = text;
    const ticket = place.closest('[data-ticket]');
    ticket.querySelector('[data-valid]').hidden = remaining <= 0;
    ticket.querySelector('[data-over]').hidden = remaining > 0;
  }
  if (places.length) timer = setTimeout(count, TICK);
}

count();
