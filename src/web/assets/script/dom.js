// Short names for what every script does with the page. Times are in milliseconds everywhere.

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
