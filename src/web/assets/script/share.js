// Handing a link or a text on: with what the phone has for that, or by copying it.

import { findAll } from './dom.js';
import { onMount } from './page.js';

// How long a button says that it has copied, in milliseconds.
const SAID = 2000;

onMount(() => {
  for (const button of findAll('[data-share]')) button.hidden = !navigator.share && !navigator.clipboard;
});

export async function share(button) {
  const { url, text = '' } = button.dataset;
  try {
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
export function copyField(button) {
  document.getElementById(button.dataset.copy).select();
  if (document.execCommand('copy')) sayCopied(button);
}

function sayCopied(button) {
  const words = button.textContent;
  button.textContent = button.dataset.copied;
  setTimeout(() => { button.textContent = words; }, SAID);
}
