import { asc, eq, isNull, and } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from 'shared-contracts/api';
import type { Checkout } from 'shared-contracts/api/checkout';
import { products, variants } from '../../db/schema/index.ts';
import { call, type TestApi } from '../test-api.ts';
import { chooseOptions, productOf } from '../baskets.ts';

export const testAddress = {
  firstname: 'Anna',
  lastname: 'Berg',
  street1: '14 Corn Mill Lane',
  city: 'Leeds',
  postcode: 'LS1 4AB',
  country_id: 'GB',
  telephone: '+441132430000',
};

/** Returns a product without a workshop's form that has options, and the variant that the first choice selects. */
export async function plainProduct(
  { database }: TestApi,
  artKind = 'jacket',
): Promise<{ productId: number }> {
  const [row] = await database.db
    .select({ productId: products.id })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(and(eq(products.artKind, artKind), isNull(products.fittingForm)))
    .orderBy(asc(products.id))
    .limit(1);
  return { productId: row?.productId ?? 0 };
}

/** Adds a jacket to the basket of a shopper. `index`: of the value of each option. */
export async function fillBasket(
  api: TestApi,
  cookie: string | undefined,
  {
    productId,
    quantity = 1,
    storeId = 1,
    index = 0,
  }: { productId?: number; quantity?: number; storeId?: number; index?: number } = {},
) {
  const id = productId ?? (await plainProduct(api)).productId;
  const { options } = await productOf(api, id);
  const fields = { store_id: storeId, productID: id, quantity, options: chooseOptions(options, index) };
  return call(api.app, 'basket-add', fields, { cookie });
}

export async function checkoutOf(api: TestApi, cookie: string, storeId = 1): Promise<Checkout> {
  return (await call(api.app, 'checkout-data', { store_id: storeId }, { cookie })).data;
}

/** Chooses an address and the standard delivery for a member's basket. */
export async function completeCheckout(
  api: TestApi,
  cookie: string,
  methodCode = 'standard',
): Promise<Checkout> {
  const { version } = await checkoutOf(api, cookie);
  const store = { store_id: 1 };
  const addressed = await call(
    api.app,
    'checkout-address',
    { ...store, version, address: testAddress },
    { cookie },
  );
  const fields = { ...store, version: addressed.data.version, methodCode };
  return (await call(api.app, 'checkout-method', fields, { cookie })).data;
}

/** Returns the fields of `place-order` for a checkout as the shopper sees it. */
export function placing(checkout: Checkout, changes: Partial<RequestOf<'place-order'>> = {}) {
  return {
    store_id: 1,
    idempotencyKey: randomUUID(),
    quoteId: checkout.quoteId ?? 0,
    version: checkout.version,
    expectedTotal: checkout.basket.order.total?.amount ?? -1,
    methodCode: 'adyen_cc',
    termsAccepted: true as const,
    ...changes,
  };
}

export async function statusOf(
  api: TestApi,
  cookie: string,
  orderId: number,
): Promise<ResponseOf<'order-status'>> {
  return (await call(api.app, 'order-status', { store_id: 1, orderId }, { cookie })).data;
}
