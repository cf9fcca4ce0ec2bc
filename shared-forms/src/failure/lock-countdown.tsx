import { useEffect, useState } from 'react';
import { FormattedMessage } from 'shared-runtime';
import type { Failure } from './failure.ts';
import styles from './lock-countdown.module.css';

/**
 * Counts down to the next permitted attempt after `Retry-After`. The digits are hidden from screen readers, which would
 * read every second; the alert around it contains the duration, and its end is announced.
 */
export function LockCountdown({ failure }: { failure: Failure }) {
  return isTimedLock(failure) ? <Countdown lock={failure} /> : null;
}

type TimedLock = Failure & { retryAfterSeconds: number };

function isTimedLock(failure: Failure): failure is TimedLock {
  return failure.code === 'too_many_attempts' && failure.retryAfterSeconds !== null;
}

/** Starts again for each lock, also one of the same duration. */
function Countdown({ lock }: { lock: TimedLock }) {
  const [secondsLeft, setSecondsLeft] = useState(lock.retryAfterSeconds);
  useEffect(() => {
    // From the clock: timers of a hidden tab are late.
    const end = Date.now() + lock.retryAfterSeconds * 1000;
    const update = () => setSecondsLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [lock]);
  return (
    <p className={styles.countdown}>
      {secondsLeft > 0 ? (
        <span aria-hidden="true">{formatSeconds(secondsLeft)}</span>
      ) : (
        <FormattedMessage id="forms.lockEnded" />
      )}
    </p>
  );
}

/** Formats as minutes and seconds, such as `14:05`. */
function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
