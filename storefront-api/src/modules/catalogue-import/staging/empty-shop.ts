import { getTableName, sql } from 'drizzle-orm';
import type { BulkInsert } from '../../../db/bulk-insert.ts';
import type { Queryable } from '../../../db/client.ts';
import { createRowBatches } from './row-batches.ts';
import type { RowWriter } from './row-writer.ts';
import { stagedTables, tablesWithIds } from './staged-tables.ts';
import { continueIds } from './continue-ids.ts';
import { dropIndexesAndReferences } from './indexes-and-references.ts';

/** Returns true if no table of the shop has a row. */
export async function isShopEmpty(tx: Queryable): Promise<boolean> {
  const rows = sql.join(
    stagedTables.map(({ table }) => sql`exists (select 1 from ${table})`),
    sql` or `,
  );
  const result = (await tx.execute(sql`select ${rows} as "hasRows"`)) as unknown as {
    rows: { hasRows: boolean }[];
  };
  return result.rows[0]?.hasRows === false;
}

/**
 * Writes the rows straight into the tables of an empty shop: there is nothing to compare them with. Foreign keys and
 * indexes are created when all rows are there, which takes a fraction of the time. Queries of products wait until the
 * transaction ends, which is acceptable because there is no previous shop to show. Resolves with null if another
 * transaction keeps using the tables.
 */
export async function createEmptyShopWriter(tx: Queryable, insert: BulkInsert): Promise<RowWriter | null> {
  const tables = stagedTables.map(({ table }) => table);
  const restore = await dropIndexesAndReferences(tx, tables);
  if (restore === null) return null;
  const batches = createRowBatches(insert, getTableName);
  return {
    ...batches,
    async apply() {
      const written = await batches.finish();
      await restore();
      // oxlint-disable-next-line no-await-in-loop -- one connection
      for (const table of tablesWithIds) await continueIds(tx, table);
      return written;
    },
  };
}
