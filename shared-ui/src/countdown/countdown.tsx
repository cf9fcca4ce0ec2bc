import { classNames } from '../class-names/class-names.ts';
import styles from './countdown.module.css';

export interface CountdownPart {
  /** Formatted and padded, for instance "07". */
  value: string;
  /** Short name of the unit, for instance "h". */
  unit: string;
}

export interface CountdownProps {
  parts: readonly CountdownPart[];
  /** Accessible name, read instead of the changing numbers, for instance "Ends on 24 November at 20:00". */
  label: string;
  /** Has the signal colour as background. @default false */
  urgent?: boolean;
  className?: string;
}

/** Renders a remaining time. The caller updates it. */
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
