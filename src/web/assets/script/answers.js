// What a filled form says, in its own words, for the phone that keeps it: "Taker and contract: Ana, garde · Bouts: 2".

import { answersIn, fieldsOf, legendOf, wordsOf } from './form.js';

export function sayAnswers(form, button) {
  const said = fieldsOf(form).filter(field => !field.disabled).map(sayField).filter(Boolean);
  // A tap on a tile is the whole hand.
  return said.length || !button?.name ? said.join(' · ') : wordsOf(button);
}

function sayField(field) {
  const answers = answersIn(field).join(', ');
  return answers && `${legendOf(field)}: ${answers}`;
}
