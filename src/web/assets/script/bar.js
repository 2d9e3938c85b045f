// What the page says about hands that are not on the sheet yet: how many wait, which number comes next, what was refused.

import { clockTime, find, findAll } from './dom.js';
import { onMount } from './page.js';
import { flush, send, waitingHands, watched } from './queue.js';
import { opened, showAnswer } from './save.js';
import { dropHand } from './store.js';

// The first hand that the server has refused.
let refused;

onMount(report);
addEventListener('outbox', report);

async function report() {
  // What is just being saved says so itself.
  const hands = (await waitingHands()).filter(hand => !watched.has(hand.key));
  refused = hands.find(hand => hand.refused);
  showBar(hands.filter(hand => !hand.refused).length);
  showPending(hands);
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

// A row for each hand of this table: what it pays, only the server can say.
function showPending(hands) {
  const place = find('[data-pending]');
  if (!place) return;
  const template = find('#pending-row').innerHTML;
  const own = hands.filter(hand => hand.url.startsWith(`${location.pathname}/`));
  place.hidden = !own.length;
  place.innerHTML = own.map(hand => template.replace('{time}', clockTime(hand.made_at))).join('');
}

// The page was made when the hands that wait were still to be played: the next one has a number behind theirs.
function showNumber(hands) {
  const table = location.pathname.match(/^\/t\/[^/]+/)?.[0];
  const own = hands.filter(hand => hand.url === `${table}/hands`);
  // A hand that was refused keeps its number while it is looked at.
  if (!own.length || opened) return;
  const next = Math.max(...own.map(hand => Number(new URLSearchParams(hand.body).get('number')))) + 1;
  for (const input of findAll('[data-queue] [name=number]')) {
    if (input.value >= next) continue;
    input.value = next;
    input.form.classList.add('behind');
  }
  const isForm = location.pathname.endsWith('/hands/new');
  for (const place of findAll(isForm ? 'h1' : '#next h2, a[href$="/hands/new"]')) {
    place.textContent = place.textContent.replace(/\d+/, number => Math.max(number, next));
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
  await dropHand(refused);
  flush();
  report();
}
