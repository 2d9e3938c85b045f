// The page of the players: each change goes to the server, which says who deals then. Without this script the buttons do it, with a
// page for each tap. Rows move by their grips, or by the arrow keys on one. Loaded on demand.

import { find, findAll, parsePage } from './page.js';

const PARTS = ['#chairs', '#newcomers', '#says'];

// Aborts the request in flight.
let requesting = null;

// Sends the form as it is, with the value of a button, and shows what comes back. What is unfolded stays so.
async function refresh(step) {
  const form = find('#players');
  if (!form) return;
  requesting?.abort();
  const request = new AbortController();
  requesting = request;
  const body = new URLSearchParams(new FormData(form));
  body.set('do', step);
  try {
    const answer = await fetch(location.pathname, { method: 'POST', body, signal: request.signal });
    const page = parsePage(await answer.text());
    if (find('#players', page)) showParts(page);
    find('#unsent').hidden = true;
  } catch {
    if (!request.signal.aborted) find('#unsent').hidden = false;
  }
}

const rowOf = part => part.closest('.chairs > li');
const idOf = row => find('[name=row]', row).value;
const rowWith = id => findAll('.chairs > li').find(row => idOf(row) === id);

function showParts(page) {
  const open = findAll('.chairs > li:has(> details[open])').map(idOf);
  const { activeElement: focused } = document;
  const row = rowOf(focused);
  const [id, place] = row ? [idOf(row), findAll('button, input, summary', row).indexOf(focused)] : [];
  for (const part of PARTS) {
    const [old, fresh] = [find(part), find(part, page)];
    if (old && fresh) old.replaceWith(fresh);
  }
  for (const unfolded of findAll('.chairs > li').filter(one => open.includes(idOf(one)))) find('details', unfolded).open = true;
  const again = id && rowWith(id);
  if (again) findAll('button, input, summary', again)[place]?.focus();
}

addEventListener('click', event => {
  const button = event.target.closest?.('#players [data-step]');
  if (!button) return;
  event.preventDefault();
  refresh(button.value);
});

addEventListener('change', ({ target }) => {
  if (target.matches?.('[data-refresh]')) refresh('show');
});

addEventListener('keydown', event => {
  const grip = event.target.closest?.('[data-grip]');
  const step = { ArrowUp: 'up', ArrowDown: 'down' }[event.key];
  if (!grip || !step) return;
  event.preventDefault();
  refresh(`${step}-${idOf(rowOf(grip))}`);
});

// Dragging a row by its grip -------------------------------------------------------------------------------------------

let dragged = null;

addEventListener('pointerdown', event => {
  const grip = event.target.closest?.('[data-grip]');
  if (!grip) return;
  dragged = rowOf(grip);
  grip.setPointerCapture(event.pointerId);
  dragged.classList.add('dragged');
});

addEventListener('pointermove', ({ clientY }) => {
  if (!dragged) return;
  const rows = findAll('.chairs > li').filter(row => row !== dragged);
  const middle = row => row.getBoundingClientRect().top + row.offsetHeight / 2;
  const next = rows.find(row => middle(row) > clientY);
  if (next !== dragged.nextElementSibling) dragged.parentElement.insertBefore(dragged, next ?? null);
});

function drop() {
  if (!dragged) return;
  dragged.classList.remove('dragged');
  dragged = null;
  refresh('show');
}

addEventListener('pointerup', drop);
addEventListener('pointercancel', drop);
