// Short ways into the page, and to the clock. Times are in milliseconds everywhere.

export const find = (selector, root = document) => root.querySelector(selector);
export const findAll = (selector, root = document) => [...root.querySelectorAll(selector)];

// Scrolls to a part, no further than needed.
export const reach = part => part?.scrollIntoView({ block: 'nearest' });

export const parsePage = html => new DOMParser().parseFromString(html, 'text/html');
export const now = () => performance.now();
export const wait = time => new Promise(done => { setTimeout(done, time); });

// A time of day where the server is, as the page writes all others.
export function clockTime(when) {
  const { offset } = find('[type=module]').dataset;
  return new Date(Number(new Date(when)) + Number(offset)).toISOString().slice(11, 16);
}
