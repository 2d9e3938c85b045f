// Keeping the screen on, for the phone that lies on the table. It is loaded with the first page that offers it, where the browser
// can do it: over https. The choice is remembered in a cookie.

import { find, findAll } from './script/dom.js';

// In seconds.
const A_YEAR = 365 * 24 * 60 * 60;

let lock;

const wantsWake = () => document.cookie.includes('wake=1');

addEventListener('mount', showWake);
addEventListener('visibilitychange', wake);
addEventListener('pageshow', wake);

addEventListener('click', ({ target }) => {
  const button = target.closest?.('[data-wake]');
  if (button) stayAwake(button.ariaPressed !== 'true');
});

function showWake() {
  for (const button of findAll('[data-wake]')) {
    button.hidden = false;
    button.ariaPressed = wantsWake();
  }
}

function wake() {
  if (!document.hidden && wantsWake()) stayAwake(true);
}

async function stayAwake(isOn) {
  document.cookie = `wake=${Number(isOn)};path=/;max-age=${A_YEAR};samesite=lax`;
  showWake();
  lock?.release();
  // A phone that saves its battery refuses; then the screen goes dark as it always does.
  lock = isOn && find('[data-wake]') ? await navigator.wakeLock.request('screen').catch(() => null) : null;
}

showWake();
wake();
