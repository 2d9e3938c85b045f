// What a filled form says, in its own words, for the phone that keeps it: "Taker and contract: Ana, garde · Bouts: 2".

import { findAll } from './dom.js';
import { fieldsOf, legendOf, wordsOf } from './form.js';

export function sayAnswers(form, button) {
  const fields = fieldsOf(form).filter(field => !field.disabled);
  const said = fields.map(sayField).filter(Boolean);
  // A tap on a tile is the whole hand.
  return said.length || !button?.name ? said.join(' · ') : wordsOf(button);
}

function sayField(field) {
  const words = findAll('.opt :checked, .figure, .input', field).filter(input => input.value).map(sayInput);
  return words.length ? `${legendOf(field)}: ${words.join(', ')}` : '';
}

function sayInput(input) {
  if (input.matches('.opt *')) return wordsOf(input.nextElementSibling);
  // One number of several has a name of its own.
  const label = input.matches('.cells *, .order *') ? wordsOf(input.labels[0]) : '';
  return `${label} ${input.value}`.trim();
}
