import { isRegistryErrorCode, RegistryError } from './registry-error.ts';

export interface TransportOptions {
  /** Origin of the registry, as in `http://127.0.0.1:3002`. */
  baseUrl: string;
  /** Required for changes. */
  token?: string;
  /** Name of the caller in the audit. */
  actor?: string;
  fetch?: typeof fetch;
  /** For one request, milliseconds. @default 10000 */
  timeoutMs?: number;
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer> | string;
}

export interface Answer {
  status: number;
  etag: string | null;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Calls the registry and reads the whole answer. Rejects with a RegistryError for a status other than 2xx and 304.
 */
export type Transport = (path: string, call?: Call) => Promise<Answer>;

export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, token, actor, timeoutMs = 10_000, fetch: send = globalThis.fetch } = options;
  const common = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(actor === undefined ? {} : { 'x-registry-actor': actor }),
  };
  return async (path, { method = 'GET', headers = {}, body } = {}) => {
    const url = new URL(path, baseUrl);
    try {
      const response = await send(url, {
        method,
        headers: { ...common, ...headers },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (!response.ok && response.status !== 304) throw errorFromResponse(response.status, bytes);
      return { status: response.status, etag: response.headers.get('etag'), bytes };
    } catch (cause) {
      if (cause instanceof RegistryError) throw cause;
      throw new RegistryError('unreachable', `The release registry at ${url.origin} does not answer.`, {
        cause,
      });
    }
  };
}

export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function errorFromResponse(status: number, bytes: Uint8Array): RegistryError {
  const body = parseJson(bytes);
  if (typeof body === 'object' && body !== null && 'code' in body && 'message' in body) {
    if (isRegistryErrorCode(body.code)) return new RegistryError(body.code, String(body.message));
  }
  return new RegistryError(
    'bad_answer',
    `The release registry answered ${status} in a form that is not its own.`,
  );
}
