import { clip, describeAlternatives } from './describe-schema.ts';
import { compareLists, compareNumbers, compareTexts } from './compare-limits.ts';
import {
  alternativesOf,
  IncomparableError,
  maxDepth,
  countSteps,
  TooLargeError,
  type Alternative,
  type StepLimit,
  type JsonSchema,
} from './schema-alternatives.ts';

/**
 * A value that can be sent and is not read. `missing`: a field that is required may be absent. `unknown`: a field that
 * is rejected. `wider`: the value may be `sent`, and only `read` is read. `incomparable`: it is not known.
 */
export type SchemaMismatch =
  | { kind: 'missing' | 'unknown'; path: string }
  | { kind: 'wider'; path: string; sent: string; read: string }
  | { kind: 'incomparable'; path: string; why: string };

interface Comparison {
  roots: { sent: JsonSchema; read: JsonSchema };
  limit: StepLimit;
  /** The pairs around the current one: a recursive schema leads back to one of them. */
  open: Map<unknown, Set<unknown>>;
}

interface SchemaLocation {
  path: string;
  depth: number;
}

const maxSteps = 100_000;

/**
 * Returns where a value of the schema `sent` is none of the schema `read`. It knows the keywords that the shop's schemas
 * have. What it cannot prove is a mismatch, so it may report too much and never too little.
 */
export function compareSchemas(
  sent: JsonSchema,
  read: JsonSchema,
  limit: StepLimit = { steps: maxSteps },
): SchemaMismatch[] {
  const comparison = { roots: { sent, read }, limit, open: new Map() };
  try {
    return compare(comparison, sent, read, { path: '', depth: 0 });
  } catch (cause) {
    if (!(cause instanceof TooLargeError)) throw cause;
    return [{ kind: 'incomparable', path: '', why: 'is too large' }];
  }
}

function compare(
  comparison: Comparison,
  sent: unknown,
  read: unknown,
  place: SchemaLocation,
): SchemaMismatch[] {
  const { roots, limit, open } = comparison;
  const pairs = open.get(sent) ?? new Set();
  if (typeof sent === 'object' && pairs.has(read)) return [];
  open.set(sent, pairs.add(read));
  try {
    if (place.depth > maxDepth) throw new IncomparableError('is nested too deeply');
    const readable = alternativesOf(read, roots.read, limit);
    const sendable = alternativesOf(sent, roots.sent, limit);
    return sendable.flatMap((each) => compareWithUnion(comparison, each, readable, place));
  } catch (cause) {
    if (!(cause instanceof IncomparableError)) throw cause;
    return [{ kind: 'incomparable', path: place.path, why: cause.message }];
  } finally {
    pairs.delete(read);
  }
}

/** Compares with each alternative of this type. If none fits, the one with the fewest mismatches says most. */
function compareWithUnion(
  comparison: Comparison,
  sent: Alternative,
  readable: readonly Alternative[],
  place: SchemaLocation,
): SchemaMismatch[] {
  const candidates = readable.filter((read) => includesType(read, sent));
  countSteps(comparison.limit, readable.length);
  let best: SchemaMismatch[] | undefined;
  for (const read of candidates) {
    const mismatches = compareAlternatives(comparison, sent, read, place);
    if (mismatches.length === 0) return [];
    if (best === undefined || mismatches.length < best.length) best = mismatches;
  }
  return best ?? [wider(sent, readable, place)];
}

function wider(
  sent: Alternative,
  readable: readonly Alternative[],
  { path }: SchemaLocation,
): SchemaMismatch {
  return { kind: 'wider', path, sent: describeAlternatives([sent]), read: describeAlternatives(readable) };
}

function includesType(read: Alternative, sent: Alternative): boolean {
  if (read.type === undefined) return true;
  if (read.literal) return sent.literal !== undefined && sent.literal.value === read.literal.value;
  return read.type === sent.type || (read.type === 'number' && sent.type === 'integer');
}

