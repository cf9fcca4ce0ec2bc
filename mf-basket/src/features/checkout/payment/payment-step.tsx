import type { Checkout } from 'shared-contracts/api/checkout';
import { DeferredPaymentForm } from '../deferred-forms.ts';
import type { PostedForm } from '../posted-form.ts';
import { Billing } from './billing.tsx';
import styles from '../checkout.module.css';

export interface PaymentStepProps {
  checkout: Checkout;
  posted: PostedForm;
  onLeave: (address: string) => Promise<void>;
}

/** The billing address, then the payment and the button that places the order. */
export function PaymentStep({ checkout, posted, onLeave }: PaymentStepProps) {
  return (
    <div className={styles.stack}>
      <Billing checkout={checkout} posted={posted('billing')} />
      <DeferredPaymentForm checkout={checkout} posted={posted('order')} onLeave={onLeave} />
    </div>
  );
}
