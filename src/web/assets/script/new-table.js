// The form of a new table: a tap on a recent player puts the name into the first empty row, or takes it out again. Without this
// script the server does it, with a page for each tap. Loaded on demand.

import { find, findAll, now } from './page.js';

// A tap on the same chip so soon after the last one is the same thumb's second one, in milliseconds.
const SECOND_TAP = 400;
let lastTap = { chip: null, at: -Infinity };

const rows = () => findAll('.seats [name=players]');

function toggleName(chip) {
  const name = chip.dataset.name;
  const row = rows().find(input => input.value === name) ?? rows().find(input => !input.value.trim());
  if (!row) return;
  row.value = row.value === name ? '' : name;
  const folded = row.closest('details');
  if (folded) folded.open = true;
  row.dispatchEvent(new Event('input', { bubbles: true }));
}

// Marks the chips whose names are in the rows, also after one was typed.
function markChips() {
  const names = rows().map(input => input.value.trim());
  for (const chip of findAll('[data-name]')) chip.ariaPressed = names.includes(chip.dataset.name);
}

addEventListener('click', event => {
  const chip = event.target.closest?.('[data-name]');
  if (!chip) return;
  event.preventDefault();
  const isSecondTap = chip === lastTap.chip && now() - lastTap.at < SECOND_TAP;
  lastTap = { chip, at: now() };
  if (!isSecondTap) toggleName(chip);
});

addEventListener('input', ({ target }) => {
  if (target.matches?.('.seats [name=players]')) markChips();
});
addEventListener('mount', markChips);

if (find('.seats')) markChips();
