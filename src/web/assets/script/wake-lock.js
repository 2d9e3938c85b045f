// Keeps the screen on, for a phone that lies on the table. Loaded on demand, where the browser can do it: over https. A cookie
// remembers the choice.

import { find, findAll } from './page.js';

// In seconds.
const YEAR = 365 * 24 * 60 * 60;

let lock;

const wantsWake = () => document.cookie.includes('wake=1');

addEventListener('mount', showWake);
addEventListener('visibilitychange', wake);
addEventListener('pageshow', wake);

addEventListener('click', ({ target }) => {
  const button = target.closest?.('[data-wake-lock]');
  if (button) stayAwake(button.ariaPressed !== 'true');
});

function showWake() {
  for (const button of findAll('[data-wake-lock]')) {
    button.hidden = false;
    button.ariaPressed = wantsWake();
  }
}

function wake() {
  if (!document.hidden && wantsWake()) stayAwake(true);
}

async function stayAwake(isOn) {
  document.cookie = `wake=${Number(isOn)};path=/;max-age=${YEAR};samesite=lax`;
  showWake();
  lock?.release();
  // A phone in its battery saver mode refuses.
  lock = isOn && find('[data-wake-lock]') ? await navigator.wakeLock.request('screen').catch(() => null) : null;
}

showWake();
wake();
