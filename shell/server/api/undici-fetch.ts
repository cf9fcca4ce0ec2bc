import type { ApiFetch } from 'shared-runtime/host';
import { request } from 'undici';

/** A page that waits longer is answered without what it waits for. */
const apiTimeoutMs = 5_000;

/**
 * A page asks the API several times, always with the same dozen headers: `fetch` checks and copies them each time,
 * and wraps every answer in streams. This does neither, over the same connections.
 *
 * @param onSetCookie is told the cookies that the API sets
 */
export function createUndiciFetch(onSetCookie: (cookies: readonly string[]) => void): ApiFetch {
  return async (url, { method, headers, body, signal }) => {
    const answer = await request(url, {
      method: method as 'GET' | 'POST',
      headers,
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
      json: () => answer.body.json(),
    };
  };
}

export const undiciFetch = createUndiciFetch(() => undefined);
