import { SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import type { InstrumentationScope } from '@opentelemetry/core';
import { hrTimeDuration } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import * as z from 'zod';

/** Length of names and values. */
const maxLength = 1_000;
const maxAttributes = 40;
/** Per page. A page calls a few dozen endpoints. */
const maxRecords = 500;

const text = z.string().max(maxLength);
const time = z.tuple([z.number().int().nonnegative(), z.number().int().min(0).max(999_999_999)]);
const spanId = z.string().regex(/^[\da-f]{16}$/);

const recordSchema = z.object({
  name: text,
  kind: z.enum(SpanKind),
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId,
  parentSpanId: spanId.optional(),
  startTime: time,
  endTime: time,
  attributes: z
    .record(text, z.union([text, z.number(), z.boolean(), z.array(text).max(maxAttributes)]))
    .refine((attributes) => Object.keys(attributes).length <= maxAttributes),
  status: z.enum(SpanStatusCode),
});

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
 * to the traces of others.
 */
export function parseSpanRecords(values: readonly unknown[], traceId: string): SpanRecord[] {
  return values.slice(0, maxRecords).flatMap((value) => {
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
    attributes: record.attributes,
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
