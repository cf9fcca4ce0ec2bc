import { and, asc, eq } from 'drizzle-orm';
import { serverEndpoints } from 'shared-contracts/api/server-endpoints';
import { invoices as documents, outbox } from '../../../db/schema/index.ts';
import { linesAfter } from '../../../testing/orders/lines-after.ts';
import {
  differencesOf,
  openChangeTest,
  orderMailKinds,
  pass,
  paymentOf,
  stocksOf,
  sweepOnce,
  type ChangeTest,
} from '../../../testing/orders/order-changes.ts';
import { operateOn, orderRow } from '../../../testing/orders/placed-orders.ts';
import { deliveredOrder, returnCode } from '../../../testing/orders/returns.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { call, send } from '../../../testing/test-api.ts';
import { documentContentSchema } from '../../invoices/document-content.ts';

let api: ChangeTest;
beforeAll(async () => {
  api = await openChangeTest();
  api.payments.parseWebhook = (body) => JSON.parse(body) as never;
});
beforeEach(() => {
  api.payments.operations = 'accept';
});
afterAll(() => api.close());

let events = 0;

/** Refunds at the provider, as a person does there, and sends the webhook. */
async function refundAtProvider(orderId: number, amount: number, copies = 1) {
  const { request, captured = 0, refunded = 0 } = paymentOf(api, orderId) ?? {};
  if (request === undefined) throw new Error('The order has no payment');
  const total = refunded + amount;
  const status = total === captured ? ('refunded' as const) : ('partially_refunded' as const);
  Object.assign(paymentOf(api, orderId) ?? {}, { refunded: total, status });
  return notify(orderId, copies);
}

/** Sends the webhook of what the provider says of the payment of an order. */
async function notify(orderId: number, copies = 1) {
  const update = await api.payments.confirm(paymentOf(api, orderId)?.request.reference ?? '');
  events += 1;
  const payload = { ...update, eventId: `provider-refund-${events}` };
  const post = () =>
    api.app.inject({
      method: 'POST',
      url: serverEndpoints['payment-webhook'].path,
      headers: { 'content-type': 'application/json' },
      payload,
    });
  const answers = await Promise.all(Array.from({ length: copies }, post));
  return answers.map((answer) => answer.json<{ result: string }>().result);
}

async function creditNotesOf(orderId: number) {
  const isNote = and(eq(documents.orderId, orderId), eq(documents.kind, 'credit_note'));
  const rows = await api.database.db.select().from(documents).where(isNote).orderBy(asc(documents.id));
  return rows.map(({ id, subject, content }) => ({ id, subject, ...documentContentSchema.parse(content) }));
}

const providerRefunds = async (number: string) =>
  (await operateOn(api, number, 'show', {})).events.filter(({ action }) => action === 'provider-refund');

