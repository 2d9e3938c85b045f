// What a page of Tanto can do beyond HTML: every page works without this file, and its words come from the page.
// Events are handled on the document, so that a replaced region needs no wiring; `mount` does what is left.

const one = (query, root = document) => root.querySelector(query);
const all = (query, root = document) => [...root.querySelectorAll(query)];
const body = document.body;
const still = matchMedia('(prefers-reduced-motion: reduce)');
const parse = html => new DOMParser().parseFromString(html, 'text/html');
const clock = when => new Date(when).toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });
const encode = (form, button) => `${new URLSearchParams(new FormData(form, button))}`;
const post = (url, text, part, signal) => fetch(url, { method: 'POST', body: new URLSearchParams(text), headers: { 'X-Part': part }, signal });

function mount() {
  // A form out of a cache would repeat its key and its hand would count as already saved.
  for (const input of all('form[data-queue] [name=key]')) input.value = fresh();
  if (matchMedia('(pointer: coarse)').matches) for (const cell of all('[data-pad] .figure')) cell.inputMode = 'none';
  const apis = { wake: navigator.wakeLock, share: navigator.share || navigator.clipboard, copy: true, print: true };
  for (const name in apis) for (const button of all(`[data-${name}]`)) button.hidden = !apis[name];
  for (const form of all('form')) reveal(form);
  for (const pad of all('[data-pad]')) if (all('.figure', pad)[1]) choose(cells(pad).find(cell => !cell.value));
  for (const button of all('[data-wake]')) button.ariaPressed = String(wanted());
  report();
  keepForm();
}

// Plain http on the local network has no randomUUID.
const fresh = () => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

let here = location.pathname + location.search;

function show(doc, url) {
  document.title = doc.title;
  for (const query of ['.top', 'main', '.dock']) {
    const old = one(query), now = one(query, doc);
    if (old && now) old.replaceWith(now);
    else if (old) old.remove();
    else if (now) body.append(now);
  }
  body.className = doc.body.className;
  for (const name in body.dataset) delete body.dataset[name];
  Object.assign(body.dataset, doc.body.dataset);
  if (url) history.pushState(null, '', url);
  here = location.pathname + location.search;
  mount();
  listen();
  scrollTo(0, 0);
  (one('.problem') ?? one('main')).focus();
}

addEventListener('popstate', () => {
  if (location.pathname + location.search !== here) location.reload();
});

let stream, again;

function listen() {
  stream?.close();
  stream = null;
  clearTimeout(again);
  if (!body.dataset.events || document.hidden) return;
  const url = new URL(body.dataset.events, location.href);
  url.searchParams.set('since', body.dataset.rev);
  stream = new EventSource(url);
  stream.addEventListener('rev', event => { if (+event.data > +body.dataset.rev) refresh(); });
  stream.onopen = () => light(true);
  stream.onerror = event => {
    light(false);
    if (event.target.readyState === EventSource.CLOSED) again = setTimeout(listen, 5000);
  };
}

function light(on) {
  for (const status of all('[data-status]')) {
    status.dataset.on ??= status.textContent;
    status.textContent = on ? status.dataset.on : status.dataset.off.replace('{time}', clock(Date.now()));
    status.classList.toggle('off', !on);
  }
}

let busy = false, more = false;

async function refresh() {
  if (busy) return more = true;
  busy = true;
  try {
    const asked = location.href, answer = await fetch(asked, { headers: { 'X-Part': 'live' } });
    if (!answer.ok || location.href !== asked) return;
    const doc = parse(await answer.text());
    delete body.dataset.stale;
    if (document.startViewTransition && !still.matches) await document.startViewTransition(() => swap(doc)).updateCallbackDone;
    else swap(doc);
  } catch { } finally {
    busy = false;
    if (more) { more = false; refresh(); }
  }
}

function swap(doc) {
  body.dataset.rev = doc.body.dataset.rev ?? body.dataset.rev;
  for (const old of all('[data-live]')) {
    const now = doc.getElementById(old.id);
    if (!now) continue;
    const reach = 'a, button, input', at = all(reach, old).indexOf(document.activeElement);
    old.replaceWith(now);
    if (at >= 0) all(reach, now)[at]?.focus({ preventScroll: true });
  }
  mount();
}

