import * as z from 'zod/mini';
import { jsonSchemaOf } from './json-schema.ts';

describe('a schema as JSON Schema', () => {
  it('describes what comes in: what has a default may be missing, what is unknown is let through', () => {
    const schema = z.object({ sku: z.string(), qty: z._default(z.int(), 1), note: z.optional(z.string()) });
    expect(jsonSchemaOf(schema)).toMatchObject({ type: 'object', required: ['sku'] });
    expect(jsonSchemaOf(schema)).not.toHaveProperty('additionalProperties');
  });

  it('lets through what it cannot express', () => {
    expect(jsonSchemaOf(z.object({ at: z.date() }))).toMatchObject({ properties: { at: {} } });
  });
});
