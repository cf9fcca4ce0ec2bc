import { createSpanRecorder } from 'shared-tracing/span-recorder';
import { withSpan } from 'shared-tracing/spans';
import type { ServerFederation } from '../../src/remotes/server-federation.ts';
import { manifestOf } from '../testing/release-fixture.ts';
import { traceLoads } from './trace-loads.ts';

const recorder = createSpanRecorder();
const headers = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
const snapshot = { revision: 1, releases: { 'mf-basket': manifestOf('mf-basket', '2.0.0') } };

const federationOf = (exports: object): ServerFederation => ({
  loaderFor: () => ({ load: () => Promise.resolve(exports) }),
});

async function load(exports: object): Promise<Record<string, { load?: (...values: unknown[]) => unknown }>> {
  const loader = traceLoads(federationOf(exports)).loaderFor(snapshot);
  return (await loader.load('mf-basket', './mini-basket')) as never;
}

describe('traceLoads', () => {
  it('adds a span with the release around the load of a page and of a fragment, and passes values and result', async () => {
    const module = { load: (...values: unknown[]) => values, Component: () => null };
    const { page, fragment } = await load({ page: module, fragment: module });
    let results: unknown[] = [];
    const { spans } = await recorder.record(headers, () =>
      withSpan('render', {}, async () => {
        results = [await page?.load?.('context', 1), await fragment?.load?.('context', 2)];
      }),
    );
    expect(results).toEqual([
      ['context', 1],
      ['context', 2],
    ]);
    const attributes = { 'release.remote': 'mf-basket', 'release.version': '2.0.0' };
    expect(spans.slice(0, 2)).toMatchObject([
      { name: 'load mf-basket/mini-basket', attributes },
      { name: 'fragment mf-basket/mini-basket', attributes },
    ]);
    expect(page).toHaveProperty('Component', module.Component);
  });

  it('leaves the module of a class as it is, and calls its load as a method', async () => {
    class Page {
      readonly data = 'own data';
      load() {
        return this.data;
      }
      get Component() {
        return this.data;
      }
    }
    const { page } = await load({ page: new Page() });
    await expect(page?.load?.()).resolves.toBe('own data');
    expect(page).toHaveProperty('Component', 'own data');
  });

  it('rejects with the error of a load that throws', async () => {
    const error = new Error('no data');
    const { page } = await load({
      page: {
        load() {
          throw error;
        },
      },
    });
    await expect(page?.load?.()).rejects.toBe(error);
  });

  it('leaves modules without a load function, and missing ones', async () => {
    const fragment = { Component: () => null };
    expect(await load({ fragment })).toEqual({ fragment, page: undefined });
  });
});
