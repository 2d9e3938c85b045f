// Vibrates when it is the turn of the phone's owner to deal. Loaded on demand, where the phone can do it. A cookie remembers the
// choice.

import { find, findAll } from './page.js';

// In seconds.
const YEAR = 365 * 24 * 60 * 60;
// In milliseconds.
const PULSES = [200, 100, 200];

const isOn = () => document.cookie.includes('vibrate=1');
const ownDeal = () => find('[data-own-deal]')?.dataset.ownDeal;

// The hand that the owner was last known to deal.
let told = ownDeal();

addEventListener('mount', show);

addEventListener('click', ({ target }) => {
  const button = target.closest?.('[data-vibrate]');
  if (!button) return;
  document.cookie = `vibrate=${Number(!isOn())};path=/;max-age=${YEAR};samesite=lax`;
  show();
  if (isOn()) navigator.vibrate(PULSES[0]);
});

function show() {
  for (const button of findAll('[data-vibrate]')) {
    button.hidden = false;
    button.ariaPressed = isOn();
  }
  const hand = ownDeal();
  if (hand && hand !== told && isOn()) navigator.vibrate(PULSES);
  told = hand ?? told;
}

show();
