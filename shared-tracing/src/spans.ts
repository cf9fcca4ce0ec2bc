import {
  context,
  createContextKey,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';

export { SpanKind };

/** The release whose code causes a span. */
export interface TracedRelease {
  remote: string;
  version: string;
}

export interface SpanOptions {
  kind?: SpanKind;
  /** No personal data, and no values that visitors have entered. */
  attributes?: Attributes;
  /** @default the release of the span around this one */
  release?: TracedRelease;
}

/** Does nothing before `startTracing` or `createSpanRecorder`, and in processes that call neither. */
const tracer = trace.getTracer('ski-shop');

const releaseKey = createContextKey('release');

/**
 * Runs `work` in a span: spans that it starts are inside of it. The span ends with the work, and is failed if that throws.
 * Only the kind of the error is recorded: its message may contain personal data.
 */
export function withSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const parent = withRelease(context.active(), options.release);
  const attributes = { ...options.attributes, ...releaseAttributes(parent) };
  return tracer.startActiveSpan(name, { ...options, attributes }, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      failSpan(span, errorType(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/** @param type kind of the error: its code or name */
export function failSpan(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

const codePattern = /^[\w.-]{1,60}$/;

/** Returns the code of an error, else its name. */
function errorType(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const known = [code, name].find((value) => typeof value === 'string' && codePattern.test(value));
  return typeof known === 'string' ? known : 'unknown';
}

/** Adds an attribute to the span that runs, if there is one. */
export function setSpanAttribute(name: string, value: string | number | boolean): void {
  trace.getActiveSpan()?.setAttribute(name, value);
}

/** Returns whether a recorded span runs. */
export function isInTrace(): boolean {
  return trace.getActiveSpan()?.isRecording() === true;
}

/** Returns the headers that make a call part of this trace; none without tracing. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Returns the context of a caller's span; for malformed headers one without a span. */
export function contextOfCaller(headers: Readonly<Record<string, unknown>>): Context {
  return propagation.extract(ROOT_CONTEXT, headers);
}

/** Returns fields for a log line, so that the lines of a trace can be found; none outside of a trace. */
export function traceLogFields(): Record<string, string> {
  const span = trace.getActiveSpan()?.spanContext();
  return span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId };
}

function withRelease(active: Context, release: TracedRelease | undefined): Context {
  return release === undefined ? active : active.setValue(releaseKey, release);
}

function releaseAttributes(active: Context): Attributes {
  const release = active.getValue(releaseKey) as TracedRelease | undefined;
  return release === undefined
    ? {}
    : { 'release.remote': release.remote, 'release.version': release.version };
}
