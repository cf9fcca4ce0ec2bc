import { inArray } from 'drizzle-orm';
import type { InitialPromotion } from 'storefront-ports/initial-shop';
import type { Queryable } from '../db/client.ts';
import { brands, categories, promotions } from '../db/schema/index.ts';
import { promotionRulesSchema } from '../modules/promotions/promotion-rules.ts';

/** Writes the promotions of the initial shop. Throws for a brand or a category that the shop does not have. */
export async function writePromotions(tx: Queryable, initial: readonly InitialPromotion[]): Promise<void> {
  for (const promotion of initial) {
    const { code, name, effect, minimums = null, isFirstOrderOnly = false, maxUsesPerMember } = promotion;
    // oxlint-disable no-await-in-loop -- one connection; ids in the order of the list
    const rules = promotionRulesSchema.parse({
      effect,
      minimums,
      isFirstOrderOnly,
      brandIds: await idsOfBrands(tx, promotion.brands),
      categoryIds: await idsOfCategories(tx, promotion.categories),
    });
    await tx.insert(promotions).values({ code, name, rules, maxUsesPerMember: maxUsesPerMember ?? null });
    // oxlint-enable no-await-in-loop
  }
}

async function idsOfBrands(tx: Queryable, slugs: readonly string[] | undefined): Promise<number[] | null> {
  if (slugs === undefined) return null;
  const rows = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(inArray(brands.slug, [...slugs]));
  return idsOf(rows, slugs);
}

async function idsOfCategories(
  tx: Queryable,
  urlPaths: readonly string[] | undefined,
): Promise<number[] | null> {
  if (urlPaths === undefined) return null;
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.urlPath, [...urlPaths]));
  return idsOf(rows, urlPaths);
}

function idsOf(rows: readonly { id: number }[], keys: readonly string[]): number[] {
  if (rows.length < keys.length) throw new Error(`The shop does not have all of ${keys.join(', ')}`);
  return rows.map(({ id }) => id);
}
