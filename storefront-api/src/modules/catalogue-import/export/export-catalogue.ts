import type { DatabaseClient } from '../../../db/client.ts';
import { header, toLine, type ShopRecord } from 'storefront-ports/import-format';
import { exportContent } from './export-content.ts';
import { exportFoundations } from './export-foundations.ts';
import { exportProducts } from './export-products.ts';
import { exportSales } from './export-sales.ts';

/**
 * Calls `write` with each line of the import file of this shop. All lines are of one moment, and the same shop gives the
 * same lines. Resolves with the number of records.
 */
export function exportCatalogue(
  { db }: Pick<DatabaseClient, 'db'>,
  write: (line: string) => Promise<void> | void,
): Promise<number> {
  return db.transaction(
    async (tx) => {
      await write(toLine(header));
      let count = 0;
      const emit = async (record: ShopRecord) => {
        count += 1;
        await write(toLine(record));
      };
      await exportContent(tx, emit);
      await exportFoundations(tx, emit);
      await exportProducts(tx, emit);
      await exportSales(tx, emit);
      await write(toLine({ type: 'end', records: count }));
      return count;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
