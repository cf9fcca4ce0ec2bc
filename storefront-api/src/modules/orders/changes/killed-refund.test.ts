import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverEndpoints } from 'shared-contracts/api/server-endpoints';
import { createMember } from '../../../testing/new-member.ts';
import { completeCheckout, fillBasket, placing } from '../../../testing/orders/checkouts.ts';
import { createFakePayments, type FakePayments } from '../../../testing/orders/fake-payments.ts';
import { differencesOf, orderMailKinds } from '../../../testing/orders/order-changes.ts';
import { servePayments } from '../../../testing/orders/payments-over-http.ts';
import { operateOn, orderRow, setStock } from '../../../testing/orders/placed-orders.ts';
import { createProcessDatabase, type ProcessDatabase } from '../../../testing/process-database.ts';
import { exitCode, freePort, startServer, untilReady } from '../../../testing/server-process.ts';
import { signBody } from '../../../testing/sign-body.ts';
import { buildTestApi, call, type TestApi } from '../../../testing/test-api.ts';
import { readSecretFile } from '../../../secret-file.ts';
import { fileLines, importCatalogue } from '../../catalogue-import/index.ts';
import type { CrashPoint } from '../crash-point.ts';
import { sweep } from '../background/sweeper.ts';

const program = fileURLToPath(new URL('../../../testing/orders/api-program.ts', import.meta.url));
const smallShop = join(import.meta.dirname, '../../../testing/small-shop.ndjson');

let processDatabase: ProcessDatabase;
let folder: string;
let payments: FakePayments;
let server: Awaited<ReturnType<typeof servePayments>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operations-'));
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
  await rm(folder, { recursive: true });
});

async function openApi(): Promise<TestApi> {
  return buildTestApi({ database: await processDatabase.open(), paymentProvider: payments });
}

/** Sends an order. Returns its number. */
async function prepare(email: string): Promise<{ orderId: number; number: string }> {
  const api = await openApi();
  await setStock(api, 9);
  const { cookie } = await createMember(api, email);
  const product = await api.database.db.query.products.findFirst();
  await fillBasket(api, cookie, { productId: product?.id ?? 0 });
  const fields = placing(await completeCheckout(api, cookie));
  const { data } = await call(api.app, 'place-order', fields, { cookie });
  await operateOn(api, data.incrementId, 'ship', {});
  await api.close();
  return { orderId: data.orderId, number: data.incrementId };
}

/** Refunds in an API process that is killed at the point. */
async function refundAndCrash(point: CrashPoint, order: string): Promise<void> {
  const port = String(await freePort());
  const secretFile = join(folder, `operations-${port}`);
  const api = startServer(
    {
      ...processDatabase.environment,
      PORT: port,
      NODE_ENV: 'test',
      CRASH_POINT: point,
      FAKE_PAYMENTS_URL: server.url,
      OPERATIONS_SECRET_FILE: secretFile,
    },
    program,
  );
  await untilReady(api);
  const exited = exitCode(api.child);
  const operation = {
    action: 'refund',
    operator: 'kim',
    reference: `refund-at-${point}`,
    order,
    amount: 100,
  };
  const body = JSON.stringify(operation);
  const secret = readSecretFile('OPERATIONS_SECRET_FILE', secretFile);
  const answer = fetch(`http://127.0.0.1:${port}${serverEndpoints['order-operation'].path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-operations-signature': signBody(secret, Buffer.from(body), new Date()),
    },
    body,
  });
  await expect(answer).rejects.toThrow('fetch failed');
  await exited;
}

it.each<CrashPoint>(['operation-written', 'operation-called'])(
  'an API process that is killed at %s of a refund leaves one refund after a sweep, and after the same call again',
  async (point) => {
    payments.payments.clear();
    const email = `${point}@example.com`;
    const { orderId, number } = await prepare(email);
    await refundAndCrash(point, number);
    const api = await openApi();
    api.clock.now = new Date(Date.now() + 2 * 60_000);
    await sweep({ db: api.database.db, services: api.app.orderServices, now: () => api.clock.now });
    const again = await operateOn(api, number, 'refund', { amount: 100 }, `refund-at-${point}`);
    expect(again).toMatchObject({ result: 'repeated', paymentState: 'partially_refunded' });
    expect([...payments.payments.values()].map(({ refunded }) => refunded)).toEqual([100]);
    expect((await orderMailKinds(api, email)).filter((kind) => kind === 'order-refunded')).toHaveLength(1);
    expect((await orderRow(api, orderId)).paymentState).toBe('partially_refunded');
    expect(await differencesOf(api)).toEqual([]);
    await api.close();
  },
);
