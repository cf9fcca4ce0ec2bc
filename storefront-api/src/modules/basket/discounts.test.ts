import type { Basket } from 'shared-contracts/api/basket';
import { demoPassword } from 'demo-shop/data/members';
import { asc, eq, inArray } from 'drizzle-orm';
import {
  brands,
  categoryProducts,
  categories,
  products,
  promotions,
  saleProducts,
  sales,
  variants,
} from '../../db/schema/index.ts';
import { basketOf, chooseOptions, productOf } from '../../testing/baskets.ts';
import { createMember, type NewMember } from '../../testing/new-member.ts';
import { buildTestApi, call, callFailing, cookieOf, signIn, type TestApi } from '../../testing/test-api.ts';
import { grantPoints } from '../points/points.ts';
import { recordPromotionUses } from '../promotions/promotion-uses.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  await api.database.db.update(variants).set({ stock: 20 });
});
afterAll(() => api.close());

let memberCount = 0;
function newMember(): Promise<NewMember> {
  memberCount += 1;
  return createMember(api, `discounts-${memberCount}@example.com`);
}

async function add(cookie: string | undefined, productId = 1, quantity = 1, storeId = 1) {
  const product = await productOf(api, productId, cookie);
  const fields = {
    store_id: storeId,
    productID: productId,
    quantity,
    options: chooseOptions(product.options),
  };
  return call(api.app, 'basket-add', fields, { cookie });
}

type Kind = 'promo' | 'points';

async function apply(cookie: string, info: string, type: Kind = 'promo'): Promise<Basket> {
  const { version } = await basketOf(api, cookie);
  return (await call(api.app, 'basket-apply-discount', { store_id: 1, version, type, info }, { cookie }))
    .data;
}

async function remove(cookie: string, info: string, type: Kind = 'promo'): Promise<Basket> {
  const { version } = await basketOf(api, cookie);
  return (await call(api.app, 'basket-remove-discount', { store_id: 1, version, type, info }, { cookie }))
    .data;
}

async function failApply(cookie: string | undefined, fields: object): Promise<[number, string]> {
  const request = { store_id: 1, version: 1, type: 'promo', info: 'WELCOME10', ...fields };
  const { status, body } = await callFailing(api.app, 'basket-apply-discount', request, { cookie });
  return [status, body.code];
}

const codesOf = ({ order }: Basket) =>
  order.discounts.promoCodes.map(({ code, isActive, reason }) => [code, isActive, reason]);

async function firstOf(where: ReturnType<typeof eq>): Promise<number> {
  const [row] = await api.database.db
    .select({ id: products.id })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categoryProducts, eq(categoryProducts.productId, products.id))
    .innerJoin(categories, eq(categories.id, categoryProducts.categoryId))
    .where(where)
    .orderBy(asc(products.id))
    .limit(1);
  if (row === undefined) throw new Error('No such product');
  return row.id;
}

