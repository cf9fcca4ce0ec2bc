/** Many short lists of numbers in two arrays: row `i` consists of the values from `starts[i]` to `starts[i + 1]`. */
export interface Rows {
  starts: Int32Array;
  values: Int32Array;
}

/** Packs pairs of row and value. The values of a row keep the order of the pairs. */
export function toRows(count: number, pairs: Iterable<readonly [row: number, value: number]>): Rows {
  const all = [...pairs];
  const starts = new Int32Array(count + 1);
  for (const [row] of all) starts[row + 1] = (starts[row + 1] ?? 0) + 1;
  for (let row = 0; row < count; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  const next = starts.slice(0, count);
  const values = new Int32Array(all.length);
  for (const [row, value] of all) {
    const position = next[row] ?? 0;
    values[position] = value;
    next[row] = position + 1;
  }
  return { starts, values };
}

/** Returns the values of a row, without copying them. */
export function rowOf({ starts, values }: Rows, row: number): Int32Array {
  return values.subarray(starts[row] ?? 0, starts[row + 1] ?? 0);
}
