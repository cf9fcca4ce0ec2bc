import { BrokenCircuitError, circuitBreaker, CircuitState, handleWhen, SamplingBreaker } from 'cockatiel';
import type { ApiFetch } from 'shared-runtime/host';
import type { ApiQueue } from './api-queue.ts';

export interface ApiCircuitOptions {
  /** Time for which no call is made after the circuit has opened. */
  breakMs: number;
  /** The circuit opens when half of the calls of this period have failed. */
  sampleMs: number;
  /** Below this rate the circuit stays closed, and each call waits for its own timeout. */
  minCallsPerSecond: number;
  onStateChange?: (state: 'open' | 'closed') => void;
}

/** Thrown instead of making a call while the circuit is open. */
export class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
}

export interface ApiCircuit {
  /** Makes the call, or rejects at once with {@link CircuitOpenError} while the circuit is open. */
  call: <Value>(send: () => Promise<Value>) => Promise<Value>;
  /** Seconds until the next attempt; null while the circuit is closed. */
  retryAfterSeconds: () => number | null;
}

/** Limits for API calls that a visitor causes: first the queue, then the circuit. */
export interface ApiAccess {
  apiQueue: ApiQueue;
  circuit: ApiCircuit;
}

/** A page makes about a dozen calls, so a short outage with few page requests does not open the circuit. */
export const defaultCircuitOptions = { breakMs: 2_000, sampleMs: 10_000, minCallsPerSecond: 5 };

/** Error codes of an API that cannot be reached or does not answer. HTTP answers of the API, also 5xx, do not count. */
const unreachableCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_SOCKET',
]);
const timeoutCodes: ReadonlySet<unknown> = new Set(['UND_ERR_BODY_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT']);

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

export function isTimeout(error: unknown): boolean {
  const { name } = (error ?? {}) as { name?: unknown };
  return timeoutCodes.has(codeOf(error)) || name === 'TimeoutError';
}

export function isUnreachable(error: unknown): boolean {
  if (unreachableCodes.has(codeOf(error)) || isTimeout(error)) return true;
  // `fetch` wraps the cause.
  const { cause } = (error ?? {}) as { cause?: unknown };
  return cause !== undefined && isUnreachable(cause);
}

/**
 * Stops calling the API when half of the calls fail to reach it or time out, and tries one call after a pause.
 * Measured as a share, not as consecutive failures: one client with slow calls must not stop the calls of all.
 */
export function createApiCircuit(options: ApiCircuitOptions = defaultCircuitOptions): ApiCircuit {
  const { breakMs, sampleMs, minCallsPerSecond, onStateChange } = options;
  const policy = circuitBreaker(handleWhen(isUnreachable), {
    halfOpenAfter: breakMs,
    breaker: new SamplingBreaker({ threshold: 0.5, duration: sampleMs, minimumRps: minCallsPerSecond }),
  });
  let openedAt = 0;
  policy.onBreak(() => {
    openedAt = Date.now();
    onStateChange?.('open');
  });
  policy.onReset(() => onStateChange?.('closed'));

  return {
    async call(send) {
      // The half-open policy would let other calls wait for the trial call, as long as its timeout.
      if (policy.state === CircuitState.HalfOpen)
        throw new CircuitOpenError('a trial call to the API is in progress');
      try {
        return await policy.execute(send);
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error;
        throw new CircuitOpenError('the API does not answer', { cause: error });
      }
    },
    retryAfterSeconds() {
      if (policy.state === CircuitState.Closed) return null;
      return Math.max(1, Math.ceil((openedAt + breakMs - Date.now()) / 1000));
    },
  };
}

export function throughCircuit(circuit: ApiCircuit, send: ApiFetch): ApiFetch {
  return (url, init) => circuit.call(() => send(url, init));
}
