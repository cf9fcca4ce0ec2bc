import type { ApiResult } from 'shared-runtime';

/** Milliseconds after which a look-up counts as failed, so that it does not occupy a connection. */
const timeoutMs = 8_000;

export interface LookUp<Data> {
  /** The call itself, because the build derives from the code which endpoints are called. */
  call: (signal: AbortSignal) => Promise<ApiResult<Data>>;
  /** What is looked up, for the log. */
  subject: string;
  /** Cancels the look-up, which then rejects. */
  signal: AbortSignal;
}

/**
 * Looks up a detail without which the page works. Returns null if that fails; failures of the shop are logged, not found
 * and other errors of the caller are expected (specification §8).
 */
export async function lookUp<Data>({ call, subject, signal }: LookUp<Data>): Promise<Data | null> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const result = await call(AbortSignal.any([signal, timeout]));
    if (result.ok) return result.data;
    const { code, status, requestId } = result.failure;
    if (status >= 500 || status === 0) logFailure(subject, { code, requestId });
  } catch (error) {
    if (signal.aborted) throw error;
    logFailure(subject, error);
  }
  return null;
}

function logFailure(subject: string, reason: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(`The look-up of ${subject} failed`, reason);
}
