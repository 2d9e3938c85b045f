// Forms while they are filled in: which questions are asked, what was answered in words, the preview of the hand, and drafts.

import './shared-with-worker.js';
import { bringIntoView, find, findAll, onMount } from './page.js';

const { post } = globalThis.shared;

export const encodeForm = (form, button) => new URLSearchParams(new FormData(form, button)).toString();

// As random as crypto.randomUUID, which exists only over https.
const freshKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

onMount(() => {
  // A form from a cache would repeat its key, and the server would take its hand for one that it has saved already.
  for (const input of findAll('form[data-queue] [name=key]')) input.value = freshKey();
  // A club that is created with its first table counts days in this phone's time zone.
  for (const input of findAll('[name=zone]')) input.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  findAll('[data-remember]').forEach(restoreHabit);
  findAll('form').forEach(showQuestions);
});

// Updates a form after the player has changed an answer.
export function handleChange(target) {
  forgetError(target);
  const { form } = target;
  if (!form) return;
  clearOtherWay(target, form);
  if (target.closest('[data-remember]')) localStorage[habitName(target)] = target.value;
  showQuestions(form);
  let folded = target.closest('details');
  while (folded) {
    summarize(folded);
    folded = folded.parentElement.closest('details');
  }
  schedulePreview(form);
  storeDraft(form);
}

// Where a number and a choice are two ways to answer, one clears the other.
function clearOtherWay(target, form) {
  const { insteadOf } = target.dataset;
  if (insteadOf && target.value) {
    for (const answer of findAll(`[name="${insteadOf}"]:checked`, form)) answer.checked = false;
  }
  for (const number of findAll(`[data-instead-of="${target.name}"]`)) number.value = '';
}

// The chosen answer that a press is about to meet again.
let met = null;

function meet({ target, key }) {
  if (!key || key === ' ') met = target.matches?.('[type=radio]:checked') ? target : null;
}

addEventListener('pointerdown', meet, { capture: true });
addEventListener('keydown', meet, { capture: true });

// A second tap on the answer to a question that may have none returns to none.
addEventListener('click', ({ target }) => {
  if (target !== met || !target.checked) return;
  const none = find(`.none [name="${target.name}"]`, target.closest('.field'));
  met = null;
  if (!none) return;
  none.checked = true;
  none.dispatchEvent(new Event('input', { bubbles: true }));
});

// An error is about the answer that was sent, and says nothing about another one.
function forgetError(target) {
  const field = target.closest('.field.bad');
  if (!field) return;
  const wrong = findAll('[aria-invalid]', field);
  // Another input beside the wrong one does not correct it.
  if (wrong.length && !wrong.includes(target)) return;
  field.classList.remove('bad');
  for (const part of [field, ...wrong]) {
    part.removeAttribute('aria-invalid');
    part.removeAttribute('aria-describedby');
  }
  // The list above keeps its place, so that nothing moves.
  for (const list of findAll('.problem')) {
    const links = findAll('a', list);
    for (const link of links) if (link.hash === `#${field.id}`) link.style.visibility = 'hidden';
    if (links.every(link => link.style.visibility)) list.style.visibility = 'hidden';
  }
}

// Questions ----------------------------------------------------------------------------------------------------------

// Whether a condition such as `bid=solo|misere` is met by the answers of a form. `!=` excludes values, `+misere` is every value
// that ends so, and `&` joins conditions.
function isMet(condition, form) {
  return condition.split('&').every(part => {
    const at = part.indexOf('=');
    const name = part.slice(0, at).replace('!', '');
    const input = form.elements[name];
    const now = input?.type === 'checkbox' ? `${input.checked}` : input?.value ?? '';
    const isOne = part.slice(at + 1).split('|').some(value => now === value || (value[0] === '+' && now.endsWith(value)));
    return isOne !== (part[at - 1] === '!');
  });
}

// Shows the questions and answers that are possible with the other answers, and marks the key with the number to reach. What is
// not shown is not sent.
function showQuestions(form) {
  for (const answer of findAll('[data-unless]', form)) forbid(answer, isMet(answer.dataset.unless, form));
  findAll('.callee :checked', form).forEach(uncallNextTaker);
  const docked = form.id === 'hand' ? findAll('.dock [data-when]') : [];
  for (const field of [...findAll('[data-when]', form), ...docked]) {
    const isAsked = isMet(field.dataset.when, form);
    field.classList.toggle('on', isAsked);
    // A new question may be below the edge of the screen.
    if (isAsked && field.disabled && !field.closest('details:not([open])')) bringIntoView(field);
    field.disabled = !isAsked;
  }
  for (const key of findAll('[data-goal]', form)) key.classList.toggle('goal', isMet(key.dataset.goal, form));
}

function forbid(answer, isForbidden) {
  const input = find('input', answer);
  answer.hidden = isForbidden;
  input.disabled = isForbidden;
  if (!isForbidden) return;
  if (input.type === 'radio') input.checked = false;
  else input.value = '';
  // When one answer is left, it is chosen.
  const left = findAll(':enabled[type=radio]', answer.parentElement);
  if (left.length === 1) left[0].checked = true;
}

