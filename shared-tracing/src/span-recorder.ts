import { context, trace } from '@opentelemetry/api';
import {
  AlwaysOffSampler,
  ParentBasedSampler,
  TracerProvider,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace';
import { contextOfCaller } from './spans.ts';
import { toSpanRecord, type SpanRecord } from './span-record.ts';
import { registerTracing, spanLimits } from './register-tracing.ts';

export interface Recorded<Result> {
  result: Result;
  /** Spans that ended before the work did. */
  spans: SpanRecord[];
}

export interface SpanRecorder {
  /** Runs `work` as part of the caller's trace, which `headers` name, and records its spans. */
  record: <Result>(
    headers: Readonly<Record<string, string>>,
    work: () => Promise<Result>,
  ) => Promise<Recorded<Result>>;
}

/**
 * Starts OpenTelemetry in a process that has no access to the OpenTelemetry Collector and its credentials, because it runs code of remotes.
 * It returns its spans to the process that has.
 */
export function createSpanRecorder(): SpanRecorder {
  const spansByTrace = new Map<string, SpanRecord[]>();
  const processor: SpanProcessor = {
    onStart: () => undefined,
    onEnd: (span) => void spansByTrace.get(span.spanContext().traceId)?.push(toSpanRecord(span)),
    forceFlush: () => Promise.resolve(),
    shutdown: () => Promise.resolve(),
  };
  registerTracing(
    new TracerProvider({
      spanLimits,
      // Whether a trace is recorded is decided where it begins.
      sampler: new ParentBasedSampler({ root: new AlwaysOffSampler() }),
      spanProcessors: [processor],
    }),
  );
  return {
    async record(headers, work) {
      const parent = contextOfCaller(headers);
      const traceId = trace.getSpanContext(parent)?.traceId;
      if (traceId === undefined) return { result: await work(), spans: [] };
      const spans: SpanRecord[] = [];
      spansByTrace.set(traceId, spans);
      try {
        return { result: await context.with(parent, work), spans };
      } finally {
        spansByTrace.delete(traceId);
      }
    },
  };
}