async function store(mode, act) {
  const db = await new Promise((done, fail) => {
    const ask = indexedDB.open('tanto', 1);
    // Sorted as they were entered.
    ask.onupgradeneeded = () => ask.result.createObjectStore('outbox', { keyPath: ['made_at', 'key'] });
    ask.onsuccess = () => done(ask.result);
    ask.onerror = fail;
  });
  return new Promise((done, fail) => {
    const deal = db.transaction('outbox', mode), ask = act(deal.objectStore('outbox'));
    deal.oncomplete = () => { db.close(); done(ask.result); };
    deal.onerror = deal.onabort = fail;
  });
}
const queued = () => store('readonly', box => box.getAll()).catch(() => []);
const put = entry => store('readwrite', box => box.put(entry));
const drop = entry => store('readwrite', box => box.delete([entry.made_at, entry.key]));

// Fails when nobody answered who could know, so that the hand is tried again.
async function send(entry) {
  const answer = await post(entry.url, entry.body, 'save', AbortSignal.timeout(8000));
  if (answer.status >= 500 || answer.status === 429) throw new Error(answer.statusText);
  return answer;
}

let opened; // the refused hand that is on the screen

async function save(form, button) {
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  const before = opened, url = form.dataset.queue;
  const entry = { key: form.elements.key.value, url, body: encode(form, button), made_at: Date.now() };
  // Hands that wait go first, or the order of the evening would be lost.
  const behind = async () => !before && (await queued()).some(old => old.url === url);
  try {
    if (await behind()) await flush();
    if (await behind()) throw url;
    const answer = await send(entry);
    if (answer.ok) {
      opened = null;
      if (before) await drop(before);
    }
    show(parse(await answer.text()), answer.ok && (answer.headers.get('X-Url') ?? answer.url));
    if (before) flush();
  } catch {
    try {
      await put(entry);
      if (before) await drop(before);
    } catch { // no storage either: let the browser do it and say so
      form.removeAttribute('data-queue');
      return form.requestSubmit(button);
    }
    opened = null;
    const worker = navigator.serviceWorker, back = one('.back');
    (await worker?.getRegistration())?.sync?.register('outbox').catch(() => {});
    if (!body.dataset.events && back && worker?.controller) return location.assign(back.href);
    form.reset();
    mount();
  } finally {
    form.ariaBusy = null;
  }
}

let draining;
const flush = () => navigator.locks ? navigator.locks.request('outbox', drain) : draining ??= drain().finally(() => draining = null);

async function drain() {
  const list = await queued(), stuck = new Set();
  let sent;
  for (const entry of list) {
    if (entry.refused) stuck.add(entry.url);
    if (stuck.has(entry.url)) continue;
    let answer;
    try { answer = await send(entry); } catch { break; }
    if (answer.ok) {
      await drop(entry);
      sent = true;
      // The next hands of this phone were entered on top of this one: they expect the version that it made.
      const version = answer.headers.get('X-Version'), was = new RegExp(`\\b${/version=\d+/.exec(entry.body)}\\b`);
      for (const next of version ? list.slice(list.indexOf(entry) + 1) : []) {
        if (next.url !== entry.url) continue;
        next.body = next.body.replace(was, `version=${version}`);
        await put(next);
      }
    } else {
      stuck.add(entry.url);
      await put({ ...entry, refused: answer.status });
    }
  }
  if (sent) await refresh();
  if (list.length) report();
}

let refused;

async function report() {
  const list = await queued(), bar = one('#bar'), words = bar.dataset, { stale } = body.dataset, say = [];
  refused = list.find(entry => entry.refused);
  const waiting = list.filter(entry => !entry.refused).length;
  if (stale) say.push(words.asof.replace('{time}', clock(stale)));
  if (waiting) say.push(waiting === 1 ? words.one : words.other.replace('{n}', waiting));
  if (refused) say.push(words.refused);
  bar.hidden = !say.length;
  one('span', bar).textContent = say.join(' · ');
  for (const button of all('button', bar)) button.hidden = !refused;
  const place = one('[data-pending]'), row = one('#pending-row');
  if (!place) return;
  const mine = list.filter(entry => entry.url.startsWith(location.pathname + '/'));
  place.hidden = !mine.length;
  place.innerHTML = mine.map(entry => row.innerHTML.replace('{time}', clock(entry.made_at))).join('');
}

