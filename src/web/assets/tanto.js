// Every page works without this file, whose words come from the page.

const one = (query, root = document) => root.querySelector(query);
const all = (query, root = document) => [...root.querySelectorAll(query)];
const { body } = document, worker = navigator.serviceWorker;
const parse = html => new DOMParser().parseFromString(html, 'text/html');
const clock = when => new Date(when).toTimeString().slice(0, 5);
const encode = (form, button) => `${new URLSearchParams(new FormData(form, button))}`;
const post = (url, text, part, signal) => fetch(url, { method: 'POST', body: new URLSearchParams(text), headers: { 'X-Part': part }, signal });

function mount() {
  // A form out of a cache would repeat its key.
  for (const input of all('form[data-queue] [name=key]')) input.value = fresh();
  if (matchMedia('(pointer: coarse)').matches) for (const cell of all('[data-pad] .figure')) cell.inputMode = 'none';
  for (const button of all('[data-share]')) button.hidden = !navigator.share && !navigator.clipboard;
  for (const button of all('[data-wake]')) {
    button.hidden = !navigator.wakeLock;
    button.ariaPressed = wanted();
  }
  for (const form of all('form')) reveal(form);
  for (const pad of all('[data-pad]')) if (cells(pad)[1]) choose(cells(pad).find(cell => !cell.value));
  report();
  keepForm();
}

// What was typed outlives a reload, and a phone that forgets its pages.
const valued = input => /t$/.test(input.type); // text, output
const draft = form => `${form.action} ${form.elements.number?.value}`;

function recall(form) {
  const typed = JSON.parse(sessionStorage[draft(form)] ?? '[]');
  if (typed.length !== form.elements.length) return;
  typed.forEach((value, at) => {
    const input = form.elements[at];
    if (valued(input)) input.value = value;
    else input.checked = value || input.type === 'radio' && input.checked;
  });
  reveal(form);
  all('details', form).forEach(summarize);
  if (form.dataset.preview) preview(form);
}

// Plain http on the local network has no randomUUID.
const fresh = () => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

const path = () => location.pathname + location.search;
let here = path();

let shown = 0;

function show(doc, url) {
  shown = performance.now();
  document.title = doc.title;
  body.replaceChildren(...doc.body.childNodes);
  for (const name of body.getAttributeNames()) body.removeAttribute(name);
  for (const { name, value } of doc.body.attributes) body.setAttribute(name, value);
  if (url) history.pushState(null, '', url);
  here = path();
  mount();
  listen();
  scrollTo(0, 0);
  (one('.problem') ?? one('main')).focus();
}

