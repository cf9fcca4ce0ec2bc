import { eq } from 'drizzle-orm';
import { invoices, storeOverrides } from '../../db/schema/index.ts';
import { createMember, newMemberPassword } from '../../testing/new-member.ts';
import {
  differencesOf,
  openChangeTest,
  placedOrder,
  sweepOnce,
  pass,
  type ChangeTest,
} from '../../testing/orders/order-changes.ts';
import { operateOn, orderRow } from '../../testing/orders/placed-orders.ts';
import { deliveredOrder, returnCode } from '../../testing/orders/returns.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { call, send } from '../../testing/test-api.ts';
import { orderData } from '../orders/personal-data.ts';
import { eraseAccount } from '../privacy/account-deletion.ts';
import { documentContentSchema } from './document-content.ts';
import { findDocuments } from './repository.ts';

let api: ChangeTest;
const store = { store_id: 1 };

beforeAll(async () => {
  api = await openChangeTest();
});
beforeEach(() => {
  api.payments.operations = 'accept';
});
afterAll(() => api.close());

/** Returns the documents of an order with what they say. */
async function documentsOf(orderId: number) {
  const rows = await findDocuments(api.database.db, orderId);
  return rows.map((row) => ({ ...row, content: documentContentSchema.parse(row.content) }));
}

const listOf = async (orderId: number, cookie: string) =>
  (await call(api.app, 'order-invoices', { ...store, order_id: orderId }, { cookie })).data.invoices;
const download = (id: number, cookie: string) => send(api.app, 'order-invoice', { ...store, id }, { cookie });

