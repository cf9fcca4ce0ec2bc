import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { jest } from '@jest/globals';
import {
  startTestSimulator,
  testKeys,
  type RunningSimulator,
} from 'payment-simulator/testing/running-simulator';
import { signBody } from '../../../testing/sign-body.ts';
import { PaymentProviderError, type PaymentRequest, type PaymentUpdate } from '../payment-provider.ts';
import { createSimulatorProvider } from './simulator-provider.ts';

const now = new Date('2026-11-01T12:00:00Z');
const webhookSecret = Buffer.from(testKeys.webhook);
const providerAt = (url: string, timeoutMs = 300) =>
  createSimulatorProvider({
    url,
    apiKey: testKeys.api,
    webhookSecret,
    now: () => now,
    timeouts: { sessionMs: timeoutMs, tokensMs: timeoutMs, otherMs: timeoutMs },
  });

let simulator: RunningSimulator;
let lastReference = 0;
beforeEach(async () => {
  simulator = await startTestSimulator();
});
afterEach(() => simulator.close());

const requestOf = (fields: Partial<PaymentRequest> = {}): PaymentRequest => ({
  reference: `pay_test_${(lastReference += 1)}`,
  amount: { amount: 4_990, currency: 'EUR' },
  methodCode: 'adyen_cc',
  returnUrl: 'http://localhost:3000/checkout/',
  webhookUrl: 'http://127.0.0.1:9/',
  shopperReference: 'shopper-0001',
  tokenId: null,
  language: 'de-DE',
  countryCode: 'DE',
  ...fields,
});
const invoice = () => requestOf({ methodCode: 'adyen_hpp' });

