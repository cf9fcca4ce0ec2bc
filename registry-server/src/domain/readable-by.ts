import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** Schemas come from other people's builds: nothing of them is printed, loaded or taken for a format to run. */
const options = { strict: false, logger: false, validateFormats: false } as const;

const grammar = new Ajv2020(options);
// Compiled here and now, so that no time limit ever breaks off in the middle of it.
void grammar.validateSchema({});

/** The words hold names from the schema, which may be as long as its author likes. */
const longestReason = 300;

/** A contract file is read once and never changes, so its schemas are compiled once. */
const compiled = new WeakMap<object, ValidateFunction>();

/** Why a reader with this schema could not take the value; `undefined` when it could. */
export function whyUnreadable(schema: Record<string, unknown>, value: unknown): string | undefined {
  const validate = compile(schema);
  if (typeof validate === 'string') return validate;
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath ?? ''} ${error?.message ?? 'does not fit'}`.trim().slice(0, longestReason);
}

function compile(schema: Record<string, unknown>): ValidateFunction | string {
  const known = compiled.get(schema);
  if (known) return known;
  try {
    // An asynchronous schema answers a promise, which is true whatever it holds, and whose rejection nobody awaits.
    if (Object.hasOwn(schema, '$async')) return 'its schema is asynchronous';
    if (grammar.validateSchema(schema) !== true) return 'its schema is no JSON Schema';
    // One instance each: a schema must not be able to refer to another squad's by its name.
    const validate = new Ajv2020({ ...options, meta: false, validateSchema: false }).compile(schema);
    compiled.set(schema, validate);
    return validate;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return `its schema cannot be used: ${why}`.slice(0, longestReason);
  }
}
