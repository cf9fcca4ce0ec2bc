import * as z from 'zod';
import { readTracingSettings, tracingVariables } from './settings.ts';

const schema = z.object(tracingVariables);
const read = (environment: Record<string, string>) => readTracingSettings(schema.parse(environment));

describe('readTracingSettings', () => {
  it.each<Record<string, string>>([{}, { OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_TRACES_SAMPLER_ARG: '' }])(
    'returns null without an endpoint: %j',
    (environment) => expect(read(environment)).toBeNull(),
  );

  it('records every trace unless a ratio is set', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/';
    const endpoint = 'http://127.0.0.1:4318';
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({ endpoint, samplingRatio: 1 });
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: '0.05' })).toEqual({
      endpoint,
      samplingRatio: 0.05,
    });
  });

  it.each([
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'file:///etc/passwd' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://user:secret@collector.example' },
    { OTEL_TRACES_SAMPLER_ARG: '2' },
    { OTEL_TRACES_SAMPLER_ARG: 'all' },
  ])('rejects %j', (environment) => expect(schema.safeParse(environment).success).toBe(false));
});