describe('createSimulatorProvider', () => {
  it('starts a payment, finds it, captures and refunds it', async () => {
    const provider = providerAt(simulator.url);
    const request = requestOf();
    const session = await provider.createSession(request);
    expect(session).toMatchObject({ status: 'pending', redirect: expect.stringContaining(simulator.url) });
    await simulator.payByCard(session.redirect ?? '', 'ok');
    const { pspReference } = session;
    expect(await provider.confirm(request.reference)).toMatchObject({
      status: 'authorised',
      pspReference,
      amount: request.amount,
    });
    const part = { amount: 1_000, currency: 'EUR' };
    expect(await provider.refund(pspReference, part, 'refund-0')).toMatchObject({
      status: 'authorised',
      rejection: 'not_captured',
    });
    expect(await provider.capture(pspReference, request.amount, 'capture-1')).toMatchObject({
      status: 'captured',
    });
    expect(await provider.refund(pspReference, part, 'refund-1')).toMatchObject({
      status: 'partially_refunded',
      amount: part,
    });
  });

  it('lists and deletes stored cards, and pays with one', async () => {
    const provider = providerAt(simulator.url);
    const { redirect } = await provider.createSession(requestOf());
    await simulator.payByCard(redirect ?? '', 'ok', { save: '1' });
    const [card] = await provider.listTokens('shopper-0001');
    expect(card?.label).toBe('Visa •••• 1111');
    const oneClick = requestOf({ methodCode: 'adyen_oneclick', tokenId: card?.id ?? '' });
    expect(await provider.createSession(oneClick)).toMatchObject({ status: 'authorised', redirect: null });
    await provider.deleteToken('shopper-0001', card?.id ?? '');
    expect(await provider.listTokens('shopper-0001')).toEqual([]);
  });

  it('voids a payment', async () => {
    const provider = providerAt(simulator.url);
    const { pspReference } = await provider.createSession(invoice());
    expect(await provider.void(pspReference, 'void-0001')).toMatchObject({ status: 'voided' });
  });

  it('captures, voids and refunds once for each reference of the shop', async () => {
    const provider = providerAt(simulator.url);
    const [captured, voided] = [
      await provider.createSession(invoice()),
      await provider.createSession(invoice()),
    ];
    const { amount } = invoice();
    const part = { ...amount, amount: 1_000 };
    const { pspReference } = captured;
    const capture = () => provider.capture(pspReference, part, 'capture-0001');
    const first = await capture();
    expect(first).toMatchObject({ status: 'captured', amount: part, rejection: null });
    expect(await capture()).toEqual(first);
    const refund = (reference: string) =>
      provider.refund(pspReference, { ...amount, amount: 600 }, reference);
    const refunded = await refund('refund-0001');
    expect(refunded).toMatchObject({ status: 'partially_refunded', rejection: null });
    expect(await refund('refund-0001')).toEqual(refunded);
    expect(await refund('refund-0002')).toMatchObject({
      status: 'partially_refunded',
      amount: { amount: 600 },
      rejection: 'amount_too_high',
    });
    const cancel = () => provider.void(voided.pspReference, 'void-0002');
    const end = await cancel();
    expect(end).toMatchObject({ status: 'voided', rejection: null });
    expect(await cancel()).toEqual(end);
  });

  it('answers a capture, void or refund that is not possible with a reason and the state as it was', async () => {
    const provider = providerAt(simulator.url);
    const { amount } = invoice();
    const { pspReference } = await provider.createSession(invoice());
    const tooMuch = { ...amount, amount: amount.amount + 1 };
    expect(await provider.capture(pspReference, tooMuch, 'capture-0002')).toMatchObject({
      status: 'authorised',
      rejection: 'amount_too_high',
    });
    const dollars = { ...amount, currency: 'USD' };
    expect(await provider.capture(pspReference, dollars, 'capture-0003')).toMatchObject({
      rejection: 'wrong_amount',
    });
    await provider.capture(pspReference, amount, 'capture-0004');
    expect(await provider.void(pspReference, 'void-0003')).toMatchObject({
      status: 'captured',
      rejection: 'not_voidable',
    });
    expect(await provider.capture(pspReference, amount, 'capture-0005')).toMatchObject({
      rejection: 'amount_too_high',
    });
  });

  it.each(['capture', 'void', 'refund'] as const)(
    'throws for a %s of a payment that the provider does not know, and while it is down',
    async (kind) => {
      const provider = providerAt(simulator.url);
      const { amount } = invoice();
      const change = (pspReference: string) =>
        kind === 'void'
          ? provider.void(pspReference, 'change-0001')
          : provider[kind](pspReference, amount, 'change-0001');
      await expect(change('SIM-UNKNOWN')).rejects.toThrow(PaymentProviderError);
      const { pspReference } = await provider.createSession(invoice());
      await simulator.setMode({ mode: 'down' });
      await expect(change(pspReference)).rejects.toThrow(PaymentProviderError);
    },
  );

  it('returns null for a reference that the provider does not know', async () => {
    expect(await providerAt(simulator.url).confirm('pay_unknown')).toBeNull();
  });

  it('throws while the provider is down, and finds nothing afterwards', async () => {
    const provider = providerAt(simulator.url);
    const request = invoice();
    await simulator.setMode({ mode: 'down' });
    await expect(provider.createSession(request)).rejects.toThrow(PaymentProviderError);
    await expect(provider.confirm(request.reference)).rejects.toThrow(PaymentProviderError);
    await simulator.setMode({ mode: 'up' });
    expect(await provider.confirm(request.reference)).toBeNull();
  });

  it('throws at its time limit; confirm then finds what the provider has authorised all the same', async () => {
    const provider = providerAt(simulator.url, 100);
    const request = invoice();
    await simulator.setMode({ mode: 'slow', delayMs: 400 });
    const began = Date.now();
    await expect(provider.createSession(request)).rejects.toThrow(PaymentProviderError);
    expect(Date.now() - began).toBeLessThan(400);
    await simulator.setMode({ mode: 'up' });
    expect(await provider.confirm(request.reference)).toMatchObject({ status: 'authorised' });
    expect(await provider.createSession(request)).toMatchObject({ status: 'authorised' });
    expect((await simulator.charges()).charges).toHaveLength(1);
  });

  it('throws for a stored card that is authorised without an answer; confirm finds the payment', async () => {
    const provider = providerAt(simulator.url, 150);
    const { redirect } = await provider.createSession(requestOf());
    await simulator.payByCard(redirect ?? '', 'timeout_but_authorised', { save: '1' });
    const [card] = await provider.listTokens('shopper-0001');
    const request = requestOf({ methodCode: 'adyen_oneclick', tokenId: card?.id ?? '' });
    await expect(provider.createSession(request)).rejects.toThrow(PaymentProviderError);
    expect(await provider.confirm(request.reference)).toMatchObject({ status: 'authorised' });
  });

  it('throws for an answer that is not JSON', async () => {
    await simulator.setMode({ mode: 'garbage' });
    await expect(providerAt(simulator.url).createSession(invoice())).rejects.toThrow(PaymentProviderError);
    await expect(providerAt(simulator.url).listTokens('shopper-0001')).rejects.toThrow(PaymentProviderError);
  });

  it('throws for a key that the provider does not accept', async () => {
    const provider = createSimulatorProvider({ url: simulator.url, apiKey: 'x'.repeat(40), webhookSecret });
    await expect(provider.createSession(invoice())).rejects.toThrow(PaymentProviderError);
  });
});

