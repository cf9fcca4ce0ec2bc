import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { SpinnerMark } from './spinner-mark.tsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is being waited for, for screen readers. */
  label: string;
  /** @default 'medium' */
  size?: 'medium' | 'large';
  className?: string;
}

export function Spinner({ label, size = 'medium', className }: SpinnerProps) {
  return (
    <output className={classNames(styles.spinner, className)}>
      <SpinnerMark className={size === 'large' ? styles.large : undefined} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
