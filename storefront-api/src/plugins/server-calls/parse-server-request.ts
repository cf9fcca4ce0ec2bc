import type { ServerEndpoint } from 'shared-contracts/api/server-endpoint';
import { ShopError } from '../../shop-error.ts';
import { parseFields } from '../contract-calls/parse-request.ts';
import type { ServerCall } from './server-authenticators.ts';

interface ReceivedRequest extends Pick<ServerCall, 'query' | 'rawBody' | 'headers'> {
  params: Readonly<Record<string, string>>;
}

/**
 * Parses the query, the body and the path parameters of an authenticated call together. Throws `invalid_request`, also
 * for a field that is given twice.
 */
export async function parseServerRequest(
  entry: ServerEndpoint,
  { query, rawBody, headers, params }: ReceivedRequest,
): Promise<unknown> {
  const body = rawBody.length === 0 ? {} : await readBody(entry.body, rawBody, headers['content-type'] ?? '');
  const groups: Record<string, unknown>[] = [query, body, params];
  const names = groups.flatMap((group) => Object.keys(group));
  if (new Set(names).size !== names.length) throw new ShopError('invalid_request');
  return parseFields(entry.request, Object.assign(Object.create(null), ...groups) as Record<string, unknown>);
}

async function readBody(
  format: ServerEndpoint['body'],
  rawBody: Buffer,
  contentType: string,
): Promise<Record<string, unknown>> {
  if (format === 'json') return readJson(rawBody);
  return readForm(rawBody, contentType);
}

function readJson(rawBody: Buffer): Record<string, unknown> {
  const value: unknown = attempt(() => JSON.parse(rawBody.toString('utf8')) as unknown);
  if (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    Object.hasOwn(value, '__proto__')
  ) {
    throw new ShopError('invalid_request');
  }
  return value as Record<string, unknown>;
}

/** Uses the platform's `Response`, which reads both encodings of a form and is tested against hostile multipart. */
async function readForm(rawBody: Buffer, contentType: string): Promise<Record<string, unknown>> {
  const response = attempt(
    () => new Response(new Uint8Array(rawBody), { headers: { 'content-type': contentType } }),
  );
  const form = await response.formData().catch(() => {
    throw new ShopError('invalid_request');
  });
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string' || name === '__proto__' || Object.hasOwn(fields, name)) {
      throw new ShopError('invalid_request');
    }
    fields[name] = value;
  }
  return fields;
}

function attempt<Value>(read: () => Value): Value {
  try {
    return read();
  } catch {
    throw new ShopError('invalid_request');
  }
}
