import { BrokenCircuitError, circuitBreaker, CircuitState, handleWhen, SamplingBreaker } from 'cockatiel';
import type { ApiFetch } from 'shared-runtime/host';
import type { FairQueue } from '../http/fair-queue.ts';

export interface ApiCircuitOptions {
  /** How long no call is made after too many have failed. */
  breakMs: number;
  /** Half of the calls of this period must have failed. */
  sampleMs: number;
  /** With fewer calls per second the circuit stays closed: each of them waits for its own time-out. */
  minCallsPerSecond: number;
  onStateChange?: (state: 'open' | 'closed') => void;
}

/** Thrown instead of a call that would wait for an API that does not answer. */
export class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
}

export interface ApiCircuit {
  /** Calls, or rejects at once with {@link CircuitOpenError} while the API does not answer. */
  call: <Value>(send: () => Promise<Value>) => Promise<Value>;
  /** Time until the API is tried again; null where every call is a try. */
  retryAfterSeconds: () => number | null;
}

/** What a call that a visitor causes passes through: its turn, and then the circuit. */
export interface ApiAccess {
  apiQueue: FairQueue;
  circuit: ApiCircuit;
}

/** One page makes a dozen calls: a moment without the API, in which few pages were asked for, opens nothing. */
export const defaultCircuitOptions = { breakMs: 2_000, sampleMs: 10_000, minCallsPerSecond: 5 };

/** What says that the API cannot be reached or does not answer. Its own answers, 5xx among them, do not. */
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
 * Stops calling an API that half of the calls could not reach or got no answer from, and tries it again with one call
 * after a pause. A share instead of a row of failures: one client with slow calls must not stop the calls of all.
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
      // One call is trying already. The policy would let the others wait for it, as long as its time-out.
      if (policy.state === CircuitState.HalfOpen) throw new CircuitOpenError('the API is being tried');
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
