import { jest } from '@jest/globals';
import { answer, createStubShop } from 'shared-runtime/testing';
import { pageOf, regionsOver } from 'shared-runtime/testing/regions';
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
  return { prefetch, context, asked, regions, failures, reported };
}

const nextTask = () => new Promise((done) => setTimeout(done));

/** Runs the promises that are settled now and those that they settle. */
async function runMicrotasks(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
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

  it('does nothing within the event in which it is called, which the microtasks after it belong to', async () => {
    const { promise: loaded, resolve } = Promise.withResolvers<void>();
    const { prefetch, context } = setUp(async () => resolve());
    const call = jest.spyOn(context.api, 'call');
    prefetch('/help');
    await runMicrotasks();
    expect(call).not.toHaveBeenCalled();
    await loaded;
    expect(call).toHaveBeenCalled();
  });

  it.each(['https://elsewhere.example/', 'mailto:a@b.example', '#top', ''])('ignores %j', async (path) => {
    const { prefetch, asked } = setUp(() => Promise.resolve());
    prefetch(path);
    await nextTask();
    await nextTask();
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
    await nextTask(); // waits until the rejection was handled
    expect(regions.peek('page', 'cms/page')?.status).toBe('ready');
    expect(reported).not.toHaveBeenCalled();
    expect(failures).toEqual([]);
  });
});
