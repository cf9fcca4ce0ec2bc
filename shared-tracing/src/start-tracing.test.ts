import { setTimeout as wait } from 'node:timers/promises';
import { context } from '@opentelemetry/api';
import { contextOfCaller, SpanKind, traceHeaders, traceLogFields, withSpan } from './spans.ts';
import { startTracing, type Tracing } from './start-tracing.ts';
import { startTraceCollector, type TraceCollector } from './testing/trace-collector.ts';

const foreignTrace = '0af7651916cd43dd8448eb211c80319c';

describe('startTracing', () => {
  let collector: TraceCollector;
  let tracing: Tracing;
  const errors: string[] = [];

  beforeAll(async () => {
    process.env['OTEL_EXPORTER_OTLP_HEADERS'] = 'api-key=secret-of-the-collector';
    process.env['OTEL_RESOURCE_ATTRIBUTES'] = 'deployment.environment.name=test';
    collector = await startTraceCollector();
    tracing = startTracing({
      endpoint: collector.url,
      samplingRatio: 1,
      service: 'shell',
      version: '1.2.3',
      onError: (message) => errors.push(message),
    });
    await recordSpans();
    await tracing.stop();
  });
  afterAll(() => collector.stop());

  const bound: Record<string, string>[] = [];

  async function recordSpans(): Promise<void> {
    const release = { remote: 'mf-basket', version: '2.0.0' };
    await withSpan('page', { attributes: { 'shop.store_id': 1 } }, () =>
      withSpan('load', { release }, async () => {
        await wait(1);
        await withSpan('GET /api/basket', { kind: SpanKind.CLIENT }, async () => {
          await wait(1);
          bound.push(traceHeaders(), traceLogFields());
        });
      }),
    );
    const error = Object.assign(new Error('no account anna@example.com'), { code: 'ECONNRESET' });
    await expect(withSpan('failing', {}, () => Promise.reject(error))).rejects.toBe(error);
    await withSpan('long', { attributes: { 'db.query.text': 'x'.repeat(5_000) } }, async () => undefined);
    const unsampled = contextOfCaller({ traceparent: `00-${foreignTrace}-b7ad6b7169203331-00` });
    await context.with(unsampled, () => withSpan('of an unsampled trace', {}, async () => undefined));
    const record = {
      name: 'render',
      kind: SpanKind.INTERNAL,
      traceId: foreignTrace,
      spanId: 'b7ad6b7169203331',
      startTime: [Math.floor(Date.now() / 1_000), 0],
      endTime: [Math.floor(Date.now() / 1_000), 5],
      attributes: {},
      status: 0,
    };
    const headers = { traceparent: `00-${foreignTrace}-00f067aa0ba902b7-01` };
    tracing.exportRecords(
      [record, { ...record, traceId: 'f'.repeat(32), name: 'of another trace' }],
      headers,
    );
    tracing.exportRecords([{ ...record, name: 'without a trace' }], {});
    const unsampledHeaders = { traceparent: `00-${foreignTrace}-00f067aa0ba902b7-00` };
    tracing.exportRecords([{ ...record, name: 'forged for an unsampled trace' }], unsampledHeaders);
  }

  const spanOf = (name: string) => {
    const span = collector.spans.find((each) => each.name === name);
    if (!span) throw new Error(`The collector has no span ${name}`);
    return span;
  };

  it('exports spans with their parents, one trace for all that a span causes', () => {
    const [page, load, call] = ['page', 'load', 'GET /api/basket'].map(spanOf);
    expect(page).toMatchObject({ service: 'shell', attributes: { 'shop.store_id': 1 } });
    expect(load).toMatchObject({ traceId: page?.traceId, parentSpanId: page?.spanId });
    expect(call).toMatchObject({ traceId: page?.traceId, parentSpanId: load?.spanId });
    expect(bound[0]).toEqual({ traceparent: `00-${call?.traceId}-${call?.spanId}-01` });
    expect(bound[1]).toEqual({ trace_id: call?.traceId, span_id: call?.spanId });
  });

  it('adds the release to a span and to all spans inside of it', () => {
    const release = { 'release.remote': 'mf-basket', 'release.version': '2.0.0' };
    expect(spanOf('page').attributes).not.toHaveProperty('release.remote');
    expect(spanOf('load').attributes).toMatchObject(release);
    expect(spanOf('GET /api/basket').attributes).toMatchObject(release);
  });

  it('records the kind of an error without its message', () => {
    expect(spanOf('failing')).toMatchObject({ isFailed: true, attributes: { 'error.type': 'ECONNRESET' } });
    expect(collector.bodies.join()).not.toContain('anna@example.com');
  });

  it('cuts off long values', () => {
    expect(spanOf('long').attributes['db.query.text']).toHaveLength(1_000);
  });

  it('exports no span of a trace that its caller did not sample', () => {
    expect(collector.spans.map(({ name }) => name)).not.toContain('of an unsampled trace');
  });

  it('exports recorded spans of their own trace only', () => {
    expect(spanOf('render')).toMatchObject({
      traceId: foreignTrace,
      spanId: 'b7ad6b7169203331',
      attributes: { 'shop.process': 'rendering' },
    });
    const names = collector.spans.map(({ name }) => name);
    expect(names).not.toContain('of another trace');
    expect(names).not.toContain('without a trace');
    expect(names).not.toContain('forged for an unsampled trace');
  });

  it('sends the credentials of the environment as headers, and its resource attributes', () => {
    expect(collector.headers()['api-key']).toBe('secret-of-the-collector');
    expect(collector.bodies[0]).toContain('deployment.environment.name');
    expect(errors).toEqual([]);
  });
});
