// The service worker: assets from the cache, pages from the network first, and the outbox when a connection is back. One script
// with shared-with-worker.js before this file. The cache only helps: no answer fails because it is full or cannot be opened.

// How long the network may take before the cached page is shown, and how long if there is none, in milliseconds.
const SLOW = 2500;
const MAX_WAIT = 10_000;
// How long a page may take to be fetched again, in milliseconds.
const REFRESH_TIMEOUT = 8000;

// The page that says in the reader's language that there is no connection.
const OFFLINE = '/offline';

addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil(clients.claim()));

addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method !== 'GET') {
    // The browser itself sends the forms of other sites, which must stay recognizable as such, and uploads, which may take long.
    const isOwnForm = request.mode === 'navigate' && request.referrer.startsWith(`${origin}/`);
    const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/');
    if (!isOwnForm || isUpload) return;
    event.respondWith(isOfHistory(request) ? Response.redirect(request.referrer, 303) : sendForm(request));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(fetchAsset(request));
  } else if (request.mode === 'navigate') {
    event.respondWith(fetchPage(event));
  } else if (request.headers.get('X-Part') === 'live') {
    event.respondWith(fetchAndCache(event, { signal: AbortSignal.timeout(REFRESH_TIMEOUT) }));
  }
});

// Whether the browser goes back to the answer of a form that it sent before. It must not send the form again, and the answer is not
// cached, so the page of the form takes its place.
const isOfHistory = ({ cache }) => cache === 'only-if-cached';

// Fetches a page. After the redirect to the page of the form, the browser would accept only a cached answer, so the request is new.
const fetchNow = (request, options) => fetch(isOfHistory(request) ? new Request(request.url, { redirect: 'manual' }) : request, options);

const failAfter = time => new Promise((_, fail) => { setTimeout(fail, time); });

// Caches -------------------------------------------------------------------------------------------------------------

async function findCached(name, request) {
  try {
    const cache = await caches.open(name);
    return await cache.match(request, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

async function changeCache(name, change) {
  try {
    await change(await caches.open(name));
  } catch {
    // No room: what is cached stays.
  }
}

// Assets -------------------------------------------------------------------------------------------------------------

async function fetchAsset(request) {
  const cached = await findCached('assets', request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    await changeCache('assets', async cache => {
      await cache.put(request, copy);
      await deleteOldAssets(cache, request.url);
    });
  }
  return answer;
}

// The folder of an asset, which has another name in each version of the server.
const folderOf = url => new URL('.', url).pathname;

// Deletes the assets of other versions than that of an asset, but not those of the version that a cached page needs.
async function deleteOldAssets(cache, url) {
  const newest = folderOf(url);
  const old = (await cache.keys()).filter(request => folderOf(request.url) !== newest);
  if (!old.length) return;
  const pages = await (await caches.open('pages')).matchAll();
  const texts = await Promise.all(pages.map(page => page.text()));
  const isNeeded = request => texts.some(text => text.includes(folderOf(request.url)));
  for (const request of old.filter(request => !isNeeded(request))) await cache.delete(request);
}

// Pages --------------------------------------------------------------------------------------------------------------

// The address under which a page is cached. A page stays the same page wherever its back arrow leads.
const cacheKey = url => url.replace(/\?back=.*/, '');

async function fetchPage(event) {
  const { request } = event;
  const fetched = fetchAndCache(event);
  // Caches the page even if it comes too late to be shown.
  event.waitUntil(fetched.catch(() => {}));
  const { pathname, search } = new URL(cacheKey(request.url));
  const address = search ? request : await nextFormAddress(pathname, path => findCached('pages', path));
  const cached = await findCached('pages', address);
  const fallback = cached ? () => asOld(cached) : () => offlinePage(request.url);
  return Promise.race([fetched, failAfter(cached ? SLOW : MAX_WAIT)]).catch(fallback);
}

// Fetches a page. Caches it, without waiting for that, if the server allows it: some pages hold a secret, or have it in their
// address, such as a link that makes its holder an owner.
async function fetchAndCache(event, options) {
  const { request } = event;
  const answer = await fetchNow(request, options);
  const isCacheable = answer.ok && !answer.redirected && answer.headers.has('X-Offline');
  const copy = answer.clone();
  if (GONE.includes(answer.status)) {
    event.waitUntil(changeCache('pages', cache => cache.delete(cacheKey(request.url), { ignoreVary: true })));
  } else if (isCacheable) {
    event.waitUntil(changeCache('pages', cache => cache.put(cacheKey(request.url), copy)));
  }
  return answer;
}

// The bar of a page from the cache shows when it was cached. A bid in it may be of an earlier hand, so it is not shown.
async function asOld(cached) {
  const html = await cached.text();
  const date = cached.headers.get('Date') ?? '';
  const dated = html.replace('<body', `<body data-stale="${date}"`).replaceAll(' checked data-before-play', '')
    .replace(/ value="[^"]*" data-before-play/g, ' value=""');
  return new Response(dated, { headers: cached.headers });
}

// A form is sent to the server or not at all.
function sendForm(request) {
  return Promise.race([fetch(request), failAfter(MAX_WAIT)]).catch(() => offlinePage(request.referrer));
}

// The page that says that there is no connection, with a link to try again.
async function offlinePage(url) {
  const cached = await findCached('pages', OFFLINE);
  if (!cached) return Response.error();
  const html = await cached.text();
  const again = html.replace(`href="${OFFLINE}"`, `href="${url.replaceAll('&', '&amp;')}"`);
  return new Response(again, { status: 503, headers: cached.headers });
}

// The outbox ---------------------------------------------------------------------------------------------------------

addEventListener('sync', event => event.waitUntil(flush()));

// An open page sends by itself and shows the answers.
async function flush() {
  const pages = await clients.matchAll({ type: 'window' });
  if (pages.length) for (const page of pages) page.postMessage('flush');
  else await navigator.locks.request('outbox', sendAll);
}

async function sendAll() {
  let failure;
  await sendInOrder(async hand => {
    const answer = await postHand(hand.url, `${hand.body}&odd=seen`).catch(error => { failure = error; });
    if (answer?.ok) await deleteSaved(hand, Number(answer.headers.get('X-Number')));
    return answer?.ok;
  });
  // The browser tries again after an error.
  if (failure) throw failure;
}
