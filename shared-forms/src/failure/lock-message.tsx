import { FormattedMessage } from 'shared-runtime';
import { failureMessage } from './failure.ts';
import { useSecondsLeft, type TimedLock } from './timed-lock.ts';
import styles from './lock-message.module.css';

/**
 * Says how long a lock lasts, counted down by the second. Screen readers get whole minutes instead; a timer is not
 * announced when it changes, and its end is. Without scripts the minutes are shown, because nothing would count.
 */
export function LockMessage({ lock }: { lock: TimedLock }) {
  const secondsLeft = useSecondsLeft(lock);
  if (secondsLeft === 0) return <FormattedMessage id="forms.lockEnded" />;
  return (
    <>
      <span role="timer" className={styles.minutes}>
        <FormattedMessage {...failureMessage({ ...lock, retryAfterSeconds: secondsLeft })} />
      </span>
      <span aria-hidden="true" className={styles.countdown}>
        <FormattedMessage id="forms.failure.lockedFor" values={{ time: formatSeconds(secondsLeft) }} />
      </span>
    </>
  );
}

/** Formats as minutes and seconds, such as `14:05`. */
function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