describe('an invoice', () => {
  it('is issued for each parcel, with the delivery in the first one, and all add up to what was charged', async () => {
    const { orderId, number } = await placedOrder(api, 701);
    const order = await orderRow(api, orderId);
    const helmets = order.items[1]?.id ?? 0;
    await operateOn(api, number, 'ship', { items: [{ id: helmets, qty: 1 }] });
    await operateOn(api, number, 'ship', {});
    const documents = await documentsOf(orderId);
    const contents = documents.map(({ content }) => content);
    expect(contents.map(({ lines }) => lines.map(({ qty }) => qty))).toEqual([[1], [1, 1]]);
    expect(contents.map(({ delivery }) => delivery?.price ?? null)).toEqual([order.delivery, null]);
    const sumOf = (amountOf: (content: (typeof contents)[number]) => number) =>
      contents.reduce((sum, content) => sum + amountOf(content), 0);
    expect(sumOf(({ total }) => total)).toBe(order.total);
    expect(sumOf(({ vat }) => vat[0]?.vat ?? 0)).toBe(order.vat);
    expect(sumOf(({ lines }) => lines.reduce((sum, { points }) => sum + points, 0))).toBe(701);
    expect(documents.map((each) => each.number)).toEqual([1, 2]);
  });

  it('says what it said when the configuration and the order have changed', async () => {
    const { orderId, number, cookie } = await placedOrder(api);
    await operateOn(api, number, 'ship', {});
    const [invoice] = await listOf(orderId, cookie);
    const before = await download(invoice?.id ?? 0, cookie);
    const value = {
      name: 'Other Ltd',
      registration: 'x',
      vatId: 'x',
      director: 'x',
      privacyEmail: 'x@x.example',
    };
    await api.database.db.insert(storeOverrides).values({ storeId: 1, key: 'company', value });
    const after = await download(invoice?.id ?? 0, cookie);
    await operateOn(api, (await placedOrder(api)).number, 'ship', {});
    await api.database.db.delete(storeOverrides);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
    const names = (await api.database.db.select().from(invoices).orderBy(invoices.id))
      .slice(-2)
      .map(({ content }) => documentContentSchema.parse(content).seller.name);
    expect(names).toEqual(['Offpiste Ltd', 'Other Ltd']);
  });

  it('is listed and downloaded by its member, and is not found by another one', async () => {
    const { orderId, number, cookie, email } = await placedOrder(api);
    expect(await listOf(orderId, cookie)).toEqual([]);
    await operateOn(api, number, 'ship', {});
    const [invoice] = await listOf(orderId, cookie);
    expect(invoice).toMatchObject({ kind: 'invoice', issuedAt: api.clock.now.toISOString() });
    const answer = await download(invoice?.id ?? 0, cookie);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="offpiste-${invoice?.number}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const { text } = await readPdf(answer.rawPayload);
    for (const part of ['Invoice', invoice?.number ?? '', number, 'Anna Berg']) expect(text).toContain(part);
    expect(text).not.toContain(email);

    const other = await createMember(api, 'curious-about-invoices@example.com');
    const rejected = await download(invoice?.id ?? 0, other.cookie);
    expect([rejected.statusCode, rejected.headers['location']]).toEqual([
      303,
      '/sales/order/history/?form_error=not_found',
    ]);
    const list = await send(api.app, 'order-invoices', { ...store, order_id: orderId }, other);
    expect(list.statusCode).toBe(404);
    expect((await send(api.app, 'order-invoices', { ...store, order_id: orderId }, {})).statusCode).toBe(401);
  });

  it('is issued for an order that points have paid', async () => {
    const { orderId, number } = await placedOrder(api, 1_000_000);
    const { total, points } = await orderRow(api, orderId);
    expect(total).toBe(0);
    await operateOn(api, number, 'ship', {});
    const [invoice] = await documentsOf(orderId);
    expect(invoice?.content).toMatchObject({ total: 0, vat: [{ net: 0, vat: 0, gross: 0 }] });
    expect(invoice?.content.lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
  });

  it('is not issued for an order that is canceled before anything was charged', async () => {
    const { orderId, number } = await placedOrder(api);
    await operateOn(api, number, 'cancel', {});
    expect(await documentsOf(orderId)).toEqual([]);
  });
});

describe('a credit note', () => {
  it('is issued when a refund was made, and refers to the invoice', async () => {
    const { orderId, number } = await placedOrder(api);
    await operateOn(api, number, 'ship', {});
    api.payments.operations = 'reject';
    await operateOn(api, number, 'refund', { amount: 250 });
    expect(await documentsOf(orderId)).toHaveLength(1);
    api.payments.operations = 'unreachable';
    await operateOn(api, number, 'refund', { amount: 300 });
    expect(await documentsOf(orderId)).toHaveLength(1);
    api.payments.operations = 'accept';
    pass(api, 120_000);
    await sweepOnce(api);
    const [invoice, note, ...others] = await documentsOf(orderId);
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      kind: 'credit_note',
      content: { total: 300, adjustment: 300, lines: [], corrects: [invoice?.content.number] },
    });
  });

  it('names the goods of a return, also if a part was refunded before', async () => {
    const order = await deliveredOrder(api, 301);
    const [jacket, helmets] = order.items;
    await operateOn(api, order.number, 'refund', { amount: 1_000 });
    const pieces = [{ id: helmets?.id ?? 0, qty: 1 }];
    await operateOn(api, order.number, 'receive', { code: await returnCode(api, order, pieces) });
    const rest = [
      { id: jacket?.id ?? 0, qty: 1 },
      { id: helmets?.id ?? 0, qty: 1 },
    ];
    await operateOn(api, order.number, 'receive', { code: await returnCode(api, order, rest) });
    const [, goodwill, first, second] = await documentsOf(order.orderId);
    expect(goodwill?.content).toMatchObject({ adjustment: 1_000 });
    expect(first?.content).toMatchObject({ lines: [{ itemId: helmets?.id, qty: 1 }], adjustment: 0 });
    expect(second?.content.lines.map(({ itemId, qty }) => ({ id: itemId, qty }))).toEqual(rest);
    const { total, delivery, deliveryDiscount } = await orderRow(api, order.orderId);
    const kept = delivery - deliveryDiscount;
    expect(second?.content.adjustment).toBe(kept - 1_000);
    const refunded = [goodwill, first, second].reduce((sum, note) => sum + (note?.content.total ?? 0), 0);
    expect(refunded).toBe(total);
  });

  it('is issued for a return that is credited as points', async () => {
    const order = await deliveredOrder(api);
    const pieces = [{ id: order.items[0]?.id ?? 0, qty: 1 }];
    const code = await returnCode(api, order, pieces, 'credit');
    await operateOn(api, order.number, 'receive', { code });
    const [, note] = await documentsOf(order.orderId);
    expect(note?.content).toMatchObject({ paymentMethod: 'Reward points', total: order.items[0]?.subtotal });
    const { text } = await readPdf((await download(note?.id ?? 0, order.cookie)).rawPayload);
    expect(text).toContain('Credit note');
  });
});

describe('documents and the data of a member', () => {
  it('are exported, and kept without the account when it is deleted', async () => {
    const { orderId, number, cookie, customerId } = await placedOrder(api);
    await operateOn(api, number, 'ship', {});
    const before = await documentsOf(orderId);
    const exported = await orderData.exportOf(api.database.db, customerId);
    expect(exported).toMatchObject([
      {
        invoices: [
          {
            kind: 'invoice',
            content: {
              number: before[0]?.content.number,
              buyer: ['Anna Berg', '14 Corn Mill Lane', 'Leeds', 'LS1 4AB', 'United Kingdom'],
            },
          },
        ],
      },
    ]);
    const request = { ...store, current_password: newMemberPassword };
    await send(api.app, 'account-deletion-request', request, { cookie });
    const deletion = new Date(api.clock.now.getTime() + 60 * 24 * 60 * 60_000);
    await eraseAccount(api.database.db, customerId, deletion);
    expect(await documentsOf(orderId)).toEqual(before);
    const rows = await api.database.db.select().from(invoices).where(eq(invoices.orderId, orderId));
    expect(JSON.stringify(rows)).not.toMatch(/@example\.com|\+4411/);
  });
});

it('Invoices and credit notes leave nothing that reconcile reports', async () => {
  expect(await api.database.db.$count(invoices)).toBeGreaterThan(5);
  expect(await differencesOf(api)).toEqual([]);
});