// The inputs of players who are both taker and called: they play alone.
const playAlone = new WeakSet();

// A player who would play alone has called themselves. When another player becomes the taker, that call is not theirs.
function uncallNextTaker(called) {
  const isTaker = Boolean(find('label:not(.callee) :checked', called.closest('.matrix > div')));
  if (!isTaker && playAlone.has(called)) called.checked = false;
  if (isTaker) playAlone.add(called);
  else playAlone.delete(called);
}

// Answers in words ---------------------------------------------------------------------------------------------------

// The answers of a form in its own words, for the list of waiting hands: "Taker and contract: Ana, garde · Bouts: 2".
export function describeAnswers(form, button) {
  const answers = fieldsOf(form).filter(field => !field.disabled).map(describeField).filter(Boolean);
  // A tile is a button that is the whole answer.
  return answers.length || !button?.name ? answers.join(' · ') : wordsOf(button);
}

function describeField(field) {
  const answers = answersIn(field).join(', ');
  return answers && labelled(field, answers);
}

// The words of an answer, without the hint below it and without what a cell repeats for screens too narrow for a table's head.
function wordsOf(answer) {
  const words = answer.cloneNode(true);
  for (const part of findAll('small, b', words)) part.remove();
  return words.textContent.trim();
}

// A folded panel says what was answered in it. House rules have answers from the beginning: there it says what was changed.
function summarize(details) {
  const line = find('[data-summary]', details);
  if (!line) return;
  const isOfChanges = line.dataset.summary === 'changes';
  const fields = findAll('.field', details).filter(field => !isOfChanges || findAll('input', field).some(isChanged));
  const summaries = fields.map(field => {
    const answers = answersIn(field).join(' · ');
    return answers && (isOfChanges || fields.length > 1) ? labelled(field, answers) : answers;
  });
  const words = summaries.filter(Boolean).join(', ');
  line.textContent = words || line.dataset.none;
  // The line always shows the dealer. That nothing is set is said to screen readers only.
  line.classList.toggle('sr', !words && !line.closest('.dealer'));
}

function answersIn(field) {
  const places = findAll('.order input', field).filter(input => input.value).sort((one, other) => one.value - other.value);
  if (places.length) return places.map(labelOf);
  return findAll('.opt :checked, .figure, .input, .count input', field)
    .filter(input => input.value && !input.closest('.order'))
    .map(input => `${labelOf(input)} ${input.matches('.opt *') ? wordsOf(input.nextElementSibling) : input.value}`.trim());
}

// The player whose number it is, where a question asks for several.
const labelOf = input => {
  const row = input.matches('.opt *') ? input.closest('div:has(> .count)') : input.closest('label, [data-row], .cells > div');
  const name = find('.who, .player', row ?? input);
  return name ? wordsOf(name) : '';
};
const legendOf = field => wordsOf(find('legend, .label', field));
// The answers to a question behind it, as the language writes that.
const labelled = (field, answers) => {
  const legend = legendOf(field);
  const pattern = legend.endsWith('?') ? '{label} {value}' : document.body.dataset.labelled;
  return pattern.replace(/{(label|value)}/g, (_, part) => part === 'label' ? legend : answers);
};

// The questions of a form. Some are in the dock, outside of the form's element.
const fieldsOf = form => [...findAll('.field', form), ...findAll('.dock .field')];

// What is missing ---------------------------------------------------------------------------------------------------------

const isAnswered = input => input.matches('.figure') ? input.value.trim() : input.checked;

// The questions that still need an answer, as far as the phone can tell. An answer in a folded panel, or a ticked one, may stand
// for others; then only the server can tell.
export function unanswered(form) {
  const otherWays = findAll('details input:not([name=dealer]), .chips input', form);
  if (otherWays.some(input => isAnswered(input) && input.value)) return [];
  return fieldsOf(form).filter(field => !field.closest('details') && !field.disabled && needsAnswer(field)).map(legendOf);
}

function needsAnswer(field) {
  // A count stands at its least.
  const inputs = findAll('.figure:not([role=spinbutton]):enabled, [type=radio]:enabled', field);
  // An empty one of these counts as 0.
  if ('sparse' in field.dataset) return !inputs.some(isAnswered);
  const countNames = some => new Set(some.map(input => input.name)).size;
  const asked = countNames(inputs);
  // Of several numbers or places the last one follows from the others; a called partner does not.
  return asked - countNames(inputs.filter(isAnswered)) > (asked > 1 && !find('.callee', field) ? 1 : 0);
}

// Preview ------------------------------------------------------------------------------------------------------------

// Where a form shows its preview, if it has one.
export const outputOf = form => find(`output[form="${form.id}"]`);

// How long after the last change the preview is requested, in milliseconds.
const PAUSE = 120;
// How long the server may take before the form says that it does not answer, in milliseconds.
const SLOW = 4000;

