// The outbox in IndexedDB: hands that were entered and that the server has not accepted yet, the oldest first. The pages and the
// service worker read and write it, under one lock. No import or export, for the reason in requests.js; both use `outboxStore`.
// A hand is { key, url, body, made_at, answers, refused }: the form's key, its address and fields, when it was entered
// (milliseconds since 1970), its answers in words, and the status with which the server refused it, if it did.

const OUTBOX = 'outbox';

// How long the database may take to open, in milliseconds. Chromium never opens one again whose creation a navigation has
// interrupted: without a limit, every tap that needs the outbox would wait for ever.
const LONGEST_OPENING = 4000;

const openDatabase = () => new Promise((done, fail) => {
  setTimeout(fail, LONGEST_OPENING, new Error('The database does not open.'));
  const request = indexedDB.open('tanto', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(OUTBOX, { keyPath: ['made_at', 'key'] });
  request.onsuccess = () => done(request.result);
  request.onerror = () => fail(request.error);
});

async function transact(mode, act) {
  const database = await openDatabase();
  return new Promise((done, fail) => {
    const transaction = database.transaction(OUTBOX, mode);
    const request = act(transaction.objectStore(OUTBOX));
    transaction.oncomplete = () => done(request?.result);
    // A request that failed aborts the transaction too.
    transaction.onabort = () => fail(transaction.error);
  }).finally(() => database.close());
}

const storeKey = hand => [hand.made_at, hand.key];

const storedHands = () => transact('readonly', store => store.getAll());
const deleteHand = hand => transact('readwrite', store => store.delete(storeKey(hand)));

// Stores a hand, and deletes the one that it replaces in the same transaction.
const storeHand = (hand, replaced) => transact('readwrite', store => {
  if (replaced) store.delete(storeKey(replaced));
  store.put(hand);
});

// Records that the server refused a hand, unless the player has meanwhile replaced it with another one.
const markRefused = (hand, status) => transact('readwrite', store => {
  const request = store.get(storeKey(hand));
  request.onsuccess = () => request.result && store.put({ ...request.result, refused: status });
});

// Numbers ------------------------------------------------------------------------------------------------------------

const numberOf = hand => Number(new URLSearchParams(hand.body).get('number'));

// Whether a hand of the same table was entered after another one.
const isBehind = (hand, other) => hand.url === other.url && hand.made_at > other.made_at;

// Changes the number of a hand. `entered` is the number under which the player entered it, by which the server recognizes that
// hands of others came in between; it moves along only when this phone itself has removed or restored a hand before this one.
function renumber(hand, by, movesEntered) {
  const fields = new URLSearchParams(hand.body);
  const number = Number(fields.get('number'));
  const entered = Number(fields.get('entered') ?? number);
  fields.set('number', number + by);
  fields.set('entered', movesEntered ? entered + by : entered);
  hand.body = fields.toString();
}

// Renumbers the waiting hands of a table that were entered after a hand.
async function renumberBehind(hand, by, movesEntered) {
  for (const other of (await storedHands()).filter(waiting => isBehind(waiting, hand))) {
    renumber(other, by, movesEntered);
    await storeHand(other);
  }
}

// By how much the hands behind an accepted hand move: it got this number on the sheet, as others had entered hands before it.
const movedBy = (hand, number) => Math.max(number - numberOf(hand), 0);

// Cached forms -------------------------------------------------------------------------------------------------------

// Where players take turns at sitting out, consecutive hands have different forms. As many are cached as there are turns: the one
// of the next hand, and those of the hands behind the waiting ones.
const formAddress = (path, turn) => turn ? `${path}?ahead=${turn}` : path;

// The address of the cached form for the hand behind those that wait. `isCached` tells for an address whether its form is cached.
async function nextFormAddress(path, isCached) {
  const hands = await storedHands().catch(() => []);
  const waiting = hands.filter(hand => `${hand.url}/new` === path).length;
  let turns = 1;
  while (turns <= waiting && await isCached(formAddress(path, turns))) turns += 1;
  return formAddress(path, waiting % turns);
}

globalThis.outboxStore = {
  storedHands, storeHand, deleteHand, markRefused, numberOf, isBehind, renumber, renumberBehind, movedBy, formAddress,
  nextFormAddress,
};
