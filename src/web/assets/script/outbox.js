// Saving hands. A hand is stored on the phone before it is sent, so that whatever happens to the page, the hand is not lost. The
// outbox sends the stored hands in their order until the server has accepted or refused them.

import './shared-with-worker.js';
import { describeAnswers, dropDraft, encodeForm, outputOf, showKeptDraft, unanswered } from './entry-form.js';
import { refresh } from './live.js';
import { cacheAnswer, goToTable } from './navigation.js';
import { announceOutboxChange, find, findAll, isBeforeNews, mount, onShow, parsePage, showPage, wait } from './page.js';

const { deleteHand, deleteSaved, markRefused, numberOf, postHand, sendInOrder, storeHand, storedHands } = globalThis.shared;

// How long after an attempt that left hands unsent the next one follows, in milliseconds.
const RETRY = 5000;

// Without a store no hand waits.
const waitingHands = () => storedHands().catch(() => []);
export const waitingHand = async key => (await waitingHands()).find(hand => hand.key === key);

// Sending ------------------------------------------------------------------------------------------------------------

// Sends a hand. Throws when it is unknown whether it was saved.
export async function send(hand) {
  const isFromHere = other => other.url === hand.url && other.made_at >= hand.made_at;
  const waiting = (await waitingHands()).filter(isFromHere).length;
  // The server asks about an unusual hand only while the player looks at the form.
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

// The hands whose answers the player waits for on the screen, by key. Each has its answer, or null until that comes.
const watched = new Map();

const isWatched = hand => watched.has(hand.key);
const watch = hand => watched.set(hand.key, null);

// Ends the watch. Returns the answer, or null if there is none yet.
function endWatch(hand) {
  const answer = watched.get(hand.key);
  watched.delete(hand.key);
  return answer;
}

// Runs something while neither the worker nor another tab changes the outbox. Resolves when it is done.
let queue = Promise.resolve();

export function withOutboxLock(act) {
  if (navigator.locks) return navigator.locks.request('outbox', act);
  // Over plain http there are no locks, and no worker either: waiting for this tab is enough.
  queue = queue.then(act, act);
  return queue;
}

export const flush = () => withOutboxLock(sendAll);

// The keys of hands that the player is removing: neither they nor the hands behind them are sent any more.
export const beingRemoved = new Set();

async function sendAll() {
  if ((await waitingHands()).length) {
    let hasNews = false;
    await sendInOrder(async hand => {
      const answer = beingRemoved.has(hand.key) ? null : await send(hand).catch(() => null);
      if (!answer) return false;
      if (answer.isSaved && !isWatched(hand)) hasNews = true;
      await handleAnswer(hand, answer);
      return answer.isSaved;
    });
    if (hasNews) await refresh();
    announceOutboxChange();
  }
  await scheduleRetry();
}

async function handleAnswer(hand, answer) {
  if (isWatched(hand)) watched.set(hand.key, answer);
  if (answer.isSaved) {
    noteNextNumber(hand.url, answer.number + 1);
    await deleteSaved(hand, answer.number);
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

// The next hand ------------------------------------------------------------------------------------------------------

// The waiting hands that the page counts and lists. A hand that is just being saved, or that is open in the form, is on the screen
// already.
export async function listedHands() {
  return (await waitingHands()).filter(hand => !isWatched(hand) && hand.key !== openHand?.key);
}

// The number of a table's next hand, as the server last said it: on a page, or when it accepted a hand. A page from a cache, or a
// form that has been open for long, may be older.
const nextNumberName = url => `${url} next`;

function noteNextNumber(url, number) {
  localStorage[nextNumberName(url)] = number;
}

// Puts another number into a text, and leaves what stands beside it.
export function putNumber(place, number) {
  const text = [...place.childNodes].find(part => /\d/.test(part.textContent));
  if (text) text.textContent = text.textContent.replace(/\d+/, number);
}

// Shows the number behind the waiting hands, which the server did not know when it made the page, and behind the hands that it has
// accepted since.
export function showNextNumber(hands) {
  // An open hand keeps its number.
  if (openHand) return;
  const isForm = location.pathname.endsWith('/hands/new');
  const isCached = Boolean(document.body.dataset.stale);
  const url = `${location.pathname.match(/^\/t\/[^/]+/)}/hands`;
  const inputs = findAll('[data-queue] [name=number]');
  const texts = findAll(isForm ? 'h1' : '.live #aside, a[href$="/hands/new"]');
  for (const place of [...texts, ...inputs].filter(({ dataset }) => !dataset.own)) {
    place.dataset.own = place.value ?? place.textContent.match(/\d+/);
    if (!isCached) noteNextNumber(url, Number(place.dataset.own));
  }
  // The live table is refreshed.
  const noted = isForm || isCached ? Number(localStorage[nextNumberName(url)]) || 1 : 1;
  const next = Math.max(noted, ...hands.filter(hand => hand.url === url).map(hand => numberOf(hand) + 1));
  for (const input of inputs) {
    input.value = Math.max(input.dataset.own, next);
    const isOfEarlierHand = input.value !== input.dataset.own;
    input.form.classList.toggle('behind', isOfEarlierHand);
    for (const note of findAll('[data-behind]', input.form)) note.hidden = !isOfEarlierHand;
  }
  for (const place of texts) putNumber(place, Math.max(place.dataset.own, next));
  findAll('[data-continue]').forEach(showKeptDraft);
}

// Saving -------------------------------------------------------------------------------------------------------------

// How long the player looks at "Saving…" before the hand waits in the outbox and the table goes on, in milliseconds.
const MAX_SAVING = 2000;

// The hand from the outbox that the form on the screen shows, because the server refused it or the player wants to change it.
// The hand that is saved next replaces it.
export let openHand = null;

export function setOpenHand(hand) {
  openHand = hand;
}

onShow(() => setOpenHand(null));

// The fragment of a form's address that is to change a waiting hand, before the hand's key.
export const CHANGE = '#change=';
export const changesWaitingHand = () => location.hash.startsWith(CHANGE);

// Shows the page with which the server has answered. A hand that it refused may be in the outbox.
export function showAnswer(answer, refusedHand) {
  if (answer.isSaved) cacheAnswer(answer.address, answer.html);
  // Back does not lead to the form of a hand that is saved.
  showPage(parsePage(answer.html), answer.address, { replaces: true });
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
  button?.classList.add('tapped');
  // Reads the preview, so it begins before "Saving…" takes its place.
  const hand = handOf(form, button);
  showMessage(form, form.dataset.saving);
  try {
    await deliver(form, button, await hand);
  } finally {
    form.ariaBusy = null;
    button?.classList.remove('tapped');
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
  await Promise.race([flush().catch(() => {}), wait(MAX_SAVING)]);
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
  const answer = await Promise.race([send(hand).catch(() => null), wait(MAX_SAVING)]);
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
  if (back && await goToTable(back, { replaces: true })) return;
  form.reset();
  showMessage(form, '');
  mount();
}
