// The pads of a form, and players who are tapped in order. It is loaded with the first page that has them, or may lead to one.
// Parts are joined into one file when they are packed: each name is there once.

import { choose, countCard, imply, padOf, preparePads, press, rove, takeTurn, walk } from './script/pad.js';

addEventListener('mount', preparePads);

addEventListener('click', event => {
  const { target } = event;
  const { key, step } = target.closest?.('button')?.dataset ?? {};
  const turn = target.closest?.('.order label');
  if (key) {
    press(padOf(target), key);
  } else if (step) {
    countCard(target.closest('[data-worth]'), Number(step));
  } else if (turn && event.detail > 0) {
    // A key types the place itself.
    event.preventDefault();
    takeTurn(turn);
  }
});

addEventListener('keydown', event => {
  const key = event.target.closest?.('[data-key]');
  if (key && walk(key, event.key)) event.preventDefault();
});

addEventListener('focusin', ({ target }) => {
  if (target.matches?.('[data-pad] .figure')) choose(target);
  if (target.matches?.('[data-key]')) rove(target);
});

// Before the form hears of it: what follows from a number is part of the answer.
addEventListener('input', ({ target }) => {
  const pad = target.closest('[data-pad]');
  if (pad) imply(pad, target);
}, { capture: true });

preparePads();
