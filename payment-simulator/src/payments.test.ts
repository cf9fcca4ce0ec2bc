import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PaymentUpdate } from './payments/payment.ts';
import { scenarios, testCards, type Scenario } from './payments/test-cards.ts';
import { startFakeShop, type FakeShop } from './testing/fake-shop.ts';
import { startTestSimulator, testKeys, type RunningSimulator } from './testing/running-simulator.ts';
import { until } from './testing/until.ts';
import { signBody } from './webhooks/sign.ts';

let shop: FakeShop;
let simulator: RunningSimulator;
beforeEach(async () => {
  [shop, simulator] = await Promise.all([startFakeShop(), startTestSimulator()]);
});
afterEach(async () => {
  await simulator.close();
  await shop.close();
});

interface Session {
  pspReference: string;
  status: string;
  redirect: string | null;
  rejection: string | null;
}

const requestOf = (fields: object = {}) => ({
  reference: `pay_${randomUUID()}`,
  amount: { amount: 12_990, currency: 'GBP' },
  methodCode: 'adyen_cc',
  returnUrl: 'http://localhost:3000/checkout/return?order=7',
  webhookUrl: `${shop.url}/webhook`,
  shopperReference: 'shopper-0001',
  tokenId: null,
  language: 'en-GB',
  countryCode: 'GB',
  ...fields,
});

async function start(request: object): Promise<Session> {
  const answer = await simulator.call('/v1/sessions', request);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Session;
}

async function query(reference: string): Promise<PaymentUpdate> {
  return (await (await simulator.call(`/v1/payments/${reference}`)).json()) as PaymentUpdate;
}

async function payByCard(scenario: Scenario, extra = {}) {
  const request = requestOf();
  const { redirect } = await start(request);
  const answer = await simulator.payByCard(redirect ?? '', scenario, extra);
  return { request, page: redirect ?? '', answer };
}

/** Starts the simulator anew with a clock that stands still. Returns the function that sets it forward, in milliseconds. */
async function stopClock(): Promise<(ms: number) => void> {
  await simulator.close();
  let now = Date.now();
  simulator = await startTestSimulator({ now: () => now });
  return (ms) => {
    now += ms;
  };
}

const statuses = () => shop.webhooks.map(({ update }) => update.status);
const returnOf = (reference: string) =>
  `http://localhost:3000/checkout/return?order=7&reference=${reference}`;