// The server answers a refused hand with its form and what is wrong, or with the choice between two hands.
async function look() {
  const answer = await send(opened = refused).catch(() => null);
  if (!answer) return;
  if (answer.ok) { await drop(opened); opened = null; }
  show(parse(await answer.text()), answer.ok && answer.headers.get('X-Url'));
}

// The entry form is kept, so that a hand can be entered without a connection.
let keeping;
function keepForm() {
  const { keep } = body.dataset;
  clearTimeout(keeping);
  if (keep && navigator.serviceWorker?.controller) keeping = setTimeout(() => caches.open('pages').then(cache => cache.add(keep)).catch(() => {}), 1500);
}

let pause, asking;

function preview(form) {
  clearTimeout(pause);
  pause = setTimeout(async () => {
    asking?.abort();
    asking = new AbortController();
    try {
      const answer = await post(form.dataset.preview, encode(form), 'preview', asking.signal);
      const output = one(`output[form="${form.id}"]`);
      if (answer.ok && output) output.innerHTML = await answer.text();
    } catch { }
  }, 120);
}

// A field whose condition does not hold is not part of the form.
function reveal(form) {
  for (const field of all('[data-when]', form)) {
    const [, name, values] = field.dataset.when.match(/^(.*)=(.*)$/);
    const on = values.split('|').includes(form.elements[name]?.value);
    field.classList.toggle('on', on);
    field.disabled = !on;
  }
}

// The summary of folded fields says what is set in them.
function summarize(details) {
  const line = one('[data-set]', details);
  if (!line) return;
  const set = all('input:enabled', details).filter(input => input.value && (input.labels?.[0]?.matches('.opt') ? input.checked : input.value !== '0'));
  line.textContent = set.map(input => input.type === 'text' ? input.value : input.nextElementSibling.firstChild.textContent).join(' · ') || line.dataset.none;
}

const cells = pad => all('.figure', pad);
const number = text => Number(text.replace(/\s/g, '').replace(',', '.').replace('\u2212', '-').replace(/½$/, '.5'));

function choose(cell) {
  if (!cell) return;
  for (const other of cells(cell.closest('[data-pad]'))) other.classList.toggle('current', other === cell);
}

function press(pad, key) {
  const list = cells(pad);
  const cell = list.find(one => one.matches('.current')) ?? list.find(one => !one.value) ?? list.at(-1);
  const next = () => {
    const free = list.slice(list.indexOf(cell) + 1).find(one => !one.value || one.matches('.implied'));
    choose(free);
    return free;
  };
  if (key === 'next') return next() ?? choose(list[0]);
  let text = cell.matches('.implied') ? '' : cell.value;
  const full = text => text.replace(/\D/g, '').length >= cell.dataset.digits;
  if (key === 'del') text = text.slice(0, -1);
  else if (key === '½') text = text.endsWith('½') ? text.slice(0, -1) : text + '½';
  else if (key === '±') text = /^[-\u2212]/.test(text) ? text.slice(1) : '\u2212' + text;
  else text = full(text) && (list.length === 1 || cell.dataset.digits === '1') ? key : text + key;
  cell.value = text;
  navigator.vibrate?.(8);
  cell.dispatchEvent(new Event('input', { bubbles: true }));
  if (/\d/.test(key) && full(text)) next();
}

// The last of several numbers with a known sum fills itself.
function imply(pad, typed) {
  const list = cells(pad), total = Number(pad.dataset.total);
  typed.classList.remove('implied');
  if (!total) return;
  let open = list.filter(cell => !cell.value || cell.matches('.implied'));
  if (!open.length && list.length === 2) open = list.filter(cell => cell !== typed);
  const rest = total - list.reduce((sum, cell) => open.includes(cell) ? sum : sum + number(cell.value), 0);
  for (const cell of open) {
    const filled = open.length === 1 && cell !== typed && rest >= 0;
    cell.classList.toggle('implied', filled);
    cell.value = filled ? rest : '';
  }
}

