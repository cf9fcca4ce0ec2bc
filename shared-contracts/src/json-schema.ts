import * as z from 'zod/mini';

/**
 * Returns a schema as JSON Schema 2020-12. It describes what is sent: an unknown field is allowed except in a
 * strict object, as requests are.
 * What JSON Schema cannot express, such as checks across fields, is left out.
 */
export function jsonSchemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  return { ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) };
}

/** Returns the JSON Schema of what a caller reads: the parsed values, beside which there may be further fields. */
export function responseSchemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  const openObjects = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  };
  return { ...z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', override: openObjects }) };
}