function compareAlternatives(
  comparison: Comparison,
  sent: Alternative,
  read: Alternative,
  place: SchemaLocation,
): SchemaMismatch[] {
  if (read.type === undefined || read.literal) return [];
  switch (read.type) {
    case 'integer':
    case 'number':
      return compareNumbers(sent, read) ? [] : [wider(sent, [read], place)];
    case 'string':
      return compareTexts(sent, read) ? [] : [wider(sent, [read], place)];
    case 'array': {
      if (!compareLists(sent, read)) return [wider(sent, [read], place)];
      const itemPlace = { path: `${place.path}[]`, depth: place.depth + 1 };
      return compare(comparison, sent.fields['items'] ?? true, read.fields['items'] ?? true, itemPlace);
    }
    case 'object':
      return compareObjects(comparison, sent, read, place);
    case 'boolean':
    case 'null':
      return [];
    default:
      throw new IncomparableError(`has the type ${clip(JSON.stringify(read.type))}`);
  }
}

function compareObjects(
  comparison: Comparison,
  sent: Alternative,
  read: Alternative,
  place: SchemaLocation,
): SchemaMismatch[] {
  const [mine, theirs] = [objectOf(sent), objectOf(read)];
  countSteps(comparison.limit, mine.properties.size + theirs.properties.size + theirs.required.size);
  const at = (name: string): SchemaLocation => ({
    path: clip(place.path === '' ? name : `${place.path}.${name}`),
    depth: place.depth + 1,
  });
  const missing = [...theirs.required]
    .filter((name) => !mine.required.has(name))
    .map((name) => ({ kind: 'missing' as const, path: at(name).path }));
  const missed = new Set(missing.map(({ path }) => path));
  const fields = [...new Set([...mine.properties.keys(), ...theirs.properties.keys()])].flatMap((name) => {
    const here = at(name);
    const value = mine.properties.has(name) ? mine.properties.get(name) : mine.others;
    if (value === false || (missed.has(here.path) && !mine.properties.has(name))) return [];
    const readValue = theirs.properties.has(name) ? theirs.properties.get(name) : theirs.others;
    if (readValue === false) return [{ kind: 'unknown' as const, path: here.path }];
    return compare(comparison, value, readValue, here);
  });
  return [...missing, ...fields, ...compareOthers(comparison, mine, theirs, place)];
}

interface ObjectSchema {
  properties: Map<string, unknown>;
  required: ReadonlySet<string>;
  /** Schema of the fields without an own one. */
  others: unknown;
  names: unknown;
}

function objectOf({ fields }: Alternative): ObjectSchema {
  const { properties = {}, required = [], additionalProperties = true, propertyNames = true } = fields;
  if (typeof properties !== 'object' || properties === null || !Array.isArray(required)) {
    throw new IncomparableError('is no JSON Schema');
  }
  return {
    properties: new Map(Object.entries(properties)),
    required: new Set(required.map(String)),
    others: additionalProperties,
    names: propertyNames,
  };
}

/** Compares fields whose names neither side lists. */
function compareOthers(
  comparison: Comparison,
  mine: ObjectSchema,
  theirs: ObjectSchema,
  { path, depth }: SchemaLocation,
): SchemaMismatch[] {
  if (mine.others === false && theirs.names === true) return [];
  const place = { path: path === '' ? '*' : `${path}.*`, depth: depth + 1 };
  if (theirs.names !== true && mine.properties.size > 0) {
    throw new IncomparableError('has the keyword "propertyNames" beside "properties"');
  }
  if (mine.others === false) return [];
  if (theirs.others === false) return [{ kind: 'unknown', path: place.path }];
  return [
    ...compare(comparison, mine.names === true ? { type: 'string' } : mine.names, theirs.names, place),
    ...compare(comparison, mine.others, theirs.others, place),
  ];
}
