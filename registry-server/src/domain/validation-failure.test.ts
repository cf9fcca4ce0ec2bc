import { validationFailure } from './validation-failure.ts';

describe('a schema of another squad', () => {
  it('returns why it rejects a value, and nothing when it accepts it', () => {
    const schema = { type: 'object', properties: { p: { type: 'integer' } } };
    expect(validationFailure(schema, { p: 1, later: true })).toBeUndefined();
    expect(validationFailure(schema, { p: 'x' })).toBe('/p must be integer');
    expect(validationFailure(schema, 7)).toBe('must be object');
  });

  it.each([
    [{ $async: true, type: 'object' }, 'its schema is asynchronous'],
    [{ type: 'inetger' }, 'its schema is no JSON Schema'],
    [{ $ref: 'https://elsewhere.example/schema' }, 'its schema cannot be used'],
    [{ $schema: 'https://elsewhere.example/dialect' }, 'its schema cannot be used'],
    [{ type: 'string', pattern: '(' }, 'its schema cannot be used'],
    [{ $ref: '#/$defs/a', $defs: { a: { $async: true, type: 'object' } } }, 'its schema cannot be used'],
  ])('that is %j accepts nothing', (schema, message) => {
    expect(validationFailure(schema, {})).toContain(message);
  });

  it('cannot be referenced by another schema', () => {
    const id = 'https://shop.example/basket';
    expect(validationFailure({ $id: id, type: 'object' }, {})).toBeUndefined();
    expect(validationFailure({ $ref: id }, {})).toContain('its schema cannot be used');
  });

  it('cannot make a message longer than the limit', () => {
    const schema = { required: ['x'.repeat(10_000)] };
    expect(validationFailure(schema, {})?.length).toBeLessThanOrEqual(300);
  });
});
