// A grid of the answers to one question, by keyboard: the arrows up and down stay in the column. The browser's own way is through the
// cells in a row. Loaded on demand.

import { findAll } from './page.js';

const STEPS = { ArrowUp: -1, ArrowDown: 1 };

// Returns whether there is such a cell.
function goToRow(cell, step) {
  if (!step || !cell.matches?.('.matrix [type=radio]')) return false;
  const rowOf = input => input.closest('.matrix > div');
  const cells = findAll(`[name="${cell.name}"]:enabled`, cell.closest('.matrix'));
  const rows = [...new Set(cells.map(rowOf))];
  const column = cells.filter(input => rowOf(input) === rowOf(cell)).indexOf(cell);
  const next = rows.at((rows.indexOf(rowOf(cell)) + step) % rows.length);
  const target = cells.filter(input => rowOf(input) === next)[column];
  if (rows.length < 2 || !target) return false;
  target.focus();
  target.click();
  return true;
}

addEventListener('keydown', event => {
  if (goToRow(event.target, STEPS[event.key])) event.preventDefault();
});
