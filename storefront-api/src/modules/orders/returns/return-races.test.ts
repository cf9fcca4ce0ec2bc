import {
  differencesOf,
  openChangeTest,
  orderMailKinds,
  paymentOf,
  placedOrder,
  sweepOnce,
  type ChangeTest,
} from '../../../testing/orders/order-changes.ts';
import { operateOn, orderRow } from '../../../testing/orders/placed-orders.ts';
import {
  deliveredOrder,
  requestReturn,
  returnCode,
  returnsOf,
  sendWithdrawal,
} from '../../../testing/orders/returns.ts';
import { send } from '../../../testing/test-api.ts';
import { pointBalance } from '../../points/points.ts';

/** On PostgreSQL these calls run at the same time; the embedded database executes one after the other. */
let api: ChangeTest;

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
const piecesOf = (items: readonly { id: number; qtyOrdered: number }[]) =>
  items.map(({ id, qtyOrdered: qty }) => ({ id, qty }));
const reason = { reason: 'too_small' } as const;
type Order = Awaited<ReturnType<typeof deliveredOrder>>;
const paidFor = ({ items }: Order) =>
  items.reduce((sum, item) => sum + item.subtotal - item.discount - item.points, 0);

it('returns of the same pieces at the same time return them once', async () => {
  const order = await deliveredOrder(api);
  const items = piecesOf(order.items).map((each) => ({ ...each, ...reason }));
  const answers = await Promise.all([1, 2, 3, 4].map(() => requestReturn(api, order, { items })));
  const accepted = answers.filter(({ statusCode }) => statusCode === 200);
  const rejected = answers.filter(({ statusCode }) => statusCode === 409);
  expect([accepted.length, rejected.length]).toEqual([1, 3]);
});

it('calls with the same key at the same time request one return, and mail it once', async () => {
  const order = await deliveredOrder(api);
  const items = [{ id: order.items[1]?.id ?? 0, qty: 1, ...reason }];
  const idempotencyKey = 'same-key-at-the-same-time';
  const request = () => requestReturn(api, order, { idempotencyKey, items });
  const answers = await Promise.all([request(), request(), request()]);
  const [first] = answers;
  expect(answers.map((each) => each.json<object>())).toEqual(answers.map(() => first?.json<object>()));
  expect((await returnsOf(api, order)).returns).toHaveLength(1);
  const kinds = await orderMailKinds(api, order.email);
  expect(kinds.filter((kind) => kind === 'order-return-requested')).toHaveLength(1);
});

it.each(['original', 'credit'] as const)(
  'a return that is received twice at the same time is refunded once: %s',
  async (refund) => {
    const order = await deliveredOrder(api);
    const code = await returnCode(api, order, piecesOf(order.items), refund);
    const receive = () => outcome(operateOn(api, order.number, 'receive', { code }));
    const outcomes = await Promise.all([receive(), receive(), receive()]);
    expect(outcomes.toSorted()).toEqual(['done', 'order_not_changeable', 'order_not_changeable']);
    const { available } = await pointBalance(api.database.db, order.customerId, api.clock.now);
    expect((paymentOf(api, order.orderId)?.refunded ?? 0) + available).toBe(paidFor(order));
  },
);

it.each<['original' | 'credit', number]>([
  ['original', 1],
  ['original', 2],
  ['credit', 1],
  ['credit', 2],
])('a return and a refund at the same time refund no more than was charged: %s, %d', async (refund) => {
  const order = await deliveredOrder(api);
  const code = await returnCode(api, order, piecesOf(order.items), refund);
  const [received] = await Promise.all([
    outcome(operateOn(api, order.number, 'receive', { code })),
    outcome(operateOn(api, order.number, 'refund', {})),
    outcome(operateOn(api, order.number, 'refund', { amount: 1000 })),
  ]);
  expect(received).toBe('done');
  const { available } = await pointBalance(api.database.db, order.customerId, api.clock.now);
  const { captured = 0, refunded = 0 } = paymentOf(api, order.orderId) ?? {};
  expect(refunded + available).toBe(captured);
  expect((await returnsOf(api, order)).returns).toMatchObject([{ state: 'refunded' }]);
});

it.each([1, 2, 3])('a withdrawal and a parcel at the same time do not mix, %d', async () => {
  const order = await placedOrder(api);
  const [withdrawn, shipped] = await Promise.all([
    sendWithdrawal(api, order),
    outcome(operateOn(api, order.number, 'ship', {})),
  ]);
  const { returns } = await returnsOf(api, order);
  const { paymentState } = await orderRow(api, order.orderId);
  const canceled = { shipped: 'order_not_changeable', state: 'canceled', paymentState: 'voided' };
  const sent = { shipped: 'done', state: 'approved', paymentState: 'captured' };
  expect(withdrawn.statusCode).toBe(200);
  expect(returns).toHaveLength(1);
  expect([canceled, sent]).toContainEqual({ shipped, state: returns[0]?.state, paymentState });
});

it('withdrawals of one order at the same time withdraw and mail once', async () => {
  const order = await placedOrder(api, 300);
  const answers = await Promise.all([1, 2, 3].map(() => sendWithdrawal(api, order)));
  const codes = new Set(answers.map((answer) => answer.json<{ code: string }>().code));
  expect([answers.map(({ statusCode }) => statusCode), codes.size]).toEqual([[200, 200, 200], 1]);
  const kinds = await orderMailKinds(api, order.email);
  expect(kinds.filter((kind) => kind === 'order-withdrawal')).toHaveLength(1);
});

it('a return that is rejected and received at the same time is one of them', async () => {
  const order = await deliveredOrder(api);
  const code = await returnCode(api, order, piecesOf(order.items));
  const outcomes = await Promise.all([
    outcome(operateOn(api, order.number, 'receive', { code })),
    outcome(operateOn(api, order.number, 'reject', { code })),
  ]);
  expect(outcomes.toSorted()).toEqual(['done', 'order_not_changeable']);
});

it.each([1, 2, 3])(
  'a return that is cancelled and received at the same time is one of them, %d',
  async () => {
    const order = await deliveredOrder(api);
    const code = await returnCode(api, order, piecesOf(order.items));
    const [{ id } = { id: 0 }] = (await returnsOf(api, order)).returns;
    const cancel = () =>
      send(api.app, 'cancel-return', { store_id: 1, return_id: id }, { cookie: order.cookie });
    const [first, received, second] = await Promise.all([
      cancel(),
      outcome(operateOn(api, order.number, 'receive', { code })),
      cancel(),
    ]);
    const { returns, returnable } = await returnsOf(api, order);
    const [{ state, refunded } = { state: '', refunded: { amount: 0 } }] = returns;
    const seen = {
      statuses: [first.statusCode, second.statusCode],
      received,
      state,
      refunded: refunded.amount,
      returnable: returnable.length,
    };
    const canceled = { statuses: [200, 200], received: 'order_not_changeable', state: 'canceled' };
    const arrived = { statuses: [409, 409], received: 'done', state: 'refunded' };
    expect([
      { ...canceled, refunded: 0, returnable: order.items.length },
      { ...arrived, refunded: paidFor(order), returnable: 0 },
    ]).toContainEqual(seen);
    const kinds = await orderMailKinds(api, order.email);
    const mails = kinds.filter((kind) => kind === 'order-return-canceled');
    expect(mails).toHaveLength(state === 'canceled' ? 1 : 0);
  },
);

it('Returns that race leave nothing that reconcile reports', async () => {
  expect(await differencesOf(api)).toEqual([]);
});
