/** A JSON Schema 2020-12, or a part of one. `true` accepts everything, `false` nothing. */
export type JsonSchema = Record<string, unknown> | boolean;

/** A schema without references and unions: values of one type, or one literal. */
export interface Alternative {
  /** Undefined: values of every type. */
  type?: string;
  /** The only value that is meant, a text, number, boolean or null. */
  literal?: { value: unknown };
  /** The constraints of this type. */
  fields: Record<string, unknown>;
}

/** The schema has a part that this program cannot compare; the message says which. */
export class IncomparableError extends Error {}

/** Both schemas together take more steps than allowed. */
export class TooLargeError extends Error {}

/** Schemas of others may be large, or double with each reference. */
export interface StepLimit {
  steps: number;
}

export function countSteps(limit: StepLimit, steps: number): void {
  limit.steps -= steps;
  if (limit.steps < 0) throw new TooLargeError('The schemas are too large to be compared.');
}

/** Keywords that describe and do not constrain. */
const annotations: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$comment',
  '$defs',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
]);

const constraints: ReadonlySet<string> = new Set([
  'type',
  'const',
  'enum',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'allOf',
  'items',
  'minItems',
  'maxItems',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
]);

/** Schemas of the shop nest about 12 levels deep. */
export const maxDepth = 60;

/** Returns the alternatives of a schema, whose references are those of `root`. */
export function alternativesOf(
  schema: unknown,
  root: JsonSchema,
  limit: StepLimit,
  depth = 0,
): Alternative[] {
  countSteps(limit, 1);
  if (depth > maxDepth) throw new IncomparableError('is nested too deeply');
  if (schema === true) return [{ fields: {} }];
  if (schema === false) return [];
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) {
    throw new IncomparableError('is no JSON Schema');
  }
  countSteps(limit, Object.keys(schema).length);
  const fields = withoutAnnotations(schema as Record<string, unknown>);
  const only = soleUnion(fields);
  if (only === '$ref') return alternativesOf(resolve(fields['$ref'], root), root, limit, depth + 1);
  if (only !== undefined) return branchesOf(only, fields, { root, limit, depth });
  for (const keyword of Object.keys(fields)) {
    if (!constraints.has(keyword)) throw new IncomparableError(`has the keyword ${JSON.stringify(keyword)}`);
  }
  return literalsOf(fields, limit) ?? typesOf(withPatterns(fields, limit));
}

function withoutAnnotations(schema: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !annotations.has(keyword)));
}

/** Returns the keyword that makes the schema a union or a reference; it must have no constraint beside it. */
function soleUnion(fields: Record<string, unknown>): string | undefined {
  const keyword = ['$ref', 'anyOf', 'oneOf', 'not'].find((each) => Object.hasOwn(fields, each));
  if (keyword !== undefined && Object.keys(fields).length > 1) {
    throw new IncomparableError(`has other keywords beside ${keyword}`);
  }
  return keyword;
}

function branchesOf(
  keyword: string,
  fields: Record<string, unknown>,
  { root, limit, depth }: { root: JsonSchema; limit: StepLimit; depth: number },
): Alternative[] {
  const branches = fields[keyword];
  if (keyword === 'not') {
    const isNever = typeof branches === 'object' && branches !== null && Object.keys(branches).length === 0;
    if (isNever) return [];
    throw new IncomparableError('has the keyword "not"');
  }
  if (!Array.isArray(branches)) throw new IncomparableError('is no JSON Schema');
  if (keyword === 'oneOf' && !areDisjoint(branches)) {
    throw new IncomparableError('has the keyword "oneOf" without a field that tells its branches apart');
  }
  return branches.flatMap((branch) => alternativesOf(branch, root, limit, depth + 1));
}

/** With a required constant that differs in all branches, `oneOf` accepts what `anyOf` accepts. */
function areDisjoint(branches: readonly unknown[]): boolean {
  const constants = branches.map((branch) => {
    const { properties, required } = (branch ?? {}) as { properties?: object; required?: unknown };
    const names = Array.isArray(required) ? required : [];
    const fields = Object.entries(properties ?? {}) as [string, { const?: unknown } | null][];
    return new Map(
      fields
        .filter(([name, field]) => names.includes(name) && typeof field?.const === 'string')
        .map(([name, field]) => [name, field?.const]),
    );
  });
  const [first] = constants;
  return [...(first?.keys() ?? [])].some(
    (name) => new Set(constants.map((each) => each.get(name))).size === branches.length,
  );
}

function resolve(reference: unknown, root: JsonSchema): unknown {
  if (reference === '#') return root;
  const [, name] = (typeof reference === 'string' && /^#\/\$defs\/([^/~%]+)$/.exec(reference)) || [];
  const definitions =
    typeof root === 'object' ? (root['$defs'] as Record<string, unknown> | undefined) : undefined;
  if (name !== undefined && definitions && Object.hasOwn(definitions, name)) return definitions[name];
  throw new IncomparableError('refers to a schema that is not part of it');
}

function literalsOf(
  { type, ...fields }: Record<string, unknown>,
  limit: StepLimit,
): Alternative[] | undefined {
  const values = Object.hasOwn(fields, 'const') ? [fields['const']] : fields['enum'];
  if (values === undefined) return undefined;
  if (Object.keys(fields).length > 1 || !Array.isArray(values)) {
    throw new IncomparableError('has other keywords beside enum or const');
  }
  countSteps(limit, values.length);
  return values
    .filter((value) => type === undefined || isOfType(value, type))
    .map((value) => {
      if (typeof value === 'object' && value !== null)
        throw new IncomparableError('has an object as a constant');
      return { type: typeOfValue(value), literal: { value }, fields: {} };
    });
}

function typesOf({ type, ...fields }: Record<string, unknown>): Alternative[] {
  if (type === undefined) {
    // A constraint without a type holds for values of its own type only.
    if (Object.keys(fields).length > 0) throw new IncomparableError('has constraints without a type');
    return [{ fields }];
  }
  const types: unknown[] = Array.isArray(type) ? type : [type];
  return types.map((each) => {
    if (typeof each !== 'string') throw new IncomparableError('is no JSON Schema');
    return { type: each, fields };
  });
}

/** Replaces `pattern` and an `allOf` of patterns, with which several are written, by `patterns`. */
function withPatterns(
  { pattern, allOf, ...fields }: Record<string, unknown>,
  limit: StepLimit,
): Record<string, unknown> {
  if (pattern === undefined && allOf === undefined) return fields;
  const parts = [...(pattern === undefined ? [] : [{ pattern }]), ...(Array.isArray(allOf) ? allOf : [])];
  countSteps(limit, parts.length);
  const patterns = parts.map((part: unknown) => {
    const entries = Object.entries((part ?? {}) as Record<string, unknown>);
    const [[keyword, text] = []] = entries;
    if (entries.length === 1 && keyword === 'pattern' && typeof text === 'string') return text;
    throw new IncomparableError('has the keyword "allOf"');
  });
  return { ...fields, patterns };
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function isOfType(value: unknown, type: unknown): boolean {
  const own = typeOfValue(value);
  const types: unknown[] = Array.isArray(type) ? type : [type];
  return types.includes(own) || (own === 'integer' && types.includes('number'));
}
