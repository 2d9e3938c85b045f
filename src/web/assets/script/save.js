// Saving a hand. It is in the phone's own store before it is sent, so that nothing that happens to the page can lose it.

import { sayAnswers } from './answers.js';
import { find, parsePage, wait } from './dom.js';
import { dropDraft, encodeForm, outputOf, unanswered } from './form.js';
import { mount, onShow, showPage, tellOutbox } from './page.js';
import { flush, send, waitingHands, watched } from './queue.js';
import { dropHand, numberOf, storeHand } from './store.js';
import { isBeforeNews } from './tap.js';
import { comeBack } from './visit.js';

// How long somebody looks at "Saving…" before the hand waits and the page goes on, in milliseconds.
const MOMENT = 2000;

// The hand on the screen that is in the outbox: one that was refused, or that somebody changes. What is saved now takes its
// place.
export let opened = null;

export function open(hand) {
  opened = hand;
}

onShow(() => open(null));

// Shows what the server says to a hand; one that it refuses may still be in the outbox.
export function showAnswer(answer, hand) {
  showPage(parsePage(answer.html), answer.address);
  if (!answer.isSaved) open(hand);
}

// Follows a link that says that the refused hand is not needed. Answers whether there is one.
export function dropOpened(link) {
  if (!opened) return false;
  dropHand(opened).finally(() => location.assign(link.href));
  return true;
}

export async function save(form, button) {
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  button?.classList.add('felt');
  // What the preview says is read before "Saving…" takes its place.
  const hand = handOf(form, button);
  say(form, form.dataset.saving);
  try {
    await deliver(form, button, await hand);
  } finally {
    form.ariaBusy = null;
    button?.classList.remove('felt');
  }
}

// Says something where the preview stands, above Save. A form of tiles has no such place.
function say(form, words) {
  const output = outputOf(form);
  if (output) output.textContent = words;
}

async function handOf(form, button) {
  const fields = new URLSearchParams(encodeForm(form, button));
  // The preview has said what is unusual.
  if (find('#say .odd')) fields.set('odd', 'seen');
  const url = button?.getAttribute('formaction') ?? form.dataset.queue;
  const { before } = form.elements.number?.dataset ?? {};
  // The thumb was on its way when news came: the server asks what to do with a number that is taken.
  if (before && isBeforeNews()) fields.set('number', before);
  if (opened) {
    const { body, made_at, said } = opened;
    for (const [name, value] of new URLSearchParams(body)) {
      if (name === 'number' || name === 'entered') fields.set(name, value);
    }
    return { key: fields.get('key'), url, body: fields.toString(), made_at, said: sayAnswers(form, button) || said };
  }
  // Another tab may have entered hands since this form came.
  const behind = (await waitingHands()).filter(hand => hand.url === url).map(hand => numberOf(hand) + 1);
  fields.set('number', Math.max(fields.get('number'), ...behind));
  return { key: fields.get('key'), url, body: fields.toString(), made_at: Date.now(), said: sayAnswers(form, button) };
}

async function deliver(form, button, hand) {
  const missing = unanswered(form);
  if (missing.length) {
    await askWhatIsMissing(form, hand, missing);
    return;
  }
  const replaced = opened;
  watched.set(hand.key, null);
  try {
    await storeHand(hand, replaced);
  } catch {
    // No store: the browser says what becomes of it.
    form.removeAttribute('data-queue');
    form.requestSubmit(button);
    return;
  }
  await Promise.race([flush().catch(() => {}), wait(MOMENT)]);
  const answer = watched.get(hand.key);
  watched.delete(hand.key);
  if (!answer) {
    await goOn(form);
    return;
  }
  if (answer.isSaved) dropDraft(form);
  // Still wrong, it stays where it was, as it is now.
  const refused = { ...hand, refused: answer.status };
  const stays = !answer.isSaved && (replaced || !answer.hasForm);
  if (stays) await storeHand(refused);
  showAnswer(answer, stays ? refused : null);
  if (replaced) flush();
}

// What is not complete is no hand yet and is not kept. The server says what is wrong with it; without it, the phone does.
async function askWhatIsMissing(form, hand, missing) {
  // In a silent network nobody waits for that: the questions are on the screen.
  const answer = await Promise.race([send(hand).catch(() => null), wait(MOMENT)]);
  if (answer) {
    if (answer.isSaved && opened) await dropHand(opened);
    showAnswer(answer, opened);
    return;
  }
  say(form, missing.map(legend => form.dataset.missing.replace('{legend}', legend)).join(' · '));
}

// The hand waits, and the table goes on: back to it, or to an empty form where it cannot be had.
async function goOn(form) {
  open(null);
  dropDraft(form);
  // The bar counts it at once; the other page may take its time.
  tellOutbox();
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.sync?.register('outbox').catch(() => {});
  const back = !document.body.dataset.events && find('.back');
  if (back && await comeBack(back)) return;
  form.reset();
  say(form, '');
  mount();
}
