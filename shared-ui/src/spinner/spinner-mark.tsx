import { classNames } from '../class-names/class-names.ts';
import styles from './spinner.module.css';

export function SpinnerMark({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames(styles.mark, className)} />;
}
