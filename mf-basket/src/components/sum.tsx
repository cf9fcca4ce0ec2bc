import type { ReactNode } from 'react';
import { FormattedMessage } from 'shared-runtime';
import styles from './sum.module.css';

interface SumProps {
  /** Message id. */
  label: string;
  /** Behind the label. */
  detail?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** One row of a list of sums. */
export function Sum({ label, detail, className, children }: SumProps) {
  return (
    <div className={className}>
      <dt>
        <FormattedMessage id={label} />
        {detail ? <span className={styles.detail}> {detail}</span> : null}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
