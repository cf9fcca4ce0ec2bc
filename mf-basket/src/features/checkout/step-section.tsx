import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { CheckoutStep } from 'shared-contracts/api/checkout';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { CheckIcon, VisuallyHidden } from 'shared-ui';
import type { StepState } from '../../domain/checkout-steps.ts';
import styles from './checkout.module.css';

const titleIds: Record<CheckoutStep, string> = {
  account: 'checkout.account.title',
  delivery: 'checkout.delivery.title',
  payment: 'checkout.payment.title',
};

interface StepSectionProps {
  step: CheckoutStep;
  /** Position, beginning with 1. */
  number: number;
  state: StepState;
  /** Whether the step, if it is open, was opened by the shopper, and not with the page. */
  takesFocus: boolean;
  /** Shown once the step is finished. */
  summary: ReactNode;
  children: ReactNode;
}

/** Renders a step. Its heading takes the focus when the step, or a part of it, opens. */
export function StepSection({ step, number, state, takesFocus, summary, children }: StepSectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFocused = takesFocus && state === 'open';
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <li>
      <section className={styles.step} data-state={state} aria-labelledby={id}>
        <div className={styles.stepHead}>
          <span className={styles.mark} aria-hidden="true">
            {state === 'finished' ? <CheckIcon size={18} /> : number}
          </span>
          <h2
            ref={heading}
            id={id}
            tabIndex={-1}
            className={styles.stepTitle}
            aria-current={state === 'open' ? 'step' : undefined}
          >
            <FormattedMessage id={titleIds[step]} />
            {state === 'finished' ? (
              <VisuallyHidden>
                {' '}
                <FormattedMessage id="checkout.finished" />
              </VisuallyHidden>
            ) : null}
          </h2>
          {state === 'finished' ? (
            <Link
              to={paths.checkoutStep(step)}
              preventScrollReset
              className={styles.change}
              aria-describedby={id}
            >
              <FormattedMessage id="checkout.change" />
            </Link>
          ) : null}
        </div>
        {state === 'open' ? <div className={styles.stepBody}>{children}</div> : null}
        {state === 'finished' ? <div className={styles.stepSummary}>{summary}</div> : null}
      </section>
    </li>
  );
}
