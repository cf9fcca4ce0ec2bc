import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { traceRequests } from './requests.ts';
import { traceLogFields } from './spans.ts';
import { startTracing, type Tracing } from './start-tracing.ts';
import { startTraceCollector, type TraceCollector } from './testing/trace-collector.ts';

const callersTrace = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${callersTrace}-b7ad6b7169203331-01`;

describe('traceRequests', () => {
  let collector: TraceCollector;
  let tracing: Tracing;
  let app: FastifyInstance;
  const slowRequest = Promise.withResolvers<ServerResponse>();
  const traceIdInHandler: Record<string, string | undefined> = {};

  beforeAll(async () => {
    collector = await startTraceCollector();
    tracing = startTracing({
      endpoint: collector.url,
      samplingRatio: 1,
      service: 'test',
      onError: () => undefined,
    });
    app = Fastify();
    traceRequests(app, {
      isTraced: ({ routeOptions }) => routeOptions.url !== '/file',
      isOwnCaller: ({ headers }) => headers['x-own'] === '1',
    });
    app.get('/file', async () => 'file');
    app.get('/order/:id', async () => {
      throw new Error('broken');
    });
    app.post('/basket', async (request) => {
      traceIdInHandler[String(request.headers['x-case'])] = traceLogFields()['trace_id'];
      return 'added';
    });
    app.get('/slow', (_request, reply) => {
      slowRequest.resolve(reply.raw);
      return new Promise(() => undefined);
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await sendRequests();
    await app.close();
    await tracing.stop();
  });
  afterAll(() => collector.stop());

  async function sendRequests(): Promise<void> {
    const { port } = app.server.address() as AddressInfo;
    const base = `http://127.0.0.1:${port}`;
    const post = (name: string, headers: Record<string, string>) =>
      fetch(`${base}/basket`, {
        method: 'POST',
        body: JSON.stringify({ text: 'x'.repeat(200_000) }),
        headers: { 'content-type': 'application/json', 'x-case': name, ...headers },
      });
    await post('own caller', { 'x-own': '1', traceparent });
    await post('untrusted caller', { traceparent });
    await post('malformed', { 'x-own': '1', traceparent: '00-zz-<script>-01' });
    await fetch(`${base}/order/100042?token=secret-of-a-mail`);
    await fetch(`${base}/file`);
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /slow HTTP/1.1\r\nhost: test\r\n\r\n');
    const raw = await slowRequest.promise;
    const closed = once(raw, 'close');
    socket.destroy();
    await closed;
  }

  const spansOf = (name: string) => collector.spans.filter((span) => span.name === name);

  it('continues the trace of an own caller, also after a body was read', () => {
    const span = spansOf('POST /basket').find(({ traceId }) => traceId === callersTrace);
    expect(span).toMatchObject({
      parentSpanId: 'b7ad6b7169203331',
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/basket',
        'http.response.status_code': 200,
      },
    });
    expect(traceIdInHandler['own caller']).toBe(callersTrace);
  });

  it.each(['untrusted caller', 'malformed'])('begins a trace of its own for the header of: %s', (name) => {
    expect(traceIdInHandler[name]).toMatch(/^[\da-f]{32}$/);
    expect(traceIdInHandler[name]).not.toBe(callersTrace);
  });

  it('records the pattern of the route, not the URL, and the failure', () => {
    expect(spansOf('GET /order/:id')).toMatchObject([
      { isFailed: true, attributes: { 'http.response.status_code': 500, 'error.type': '500' } },
    ]);
    expect(collector.bodies.join()).not.toMatch(/100042|secret-of-a-mail/);
  });

  it('ends the span of a request whose client has gone', () => {
    expect(spansOf('GET /slow')).toMatchObject([{ isFailed: true, attributes: { 'error.type': 'aborted' } }]);
  });

  it('has no span for requests that are not traced', () => {
    expect(spansOf('GET /file')).toEqual([]);
  });
});
