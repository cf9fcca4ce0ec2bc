import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** Schemas are untrusted input: nothing of them is logged, loaded or run as a format. */
const options = { strict: false, logger: false, validateFormats: false } as const;

const grammar = new Ajv2020(options);

/** Messages contain names from the schema, whose length is not limited. */
const maxReasonLength = 300;

/** A contract file never changes, so its schemas are compiled once. */
const compiled = new WeakMap<object, ValidateFunction>();

/** Returns why the schema rejects the value; `undefined` when it accepts it. */
export function validationFailure(schema: Record<string, unknown>, value: unknown): string | undefined {
  const validate = compile(schema);
  if (typeof validate === 'string') return validate;
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath ?? ''} ${error?.message ?? 'does not fit'}`.trim().slice(0, maxReasonLength);
}

function compile(schema: Record<string, unknown>): ValidateFunction | string {
  const known = compiled.get(schema);
  if (known) return known;
  try {
    // An asynchronous schema returns a promise, which is always truthy and whose rejection would be unhandled.
    if (Object.hasOwn(schema, '$async')) return 'its schema is asynchronous';
    if (grammar.validateSchema(schema) !== true) return 'its schema is no JSON Schema';
    // One instance per schema: a schema must not be able to refer to another squad's by name.
    const validate = new Ajv2020({ ...options, meta: false, validateSchema: false }).compile(schema);
    compiled.set(schema, validate);
    return validate;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return `its schema cannot be used: ${why}`.slice(0, maxReasonLength);
  }
}
