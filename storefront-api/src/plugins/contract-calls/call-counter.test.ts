import { endpoints } from 'shared-contracts/api';
import { callLimitOf, defaultCallLimit, errorCodesOf } from 'shared-contracts/api/endpoint';
import { siteLimitFactor } from 'shared-contracts/client-network';
import { ShopError } from '../../shop-error.ts';
import { allEndpoints } from '../../testing/fuzz/fuzz.ts';
import { buildTestApi, send } from '../../testing/test-api.ts';
import { createCallCounter } from './call-counter.ts';

const write = { name: 'basket-add', method: 'POST', limit: { max: 3, windowSeconds: 60 } } as const;
const start = new Date('2026-11-22T08:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

function retryAfterSecondsOf(call: () => void): number | null {
  try {
    call();
  } catch (error) {
    if (error instanceof ShopError) return error.details.retryAfterSeconds ?? null;
  }
  return null;
}

describe('createCallCounter', () => {
  it('rejects calls above the limit until the window is over', () => {
    const count = createCallCounter(1);
    const call = (now: Date) => () => count(write, null, '192.0.2.1', now);
    for (let index = 0; index < 3; index += 1) call(start)();
    expect(retryAfterSecondsOf(call(after(20)))).toBe(40);
    expect(call(after(60))).not.toThrow();
  });

  it('counts by member, and by network for guests', () => {
    const count = createCallCounter(1);
    for (let index = 0; index < 3; index += 1) count(write, null, `2001:db8::${index}`, start);
    expect(() => count(write, null, '2001:db8::9', start)).toThrow(ShopError);
    expect(() => count(write, null, '2001:db8:0:1::9', start)).not.toThrow();
    expect(() => count(write, 7, '2001:db8::9', start)).not.toThrow();
  });

  it('counts the networks of an IPv6 site together, with a higher limit', () => {
    const count = createCallCounter(1);
    const call = (network: number) => () =>
      count(write, null, `2001:db8:1:${network.toString(16)}::1`, start);
    for (let network = 0; network < write.limit.max * siteLimitFactor; network += 1) call(network)();
    expect(call(0xff_ff)).toThrow(ShopError);
    expect(() => count(write, null, '2001:db8:2::1', start)).not.toThrow();
  });

  it('gives a whole IPv6 site the limit of one network where the endpoint says so', () => {
    const count = createCallCounter(1);
    const costly = { ...write, limit: { ...write.limit, isPerSite: true } };
    const call = (network: number) => () => count(costly, null, `2001:db8:1:${network}::1`, start);
    for (let network = 0; network < write.limit.max; network += 1) call(network)();
    expect(call(9)).toThrow(ShopError);
    expect(() => count(costly, null, '2001:db8:2::1', start)).not.toThrow();
  });

  it('counts each endpoint separately, with the default limit if it has none', () => {
    const count = createCallCounter(1);
    const other = { name: 'logout', method: 'POST' } as const;
    for (let index = 0; index < defaultCallLimit.max; index += 1) count(other, null, '192.0.2.1', start);
    expect(() => count(other, null, '192.0.2.1', start)).toThrow(ShopError);
    expect(() => count(write, null, '192.0.2.1', start)).not.toThrow();
  });

  it('does not count calls that read', () => {
    const count = createCallCounter(1);
    const read = { name: 'config', method: 'GET' } as const;
    for (let index = 0; index < 1000; index += 1) count(read, null, '192.0.2.1', start);
    expect(() => count(read, null, '192.0.2.1', start)).not.toThrow();
  });
});

describe('an endpoint that changes something and is open to guests', () => {
  const guestWrites = allEndpoints.filter(({ access, method }) => access !== 'member' && method !== 'GET');

  it.each(guestWrites.map((entry) => [entry.name, entry] as const))('%s has a limit', (_name, entry) => {
    const limit = callLimitOf(entry);
    expect(limit?.max).toBeGreaterThan(0);
    expect((limit?.max ?? 0) / (limit?.windowSeconds ?? 1)).toBeLessThanOrEqual(5);
    expect(errorCodesOf(entry)).toContain('too_many_attempts');
  });

  it('answers 429 with Retry-After above its limit, while reads are accepted', async () => {
    const { max } = callLimitOf(endpoints['cookie-preferences']) ?? defaultCallLimit;
    const api = await buildTestApi({ rateLimitFactor: 1 / max });
    const choice = { store_id: 1, accepted_functional: true, accepted_advertising: false };
    const first = await send(api.app, 'cookie-preferences', choice);
    const second = await send(api.app, 'cookie-preferences', choice);
    expect([first.statusCode, second.statusCode]).toEqual([200, 429]);
    expect(second.json()).toMatchObject({ code: 'too_many_attempts' });
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(api.app, 'session-data', { store_id: 1 })).statusCode).toBe(200);
    const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.60' } };
    expect((await send(api.app, 'cookie-preferences', choice, elsewhere)).statusCode).toBe(200);
    await api.close();
  });
});
