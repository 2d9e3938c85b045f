// Waiting for another phone: the page is asked for again, unseen, until it waits no more. Only pages that wait have this script.

import { find, parsePage, wait } from './script/dom.js';

// How often the page is asked for, in milliseconds.
const OFTEN = 2000;

async function goesOn() {
  try {
    const answer = await fetch(location.href);
    // Trouble passes.
    if (answer.status >= 500) return false;
    return answer.redirected || !find('[data-waits]', parsePage(await answer.text()));
  } catch {
    return false;
  }
}

async function waitForOther() {
  do await wait(OFTEN); while (document.hidden || !await goesOn());
  location.reload();
}

waitForOther();
