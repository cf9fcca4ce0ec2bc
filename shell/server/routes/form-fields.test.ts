import * as z from 'zod/mini';
import { createFieldReader } from './form-fields.ts';

const key = z.string().check(z.regex(/^\d{1,9}$/));
const read = createFieldReader(
  z.strictObject({
    id: z.int(),
    weight: z.optional(z.number()),
    name: z.optional(z.string()),
    newsletter: z.boolean(),
    remember: z.optional(z.boolean()),
    options: z.optional(z.record(key, z.int())),
    parts: z.optional(z.record(key, z.record(key, z.int()))),
    answers: z.optional(
      z.union([z.strictObject({ size: z.number() }), z.strictObject({ norm: z.enum(['a']), sole: z.int() })]),
    ),
  }),
);

describe('createFieldReader', () => {
  it('converts numbers and booleans by the schema, and keeps texts', () => {
    expect(read({ id: '7', weight: ' 72.5 ', name: '12', newsletter: 'on', remember: 'false' })).toEqual({
      id: 7,
      weight: 72.5,
      name: '12',
      newsletter: true,
      remember: false,
    });
  });

  it('takes a checkbox that is not sent as false, also an optional one', () => {
    expect(read({})).toEqual({ newsletter: false, remember: false });
  });

  it.each(['many', '1e9', '0x1F', 'NaN', '1,5', '--1'])('leaves the number %s to the API', (id) => {
    expect(read({ id })).toMatchObject({ id });
  });

  it('leaves out blank and unknown fields', () => {
    expect(read({ id: ' ', name: '', back: '/', newsletter: 'on' })).toEqual({
      newsletter: true,
      remember: false,
    });
  });

  it('converts records, without names that they do not allow', () => {
    const fields = {
      options: { 93: '12', x: '1' },
      parts: { 12: { 3: '7' }, x: { 3: '1' }, 13: { y: '1' } },
    };
    expect(read(fields)).toMatchObject({ options: { 93: 12 }, parts: { 12: { 3: 7 } } });
    expect(Object.keys(read(fields)['parts'] as object)).toEqual(['12']);
  });

  it('leaves out a group without values', () => {
    expect(read({ options: { x: '1' }, answers: { size: '' } })).toEqual({
      newsletter: false,
      remember: false,
    });
  });

  it('converts the fields of each alternative of a union', () => {
    expect(read({ answers: { size: '27.5' } })).toMatchObject({ answers: { size: 27.5 } });
    expect(read({ answers: { norm: 'a', sole: '305' } })).toMatchObject({
      answers: { norm: 'a', sole: 305 },
    });
  });

  it.each(['__proto__', 'constructor', 'toString'])('does not read the inherited %s', (name) => {
    const fields = Object.fromEntries([[name, '1']]);
    expect(Object.keys(read(fields))).toEqual(['newsletter', 'remember']);
  });

  it('passes a group in place of a value without its content', () => {
    expect(read({ name: { first: 'A' }, newsletter: 'on' })).toEqual({ newsletter: true, remember: false });
  });
});
