// What pages and the worker know of the server's answers.

// Those that say that the table is not, or no more, for this phone.
export const GONE = [401, 403, 404, 410];

// How long the server may take for a hand, in milliseconds.
const HAND_PATIENCE = 8000;
// With these, and with trouble of its own, it asks for another try.
const LATER = [408, 429];

// Sends a form. The server answers with the part of the page that is asked for.
export const post = (url, fields, part, signal) => fetch(url, {
  method: 'POST',
  body: new URLSearchParams(fields),
  headers: { 'X-Part': part },
  signal,
});

// Sends a hand. Fails when nobody answered who knows what becomes of it: nobody at all, a server in trouble, or another one at
// the same address, in a café's network for one, which does not say where the answer is from.
export async function postHand(url, fields) {
  const answer = await post(url, fields, 'save', AbortSignal.timeout(HAND_PATIENCE));
  const { status, headers } = answer;
  if (status >= 500 || LATER.includes(status) || !headers.has('X-Url')) throw new Error(answer.statusText);
  return answer;
}