describe('the card page', () => {
  it('authorises a card, returns with the reference and without the outcome, and then sends a webhook', async () => {
    const setForward = await stopClock();
    const { request, answer } = await payByCard('ok');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, returnOf(request.reference)]);
    expect(shop.webhooks).toEqual([]);
    setForward(1_000);
    await until(() => shop.webhooks.length === 1);
    expect(shop.webhooks[0]?.update).toEqual(await query(request.reference));
    expect(shop.webhooks[0]?.update).toMatchObject({
      reference: request.reference,
      methodCode: 'adyen_cc',
      status: 'authorised',
      amount: request.amount,
      rejection: null,
    });
  });

  it('rejects a card with a reason', async () => {
    const { request } = await payByCard('rejected');
    expect(await query(request.reference)).toMatchObject({ status: 'rejected', rejection: 'do_not_honour' });
  });

  it.each([
    ['approve', 'authorised', null],
    ['decline', 'rejected', 'challenge_failed'],
  ])('asks for a confirmation, which may be %s', async (action, status, rejection) => {
    const { request, page, answer } = await payByCard('challenge');
    expect(new URL(answer.headers.get('location') ?? '', page).href).toBe(page);
    expect((await query(request.reference)).status).toBe('pending');
    expect(await (await fetch(page)).text()).toContain('Confirm your payment');
    const decided = await simulator.submit(page, { action });
    expect(decided.headers.get('location')).toBe(returnOf(request.reference));
    expect(await query(request.reference)).toMatchObject({ status, rejection });
  });

  it.each([
    ['pending_then_ok', 'authorised', null],
    ['pending_then_failed', 'rejected', 'insufficient_funds'],
  ] as const)('leaves the decision of %s to the bank, which says %s', async (scenario, status, rejection) => {
    const setForward = await stopClock();
    const { request, answer } = await payByCard(scenario);
    expect(answer.headers.get('location')).toBe(returnOf(request.reference));
    expect(await query(request.reference)).toMatchObject({ status: 'pending', redirect: null });
    // The decision first, and later its webhook.
    await until(() => {
      setForward(1_000);
      return shop.webhooks.length === 1;
    });
    expect(shop.webhooks[0]?.update).toMatchObject({ status, rejection });
  });

  it('authorises without an answer, so that only a query finds the payment', async () => {
    const { request, answer } = await payByCard('timeout_but_authorised');
    expect(answer.status).toBe(504);
    expect(await answer.text()).toContain('We have not received an answer in time');
    expect((await query(request.reference)).status).toBe('authorised');
    await wait(60);
    expect(shop.webhooks).toEqual([]);
  });

  it('sends the webhook before the browser returns', async () => {
    await payByCard('webhook_before_return');
    expect(statuses()).toEqual(['authorised']);
  });

  it('sends one event twice', async () => {
    await payByCard('duplicate_webhook');
    await until(() => shop.webhooks.length === 2);
    expect(shop.webhooks[0]?.update).toEqual(shop.webhooks[1]?.update);
  });

  it('charges once when the button is pressed twice', async () => {
    const { request, page } = await payByCard('ok');
    const again = await simulator.payByCard(page, 'rejected');
    expect(again.headers.get('location')).toBe(returnOf(request.reference));
    expect((await query(request.reference)).status).toBe('authorised');
  });

  it.each([
    [{ number: '4242424242424242' }, 'Enter one of the test card numbers below.'],
    [{ expiry: '01/20' }, 'Enter a date in the future as MM/YY.'],
    [{ expiry: '13/49' }, 'Enter a date in the future as MM/YY.'],
    [{ code: '12' }, 'Enter the three or four digits.'],
  ])('names what is wrong with %j, and charges nothing', async (extra, text) => {
    const { request, answer } = await payByCard('ok', extra);
    expect(answer.status).toBe(422);
    const page = (await answer.text()).replaceAll('&#x2F;', '/');
    expect(page).toContain(`<p class="error" id="${Object.keys(extra)[0]}-error">${text}</p>`);
    expect(page).not.toContain('number' in extra ? extra.number : testCards.ok);
    expect((await query(request.reference)).status).toBe('pending');
  });

  it('rejects the payment of a shopper who cancels', async () => {
    const { request, answer } = await payByCard('ok', { action: 'decline', number: '' });
    expect(answer.headers.get('location')).toBe(returnOf(request.reference));
    expect(await query(request.reference)).toMatchObject({ status: 'rejected', rejection: 'cancelled' });
  });

  it('lists every test card, and only numbers that a card can have', async () => {
    const { redirect } = await start(requestOf());
    const page = await (await fetch(redirect ?? '')).text();
    for (const scenario of scenarios) {
      expect(page).toContain(testCards[scenario].slice(-4));
      const sum = testCards[scenario]
        .split('')
        .toReversed()
        .reduce((total, digit, index) => {
          const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
          return total + (value > 9 ? value - 9 : value);
        }, 0);
      expect(sum % 10).toBe(0);
    }
  });

  it('expires when the shopper does not come', async () => {
    await simulator.close();
    simulator = await startTestSimulator({ timing: { pageMs: 30 } });
    const request = requestOf();
    const { redirect } = await start(request);
    await until(() => statuses().includes('expired'));
    const delayed = await simulator.payByCard(redirect ?? '', 'ok');
    expect(delayed.headers.get('location')).toBe(returnOf(request.reference));
    expect((await query(request.reference)).status).toBe('expired');
  });
});

