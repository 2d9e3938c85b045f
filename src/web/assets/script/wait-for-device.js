// Waits for another phone: fetches the page again until it no longer waits, and then shows it. Only pages that wait load this.

import { find, parsePage, wait } from './page.js';

// How often the page is fetched, in milliseconds.
const INTERVAL = 2000;

async function isDone() {
  try {
    const answer = await fetch(location.href);
    // The server may recover.
    if (answer.status >= 500) return false;
    return answer.redirected || !find('[data-poll]', parsePage(await answer.text()));
  } catch {
    return false;
  }
}

async function waitForOther() {
  do await wait(INTERVAL); while (document.hidden || !await isDone());
  location.reload();
}

waitForOther();
