export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Rejects with {@link TimeoutError} after `ms` milliseconds. The promise itself is not cancelled. */
export async function withTimeout<Value>(promise: Promise<Value>, ms: number, what: string): Promise<Value> {
  const { promise: deferred, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimeoutError(`${what} took longer than ${ms} ms`)), ms);
  try {
    return await Promise.race([promise, deferred]);
  } finally {
    clearTimeout(timer);
  }
}
