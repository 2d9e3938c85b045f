// Forms over plain http, where no service worker answers without a connection: they are sent by the script, so that a form that
// cannot be sent stays on the screen and says so. Loaded on demand. Hands go through the outbox instead.

import { find } from './page.js';

// How long the server may take, in milliseconds.
const TIMEOUT = 10_000;

addEventListener('submit', event => {
  const { target: form, submitter } = event;
  const method = submitter?.formMethod || form.method;
  if (event.defaultPrevented || method !== 'post' || form.enctype === 'multipart/form-data') return;
  event.preventDefault();
  send(form, submitter);
});

async function send(form, button) {
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  button?.classList.add('tapped');
  try {
    await submitForm(form, button);
  } catch {
    // It was not sent, so its draft stays.
    sessionStorage.removeItem('sentDraft');
    const notice = find('#unsent');
    notice.hidden = false;
    notice.focus();
  } finally {
    form.ariaBusy = null;
    button?.classList.remove('tapped');
  }
}

async function submitForm(form, button) {
  const answer = await fetch(button?.getAttribute('formaction') ?? form.action, {
    method: 'POST',
    body: new URLSearchParams(new FormData(form, button)),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const html = await answer.text();
  // After a success the browser opens the page to which the form leads. A form with errors takes the place of this page.
  if (answer.redirected) location.assign(answer.url);
  else dispatchEvent(new CustomEvent('page', { detail: { html, address: answer.url } }));
}
