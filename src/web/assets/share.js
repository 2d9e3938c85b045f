// Handing a link, a text or a picture on: with what the phone has for that, or by copying it. It is loaded with the first page
// that offers it.

import { find, findAll } from './script/dom.js';

// How long a button says that it has copied, in milliseconds.
const SAID = 2000;

addEventListener('mount', offer);

addEventListener('click', ({ target }) => {
  const button = target.closest?.('[data-share], [data-copy]');
  if (!button) return;
  if ('copy' in button.dataset) copyField(button);
  else share(button);
});

// A picture is shared as a file, where the phone takes one.
const canShare = ({ dataset: { picture } }) => picture
  ? navigator.canShare?.({ files: [new File([], 'tanto.png', { type: 'image/png' })] })
  : navigator.share ?? navigator.clipboard;

function offer() {
  for (const button of findAll('[data-share]')) button.hidden = !canShare(button);
}

async function share(button) {
  const { url, text = '', picture } = button.dataset;
  try {
    if (picture) {
      const answer = await fetch(picture);
      const file = new File([await answer.blob()], 'tanto.png', { type: 'image/png' });
      await navigator.share({ files: [file], title: document.title });
      return;
    }
    if (navigator.share) {
      await navigator.share({ title: document.title, text, url });
      return;
    }
    await navigator.clipboard.writeText(`${text} ${url ?? ''}`.trim());
    sayCopied(button);
  } catch {
    // Whoever closes the phone's own sheet has changed their mind.
  }
}

// Works over plain http too, where there is no clipboard to write to.
function copyField(button) {
  find(`#${button.dataset.copy}`).select();
  if (document.execCommand('copy')) sayCopied(button);
}

function sayCopied(button) {
  const words = button.textContent;
  button.textContent = button.dataset.copied;
  setTimeout(() => { button.textContent = words; }, SAID);
}

offer();
