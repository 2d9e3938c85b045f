// News from the table: a stream tells that it has a new version, and the parts that show it are fetched and put in their places.
// What the page says about its own freshness is true: a stream that is silent is given up, and what has failed is tried again.

import { clockTime, find, findAll, parsePage } from './dom.js';
import { morph } from './morph.js';
import { mount, onShow, tellOutbox } from './page.js';
import { GONE } from './post.js';
import { newsCame, untouched } from './tap.js';

// The server says something every 15 s. A stream without a word for so long is dead, in milliseconds.
const SILENCE = 30_000;
// How long a stream may take to open, in milliseconds. So often the next one is tried, so that a network that has come back is
// soon noticed; after that many, a slow network is likelier than none.
const OPENING = 4000;
const OPENING_SLOWLY = 12_000;
const QUICK_TRIES = 15;
// How long after a stream has broken or was refused another one is tried, in milliseconds.
const RETRY = 3000;
// How long the page may take to come again: who has sent a hand waits for it.
const REFRESHED = 8000;
// How long after a first refresh has failed, and at most after any, it is tried again, in milliseconds.
const PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

// Listening ----------------------------------------------------------------------------------------------------------

let stream;
let watchdog;
let tries = 0;

export function listen(onOpen) {
  silence();
  tries = 0;
  if (document.body.dataset.events && !document.hidden) openStream(onOpen);
}

function openStream(onOpen) {
  stream?.close();
  const source = new EventSource(document.body.dataset.events);
  stream = source;
  const tryAgain = () => {
    showFreshness(false);
    openStream(onOpen);
  };
  const watch = time => {
    clearTimeout(watchdog);
    watchdog = setTimeout(tryAgain, time);
  };
  tries += 1;
  watch(tries > QUICK_TRIES ? OPENING_SLOWLY : OPENING);
  source.onopen = () => {
    tries = 0;
    watch(SILENCE);
    // What was asked over the wire that was lost may hang there.
    if (isLost) flight?.abort();
    onOpen();
  };
  for (const name of ['version', 'ping']) {
    source.addEventListener(name, event => {
      watch(SILENCE);
      hear(Number(event.data));
    });
  }
  source.addEventListener('names', () => {
    watch(SILENCE);
    refresh();
  });
  source.onerror = () => {
    const isRefused = source.readyState === EventSource.CLOSED;
    source.close();
    showFreshness(false);
    watch(RETRY);
    // The page itself is told why.
    if (isRefused) refresh();
  };
}

export function silence() {
  stream?.close();
  stream = null;
  clearTimeout(watchdog);
  clearTimeout(retry);
  // Nobody knows any more, until the next stream says something.
  for (const status of findAll('[data-status]')) {
    status.textContent = '';
    status.classList.remove('on', 'off');
  }
}

function hear(version) {
  const { rev, stale } = document.body.dataset;
  if (version > Number(rev) || stale) refresh();
  else showFreshness(true);
}

// Freshness ----------------------------------------------------------------------------------------------------------

// When the page was last known to show the table as it is.
let knownAt = pageDate();
// Whether it is known no more to do so.
export let isLost = false;

onShow(() => { knownAt = pageDate(); });

function pageDate() {
  return new Date(document.body.dataset.stale || Date.now());
}

function showFreshness(isFresh) {
  isLost = !isFresh;
  if (isFresh) knownAt = new Date();
  const places = findAll('[data-status]');
  for (const status of places) {
    const { on, off } = status.dataset;
    status.textContent = isFresh ? on : off.replace('{time}', clockTime(knownAt));
    status.classList.toggle('on', isFresh);
    status.classList.toggle('off', !isFresh);
  }
  if (isFresh || places.length) return;
  // Elsewhere the bar says it.
  document.body.dataset.stale = knownAt;
  tellOutbox();
}

function showGone() {
  silence();
  showFreshness(false);
  for (const notice of findAll('#gone')) notice.hidden = false;
}

// Refreshing ---------------------------------------------------------------------------------------------------------

let flight;
// How many pages have come in place of another: news of the one before is none of this one's.
let pages = 0;
onShow(() => { pages += 1; });
let isOutdated = false;
let retry;
let failures = 0;

// Fetches the page again and shows what is new in it. What is told meanwhile is fetched afterwards, once.
export async function refresh() {
  if (!document.body.dataset.events) return;
  if (flight) {
    isOutdated = true;
    return;
  }
  clearTimeout(retry);
  flight = new AbortController();
  const late = setTimeout(() => flight.abort(), REFRESHED);
  try {
    await fetchNews(flight.signal);
    failures = 0;
  } catch {
    showFreshness(false);
    // Who looks at the page again refreshes it anyway.
    if (!document.hidden) retry = setTimeout(refresh, Math.min(PAUSE * 2 ** failures, LONGEST_PAUSE));
    failures += 1;
  } finally {
    clearTimeout(late);
    flight = null;
    if (isOutdated) {
      isOutdated = false;
      refresh();
    }
  }
}

async function fetchNews(signal) {
  const before = pages;
  const url = location.href;
  const isSame = () => pages === before && location.href === url;
  const answer = await fetch(url, { headers: { 'X-Part': 'live' }, signal });
  if (GONE.includes(answer.status)) {
    showGone();
    return;
  }
  if (!answer.ok) throw new Error(answer.statusText);
  const page = parsePage(await answer.text());
  await untouched();
  if (!isSame()) return;
  await update(page, isSame);
  // Without a stream it is fresh now, and not known to be a moment later.
  knownAt = new Date();
  if (stream?.readyState === EventSource.OPEN) showFreshness(true);
}

async function update(page, isSame) {
  delete document.body.dataset.stale;
  // Another kind of page, as when the game has ended.
  if (page.body.className !== document.body.className) {
    location.reload();
    return;
  }
  const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const replace = () => isSame() && replaceParts(page);
  const transition = wantsStillness ? null : document.startViewTransition?.(replace);
  if (!transition) replace();
  // A transition that is skipped, as on a hidden page, does no harm.
  transition?.ready.catch(() => {});
  await transition?.updateCallbackDone;
}

const REACHED_BY_KEYS = 'a, button, input, summary';

function replaceParts(page) {
  document.body.dataset.rev = page.body.dataset.rev ?? document.body.dataset.rev;
  for (const notice of findAll('#gone')) notice.hidden = true;
  for (const old of findAll('[data-live]')) {
    const fresh = page.getElementById(old.id);
    if (!fresh) continue;
    rememberNumber(old, fresh);
    keepSaved(old, fresh);
    const focused = findAll(REACHED_BY_KEYS, old).indexOf(document.activeElement);
    const part = morph(old, fresh);
    if (focused >= 0) findAll(REACHED_BY_KEYS, part)[focused]?.focus({ preventScroll: true });
  }
  mount();
}

// A hand that has just been saved stands out as long as it is the last one.
function keepSaved(old, fresh) {
  const hand = part => find('form', part)?.action;
  if (!old.matches('.last.fresh') || hand(old) !== hand(fresh)) return;
  fresh.classList.add('fresh');
  find('.note', fresh).textContent = find('.note', old).textContent;
}

// What a thumb that is on its way means: the number of the hand that was there before the news.
function rememberNumber(old, fresh) {
  const before = find('[name=number]', old)?.value;
  const input = find('[name=number]', fresh);
  if (!before || !input || before === input.value) return;
  input.dataset.before = before;
  newsCame();
}
