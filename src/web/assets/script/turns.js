// Where the players take turns at sitting out, the form of every hand has other players in it. So many forms are kept as there
// are turns: that of the next hand, and those of the hands behind the ones that may wait on this phone.

import { storedHands } from './store.js';

export const turnAddress = (path, turn) => turn ? `${path}?ahead=${turn}` : path;

// The address of the kept form that is for the hand behind those that wait.
export async function turnBehind(path, isKept) {
  const hands = await storedHands().catch(() => []);
  const waiting = hands.filter(hand => `${hand.url}/new` === path).length;
  let turns = 1;
  while (turns <= waiting && await isKept(turnAddress(path, turns))) turns += 1;
  return turnAddress(path, waiting % turns);
}
