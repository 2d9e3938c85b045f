// The page on the screen: short names to work with it, what runs on every page that comes, and how another page takes its place
// without a navigation. Times are in milliseconds everywhere.

export const find = (selector, root = document) => root.querySelector(selector);
export const findAll = (selector, root = document) => [...root.querySelectorAll(selector)];

// Scrolls until a part of the page can be seen, no further than needed.
export const bringIntoView = part => part?.scrollIntoView({ block: 'nearest' });

export const parsePage = html => new DOMParser().parseFromString(html, 'text/html');
export const now = () => performance.now();
export const wait = time => new Promise(done => { setTimeout(done, time); });

// The time of day in the server's time zone, as everywhere else on the page; the phone may be in another zone.
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

// Shows a page in place of this one. With an address it becomes a new entry of the history; without, it keeps this page's entry.
export function showPage(page, address = null) {
  document.title = page.title;
  const { body } = document;
  body.replaceChildren(...page.body.childNodes);
  for (const name of body.getAttributeNames()) body.removeAttribute(name);
  for (const { name, value } of page.body.attributes) body.setAttribute(name, value);
  for (const style of findAll('[rel=stylesheet]', page)) {
    if (!find(`[href="${style.getAttribute('href')}"]`)) document.head.append(style);
  }
  if (address) history.pushState(null, '', address);
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
