import { Badge } from '../badge/badge.tsx';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price.module.css';

export interface PriceProps {
  /** Formatted for the store, as are the other amounts. */
  current: string;
  /** Struck through; only set if it is higher than `current`. */
  previous?: string;
  /** Text of the badge, for instance "-40%". */
  saving?: string;
  labels: {
    /** Read before the current amount, for instance "Your price". */
    current: string;
    /** Read before the previous amount, for instance "RRP". */
    previous: string;
  };
  /** Shows the previous amount's label, where the law or the design requires it. @default false */
  showPreviousLabel?: boolean;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

export function Price(props: PriceProps) {
  const { current, previous, saving, labels, showPreviousLabel, size = 'medium', className } = props;
  const PreviousLabel = showPreviousLabel ? 'span' : VisuallyHidden;
  return (
    <div className={classNames(styles.price, size !== 'medium' && styles[size], className)}>
      <span className={classNames(styles.current, previous !== undefined && styles.reduced)}>
        <VisuallyHidden>{labels.current} </VisuallyHidden>
        {current}
      </span>
      {previous !== undefined && (
        <span className={styles.previous}>
          <PreviousLabel>{labels.previous} </PreviousLabel>
          <s>{previous}</s>
        </span>
      )}
      {saving !== undefined && <Badge tone="sale">{saving}</Badge>}
    </div>
  );
}
