// What the page says about hands that are not on the sheet yet: how many wait, which number comes next, what was refused.

import { clockTime, find, findAll } from './dom.js';
import { onMount } from './page.js';
import { flush, inTurn, send, takeOut, taken, waitingHands, watched } from './queue.js';
import { opened, showAnswer } from './save.js';
import { dropHand, numberOf } from './store.js';
import { showWaiting } from './waiting.js';

// The first hand that the server has refused.
let refused;

onMount(report);
addEventListener('outbox', report);

export async function report() {
  // What is just being saved, or is on the screen, says so itself.
  const hands = (await waitingHands()).filter(hand => !watched.has(hand.key) && hand.key !== opened?.key);
  refused = hands.find(hand => hand.refused);
  showBar(hands.filter(hand => !hand.refused).length);
  // What waits here does not come along to the address to which the app has moved.
  for (const way of findAll('[data-over]')) way.hidden = hands.length > 0;
  showWaiting(hands);
  showNumber(hands);
}

function showBar(waiting) {
  const bar = find('#bar');
  const words = bar.dataset;
  const { stale } = document.body.dataset;
  const parts = [
    stale && words.asof.replace('{time}', clockTime(stale)),
    waiting && (waiting === 1 ? words.one : words.other.replace('{n}', waiting)),
    refused && words.refused,
  ];
  const sentence = parts.filter(Boolean).join(' · ');
  bar.hidden = !sentence;
  find('span', bar).textContent = sentence;
  for (const button of findAll('button', bar)) button.hidden = !refused;
}

// The page was made when the hands that wait were still to be played: the next one has a number behind theirs. A form does not
// become fresh by itself: there it is behind those, too, that have been taken since.
function showNumber(hands) {
  // A hand that is changed, or was refused, keeps its number.
  if (opened) return;
  const isForm = location.pathname.endsWith('/hands/new');
  const url = `${location.pathname.match(/^\/t\/[^/]+/)}/hands`;
  const last = isForm && taken.get(url) || 0;
  const next = Math.max(last, ...hands.filter(hand => hand.url === url).map(numberOf)) + 1;
  for (const input of findAll('[data-queue] [name=number]')) {
    input.dataset.own ??= input.value;
    input.value = Math.max(input.dataset.own, next);
    input.form.classList.toggle('behind', input.value !== input.dataset.own);
  }
  for (const place of findAll(isForm ? 'h1' : '.live #aside, a[href$="/hands/new"]')) {
    place.dataset.own ??= place.textContent.match(/\d+/);
    place.textContent = place.textContent.replace(/\d+/, Math.max(place.dataset.own, next));
  }
}

// What was refused ---------------------------------------------------------------------------------------------------

// Sends the refused hand again, and shows the answer: a form with what is wrong, or a choice.
export async function lookAtRefused() {
  const hand = refused;
  const answer = await send(hand).catch(() => null);
  if (!answer) return;
  if (answer.isSaved) await dropHand(hand);
  showAnswer(answer, hand);
}

export async function forgetRefused() {
  if (!confirm(find('#bar').dataset.sure)) return;
  await inTurn(() => takeOut(refused));
  flush();
  report();
}
