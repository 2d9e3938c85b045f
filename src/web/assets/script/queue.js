// Hands on their way: what waits in the outbox is sent in its order, until the server has taken or refused it.

import { refresh } from './live.js';
import { post } from './post.js';
import { dropHand, storeHand, storedHands } from './store.js';

// How long the server may take, and how long what waits rests before it is sent again, in milliseconds.
const PATIENCE = 8000;
const REST = 5000;

// Without a store there is nothing that waits.
export const waitingHands = () => storedHands().catch(() => []);

// Sends a hand. Fails when nobody answered who knows what becomes of it.
export async function send(hand) {
  const answer = await post(hand.url, hand.body, 'save', AbortSignal.timeout(PATIENCE));
  if (answer.status >= 500 || answer.status === 429) throw new Error(answer.statusText);
  const address = answer.ok && (answer.headers.get('X-Url') ?? answer.url);
  return { isSaved: answer.ok, status: answer.status, html: await answer.text(), address };
}

// The hands whose answers somebody waits for on the screen, by their keys: the answers, as soon as there are any. Such a hand
// leaves the outbox when it is answered, for the answer is shown.
export const watched = new Map();

// One at a time on this phone: the worker and other tabs send too. Settles when everything has been tried.
let tried = Promise.resolve();

export function flush() {
  if (navigator.locks) return navigator.locks.request('outbox', drain);
  tried = tried.then(drain, drain);
  return tried;
}

async function drain() {
  const hands = await waitingHands();
  // Behind a hand that was refused, the table's others wait.
  const stuck = new Set();
  let hasNews = false;
  for (const hand of hands) {
    if (hand.refused) stuck.add(hand.url);
    if (stuck.has(hand.url)) continue;
    const answer = await send(hand).catch(() => null);
    if (!answer) break;
    if (!answer.isSaved) stuck.add(hand.url);
    hasNews = await settle(hand, answer) || hasNews;
  }
  if (hasNews) await refresh();
  // Who shows what waits looks again.
  if (hands.length) dispatchEvent(new Event('outbox'));
  await tryAgain();
}

// Answers whether there is something new on the sheet that nobody is going to show.
async function settle(hand, answer) {
  if (watched.has(hand.key)) {
    watched.set(hand.key, answer);
    await dropHand(hand);
    return false;
  }
  if (answer.isSaved) await dropHand(hand);
  else await storeHand({ ...hand, refused: answer.status });
  return answer.isSaved;
}

let rest;

async function tryAgain() {
  clearTimeout(rest);
  const hands = await waitingHands();
  if (hands.some(hand => !hand.refused)) rest = setTimeout(flush, REST);
}
