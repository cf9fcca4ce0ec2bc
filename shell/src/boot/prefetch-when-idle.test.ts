import { jest } from '@jest/globals';
import { createStubShop, memberSession } from 'shared-runtime/testing';
import { prefetchWhenIdle } from './prefetch-when-idle.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(prefetch: string[] | undefined, session: object = {}, isShared = true) {
  const prefetchFiles = jest.fn(() => Promise.resolve(true));
  const cacheStylesheet = jest.fn(() => Promise.resolve());
  const load = jest.fn(() => Promise.resolve({ prefetchFiles, cacheStylesheet }));
  const { context } = createStubShop({ session });
  const deferred = { load } as unknown as Parameters<typeof prefetchWhenIdle>[0]['deferred'];
  prefetchWhenIdle({ shop: { context }, state: { isShared, ...(prefetch && { prefetch }) }, deferred });
  return { load, prefetchFiles, cacheStylesheet };
}

describe('prefetchWhenIdle', () => {
  it('fetches the files of the page when the browser is idle, not before', async () => {
    const { load, prefetchFiles } = start(['/a.js']);
    expect(load).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(prefetchFiles).toHaveBeenCalledWith(['/a.js']);
  });

  it('caches the style sheet of a member, and fetches nothing for guests', async () => {
    const { prefetchFiles, cacheStylesheet } = start(['/a.js'], memberSession, false);
    expect(cacheStylesheet).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(cacheStylesheet).toHaveBeenCalled();
    expect(prefetchFiles).not.toHaveBeenCalled();
  });

  it('caches the style sheet of a guest whose page is in no shared cache', async () => {
    const { prefetchFiles, cacheStylesheet } = start(['/a.js'], {}, false);
    await jest.advanceTimersByTimeAsync(200);
    expect(cacheStylesheet).toHaveBeenCalled();
    expect(prefetchFiles).toHaveBeenCalledWith(['/a.js']);
  });

  it.each([
    ['for a page without such files', [], {}],
    ['for a page without a list', undefined, {}],
  ])('fetches nothing %s', async (_what, prefetch, session) => {
    const { load } = start(prefetch, session);
    await jest.advanceTimersByTimeAsync(200);
    expect(load).not.toHaveBeenCalled();
  });

  it('does not reject without the deferred chunk', async () => {
    const { load, prefetchFiles } = start(['/a.js']);
    load.mockRejectedValue(new Error('no chunk'));
    await jest.advanceTimersByTimeAsync(200);
    expect(load).toHaveBeenCalled();
    expect(prefetchFiles).not.toHaveBeenCalled();
  });
});
