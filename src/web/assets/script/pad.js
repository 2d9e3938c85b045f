// The digit pad: its keys write into the fields above them, as if somebody had typed.

import { find, findAll } from './dom.js';

const MINUS = '\u2212';
const HALF = '½';

// The fields of a key: around it, or in the form above the dock that it is in.
export const padOf = key => key.closest('[data-pad]') ?? document.getElementById(key.closest('[data-into]').dataset.into);

const cellsOf = pad => findAll('.figure', pad);
const isImplied = cell => cell.matches('.implied');

// A number as people write it: 44,5 and 44½, with any blank and either minus.
const parseNumber = text => Number(text.replace(/\s/g, '').replace(',', '.').replace(MINUS, '-').replace(/½$/, '.5'));

// Makes the pads of a page ready that has come.
export function preparePads() {
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

const keysOf = pad => findAll('[data-key]', pad);

// Where the keys of a pad are: with its fields, or in the dock.
const KEYS = '[data-pad], [data-into]';

// The keys of a pad are one stop of Tab, and this key is where it stops.
export function rove(stop) {
  if (!stop) return;
  for (const key of keysOf(stop.closest(KEYS))) key.tabIndex = key === stop ? 0 : -1;
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Goes from a key to its neighbour. Answers whether an arrow was pressed.
export function walk(key, arrow) {
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

// Makes a field that into which the keys write.
export function choose(cell) {
  if (!cell) return;
  for (const other of cellsOf(cell.closest('[data-pad]'))) other.classList.toggle('current', other === cell);
}

export function press(pad, key) {
  const cells = cellsOf(pad);
  const cell = cells.find(other => other.matches('.current')) ?? cells.find(other => !other.value) ?? cells.at(-1);
  const nextCell = cells.slice(cells.indexOf(cell) + 1).find(other => !other.value || isImplied(other));
  if (key === 'next') {
    choose(nextCell ?? cells[0]);
    return;
  }
  const most = Number(cell.dataset.digits);
  const isFull = text => text.replace(/\D/g, '').length >= most;
  const before = isImplied(cell) ? '' : cell.value;
  // A full field begins anew, unless there are others to which the digit may belong.
  const beginsAnew = isFull(before) && (cells.length === 1 || most === 1);
  const text = edited(before, key, beginsAnew);
  navigator.vibrate?.(8);
  enter(cell, text);
  if (/\d/.test(key) && isFull(text)) choose(nextCell);
}

function edited(text, key, beginsAnew) {
  switch (key) {
    case 'del': return text.slice(0, -1);
    case HALF: return text.includes(HALF) ? text.replace(HALF, '') : text + HALF;
    case '-': return text.startsWith(MINUS) ? text.slice(1) : MINUS + text;
    default: return beginsAnew ? key : text + key;
  }
}

function enter(input, value) {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

// Players who are tapped one after the other get their places in turn; another tap takes a place back.
export function takeTurn(label) {
  const inputs = findAll('input:not(:disabled)', label.parentElement);
  const own = find('input', label);
  const others = inputs.filter(input => input.value && input !== own).sort((one, other) => one.value - other.value);
  const inOrder = own.value ? others : [...others, own];
  for (const input of inputs) input.value = inOrder.includes(input) ? inOrder.indexOf(input) + 1 : '';
  enter(own, own.value);
}

// Where all numbers together make a known sum, the last one fills itself.
export function imply(pad, typed) {
  const cells = cellsOf(pad);
  const total = Number(pad.dataset.total);
  typed.classList.remove('implied');
  if (!total) return;
  let unknown = cells.filter(cell => !cell.value || isImplied(cell));
  // Of two, the other one follows even when somebody had typed it.
  if (!unknown.length && cells.length === 2) unknown = cells.filter(cell => cell !== typed);
  const entered = cells.filter(cell => !unknown.includes(cell));
  const missing = entered.reduce((sum, cell) => sum - parseNumber(cell.value), total);
  for (const cell of unknown) {
    const follows = unknown.length === 1 && cell !== typed && missing >= 0;
    cell.classList.toggle('implied', follows);
    cell.value = follows ? missing : '';
  }
}

// Counting the cards of a pile one by one: what they are worth together goes into the field.
export function countCard(row, step) {
  const pile = row.closest('[data-count]');
  const counted = kind => Number(find('output', kind).value);
  find('output', row).value = Math.min(Math.max(counted(row) + step, 0), row.dataset.max);
  const worth = findAll('[data-worth]', pile).reduce((sum, kind) => sum + kind.dataset.worth * counted(kind), 0);
  enter(countedInto(pile.dataset.count), withHalf(worth));
  const { answers, others, max } = row.dataset;
  if (!answers) return;
  // What the others' pile has, the attack has not.
  const [side, value] = others.split('=');
  const isOthers = find(`[name="${side}"]:checked`)?.value === value;
  find(`[name="${answers}"][value="${isOthers ? max - counted(row) : counted(row)}"]`)?.click();
}

// The field that a pile belongs to; of several, that into which the keys write.
function countedInto(id) {
  const place = document.getElementById(id) ?? document.getElementById(`f-${id}`);
  if (place.matches('.figure')) return place;
  return find('.current', place) ?? find('.figure', place);
}

const withHalf = points => points % 1 ? `${Math.floor(points) || ''}${HALF}` : points;
