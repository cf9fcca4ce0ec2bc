import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { parseSpanRecords } from './span-record.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const record = {
  name: 'load mf-catalogue/product-page',
  kind: SpanKind.INTERNAL,
  traceId,
  spanId: 'b7ad6b7169203331',
  parentSpanId: '00f067aa0ba902b7',
  startTime: [1_700_000_000, 5],
  endTime: [1_700_000_001, 0],
  attributes: { 'release.remote': 'mf-catalogue', 'shop.releases': ['mf-catalogue@1.0.0'] },
  status: SpanStatusCode.UNSET,
};

describe('parseSpanRecords', () => {
  it('returns well-formed records', () => {
    expect(parseSpanRecords([record], traceId)).toEqual([record]);
  });

  it.each([
    ['of another trace', { ...record, traceId: 'f'.repeat(32) }],
    ['without an id', { ...record, spanId: '' }],
    ['with a name of 10 kB', { ...record, name: 'x'.repeat(10_000) }],
    ['with a value of 10 kB', { ...record, attributes: { value: 'x'.repeat(10_000) } }],
    ['with an object as a value', { ...record, attributes: { value: { toString: 'x' } } }],
    [
      'with 1,000 attributes',
      { ...record, attributes: Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`a${i}`, i])) },
    ],
    ['with times that are no numbers', { ...record, startTime: ['now', 0] }],
    ['of an unknown kind', { ...record, kind: 99 }],
  ])('leaves out a record %s', (_case, forged) => {
    expect(parseSpanRecords([forged, null, 'text', record], traceId)).toEqual([record]);
  });

  it('returns at most 500 records', () => {
    expect(
      parseSpanRecords(
        Array.from({ length: 2_000 }, () => record),
        traceId,
      ),
    ).toHaveLength(500);
  });
});
