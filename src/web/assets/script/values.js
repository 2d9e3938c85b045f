// Numbers with a key for each value, numbers that are counted by taps, and marks beside them. Loaded on demand.
//
// A cell's `data-group` names its question, `data-keys` the pad of its keys. A value that follows from others, or that a count
// stands at until it is touched, has the class `implied`.

import './shared-with-worker.js';
import { find, findAll } from './page.js';

const { post } = globalThis.shared;

// A number that is counted by taps on its label.
const COUNT = '.count:has([data-label])';

const isOpen = cell => !cell.value || cell.matches('.implied');
const numberIn = cell => Number(cell.value) || 0;
const groupOf = cell => findAll(`[data-group="${cell.dataset.group}"]:enabled`);

// The most of a cell, or the sum of its question: `limit` names which. Another input may say otherwise.
function limitOf(cell, limit) {
  const own = cell.dataset[limit];
  const other = cell.form?.elements[cell.dataset.mostIn]?.value;
  return own === undefined ? undefined : Number(other || own);
}

function enter(cell, value) {
  cell.value = value;
  cell.dispatchEvent(new Event('input', { bubbles: true }));
}

// The current cell -------------------------------------------------------------------------------------------------------

let current;

// All cells with keys in the order in which they are filled: question by question, each from the cell that comes first.
function cellsInOrder() {
  const groups = new Map();
  for (const cell of findAll('[data-group]:enabled')) {
    groups.set(cell.dataset.group, [...groups.get(cell.dataset.group) ?? [], cell]);
  }
  return [...groups.values()].flatMap(cells => {
    const first = Number(cells[0].dataset.first ?? 0);
    return [...cells.slice(first), ...cells.slice(0, first)];
  });
}

function choose(cell) {
  current = cell;
  for (const other of findAll('[data-group]')) other.classList.toggle('current', other === cell);
  showKeys();
}

// The dock has the keys of the current cell.
function showKeys() {
  const keys = current?.dataset.keys;
  for (const pad of findAll('.pad.seven')) {
    const isShown = keys ? pad.id === keys : pad === find('.pad.seven');
    pad.hidden = !isShown;
    if (isShown && current) labelKeys(pad);
  }
}

function labelKeys(pad) {
  pad.setAttribute('aria-label', current.getAttribute('aria-label') ?? legendOf(current));
  const impossible = impossibleFor(current);
  for (const key of findAll('[data-value]', pad)) {
    const { value } = key.dataset;
    if (value) key.setAttribute('aria-pressed', value === current.value && !current.matches('.implied'));
    key.disabled = value !== '' && impossible(value);
    key.hidden = Number(value) > limitOf(current, 'most');
  }
  rove(find('[tabindex="0"]:enabled', pad) ?? find(':enabled', pad));
}

function legendOf(cell) {
  const who = find('.who', cell.closest('label, [data-row]') ?? document);
  return `${find('legend', cell.closest('fieldset')).textContent.trim()}, ${who?.textContent.trim() ?? ''}`;
}

// A test for values that a cell cannot have beside the others of its question.
function impossibleFor(cell) {
  const [sum, forbiddenSum, most] = ['sum', 'forbiddenSum', 'most'].map(limit => limitOf(cell, limit));
  const others = groupOf(cell).filter(other => other !== cell);
  const taken = others.filter(other => !isOpen(other)).reduce((total, other) => total + numberIn(other), 0);
  const isLast = others.every(other => other.value && !other.matches('.implied'));
  return value => Number(value) > most
    || Number(value) > sum - taken
    || (isLast && taken + (Number(value) || 0) === forbiddenSum);
}

function press(value) {
  if (!current) return;
  navigator.vibrate?.(8);
  // The lit key takes its value back.
  const isLit = value === current.value && !current.matches('.implied');
  enter(current, isLit ? '' : value);
  if (isLit || !value) return;
  const cells = cellsInOrder();
  const at = cells.indexOf(current);
  choose([...cells.slice(at + 1), ...cells.slice(0, at)].find(isOpen) ?? current);
}

// What follows -----------------------------------------------------------------------------------------------------------

// Fills in what follows from the numbers of a question, but not what was just emptied.
function follow(cell, typed) {
  const cells = groupOf(cell);
  const open = cells.filter(isOpen);
  const sum = limitOf(cell, 'sum');
  const rest = sum - cells.filter(other => !isOpen(other)).reduce((total, other) => total + numberIn(other), 0);
  for (const other of open) {
    const stands = other.dataset.standAt && openedAt(other);
    const follows = sum !== undefined && other !== typed && open.length === 1 && cells.length > 1 && rest >= 0 && rest <= limitOf(other, 'most');
    imply(other, follows ? `${rest}` : stands ?? '');
  }
}

// The value at which a count stands, once all of its question have one: the bid.
function openedAt(cell) {
  const bids = groupOf(cell).map(other => cell.form.elements[other.dataset.standAt]);
  return bids.every(bid => bid?.value) ? cell.form.elements[cell.dataset.standAt].value : '';
}

function imply(cell, value) {
  cell.value = value;
  cell.classList.toggle('implied', value !== '');
}