// The cards counted so far make the points.
function count(row, step) {
  const helper = row.closest('[data-count]'), output = one('output', row);
  output.value = Math.min(Math.max(Number(output.value) + step, 0), row.dataset.max);
  const sum = all('[data-worth]', helper).reduce((sum, kind) => sum + kind.dataset.worth * one('output', kind).value, 0);
  const { sets } = row.dataset, place = document.getElementById(helper.dataset.count);
  if (sets) for (const radio of all(`[name="${sets}"]`)) radio.checked = radio.value === output.value;
  const cell = place?.matches('.figure') ? place : place && (cells(place).find(one => one.matches('.current')) ?? cells(place)[0]);
  if (!cell) return;
  cell.value = sum % 1 ? `${Math.floor(sum) || ''}½` : sum;
  cell.dispatchEvent(new Event('input', { bubbles: true }));
}

function step(box, by) {
  const input = one('input', box), { min = 0, max = Infinity, by: size = 1 } = box.dataset;
  input.value = Math.min(Math.max((number(input.value) || 0) + by * size, min), max);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

let lock;
const wanted = () => { try { return localStorage.wake === '1'; } catch { return false; } };

async function stayAwake(on) {
  try { localStorage.wake = on ? '1' : ''; } catch { }
  for (const button of all('[data-wake]')) button.ariaPressed = String(on);
  await lock?.release().catch(() => {});
  lock = on && one('[data-wake]') ? await navigator.wakeLock?.request('screen').catch(() => null) : null;
}

function copied(button) {
  const word = button.textContent;
  button.textContent = button.dataset.copied;
  setTimeout(() => button.textContent = word, 2000);
}

async function share(button) {
  const { url = '', text = '' } = button.dataset;
  const what = { title: document.title, ...text && { text }, ...url && { url } };
  try {
    if (navigator.share) return await navigator.share(what);
    await navigator.clipboard.writeText(`${text} ${url}`.trim());
    copied(button);
  } catch { }
}

function copy(button) {
  document.getElementById(button.dataset.copy).select();
  // The old call, because plain http has no clipboard.
  if (document.execCommand('copy')) copied(button);
}

const taps = {
  key: button => press(button.closest('[data-pad]'), button.dataset.key),
  step: button => {
    const row = button.closest('[data-worth]'), by = Number(button.dataset.step);
    if (row) count(row, by); else step(button.closest('[data-stepper]'), by);
  },
  wake: button => stayAwake(button.ariaPressed !== 'true'),
  share, copy, look,
  print: () => print(),
  forget: async () => { if (confirm(one('#bar').dataset.sure)) { await drop(refused); flush(); report(); } },
};

addEventListener('click', event => {
  const button = event.target.closest?.('button');
  for (const name in taps) if (button && name in button.dataset) return taps[name](button);
  const link = event.target.closest?.('a[data-drop]');
  if (link && opened) {
    event.preventDefault();
    drop(opened).finally(() => location.assign(link.href));
  }
  for (const menu of all('.menu[open]')) if (!menu.contains(event.target)) menu.open = false;
});

addEventListener('focusin', event => {
  if (event.target.matches?.('[data-pad] .figure')) choose(event.target);
});

addEventListener('input', event => {
  const { target } = event, { form } = target, pad = target.closest('[data-pad]');
  if (pad) imply(pad, target);
  if (!form) return;
  reveal(form);
  for (let details = target.closest('details'); details; details = details.parentElement.closest('details')) summarize(details);
  if (form.dataset.preview) preview(form);
});

addEventListener('submit', event => {
  const { target: form, submitter } = event;
  if (form.dataset.queue && !submitter?.hasAttribute('formaction')) {
    event.preventDefault();
    save(form, submitter);
  } else if ('themeForm' in form.dataset) {
    event.preventDefault();
    const { value } = submitter;
    post(form.action, encode(form, submitter), 'theme');
    if (value === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = value;
    for (const button of all('button', form)) button.ariaPressed = String(button === submitter);
  }
});

function wakeUp() {
  flush();
  if (body.dataset.events) { refresh(); listen(); }
  if (wanted()) stayAwake(true);
}
addEventListener('visibilitychange', () => document.hidden ? stream?.close() : wakeUp());
addEventListener('pagehide', () => stream?.close());
addEventListener('pageshow', event => { if (event.persisted) { mount(); wakeUp(); } });
addEventListener('online', () => { flush(); listen(); });
navigator.serviceWorker?.addEventListener('message', flush);
navigator.serviceWorker?.addEventListener('controllerchange', keepForm);
navigator.serviceWorker?.register('/sw.js').catch(() => {});

mount();
listen();
flush();
if (wanted()) stayAwake(true);
one('.problem')?.focus();
