import type { StoreLocale } from 'shared-contracts/locales';
import { and, desc, eq, sql } from 'drizzle-orm';
import { fold } from 'storefront-ports/fold';
import type { Queryable } from '../../../db/client.ts';
import { productTexts } from '../../../db/schema/index.ts';

const maxSimilar = 500;

/** Finds products with similar names, the most similar first. Used only if no word matches. */
export async function findSimilarNames(db: Queryable, term: string, locale: StoreLocale): Promise<number[]> {
  const folded = fold(term);
  const rows = await db
    .select({ id: productTexts.productId })
    .from(productTexts)
    .where(and(eq(productTexts.locale, locale), sql`${folded} <% ${productTexts.searchName}`))
    .orderBy(desc(sql`word_similarity(${folded}, ${productTexts.searchName})`), productTexts.productId)
    .limit(maxSimilar);
  return rows.map(({ id }) => id);
}
