import { trace, TraceFlags } from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { registerTracing, spanLimits } from './register-tracing.ts';
import type { TracingSettings } from './settings.ts';
import { parseSpanRecords, toReadableSpan } from './span-record.ts';
import { contextOfCaller } from './spans.ts';

export interface TracingOptions extends TracingSettings {
  /** Name of the process in traces, such as `shell`. */
  service: string;
  /** @default that of OTEL_RESOURCE_ATTRIBUTES */
  version?: string;
  /** Called for spans that could not be exported, at most once a minute. They are lost. */
  onError: (message: string) => void;
}

export interface Tracing {
  /**
   * Exports the spans that a process without access to the collector has recorded.
   *
   * @param traceHeaders the headers that it was given: spans of other traces are left out
   */
  exportRecords: (records: unknown, traceHeaders: Readonly<Record<string, string>>) => void;
  /** Exports the remaining spans. Resolves after 1 second at the latest. */
  stop: () => Promise<void>;
}

const errorIntervalMs = 60_000;
const stopTimeoutMs = 1_000;

/** Starts OpenTelemetry in this process: from now on spans are recorded, and exported in the background. */
export function startTracing(options: TracingOptions): Tracing {
  let lastErrorAt = -Infinity;
  setGlobalErrorHandler((error) => {
    if (performance.now() - lastErrorAt < errorIntervalMs) return;
    lastErrorAt = performance.now();
    options.onError(error instanceof Error ? error.message : 'unknown error');
  });
  const resource = defaultResource()
    .merge(detectResources({ detectors: [resourceAttributesEnvDetector] }))
    .merge(
      resourceFromAttributes({
        'service.name': options.service,
        ...(options.version !== undefined && { 'service.version': options.version }),
      }),
    );
  const processor = new BatchSpanProcessor({
    // Sends the headers of OTEL_EXPORTER_OTLP_HEADERS.
    exporter: new OTLPTraceExporter({ url: `${options.endpoint}/v1/traces` }),
  });
  const provider = new TracerProvider({
    resource,
    spanLimits,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.samplingRatio) }),
    spanProcessors: [processor],
  });
  registerTracing(provider);
  return {
    exportRecords(records, traceHeaders) {
      const caller = trace.getSpanContext(contextOfCaller(traceHeaders));
      if (caller === undefined || (caller.traceFlags & TraceFlags.SAMPLED) === 0) return;
      for (const record of parseSpanRecords(records, caller.traceId))
        processor.onEnd(toReadableSpan(record, resource, { name: 'ski-shop' }));
    },
    async stop() {
      const stopped = provider.shutdown().catch(() => undefined);
      await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, stopTimeoutMs).unref())]);
    },
  };
}
