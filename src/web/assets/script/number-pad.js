// The number pad, whose keys write into the fields above them as if the player had typed, piles whose cards are counted, and
// players who are tapped in order. Loaded on demand.

import { find, findAll } from './page.js';

const MINUS = '\u2212';
// The signs before decimals and between thousands in the language of the page.
const DECIMAL = (0.5).toLocaleString(document.documentElement.lang)[1];
const GROUP = DECIMAL === ',' ? '.' : ',';
const GROUPED = new RegExp(`^[-+${MINUS}]?\\d{1,3}([${GROUP}]\\d{3})+([${DECIMAL}]\\d*)?$`);
const HALF = `${DECIMAL}5`;

// The pad of a key: the key is in it, or in the dock below the form.
const padOf = key => key.closest('[data-pad]') ?? document.getElementById(key.closest('[data-pad-for]').dataset.padFor);

const cellsOf = pad => findAll('.figure', pad);
const isImplied = cell => cell.matches('.implied');

// A number without the signs between its thousands: 1234,5 for 1.234,5.
function ungrouped(text) {
  const closed = text.replace(/[\s'’]/g, '');
  return GROUPED.test(closed) ? closed.replaceAll(GROUP, '') : closed;
}

// Parses a number as players write it: 44,5 and 44½, with either minus.
const parseNumber = text => Number(ungrouped(text).replace(',', '.').replace(MINUS, '-').replace(/½$/, '.5'));

function preparePads() {
  const hasFingers = matchMedia('(pointer: coarse)').matches;
  for (const pad of findAll('[data-pad]')) {
    const cells = cellsOf(pad);
    // The phone's own keyboard would cover the pad and Save.
    if (hasFingers) for (const cell of cells) cell.inputMode = 'none';
    if (cells.length > 1) choose(cells.find(cell => !cell.value));
  }
  for (const pad of findAll(KEYS)) rove(find('.pad [data-key]', pad));
}

// By keyboard ---------------------------------------------------------------------------------------------------------

const keysOf = pad => findAll('[data-key], [data-flips]', pad);

// The keys of a pad are with its fields, or in the dock.
const KEYS = '[data-pad], [data-pad-for]';

// Makes a key the only one of its pad that Tab reaches; arrows reach the others (a roving tabindex).
function rove(stop) {
  if (!stop) return;
  for (const key of keysOf(stop.closest(KEYS))) key.tabIndex = key === stop ? 0 : -1;
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Moves the focus from a key to its neighbour. Returns whether an arrow was pressed.
function walk(key, arrow) {
  const [right, down] = ARROWS[arrow] ?? [];
  if (right === undefined) return false;
  const from = key.getBoundingClientRect();
  const neighbours = keysOf(key.closest(KEYS)).map(other => {
    const { x, y } = other.getBoundingClientRect();
    return { other, x: x - from.x, y: y - from.y };
  });
  const isAhead = ({ x, y }) => right ? x * right > 0 && Math.abs(y) < from.height / 2 : y * down > from.height / 2;
  const distance = ({ x, y }) => Math.abs(x) + 3 * Math.abs(y);
  const [next] = neighbours.filter(isAhead).sort((one, two) => distance(one) - distance(two));
  next?.other.focus();
  return true;
}

// By thumb ------------------------------------------------------------------------------------------------------------

// The field that the player has chosen by a tap or by →, until a key is pressed: a digit may replace its number.
let chosenCell;
// The pad that has just moved on by itself.
let movedPad;

// Makes a field the one into which the keys write.
function choose(cell) {
  if (!cell) return;
  for (const other of cellsOf(cell.closest('[data-pad]'))) other.classList.toggle('current', other === cell);
}

// Whether no further digit can belong to a number, which may be at most what the others of a known sum leave.
function isFull(cell, text) {
  const { most, decimals } = cell.dataset;
  const [whole, fraction] = text.replace(/^[-+\u2212]/, '').split(DECIMAL);
  if (fraction !== undefined) return fraction.length >= Number(decimals);
  return whole === '0' ? decimals === '0' : whole * 10 > Math.min(Number(most), leftFor(cell));
}

function leftFor(cell) {
  const pad = cell.closest('[data-pad]');
  const total = Number(pad.dataset.total);
  // Scores that add up to zero may be of any size.
  if (!total) return Infinity;
  const others = cellsOf(pad).filter(other => other !== cell && other.value && !isImplied(other));
  return others.reduce((sum, other) => sum - parseNumber(other.value), total);
}

function press(pad, key, amount) {
  const cells = cellsOf(pad);
  const cell = cells.find(other => other.matches('.current')) ?? cells.find(other => !other.value) ?? cells.at(-1);
  const later = cells.slice(cells.indexOf(cell) + 1);
  const emptyCell = later.find(other => !other.value || isImplied(other));
  const hasMoved = movedPad === pad;
  const isStart = chosenCell === cell || cells.length === 1 || cell.dataset.most < 10;
  movedPad = chosenCell = null;
  if (key === 'next') {
    // Who is used to → after each number does not mean to skip the field that the pad has just reached.
    if (!hasMoved) choose(chosenCell = emptyCell ?? later[0] ?? cell);
    return;
  }
  if (key === 'amount') {
    navigator.vibrate?.(8);
    enter(cell, ungrouped(amount));
    if (!emptyCell) return;
    choose(emptyCell);
    movedPad = pad;
    return;
  }
  const isDigit = /\d/.test(key);
  const before = isImplied(cell) ? '' : ungrouped(cell.value);
  let text = edited(before, key);
  if (isDigit && isFull(cell, before)) {
    // A digit too many is a slip, except where it begins another number.
    if (!isStart && before !== '0') return;
    text = key;
  }
  navigator.vibrate?.(8);
  enter(cell, text);
  if (!isDigit || !isFull(cell, text) || !emptyCell) return;
  choose(emptyCell);
  movedPad = pad;
}

function edited(text, key) {
  switch (key) {
    case 'del': return text.slice(0, -1);
    case 'half': return text.endsWith(HALF) ? text.slice(0, -HALF.length) : text.includes(DECIMAL) ? text : (text || '0') + HALF;
    case 'decimal': return text.includes(DECIMAL) ? text : text + (/\d/.test(text) ? '' : '0') + DECIMAL;
    case '-': return text.startsWith(MINUS) ? text.slice(1) : MINUS + text.replace(/^[-+]/, '');
    // A zero in front belongs to no number.
    default: return text.replace(/^([-+\u2212]?)0$/, '$1') + key;
  }
}

function enter(input, value) {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

// Moves the tick of a row to its other column.
function flip(name) {
  const chosen = find(`[name="${name}"]:checked`);
  const cells = chosen ? findAll(`[name="${name}"]`, chosen.closest('.matrix > div')) : [];
  cells.find(cell => cell !== chosen)?.click();
}

// Gives a tapped player the next place in the order; a second tap takes the place back.
function toggleTurn(label) {
  const inputs = findAll('input:not(:disabled)', label.parentElement);
  const own = find('input', label);
  const others = inputs.filter(input => input.value && input !== own).sort((one, other) => one.value - other.value);
  const inOrder = own.value ? others : [...others, own];
  for (const input of inputs) input.value = inOrder.includes(input) ? inOrder.indexOf(input) + 1 : '';
  enter(own, own.value);
}

// A number as players write it, without the rounding errors of a sum.
const written = number => `${Number(number.toFixed(4))}`.replace('-', MINUS).replace('.', DECIMAL);

// Where the numbers have a known sum, fills in the last one.
function fillLast(pad, typed) {
  const cells = cellsOf(pad);
  const { total } = pad.dataset;
  typed.classList.remove('implied');
  if (total === undefined) return;
  let unknown = cells.filter(cell => !cell.value || isImplied(cell));
  // Of two numbers the other one follows even if it was typed.
  if (!unknown.length && cells.length === 2) unknown = cells.filter(cell => cell !== typed);
  const entered = cells.filter(cell => !unknown.includes(cell));
  const missing = entered.reduce((sum, cell) => sum - parseNumber(cell.value), Number(total));
  // Only scores that add up to zero can be negative.
  const isPossible = missing >= 0 || (missing < 0 && total === '0');
  for (const cell of unknown) {
    const follows = unknown.length === 1 && cell !== typed && isPossible;
    cell.classList.toggle('implied', follows);
    cell.value = follows ? written(missing) : '';
  }
}

// Changes how many cards of a kind a pile has, and writes what the pile is worth into its field.
function countCard(row, step) {
  const pile = row.closest('[data-count-for]');
  const counted = kind => Number(find('output', kind).value);
  find('output', row).value = Math.min(Math.max(counted(row) + step, 0), row.dataset.max);
  const worth = findAll('[data-worth]', pile).reduce((sum, kind) => sum + kind.dataset.worth * counted(kind), 0);
  enter(countedInto(pile.dataset.countFor), written(worth));
  const { answers, otherSide, max } = row.dataset;
  if (!answers) return;
  // The other side has the rest of these cards.
  const [side, value] = otherSide.split('=');
  const isOthers = find(`[name="${side}"]:checked`)?.value === value;
  find(`[name="${answers}"][value="${isOthers ? max - counted(row) : counted(row)}"]`)?.click();
}

// Holding − or + goes on counting: after a while, and then so often, in milliseconds.
const HELD = 400;
const REPEAT = 120;
let holding;
// Whether a button has counted while it was held: the click at the end is no further step.
let hasCounted = false;

function hold({ target }) {
  const button = target.closest?.('[data-step]');
  release();
  hasCounted = false;
  if (!button) return;
  const repeat = () => {
    hasCounted = true;
    countCard(button.closest('[data-worth]'), Number(button.dataset.step));
    holding = setTimeout(repeat, REPEAT);
  };
  holding = setTimeout(repeat, HELD);
}

const release = () => clearTimeout(holding);

// The field of a pile; of several, the one into which the keys write.
function countedInto(id) {
  const place = document.getElementById(id) ?? document.getElementById(`f-${id}`);
  if (place.matches('.figure')) return place;
  return find('.current', place) ?? find('.figure', place);
}

// Events -------------------------------------------------------------------------------------------------------------

addEventListener('mount', preparePads);
addEventListener('pointerdown', hold);
// A phone would open its menu.
addEventListener('contextmenu', event => {
  if (event.target.closest?.('[data-step]')) event.preventDefault();
});
for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, release);

addEventListener('click', event => {
  const { target } = event;
  const { key, step, amount, flips } = target.closest?.('button')?.dataset ?? {};
  const turn = target.closest?.('.order label');
  if (key) {
    press(padOf(target), key, amount);
  } else if (flips) {
    flip(flips);
  } else if (step) {
    if (!hasCounted) countCard(target.closest('[data-worth]'), Number(step));
    hasCounted = false;
  } else if (turn && event.detail > 0) {
    // Only for a pointer: with a keyboard the player types the place.
    event.preventDefault();
    toggleTurn(turn);
  }
});

addEventListener('keydown', event => {
  const key = event.target.closest?.('[data-key], [data-flips]');
  if (key && walk(key, event.key)) event.preventDefault();
});

addEventListener('focusin', ({ target }) => {
  // Deleting a digit of 1.234 must not make it 1.23.
  if (target.matches?.('[data-most], [inputmode=decimal]')) target.value = ungrouped(target.value);
  if (target.matches?.('[data-pad] .figure')) {
    choose(target);
    chosenCell = target;
    movedPad = null;
  }
  if (target.matches?.('[data-key], [data-flips]')) rove(target);
});

// In the capture phase, so that the form's listener already sees what follows from a number.
addEventListener('input', ({ target }) => {
  const pad = target.closest('[data-pad]');
  if (pad) fillLast(pad, target);
}, { capture: true });

preparePads();
