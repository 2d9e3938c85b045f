// The service worker: assets for good, pages from the network first, queued hands sent when a connection is back.

import { post } from './script/post.js';
import { dropHand, moveOn, storedHands } from './script/store.js';

// How long the network may take before a page is shown as it was, in milliseconds.
const PATIENCE = 2500;

// Answers that say that a page is not, or no more, for this phone.
const GONE = [401, 403, 404, 410];

addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil(clients.claim()));

addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // An invitation carries its token in the address: it is never kept.
  const isInvitation = /^\/j\b/i.test(pathname);
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && !isInvitation) event.respondWith(page(event));
});

// Assets -------------------------------------------------------------------------------------------------------------

// The address of an asset without the hash of its content.
const family = url => url.replace(/\.\w+(\.\w+)$/, '$1');

async function asset(request) {
  const cache = await caches.open('assets');
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    for (const old of await cache.keys()) if (family(old.url) === family(request.url)) await cache.delete(old);
    await cache.put(request, answer.clone());
  }
  return answer;
}

// Pages --------------------------------------------------------------------------------------------------------------

async function page(event) {
  const { request } = event;
  const cache = await caches.open('pages');
  const network = fetch(request).then(async answer => {
    await keep(cache, request, answer);
    return answer;
  });
  // Also when it comes too late to be shown.
  event.waitUntil(network.catch(() => {}));
  const kept = await cache.match(request, { ignoreVary: true });
  if (!kept) return network;
  const late = new Promise((_, fail) => { setTimeout(fail, PATIENCE); });
  return Promise.race([network, late]).catch(() => asItWas(kept));
}

async function keep(cache, request, answer) {
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
  if (GONE.includes(answer.status)) await cache.delete(request);
  else if (answer.ok && !answer.redirected && isPage) await cache.put(request, answer.clone());
}

async function asItWas(kept) {
  const html = await kept.text();
  // The page says itself, in its own words, of when it is. A bid in it may be of an earlier hand.
  const date = kept.headers.get('Date') ?? '';
  const dated = html.replace('<body', `<body data-stale="${date}"`).replaceAll(' checked data-told', '');
  return new Response(dated, { headers: kept.headers });
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
  for (;;) {
    // What was sent before may have moved it on.
    const [hand] = await storedHands();
    // What was refused stays for its player to see, and what comes after it stays in order.
    if (!hand || hand.refused) return;
    const answer = await post(hand.url, hand.body, 'save');
    if (!answer.ok) return;
    await dropHand(hand);
    await moveOn(hand, Number(answer.headers.get('X-Number')));
  }
}
