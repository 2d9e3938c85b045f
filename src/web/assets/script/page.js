// The page on the screen: short names to work with it, what runs on every page that comes, how another page takes its place without
// a navigation, and taps that were meant for the page before. Times are in milliseconds everywhere.

export const find = (selector, root = document) => root.querySelector(selector);
export const findAll = (selector, root = document) => [...root.querySelectorAll(selector)];

// Scrolls until a part of the page can be seen, no further than needed.
export const bringIntoView = part => part?.scrollIntoView({ block: 'nearest' });

export const parsePage = html => new DOMParser().parseFromString(html, 'text/html');
export const now = () => performance.now();
export const wait = time => new Promise(done => { setTimeout(done, time); });

// The time of day in the time zone of the club, as everywhere else on the page; the phone may be in another zone.
export function clockTime(when) {
  const { offset } = document.documentElement.dataset;
  return new Date(Number(new Date(when)) + Number(offset)).toISOString().slice(11, 16);
}

const onMountCallbacks = [];
const onShowCallbacks = [];

// Runs on every page that comes, and again when parts of it were replaced.
export const onMount = callback => onMountCallbacks.push(callback);
// Runs once for every page that takes the place of another.
export const onShow = callback => onShowCallbacks.push(callback);

export function mount() {
  for (const callback of onMountCallbacks) callback();
  // For the modules that are loaded on demand.
  dispatchEvent(new Event('mount'));
}

// Tells the modules that show the outbox that it has changed, or what the bar says beside it.
export const announceOutboxChange = () => dispatchEvent(new Event('outbox'));

// How often each module has failed to load.
const failures = new Map();

// Loads a module that only few pages need. It handles every page from then on. A browser remembers a module that failed to load
// by its address and does not ask for it again, so the next attempt has another fragment.
export function loadModule(name) {
  const failed = failures.get(name) ?? 0;
  return import(`./${name}.js${'#'.repeat(failed)}`).catch(error => {
    failures.set(name, failed + 1);
    throw error;
  });
}

const addressBar = () => location.pathname + location.search;

let currentAddress = addressBar();

// Shows a page in place of this one. With an address it becomes a new entry of the history, or takes the place of this page's entry;
// without, it keeps that entry.
export function showPage(page, address = null, { replaces = false } = {}) {
  document.title = page.title;
  const { body } = document;
  body.replaceChildren(...page.body.childNodes);
  for (const name of body.getAttributeNames()) body.removeAttribute(name);
  for (const { name, value } of page.body.attributes) body.setAttribute(name, value);
  for (const style of findAll('[rel=stylesheet]', page)) {
    if (!find(`[href="${style.getAttribute('href')}"]`)) document.head.append(style);
  }
  if (address) history[replaces ? 'replaceState' : 'pushState'](null, '', address);
  currentAddress = addressBar();
  mount();
  for (const callback of onShowCallbacks) callback();
  scrollTo(0, 0);
  focusNews();
}

// Moves the focus to what a screen reader should read first. Without news that is the page's start, where it must not scroll, or
// the bar at the top would be out of sight.
export function focusNews() {
  const news = find('.problem, .last.fresh [role=status]');
  (news ?? find('main')).focus({ preventScroll: !news });
}

// Whether the address bar names another page than the one shown, as after the Back button. A jump within the page does not count.
export const isAnotherAddress = () => addressBar() !== currentAddress;

// Taps that were meant for the page before -----------------------------------------------------------------------------

// The second tap of a thumb that trembles or taps twice, and a tap that was on its way when news came.

// A tap so soon after a page came, in milliseconds, and so near to the tap that brought it, in CSS pixels, is the same thumb's
// second one. It counts from the page's arrival, because an impatient thumb taps again while it waits for a slow page. Where the
// button Save or Undo was, the next hand's button or its form comes: there a slow second tap is ignored, too.
const SECOND_TAP = 400;
const SLOW_SECOND_TAP = 700;
const SAME_PLACE = 48;
// How long after news a tap still answers what was there before, in milliseconds.
const NEWS = 1000;
// How long a control shows that it was tapped, in milliseconds.
const TAP_FEEDBACK = 200;
// How long a click may come after its pointer was lifted, and how long news waits for a thumb that rests on the page, in
// milliseconds.
const CLICK = 50;
const MAX_PRESS = 3000;

// The last tap, for the next document if it is followed by a navigation.
const STORED_TAP = 'tap';

// The tap that brought the page, if a tap did: { x, y } in the window.
let bringingTap = takeStoredTap();
let lastTap = null;
// Until when a second tap is ignored.
let guardedUntil = -Infinity;
let newsAt = -Infinity;

function takeStoredTap() {
  const stored = sessionStorage.getItem(STORED_TAP);
  sessionStorage.removeItem(STORED_TAP);
  return JSON.parse(stored);
}

export function guardNewDocument() {
  guardedUntil = now() + (find('.last.fresh, [data-undone]') ? SLOW_SECOND_TAP : SECOND_TAP);
}

// Guards what the last tap has brought to the page.
export function guardSecondTap() {
  bringingTap = lastTap;
  guardNewDocument();
}

onShow(guardSecondTap);

export function noteNews() {
  newsAt = now();
}

let isByPointer = false;

const isNear = (tap, other) => Math.hypot(tap.x - other.x, tap.y - other.y) <= SAME_PLACE;

// Handles a click before any other listener: ignores a second tap. A key, or a script, has no place and is never ignored.
export function handleTap(event) {
  isByPointer = event.detail > 0;
  const tap = isByPointer ? { x: event.clientX, y: event.clientY } : null;
  if (tap && bringingTap && now() < guardedUntil && isNear(tap, bringingTap)) {
    ignoreTap(event);
    return;
  }
  lastTap = tap;
  sessionStorage.setItem(STORED_TAP, JSON.stringify(tap));
  find('.last.fresh')?.classList.remove('fresh');
}

function ignoreTap(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
  const control = event.target.closest?.('a, button, label, summary');
  if (!control) return;
  navigator.vibrate?.(8);
  control.classList.add('tapped');
  setTimeout(() => control.classList.remove('tapped'), TAP_FEEDBACK);
}

// Whether the last tap was a pointer's, and too soon to be about the news.
export const isBeforeNews = () => isByPointer && now() - newsAt < NEWS;

// What a thumb rests on does not change under it.

let pressedAt = -Infinity;

export function notePress() {
  pressedAt = now();
}

export async function noteRelease() {
  await wait(CLICK);
  pressedAt = -Infinity;
}

// Resolves when no thumb rests on the page, or when one rests too long: some phones never report that it was lifted.
export async function noPress() {
  while (now() - pressedAt < MAX_PRESS) await wait(CLICK);
}
