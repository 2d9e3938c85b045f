// The page on the screen: what is done to every page that comes, and how the next one takes its place without a navigation.

import { find, findAll } from './dom.js';

const mounted = [];
const shown = [];

// Does something to every page that comes, and again when parts of it have been replaced.
export const onMount = act => mounted.push(act);
// Does something once for every page that takes the place of another.
export const onShow = act => shown.push(act);

export function mount() {
  for (const act of mounted) act();
  dispatchEvent(new Event('mount'));
}

// What waits has changed, or what is said of it.
export const tellOutbox = () => dispatchEvent(new Event('outbox'));

// A script of its own for what few pages need, which hears of every page that comes from then on. Browsers remember what did not
// come: the next time it is asked for by another name.
export function loadPart(name) {
  const parts = find('[type=module]').dataset;
  return import(parts[name]).catch(error => {
    parts[name] += '#';
    throw error;
  });
}

const addressBar = () => location.pathname + location.search;

let currentAddress = addressBar();

// Shows a whole page in place of this one; with an address of its own, one can go back from it.
export function showPage(page, url) {
  document.title = page.title;
  const { body } = document;
  body.replaceChildren(...page.body.childNodes);
  for (const name of body.getAttributeNames()) body.removeAttribute(name);
  for (const { name, value } of page.body.attributes) body.setAttribute(name, value);
  // Its sheet of style comes along.
  for (const style of findAll('[rel=stylesheet]', page)) {
    if (!find(`[href="${style.getAttribute('href')}"]`)) document.head.append(style);
  }
  if (url) history.pushState(null, '', url);
  currentAddress = addressBar();
  mount();
  for (const act of shown) act();
  scrollTo(0, 0);
  focusNews();
}

// Without news the page stays at its beginning: the focus on all of it would scroll the bar away.
export function focusNews() {
  const news = find('.problem, .last.fresh [role=status]');
  (news ?? find('main')).focus({ preventScroll: !news });
}

// Whether the address bar has gone on without the page: somebody went back. A jump within the page is none.
export const isElsewhere = () => addressBar() !== currentAddress;
