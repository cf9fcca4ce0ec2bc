import type { InferSelectModel } from 'drizzle-orm';
import type { StoreLocale } from 'shared-contracts/locales';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { cmsPages, headerTexts, pageTexts, staticBlocks } from '../../db/schema/index.ts';

export type CmsPageRow = InferSelectModel<typeof cmsPages>;

export async function findPage(
  db: Queryable,
  identifier: string,
  locale: StoreLocale,
): Promise<CmsPageRow | null> {
  const rows = await db
    .select()
    .from(cmsPages)
    .where(and(eq(cmsPages.identifier, identifier), eq(cmsPages.locale, locale)));
  return rows[0] ?? null;
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

export async function findPageText(db: Queryable, area: string, locale: StoreLocale) {
  const rows = await db
    .select({ title: pageTexts.title, text: pageTexts.text })
    .from(pageTexts)
    .where(and(eq(pageTexts.area, area), eq(pageTexts.locale, locale)));
  return rows[0] ?? null;
}

export async function findHeaderText(db: Queryable, key: string, locale: StoreLocale) {
  const rows = await db
    .select({ text: headerTexts.text, url: headerTexts.url })
    .from(headerTexts)
    .where(and(eq(headerTexts.key, key), eq(headerTexts.locale, locale)));
  return rows[0] ?? null;
}
