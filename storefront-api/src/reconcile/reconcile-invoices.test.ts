import { linesAfter } from '../testing/orders/lines-after.ts';
import { openChangeTest, placedOrder, type ChangeTest } from '../testing/orders/order-changes.ts';
import { operateOn, orderRow } from '../testing/orders/placed-orders.ts';
import { returnCode } from '../testing/orders/returns.ts';

let api: ChangeTest;

/** An order in two parcels, of which an amount was refunded, a piece returned, and one credited. */
beforeAll(async () => {
  api = await openChangeTest();
  const order = await placedOrder(api, 700);
  const { number } = order;
  const [jacket, helmet] = (await orderRow(api, order.orderId)).items.map(({ id }) => ({ id, qty: 1 }));
  if (jacket === undefined || helmet === undefined) throw new Error('The order has other items');
  await operateOn(api, number, 'ship', { items: [helmet] });
  await operateOn(api, number, 'ship', {});
  await operateOn(api, number, 'deliver', {});
  await operateOn(api, number, 'refund', { amount: 333 });
  await operateOn(api, number, 'receive', { code: await returnCode(api, order, [jacket]) });
  await operateOn(api, number, 'receive', { code: await returnCode(api, order, [helmet], 'credit') });
  await operateOn(api, (await placedOrder(api)).number, 'cancel', {});
});
afterAll(() => api.close());

const ofFirst = `where kind = 'invoice' and number = 1`;
const set = (path: string, value: string, where = ofFirst) =>
  `update invoices set content = jsonb_set(content, '{${path}}', to_jsonb(${value})) ${where}`;

describe('reconcile of invoices', () => {
  it('finds no difference', async () => {
    expect(await linesAfter(api, 'select 1')).toEqual([]);
  });

  it.each<[string, string, RegExp]>([
    [
      'a gap in the numbers',
      `update invoices set number = 9, content = jsonb_set(content, '{number}', '"UK-I0000009"') where kind = 'invoice' and number = 2`,
      /^it has 2 documents of the kind invoice, from 1 to 9, and has counted 2/,
    ],
    [
      'a number that no document has',
      `update invoice_numbers set last = last + 1 where kind = 'credit_note'`,
      /^it has 3 documents of the kind credit_note, from 1 to 3, and has counted 4/,
    ],
    [
      'a parcel without an invoice',
      `delete from invoices ${ofFirst}`,
      /its invoice of shipment-\d+ is about nothing instead of \d+/,
    ],
    [
      'a refund without a credit note',
      `delete from invoices where kind = 'credit_note' and number = 1`,
      /its credit_note of operation-\d+ is about nothing instead of 333/,
    ],
    [
      'a credit without a credit note',
      `delete from invoices where subject like 'credit-%'`,
      /its credit_note of credit-\d+ is about nothing/,
    ],
    [
      'an invoice of nothing',
      `update invoices set subject = 'shipment-0' ${ofFirst}`,
      /its invoice of shipment-0 is about \d+ instead of nothing/,
    ],
    [
      'an invoice of another amount than its parcel',
      set('total', `(content->>'total')::int + 1`),
      /its documents are about \d+, and its payment about \d+/,
    ],
    [
      'another VAT rate than the order has',
      set('vat,0,basisPoints', '1900'),
      /the VAT of UK-I0000001 is \d+ of \d+ at 1900/,
    ],
    [
      'VAT that does not add up',
      set('vat,0,vat', `(content->'vat'->0->>'vat')::int - 1`),
      /the VAT of its documents is \d+ instead of \d+/,
    ],
    [
      'a line that costs less than its invoice says',
      set('lines,0,price', `(content->'lines'->0->>'price')::int - 100`),
      /UK-I0000001 says \d+, and its lines \d+/,
    ],
    [
      'another number on paper than in the list',
      set('number', `'UK-I0000007'::text`),
      /UK-I0000007 says \d+, and its lines \d+/,
    ],
  ])('reports %s', async (_what, statement, expected) => {
    expect(await linesAfter(api, statement)).toContainEqual(expect.stringMatching(expected));
  });
});
