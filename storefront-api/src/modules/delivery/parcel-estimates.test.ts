import { eq } from 'drizzle-orm';
import type { Checkout } from 'shared-contracts/api/checkout';
import { products, variants } from '../../db/schema/index.ts';
import { createMember } from '../../testing/new-member.ts';
import {
  checkoutOf,
  completeCheckout,
  fillBasket,
  placing,
  plainProduct,
  statusOf,
} from '../../testing/orders/checkouts.ts';
import { createFakePayments } from '../../testing/orders/fake-payments.ts';
import { buildTestApi, call, type TestApi } from '../../testing/test-api.ts';

const voucher = 3955;
const day = (november: number) => Date.UTC(2026, 10, november) / 1000;

let api: TestApi;
let members = 0;

beforeAll(async () => {
  api = await buildTestApi({ paymentProvider: createFakePayments() });
  // A Monday before the hour until which orders leave on the same day.
  api.clock.now = new Date('2026-11-02T09:00:00Z');
  await api.database.db.update(variants).set({ stock: 100 });
});
afterAll(() => api.close());

/** A member with a jacket of one day, goggles of three days and a backpack of eight days until dispatch. */
async function shopper({ isBackpackDropship }: { isBackpackDropship: boolean }) {
  members += 1;
  const { cookie } = await createMember(api, `parcels-${members}@example.com`);
  const goods = [
    { artKind: 'jacket', change: { dispatchDays: 1, isDropship: false } },
    { artKind: 'goggles', change: { dispatchDays: 3, isDropship: false } },
    { artKind: 'backpack', change: { dispatchDays: 8, isDropship: isBackpackDropship } },
  ];
  for (const { artKind, change } of goods) {
    // oxlint-disable-next-line no-await-in-loop -- in this order in the basket
    const { productId } = await plainProduct(api, artKind);
    // oxlint-disable-next-line no-await-in-loop
    await api.database.db.update(products).set(change).where(eq(products.id, productId));
    // oxlint-disable-next-line no-await-in-loop
    await fillBasket(api, cookie, { productId });
  }
  return cookie;
}

const linesOf = ({ basket }: Pick<Checkout, 'basket'>) =>
  basket.items.map(({ estimatedDeliveryStart, estimatedDeliveryEnd }) => [
    estimatedDeliveryStart,
    estimatedDeliveryEnd,
  ]);

async function lookedUp(cookie: string, { basket }: Pick<Checkout, 'basket'>) {
  const answers = await Promise.all(
    basket.items.map(({ cartItemId }) =>
      call(api.app, 'product-dispatch-date', { store_id: 1, cartItemId, returnTimestamps: true }, { cookie }),
    ),
  );
  return answers.map(({ data }) => [data.estimates[0]?.start, data.estimates[0]?.end]);
}

describe('estimates of a basket', () => {
  it('are the same for all lines of one parcel, the method, and the order that is placed', async () => {
    const cookie = await shopper({ isBackpackDropship: false });
    const checkout = await completeCheckout(api, cookie);
    // Eight working days from Monday 2: dispatched on Wednesday 11.
    const expected = [day(12), day(13)];
    expect(linesOf(checkout)).toEqual([expected, expected, expected]);
    expect(await lookedUp(cookie, checkout)).toEqual([expected, expected, expected]);
    expect(checkout.delivery.methods[0]).toMatchObject({ etaFrom: expected[0], etaTo: expected[1] });
    const { data } = await call(api.app, 'place-order', placing(checkout), { cookie });
    expect(await statusOf(api, cookie, data.orderId)).toMatchObject({
      etaFrom: expected[0],
      etaTo: expected[1],
    });
    const details = await call(api.app, 'order-details-new', { store_id: 1, id: data.orderId }, { cookie });
    const own = { start: expected[0], end: expected[1] };
    expect(details.data.items.map(({ estimatedDelivery }) => estimatedDelivery)).toEqual([own, own, own]);
  });

  it('are those of each parcel, and together those of the method', async () => {
    const cookie = await shopper({ isBackpackDropship: true });
    const checkout = await completeCheckout(api, cookie);
    const [warehouse, supplier] = [
      [day(5), day(6)],
      [day(12), day(13)],
    ];
    expect(checkout.basket.groups.map(({ dispatchDays }) => dispatchDays)).toEqual([3, 8]);
    expect(linesOf(checkout)).toEqual([warehouse, warehouse, supplier]);
    expect(await lookedUp(cookie, checkout)).toEqual([warehouse, warehouse, supplier]);
    expect(checkout.delivery.methods[0]).toMatchObject({ etaFrom: day(5), etaTo: day(13) });
  });

  it('have none for what is sent by e-mail, which does not delay a parcel either', async () => {
    await api.database.db
      .update(products)
      .set({ dispatchDays: 20, isDropship: false })
      .where(eq(products.id, voucher));
    const cookie = await shopper({ isBackpackDropship: false });
    await call(api.app, 'basket-add', { store_id: 1, productID: voucher, quantity: 1 }, { cookie });
    const checkout = await checkoutOf(api, cookie);
    const sent = linesOf(checkout).filter(([start]) => start !== null);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(([start]) => start))).toEqual(new Set([day(12)]));
    expect((await lookedUp(cookie, checkout)).filter(([start]) => start === undefined)).toHaveLength(1);
  });
});
