import { parseDescriptor } from 'shared-contracts/api/descriptor';
import type { EndpointDescriptor } from 'shared-contracts/api/descriptor';
import { describeReleasedCall } from './released-calls.ts';

export interface HttpRequest {
  /** Path and query, without an origin. */
  url: string;
  init: { method: string; headers: Record<string, string>; body?: string };
}

/**
 * Returns the HTTP request of a call. Parameters of the path are filled from the request; the rest of it becomes the
 * query or the body.
 *
 * @throws TypeError if the descriptor is malformed or a parameter of the path has no usable value
 */
export function toHttpRequest(endpoint: EndpointDescriptor | string, request: unknown): HttpRequest {
  const { method, path } = parseDescriptor(
    typeof endpoint === 'string' ? describeReleasedCall(endpoint) : endpoint,
  );
  const rest = new Map(Object.entries(request ?? {}).filter(([, value]) => value !== undefined));
  const filled = path.replaceAll(/:(\w+)/g, (_, field: string) => {
    const value = segmentOf(rest.get(field), `${path}: ${field}`);
    rest.delete(field);
    return value;
  });
  if (method !== 'GET') {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    return { url: filled, init: { method, headers, body: JSON.stringify(Object.fromEntries(rest)) } };
  }
  const query = new URLSearchParams([...rest].map(([key, value]) => [key, String(value)])).toString();
  return {
    url: query ? `${filled}?${query}` : filled,
    init: { method, headers: { accept: 'application/json' } },
  };
}

/** Browsers resolve dot segments, encoded ones too: they would lead to another endpoint. */
function segmentOf(value: unknown, what: string): string {
  if (typeof value !== 'number' && typeof value !== 'string') {
    throw new TypeError(`${what} must be a text or a number`);
  }
  const text = String(value);
  if (text === '' || text === '.' || text === '..') throw new TypeError(`${what} must not be "${text}"`);
  return encodeURIComponent(text);
}
