import { compareSchemas } from './compare-schemas.ts';
import type { JsonSchema } from './schema-alternatives.ts';

const object = (
  properties: Record<string, unknown>,
  required = Object.keys(properties),
  others?: unknown,
) => ({
  type: 'object',
  properties,
  required,
  ...(others !== undefined && { additionalProperties: others }),
});
const text = { type: 'string' };
const int = { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 };
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: unknown) => ({ type: 'array', items });
const component = (name: string, fields: Record<string, unknown> = {}) =>
  object({ component: { type: 'string', const: name }, ...fields });
const tree = {
  $ref: '#/$defs/node',
  $defs: { node: object({ label: text, children: list({ $ref: '#/$defs/node' }) }) },
};

const fits: [string, JsonSchema, JsonSchema][] = [
  ['equal texts', text, text],
  ['a whole number for a number', int, { type: 'number' }],
  ['a narrower range', { type: 'integer', minimum: 1, maximum: 5 }, { type: 'integer', minimum: 0 }],
  ['a shorter text', { ...text, maxLength: 5, minLength: 1 }, { ...text, maxLength: 9 }],
  ['the same patterns', { ...text, pattern: 'a', allOf: [{ pattern: 'b' }] }, { ...text, pattern: 'b' }],
  ['anything for anything', {}, { description: 'anything' }],
  ['a value for a nullable one', text, orNull(text)],
  ['types as a list', { type: ['string', 'null'] }, orNull(text)],
  ['fewer values of an enum', { enum: ['a'] }, { type: 'string', enum: ['a', 'b'] }],
  ['a constant for a text', { const: 'a' }, text],
  ['a constant for one of a union of constants', { const: 'b' }, { anyOf: [{ const: 'a' }, { const: 'b' }] }],
  ['a further field, which is not read', object({ a: text, b: int }), object({ a: text })],
  ['a missing field that is optional', object({}, [], false), object({ a: text }, [], false)],
  ['equal lists', list(orNull(int)), list(orNull(int))],
  ['a list with limits', { ...list(text), minItems: 1, maxItems: 2 }, { ...list(text), minItems: 1 }],
  [
    'equal records',
    { type: 'object', additionalProperties: int, propertyNames: text },
    { type: 'object', additionalProperties: int, propertyNames: text },
  ],
  ['an object for a record', object({ a: int }, ['a'], false), { type: 'object', additionalProperties: int }],
  [
    'a union with a constant in each branch',
    { oneOf: [component('a')] },
    { oneOf: [component('a'), component('b')] },
  ],
  ['a recursive schema', tree, tree],
  ['nothing for a text', { not: {} }, text],
  ['steps of a whole number', { type: 'number', multipleOf: 1 }, { type: 'number', multipleOf: 0.5 }],
];

const mismatches: [string, JsonSchema, JsonSchema, string, string][] = [
  ['null', orNull(text), text, 'wider', ''],
  ['another type', text, int, 'wider', ''],
  ['a number for a whole number', { type: 'number' }, int, 'wider', ''],
  ['a wider range', int, { ...int, minimum: 1 }, 'wider', ''],
  [
    'an exclusive limit',
    { type: 'number', minimum: 1 },
    { type: 'number', exclusiveMinimum: 1 },
    'wider',
    '',
  ],
  ['a limit that is no number', { type: 'number' }, { type: 'number', minimum: '1' }, 'wider', ''],
  ['other steps', { type: 'number', multipleOf: 0.2 }, { type: 'number', multipleOf: 0.5 }, 'wider', ''],
  ['a longer text', text, { ...text, maxLength: 9 }, 'wider', ''],
  ['a text without the pattern', text, { ...text, pattern: 'a' }, 'wider', ''],
  ['a constant for a pattern, which is not run', { const: 'a' }, { ...text, pattern: 'a' }, 'wider', ''],
  ['a text of another format', { ...text, format: 'date' }, { ...text, format: 'email' }, 'wider', ''],
  ['a further value of an enum', { enum: ['a', 'b'] }, { enum: ['a'] }, 'wider', ''],
  ['a text for an enum', text, { enum: ['a'] }, 'wider', ''],
  ['anything for a text', {}, text, 'wider', ''],
  ['a list that may be empty', list(text), { ...list(text), minItems: 1 }, 'wider', ''],
  ['a field of the items', list(object({ a: orNull(int) })), list(object({ a: int })), 'wider', '[].a'],
  ['a missing field', object({ a: text }), object({ a: text, b: text }), 'missing', 'b'],
  ['a field that may be missing', object({ a: text }, []), object({ a: text }), 'missing', 'a'],
  ['a nested missing field', object({ a: object({}) }), object({ a: object({ b: int }) }), 'missing', 'a.b'],
  ['an unknown field', object({ a: text }, [], false), object({}, [], false), 'unknown', 'a'],
  ['unknown fields', object({}), object({}, [], false), 'unknown', '*'],
  ['an optional field of another type', object({ a: text }), object({ a: int }, []), 'wider', 'a'],
  ['a field that an open object may have', object({}), object({ a: int }, []), 'wider', 'a'],
  [
    'values of a record',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: int },
    'wider',
    '*',
  ],
  [
    'names of a record',
    { type: 'object', additionalProperties: int },
    { type: 'object', additionalProperties: int, propertyNames: { enum: ['a'] } },
    'wider',
    '*',
  ],
  [
    'a further branch',
    { oneOf: [component('a'), component('b')] },
    { oneOf: [component('a')] },
    'wider',
    'component',
  ],
  [
    'a field in a branch',
    { oneOf: [component('a', { b: text })] },
    { oneOf: [component('a', { b: int }), component('c')] },
    'wider',
    'b',
  ],
  ['a text for nothing', text, false, 'wider', ''],
];

