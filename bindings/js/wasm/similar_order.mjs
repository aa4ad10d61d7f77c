// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Orders functions for gzip: the next one is always the function that shares most with the bytes just before it.

const window = 16384; // bytes before a function that count: gzip looks back twice as far, but near is cheaper
const pieceSize = 6; // bytes that are compared
const maxOwners = 400; // pieces in more functions than this do not tell functions apart

/** The numbers of the functions with these bodies, in their new order. The same bodies give the same order. */
export function similarOrder(bodies) {
  const { piecesOf, ownersOf } = findPieces(bodies);
  const sizes = piecesOf.map((pieces) => pieces.length + 4);
  const shared = piecesOf.map((pieces) => pieces.filter((piece) => isTelling(ownersOf[piece])));
  const present = new Int32Array(ownersOf.length); // how often a piece is in the window
  const found = new Int32Array(bodies.length); // how many pieces of each function are in the window
  const count = (piece, by) => {
    for (const owner of ownersOf[piece]) found[owner] += by;
  };
  const rest = bodies.map((_, i) => i);
  const order = [];
  let begin = 0; // the first in the window
  let bytes = 0; // in the window
  while (rest.length > 0) {
    const [next] = rest.splice(best(rest, found, sizes), 1);
    order.push(next);
    bytes += bodies[next].length;
    for (const piece of shared[next]) if (present[piece]++ === 0) count(piece, 1);
    for (; bytes > window && begin < order.length - 1; ++begin) {
      bytes -= bodies[order[begin]].length;
      for (const piece of shared[order[begin]]) if (--present[piece] === 0) count(piece, -1);
    }
  }
  return order;
}

/** Returns the index of the function with the largest share of its pieces in the window; large ones score more. */
function best(rest, found, sizes) {
  let place = 0;
  let highest = -1;
  for (let i = 0; i < rest.length; ++i) {
    const score = (found[rest[i]] * Math.sqrt(found[rest[i]])) / sizes[rest[i]];
    if (score > highest) [highest, place] = [score, i];
  }
  return place;
}

const isTelling = (owners) => owners.length > 1 && owners.length <= maxOwners;

/** The numbers of the pieces of each function, and the functions that have each piece. */
function findPieces(bodies) {
  const numbers = new Map();
  const ownersOf = [];
  const piecesOf = bodies.map((body, owner) => {
    const pieces = new Set();
    for (let at = 0; at + pieceSize <= body.length; ++at) {
      const key = body[at] * 2 ** 40 + body[at + 1] * 2 ** 32 + body.readUInt32LE(at + 2);
      let number = numbers.get(key);
      if (number === undefined) {
        number = ownersOf.length;
        numbers.set(key, number);
        ownersOf.push([]);
      }
      pieces.add(number);
    }
    for (const piece of pieces) ownersOf[piece].push(owner);
    return Int32Array.from(pieces);
  });
  return { piecesOf, ownersOf };
}
