import * as z from 'zod/mini';

/** Converts a schema. With `input`, a value that is parsed from a string is documented as the string. */
export function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
}
