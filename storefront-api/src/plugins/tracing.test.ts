import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoPassword } from 'demo-shop/data/members';
import { startTracing, type Tracing } from 'shared-tracing/start-tracing';
import { startTraceCollector, type TraceCollector } from 'shared-tracing/testing/trace-collector';
import { buildTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-database.ts';

const shellAddress = '127.0.0.2';
const foreignAddress = '127.0.0.3';
const shellsTrace = '0af7651916cd43dd8448eb211c80319c';
const foreignTrace = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('a traced API', () => {
  let collector: TraceCollector;
  let tracing: Tracing;
  let api: TestApi;

  beforeAll(async () => {
    collector = await startTraceCollector();
    tracing = startTracing({
      endpoint: collector.url,
      samplingRatio: 1,
      service: 'storefront-api',
      onError: () => undefined,
    });
    const database = await openTestDatabase({ isTraced: true });
    api = await buildTestApi({ database, isTraced: true, trustProxy: [shellAddress] });
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    await signIn(shellAddress, shellsTrace);
    await signIn(foreignAddress, foreignTrace);
    // Ends the connections, and with them the spans.
    await api.app.close();
    await tracing.stop();
  });
  afterAll(async () => {
    await api.close();
    await collector.stop();
  });

  async function signIn(localAddress: string, traceId: string): Promise<void> {
    const body = JSON.stringify({ email: 'anna@example.com', password: demoPassword, store_id: 1 });
    const call = request({
      host: '127.0.0.1',
      port: (api.app.server.address() as AddressInfo).port,
      localAddress,
      agent: false,
      method: 'POST',
      path: '/api/login',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        origin: 'https://shop.example',
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-host': 'shop.example',
        'x-forwarded-proto': 'https',
        traceparent: `00-${traceId}-b7ad6b7169203331-01`,
      },
    });
    call.end(body);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
  }

  it('continues the trace of the shell down to its statements and transactions', () => {
    const spans = collector.spans.filter(({ traceId }) => traceId === shellsTrace);
    const call = spans.find(({ name }) => name === 'POST /api/login');
    expect(call).toMatchObject({
      parentSpanId: 'b7ad6b7169203331',
      attributes: { 'http.route': '/api/login', 'http.response.status_code': 200 },
    });
    const statements = spans.filter(({ attributes }) => 'db.query.text' in attributes);
    const texts = statements.map(({ attributes }) => attributes['db.query.text']);
    expect(texts).toContainEqual(expect.stringMatching(/^select /));
    expect(texts).toContainEqual(expect.stringMatching(/insert into "sessions"/));
    expect(statements.map(({ parentSpanId }) => parentSpanId)).toEqual(statements.map(() => call?.spanId));
  });

  it('begins a trace of its own for a caller that is not the shell', () => {
    expect(collector.spans.filter(({ traceId }) => traceId === foreignTrace)).toEqual([]);
    expect(collector.spans.filter(({ name }) => name === 'POST /api/login')).toHaveLength(2);
  });

  it('exports nothing personal', () => {
    const exported = collector.bodies.join();
    for (const value of ['anna', '203.0.113.7', demoPassword]) expect(exported).not.toContain(value);
  });
});
