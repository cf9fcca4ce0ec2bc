import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { parseSpanRecords } from './span-record.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const now = Math.floor(Date.now() / 1_000);
const record = {
  name: 'load mf-catalogue/product-page',
  kind: SpanKind.INTERNAL,
  traceId,
  spanId: 'b7ad6b7169203331',
  parentSpanId: '00f067aa0ba902b7',
  startTime: [now - 1, 5],
  endTime: [now, 0],
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
    ['of another year', { ...record, startTime: [2 ** 53, 0], endTime: [2 ** 53, 0] }],
    ['that ends before it starts', { ...record, endTime: [now - 2, 0] }],
    ['with a number that is no integer of 64 bits', { ...record, attributes: { value: 1e300 } }],
    ['of an unknown kind', { ...record, kind: 99 }],
  ])('leaves out a record %s', (_case, forged) => {
    expect(parseSpanRecords([forged, null, 'text', record], traceId)).toEqual([record]);
  });

  it('keeps a record with the releases of 64 remotes', () => {
    const releases = Array.from({ length: 64 }, (_, index) => `mf-remote-${index}@1.0.0-0a1b2c3d4e5f`);
    const full = { ...record, attributes: { 'shop.releases': releases } };
    expect(parseSpanRecords([full], traceId)).toEqual([full]);
  });

  it.each([undefined, null, 'text', { length: 3 }])('returns nothing for %j', (values) => {
    expect(parseSpanRecords(values, traceId)).toEqual([]);
  });

  it('returns at most 500,000 characters', () => {
    const attributes = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`a${i}`, 'x'.repeat(1_000)]));
    const large = Array.from({ length: 400 }, () => ({ ...record, attributes }));
    const parsed = parseSpanRecords(large, traceId);
    expect(parsed.length).toBeGreaterThan(5);
    expect(JSON.stringify(parsed).length).toBeLessThan(510_000);
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
