import { runInNewContext } from 'node:vm';

/** Replaying the shop's contracts takes some 50 ms. A hostile schema takes for ever, milliseconds. */
const defaultLimitMs = 2_000;

/**
 * Breaks off what takes too long, in the middle of a regular expression too: a pattern or a reference that never
 * ends would otherwise hold up everybody's registry. `undefined` when it was broken off.
 */
export function withinTime<Result>(
  work: () => Result,
  limitMs: number = defaultLimitMs,
): { done: Result } | undefined {
  try {
    return { done: runInNewContext('work()', { work }, { timeout: limitMs }) as Result };
  } catch (cause) {
    if (isTimeout(cause)) return undefined;
    throw cause;
  }
}

/** By its code: the error is of another realm, so that `instanceof` does not know it. */
function isTimeout(cause: unknown): boolean {
  return (cause as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
