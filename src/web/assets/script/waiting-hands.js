// What a page shows of the outbox: the bar at its top, and the list of this table's waiting hands, which can be read, changed and
// removed. Only the server can tell what a waiting hand pays. This module is loaded after the first paint: a phone on which hands
// wait has been here before, so it usually has the module in its cache.

import './shared-with-worker.js';
import { fill } from './entry-form.js';
import { goToTable } from './navigation.js';
import {
  CHANGE, beingRemoved, changesWaitingHand, flush, listedHands, putNumber, send, setOpenHand, showAnswer, showNextNumber,
  waitingHand, withOutboxLock,
} from './outbox.js';
import { announceOutboxChange, clockTime, find, findAll, guardSecondTap } from './page.js';

const { adjustmentAddress, deleteHand, numberOf, removedHands, renumberBehind, storeHand } = globalThis.shared;

// How long after the last removal removed hands can be restored, in milliseconds.
const UNDO_TIME = 8000;

// The first hand that the server has refused.
let refusedHand;
// What the list shows. The same list is not rebuilt, as the player may be reading it.
let shownList = '';

async function showOutbox() {
  const hands = await listedHands();
  refusedHand = hands.find(hand => hand.refused);
  showBar(hands.filter(hand => !hand.refused).length);
  // The link to the server's new address is hidden: waiting hands stay with this one.
  for (const link of findAll('[data-moved]')) link.hidden = hands.length > 0;
  showList(hands);
  showNextNumber(hands);
}

function showBar(waiting) {
  const bar = find('#bar');
  const messages = bar.dataset;
  const { stale } = document.body.dataset;
  const parts = [
    stale && messages.asOf.replace('{time}', clockTime(stale)),
    waiting && (waiting === 1 ? messages.one : messages.other.replace('{n}', waiting)),
    refusedHand && messages.refused,
  ];
  const sentence = parts.filter(Boolean).join(' · ');
  bar.hidden = !sentence;
  find('span', bar).textContent = sentence;
  for (const button of findAll('button', bar)) button.hidden = !refusedHand;
}

// The refused hand ---------------------------------------------------------------------------------------------------

// Sends the refused hand again, and shows the answer: the form with its errors, or a question.
async function reviewRefused() {
  const hand = refusedHand;
  const answer = await send(hand).catch(() => null);
  if (!answer) return;
  if (answer.isSaved) await deleteHand(hand);
  showAnswer(answer, hand);
}

async function discardRefused() {
  if (!confirm(find('#bar').dataset.confirm)) return;
  await withOutboxLock(() => takeOut(refusedHand));
  flush();
  showOutbox();
}

// The list -----------------------------------------------------------------------------------------------------------

function showList(hands) {
  const place = find('[data-pending]');
  if (!place) return;
  const all = [...hands, ...removedHands.values()].sort((one, other) => one.made_at - other.made_at);
  const ofTable = all.filter(hand => hand.url.startsWith(`${location.pathname}/`));
  const list = JSON.stringify([ofTable, [...removedHands], [...beingRemoved]]);
  if (list === shownList) return;
  shownList = list;
  place.hidden = !ofTable.length;
  // Each hand keeps its row: a tap would be lost if its button were replaced under the thumb.
  const shown = new Map([...place.children].map(row => [row.dataset.key, row]));
  const rows = ofTable.map(hand => fillRow(shown.get(hand.key) ?? newRow(hand), hand));
  for (const row of shown.values()) if (!rows.includes(row)) row.remove();
  for (const [at, row] of rows.entries()) {
    if (row !== place.children[at]) place.insertBefore(row, place.children[at] ?? null);
  }
}

function newRow(hand) {
  const row = find('#pending-row').content.firstElementChild.cloneNode(true);
  row.dataset.key = hand.key;
  find('time', row).textContent = clockTime(hand.made_at);
  for (const button of findAll('button', row)) {
    button.value = hand.key;
    button.dataset.label = button.ariaLabel;
  }
  // A waiting correction is of a hand on the sheet, and is changed there.
  if (!hand.url.endsWith('/hands')) find('[data-change]', row).remove();
  return row;
}

