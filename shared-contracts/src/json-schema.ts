import * as z from 'zod/mini';

/**
 * Returns a schema as JSON Schema 2020-12. It describes the input, so unknown fields are allowed, as in every event.
 * What JSON Schema cannot express, such as checks across fields, is left out.
 */
export function jsonSchemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  return { ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) };
}
