// Shares a link, a text or a picture with the phone's own dialog, or copies it. Loaded on demand.

import { find, findAll } from './page.js';

// How long a button says that it has copied, in milliseconds.
const COPIED = 2000;

addEventListener('mount', showButtons);

addEventListener('click', ({ target }) => {
  const button = target.closest?.('[data-share], [data-copy]');
  if (!button) return;
  if ('copy' in button.dataset) copyField(button);
  else share(button);
});

// A picture is shared as a file, where the phone supports that.
const canShare = ({ dataset: { picture } }) => picture
  ? navigator.canShare?.({ files: [new File([], 'tanto.png', { type: 'image/png' })] })
  : navigator.share ?? navigator.clipboard;

function showButtons() {
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
    showCopied(button);
  } catch {
    // The player has closed the dialog.
  }
}

// Works over plain http, too, where browsers offer no clipboard.
function copyField(button) {
  find(`#${button.dataset.copy}`).select();
  if (document.execCommand('copy')) showCopied(button);
}

function showCopied(button) {
  // A second tap comes while the button still says that it has copied.
  const label = button.dataset.label ??= button.textContent;
  button.textContent = button.dataset.copied;
  setTimeout(() => { button.textContent = label; }, COPIED);
}

showButtons();