// Brings everything that follows up to date after an input.
function refresh(typed) {
  const groups = new Map(findAll('[data-group]:enabled').map(cell => [cell.dataset.group, cell]));
  for (const cell of groups.values()) follow(cell, typed);
  findAll(COUNT).forEach(showCount);
  for (const counter of findAll('[role=spinbutton]')) {
    if (counter.value) counter.setAttribute('aria-valuenow', counter.value);
    else counter.removeAttribute('aria-valuenow');
    const fewer = find('[data-by="-1"]', counter.parentElement);
    if (fewer) fewer.disabled = numberIn(counter) <= Number(counter.dataset.least);
  }
  showKeys();
  sendBids();
}

const bidForm = () => find('form[data-bid]');
const bidsOf = form => form ? groupOf(find('[data-group]', form)) : [];
const written = bids => bids.map(cell => cell.value).join();

// What was bid last, as it was sent or as the page came with it.
let sent = '';

// Bids are kept for the table as soon as all are entered, and again when one changes.
function sendBids() {
  const form = bidForm();
  const bids = bidsOf(form);
  if (!bids.length || written(bids) === sent || bids.some(cell => !cell.value)) return;
  sent = written(bids);
  post(form.dataset.bid, new URLSearchParams(new FormData(form)).toString(), 'bid').catch(() => { sent = ''; });
}

function showCount(cell) {
  const face = find('[data-label]', cell);
  const count = numberIn(find('input', cell));
  const { label } = face.dataset;
  face.textContent = count > 1 ? `${count} × ${label}` : label;
  cell.classList.toggle('counted', count > 0);
}

// Marks ------------------------------------------------------------------------------------------------------------------

// A mark that fills the figures answers their question; without it they are empty.
function fillBeside(mark) {
  const { fills, others } = mark.dataset;
  const own = mark.closest('[data-row]');
  for (const row of findAll('[data-row]', own.parentElement)) {
    const figure = find('.figure', row);
    figure.classList.remove('implied');
    figure.value = mark.checked ? (row === own ? fills : others) : '';
  }
  choose(cellsInOrder().find(isOpen) ?? current);
}

// A figure that is typed is no moon.
function unmark(figure) {
  const field = figure.closest('fieldset');
  for (const mark of findAll('[data-fills]:checked', field)) {
    mark.checked = false;
    const nobody = find(`.none [name="${mark.name}"]`, field);
    if (nobody) nobody.checked = true;
    for (const other of findAll('.figure', field)) if (other !== figure) other.value = '';
  }
}

// By keyboard ------------------------------------------------------------------------------------------------------------

// Makes a key the only one of its pad that Tab reaches.
function rove(stop) {
  if (!stop) return;
  for (const key of findAll('[data-value]', stop.parentElement)) key.tabIndex = key === stop ? 0 : -1;
}

const COLUMNS = 7;
const ARROWS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

function walk(key, step) {
  const keys = findAll('[data-value]', key.parentElement);
  let at = keys.indexOf(key) + step;
  while (keys[at]?.disabled) at += step;
  keys[at]?.focus();
  rove(keys[at]);
}

// Adds to a counted number, within its limits.
function count(input, by) {
  const { least } = input.dataset;
  enter(input, `${Math.min(Math.max(numberIn(input) + by, Number(least)), limitOf(input, 'most'))}`);
}

function handleKey(target, key) {
  if (target.matches('.pad.seven [data-value]') && ARROWS[key]) walk(target, ARROWS[key]);
  else if (target.matches('[role=spinbutton]') && key === 'ArrowUp') count(target, 1);
  else if (target.matches('[role=spinbutton]') && key === 'ArrowDown') count(target, -1);
  else if (target.matches('[role=spinbutton]') && key === 'Delete') enter(target, '');
  else {
    // A letter types the word that begins with it: N is Nil.
    const word = (target.dataset.words ?? '').split(' ').find(one => one && one[0] === key.toLowerCase());
    if (!word) return false;
    enter(target, word);
  }
  return true;
}

// Events -----------------------------------------------------------------------------------------------------------------

function prepare() {
  if (matchMedia('(pointer: coarse)').matches) {
    for (const cell of findAll(`[data-group], ${COUNT} input`)) cell.inputMode = 'none';
  }
  const isNew = !current?.isConnected;
  if (isNew) sent = written(bidsOf(bidForm()));
  refresh();
  if (isNew) choose(cellsInOrder().find(isOpen));
}

addEventListener('mount', prepare);

addEventListener('click', event => {
  const { target } = event;
  const { value, by } = target.closest?.('button')?.dataset ?? {};
  const cell = target.closest?.(COUNT);
  if (value !== undefined && target.closest('.pad.seven')) press(value);
  else if (by) count(find('input', target.closest('.steps')), Number(by));
  else if (cell && event.detail > 0) {
    event.preventDefault();
    const input = find('input', cell);
    enter(input, numberIn(input) < Number(input.dataset.most) ? `${numberIn(input) + 1}` : '');
  }
});

addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches?.('input, button') && handleKey(event.target, event.key)) event.preventDefault();
});

addEventListener('focusin', ({ target }) => {
  if (target.matches?.('[data-group]')) choose(target);
});

// In the capture phase, so that the form's listener already sees what follows.
addEventListener('input', ({ target }) => {
  if (target.matches('[data-group]')) {
    target.classList.remove('implied');
    unmark(target);
  }
  // The mark, or one of those that the answer "nobody" takes back.
  const mark = target.matches('[data-fills]') ? target : find(`[data-fills][name="${target.name}"]`);
  if (mark) fillBeside(mark);
  refresh(target);
}, { capture: true });

prepare();
