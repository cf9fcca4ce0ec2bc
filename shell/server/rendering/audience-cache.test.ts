import { setTimeout as delay } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { audienceHeader } from 'shared-contracts/session';
import type { ApiFetch } from 'shared-runtime/host';
import { createAudienceCache } from './audience-cache.ts';

const listing = 'http://api.test/api/cat-products-es?store_id=1';
const basket = 'http://api.test/api/basket-data?store_id=1';
const get = { method: 'GET', headers: {}, signal: null };

interface FakeAnswer {
  audience: string | null;
  body: unknown;
  status: number;
}

/** An API whose answer is what `answer` has when the call is made, or when `release` is called. */
function fakeApi(isHeld = false) {
  const answer: FakeAnswer = { audience: '1.member.2', body: { items: [1] }, status: 200 };
  const calls: string[] = [];
  const held: (() => void)[] = [];
  const fetch: ApiFetch = async (url, { method }) => {
    calls.push(`${method} ${url}`);
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    const { audience, body, status } = answer;
    return {
      ok: status < 300,
      status,
      headers: { get: (name) => (name === audienceHeader ? audience : null) },
      json: async () => structuredClone(body),
    };
  };
  return { fetch, answer, calls, release: () => held.splice(0).forEach((resolve) => resolve()) };
}

const bodyOf = async (fetch: ApiFetch, url: string) => (await fetch(url, get)).json();

/** The cache then knows that answers of this path are for audiences. */
async function makeKnown(through: ReturnType<typeof createAudienceCache>): Promise<void> {
  const { fetch, answer } = fakeApi();
  answer.audience = '1.member.1';
  await through(fetch, '1.member.1')(listing, get);
}

describe('createAudienceCache', () => {
  it('fetches what an audience has in common once, and again after five seconds', async () => {
    const start = performance.now();
    const now = jest.spyOn(performance, 'now').mockReturnValue(start);
    const through = createAudienceCache();
    const { fetch, answer, calls } = fakeApi();
    expect(await bodyOf(through(fetch, '1.member.2'), listing)).toEqual({ items: [1] });
    answer.body = { items: [2] };
    expect(await bodyOf(through(fetch, '1.member.2'), listing)).toEqual({ items: [1] });
    expect(calls).toHaveLength(1);
    now.mockReturnValue(start + 5_001);
    // The cache reads the clock once in a millisecond.
    await delay(5);
    expect(await bodyOf(through(fetch, '1.member.2'), listing)).toEqual({ items: [2] });
    now.mockRestore();
  });

  it('keeps nothing without the header, after a failure, or of a change', async () => {
    const through = createAudienceCache();
    const { fetch, answer, calls } = fakeApi();
    answer.audience = null;
    for (let call = 0; call < 2; call += 1) await through(fetch, '1.member.2')(basket, get);
    Object.assign(answer, { audience: '1.member.2', status: 404 });
    for (let call = 0; call < 2; call += 1) await through(fetch, '1.member.2')(listing, get);
    answer.status = 200;
    for (let call = 0; call < 2; call += 1)
      await through(fetch, '1.member.2')(listing, { ...get, method: 'POST' });
    expect(calls).toHaveLength(6);
  });

  it('shows an answer to the audience that it names, whatever the session of the first page says', async () => {
    const through = createAudienceCache();
    const { fetch, answer, calls } = fakeApi();
    // The member's group has changed after the session was read.
    answer.audience = '1.member.3';
    await through(fetch, '1.member.2')(listing, get);
    Object.assign(answer, { audience: '1.member.2', body: { items: [2] } });
    expect(await bodyOf(through(fetch, '1.member.2'), listing)).toEqual({ items: [2] });
    expect(await bodyOf(through(fetch, '1.member.3'), listing)).toEqual({ items: [1] });
    expect(calls).toHaveLength(2);
  });

  it('gives each page an object of its own', async () => {
    const through = createAudienceCache();
    const { fetch } = fakeApi();
    const bodies = [];
    for (let page = 0; page < 3; page += 1) {
      const body = (await bodyOf(through(fetch, '1.member.2'), listing)) as { items: number[] };
      bodies.push([...body.items]);
      body.items.push(99);
    }
    expect(bodies).toEqual([[1], [1], [1]]);
  });

  it('makes one call for pages that are rendered at the same time', async () => {
    const through = createAudienceCache();
    await makeKnown(through);
    const { fetch, calls, release } = fakeApi(true);
    const pages = [1, 2, 3].map(() => bodyOf(through(fetch, '1.member.2'), listing));
    await Promise.resolve();
    release();
    expect(await Promise.all(pages)).toEqual([{ items: [1] }, { items: [1] }, { items: [1] }]);
    expect(calls).toHaveLength(1);
  });

  it('makes another call if the awaited one fails, for which the other pages wait', async () => {
    const through = createAudienceCache();
    await makeKnown(through);
    const failing: ApiFetch = async () => {
      await Promise.resolve();
      throw new Error('unreachable');
    };
    const own = fakeApi();
    const [first, ...others] = await Promise.allSettled([
      through(failing, '1.member.2')(listing, get),
      ...[1, 2, 3].map(() => bodyOf(through(own.fetch, '1.member.2'), listing)),
    ]);
    const found = { status: 'fulfilled', value: { items: [1] } };
    expect([first?.status, ...others]).toEqual(['rejected', found, found, found]);
    expect(own.calls).toHaveLength(1);
  });

  it('makes a call for each page if the answer of the awaited one is for others', async () => {
    const through = createAudienceCache();
    await makeKnown(through);
    const { fetch, answer, calls, release } = fakeApi(true);
    answer.audience = '1.member.3';
    const pages = [1, 2].map(() => bodyOf(through(fetch, '1.member.2'), listing));
    await delay(1);
    release();
    await delay(1);
    release();
    expect(await Promise.all(pages)).toEqual([{ items: [1] }, { items: [1] }]);
    expect(calls).toHaveLength(2);
  });

  it('waits for the call of another page for a short time only', async () => {
    const through = createAudienceCache();
    await makeKnown(through);
    const hung = fakeApi(true);
    const first = through(hung.fetch, '1.member.2')(listing, get);
    const own = fakeApi();
    own.answer.body = { items: [2] };
    expect(await bodyOf(through(own.fetch, '1.member.2'), listing)).toEqual({ items: [2] });
    hung.release();
    await first;
  });

  it('returns an answer whose body cannot be read as one', async () => {
    const through = createAudienceCache();
    const { fetch } = fakeApi();
    const broken: ApiFetch = async (url, init) => ({
      ...(await fetch(url, init)),
      json: () => Promise.reject(new SyntaxError('not JSON')),
    });
    const answer = await through(broken, '1.member.2')(listing, get);
    await expect(answer.json()).rejects.toThrow('not JSON');
  });
});