describe('other methods', () => {
  it.each(['braintree_paypal', 'paypal_express', 'wallet'])(
    '%s is approved or cancelled',
    async (methodCode) => {
      const [approved, cancelled] = [requestOf({ methodCode }), requestOf({ methodCode })];
      await simulator.submit((await start(approved)).redirect ?? '', { action: 'approve' });
      await simulator.submit((await start(cancelled)).redirect ?? '', { action: 'decline' });
      expect((await query(approved.reference)).status).toBe('authorised');
      expect(await query(cancelled.reference)).toMatchObject({ status: 'rejected', rejection: 'cancelled' });
    },
  );

  it('decides an open invoice at once, by its amount', async () => {
    const invoice = (amount: number) =>
      start(requestOf({ methodCode: 'adyen_hpp', amount: { amount, currency: 'EUR' } }));
    expect(await invoice(100_000)).toMatchObject({ status: 'authorised', redirect: null, rejection: null });
    expect(await invoice(100_001)).toMatchObject({ status: 'rejected', rejection: 'limit_exceeded' });
  });

  it('pays with a stored card of the same shopper only', async () => {
    await payByCard('ok', { save: '1' });
    const listed = await simulator.call('/v1/shoppers/shopper-0001/tokens');
    const { tokens } = (await listed.json()) as { tokens: { id: string; label: string }[] };
    expect(tokens).toEqual([{ id: expect.any(String), label: 'Visa •••• 1111' }]);
    const oneClick = { methodCode: 'adyen_oneclick', tokenId: tokens[0]?.id };
    expect(await start(requestOf(oneClick))).toMatchObject({ status: 'authorised', redirect: null });
    const otherShopper = await start(requestOf({ ...oneClick, shopperReference: 'shopper-0002' }));
    expect(otherShopper).toMatchObject({ status: 'rejected', rejection: 'unknown_token' });
    await simulator.call(`/v1/shoppers/shopper-0001/tokens/${tokens[0]?.id}`, undefined, 'DELETE');
    expect(await start(requestOf(oneClick))).toMatchObject({ rejection: 'unknown_token' });
  });

  it('stores a card only if the shopper has asked for it', async () => {
    await payByCard('ok');
    const listed = await simulator.call('/v1/shoppers/shopper-0001/tokens');
    expect(await listed.json()).toEqual({ tokens: [] });
  });
});

describe('the API', () => {
  it('answers a repeated call as the first, and rejects another payment with its reference', async () => {
    const request = requestOf();
    const first = await start(request);
    expect(await start(request)).toEqual(first);
    const other = { ...request, amount: { amount: 1, currency: 'GBP' } };
    expect((await simulator.call('/v1/sessions', other)).status).toBe(409);
    expect((await simulator.charges()).charges).toHaveLength(1);
  });

  it.each([
    ['POST', '/v1/sessions'],
    ['GET', '/v1/payments/any'],
    ['GET', '/v1/shoppers/any/tokens'],
    ['GET', '/control/charges'],
    ['PUT', '/control/mode'],
  ])('needs its key for %s %s', async (method, path) => {
    const other = path.startsWith('/control') ? testKeys.api : testKeys.control;
    for (const authorization of ['', 'Bearer wrong', `Bearer ${other}`]) {
      // oxlint-disable-next-line no-await-in-loop -- three requests
      const answer = await fetch(`${simulator.url}${path}`, { method, headers: { authorization } });
      expect(answer.status).toBe(401);
    }
  });

  it('captures, refunds in parts and no more than was captured, each once per reference', async () => {
    const { request } = await payByCard('ok');
    const { pspReference } = await query(request.reference);
    const change = async (kind: string, reference: string, amount?: number) => {
      const body = { reference, ...(amount !== undefined && { amount: { amount, currency: 'GBP' } }) };
      const answer = await simulator.call(`/v1/payments/${pspReference}/${kind}`, body);
      const { status, amount: sum, rejection } = (await answer.json()) as PaymentUpdate;
      return [status, sum.amount, rejection];
    };
    expect(await change('refunds', 'refund-00', 1)).toEqual(['authorised', 12_990, 'not_captured']);
    expect(await change('captures', 'capture-0', 12_991)).toEqual(['authorised', 12_990, 'amount_too_high']);
    expect(await change('captures', 'capture-1', 10_000)).toEqual(['captured', 10_000, null]);
    expect(await change('voids', 'void-0001')).toEqual(['captured', 10_000, 'not_voidable']);
    expect(await change('refunds', 'refund-01', 4_000)).toEqual(['partially_refunded', 4_000, null]);
    expect(await change('refunds', 'refund-01', 4_000)).toEqual(['partially_refunded', 4_000, null]);
    expect(await change('refunds', 'refund-02', 6_001)).toEqual([
      'partially_refunded',
      4_000,
      'amount_too_high',
    ]);
    expect(await change('refunds', 'refund-03', 6_000)).toEqual(['refunded', 10_000, null]);
    await until(() => shop.webhooks.length === 4);
    expect(statuses().toSorted()).toEqual(['authorised', 'captured', 'partially_refunded', 'refunded']);
  });

  it('captures in parts, one for each parcel, also after a refund', async () => {
    const { request } = await payByCard('ok');
    const { pspReference } = await query(request.reference);
    const change = async (kind: string, reference: string, amount: number) => {
      const body = { reference, amount: { amount, currency: 'GBP' } };
      const answer = await simulator.call(`/v1/payments/${pspReference}/${kind}`, body);
      const { status, amount: sum, rejection } = (await answer.json()) as PaymentUpdate;
      return [status, sum.amount, rejection];
    };
    expect(await change('captures', 'capture-1', 5_000)).toEqual(['captured', 5_000, null]);
    expect(await change('refunds', 'refund-01', 5_000)).toEqual(['refunded', 5_000, null]);
    expect(await change('captures', 'capture-2', 7_991)).toEqual(['refunded', 5_000, 'amount_too_high']);
    expect(await change('captures', 'capture-3', 7_990)).toEqual(['captured', 12_990, null]);
    expect(await change('refunds', 'refund-02', 7_990)).toEqual(['refunded', 12_990, null]);
  });

  it('voids what is authorised', async () => {
    const { request } = await payByCard('ok');
    const { pspReference } = await query(request.reference);
    const answer = await simulator.call(`/v1/payments/${pspReference}/voids`, { reference: 'void-0001' });
    expect(await answer.json()).toMatchObject({ status: 'voided', rejection: null });
  });

  it('is down, slow or answers invalid JSON while a test has set it so, and executes a slow call', async () => {
    const request = requestOf({ methodCode: 'adyen_hpp' });
    await simulator.setMode({ mode: 'down' });
    expect((await simulator.call('/v1/sessions', request)).status).toBe(503);
    expect((await simulator.charges()).charges).toEqual([]);
    await simulator.setMode({ mode: 'garbage' });
    expect(await (await simulator.call('/v1/payments/any')).text()).toBe('<html>The payment');
    await simulator.setMode({ mode: 'slow', delayMs: 1_000 });
    const began = Date.now();
    const call = simulator.call('/v1/sessions', request);
    await until(async () => (await simulator.charges()).charges.length === 1);
    expect(Date.now() - began).toBeLessThan(1_000);
    expect(await (await call).json()).toMatchObject({ status: 'authorised' });
    expect(Date.now() - began).toBeGreaterThanOrEqual(990);
  });
});

