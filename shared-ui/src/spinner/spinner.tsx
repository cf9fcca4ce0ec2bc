import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { SpinnerMark } from './spinner-mark.tsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Announced by screen readers, for instance "Loading". */
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
