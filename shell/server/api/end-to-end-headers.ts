import { audienceHeader } from 'shared-contracts/session';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Headers of one connection, not of the message (RFC 9110, 7.6.1). */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** A visitor's would decide which traces are recorded; the shell sends its own. */
const traceContext: ReadonlySet<string> = new Set(['traceparent', 'tracestate', 'baggage']);

/** For the rendering processes only. */
const internal: ReadonlySet<string> = new Set([audienceHeader]);

/**
 * Returns the headers that a proxy forwards: without hop-by-hop headers, those that `connection` names, internal
 * ones, and those of a visitor's trace.
 */
export function endToEndHeaders(headers: Headers): Record<string, string | string[]> {
  const named = String(headers['connection'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const passed: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    const isForwarded = ![hopByHop, traceContext, internal].some((names) => names.has(name));
    if (value === undefined || !isForwarded || named.includes(name)) continue;
    passed[name] = value;
  }
  return passed;
}
