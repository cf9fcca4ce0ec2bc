import type {
  CallErrorCode,
  CallRequest,
  CallResponse,
  EndpointDescriptor,
} from 'shared-contracts/api/descriptor';
import { isRetryable, type ErrorBody, type ErrorCode } from 'shared-contracts/errors';
import { toHttpRequest } from './http-request.ts';

/** An expected failure of a call, as data. `network`: no answer came at all. */
export interface ApiFailure<Code extends string = ErrorCode> {
  code: Code | 'network';
  message: string;
  status: number;
  isRetryable: boolean;
  requestId: string | null;
  /** Time to wait before the same call may succeed, if the server sent it. */
  retryAfterSeconds: number | null;
  /** Earlier name of `retryAfterSeconds`. Released remotes read it, so it stays until the next major. */
  retryAfter?: number | null;
  body: ErrorBody | null;
}

export type ApiResult<Value, Code extends string = ErrorCode> =
  { ok: true; data: Value } | { ok: false; failure: ApiFailure<Code> };

export interface ApiClient {
  /**
   * Calls an endpoint. The descriptor comes with the caller, so that a release may call an endpoint that is newer than
   * the shell. A newer API may answer a code that the type does not have.
   *
   * @throws TypeError if the descriptor is malformed
   */
  call<Descriptor extends EndpointDescriptor>(
    endpoint: Descriptor,
    request: CallRequest<Descriptor>,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<ApiResult<CallResponse<Descriptor>, CallErrorCode<Descriptor>>>;
}

/** The part of a response that the client reads. */
export interface ApiAnswer extends Pick<Response, 'ok' | 'status' | 'json'> {
  headers: Pick<Headers, 'get'>;
}

/** The part of `fetch` that the client needs. */
export type ApiFetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; signal: AbortSignal | null },
) => Promise<ApiAnswer>;

export interface ApiClientOptions {
  /** Empty in the browser: calls are same-origin. */
  baseUrl: string;
  fetch: ApiFetch;
  /** Sent with every call; the server renderer forwards cookie, request id and client address here. */
  headers?: Readonly<Record<string, string>>;
}

/** Thrown by query functions, because react-query expects an exception. */
export class ApiError<Code extends string = ErrorCode> extends Error {
  readonly failure: ApiFailure<Code>;

  constructor(failure: ApiFailure<Code>) {
    super(failure.message);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

export function createApiClient({ baseUrl, fetch, headers = {} }: ApiClientOptions): ApiClient {
  return {
    async call<Descriptor extends EndpointDescriptor>(
      endpoint: Descriptor,
      request: CallRequest<Descriptor>,
      options: { signal?: AbortSignal | undefined } = {},
    ) {
      const { url, init } = toHttpRequest(endpoint, request);
      let response: ApiAnswer;
      try {
        response = await fetch(baseUrl + url, {
          ...init,
          headers: { ...headers, ...init.headers },
          signal: options.signal ?? null,
        });
      } catch (error) {
        if (options.signal?.aborted) throw error; // The caller has aborted and does not use the result.
        return { ok: false, failure: networkFailure(error) };
      }
      return readAnswer<CallResponse<Descriptor>, CallErrorCode<Descriptor>>(response);
    },
  };
}

async function readAnswer<Value, Code extends string>(response: ApiAnswer): Promise<ApiResult<Value, Code>> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return { ok: true, data: body as Value };
  const error = body as ErrorBody | null;
  const code = error?.code ?? (response.status >= 500 || response.ok ? 'internal' : 'invalid_request');
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || null;
  const failure: ApiFailure = {
    code,
    message: error?.message ?? 'Something went wrong',
    status: response.status,
    isRetryable: isRetryable(code),
    requestId: error?.requestId ?? response.headers.get('x-request-id'),
    retryAfterSeconds,
    retryAfter: retryAfterSeconds,
    body: error,
  };
  return { ok: false, failure: failure as ApiFailure<Code> };
}

function networkFailure(error: unknown): ApiFailure<never> {
  return {
    code: 'network',
    message: error instanceof Error ? error.message : String(error),
    status: 0,
    isRetryable: true,
    requestId: null,
    retryAfterSeconds: null,
    retryAfter: null,
    body: null,
  };
}
