// The outbox: entered hands are sent in their order until the server has accepted or refused them.

import './outbox-store.js';
import './requests.js';
import { refresh } from './live.js';
import { announceOutboxChange, onShow } from './page.js';

const { postHand } = globalThis.requests;
const { storedHands, deleteHand, storeHand, markRefused, isBehind, renumber, movedBy } = globalThis.outboxStore;

// How long after an attempt that left hands unsent the next one follows, in milliseconds.
const RETRY = 5000;

// The server's answer to a hand whose number another hand has. The player has to choose, so it stays in the outbox.
const CONFLICT = 409;

// Without a store no hand waits.
export const waitingHands = () => storedHands().catch(() => []);
export const waitingHand = async key => (await waitingHands()).find(hand => hand.key === key);

// Sending ------------------------------------------------------------------------------------------------------------

// Sends a hand. Throws when it is unknown whether it was saved.
export async function send(hand) {
  const isFromHere = other => other.url === hand.url && other.made_at >= hand.made_at;
  const waiting = (await waitingHands()).filter(isFromHere).length;
  // Whether an unusual hand is right, the server asks only while the player looks.
  const odd = watched.has(hand.key) ? '' : '&odd=seen';
  const answer = await postHand(hand.url, `${hand.body}&waiting=${waiting}${odd}`);
  const { ok: isSaved, status, headers } = answer;
  const html = await answer.text();
  return {
    isSaved,
    status,
    html,
    // An error page has no form to correct the hand in.
    hasForm: html.includes('id="hand"'),
    address: isSaved ? headers.get('X-Url') : null,
    number: Number(headers.get('X-Number')),
  };
}

// The hands whose answers the player waits for on the screen, by key.
const watched = new Set();
// The answers to them.
const answers = new Map();

export const isWatched = hand => watched.has(hand.key);
export const watch = hand => watched.add(hand.key);

// Ends the watch. Returns the answer, or nothing if there is none yet.
export function endWatch(hand) {
  const answer = answers.get(hand.key);
  watched.delete(hand.key);
  answers.delete(hand.key);
  return answer;
}

// The highest numbers under which hands were accepted while this page has been shown, by the address they were sent to.
export const acceptedNumbers = new Map();

onShow(() => acceptedNumbers.clear());

// Runs something while neither the worker nor another tab changes the outbox. Resolves when it is done.
let queue = Promise.resolve();

export function withOutboxLock(act) {
  if (navigator.locks) return navigator.locks.request('outbox', act);
  // Over plain http there are no locks, and no worker either: waiting for this tab is enough.
  queue = queue.then(act, act);
  return queue;
}

export const flush = () => withOutboxLock(sendAll);

async function sendAll() {
  const keys = (await waitingHands()).map(hand => hand.key);
  // Behind a hand without success the others of its table wait, so that they stay in order; other tables go on.
  const stuck = new Set();
  let hasNews = false;
  for (const key of keys) {
    // Read again: the hand before may have renumbered it, and the player may have removed it.
    const hand = await waitingHand(key);
    if (!hand) continue;
    if (hand.refused || beingRemoved.has(key)) stuck.add(hand.url);
    if (stuck.has(hand.url)) continue;
    const answer = await send(hand).catch(() => null);
    if (!answer?.isSaved) stuck.add(hand.url);
    if (!answer) continue;
    if (answer.isSaved && !isWatched(hand)) hasNews = true;
    await settle(hand, answer);
  }
  if (hasNews) await refresh();
  if (keys.length) announceOutboxChange();
  await scheduleRetry();
}

async function settle(hand, answer) {
  if (isWatched(hand)) answers.set(hand.key, answer);
  if (answer.isSaved) {
    acceptedNumbers.set(hand.url, answer.number);
    await deleteHand(hand);
    const by = movedBy(hand, answer.number);
    if (by) await renumberBehind(hand, by, false);
  } else if (isWatched(hand) && answer.hasForm) {
    // The form with the error is shown, with everything that was typed.
    await deleteHand(hand);
  } else {
    await markRefused(hand, answer.status);
  }
}

let retry;

async function scheduleRetry() {
  clearTimeout(retry);
  const hands = await waitingHands();
  if (hands.some(hand => !hand.refused)) retry = setTimeout(flush, RETRY);
}

// Removing -----------------------------------------------------------------------------------------------------------

// The keys of hands that the player wants to remove: neither they nor the hands behind them are sent any more.
export const beingRemoved = new Set();

// The removed hands that the player can still restore, by key. Hands that wait are renumbered in the store, these here.
export const removedHands = new Map();

async function renumberBehind(hand, by, movesEntered) {
  await globalThis.outboxStore.renumberBehind(hand, by, movesEntered);
  for (const other of removedHands.values()) if (isBehind(other, hand)) renumber(other, by, movesEntered);
}

// A hand in conflict has a number that is on the sheet already: its removal leaves no gap.
const leavesGap = hand => hand.refused !== CONFLICT;

// Takes a hand out of the outbox for good, and closes the gap.
export async function takeOut(hand) {
  await deleteHand(hand);
  if (leavesGap(hand)) await renumberBehind(hand, -1, true);
}

// Takes a hand out. It can be restored until `forgetRemoved`. Its answer is waited for if it is on its way: then it may be on the
// sheet, and is not in the outbox any more.
export async function removeHand(key) {
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
}

export async function restoreHand(key) {
  await withOutboxLock(async () => {
    const hand = removedHands.get(key);
    if (!hand) return;
    removedHands.delete(key);
    if (leavesGap(hand)) await renumberBehind(hand, 1, true);
    await storeHand(hand);
  });
  announceOutboxChange();
}

export function forgetRemoved() {
  removedHands.clear();
  announceOutboxChange();
}
