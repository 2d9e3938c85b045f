// What pages and the worker know of the server's answers.

// Those that say that the table is not, or no more, for this phone.
export const GONE = [401, 403, 404, 410];

// Sends a form. The server answers with the part of the page that is asked for.
export const post = (url, fields, part, signal) => fetch(url, {
  method: 'POST',
  body: new URLSearchParams(fields),
  headers: { 'X-Part': part },
  signal,
});
