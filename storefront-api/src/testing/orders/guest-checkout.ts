import type { Checkout } from 'shared-contracts/api/checkout';
import { call, cookieOf, type TestApi } from '../test-api.ts';
import { checkoutOf, fillBasket, testAddress } from './checkouts.ts';

/** A store whose guests may order. */
const outlet = { store_id: 19 };

/** Fills a guest's basket in the outlet, and completes its checkout. */
export async function completeGuestCheckout(
  api: TestApi,
  { email, ...item }: { productId: number; quantity: number; email: string; index?: number },
): Promise<{ cookie: string; checkout: Checkout }> {
  const { response } = await fillBasket(api, undefined, { ...item, storeId: outlet.store_id });
  const cookie = cookieOf(response);
  const { version } = await checkoutOf(api, cookie, outlet.store_id);
  const named = await call(api.app, 'checkout-account', { ...outlet, version, email }, { cookie });
  const address = { ...outlet, version: named.data.version, address: testAddress };
  const addressed = await call(api.app, 'checkout-address', address, { cookie });
  const method = { ...outlet, version: addressed.data.version, methodCode: 'standard' };
  const { data } = await call(api.app, 'checkout-method', method, { cookie });
  return { cookie, checkout: data };
}
