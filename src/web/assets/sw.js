// Assets for good, pages from the network first, queued hands sent when a connection is back.
// The outbox is written by tanto.js; both take the same lock, and only an accepted hand leaves it.

addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil(clients.claim()));

addEventListener('fetch', event => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  // An invitation carries its token in the address: it is never kept.
  else if (request.mode === 'navigate' && !/^\/j\b/i.test(pathname)) event.respondWith(page(event));
});

const family = url => url.replace(/\.\w+(\.\w+)$/, '$1');

async function asset(request) {
  const cache = await caches.open('assets'), kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    for (const old of await cache.keys()) if (family(old.url) === family(request.url)) await cache.delete(old);
    await cache.put(request, answer.clone());
  }
  return answer;
}

async function page(event) {
  const { request } = event, cache = await caches.open('pages');
  const network = fetch(request).then(async answer => {
    if ([401, 403, 404, 410].includes(answer.status)) await cache.delete(request);
    else if (answer.ok && !answer.redirected && answer.headers.get('Content-Type')?.startsWith('text/html')) await cache.put(request, answer.clone());
    return answer;
  });
  event.waitUntil(network.catch(() => {}));
  const kept = await cache.match(request, { ignoreVary: true });
  if (!kept) return network;
  const late = new Promise((_, fail) => setTimeout(fail, 2500));
  return Promise.race([network, late]).catch(async () => {
    // The page says itself, in its own words, of when it is.
    // A bid in it may be of an earlier hand.
    const html = (await kept.text()).replace('<body', `<body data-stale="${kept.headers.get('Date') ?? ''}"`).replaceAll(' checked data-told', '');
    return new Response(html, { headers: kept.headers });
  });
}

addEventListener('sync', event => event.waitUntil(flush()));

async function flush() {
  const pages = await clients.matchAll({ type: 'window' });
  if (pages.length) return pages.forEach(client => client.postMessage('flush'));
  return navigator.locks.request('outbox', drain);
}

const answer = ask => new Promise((done, fail) => {
  ask.onsuccess = () => done(ask.result);
  ask.onerror = () => fail(ask.error);
});

async function drain() {
  const ask = indexedDB.open('tanto', 1);
  ask.onupgradeneeded = () => ask.result.createObjectStore('outbox', { keyPath: ['made_at', 'key'] });
  const db = await answer(ask), box = mode => db.transaction('outbox', mode).objectStore('outbox');
  for (const entry of await answer(box('readonly').getAll())) {
    // What was refused stays for its player to see, and what comes after it stays in order.
    if (entry.refused) return;
    const said = await fetch(entry.url, {
      method: 'POST', body: entry.body, headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Part': 'save' },
    });
    if (!said.ok) return;
    await answer(box('readwrite').delete([entry.made_at, entry.key]));
  }
}
