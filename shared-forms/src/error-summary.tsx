import { useEffect, useRef, type MouseEvent } from 'react';
import { FormattedMessage } from 'shared-runtime';
import type { FieldError } from './use-shop-form.ts';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  /**
   * Number of failed submits. The summary takes the focus whenever it changes, but not with 0, after a post without
   * JavaScript: by the time of hydration the shopper may be in a field.
   */
  attempt: number;
  errors: readonly FieldError[];
}

export function ErrorSummary({ attempt, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return <Summary key={attempt} attempt={attempt} errors={errors} />;
}

function Summary({ attempt, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.title}>
        <FormattedMessage id="forms.errors" values={{ count: errors.length }} />
      </p>
      <ul>
        {errors.map(({ fieldId, text }) => (
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

/** Following the link would leave the field's id in the address. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
