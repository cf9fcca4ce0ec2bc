import { classNames } from '../class-names/class-names.ts';
import styles from './countdown.module.css';

export interface CountdownPart {
  /** Already formatted and padded, for instance "07". */
  value: string;
  /** The unit's short word, for instance "h". */
  unit: string;
}

export interface CountdownProps {
  parts: readonly CountdownPart[];
  /** Read out in place of the ticking figures, for instance "Ends on 24 November at 20:00". */
  label: string;
  /** Puts it on the signal colour. @default false */
  urgent?: boolean;
  className?: string;
}

/** Draws the time that is left; who uses it keeps the time. */
export function Countdown({ parts, label, urgent, className }: CountdownProps) {
  return (
    <span
      role="timer"
      aria-label={label}
      className={classNames(styles.countdown, urgent && styles.urgent, className)}
    >
      {parts.map((part) => (
        <span key={part.unit} aria-hidden="true" className={styles.part}>
          <span className={styles.value}>{part.value}</span>
          <span className={styles.unit}>{part.unit}</span>
        </span>
      ))}
    </span>
  );
}