let scheduled;
// Aborts the request in flight.
let requesting = null;

export function schedulePreview(form) {
  if (!form.dataset.preview) return;
  clearTimeout(scheduled);
  scheduled = setTimeout(requestPreview, PAUSE, form);
}

async function requestPreview(form) {
  requesting?.abort();
  const request = new AbortController();
  requesting = request;
  const slow = setTimeout(showUnsent, SLOW, form, true);
  try {
    const answer = await post(form.dataset.preview, encodeForm(form), 'preview', request.signal);
    const output = outputOf(form);
    if (answer.ok && output) {
      output.innerHTML = await answer.text();
      dispatchEvent(new Event('preview'));
    }
    showUnsent(form, !answer.ok);
  } catch {
    // Without a connection a hand can be saved without its preview. An aborted request has a newer one behind it.
    if (!request.signal.aborted) showUnsent(form, true);
  } finally {
    clearTimeout(slow);
  }
}

// A bid is stored with its preview, so its form says when the server does not know it.
function showUnsent(form, isUnsent) {
  for (const notice of findAll('[data-unsent]', form)) notice.hidden = !isUnsent;
}

// Habits: answers that stay the same at a table, hand after hand -----------------------------------------------------------

const habitName = input => `${location.pathname.match(/^\/t\/[^/]+/)} ${input.name}`;

function restoreHabit(field) {
  const inputs = findAll('input', field);
  const usual = inputs.find(input => input.value === localStorage[habitName(input)]);
  if (usual) usual.checked = true;
}

// Drafts: what was typed outlives a reload, also when the phone drops the page from memory -----------------------------

// The form of a hand has its number, the form of a new table its game.
const draftName = ({ action, elements: { number, game } }) => `${action} ${(number ?? game)?.value}`;
// What was typed keeps the language of its numbers.
const isTyped = input => input.type === 'text' || input.type === 'output' || input.name === 'lang';

function storeDraft(form) {
  if (!('draft' in form.dataset)) return;
  const answers = Array.from(form.elements, input => isTyped(input) ? input.value : input.checked);
  sessionStorage[draftName(form)] = JSON.stringify(answers);
}

// The link to the form of the next hand says if its draft is kept.
export function showKeptDraft(link) {
  link.dataset.enter ??= link.textContent;
  const number = link.textContent.match(/\d+/);
  const isKept = `${link.href.replace('/new', '')} ${number}` in sessionStorage;
  link.textContent = (isKept ? link.dataset.continue : link.dataset.enter).replace(/\d+/, number);
}

// Whether an input has another answer than the page came with.
const isChanged = input => isTyped(input) ? input.value !== input.defaultValue : input.checked !== input.defaultChecked;

export function dropDraft(form) {
  sessionStorage.removeItem(draftName(form));
  const notice = find('[data-draft-notice]');
  if (notice) notice.hidden = true;
}

// The page that follows a sent form decides what becomes of its draft: without a connection the player comes back to the form.
export function noteSentDraft(form) {
  if ('draft' in form.dataset) sessionStorage.sentDraft = draftName(form);
}

export function handleSentDraft() {
  const { sentDraft } = sessionStorage;
  if (!sentDraft) return;
  sessionStorage.removeItem('sentDraft');
  const form = findAll('[data-draft]').find(one => draftName(one) === sentDraft);
  // Only another address says that the server has accepted the form.
  const isAnswer = sentDraft.split(' ')[0] === location.href;
  if (!form && !isAnswer) sessionStorage.removeItem(sentDraft);
  // What the server answers is newer than the draft.
  if (form && isAnswer) storeDraft(form);
}

export function restoreDraft(form) {
  // The browser would restore answers without the note that says so.
  form.autocomplete = 'off';
  const notice = find('[data-draft-notice]');
  // The page already shows what the server has restored, and that is newer than the draft.
  if (notice && !notice.hidden) {
    storeDraft(form);
    schedulePreview(form);
    return;
  }
  const answers = JSON.parse(sessionStorage[draftName(form)] ?? '[]');
  // The form has changed since.
  if (answers.length !== form.elements.length) return;
  answers.forEach((answer, index) => {
    const input = form.elements[index];
    if (isTyped(input)) input.value = answer;
    // A radio button that the page has checked stays checked until another one is.
    else input.checked = answer || (input.type === 'radio' && input.checked);
  });
  if (notice) notice.hidden = !Array.from(form.elements).some(isChanged) || Boolean(find('.problem, .warning[role=alert]'));
  updateFilled(form);
}

function updateFilled(form) {
  showQuestions(form);
  findAll('details', form).forEach(summarize);
  schedulePreview(form);
}

// Fills a form with the fields that a form like it has sent.
export function fill(form, fields) {
  for (const input of form.elements) {
    if (isTyped(input)) input.value = fields.get(input.name) ?? '';
    else if (input.type !== 'hidden') input.checked = fields.getAll(input.name).includes(input.value);
  }
  updateFilled(form);
}
