// Follows links. Between the live table and its entry form, links also work without a connection. The service worker caches both
// pages. Over plain http there is none: there the pages are cached here, and one takes the other's place without a navigation.

import './shared-with-worker.js';
import { isDisconnected } from './live.js';
import { bringIntoView, find, findAll, loadModule, now, onMount, parsePage, showPage } from './page.js';

const { adjustmentAddress, formAddress, nextFormAddress } = globalThis.shared;

// How long the network may take before the cached page is shown, or the page says that it waits, in milliseconds.
const SLOW = 2500;
// How long after the browser opened a page the entry form is fetched, in milliseconds: the page itself comes first.
const SETTLED = 1500;
// How long after a change of the page: hands that come one after the other fetch it once.
const CHANGED = 500;

// The page that says that there is no connection.
const OFFLINE = '/offline';

// The path of a table, or of the form for its next hand.
const TABLE_PATH = /^\/t\/[^/]+(\/hands\/new)?$/;

const hasWorker = () => Boolean(navigator.serviceWorker?.controller);

// Caching ------------------------------------------------------------------------------------------------------------

// Over plain http: pages by path, each { html, at }.
const cachedPages = new Map();

const cachePage = (path, html) => cachedPages.set(path, { html, at: new Date() });

// Caches a page that came as the answer to a form. Without this, the page that comes offline would be the one before the answer.
export async function cacheAnswer(path, html) {
  if (!hasWorker()) {
    cachePage(path, html);
    return;
  }
  const headers = { 'Content-Type': 'text/html; charset=utf-8', Date: new Date().toUTCString() };
  try {
    await (await caches.open('pages')).put(path, new Response(html, { headers }));
  } catch {
    // Without room, what is cached stays.
  }
}

let cachingForms;
// Until a link that was followed is slow.
let slowTimer;

onMount(() => {
  clearTimeout(slowTimer);
  find('#late').hidden = true;
  clearTimeout(cachingForms);
  cachingForms = setTimeout(cacheForms, Math.max(SETTLED - now(), CHANGED));
});

// Caches what the player may need without a connection: the forms for the next hands, and the page that says that there is none.
async function cacheForms() {
  const { cacheForm, cacheTurns } = document.body.dataset;
  const forms = Array.from({ length: cacheTurns ?? 0 }, (_, turn) => formAddress(cacheForm, turn));
  if (cacheForm) forms.push(adjustmentAddress(cacheForm));
  try {
    if (cacheForm) await loadModule('number-pad');
    if (!navigator.serviceWorker) {
      await loadModule('plain-http');
      for (const path of forms) await fetchPage(path);
      if (!cachedPages.has(OFFLINE)) await fetchPage(OFFLINE);
      return;
    }
    await navigator.serviceWorker.ready;
    const cache = await caches.open('pages');
    for (const path of forms) await fetchIntoCache(cache, path);
    if (!await hasPageLikeThis(cache, OFFLINE)) await fetchIntoCache(cache, OFFLINE);
  } catch {
    // Without a connection or room, what is cached already stays.
  }
}

async function fetchIntoCache(cache, path) {
  const answer = await fetch(path);
  // At the end of a game the form redirects, as there is no next hand.
  if (answer.ok && !answer.redirected) await cache.put(path, answer);
}

// Whether a page is cached in the language and theme of this page, and with the assets of its version.
async function hasPageLikeThis(cache, path) {
  const answer = await cache.match(path, { ignoreVary: true });
  return Boolean(answer) && appearanceOf(parsePage(await answer.text())) === appearanceOf(document);
}

function appearanceOf(page) {
  const { lang, dataset } = page.documentElement;
  const { pathname: assets } = new URL('.', find('[rel=stylesheet]', page).href);
  return [lang, dataset.theme, assets].join();
}

// Links --------------------------------------------------------------------------------------------------------------

// Whether a page without a query, or the form of an adjustment, may be cached.
const isCached = ({ pathname, search }) => TABLE_PATH.test(pathname) && (!search || adjustmentAddress('') === search);

// Follows a link without a navigation of the browser. Returns whether it does. Otherwise the browser follows the link, and the
// page says if that is slow.
export function followLink(link, event) {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (!isPlain || link.hash || link.origin !== location.origin || link.matches('[download]')) return false;
  if (!hasWorker()) {
    if (isCached(link)) {
      visit(link.pathname + link.search);
      return true;
    }
    if (isDisconnected || document.body.dataset.stale || !navigator.onLine) {
      tryToLeave(link.href);
      return true;
    }
  }
  clearTimeout(slowTimer);
  slowTimer = setTimeout(showSlow, SLOW);
  return false;
}

function showSlow() {
  const notice = find('#late');
  notice.hidden = false;
  bringIntoView(notice);
}

// Follows a link to a page that is not cached while there seems to be no connection. If there is none, says so: the browser's own
// error page would not lead back.
async function tryToLeave(url) {
  try {
    await fetch(url, { signal: AbortSignal.timeout(SLOW) });
    location.assign(url);
  } catch {
    cacheThisPage();
    const page = await takeCachedPage(OFFLINE);
    if (page) {
      delete page.body.dataset.stale;
      find(`main ~ * [href="${OFFLINE}"]`, page).href = url;
      showPage(page, url);
    } else {
      location.assign(url);
    }
  }
}

// Caches the live table as it is on the screen, to come back to it.
function cacheThisPage() {
  for (const menu of findAll('.menu[open]')) menu.open = false;
  if (document.body.dataset.events) cachePage(location.pathname, document.documentElement.outerHTML);
}

async function visit(path) {
  cacheThisPage();
  const page = await fetchPage(path) ?? await takeCachedPage(path);
  if (page) showPage(page, path);
  else location.assign(path);
}

// Goes to the live table or its entry form right after the network has failed, so the cached page is tried first. Returns whether
// the page can be shown.
export async function goToTable({ pathname: path, hash = '' }, { replaces = false } = {}) {
  if (hasWorker()) {
    location[replaces ? 'replace' : 'assign'](path + hash);
    return true;
  }
  const page = await takeCachedPage(path) ?? await fetchPage(path);
  if (page) showPage(page, path + hash, { replaces });
  return Boolean(page);
}

// Shows the page of the address bar after the Back or Forward button.
export async function showAddressBarPage() {
  const path = location.pathname + location.search;
  const page = hasWorker() || !isCached(location) ? null : await fetchPage(path) ?? await takeCachedPage(path);
  if (page) showPage(page);
  else location.reload();
}

async function fetchPage(path) {
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(SLOW) });
    // Errors and redirects are for the browser to follow.
    if (!answer.ok || answer.redirected) return null;
    const html = await answer.text();
    cachePage(path, html);
    return parsePage(html);
  } catch {
    return null;
  }
}

// The bar of a page from the cache shows when it was cached. A bid in it may be of an earlier hand, so it is not shown.
async function takeCachedPage(path) {
  const cached = cachedPages.get(await nextFormAddress(path, address => cachedPages.has(address)));
  if (!cached) return null;
  const page = parsePage(cached.html);
  page.body.dataset.stale = cached.at;
  for (const input of findAll('[data-before-play]', page)) {
    if (input.type === 'text') input.setAttribute('value', '');
    input.checked = false;
  }
  return page;
}
