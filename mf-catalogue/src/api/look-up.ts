import type { CallRequest, CallResponse, EndpointDescriptor } from 'shared-contracts/api/descriptor';
import type { ShopContext } from 'shared-runtime';

/** Milliseconds after which a look-up counts as failed, so that it does not occupy a connection. */
const timeoutMs = 8_000;

export interface LookUp<Descriptor extends EndpointDescriptor> {
  endpoint: Descriptor;
  request: CallRequest<Descriptor>;
  /** What is looked up, for the log. */
  subject: string;
  /** Cancels the look-up, which then rejects. */
  signal: AbortSignal;
}

/**
 * Looks up a detail without which the page works. Returns null if that fails; failures of the shop are logged, not found
 * and other errors of the caller are expected (specification §8).
 */
export async function lookUp<Descriptor extends EndpointDescriptor>(
  { api }: Pick<ShopContext, 'api'>,
  { endpoint, request, subject, signal }: LookUp<Descriptor>,
): Promise<CallResponse<Descriptor> | null> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const result = await api.call(endpoint, request, { signal: AbortSignal.any([signal, timeout]) });
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
