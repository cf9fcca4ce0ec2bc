import type { ApiClient } from 'shared-runtime';
import { createResponseCache } from './response-cache.ts';

function countingApi(isOk: () => boolean = () => true) {
  const calls: string[] = [];
  const api = {
    call: async (name: string) => {
      calls.push(name);
      return isOk() ? { ok: true, data: {} } : { ok: false, failure: {} };
    },
  } as unknown as ApiClient;
  return { api, calls };
}

const menu = { type: 'header-desktop', storeId: 1 } as const;

describe('createResponseCache', () => {
  it('fetches shared responses once, across visitors', async () => {
    const through = createResponseCache();
    const anna = countingApi();
    const ben = countingApi();
    await Promise.all([
      through(anna.api, 0).call('navigation', menu),
      through(anna.api, 0).call('navigation', menu),
    ]);
    await through(ben.api, 0).call('navigation', menu);
    await through(ben.api, 0).call('navigation', { ...menu, storeId: 13 });
    expect(anna.calls).toEqual(['navigation']);
    expect(ben.calls).toEqual(['navigation']);
  });

  it('shares routes within a customer group only', async () => {
    const through = createResponseCache();
    const { api, calls } = countingApi();
    const route = { path: '/event/insiders', store_id: 1 } as const;
    for (const group of [0, 2, 2, 0]) await through(api, group).call('page-route', route);
    expect(calls).toHaveLength(2);
  });

  it('never caches personal responses', async () => {
    const through = createResponseCache();
    const { api, calls } = countingApi();
    for (const name of ['session-data', 'basket-data', 'single-product', 'hp-data'] as const) {
      await through(api, 0).call(name, {} as never);
      await through(api, 0).call(name, {} as never);
    }
    expect(calls).toHaveLength(8);
  });

  it('fetches again after a failure', async () => {
    let isUp = false;
    const through = createResponseCache();
    const { api, calls } = countingApi(() => isUp);
    expect(await through(api, 0).call('navigation', menu)).toMatchObject({ ok: false });
    isUp = true;
    expect(await through(api, 0).call('navigation', menu)).toMatchObject({ ok: true });
    expect(calls).toHaveLength(2);
  });
});
