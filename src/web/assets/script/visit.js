// Going from the table to the entry form and back, also without a connection. The worker keeps both pages. Where there is
// none, over plain http, they are kept here, and one takes the other's place without a navigation.

import { find, findAll, parsePage, reach } from './dom.js';
import { isLost } from './live.js';
import { loadPart, onMount, showPage } from './page.js';
import { turnAddress, turnBehind } from './turns.js';

// How long the network may take before a page is shown as it was, in milliseconds.
const LATE = 2500;
// When the entry form is fetched: the page itself goes first. In milliseconds.
const SETTLED = 1500;

// The page that says that there is no connection.
const OFFLINE = '/offline';

// The address of a table, or of the form for its next hand.
const AT_TABLE = /^\/t\/[^/]+(\/hands\/new)?$/;

const hasWorker = () => Boolean(navigator.serviceWorker?.controller);

// Pages as they were, by their paths: { html, at }.
const copies = new Map();

const keepCopy = (path, html) => copies.set(path, { html, at: new Date() });

let keeping;
// Until a link that was followed has taken too long.
let late;

onMount(() => {
  clearTimeout(late);
  find('#late').hidden = true;
  clearTimeout(keeping);
  keeping = setTimeout(keepPages, SETTLED);
});

async function keepPages() {
  const { keep, turns } = document.body.dataset;
  const forms = keep ? Array.from({ length: turns }, (_, turn) => turnAddress(keep, turn)) : [];
  try {
    if (keep) await loadPart('pads');
    if (!navigator.serviceWorker) {
      await loadPart('plain');
      for (const path of forms) await fetchPage(path);
      if (!copies.has(OFFLINE)) await fetchPage(OFFLINE);
      return;
    }
    await navigator.serviceWorker.ready;
    const pages = await caches.open('pages');
    for (const path of forms) await keepPage(pages, path);
    if (!await isKept(pages, OFFLINE)) await keepPage(pages, OFFLINE);
  } catch {
    // No connection or no room: what is kept already stays.
  }
}

async function keepPage(pages, path) {
  const answer = await fetch(path);
  // At the end of a game there is no next hand.
  if (answer.ok && !answer.redirected) await pages.put(path, answer);
}

// Whether a page is kept as this one is: in the same language, looks and style.
async function isKept(pages, path) {
  const answer = await pages.match(path, { ignoreVary: true });
  return Boolean(answer) && looksOf(parsePage(await answer.text())) === looksOf(document);
}

function looksOf(page) {
  const { lang, dataset } = page.documentElement;
  return [lang, dataset.theme, find('[rel=stylesheet]', page).getAttribute('href')].join();
}

// Follows a link without a navigation. Answers whether it does; where it does not, a page that does not come is missed aloud.
export function follow(link, event) {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (!isPlain || link.hash || link.origin !== location.origin || link.matches('[download]')) return false;
  if (!hasWorker()) {
    if (AT_TABLE.test(link.pathname) && !link.search) {
      visit(link.pathname);
      return true;
    }
    if (isLost || document.body.dataset.stale || !navigator.onLine) {
      leave(link.href);
      return true;
    }
  }
  clearTimeout(late);
  late = setTimeout(sayLate, LATE);
  return false;
}

function sayLate() {
  const notice = find('#late');
  notice.hidden = false;
  reach(notice);
}

// Goes to a page that is not kept here, where there seems to be no network. Without one, it says so.
async function leave(url) {
  try {
    await fetch(url, { signal: AbortSignal.timeout(LATE) });
    location.assign(url);
  } catch {
    keepThis();
    const page = await oldPage(OFFLINE);
    if (page) {
      delete page.body.dataset.stale;
      find(`main ~ * [href="${OFFLINE}"]`, page).href = url;
      showPage(page, url);
    } else {
      location.assign(url);
    }
  }
}

// Keeps the page of the table as it is now, to come back to.
function keepThis() {
  for (const menu of findAll('.menu[open]')) menu.open = false;
  if (document.body.dataset.events) keepCopy(location.pathname, document.documentElement.outerHTML);
}

// Shows another page of the table, as it is or as it was.
async function visit(path, isBack) {
  if (!isBack) keepThis();
  const page = await fetchPage(path) ?? await oldPage(path);
  if (page) showPage(page, !isBack && path);
  else location.assign(path);
}

// Shows a page without asking for it first, because the network has just failed. Answers whether it can be had.
export async function comeBack({ pathname: path, hash = '' }) {
  if (hasWorker()) {
    location.assign(path + hash);
    return true;
  }
  const page = await oldPage(path) ?? await fetchPage(path);
  if (page) showPage(page, path + hash);
  return Boolean(page);
}

// Shows the page of the address bar, to which somebody has gone back.
export function goneBack() {
  if (hasWorker() || !AT_TABLE.test(location.pathname)) location.reload();
  else visit(location.pathname, true);
}

async function fetchPage(path) {
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(LATE) });
    // What is no page of this table any more, the browser shows by itself.
    if (!answer.ok || answer.redirected) return null;
    const html = await answer.text();
    keepCopy(path, html);
    return parsePage(html);
  } catch {
    return null;
  }
}

// The page says itself, in its own words, of when it is. A bid in it may be of an earlier hand.
async function oldPage(path) {
  const copy = copies.get(await turnBehind(path, address => copies.has(address)));
  if (!copy) return null;
  const page = parsePage(copy.html);
  page.body.dataset.stale = copy.at;
  for (const input of findAll('[data-told]', page)) input.checked = false;
  return page;
}
