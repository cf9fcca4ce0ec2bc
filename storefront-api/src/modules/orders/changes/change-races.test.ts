import { testAddress } from '../../../testing/orders/checkouts.ts';
import {
  differencesOf,
  openChangeTest,
  orderMailKinds,
  paymentOf,
  pass,
  placedOrder,
  sweepOnce,
  type ChangeTest,
} from '../../../testing/orders/order-changes.ts';
import { operateOn, orderRow } from '../../../testing/orders/placed-orders.ts';
import { send } from '../../../testing/test-api.ts';

/** On PostgreSQL these calls run at the same time; the embedded database executes one after the other. */
let api: ChangeTest;
const store = { store_id: 1 };

beforeAll(async () => {
  api = await openChangeTest();
});
afterAll(() => api.close());
afterEach(async () => {
  api.payments.operations = 'accept';
  await sweepOnce(api);
});

/** Resolves with the result, or with the code of the rejection. */
const outcome = (change: Promise<{ result: string }>) =>
  change.then(
    ({ result }) => result,
    (error: unknown) => (error as Error).message,
  );
const change = async (
  name: 'self-cancel-order' | 'self-edit-address-order',
  fields: object,
  cookie: string,
): Promise<string> => {
  const response = await send(api.app, name, { ...store, ...fields }, { cookie });
  return response.statusCode === 200 ? 'done' : response.json<{ code: string }>().code;
};

it.each([1, 2, 3])('a cancellation and a parcel at the same time do not mix, %d', async () => {
  const { orderId, number, cookie } = await placedOrder(api);
  const outcomes = await Promise.all([
    change('self-cancel-order', { order_id: orderId }, cookie),
    outcome(operateOn(api, number, 'ship', {})),
  ]);
  const { state, paymentState } = await orderRow(api, orderId);
  const canceled = { outcomes: ['done', 'order_not_changeable'], state: 'canceled', paymentState: 'voided' };
  const sent = { outcomes: ['order_not_changeable', 'done'], state: 'placed', paymentState: 'captured' };
  expect([canceled, sent]).toContainEqual({ outcomes, state, paymentState });
  expect(await differencesOf(api)).toEqual([]);
});

it('a new address and a parcel at the same time do not mix', async () => {
  const { orderId, number, cookie, email } = await placedOrder(api);
  const address = { ...testAddress, street1: '3 Quarry Row' };
  const [edited, shipped] = await Promise.all([
    change('self-edit-address-order', { order_id: orderId, address }, cookie),
    outcome(operateOn(api, number, 'ship', {})),
  ]);
  const { texts } = await orderRow(api, orderId);
  expect(shipped).toBe('done');
  expect(texts.shippingAddress.street1).toBe(edited === 'done' ? '3 Quarry Row' : testAddress.street1);
  expect((await orderMailKinds(api, email)).includes('order-address-changed')).toBe(edited === 'done');
});

it('two cancellations at the same time cancel once', async () => {
  const { orderId, cookie, email } = await placedOrder(api, 300);
  const cancel = () => change('self-cancel-order', { order_id: orderId }, cookie);
  const outcomes = await Promise.all([cancel(), cancel(), cancel()]);
  expect(outcomes.toSorted()).toEqual(['done', 'order_not_changeable', 'order_not_changeable']);
  expect((await orderMailKinds(api, email)).filter((kind) => kind === 'order-canceled')).toHaveLength(1);
  expect(await differencesOf(api)).toEqual([]);
});

it('refunds at the same time refund no more than was charged, and each reference once', async () => {
  const { orderId, number } = await placedOrder(api);
  await operateOn(api, number, 'ship', {});
  const { total } = await orderRow(api, orderId);
  const half = Math.floor(total / 2) + 1;
  const refund = (reference: string) =>
    outcome(operateOn(api, number, 'refund', { amount: half }, reference));
  const outcomes = await Promise.all([
    refund('refund-first'),
    refund('refund-first'),
    refund('refund-second'),
    refund('refund-third'),
  ]);
  expect(outcomes.filter((each) => each === 'done')).toHaveLength(1);
  expect(paymentOf(api, orderId)?.refunded).toBe(half);
  expect(await differencesOf(api)).toEqual([]);
});

it('two sweepers and the call itself refund once', async () => {
  const { orderId, number, email } = await placedOrder(api);
  await operateOn(api, number, 'ship', {});
  api.payments.operations = 'unreachable';
  await operateOn(api, number, 'refund', { amount: 100 });
  api.payments.operations = 'accept';
  pass(api, 120_000);
  await Promise.all([sweepOnce(api), sweepOnce(api), sweepOnce(api)]);
  expect(paymentOf(api, orderId)?.refunded).toBe(100);
  expect((await orderMailKinds(api, email)).filter((kind) => kind === 'order-refunded')).toHaveLength(1);
  expect(await differencesOf(api)).toEqual([]);
});