describe('createSimulatorProvider with another server', () => {
  async function withServer(listener: RequestListener, work: (url: string) => Promise<void>): Promise<void> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }
  const answering = (body: unknown, status = 200) =>
    ((_request, response) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body))) as RequestListener;
  const session = { pspReference: 'SIM-1', status: 'pending', redirect: null, rejection: null };

  it.each([
    [{ ...session, status: 'paid' }],
    [{ ...session, redirect: 'javascript:alert(1)' }],
    [{ ...session, redirect: '/pay' }],
    [{ status: 'authorised' }],
    [null],
    [[]],
  ])('throws for the session %j', async (body) => {
    await withServer(answering(body), async (url) => {
      await expect(providerAt(url).createSession(invoice())).rejects.toThrow(PaymentProviderError);
    });
  });

  it('throws if a query is answered with another payment', async () => {
    const update = { ...updateOf(), reference: 'pay_other' };
    await withServer(answering(update), async (url) => {
      await expect(providerAt(url).confirm('pay_mine')).rejects.toThrow(PaymentProviderError);
      await expect(providerAt(url).void('SIM-2', 'void-0001')).rejects.toThrow(PaymentProviderError);
    });
  });

  it('follows no redirect, which could carry the key elsewhere', async () => {
    const hits: unknown[] = [];
    await withServer(
      (_request, response) => {
        hits.push(1);
        response.writeHead(302, { location: '/elsewhere' }).end();
      },
      async (url) => {
        await expect(providerAt(url).createSession(invoice())).rejects.toThrow(PaymentProviderError);
        expect(hits).toHaveLength(1);
      },
    );
  });

  it('waits two seconds for stored cards, eight for a session and ten for anything else', async () => {
    const provider = createSimulatorProvider({ url: 'http://127.0.0.1:9', apiKey: 'key', webhookSecret });
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const amount = { amount: 1_000, currency: 'EUR' };
    for (const [ask, timeoutMs] of [
      [() => provider.listTokens('shopper-0001'), 2_000],
      [() => provider.createSession(invoice()), 8_000],
      [() => provider.confirm('pay_mine'), 10_000],
      [() => provider.capture('SIM-1', amount, 'capture-1'), 10_000],
      [() => provider.refund('SIM-1', amount, 'refund-1'), 10_000],
      [() => provider.void('SIM-1', 'void-0001'), 10_000],
      [() => provider.deleteToken('shopper-0001', 'card-1'), 10_000],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      await expect(ask()).rejects.toThrow(PaymentProviderError);
      expect(timeout.mock.calls.shift()).toEqual([timeoutMs]);
    }
    timeout.mockRestore();
  });

  it('ends a body that comes too slowly', async () => {
    await withServer(
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{');
        void wait(2_000, undefined, { ref: false }).then(() => response.end('}'));
      },
      async (url) => {
        await expect(providerAt(url, 100).createSession(invoice())).rejects.toThrow(PaymentProviderError);
      },
    );
  });
});

function updateOf(): PaymentUpdate {
  return {
    eventId: 'evt_1',
    reference: 'pay_mine',
    pspReference: 'SIM-1',
    methodCode: 'adyen_cc',
    status: 'authorised',
    amount: { amount: 4_990, currency: 'EUR' },
    rejection: null,
  };
}

describe('parseWebhook', () => {
  const provider = providerAt('http://127.0.0.1:9');
  const body = JSON.stringify(updateOf());
  const signed = (text: string, at = now) => ({
    'x-signature': signBody(webhookSecret, Buffer.from(text), at),
  });

  it('returns the update of a signed body', () => {
    expect(provider.parseWebhook(body, signed(body))).toEqual(updateOf());
  });

  it('accepts five minutes of clock difference, and no more', () => {
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    expect(provider.parseWebhook(body, signed(body, at(-300)))).not.toBeNull();
    expect(provider.parseWebhook(body, signed(body, at(-301)))).toBeNull();
    expect(provider.parseWebhook(body, signed(body, at(301)))).toBeNull();
  });

  it('returns null for a body that was changed, and for another secret', () => {
    expect(provider.parseWebhook(body.replace('4990', '1'), signed(body))).toBeNull();
    const other = signBody(Buffer.alloc(32, 'other'), Buffer.from(body), now);
    expect(provider.parseWebhook(body, { 'x-signature': other })).toBeNull();
    expect(provider.parseWebhook(body, {})).toBeNull();
  });

  it.each(['', '{', '{}', '[]', JSON.stringify({ ...updateOf(), amount: { amount: 1.5, currency: 'EUR' } })])(
    'returns null for the signed body %j',
    (text) => {
      expect(provider.parseWebhook(text, signed(text))).toBeNull();
    },
  );
});
