// Sends a form. The server answers with the part of the page that is asked for.

export const post = (url, fields, part, signal) => fetch(url, {
  method: 'POST',
  body: new URLSearchParams(fields),
  headers: { 'X-Part': part },
  signal,
});
