// Speaks a result in the language of the page, after a tap. Loaded on demand, where the browser can speak.

import { findAll } from './page.js';

addEventListener('mount', show);
addEventListener('pagehide', () => speechSynthesis.cancel());

addEventListener('click', ({ target }) => {
  const button = target.closest?.('[data-say]');
  if (!button) return;
  // A second tap stops.
  const wasSpeaking = speechSynthesis.speaking;
  speechSynthesis.cancel();
  if (wasSpeaking) return;
  const speech = new SpeechSynthesisUtterance(button.dataset.say);
  speech.lang = document.documentElement.lang;
  speechSynthesis.speak(speech);
});

function show() {
  for (const button of findAll('[data-say]')) button.hidden = false;
}

show();
