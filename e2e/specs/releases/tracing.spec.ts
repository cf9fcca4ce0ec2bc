import { expect, test } from '@playwright/test';
import {
  startTraceCollector,
  type ReceivedSpan,
  type TraceCollector,
} from 'shared-tracing/testing/trace-collector';
import type { Service } from '../../../scripts/stack/service.ts';
import { touringSkis } from '../../fixtures/demo-products.ts';
import { anna, sessionOf } from '../../fixtures/shop-api.ts';
import { apiUrl, ports, publicKeyFile, registryUrl, tracesUrlOf } from '../../stack/addresses.ts';
import { extraShopUrl, startExtraShell } from '../../stack/extra-shell.ts';

let collector: TraceCollector;
let shell: Service;

test.beforeAll(async () => {
  collector = await startTraceCollector(ports.traces);
  shell = await startExtraShell('traced-shell', {
    apiUrl,
    registryUrl,
    publicKeyFile,
    more: { OTEL_EXPORTER_OTLP_ENDPOINT: tracesUrlOf(ports) },
  });
});
test.afterAll(async () => {
  await shell.stop();
  await collector.stop();
});

/** Waits until the processes, which export every 5 s, have exported the trace of a request. */
async function traceOf(requestId: string): Promise<ReceivedSpan[]> {
  const ofRequest = () =>
    collector.spans.find(({ attributes }) => attributes['shop.request_id'] === requestId)?.traceId;
  const spans = () => collector.spans.filter(({ traceId }) => traceId === ofRequest());
  await expect.poll(() => new Set(spans().map(({ service }) => service)).size, { timeout: 60_000 }).toBe(2);
  // A span is exported when it has ended: that of the request is the last one.
  const isOfRequest = ({ service, attributes }: ReceivedSpan) =>
    service === 'shell' && attributes['shop.request_id'] === requestId;
  await expect.poll(() => spans().some(isOfRequest), { timeout: 60_000 }).toBe(true);
  return spans();
}

test('a member’s page is one trace, from the request to the statements, with the releases that caused them', async ({
  request,
}) => {
  const session = await sessionOf(anna);
  const foreignTrace = '0af7651916cd43dd8448eb211c80319c';
  const response = await request.get(`${extraShopUrl}${touringSkis.path}?s=typed-by-the-visitor`, {
    headers: {
      cookie: session,
      'x-request-id': 'traced-page-1',
      traceparent: `00-${foreignTrace}-b7ad6b7169203331-01`,
    },
  });
  expect(response.status()).toBe(200);
  const spans = await traceOf('traced-page-1');
  const find = (name: string | RegExp) => {
    const span = spans.find((each) => (typeof name === 'string' ? each.name === name : name.test(each.name)));
    expect(span, `${String(name)} in ${spans.map((each) => each.name).join(', ')}`).toBeDefined();
    return span as ReceivedSpan;
  };
  const parentOf = ({ parentSpanId }: ReceivedSpan) =>
    spans.find(({ spanId }) => spanId === parentSpanId)?.name;

  const page = find('page');
  expect(page.attributes).toMatchObject({ 'shop.page_type': 'product', 'http.response.status_code': 200 });
  const render = find('render');
  expect(parentOf(render)).toBe('page');
  const load = find('load mf-catalogue/pages/product');
  expect(parentOf(load)).toBe('render');
  const fragment = find(/^fragment mf-/);
  expect(fragment.attributes['release.version']).toMatch(/\S/);

  const catalogue = {
    'release.remote': 'mf-catalogue',
    'release.version': load.attributes['release.version'],
  };
  expect(render.attributes['shop.releases']).toContain(
    `mf-catalogue@${String(catalogue['release.version'])}`,
  );
  const [call, answered] = ['shell', 'storefront-api'].map((service) =>
    spans.find((span) => span.service === service && span.name === 'GET /api/single-product/:productId'),
  );
  expect(call?.attributes).toMatchObject(catalogue);
  expect(answered?.parentSpanId).toBe(call?.spanId);
  const statement = spans.find(({ parentSpanId }) => parentSpanId === answered?.spanId);
  expect(statement?.attributes['db.query.text']).toMatch(/^select /i);

  expect(spans.map(({ traceId }) => traceId)).not.toContain(foreignTrace);
  const exported = collector.bodies.join();
  expect(exported).not.toContain('typed-by-the-visitor');
  expect(exported).not.toContain(anna.email);
  expect(exported).not.toContain(session.split('=')[1]);
});

test('a call of the browser is one trace, and the header of a visitor does not reach the API', async ({
  request,
}) => {
  const foreignTrace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const response = await request.get(`${extraShopUrl}/api/session-data?store_id=1`, {
    headers: { 'x-request-id': 'traced-call-1', traceparent: `00-${foreignTrace}-b7ad6b7169203331-01` },
  });
  expect(response.status()).toBe(200);
  const spans = await traceOf('traced-call-1');
  expect(spans.map(({ service, name }) => `${service}: ${name}`)).toEqual(
    expect.arrayContaining(['shell: GET /api/*', 'storefront-api: GET /api/session-data']),
  );
  expect(collector.spans.map(({ traceId }) => traceId)).not.toContain(foreignTrace);
});
