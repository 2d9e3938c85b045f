// The outbox in the phone's own store: hands that were entered and that the server has not taken yet, the oldest first. The page
// and the worker both read and write it, under one lock. A hand is
// { key, url, body, made_at, refused }: the form's key, where it goes and what it says, when it was entered (milliseconds since
// 1970), and the status with which the server refused it.

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
    transaction.oncomplete = () => done(asked.result);
    // A request that failed aborts the transaction too.
    transaction.onabort = () => fail(transaction.error);
  }).finally(() => database.close());
}

export const storedHands = () => transact('readonly', box => box.getAll());
export const storeHand = hand => transact('readwrite', box => box.put(hand));
export const dropHand = hand => transact('readwrite', box => box.delete([hand.made_at, hand.key]));
