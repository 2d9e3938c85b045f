// News from the table: a stream tells that it has a new version, and the parts that show it are fetched and replaced.

import { clockTime, find, findAll, parsePage } from './dom.js';
import { mount } from './page.js';
import { newsCame, untouched } from './tap.js';

// How long after a stream that the server refused another one is tried, in milliseconds. What was cut off comes back by itself.
const RETRY = 5000;
// How long the page may take to come again: who has sent a hand waits for it.
const REFRESHED = 8000;

let stream;
let retry;

export function listen(onOpen) {
  silence();
  const { events } = document.body.dataset;
  if (!events || document.hidden) return;
  const source = new EventSource(events);
  stream = source;
  source.addEventListener('version', event => {
    if (Number(event.data) > Number(document.body.dataset.rev)) refresh();
  });
  source.onopen = () => {
    showStatus(true);
    onOpen();
    if (document.body.dataset.stale) refresh();
  };
  source.onerror = () => {
    showStatus(false);
    if (source.readyState === EventSource.CLOSED) retry = setTimeout(listen, RETRY, onOpen);
  };
}

export function silence() {
  stream?.close();
  stream = null;
  clearTimeout(retry);
}

function showStatus(isLive) {
  for (const status of findAll('[data-status]')) {
    status.dataset.on ??= status.textContent;
    status.textContent = isLive ? status.dataset.on : status.dataset.off.replace('{time}', clockTime(Date.now()));
    status.classList.toggle('off', !isLive);
  }
}

let isRefreshing = false;
let isOutdated = false;

// Fetches the page again and shows what is new in it. What is told meanwhile is fetched afterwards, once.
export async function refresh() {
  if (!document.body.dataset.events) return;
  if (isRefreshing) {
    isOutdated = true;
    return;
  }
  isRefreshing = true;
  try {
    const url = location.href;
    const answer = await fetch(url, { headers: { 'X-Part': 'live' }, signal: AbortSignal.timeout(REFRESHED) });
    const html = answer.ok && await answer.text();
    await untouched();
    if (html && location.href === url) await update(parsePage(html));
  } catch {
    // No connection: the stream says so, and comes back by itself.
  } finally {
    isRefreshing = false;
    if (isOutdated) {
      isOutdated = false;
      refresh();
    }
  }
}

async function update(page) {
  delete document.body.dataset.stale;
  // Another kind of page, as when the game has ended.
  if (page.body.className !== document.body.className) {
    location.reload();
    return;
  }
  const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const replace = () => replaceParts(page);
  const transition = wantsStillness ? null : document.startViewTransition?.(replace);
  if (!transition) replace();
  // A transition that is skipped, as on a hidden page, does no harm.
  transition?.ready.catch(() => {});
  await transition?.updateCallbackDone;
}

const REACHED_BY_KEYS = 'a, button, input';

function replaceParts(page) {
  document.body.dataset.rev = page.body.dataset.rev ?? document.body.dataset.rev;
  for (const old of findAll('[data-live]')) {
    const fresh = page.getElementById(old.id);
    if (!fresh) continue;
    rememberNumber(old, fresh);
    const focused = findAll(REACHED_BY_KEYS, old).indexOf(document.activeElement);
    old.replaceWith(fresh);
    if (focused >= 0) findAll(REACHED_BY_KEYS, fresh)[focused]?.focus({ preventScroll: true });
  }
  mount();
}

// What a thumb that is on its way means: the number of the hand that was there before the news.
function rememberNumber(old, fresh) {
  const before = find('[name=number]', old)?.value;
  const input = find('[name=number]', fresh);
  if (!before || !input || before === input.value) return;
  input.dataset.before = before;
  newsCame();
}
