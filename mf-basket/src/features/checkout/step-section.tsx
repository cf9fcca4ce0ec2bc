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
  /** Which part of the open step is shown. */
  view: string;
  /** Shown once the step is finished. */
  summary: ReactNode;
  children: ReactNode;
}

/** Renders a step. Its heading takes the focus when the step, or a part of it, opens, but not on the first rendering. */
export function StepSection({ step, number, state, view, summary, children }: StepSectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const current = state === 'open' ? view : null;
  const shown = useRef(current);
  useEffect(() => {
    if (current !== null && shown.current !== current) heading.current?.focus();
    shown.current = current;
  }, [current]);
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
