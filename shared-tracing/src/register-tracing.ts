import { context, propagation, trace, type TracerProvider } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

/** Longer values are cut off. */
export const spanLimits = { attributeCountLimit: 40, attributeValueLengthLimit: 1_000 };

/**
 * Makes a provider and the propagation of contexts the ones of this process. Traces are the only use of AsyncLocalStorage in
 * the shop, see docs/adr/0116.
 */
export function registerTracing(provider: TracerProvider): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
}
