// Requests that both the pages and the service worker send. Firefox runs a service worker only as a classic script, so this file
// has no import or export: pages import it for its effect, the worker's script starts with it, and both use `requests`.

// The statuses of a page that does not exist, or no longer exists, for this phone.
const GONE = [401, 403, 404, 410];

// How long the server may take to save a hand, in milliseconds.
const SAVE_TIMEOUT = 8000;
// With these statuses, and with those of its own errors, the server asks for another attempt.
const RETRY_LATER = [408, 429];

// Sends a form. The server answers with the part of a page that X-Part asks for.
const post = (url, fields, part, signal) => fetch(url, {
  method: 'POST',
  body: new URLSearchParams(fields),
  headers: { 'X-Part': part },
  signal,
});

// Sends a hand. Throws when it is unknown whether the hand was saved: without an answer, with an error of the server, and with an
// answer without X-Url, which is not from Tanto but from, say, the login page of a café's network.
async function postHand(url, fields) {
  const answer = await post(url, fields, 'save', AbortSignal.timeout(SAVE_TIMEOUT));
  const { status, headers } = answer;
  if (status >= 500 || RETRY_LATER.includes(status) || !headers.has('X-Url')) throw new Error(answer.statusText);
  return answer;
}

globalThis.requests = { GONE, post, postHand };
