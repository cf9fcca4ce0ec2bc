import { whyUnreadable } from './readable-by.ts';
import { withinTime } from './within-time.ts';

/** References that double at each step: so small a schema, and so long a check. */
function doublingSchema(steps: number): Record<string, unknown> {
  const next = (step: number) => ({ $ref: `#/$defs/s${step + 1}` });
  const $defs = Object.fromEntries(
    Array.from({ length: steps }, (_, step) => [`s${step}`, { allOf: [next(step), next(step)] }]),
  );
  return { $ref: '#/$defs/s0', $defs: { ...$defs, [`s${steps}`]: { type: 'object' } } };
}

describe('a schema of somebody else', () => {
  it('tells why it does not take a value, and nothing when it does', () => {
    const schema = { type: 'object', properties: { p: { type: 'integer' } } };
    expect(whyUnreadable(schema, { p: 1, later: true })).toBeUndefined();
    expect(whyUnreadable(schema, { p: 'x' })).toBe('/p must be integer');
    expect(whyUnreadable(schema, 7)).toBe('must be object');
  });

  it.each([
    [{ $async: true, type: 'object' }, 'its schema is asynchronous'],
    [{ type: 'inetger' }, 'its schema is no JSON Schema'],
    [{ $ref: 'https://elsewhere.example/schema' }, 'its schema cannot be used'],
    [{ $schema: 'https://elsewhere.example/dialect' }, 'its schema cannot be used'],
    [{ type: 'string', pattern: '(' }, 'its schema cannot be used'],
    [{ $ref: '#/$defs/a', $defs: { a: { $async: true, type: 'object' } } }, 'its schema cannot be used'],
  ])('that is %j takes nothing', (schema, words) => {
    expect(whyUnreadable(schema, {})).toContain(words);
  });

  it('cannot be referred to by the next one', () => {
    const id = 'https://shop.example/basket';
    expect(whyUnreadable({ $id: id, type: 'object' }, {})).toBeUndefined();
    expect(whyUnreadable({ $ref: id }, {})).toContain('its schema cannot be used');
  });

  it('does not make a sentence as long as it likes', () => {
    const schema = { required: ['x'.repeat(10_000)] };
    expect(whyUnreadable(schema, {})?.length).toBeLessThanOrEqual(300);
  });

  it.each([
    ['a pattern', { type: 'string', pattern: '^(a+)+$' }, `${'a'.repeat(40)}b`],
    ['references', doublingSchema(40), {}],
  ])('is broken off when %s takes for ever', (_what, schema, value) => {
    expect(withinTime(() => whyUnreadable(schema, value), 200)).toBeUndefined();
    expect(withinTime(() => whyUnreadable({ type: 'object' }, {}), 5_000)).toEqual({ done: undefined });
  });
});
