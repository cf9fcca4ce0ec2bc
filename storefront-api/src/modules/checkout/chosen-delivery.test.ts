import { variants } from '../../db/schema/index.ts';
import { createMember } from '../../testing/new-member.ts';
import { createFakePayments } from '../../testing/orders/fake-payments.ts';
import { checkoutOf, completeCheckout, fillBasket, plainProduct } from '../../testing/orders/checkouts.ts';
import { buildTestApi, call, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let members = 0;

beforeAll(async () => {
  api = await buildTestApi({ paymentProvider: createFakePayments() });
  await api.database.db.update(variants).set({ stock: 20 });
});
afterAll(() => api.close());

async function shopper() {
  members += 1;
  const { cookie } = await createMember(api, `delivery-${members}@example.com`);
  await fillBasket(api, cookie);
  return cookie;
}

const read = async (cookie: string, variant: 'mini' | 'default_shipping' = 'default_shipping') =>
  (await call(api.app, 'basket-data', { store_id: 1, variant }, { cookie })).data;

async function estimatesOf(cookie: string, cartItemId: number, deliveryCountry?: string) {
  const request = {
    store_id: 1,
    cartItemId,
    returnTimestamps: true,
    ...(deliveryCountry ? { deliveryCountry } : {}),
  };
  return (await call(api.app, 'product-dispatch-date', request, { cookie })).data.estimates;
}

describe('the delivery of a basket', () => {
  it('is the standard one, without a carrier, until a method is chosen in the checkout', async () => {
    const cookie = await shopper();
    const basket = await read(cookie);
    const standard = basket.order.deliveryFee;
    expect(basket.selected_carrier).toBeNull();
    const express = await completeCheckout(api, cookie, 'express');
    const method = express.delivery.methods.find(({ code }) => code === 'express');
    expect(method?.price.amount).not.toBe(standard?.amount);

    const chosen = await read(cookie);
    expect(chosen.selected_carrier).toBe(method?.carrier);
    expect(chosen.order).toEqual(express.basket.order);
    expect(chosen.order.deliveryFee).toEqual(method?.price);
    expect(chosen.order.untilFreeDelivery).toBeNull();
    expect((await read(cookie, 'mini')).order.total).toEqual(express.basket.order.total);
  });

  it('has the estimates of the chosen method and address, also in the lookup of a line', async () => {
    const cookie = await shopper();
    const before = (await read(cookie)).items[0];
    const { basket } = await completeCheckout(api, cookie, 'express');
    const after = (await read(cookie)).items[0];
    expect(after?.estimatedDeliveryEnd).toBeLessThan(before?.estimatedDeliveryEnd ?? 0);
    expect(after).toEqual(basket.items[0]);
    expect(await estimatesOf(cookie, after?.cartItemId ?? 0, 'NO')).toEqual([
      expect.objectContaining({ start: after?.estimatedDeliveryStart, end: after?.estimatedDeliveryEnd }),
    ]);
  });

  it('is the standard one again if the basket cannot be sent by the chosen method any more', async () => {
    const cookie = await shopper();
    const { delivery } = await completeCheckout(api, cookie);
    const collect = delivery.methods.find(({ kind }) => kind === 'collect');
    const { version } = await checkoutOf(api, cookie);
    const fields = { store_id: 1, version, methodCode: collect?.code ?? '' };
    await call(api.app, 'checkout-method', fields, { cookie });
    expect((await read(cookie)).selected_carrier).toBe(collect?.carrier);

    const { productId } = await plainProduct(api, 'ski');
    await fillBasket(api, cookie, { productId });
    const { basket } = await checkoutOf(api, cookie);
    const oversize = await read(cookie);
    expect(oversize.selected_carrier).toBeNull();
    expect(oversize.order.deliveryFee).toEqual(basket.order.deliveryFee);
  });
});
