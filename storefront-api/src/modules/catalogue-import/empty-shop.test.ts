import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { DatabaseClient } from '../../db/client.ts';
import { attributes } from '../../db/schema/index.ts';
import { openEmptyDatabase } from '../../testing/test-database.ts';
import { importCatalogue } from './index.ts';
import { createEmptyShopWriter } from './staging/empty-shop.ts';
import { dropIndexesAndReferences } from './staging/indexes-and-references.ts';
import { stagedTables } from './staging/staged-tables.ts';

const file = join(import.meta.dirname, '../../testing/small-shop.ndjson');

let lines: string[];
let interrupted: DatabaseClient;
let empty: DatabaseClient;
let filled: DatabaseClient;
beforeAll(async () => {
  lines = (await readFile(file, 'utf8')).trim().split('\n');
  interrupted = await openEmptyDatabase();
  empty = await openEmptyDatabase();
  filled = await openEmptyDatabase();
}, 300_000);
afterAll(async () => {
  await Promise.all([interrupted.close(), empty.close(), filled.close()]);
});

async function textsOf({ db }: Pick<DatabaseClient, 'db'>, query: string): Promise<string[]> {
  const { rows } = (await db.execute(sql.raw(query))) as unknown as { rows: { text: string }[] };
  return rows.map(({ text }) => text);
}

/** Returns the definitions of all indexes and constraints. */
const definitionsOf = (database: DatabaseClient) =>
  textsOf(
    database,
    `select indexdef as text from pg_indexes where schemaname = 'public'
    union all
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
    order by 1`,
  );

/** Returns the rows of every table that the import writes, with their ids and generated columns. */
const rowsOf = async (database: DatabaseClient) => {
  const rows: string[][] = [];
  for (const { table } of stagedTables) {
    const from = sql`select t::text as text from ${table} t order by 1`;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const result = (await database.db.execute(from)) as unknown as { rows: { text: string }[] };
    rows.push(result.rows.map(({ text }) => text));
  }
  return rows;
};

/** Yields the lines, and fails before the last ones when they are read for the second time. */
function failingLines() {
  let passes = 0;
  return function* () {
    passes += 1;
    yield* passes === 1 ? lines : lines.slice(0, -3);
    if (passes === 2) throw new Error('the disk is gone');
  };
}

const timeoutQuery = `select current_setting('lock_timeout') as text`;

describe('importCatalogue into an empty shop', () => {
  it('compares instead of waiting while another transaction reads a table', async () => {
    // The embedded database has one connection, which waits for no other.
    if (interrupted.driver === 'pglite') return;
    const before = await definitionsOf(interrupted);
    await interrupted.db.transaction(async (reader) => {
      await reader.execute(sql`select 1 from prices`);
      const [writer, timeout] = await interrupted.bulkTransaction(async (tx, insert) => [
        await createEmptyShopWriter(tx, insert),
        await textsOf({ db: tx }, timeoutQuery),
      ]);
      expect(writer).toBeNull();
      expect(timeout).toEqual(await textsOf(interrupted, timeoutQuery));
      expect((await importCatalogue(interrupted, () => lines)).products).toBeGreaterThan(0);
    });
    expect(await definitionsOf(interrupted)).toEqual(before);
    for (const { table } of stagedTables.toReversed()) await interrupted.db.delete(table); // oxlint-disable-line no-await-in-loop -- references before what they refer to
  }, 30_000);

  it('leaves the tables empty, with all indexes and constraints, when it is interrupted', async () => {
    const before = await definitionsOf(interrupted);
    expect(before.filter((text) => text.includes('FOREIGN KEY')).length).toBeGreaterThan(20);
    expect(before.filter((text) => text.includes('USING gin')).length).toBeGreaterThan(2);
    await expect(importCatalogue(interrupted, failingLines())).rejects.toThrow('the disk is gone');
    expect(await definitionsOf(interrupted)).toEqual(before);
    expect((await rowsOf(interrupted)).flat()).toEqual([]);
  });

  it('leaves them so when the rows violate a constraint', async () => {
    const before = await definitionsOf(interrupted);
    await interrupted.db.execute(sql`alter table variants add constraint few check (stock < 3)`);
    await expect(importCatalogue(interrupted, () => lines)).rejects.toThrow('variants');
    await interrupted.db.execute(sql`alter table variants drop constraint few`);
    expect(await definitionsOf(interrupted)).toEqual(before);
    expect((await rowsOf(interrupted)).flat()).toEqual([]);
  });

  it('writes the same rows, indexes and constraints as an import that compares', async () => {
    const before = await definitionsOf(empty);
    const { changedRows } = await importCatalogue(empty, () => lines);
    // One row is enough for a comparison, which deletes it.
    await filled.db
      .insert(attributes)
      .values({ code: 'absent', label: {} as never, unit: '', isFacet: false, position: 0 });
    expect(await importCatalogue(filled, () => lines)).toMatchObject({ changedRows: changedRows + 1 });
    const rows = await rowsOf(empty);
    expect(rows.flat()).toHaveLength(changedRows);
    expect(rows).toEqual(await rowsOf(filled));
    expect(await definitionsOf(empty)).toEqual(before);
    expect(await importCatalogue(empty, () => lines)).toMatchObject({ changedRows: 0 });
  });

  it('lets later rows have ids above those of the file', async () => {
    for (const table of ['products', 'variants', 'price_history']) {
      const next = `select (nextval(pg_get_serial_sequence('${table}', 'id')) > max(id))::text as text from ${table}`;
      // oxlint-disable-next-line no-await-in-loop -- one connection
      expect([table, await textsOf(empty, next)]).toEqual([table, ['true']]);
    }
  });
});

describe('dropIndexesAndReferences', () => {
  it('locks products, but neither page texts nor settings of stores, which have nothing to drop', async () => {
    const timeout = await textsOf(empty, timeoutQuery);
    const locked = await empty.db.transaction(async (tx) => {
      const restore = await dropIndexesAndReferences(
        tx,
        stagedTables.map(({ table }) => table),
      );
      const locks = `select relation::regclass::text as text from pg_locks
        where mode = 'AccessExclusiveLock' and database = (select oid from pg_database where datname = current_database())
          and relation in (select oid from pg_class where relkind = 'r')`;
      const tables = await textsOf({ db: tx }, locks);
      expect(await textsOf({ db: tx }, timeoutQuery)).toEqual(timeout);
      await restore?.();
      return tables;
    });
    expect(locked).toEqual(expect.arrayContaining(['products', 'categories', 'prices', 'sales']));
    for (const table of ['page_texts', 'header_texts', 'store_overrides', 'redirects'])
      expect(locked).not.toContain(table);
  });
});