addEventListener('popstate', () => {
  if (path() !== here) location.reload();
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
  stream.addEventListener('version', event => { if (+event.data > +body.dataset.rev) refresh(); });
  stream.onopen = () => {
    light(true);
    flush();
    if (body.dataset.stale) refresh();
  };
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
  if (!body.dataset.events) return;
  if (busy) return more = true;
  busy = true;
  try {
    const asked = location.href, answer = await fetch(asked, { headers: { 'X-Part': 'live' } });
    if (!answer.ok || location.href !== asked) return;
    const doc = parse(await answer.text());
    delete body.dataset.stale;
    if (doc.body.className !== body.className) return location.reload();
    const change = !matchMedia('(prefers-reduced-motion: reduce)').matches && document.startViewTransition?.(() => swap(doc));
    if (!change) return swap(doc);
    change.ready.catch(() => {});
    await change.updateCallbackDone;
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

// Fails when nobody answered who knows.
async function send(entry) {
  const answer = await post(entry.url, entry.body, 'save', AbortSignal.timeout(8000));
  if (answer.status < 500 && answer.status !== 429) return answer;
  throw answer;
}

let opened; // the refused hand on the screen

async function save(form, button) {
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  const before = opened, url = form.dataset.queue;
  const entry = { key: form.elements.key.value, url, body: encode(form, button), made_at: Date.now() };
  // Hands that wait go first.
  const behind = !before && (await queued()).findLast(old => old.url === url);
  try {
    if (behind) throw url;
    const answer = await send(entry);
    if (answer.ok) {
      opened = null;
      if (before) await drop(before);
      delete sessionStorage[draft(form)];
    }
    show(parse(await answer.text()), answer.ok && (answer.headers.get('X-Url') ?? answer.url));
    if (before) flush();
  } catch {
    try {
      if (behind) entry.body = after(entry.body, behind.body);
      await put(entry);
      delete sessionStorage[draft(form)];
      if (before) await drop(before);
    } catch { // no storage either: the browser says what is wrong
      form.removeAttribute('data-queue');
      return form.requestSubmit(button);
    }
    opened = null;
    const back = one('.back');
    (await worker?.getRegistration())?.sync?.register('outbox').catch(() => {});
    if (behind) await flush();
    if (!body.dataset.events && back && (worker?.controller || !(await queued())[0])) return location.assign(back.href);
    form.reset();
    mount();
  } finally {
    form.ariaBusy = null;
  }
}

// A kept form expects the number that a waiting hand has.
function after(text, last) {
  const number = text => +new URLSearchParams(text).get('number'), fields = new URLSearchParams(text);
  fields.set('number', Math.max(number(text), number(last) + 1));
  return `${fields}`;
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
    } else {
      stuck.add(entry.url);
      await put({ ...entry, refused: answer.status });
    }
  }
  if (sent) await refresh();
  if (list[0]) report();
}

let refused;

async function report() {
  const list = await queued(), bar = one('#bar'), words = bar.dataset, { stale } = body.dataset;
  refused = list.find(entry => entry.refused);
  const waiting = list.filter(entry => !entry.refused).length;
  const say = [
    stale && words.asof.replace('{time}', clock(stale)),
    waiting && (waiting === 1 ? words.one : words.other.replace('{n}', waiting)),
    refused && words.refused,
  ].filter(Boolean).join(' · ');
  bar.hidden = !say;
  one('span', bar).textContent = say;
  for (const button of all('button', bar)) button.hidden = !refused;
  const place = one('[data-pending]'), row = one('#pending-row');
  if (!place) return;
  const mine = list.filter(entry => entry.url.startsWith(location.pathname + '/'));
  place.hidden = !mine.length;
  place.innerHTML = mine.map(entry => row.innerHTML.replace('{time}', clock(entry.made_at))).join('');
}

async function look() {
  const answer = await send(opened = refused).catch(() => null);
  if (!answer) return;
  if (answer.ok) { await drop(opened); opened = null; }
  show(parse(await answer.text()), answer.ok && answer.headers.get('X-Url'));
}

// To enter a hand without a connection.
let keeping;
function keepForm() {
  const { keep } = body.dataset;
  clearTimeout(keeping);
  if (keep) keeping = setTimeout(() => worker?.ready.then(() => caches.open('pages')).then(cache => cache.add(keep)).catch(() => {}), 1500);
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

// A field whose condition does not hold is no part of the form; one key may be the number to reach.
function reveal(form) {
  const holds = when => {
    const [name, values] = when.split('=');
    return values.split('|').includes(form.elements[name]?.value);
  };
  for (const field of all('[data-when]', form)) field.disabled = !field.classList.toggle('on', holds(field.dataset.when));
  for (const key of all('[data-goal]', form)) key.classList.toggle('goal', holds(key.dataset.goal));
}

// Folded fields say what is set in them.
function summarize(details) {
  const line = one('[data-set]', details);
  if (!line) return;
  const set = all('.opt :checked, .figure, .input', details).filter(input => input.value && input.value !== '0');
  line.textContent = set.map(input => input.matches('.opt *') ? input.nextSibling.firstChild.textContent : input.value).join(' · ') || line.dataset.none;
}

const cells = pad => all('.figure', pad);
const number = text => Number(text.replace(/\s/g, '').replace(',', '.').replace('\u2212', '-').replace(/½$/, '.5'));

function choose(cell) {
  for (const other of cell ? cells(cell.closest('[data-pad]')) : []) other.classList.toggle('current', other === cell);
  return cell;
}

function enter(input, value) {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function press(pad, key) {
  const list = cells(pad);
  const cell = list.find(one => one.matches('.current')) ?? list.find(one => !one.value) ?? list.at(-1);
  const next = () => choose(list.slice(list.indexOf(cell) + 1).find(one => !one.value || one.matches('.implied')));
  if (key === 'next') return next() ?? choose(list[0]);
  let text = cell.matches('.implied') ? '' : cell.value;
  const { digits } = cell.dataset, full = text => text.replace(/\D/g, '').length >= digits;
  if (key === 'del') text = text.slice(0, -1);
  else if (key === '½') text = text.replace('½', '') + (text.includes('½') ? '' : key);
  else if (key === '-') text = text[0] === '\u2212' ? text.slice(1) : '\u2212' + text;
  else text = full(text) && (!list[1] || digits === '1') ? key : text + key;
  navigator.vibrate?.(8);
  enter(cell, text);
  if (/\d/.test(key) && full(text)) next();
}

// The last number of a known sum fills itself.
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
  const helper = row.closest('[data-count]'), output = one('output', row), { max } = row.dataset;
  output.value = Math.min(Math.max(+output.value + step, 0), max);
  const sum = all('[data-worth]', helper).reduce((sum, kind) => sum + kind.dataset.worth * one('output', kind).value, 0);
  const id = helper.dataset.count, place = document.getElementById(id) ?? document.getElementById(`f-${id}`);
  enter(place.matches('.figure') ? place : one('.current', place) ?? one('.figure', place), sum % 1 ? `${Math.floor(sum) || ''}½` : sum);
}

let lock;
const wanted = () => /wake=1/.test(document.cookie);

async function stayAwake(on) {
  document.cookie = `wake=${+on};path=/;max-age=31536000;samesite=lax`;
  for (const button of all('[data-wake]')) button.ariaPressed = on;
  lock?.release();
  lock = on && one('[data-wake]') ? await navigator.wakeLock?.request('screen').catch(() => null) : null;
}

function copied(button) {
  const word = button.textContent;
  button.textContent = button.dataset.copied;
  setTimeout(() => button.textContent = word, 2000);
}

async function share(button) {
  const { url, text = '' } = button.dataset;
  try {
    if (navigator.share) return await navigator.share({ title: document.title, text, url });
    await navigator.clipboard.writeText(`${text} ${url ?? ''}`.trim());
    copied(button);
  } catch { }
}

function copy(button) {
  document.getElementById(button.dataset.copy).select();
  if (document.execCommand('copy')) copied(button);
}

const taps = {
  key: button => press(button.closest('[data-pad]'), button.dataset.key),
  step: button => count(button.closest('[data-worth]'), +button.dataset.step),
  wake: button => stayAwake(button.ariaPressed !== 'true'),
  share, copy, look,
  print: () => print(),
  forget: async () => { if (confirm(one('#bar').dataset.sure)) { await drop(refused); flush(); report(); } },
};

addEventListener('click', event => {
  const button = event.target.closest?.('button');
  for (const name in taps) if (button && name in button.dataset) return taps[name](button);
  const link = opened && event.target.closest?.('a[data-drop]');
  if (link) {
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
  if ('draft' in form.dataset) sessionStorage[draft(form)] = JSON.stringify([...form.elements].map(input => valued(input) ? input.value : input.checked));
});

addEventListener('submit', event => {
  const { target: form, submitter } = event;
  // A finger that trembles taps what has just come as well.
  if (form.closest('#board, #next, #dock') && performance.now() - shown < 500) return event.preventDefault();
  if (!form.dataset.queue) delete sessionStorage[draft(form)];
  if (form.dataset.queue && !submitter?.hasAttribute('formaction')) {
    event.preventDefault();
    save(form, submitter);
  }
});

function start() {
  listen();
  flush();
  if (wanted()) stayAwake(true);
}
addEventListener('visibilitychange', () => document.hidden ? stream?.close() : (start(), refresh()));
addEventListener('pagehide', () => stream?.close());
addEventListener('pageshow', event => { if (event.persisted) { mount(); start(); refresh(); } });
addEventListener('online', start);
worker?.addEventListener('message', flush);
worker?.register('/sw.js').catch(() => {});

mount();
start();
one('.problem')?.focus();
all('[data-draft]').forEach(recall);