function fillRow(row, hand) {
  const withNumber = text => text.replace('{n}', numberOf(hand));
  const heading = find('h2', row);
  heading.firstChild.textContent = `${withNumber(heading.dataset.heading)} `;
  const isRemoved = removedHands.has(hand.key);
  const isBeingRemoved = beingRemoved.has(hand.key);
  find('p', row).textContent = isBeingRemoved ? row.dataset.removing : hand.answers;
  row.classList.toggle('gone', isRemoved || isBeingRemoved);
  for (const button of findAll('button', row)) {
    button.ariaLabel = withNumber(button.dataset.label);
    button.hidden = isBeingRemoved || isRemoved !== 'restore' in button.dataset;
  }
  return row;
}

// Removing -----------------------------------------------------------------------------------------------------------

// The server's answer to a hand whose number another hand has. The player has to choose, so it stays in the outbox.
const CONFLICT = 409;

// A hand in conflict has a number that is on the sheet already: its removal leaves no gap.
const leavesGap = hand => hand.refused !== CONFLICT;

// Takes a hand out of the outbox for good, and closes the gap.
async function takeOut(hand) {
  await deleteHand(hand);
  if (leavesGap(hand)) await renumberBehind(hand, -1, true);
}

// Takes a hand out. It can be restored until `forgetRemoved`. Its answer is waited for if it is on its way: then it may be on the
// sheet, and is not in the outbox any more.
async function removeWaiting({ value: key }) {
  beingRemoved.add(key);
  announceOutboxChange();
  await withOutboxLock(async () => {
    const hand = await waitingHand(key);
    if (!hand) return;
    await takeOut(hand);
    removedHands.set(key, hand);
  }).catch(() => {});
  beingRemoved.delete(key);
  announceOutboxChange();
  if (removedHands.has(key)) forgetLater();
}

async function restoreRemoved({ value: key }) {
  clearTimeout(forgetting);
  await withOutboxLock(async () => {
    const hand = removedHands.get(key);
    if (!hand) return;
    removedHands.delete(key);
    if (leavesGap(hand)) await renumberBehind(hand, 1, true);
    await storeHand(hand);
  });
  announceOutboxChange();
  forgetLater();
}

let forgetting;

function forgetRemoved() {
  removedHands.clear();
  announceOutboxChange();
}

function forgetLater() {
  // Remove and Undo are in the same place.
  guardSecondTap();
  clearTimeout(forgetting);
  forgetting = setTimeout(forgetRemoved, UNDO_TIME);
}

// Changing -----------------------------------------------------------------------------------------------------------

// Goes to the form for the next hand, to change the waiting one there. The address names the hand, so that it outlives a reload.
async function changeWaiting({ value: key }) {
  const fields = new URLSearchParams((await waitingHand(key))?.body);
  const form = `${location.pathname}/hands/new`;
  const pathname = fields.get('result') === 'adjusted' ? adjustmentAddress(form) : form;
  await goToTable({ pathname, hash: CHANGE + key });
  // Where the page only took another one's place, it was mounted before the address had changed.
  fillWithChangedHand();
}

async function fillWithChangedHand() {
  const form = find('#hand[data-queue]');
  if (!form || !changesWaitingHand()) return;
  const hand = await waitingHand(location.hash.slice(CHANGE.length));
  if (!hand) return;
  setOpenHand(hand);
  const number = numberOf(hand);
  form.elements.number.value = number;
  putNumber(find('h1'), number);
  fill(form, new URLSearchParams(hand.body));
  form.classList.add('behind');
}

// Events -------------------------------------------------------------------------------------------------------------

// What a button does, by its data attribute.
const BUTTONS = {
  review: reviewRefused,
  discard: discardRefused,
  change: changeWaiting,
  remove: removeWaiting,
  restore: restoreRemoved,
};

addEventListener('click', ({ target }) => {
  const button = target.closest?.('button');
  const name = button && Object.keys(BUTTONS).find(attribute => attribute in button.dataset);
  if (name) BUTTONS[name](button);
});

addEventListener('mount', () => {
  shownList = '';
  fillWithChangedHand();
  showOutbox();
});
addEventListener('outbox', showOutbox);

fillWithChangedHand();
showOutbox();
