// The script of every page. Pages work without it; its words come from the page.

import { dropDraft, handleChange, handleSentDraft, noteSentDraft, restoreDraft } from './entry-form.js';
import { noteOffline, refresh, startListening, stopListening } from './live.js';
import { followLink, showAddressBarPage } from './navigation.js';
import { changesWaitingHand, dropOpenHand, flush, listedHands, save, showNextNumber } from './outbox.js';
import {
  bringIntoView, find, findAll, focusNews, guardNewDocument, handleTap, isAnotherAddress, isBeforeNews, loadModule, mount,
  notePress, noteRelease, onMount, onShow, parsePage, showPage,
} from './page.js';

document.documentElement.classList.add('scripted');

// In the capture phase, so before all other listeners.
addEventListener('click', handleTap, { capture: true });
addEventListener('pointerdown', notePress, { capture: true });
addEventListener('pointerup', noteRelease, { capture: true });
addEventListener('pointercancel', noteRelease, { capture: true });

addEventListener('click', event => {
  const { target } = event;
  if (target.closest?.('[data-print]')) print();
  const link = target.closest?.('a[href]');
  if (link && 'clear' in link.dataset) dropDraft(find('[data-draft]'));
  // An unfolded panel would be below the dock.
  setTimeout(bringIntoView, 0, target.closest?.('main summary')?.parentElement);
  const isHandled = link && ('discardOpen' in link.dataset ? dropOpenHand(link) : goToField(link) || followLink(link, event));
  if (isHandled) event.preventDefault();
  for (const menu of findAll('.menu[open]')) if (!menu.contains(target)) menu.open = false;
});

const INPUTS = 'input:not([type=hidden]), select';

// Moves to the question or the input to which a link of the list of errors leads, and focuses the input, or the question's first.
// Returns whether there is one.
function goToField(link) {
  const field = link.closest('.problem') && document.getElementById(link.hash.slice(1));
  if (!field) return false;
  const panel = field.closest('details');
  // An open panel hides the other questions.
  for (const other of findAll('.entry .extras')) other.open = other === panel;
  if (panel) panel.open = true;
  field.scrollIntoView();
  const inputs = field.matches(INPUTS) ? [field] : findAll(INPUTS, field);
  const number = find('.points > .figure', field);
  (number ?? inputs.find(input => input.checked) ?? inputs[0])?.focus({ preventScroll: true });
  return true;
}

addEventListener('keydown', event => {
  if (event.key === 'Escape') closeMenu();
  if (event.key === 'Enter' && !event.isComposing && focusNextField(event.target)) event.preventDefault();
});

function closeMenu() {
  for (const menu of findAll('.menu[open]')) {
    menu.open = false;
    find('summary', menu).focus();
  }
}

// Where the keyboard's Enter key says "Next", it moves to the next of these fields that is not folded away, and from the last one
// to the button that sends the form. Returns whether it does.
function focusNextField(input) {
  if (!input.matches?.('[enterkeyhint=next]')) return false;
  const fields = findAll('[enterkeyhint=next]', input.form).filter(field => !field.closest('details:not([open])'));
  const next = fields[fields.indexOf(input) + 1] ?? find(`.dock [form="${input.form.id}"]`);
  next?.focus();
  return Boolean(next);
}

// The highlight of a saved hand fades.
addEventListener('animationend', event => event.target.classList.remove('fresh'));

addEventListener('input', event => handleChange(event.target));

addEventListener('submit', event => {
  const { target: form, submitter } = event;
  if (form.dataset.queue) {
    event.preventDefault();
    save(form, submitter);
  } else if (form.closest('[data-live]') && isBeforeNews()) {
    // The tap meant the hand that was there before; Undo would now take back another one.
    event.preventDefault();
  } else if (submitter?.formMethod !== 'get') {
    noteSentDraft(form);
  }
});

function loadModules() {
  loadModule('waiting-hands');
  if (find('[data-pad], .order, [inputmode=decimal]')) loadModule('number-pad');
  if (find('[data-group], .count, .steps')) loadModule('values');
  if (find('[data-share], [data-copy]')) loadModule('share');
  if (find('#hand[data-events]')) loadModule('saved-elsewhere');
  if (find('[data-entering]')) loadModule('entering');
  if (find('.matrix')) loadModule('matrix');
  if (find('[data-left]')) loadModule('countdown');
  if (find('.seats, [data-names]')) loadModule('new-table');
  if (find('.chairs')) loadModule('players');
  if (navigator.vibrate && find('[data-vibrate]')) loadModule('vibrate');
  if ('speechSynthesis' in window && find('[data-say]')) loadModule('read-aloud');
  if (navigator.wakeLock && find('[data-wake-lock]')) loadModule('wake-lock');
}

// After the first paint, which must not wait for these modules.
onMount(() => requestAnimationFrame(() => setTimeout(loadModules)));

// From a module that was loaded on demand.
addEventListener('page', ({ detail }) => showPage(parsePage(detail.html), detail.address));

// Listens and sends while the page is visible.
function start() {
  startListening(flush);
  flush();
}

onShow(() => startListening(flush));
addEventListener('visibilitychange', () => {
  if (document.hidden) {
    stopListening();
  } else {
    start();
    refresh();
  }
});
addEventListener('pagehide', stopListening);
addEventListener('pageshow', event => {
  if (!event.persisted) return;
  if (find('[data-reload]')) {
    location.reload();
    return;
  }
  mount();
  start();
  refresh();
  restoreDrafts();
});
addEventListener('offline', noteOffline);
addEventListener('online', start);
addEventListener('online', loadModules);
addEventListener('popstate', () => {
  if (isAnotherAddress()) showAddressBarPage();
});
navigator.serviceWorker?.addEventListener('message', flush);
navigator.serviceWorker?.register('/sw.js').catch(() => {});

// A draft belongs to a hand by its number, which is behind those of the waiting hands. No module is loaded first: a tap before the
// draft is restored would replace it, and without a network the module may not come.
async function restoreDrafts() {
  handleSentDraft();
  if (changesWaitingHand()) return;
  showNextNumber(await listedHands());
  findAll('[data-draft]').forEach(restoreDraft);
}

onShow(restoreDrafts);
guardNewDocument();
mount();
start();
if (find('.problem, .last.fresh')) focusNews();
restoreDrafts();
