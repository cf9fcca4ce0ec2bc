import { sql } from 'drizzle-orm';
import { jsonInsert, type BulkInsert } from '../../db/bulk-insert.ts';
import type { DatabaseClient, Queryable } from '../../db/client.ts';
import { assignIds } from './assign-ids.ts';
import type { CatalogueKeys } from './catalogue-keys.ts';
import { checkDeletions } from './check-deletions.ts';
import { checkFile } from './check-file.ts';
import { createFingerprint } from './fingerprint.ts';
import { ImportRejectedError } from './import-error.ts';
import { readRecord } from './read-record.ts';
import { recordSellingPeriods } from '../selling-periods/record-selling-periods.ts';
import { recordCountedStock } from '../stock/record-counted-stock.ts';
import { countSearchWords } from './search-word-counts.ts';
import type { LineSource } from './source.ts';
import type { RecordTarget } from './staging/record-target.ts';
import { stageRecord } from './staging/stage-record.ts';
import { createEmptyShopWriter, isShopEmpty } from './staging/empty-shop.ts';
import { createStaging } from './staging/staging.ts';

export interface ImportResult {
  products: number;
  /** Rows written, changed and deleted; 0 if the shop was the same already. */
  changedRows: number;
}

export interface ImportOptions {
  /** Allows to delete any number of products. Otherwise it is limited; see `check-deletions.ts`. */
  replace?: boolean;
}

/**
 * Replaces the shop by the one in the lines, in one transaction: visitors see the previous shop until it ends. What is
 * equal stays untouched, and what has the same key keeps its id. Throws {@link CatalogueImportError} if
 * lines are invalid, and {@link ImportRejectedError} if the two readings of the lines differ or too many products would be
 * deleted; nothing is written then. Call it within `exclusively`.
 */
export async function importCatalogue(
  { db, bulkTransaction }: Pick<DatabaseClient, 'db' | 'bulkTransaction'>,
  lines: LineSource,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const keys = await checkFile(lines);
  const changedRows = await bulkTransaction((tx, insert) => writeLines(tx, insert, lines, keys, options));
  if (changedRows > 0) await db.execute(sql`analyze`);
  return { products: keys.skus.size, changedRows };
}

/** Like {@link importCatalogue}, within the transaction of the caller. */
export async function importCatalogueWithin(tx: Queryable, lines: LineSource): Promise<ImportResult> {
  const keys = await checkFile(lines);
  return { products: keys.skus.size, changedRows: await writeLines(tx, jsonInsert(tx), lines, keys, {}) };
}

async function writeLines(
  tx: Queryable,
  insert: BulkInsert,
  lines: LineSource,
  keys: CatalogueKeys,
  { replace = false }: ImportOptions,
): Promise<number> {
  // A large shop takes longer than a request may.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local work_mem = '64MB'`);
  // Compiling the statements costs more than it saves: each runs once.
  await tx.execute(sql`set local jit = off`);
  // Search indexes collect the new entries and are changed once, which is several times faster.
  await tx.execute(sql`set local gin_pending_list_limit = '512MB'`);
  await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
  const ids = await assignIds(tx, keys);
  if (!replace) await checkDeletions(tx, keys.skus, ids.product);
  const emptyShopWriter = (await isShopEmpty(tx)) ? await createEmptyShopWriter(tx, insert) : null;
  const writer = emptyShopWriter ?? (await createStaging(tx, insert));
  try {
    await readLines({ writer, ids, keys }, lines);
  } catch (error) {
    await writer.discard();
    throw error;
  }
  const changedRows = await writer.apply();
  if (changedRows > 0) {
    await countSearchWords(tx);
    await recordCountedStock(tx);
    await recordSellingPeriods(tx);
    await mergePendingEntries(tx);
  }
  return changedRows;
}

/** Rejects with {@link ImportRejectedError} if the lines are not those that the keys come from. */
async function readLines(target: RecordTarget, lines: LineSource): Promise<void> {
  const fingerprint = createFingerprint();
  let line = 0;
  for await (const text of lines()) {
    line += 1;
    fingerprint.add(text);
    const reading = readRecord(text, line);
    if ('failures' in reading) throw changedMeanwhile();
    if ('record' in reading && reading.record !== null) stageRecord(target, reading.record);
    await target.writer.flush();
  }
  // A file that is written meanwhile, or can be read only once, must not empty the shop.
  if (fingerprint.value() !== target.keys.fingerprint) throw changedMeanwhile();
}

/** Otherwise every search would scan the collected entries until the next vacuum. */
async function mergePendingEntries(tx: Queryable): Promise<void> {
  await tx.execute(sql`
    select gin_clean_pending_list(c.oid) from pg_class c
    join pg_am a on a.oid = c.relam and a.amname = 'gin'
    where c.relnamespace = 'public'::regnamespace`);
}

const changedMeanwhile = () =>
  new ImportRejectedError('the file changed while it was imported: the shop stays as it was');
