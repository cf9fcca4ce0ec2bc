import type { FastifyRequest } from 'fastify';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { ShopError } from '../../shop-error.ts';

/**
 * Returns the fields of a request, parsed by the entry's schema. A path parameter overrides a field of the same name.
 * Throws `invalid_request`.
 *
 * @param formFields decoded fields, if the body is a form
 */
export function parseRequest(entry: Endpoint, request: FastifyRequest, formFields?: object): unknown {
  const fields = formFields ?? (entry.method === 'GET' ? request.query : request.body);
  if (!isRecord(fields)) throw new ShopError('invalid_request');
  return parseFields(entry.request, { ...fields, ...(request.params as object) });
}

/** Parses values by a schema. Throws `invalid_request` with a message key for each wrong field. */
export function parseFields(schema: Endpoint['request'], values: Record<string, unknown>): unknown {
  const parsed = schema.safeParse(values);
  if (!parsed.success) throw new ShopError('invalid_request', { fields: fieldErrors(parsed.error.issues) });
  rejectZeroBytes(parsed.data as Record<string, unknown>);
  return parsed.data;
}

/** Runs after parsing, because the contract removes zero bytes where an empty answer is better than an error. */
function rejectZeroBytes(values: Record<string, unknown>): void {
  const unstorable = Object.keys(values).filter((name) => containsZeroByte(values[name]));
  if (unstorable.length === 0) return;
  throw new ShopError('invalid_request', {
    fields: Object.fromEntries(unstorable.map((name) => [name.slice(0, 80), 'invalid'])),
  });
}

const maxDepth = 6;

interface Issue {
  code?: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
}

/** Maps each field, such as `address.city`, to the message key of its first issue. */
function fieldErrors(issues: readonly unknown[]): Record<string, string> {
  const errors = new Map<string, string>();
  const add = (field: string, key: string) => {
    const name = field.slice(0, 80);
    if (!errors.has(name)) errors.set(name, key);
  };
  for (const issue of issues as readonly Issue[]) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? []) add([...issue.path, key].join('.'), 'unknown');
      continue;
    }
    add(
      issue.path.length === 0 ? 'request' : issue.path.join('.'),
      /^[a-z_]+$/.test(issue.message) ? issue.message : 'invalid',
    );
  }
  return Object.fromEntries(errors);
}

/** PostgreSQL cannot store zero bytes in a text. Values nested deeper than any form count as having one. */
function containsZeroByte(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  if (depth >= maxDepth) return true;
  return Object.entries(value).some(
    ([key, each]) => key.includes('\u0000') || containsZeroByte(each, depth + 1),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
