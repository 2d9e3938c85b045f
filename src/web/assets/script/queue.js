// Hands on their way: what waits in the outbox is sent in its order, until the server has taken or refused it.

import { refresh } from './live.js';
import { onShow, tellOutbox } from './page.js';
import { postHand } from './post.js';
import { closeGap, dropHand, moveOn, refuseHand, storedHands } from './store.js';

// How long what waits rests before it is sent again, in milliseconds.
const REST = 5000;

// Without a store there is nothing that waits.
export const waitingHands = () => storedHands().catch(() => []);
export const waitingHand = async key => (await waitingHands()).find(hand => hand.key === key);

// Sends a hand, and says how many wait with it. Fails when it is not known what becomes of it.
export async function send(hand) {
  const isWaiting = other => other.url === hand.url && other.made_at >= hand.made_at;
  const waiting = (await waitingHands()).filter(isWaiting).length;
  // Whether an unusual hand was meant is asked only while somebody looks.
  const odd = watched.has(hand.key) ? '' : '&odd=seen';
  const answer = await postHand(hand.url, `${hand.body}&waiting=${waiting}${odd}`);
  const { ok: isSaved, status, headers } = answer;
  const html = await answer.text();
  // A page that says why there is no form is no place for a hand.
  const hasForm = html.includes('id="hand"');
  return { isSaved, hasForm, status, html, address: isSaved && headers.get('X-Url'), number: Number(headers.get('X-Number')) };
}

// The hands whose answers somebody waits for on the screen, by their keys: the answers, as soon as there are any.
export const watched = new Map();

// The numbers under which the last hands were taken while this page has been shown, by where they went.
export const taken = new Map();

onShow(() => taken.clear());

// Does something with the outbox while nobody else does: the worker and other tabs send too. Settles when it is done.
let done = Promise.resolve();

export function inTurn(act) {
  if (navigator.locks) return navigator.locks.request('outbox', act);
  done = done.then(act, act);
  return done;
}

export const flush = () => inTurn(drain);

// The keys of the hands that somebody wants to remove: neither they nor those behind them are sent any more.
export const leaving = new Set();

async function drain() {
  const keys = (await waitingHands()).map(hand => hand.key);
  // Behind a hand that was refused or not answered, the table's others wait; other tables may have better luck.
  const stuck = new Set();
  let hasNews = false;
  for (const key of keys) {
    // The one before may have moved it on, and somebody may have removed it.
    const hand = await waitingHand(key);
    if (!hand) continue;
    if (hand.refused || leaving.has(key)) stuck.add(hand.url);
    if (stuck.has(hand.url)) continue;
    const answer = await send(hand).catch(() => null);
    if (!answer?.isSaved) stuck.add(hand.url);
    if (answer) hasNews = await settle(hand, answer) || hasNews;
  }
  if (hasNews) await refresh();
  // Who shows what waits looks again.
  if (keys.length) tellOutbox();
  await tryAgain();
}

// A number that another hand has: the hand stays on the phone until somebody has chosen.
export const CONFLICT = 409;

// Takes a hand out of those that wait. In a conflict another hand has its number; else nothing has.
export async function takeOut(hand) {
  await dropHand(hand);
  if (hand.refused !== CONFLICT) await closeGap(hand);
}

// Answers whether there is something new on the sheet that nobody is going to show.
async function settle(hand, answer) {
  const isWatched = watched.has(hand.key);
  if (isWatched) watched.set(hand.key, answer);
  if (answer.isSaved) {
    taken.set(hand.url, answer.number);
    await dropHand(hand);
    await moveOn(hand, answer.number);
  } else if (isWatched && answer.hasForm) {
    // The form with what is wrong comes to the screen, and has everything that was typed.
    await dropHand(hand);
  } else {
    await refuseHand(hand, answer.status);
  }
  return answer.isSaved && !isWatched;
}

let rest;

async function tryAgain() {
  clearTimeout(rest);
  const hands = await waitingHands();
  if (hands.some(hand => !hand.refused)) rest = setTimeout(flush, REST);
}
