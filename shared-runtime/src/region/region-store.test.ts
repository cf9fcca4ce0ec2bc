import { jest } from '@jest/globals';
import { messagesOf, pageOf, regionsOver } from '../testing/region-fixture.ts';

describe('createRegionStore', () => {
  it('loads a page with the messages of the store’s language', async () => {
    const asked: string[] = [];
    const { regions, failures } = regionsOver(
      (remote, expose) => {
        asked.push(`${remote} ${expose}`);
        return Promise.resolve(pageOf({}));
      },
      { locale: 'fr_FR' },
    );
    const region = await regions.load('page', 'cms/page');
    expect(asked).toEqual(['mf-cms ./pages/page']);
    expect(region).toMatchObject({
      status: 'ready',
      remote: 'mf-cms',
      version: '1.2.3',
      messages: { title: 'Titre' },
    });
    expect(failures).toEqual([]);
  });

  it('loads fragments and pages of a remote with a new name', async () => {
    const asked: string[] = [];
    const { regions } = regionsOver((remote, expose) => {
      asked.push(`${remote} ${expose}`);
      return Promise.resolve(pageOf({}));
    });
    expect(await regions.load('page', 'gift-cards/balance')).toMatchObject({
      status: 'ready',
      remote: 'mf-gift-cards',
    });
    expect(asked).toEqual(['mf-gift-cards ./pages/balance']);
  });

  it('returns loaded regions without waiting, and undefined before', async () => {
    const { regions } = regionsOver(() => Promise.resolve(pageOf({})));
    expect(regions.peek('page', 'cms/page')).toBeUndefined();
    const region = await regions.load('page', 'cms/page');
    expect(regions.peek('page', 'cms/page')).toBe(region);
    expect([...regions.settled().keys()]).toEqual(['page:cms/page']);
  });

  it('loads once for concurrent calls', async () => {
    const load = jest.fn(() => Promise.resolve(pageOf({})));
    const { regions } = regionsOver(load);
    await Promise.all([regions.load('page', 'cms/page'), regions.load('page', 'cms/page')]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps a region failed that is loaded after it was marked as failed', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { regions } = regionsOver(() => promise);
    const loading = regions.load('page', 'cms/page');
    regions.fail('page', 'cms/page', 'timeout');
    resolve(pageOf({}));
    await loading;
    expect(regions.peek('page', 'cms/page')).toMatchObject({ status: 'failed', phase: 'timeout' });
    expect(await regions.load('page', 'cms/page')).toMatchObject({ status: 'failed' });
  });

  it('reports a remote without a release as missing, without loading', async () => {
    const load = jest.fn(() => Promise.resolve(pageOf({})));
    const { regions, failures } = regionsOver(load, { releaseOf: () => undefined });
    expect(await regions.load('fragment', 'search/box')).toEqual({
      status: 'failed',
      remote: 'mf-search',
      version: 'none',
      phase: 'missing',
    });
    expect(load).not.toHaveBeenCalled();
    expect(failures).toEqual([
      expect.objectContaining({ remote: 'mf-search', region: 'search/box', phase: 'missing' }),
    ]);
  });

  it('turns a rejection into a failed region of the release', async () => {
    const { regions, failures } = regionsOver(() => Promise.reject(new Error('bad hash')));
    expect(await regions.load('page', 'cms/page')).toMatchObject({
      status: 'failed',
      phase: 'load',
      version: '1.2.3',
    });
    expect(failures).toEqual([
      expect.objectContaining({ phase: 'load', error: expect.objectContaining({ message: 'bad hash' }) }),
    ]);
  });

  it('fails after the remote’s timeout', async () => {
    jest.useFakeTimers();
    try {
      const never = new Promise<never>(() => undefined);
      const { regions } = regionsOver(() => never, {
        releaseOf: () => ({ version: '1.2.3', timeoutMs: 200 }),
      });
      const loading = regions.load('page', 'cms/page');
      await jest.advanceTimersByTimeAsync(199);
      expect(regions.peek('page', 'cms/page')).toBeUndefined();
      await jest.advanceTimersByTimeAsync(1);
      expect(await loading).toMatchObject({ status: 'failed', phase: 'timeout' });
    } finally {
      jest.useRealTimers();
    }
  });

  it('fails if the module does not export the region', async () => {
    const { regions, failures } = regionsOver(() => Promise.resolve({ fragment: {} }));
    expect(await regions.load('page', 'cms/page')).toMatchObject({ status: 'failed', phase: 'load' });
    expect(String(failures[0]?.error)).toContain('mf-cms 1.2.3 ./pages/page exports no "page"');
  });

  it('fails if the messages cannot be loaded', async () => {
    const messages = messagesOf(() => Promise.reject(new Error('no chunk')));
    const { regions } = regionsOver(() => Promise.resolve(pageOf({ messages })));
    expect(await regions.load('page', 'cms/page')).toMatchObject({ status: 'failed', phase: 'load' });
  });

  it('keeps a failure until retry, which loads again', async () => {
    let isDown = true;
    const load = jest.fn(() => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(pageOf({}))));
    const { regions } = regionsOver(load);
    await regions.load('page', 'cms/page');
    isDown = false;
    expect((await regions.load('page', 'cms/page')).status).toBe('failed');
    expect((await regions.retry('page', 'cms/page')).status).toBe('ready');
    expect((await regions.retry('page', 'cms/page')).status).toBe('ready');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('marks a region as failed when its data fails, until retry', async () => {
    const { regions } = regionsOver(() => Promise.resolve(pageOf({})));
    await regions.load('page', 'cms/page');
    regions.fail('page', 'cms/page', 'data');
    expect(regions.peek('page', 'cms/page')).toMatchObject({
      status: 'failed',
      phase: 'data',
      version: '1.2.3',
    });
    expect(await regions.load('page', 'cms/page')).toMatchObject({ status: 'failed' });
    expect((await regions.retry('page', 'cms/page')).status).toBe('ready');
  });

  it('rejects for an invalid name', () => {
    const { regions } = regionsOver(() => Promise.resolve(pageOf({})));
    return expect(regions.load('page', '../nothing')).rejects.toThrow('../nothing is no name of a page');
  });
});
