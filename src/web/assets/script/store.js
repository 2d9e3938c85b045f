// The outbox in the phone's own store: hands that were entered and that the server has not taken yet, the oldest first. The page
// and the worker both read and write it, under one lock. A hand is
// { key, url, body, made_at, said, refused }: the form's key, where it goes and what it says, when it was entered (milliseconds
// since 1970), its answers in words, and the status with which the server refused it.

const BOX = 'outbox';

const openStore = () => new Promise((done, fail) => {
  const asked = indexedDB.open('tanto', 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(BOX, { keyPath: ['made_at', 'key'] });
  asked.onsuccess = () => done(asked.result);
  asked.onerror = () => fail(asked.error);
});

async function transact(mode, act) {
  const database = await openStore();
  return new Promise((done, fail) => {
    const transaction = database.transaction(BOX, mode);
    const asked = act(transaction.objectStore(BOX));
    transaction.oncomplete = () => done(asked?.result);
    // A request that failed aborts the transaction too.
    transaction.onabort = () => fail(transaction.error);
  }).finally(() => database.close());
}

const place = hand => [hand.made_at, hand.key];

export const storedHands = () => transact('readonly', box => box.getAll());
export const dropHand = hand => transact('readwrite', box => box.delete(place(hand)));

// Stores a hand, and in one go drops the one whose place it takes.
export const storeHand = (hand, replaced) => transact('readwrite', box => {
  if (replaced) box.delete(place(replaced));
  box.put(hand);
});

// Keeps in mind that a hand was refused; one that was changed meanwhile has left its place to another.
export const refuseHand = (hand, refused) => transact('readwrite', box => {
  const asked = box.get(place(hand));
  asked.onsuccess = () => asked.result && box.put({ ...asked.result, refused });
});

// The hands that were removed and can still be brought back, by their keys.
export const removed = new Map();

// Numbers ------------------------------------------------------------------------------------------------------------

export const numberOf = hand => Number(new URLSearchParams(hand.body).get('number'));

// Hands of others came before a hand, which is on the sheet under this number now: those that wait behind it move on with it.
// They keep in mind which hands they were entered as.
export async function moveOn(hand, number) {
  const by = number - numberOf(hand);
  if (by > 0) await renumberBehind(hand, by, false);
}

// A hand was taken out from among those that wait, or is back: those behind it were entered as others.
export const closeGap = hand => renumberBehind(hand, -1, true);
export const openGap = hand => renumberBehind(hand, 1, true);

async function renumberBehind(hand, by, areOthers) {
  const isBehind = other => other.url === hand.url && other.made_at > hand.made_at;
  for (const other of [...await storedHands(), ...removed.values()].filter(isBehind)) {
    const fields = new URLSearchParams(other.body);
    const number = Number(fields.get('number'));
    const entered = Number(fields.get('entered') ?? number);
    fields.set('number', number + by);
    fields.set('entered', areOthers ? entered + by : entered);
    other.body = fields.toString();
    if (!removed.has(other.key)) await storeHand(other);
  }
}
