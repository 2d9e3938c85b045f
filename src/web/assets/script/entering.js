// The live page says who is entering a hand. Loaded on demand.

import { find } from './page.js';

// How long after the last news of it the page says that someone is entering a hand, in milliseconds.
const ENTERING = 60_000;

let end;

addEventListener('entering', ({ detail }) => {
  const output = find('[data-entering]');
  if (!output) return;
  const { name, number } = JSON.parse(detail);
  const text = name ? output.dataset.entering.replace('{name}', name) : output.dataset.enteringUnnamed;
  output.textContent = text.replace('{n}', number);
  clearTimeout(end);
  end = setTimeout(() => { output.textContent = ''; }, ENTERING);
});
