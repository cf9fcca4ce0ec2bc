import { brotliDecompressSync } from 'node:zlib';
import { jest } from '@jest/globals';
import type { PageAnswer } from '../rendering/render-job.ts';
import { encodeBody, createPageCache, toSendable } from './page-cache.ts';

const documentOf = (text: string, status = 200): PageAnswer => ({
  kind: 'document',
  status,
  html: Buffer.from(text),
  encoding: 'identity',
});

describe('createPageCache', () => {
  it('renders once for concurrent and for later requests', async () => {
    const cache = createPageCache();
    let renders = 0;
    const make = async () => {
      renders += 1;
      return documentOf('<html></html>');
    };
    await Promise.all([cache.get('a', make), cache.get('a', make)]);
    await cache.get('a', make);
    await cache.get('b', make);
    expect(renders).toBe(2);
  });

  it('sends a page until its max-age is over, and then renders it again', async () => {
    let clock = 1_000;
    let renders = 0;
    const cache = createPageCache({ maxAgeMs: 5_000, staleWhileRevalidateMs: 0, now: () => clock });
    const get = () =>
      cache.get('a', async () => {
        renders += 1;
        return documentOf(`page ${renders}`);
      });
    await get();
    clock = 5_999;
    expect(await get()).toMatchObject({ html: Buffer.from('page 1') });
    clock = 6_000;
    expect(await get()).toMatchObject({ html: Buffer.from('page 2') });
    clock = 10_999;
    expect(await get()).toMatchObject({ html: Buffer.from('page 2') });
    expect(renders).toBe(2);
  });

  it('does not cache failures', async () => {
    const cache = createPageCache();
    await cache.get('a', async () => documentOf('down', 503));
    const next = await cache.get('a', async () => documentOf('up'));
    expect(next).toMatchObject({ status: 200 });
    await expect(
      cache.get('c', async () => {
        throw new Error('render');
      }),
    ).rejects.toThrow('render');
    expect(await cache.get('c', async () => documentOf('up'))).toMatchObject({ status: 200 });
  });

  it('caches redirects', async () => {
    const cache = createPageCache();
    const answer = await cache.get('a', async () => ({
      kind: 'redirect',
      status: 301,
      location: '/products/skis',
    }));
    expect(answer).toEqual({ kind: 'redirect', status: 301, location: '/products/skis' });
  });

  it('keeps pages while any number of unknown paths is redirected', async () => {
    const cache = createPageCache({ now: () => 0 });
    const redirect: PageAnswer = { kind: 'redirect', status: 302, location: '/404' };
    const render = jest.fn(() => Promise.resolve(documentOf('home')));
    await cache.get('home', render);
    for (let place = 0; place < 300; place += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the page is the oldest
      await cache.get(`${place} ${'x'.repeat(200_000)}`, () => Promise.resolve(redirect));
    }
    await cache.get('home', render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('replaces a page by a redirect, and the reverse', async () => {
    let clock = 0;
    const cache = createPageCache({ maxAgeMs: 1, staleWhileRevalidateMs: 0, now: () => clock });
    const redirect: PageAnswer = { kind: 'redirect', status: 302, location: '/404' };
    const answers = [documentOf('first'), redirect, documentOf('second')];
    for (const answer of answers) {
      clock += 2;
      // oxlint-disable-next-line no-await-in-loop -- each replaces the one before
      await cache.get('sale', () => Promise.resolve(answer));
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await cache.get('sale', () => Promise.resolve(documentOf('never')))).kind).toBe(answer.kind);
    }
  });

  it('reports each request that waits for the render of another one', async () => {
    const cache = createPageCache();
    const { promise, resolve } = Promise.withResolvers<PageAnswer>();
    const joined: string[] = [];
    const answers = ['first', 'second', 'third'].map((name) =>
      cache.get(
        'a',
        () => promise,
        () => joined.push(name),
      ),
    );
    resolve(documentOf('snow'));
    await Promise.all(answers);
    await cache.get(
      'a',
      () => promise,
      () => joined.push('later'),
    );
    expect(joined).toEqual(['second', 'third']);
  });

  it('compresses a page once per encoding, also for concurrent requests', async () => {
    const cache = createPageCache();
    const page = await cache.get('a', async () => documentOf('snow '.repeat(200)));
    if (page.kind !== 'document') throw new Error('a document was kept');
    const [first, second] = await Promise.all([encodeBody(page, 'br'), encodeBody(page, 'br')]);
    expect(second.body).toBe(first.body);
    expect((await encodeBody(page, 'br')).body).toBe(first.body);
    expect(brotliDecompressSync(first.body).toString()).toBe('snow '.repeat(200));
    expect((await encodeBody(page, 'identity')).body.toString()).toBe('snow '.repeat(200));
  });

  it('sends a compressed page unchanged', async () => {
    const packed = toSendable(
      { kind: 'document', status: 200, html: Buffer.from('packed'), encoding: 'zstd' },
      false,
    );
    if (packed.kind !== 'document') throw new Error('a document was kept');
    expect(await encodeBody(packed, 'br')).toEqual({ body: Buffer.from('packed'), encoding: 'zstd' });
  });

  it('gives shared pages an etag, and pages of one visitor none', () => {
    const etagOf = (text: string, isShared: boolean) => {
      const page = toSendable(documentOf(text), isShared);
      return page.kind === 'document' ? page.etag : undefined;
    };
    expect(etagOf('a', true)).toMatch(/^W\/"[\w-]{22}"$/);
    expect(etagOf('a', true)).toBe(etagOf('a', true));
    expect(etagOf('a', true)).not.toBe(etagOf('b', true));
    expect(etagOf('a', false)).toBeNull();
  });
});

describe('createPageCache, when rendering fails', () => {
  let clock = 0;
  const errors: unknown[] = [];
  const times = {
    maxAgeMs: 100,
    staleWhileRevalidateMs: 0,
    staleIfErrorMs: 900,
    maxRevalidationWaitMs: 10_000,
    retryMs: 50,
  };
  const failures: [string, () => Promise<PageAnswer>][] = [
    ['answers 503', async () => documentOf('down', 503)],
    ['throws', () => Promise.reject(new Error('render'))],
  ];

  async function keepOne(options: Partial<typeof times> = {}) {
    clock = 0;
    errors.length = 0;
    const cache = createPageCache({
      ...times,
      ...options,
      now: () => clock,
      onError: (error) => errors.push(error),
    });
    await cache.get('a', async () => documentOf('good'));
    return cache;
  }

  it.each(failures)('sends the last good page when rendering %s', async (_how, make) => {
    const cache = await keepOne();
    clock = 500;
    expect(await cache.get('a', make)).toMatchObject({ status: 200, html: Buffer.from('good') });
  });

  it('reports the cache status of each answer', async () => {
    const statuses: string[] = [];
    clock = 0;
    const cache = createPageCache({
      ...times,
      now: () => clock,
      onAnswer: (status) => statuses.push(status),
    });
    const make = async () => documentOf('good');
    await cache.get('a', make);
    await cache.get('a', make);
    clock = 500;
    await cache.get('a', async () => documentOf('down', 503));
    await cache.get('a', make);
    clock = 550;
    await cache.get('a', make);
    expect(statuses).toEqual(['miss', 'hit', 'stale_if_error', 'stale_if_error', 'miss']);
  });

  it('sends the cached page at once while stale-while-revalidate allows it, and renders it anew', async () => {
    const cache = await keepOne({ staleWhileRevalidateMs: 100 });
    clock = 150;
    const { promise, resolve } = Promise.withResolvers<PageAnswer>();
    let renders = 0;
    const make = () => {
      renders += 1;
      return promise;
    };
    const answers = await Promise.all([cache.get('a', make), cache.get('a', make)]);
    expect(answers).toMatchObject([{ html: Buffer.from('good') }, { html: Buffer.from('good') }]);
    expect(renders).toBe(1);
    resolve(documentOf('new'));
    await promise;
    await new Promise((done) => void setImmediate(done));
    expect(await cache.get('a', make)).toMatchObject({ html: Buffer.from('new') });
  });

  it.each(failures)('waits before it renders again when revalidation %s', async (_how, make) => {
    const cache = await keepOne({ staleWhileRevalidateMs: 100 });
    clock = 110;
    await cache.get('a', make);
    await new Promise((done) => void setImmediate(done));
    const unexpected = () => Promise.reject(new Error('rendered too early'));
    clock = 159;
    expect(await cache.get('a', unexpected)).toMatchObject({ html: Buffer.from('good') });
    clock = 160;
    await cache.get('a', async () => documentOf('new'));
    await new Promise((done) => void setImmediate(done));
    expect(await cache.get('a', unexpected)).toMatchObject({ html: Buffer.from('new') });
  });

  it('waits for the new page after stale-while-revalidate has ended', async () => {
    const cache = await keepOne({ staleWhileRevalidateMs: 100 });
    clock = 200;
    expect(await cache.get('a', async () => documentOf('new'))).toMatchObject({ html: Buffer.from('new') });
  });

  it('reports the error that a stale page hides', async () => {
    const cache = await keepOne();
    clock = 500;
    await cache.get('a', () => Promise.reject(new Error('render')));
    expect(errors).toEqual([new Error('render')]);
  });

  it.each(failures)(
    'sends no page older than stale-if-error allows when rendering %s',
    async (_how, make) => {
      const cache = await keepOne();
      clock = 1_000;
      const status = await cache.get('a', make).then(
        (answer) => (answer.kind === 'document' ? answer.status : 0),
        () => 500,
      );
      expect(status).toBeGreaterThanOrEqual(500);
    },
  );

  it('waits before it renders again, and then sends the new page', async () => {
    const cache = await keepOne();
    clock = 500;
    await cache.get('a', async () => documentOf('down', 503));
    clock = 549;
    let tries = 0;
    const make = async () => {
      tries += 1;
      return documentOf('new');
    };
    expect(await cache.get('a', make)).toMatchObject({ html: Buffer.from('good') });
    expect(tries).toBe(0);
    clock = 550;
    expect(await cache.get('a', make)).toMatchObject({ html: Buffer.from('new') });
  });

  it('sends the last good page when rendering takes too long, and caches the new one', async () => {
    const cache = await keepOne({ maxRevalidationWaitMs: 1 });
    clock = 500;
    const { promise, resolve } = Promise.withResolvers<PageAnswer>();
    expect(await cache.get('a', () => promise)).toMatchObject({ html: Buffer.from('good') });
    let isAnswered = false;
    void cache
      .get('a', () => promise)
      .then(() => {
        isAnswered = true;
      });
    await new Promise((done) => void setImmediate(done));
    // The second request has not waited.
    expect(isAnswered).toBe(true);
    resolve(documentOf('new'));
    await new Promise((done) => void setImmediate(done));
    expect(await cache.get('a', () => promise)).toMatchObject({ html: Buffer.from('new') });
  });
});
