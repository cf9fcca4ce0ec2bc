import { useEffect, useRef, type MouseEvent } from 'react';
import { FormattedMessage } from 'shared-runtime';
import type { Problem } from './use-checked-form.ts';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  /** Goes up with every refused submit: then the summary takes the focus. */
  attempt: number;
  problems: readonly Problem[];
}

export function ErrorSummary({ attempt, problems }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return <FocusedSummary key={attempt} problems={problems} />;
}

function FocusedSummary({ problems }: Pick<ErrorSummaryProps, 'problems'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.title}>
        <FormattedMessage id="form.problems" values={{ count: problems.length }} />
      </p>
      <ul>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={focusField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The field's own jump would leave its id in the address. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