describe('a refund that a person makes at the provider', () => {
  it('has a credit note and a mail, once, and leaves the goods as they are', async () => {
    const { orderId, number, email, cookie } = await deliveredOrder(api);
    const stocks = await stocksOf(api);
    expect((await refundAtProvider(orderId, 700, 3)).toSorted()).toEqual([
      'applied',
      'duplicate',
      'duplicate',
    ]);
    const [note, ...others] = await creditNotesOf(orderId);
    expect(others).toEqual([]);
    expect(note).toMatchObject({ subject: 'provider-refund-700', total: 700, adjustment: 700, lines: [] });
    expect(note?.corrects).toHaveLength(1);
    expect(await providerRefunds(number)).toMatchObject([
      { actor: 'provider', details: { amount: 700, total: 700 } },
    ]);
    const kinds = await orderMailKinds(api, email);
    expect(kinds.filter((kind) => kind === 'order-refunded')).toHaveLength(1);
    const mails = await api.database.db.select().from(outbox).where(eq(outbox.recipient, email));
    expect(mails.find(({ kind }) => kind === 'order-refunded')?.payload).toMatchObject({
      total: '£7.00',
      documentId: note?.id,
    });
    expect(await orderRow(api, orderId)).toMatchObject({ paymentState: 'partially_refunded' });
    expect((await orderRow(api, orderId)).items.map(({ qtyReturned }) => qtyReturned)).toEqual([0, 0]);
    expect(await stocksOf(api)).toEqual(stocks);
    const store = { store_id: 1 };
    const { invoices } = (await call(api.app, 'order-invoices', { ...store, order_id: orderId }, { cookie }))
      .data;
    expect(invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
    const pdf = await send(api.app, 'order-invoice', { ...store, id: note?.id ?? 0 }, { cookie });
    expect((await readPdf(pdf.rawPayload)).text).toContain('Total refund £7.00');
  });

  it('differs from refunds of the shop, before and after it', async () => {
    const { orderId, number } = await deliveredOrder(api);
    await operateOn(api, number, 'refund', { amount: 100 });
    // The provider reports the refund of the shop too.
    expect(await notify(orderId)).toEqual(['duplicate']);
    await refundAtProvider(orderId, 50);
    await operateOn(api, number, 'refund', { amount: 30 });
    await refundAtProvider(orderId, 20);
    const notes = await creditNotesOf(orderId);
    expect(notes.map(({ total }) => total)).toEqual([100, 50, 30, 20]);
    expect(notes.map(({ subject }) => subject.replace(/operation-\d+/, 'operation'))).toEqual([
      'operation',
      'provider-refund-50',
      'operation',
      'provider-refund-70',
    ]);
  });

  it('is no refund of the shop whose answer was lost', async () => {
    const { orderId, number } = await deliveredOrder(api);
    api.payments.operations = 'lost';
    await operateOn(api, number, 'refund', { amount: 400 });
    await notify(orderId);
    expect(await creditNotesOf(orderId)).toEqual([]);
    await refundAtProvider(orderId, 25);
    api.payments.operations = 'accept';
    pass(api, 120_000);
    await sweepOnce(api);
    const notes = await creditNotesOf(orderId);
    expect(notes.map(({ total }) => total).toSorted((a, b) => a - b)).toEqual([25, 400]);
    expect(await providerRefunds(number)).toHaveLength(1);
  });

  it('is recorded when the shop learns that its own refund was rejected', async () => {
    const { orderId, number } = await deliveredOrder(api);
    api.payments.operations = 'unreachable';
    await operateOn(api, number, 'refund', { amount: 500 });
    await refundAtProvider(orderId, 500);
    // It may be the refund of the shop.
    expect(await creditNotesOf(orderId)).toEqual([]);
    api.payments.operations = 'reject';
    pass(api, 120_000);
    await sweepOnce(api);
    expect(await creditNotesOf(orderId)).toMatchObject([{ subject: 'provider-refund-500', total: 500 }]);
  });

  it('comes at the same time as a refund of the shop, and each has its own credit note', async () => {
    const { orderId, number } = await deliveredOrder(api);
    const outcomes = await Promise.all([
      operateOn(api, number, 'refund', { amount: 60 }),
      refundAtProvider(orderId, 40),
      operateOn(api, number, 'refund', { amount: 30 }),
    ]);
    expect(outcomes).toHaveLength(3);
    await notify(orderId, 2);
    const notes = await creditNotesOf(orderId);
    expect(notes.map(({ total }) => total).toSorted((a, b) => a - b)).toEqual([30, 40, 60]);
  });

  it('is not refunded again by a return, whose credit note names the goods', async () => {
    const order = await deliveredOrder(api);
    const { captured = 0 } = paymentOf(api, order.orderId) ?? {};
    await refundAtProvider(order.orderId, captured - 1_000);
    await expect(operateOn(api, order.number, 'refund', { amount: 1_001 })).rejects.toThrow(
      'order_not_changeable',
    );
    const pieces = order.items.map(({ id, qtyOrdered: qty }) => ({ id, qty }));
    await operateOn(api, order.number, 'receive', { code: await returnCode(api, order, pieces) });
    expect(paymentOf(api, order.orderId)?.refunded).toBe(captured);
    const [, note] = await creditNotesOf(order.orderId);
    expect(note).toMatchObject({ total: 1_000 });
    expect(note?.lines).toHaveLength(order.items.length);
  });

  it('leaves nothing that reconcile reports, unless its event or its credit note is missing', async () => {
    expect(await differencesOf(api)).toEqual([]);
    const withoutNote = await linesAfter(api, `delete from invoices where subject = 'provider-refund-700'`);
    expect(withoutNote).toContain('its credit_note of provider-refund-700 is about nothing instead of 700');
    const withoutEvent = await linesAfter(api, `delete from order_events where action = 'provider-refund'`);
    expect(withoutEvent).toContainEqual(
      expect.stringMatching(/captured \d+ and refunded 700, and its order \d+ and 0$/),
    );
  });
});

describe('a refund at the provider of what was refunded as reward points', () => {
  it('has a credit note over what the invoices still charge, and is reported by reconcile', async () => {
    const order = await deliveredOrder(api);
    const { captured = 0 } = paymentOf(api, order.orderId) ?? {};
    const pieces = order.items.slice(0, 1).map(({ id }) => ({ id, qty: 1 }));
    await operateOn(api, order.number, 'receive', { code: await returnCode(api, order, pieces, 'credit') });
    const [credited] = await creditNotesOf(order.orderId);
    const left = captured - (credited?.total ?? 0);
    expect(left).toBeGreaterThan(0);
    await refundAtProvider(order.orderId, captured);
    const [, note, ...others] = await creditNotesOf(order.orderId);
    expect([note?.total, others]).toEqual([left, []]);
    const texts = (await differencesOf(api)).map(({ text }) => text);
    expect(texts).toContain(
      `its credit_note of provider-refund-${captured} is about ${left} instead of ${captured}`,
    );
  });
});
