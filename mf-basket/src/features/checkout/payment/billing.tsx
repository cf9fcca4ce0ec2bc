import { useState } from 'react';
import type { Checkout } from 'shared-contracts/api/checkout';
import { FailureAlert } from 'shared-forms/failure';
import { FormattedMessage } from 'shared-runtime';
import { Button } from 'shared-ui';
import { useChangeCheckout } from '../../../api/change-checkout.ts';
import { AddressText } from '../../../components/address-text.tsx';
import { partPath } from '../../../domain/checkout-steps.ts';
import { AddressChoice } from '../address/address-choice.tsx';
import { useHasDraft } from '../draft/use-has-draft.ts';
import { changeFailureAction, changeFailureMessages } from '../failures.tsx';
import type { PostedForm } from '../posted-form.ts';
import { useSubmit } from '../use-submit.ts';
import styles from '../checkout.module.css';

interface BillingProps {
  checkout: Checkout;
  posted: ReturnType<PostedForm>;
}

const back = partPath('payment', 'billing');

/** The billing address: that of the delivery, or another one. */
export function Billing({ checkout, posted }: BillingProps) {
  const { changeBilling } = useChangeCheckout();
  const { isBillingSame, billingAddress } = checkout.payment;
  const [isToggled, setOpen] = useState(posted.failure !== null ? true : null);
  const isBegun = useHasDraft('billing', 'billing-book');
  const isOpen = isToggled ?? isBegun;
  return (
    <section className={styles.stack}>
      <h3 className={styles.partTitle}>
        <FormattedMessage id="checkout.billing.title" />
      </h3>
      {isBillingSame || billingAddress === null ? (
        <p>
          <FormattedMessage id="checkout.billing.same" />
        </p>
      ) : (
        <>
          <AddressText address={billingAddress} />
          <SameAddress checkout={checkout} />
        </>
      )}
      <details className={styles.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <FormattedMessage id={isBillingSame ? 'checkout.billing.other' : 'checkout.billing.change'} />
        </summary>
        <AddressChoice
          checkout={checkout}
          use="billing"
          action="/form/checkout-billing"
          back={back}
          hidden={{ version: String(checkout.version), isSame: 'false' }}
          address={isBillingSame ? null : billingAddress}
          failure={posted.failure}
          entered={posted.entered}
          onChoose={async (chosen) => {
            await changeBilling({ isSame: false, ...chosen });
            setOpen(false);
          }}
        >
          <FormattedMessage id="checkout.billing.use" />
        </AddressChoice>
      </details>
    </section>
  );
}

function SameAddress({ checkout }: Pick<BillingProps, 'checkout'>) {
  const { changeBilling } = useChangeCheckout();
  const { isPending, failure, handleSubmit } = useSubmit(() => changeBilling({ isSame: true }), null);
  return (
    <form method="post" action="/form/checkout-billing" onSubmit={handleSubmit} className={styles.stack}>
      {Object.entries({ back, version: checkout.version, isSame: 'true' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {failure ? (
        <FailureAlert failure={failure} messages={changeFailureMessages}>
          {changeFailureAction(failure)}
        </FailureAlert>
      ) : null}
      <Button type="submit" variant="secondary" size="small" pending={isPending}>
        <FormattedMessage id="checkout.billing.useDelivery" />
      </Button>
    </form>
  );
}
