// The service worker: assets for good, pages from the network first, queued hands sent when a connection is back. What it keeps
// is a help and never a condition: a store that is full, or that cannot be opened, fails no answer.

import { GONE, postHand } from './script/post.js';
import { dropHand, moveOn, storedHands } from './script/store.js';
import { turnBehind } from './script/turns.js';

// How long the network may take before a page is shown as it was, and before it is said that there is none, in milliseconds.
const PATIENCE = 2500;
const LAST_PATIENCE = 10_000;
// How long a page's own refreshing may take, in milliseconds.
const REFRESHED = 8000;

// What is shown where nothing is to be had; a page of the server's, in the reader's language.
const OFFLINE = '/offline';

addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil(clients.claim()));

addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  // An invitation, and a published picture, carries its token in the address: it is never kept.
  const isSecret = /^\/[jp]\b/i.test(pathname);
  const isPage = request.mode === 'navigate' && !isSecret;
  if (request.method !== 'GET') {
    // What another site sends must not go on in our name.
    if (isPage && request.referrer.startsWith(`${origin}/`)) event.respondWith(form(request));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(asset(request));
  } else if (isPage) {
    event.respondWith(page(event));
  } else if (request.headers.get('X-Part') === 'live') {
    event.respondWith(keeping(event, fetch(request, { signal: AbortSignal.timeout(REFRESHED) })));
  }
});

const after = time => new Promise((_, fail) => { setTimeout(fail, time); });

// What is kept ---------------------------------------------------------------------------------------------------------

// What is kept under a name in a cache, if it can be had.
async function kept(name, request) {
  try {
    const cache = await caches.open(name);
    return await cache.match(request, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

// Changes a cache as far as the phone lets us.
async function change(name, act) {
  try {
    await act(await caches.open(name));
  } catch {
    // No room: what is there stays.
  }
}

// Assets -------------------------------------------------------------------------------------------------------------

// The address of an asset without the hash of its content.
const family = url => url.replace(/\.\w+(\.\w+)$/, '$1');

async function asset(request) {
  const old = await kept('assets', request);
  if (old) return old;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    await change('assets', async cache => {
      await cache.put(request, copy);
      await dropUnused(cache, request.url);
    });
  }
  return answer;
}

// Drops what came before an asset, unless a page that is kept was made with it.
async function dropUnused(cache, newest) {
  const pages = await caches.open('pages');
  const texts = await Promise.all((await pages.matchAll()).map(page => page.text()));
  for (const { url } of await cache.keys()) {
    const isOld = url !== newest && family(url) === family(newest);
    if (isOld && !texts.some(text => text.includes(new URL(url).pathname))) await cache.delete(url);
  }
}

// Pages --------------------------------------------------------------------------------------------------------------

async function page(event) {
  const { request } = event;
  const network = keeping(event, fetch(request));
  // Also when it comes too late to be shown.
  event.waitUntil(network.catch(() => {}));
  const { pathname, search } = new URL(request.url);
  const address = search ? request : await turnBehind(pathname, path => kept('pages', path));
  const old = await kept('pages', address);
  const show = old ? () => asItWas(old) : () => offline(request.url);
  return Promise.race([network, after(old ? PATIENCE : LAST_PATIENCE)]).catch(show);
}

// Keeps the page that a request brings, without waiting for it.
async function keeping(event, network) {
  const answer = await network;
  const { url } = event.request;
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
  const copy = answer.clone();
  if (GONE.includes(answer.status)) event.waitUntil(change('pages', cache => cache.delete(url, { ignoreVary: true })));
  else if (answer.ok && !answer.redirected && isPage) event.waitUntil(change('pages', cache => cache.put(url, copy)));
  return answer;
}

async function asItWas(old) {
  const html = await old.text();
  // The page says itself, in its own words, of when it is. A bid in it may be of an earlier hand.
  const date = old.headers.get('Date') ?? '';
  const dated = html.replace('<body', `<body data-stale="${date}"`).replaceAll(' checked data-told', '');
  return new Response(dated, { headers: old.headers });
}

// What is sent by a form goes to the server or nowhere.
function form(request) {
  return Promise.race([fetch(request), after(LAST_PATIENCE)]).catch(() => offline(request.referrer));
}

// Says in the reader's language that there is no connection, and leads back to where one can try again.
async function offline(url) {
  const old = await kept('pages', OFFLINE);
  if (!old) return Response.error();
  const html = await old.text();
  const again = html.replace(`href="${OFFLINE}"`, `href="${url.replaceAll('&', '&amp;')}"`);
  return new Response(again, { status: 503, headers: old.headers });
}

// The outbox ---------------------------------------------------------------------------------------------------------

addEventListener('sync', event => event.waitUntil(flush()));

// A page that is open sends by itself, and shows what becomes of it.
async function flush() {
  const pages = await clients.matchAll({ type: 'window' });
  if (pages.length) for (const client of pages) client.postMessage('flush');
  else await navigator.locks.request('outbox', drain);
}

async function drain() {
  // What was refused stays for its player to see, and behind it the table's others stay in order; other tables may have better
  // luck than one that has no answer.
  const stuck = new Set();
  let trouble;
  for (;;) {
    // What was sent before may have moved it on.
    const hand = (await storedHands()).find(({ url }) => !stuck.has(url));
    if (!hand) break;
    const sent = hand.refused ? null : postHand(hand.url, `${hand.body}&odd=seen`);
    const answer = await sent?.catch(error => { trouble = error; });
    if (answer?.ok) {
      await dropHand(hand);
      await moveOn(hand, Number(answer.headers.get('X-Number')));
    } else {
      stuck.add(hand.url);
    }
  }
  // The browser tries again by itself.
  if (trouble) throw trouble;
}
