import { jest } from '@jest/globals';
import { createStubShop, memberSession } from 'shared-runtime/testing';
import { prefetchWhenIdle } from './prefetch-when-idle.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const overlayFiles = ['/dialog.js'];

function start(prefetch: string[] | undefined, session: object = {}, isShared = true) {
  const prefetchFiles = jest.fn(() => Promise.resolve());
  const cacheStylesheet = jest.fn(() => Promise.resolve());
  const load = jest.fn(() => Promise.resolve({ prefetchFiles, cacheStylesheet }));
  const { context } = createStubShop({ session });
  const deferred = { load } as unknown as Parameters<typeof prefetchWhenIdle>[0]['deferred'];
  const state = { isShared, ...(prefetch && { prefetch }) };
  prefetchWhenIdle({ shop: { context }, state, deferred, overlayFiles });
  return { load, prefetchFiles, cacheStylesheet };
}

describe('prefetchWhenIdle', () => {
  it('fetches the dialog and the files of the page when the browser is idle, not before', async () => {
    const { load, prefetchFiles } = start(['/a.js']);
    expect(load).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(prefetchFiles).toHaveBeenCalledWith(['/dialog.js', '/a.js']);
  });

  it('caches the style sheet of a member, and fetches the dialog but not the files for guests', async () => {
    const { prefetchFiles, cacheStylesheet } = start(['/a.js'], memberSession, false);
    expect(cacheStylesheet).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(cacheStylesheet).toHaveBeenCalled();
    expect(prefetchFiles).toHaveBeenCalledWith(['/dialog.js']);
  });

  it('caches the style sheet of a guest whose page is in no shared cache', async () => {
    const { prefetchFiles, cacheStylesheet } = start(['/a.js'], {}, false);
    await jest.advanceTimersByTimeAsync(200);
    expect(cacheStylesheet).toHaveBeenCalled();
    expect(prefetchFiles).toHaveBeenCalledWith(['/dialog.js', '/a.js']);
  });

  it.each([
    ['for a page without such files', []],
    ['for a page without a list', undefined],
  ])('fetches only the dialog %s', async (_what, prefetch) => {
    const { prefetchFiles, cacheStylesheet } = start(prefetch);
    await jest.advanceTimersByTimeAsync(200);
    expect(prefetchFiles).toHaveBeenCalledWith(['/dialog.js']);
    expect(cacheStylesheet).not.toHaveBeenCalled();
  });

  it('does not reject without the deferred chunk', async () => {
    const { load, prefetchFiles } = start(['/a.js']);
    load.mockRejectedValue(new Error('no chunk'));
    await jest.advanceTimersByTimeAsync(200);
    expect(load).toHaveBeenCalled();
    expect(prefetchFiles).not.toHaveBeenCalled();
  });
});
