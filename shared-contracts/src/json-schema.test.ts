import * as z from 'zod/mini';
import { jsonSchemaOf } from './json-schema.ts';

describe('jsonSchemaOf', () => {
  it('describes the input: fields with a default are optional and unknown fields are allowed', () => {
    const schema = z.object({ sku: z.string(), qty: z._default(z.int(), 1), note: z.optional(z.string()) });
    expect(jsonSchemaOf(schema)).toMatchObject({ type: 'object', required: ['sku'] });
    expect(jsonSchemaOf(schema)).not.toHaveProperty('additionalProperties');
  });

  it('accepts anything for types that JSON Schema cannot express', () => {
    expect(jsonSchemaOf(z.object({ at: z.date() }))).toMatchObject({ properties: { at: {} } });
  });
});
