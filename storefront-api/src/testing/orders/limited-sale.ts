import { eq } from 'drizzle-orm';
import { saleProducts, sales } from '../../db/schema/index.ts';
import type { TestApi } from '../test-api.ts';
import { plainProduct } from './checkouts.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Puts a jacket into a sale of all stores, of which each customer may buy so many pieces. Returns its id. */
export async function limitJacket(api: TestApi, maxPerCustomer: number): Promise<{ productId: number }> {
  const { database, clock } = api;
  const { productId } = await plainProduct(api);
  const sale = await database.db.query.sales.findFirst();
  const saleId = sale?.id ?? 0;
  await database.db.delete(saleProducts).where(eq(saleProducts.productId, productId));
  await database.db.insert(saleProducts).values({ saleId, productId });
  await database.db
    .update(sales)
    .set({
      maxPerCustomer,
      isEnabled: true,
      groups: null,
      storeKinds: null,
      startsAt: new Date(clock.now.getTime() - dayMs),
      endsAt: new Date(clock.now.getTime() + dayMs),
    })
    .where(eq(sales.id, saleId));
  return { productId };
}
