import type { EndpointDescriptor } from 'shared-contracts/api/descriptor';
import { basketData } from 'shared-contracts/descriptors/basket';
import { hpData } from 'shared-contracts/descriptors/catalogue';
import { singleProduct } from 'shared-contracts/descriptors/product';
import { sessionData } from 'shared-contracts/descriptors/session';
import { navigation, pageRoute } from 'shared-contracts/descriptors/shop';
import type { ApiClient } from 'shared-runtime';
import { createResponseCache } from './response-cache.ts';

function countingApi(isOk: () => boolean = () => true) {
  const calls: string[] = [];
  const api = {
    call: async ({ path }: EndpointDescriptor) => {
      calls.push(path.replace('/api/', ''));
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
      through(anna.api, 0).call(navigation, menu),
      through(anna.api, 0).call(navigation, menu),
    ]);
    await through(ben.api, 0).call(navigation, menu);
    await through(ben.api, 0).call(navigation, { ...menu, storeId: 13 });
    expect(anna.calls).toEqual(['navigation']);
    expect(ben.calls).toEqual(['navigation']);
  });

  it('shares routes within a customer group only', async () => {
    const through = createResponseCache();
    const { api, calls } = countingApi();
    const route = { path: '/event/insiders', store_id: 1 } as const;
    for (const group of [0, 2, 2, 0]) await through(api, group).call(pageRoute, route);
    expect(calls).toHaveLength(2);
  });

  it('calls with the values of its key, if a request changes between two readings', async () => {
    const sent: unknown[] = [];
    const api = {
      call: async (_: EndpointDescriptor, request: object) => {
        sent.push({ ...request });
        return { ok: true, data: {} };
      },
    } as unknown as ApiClient;
    const storeIds = [1, 6];
    const changing = {
      type: 'header-desktop',
      get storeId() {
        return storeIds.length > 1 ? storeIds.shift() : storeIds[0];
      },
    };
    await createResponseCache()(api, 0).call(navigation, changing as never);
    expect(sent).toEqual([menu]);
  });

  it('never caches personal responses', async () => {
    const through = createResponseCache();
    const { api, calls } = countingApi();
    for (const endpoint of [sessionData, basketData, singleProduct, hpData]) {
      await through(api, 0).call(endpoint, {} as never);
      await through(api, 0).call(endpoint, {} as never);
    }
    expect(calls).toHaveLength(8);
  });

  it.each([
    ['the path of a personal endpoint', { ...navigation, path: '/api/session-data' }],
    ['another method', { ...navigation, method: 'POST' }],
    ['another name', { ...navigation, name: 'session-data' }],
  ] as const)(
    'caches nothing for a descriptor of a remote that is a shared one with %s',
    async (_, forged) => {
      const through = createResponseCache();
      const anna = countingApi();
      await through(anna.api, 0).call(forged as EndpointDescriptor, menu);
      await through(anna.api, 0).call(forged as EndpointDescriptor, menu);
      await through(anna.api, 0).call(navigation, menu);
      expect(anna.calls.at(-1)).toBe('navigation');
      expect(anna.calls).toHaveLength(3);
    },
  );

  it('calls the descriptor of the shell, although the one of the remote changes after the look-up', async () => {
    const through = createResponseCache();
    const { api, calls } = countingApi();
    const paths = [navigation.path, navigation.path];
    const changing = {
      ...navigation,
      get path() {
        return paths.shift() ?? '/api/session-data';
      },
    };
    await through(api, 0).call(changing as EndpointDescriptor, menu);
    expect(calls).toEqual(['navigation']);
  });

  it('fetches again after a failure', async () => {
    let isUp = false;
    const through = createResponseCache();
    const { api, calls } = countingApi(() => isUp);
    expect(await through(api, 0).call(navigation, menu)).toMatchObject({ ok: false });
    isUp = true;
    expect(await through(api, 0).call(navigation, menu)).toMatchObject({ ok: true });
    expect(calls).toHaveLength(2);
  });
});
