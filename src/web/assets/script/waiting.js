// The hands of this table that wait on the phone: each can be read, changed and removed by name. What they pay, only the server
// can say.

import { clockTime, find, findAll } from './dom.js';
import { fill } from './form.js';
import { onMount, tellOutbox } from './page.js';
import { CONFLICT, inTurn, leaving, takeOut, waitingHand } from './queue.js';
import { open } from './save.js';
import { numberOf, openGap, removed, storeHand } from './store.js';
import { arrive } from './tap.js';
import { comeBack } from './visit.js';

// How long hands that were removed can be brought back, in milliseconds from the last.
const REGRET = 8000;
// What the address of a form says behind `#` that is to change a waiting hand; its key follows.
const CHANGE = '#change=';

let forgetting;
// What the list shows, to leave it alone as long as that is the same: somebody may be reading it.
let listed = '';

onMount(() => { listed = ''; });

export function showWaiting(hands) {
  const place = find('[data-pending]');
  if (!place) return;
  const all = [...hands, ...removed.values()].sort((one, other) => one.made_at - other.made_at);
  const own = all.filter(hand => hand.url.startsWith(`${location.pathname}/`));
  const now = JSON.stringify([own, [...removed], [...leaving]]);
  if (now === listed) return;
  listed = now;
  place.hidden = !own.length;
  place.replaceChildren(...own.map(rowOf));
}

function rowOf(hand) {
  const row = find('#pending-row').content.cloneNode(true);
  const say = text => text.replace('{n}', numberOf(hand));
  find('h2', row).prepend(say(find('h2', row).dataset.name));
  find('time', row).textContent = clockTime(hand.made_at);
  const place = find('.pending', row);
  const isRemoved = removed.has(hand.key);
  const isLeaving = leaving.has(hand.key);
  find('p', row).textContent = isLeaving ? place.dataset.leaving : hand.said;
  place.classList.toggle('gone', isRemoved || isLeaving);
  for (const button of findAll('button', row)) {
    button.value = hand.key;
    button.ariaLabel = say(button.ariaLabel);
    button.hidden = isLeaving || isRemoved !== 'restore' in button.dataset;
  }
  // A correction waits for a hand that is on the sheet; it is changed there.
  if (!hand.url.endsWith('/hands')) find('[data-change]', row).remove();
  return row;
}

// A hand that is on its way is waited for: it may be taken, and is on the sheet then, or refused.
export async function removeWaiting({ value: key }) {
  leaving.add(key);
  tellOutbox();
  await inTurn(async () => {
    const hand = await waitingHand(key);
    if (!hand) return;
    await takeOut(hand);
    removed.set(key, hand);
    forgetLater();
  }).catch(() => {});
  leaving.delete(key);
  tellOutbox();
}

// Remove and Undo stand in the same place, where a second tap of the same thumb does nothing.
function forgetLater() {
  arrive();
  clearTimeout(forgetting);
  forgetting = setTimeout(() => {
    removed.clear();
    tellOutbox();
  }, REGRET);
}

export async function restoreRemoved({ value: key }) {
  clearTimeout(forgetting);
  await inTurn(async () => {
    const hand = removed.get(key);
    if (!hand) return;
    removed.delete(key);
    if (hand.refused !== CONFLICT) await openGap(hand);
    await storeHand(hand);
  });
  forgetLater();
  tellOutbox();
}

// The form for the next hand, filled with the one that waits. The address says so: it outlives a reload.
export async function changeWaiting({ value }) {
  await comeBack({ pathname: `${location.pathname}/hands/new`, hash: CHANGE + value });
  // Where the page was only replaced, it did not know the address yet.
  fillChanged();
}

export const isChange = () => location.hash.startsWith(CHANGE);

onMount(fillChanged);

async function fillChanged() {
  const form = find('#hand[data-queue]');
  if (!form || !isChange()) return;
  const hand = await waitingHand(location.hash.slice(CHANGE.length));
  if (!hand) return;
  open(hand);
  const number = numberOf(hand);
  form.elements.number.value = number;
  const heading = find('h1');
  heading.textContent = heading.textContent.replace(/\d+/, number);
  fill(form, new URLSearchParams(hand.body));
  form.classList.add('behind');
}
