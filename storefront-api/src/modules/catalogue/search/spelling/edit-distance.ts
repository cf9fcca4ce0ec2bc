/** Rows of the table of distances: this one, the last and the one before. Reused, because a word is compared with thousands. */
let rows = rowsOf(64);

function rowsOf(length: number): [Uint16Array, Uint16Array, Uint16Array] {
  return [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
}

/**
 * Returns the number of letters to insert, delete, replace or swap with their neighbour to make one word the other, or
 * `max + 1` if there are more than `max`. Looks only at the columns within `max` of the diagonal: all others are farther.
 */
export function editDistance(one: string, other: string, max: number): number {
  const tooFar = max + 1;
  if (Math.abs(one.length - other.length) > max) return tooFar;
  if (rows[0].length < other.length + 2) rows = rowsOf(other.length + 2);
  let [current, last, before] = rows;
  for (let column = 0; column <= Math.min(other.length, tooFar); column += 1) last[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    const from = Math.max(1, row - max);
    const to = Math.min(other.length, row + max);
    let smallest = fillRow(one, other, { row, from, to, tooFar, current, last, before });
    if (from === 1) smallest = Math.min(smallest, row);
    if (smallest > max) return tooFar;
    [current, last, before] = [before, current, last];
  }
  return Math.min(last[other.length] ?? tooFar, tooFar);
}

interface Row {
  row: number;
  /** First and last column within `max` of the diagonal. */
  from: number;
  to: number;
  tooFar: number;
  current: Uint16Array;
  last: Uint16Array;
  before: Uint16Array;
}

/** Writes the distances of one row and returns the smallest one. */
function fillRow(one: string, other: string, { row, from, to, tooFar, current, last, before }: Row): number {
  current[from - 1] = from === 1 ? row : tooFar;
  const letter = one.charCodeAt(row - 1);
  const letterBefore = row > 1 ? one.charCodeAt(row - 2) : -1;
  let smallest = tooFar;
  for (let column = from; column <= to; column += 1) {
    const otherLetter = other.charCodeAt(column - 1);
    let cost = Math.min(
      (last[column] ?? tooFar) + 1,
      (current[column - 1] ?? tooFar) + 1,
      (last[column - 1] ?? tooFar) + (letter === otherLetter ? 0 : 1),
    );
    const isSwapped = column > 1 && letter === other.charCodeAt(column - 2) && letterBefore === otherLetter;
    if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? tooFar) + 1);
    current[column] = cost;
    if (cost < smallest) smallest = cost;
  }
  // Read by the next row, whose columns reach one further.
  current[to + 1] = tooFar;
  return smallest;
}
