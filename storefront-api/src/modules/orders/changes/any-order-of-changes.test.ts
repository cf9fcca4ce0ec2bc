import * as fc from 'fast-check';
import { reconcile } from '../../../reconcile/reconcile.ts';
import { createFakePayments, type FakePayments } from '../../../testing/orders/fake-payments.ts';
import { operateOn, orderOfMember, orderRow, setStock } from '../../../testing/orders/placed-orders.ts';
import { requestReturn, returnsOf, sendWithdrawal } from '../../../testing/orders/returns.ts';
import { buildTestApi, type TestApi } from '../../../testing/test-api.ts';
import { ShopError } from '../../../shop-error.ts';
import { sweep } from '../background/sweeper.ts';

let api: TestApi;
let payments: FakePayments;
let members = 0;

beforeAll(async () => {
  payments = createFakePayments();
  api = await buildTestApi({ paymentProvider: payments });
  await setStock(api, 500);
});
afterAll(() => api.close());

const minuteMs = 60_000;
const kinds = [
  'ship',
  'deliver',
  'cancel',
  'refund',
  'return',
  'credit',
  'withdraw',
  'receive',
  'reject',
  'restock',
  'lose-answers',
] as const;

type Order = Awaited<ReturnType<typeof orderOfMember>>;

interface Move {
  kind: (typeof kinds)[number];
  /** Which of the items; 2: all. */
  item: number;
  qty: number;
}

const move = fc.record({
  // Returns must have arrived to be refunded.
  kind: fc.constantFrom(...kinds, 'return', 'credit', 'receive', 'receive', 'receive'),
  item: fc.integer({ min: 0, max: 2 }),
  qty: fc.integer({ min: 1, max: 2 }),
});

/** Otherwise few orders would come as far as a return. */
const delivery: readonly Move[] = [
  { kind: 'ship', item: 2, qty: 1 },
  { kind: 'deliver', item: 2, qty: 1 },
];

async function make({ kind, item, qty }: Move, order: Order) {
  const { orderId, number } = order;
  const { items } = await orderRow(api, orderId);
  const id = items[item]?.id;
  const named = id === undefined ? undefined : [{ id, qty }];
  const pieces = named ?? items.map((each) => ({ id: each.id, qty: 1 }));
  payments.operations = 'accept';
  switch (kind) {
    case 'ship':
    case 'cancel':
      await operateOn(api, number, kind, named === undefined ? {} : { items: named });
      return;
    case 'deliver':
      await operateOn(api, number, 'deliver', {});
      return;
    case 'refund':
      await operateOn(api, number, 'refund', { amount: qty * 500 });
      return;
    case 'restock':
      await operateOn(api, number, 'restock', { items: pieces });
      return;
    case 'lose-answers':
      payments.operations = 'lost';
      await operateOn(api, number, 'ship', {});
      return;
    case 'receive':
    case 'reject':
      await decideOldest(order, kind);
      return;
    case 'return':
    case 'credit':
    case 'withdraw':
      await bringBack(order, pieces, kind);
  }
}

/** Receives or rejects the return that waits longest. */
async function decideOldest(order: Order, kind: 'receive' | 'reject') {
  const { returns } = await returnsOf(api, order);
  const open = returns.find(({ state }) => state === 'requested' || state === 'approved');
  if (open !== undefined) await operateOn(api, order.number, kind, { code: open.code });
}

async function bringBack(
  order: Order,
  pieces: readonly { id: number; qty: number }[],
  kind: 'return' | 'credit' | 'withdraw',
) {
  const { number, email } = order;
  const items = pieces.map((each) => ({ ...each, reason: 'faulty' as const }));
  const { statusCode } =
    kind === 'withdraw'
      ? await sendWithdrawal(api, { number, email }, { items: [...pieces] })
      : await requestReturn(api, order, { items, refund: kind === 'credit' ? 'credit' : 'original' });
  expect([200, 409]).toContain(statusCode);
}

it('Changes of an order in any order leave money, stock and points that reconcile accepts', async () => {
  const moves = fc
    .tuple(fc.boolean(), fc.array(move, { minLength: 4, maxLength: 11 }))
    .map(([isDelivered, made]) => (isDelivered ? [...delivery, ...made] : made));
  await fc.assert(
    fc.asyncProperty(moves, async (made) => {
      members += 1;
      const order = await orderOfMember(api, `changed-${members}@example.com`, { points: 701 });
      for (const each of made) {
        // oxlint-disable-next-line no-await-in-loop -- one change after the other
        await make(each, order).catch((error: unknown) => {
          if (!(error instanceof ShopError)) throw error;
        });
      }
      payments.operations = 'accept';
      api.clock.now = new Date(api.clock.now.getTime() + 2 * minuteMs);
      await sweep({ db: api.database.db, services: api.app.orderServices, now: () => api.clock.now });
      const { differences, openPayments } = await reconcile(api.database.db, {
        now: api.clock.now,
        provider: {
          find: async (reference) => {
            const found = await payments.confirm(reference);
            return found === null ? null : { status: found.status, amount: found.amount };
          },
        },
      });
      expect({ differences, openPayments }).toEqual({ differences: [], openPayments: 0 });
    }),
    { numRuns: 12 },
  );
});
