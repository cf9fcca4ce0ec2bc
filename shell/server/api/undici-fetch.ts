import type { ApiFetch } from 'shared-runtime/host';
import { traceHeaders } from 'shared-tracing/spans';
import { request } from 'undici';

/** A page is rendered without data that takes longer. */
const apiTimeoutMs = 5_000;

/** Many times the largest answer. Without a bound a faulty one would end the rendering process, out of memory. */
export const maxAnswerBytes = 16 * 1024 * 1024;

/**
 * Fetches through undici's `request`: `fetch` validates and copies the headers of every call and wraps each answer in
 * streams, which costs time on every page.
 *
 * @param onSetCookie called with the `set-cookie` values of each answer
 */
export function createUndiciFetch(onSetCookie: (cookies: readonly string[]) => void): ApiFetch {
  return async (url, { method, headers, body, signal }) => {
    const answer = await request(url, {
      method: method as 'GET' | 'POST',
      headers: { ...headers, ...traceHeaders() },
      body: body ?? null,
      signal,
      headersTimeout: apiTimeoutMs,
      bodyTimeout: apiTimeoutMs,
    });
    onSetCookie([answer.headers['set-cookie'] ?? []].flat());
    return {
      ok: answer.statusCode >= 200 && answer.statusCode < 300,
      status: answer.statusCode,
      headers: { get: (name) => [answer.headers[name.toLowerCase()] ?? null].flat()[0] ?? null },
      json: () => readJson(answer.body),
    };
  };
}

async function readJson(body: AsyncIterable<Buffer>): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const part of body) {
    size += part.length;
    if (size > maxAnswerBytes) throw new RangeError(`The answer has more than ${maxAnswerBytes} bytes`);
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString());
}

export const undiciFetch = createUndiciFetch(() => undefined);
