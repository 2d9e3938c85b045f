// Forms while they are filled in: which questions are asked, what folded ones say, what the hand would pay, and what was typed.

import { find, findAll, reach } from './dom.js';
import { onMount } from './page.js';
import { post } from './post.js';

export const encodeForm = (form, button) => new URLSearchParams(new FormData(form, button)).toString();

// As random as randomUUID, which plain http on the local network has not.
export const freshKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

onMount(() => {
  // A form out of a cache would repeat its key, and its hand be taken for one that is saved already.
  for (const input of findAll('form[data-queue] [name=key]')) input.value = freshKey();
  // A club that is made with its first table has the days of here.
  for (const input of findAll('[name=zone]')) input.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  findAll('[data-habit]').forEach(recallHabit);
  findAll('form').forEach(reveal);
});

export function changed(target) {
  const { form } = target;
  if (!form) return;
  if (target.closest('[data-habit]')) localStorage[habitName(target)] = target.value;
  reveal(form);
  let folded = target.closest('details');
  while (folded) {
    summarize(folded);
    folded = folded.parentElement.closest('details');
  }
  preview(form);
  keepDraft(form);
}

// Questions ----------------------------------------------------------------------------------------------------------

// Whether `bid=solo|misere` holds in a form.
function holds(condition, form) {
  const name = condition.slice(0, condition.indexOf('='));
  const values = condition.slice(name.length + 1).split('|');
  const asked = form.elements[name];
  return values.includes(asked?.type === 'checkbox' ? `${asked.checked}` : asked?.value);
}

// A field whose condition does not hold is no part of the form, nor is an answer that cannot be; one of the keys may be the
// number to reach.
function reveal(form) {
  for (const answer of findAll('[data-never]', form)) forbid(answer, holds(answer.dataset.never, form));
  findAll('.callee :checked', form).forEach(keepAlone);
  for (const field of findAll('[data-when]', form)) {
    const isAsked = holds(field.dataset.when, form);
    field.classList.toggle('on', isAsked);
    // A question that comes up below the edge of the screen would not be seen.
    if (isAsked && field.disabled) reach(field);
    field.disabled = !isAsked;
  }
  for (const key of findAll('[data-goal]', form)) key.classList.toggle('goal', holds(key.dataset.goal, form));
}

function forbid(answer, isForbidden) {
  const input = find('input', answer);
  answer.hidden = isForbidden;
  input.disabled = isForbidden;
  if (!isForbidden) return;
  if (input.type === 'radio') input.checked = false;
  else input.value = '';
  // The only answer that is left is the answer.
  const left = findAll(':enabled[type=radio]', answer.parentElement);
  if (left.length === 1) left[0].checked = true;
}

const alone = new WeakSet();

// Whoever was alone is not called by the next taker.
function keepAlone(called) {
  const takes = Boolean(find('label:not(.callee) :checked', called.closest('.matrix > div')));
  if (!takes && alone.has(called)) called.checked = false;
  if (takes) alone.add(called);
  else alone.delete(called);
}

// What an answer says, without the hint below it, and what a cell of the matrix says only where there is no head.
export function wordsOf(answer) {
  const words = answer.cloneNode(true);
  for (const part of findAll('small, b', words)) part.remove();
  return words.textContent.trim();
}

// Folded fields say what is set in them.
function summarize(details) {
  const line = find('[data-set]', details);
  if (!line) return;
  const fields = findAll('.field', details);
  const sayings = fields.map(field => {
    const answers = answersIn(field).join(' · ');
    return answers && fields.length > 1 ? `${legendOf(field)}: ${answers}` : answers;
  });
  line.textContent = sayings.filter(Boolean).join(', ') || line.dataset.none;
}

export function answersIn(field) {
  const places = findAll('.order input', field).filter(input => input.value).sort((one, other) => one.value - other.value);
  if (places.length) return places.map(labelOf);
  return findAll('.opt :checked, .figure, .input', field)
    .filter(input => input.value && !input.closest('.order'))
    .map(input => input.matches('.opt *') ? wordsOf(input.nextElementSibling) : `${labelOf(input)} ${input.value}`.trim());
}

// Whose number it is, where there are several.
const labelOf = input => find('.who', input.closest('label') ?? input)?.textContent.trim() ?? '';
export const legendOf = field => wordsOf(find('legend, .label', field));

// The questions of a form. Some are in the dock.
export const fieldsOf = form => [...findAll('.field', form), ...findAll('.dock .field')];

