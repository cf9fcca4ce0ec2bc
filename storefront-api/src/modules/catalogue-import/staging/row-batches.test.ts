import type { BulkInsert } from '../../../db/bulk-insert.ts';
import { attributeWords } from '../../../db/schema/index.ts';
import { createRowBatches } from './row-batches.ts';
import { stagingName } from './staged-tables.ts';

/** More than a batch. */
const rowCount = 6_000;

/** Returns an insert whose writes are recorded, and wait until they are released. */
function createFakeInsert() {
  const written: string[] = [];
  const releases: (() => void)[] = [];
  const insert: BulkInsert = {
    encode: (columns, rows) => `${columns.map(({ name }) => name).join()}: ${rows.length}`,
    write: (table, _columns, encoded) => {
      written.push(`${table} ${encoded}`);
      return new Promise((resolve) => {
        releases.push(resolve);
      });
    },
  };
  return { insert, written, release: () => releases.shift()?.() };
}

function addBatch(batches: ReturnType<typeof createRowBatches>): Promise<void> {
  for (let number = 0; number < rowCount; number += 1)
    batches.add(attributeWords, { word: `word-${number}`, label: {} as never });
  return batches.flush();
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('createRowBatches', () => {
  it('writes one batch after the other and counts the rows', async () => {
    const { insert, written, release } = createFakeInsert();
    const batches = createRowBatches(insert, stagingName);
    await addBatch(batches);
    await addBatch(batches);
    await settled();
    const batch = `import_attribute_words word,label: ${rowCount}`;
    expect(written).toEqual([batch]);
    release();
    await settled();
    expect(written).toEqual([batch, batch]);
    const finished = batches.finish();
    release();
    expect(await finished).toBe(2 * rowCount);
  });

  it('waits when many batches wait for the database', async () => {
    const { insert, release } = createFakeInsert();
    const batches = createRowBatches(insert, stagingName);
    for (let number = 0; number < 8; number += 1) await addBatch(batches); // oxlint-disable-line no-await-in-loop
    let isReady = false;
    const ninth = addBatch(batches).then(() => {
      isReady = true;
    });
    await settled();
    expect(isReady).toBe(false);
    release();
    await ninth;
    expect(isReady).toBe(true);
  });

  it('writes nothing after it was discarded, and waits for what is being written', async () => {
    const { insert, written, release } = createFakeInsert();
    const batches = createRowBatches(insert, stagingName);
    await addBatch(batches);
    await addBatch(batches);
    await settled();
    let isDiscarded = false;
    const discarding = batches.discard().then(() => {
      isDiscarded = true;
    });
    await settled();
    expect(isDiscarded).toBe(false);
    release();
    await discarding;
    expect(written).toHaveLength(1);
  });

  it('rejects with the error of a batch, and writes none after it', async () => {
    const { insert, written } = createFakeInsert();
    insert.write = (table) => {
      written.push(table);
      return Promise.reject(new Error('the disk is full'));
    };
    const batches = createRowBatches(insert, stagingName);
    await addBatch(batches);
    await addBatch(batches);
    await expect(batches.finish()).rejects.toThrow('the disk is full');
    expect(written).toHaveLength(1);
  });
});
