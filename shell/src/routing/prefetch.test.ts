import { jest } from '@jest/globals';
import { answer, createStubShop } from 'shared-runtime/testing';
import { pageOf, regionsOver } from '../testing/region-fixture.ts';
import { testPageTypes } from '../testing/routing-fixture.ts';
import { createPrefetch } from './prefetch.ts';

function setUp(load: () => Promise<void>) {
  const asked: string[] = [];
  const handlers = [
    answer('page-route', ({ path }) => {
      asked.push(path);
      return { type: 'cms', entity_id: 'x', redirect: null, store_id: 1, meta: null };
    }),
  ];
  const { context } = createStubShop({ handlers });
  const { regions, failures } = regionsOver(() => Promise.resolve(pageOf({ load })));
  const reported = jest.fn();
  const prefetch = createPrefetch(
    {
      context,
      contextFor: () => context,
      regions,
      pageTypes: testPageTypes,
      claims: {},
      isTestHost: false,
      timeoutOf: () => 1000,
      reportFailure: reported,
    },
    'http://localhost',
  );
  return { prefetch, asked, regions, failures, reported };
}

describe('createPrefetch', () => {
  it('loads a path once', async () => {
    const { promise: loaded, resolve } = Promise.withResolvers<void>();
    const { prefetch, asked } = setUp(async () => resolve());
    prefetch('/help');
    prefetch('/help');
    await loaded;
    expect(asked).toEqual(['/help']);
  });

  it.each(['https://elsewhere.example/', 'mailto:a@b.example', '#top', ''])('ignores %j', (path) => {
    const { prefetch, asked } = setUp(() => Promise.resolve());
    prefetch(path);
    expect(asked).toEqual([]);
  });

  it('reports no failures', async () => {
    const { promise: failed, resolve } = Promise.withResolvers<void>();
    const { prefetch, regions, reported, failures } = setUp(() => {
      resolve();
      return Promise.reject(new Error('no data'));
    });
    prefetch('/help');
    await failed;
    await new Promise((done) => setTimeout(done)); // waits until the rejection was handled
    expect(regions.peek('page', 'cms/page')?.status).toBe('ready');
    expect(reported).not.toHaveBeenCalled();
    expect(failures).toEqual([]);
  });
});
