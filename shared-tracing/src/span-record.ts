import { SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import type { InstrumentationScope } from '@opentelemetry/core';
import { hrTimeDuration } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import * as z from 'zod';
import { spanLimits } from './register-tracing.ts';

const { attributeCountLimit, attributeValueLengthLimit } = spanLimits;
/** The longest one is the list of releases, of which a shop has 64. */
const maxArrayLength = 100;
/** Per page. A page calls a few dozen endpoints. */
const maxRecords = 500;
/** Per page, of all records together, as JSON. */
const maxCharacters = 500_000;
/** A render takes seconds. Further away, a time is forged: as nanoseconds it could exceed what collectors accept. */
const maxDistanceSeconds = 3_600;

const text = z.string().max(attributeValueLengthLimit);
/** Larger numbers are not integers any more, which collectors expect in an integer field. */
const number = z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);
const time = z.tuple([
  z
    .number()
    .int()
    .refine((seconds) => Math.abs(seconds - Date.now() / 1_000) < maxDistanceSeconds),
  z.number().int().min(0).max(999_999_999),
]);
const spanId = z.string().regex(/^[\da-f]{16}$/);

const recordSchema = z
  .object({
    name: text,
    kind: z.enum(SpanKind),
    traceId: z.string().regex(/^[\da-f]{32}$/),
    spanId,
    parentSpanId: spanId.optional(),
    startTime: time,
    endTime: time,
    attributes: z
      .record(text, z.union([text, number, z.boolean(), z.array(text).max(maxArrayLength)]))
      .refine((attributes) => Object.keys(attributes).length <= attributeCountLimit),
    status: z.enum(SpanStatusCode),
  })
  .refine(({ startTime, endTime }) => endTime[0] - startTime[0] + (endTime[1] - startTime[1]) / 1e9 >= 0);

/** A span that has ended, as data that one process sends to another. Times are seconds and nanoseconds since 1970. */
export type SpanRecord = z.output<typeof recordSchema>;

export function toSpanRecord(span: ReadableSpan): SpanRecord {
  const { traceId, spanId: ownId } = span.spanContext();
  return {
    name: span.name,
    kind: span.kind,
    traceId,
    spanId: ownId,
    parentSpanId: span.parentSpanContext?.spanId,
    startTime: [...span.startTime],
    endTime: [...span.endTime],
    attributes: { ...span.attributes } as SpanRecord['attributes'],
    status: span.status.code,
  };
}

/**
 * Returns the well-formed records of one trace. The process that sends them runs code of remotes, which must not add spans
 * to the traces of others, nor fill the memory of the process that exports them.
 */
export function parseSpanRecords(values: unknown, traceId: string): SpanRecord[] {
  if (!Array.isArray(values)) return [];
  let characters = 0;
  return values.slice(0, maxRecords).flatMap((value: unknown) => {
    characters += (JSON.stringify(value) ?? '').length;
    if (characters > maxCharacters) return [];
    const { data } = recordSchema.safeParse(value);
    return data?.traceId === traceId ? [data] : [];
  });
}

/** Returns the span of a record, for an exporter. */
export function toReadableSpan(
  record: SpanRecord,
  resource: Resource,
  instrumentationScope: InstrumentationScope,
): ReadableSpan {
  const { traceId, parentSpanId, startTime, endTime } = record;
  const contextOf = (id: string) => ({ traceId, spanId: id, traceFlags: TraceFlags.SAMPLED });
  return {
    name: record.name,
    kind: record.kind,
    spanContext: () => contextOf(record.spanId),
    ...(parentSpanId !== undefined && { parentSpanContext: contextOf(parentSpanId) }),
    startTime,
    endTime,
    duration: hrTimeDuration(startTime, endTime),
    status: { code: record.status },
    // Names and ids of these spans come from a process that runs code of remotes.
    attributes: { ...record.attributes, 'shop.process': 'rendering' },
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
