import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { products, saleProducts, sales, type Audience, type Localised } from '../db/schema/index.ts';

interface SaleFields {
  /** Its products: those for this audience; without it none. */
  audience?: Audience;
  position?: number;
  startsAt?: Date;
  endsAt?: Date;
}

const dayMs = 86_400_000;

/** Adds a sale for all stores and groups, which by default runs for ten days. Returns its id. */
export async function insertSale(db: Queryable, { audience, ...fields }: SaleFields): Promise<number> {
  const now = Date.now();
  const [existing] = await db.select().from(sales).limit(1);
  if (existing === undefined) throw new Error('The shop has no sale');
  const title = Object.fromEntries(
    Object.keys(existing.title).map((locale) => [locale, 'A sale']),
  ) as Localised;
  const [last] = await db.select({ id: sql<number>`max(${sales.id})` }).from(sales);
  const key = `inserted-${(last?.id ?? 0) + 1}`;
  const [row] = await db
    .insert(sales)
    .values({
      slug: key,
      bannerKey: key,
      bannerMood: existing.bannerMood,
      title,
      description: title,
      position: 900,
      startsAt: new Date(now - dayMs),
      endsAt: new Date(now + 10 * dayMs),
      ...fields,
    })
    .returning({ id: sales.id });
  const saleId = row?.id ?? 0;
  if (audience === undefined) return saleId;
  const ids = await db
    .select({ productId: products.id })
    .from(products)
    .where(eq(products.audience, audience));
  await db.insert(saleProducts).values(ids.map(({ productId }) => ({ saleId, productId })));
  return saleId;
}
