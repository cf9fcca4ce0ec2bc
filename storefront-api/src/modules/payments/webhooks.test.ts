import Fastify, { type FastifyInstance } from 'fastify';
import { serverEndpoints } from 'shared-contracts/api/server-endpoints';
import type { DatabaseClient } from '../../db/client.ts';
import { errorAnswers } from '../../plugins/error-answers.ts';
import { originCheck } from '../../plugins/origin-check.ts';
import { addServerRoute, keepRawBodies, type ServerRoute } from '../../plugins/server-calls/server-routes.ts';
import { shopContext } from '../../plugins/shop-context.ts';
import { signBody } from '../../testing/sign-body.ts';
import { openEmptyDatabase } from '../../testing/test-database.ts';
import type { PaymentStatus, PaymentUpdate } from './payment-provider.ts';
import { findAttempt, type PaymentAttempt } from './repository.ts';
import { createPayments, type Payments } from './service.ts';
import { createSimulatorProvider } from './simulator/simulator-provider.ts';
import { paymentWebhookRoutes } from './webhook-routes.ts';

const secret = Buffer.alloc(40, 'webhooks of the tests');
const clock = { now: new Date('2026-11-01T12:00:00Z') };
let database: DatabaseClient;
let app: FastifyInstance;
let payments: Payments;
let decided: [number, PaymentStatus][];
let orderId = 0;
let attempt: PaymentAttempt;
/** Thrown by the order's part, once. */
let failure: Error | undefined;

