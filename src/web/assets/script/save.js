// Saving a hand: it is stored on the phone before it is sent, so that whatever happens to the page, the hand is not lost.

import './outbox-store.js';
import { describeAnswers, dropDraft, encodeForm, outputOf, unanswered } from './entry-form.js';
import { goToTable } from './navigation.js';
import { endWatch, flush, send, waitingHands, watch } from './outbox.js';
import { announceOutboxChange, find, mount, onShow, parsePage, showPage, wait } from './page.js';
import { isBeforeNews } from './taps.js';

const { deleteHand, numberOf, storeHand } = globalThis.outboxStore;

// How long the player looks at "Saving…" before the hand waits in the outbox and the table goes on, in milliseconds.
const LONGEST_SAVING = 2000;

// The hand from the outbox that the form on the screen shows, because the server refused it or the player wants to change it.
// The hand that is saved next replaces it.
export let openHand = null;

export function setOpenHand(hand) {
  openHand = hand;
}

onShow(() => setOpenHand(null));

// Shows the page with which the server has answered. A hand that it refused may be in the outbox.
export function showAnswer(answer, refusedHand) {
  showPage(parsePage(answer.html), answer.address);
  if (!answer.isSaved) setOpenHand(refusedHand);
}

// Follows a link that says that the open hand is not needed. Returns whether a hand is open.
export function dropOpenHand(link) {
  if (!openHand) return false;
  deleteHand(openHand).finally(() => location.assign(link.href));
  return true;
}

export async function save(form, button) {
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  button?.classList.add('felt');
  // Reads the preview, so it begins before "Saving…" takes its place.
  const hand = handOf(form, button);
  showMessage(form, form.dataset.saving);
  try {
    await deliver(form, button, await hand);
  } finally {
    form.ariaBusy = null;
    button?.classList.remove('felt');
  }
}

// Shows a message in place of the preview, above Save. A form of tiles has no such place.
function showMessage(form, message) {
  const output = outputOf(form);
  if (output) output.textContent = message;
}

async function handOf(form, button) {
  const fields = new URLSearchParams(encodeForm(form, button));
  // The preview has shown the player what is unusual.
  if (find('#say .odd')) fields.set('odd', 'seen');
  const url = button?.getAttribute('formaction') ?? form.dataset.queue;
  // A tap on its way when news came means the hand with the number before; the server asks what to do if that is taken.
  const { before } = form.elements.number?.dataset ?? {};
  if (before && isBeforeNews()) fields.set('number', before);
  const answers = describeAnswers(form, button);
  if (openHand) {
    const { body, made_at } = openHand;
    for (const [name, value] of new URLSearchParams(body)) {
      if (name === 'number' || name === 'entered') fields.set(name, value);
    }
    return { key: fields.get('key'), url, body: fields.toString(), made_at, answers: answers || openHand.answers };
  }
  // Another tab may have entered hands since this form came.
  const behindWaiting = (await waitingHands()).filter(hand => hand.url === url).map(hand => numberOf(hand) + 1);
  fields.set('number', Math.max(fields.get('number'), ...behindWaiting));
  return { key: fields.get('key'), url, body: fields.toString(), made_at: Date.now(), answers };
}

async function deliver(form, button, hand) {
  const missing = unanswered(form);
  if (missing.length) {
    await showWhatIsMissing(form, hand, missing);
    return;
  }
  const replaced = openHand;
  watch(hand);
  try {
    await storeHand(hand, replaced);
  } catch {
    // Without a store the browser sends the form itself and shows the answer.
    endWatch(hand);
    form.removeAttribute('data-queue');
    form.requestSubmit(button);
    return;
  }
  await Promise.race([flush().catch(() => {}), wait(LONGEST_SAVING)]);
  const answer = endWatch(hand);
  if (!answer) {
    await goOn(form);
    return;
  }
  if (answer.isSaved) dropDraft(form);
  // A hand that was in the outbox before, or that has no form to be corrected in, goes back there as it is now.
  const refused = { ...hand, refused: answer.status };
  const goesBack = !answer.isSaved && (replaced || !answer.hasForm);
  if (goesBack) await storeHand(refused);
  showAnswer(answer, goesBack ? refused : null);
  if (replaced) flush();
}

// An incomplete hand is not stored. The server says what is wrong with it; without an answer the phone soon says what is missing.
async function showWhatIsMissing(form, hand, missing) {
  const answer = await Promise.race([send(hand).catch(() => null), wait(LONGEST_SAVING)]);
  if (answer) {
    if (answer.isSaved && openHand) await deleteHand(openHand);
    showAnswer(answer, openHand);
    return;
  }
  showMessage(form, missing.map(legend => form.dataset.missing.replace('{legend}', legend)).join(' · '));
}

// The hand waits, and the table goes on: back to the live table, or to an empty form where that cannot be shown.
async function goOn(form) {
  setOpenHand(null);
  dropDraft(form);
  // The bar counts the hand at once; the other page may take its time.
  announceOutboxChange();
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.sync?.register('outbox').catch(() => {});
  const back = !document.body.dataset.events && find('.back');
  if (back && await goToTable(back)) return;
  form.reset();
  showMessage(form, '');
  mount();
}
