import { useState } from 'react';
import type { Checkout, CheckoutStep } from 'shared-contracts/api/checkout';
import { failureFromSearch } from 'shared-forms/failure';
import { FormattedMessage, type PageParams } from 'shared-runtime';
import { Alert } from 'shared-ui';
import {
  checkoutSteps,
  openStep,
  requiredStep,
  stateOf,
  type CheckoutPart,
} from '../../domain/checkout-steps.ts';
import { AccountStep, AccountSummary } from './account/account-step.tsx';
import { DeliveryStep, showsAddressChoice } from './delivery/delivery-step.tsx';
import { DeliverySummary } from './delivery/delivery-summary.tsx';
import { PaymentStep } from './payment/payment-step.tsx';
import type { PostedForm } from './posted-form.ts';
import { StepSection } from './step-section.tsx';
import styles from './checkout.module.css';

export interface CheckoutStepsProps {
  checkout: Checkout;
  params: PageParams;
  onLeave: (address: string) => Promise<void>;
}

/** The steps in order: finished ones are summaries, one is open, later ones only have a title. */
export function CheckoutSteps({ checkout, params, onLeave }: CheckoutStepsProps) {
  const { search } = params;
  const open = openStep(checkout, search['step']);
  const required = requiredStep(checkout);
  const posted = postedForm(params);
  // A later step was requested: says why it is not open.
  const missing =
    checkoutSteps.some((step) => step === search['step']) && search['step'] !== open
      ? checkout.requirements.filter(({ step }) => step === open)
      : [];
  const contents = {
    account: <AccountStep checkout={checkout} posted={posted} />,
    delivery: <DeliveryStep checkout={checkout} posted={posted} search={search} />,
    payment: <PaymentStep checkout={checkout} posted={posted} onLeave={onLeave} />,
  };
  const summaries = {
    account: <AccountSummary checkout={checkout} />,
    delivery: <DeliverySummary checkout={checkout} />,
    payment: null,
  };

  const view = open === 'delivery' && showsAddressChoice(checkout, search) ? 'address' : open;
  const changes = useChangeCount(view);

  const section = (step: CheckoutStep, index: number) => (
    <StepSection
      key={step}
      step={step}
      number={index + 1}
      state={stateOf(step, open, required)}
      takesFocus={changes > 0}
      summary={summaries[step]}
    >
      {step === open && missing.length > 0 ? (
        <Alert kind="warning" title={<FormattedMessage id="checkout.missing" />}>
          <ul className={styles.messages}>
            {missing.map(({ field, code, message }) => (
              <li key={`${field} ${code}`}>{message}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {contents[step]}
    </StepSection>
  );
  return (
    // Another step is another page: nothing of the one before is moved to another place, which would be a layout shift.
    <ol key={changes} role="list" className={styles.steps}>
      {checkoutSteps.map(section)}
    </ol>
  );
}

/** Returns how often a value has changed since the first rendering. */
function useChangeCount(value: string): number {
  const [last, setLast] = useState({ value, count: 0 });
  if (last.value === value) return last.count;
  const next = { value, count: last.count + 1 };
  setLast(next);
  return next.count;
}

/** Returns what a rejected post without JavaScript left for each form of the page. */
function postedForm({ search, enteredValues }: PageParams): PostedForm {
  return (part: CheckoutPart) => {
    const isRejected = search['part'] === part;
    return {
      failure: isRejected ? failureFromSearch(search) : null,
      entered: isRejected ? enteredValues : undefined,
    };
  };
}
