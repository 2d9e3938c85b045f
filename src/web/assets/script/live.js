// Live updates: a stream of events announces each new version of the table; the page then fetches and replaces the parts that show
// it. A form stays as it is, and only learns the version. The page never claims to be fresher than it is: it gives up a silent
// stream, and repeats what failed.

import './shared-with-worker.js';
import {
  announceOutboxChange, clockTime, find, findAll, mount, noPress, noteNews, onShow, parsePage,
} from './page.js';

const { GONE } = globalThis.shared;

// The server sends an event at least every 15 s. A stream that is silent for so long is dead, in milliseconds.
const SILENCE = 30_000;
// How long a stream may take to open, in milliseconds. The short attempts notice soon that a network is back; after that many a
// slow network is likelier than none.
const OPENING = 4000;
const OPENING_SLOWLY = 12_000;
const QUICK_ATTEMPTS = 15;
// How long after a stream broke or was refused the next attempt follows, in milliseconds.
const RETRY = 3000;
// How long the page may take to be fetched again, in milliseconds: a player who has sent a hand waits for it.
const REFRESH_TIMEOUT = 8000;
// How long after a failed refresh the next one follows: after the first, and at most, in milliseconds.
const PAUSE = 1000;
const MAX_PAUSE = 30_000;

// The stream ---------------------------------------------------------------------------------------------------------

let stream;
let watchdog;
let attempts = 0;

// Opens the page's stream, if it has one. Calls `onOpen` whenever a stream opens, as then the server can be reached.
export function startListening(onOpen) {
  stopListening();
  attempts = 0;
  if (streamOwner() && !document.hidden) openStream(onOpen);
}

// The page of a table, or the form of a hand.
const streamOwner = () => find('[data-events]');

function openStream(onOpen) {
  stream?.close();
  const source = new EventSource(streamOwner().dataset.events);
  stream = source;
  const giveUpAfter = time => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => {
      showFreshness(false);
      openStream(onOpen);
    }, time);
  };
  attempts += 1;
  giveUpAfter(attempts > QUICK_ATTEMPTS ? OPENING_SLOWLY : OPENING);
  source.onopen = () => {
    attempts = 0;
    giveUpAfter(SILENCE);
    // A refresh over the connection that was lost may hang.
    if (isDisconnected) refreshing?.abort();
    onOpen();
  };
  for (const name of ['version', 'ping']) {
    source.addEventListener(name, event => {
      giveUpAfter(SILENCE);
      compareVersion(Number(event.data));
    });
  }
  source.addEventListener('names', () => {
    giveUpAfter(SILENCE);
    refresh();
  });
  source.addEventListener('entering', event => {
    giveUpAfter(SILENCE);
    dispatchEvent(new CustomEvent('entering', { detail: event.data }));
  });
  source.onerror = () => {
    const isRefused = source.readyState === EventSource.CLOSED;
    source.close();
    showFreshness(false);
    giveUpAfter(RETRY);
    // The stream does not tell why it was refused; the page does.
    if (isRefused) refresh();
  };
}

export function stopListening() {
  stream?.close();
  stream = null;
  clearTimeout(watchdog);
  clearTimeout(retry);
  // Until the next stream sends an event, the freshness is unknown.
  for (const status of findAll('[data-status]')) {
    status.textContent = '';
    status.classList.remove('on', 'off');
  }
}

function compareVersion(version) {
  const owner = streamOwner();
  if (owner && owner !== document.body) {
    owner.dataset.newest = version;
    dispatchEvent(new Event('version'));
    return;
  }
  const shown = document.body.dataset;
  if (version > Number(shown.version) || shown.stale) refresh();
  else showFreshness(true);
}

// Freshness ----------------------------------------------------------------------------------------------------------

// When the page was last known to show the current state of the table.
let freshAt = pageDate();
// Whether the stream is lost, so that the page may be out of date.
export let isDisconnected = false;

onShow(() => { freshAt = pageDate(); });

// A page from a cache contains the time at which it was cached.
function pageDate() {
  return new Date(document.body.dataset.stale || Date.now());
}

function showFreshness(isFresh) {
  isDisconnected = !isFresh;
  if (isFresh) freshAt = new Date();
  const places = findAll('[data-status]');
  for (const status of places) {
    const { online, offline } = status.dataset;
    status.textContent = isFresh ? online : offline.replace('{time}', clockTime(freshAt));
    status.classList.toggle('on', isFresh);
    status.classList.toggle('off', !isFresh);
  }
  if (isFresh || places.length || !document.body.dataset.events) return;
  // A page without a place for the status shows it in the bar.
  document.body.dataset.stale = freshAt;
  announceOutboxChange();
}

// The browser has lost its network: it knows before the stream falls silent.
export function noteOffline() {
  if (document.body.dataset.events) showFreshness(false);
}

function showGone() {
  stopListening();
  showFreshness(false);
  for (const notice of findAll('#gone')) notice.hidden = false;
}

// Refreshing ---------------------------------------------------------------------------------------------------------

