import type { InferSelectModel } from 'drizzle-orm';
import type { Store } from 'shared-contracts/stores';
import { and, eq, inArray } from 'drizzle-orm';
import { textIds } from 'shared-contracts/store-texts';
import type { Queryable } from '../../db/client.ts';
import { cmsPages, headerTexts, pageTexts, staticBlocks } from '../../db/schema/index.ts';

export type CmsPageRow = InferSelectModel<typeof cmsPages>;

/** Returns the row with the most specific id; see `shared-contracts/store-texts`. */
function pickSpecific<Row>(rows: readonly Row[], ids: readonly string[], idOf: (row: Row) => string) {
  const [first] = rows.toSorted((one, other) => ids.indexOf(idOf(one)) - ids.indexOf(idOf(other)));
  return first ?? null;
}

export async function findPage(db: Queryable, identifier: string, store: Store): Promise<CmsPageRow | null> {
  const ids = textIds(identifier, store);
  const rows = await db
    .select()
    .from(cmsPages)
    .where(and(inArray(cmsPages.identifier, ids), eq(cmsPages.locale, store.locale)));
  return pickSpecific(rows, ids, (row) => row.identifier);
}

export async function findBlock(
  db: Queryable,
  identifier: string,
  storeId: number,
): Promise<InferSelectModel<typeof staticBlocks> | null> {
  const rows = await db
    .select()
    .from(staticBlocks)
    .where(and(eq(staticBlocks.identifier, identifier), eq(staticBlocks.storeId, storeId)));
  return rows[0] ?? null;
}

export async function findPageText(db: Queryable, area: string, store: Store) {
  const ids = textIds(area, store);
  const rows = await db
    .select()
    .from(pageTexts)
    .where(and(inArray(pageTexts.area, ids), eq(pageTexts.locale, store.locale)));
  return pickSpecific(rows, ids, (row) => row.area);
}

export async function findHeaderText(db: Queryable, key: string, store: Store) {
  const ids = textIds(key, store);
  const rows = await db
    .select()
    .from(headerTexts)
    .where(and(inArray(headerTexts.key, ids), eq(headerTexts.locale, store.locale)));
  return pickSpecific(rows, ids, (row) => row.key);
}
