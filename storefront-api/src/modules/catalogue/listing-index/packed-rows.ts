/** Many short lists of numbers in two arrays: row `i` is what stands from `starts[i]` to `starts[i + 1]`. */
export interface Rows {
  starts: Int32Array;
  values: Int32Array;
}

/** From pairs of row and value; the values of a row keep the pairs' order. */
export function toRows(count: number, pairs: Iterable<readonly [row: number, value: number]>): Rows {
  const all = [...pairs];
  const starts = new Int32Array(count + 1);
  for (const [row] of all) starts[row + 1] = (starts[row + 1] ?? 0) + 1;
  for (let row = 0; row < count; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  const next = starts.slice(0, count);
  const values = new Int32Array(all.length);
  for (const [row, value] of all) {
    const place = next[row] ?? 0;
    values[place] = value;
    next[row] = place + 1;
  }
  return { starts, values };
}

export function rowOf({ starts, values }: Rows, row: number): Int32Array {
  return values.subarray(starts[row] ?? 0, starts[row + 1] ?? 0);
}
