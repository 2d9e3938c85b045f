// What the pages can do with a script. Every page works without this file, whose words come from the page.
// Parts are joined into one file when they are packed: each name is there once.

import { forgetRefused, lookAtRefused, report } from './script/bar.js';
import { find, findAll, parsePage, reach } from './script/dom.js';
import { changed, dropDraft, recallDraft } from './script/form.js';
import { listen, refresh, silence } from './script/live.js';
import { focusNews, isElsewhere, loadPart, mount, onMount, onShow, showPage } from './script/page.js';
import { flush } from './script/queue.js';
import { dropOpened, save } from './script/save.js';
import { arrive, guardTap, isBeforeNews, pressDown, pressUp } from './script/tap.js';
import { follow, goneBack } from './script/visit.js';
import { changeWaiting, isChange, removeWaiting, restoreRemoved } from './script/waiting.js';

// What a button does, by the data attribute that it has.
const TAPS = {
  look: lookAtRefused,
  forget: forgetRefused,
  change: changeWaiting,
  remove: removeWaiting,
  restore: restoreRemoved,
  print: () => print(),
};

document.documentElement.classList.add('scripted');

// Before anybody else hears of them.
addEventListener('click', guardTap, { capture: true });
addEventListener('pointerdown', pressDown, { capture: true });
addEventListener('pointerup', pressUp, { capture: true });
addEventListener('pointercancel', pressUp, { capture: true });

addEventListener('click', event => {
  const { target } = event;
  const button = target.closest?.('button');
  const tap = button && Object.keys(TAPS).find(name => name in button.dataset);
  if (tap) {
    TAPS[tap](button);
    return;
  }
  const link = target.closest?.('a[href]');
  if (link && 'clear' in link.dataset) dropDraft(find('[data-draft]'));
  // What is unfolded comes up above the dock.
  setTimeout(reach, 0, target.closest?.('main summary')?.parentElement);
  const isFollowed = link && ('drop' in link.dataset ? dropOpened(link) : goToField(link) || follow(link, event));
  if (isFollowed) event.preventDefault();
  for (const menu of findAll('.menu[open]')) if (!menu.contains(target)) menu.open = false;
});

// Whoever follows a complaint wants to answer the question. Answers whether there is one to answer.
function goToField(link) {
  const field = link.closest('.problem') && document.getElementById(link.hash.slice(1));
  if (!field) return false;
  const folded = field.closest('details');
  // An opened panel takes the place of the other questions.
  for (const panel of findAll('.entry .extras')) panel.open = panel === folded;
  if (folded) folded.open = true;
  field.scrollIntoView();
  const inputs = findAll('input:not([type=hidden])', field);
  const number = find('.points > .figure', field);
  (number ?? inputs.find(input => input.checked) ?? inputs[0])?.focus({ preventScroll: true });
  return true;
}

addEventListener('keydown', event => {
  if (event.key !== 'Escape') return;
  for (const menu of findAll('.menu[open]')) {
    menu.open = false;
    find('summary', menu).focus();
  }
});

// What was saved has stood out long enough.
addEventListener('animationend', event => event.target.classList.remove('fresh'));

addEventListener('input', event => changed(event.target));

addEventListener('submit', event => {
  const { target: form, submitter } = event;
  if (form.dataset.queue) {
    event.preventDefault();
    save(form, submitter);
  } else if (form.closest('[data-live]') && isBeforeNews()) {
    // It would undo another hand than the one that was read.
    event.preventDefault();
  } else if (!form.dataset.queue) {
    dropDraft(form);
  }
});

function loadParts() {
  if (find('[data-pad], .order')) loadPart('pads');
  if (find('[data-share], [data-copy]')) loadPart('sharing');
  if (navigator.wakeLock && find('[data-wake]')) loadPart('awake');
}

// Behind the first paint, which is to wait for no part.
onMount(() => requestAnimationFrame(() => setTimeout(loadParts)));

// A part that was loaded has brought another page.
addEventListener('page', ({ detail }) => showPage(parsePage(detail.html), detail.address));

// Listens and sends as long as the page is looked at.
function begin() {
  listen(flush);
  flush();
}

onShow(() => listen(flush));
addEventListener('visibilitychange', () => {
  if (document.hidden) {
    silence();
  } else {
    begin();
    refresh();
  }
});
addEventListener('pagehide', silence);
addEventListener('pageshow', event => {
  if (!event.persisted) return;
  arrive();
  mount();
  begin();
  refresh();
  recallDrafts();
});
addEventListener('online', begin);
addEventListener('online', loadParts);
addEventListener('popstate', () => {
  if (isElsewhere()) goneBack();
});
navigator.serviceWorker?.addEventListener('message', flush);
navigator.serviceWorker?.register('/sw.js').catch(() => {});

// A draft is that of a hand with its number, which hands that wait may have moved on.
async function recallDrafts() {
  await report();
  if (!isChange()) findAll('[data-draft]').forEach(recallDraft);
}

onShow(recallDrafts);
arrive();
mount();
begin();
if (find('.problem, .last.fresh')) focusNews();
recallDrafts();
