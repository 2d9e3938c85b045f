// What the pages share with the service worker: requests, the outbox in IndexedDB, and the addresses of cached forms. Firefox runs
// a service worker only as a classic script, so this file has no import or export: the worker's script begins with it, and pages
// import it for its effect and use `shared`.

// Requests -----------------------------------------------------------------------------------------------------------

// The statuses of a page that does not exist, or no longer exists, for this phone.
const GONE = [401, 403, 404, 410];

// How long the server may take to save a hand, in milliseconds.
const SAVE_TIMEOUT = 8000;
// With these statuses, and with those of its own errors, the server asks for another attempt.
const RETRY_LATER = [408, 429];

// Sends a form. The server answers with the part of a page that X-Part asks for.
const post = (url, fields, part, signal) => fetch(url, {
  method: 'POST',
  body: new URLSearchParams(fields),
  headers: { 'X-Part': part },
  signal,
});

// Sends a hand. Throws when it is unknown whether the hand was saved: without an answer, with an error of the server, and with an
// answer without X-Url, which is not from Tanto but from, say, the login page of a café's network.
async function postHand(url, fields) {
  const answer = await post(url, fields, 'save', AbortSignal.timeout(SAVE_TIMEOUT));
  const { status, headers } = answer;
  if (status >= 500 || RETRY_LATER.includes(status) || !headers.has('X-Url')) throw new Error(answer.statusText);
  return answer;
}

// The outbox ---------------------------------------------------------------------------------------------------------

// Hands that were entered and that the server has not accepted yet, the oldest first. The pages and the worker read and write them
// under one lock. A hand is { key, url, body, made_at, answers, refused }: the form's key, its address and fields, when it was
// entered (milliseconds since 1970), its answers in words, and the status with which the server refused it, if it did.

const OUTBOX = 'outbox';

// How long the database may take to open, in milliseconds. Chromium never opens one again whose creation a navigation has
// interrupted: without a limit, every tap that needs the outbox would wait for ever.
const MAX_OPENING = 4000;

const openDatabase = () => new Promise((done, fail) => {
  setTimeout(fail, MAX_OPENING, new Error('The database does not open.'));
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

// The hands that the player has removed and can still restore, by key. They are not stored, but renumbered with the others. Only
// a page has any.
const removedHands = new Map();

// Renumbers the hands of a table that were entered after a hand.
async function renumberBehind(hand, by, movesEntered) {
  for (const other of removedHands.values()) if (isBehind(other, hand)) renumber(other, by, movesEntered);
  for (const other of (await storedHands()).filter(waiting => isBehind(waiting, hand))) {
    renumber(other, by, movesEntered);
    await storeHand(other);
  }
}

// Sending ------------------------------------------------------------------------------------------------------------

// Sends the waiting hands in their order. `sendHand` returns whether the server has saved a hand. If not, the others of its table
// wait behind it, while other tables go on. A refused hand stays for the player to see.
async function sendInOrder(sendHand) {
  const stuck = new Set();
  for (const { key } of await storedHands()) {
    // Read again: the hand before may have renumbered it, and the player may have removed it.
    const hand = (await storedHands()).find(other => other.key === key);
    if (!hand || stuck.has(hand.url)) continue;
    if (hand.refused || !await sendHand(hand)) stuck.add(hand.url);
  }
}

// Deletes a hand that the server has saved. It may have a higher number than it had here, if others have entered hands before it;
// then those behind it move.
async function deleteSaved(hand, number) {
  await deleteHand(hand);
  const by = number - numberOf(hand);
  if (by > 0) await renumberBehind(hand, by, false);
}

// Cached forms -------------------------------------------------------------------------------------------------------

// Where players take turns at sitting out, consecutive hands have different forms. As many are cached as there are turns: the one
// of the next hand, and those of the hands behind the waiting ones.
const formAddress = (path, turn) => turn ? `${path}?ahead=${turn}` : path;

// The form of an adjustment is the same for every hand.
const adjustmentAddress = path => `${path}?result=adjusted`;

// Whether another player deals after a hand: not after an adjustment, which is no deal, nor after a compulsory solo of doppelkopf.
function movesDeal(hand) {
  const fields = new URLSearchParams(hand.body);
  return fields.get('result') !== 'adjusted' && !fields.get('compulsory');
}

// The address of the cached form for the hand behind those that wait. `isCached` tells for an address whether its form is cached.
async function nextFormAddress(path, isCached) {
  const hands = await storedHands().catch(() => []);
  const waiting = hands.filter(hand => `${hand.url}/new` === path && movesDeal(hand)).length;
  let turns = 1;
  while (turns <= waiting && await isCached(formAddress(path, turns))) turns += 1;
  return formAddress(path, waiting % turns);
}

globalThis.shared = {
  GONE, post, postHand, storedHands, storeHand, deleteHand, markRefused, numberOf, removedHands, renumberBehind, sendInOrder,
  deleteSaved, formAddress, adjustmentAddress, nextFormAddress,
};
