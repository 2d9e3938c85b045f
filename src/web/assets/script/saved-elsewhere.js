// The form of a hand that another phone has saved meanwhile: the bar at the top says so, and another button takes the place of Save.
// The preview brings both. Loaded on demand.

import { schedulePreview } from './entry-form.js';
import { find, findAll, now, onMount } from './page.js';

// How long a tap was still meant for the form before the news, in milliseconds.
const NEWS = 500;

let changedAt = -Infinity;
// The version of the table after which the form was last asked about.
let asked = 0;

// A hand that is being saved is the news itself.
function askAgain() {
  const form = find('#hand[data-events]');
  if (!form || form.ariaBusy) return;
  const { newest } = form.dataset;
  if (Number(newest ?? 0) <= Math.max(form.elements.version.value, asked)) return;
  asked = Number(newest);
  schedulePreview(form);
}

function showNews() {
  const news = find('#say template');
  const before = find('.top .taken');
  if (!news && !before) return;
  const [told, button] = news ? news.content.cloneNode(true).children : [];
  // Who hears the page hears it once.
  const isSame = before?.textContent === told?.textContent && find('.dock [data-taken]')?.textContent === button?.textContent;
  if (isSame) return;
  for (const old of findAll('.top .taken, .dock [data-taken]')) old.remove();
  find('.top').classList.toggle('taken', Boolean(news));
  find('.dock .primary').hidden = Boolean(news);
  changedAt = now();
  if (!news) return;
  button.dataset.taken = '';
  find('.top').append(told);
  find('.dock .primary').before(button);
}

// In the capture phase, so before the button's own listeners.
addEventListener('click', event => {
  if (event.detail === 0 || now() - changedAt > NEWS || !event.target.closest?.('.dock .primary')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });

addEventListener('version', askAgain);
addEventListener('preview', showNews);
onMount(() => { asked = 0; });

askAgain();
showNews();
