// A new table: the list of games shows only those that are called as is typed, and on the form a tap on a recent player puts the name
// into the first empty row, or takes it out again. Without this script the server does both, with a page for each time. Loaded on
// demand.

import { find, findAll, now } from './page.js';

// A tap on the same chip so soon after the last one is the same thumb's second one, in milliseconds.
const SECOND_TAP = 400;
let lastTap = { chip: null, at: -Infinity };

const rows = () => findAll('.seats [name=players]');

function toggleName(chip) {
  const name = chip.dataset.name;
  const row = rows().find(input => input.value === name) ?? rows().find(input => !input.value.trim());
  if (!row) return;
  row.value = row.value === name ? '' : name;
  const folded = row.closest('details');
  if (folded) folded.open = true;
  row.dispatchEvent(new Event('input', { bubbles: true }));
}

// Marks the chips whose names are in the rows, also after one was typed.
function markChips() {
  const names = rows().map(input => input.value.trim());
  for (const chip of findAll('[data-name]')) chip.ariaPressed = names.includes(chip.dataset.name);
}

// A name as it is compared: its words, without capitals and accents.
const spoken = name => name.normalize('NFD').replace(/[\p{M}'‘’]/gu, '').toLowerCase().match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? '';

// How well a search finds one of a game's names: 0 exactly, 1 as its beginning, 2 as that of another word, -1 not at all.
function rankOf({ dataset }, sought) {
  const names = dataset.names.split('|').map(spoken);
  const fits = [name => name === sought, name => name.startsWith(sought), name => name.includes(` ${sought}`)];
  return fits.findIndex(fit => names.some(fit));
}

// Shows the games that are called as is typed, the best first, and offers a sheet for what has no name here.
function filterGames() {
  const typed = find('#find').value.trim();
  const sought = spoken(typed);
  const sheet = find('#sheet');
  const tiles = findAll('[data-names]').map((tile, place) => {
    const rank = sought ? rankOf(tile, sought) : 'sister' in tile.dataset ? -1 : 0;
    tile.dataset.place ??= place;
    tile.hidden = rank < 0;
    return { tile, rank };
  });
  tiles.sort((one, other) => one.rank - other.rank || one.tile.dataset.place - other.tile.dataset.place);
  sheet.before(...tiles.map(({ tile }) => tile));
  sheet.hidden = tiles.some(({ rank }) => rank === 0);
  sheet.textContent = sheet.dataset.keep.replace('{name}', typed);
  if (!sheet.href) sheet.value = typed;
  else sheet.href = sheet.href.replace(/&name=[^&]*|(?=&club)|$/, `&name=${encodeURIComponent(typed)}`);
}

addEventListener('click', event => {
  const chip = event.target.closest?.('[data-name]');
  if (!chip) return;
  event.preventDefault();
  const isSecondTap = chip === lastTap.chip && now() - lastTap.at < SECOND_TAP;
  lastTap = { chip, at: now() };
  if (!isSecondTap) toggleName(chip);
});

addEventListener('input', ({ target }) => {
  if (target.matches?.('.seats [name=players]')) markChips();
  else if (target.id === 'find' && find('#sheet')) filterGames();
});

function prepare() {
  markChips();
  if (find('[data-names]')) filterGames();
}

addEventListener('mount', prepare);
prepare();
