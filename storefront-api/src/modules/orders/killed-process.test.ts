import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { orders, stockHolds, variants } from '../../db/schema/index.ts';
import { basketOf } from '../../testing/baskets.ts';
import { createMember } from '../../testing/new-member.ts';
import { completeCheckout, fillBasket, placing } from '../../testing/orders/checkouts.ts';
import { createFakePayments, type FakePayments } from '../../testing/orders/fake-payments.ts';
import { servePayments } from '../../testing/orders/payments-over-http.ts';
import { createProcessDatabase, type ProcessDatabase } from '../../testing/process-database.ts';
import { exitCode, freePort, startServer, untilReady } from '../../testing/server-process.ts';
import { buildTestApi, send, type TestApi } from '../../testing/test-api.ts';
import { fileLines, importCatalogue } from '../catalogue-import/index.ts';
import { rejectCrashPoints, type CrashPoint } from './crash-point.ts';
import { sweep } from './background/sweeper.ts';

const program = fileURLToPath(new URL('../../testing/orders/api-program.ts', import.meta.url));
const smallShop = join(import.meta.dirname, '../../testing/small-shop.ndjson');
const minuteMs = 60 * 1000;
const stock = 7;

let processDatabase: ProcessDatabase;
let payments: FakePayments;
let server: Awaited<ReturnType<typeof servePayments>>;

beforeAll(async () => {
  payments = createFakePayments();
  server = await servePayments(payments);
  processDatabase = await createProcessDatabase();
  const database = await processDatabase.open();
  await database.migrate();
  await importCatalogue(database, fileLines(smallShop));
  await database.close();
});
afterAll(async () => {
  await server.close();
  await processDatabase.remove();
});

async function openApi(): Promise<TestApi> {
  return buildTestApi({ database: await processDatabase.open(), paymentProvider: payments });
}

/** Prepares a checkout whose only line takes one piece. Returns the call that places its order. */
async function prepare(email: string) {
  const api = await openApi();
  await api.database.db.update(variants).set({ stock });
  const { cookie } = await createMember(api, email);
  const product = await api.database.db.query.products.findFirst();
  await fillBasket(api, cookie, { productId: product?.id ?? 0 });
  const fields = placing(await completeCheckout(api, cookie));
  await api.close();
  return { cookie, fields, productId: product?.id ?? 0 };
}

/** Places the order in an API process that is killed at the point. */
async function placeAndCrash(point: CrashPoint, cookie: string, fields: object): Promise<void> {
  const port = String(await freePort());
  const api = startServer(
    {
      ...processDatabase.environment,
      PORT: port,
      NODE_ENV: 'test',
      CRASH_POINT: point,
      FAKE_PAYMENTS_URL: server.url,
    },
    program,
  );
  await untilReady(api);
  const origin = `http://127.0.0.1:${port}`;
  const exited = exitCode(api.child);
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie };
  const answer = fetch(`${origin}/api/place-order`, {
    method: 'POST',
    headers,
    body: JSON.stringify(fields),
  });
  await expect(answer).rejects.toThrow('fetch failed');
  await exited;
}

async function factsOf({ database }: TestApi, quoteId: number, productId: number) {
  const [order] = await database.db.select().from(orders).where(eq(orders.quoteId, quoteId));
  const ofProduct = await database.db.select().from(variants).where(eq(variants.productId, productId));
  return {
    state: order?.state,
    sold: ofProduct.reduce((sum, variant) => sum + stock - variant.stock, 0),
    holds: (await database.db.select().from(stockHolds)).length,
    charged: [...payments.payments.values()].filter(({ status }) => status === 'authorised').length,
  };
}

const placed = { state: 'placed', sold: 1, holds: 0, charged: 1 };

it.each<[CrashPoint, object, object]>([
  ['key-claimed', { state: undefined, sold: 0, holds: 0, charged: 0 }, { code: 200, ...placed }],
  [
    'order-drafted',
    { state: 'draft', sold: 0, holds: 0, charged: 0 },
    { code: 402, state: 'draft', sold: 0, holds: 0, charged: 0 },
  ],
  ['session-created', placed, { code: 200, ...placed }],
  ['order-settled', placed, { code: 200, ...placed }],
])(
  'an API process that is killed at %s leaves order, stock and charge that agree after a sweep, and after the same call again',
  async (point, afterSweep, afterRepetition) => {
    payments.payments.clear();
    const { cookie, fields, productId } = await prepare(`${point}@example.com`);
    await placeAndCrash(point, cookie, fields);

    const api = await openApi();
    api.clock.now = new Date(Date.now() + 2 * minuteMs);
    await sweep({ db: api.database.db, services: api.app.orderServices, now: () => api.clock.now });
    expect(await factsOf(api, fields.quoteId, productId)).toEqual(afterSweep);
    const { statusCode } = await send(api.app, 'place-order', fields, { cookie });
    expect({ code: statusCode, ...(await factsOf(api, fields.quoteId, productId)) }).toEqual(afterRepetition);
    expect((await basketOf(api, cookie)).items).toHaveLength(statusCode === 200 ? 0 : 1);
    await api.close();
  },
);

describe('rejectCrashPoints', () => {
  it.each(['production', undefined])('rejects a crash point with NODE_ENV %s', (environment) => {
    const variables = { CRASH_POINT: 'order-drafted', NODE_ENV: environment };
    expect(() => rejectCrashPoints(variables)).toThrow('CRASH_POINT is for tests only');
  });

  it('accepts an environment without one', () => {
    expect(() => rejectCrashPoints({ NODE_ENV: 'production' })).not.toThrow();
  });
});
