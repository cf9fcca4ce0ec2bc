import { useEffect, useState } from 'react';
import type { Failure } from './failure.ts';

/** A rejection that says when the next attempt is allowed. */
export type TimedLock = Failure & { retryAfterSeconds: number };

export function isTimedLock(failure: Failure | null): failure is TimedLock {
  return failure !== null && failure.code === 'too_many_attempts' && failure.retryAfterSeconds !== null;
}

/** Calls back every second with the seconds left, until they are 0. Returns the function that stops. */
function watchLock({ retryAfterSeconds }: TimedLock, onChange: (secondsLeft: number) => void): () => void {
  // From the clock: timers of a hidden tab are late.
  const end = Date.now() + retryAfterSeconds * 1000;
  const timer = setInterval(() => {
    const secondsLeft = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (secondsLeft === 0) clearInterval(timer);
    onChange(secondsLeft);
  }, 1000);
  return () => clearInterval(timer);
}

/** Returns the seconds until the next permitted attempt. Starts again for each lock, also one of the same duration. */
export function useSecondsLeft(lock: TimedLock): number {
  const [secondsLeft, setSecondsLeft] = useState(lock.retryAfterSeconds);
  useEffect(() => watchLock(lock, setSecondsLeft), [lock]);
  return secondsLeft;
}

/** Returns whether a failure forbids the next attempt. Renders again only when the lock ends. */
export function useIsLocked(failure: Failure | null): boolean {
  const [ended, setEnded] = useState<Failure | null>(null);
  useEffect(() => {
    if (!isTimedLock(failure)) return;
    return watchLock(failure, (secondsLeft) => {
      if (secondsLeft === 0) setEnded(failure);
    });
  }, [failure]);
  return isTimedLock(failure) && failure !== ended;
}
