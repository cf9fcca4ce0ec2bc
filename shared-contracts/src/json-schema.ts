import * as z from 'zod/mini';

/**
 * A schema as JSON Schema 2020-12. It describes what may come in, so unknown fields stay allowed, as they are in every
 * event. What JSON Schema cannot express, such as a check across fields, is left out.
 */
export function jsonSchemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  return { ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) };
}