// Unanswered ---------------------------------------------------------------------------------------------------------

const isGiven = input => input.matches('.figure') ? input.value.trim() : input.checked;

// The questions without an answer, as far as a phone can tell that one is needed. What is folded away, or ticked, may say
// the same in another way: then only the server knows.
export function unanswered(form) {
  const otherWays = findAll('details input:not([name=dealer]), .chips input', form);
  if (otherWays.some(input => isGiven(input) && input.value)) return [];
  return fieldsOf(form).filter(field => !field.closest('details') && !field.disabled && isOpen(field)).map(legendOf);
}

function isOpen(field) {
  const inputs = findAll('.figure, [type=radio]', field);
  const namesOf = some => new Set(some.map(input => input.name)).size;
  const asked = namesOf(inputs);
  // Of several numbers or places, the last one follows from the others; a partner does not.
  return asked - namesOf(inputs.filter(isGiven)) > (asked > 1 && !find('.callee', field) ? 1 : 0);
}

// Preview ------------------------------------------------------------------------------------------------------------

// Where a form says something, if it does.
export const outputOf = form => find(`output[form="${form.id}"]`);

// How long nothing may change before the preview is asked for, in milliseconds.
const CALM = 120;

// How long the server may take before it is said that it does not answer, in milliseconds.
const SLOW = 4000;

let calm;
let asking;

function preview(form) {
  if (!form.dataset.preview) return;
  clearTimeout(calm);
  calm = setTimeout(askPreview, CALM, form);
}

async function askPreview(form) {
  asking?.abort();
  const question = new AbortController();
  asking = question;
  const late = setTimeout(sayUnsent, SLOW, form, true);
  try {
    const answer = await post(form.dataset.preview, encodeForm(form), 'preview', question.signal);
    const output = outputOf(form);
    if (answer.ok && output) output.innerHTML = await answer.text();
    sayUnsent(form, !answer.ok);
  } catch {
    // No connection, or something newer is asked: the hand can be saved without a preview.
    if (!question.signal.aborted) sayUnsent(form, true);
  } finally {
    clearTimeout(late);
  }
}

// What the server should remember, as a bid, is more than a preview.
function sayUnsent(form, isUnsent) {
  for (const notice of findAll('[data-unsent]', form)) notice.hidden = !isUnsent;
}

// Habits: what is answered alike at a table, hand after hand -----------------------------------------------------------

const habitName = input => `${location.pathname.match(/^\/t\/[^/]+/)} ${input.name}`;

function recallHabit(field) {
  const inputs = findAll('input', field);
  const usual = inputs.find(input => input.value === localStorage[habitName(input)]);
  if (usual) usual.checked = true;
}

// Drafts: what was typed outlives a reload, and a phone that forgets its pages ---------------------------------------

const draftName = form => `${form.action} ${form.elements.number?.value}`;
const isTyped = input => input.type === 'text' || input.type === 'output';

function keepDraft(form) {
  if (!('draft' in form.dataset)) return;
  const answers = Array.from(form.elements, input => isTyped(input) ? input.value : input.checked);
  sessionStorage[draftName(form)] = JSON.stringify(answers);
}

export function dropDraft(form) {
  sessionStorage.removeItem(draftName(form));
  const notice = find('[data-returned]');
  if (notice) notice.hidden = true;
}

export function recallDraft(form) {
  // What the browser brings back by itself does not say so.
  form.autocomplete = 'off';
  const notice = find('[data-returned]');
  // What the server shows was said last.
  if (notice && !notice.hidden) {
    keepDraft(form);
    preview(form);
    return;
  }
  const answers = JSON.parse(sessionStorage[draftName(form)] ?? '[]');
  // Another form than that in which it was typed.
  if (answers.length !== form.elements.length) return;
  answers.forEach((answer, index) => {
    const input = form.elements[index];
    if (isTyped(input)) input.value = answer;
    // The radio that the page has checked stays so until another one is.
    else input.checked = answer || (input.type === 'radio' && input.checked);
  });
  if (notice) notice.hidden = Boolean(find('.problem, .warning'));
  showFilled(form);
}

function showFilled(form) {
  reveal(form);
  findAll('details', form).forEach(summarize);
  preview(form);
}

// Fills a form with what another one like it has sent.
export function fill(form, fields) {
  for (const input of form.elements) {
    if (isTyped(input)) input.value = fields.get(input.name) ?? '';
    else if (input.type !== 'hidden') input.checked = fields.getAll(input.name).includes(input.value);
  }
  showFilled(form);
}