beforeAll(async () => {
  database = await openEmptyDatabase();
  payments = createPayments({
    provider: createSimulatorProvider({
      url: 'http://127.0.0.1:9',
      apiKey: '',
      webhookSecret: secret,
      now: () => clock.now,
    }),
    onNotice: async () => {},
    onDecided: async (_tx, { orderId }, status) => {
      const error = failure;
      failure = undefined;
      if (error) throw error;
      decided.push([orderId, status]);
    },
    now: () => clock.now,
  });
  app = Fastify();
  await app.register(errorAnswers);
  await app.register(shopContext, {
    database,
    now: () => clock.now,
    findStore: () => undefined,
    storeOrigin: 'http://{host}',
    rateLimitFactor: 1,
    sessionMaxMs: 1,
  });
  await app.register(originCheck);
  await app.register(async (scope) => {
    keepRawBodies(scope);
    scope.decorate('serverRoute', (name, route) =>
      addServerRoute(scope, serverEndpoints[name], route as ServerRoute<never, unknown>),
    );
    await scope.register(paymentWebhookRoutes, { payments });
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  decided = [];
  orderId += 1;
  attempt = await start({ orderId });
});

const amount = { amount: 12_990, currency: 'GBP' };
const start = (fields: { orderId: number; methodCode?: string }) =>
  database.db.transaction((tx) => payments.startAttempt(tx, { methodCode: 'adyen_cc', amount, ...fields }));

const updateOf = (status: PaymentStatus, fields: Partial<PaymentUpdate> = {}): PaymentUpdate => ({
  eventId: `evt_${orderId}_${status}`,
  reference: attempt.reference,
  pspReference: `SIM-${orderId}`,
  methodCode: 'adyen_cc',
  status,
  amount,
  rejection: status === 'rejected' ? 'do_not_honour' : null,
  ...fields,
});

async function post(update: PaymentUpdate | string, headers: Record<string, string> = {}) {
  const payload = typeof update === 'string' ? update : JSON.stringify(update);
  const response = await app.inject({
    method: 'POST',
    url: '/api/payment-webhook',
    headers: {
      'content-type': 'application/json',
      'x-signature': signBody(secret, Buffer.from(payload), clock.now),
      ...headers,
    },
    payload,
  });
  const { result, code } = response.json<{ result?: string; code?: string }>();
  return [response.statusCode, result ?? code];
}

const stored = () => findAttempt(database.db, attempt.provider, attempt.reference);

describe('payment-webhook', () => {
  it('applies the state of a payment and reports it to the order in one transaction', async () => {
    expect(await post(updateOf('authorised'))).toEqual([200, 'applied']);
    expect(await stored()).toMatchObject({ state: 'authorised', pspReference: `SIM-${orderId}` });
    expect(decided).toEqual([[orderId, 'authorised']]);
  });

  it('answers a repeated event with 200 and changes nothing', async () => {
    await post(updateOf('authorised'));
    expect(await post(updateOf('authorised'))).toEqual([200, 'duplicate']);
    expect(await post(updateOf('authorised', { eventId: `evt_${orderId}_again` }))).toEqual([
      200,
      'duplicate',
    ]);
    expect(decided).toHaveLength(1);
  });

  it('applies an event once that arrives twice at the same time', async () => {
    const results = await Promise.all([post(updateOf('authorised')), post(updateOf('authorised'))]);
    expect(results.map(([, result]) => result)).toEqual(expect.arrayContaining(['applied', 'duplicate']));
    expect(decided).toHaveLength(1);
  });

  it('rejects a forged webhook, one that is replayed after five minutes, and one without a signature', async () => {
    const body = JSON.stringify(updateOf('authorised'));
    const forged = signBody(Buffer.alloc(40, 'other'), Buffer.from(body), clock.now);
    const replayed = signBody(secret, Buffer.from(body), new Date(clock.now.getTime() - 301_000));
    for (const signature of [forged, replayed, '', 't=1,v1=00']) {
      // oxlint-disable-next-line no-await-in-loop -- four requests
      expect(await post(body, { 'x-signature': signature })).toEqual([401, 'authentication_required']);
    }
    expect((await stored())?.state).toBe('pending');
    expect(decided).toEqual([]);
  });

  it('rejects a browser', async () => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect(await post(updateOf('authorised'), headers)).toEqual([403, 'forbidden_origin']);
  });

  it.each([
    ['another amount', { amount: { amount: 1, currency: 'GBP' } }],
    ['another currency', { amount: { amount: 12_990, currency: 'SEK' } }],
    ['another method', { methodCode: 'adyen_hpp' }],
  ])('ignores a signed webhook with %s', async (_what, fields) => {
    expect(await post(updateOf('authorised', fields))).toEqual([200, 'mismatch']);
    expect((await stored())?.state).toBe('pending');
    expect(decided).toEqual([]);
    // The right one still counts.
    expect(await post(updateOf('authorised'))).toEqual([200, 'applied']);
  });

  it("ignores the payment of another order under this attempt's reference", async () => {
    await post(updateOf('authorised'));
    const other = updateOf('captured', { pspReference: 'SIM-other' });
    expect(await post(other)).toEqual([200, 'mismatch']);
  });

  it.each([['captured'], ['refunded']] as const)('ignores more than was paid as %s', async (status) => {
    const more = { amount: { amount: 12_991, currency: 'GBP' } };
    expect(await post(updateOf(status, more))).toEqual([200, 'mismatch']);
  });

  it('answers 404 for an unknown payment, so that the provider repeats it', async () => {
    expect(await post(updateOf('authorised', { reference: 'pay_unknown' }))).toEqual([404, 'not_found']);
  });

  it('rolls the event back if its order throws, and applies the repetition', async () => {
    failure = new Error('the order is locked');
    expect(await post(updateOf('authorised'))).toEqual([500, 'internal']);
    expect((await stored())?.state).toBe('pending');
    expect(await post(updateOf('authorised'))).toEqual([200, 'applied']);
  });
});

describe('events out of order', () => {
  it.each<[PaymentStatus[], PaymentStatus]>([
    [['captured', 'authorised'], 'captured'],
    [['refunded', 'captured', 'authorised'], 'refunded'],
    [['authorised', 'rejected'], 'authorised'],
    [['authorised', 'expired'], 'authorised'],
    [['voided', 'authorised'], 'voided'],
    [['expired', 'authorised'], 'authorised'],
    [['rejected', 'pending'], 'rejected'],
  ])('%j end as %s', async (statuses, end) => {
    for (const status of statuses) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await post(updateOf(status)))[0]).toBe(200);
    }
    expect(await stored()).toMatchObject({ state: end });
  });

  it('keep the sums of captures and refunds, whatever came first', async () => {
    const of = (value: number) => ({ amount: { amount: value, currency: 'GBP' } });
    await post(updateOf('partially_refunded', { ...of(3_000), eventId: `evt_${orderId}_2` }));
    await post(updateOf('partially_refunded', { ...of(1_000), eventId: `evt_${orderId}_1` }));
    await post(updateOf('captured', of(10_000)));
    expect(await stored()).toMatchObject({
      state: 'partially_refunded',
      capturedAmount: 10_000,
      refundedAmount: 3_000,
    });
  });
});

describe('recordSession', () => {
  const session = (status: PaymentStatus, rejection: string | null = null) => ({
    pspReference: `SIM-${orderId}`,
    status,
    redirect: null,
    rejection,
  });
  const record = (status: PaymentStatus, rejection?: string) =>
    database.db.transaction((tx) =>
      payments.recordSession(tx, attempt.reference, session(status, rejection)),
    );

  it('stores a decision that was made at once, and its webhook changes nothing', async () => {
    await record('rejected', 'limit_exceeded');
    expect(await stored()).toMatchObject({ state: 'rejected', rejection: 'limit_exceeded' });
    expect(await post(updateOf('rejected'))).toEqual([200, 'duplicate']);
    expect(decided).toEqual([[orderId, 'rejected']]);
  });

  it('does not undo a webhook that came before the answer', async () => {
    await post(updateOf('authorised'));
    await record('pending');
    expect((await stored())?.state).toBe('authorised');
    expect(decided).toHaveLength(1);
  });

  it('reports nothing to the order while the shopper is on the page of the provider', async () => {
    await record('pending');
    expect(await stored()).toMatchObject({ state: 'pending', pspReference: `SIM-${orderId}` });
    expect(decided).toEqual([]);
  });
});
