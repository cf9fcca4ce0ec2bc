import { createDeferredLoader, type DeferredServices } from './deferred-loader.ts';

const deferred = {} as DeferredServices;

describe('createDeferredLoader', () => {
  it('loads once for several calls', async () => {
    let asked = 0;
    const loader = createDeferredLoader(async () => {
      asked += 1;
      return deferred;
    });
    expect(await Promise.all([loader.load(), loader.load(), loader.loaded])).toEqual([
      deferred,
      deferred,
      deferred,
    ]);
    expect(asked).toBe(1);
  });

  it('loads again after a failure', async () => {
    let asked = 0;
    const loader = createDeferredLoader(async () => {
      asked += 1;
      if (asked === 1) throw new Error('no network');
      return deferred;
    });
    await expect(loader.load()).rejects.toThrow('no network');
    await expect(loader.load()).resolves.toBe(deferred);
    await expect(loader.loaded).resolves.toBe(deferred);
  });
});
