// Keeping the screen on, for the phone that lies on the table. The choice is remembered in a cookie.

import { find, findAll } from './dom.js';
import { onMount } from './page.js';

// In seconds.
const A_YEAR = 365 * 24 * 60 * 60;

let lock;

export const wantsWake = () => document.cookie.includes('wake=1');

const showWake = isOn => findAll('[data-wake]').forEach(button => { button.ariaPressed = isOn; });

onMount(() => {
  for (const button of findAll('[data-wake]')) button.hidden = !navigator.wakeLock;
  showWake(wantsWake());
});

export async function stayAwake(isOn) {
  document.cookie = `wake=${Number(isOn)};path=/;max-age=${A_YEAR};samesite=lax`;
  showWake(isOn);
  lock?.release();
  // A phone that saves its battery refuses; then the screen goes dark as it always does.
  lock = isOn && find('[data-wake]') ? await navigator.wakeLock?.request('screen').catch(() => null) : null;
}