const incomparable: [string, JsonSchema, string][] = [
  ['an unknown keyword', { type: 'string', contentEncoding: 'base64' }, 'has the keyword "contentEncoding"'],
  ['a keyword of objects', { type: 'object', patternProperties: {} }, 'has the keyword "patternProperties"'],
  ['not', { not: { type: 'string' } }, 'has the keyword "not"'],
  [
    'oneOf of overlapping branches',
    { oneOf: [text, text] },
    'has the keyword "oneOf" without a field that tells its branches apart',
  ],
  ['allOf of objects', { ...text, allOf: [{ minLength: 1 }] }, 'has the keyword "allOf"'],
  ['keywords beside a union', { anyOf: [text], minLength: 1 }, 'has other keywords beside anyOf'],
  ['a constraint without a type', { minLength: 1 }, 'has constraints without a type'],
  [
    'a reference to another document',
    { $ref: 'https://example.com/a' },
    'refers to a schema that is not part of it',
  ],
  ['a reference to itself', { $ref: '#' }, 'is nested too deeply'],
  ['an object as a constant', { const: {} }, 'has an object as a constant'],
  ['an unknown type', { type: 'file' }, 'has the type "file"'],
  ['a list as a schema', list([text]), 'is no JSON Schema'],
  ['null as properties', { type: 'object', properties: null }, 'is no JSON Schema'],
];

describe('compareSchemas', () => {
  it.each(fits)('accepts %s', (_what, sent, read) => {
    expect(compareSchemas(sent, read)).toEqual([]);
  });

  it.each(mismatches)('reports %s', (_what, sent, read, kind, path) => {
    expect(compareSchemas(sent, read)).toEqual([expect.objectContaining({ kind, path })]);
  });

  it('reports a field of a recursive schema where it begins and one level deeper', () => {
    const node = object({ label: int, children: list({ $ref: '#/$defs/node' }) });
    expect(compareSchemas({ ...tree, $defs: { node } }, tree)).toMatchObject([
      { kind: 'wider', path: 'label' },
      { kind: 'wider', path: 'children[].label' },
    ]);
  });

  it('says what is sent and what is read', () => {
    expect(compareSchemas(orNull({ ...text, maxLength: 3 }), { enum: ['a', 'b'] })).toEqual([
      { kind: 'wider', path: '', sent: 'a text of 3 characters or fewer', read: '"a", or "b"' },
      { kind: 'wider', path: '', sent: 'null', read: '"a", or "b"' },
    ]);
  });

  it.each(incomparable)('does not compare %s', (_what, schema, why) => {
    const expected = [expect.objectContaining({ kind: 'incomparable', why })];
    expect(compareSchemas(schema, schema)).toEqual(expected);
    expect(compareSchemas({ enum: ['a'] }, schema)).toHaveLength(1);
  });

  it.each([
    ['references that double at each step', doubling(25)],
    ['references to nothing that double', doubling(25, false)],
    ['large unions', { enum: Array.from({ length: 2_000 }, (_, index) => `value-${index}`) }],
  ])('ends in time for %s', (_what, schema) => {
    expect(compareSchemas(schema, schema)).toEqual([{ kind: 'incomparable', path: '', why: 'is too large' }]);
  });

  it('does not compare schemas that are nested too deeply', () => {
    let deep: Record<string, unknown> = text;
    for (let level = 0; level < 10_000; level++) deep = list(deep);
    expect(compareSchemas(deep, deep)).toMatchObject([{ kind: 'incomparable', why: 'is nested too deeply' }]);
  });

  it('reads names of Object.prototype as names of fields', () => {
    const sent = JSON.parse('{"type":"object","properties":{"constructor":{"type":"string"}}}') as JsonSchema;
    expect(compareSchemas(sent, object({ toString: text }))).toMatchObject([
      { kind: 'missing', path: 'toString' },
    ]);
  });
});

/** Returns a small schema whose references double at each step. */
function doubling(steps: number, last: unknown = { type: 'string' }): JsonSchema {
  const next = (step: number) => ({ $ref: `#/$defs/s${step + 1}` });
  const $defs = Object.fromEntries(
    Array.from({ length: steps }, (_, step) => [`s${step}`, { anyOf: [next(step), next(step)] }]),
  );
  return { $ref: '#/$defs/s0', $defs: { ...$defs, [`s${steps}`]: last } };
}
