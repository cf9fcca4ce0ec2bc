import { runInNewContext } from 'node:vm';

/** Replaying the shop's contracts takes about 50 ms; a hostile schema may never end. */
const defaultLimitMs = 2_000;

/**
 * Aborts work that takes too long, also inside a regular expression: a pattern or reference that never ends would
 * block the registry. Returns `undefined` when aborted.
 */
export function runWithTimeLimit<Result>(
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

/** Checks the code: the error is from another realm, so `instanceof` fails. */
function isTimeout(cause: unknown): boolean {
  return (cause as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