// Aborts the refresh in flight.
let refreshing = null;
let isAnotherRefreshDue = false;
let retry;
let failures = 0;
// When a form was last sent. Its answer is a page of its own, which news must not prevent: Undo takes a finished page back.
let sentAt = -Infinity;
// How long the answer to a form may take, in milliseconds.
const ANSWERED = 5000;
addEventListener('submit', () => { sentAt = performance.now(); });
// Counts the pages that have taken the place of another: news about the page before is not for this one.
let pagesShown = 0;
onShow(() => { pagesShown += 1; });

// Fetches the page again and shows what is new in it. Further calls meanwhile lead to one more refresh afterwards.
export async function refresh() {
  if (!document.body.dataset.events) return;
  if (refreshing) {
    isAnotherRefreshDue = true;
    return;
  }
  clearTimeout(retry);
  refreshing = new AbortController();
  const timeout = setTimeout(() => refreshing.abort(), REFRESH_TIMEOUT);
  try {
    await fetchNews(refreshing.signal);
    failures = 0;
  } catch {
    showFreshness(false);
    // A hidden page is refreshed when it is looked at again.
    if (!document.hidden) retry = setTimeout(refresh, Math.min(PAUSE * 2 ** failures, MAX_PAUSE));
    failures += 1;
  } finally {
    clearTimeout(timeout);
    refreshing = null;
    if (isAnotherRefreshDue) {
      isAnotherRefreshDue = false;
      refresh();
    }
  }
}

async function fetchNews(signal) {
  const shownBefore = pagesShown;
  const address = location.href;
  const isSamePage = () => pagesShown === shownBefore && location.href === address;
  const answer = await fetch(address, { headers: { 'X-Part': 'live' }, signal });
  if (GONE.includes(answer.status)) {
    showGone();
    return;
  }
  if (!answer.ok) throw new Error(answer.statusText);
  const page = parsePage(await answer.text());
  await noPress();
  if (!isSamePage()) return;
  await showNews(page, isSamePage);
  // Without a stream the page is fresh now, but may not be a moment later.
  freshAt = new Date();
  if (stream?.readyState === EventSource.OPEN) showFreshness(true);
}

async function showNews(page, isSamePage) {
  delete document.body.dataset.stale;
  // It has become another kind of page, as when the game has ended.
  if (page.body.className !== document.body.className) {
    if (performance.now() - sentAt > ANSWERED) location.reload();
    else retry = setTimeout(refresh, ANSWERED);
    return;
  }
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const replace = () => isSamePage() && replaceParts(page);
  const transition = isMotionReduced ? null : document.startViewTransition?.(replace);
  if (!transition) replace();
  // A transition that is skipped, as on a hidden page, is no error.
  transition?.ready.catch(() => {});
  await transition?.updateCallbackDone;
}

const FOCUSABLE = 'a, button, input, summary';

function replaceParts(page) {
  document.body.dataset.version = page.body.dataset.version ?? document.body.dataset.version;
  for (const notice of findAll('#gone')) notice.hidden = true;
  for (const old of findAll('[data-live]')) {
    const fresh = page.getElementById(old.id);
    if (!fresh) continue;
    keepSavedHand(old, fresh);
    noteChange(old, fresh);
    const focused = findAll(FOCUSABLE, old).indexOf(document.activeElement);
    const part = morph(old, fresh);
    if (focused >= 0) findAll(FOCUSABLE, part)[focused]?.focus({ preventScroll: true });
  }
  mount();
}

// A hand that was just saved stays highlighted as long as it is the last one.
function keepSavedHand(old, fresh) {
  const handOf = part => find('form', part)?.action;
  if (!old.matches('.last.fresh') || handOf(old) !== handOf(fresh)) return;
  fresh.classList.add('fresh');
  find('.note', fresh).textContent = find('.note', old).textContent;
}

// A tap that is on its way means what was there before the news: the hand with the number before, or the form at that place.
function noteChange(old, fresh) {
  const before = find('[name=number]', old)?.value;
  const input = find('[name=number]', fresh);
  const isNextHand = before && input && before !== input.value;
  if (isNextHand) input.dataset.before = before;
  if (isNextHand || (find('form', old) && old.textContent !== fresh.textContent)) noteNews();
}

// Replacing in place -------------------------------------------------------------------------------------------------

// Changes a part of the page into a newer one instead of replacing it, so that a screen reader keeps its place, an open panel
// stays open, and the focus stays. Returns what is on the page then: the new part where the two have nothing in common.
function morph(old, fresh) {
  if (old.nodeType !== Node.ELEMENT_NODE && old.isEqualNode(fresh)) return old;
  if (!canMorph(old, fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  copyAttributes(old, fresh);
  const [before, after] = [[...old.childNodes], [...fresh.childNodes]];
  after.forEach((child, index) => {
    if (index < before.length) morph(before[index], child);
    else old.append(child);
  });
  for (const child of before.slice(after.length)) child.remove();
  return old;
}

// An input is replaced: besides its attributes it has what was typed or tapped.
const canMorph = (old, fresh) => old.nodeType === Node.ELEMENT_NODE && old.nodeName === fresh.nodeName && !old.matches('input');

function copyAttributes(old, fresh) {
  const isReaders = name => name === 'open' && old.matches('details');
  for (const name of old.getAttributeNames()) {
    if (!isReaders(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (!isReaders(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}