describe('basket-apply-discount', () => {
  it('reduces the basket by the percentage of a code, entered in any case', async () => {
    const { cookie } = await newMember();
    await add(cookie, 1);
    const basket = await apply(cookie, ' welcome10 ');
    expect(basket.order).toMatchObject({
      subtotal: { amount: 44_900 },
      total: { amount: 41_610 },
      vat: { amount: 6_935 },
      totalExVat: { amount: 34_675 },
      discounts: {
        amount: { amount: 4_490 },
        promoCodes: [{ code: 'WELCOME10', isActive: true, label: '10% off your first order', reason: null }],
      },
    });
    expect(basket.items[0]?.discountAmount).toEqual({ amount: 4_490, currency: 'GBP' });
    expect(basket).toEqual({ ...(await basketOf(api, cookie)), view: 'default_shipping' });
  });

  it('keeps a code that does not apply, with what is missing, and uses it as soon as it does', async () => {
    const { cookie } = await newMember();
    const backpack = await firstOf(eq(products.sku, 'SIG-RELAY-22'));
    await add(cookie, backpack);
    const basket = await apply(cookie, 'POWDER20');
    const { promoCodes } = basket.order.discounts;
    expect(promoCodes).toEqual([
      {
        code: 'POWDER20',
        isActive: false,
        label: '£20 off orders of £200 or more',
        reason: expect.stringMatching(/^Add items worth £\d+(\.\d\d)? more to use this code\.$/) as string,
      },
    ]);
    expect(basket.order.discounts.amount?.amount).toBe(0);
    const { data } = await add(cookie, 1);
    expect(data.basket.order.discounts).toMatchObject({
      amount: { amount: 2_000 },
      promoCodes: [{ isActive: true, reason: null }],
    });
  });

  it('uses the better of two codes, and the other one when it is removed', async () => {
    const { cookie } = await newMember();
    await add(cookie, 1);
    await apply(cookie, 'POWDER20');
    const both = await apply(cookie, 'WELCOME10');
    expect(codesOf(both)).toEqual([
      ['POWDER20', false, 'Another discount saves you more, so we applied that one.'],
      ['WELCOME10', true, null],
    ]);
    expect(codesOf(await remove(cookie, 'welcome10'))).toEqual([['POWDER20', true, null]]);
  });

  it('pays the delivery with a code', async () => {
    const { cookie } = await newMember();
    await add(cookie, await firstOf(eq(products.sku, 'VEL-APPROCHE-LINER')));
    const before = await basketOf(api, cookie);
    expect(before.order).toMatchObject({
      deliveryFee: { amount: 495 },
      untilFreeDelivery: { amount: 7_500 - (before.order.subtotal?.amount ?? 0) },
    });
    expect((await apply(cookie, 'FREESHIP')).order).toMatchObject({
      deliveryFee: { amount: 0 },
      hasDeliveryFee: false,
      untilFreeDelivery: null,
      total: before.order.subtotal,
    });
  });

  it('rejects an unknown code, one of another kind of store, and one without an amount in the currency', async () => {
    const { cookie } = await newMember();
    await add(cookie, 1);
    const { version } = await basketOf(api, cookie);
    const name = Object.fromEntries(['en_GB', 'da_DK'].map((locale) => [locale, 'Test'])) as never;
    await api.database.db.insert(promotions).values([
      {
        code: 'PROONLY',
        name,
        rules: { effect: { kind: 'percentage', percent: 5 } },
        storeKinds: ['pro'],
      },
      { code: 'EUROS', name, rules: { effect: { kind: 'amount', amounts: { EUR: 500 } } } },
      { code: 'DISABLED', name, rules: { effect: { kind: 'percentage', percent: 5 } }, isEnabled: false },
    ]);
    for (const info of ['NOSUCHCODE', 'PROONLY', 'EUROS', 'DISABLED', "' or 1=1"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([info, await failApply(cookie, { version, info })]).toEqual([info, [422, 'unknown_code']]);
    }
    expect((await basketOf(api, cookie)).version).toBe(version);
  });

  it('answers an outdated version with the fresh basket, and changes nothing', async () => {
    const { cookie } = await newMember();
    await add(cookie, 1);
    const request = { store_id: 1, version: 0, type: 'promo', info: 'WELCOME10' };
    const { status, body } = await callFailing(api.app, 'basket-apply-discount', request, { cookie });
    expect([status, body.code]).toEqual([409, 'basket_changed']);
    expect(body.basket?.order.discounts.promoCodes).toEqual([]);
    expect(codesOf(await basketOf(api, cookie))).toEqual([]);
  });

  it('rejects a guest of a store with hidden prices, and points of any guest', async () => {
    expect(await failApply(undefined, {})).toEqual([401, 'authentication_required']);
    const { response } = await add(undefined, 1, 1, 19);
    const cookie = cookieOf(response);
    const points = { store_id: 19, type: 'points', info: '100' };
    expect(await failApply(cookie, points)).toEqual([401, 'authentication_required']);
    expect(await failApply(undefined, { store_id: 19 })).toEqual([404, 'not_found']);
  });

  it('asks a guest of an open store to sign in for a code of members', async () => {
    const cookie = cookieOf((await add(undefined, 1, 1, 19)).response);
    const request = { store_id: 19, version: 1, type: 'promo', info: 'WELCOME10' } as const;
    const { data } = await call(api.app, 'basket-apply-discount', request, { cookie });
    expect(codesOf(data)).toEqual([['WELCOME10', false, 'Sign in to use this code.']]);
  });

  it.each(['0', '-5', '1.5', '1e3', 'all', '99999999999'])('rejects %s points', async (info) => {
    const { cookie } = await newMember();
    await add(cookie, 1);
    const { version } = await basketOf(api, cookie);
    expect(await failApply(cookie, { version, type: 'points', info })).toEqual([400, 'invalid_request']);
  });

  it('spends points of the member, at most what there is, and never on delivery', async () => {
    const { cookie, id } = await newMember();
    const { now } = api.clock;
    await grantPoints(api.database.db, { customerId: id, points: 1_200, kind: 'credit', now });
    await add(cookie, await firstOf(eq(products.sku, 'VEL-APPROCHE-LINER')));
    const before = await basketOf(api, cookie);
    expect(before.user.loyaltyPoints).toBe(1_200);
    const subtotal = before.order.subtotal?.amount ?? 0;
    expect((await apply(cookie, '99999', 'points')).order).toMatchObject({
      discounts: { rewardPoints: 1_200 },
      total: { amount: subtotal - 1_200 + 495 },
    });
    await grantPoints(api.database.db, { customerId: id, points: 90_000, kind: 'credit', now });
    expect((await apply(cookie, '90000', 'points')).order).toMatchObject({
      discounts: { rewardPoints: subtotal },
      total: { amount: 495 },
    });
    expect((await remove(cookie, '90000', 'points')).order.discounts.rewardPoints).toBeNull();
  });
});

describe('basket-remove-discount', () => {
  it('does not find a code that the basket does not have', async () => {
    const { cookie } = await newMember();
    await add(cookie, 1);
    const { version } = await basketOf(api, cookie);
    const request = { store_id: 1, version, type: 'promo', info: 'WELCOME10' };
    const { status } = await callFailing(api.app, 'basket-remove-discount', request, { cookie });
    expect(status).toBe(404);
  });
});

describe('basket-data', () => {
  it('applies automatic promotions and names them', async () => {
    const { cookie } = await newMember();
    const { data } = await add(cookie, await firstOf(eq(brands.slug, 'isbryne')));
    const { order } = data.basket;
    expect(order.discounts).toMatchObject({ automatic: ['15% off Isbryne'], promoCodes: [] });
    expect(order.discounts.amount?.amount).toBe(Math.round((order.subtotal?.amount ?? 0) * 0.15));
  });

  it('gives the third pair of socks', async () => {
    const { cookie } = await newMember();
    const { data } = await add(cookie, await firstOf(eq(categories.urlPath, 'clothing/socks')), 3);
    expect(data.basket.order.discounts.amount).toEqual(data.added.unitPrice);
  });

  it('forgets a code that was used as often as it may be', async () => {
    const { cookie, id } = await newMember();
    const { database, clock } = api;
    await add(cookie, 1);
    await apply(cookie, 'WELCOME10');
    const use = { orderId: 900, customerId: id, promotionIds: [1], now: clock.now };
    expect(await recordPromotionUses(database.db, use)).toBe('recorded');
    expect(await recordPromotionUses(database.db, use)).toBe('recorded');
    expect(await recordPromotionUses(database.db, { ...use, orderId: 901 })).toBe('used_up');
    const [code] = codesOf(await basketOf(api, cookie));
    expect(code?.[1]).toBe(false);
  });

  it('delivers to an insider for nothing', async () => {
    const cookie = await signIn(api.app, 'elena@example.com');
    const { data } = await add(cookie, await firstOf(eq(products.sku, 'VEL-APPROCHE-LINER')));
    expect(data.basket.order).toMatchObject({ hasDeliveryFee: false, untilFreeDelivery: null });
  });

  it('has no delivery fee and no discount for a gift voucher, and no points for a donation', async () => {
    const { cookie, id } = await newMember();
    const { now } = api.clock;
    await grantPoints(api.database.db, { customerId: id, points: 90_000, kind: 'credit', now });
    await add(cookie, 3956);
    await add(cookie, 16_550);
    await apply(cookie, 'WELCOME10');
    const { items, order } = await apply(cookie, '90000', 'points');
    const [voucher, donation] = items;
    expect(order).toMatchObject({ hasDeliveryFee: false });
    expect(voucher?.discountAmount?.amount).toBe(0);
    expect(order.total?.amount).toBe(
      (donation?.subtotal?.amount ?? 0) - (donation?.discountAmount?.amount ?? 0),
    );
  });

  it('has one parcel from the warehouse and one from each supplier, and sorts its items by them', async () => {
    const { cookie } = await newMember();
    const { db } = api.database;
    await db.update(products).set({ isDropship: true, dispatchDays: 6 }).where(eq(products.id, 2));
    const first = (await add(cookie, 1)).data.added;
    const sent = (await add(cookie, 2)).data.added;
    const last = (await add(cookie, 16_550)).data.added;
    const read = { store_id: 1, variant: 'default_shipping' } as const;
    const { data } = await call(api.app, 'basket-data', read, { cookie });
    expect(data.groups).toEqual([
      {
        id: 'warehouse',
        label: 'Sent from our warehouse',
        cartItemIds: [first.cartItemId, last.cartItemId],
        dispatchDays: expect.any(Number) as number,
      },
      {
        id: expect.stringMatching(/^supplier-\d+$/) as string,
        label: `Sent directly by ${sent.brand_name}`,
        cartItemIds: [sent.cartItemId],
        dispatchDays: 6,
      },
    ]);
    expect(data.items.map(({ cartItemId }) => cartItemId)).toEqual([
      first.cartItemId,
      last.cartItemId,
      sent.cartItemId,
    ]);
    expect((await basketOf(api, cookie)).groups).toEqual([]);
  });

  it('groups the answer to a change by parcels if the change asks for it', async () => {
    const { cookie } = await newMember();
    const { db } = api.database;
    await db.update(products).set({ isDropship: true }).where(eq(products.id, 2));
    const ids = [];
    for (const id of [1, 2, 16_550]) {
      // oxlint-disable-next-line no-await-in-loop -- lines are in the order of their addition
      ids.push((await add(cookie, id)).data.added.cartItemId);
    }
    const [own = 0, sent = 0, gift = 0] = ids;
    const change = async (name: 'update' | 'apply' | 'remove', groupItems?: true) => {
      const { version } = await basketOf(api, cookie);
      const base = { store_id: 1, version, ...(groupItems ? { groupItems } : {}) };
      const code = { ...base, type: 'promo', info: 'WELCOME10' } as const;
      const answers = {
        update: () => call(api.app, 'basket-update', { ...base, cartItemId: own, qty: 1 }, { cookie }),
        apply: () => call(api.app, 'basket-apply-discount', code, { cookie }),
        remove: () => call(api.app, 'basket-remove-discount', code, { cookie }),
      };
      const { items, groups } = (await answers[name]()).data;
      return { items: items.map(({ cartItemId }) => cartItemId), groups: groups.length };
    };
    const grouped = { items: [own, gift, sent], groups: 2 };
    expect(await change('update', true)).toEqual(grouped);
    expect(await change('apply', true)).toEqual(grouped);
    expect(await change('remove', true)).toEqual(grouped);
    const plain = { items: [own, sent, gift], groups: 0 };
    expect(await change('update')).toEqual(plain);
    expect(await change('apply')).toEqual(plain);
    expect(await change('remove')).toEqual(plain);
  });

  it('limits the pieces of a sale per customer, also those that were added before', async () => {
    const { cookie } = await newMember();
    const { db } = api.database;
    await add(cookie, 1, 3);
    const ofProduct = db
      .select({ id: saleProducts.saleId })
      .from(saleProducts)
      .where(eq(saleProducts.productId, 1));
    const running = await db
      .update(sales)
      .set({ maxPerCustomer: 2 })
      .where(inArray(sales.id, ofProduct))
      .returning();
    expect(running.length).toBeGreaterThan(0);
    const { items, order, version } = await basketOf(api, cookie);
    expect(order.errorMessages).toEqual([expect.stringMatching(/^You can buy at most 2 of /)]);
    expect(items[0]?.maxQty).toBe(2);
    const change = { store_id: 1, cartItemId: items[0]?.cartItemId ?? 0, version };
    const more = await callFailing(api.app, 'basket-update', { ...change, qty: 4 }, { cookie });
    expect(more.body.code).toBe('out_of_stock');
    const { data } = await call(api.app, 'basket-update', { ...change, qty: 2 }, { cookie });
    expect(data.order.errorMessages).toEqual([]);
    await db.update(sales).set({ maxPerCustomer: null });
  });
});

describe('mergeGuestBasket', () => {
  it('keeps the codes of a guest', async () => {
    const guest = cookieOf((await add(undefined, 1, 1, 19)).response);
    const code = { store_id: 19, version: 1, type: 'promo', info: 'WELCOME10' } as const;
    await call(api.app, 'basket-apply-discount', code, { cookie: guest });
    const member = { email: 'gustav@example.com', password: demoPassword, store_id: 19 };
    const { response } = await call(api.app, 'login', member, { cookie: guest });
    expect(codesOf(await basketOf(api, cookieOf(response), 19))).toEqual([['WELCOME10', true, null]]);
  });
});