describe('what happens at the provider without the shop', () => {
  async function captured() {
    const { request } = await payByCard('ok');
    const { pspReference } = await query(request.reference);
    const { amount } = request;
    await simulator.call(`/v1/payments/${pspReference}/captures`, { reference: 'capture-0001', amount });
    await until(() => statuses().includes('captured'));
    return `/control/payments/${pspReference}`;
  }

  it('refunds by hand, and tells the shop how much was refunded in all', async () => {
    const payment = await captured();
    for (const amount of [300, 200]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await simulator.control(`${payment}/refunds`, { amount })).status).toBe(200);
    }
    await until(() => shop.webhooks.at(-1)?.update.amount.amount === 500);
    expect(shop.webhooks.at(-1)?.update).toMatchObject({ status: 'partially_refunded', rejection: null });
  });

  it('tells the shop of a chargeback, which changes no state', async () => {
    const payment = await captured();
    await simulator.control(`${payment}/chargebacks`, { amount: 12_990 });
    await until(() => shop.webhooks.some(({ update }) => 'notice' in update));
    const { update } = shop.webhooks.at(-1) ?? {};
    expect(update).toMatchObject({ notice: 'chargeback', status: 'captured', amount: { amount: 12_990 } });
    expect(await query(update?.reference ?? '')).toMatchObject({ status: 'captured' });
  });

  it.each([
    ['unknown/refunds', { amount: 1 }, 404],
    ['unknown/chargebacks', { amount: 0 }, 400],
  ])('rejects %s', async (path, body, status) => {
    expect((await simulator.control(`/control/payments/${path}`, body)).status).toBe(status);
  });
});

describe('webhooks', () => {
  it('are signed with the time of the attempt, and repeated until the shop accepts them', async () => {
    shop.statuses.push(500, 404, 302);
    await payByCard('ok');
    await until(() => shop.webhooks.length === 4);
    const [first, ...others] = shop.webhooks;
    for (const { body, signature } of [first, ...others].filter((each) => each !== undefined)) {
      expect(body).toBe(first?.body);
      const [, timestamp = ''] = /^t=(\d+),/.exec(signature) ?? [];
      expect(signature).toBe(signBody(testKeys.webhook, body, Number(timestamp) * 1000));
    }
    await until(async () => (await simulator.charges()).openWebhooks === 0);
    await wait(60);
    expect(shop.webhooks).toHaveLength(4);
  });
});
