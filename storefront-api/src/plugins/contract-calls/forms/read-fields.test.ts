import * as z from 'zod/mini';
import { createFieldReader } from './read-fields.ts';

const key = z.string().check(z.regex(/^\d{1,9}$/));
const read = createFieldReader(
  z.strictObject({
    id: z.int(),
    weight: z.optional(z.number()),
    name: z.optional(z.string()),
    newsletter: z.boolean(),
    remember: z.optional(z.boolean()),
    rank: z.optional(z.nullable(z.int())),
    code: z.optional(z.union([z.int(), z.string()])),
    options: z.optional(z.record(key, z.int())),
    parts: z.optional(z.record(key, z.record(key, z.int()))),
    answers: z.optional(
      z.union([z.strictObject({ size: z.number() }), z.strictObject({ norm: z.enum(['a']), sole: z.int() })]),
    ),
  }),
);
const unsent = { newsletter: false, remember: false };

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

  it('converts the number of a nullable field, and keeps the text of a field that may be a text', () => {
    expect(read({ rank: '3', code: '007' })).toEqual({ ...unsent, rank: 3, code: '007' });
  });

  it('takes a checkbox that is not sent as false, also an optional one', () => {
    expect(read({})).toEqual(unsent);
  });

  it.each(['many', '1e9', '0x1F', 'NaN', '1,5', '--1'])('leaves the number %s to the schema', (id) => {
    expect(read({ id })).toMatchObject({ id });
  });

  it('leaves out blank fields and groups without values', () => {
    expect(read({ id: ' ', name: '', newsletter: 'on' })).toEqual({ newsletter: true, remember: false });
    expect(read({ options: { 93: '' }, answers: { size: '' } })).toEqual(unsent);
  });

  it('converts records', () => {
    const fields = { options: { 93: '12' }, parts: { 12: { 3: '7' }, 13: { 4: '8' } } };
    expect(read(fields)).toEqual({ ...unsent, options: { 93: 12 }, parts: { 12: { 3: 7 }, 13: { 4: 8 } } });
  });

  it('converts the fields of each alternative of a union', () => {
    expect(read({ answers: { size: '27.5' } })).toMatchObject({ answers: { size: 27.5 } });
    expect(read({ answers: { norm: 'a', sole: '305' } })).toMatchObject({
      answers: { norm: 'a', sole: 305 },
    });
  });

  it('leaves unknown fields to the schema, also blank ones', () => {
    const fields = { other: '', group: { deep: '1' }, options: { x: '1' }, name: { first: 'A' } };
    expect(read(fields)).toEqual({ ...unsent, ...fields, options: { x: 1 } });
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])('takes %s as an unknown field', (name) => {
    expect(Object.entries(read(Object.fromEntries([[name, '1']])))).toContainEqual([name, '1']);
  });
});
