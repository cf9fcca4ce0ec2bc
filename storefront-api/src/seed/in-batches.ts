/** PostgreSQL takes at most 65,535 parameters in one statement. */
const batchSize = 500;

export async function inBatches<Row, Result>(
  rows: readonly Row[],
  write: (batch: Row[]) => PromiseLike<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += batchSize) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other keeps the ids in the seed's order
    results.push(...(await write(rows.slice(start, start + batchSize))));
  }
  return results;
}
