// Forms over plain http, where no worker answers when there is no network: they are sent from the page, which stays as it is and
// says so. It is loaded behind the first page that is without a worker. Hands go another way.

import { find } from './script/dom.js';

// How long the server may take, in milliseconds.
const LATEST = 10_000;

addEventListener('submit', event => {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || form.method !== 'post' || form.enctype === 'multipart/form-data') return;
  event.preventDefault();
  sendPlainly(form, submitter);
});

async function sendPlainly(form, button) {
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  button?.classList.add('felt');
  try {
    showReply(await replyTo(form, button));
  } catch {
    // The draft was dropped when the form was sent.
    form.elements[0].dispatchEvent(new Event('input', { bubbles: true }));
    const notice = find('#unsent');
    notice.hidden = false;
    notice.focus();
  } finally {
    form.ariaBusy = null;
    button?.classList.remove('felt');
  }
}

async function replyTo(form, button) {
  const answer = await fetch(button?.getAttribute('formaction') ?? form.action, {
    method: 'POST',
    body: new URLSearchParams(new FormData(form, button)),
    signal: AbortSignal.timeout(LATEST),
  });
  return { isElsewhere: answer.redirected, address: answer.url, html: await answer.text() };
}

// What a form leads to is opened as a page of its own; its answer takes the place of the form.
function showReply({ isElsewhere, address, html }) {
  if (isElsewhere) location.assign(address);
  else dispatchEvent(new CustomEvent('page', { detail: { html, address } }));
}
